package app

import (
	"errors"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
)

// Answers that are taken back with the consent of the others.

// proposalBar shows a takeback that somebody asks for.
func (s *shell) proposalBar(t rules.Text) app.UI {
	w := &s.words.Post
	p := s.entry.Link.Proposal
	title := rules.Fill(w.Proposed, func(fields []string) string {
		if fields[0] == "0" {
			return strconv.Itoa(p.Ply)
		}
		return t.Seat(p.By)
	})
	mine := false
	for seat := range rules.Seat(s.match.Setup.Seats) {
		mine = mine || s.crew[seat] == link.NoBot && s.plays(seat) && !p.Accepted.Has(seat) && !p.Refused.Has(seat)
	}
	return bar("proposal-title", title,
		app.P().Class("small").Text(s.fillSeats(w.Accepted, p.Accepted)),
		app.If(p.Refused != 0, func() app.UI { return app.P().Text(s.fillSeats(w.Refused, p.Refused)) }),
		app.If(mine, func() app.UI {
			return app.Div().Class("row").Body(
				button("main", w.Accept).DataSet("act", actAccept),
				button("", w.Refuse).DataSet("act", actRefuse),
			)
		}),
	)
}

// proposable is the ply to which this device can ask to go back: before its
// latest answer, if nothing forbids it; -1 if there is none.
func (s *shell) proposable() int {
	if !s.between() || s.entry.Link.Proposal.Accepted != 0 {
		return -1
	}
	first := s.device.Earliest(&s.entry.Link)
	for ply := len(s.match.Log) - 1; ply >= first; ply-- {
		seat := s.match.Log[ply].Seat
		if seat != rules.Nobody && s.plays(seat) && s.crew[seat] == link.NoBot {
			return ply
		}
	}
	return -1
}

// decide lets the device do what its person says of the match as a whole: propose
// a takeback, agree to one, go on openly.
func (s *shell) decide(how func(e *device.Entry) error) {
	e := s.entry
	err := how(&e)
	if err != nil && !errors.Is(err, errFull) {
		s.notice = notice{text: s.trouble(err), bad: true}
		return
	}
	s.take(e)
	s.kept(err)
	s.redo = nil
	s.since = min(s.since, len(s.match.Log))
	s.goOn()
	s.looked()
}

// propose asks for the takeback of this device's latest answer.
func (s *shell) propose() {
	ply := s.proposable()
	if ply < 0 {
		return
	}
	by := s.match.Log[ply].Seat
	s.decide(func(e *device.Entry) error { return s.device.Propose(e, by, ply) })
}
