//go:build !js

package app

import (
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/catalog"
)

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

func TestSearchTakesNoNoticeOfAccents(t *testing.T) {
	for _, c := range []struct {
		text, search string
		want         bool
	}{
		{"Épidémies", "epidemie", true}, {"Épidémies", "ÉPIDÉMIE", true}, {"Épidémies", "e\u0301pide\u0301mies", true},
		{"Épidémies", "épidémique", false}, {"Epidemics", "épidemics", true},
		{"La main-d’œuvre", "main-d'oeuvre", true}, {"La main-d’œuvre", "main-d’œuvre", true}, {"l’Âge II", "l'age", true},
		{"reçoit 5\u00a0$", "recoit 5", true}, {"Est-ce tout\u202f?", "tout", true},
		{"Őslakosok", "oslakos", true}, {"hűséges", "huseges", true}, {"Nuestra Señora", "senora", true},
	} {
		if got := matches(&rules.Paragraph{Text: c.text}, "", c.search); got != c.want {
			t.Errorf("%q finds %q: %v, want %v", c.search, c.text, got, c.want)
		}
	}
}

func TestEveryWordOfTheRulebooksIsFoundFromAnyKeyboard(t *testing.T) {
	for _, l := range languages {
		for _, g := range catalog.Games {
			for _, chapter := range rules.Book(catalog.Rulebook(g, l.id), g.Text(l.id, nil).(rules.Numbered).Paragraphs()) {
				for _, section := range chapter.Sections {
					for _, p := range section.Paragraphs {
						for _, r := range strings.Join(strings.Fields(plain(p.Title+" "+p.Text)), " ") {
							if r > '~' && !strings.ContainsRune("«»„”–…", r) {
								t.Errorf("%s, %s %s: %q can be typed on no plain keyboard", l.id, g.Info().ID, p.ID, r)
							}
						}
					}
				}
			}
		}
	}
}
