package discovery

import "flota/rules"

// Initiative (B1) and the Colonist Dock (B2), section 3.2.

// payInitiative pays each piece as many dollars as the number of its space.
func payInitiative(s *State, _ *frame) {
	for i, p := range s.Initiative {
		if p.Kind != NoKind {
			s.pay(p.Seat, int16(i+1))
			s.tell(InitiativePaid, p.Seat, int16(i+1))
		}
	}
}

// mostCash is what a number can hold. The bank has no end, and no game from the
// set-up comes anywhere near; a described position can begin there.
const mostCash = 1<<15 - 1

// pay gives dollars to a seat, or takes them if they are negative.
func (s *State) pay(seat rules.Seat, dollars int16) {
	cash := &s.Players[seat].Cash
	*cash = int16(min(int(*cash)+int(dollars), mostCash))
}

// nextLanding takes the spaces in their order, X and Y last.
func nextLanding(s *State, f *frame) {
	for space := int(f.V[0]); space < len(s.Dock); space++ {
		if p := s.Dock[space]; p.Kind != NoKind {
			f.V[0] = int16(space + 1)
			s.Stack.Call(stepLand, int16(p.Seat), int16(space))
			again(f)
			return
		}
	}
}

func landOptions(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for r := range Region(RegionCount) {
		list = append(list, rules.Option{
			Move: moveOf(regionMove, r),
			Rule: first(refusal{!s.Regions[r].Discovered, Undiscovered}),
		})
	}
	return list
}

func chooseLanding(s *State, f frame, answers []rules.Answer) {
	space := f.V[1]
	p := s.Dock[space]
	s.Dock[space] = Piece{}
	s.land(p.Seat, p.Kind, nounOf[Region](regionMove, answers[0].Move))
}

// land is one event: the piece stands, the merchant is paid, the missionary
// brings its colonists, a specialist is exchanged for a colonist, and only
// then is the good looked at [A; sequence P].
func (s *State) land(seat rules.Seat, kind Kind, r Region) {
	region, player := &s.Regions[r], &s.Players[seat]
	s.tell(PieceLanded, seat, int16(kind), int16(r))
	if kind == Soldier {
		region.Soldiers[seat]++
	} else {
		region.Settlers[seat]++
	}
	switch kind {
	case Merchant:
		s.pay(seat, merchantPay)
		s.tell(MerchantPaid, seat, merchantPay)
	case Missionary:
		wanted, brought := 1, 0
		if s.Owns(seat, Cathedral) {
			wanted = 2
		}
		for brought < wanted && s.settleFromSupply(seat, r) {
			brought++
		}
		s.tell(MissionaryBrought, seat, int16(brought), int16(r))
	}
	if kind != Colonist && kind != Soldier {
		player.Supply[kind]++
		player.Supply[Colonist]-- // below zero: the figure itself stands in for the colonist
	}
	s.takeRegionGood(seat, r)
}
