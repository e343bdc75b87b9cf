package device

import (
	"encoding/hex"
	"errors"
	"slices"
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// A Seating says which seats of a match are this device's.
type Seating struct {
	Known bool     // the person has said so
	Tag   link.Tag // of the device in this match; none while it has no seat
	Seats link.Seats
}

// Seating gives what the person has said for a match.
func (d *Device) Seating(id [8]byte) Seating {
	return readSeating(d.store.Get(seatPrefix + hex.EncodeToString(id[:])))
}

func readSeating(text string) Seating {
	tag, seats, found := strings.Cut(text, " ")
	if !found {
		return Seating{}
	}
	s := Seating{Known: true}
	if b, err := hex.DecodeString(tag); err == nil && len(b) == len(s.Tag) {
		copy(s.Tag[:], b)
	}
	if n, err := strconv.ParseUint(seats, 10, rules.MaxSeats); err == nil {
		s.Seats = link.Seats(n)
	}
	return s
}

func (d *Device) seat(id [8]byte, s Seating) error {
	return d.store.Set(seatPrefix+hex.EncodeToString(id[:]),
		hex.EncodeToString(s.Tag[:])+" "+strconv.Itoa(int(s.Seats)))
}

// ErrTaken is the error of a seat that another device has.
var ErrTaken = errors.New("device: this seat is taken by another player; choose a free one, or watch")

// Take takes seats of a match for this device, in addition to those it has, and
// names their players; a name that is empty changes nothing. Without seats the
// person watches. Of a match with keys they are all seats of one key, and those
// of no other. An error changes nothing but, if the store is full, the entry.
//
// With over the seats may be another device's, in a match that is open: a player
// who has stopped can be replaced. All devices learn of it, however the links go.
func (d *Device) Take(e *Entry, seats link.Seats, names []string, over bool) error {
	next := e.copied()
	l := &next.Link
	mine := d.Seating(l.Match.ID)
	mine.Known = true
	var err error
	switch {
	case seats == 0:
	case open(l):
		err = d.claim(l, &mine, seats, over)
	default:
		err = d.join(l, &mine, seats)
	}
	if err != nil {
		return err
	}
	called := slices.Clone(l.Match.Names)
	for seat := range l.Match.Setup.Seats {
		if name := link.Name(nameOf(names, seat)); name != "" && seats.Has(rules.Seat(seat)) {
			called = named(called, seat, name)
		}
	}
	l.Match.Rename(called)
	if err := d.seat(l.Match.ID, mine); err != nil {
		return err
	}
	if _, err := d.advance(l); err != nil {
		return err
	}
	*e = next
	_, err = d.Keep(e)
	return err
}

// claim takes seats of an open match.
func (d *Device) claim(l *link.Link, mine *Seating, seats link.Seats, over bool) error {
	for mine.Tag == none {
		d.random(mine.Tag[:])
		mine.Tag = bare(mine.Tag)
	}
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		switch {
		case !seats.Has(seat), Shared(l) && d.owns(l, seat):
		case !taken(l, seat):
			l.Claims[seat] = mine.Tag
		case !over:
			return ErrTaken
		default:
			l.Claims[seat] = takeover(mine.Tag, l.Claims[seat])
		}
	}
	mine.Seats |= seats & (1<<l.Match.Setup.Seats - 1)
	return nil
}

// join puts in this device's anchor. Asked again it gives the same one. A device
// whose place another has taken can take one with another key, as long as it has
// used nothing.
func (d *Device) join(l *link.Link, mine *Seating, seats link.Seats) error {
	key := -1
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		if !seats.Has(seat) {
			continue
		}
		if k := int(l.Trust.KeyOf[seat]); key < 0 {
			key = k
		} else if k != key {
			return ErrTaken
		}
	}
	if key < 0 {
		return ErrTaken
	}
	k, ok := d.keyring(l.Match.ID)
	if ok && k.key != key && (k.last() > 0 || d.anchored(l, k)) {
		return ErrTaken
	}
	if !ok || k.key != key {
		var value trust.Value
		d.random(value[:])
		k = newKeyring(key, value)
	}
	if !d.anchored(l, k) {
		if err := trust.Join(l.Match, &l.Trust, key, d.chain(l.Match.ID, k).Anchor()); err != nil {
			return ErrTaken
		}
	}
	if err := d.keepKeyring(l.Match.ID, k); err != nil {
		return err
	}
	mine.Seats = seatsOf(l, key)
	return nil
}

// Shared reports whether the seats of the match belong to devices, so that not
// each device plays all.
func Shared(l *link.Link) bool {
	return l.Trust.Mode != trust.Open || l.Claims != [rules.MaxSeats]link.Tag{}
}

// Free gives the seats that nobody has taken yet and no program plays.
func Free(l *link.Link) link.Seats {
	var seats link.Seats
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		if l.Bots[seat] == link.NoBot && !taken(l, seat) {
			seats = seats.With(seat)
		}
	}
	return seats
}

// taken reports whether a device has a seat.
func taken(l *link.Link, seat rules.Seat) bool {
	return open(l) && l.Claims[seat] != none ||
		l.Trust.Mode != trust.Open && l.Trust.Keys[l.Trust.KeyOf[seat]].Anchor != (trust.Value{})
}

// Plays reports whether this device answers for a seat. In a match in which no
// seat belongs to a device it does for all. For the programs of an open match the
// device of the Mover does.
func (d *Device) Plays(l *link.Link, seat rules.Seat) bool {
	if program(l, seat) {
		return d.moves(l, len(l.Match.Log))
	}
	return d.owns(l, seat)
}

// program reports whether a seat is that of a program of an open match between
// devices.
func program(l *link.Link, seat rules.Seat) bool {
	return Shared(l) && open(l) && l.Bots[seat] != link.NoBot
}

// owns reports whether this device has taken a seat, or all seats are everybody's.
func (d *Device) owns(l *link.Link, seat rules.Seat) bool {
	switch {
	case !Shared(l):
		return true
	case open(l) && l.Claims[seat] != none:
		return bare(l.Claims[seat]) == d.Seating(l.Match.ID).Tag
	}
	return l.Trust.Mode != trust.Open && d.holds(l, seat)
}

// seats are those for which this device speaks.
func (d *Device) seats(l *link.Link) link.Seats {
	var s link.Seats
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		if d.owns(l, seat) && !program(l, seat) {
			s = s.With(seat)
		}
	}
	return s
}

// Draws reports whether this device draws the chance at which a match stands
// that nothing proves.
func (d *Device) Draws(l *link.Link) bool { return !Shared(l) || d.moves(l, len(l.Match.Log)) }

// moves reports whether this device does what is not a person's to do when a match
// stands at a ply.
func (d *Device) moves(l *link.Link, ply int) bool {
	seat, ok := mover(l, ply)
	return !ok && d.seats(l) != 0 || ok && d.owns(l, seat)
}

// Mover gives the seat whose device draws and answers for the programs of an open
// match: the person who answered last or, if that was sealed, the first of those who
// did. Before any of them has it is whoever began. False if nobody can be told: then
// any device does that has a seat.
func Mover(l *link.Link) (rules.Seat, bool) { return mover(l, len(l.Match.Log)) }

// mover is the Mover when the match stands at a ply.
func mover(l *link.Link, ply int) (rules.Seat, bool) {
	m := l.Match
	for ply > 0 {
		begin := m.Begin(ply - 1)
		for _, a := range m.Log[begin:ply] {
			if a.Seat != rules.Nobody && l.Bots[a.Seat] == link.NoBot && taken(l, a.Seat) {
				return a.Seat, true
			}
		}
		ply = begin
	}
	if l.Trust.Mode != trust.Open {
		return firstOf(l, 0), true
	}
	for seat := range rules.Seat(m.Setup.Seats) {
		if l.Bots[seat] != link.NoBot && taken(l, seat) {
			return seat, true // whoever began has taken it
		}
	}
	first := m.At(0).State.Decision()
	for _, seat := range first.Who() {
		if taken(l, seat) {
			return seat, true
		}
	}
	return rules.Nobody, false
}

// firstOf is the first seat of a key.
func firstOf(l *link.Link, key int) rules.Seat {
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		if int(l.Trust.KeyOf[seat]) == key {
			return seat
		}
	}
	return rules.Nobody
}
