package device

import (
	"encoding/binary"
	"errors"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// ErrNotYours is the error of an answer for a seat of another device.
var ErrNotYours = errors.New("device: this seat is played at another device")

// Play enters the answer of a seat of this device, sealed where the match asks for
// that, and does what this device has to do then. The entry is kept; how says as
// what, as with Keep. An answer that is not legal gives a *rules.Illegal and
// changes nothing; so does every other error but those of the store, and ErrTwice:
// then the answer is sealed, and stays so.
func (d *Device) Play(e *Entry, seat rules.Seat, move rules.Move) (how Relation, err error) {
	if !d.Plays(&e.Link, seat) {
		return Same, ErrNotYours
	}
	next := e.copied()
	l := &next.Link
	plies := len(l.Match.Log)
	sealing := d.accounts.of(l).Step.Kind == trust.Sealing
	if sealing {
		err = d.seal(l, seat, move)
	} else {
		err = l.Match.Play(seat, move)
	}
	if err != nil {
		return Same, err
	}
	_, stuck := d.advance(l)
	if stuck != nil && !(sealing && errors.Is(stuck, ErrTwice)) {
		return Same, stuck
	}
	if len(l.Match.Log) > plies {
		l.Proposal = link.Proposal{}
	}
	*e = next
	if how, err = d.Keep(e); err == nil {
		err = stuck
	}
	return how, err
}

// Go does what this device has to do without asking anybody, such as drawing, and
// keeps the entry. It reports whether there was anything to do. In a branch that
// is set aside it does nothing.
func (d *Device) Go(e *Entry) (bool, error) {
	if e.Aside() {
		return false, nil
	}
	next := e.copied()
	did, err := d.advance(&next.Link)
	if !did {
		return false, err
	}
	*e = next
	if _, kept := d.Keep(e); err == nil {
		err = kept
	}
	return true, err
}

// Draw draws the chance at which an open match stands although another device
// should: that has stopped. The entry is kept; how says as what, as with Keep.
func (d *Device) Draw(e *Entry) (how Relation, err error) {
	if !open(&e.Link) {
		return Same, ErrNotYours
	}
	next := e.copied()
	for next.Link.Match.State.Decision().Kind == rules.Chance {
		d.drawOne(next.Link.Match)
	}
	*e = next
	return d.Keep(e)
}

// draw draws all chance that this device has to draw.
func (d *Device) draw(l *link.Link) bool {
	drawn := false
	for l.Match.State.Decision().Kind == rules.Chance && d.Draws(l) {
		d.drawOne(l.Match)
		drawn = true
	}
	return drawn
}

// drawOne draws one outcome.
func (d *Device) drawOne(m *rules.Match) {
	var b [8]byte
	d.random(b[:])
	outcome := rules.Draw(m.State.Options(rules.Nobody, nil), binary.BigEndian.Uint64(b[:]))
	if err := m.Play(rules.Nobody, outcome); err != nil {
		panic("device: draw: " + err.Error())
	}
}
