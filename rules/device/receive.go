package device

import (
	"flota/rules"
	"flota/rules/link"
)

// An Arrival is what a link that came in means on this device.
type Arrival struct {
	How Relation
	// Entry is what the device now keeps of the link. With Older it is the kept
	// match, which is ahead; with TakenBack and Ask it is the kept match as it
	// was.
	Entry Entry
	// Came is the link as it came.
	Came link.Link
	// Since is the ply up to which the device knew the match before.
	Since int
	// Changed: something was added to what was kept.
	Changed bool
	// Ask: answers are to be taken back, which this device's players have not
	// agreed to. TakeBack does it.
	Ask bool
	// Lost are the seats that this device had taken and another has now.
	Lost link.Seats
	// Other is, with Fork, the branch that was followed so far.
	Other Entry
	// Err is why the store has not kept it; all else holds all the same.
	Err error
}

// Receive takes a link in: see the package comment.
func (d *Device) Receive(came link.Link) Arrival {
	a := Arrival{Came: came}
	best := Entry{}
	for _, e := range d.Branches(came.Match.ID) {
		how := Compare(e.Link, came)
		if rank(how) > rank(a.How) {
			a.How, best = how, e
		}
	}
	if a.How == Fork && came.Match.ID == [8]byte{} {
		a.How = Unknown // links written by hand have no id
	}
	mine := d.Seating(came.Match.ID)
	switch a.How {
	case Unknown:
		a.Entry = Entry{Name: d.free(followedPrefix, came.Match.ID), Link: came}
		a.Changed = true
	case Same:
		a.Since = len(best.Link.Match.Log)
		a.Entry = best
		merge(&a.Entry.Link, &came)
	case Newer:
		a.Since = len(best.Link.Match.Log)
		a.Entry = Entry{best.Name, came, best.Text}
		merge(&a.Entry.Link, &best.Link)
	case TakenBack:
		a.Since = common(best.Link.Match, came.Match)
		a.Entry = best
		if a.Ask = !agreed(&best.Link, &came, mine); a.Ask {
			return a
		}
		a.Entry = Entry{best.Name, came, best.Text}
		merge(&a.Entry.Link, &best.Link)
	case Older:
		a.Since = len(came.Match.Log)
		a.Entry = best
		merge(&a.Entry.Link, &came)
	case Fork:
		a.Other = best
		a.Since = common(best.Link.Match, came.Match)
		a.Entry = Entry{Name: d.free(followedPrefix, came.Match.ID), Link: came}
	}
	a.Entry.Link.View = link.View{}
	settle(&a.Entry.Link)
	for seat := range came.Match.Setup.Seats {
		if mine.Seats.Has(rules.Seat(seat)) && a.Entry.Link.Claims[seat] != mine.Tag && mine.Tag != (link.Tag{}) {
			a.Lost = a.Lost.With(rules.Seat(seat))
		}
	}
	before := a.Entry.Text
	a.Err = d.put(&a.Entry)
	a.Changed = a.Entry.Text != before
	return a
}

// rank orders relations by how near they are: a link belongs to the branch to
// which it is nearest.
func rank(r Relation) int {
	return [...]int{Unknown: 0, Fork: 1, Older: 2, TakenBack: 3, Newer: 4, Same: 5}[r]
}

// agreed reports whether the players of this device have said yes to the
// takebacks that a link has made, or have none to ask.
func agreed(kept, came *link.Link, mine Seating) bool {
	if mine.Seats == 0 {
		return true
	}
	backs := takebacks(&kept.Trace, &came.Trace)
	p := kept.Proposal
	return len(backs) == 1 && backs[0].By == p.By && backs[0].Back == p.Ply && backs[0].At == len(kept.Match.Log) &&
		p.Accepted&mine.Seats == mine.Seats
}

// TakeBack follows a takeback that Receive has asked about.
func (d *Device) TakeBack(a *Arrival) error {
	e := Entry{a.Entry.Name, a.Came, a.Entry.Text}
	merge(&e.Link, &a.Entry.Link)
	e.Link.View = link.View{}
	if err := d.put(&e); err != nil {
		return err
	}
	a.Entry, a.Ask, a.Changed = e, false, true
	return nil
}
