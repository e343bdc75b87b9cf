package app

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
)

// The list of the matches that the device keeps.

// listed is how many of them show at once; the others are folded up below.
const listed = 6

// standing is where a kept match stands for the person at this device.
type standing uint8

const (
	yourTurn standing = iota
	theirTurn
	over
)

// A keptMatch is a row of the list.
type keptMatch struct {
	device.Entry
	standing standing
	when     float64 // it changed last, in milliseconds of the clock; 0: nobody knows
}

// keptList gives all matches that are followed: first those that wait for the
// person at this device, last those that are over, each the latest first.
func (s *shell) keptList() []keptMatch {
	var list []keptMatch
	for _, e := range s.device.Entries() {
		if e.Aside() {
			continue
		}
		_, when, _ := strings.Cut(readMemo(whenKey, e.Name), " ")
		ms, _ := strconv.ParseFloat(when, 64)
		list = append(list, keptMatch{e, s.standingOf(&e), ms})
	}
	slices.SortStableFunc(list, func(a, b keptMatch) int {
		return cmp.Or(
			cmp.Compare(a.standing, b.standing),
			cmp.Compare(b.when, a.when),
			cmp.Compare(len(b.Link.Match.Log), len(a.Link.Match.Log)),
		)
	})
	return list
}

// standingOf tells whether a kept match waits for a person at this device.
func (s *shell) standingOf(e *device.Entry) standing {
	l := &e.Link
	d := l.Match.State.Decision()
	if d.Kind == rules.Over {
		return over
	}
	for _, seat := range d.Who() {
		if seat != rules.Nobody && l.Bots[seat] == link.NoBot && s.device.Plays(l, seat) &&
			!given(l.Match, seat) && !l.Trust.Seals[seat].Given {
			return yourTurn
		}
	}
	return theirTurn
}

// keptMatches lists what is kept.
func (s *shell) keptMatches() app.UI {
	w := s.words
	if s.memory {
		return app.P().Class("panel small").Text(w.Memory)
	}
	list := s.keptList()
	if len(list) == 0 {
		return app.Div().Class("no-kept")
	}
	var rows, others []app.UI
	for i := range list {
		if i < listed {
			rows = append(rows, s.keptRow(&list[i]))
		} else {
			others = append(others, s.keptRow(&list[i]))
		}
	}
	return app.Section().Class("panel kept-list").Aria("labelledby", "kept-title").Body(
		app.H2().ID("kept-title").TabIndex(-1).Text(w.Kept),
		app.Ul().Class("kept").Body(rows...),
		app.If(len(others) > 0, func() app.UI {
			return app.Details().Class("further").Body(
				app.Summary().Text(rules.Numbers(w.Begin.Others, len(others))),
				app.Ul().Class("kept").Body(others...),
			)
		}),
	)
}

// keptRow is one match: what and who, whose turn it is, and what came last.
func (s *shell) keptRow(k *keptMatch) app.UI {
	w := s.words
	m := k.Link.Match
	t := s.text(m)
	next, _ := m.Next()
	ask, _ := t.Prompt(m.State, next)
	label := w.Remove
	if s.asked == k.Name {
		label = w.RemoveAsk
	}
	last := lastEvent(m, t)
	if last != "" {
		last = rules.Fill(w.Begin.Last, func([]string) string { return last })
	}
	note := readMemo(noteKey, k.Name)
	chip, act := app.UI(app.Span()), ""
	switch k.standing {
	case yourTurn:
		act = "main"
		chip = app.Span().Class("standing yours").Text(w.Begin.YourTurn)
	case over:
		chip = app.Span().Class("standing").Text(w.Begin.Over)
	}
	var tiles []app.UI
	for seat := range rules.Seat(m.Setup.Seats) {
		tiles = append(tiles, app.Span().Class("player").Body(table.Tile(sideIn(m, seat)), app.Span().Text(t.Seat(seat))))
	}
	title := "kept-" + k.Name
	return app.Li().Aria("labelledby", title).Body(
		app.Div().Class("grow kept-words").Body(
			app.Div().Class("row kept-head").Body(app.H3().ID(title).Text(t.Game()), chip),
			app.Div().Class("kept-players").Body(tiles...),
			app.P().Class("kept-ask").Text(ask),
			app.P().Class("small").Body(
				app.If(last != "", func() app.UI { return app.Span().Text(last + " ") }),
				s.moment(k.when),
			),
			app.If(note != "" && s.noting != k.Name, func() app.UI { return app.P().Class("note").Text(note) }),
		),
		app.Div().Class("row kept-acts").Body(
			button(act, w.Continue).DataSet("act", actResume).DataSet("key", k.Name).Aria("describedby", title),
			button("", w.Begin.NoteOpen).DataSet("act", actNote).DataSet("key", k.Name).Aria("expanded", s.noting == k.Name).Aria("describedby", title),
			button("quiet", label).DataSet("act", actRemove).DataSet("key", k.Name).Aria("describedby", title),
		),
		app.If(s.noting == k.Name, s.noteField),
	)
}

// lastEvent tells what happened last in a match, other than that a part of it
// began.
func lastEvent(m *rules.Match, t rules.Text) string {
	headed, _ := t.(rules.Headed)
	for ply := len(m.Log); ply > 0; ply-- {
		for _, e := range slices.Backward(m.Events(ply-1, ply)) {
			if headed != nil {
				if level, _ := headed.Heading(e); level > 0 {
					continue
				}
			}
			return t.Event(e)
		}
	}
	return ""
}

// moment says when something was, as the person's clock and language have it.
func (s *shell) moment(ms float64) app.UI {
	if ms == 0 {
		return app.Span()
	}
	date := app.Window().Get("Date").New(ms)
	if !date.Truthy() {
		return app.Span()
	}
	return app.Time().DateTime(date.Call("toISOString").String()).Text(
		date.Call("toLocaleString", s.words.Language, map[string]any{"dateStyle": "medium", "timeStyle": "short"}).String())
}

// removeKept takes a match, and all that is kept about it, out of the store at
// the second click.
func (s *shell) removeKept(ctx app.Context, key string) {
	if s.asked != key {
		s.asked = key
		return
	}
	s.asked, s.noting = "", ""
	s.device.Remove(key)
	forget(key)
	ctx.Defer(func(app.Context) { focusOn("kept-title") })
}
