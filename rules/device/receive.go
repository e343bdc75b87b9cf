package device

import (
	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// An Arrival is what a link that came in means on this device.
type Arrival struct {
	How Relation
	// Entry is what the device now keeps of the link. With Older it is the kept
	// match, which is ahead; with Ask the kept match as it was.
	Entry Entry
	// Came is the link as it came.
	Came link.Link
	// Since is the ply up to which the device knew the match before.
	Since int
	// Changed: something was added to what was kept.
	Changed bool
	// Ask: the link takes answers back, or goes on as an open match, and this
	// device's players have not agreed. Agree does it.
	Ask bool
	// Report is what is wrong with the proof in the link. It is then neither
	// kept nor followed.
	Report trust.Report
	// Foreign: the link says that this device has done what it has not. It is a
	// Fork.
	Foreign bool
	// Twice are the seats that have sealed two different answers.
	Twice link.Seats
	// Lost are the seats that this device had taken and another has now.
	Lost link.Seats
	// Other is, with Fork, the branch that was followed so far.
	Other Entry
	// Err is why the store has not kept it; all else holds all the same.
	Err error
}

// Receive takes a link in: see the package comment. It does nothing for this
// device's players: see Go.
func (d *Device) Receive(came link.Link) Arrival {
	a := Arrival{Came: came}
	var best Entry
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
	known := a.How == Same && came.Trust == best.Link.Trust // all was looked at when it was kept
	if !known {
		if a.Report = trust.Verify(came.Match, &came.Trust); a.Report.Wrong() {
			a.Entry = best
			return a
		}
		a.Twice = d.see(&came)
	}
	switch {
	case !known && d.foreign(&came), a.How == Newer && d.invented(&best.Link, &came), a.How == TakenBack && d.spent(&came):
		a.Foreign = true
		if a.How != Unknown {
			a.How = Fork
		}
	case mine.Seats != 0 && a.How != Unknown && a.How != Fork && came.Trust.Until > 0 && best.Link.Trust.Until != came.Trust.Until,
		a.How == TakenBack && !agreed(&best.Link, &came, mine):
		a.Ask = true
		a.Entry = best
		a.Since = common(best.Link.Match, came.Match)
		return a
	}
	switch a.How {
	case Unknown:
		a.Entry = Entry{Name: d.free(followedPrefix, came.Match.ID), Link: came}
	case Same:
		a.Since = len(best.Link.Match.Log)
		a.Entry = best
		merge(&a.Entry.Link, &came)
	case Newer, TakenBack:
		a.Since = common(best.Link.Match, came.Match)
		a.Entry = Entry{best.Name, came, best.Text}
		merge(&a.Entry.Link, &best.Link)
	case Older:
		a.Since = len(came.Match.Log)
		a.Entry = best
		merge(&a.Entry.Link, &came)
	case Fork:
		a.Other = best
		a.Since = common(best.Link.Match, came.Match)
		a.Entry = Entry{Name: d.free(asidePrefix, came.Match.ID), Link: came}
	}
	a.Entry.Link.View = link.View{}
	settle(&a.Entry.Link)
	for seat := range came.Match.Setup.Seats {
		if open(&came) && mine.Seats.Has(rules.Seat(seat)) && a.Entry.Link.Claims[seat] != mine.Tag && mine.Tag != (link.Tag{}) {
			a.Lost = a.Lost.With(rules.Seat(seat))
		}
	}
	before := a.Entry.Text
	a.Err = d.put(&a.Entry)
	a.Changed = a.Entry.Text != before
	return a
}

// invented reports whether a newer link has answers of this device's seats that
// the device does not know.
func (d *Device) invented(kept, came *link.Link) bool {
	if !shared(kept) {
		return false
	}
	decision := kept.Match.State.Decision()
	for i, answer := range came.Match.Log[len(kept.Match.Log):] {
		// What was sealed here was compared with the seal.
		if sealed := decision.Kind == rules.Sealed && i < int(decision.Count); sealed && said(kept, answer.Seat) {
			continue
		}
		if answer.Seat != rules.Nobody && kept.Bots[answer.Seat] == link.NoBot && d.Plays(kept, answer.Seat) {
			return true
		}
	}
	return false
}

// said reports whether a seat has answered the sealed decision at which a match
// stands.
func said(l *link.Link, seat rules.Seat) bool {
	return l.Trust.Seals[seat].Given || answered(l.Match, seat)
}

// spent reports whether a link lacks values that this device has used: what was
// opened cannot be closed.
func (d *Device) spent(came *link.Link) bool {
	k, ok := d.secret(came.Match.ID)
	if !ok || open(came) {
		return false
	}
	used := 0
	for _, u := range trust.Check(came.Match, &came.Trust).Uses {
		if u.Key == k.key {
			used = max(used, u.Number)
		}
	}
	for n := range k.uses {
		if n > used {
			return true
		}
	}
	return false
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

// Agree follows what Receive has asked about.
func (d *Device) Agree(a *Arrival) error {
	e := Entry{a.Entry.Name, a.Came, a.Entry.Text}
	if len(a.Entry.Link.Match.Log) > len(a.Came.Match.Log) && a.Came.Trace == a.Entry.Link.Trace {
		// The match goes on openly, and here it has gone on.
		e.Link = a.Entry.Link
		e.Link.Match = copyOf(e.Link.Match)
		merge(&e.Link, &a.Came)
	} else {
		merge(&e.Link, &a.Entry.Link)
	}
	e.Link.View = link.View{}
	if err := d.put(&e); err != nil {
		return err
	}
	a.Entry, a.Ask, a.Changed = e, false, true
	return nil
}
