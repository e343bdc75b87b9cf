package discovery

import "flota/rules"

// Native Uprising (section 6.2) [P]: in one region an opponent of the buyer's
// choice removes half of his pieces, rounded up, and chooses which.

func (s *State) opponentAnywhere(seat rules.Seat) bool {
	for r := range s.Regions {
		if s.opponentIn(seat, Region(r)) {
			return true
		}
	}
	return false
}

func (s *State) opponentIn(seat rules.Seat, r Region) bool {
	for other := range rules.Seat(s.Seats) {
		if other != seat && s.Regions[r].Count(other) > 0 {
			return true
		}
	}
	return false
}

func uprisingOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for r := range Region(RegionCount) {
		list = append(list, rules.Option{Move: moveOf(regionMove, r), Rule: first(
			refusal{!s.Regions[r].Discovered, Undiscovered},
			refusal{!s.opponentIn(seat, r), NoOpponent},
		)})
	}
	return list
}

func chooseUprising(s *State, f frame, answers []rules.Answer) {
	s.Stack.Call(stepUprisingSeat, f.V[0], int16(nounOf[Region](regionMove, answers[0].Move)))
}

func uprisingSeatOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for other := range rules.Seat(s.Seats) {
		if other != seat {
			list = append(list, rules.Option{
				Move: moveOf(seatMove, other),
				Rule: first(refusal{s.Regions[f.V[1]].Count(other) == 0, NotThere}),
			})
		}
	}
	return list
}

func chooseUprisingSeat(s *State, f frame, answers []rules.Answer) {
	victim := nounOf[rules.Seat](seatMove, answers[0].Move)
	s.tell(UprisingBegins, rules.Seat(f.V[0]), f.V[1], int16(victim))
	s.Stack.Call(stepUprisingLoss, int16(victim), f.V[1])
}

func uprisingLossOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	region := &s.Regions[f.V[1]]
	losses := (region.Count(seat) + 1) / 2
	return lossOptions(list, losses, region.Settlers[seat], region.Soldiers[seat])
}

// lossOptions offers how many of so many losses are soldiers; the rest are
// settlers.
func lossOptions(list []rules.Option, losses, settlers, soldiers int8) []rules.Option {
	for n := range losses + 1 {
		list = append(list, rules.Option{Move: moveOfAmount(int(n)), Rule: first(
			refusal{n < losses-settlers, TooFewSettlers},
			refusal{n > soldiers, TooFewSoldiers},
		)})
	}
	return list
}

func loseToUprising(s *State, f frame, answers []rules.Answer) {
	seat, r := rules.Seat(f.V[0]), Region(f.V[1])
	losses := (s.Regions[r].Count(seat) + 1) / 2
	s.remove(seat, r, losses, int8(amountOf(answers[0].Move)))
}

// remove takes pieces of a seat out of a region, back to its supply.
func (s *State) remove(seat rules.Seat, r Region, losses, soldiers int8) {
	region, supply := &s.Regions[r], &s.Players[seat].Supply
	region.Soldiers[seat] -= soldiers
	supply[Soldier] += soldiers
	region.Settlers[seat] -= losses - soldiers
	supply[Colonist] += losses - soldiers
	s.tell(PiecesLost, seat, int16(r), int16(losses-soldiers), int16(soldiers))
}
