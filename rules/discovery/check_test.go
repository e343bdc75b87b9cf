package discovery

import (
	"strings"
	"testing"

	"flota/rules"
)

func TestCheckNoticesWhatCannotBe(t *testing.T) {
	start := table(t, rules.Setup{Seats: 2}, `{"players":[{"cash":3,"hand":{"colonist":5}}],"regions":{"CAN":{"discovered":true,"settlers":[2]}},
		"offer":{"fur":1},"shown":["I-01"],"boxes":{"goods":[{}]}}`).State.(*State)
	if err := start.Check(); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		want  string
		wrong func(s *State)
	}{
		{"s0 has $-1", func(s *State) { s.Players[0].Cash = -1 }},
		{"s1 has 31 pieces of kind colonist, not 30", func(s *State) { s.Players[1].Supply[Colonist]++ }},
		{"s0 has 9 pieces of kind soldier, not 10", func(s *State) { s.Players[0].Supply[Soldier]-- }},
		{"s0 has fewer than no captain somewhere", func(s *State) { s.Players[0].Supply[Captain], s.Players[0].Hand[Captain] = 6, -1 }},
		{"s0 has fewer than no soldier somewhere", func(s *State) { s.Players[0].Supply[Soldier] = -1 }},
		{"s0 has 29 pieces of kind colonist", func(s *State) { s.TradeGoods[0] = Piece{} }},
		{"s1 has 4 pieces of kind captain", func(s *State) { s.Players[1].Supply[Captain]-- }},
		{"s1 has fewer than no pieces in CAN", func(s *State) {
			s.Regions[Canada].Settlers[1] = -1
			s.Players[1].Supply[Colonist]++
		}},
		{"s0 has 2 pieces in CAN, which is not discovered", func(s *State) { s.Regions[Canada].Discovered = false }},
		{"s0 has 3 pieces in CAN and its good still lies there", func(s *State) {
			s.Regions[Canada].Settlers[0]++
			s.Players[0].Supply[Colonist]--
		}},
		{"there are 7 tiles of sugar, not 6", func(s *State) { s.Pool[Sugar]++ }},
		{"there are 3 tiles of fur, not 4", func(s *State) { s.Offer[Fur]-- }},
		{"there are 9 ships, not 8", func(s *State) { s.Players[1].Ships++ }},
		{"6 buildings are face up", func(s *State) {
			for t := range 6 {
				s.Tiles[t] = Shown
			}
		}},
		{"6 counters are unseen, too few for 7 regions", func(s *State) {
			for c := range 10 {
				s.Counters[c] = 1
			}
		}},
		{"the turn order [0 0] does not name each seat once", func(s *State) { s.Order[1] = 0 }},
		{"the turn order [0 2] does not name each seat once", func(s *State) { s.Order[1] = 2 }},
	} {
		s := start.Clone().(*State)
		test.wrong(s)
		if err := s.Check(); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}

func TestNounsAreKnownToOthersAsTheTablesHaveThem(t *testing.T) {
	natives, reward, bounty, vp := Counter(4).Finds() // D05
	for _, test := range []struct {
		name      string
		got, want any
	}{
		{"region", Peru.ID(), "PER"},
		{"its good", Peru.Good().ID(), "silver"},
		{"kind", Soldier.ID(), "soldier"},
		{"box", SlotTraining.ID(), "slot-training"},
		{"tile", TradeFair.ID(), "II-10"},
		{"price", TradeFair.Price(), 14},
		{"price of Age III", University.Price(), 20},
		{"natives", natives, 3},
		{"reward", reward, 4},
		{"bounty", bounty, 2},
		{"points", vp, 2},
		{"points of a counter", Counter(15).Points(), 4},
		{"points of a card", Card(15).Points(), 6},
		{"space", SpaceName(Dock, 2), "3"},
		{"space X", SpaceName(DockX, 0), "X"},
		{"space Y", SpaceName(DockY, 0), "Y"},
	} {
		if test.got != test.want {
			t.Errorf("%s: %v, want %v", test.name, test.got, test.want)
		}
	}
	for move, noun := range map[rules.Move]string{
		Peru.Move(): "PER", Rice.Move(): "rice", Soldier.Move(): "soldier", Warfare.Move(): "warfare", TradeFair.Move(): "II-10",
	} {
		if got := (Game{}).Noun(move); got != noun {
			t.Errorf("move %d is %s, want %s", move, got, noun)
		}
	}
	s := table(t, rules.Setup{Seats: 4}, `{"at":"placement","players":[{"hand":{"colonist":1},"shipping":{"captain":2,"colonist":1},
		"goods":{"gold":3},"ships":1}]}`).State.(*State)
	for b, spaces := range map[Box]int{Initiative: 4, Dock: 7, DockX: 1, TradeGoods: 4, Buildings: 5, Warfare: 5, SlotSoldier: 1, Shipping: 0, Discovery: 0} {
		if got := len(s.Spaces(b)); got != spaces {
			t.Errorf("%s has %d spaces, want %d", b.ID(), got, spaces)
		}
	}
	if s.Strength(0) != 5 || s.Income(0) != 6 {
		t.Errorf("strength %d and income %d, want 5 and 6", s.Strength(0), s.Income(0))
	}
}
