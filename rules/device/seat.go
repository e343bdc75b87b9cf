package device

import (
	"encoding/hex"
	"errors"
	"slices"
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/link"
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
// person watches. With over the seats may be another device's: a player who has
// stopped can be replaced.
func (d *Device) Take(e *Entry, seats link.Seats, names []string, over bool) error {
	m := e.Link.Match
	mine := d.Seating(m.ID)
	mine.Known = true
	if seats != 0 && mine.Tag == (link.Tag{}) {
		for mine.Tag == (link.Tag{}) {
			d.random(mine.Tag[:])
		}
	}
	for seat := range rules.Seat(m.Setup.Seats) {
		owner := e.Link.Claims[seat]
		if seats.Has(seat) && owner != (link.Tag{}) && owner != mine.Tag && !over {
			return ErrTaken
		}
	}
	called := slices.Clone(m.Names)
	for seat := range m.Setup.Seats {
		if !seats.Has(rules.Seat(seat)) {
			continue
		}
		e.Link.Claims[seat] = mine.Tag
		mine.Seats = mine.Seats.With(rules.Seat(seat))
		if name := link.Name(nameOf(names, seat)); name != "" {
			called = named(called, seat, name)
		}
	}
	m.Rename(called)
	if err := d.seat(m.ID, mine); err != nil {
		return err
	}
	_, err := d.Keep(e)
	return err
}

// shared reports whether seats of the match are taken by devices, so that not
// each device plays all.
func shared(l *link.Link) bool { return l.Claims != [rules.MaxSeats]link.Tag{} }

// Plays reports whether this device answers for a seat.
func (d *Device) Plays(l *link.Link, seat rules.Seat) bool {
	if !shared(l) {
		return true
	}
	tag := d.Seating(l.Match.ID).Tag
	return tag != (link.Tag{}) && l.Claims[seat] == tag
}

// Draws reports whether this device draws the chance at which an open match
// stands.
func (d *Device) Draws(l *link.Link) bool {
	if !shared(l) {
		return true
	}
	seat, ok := drawer(l)
	return !ok || d.Plays(l, seat)
}

// drawer gives the seat whose device draws; false if any device does, as at the
// beginning of a match.
func drawer(l *link.Link) (rules.Seat, bool) {
	m := l.Match
	for ply := len(m.Log); ply > 0; {
		before := m.At(ply - 1)
		decision := before.State.Decision()
		if decision.Kind != rules.Chance {
			for _, seat := range decision.Who() {
				if l.Claims[seat] != (link.Tag{}) {
					return seat, true
				}
			}
			return rules.Nobody, false
		}
		ply = len(before.Log)
	}
	return rules.Nobody, false
}
