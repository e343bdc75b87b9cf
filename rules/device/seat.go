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
	tag, seats, found := strings.Cut(d.store.Get(seatPrefix+hex.EncodeToString(id[:])), " ")
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
// of no other.
//
// With over the seats may be another device's, in a match that is open: a player
// who has stopped can be replaced.
func (d *Device) Take(e *Entry, seats link.Seats, names []string, over bool) error {
	l := &e.Link
	mine := d.Seating(l.Match.ID)
	mine.Known = true
	switch {
	case seats == 0:
	case open(l):
		if err := d.claim(l, &mine, seats, over); err != nil {
			return err
		}
	default:
		if err := d.join(l, &mine, seats); err != nil {
			return err
		}
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
	if _, err := d.advance(e); err != nil {
		return err
	}
	_, err := d.Keep(e)
	return err
}

// claim takes seats of an open match.
func (d *Device) claim(l *link.Link, mine *Seating, seats link.Seats, over bool) error {
	for mine.Tag == (link.Tag{}) {
		d.random(mine.Tag[:])
	}
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		if owner := l.Claims[seat]; seats.Has(seat) && owner != mine.Tag && !over && (owner != link.Tag{} || l.Trust.Mode != trust.Open) {
			return ErrTaken
		}
	}
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		if seats.Has(seat) {
			l.Claims[seat] = mine.Tag
			mine.Seats = mine.Seats.With(seat)
		}
	}
	return nil
}

// join puts in this device's anchor. Asked again it gives the same one.
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
	k, ok := d.secret(l.Match.ID)
	switch {
	case key < 0, ok && k.key != key:
		return ErrTaken
	case !ok:
		k = keyring{key: key, length: trust.Length, uses: map[int]string{}, seals: map[string]string{}}
		d.random(k.value[:])
	}
	anchor := d.chain(l.Match.ID, k).Anchor()
	if l.Trust.Keys[key].Anchor != anchor {
		if err := trust.Join(l.Match, &l.Trust, key, anchor); err != nil {
			return ErrTaken
		}
	}
	if err := d.keepSecret(l.Match.ID, k); err != nil {
		return err
	}
	mine.Seats = seatsOf(l, key)
	return nil
}

// shared reports whether the seats of the match belong to devices, so that not
// each device plays all.
func shared(l *link.Link) bool {
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
	return l.Claims[seat] != (link.Tag{}) ||
		l.Trust.Mode != trust.Open && l.Trust.Keys[l.Trust.KeyOf[seat]].Anchor != (trust.Value{})
}

// Plays reports whether this device answers for a seat.
func (d *Device) Plays(l *link.Link, seat rules.Seat) bool {
	switch {
	case !shared(l):
		return true
	case l.Claims[seat] != (link.Tag{}):
		return l.Claims[seat] == d.Seating(l.Match.ID).Tag
	}
	return l.Trust.Mode != trust.Open && d.holds(l, seat)
}

// Draws reports whether this device draws the chance at which a match stands
// that nothing proves.
func (d *Device) Draws(l *link.Link) bool {
	if !shared(l) {
		return true
	}
	seat, ok := Drawer(l)
	return !ok && d.Seating(l.Match.ID).Seats != 0 || ok && d.Plays(l, seat)
}

// Drawer gives the seat whose device draws: that of the answer before or, if that
// was sealed, the first that was asked. False if any device does, as at the
// beginning of a match.
func Drawer(l *link.Link) (rules.Seat, bool) {
	m := l.Match
	for ply := len(m.Log); ply > 0; {
		before := m.At(ply - 1)
		decision := before.State.Decision()
		if decision.Kind != rules.Chance {
			for _, seat := range decision.Who() {
				if taken(l, seat) {
					return seat, true
				}
			}
			return rules.Nobody, false
		}
		ply = len(before.Log)
	}
	if l.Trust.Mode != trust.Open {
		return firstOf(l, 0), true
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
