package hispanica

import (
	"strconv"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

func TestEveryLanguageSaysWhatEnglishSays(t *testing.T) {
	for language, table := range byLanguage {
		t.Run(language, func(t *testing.T) { rulestest.Complete(t, &english, table) })
	}
}

// targetsOf are the moves that may be attacked.
func targetsOf() []rules.Move {
	list := []rules.Move{verbVisita, verbRebels}
	for p := range Place(PlaceCount) {
		list = append(list, p.Move())
	}
	for s := range Site(SiteCount) {
		list = append(list, s.Move())
	}
	return list
}

// nounsOf is how many nouns a place of a template can stand for.
var nounsOf = map[string]int{
	"player": MaxSeats, "who": int(NationCount), "nation": int(NationCount), "good": GoodCount, "zone": ZoneCount, "sea": SeaCount,
	"place": PlaceCount, "site": SiteCount, "card": CardCount + 1, "legality": LegalityCount, "space": SpaceCount,
	"title": TitleCount, "victory": victoryCount, "phase": phaseCount, "meeple": MeepleCount, "order": 3, "side": 2,
	"target": len(targetsOf()), "ordinal": MaxSeats,
}

// samples are the arguments of a template for the nth sentence made of it.
func samples(template string, n int) []int16 {
	args := make([]int16, 8)
	for i := range args {
		args[i] = int16(n + i) // numbers
	}
	rules.Fill(template, func(fields []string) string {
		if count := nounsOf[fields[0]]; count > 0 {
			i, _ := strconv.Atoi(fields[1])
			args[i] %= int16(count)
			switch fields[0] {
			case "ordinal":
				args[i]++
			case "side":
				args[i] += int16(verbFleet)
			case "target":
				args[i] = int16(targetsOf()[args[i]])
			}
		}
		return ""
	})
	return args
}

// TestEverySentenceReadsWellInEveryLanguage makes sentences of all templates
// with all nouns, for players with and without names and for the passive
// Spain.
func TestEverySentenceReadsWellInEveryLanguage(t *testing.T) {
	for language, table := range byLanguage {
		for _, template := range rulestest.Templates(table) {
			if template.Text == "" || strings.Contains(template.Text, "{page}") {
				continue
			}
			for n := range CardCount + 1 {
				text := &Text{table, [][]string{nil, {"Anne", "Zoé", "Örs", "Maud", "Ulf"}}[n%2]}
				seat := rules.Seat(n % MaxSeats)
				if strings.Contains(template.Text, "{who ") && n%3 == 0 {
					seat = rules.Nobody
				}
				s := text.fill(template.Text, seat, samples(template.Text, n)...)
				rulestest.Sentence(t, language, template.Path, s)
			}
		}
	}
}
