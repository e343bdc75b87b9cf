package device

import (
	"errors"

	"flota/rules"
	"flota/rules/link"
)

// ErrTakeback is the error of a takeback that cannot be proposed.
var ErrTakeback = errors.New("device: nothing can be taken back that far; choose a later answer")

// Propose asks the others to take answers back, to a ply, on behalf of a seat of
// this device. If nobody else is at the table it happens at once.
func (d *Device) Propose(e *Entry, seat rules.Seat, ply int) error {
	if ply < 0 || ply >= len(e.Link.Match.Log) || ply < Earliest(&e.Link) {
		return ErrTakeback
	}
	back := len(e.Link.Match.At(ply).Log) // not into a sealed decision
	e.Link.Proposal = link.Proposal{By: seat, Ply: back, Accepted: d.seats(&e.Link).With(seat)}
	return d.settle(e)
}

// Accept agrees to the takeback for the seats of this device. When all have
// agreed it happens.
func (d *Device) Accept(e *Entry) error {
	p := &e.Link.Proposal
	if p.Accepted == 0 {
		return nil
	}
	p.Accepted |= d.seats(&e.Link)
	p.Refused &^= p.Accepted
	return d.settle(e)
}

// Refuse says no for the seats of this device. The proposal stays, refused, until
// somebody plays on.
func (d *Device) Refuse(e *Entry) error {
	p := &e.Link.Proposal
	if p.Accepted == 0 {
		return nil
	}
	p.Refused = (p.Refused | d.seats(&e.Link)) &^ (1 << p.By)
	p.Accepted &^= p.Refused
	_, err := d.Keep(e)
	return err
}

// seats are those for which this device speaks.
func (d *Device) seats(l *link.Link) link.Seats {
	var s link.Seats
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		if d.Plays(l, seat) {
			s = s.With(seat)
		}
	}
	return s
}

// settle does the takeback if all agree, and keeps the entry.
func (d *Device) settle(e *Entry) error {
	settle(&e.Link)
	_, err := d.Keep(e)
	return err
}

// settle does the takeback if all who are asked agree: free seats and programs
// are not.
func settle(l *link.Link) {
	p := l.Proposal
	if p.Accepted == 0 {
		return
	}
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		asked := (!shared(l) || l.Claims[seat] != link.Tag{}) && l.Bots[seat] == link.NoBot
		if asked && !p.Accepted.Has(seat) {
			return
		}
	}
	back := link.Takeback{At: len(l.Match.Log), Back: p.Ply, By: p.By}
	l.Match.Undo(p.Ply)
	l.Trace.Add(back)
	l.Proposal = link.Proposal{}
	cutNotes(l)
}

// cutNotes drops the notes beyond the log.
func cutNotes(l *link.Link) {
	var kept link.Notes
	for _, n := range l.Notes {
		if n.Ply <= len(l.Match.Log) {
			kept = append(kept, n)
		}
	}
	l.Notes = kept
}

// Undo takes answers of this device back, to a ply, without asking anybody: those
// that nobody else has seen. It fails if that is before Earliest.
func (d *Device) Undo(e *Entry, ply int) error {
	if ply < Earliest(&e.Link) || ply > len(e.Link.Match.Log) {
		return ErrTakeback
	}
	if now := d.store.Get(e.Name); now != e.Text {
		if other, ok := d.Load(e.Name); ok {
			*e = other // another tab is ahead
			return nil
		}
	}
	e.Link.Match = e.Link.Match.At(ply)
	e.Link.Proposal = link.Proposal{}
	cutNotes(&e.Link)
	return d.put(e)
}

// Withdraw takes the sealed answer of a seat of this device back, as long as
// others are waited for. In a match with keys what is sealed stays.
func (d *Device) Withdraw(e *Entry, seat rules.Seat) error {
	if !d.Plays(&e.Link, seat) {
		return ErrNotYours
	}
	e.Link.Match = copyOf(e.Link.Match)
	e.Link.Match.Withdraw(seat)
	return d.put(e)
}
