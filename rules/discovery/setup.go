package discovery

import "flota/rules"

// Set-up (section 2).

// layOut puts everything in its place that needs no draw.
func (s *State) layOut() {
	for seat := range s.Seats {
		p := &s.Players[seat]
		p.Cash = startCash
		for k := Colonist; k < KindCount; k++ {
			p.Supply[k] = kinds[k].figures
		}
		p.Supply[Colonist] -= workers + 1 // the hand and the turn order track
		p.Hand[Colonist] = workers
	}
	for g := range goods {
		s.Pool[g] = goods[g].tiles
	}
	for r := range regions {
		s.Regions[r].Discovered = regions[r].discovered
		s.Regions[r].Good = true
		s.Pool[regions[r].good]--
	}
	for i := range s.Tiles {
		s.Tiles[i] = Hidden
	}
	for i := range s.Counters {
		s.Counters[i] = Hidden
	}
	for i := range s.Cards {
		s.Cards[i] = Hidden
	}
	s.ShipInBox = true
	s.ShipsStock = ships - 1
}

// drawOrder draws the first turn order, place by place.
func drawOrder(s *State, f *frame) {
	if s.Placed < s.Seats {
		s.Stack.Call(stepOrder)
		again(f)
	}
}

func bySeat(s *State, _ *frame, who []rules.Seat) []rules.Seat {
	for seat := range s.Seats {
		who = append(who, rules.Seat(seat))
	}
	return who
}

func orderOptions(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for seat := range rules.Seat(s.Seats) {
		placed := false
		for _, other := range s.Order[:s.Placed] {
			placed = placed || other == seat
		}
		if !placed {
			list = append(list, rules.Option{Move: moveOf(seatMove, seat), Odds: 1})
		}
	}
	return list
}

func placeInOrder(s *State, _ frame, answers []rules.Answer) {
	s.Order[s.Placed] = nounOf[rules.Seat](seatMove, answers[0].Move)
	s.Placed++
}

// payForOrder gives $1 more for each place behind the first (seed p. 3).
func payForOrder(s *State, _ *frame) {
	for place, seat := range s.inOrder() {
		s.pay(seat, int16(place))
		s.tell(OrderDrawn, seat, int16(place+1), s.Players[seat].Cash)
	}
}

func beginTurn(s *State, _ *frame) {
	s.Turn = 1
	s.tell(TurnBegins, rules.Nobody, int16(s.Turn), int16(s.Age()))
}

// nextTurn advances the marker; after turn 8 the game is over.
func nextTurn(s *State, f *frame) {
	if s.Turn == lastTurn {
		s.tellResult()
		return
	}
	s.Turn++
	s.tell(TurnBegins, rules.Nobody, int16(s.Turn), int16(s.Age()))
	f.Line = lineOfTurn
}

// lineOfTurn is the line of the game that calls the turn.
const lineOfTurn = 1
