package app

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// A match between devices: whom it waits for, and what is to be settled.

// broken reports whether the match on the screen is one that nobody can go on
// with here: its proof is wrong.
func (s *shell) broken() bool { return s.wrong.Wrong() }

// account is what the match on the screen says of itself, if it is not open.
func (s *shell) account() *trust.Account {
	l := &s.entry.Link
	if l.Match == nil || l.Trust.Mode == trust.Open {
		return nil
	}
	return s.device.Account(l)
}

// joining reports whether the match waits for players to join.
func (s *shell) joining() bool {
	a := s.account()
	return a != nil && a.Step.Kind == trust.Joining
}

// between reports whether the match is played between devices.
func (s *shell) between() bool {
	l := &s.entry.Link
	return l.Match != nil && device.Shared(l)
}

// finding says in a sentence what a check comes to.
func (s *shell) finding(r *trust.Report) string {
	list := s.words.Post.Findings
	return rules.Numbers(list[min(int(r.Finding), len(list)-1)], r.Ply)
}

// trouble says why the device refuses.
func (s *shell) trouble(err error) string {
	w := &s.words.Post
	for _, refusal := range []struct {
		err  error
		says string
	}{
		{device.ErrSpent, w.Spent},
		{device.ErrTaken, w.NoSeat},
		{device.ErrBadKey, w.BadKey},
		{device.ErrNotYours, w.NotYours},
		{device.ErrTakeback, w.NotBack},
		{device.ErrAsked, w.Asked},
		{device.ErrTwice, w.Sealed},
		{device.ErrOther, w.OtherKey},
		{device.ErrNoKey, w.NoKey},
		{device.ErrPlan, w.NoPlan},
		{errFull, s.words.Full},
	} {
		if errors.Is(err, refusal.err) {
			return refusal.says
		}
	}
	return sentence(err)
}

// names lists the players of seats.
func (s *shell) names(seats link.Seats) string {
	t := s.text(s.match)
	var list []string
	for seat := range rules.Seat(s.match.Setup.Seats) {
		if seats.Has(seat) {
			list = append(list, t.Seat(seat))
		}
	}
	return strings.Join(list, ", ")
}

// fillSeats puts names into a sentence.
func (s *shell) fillSeats(sentence string, seats link.Seats) string {
	return rules.Fill(sentence, func([]string) string { return s.names(seats) })
}

// waiting is in the place of the options when somebody else is to act.
func (s *shell) waiting(t rules.Text) []app.UI {
	w := &s.words.Post
	d := s.match.State.Decision()
	seat, _ := s.asks()
	sentence := w.Wait
	var seats link.Seats
	if seat != rules.Nobody {
		seats = seats.With(seat)
	}
	drawHere := false
	switch a := s.account(); {
	case s.broken():
		return []app.UI{app.H2().ID(optionsID).Text(s.words.Options), app.P().Text(s.finding(&s.wrong))}
	case s.joining():
		sentence, seats = w.Joining, device.Free(&s.entry.Link)
	case a != nil && (a.Step.Kind == trust.Opening || a.Step.Kind == trust.Following):
		sentence, seats = w.WaitOpen, s.seatsOf(a.Step.Keys)
	case d.Kind == rules.Chance:
		sentence, drawHere = w.WaitDraw, a == nil || s.entry.Link.Trust.Until > 0
		if mover, ok := device.Mover(&s.entry.Link); ok {
			seats = link.Seats(0).With(mover)
		}
	case d.Kind == rules.Choice && s.crew[seat] != link.NoBot:
		if mover, ok := device.Mover(&s.entry.Link); ok {
			sentence = rules.Fill(w.WaitProgram, func(fields []string) string {
				if fields[0] == "program" {
					return t.Seat(seat)
				}
				return t.Seat(mover)
			})
		}
	case d.Kind == rules.Sealed:
		sentence, seats = w.WaitSealed, 0
		for _, other := range d.Who() {
			if !s.answered(other) {
				seats = seats.With(other)
			}
		}
	}
	body := []app.UI{
		app.Div().Class("options-head").Body(
			app.H2().ID(optionsID).Text(s.fillSeats(sentence, seats)),
			s.tryButton(seat),
		),
		app.P().Class("small").Text(w.WaitHint),
		app.Div().Class("row").Body(
			button("main", s.words.CopyLink).DataSet("act", actCopy),
			app.If(canShare(), func() app.UI { return button("", s.words.Sending.System).DataSet("act", actSystem) }),
			button("", s.words.Share).DataSet("act", actShare).Aria("haspopup", "dialog"),
		),
	}
	if drawHere && s.device.Seating(s.match.ID).Seats != 0 {
		body = append(body, button("quiet", w.DrawHere).DataSet("act", actDraw))
	}
	return body
}

// seatsOf are the seats of keys.
func (s *shell) seatsOf(keys trust.Keys) link.Seats {
	var seats link.Seats
	for seat := range rules.Seat(s.match.Setup.Seats) {
		if keys.Has(int(s.entry.Link.Trust.KeyOf[seat])) {
			seats = seats.With(seat)
		}
	}
	return seats
}

// postBar says what is to be settled about the links of the match, before it goes
// on.
func (s *shell) postBar(t rules.Text) app.UI {
	if s.entry.Link.Match == nil || s.broken() {
		return app.Div()
	}
	switch a := s.arrival; {
	case a != nil && a.Ask:
		return s.askBar(a)
	case a != nil && a.How == device.Fork:
		return s.forkBar(a)
	}
	switch {
	case s.between() && !s.device.Seating(s.match.ID).Known:
		return s.whoBar(t)
	case s.entry.Link.Proposal.Accepted != 0:
		return s.proposalBar(t)
	}
	return app.Div()
}

func bar(id, title string, body ...app.UI) app.UI {
	return app.Section().Class("panel post").Aria("labelledby", id).Body(
		append([]app.UI{app.H2().ID(id).Text(title)}, body...)...,
	)
}

// drawHere draws what another device should draw.
func (s *shell) drawHere() {
	e := s.entry
	how, err := s.device.Draw(&e)
	s.take(e)
	s.notice = notice{}
	if how == device.Fork {
		s.notice = notice{text: s.words.Fork}
	}
	s.kept(err)
	s.goOn()
}
