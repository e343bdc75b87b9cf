package hispanica

import (
	"strings"
	"testing"

	"flota/rules"
)

// TestCheckNoticesWhatCannotBe puts single things wrong in a position.
func TestCheckNoticesWhatCannotBe(t *testing.T) {
	const position = `{"at":"shipping","round":2,"top":"card-7","titles":{"T1":0},"players":[
		{"cash":3,"hand":["card-2"],"outposts":{"ANT":1},"tableau":["card-21"],"fleet":["card-1","bark"],"legality":"plunder",
			"position":"MAI","cargo":{"gold":1},"pax":{"n":1}},
		{"fleet":["card-13"],"legality":"smuggler"}],
		"zones":{"VEN":{"slots":{"la-guaira":{"owner":"spain","labour":"slave"}},"tribes":{"cumanagoto":1},"citizens":1,
			"visitaOwner":"france","rebels":1}}}`
	for _, test := range []struct {
		wrong func(*State)
		want  string
	}{
		{func(s *State) { s.Players[1].Nation = NoNation }, "s1 has no nation"},
		{func(s *State) { s.Players[1].Nation = England }, "s0 and s1 are both england"},
		{func(s *State) { s.Players[1].Nation = Spain }, "s1 is Spain, which has no seat"},
		{func(s *State) { s.Solo = true }, "no seat is Spain"},
		{func(s *State) { s.Crown.Cash = -1 }, "the Crown has $-1"},
		{func(s *State) { s.Crown.Cash = amounts }, "the Crown has $4096"},
		{func(s *State) { s.Colonies[Havana].Fort = true }, "at havana there is"},
		{func(s *State) { s.Colonies[LaGuaira].Owner = Courland }, "the Colony at la-guaira is of courland, which does not play"},
		{func(s *State) { s.Players[0].Supply-- }, "england has 0 Colonies and 7 discs left, not 8 together"},
		{func(s *State) { s.Zones[Venezuela].Rebels = -1 }, "VEN has -1 Rebels"},
		{func(s *State) { s.Zones[Venezuela].Citizens = 3 }, "the Cathedral of VEN holds 3 Citizens"},
		{func(s *State) { s.Zones[Venezuela].Cathedral = false }, "the Cathedral of VEN holds 1 Citizens"},
		{func(s *State) { s.Zones[Venezuela].Converts = 3 }, "the Visita of VEN holds 3 Natives"},
		{func(s *State) { s.Zones[Venezuela].Visita = Spain }, "the Visita of VEN is of spain, which has no seat"},
		{func(s *State) { s.Zones[Venezuela].Galleys[NoNation] = true }, "a Galley in VEN is nobody's"},
		{func(s *State) { s.Zones[Venezuela].Galleys[France] = true }, "france has a Galley in VEN and no Colony"},
		{func(s *State) { s.Outposts[Cuba]-- }, "there are 1 Outposts of CUB, not 2"},
		{func(s *State) { s.Rebels++ }, "there are 21 Rebels, not 20"},
		{func(s *State) { s.Natives[Cumanagoto] = -1 }, "-1 Natives are at cumanagoto"},
		{func(s *State) { s.Cards[52] = CardState{InTableau, 0} }, "card 52 is in a tableau"},
		{func(s *State) { s.Cards[5] = CardState{InFleet, 0} }, "ship 5 is not in the fleet of s0"},
		{func(s *State) { s.Cards[5] = CardState{Discarded, 1} }, "card 5 is {Where:5 Seat:1}"},
		{func(s *State) { s.Cards[5] = CardState{InHand, 2} }, "card 5 is {Where:2 Seat:2}"},
		{func(s *State) { s.Cards[8].Where = Top }, "2 cards are on top of the deck"},
		{func(s *State) { s.Order[1] = 0 }, "the player order [0 0] does not name each seat once"},
		{func(s *State) { s.Titles[0] = 2 }, "title T1 is of seat 2"},
		{func(s *State) { s.Round = 11 }, "the parrot is at 11, the dove at 8"},
		{func(s *State) { s.Dove = 1 }, "the parrot is at 2, the dove at 1"},
		{func(s *State) { s.Winner = 0 }, "s0 has won by victory 0"},
		{func(s *State) { s.Turn.Actions = 4 }, "4 actions and 6 points are left"},
		{func(s *State) { s.Turn.Points = -1 }, "0 actions and -1 points are left"},
		{func(s *State) { s.Turn.Target = verbRebels }, "a battle for rebels is fought without a landing"},
		{func(s *State) { s.Stack.N = 0 }, "0 steps are in progress in phase 4"},
		{func(s *State) { s.Players[0].Fleet[0] = NoCard }, "the fleet of s0"},
		{func(s *State) { s.Players[0].Fleet = [MaxShips]Card{1, NoCard, Bark} }, "the fleet of s0 has a gap"},
		{func(s *State) { s.Players[0].Fleet[1] = 1 }, "the fleet of s0 is"},
		{func(s *State) { s.Players[0].Fleet[1] = 5 }, "ship 5 is in the fleet of s0 and {Where:0 Seat:0}"},
		{func(s *State) { s.Players[0].Cash = -1 }, "s0 has $-1"},
		{func(s *State) { s.Players[0].Cash = amounts }, "s0 has $4096"},
		{func(s *State) { s.Players[0].Freed = -1 }, "s0 has Tribute 0, Infamy 0, Freed -1"},
		{func(s *State) { s.Players[0].Tribute = amounts }, "s0 has Tribute 4096"},
		{func(s *State) { s.Players[0].Legality = Smuggler }, "ship 1 of s0 does not show legality 2"},
		{func(s *State) { s.Players[0].Sea = Europe }, "s0 has 1 chests and [1 0] aboard in Europe"},
		{func(s *State) { s.Players[1].Fleet, s.Cards[13] = [MaxShips]Card{}, CardState{} }, "s1 has no fleet, and legality 2"},
		{func(s *State) { s.Players[1].Orders[0] = OrderAll }, "s1 has orders"},
		{func(s *State) { s.Players[0].Orders[0] = OrderAll }, "s0 has orders"},
		{func(s *State) { s.Players[0].Claims = [ZoneCount]bool{true, true, true, true} }, "s0 has 4 Claims"},
		{func(s *State) { s.Players[0].Cargo[Gold] = 5 }, "the hold of s0 is too small by 3"},
		{func(s *State) { s.Players[0].Supply, s.Colonies[Havana] = -1, Colony{Owner: England} }, "england has 1 Colonies and -1 discs left"},
		{func(s *State) { s.Players[0].Cargo[Gold] = -1 }, "s0 has -1 chests of gold"},
		{func(s *State) { s.Players[0].Outposts[Cuba], s.Outposts[Cuba] = -1, 3 }, "s0 has -1 Outposts of CUB"},
		{func(s *State) { s.Players[0].Pax[CitizenAboard] = -1 }, "s0 has -1 meeples c aboard"},
		{func(s *State) { s.Players[0].Pawn, s.Players[1].Pawn = 2, 2 }, "s0 and s1 are both on roy2"},
	} {
		s := table(t, rules.Setup{Seats: 2}, position).State.(*State)
		test.wrong(s)
		if err := s.Check(); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}
