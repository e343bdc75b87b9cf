package hispanica

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
	for seed := range uint64(24) {
		m := rulestest.Random(Game{}, rules.Setup{Seats: 2 + int(seed%4)}, seed)
		replay, err := rules.NewMatch(Game{}, m.Setup, m.ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		for ply, a := range m.Log {
			if ply%7 == int(seed%7) {
				for _, word := range allWords(replay.State.Fields(), nil) {
					if !slices.Contains(describing, word) {
						t.Errorf("%q has no place", word)
					}
				}
			}
			if err := replay.Play(a.Seat, a.Move); err != nil {
				t.Fatal(err)
			}
		}
	}
	var stepNames []string
	for i := range steps[1:] {
		if step := &steps[i+1]; step.Name != "game" && step.Name != "round" {
			stepNames = append(append(stepNames, step.Name), step.Locals...)
		}
	}
	for _, list := range [][]string{
		nationIDs, goodIDs, zoneIDs, seaIDs, placeIDs, marketIDs, shipIDs, labourIDs, legalityIDs, targetIDs, seatIDs[:],
		meeples[:], spaces[1:], titles[:], orderIDs[1:], phaseIDs[:], victoryIDs[1:], stepNames,
		turnParts[AuctionYear], turnParts[PlayYear], turnParts[ShippingYear], {"at", "end", "round"},
	} {
		for _, word := range list {
			if !slices.Contains(describing, word) {
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

// TestWordsKeepTheirPlaces: links hold the places, for ever.
func TestWordsKeepTheirPlaces(t *testing.T) {
	for place, word := range map[int]string{
		0: "spain", 31: "YUC", 32: "JAM", 120: "shipping", 125: "card-1", 187: "card-63", 334: "visita",
	} {
		if describing[place] != word {
			t.Errorf("place %d has %q, it had %q", place, describing[place], word)
		}
	}
}
