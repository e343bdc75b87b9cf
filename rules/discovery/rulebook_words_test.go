package discovery

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

// languages are those that the game speaks.
var languages = []string{"en", "fr", "hu"}

// sameTitles are titles that are the English word and no name of the game.
var sameTitles = map[string][]string{
	"fr": nil,

	"hu": nil,
}

func TestEveryLanguageHasTheWholeRulebook(t *testing.T) {
	for language, table := range byLanguage {
		if !slices.Contains(languages, language) {
			t.Errorf("the rulebook is not looked at in %s", language)
		}
		if language != "en" {
			rulestest.Book(t, language, templates("en"), templates(language), table, sameTitles[language]...)
		}
	}
}

func TestEveryLanguageSaysOnItsOwnWhereRulesComeFrom(t *testing.T) {
	for language, table := range byLanguage {
		if language == "en" {
			continue
		}
		if table.about == english.about {
			t.Errorf("%s: what is published is told in English: %q", language, table.about)
		}
		for source, name := range table.sources {
			if (name == "") != (english.sources[source] == "") || name != "" && name == english.sources[source] {
				t.Errorf("%s: source %d is %q, in English %q", language, source, name, english.sources[source])
			}
			if strings.Contains(name, "{page}") != (rules.Source(source) == rules.Seed) {
				t.Errorf("%s: source %d is %q; the seed alone has pages", language, source, name)
			}
		}
	}
}

func TestTitlesAreTheNamesOfTheGameInEveryLanguage(t *testing.T) {
	for _, language := range languages {
		_, byID, _ := bookIn(t, language)
		text := Game{}.Text(language, nil).(*Text)
		title := func(id, want string) {
			t.Helper()
			for _, e := range templates(language) {
				if e.ID == id && e.Title != want {
					t.Errorf("%s: %s has the title %q, want %q", language, id, e.Title, want)
				}
			}
		}
		for k, id := range map[Kind]string{
			Colonist: "5.1.1", Captain: "5.1.2", Merchant: "5.1.3", Missionary: "5.1.4", Soldier: "5.1.5",
		} {
			title(id, capital(text.Pieces(k, 1)))
		}
		for b, id := range map[Box]string{
			Initiative: "4.1", Dock: "4.2", TradeGoods: "4.3", Shipping: "4.4", Buildings: "4.5", Discovery: "4.6", Warfare: "4.8",
		} {
			title(id, text.Box(b))
			if !strings.Contains(byID["1.2.2"].Text, text.Box(b)) {
				t.Errorf("%s: 1.2.2 does not name the box %s", language, text.Box(b))
			}
		}
		title("4.7", text.Specialists())
		for k := Colonist; k < KindCount; k++ {
			if want := fmt.Sprintf("%d %s", kinds[k].figures, text.Pieces(k, int(kinds[k].figures))); !strings.Contains(byID["1.2.3"].Text, want) {
				t.Errorf("%s: 1.2.3 says %q, want %q in it", language, byID["1.2.3"].Text, want)
			}
		}
	}
}
