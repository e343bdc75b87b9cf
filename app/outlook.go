package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
)

// An outlook says what an answer leads to, as far as it tells whether the answer
// can be taken back, and whether one's turn goes on.
type outlook struct {
	kind rules.Kind
	seat rules.Seat // who is asked next, of a choice
}

// outlooks are those of the legal answers to a decision, by move. They are found
// by playing each on a copy of the state.
type outlooks struct {
	match *rules.Match
	log   []rules.Answer
	seat  rules.Seat
	of    map[rules.Move]outlook
	// all is the outlook of every answer, if they are alike.
	all   outlook
	alike bool
}

// outlook finds what the answers of a seat lead to. Nothing is told of a trial,
// where all can be taken back.
func (s *shell) outlook(seat rules.Seat, options []rules.Option) *outlooks {
	m, o := s.line(), &s.ahead
	if o.match == m && o.seat == seat && slices.Equal(o.log, m.Log) {
		return o
	}
	*o = outlooks{match: m, log: m.Log, seat: seat, of: o.of}
	if o.of == nil {
		o.of = map[rules.Move]outlook{}
	}
	clear(o.of)
	if s.trial.on || s.embed.replay || m.State.Decision().Kind != rules.Choice {
		return o
	}
	ahead := m.State.Clone()
	for _, option := range options {
		if option.Rule != 0 {
			continue
		}
		if c, ok := ahead.(rules.Copier); ok {
			c.Copy(m.State)
		} else {
			ahead = m.State.Clone()
		}
		ahead.Apply([]rules.Answer{{Seat: seat, Move: option.Move}})
		d := ahead.Decision()
		next := outlook{kind: d.Kind, seat: rules.Nobody}
		if d.Kind == rules.Choice {
			next.seat = d.Seats[0]
		}
		o.of[option.Move] = next
	}
	// On a few buttons it can stand on each.
	o.alike = len(o.of) > 3
	for _, next := range o.of {
		o.all = next
	}
	for _, next := range o.of {
		o.alike = o.alike && next == o.all
	}
	return o
}

// final is the class of what tells that an answer cannot be taken back.
const final = " final"

// then says what an answer leads to; "" if the seat goes on, or if what it leads
// to is said once for all.
func (s *shell) then(o *outlooks, move rules.Move, t rules.Text) (sentence, class string) {
	next, ok := o.of[move]
	if !ok || o.alike {
		return "", ""
	}
	return s.foretell(o, next, t, 0)
}

// thenAll says what every answer leads to, if that is the same.
func (s *shell) thenAll(o *outlooks, t rules.Text) app.UI {
	sentence, class := "", ""
	switch {
	case s.trial.on || s.embed.replay:
	case o.match.State.Decision().Kind == rules.Sealed:
		sentence, class = s.words.Outlook.Secret, final
	case o.alike:
		sentence, class = s.foretell(o, o.all, t, 1)
	}
	if sentence == "" {
		return app.Span()
	}
	return app.P().Class("small then-all" + class).Text(sentence)
}

// foretell is the sentence on one answer, 0, or on all of them, 1.
func (s *shell) foretell(o *outlooks, next outlook, t rules.Text, all int) (sentence, class string) {
	w := &s.words.Outlook
	switch {
	case next.kind == rules.Chance:
		return w.Chance[all], final
	case next.kind == rules.Sealed:
		return w.Sealed[all], ""
	case next.kind == rules.Over:
		return w.Over[all], ""
	case next.seat != o.seat:
		return rules.Fill(w.Other[all], func([]string) string { return t.Seat(next.seat) }), ""
	}
	return "", ""
}
