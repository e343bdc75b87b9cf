package hispanica

import (
	"math/bits"

	"flota/rules"
	"flota/rules/flow"
)

// Whether the question at which a described match stands can be asked, and the
// answers before it can have been given.

// asks reports whether the question on top of the stack has an answer, and
// somebody a choice.
func (s *State) asks() bool {
	top := s.Stack.Top()
	ask := steps[top.Step].Ask
	var list [MaxSeats]rules.Seat
	who := append(list[:0], rules.Seat(top.V[0]))
	switch {
	case ask.Kind == rules.Chance:
		who[0] = rules.Nobody
	case ask.Who != nil:
		who = ask.Who(s, top, list[:0])
	}
	choice := false
	for _, seat := range who {
		legal := 0
		for _, o := range ask.Options(s, top, seat, nil) {
			if o.Rule == 0 {
				legal++
			}
		}
		if legal == 0 {
			return false
		}
		choice = choice || legal > 1 || ask.Always
	}
	return choice
}

// standing reports whether the question on top of the stack of a round can be
// asked in this position, and what is in progress below it can have come so
// far.
func (s *State) standing() bool {
	switch s.Phase {
	case GoodsYear:
		return s.seekingLabour()
	case AuctionYear:
		return s.auctioning()
	case PlayYear:
		return s.playing()
	}
	return s.sailing()
}

// seekingLabour: a Colony is empty, and those before it have nowhere to take
// Labour from. What was there then and is gone now they would have taken.
func (s *State) seekingLabour() bool {
	year, top := s.Stack.Frames[2], s.Stack.Top()
	seat, at := rules.Seat(top.V[0]), top.V[1]
	if int(year.V[0]) != s.placeInOrder(seat) || year.V[1] != at+1 {
		return false
	}
	for place, other := range s.Order[:year.V[0]+1] {
		for p := range Place(PlaceCount) {
			mine := s.Colonies[p].empty() && s.Colonies[p].Owner == s.Players[other].Nation
			switch {
			case place == int(year.V[0]) && int16(p) >= at:
			case mine && s.anyLabour(other, p):
				return false
			}
		}
	}
	c := &s.Colonies[at]
	return c.empty() && c.Owner == s.Players[seat].Nation && s.asks()
}

func (s *State) auctioning() bool {
	auction, top := &s.Stack.Frames[3], s.Stack.Top()
	number := s.Stack.Frames[2].V[0] - 1
	initiator, winner, asked := rules.Seat(auction.V[0]), auction.V[1], top.V[0]
	if number < 0 || int8(number) >= s.auctions() || s.initiator(int8(number)) != initiator {
		return false
	}
	face := s.topCard() != NoCard
	switch top.Step {
	case stepMode:
		if !face || s.Turn.Buried || winner != 0 || asked != int16(initiator) {
			return false
		}
	case stepBid:
		if !face || s.Turn.Buried && s.unseen() == 0 || winner != 0 || asked != int16(initiator) {
			return false
		}
	case stepBuried:
		if !face || !s.Turn.Buried || asked != winner {
			return false
		}
	case stepNewTop:
		if face || s.Turn.Buried {
			return false
		}
	}
	return s.asks()
}

func (s *State) playing() bool {
	year, turn, top := s.Stack.Frames[2], &s.Stack.Frames[3], s.Stack.Top()
	next, checks := int(year.V[0]), int(year.V[1])
	seat := rules.Seat(turn.V[0])
	player := &s.Players[seat]
	if turn.Step == stepHandCheck {
		return next == int(s.Seats) && checks == s.placeInOrder(seat)+1 && s.shedding(seat)
	}
	if next != s.placeInOrder(seat)+1 || checks != 0 || s.Turn.Appointed && player.Ships() == 0 {
		return false
	}
	// The step that the turn has called; its seat is the one whose turn it is.
	called := &s.Stack.Frames[4]
	if rules.Seat(called.V[0]) != seat || s.Turn.Drawn != [ZoneCount]int8{} && called.Step != stepScout {
		return false
	}
	ship := Card(called.V[1])
	switch called.Step {
	case stepHandCheck:
		return s.shedding(seat)
	case stepEdict:
		return s.choosing(called)
	case stepScout:
		return s.scouting(called)
	case stepNewLegality:
		if player.Ships() > 0 || !s.launches(seat, ship) {
			return false
		}
	case stepReplace:
		if ship == Bark || player.Ships() < MaxShips || !s.launches(seat, ship) {
			return false
		}
	case stepFlagLegality:
		if s.inFleet(seat, ship) < 0 || player.Chests() > 0 || s.Turn.Appointed {
			return false
		}
	case stepClaimFrom:
		if s.claims(seat) < maxClaims || claimRefusal(s, seat, called.V[1]) != 0 {
			return false
		}
	case stepOverboard:
		if player.Ships() < MaxShips || rules.Seat(top.V[0]) != seat || player.FreeHold() >= 0 {
			return false
		}
	}
	return s.asks()
}

// launches reports whether a seat can be playing a ship or chartering a Bark.
func (s *State) launches(seat rules.Seat, ship Card) bool {
	if ship == Bark {
		return s.Turn.Actions > 0 && s.charterRefusal(seat) == 0
	}
	return playRefusal(s, seat, int16(ship-1)) == 0
}

// shedding reports whether a seat has a card too many.
func (s *State) shedding(seat rules.Seat) bool {
	return rules.Seat(s.Stack.Top().V[0]) == seat && s.HandSize(seat) > s.limit(seat) && s.asks()
}

// scouting: the action is spent and the draws are as many as were made.
func (s *State) scouting(f *frame) bool {
	drawn := int16(0)
	for _, n := range s.Turn.Drawn {
		drawn += int16(n)
	}
	draws := drawn
	if s.Stack.Top().Step == stepScoutDraw {
		draws++
	}
	return s.Turn.Actions < turnActions && s.Stack.Top().V[0] == f.V[0] && f.V[1] == draws && draws <= scoutDraws && s.asks()
}

// choosing: the card of an edict is still in hand, and the choices made have
// left their traces.
func (s *State) choosing(f *frame) bool {
	seat, c, top := rules.Seat(f.V[edictSeat]), Card(f.V[edictCard]), s.Stack.Top()
	chosen, paid := f.V[edictChosen], f.V[edictPaid] == 1
	row, ok := choices[c]
	switch {
	case !ok || row.step != top.Step || !s.inHand(seat, c),
		f.V[edictPaid] > 1 || paid != (chosen > 0),
		paid && s.Turn.Actions == turnActions || !paid && s.Turn.Actions == 0:
		return false
	}
	if c == OpeningPorts {
		return paid && chosen <= int16(s.Seats) && f.V[edictZones] == 0 && top.V[0] == int16(s.Order[chosen-1]) && s.asks()
	}
	if chosen >= row.most || rules.Seat(top.V[0]) != seat {
		return false
	}
	zones := uint16(f.V[edictZones])
	if c != Alcabala {
		return zones == 0 && (c != Reprisal || s.claims(seat) >= int(chosen) && s.claims(seat) < maxClaims) && s.asks()
	}
	for z := range Zone(ZoneCount) {
		if zones>>z&1 == 1 && (!s.spanish(z) || s.Zones[z].Rebels == 0) {
			return false
		}
	}
	return bits.OnesCount16(zones) == int(chosen) && s.asks()
}

// choices has the edicts that ask, with the step and the number of questions.
var choices = map[Card]struct {
	step flow.Step
	most int16
}{
	Alcabala: {stepAlcabala, alcabalaZones}, AutoDaFe: {stepAutoDaFe, 1}, Hurricane: {stepHurricane, 1},
	NewLaws: {stepNewLaws, 1}, Asiento: {stepAsiento, edictChoices}, Reprisal: {stepReprisal, edictChoices},
	Situado: {stepSituado, edictChoices}, OpeningPorts: {stepPorts, MaxSeats}, DoveOfPeace: {stepDove, 1},
}

func (s *State) sailing() bool {
	year, voyage := &s.Stack.Frames[2], &s.Stack.Frames[3]
	seat := rules.Seat(voyage.V[0])
	player, t := &s.Players[seat], &s.Turn
	if int(year.V[0]) != s.placeInOrder(seat)+1 || player.Ships() == 0 {
		return false
	}
	// Each landing has cost a point, and so has what is in progress.
	spent := 0
	for _, landed := range t.Landed {
		if landed {
			spent++
		}
	}
	called := &s.Stack.Frames[4]
	switch called.Step {
	case stepInterception, stepSeaBattle:
		spent++
	case stepSail:
		if t.Points == 0 {
			return false
		}
	}
	if int(t.Points)+spent > int(s.SailPoints(seat)) || t.Fought && spent == 0 {
		return false
	}
	if called.Step == stepLanding {
		return rules.Seat(called.V[0]) == seat && s.landing(called)
	}
	if t.Landing != NoZone || t.Target != 0 {
		return false
	}
	switch called.Step {
	case stepInterception:
		// The attacker is the one that was tested last, by its order.
		battle := &s.Stack.Frames[5]
		attacker := rules.Seat(battle.V[seaAttacker])
		return rules.Seat(called.V[0]) == seat && battle.V[seaDefender] == called.V[0] && attacker != seat &&
			int(called.V[1]) == s.placeInOrder(attacker)+1 && s.Players[attacker].Orders[seat] != NoOrder &&
			s.fighting(battle)
	case stepSeaBattle:
		return rules.Seat(called.V[seaAttacker]) == seat && called.V[seaDefender] != called.V[seaAttacker] && s.fighting(called)
	}
	if rules.Seat(called.V[0]) != seat {
		return false
	}
	switch called.Step {
	case stepOrders, stepOrderKind:
		if t.Points > 0 || player.Sea == Europe || player.Legality == Smuggler {
			return false
		}
		if other := called.V[1]; called.Step == stepOrderKind && (rules.Seat(other) == seat || player.Orders[other] != NoOrder) {
			return false
		}
	}
	return s.asks()
}

// fighting reports whether two fleets can be at the question of a sea battle:
// what to take, or which ship to lose.
func (s *State) fighting(f *frame) bool {
	attacker, defender := rules.Seat(f.V[seaAttacker]), rules.Seat(f.V[seaDefender])
	winner, loser := rules.Seat(f.V[seaWinner]), rules.Seat(f.V[seaLoser])
	a, d := &s.Players[attacker], &s.Players[defender]
	margin := s.SeaStrength(winner) - s.SeaStrength(loser)
	switch {
	case a.Ships() == 0 || d.Ships() == 0 || a.Sea != d.Sea || a.Sea == Europe,
		a.Legality == Smuggler || a.Legality == Conquistador && d.Legality == Conquistador,
		(winner != attacker || loser != defender) && (winner != defender || loser != attacker),
		f.V[seaMargin] != margin || margin < 0 || winner == attacker && margin == 0:
		return false
	}
	taker, victim := &s.Players[winner], &s.Players[loser]
	if top := s.Stack.Top(); top.Step == stepPrize {
		return rules.Seat(top.V[0]) == winner && rules.Seat(top.V[1]) == loser &&
			taker.FreeHold() > 0 && victim.Chests() > taker.FreeHold() && s.asks()
	}
	// The loser's hold is empty then, so nothing ever goes overboard.
	loss := s.below()
	return margin >= shipMargin && rules.Seat(loss.V[0]) == loser && rules.Seat(s.Stack.Top().V[0]) == loser &&
		s.Stack.Top().Step == stepLoseShip && victim.Chests() == 0 && victim.Pax == [MeepleCount]int8{} && s.asks()
}

// landing reports whether a fleet can be at a question of its landing.
func (s *State) landing(f *frame) bool {
	t, seat := &s.Turn, rules.Seat(f.V[0])
	called := &s.Stack.Frames[5]
	if rules.Seat(called.V[0]) != seat {
		return false
	}
	if called.Step == stepBattle && s.Stack.Frames[6].Step == stepLoss {
		return s.beaten(seat)
	}
	if t.Landing == NoZone || !t.Landed[t.Landing] || !zones[t.Landing].coasts.has(s.Players[seat].Sea) ||
		(called.Step == stepBattle) != (t.Target != 0) {
		return false
	}
	if called.Step == stepBattle {
		return t.Fought && s.attacking(called)
	}
	// By the reading FORCED all who could have gone aboard.
	return (s.Emigration != EmigrationForced || s.emigrateRefusal(seat) != 0) && s.asks()
}

// beaten: a lost land battle has ended the landing and the sailing, and costs a
// ship.
func (s *State) beaten(seat rules.Seat) bool {
	t, player, battle, top := &s.Turn, &s.Players[seat], &s.Stack.Frames[5], s.Stack.Top()
	loss := &s.Stack.Frames[6]
	if t.Points > 0 || t.Landing != NoZone || t.Target != 0 || !t.Fought || rules.Seat(loss.V[0]) != seat ||
		rules.Seat(top.V[0]) != seat || *battle != (frame{Step: stepBattle, Line: battle.Line, V: [flow.Locals]int16{int16(seat)}}) {
		return false
	}
	if top.Step == stepThrow {
		over := &s.Stack.Frames[7]
		return rules.Seat(over.V[0]) == seat && player.Ships() < MaxShips && player.FreeHold() < 0 && s.asks()
	}
	return s.asks()
}

// attacking reports whether the question of a land battle can be asked: for
// support, or of the winner.
func (s *State) attacking(f *frame) bool {
	seat, top, t := rules.Seat(f.V[battleSeat]), s.Stack.Top(), &s.Turn
	kind, n := familyOf(t.Target)
	if !s.attackable(seat) || rules.Seat(top.V[0]) != seat {
		return false
	}
	if top.Step == stepSupport {
		return f.V[battleForFleet] == 0 && f.V[battleForTarget] == 0 && f.V[battleMargin] == 0 && len(supporters(s, f, nil)) > 0
	}
	if kind != placeFamily || int16(n) != top.V[1] {
		return false
	}
	// The sums are those of now, but for a fort that has just been razed.
	margin := s.FleetStrength(seat) + f.V[battleForFleet] - s.targetStrength(seat, t.Target) - f.V[battleForTarget]
	razed := top.Step == stepCapture && margin-1 == f.V[battleMargin] && !s.has(seat, effectSiege)
	if f.V[battleMargin] <= 0 || margin != f.V[battleMargin] && !razed || !s.supported(f) {
		return false
	}
	if c := &s.Colonies[n]; top.Step == stepCapture && (c.Fort || s.Players[seat].Legality == Plunder) ||
		top.Step == stepFree && c.Labour != Slave {
		return false
	}
	return s.asks()
}

// attackable reports whether the target of the battle in progress could be
// named: in a described position it can be any noun.
func (s *State) attackable(seat rules.Seat) bool {
	s.Turn.Fought = false
	defer func() { s.Turn.Fought = true }()
	switch kind, n := familyOf(s.Turn.Target); {
	case kind == placeFamily:
		return s.attackColonyRefusal(seat, Place(n)) == 0
	case kind == siteFamily:
		return s.attackNativesRefusal(seat, Site(n)) == 0
	case s.Turn.Target == verbVisita:
		return s.attackVisitaRefusal(seat) == 0
	}
	return s.attackRebelsRefusal(seat) == 0
}

// supported reports whether the discs counted for the two sides can have come
// from those who support: each of them gives all to one side.
func (s *State) supported(f *frame) bool {
	sums, all := uint32(1), int16(0) // sums has a bit for each that the fleet can have
	for n := Spain; n < NationCount; n++ {
		if !s.plays(n) || s.SeatOf(n) == rules.Seat(f.V[battleSeat]) || !s.supports(n) {
			continue
		}
		discs := s.Discs(n, s.Turn.Landing)
		all += discs
		with := sums << discs
		if s.SeatOf(n) != rules.Nobody {
			with |= sums
		} else if l := s.Players[f.V[battleSeat]].Legality; l == Plunder || l == Privateer {
			with = sums
		}
		sums = with
	}
	forFleet := f.V[battleForFleet]
	return forFleet+f.V[battleForTarget] == all && forFleet <= all && sums>>forFleet&1 == 1
}
