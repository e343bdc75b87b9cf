//go:build !js

package app

import (
	"html"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/text"
	"flota/rules"
	"flota/rules/catalog"
)

func TestEveryParagraphSaysWhereItComesFrom(t *testing.T) {
	for _, l := range languages {
		t.Run(l.id, func(t *testing.T) { everyParagraph(t, l.id) })
	}
}

// ownIn is what says in a language that something is this project's own.
var ownIn = map[string]string{"en": "this project's own", "fr": "propre", "hu": "saját"}

// fillShelf puts all rulebooks on the shelf.
func fillShelf(s *shell) {
	s.shelf = shelf{}
	for _, g := range catalog.Games {
		for _, language := range catalog.Languages {
			s.shelf[catalog.RulebookFile(g, language)] = &volume{words: catalog.Rulebook(g, language)}
		}
	}
}

func everyParagraph(t *testing.T, language string) {
	s := &shell{}
	s.OnInit()
	fillShelf(s)
	s.words = text.For(language)
	for i := range catalog.Games {
		s.book.game = i
		book := s.numbered()
		if book == nil {
			continue
		}
		drawn := app.HTMLString(s.rulebook())
		if strings.Contains(drawn, "lang=") {
			t.Error("the rulebook names a language other than the page's")
		}
		for _, chapter := range rules.Book(catalog.Rulebook(catalog.Games[i], language), book.Paragraphs()) {
			for _, section := range chapter.Sections {
				for _, p := range section.Paragraphs {
					source := s.source(book, &p)
					switch {
					case source == "" || strings.ContainsAny(source, "{}"):
						t.Errorf("%s: the source is told as %q", p.ID, source)
					case !strings.Contains(source, p.Page):
						t.Errorf("%s: %q does not name %s", p.ID, source, p.Page)
					case (p.Own != 0) != strings.Contains(strings.ToLower(source), ownIn[language]):
						t.Errorf("%s: %q, own is %b", p.ID, source, p.Own)
					}
					for _, part := range []string{p.ID, p.Title, p.Text, source} {
						if !strings.Contains(drawn, html.EscapeString(part)) {
							t.Errorf("%s: the page does not show %q", p.ID, part)
						}
					}
				}
			}
		}
	}
}

func TestChosenGameSaysWhatOfItIsPublished(t *testing.T) {
	s := &shell{}
	s.OnInit()
	fillShelf(s)
	s.memory = true
	var said []string
	for _, l := range languages {
		s.words = text.For(l.id)
		for i, g := range catalog.Games {
			book, ok := g.Text(l.id, nil).(rules.Numbered)
			if !ok {
				continue
			}
			s.setUp(i)
			s.book.game = i
			for what, drawn := range map[string]string{"start page": app.HTMLString(s.startPage()), "rulebook": app.HTMLString(s.rulebook())} {
				if about := html.EscapeString(book.About()); about == "" || strings.Count(drawn, about) != 1 {
					t.Errorf("%s: the %s says %d times %q", g.Info().ID, what, strings.Count(drawn, about), about)
				}
				for _, other := range said {
					if strings.Contains(drawn, other) {
						t.Errorf("%s: the %s says of it %q", g.Info().ID, what, other)
					}
				}
			}
			said = append(said, html.EscapeString(book.About()))
		}
	}
}
