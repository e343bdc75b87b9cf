package discovery

import (
	"slices"

	"flota/rules"
)

// Capital Buildings (B5), sections 3.2 and 6.

// nextPurchase lets each piece buy a tile that is face up.
func nextPurchase(s *State, f *frame) {
	for space := int(f.V[0]); space < len(s.Buildings); space++ {
		p := &s.Buildings[space]
		if p.Kind == NoKind {
			continue
		}
		seat := p.Seat
		s.returnPiece(p)
		f.V[0] = int16(space + 1)
		again(f)
		switch {
		case s.shownTiles() == 0:
			s.tell(NoTileLeft, seat)
		case s.Players[seat].Cash < s.price():
			s.tell(TileTooDear, seat, s.price())
		default:
			s.Stack.Call(stepBuy, int16(seat))
		}
		return
	}
}

// price is that of every tile face up: they are all of the Age of the turn.
func (s *State) price() int16 { return prices[s.Age()] }

func (s *State) shownTiles() int {
	n := 0
	for _, holder := range s.Tiles {
		if holder == Shown {
			n++
		}
	}
	return n
}

func buyOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: pass})
	for t := range Tile(TileCount) {
		if s.Tiles[t] == Shown {
			list = append(list, rules.Option{
				Move: moveOf(tileMove, t),
				Rule: first(refusal{s.Players[seat].Cash < prices[tiles[t].age], TooDear}),
			})
		}
	}
	return list
}

// buy pays and has the immediate effect of the tile, completely, before the
// next piece is looked at.
func buy(s *State, f frame, answers []rules.Answer) {
	seat := rules.Seat(f.V[0])
	if answers[0].Move == pass {
		s.tell(NothingBought, seat)
		return
	}
	t := nounOf[Tile](tileMove, answers[0].Move)
	s.pay(seat, -prices[tiles[t].age])
	s.Tiles[t] = Holder(seat)
	s.tell(TileBought, seat, int16(t), prices[tiles[t].age])
	s.gain(seat, tiles[t].now, t)
	switch t {
	case NewWorldCartography:
		s.Stack.Call(stepCartography, int16(seat))
	case MerchantFleet:
		if s.ShipsStock > 0 {
			s.ShipsStock--
			s.Players[seat].Ships++
			s.tell(ShipGained, seat)
		}
	case NativeUprising:
		if s.opponentAnywhere(seat) {
			s.Stack.Call(stepUprising, int16(seat))
		}
	case Immigration:
		s.Stack.Call(stepSettling, int16(seat), 3)
	case MassEmigration:
		s.Stack.Call(stepSettling, int16(seat), 5)
	case TradeFair:
		s.Stack.Call(stepTradeFair, int16(seat), 2)
	}
}

// gain gives money and pieces.
func (s *State) gain(seat rules.Seat, g gain, from Tile) {
	if g.cash > 0 {
		s.pay(seat, g.cash)
		s.tell(TilePaid, seat, g.cash, int16(from))
	}
	s.oweToHand(seat, g.kind, g.count, from)
}

// New World Cartography: an automatic discovery. It is no expedition. Locals
// as in an expedition: 0 the seat, 1 the region.

func chart(s *State, f *frame) {
	seat := f.V[0]
	f.V[1] = int16(NoRegion)
	switch {
	case s.undiscovered() > 0:
		s.Stack.Call(stepChart, seat)
	case s.cardsLeft():
		s.Stack.Call(stepCard, seat)
	default:
		s.tell(NothingLeftToDiscover, rules.Seat(seat))
		s.Stack.End()
	}
}

func chartOptions(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for r := range Region(RegionCount) {
		list = append(list, rules.Option{
			Move: moveOf(regionMove, r),
			Rule: first(refusal{s.Regions[r].Discovered, Discovered}),
		})
	}
	return list
}

func lookUp(s *State, f *frame) { s.turnUp(f) }

func arriveByChart(s *State, f *frame) {
	if r := Region(f.V[1]); r != NoRegion {
		c, _ := s.KnownCounter(r)
		s.discoverRegion(rules.Seat(f.V[0]), r, c, 0)
	}
}

// Immigration and Mass Emigration: 0 the seat, 1 how many are left.

func nextSettler(s *State, f *frame) {
	if f.V[1] == 0 {
		return
	}
	seat := f.V[0]
	if s.Players[seat].Supply[Colonist] <= 0 {
		s.tell(NoColonistLeft, rules.Seat(seat))
		return
	}
	f.V[1]--
	s.Stack.Call(stepSettle, seat)
	again(f)
}

func settle(s *State, f frame, answers []rules.Answer) {
	seat, r := rules.Seat(f.V[0]), nounOf[Region](regionMove, answers[0].Move)
	s.settleFromSupply(seat, r)
	s.tell(ColonistSettled, seat, int16(r))
	s.takeRegionGood(seat, r)
}

// nextFairGood is one of the two goods of the Trade Fair: 0 the seat, 1 how
// many are left.
func nextFairGood(s *State, f *frame) {
	if f.V[1] == 0 {
		return
	}
	f.V[1]--
	again(f)
	switch seat := f.V[0]; {
	case total(&s.Offer) > 0:
		s.Stack.Call(stepFair, seat)
	case total(&s.Pool) > 0:
		s.Stack.Call(stepDraw, seat)
	default:
		s.tell(NoGoodLeft, rules.Seat(seat))
	}
}

// afterDraw lists the seats in the order in which they are expected to act
// after a draw: in Capital Buildings the owners of the pieces still there, then
// the turn order; elsewhere the turn order from the seat after the one for
// which is drawn [P].
func afterDraw(s *State, f *frame, who []rules.Seat) []rules.Seat {
	order := s.inOrder()
	switch s.below().Step {
	case stepTradeFair, stepCartography:
		for _, p := range s.Buildings {
			if p.Kind != NoKind {
				who = once(who, p.Seat)
			}
		}
		for _, seat := range order {
			who = once(who, seat)
		}
		return who
	}
	i := slices.Index(order, rules.Seat(f.V[0]))
	who = append(who, order[i+1:]...)
	return append(who, order[:i+1]...)
}

// below is the step that has called the one in progress.
func (s *State) below() *frame { return &s.Stack.Frames[s.Stack.N-2] }

func once(who []rules.Seat, seat rules.Seat) []rules.Seat {
	for _, other := range who {
		if other == seat {
			return who
		}
	}
	return append(who, seat)
}
