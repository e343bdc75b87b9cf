package app

import (
	"errors"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/device"
)

// All that this browser keeps of matches, as one file.

// saveArchive lets the browser save all matches as a text file, with the newest of
// the one on the screen even if the browser had no room for that.
func (s *shell) saveArchive() {
	save("flota-"+time.Now().Format(time.DateOnly)+".flota.txt", "text/plain", s.device.Archive(address(), s.entry, memos[:]...))
}

// importArchive takes all matches of a file in and says what came of it.
func (s *shell) importArchive(text string) {
	w := &s.words.Archive
	in, err := s.device.Import(text, memos[:]...)
	switch {
	case errors.Is(err, device.ErrLaterArchive):
		s.notice = notice{text: w.Later, bad: true}
		return
	case errors.Is(err, device.ErrLongArchive):
		s.notice = notice{text: w.Long, bad: true}
		return
	case err != nil:
		s.notice = notice{text: w.Wrong, bad: true}
		return
	}
	// What is on the screen may have gone on.
	s.followStore(s.entry.Name)
	var said []string
	for _, of := range []struct {
		sentence string
		count    int
	}{{w.New, in.New}, {w.More, in.More}, {w.Apart, in.Apart}, {w.Same, in.Same}, {w.Other, in.Other}, {w.Bad, in.Bad}} {
		if of.count > 0 {
			said = append(said, rules.Numbers(of.sentence, of.count))
		}
	}
	if in.Cut {
		said = append(said, w.Cut)
	}
	if in.Err != nil {
		said = append(said, w.Full)
	}
	if len(said) == 0 {
		said = append(said, w.Wrong)
	}
	s.notice = notice{text: strings.Join(said, " "), bad: in.New+in.More+in.Apart+in.Same == 0 || in.Bad > 0 || in.Cut || in.Err != nil}
}

// persist asks the browser, once, not to clear what it keeps by itself: when the
// person has a match of his own.
func (s *shell) persist() {
	if ask := app.Window().Get("flotaPersist"); !s.memory && app.IsClient && ask.Truthy() {
		ask.Invoke()
	}
}

// devicePart is the part of the start page about what this browser keeps, and
// about installing the page.
func (s *shell) devicePart() app.UI {
	w := &s.words.Archive
	matches := len(s.device.Entries()) > 0
	install := s.installPart()
	if !matches && install == nil {
		return app.Div()
	}
	kept := w.Fleeting
	if app.Window().Get("flotaLasting").Truthy() {
		kept = w.Lasting
	}
	return app.Section().Class("panel device").Aria("labelledby", "device-title").Body(
		app.H2().ID("device-title").Text(w.Title),
		app.If(matches, func() app.UI {
			return app.Div().Body(
				app.If(!s.memory, func() app.UI { return app.P().Class("small").Text(kept) }),
				app.Div().Class("row").Body(button("", w.Save).DataSet("act", actArchive)),
				app.P().Class("small").Text(w.Hint),
			)
		}),
		app.If(install != nil, func() app.UI { return install }),
	)
}
