package hispanica

import "flota/rules"

// D4, the Shipping Year (section 2.10): sailing, interception, unloading,
// orders.

func beginShipping(s *State, _ *frame) { s.beginYear(ShippingYear) }

// nextVoyage has the place in the player order as its local. Who has no fleet
// has no turn.
func nextVoyage(s *State, f *frame) {
	for f.V[0] < int16(s.Seats) {
		seat := s.Order[f.V[0]]
		f.V[0]++
		if s.Players[seat].Ships() > 0 {
			s.Stack.Call(stepVoyage, int16(seat))
			again(f)
			return
		}
	}
}

func endShipping(s *State, _ *frame) { s.Turn = noTurn }

// SailPoints is what a turn at sea of a seat begins with.
func (p *Position) SailPoints(seat rules.Seat) int8 {
	player := &p.Players[seat]
	n := ships[player.Fleet[0]].sail
	if p.has(seat, effectSail) {
		n += 2
	}
	if player.Nation == Courland {
		n++ // Duke Jacob's yards
	}
	return n
}

func setSail(s *State, f *frame) {
	seat := rules.Seat(f.V[0])
	s.Turn = noTurn
	s.Turn.Seat = seat
	s.Turn.Points = s.SailPoints(seat)
	s.tell(TurnAtSea, seat, int16(s.Turn.Points))
}

func nextSail(s *State, f *frame) {
	if s.Turn.Points > 0 {
		s.Stack.Call(stepSail, f.V[0])
		again(f)
	}
}

func sailOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: verbEnd})
	for other := range rules.Seat(s.Seats) {
		list = append(list, rules.Option{Move: moveOf(seatMove, other), Rule: s.attackRefusal(seat, other)})
	}
	at := s.Players[seat].Sea
	for z := range Zone(ZoneCount) {
		rule := rules.Rule(0)
		switch {
		case !zones[z].coasts.has(at):
			rule = NoCoast
		case s.Turn.Landed[z]:
			rule = AlreadyLanded
		}
		list = append(list, rules.Option{Move: moveOf(zoneMove, z), Rule: rule})
	}
	for sea := range Sea(SeaCount) {
		rule := rules.Rule(0)
		if !seas[at].to.has(sea) {
			rule = NoPassage
		}
		list = append(list, rules.Option{Move: moveOf(seaMove, sea), Rule: rule})
	}
	return list
}

func (s *State) attackRefusal(seat, other rules.Seat) rules.Rule {
	player, target := &s.Players[seat], &s.Players[other]
	switch {
	case seat == other:
		return Yourself
	case target.Ships() == 0:
		return OtherHasNoFleet
	case player.Sea == Europe:
		return PeaceInEurope
	case player.Sea != target.Sea:
		return OtherSea
	case !s.mayAttack(seat, other):
		return NotThisFleet
	}
	return 0
}

// mayAttack is the sea table (section 2.10.1), by the legality of the moment.
func (s *State) mayAttack(attacker, defender rules.Seat) bool {
	target := &s.Players[defender]
	switch s.Players[attacker].Legality {
	case Plunder:
		return true
	case Privateer:
		return target.Chests() > 0 || target.Legality == Plunder
	case Conquistador:
		return target.Legality != Conquistador
	}
	return false
}

// sail pays the point first, so that the last one still gives a full move.
func sail(s *State, f frame, answers []rules.Answer) {
	seat, move := rules.Seat(f.V[0]), answers[0].Move
	if move == verbEnd {
		s.Turn.Points = 0
		return
	}
	s.Turn.Points--
	switch kind, n := familyOf(move); kind {
	case seatFamily:
		s.tell(FleetAttacks, seat, int16(n), int16(s.Players[seat].Sea))
		s.Stack.Call(stepSeaBattle, f.V[0], int16(n))
	case zoneFamily:
		s.land(seat, Zone(n))
	default:
		s.moveTo(seat, Sea(n))
	}
}

func (s *State) moveTo(seat rules.Seat, to Sea) {
	s.Players[seat].Sea = to
	s.tell(FleetMoves, seat, int16(to), int16(s.Turn.Points))
	if to == Europe {
		s.unload(seat)
		return
	}
	s.Stack.Call(stepInterception, int16(seat))
}

// nextInterceptor tests each other participant once, in player order, by the
// position of its moment, until the mover is beaten and in Europe (section
// 2.10.1). The locals are the mover and the place in the order.
func nextInterceptor(s *State, f *frame) {
	mover := rules.Seat(f.V[0])
	for f.V[1] < int16(s.Seats) && s.Players[mover].Sea != Europe {
		q := s.Order[f.V[1]]
		f.V[1]++
		if q != mover && s.intercepts(q, mover) {
			s.tell(FleetIntercepts, q, int16(mover), int16(s.Players[mover].Sea))
			s.Stack.Call(stepSeaBattle, int16(q), int16(mover))
			again(f)
			return
		}
	}
}

func (s *State) intercepts(q, mover rules.Seat) bool {
	player, target := &s.Players[q], &s.Players[mover]
	if player.Ships() == 0 || player.Sea != target.Sea {
		return false
	}
	order := player.Orders[mover]
	return (order == OrderAll || order == OrderCargo && target.Chests() > 0) && s.mayAttack(q, mover)
}

// unload is what happens in Europe [S 6.5]: all chests count by the legality of
// the flagship, meeples go ashore.
func (s *State) unload(seat rules.Seat) {
	player := &s.Players[seat]
	chests, metal, dollars := int16(0), int16(0), int16(0)
	for g := range Good(GoodCount) {
		n := int16(player.Cargo[g])
		chests += n
		if precious(g) {
			metal += n
		}
		dollars += n * s.chestValue(seat, g)
	}
	_, meeples := s.clearHold(seat)
	if meeples > 0 {
		s.tell(MeeplesAshore, seat, meeples)
	}
	if chests == 0 {
		return
	}
	raise(&player.Cash, dollars)
	s.tell(ChestsUnloaded, seat, chests, int16(player.Legality), dollars)
	tribute := int16(0)
	switch player.Legality {
	case Plunder:
		raise(&player.Infamy, chests)
		s.tell(InfamyGrows, seat, chests)
		if player.Infamy >= titleInfamy {
			s.earn(seat, ScourgeOfTheMain)
		}
		if metal >= titlePlate {
			s.earn(seat, TakerOfThePlateFleet)
		}
		return
	case Conquistador:
		tribute = 1 + metal
	case Privateer:
		tribute = chests
	default:
		return
	}
	if s.has(seat, effectTribute) {
		tribute++
	}
	raise(&player.Tribute, tribute)
	s.tell(TributePaid, seat, tribute)
}

// chestValue is what a chest brings a seat in Europe, in dollars.
func (s *State) chestValue(seat rules.Seat, g Good) int16 {
	value := goods[g].value
	switch s.Players[seat].Legality {
	case Plunder:
		return value + s.extra(seat, effectPlunder)
	case Smuggler:
		return value + s.extra(seat, effectSmuggler)
	case Conquistador:
		return value + s.extra(seat, effectConquistador)
	}
	return (value + 1) / 2
}

func (s *State) extra(seat rules.Seat, e effect) int16 { return min(1, s.count(seat, e)) }

// earn gives a title to the first who earns it, for good (section 2.10.7).
func (s *State) earn(seat rules.Seat, t Title) {
	if s.Titles[t] == rules.Nobody {
		s.Titles[t] = seat
		s.tell(TitleEarned, seat, int16(t))
	}
}

// titleAtSea looks for T3 at the end of a turn. A fleet that has lost a sea battle
// is in Europe.
func titleAtSea(s *State, f *frame) {
	seat := rules.Seat(f.V[0])
	player := &s.Players[seat]
	if player.Ships() == MaxShips && player.Legality == Plunder && player.Sea != Europe {
		s.earn(seat, AdmiralOfTheBrethren)
	}
}

func dropOrders(s *State, f *frame) { s.Players[f.V[0]].Orders = [MaxSeats]Order{} }

// nextOrder asks whom to stop, of a fleet at sea that is no SMUGGLER.
func nextOrder(s *State, f *frame) {
	player := &s.Players[f.V[0]]
	if player.Sea != Europe && player.Legality != Smuggler {
		s.Stack.Call(stepOrders, f.V[0])
		again(f)
	}
}

func orderSeatOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: verbDone})
	for other := range rules.Seat(s.Seats) {
		rule := rules.Rule(0)
		switch {
		case other == seat:
			rule = Yourself
		case s.Players[seat].Orders[other] != NoOrder:
			rule = OrderGiven
		}
		list = append(list, rules.Option{Move: moveOf(seatMove, other), Rule: rule})
	}
	return list
}

func chooseOrdered(s *State, f frame, answers []rules.Answer) {
	if answers[0].Move == verbDone {
		s.goOn()
		return
	}
	s.Stack.Call(stepOrderKind, f.V[0], int16(nounOf[rules.Seat](seatMove, answers[0].Move)))
}

func orderKindOptions(_ *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	return append(list, rules.Option{Move: verbCargo}, rules.Option{Move: verbAll})
}

func giveOrder(s *State, f frame, answers []rules.Answer) {
	order := OrderCargo
	if answers[0].Move == verbAll {
		order = OrderAll
	}
	s.Players[f.V[0]].Orders[f.V[1]] = order
	s.tell(OrderGivenTo, rules.Seat(f.V[0]), f.V[1], int16(order))
}

func endVoyage(s *State, f *frame) { s.checkVictory(rules.Seat(f.V[0])) }
