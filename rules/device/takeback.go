package device

import (
	"errors"

	"flota/rules"
	"flota/rules/link"
)

// The errors of takebacks.
var (
	ErrTakeback = errors.New("device: nothing can be taken back that far; choose a later answer")
	ErrAsked    = errors.New("device: somebody asks to take back as much already; that is to be answered first")
)

// Propose asks the others to take answers back, to a ply, on behalf of a seat of
// this device. If nobody else is at the table it happens at once.
func (d *Device) Propose(e *Entry, seat rules.Seat, ply int) error {
	l := &e.Link
	if ply < 0 || ply >= len(l.Match.Log) {
		return ErrTakeback
	}
	ply = len(l.Match.At(ply).Log) // not into a sealed decision
	switch {
	case !d.Plays(l, seat):
		return ErrNotYours
	case ply < d.Earliest(l):
		return ErrTakeback
	}
	p := link.Proposal{By: seat, Ply: ply, Accepted: d.seats(l)}
	if other := l.Proposal; other.Accepted != 0 && holds(other, p) {
		return ErrAsked
	}
	return d.answer(e, p)
}

// Accept agrees to the takeback for the seats of this device. When all have
// agreed it happens. What was opened or sealed since it was proposed stays.
func (d *Device) Accept(e *Entry) error {
	p := e.Link.Proposal
	switch {
	case p.Accepted == 0:
		return nil
	case p.Ply < d.Earliest(&e.Link):
		return ErrTakeback
	}
	p.Accepted |= d.seats(&e.Link)
	p.Refused &^= p.Accepted
	return d.answer(e, p)
}

// Refuse says no for the seats of this device. The proposal stays, refused, until
// somebody plays on. One's own is gone from this device.
func (d *Device) Refuse(e *Entry) error {
	p := e.Link.Proposal
	if p.Accepted == 0 {
		return nil
	}
	if d.Plays(&e.Link, p.By) {
		p = link.Proposal{}
	} else {
		p.Refused |= d.seats(&e.Link)
		p.Accepted &^= p.Refused
	}
	return d.answer(e, p)
}

// answer puts a proposal in, does the takeback if all agree, and keeps the entry.
func (d *Device) answer(e *Entry, p link.Proposal) error {
	next := e.copied()
	next.Link.Proposal = p
	d.accounts.settle(&next.Link)
	*e = next
	_, err := d.Keep(e)
	return err
}

// settle does the takeback if all who are asked agree: free seats and programs
// are not. One that reaches too far is dropped.
func (c accounts) settle(l *link.Link) {
	p := l.Proposal
	if p.Accepted == 0 {
		return
	}
	if p.Ply < c.earliest(l) {
		l.Proposal = link.Proposal{}
		return
	}
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		asked := (!Shared(l) || taken(l, seat)) && l.Bots[seat] == link.NoBot
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
