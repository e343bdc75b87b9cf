//go:build !js

package app

import (
	"testing"
	"time"
)

func TestAddressIsNotChangedMoreOftenThanBrowsersTake(t *testing.T) {
	now := time.Unix(1e9, 0)
	var a addressBar
	var times []time.Time
	for range 60 * 100 { // a hundred a second, for a minute
		if a.change(now) {
			times = append(times, now)
		}
		now = now.Add(10 * time.Millisecond)
	}
	if len(times) < 500 {
		t.Errorf("in a minute it was changed %d times", len(times))
	}
	for i := range times {
		n := 0
		for n < len(times)-i && times[i+n].Sub(times[i]) < 10*time.Second {
			n++
		}
		if n > 161 {
			t.Fatalf("in ten seconds it was changed %d times", n)
		}
	}
	// Who plays by hand does not meet the bound.
	now = now.Add(time.Minute)
	for range 300 {
		if now = now.Add(200 * time.Millisecond); !a.change(now) {
			t.Fatal("five answers a second are too many")
		}
	}
}
