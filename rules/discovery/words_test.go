package discovery

import (
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

// allWords lists names and words of a described position.
func allWords(v any, list []string) []string {
	switch v := v.(type) {
	case string:
		list = append(list, v)
	case rules.Fields:
		for _, field := range v {
			list = allWords(field.Value, append(list, field.Name))
		}
	case rules.List:
		for _, item := range v {
			list = allWords(item, list)
		}
	}
	return list
}

func TestEveryWordOfAPositionHasAPlaceInLinks(t *testing.T) {
	for seed := range uint64(60) {
		m := rulestest.Random(Game{}, rules.Setup{Seats: 2 + int(seed%4)}, seed)
		for ply := range m.Log {
			if ply%7 != int(seed%7) {
				continue
			}
			for _, word := range allWords(m.At(ply).State.Fields(), nil) {
				if !slices.Contains(describing, word) {
					t.Errorf("%q has no place", word)
				}
			}
		}
	}
	for _, list := range [][]string{kindIDs, goodIDs, regionIDs, boxIDs, tileIDs, counterIDs, cardIDs, phases} {
		for _, word := range list {
			if !slices.Contains(describing, word) && !slices.Contains([]string{"income", "scoring"}, word) {
				t.Errorf("%q has no place", word)
			}
		}
	}
}

func TestWordsInLinksStandOnce(t *testing.T) {
	sorted := slices.Sorted(slices.Values(describing))
	if n := len(slices.Compact(sorted)); n != len(describing) {
		t.Errorf("%d of %d words are different", n, len(describing))
	}
}
