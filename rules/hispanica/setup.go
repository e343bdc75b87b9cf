package hispanica

import "flota/rules"

// Set-up (section 2.5), in the sequence of its chances: nations, top card,
// Outposts, order.

// giveNations asks or deals seat by seat; in a solo game the last is Spain.
func giveNations(s *State, f *frame) {
	for seat := range rules.Seat(s.Seats) {
		if s.Players[seat].Nation != NoNation {
			continue
		}
		if s.Solo && int8(seat) == s.Seats-1 {
			s.Players[seat].Nation = Spain
			s.tell(NationDealt, seat, int16(Spain))
			return
		}
		step := stepDealNation
		if s.Nations == Pick {
			step = stepPickNation
		}
		s.Stack.Call(step, int16(seat))
		again(f)
		return
	}
}

// spainInTurn reports whether Spain is dealt and picked like any nation [B].
func (s *State) spainInTurn() bool { return s.Seats >= 4 && !s.Solo }

func (s *State) taken(n Nation) bool { return s.SeatOf(n) != rules.Nobody }

func pickOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for n := Spain; n < NationCount; n++ {
		rule := rules.Rule(0)
		switch {
		case n == Spain && !s.spainInTurn():
			rule = NoSpain
		case s.taken(n):
			rule = NationTaken
		case n != Spain && s.spainInTurn() && int8(seat) == s.Seats-1 && !s.taken(Spain):
			rule = SpainFirst
		}
		list = append(list, rules.Option{Move: moveOfNation(n), Rule: rule})
	}
	return list
}

func pickNation(s *State, f frame, answers []rules.Answer) {
	s.giveNation(NationPicked, f, answers)
}

func (s *State) giveNation(kind rules.EventKind, f frame, answers []rules.Answer) {
	seat, n := rules.Seat(f.V[0]), nationOf(answers[0].Move)
	s.Players[seat].Nation = n
	s.tell(kind, seat, int16(n))
}

// dealOptions makes every assignment equally likely (C1).
func dealOptions(s *State, f *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	seats, others := int(s.Seats)-int(f.V[0]), 0
	for n := England; n < NationCount; n++ {
		if !s.taken(n) {
			others++
		}
	}
	spain := s.spainInTurn() && !s.taken(Spain)
	weight := 1
	if spain {
		weight = seats - 1
		list = append(list, rules.Option{Move: moveOfNation(Spain), Odds: uint16(max(others, 1))})
	}
	for n := England; n < NationCount; n++ {
		if weight > 0 && !s.taken(n) {
			list = append(list, rules.Option{Move: moveOfNation(n), Odds: uint16(weight)})
		}
	}
	return list
}

func dealNation(s *State, f frame, answers []rules.Answer) { s.giveNation(NationDealt, f, answers) }

// layOut puts everything in its place that needs no draw.
func layOut(s *State, _ *frame) {
	for seat := range s.Seats {
		player := &s.Players[seat]
		player.Cash = nations[player.Nation].cash
		player.Supply = nations[player.Nation].supply
	}
	if s.passive() {
		s.Crown.Supply = nations[Spain].supply
	}
	s.Rebels = rebelSupply
	for site := range sites {
		s.Natives[site] = sites[site].natives
	}
	for z := range zones {
		s.Outposts[z] = outpostsEach
		if zones[z].cathedral {
			s.Zones[z].Cathedral = true
			s.Zones[z].Citizens = 1
		}
	}
	for p := range places {
		if places[p].crown == noCrown {
			continue
		}
		s.Colonies[p] = Colony{Owner: Spain, Labour: places[p].crown, Fort: places[p].fort}
		*s.supplyOf(Spain)--
		if s.passive() && places[p].fort {
			s.Zones[places[p].zone].Galleys[Spain] = true
		}
	}
	s.Dove = doveStart
	s.Inquisition = circuit[0]
}

func turnFirstTop(s *State, _ *frame) { s.Stack.Call(stepFirstTop) }

func unseenCards(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for c := Card(1); c < CardCount; c++ {
		if s.Cards[c].Where == Unseen {
			list = append(list, rules.Option{Move: moveOfCard(c), Odds: 1})
		}
	}
	return list
}

func showTop(s *State, _ frame, answers []rules.Answer) {
	c := cardOf(answers[0].Move)
	s.Cards[c].Where = Top
	s.tell(CardShown, rules.Nobody, int16(c))
}

// drawFirstOutposts gives two to each but Spain, in seat order.
func drawFirstOutposts(s *State, f *frame) {
	for seat := range rules.Seat(s.Seats) {
		player := &s.Players[seat]
		held := int8(0)
		for _, count := range player.Outposts {
			held += count
		}
		if player.Nation != Spain && held < firstOutposts {
			s.Stack.Call(stepFirstOutpost, int16(seat))
			again(f)
			return
		}
	}
}

func outpostsLeft(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for z := range Zone(ZoneCount) {
		if s.Outposts[z] > 0 {
			list = append(list, rules.Option{Move: moveOf(zoneMove, z), Odds: uint16(s.Outposts[z])})
		}
	}
	return list
}

func drawToHand(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[0]), nounOf[Zone](zoneMove, answers[0].Move)
	s.Outposts[z]--
	s.Players[seat].Outposts[z]++
	s.tell(OutpostDrawn, seat, int16(z))
}

// drawOrder draws the first player order, place by place.
func drawOrder(s *State, f *frame) {
	if s.Placed < s.Seats {
		s.Stack.Call(stepOrder)
		again(f)
	}
}

func bySeat(s *State, _ *frame, who []rules.Seat) []rules.Seat {
	for seat := range rules.Seat(s.Seats) {
		who = append(who, seat)
	}
	return who
}

func orderOptions(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for seat := range rules.Seat(s.Seats) {
		if s.placeInOrder(seat) < 0 {
			list = append(list, rules.Option{Move: moveOf(seatMove, seat), Odds: 1})
		}
	}
	return list
}

// placeInOrder is a seat's place in the player order, from 0; -1 while it has
// none.
func (p *Position) placeInOrder(seat rules.Seat) int {
	for place, other := range p.Order[:p.Placed] {
		if other == seat {
			return place
		}
	}
	return -1
}

func placeInOrder(s *State, _ frame, answers []rules.Answer) {
	s.Order[s.Placed] = nounOf[rules.Seat](seatMove, answers[0].Move)
	s.Placed++
	s.tell(OrderSet, s.Order[s.Placed-1], int16(s.Placed))
}

func begin(s *State, _ *frame) {
	s.Round = 1
	s.tell(RoundBegins, rules.Nobody, int16(s.Round), rounds[s.Round].year)
}

// nextRound ends the game after the round of the dove (section 2.6).
func nextRound(s *State, f *frame) {
	if s.Round >= s.Dove {
		s.endByPrestige()
		return
	}
	s.Round++
	s.tell(RoundBegins, rules.Nobody, int16(s.Round), rounds[s.Round].year)
	f.Line = lineOfRound
}

// Lines of procedures that others lead to.
const (
	lineOfRound uint8 = 1 // of the game: the round
)

// since lists all seats in player order from a place on, round to the one
// before it.
func (p *Position) since(place int, who []rules.Seat) []rules.Seat {
	order := p.inOrder()
	who = append(who, order[place:]...)
	return append(who, order[:place]...)
}

// afterActive lists the seats as they are expected to act after a draw of a
// play turn (section 2.17.4).
func afterActive(s *State, _ *frame, who []rules.Seat) []rules.Seat {
	return s.since(s.placeInOrder(s.Turn.Seat), who)
}
