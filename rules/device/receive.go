package device

import (
	"slices"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// An Arrival is what a link that came in means on this device.
type Arrival struct {
	// How the link stands to the branch that is followed. A link of a branch
	// that was set aside is a Fork.
	How Relation
	// Entry is what the device now keeps of the link. With Older it is the kept
	// match, which is ahead; with Ask and Report the kept match as it was.
	Entry Entry
	// Came is the link as it came, without what nobody but this device can say:
	// that its players agree to a takeback.
	Came link.Link
	// Since is the ply up to which the device knew the match before.
	Since int
	// Changed: something was added to what was kept.
	Changed bool
	// Ask: the link takes answers back, or goes on as an open match, and this
	// device's players have not agreed. Agree does it.
	Ask bool
	// Spent, with Ask: the match would be open from before this device's last
	// opening or seal; its players give up what that has proved.
	Spent bool
	// Report is what is wrong with the proof in the link. It is then neither
	// kept nor followed.
	Report trust.Report
	// Foreign: the link says that this device has done what it does not know of.
	// It is a Fork, if anything was kept.
	Foreign bool
	// Twice are the seats that have sealed two different answers, or given
	// another answer than they had sealed.
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
	branches, foreign := d.known(came.Match.ID)
	best, how := d.nearest(branches, &came)
	if how == Fork && came.Match.ID == [8]byte{} {
		best, how = Entry{}, Unknown // links written by hand have no id
	}
	a := Arrival{How: how, Entry: best, Came: came, Report: d.accounts.of(&came).Report}
	if a.Report.Wrong() {
		return a
	}
	d.scrub(&came, best)
	a.Came = came
	a.Err = d.learn(&came)
	a.Twice = d.see(&came)
	a.Foreign = d.foreign(&came)
	if how != Unknown {
		a.Since = Common(best.Link.Match, came.Match)
		a.Foreign = a.Foreign || d.invented(branches, best, &came)
		a.Other = branches[0]
	}
	switch {
	case a.Foreign:
		if how != Unknown {
			a.How = Fork
		}
		a.Entry = Entry{Name: d.free(foreignPrefix, came.Match.ID), Link: came}
		if seen, as := d.nearest(foreign, &came); as == Same || as == Older {
			a.Entry = seen
		}
	case how == Unknown:
		a.Entry = Entry{Name: d.free(followedPrefix, came.Match.ID), Link: came}
	case how == Fork:
		a.Entry = Entry{Name: d.free(asidePrefix, came.Match.ID), Link: came}
	case best.Aside():
		a.How = Fork
		a.Entry = d.joined(best, &came, how)
	case d.asks(&best.Link, &came, how):
		a.Ask, a.Spent = true, d.spent(&came)
	default:
		a.Entry = d.joined(best, &came, how)
		a.Lost = d.lost(&best.Link, &a.Entry.Link)
	}
	if a.How != Fork {
		a.Other = Entry{}
	}
	if a.Ask {
		return a
	}
	if err := d.take(&a); a.Err == nil {
		a.Err = err
	}
	return a
}

// take keeps the entry of an arrival, if there is anything new in it.
func (d *Device) take(a *Arrival) error {
	l := &a.Entry.Link
	l.View = link.View{}
	d.accounts.settle(l)
	if before, ok := d.read[a.Entry.Text]; ok && same(&before, l) {
		return nil
	}
	before := a.Entry.Text
	err := d.put(&a.Entry)
	a.Changed = a.Entry.Text != before
	return err
}

// known gives the branches of a match that this device knows for true as far as
// its own part goes, those that are followed first, and those that it does not.
func (d *Device) known(id [8]byte) (branches, foreign []Entry) {
	branches = d.Branches(id)
	n := slices.IndexFunc(branches, func(e Entry) bool { return e.Foreign() })
	if n < 0 {
		n = len(branches)
	}
	return branches[:n:n], branches[n:]
}

// nearest gives the kept branch to which a link belongs, and how it stands to
// that: one that is followed, if it belongs to any of these. They come first.
func (d *Device) nearest(branches []Entry, came *link.Link) (best Entry, how Relation) {
	for i, e := range branches {
		if rank(how) > rank(Fork) && e.Aside() && !branches[i-1].Aside() {
			break
		}
		if relation := d.accounts.compare(&e.Link, came); rank(relation) > rank(how) {
			best, how = e, relation
		}
	}
	return best, how
}

// rank orders relations by how near they are.
func rank(r Relation) int {
	return [...]int{Unknown: 0, Fork: 1, Older: 2, TakenBack: 3, Newer: 4, Same: 5}[r]
}

// joined puts a link and the kept branch to which it belongs together.
func (d *Device) joined(kept Entry, came *link.Link, how Relation) Entry {
	e := kept.copied()
	switch how {
	case Newer, TakenBack:
		e.Link = *came
		e.Link.Match = copyOf(came.Match)
		merge(&e.Link, &kept.Link)
	default:
		merge(&e.Link, came)
	}
	d.keepOwn(&e.Link, &kept.Link)
	return e
}

// keepOwn leaves it to this device who plays its seats, and what they are called.
func (d *Device) keepOwn(l, kept *link.Link) {
	if !Shared(kept) {
		return
	}
	names := slices.Clone(l.Match.Names)
	for seat := range l.Match.Setup.Seats {
		if !d.owns(kept, rules.Seat(seat)) || !d.owns(l, rules.Seat(seat)) {
			continue
		}
		l.Bots[seat] = kept.Bots[seat]
		if name := nameOf(kept.Match.Names, seat); name != "" {
			names = named(names, seat, name)
		}
	}
	l.Match.Rename(names)
}

// scrub takes out of a link what it cannot say: who has taken a seat of a match
// with keys, and that this device's players have proposed or accepted a takeback
// or refused it, unless the kept match says so too.
func (d *Device) scrub(came *link.Link, kept Entry) {
	if !open(came) {
		came.Claims = [rules.MaxSeats]link.Tag{}
	}
	p := &came.Proposal
	if p.Accepted == 0 || !Shared(came) {
		return
	}
	own, said := d.seats(came), link.Proposal{}
	if k := &kept.Link; k.Match != nil {
		if Shared(k) {
			own |= d.seats(k)
		}
		if level(k, came) && k.Proposal.By == p.By && k.Proposal.Ply == p.Ply {
			said = k.Proposal
		}
	}
	p.Accepted = p.Accepted&^own | said.Accepted&own
	p.Refused = p.Refused&^own | said.Refused&own
	if !p.Accepted.Has(p.By) {
		*p = link.Proposal{}
	}
}

// asks reports whether this device's players must agree before a link is
// followed.
func (d *Device) asks(kept, came *link.Link, how Relation) bool {
	if !Shared(kept) || d.seats(kept) == 0 {
		return false
	}
	if until := came.Trust.Until; until > 0 && (kept.Trust.Until == 0 || until < kept.Trust.Until) {
		return true
	}
	return how == TakenBack && !d.agreed(kept, came)
}

// agreed reports whether the players of this device have said yes to the
// takebacks that a link has made.
func (d *Device) agreed(kept, came *link.Link) bool {
	backs, own := takebacks(&kept.Trace, &came.Trace), d.seats(kept)
	p := kept.Proposal
	return len(backs) == 1 && backs[0] == (link.Takeback{At: len(kept.Match.Log), Back: p.Ply, By: p.By}) && p.Accepted&own == own
}

// lost gives the seats that this device had and has no more.
func (d *Device) lost(kept, now *link.Link) (seats link.Seats) {
	if !Shared(kept) {
		return 0
	}
	return d.seats(kept) &^ d.seats(now)
}

// spent reports whether a link lacks values that this device has used.
func (d *Device) spent(came *link.Link) bool {
	k, ok := d.keyring(came.Match.ID)
	if !ok {
		return false
	}
	used := 0
	for _, u := range d.accounts.of(came).Uses {
		if u.Key == k.key {
			used = max(used, u.Number)
		}
	}
	return k.last() > used
}

// Agree follows what Receive has asked about. If another tab has gone on since,
// nothing is done: the arrival then says how the link stands to that, and may ask
// again.
func (d *Device) Agree(a *Arrival) error {
	if !a.Ask {
		return nil
	}
	if d.store.Get(a.Entry.Name) != a.Entry.Text {
		*a = d.Receive(a.Came)
		return a.Err
	}
	next := *a
	next.Ask, next.Spent = false, false
	next.Entry = d.joined(a.Entry, &a.Came, a.How)
	if err := d.take(&next); err != nil {
		return err
	}
	*a = next
	return nil
}
