package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/link"
)

// Sealed answers at one device: between two seats nothing of the match is in
// the document, so that the device can be passed on.

// passing reports whether the device must be passed to another seat before its
// sealed answer is asked for.
func (s *shell) passing() bool {
	if s.trial.on {
		return false
	}
	d := s.match.State.Decision()
	seat, waiting := s.asks()
	return waiting && s.here() && d.Kind == rules.Sealed && s.persons(d) > 1 && seat != s.ready
}

// passPage asks to pass the device.
func (s *shell) passPage() app.UI {
	w := s.words
	t := s.text(s.match)
	seat, _ := s.asks()
	name := func([]string) string { return t.Seat(seat) }
	withdraw := app.UI(app.Span())
	if n := len(s.match.Given); n > 0 && s.crew[s.match.Given[n-1].Seat] == link.NoBot && s.plays(s.match.Given[n-1].Seat) {
		last := t.Seat(s.match.Given[n-1].Seat)
		withdraw = button("quiet", rules.Fill(w.Withdraw, func([]string) string { return last })).DataSet("act", actWithdraw)
	}
	return app.Div().Class("pass").DataSet("ply", len(s.match.Log)).Body(
		app.Header().Class("row", "end").Body(
			iconButton(iconHome, w.Home).DataSet("act", actHome),
			s.settingsButton(),
		),
		app.Section().Class("panel").Body(
			app.Div().Class("pass-tile").Body(s.tile(seat)),
			app.H1().ID(promptID).TabIndex(-1).Text(rules.Fill(w.Pass, name)),
			app.P().Text(w.PassWhy),
			button("main", rules.Fill(w.Ready, name)).DataSet("act", actReady),
			withdraw,
		),
	)
}

// confirm shows the turn of the seat that has the device now.
func (s *shell) confirm() {
	s.ready, _ = s.asks()
}

// withdraw takes the latest sealed answer back, for the seat that gave it.
func (s *shell) withdraw() {
	if n := len(s.match.Given); n > 0 {
		seat := s.match.Given[n-1].Seat
		if s.entry.Link.Match == nil {
			s.match.Withdraw(seat)
		} else {
			e := s.entry
			s.kept(s.device.Withdraw(&e, seat))
			s.take(e)
			s.writeAddress()
		}
		s.ready = rules.Nobody
	}
}
