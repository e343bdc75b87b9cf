package rules_test

import (
	"reflect"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/catalog"
)

func TestRulebooksComeBackFromTheirFiles(t *testing.T) {
	for _, g := range catalog.Games {
		for _, language := range catalog.Languages {
			words := catalog.Rulebook(g, language)
			book := g.Text(language, nil).(rules.Numbered)
			got, err := rules.ReadEntries(rules.WriteEntries(words), book.Paragraphs())
			if err != nil || len(words) == 0 || !reflect.DeepEqual(got, words) {
				t.Errorf("%s in %s comes back as %d entries, %v, not %d", g.Info().ID, language, len(got), err, len(words))
			}
		}
	}
}

func TestFilesThatAreNoRulebookAreRefused(t *testing.T) {
	book := catalog.Games[0].Text("en", nil).(rules.Numbered)
	whole := rules.WriteEntries(catalog.Rulebook(catalog.Games[0], "en"))
	for what, text := range map[string]string{
		"nothing":                   "",
		"a page that was not found": "<!DOCTYPE html>\n<title>404</title>\n",
		"the other game's":          rules.WriteEntries(catalog.Rulebook(catalog.Games[1], "en")),
		"a file cut short":          whole[:len(whole)*2/3],
		"a last line cut short":     whole[:len(whole)-1],
		"no chapter in front":       whole[strings.IndexByte(whole, '\n')+1:],
		"too much behind":           whole + "99.1.1\tTitle\tText\n",
	} {
		if words, err := rules.ReadEntries(text, book.Paragraphs()); err == nil || !strings.Contains(err.Error(), "not the text of the rulebook") {
			t.Errorf("%s is read as %d entries, %v", what, len(words), err)
		}
	}
}
