package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/text"
	"flota/rules"
)

// A key does what a button does from anywhere on the page but a field.
type key struct {
	// press is as in KeyboardEvent.key; a capital is the letter with Shift. The
	// small letters and digits are those of the options.
	press string
	act   string // of act.go; "": only listed, another handler does it
	part  string // the act's data-key
	where where
	means func(*text.Words) string
}

// where says on which pages a key does something.
type where uint8

const (
	anywhere where = iota
	atTable        // the table of a match
)

// keys are all keys in the order of their list.
var keys = []key{
	{"?", actKeys, "", anywhere, func(w *text.Words) string { return w.Keys.Title }},
	{"1 – 9, a – z", "", "", atTable, func(w *text.Words) string { return w.Keys.Choose }},
	{"N", actTarget, "1", atTable, func(w *text.Words) string { return w.Keys.Next }},
	{"B", actTarget, "-1", atTable, func(w *text.Words) string { return w.Keys.Previous }},
	{"Enter", "", "", atTable, func(w *text.Words) string { return w.Keys.Play }},
	{"U", actUndo, "", atTable, func(w *text.Words) string { return w.Undo }},
	{"Y", actRedo, "", atTable, func(w *text.Words) string { return w.Redo }},
	{"H", actHint, "", atTable, func(w *text.Words) string { return w.Bots.Hint }},
	{"T", actTab, tabTable, atTable, func(w *text.Words) string { return w.Table }},
	{"P", actTab, tabPlayers, atTable, func(w *text.Words) string { return w.Scores }},
	{"L", actTab, tabLog, atTable, func(w *text.Words) string { return w.Log }},
	{"+", actZoom, zoomIn, atTable, func(w *text.Words) string { return w.Zoom.In }},
	{"-", actZoom, zoomOut, atTable, func(w *text.Words) string { return w.Zoom.Out }},
	{"0", actZoom, zoomWhole, atTable, func(w *text.Words) string { return w.Zoom.Whole }},
	{"← →", "", "", atTable, func(w *text.Words) string { return w.Replay.Arrows }},
	{"Home", "", "", atTable, func(w *text.Words) string { return w.Replay.First }},
	{"End", "", "", atTable, func(w *text.Words) string { return w.Replay.Now }},
	{" ", "", "", atTable, func(w *text.Words) string { return w.Replay.Run }},
	{"R", actRules, "", anywhere, func(w *text.Words) string { return w.Rules }},
	{"S", actShare, "", atTable, func(w *text.Words) string { return w.Share }},
	{"M", actNote, "", atTable, func(w *text.Words) string { return w.Begin.Note }},
	{",", actSettings, "", anywhere, func(w *text.Words) string { return w.Settings.Title }},
	{"Escape", "", "", anywhere, func(w *text.Words) string { return w.Keys.Close }},
}

// onKey does what a key of the list does, and plays the option with its digit or
// letter. It reports whether there was anything to do.
func (s *shell) onKey(ctx app.Context, e app.Event) bool {
	if modified(e) {
		return false
	}
	if e.Get("target").Call("closest", "input,textarea,select").Truthy() || e.Get("repeat").Bool() || !singleKeys() {
		return false
	}
	press := pressed(e.Get("key").String(), e.Get("code").String(), e.Get("shiftKey").Bool())
	for _, k := range keys {
		if k.press == press && k.act != "" && (k.where == anywhere || s.atTable()) {
			s.do(ctx, k.act, k.part, app.Window().Get("document").Get("activeElement"))
			if k.act == actTab {
				goToPart(ctx, k.part)
			}
			return true
		}
	}
	if s.atTable() {
		for move, mark := range s.marks() {
			if mark.Playable() && mark.Badge == press {
				s.play(move)
				focus(ctx, promptID)
				return true
			}
		}
	}
	return false
}

// modified reports whether a key was pressed together with one that makes it a
// command of the browser.
func modified(e app.Event) bool {
	return e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool()
}

// pressed gives the key that is meant: Caps Lock is not Shift, and the keys of the
// digits are digits also where the layout has them only with Shift.
func pressed(key, code string, shift bool) string {
	if digit, ok := strings.CutPrefix(code, "Digit"); ok && !shift && len(digit) == 1 {
		return digit
	}
	if len(key) != 1 {
		return key
	}
	if shift {
		return strings.ToUpper(key)
	}
	return strings.ToLower(key)
}

// atTable reports whether the page is the table of a match that shows all.
func (s *shell) atTable() bool { return s.match != nil && !s.start && !s.passing() }

// goToPart gives the focus to a part of the table.
func goToPart(ctx app.Context, tab string) {
	ctx.Defer(func(app.Context) {
		if part := app.Window().GetElementByID(partID(tab)); part.Truthy() {
			part.Call("focus")
		}
	})
}

// partID is the id of a part of the table on the page.
func partID(tab string) string { return "part-" + tab }

// goToTarget gives the focus to the next target on the board, in the order of the
// options, or to the one before.
func (s *shell) goToTarget(step int) {
	seat, waiting := s.asks()
	if !waiting {
		return
	}
	document := app.Window().Get("document")
	now := document.Get("activeElement")
	var targets []app.Value
	at := -1
	for _, o := range s.line().State.Options(seat, nil) {
		if o.Rule != 0 {
			continue
		}
		found := document.Call("querySelectorAll", `.board [tabindex][data-move="`+rules.Numbers("{0}", int(o.Move))+`"]`)
		for i := range found.Length() {
			if target := found.Index(i); target.Get("checkVisibility").Truthy() && target.Call("checkVisibility").Bool() {
				if target.Equal(now) {
					at = len(targets)
				}
				targets = append(targets, target)
			}
		}
	}
	if len(targets) == 0 {
		return
	}
	switch {
	case at < 0 && step < 0:
		at = len(targets) - 1
	case at < 0:
		at = 0
	default:
		at = (at + step + len(targets)) % len(targets)
	}
	targets[at].Call("focus", map[string]any{"preventScroll": true})
	targets[at].Call("scrollIntoView", map[string]any{"block": "nearest", "inline": "nearest"})
}

// keyList is the body of the dialog that lists the keys.
func (s *shell) keyList() []app.UI {
	w := s.words
	var rows []app.UI
	for _, k := range keys {
		rows = append(rows, app.Div().Body(
			app.Dt().Body(caps(w, k.press)...),
			app.Dd().Text(k.means(w)),
		))
	}
	state := w.Keys.Off
	if !singleKeys() {
		state = w.Keys.AreOff
	}
	return []app.UI{
		app.Dl().Class("key-list").Body(rows...),
		app.Div().Class("row").Body(
			app.P().Class("small", "grow").Text(state),
			button("", w.Settings.Title).DataSet("act", actSettings),
		),
	}
}

// caps draws the keys that are pressed together.
func caps(w *text.Words, press string) []app.UI {
	cap := func(name string) app.UI { return app.Kbd().Text(name) }
	if len(press) == 1 && press != strings.ToLower(press) {
		return []app.UI{cap(w.Keys.Shift), app.Text(" + "), cap(press)}
	}
	if name := w.Keys.Names[keyNumber(press)]; name != "" {
		press = name
	}
	return []app.UI{cap(press)}
}

// keyNumber is the place of a key's name among the words, 0 if it has none.
func keyNumber(press string) int {
	for i, name := range [...]string{text.KeyEnter: "Enter", text.KeyEscape: "Escape", text.KeyHome: "Home", text.KeyEnd: "End", text.KeySpace: " "} {
		if name == press {
			return i
		}
	}
	return 0
}
