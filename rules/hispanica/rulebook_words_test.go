package hispanica

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
	"fr": {
		"Dates", "Forts", "Colonies", "Extinction", "Attrition", "Institutions", "Points", "Interception", "Visitas", "Nations",
	},

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
			if p := byID[id]; p.Title != want {
				t.Errorf("%s: %s has the title %q, want %q", language, id, p.Title, want)
			}
		}
		for n := Spain; n < NationCount; n++ {
			name, power := text.Nation(n)
			called, _, _ := strings.Cut(power, ":")
			id := fmt.Sprintf("2.2.%d", n)
			if title(id, capital(name)); !strings.Contains(byID[id].Text, called+":") {
				t.Errorf("%s: %s says %q without %q", language, id, byID[id].Text, called)
			}
		}
		for z := range Zone(ZoneCount) {
			id := fmt.Sprintf("3.2.%d", z+1)
			title(id, text.Zone(z))
			for _, site := range z.Sites() {
				if want := fmt.Sprintf("%s %d", text.Site(site), sites[site].natives); !strings.Contains(byID[id].Text, want) {
					t.Errorf("%s: %s says %q without %q", language, id, byID[id].Text, want)
				}
			}
		}
		for s := range Sea(SeaCount) {
			title(fmt.Sprintf("3.3.%d", s+1), text.Sea(s))
		}
		for c := firstShip; c <= Bark; c++ {
			id := cardParagraph(c)
			if c.IsShip() {
				id = shipParagraph(c)
			}
			name, _ := text.Card(c)
			title(id, name)
		}
		for each := range Title(TitleCount) {
			name, _ := text.Title(each)
			title(fmt.Sprintf("8.8.%d", each+2), name)
		}
		for v := CourtFavourite; v <= PirateKing; v++ {
			title(fmt.Sprintf("11.2.%d", v), text.Victory(v))
		}
		for l := Plunder; l < LegalityCount; l++ {
			name, _ := text.Legality(l)
			title(loading[l], name)
			title(fmt.Sprintf("8.6.%d", l+2), name)
		}
	}
}
