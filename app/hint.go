package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/chart"
	"flota/app/think"
	"flota/rules"
	"flota/rules/link"
)

// A hint is what a program would answer in the place of the person who is asked.
// It plays nothing.
type hint struct {
	about  topic // the position for which the person wants it; the zero topic: none
	known  bool
	move   rules.Move
	reason string
}

// hintTopic is the decision of the person on the screen as a topic; the zero topic
// if nobody here is asked.
func (s *shell) hintTopic() topic {
	seat, waiting := s.asks()
	if !waiting || seat == rules.Nobody || !s.here() || s.replay.on || s.embed.replay {
		return topic{}
	}
	return s.topicOf(seat, link.Hard, true)
}

// askHint asks for a hint, or for the best so far if one is looked for already.
func (s *shell) askHint(ctx app.Context) {
	about := s.hintTopic()
	switch {
	case !about.on:
	case s.thinking.about == about:
		s.tell(ctx, think.Now(s.thinking.number))
	default:
		s.hint = hint{about: about}
	}
}

// showHint shows what was found.
func (s *shell) showHint(ctx app.Context, found think.Answer) {
	h := &s.hint
	h.known, h.move = true, found.Move
	t := s.text(s.line())
	name, _ := t.Option(s.line().State, h.about.seat, h.move)
	h.reason = s.because(found.Reason)
	sentence := rules.Fill(s.words.Bots.Hinted, func([]string) string { return name })
	if h.reason != "" {
		sentence += " " + h.reason
	}
	s.notice = notice{text: sentence}
	ctx.Defer(func(app.Context) {
		if row := app.Window().Get("document").Call("querySelector", ".option.hinted"); row.Truthy() {
			row.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
	})
	s.measure(ctx)
}

// hinted gives the option that was hinted at; chart.NoMove and false if none was.
func (s *shell) hinted() (rules.Move, bool) {
	if s.hint.known && s.hint.about == s.hintTopic() {
		return s.hint.move, true
	}
	return chart.NoMove, false
}

// hintButton asks for a hint.
func (s *shell) hintButton() app.UI {
	about := s.hintTopic()
	if !about.on {
		return app.Span()
	}
	label := s.words.Bots.Hint
	if s.hint.about == about && !s.hint.known {
		label = s.words.Bots.HintWait
	}
	return button("quiet", label).DataSet("act", actHint)
}
