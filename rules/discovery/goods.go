package discovery

import "flota/rules"

// Trade goods (B3) and Merchant Shipping (B4), section 3.2; sets, section 8.

// nextGood gives each piece in Trade Goods one of the goods on offer.
func nextGood(s *State, f *frame) {
	for space := int(f.V[0]); space < len(s.TradeGoods); space++ {
		p := &s.TradeGoods[space]
		if p.Kind == NoKind {
			continue
		}
		seat := p.Seat
		s.returnPiece(p)
		f.V[0] = int16(space + 1)
		if total(&s.Offer) == 0 {
			s.tell(NoGoodLeft, seat)
		} else {
			s.Stack.Call(stepTake, int16(seat))
		}
		again(f)
		return
	}
}

func total(goods *[GoodCount]int8) int {
	n := 0
	for _, count := range goods {
		n += int(count)
	}
	return n
}

func offeredGoods(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for g := range Good(GoodCount) {
		list = append(list, rules.Option{
			Move: moveOf(goodMove, g),
			Rule: first(refusal{s.Offer[g] == 0, NotFaceUp}),
		})
	}
	return list
}

func takeOffered(s *State, f frame, answers []rules.Answer) {
	seat, g := rules.Seat(f.V[0]), nounOf[Good](goodMove, answers[0].Move)
	s.Offer[g]--
	s.Players[seat].Goods[g]++
	s.tell(GoodTaken, seat, int16(g))
}

func pooledGoods(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for g := range Good(GoodCount) {
		if s.Pool[g] > 0 {
			list = append(list, rules.Option{Move: moveOf(goodMove, g), Odds: uint16(s.Pool[g])})
		}
	}
	return list
}

func drawGood(s *State, f frame, answers []rules.Answer) {
	seat, g := rules.Seat(f.V[0]), nounOf[Good](goodMove, answers[0].Move)
	s.Pool[g]--
	s.Players[seat].Goods[g]++
	s.tell(GoodDrawn, seat, int16(g))
}

// awardShip gives the ship to the strongest in Merchant Shipping, of equals to
// the earlier in turn order. All pieces there return.
func awardShip(s *State, _ *frame) {
	winner, best := rules.Nobody, int16(0)
	for _, seat := range s.inOrder() {
		player := &s.Players[seat]
		strength := s.shippingStrength(seat)
		for k := Colonist; k < KindCount; k++ {
			player.Supply[k] += player.Shipping[k]
			player.Shipping[k] = 0
		}
		if strength > best {
			winner, best = seat, strength
		}
	}
	switch {
	case winner == rules.Nobody:
	case !s.ShipInBox:
		s.tell(NoShip, winner)
	default:
		s.ShipInBox = false
		s.Players[winner].Ships++
		s.tell(ShipWon, winner, best)
	}
}

// shippingStrength counts captains and merchants double [A].
func (s *Position) shippingStrength(seat rules.Seat) int16 {
	strength := int16(0)
	for k := Colonist; k < KindCount; k++ {
		strength += int16(s.Players[seat].Shipping[k]) * int16(kinds[k].strength)
	}
	return strength
}

// income is what goods and ships pay in one turn: the best way to make sets of
// four alike ($6), three alike ($3) and three different ($1, or any three).
// A ship stands for any one good, one ship a set; every tile and ship is in
// one set at most (seed p. 8).
func income(goods *[GoodCount]int8, ships int8, rule SetsRule) int16 {
	left := *goods
	return alike(&left, 0, ships, rule)
}

// alike tries all ways to make sets of one type from type g on; left has what
// is not in a set.
func alike(left *[GoodCount]int8, g int, ships int8, rule SetsRule) int16 {
	for g < GoodCount && left[g] < 2 {
		g++
	}
	if g == GoodCount {
		return mixed(left, ships, rule)
	}
	best := alike(left, g+1, ships, rule)
	for _, set := range [...]struct {
		tiles, ships int8
		pays         int16
	}{{4, 0, 6}, {3, 1, 6}, {3, 0, 3}, {2, 1, 3}} {
		if left[g] >= set.tiles && ships >= set.ships {
			left[g] -= set.tiles
			best = max(best, set.pays+alike(left, g, ships-set.ships, rule))
			left[g] += set.tiles
		}
	}
	return best
}

// mixed is the largest number of sets of three at $1 that the rest allows.
// m sets can be made if m tiles at most of each type (and m ships at most, as
// if they were a type) are together 3m; with any three, types do not matter.
func mixed(left *[GoodCount]int8, ships int8, rule SetsRule) int16 {
	all := ships
	for _, count := range left {
		all += count
	}
	for m := all / 3; m > 0; m-- {
		usable := min(ships, m)
		for _, count := range left {
			if rule == ThreeDifferent {
				count = min(count, m)
			}
			usable += count
		}
		if usable >= 3*m {
			return int16(m)
		}
	}
	return 0
}

// payIncome is step C.
func payIncome(s *State, _ *frame) {
	for _, seat := range s.inOrder() {
		player := &s.Players[seat]
		player.Trade = income(&player.Goods, player.Ships, s.Sets)
		s.pay(seat, player.Trade)
		if s.Turn == lastTurn {
			player.TradeVP = player.Trade
		}
		s.tell(TradePaid, seat, player.Trade)
	}
}
