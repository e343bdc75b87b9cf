package discovery

import "flota/rules"

// Specialists (B7), section 3.2.

// fillSlots gives the specialist of each slot, in hand for the next turn.
func fillSlots(s *State, _ *frame) {
	for i, kind := range slots {
		if p := &s.Slots[i]; p.Kind != NoKind {
			seat := p.Seat
			s.returnPiece(p)
			s.oweToHand(seat, kind, 1, noTile)
		}
	}
}

// noTile says in an event that a piece comes from no tile.
const noTile Tile = -1

func offerTraining(s *State, _ *frame) {
	p := &s.Slots[SlotTraining-SlotCaptain]
	if p.Kind == NoKind {
		return
	}
	seat := p.Seat
	s.returnPiece(p)
	if s.Players[seat].Cash < trainingPrice || !s.figures(seat) {
		s.tell(NoTraining, seat)
		return
	}
	s.Stack.Call(stepTrain, int16(seat))
}

// figures reports whether a seat has any specialist left in supply.
func (s *State) figures(seat rules.Seat) bool {
	for k := Captain; k < KindCount; k++ {
		if s.Players[seat].Supply[k] > 0 {
			return true
		}
	}
	return false
}

func trainOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: pass})
	for k := Captain; k < KindCount; k++ {
		list = append(list, rules.Option{
			Move: moveOfKind(k),
			Rule: first(refusal{s.Players[seat].Supply[k] <= 0, NoFigure}),
		})
	}
	return list
}

func train(s *State, f frame, answers []rules.Answer) {
	seat := rules.Seat(f.V[0])
	if answers[0].Move == pass {
		s.tell(NoTraining, seat)
		return
	}
	kind := kindOf(answers[0].Move)
	player := &s.Players[seat]
	s.pay(seat, -trainingPrice)
	player.Supply[kind]--
	player.Hand[kind]++
	s.tell(SpecialistTrained, seat, int16(kind), trainingPrice)
}
