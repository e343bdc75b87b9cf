package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/trust"
)

// The dialog about trust and seats.

// dialogTrust is its id.
const dialogTrust = "trust"

// restoreID is of the field for a key that was kept.
const restoreID = "restore-key"

// trustButton shows how the players trust each other, and opens the dialog.
func (s *shell) trustButton() app.UI {
	if !s.between() {
		return app.Span()
	}
	return iconButton(iconTrust, s.words.Post.Modes[s.entry.Link.Trust.Mode]).DataSet("act", actTrust).
		Aria("haspopup", "dialog").Title(s.words.Post.TrustTitle)
}

// trustSheet is the body of the dialog.
func (s *shell) trustSheet() []app.UI {
	w := &s.words.Post
	l := &s.entry.Link
	body := []app.UI{
		app.H3().Text(w.Modes[l.Trust.Mode]),
		app.P().Text(w.ModeHints[l.Trust.Mode]),
	}
	if l.Trust.Mode != trust.Open {
		body = append(body, app.P().Class("small").Text(w.Limits))
	}
	if a := s.account(); a != nil && !s.joining() {
		body = append(body, app.P().Class("proof").Text(s.finding(&a.Report)))
		if code := a.Code(len(s.match.Log)); code != "" {
			body = append(body,
				app.H3().Text(w.Code),
				app.P().Class("code").Text(grouped(code)),
				app.P().Class("small").Text(w.CodeHint))
		}
	}
	body = append(body, app.H3().Text(w.Seats), s.seatList())
	for _, back := range l.Trace.Latest[:l.Trace.Len()-l.Trace.Forgotten] {
		body = append(body, app.P().Class("small").Text(rules.Numbers(w.TakenBack, back.At, back.Back)))
	}
	if a := s.account(); a != nil {
		if key, ok := s.device.Key(s.match.ID); ok {
			body = append(body,
				app.H3().Text(w.Key),
				app.P().Class("small").Text(w.KeyHint),
				app.Div().Class("row").Body(
					app.Code().Class("key").Text(key),
					button("", w.CopyKey).DataSet("act", actCopyKey),
				))
		} else {
			body = append(body,
				app.Label().For(restoreID).Text(w.Restore),
				app.Div().Class("row").Body(
					app.Input().ID(restoreID).Type("text").MaxLength(22).AutoComplete(false).Spellcheck(false),
					button("", w.RestoreDo).DataSet("act", actRestore),
				))
		}
		if _, ok := s.device.Key(s.match.ID); ok && l.Trust.Until == 0 && len(s.match.Log) > 0 {
			label := w.End
			if s.asked == actEnd {
				label = w.EndAsk
			}
			body = append(body,
				app.P().Class("small").Text(w.EndHint),
				button("", label).DataSet("act", actEnd))
		}
	}
	return body
}

// grouped sets a code in groups of four, as people read it to each other.
func grouped(code string) string {
	out := ""
	for i, c := range code {
		if i > 0 && i%4 == 0 {
			out += " "
		}
		out += string(c)
	}
	return out
}

// restore takes in a key that was kept.
func (s *shell) restore(secret string) {
	e := s.entry
	if err := s.device.Restore(&e, secret); err != nil {
		s.say(s.trouble(err))
		return
	}
	s.take(e)
	s.goOn()
}

// end lets the match go on openly, at the second click.
func (s *shell) end() {
	if s.asked != actEnd {
		s.asked = actEnd
		return
	}
	s.asked = ""
	s.decide(s.device.End)
}

// modeChoice lets who begins a match between devices choose how its players trust
// each other.
func (s *shell) modeChoice() app.UI {
	w := &s.words.Post
	others := false
	for seat := range s.draft.seats {
		others = others || s.draft.who[seat] == away
	}
	if !others {
		return app.Div()
	}
	var modes []app.UI
	for m := range trust.Mode(trust.Modes) {
		if m != trust.Open && s.memory {
			continue // keys need a storage that lasts
		}
		modes = append(modes, app.Label().Class("choice").Body(
			app.Input().Type("radio").Name(modeName).Value(int(m)).Checked(m == s.draft.mode),
			app.Span().Text(w.Modes[m]),
		))
	}
	return app.FieldSet().Body(
		app.Legend().Text(w.ModeTitle),
		app.Div().Class("choices").Body(modes...),
		app.P().Class("small").Role("status").Text(w.ModeHints[s.draft.mode]),
		app.If(s.draft.mode != trust.Open, func() app.UI { return app.P().Class("small").Text(w.ModeNeeds) }),
	)
}

// modeName is of the fields of that choice.
const modeName = "mode"

// chooseMode takes over the choice.
func (s *shell) chooseMode(value string) {
	if n, err := strconv.Atoi(value); err == nil && n >= 0 && n < trust.Modes {
		s.draft.mode = trust.Mode(n)
	}
}
