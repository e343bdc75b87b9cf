package hispanica

import "flota/rules"

// The philosophy board (section 2.11): corridors that lead from Youth to
// radical spaces, and displacement [B].

// back is the space one step toward Youth.
func (s Space) back() Space {
	if s.Depth() <= 1 {
		return 0
	}
	return s - 1
}

// pawnCost is what a step into a space costs; a step back costs nothing.
func (p *Position) pawnCost(seat rules.Seat, to Space) int16 {
	if to.Depth() <= p.Players[seat].Pawn.Depth() {
		return 0
	}
	less := p.icons(seat, to.Branch())
	if p.has(seat, effectPhilosophy) {
		less++
	}
	return cheaper(int16(to.Depth()), less)
}

func philosophyRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	to, player := Space(target), &s.Players[seat]
	from := player.Pawn
	next := to != from && (to == from.back() || to.back() == from)
	switch {
	case s.Turn.Actions == 0:
		return NoAction
	case !next:
		return NotNext
	case to.Depth() == branchSize && s.icons(seat, to.Branch()) == 0:
		return NeedsIcon
	case player.Cash < s.pawnCost(seat, to):
		return TooDear
	}
	return 0
}

func movePawn(s *State, f frame, answers []rules.Answer) {
	seat, to := rules.Seat(f.V[0]), nounOf[Space](spaceMove, answers[0].Move)
	cost := s.pawnCost(seat, to)
	s.spend(seat, cost)
	s.tell(PawnMoves, seat, int16(to), cost)
	s.enter(seat, to)
}

// enter puts a pawn on a space. Spaces of depth 2 and 3 hold one pawn: another
// goes one step back, and so on. Nobody chooses that and it costs nothing.
func (s *State) enter(seat rules.Seat, to Space) {
	s.Players[seat].Pawn = to
	if to.Depth() < 2 {
		return
	}
	for other := range rules.Seat(s.Seats) {
		if other != seat && s.Players[other].Pawn == to {
			s.tell(PawnDisplaced, other, int16(to.back()))
			s.enter(other, to.back())
		}
	}
}

// DENOUNCE

func denounceRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	player := &s.Players[seat]
	branch := s.Players[target].Pawn.Branch()
	switch {
	case s.Turn.Actions == 0:
		return NoAction
	case player.Pawn.Branch() != Royal:
		return NotCourtier
	case branch == Youth || branch == Royal:
		return NoRival // one's own pawn is among them
	case player.Cash < denouncePrice:
		return TooDear
	}
	return 0
}

func denounce(s *State, f frame, answers []rules.Answer) {
	seat, target := rules.Seat(f.V[0]), nounOf[rules.Seat](seatMove, answers[0].Move)
	to := s.Players[target].Pawn.back()
	s.spend(seat, denouncePrice)
	s.tell(PawnDenounced, seat, int16(target), int16(to))
	s.enter(target, to)
}
