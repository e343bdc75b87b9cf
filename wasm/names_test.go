//go:build !js

package main

import "testing"

func TestNumbersOfATraceBecomeNames(t *testing.T) {
	functions := []string{"main.main", "flota/app.(*shell).Render"}
	trace := "goroutine 1 [running]:\n@1(...)\n\t?:0 +0x5\n@0()\nruntime.main()\n@zz(...) mail@example.org, @1st, a@1\n"
	want := "goroutine 1 [running]:\nflota/app.(*shell).Render(...)\n\t?:0 +0x5\nmain.main()\nruntime.main()\n@zz(...) mail@example.org, @1st, a@1\n"
	if got := string(named([]byte(trace), functions)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
