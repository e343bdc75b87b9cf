package link

import (
	"slices"
	"unicode/utf8"
)

// Limits of the notes of a link.
const (
	MaxNotes     = 100  // how many there can be
	MaxNote      = 500  // characters (code points) of one
	MaxNoteBytes = 6000 // of the texts of all together, in UTF-8
)

// A Note is what an author says of a ply, to everybody who opens the link.
type Note struct {
	Ply  int
	Text string
}

// Notes are by rising ply, one for each at most.
type Notes []Note

// At gives the text of the note at a ply, "" if there is none.
func (n Notes) At(ply int) string {
	if i, found := n.find(ply); found {
		return n[i].Text
	}
	return ""
}

func (n Notes) find(ply int) (int, bool) {
	return slices.BinarySearchFunc(n, ply, func(note Note, ply int) int { return note.Ply - ply })
}

// With gives the notes with what NoteText leaves of a text at a ply, in the
// place of the note that was there; a text of which nothing is left takes the
// note away. It is false, and the notes are as they were, if links cannot hold
// so many or so long ones.
func (n Notes) With(ply int, text string) (Notes, bool) {
	text = NoteText(text)
	i, found := n.find(ply)
	changed := slices.Clone(n)
	switch {
	case text == "" && found:
		return slices.Delete(changed, i, i+1), true
	case text == "":
		return changed, true
	case found:
		changed[i].Text = text
	default:
		changed = slices.Insert(changed, i, Note{ply, text})
	}
	if len(changed) > MaxNotes || changed.size() > MaxNoteBytes {
		return n, false
	}
	return changed, true
}

// size is how many bytes the texts have.
func (n Notes) size() int {
	size := 0
	for _, note := range n {
		size += len(note.Text)
	}
	return size
}

// NoteText gives a text as notes can hold it: cleaned as Name cleans, and not
// longer than MaxNote characters.
func NoteText(s string) string { return clean(s, MaxNote) }

// valid reports whether a text is what clean leaves as it is.
func valid(s string, most int) bool {
	return len(s) <= most*utf8.UTFMax && clean(s, most) == s
}
