package hispanica

import "flota/rules"

// The hand check (section 2.9.3): at the end of one's play turn and again at
// the end of the Play Year [S 2.2-2.3].

func nextToShed(s *State, f *frame) {
	seat := rules.Seat(f.V[0])
	if s.HandSize(seat) > s.limit(seat) {
		s.Stack.Call(stepShed, int16(seat))
		again(f)
	}
}

// shedOptions: either kind of card may go [S 2.4].
func shedOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: verbToss, Rule: sellTargets.refusal(s, seat)})
	for z := range Zone(ZoneCount) {
		rule := rules.Rule(0)
		if s.Players[seat].Outposts[z] == 0 {
			rule = NoOutpost
		}
		list = append(list, rules.Option{Move: moveOf(zoneMove, z), Rule: rule})
	}
	return sellTargets.options(s, f, seat, list)
}

// shed sells a Market card, or shuffles an Outpost back into its deck [S 2.6].
func shed(s *State, f frame, answers []rules.Answer) {
	seat, move := rules.Seat(f.V[0]), answers[0].Move
	switch kind, n := familyOf(move); kind {
	case verbFamily:
		s.Stack.Call(stepToss, int16(seat))
	case zoneFamily:
		s.Players[seat].Outposts[n]--
		s.Outposts[n]++
		s.tell(OutpostShed, seat, int16(n))
	default:
		s.sell(seat, Card(n))
	}
}

func toss(s *State, f frame, answers []rules.Answer) {
	c := cardOf(answers[0].Move)
	s.discard(c)
	s.tell(CardTossed, rules.Seat(f.V[0]), int16(c))
}
