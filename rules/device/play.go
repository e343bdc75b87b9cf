package device

import (
	"encoding/binary"
	"errors"

	"flota/rules"
	"flota/rules/link"
)

// ErrNotYours is the error of an answer for a seat of another device.
var ErrNotYours = errors.New("device: this seat is played at another device")

// Play enters the answer of a seat of this device and draws what it has to draw
// then. The entry is kept; how says as what, as with Keep. An answer that is not
// legal gives a *rules.Illegal and changes nothing.
func (d *Device) Play(e *Entry, seat rules.Seat, move rules.Move) (how Relation, err error) {
	if !d.Plays(&e.Link, seat) {
		return Same, ErrNotYours
	}
	plies := len(e.Link.Match.Log)
	if err := e.Link.Match.Play(seat, move); err != nil {
		return Same, err
	}
	if len(e.Link.Match.Log) > plies {
		e.Link.Proposal = link.Proposal{}
	}
	d.draw(&e.Link)
	return d.Keep(e)
}

// Go draws the chance at which the entry stands, if this device has to, and keeps
// it. It reports whether there was anything to do.
func (d *Device) Go(e *Entry) (bool, error) {
	if !d.draw(&e.Link) {
		return false, nil
	}
	_, err := d.Keep(e)
	return true, err
}

// draw draws all chance that this device has to draw.
func (d *Device) draw(l *link.Link) bool {
	drawn := false
	for l.Match.State.Decision().Kind == rules.Chance && d.Draws(l) {
		options := l.Match.State.Options(rules.Nobody, nil)
		var b [8]byte
		d.random(b[:])
		if err := l.Match.Play(rules.Nobody, rules.Draw(options, binary.BigEndian.Uint64(b[:]))); err != nil {
			panic("device: draw: " + err.Error())
		}
		drawn = true
	}
	return drawn
}
