package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Notes to oneself about a match: in the list of matches, and at the table in a
// dialog. Nothing else there shows one: others may look on.

// noteName is the name and id of the field for a note.
const noteName = "note"

// noteField is where the note about a match is written in the list. It keeps each
// letter at once.
func (s *shell) noteField() app.UI {
	w := &s.words.Begin
	return app.Div().Class("note-field").Body(
		app.Label().For(noteName).Text(w.Note),
		noteText().Aria("describedby", "note-hint"),
		app.P().ID("note-hint").Class("small").Text(w.NoteHint),
		button("", w.NoteDone).DataSet("act", actNote).DataSet("key", s.noting),
	)
}

// noteSheet is the body of the dialog with the note about the match on the screen.
func (s *shell) noteSheet() []app.UI {
	return []app.UI{
		noteText().Aria("labelledby", dialogTitleID).Aria("describedby", "note-hint"),
		app.P().ID("note-hint").Class("small").Text(s.words.Begin.NoteHint),
	}
}

func noteText() app.HTMLTextarea {
	return app.Textarea().ID(noteName).Name(noteName).Rows(3).MaxLength(2000)
}

// noteButton opens the note about the match on the screen, if the device keeps it.
func (s *shell) noteButton() app.UI {
	if s.entry.Name == "" || s.memory {
		return app.Span()
	}
	return button("quiet", s.words.Begin.NoteOpen).DataSet("act", actNote).Aria("haspopup", "dialog")
}

// openNote opens the note about a match of the list, or closes it if it is open.
// Without a key that about the match on the screen opens.
func (s *shell) openNote(ctx app.Context, key string, opener app.Value) {
	switch {
	case key == "" && (s.entry.Name == "" || s.memory):
		return
	case key == "":
		key = s.entry.Name
		s.openDialog(ctx, dialogNote, opener)
	case s.noting == key:
		s.noting = ""
		first := app.Window().Get("document").Call("querySelector", `[data-act="`+actNote+`"][aria-expanded="true"]`)
		if !first.Truthy() {
			first = opener
		}
		giveBack(ctx, first)
		return
	}
	s.noting = key
	ctx.Defer(func(app.Context) {
		if field := app.Window().GetElementByID(noteName); field.Truthy() {
			field.Set("value", readMemo(noteKey, key))
			field.Call("focus")
		}
	})
}

// keepNote keeps what is written in the open note.
func (s *shell) keepNote(text string) {
	if s.noting == "" {
		return
	}
	if text == "" {
		writeMemo(noteKey, s.noting, "")
		return
	}
	if !write(memoKey(noteKey, s.noting), text) {
		s.kept(errFull)
	}
}
