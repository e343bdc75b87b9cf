package rules

import (
	"errors"
	"strings"
)

// An Entry is a chapter, section or paragraph of a rulebook in the words of a
// language. Only paragraphs have a text.
type Entry struct{ ID, Title, Text string }

// Entries fills what the tables of a game say into the places of its words:
// "{regions}".
func Entries[E ~struct{ ID, Title, Text string }](words []E, fill func(fields []string) string) []Entry {
	list := make([]Entry, len(words))
	for i, e := range words {
		list[i] = Entry(e)
		list[i].Text = Fill(list[i].Text, fill)
	}
	return list
}

// Book puts the words of a rulebook, in reading order, together with its
// paragraphs, of which both have the same.
func Book(words []Entry, paragraphs []Paragraph) []Chapter {
	var book []Chapter
	for _, e := range words {
		switch strings.Count(e.ID, ".") {
		case 0:
			book = append(book, Chapter{ID: e.ID, Title: e.Title})
		case 1:
			chapter := &book[len(book)-1]
			chapter.Sections = append(chapter.Sections, Section{ID: e.ID, Title: e.Title})
		default:
			sections := book[len(book)-1].Sections
			section := &sections[len(sections)-1]
			p := paragraphs[0]
			paragraphs = paragraphs[1:]
			p.Title, p.Text = e.Title, e.Text
			section.Paragraphs = append(section.Paragraphs, p)
		}
	}
	return book
}

// WriteEntries writes the words of a rulebook as a text, for a file: a line for
// each entry, tabs between its parts.
func WriteEntries(words []Entry) string {
	var b strings.Builder
	for _, e := range words {
		b.WriteString(e.ID + "\t" + e.Title + "\t" + e.Text + "\n")
	}
	return b.String()
}

// ReadEntries reads what WriteEntries has written of a book with these
// paragraphs. It fails if the text is of another book, or cut short.
func ReadEntries(text string, paragraphs []Paragraph) ([]Entry, error) {
	wrong := errors.New("rules: this is not the text of the rulebook")
	var words []Entry
	chapters, sections := 0, 0
	for line := range strings.Lines(text) {
		line, whole := strings.CutSuffix(line, "\n")
		parts := strings.Split(line, "\t")
		if !whole || len(parts) != 3 {
			return nil, wrong
		}
		e := Entry{parts[0], parts[1], parts[2]}
		switch dots := strings.Count(e.ID, "."); {
		case dots == 0:
			chapters, sections = chapters+1, 0
		case dots == 1 && chapters > 0:
			sections++
		case dots == 2 && sections > 0 && len(paragraphs) > 0 && paragraphs[0].ID == e.ID:
			paragraphs = paragraphs[1:]
		default:
			return nil, wrong
		}
		words = append(words, e)
	}
	if len(paragraphs) > 0 {
		return nil, wrong
	}
	return words, nil
}
