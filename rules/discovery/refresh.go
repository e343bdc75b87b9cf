package discovery

import "flota/rules"

// Benefits and refreshing (D to I), section 3.3.

// nextBenefit gives what tiles give each turn: player by player in turn order,
// tiles by their ids. The local is how many of these have been looked at.
func nextBenefit(s *State, f *frame) {
	for f.V[0] < int16(s.Seats)*TileCount {
		seat, t := s.Order[f.V[0]/TileCount], Tile(f.V[0]%TileCount)
		f.V[0]++
		if s.Owns(seat, t) && s.benefit(seat, t) {
			again(f)
			return
		}
	}
}

// benefit reports whether a step was called.
func (s *State) benefit(seat rules.Seat, t Tile) bool {
	s.gain(seat, tiles[t].each, t)
	player := &s.Players[seat]
	switch t {
	case Conquistadors:
		if got := s.owe(seat, Soldier); got != NoKind {
			player.Discovery[got]++
			s.tell(ExplorerGained, seat, int16(got))
		}
	case RumFactory:
		s.gain(seat, gain{cash: 3 * int16(player.Goods[Sugar])}, t)
	case FurCompany:
		s.gain(seat, gain{cash: 3 * int16(player.Goods[Fur])}, t)
	case Privateers:
		for _, other := range s.inOrder() {
			if paid := min(int16(player.Ships), s.Players[other].Cash); other != seat && paid > 0 {
				s.pay(other, -paid)
				s.pay(seat, paid)
				s.tell(PrivateersPaid, seat, int16(other), paid)
			}
		}
	case WestIndiesCompany:
		switch {
		case s.West == WestChoose && total(&s.Offer) > 0:
			s.Stack.Call(stepCompany, int16(seat))
			return true
		case total(&s.Pool) > 0:
			s.Stack.Call(stepDraw, int16(seat))
			return true
		}
		s.tell(NoGoodLeft, seat)
	}
	return false
}

// stopAfterLastTurn leaves out E to J on turn 8.
func stopAfterLastTurn(s *State, _ *frame) {
	if s.Turn == lastTurn {
		s.Stack.End()
	}
}

// discardAge removes the tiles of an Age that ends with this turn, except
// those that have been bought.
func discardAge(s *State, _ *frame) {
	if ageOf(s.Turn+1) == ageOf(s.Turn) {
		return
	}
	for t := range s.Tiles {
		if tiles[t].age == ageOf(s.Turn) && s.Tiles[t] < 0 {
			s.Tiles[t] = Gone
		}
	}
	s.tell(AgeEnds, rules.Nobody, int16(ageOf(s.Turn)))
}

// nextTile fills the row up to five from the stack of the coming turn's Age.
// The last tiles of a stack are shown without a draw.
func nextTile(s *State, f *frame) {
	lacks, left := s.rowLacks()
	if lacks > 0 && left > lacks {
		s.Stack.Call(stepTile)
		again(f)
		return
	}
	for t := range Tile(TileCount) {
		if lacks > 0 && s.stacked(t) {
			s.show(t)
		}
	}
}

// rowLacks is how many tiles the row lacks, and how many the stack has left.
func (s *State) rowLacks() (lacks, left int) {
	for t := range s.Tiles {
		if s.stacked(Tile(t)) {
			left++
		}
	}
	return rowSize - s.shownTiles(), left
}

func (s *State) stacked(t Tile) bool {
	return s.Tiles[t] == Hidden && tiles[t].age == ageOf(s.Turn+1)
}

func (s *State) show(t Tile) {
	s.Tiles[t] = Shown
	s.tell(TileShown, rules.Nobody, int16(t))
}

func stackedTiles(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for t := range Tile(TileCount) {
		if s.stacked(t) {
			list = append(list, rules.Option{Move: moveOf(tileMove, t), Odds: 1})
		}
	}
	return list
}

func showTile(s *State, _ frame, answers []rules.Answer) {
	s.show(nounOf[Tile](tileMove, answers[0].Move))
}

func returnUnsold(s *State, _ *frame) {
	for g := range s.Offer {
		s.Pool[g] += s.Offer[g]
		s.Offer[g] = 0
	}
}

// nextOffer shows goods until four are face up; the last of the pool without a
// draw.
func nextOffer(s *State, f *frame) {
	lacks, left := offerSize-total(&s.Offer), total(&s.Pool)
	if lacks > 0 && left > lacks {
		s.Stack.Call(stepGood)
		again(f)
		return
	}
	for g := range Good(GoodCount) {
		for lacks > 0 && s.Pool[g] > 0 {
			s.offer(g)
		}
	}
}

func (s *State) offer(g Good) {
	s.Pool[g]--
	s.Offer[g]++
	s.tell(GoodShown, rules.Nobody, int16(g))
}

func offerGood(s *State, _ frame, answers []rules.Answer) {
	s.offer(nounOf[Good](goodMove, answers[0].Move))
}

func refreshShip(s *State, _ *frame) {
	if !s.ShipInBox && s.ShipsStock > 0 {
		s.ShipInBox = true
		s.ShipsStock--
		s.tell(ShipArrives, rules.Nobody)
	}
}

// takeWorkers gives each player five colonists, or what the supply has.
func takeWorkers(s *State, _ *frame) {
	for _, seat := range s.inOrder() {
		player := &s.Players[seat]
		n := min(workers, max(0, player.Supply[Colonist]))
		player.Supply[Colonist] -= n
		player.Hand[Colonist] += n
		s.tell(WorkersTaken, seat, int16(n))
	}
}

// comingOrder puts the pieces in Initiative first, by space, and the others
// behind them in their present order.
func (s *State) comingOrder(order []rules.Seat) []rules.Seat {
	for _, p := range s.Initiative {
		if p.Kind != NoKind {
			order = append(order, p.Seat)
		}
	}
	for _, seat := range s.inOrder() {
		order = once(order, seat)
	}
	return order
}

// newOrder makes the coming order the present one. Every marker is one
// colonist before and after, so each piece in Initiative returns to supply.
func newOrder(s *State, _ *frame) {
	var next [MaxSeats]rules.Seat
	s.comingOrder(next[:0])
	for i := range s.Initiative {
		if s.Initiative[i].Kind != NoKind {
			s.returnPiece(&s.Initiative[i])
		}
	}
	s.Order = next
	for place, seat := range s.inOrder() {
		s.tell(OrderSet, seat, int16(place+1))
	}
}

// afterRefresh lists the seats as they will act: in the order of the coming
// turn.
func afterRefresh(s *State, _ *frame, who []rules.Seat) []rules.Seat {
	return s.comingOrder(who)
}
