package discovery

import "flota/rules"

// Warfare (B8), section 7. Each piece in the box starts one conflict: a battle
// in one region, free, or a war in all, for $10, against one opponent.

// everywhere stands for the region of a war.
const everywhere = NoRegion

func nextConflict(s *State, f *frame) {
	for space := int(f.V[0]); space < len(s.Warfare); space++ {
		p := &s.Warfare[space]
		if p.Kind == NoKind {
			continue
		}
		seat := p.Seat
		s.returnPiece(p)
		f.V[0] = int16(space + 1)
		s.Stack.Call(stepConflict, int16(seat))
		again(f)
		return
	}
}

// contested reports whether two seats share a region that holds a soldier of
// either (seed p. 7-8).
func (s *State) contested(r Region, a, b rules.Seat) bool {
	region := &s.Regions[r]
	return region.Count(a) > 0 && region.Count(b) > 0 && region.Soldiers[a]+region.Soldiers[b] > 0
}

func (s *State) contestedAnywhere(a, b rules.Seat) bool {
	for r := range Region(RegionCount) {
		if s.contested(r, a, b) {
			return true
		}
	}
	return false
}

func conflictOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	warSomewhere := false
	for other := range rules.Seat(s.Seats) {
		warSomewhere = warSomewhere || other != seat && s.contestedAnywhere(seat, other)
	}
	list = append(list, rules.Option{Move: pass}, rules.Option{Move: war, Rule: first(
		refusal{s.Players[seat].Cash < warPrice, WarMoney},
		refusal{!warSomewhere, WarNowhere},
	)})
	for r := range Region(RegionCount) {
		fight := false
		for other := range rules.Seat(s.Seats) {
			fight = fight || other != seat && s.contested(r, seat, other)
		}
		list = append(list, rules.Option{Move: moveOf(regionMove, r), Rule: first(
			refusal{!s.Regions[r].Discovered, Undiscovered},
			refusal{s.Regions[r].Count(seat) == 0, NotYours},
			refusal{!s.opponentIn(seat, r), NoOpponent},
			refusal{!fight, NoSoldier},
		)})
	}
	return list
}

func chooseConflict(s *State, f frame, answers []rules.Answer) {
	seat, move := rules.Seat(f.V[0]), answers[0].Move
	switch move {
	case pass:
		s.tell(NoConflict, seat)
	case war:
		s.Stack.Call(stepEnemy, int16(seat), int16(everywhere))
	default:
		s.Stack.Call(stepEnemy, int16(seat), int16(nounOf[Region](regionMove, move)))
	}
}

func enemyOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	r := Region(f.V[1])
	list = append(list, rules.Option{Move: pass})
	for other := range rules.Seat(s.Seats) {
		if other == seat {
			continue
		}
		rule := rules.Rule(0)
		if r == everywhere {
			rule = first(refusal{!s.contestedAnywhere(seat, other), WarNowhere})
		} else {
			rule = first(
				refusal{s.Regions[r].Count(other) == 0, NotThere},
				refusal{!s.contested(r, seat, other), NoSoldier},
			)
		}
		list = append(list, rules.Option{Move: moveOf(seatMove, other), Rule: rule})
	}
	return list
}

func chooseEnemy(s *State, f frame, answers []rules.Answer) {
	if answers[0].Move == pass {
		s.tell(NoConflict, rules.Seat(f.V[0]))
		return
	}
	s.Stack.Call(stepBattles, f.V[0], int16(nounOf[rules.Seat](seatMove, answers[0].Move)), f.V[1])
}

// The locals of the battles of a conflict: 0 the attacker, 1 the defender,
// 2 the region or everywhere, 3 the next choice of victims: the attacker's by
// region, then the defender's.

func declare(s *State, f *frame) {
	attacker := rules.Seat(f.V[0])
	if Region(f.V[2]) == everywhere {
		s.pay(attacker, -warPrice)
		s.tell(WarDeclared, attacker, f.V[1], warPrice)
		return
	}
	s.tell(BattleJoined, attacker, f.V[1], f.V[2])
}

func (s *State) battleIn(f *frame, r Region) bool {
	if at := Region(f.V[2]); at != everywhere && at != r {
		return false
	}
	return s.contested(r, rules.Seat(f.V[0]), rules.Seat(f.V[1]))
}

// losses is how many pieces a seat loses to another in a region: one for each
// soldier of the other, one fewer behind a Fortification.
func (s *State) losses(r Region, loser, other rules.Seat) int8 {
	region := &s.Regions[r]
	n := min(region.Soldiers[other], region.Count(loser))
	if n > 0 && s.Owns(loser, Fortification) {
		n--
	}
	return n
}

// Sides of a conflict, as places in Kills: whose losses.
const (
	defenderSide = iota
	attackerSide
)

// choice tells whose pieces in which region the choice of that number is
// about.
func choice(battles *frame, number int16) (loser rules.Seat, r Region, side int16) {
	side, r = number/RegionCount, Region(number%RegionCount)
	loser = rules.Seat(battles.V[1])
	if side == attackerSide {
		loser = rules.Seat(battles.V[0])
	}
	return loser, r, side
}

func nextVictims(s *State, f *frame) {
	for f.V[3] < 2*RegionCount {
		loser, r, _ := choice(f, f.V[3])
		f.V[3]++
		if s.battleIn(f, r) {
			chooser := f.V[0] + f.V[1] - int16(loser) // the other of the two
			s.Stack.Call(stepKill, chooser)
			again(f)
			return
		}
	}
}

func killOptions(s *State, _ *frame, chooser rules.Seat, list []rules.Option) []rules.Option {
	battles := s.below()
	loser, r, _ := choice(battles, battles.V[3]-1)
	region := &s.Regions[r]
	return lossOptions(list, s.losses(r, loser, chooser), region.Settlers[loser], region.Soldiers[loser])
}

func kill(s *State, _ frame, answers []rules.Answer) {
	battles := s.Stack.Top()
	_, r, side := choice(battles, battles.V[3]-1)
	s.Kills[r][side] = int8(amountOf(answers[0].Move))
}

// removeVictims is simultaneous: all losses are counted before any piece is
// removed.
func removeVictims(s *State, f *frame) {
	attacker, defender := rules.Seat(f.V[0]), rules.Seat(f.V[1])
	for r := range Region(RegionCount) {
		if !s.battleIn(f, r) {
			continue
		}
		lost := [2]int8{s.losses(r, defender, attacker), s.losses(r, attacker, defender)}
		s.remove(defender, r, lost[defenderSide], s.Kills[r][defenderSide])
		s.remove(attacker, r, lost[attackerSide], s.Kills[r][attackerSide])
	}
	s.Kills = [RegionCount][2]int8{}
}
