package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// An addressBar is what follows the # in the address of the page, as far as it may be
// written: browsers take only so many changes in a time (Chromium 200 in ten seconds,
// beyond which it does nothing; Safari 100, beyond which it throws), and programs
// answer faster.
type addressBar struct {
	left  float64 // changes that are possible at once
	at    time.Time
	waits bool // for when one is possible again
}

const (
	addressBurst = 80
	addressRate  = 8 // a second
	addressDelay = time.Second
)

// change reports whether the address may be changed now, and if so counts it.
func (a *addressBar) change(now time.Time) bool {
	if a.at.IsZero() {
		a.left = addressBurst
	} else {
		a.left = min(addressBurst, a.left+addressRate*now.Sub(a.at).Seconds())
	}
	a.at = now
	if a.left < 1 {
		return false
	}
	a.left--
	return true
}

// setAddress puts a match into the address, at once or as soon as the browser takes
// it.
func (s *shell) setAddress(payload string) {
	if !app.IsClient || payload == fragment() {
		return
	}
	if s.bar.change(time.Now()) && replaceAddress(payload) || s.bar.waits || s.later == nil {
		return
	}
	s.bar.waits = true
	s.later(addressDelay, func(app.Context) {
		s.bar.waits = false
		s.writeAddress()
	})
}

// replaceAddress reports whether the browser has let it.
func replaceAddress(payload string) (ok bool) {
	defer func() { recover() }() // of what the browser throws
	app.Window().Get("history").Call("replaceState", nil, "", "#"+payload)
	return true
}
