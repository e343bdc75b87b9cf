package hispanica

import (
	"strings"
	"testing"

	"flota/rules/rulestest"
)

func TestHungarianSentencesFitEveryName(t *testing.T) { rulestest.Hungarian(t, &hungarian) }

func TestHungarianTownsTakeTheSuffixTheyAreReadWith(t *testing.T) {
	for town, want := range map[string][2]string{
		"Cartagena":         {"Cartagenában", "Cartagenából"},            // a becomes á
		"Campeche":          {"Campechében", "Campechéből"},              // e is read, and becomes é
		"Tampico":           {"Tampicóban", "Tampicóból"},                // o becomes ó
		"St. Augustine":     {"St. Augustine-ban", "St. Augustine-ból"},  // the last e is mute
		"Martinique":        {"Martinique-on", "Martinique-ról"},         // an island, read martinik
		"New Providence":    {"New Providence-en", "New Providence-ről"}, // an island
		"St. Croix":         {"St. Croix-n", "St. Croix-ról"},            // read kroá
		"St. Kitts":         {"St. Kittsen", "St. Kittsről"},             // an island
		"Curaçao":           {"Curaçaón", "Curaçaóról"},                  // an island
		"Port Royal":        {"Port Royalban", "Port Royalból"},
		"Bluefields":        {"Bluefieldsben", "Bluefieldsből"},
		"Veracruz":          {"Veracruzban", "Veracruzból"},
		"Providence-sziget": {"a Providence-szigeten", "a Providence-szigetről"}, // Hungarian, with its article
	} {
		if got := [2]string{hungarianCases.Form(town, "at"), hungarianCases.Form(town, "from")}; got != want {
			t.Errorf("%s is %q, want %q", town, got, want)
		}
	}
}

// TestHungarianSuffixesAgree finds slips: a form of another name, or one that
// says where with a suffix of insides and where from with one of surfaces.
func TestHungarianSuffixesAgree(t *testing.T) {
	pairs := map[string]string{"ban": "ból", "ben": "ből", "on": "ról", "án": "ról", "ón": "ról", "-n": "ról", "en": "ről"}
	long := strings.NewReplacer("a", "á", "e", "é", "o", "ó")
	for _, town := range hungarian.places {
		at, from := hungarianCases.Form(town, "at"), hungarianCases.Form(town, "from")
		agree := false
		for in, out := range pairs {
			agree = agree || strings.HasSuffix(at, in) && strings.HasSuffix(from, out)
		}
		last := town[len(town)-1:]
		stem := town[:len(town)-1] + long.Replace(last)
		for _, form := range []string{at, from} {
			bare := strings.TrimPrefix(form, "a ")
			if !agree || !strings.HasPrefix(bare, stem) && !strings.HasPrefix(bare, town+"-") {
				t.Errorf("%s has the forms %q and %q", town, at, from)
			}
		}
	}
}
