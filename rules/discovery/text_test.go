package discovery

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

// nounsOf is how many nouns a place of a template can stand for.
var nounsOf = map[string]int{
	"player": MaxSeats, "region": RegionCount, "good": GoodCount, "kind": KindCount - 1, "box": BoxCount,
	"tile": TileCount, "source": TileCount, "card": CardCount, "place": 6, "phase": PhaseCount,
}

// samples are the arguments of a template for the nth sentence made of it.
func samples(template string, n int) []int16 {
	args := make([]int16, 8)
	for i := range args {
		args[i] = int16(n + i) // numbers
	}
	rules.Fill(template, func(fields []string) string {
		what := fields[0]
		if what == "kinds" {
			what = "kind"
		}
		if count := nounsOf[what]; count > 0 {
			i, _ := strconv.Atoi(fields[1])
			args[i] %= int16(count)
			switch what {
			case "kind":
				args[i]++
			case "source":
				args[i]--
			case "place":
				args[i] = (args[i]-1+int16(count))%int16(count) + 1
			}
		}
		return ""
	})
	return args
}

// TestEverySentenceReadsWellInEveryLanguage makes sentences of all templates
// with all nouns, for players with and without names.
func TestEverySentenceReadsWellInEveryLanguage(t *testing.T) {
	for language, table := range byLanguage {
		for _, template := range rulestest.Templates(table) {
			if template.Text == "" || strings.Contains(template.Text, "{page}") || strings.Contains(template.Text, "{winners}") {
				continue
			}
			for n := range TileCount + 1 {
				text := &Text{table, [][]string{nil, {"Anne", "Zoé", "Örs", "Maud", "Ulf"}}[n%2]}
				s := text.fill(template.Text, rules.Seat(n%MaxSeats), samples(template.Text, n)...)
				rulestest.Sentence(t, language, template.Path, s)
			}
		}
	}
}
