package device

import (
	"errors"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// A Plan is what whoever begins a match decides beside its setup.
type Plan struct {
	Mode trust.Mode
	// KeyOf has the key of each seat, in a match that is not open: key 0 for
	// the seats of this device and of programs, one for each other device.
	KeyOf [rules.MaxSeats]uint8
	// Mine are the seats of this device. If they are all, the match is played
	// here and belongs to whoever opens its link.
	Mine link.Seats
	Bots [rules.MaxSeats]link.Bot
}

// ErrPlan is the error of a plan by which nobody can play.
var ErrPlan = errors.New("device: a match that is not open has two keys at least, each with a seat, and its programs play at the device that began it")

// Begin makes the first entry of a match that has no answers yet.
func (d *Device) Begin(m *rules.Match, plan Plan) (Entry, error) {
	l := link.Link{Match: m, Bots: plan.Bots}
	seats := m.Setup.Seats
	all := link.Seats(1<<seats - 1)
	mine := plan.Mine & all
	for seat := range seats {
		if plan.Bots[seat] != link.NoBot {
			mine = mine.With(rules.Seat(seat)) // programs play at the device that began
		}
	}
	e := Entry{Name: d.free(followedPrefix, m.ID), Link: l}
	var err error
	switch {
	case plan.Mode != trust.Open:
		e.Link.Trust.Mode = plan.Mode
		copy(e.Link.Trust.KeyOf[:seats], plan.KeyOf[:])
		if report := trust.Verify(m, &e.Link.Trust); report.Wrong() || mine&^seatsOf(&e.Link, 0) != 0 {
			return Entry{}, ErrPlan
		}
		err = d.Take(&e, seatsOf(&e.Link, 0), nil, false)
	case mine == all:
		if _, err = d.advance(&e.Link); err == nil {
			_, err = d.Keep(&e)
		}
	default:
		err = d.Take(&e, mine, nil, false)
	}
	return e, err
}
