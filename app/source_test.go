//go:build !js

package app

import (
	"html"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
)

func TestEveryParagraphSaysWhereItComesFrom(t *testing.T) {
	s := &shell{}
	s.OnInit()
	for i := range catalog.Games {
		s.draft.game = i
		book := s.numbered()
		if book == nil {
			continue
		}
		drawn := app.HTMLString(s.rulebook())
		for _, chapter := range book.Rulebook() {
			for _, section := range chapter.Sections {
				for _, p := range section.Paragraphs {
					source := s.source(book, &p)
					switch {
					case source == "" || strings.ContainsAny(source, "{}"):
						t.Errorf("%s: the source is told as %q", p.ID, source)
					case !strings.Contains(source, p.Page):
						t.Errorf("%s: %q does not name %s", p.ID, source, p.Page)
					case (p.Own != 0) != strings.Contains(strings.ToLower(source), "this project's own"):
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
	s.memory = true
	var said []string
	for i, g := range catalog.Games {
		book, ok := g.Text("en", nil).(rules.Numbered)
		if !ok {
			continue
		}
		s.draft.game = i
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

func TestSearchFindsWordsAnywhereAndNumbersFromTheirStart(t *testing.T) {
	p := &rules.Paragraph{ID: "4.2.3", Title: "The ship", Text: "It costs $10 (12.4.2)."}
	for _, c := range []struct {
		search string
		want   bool
	}{
		{"", true}, {"  ", true}, {"SHIP cost", true}, {"dock", true}, {"ship sail", false},
		{"4.2", true}, {"2.3", false}, {"$10", true}, {"4.2 ship", true}, {"12.4.2", true},
	} {
		if got := matches(p, "The boxes Dock", c.search); got != c.want {
			t.Errorf("%q finds the paragraph: %v, want %v", c.search, got, c.want)
		}
	}
}
