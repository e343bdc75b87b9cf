package hispanica

import "flota/rules"

// Sea battles (section 2.10.6): nothing is hidden and nobody else takes part.

// The locals of a sea battle: 0 the attacker, 1 the defender; once it is
// decided 2 the winner, 3 the loser, 4 the difference.
const (
	seaAttacker = iota
	seaDefender
	seaWinner
	seaLoser
	seaMargin
)

// decideAtSea: the attacker wins only if stronger.
func decideAtSea(s *State, f *frame) {
	attacker, defender := rules.Seat(f.V[seaAttacker]), rules.Seat(f.V[seaDefender])
	a, d := s.SeaStrength(attacker), s.SeaStrength(defender)
	winner, loser, won, lost := defender, attacker, d, a
	if a > d {
		winner, loser, won, lost = attacker, defender, a, d
	}
	f.V[seaWinner], f.V[seaLoser], f.V[seaMargin] = int16(winner), int16(loser), won-lost
	s.tell(SeaBattleWon, winner, won, lost, int16(loser))
	if s.Players[winner].Legality == Plunder {
		s.earn(winner, SeaRover)
	}
}

// nextPrize fills the winner's hold; which chests is asked only if not all fit.
func nextPrize(s *State, f *frame) {
	winner, loser := &s.Players[f.V[seaWinner]], &s.Players[f.V[seaLoser]]
	room, left := winner.FreeHold(), loser.Chests()
	switch {
	case left == 0 || room <= 0:
	case left <= room:
		for g := range Good(GoodCount) {
			for loser.Cargo[g] > 0 {
				s.takeChest(rules.Seat(f.V[seaWinner]), rules.Seat(f.V[seaLoser]), g)
			}
		}
	default:
		s.Stack.Call(stepPrize, f.V[seaWinner], f.V[seaLoser])
		again(f)
	}
}

func (s *State) takeChest(winner, loser rules.Seat, g Good) {
	s.Players[loser].Cargo[g]--
	s.Players[winner].Cargo[g]++
	s.tell(ChestCaptured, winner, int16(g), int16(loser))
}

func prizeOptions(s *State, f *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	return s.goodOptions(rules.Seat(f.V[1]), 0, list)
}

// goodOptions lists the goods of a fleet's cargo. If a rule is given it refuses
// those that are there.
func (s *State) goodOptions(seat rules.Seat, against rules.Rule, list []rules.Option) []rules.Option {
	for g := range Good(GoodCount) {
		rule := against
		if s.Players[seat].Cargo[g] == 0 {
			rule = NoneOfThese
		}
		list = append(list, rules.Option{Move: moveOf(goodMove, g), Rule: rule})
	}
	return list
}

func takePrize(s *State, f frame, answers []rules.Answer) {
	s.takeChest(rules.Seat(f.V[0]), rules.Seat(f.V[1]), nounOf[Good](goodMove, answers[0].Move))
}

// loseAtSea takes what is left in the loser's hold to the supply, and a ship if
// the battle was lost by 2 or more.
func loseAtSea(s *State, f *frame) {
	loser := rules.Seat(f.V[seaLoser])
	if chests, meeples := s.clearHold(loser); chests+meeples > 0 {
		s.tell(HoldCleared, loser, chests, meeples)
	}
	if f.V[seaMargin] >= shipMargin {
		s.Stack.Call(stepLoss, int16(loser))
	}
}

// sendHome puts the loser's fleet in Europe, where nothing is unloaded. If it
// was the active fleet its turn ends.
func sendHome(s *State, f *frame) {
	loser := rules.Seat(f.V[seaLoser])
	player := &s.Players[loser]
	player.Sea = Europe
	player.Orders = [MaxSeats]Order{}
	s.tell(FleetRetreats, loser)
	if loser == s.Turn.Seat {
		s.Turn.Points = 0
	}
}

// Losing a ship (section 2.9.4): never the flagship while another remains.

func chooseLoss(s *State, f *frame) {
	if s.Players[f.V[0]].Ships() >= 2 {
		s.Stack.Call(stepLoseShip, f.V[0])
	}
}

// loseShipOptions is also for a ship that is replaced.
func loseShipOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for i := range int16(CardCount) {
		ship, rule := shipTarget(i), rules.Rule(0)
		switch s.inFleet(seat, ship) {
		case -1:
			rule = NotInFleet
		case 0:
			rule = FlagshipStays
		}
		list = append(list, rules.Option{Move: moveOfCard(ship), Rule: rule})
	}
	return list
}

func loseShip(s *State, f frame, answers []rules.Answer) {
	seat, ship := rules.Seat(f.V[0]), cardOf(answers[0].Move)
	fleet := &s.Players[seat].Fleet
	i := s.inFleet(seat, ship)
	copy(fleet[i:], fleet[i+1:])
	fleet[MaxShips-1] = NoCard
	s.discard(ship)
	s.tell(ShipLost, seat, int16(ship))
}

func holdTheRest(s *State, f *frame) { s.Stack.Call(stepOverboard, f.V[0]) }

// nextOverboard asks until the hold is large enough.
func nextOverboard(s *State, f *frame) {
	if s.Players[f.V[0]].FreeHold() < 0 {
		s.Stack.Call(stepThrow, f.V[0])
		again(f)
	}
}

// throwOptions: meeples go first.
func throwOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	against := rules.Rule(0)
	for _, count := range s.Players[seat].Pax {
		if count > 0 {
			against = MeeplesFirst
		}
	}
	list = s.goodOptions(seat, against, list)
	for m := range Meeple(MeepleCount) {
		rule := rules.Rule(0)
		if s.Players[seat].Pax[m] == 0 {
			rule = NoneOfThese
		}
		list = append(list, rules.Option{Move: moveOf(meepleMove, m), Rule: rule})
	}
	return list
}

func throw(s *State, f frame, answers []rules.Answer) {
	seat := rules.Seat(f.V[0])
	player := &s.Players[seat]
	if kind, n := familyOf(answers[0].Move); kind == meepleFamily {
		player.Pax[n]--
		s.tell(MeepleOverboard, seat, int16(n))
	} else {
		player.Cargo[n]--
		s.tell(ChestOverboard, seat, int16(n))
	}
}
