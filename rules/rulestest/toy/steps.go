package toy

import (
	"flota/rules"
	"flota/rules/flow"
)

// The steps. Their numbers are not in links.
const (
	_ flow.Step = iota
	stepMatch
	stepLot
	stepBid
	stepShed
	stepToll
	stepMarkets
	stepMarket
	stepGood
)

// The game's table of contents.
var steps = [...]flow.Row[*State]{
	// 2: lot after lot
	stepMatch: {Name: "match", Lines: []func(*State, *flow.Frame){
		func(s *State, _ *flow.Frame) { s.Stack.Call(stepLot) },
		func(s *State, _ *flow.Frame) { s.Stack.Call(stepBid) }, // stow and toll follow
		func(s *State, _ *flow.Frame) { s.Stack.Call(stepMarkets) },
		nextLot,
	}, Calls: []flow.Call{{stepLot, 1}, {stepBid, 2}, {stepShed, 2}, {stepToll, 2}, {stepMarkets, 3}}},
	// 2.1
	stepLot: {Name: "lot", Ask: &flow.Ask[*State]{
		Kind: rules.Chance, Who: everybody, Options: lotOptions, Answer: drawLot,
	}},
	// 2.2
	stepBid: {Name: "bid", Ask: &flow.Ask[*State]{
		Kind: rules.Sealed, Who: everybody, Options: bidOptions, Answer: openBids,
	}},
	// 2.3; always asked, so that the winner sees what was won and for how much
	// before play goes on.
	stepShed: {Name: "shed", Ask: &flow.Ask[*State]{
		Kind: rules.Choice, Options: shedOptions, Answer: stow, Always: true,
	}, Locals: []string{"seat"}},
	// 2.4: locals are the seat that may take the toll and the one that pays
	stepToll: {Name: "toll", Ask: &flow.Ask[*State]{
		Kind: rules.Choice, Options: tollOptions, Answer: demandToll,
	}, Locals: []string{"seat", "payer"}},
	// 2.5: merchant after merchant; the local is the place in their order
	stepMarkets: {Name: "markets", Lines: []func(*State, *flow.Frame){
		func(s *State, f *flow.Frame) { s.Stack.Call(stepMarket, int16(s.turn(f.V[0]))) },
		func(s *State, f *flow.Frame) {
			if f.V[0]++; f.V[0] < int16(s.Seats) {
				f.Line = 0
			}
		},
	}, Locals: []string{"place"}, Calls: []flow.Call{{stepMarket, 1}, {stepGood, 1}}},
	stepMarket: {Name: "market", Ask: &flow.Ask[*State]{
		Kind: rules.Choice, Options: marketOptions, Answer: market,
	}, Locals: []string{"seat"}},
	stepGood: {Name: "good", Ask: &flow.Ask[*State]{
		Kind: rules.Choice, Options: goodOptions, Answer: sellGood, BesidesPass: true,
	}, Locals: []string{"seat"}},
}

func everybody(s *State, _ *flow.Frame, list []rules.Seat) []rules.Seat { return s.order(list) }

func nextLot(s *State, f *flow.Frame) {
	if s.Sold++; s.Sold < lots {
		f.Line = 0
		return
	}
	s.event(eventEnd, rules.Nobody)
}

func lotOptions(s *State, _ *flow.Frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for g := cloth; g <= silk; g++ {
		if s.Chest[g] > 0 {
			list = append(list, rules.Option{Move: moveOf(goodMove, g), Odds: uint16(s.Chest[g])})
		}
	}
	return list
}

func drawLot(s *State, _ flow.Frame, answers []rules.Answer) {
	s.Lot = nounOf[Good](goodMove, answers[0].Move)
	s.Chest[s.Lot]--
	s.event(eventLot, rules.Nobody, int16(s.Lot))
}

func bidOptions(s *State, _ *flow.Frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for coins := int8(0); coins <= topBid; coins++ {
		o := rules.Option{Move: moveOf(coinMove, coins)}
		if coins > s.Coins[seat] {
			o.Rule = ruleCoins
		}
		list = append(list, o)
	}
	return list
}

func openBids(s *State, _ flow.Frame, answers []rules.Answer) {
	winner, best := rules.Nobody, int8(0)
	for _, a := range answers {
		bid := nounOf[int8](coinMove, a.Move)
		s.event(eventBid, a.Seat, int16(bid))
		if bid > best {
			winner, best = a.Seat, bid
		}
	}
	if winner == rules.Nobody {
		s.event(eventLost, rules.Nobody, int16(s.Lot))
		s.Lost[s.Lot]++
		s.Lot = 0
		return
	}
	s.pay(winner, best)
	s.event(eventWon, winner, int16(s.Lot), int16(best))
	s.Stack.Call(stepShed, int16(winner))
}

func shedOptions(s *State, _ *flow.Frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for i, shed := range s.Sheds {
		o := rules.Option{Move: moveOf(shedMove, i)}
		if shed[room-1].Good != 0 {
			o.Rule = ruleFull
		}
		list = append(list, o)
	}
	return list
}

func stow(s *State, _ flow.Frame, answers []rules.Answer) {
	seat, i := answers[0].Seat, nounOf[int](shedMove, answers[0].Move)
	shed := &s.Sheds[i]
	rival := shed[0]
	for j := range shed {
		if shed[j].Good == 0 {
			shed[j] = Crate{s.Lot, seat}
			break
		}
	}
	s.event(eventStowed, seat, int16(s.Lot), int16(i))
	s.Lot = 0
	if rival.Good != 0 && rival.Owner != seat {
		s.Stack.Call(stepToll, int16(rival.Owner), int16(seat))
	}
}

func tollOptions(s *State, f *flow.Frame, _ rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: pass})
	for coins := int8(1); coins <= topToll; coins++ {
		o := rules.Option{Move: moveOf(coinMove, coins)}
		if coins > s.Coins[f.V[1]] {
			o.Rule = rulePoor
		}
		list = append(list, o)
	}
	return list
}

func demandToll(s *State, f flow.Frame, answers []rules.Answer) {
	if answers[0].Move == pass {
		return
	}
	coins := nounOf[int8](coinMove, answers[0].Move)
	s.Coins[f.V[0]] += coins
	s.Coins[f.V[1]] -= coins
	s.event(eventToll, rules.Seat(f.V[0]), f.V[1], int16(coins))
}

func marketOptions(s *State, _ *flow.Frame, seat rules.Seat, list []rules.Option) []rules.Option {
	o := rules.Option{Move: sell}
	if !s.ownsAny(seat) {
		o.Rule = ruleCrates
	}
	return append(list, rules.Option{Move: pass}, o)
}

func market(s *State, f flow.Frame, answers []rules.Answer) {
	if answers[0].Move == sell {
		s.Stack.Call(stepGood, f.V[0])
	}
}

// goodOptions has pass for a merchant who thinks better of it.
func goodOptions(s *State, _ *flow.Frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: pass})
	for g := cloth; g <= silk; g++ {
		o := rules.Option{Move: moveOf(goodMove, g)}
		if s.find(seat, g) == nil {
			o.Rule = ruleCrates
		}
		list = append(list, o)
	}
	return list
}

func sellGood(s *State, f flow.Frame, answers []rules.Answer) {
	if answers[0].Move == pass {
		return
	}
	seat, g := rules.Seat(f.V[0]), nounOf[Good](goodMove, answers[0].Move)
	c := s.find(seat, g)
	*c = Crate{}
	s.tidy()
	s.Lost[g]++
	s.pay(seat, -price[g])
	s.event(eventSold, seat, int16(g), int16(price[g]))
}

// tidy moves crates to the front of their shed, so that one arrangement is one
// position.
func (p *Position) tidy() {
	for i := range p.Sheds {
		if shed := &p.Sheds[i]; shed[0].Good == 0 {
			shed[0], shed[1] = shed[1], Crate{}
		}
	}
}
