package discovery

import (
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

// TestEveryTurnHasItsPhasesInOrder: the headings of the log are the turn of
// section 3.1.
func TestEveryTurnHasItsPhasesInOrder(t *testing.T) {
	m := rulestest.Random(Game{}, rules.Setup{Seats: 3}, 1)
	var turns [][]Phase
	for _, e := range m.Events(0, len(m.Log)) {
		switch e.Kind {
		case TurnBegins:
			turns = append(turns, nil)
		case PhaseBegins:
			turns[len(turns)-1] = append(turns[len(turns)-1], Phase(e.Args[0]))
		}
	}
	if len(turns) != lastTurn {
		t.Fatalf("%d turns begin", len(turns))
	}
	for i, phases := range turns {
		want := PhaseCount
		if i+1 == lastTurn {
			want-- // nothing comes after the scoring
		}
		if len(phases) != want || !slices.IsSorted(phases) {
			t.Errorf("turn %d has the phases %v", i+1, phases)
		}
	}
}

func TestHeadingsAreTheBoxesOfTheRulebook(t *testing.T) {
	for language := range byLanguage {
		text := Game{}.Text(language, nil).(*Text)
		for phase, box := range map[Phase]Box{
			InitiativePhase: Initiative, DockPhase: Dock, GoodsPhase: TradeGoods, ShippingPhase: Shipping,
			BuildingsPhase: Buildings, DiscoveryPhase: Discovery, WarfarePhase: Warfare,
		} {
			_, got := text.Heading(rules.Event{Kind: PhaseBegins, Args: [4]int16{int16(phase)}})
			if want := text.Box(box); got != want {
				t.Errorf("%s: the heading is %q, the box is called %q", language, got, want)
			}
		}
		if _, got := text.Heading(rules.Event{Kind: PhaseBegins, Args: [4]int16{int16(SpecialistsPhase)}}); got != text.Specialists() {
			t.Errorf("%s: the heading is %q, the box is called %q", language, got, text.Specialists())
		}
	}
}
