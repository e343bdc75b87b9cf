package hispanica

import (
	"fmt"
	"math/bits"

	"flota/rules"
	"flota/rules/flow"
)

// Where a described match stands, and whether it can stand there.

// The names of "at".
var beginnings = []string{"goods", "auction", "play", "shipping", "end"}

const (
	atGoods = iota
	atAuction
	atPlay
	atShipping
	atEnd

	atSteps = -1 // the steps are given
)

// readPlace reads the steps, or at, which becomes steps when all else is read
// (start), and sets the phase.
func (s *State) readPlace(r *rules.Reading, f rules.Fields) (at int) {
	_, given := f.Get("steps")
	at = r.One(f, "", "at", beginnings)
	switch {
	case given && at >= 0:
		r.Fail("at", "and \"steps\" cannot both be given")
	case given:
		at = atSteps
		s.readSteps(r, f)
	default:
		at = max(at, atGoods)
		s.Phase = GoodsYear + Phase(at)
		s.place(r, "at", stepGame, [flow.Locals]int16{})
		s.place(r, "at", stepRound, [flow.Locals]int16{})
	}
	if at != atAuction && at != atPlay && at != atShipping {
		if _, given := f.Get("seat"); given {
			r.Fail("seat", "can be given with \"at\" auction, play or shipping only")
		}
	}
	if _, given := f.Get("turn"); given && at != atSteps {
		r.Fail("turn", "can be given with \"steps\" only")
	}
	if phase := r.One(f, "", "phase", phaseIDs[:]); r.Err() == nil && phase >= 0 && Phase(phase) != s.Phase {
		r.Fail("phase", "is %s, but the match stands in %s, as \"at\" or \"steps\" say", phaseIDs[phase], phaseIDs[s.Phase])
	}
	return at
}

// place puts a step on the stack.
func (s *State) place(r *rules.Reading, path string, step flow.Step, locals [flow.Locals]int16) {
	if r.Err() != nil {
		return
	}
	if err := flow.Place(&s.Stack, steps[:], step, locals); err != nil {
		r.Fail(path, "cannot be: %v", err)
	}
}

func (s *State) readSteps(r *rules.Reading, f rules.Fields) {
	s.place(r, "steps", stepGame, [flow.Locals]int16{})
	r.Objects(f, "", "steps", flow.Depth-1, func(frame rules.Fields, path string) {
		step := flow.Step(r.One(frame, path, "step", stepIDs) + 1)
		if step == stepNone {
			r.Fail(path, "has no step")
			return
		}
		s.place(r, path, step, s.readLocals(r, frame, path, step))
	})
	if r.Err() != nil {
		return
	}
	if err := flow.Placed(&s.Stack, steps[:]); err != nil {
		r.Fail("steps", "cannot be: %v", err)
		return
	}
	if s.Stack.Frames[1].Step == stepSetup {
		return
	}
	s.Phase = map[flow.Step]Phase{
		stepGoods: GoodsYear, stepAuctions: AuctionYear, stepPlay: PlayYear, stepShipping: ShippingYear,
	}[s.Stack.Frames[2].Step]
}

func (s *State) readLocals(r *rules.Reading, f rules.Fields, path string, step flow.Step) (locals [flow.Locals]int16) {
	row := &steps[step]
	r.Only(f, path, append([]string{"step"}, row.Locals...)...)
	for i, name := range row.Locals {
		noun := func(list []string) int {
			n := r.One(f, path, name, list)
			if n < 0 {
				r.Fail(path+"."+name, "is missing")
			}
			return max(n, 0)
		}
		n := 0
		switch name {
		case "seat", "attacker", "defender", "loser", "winner", "other":
			n = r.Int(f, path, name, 0, int(s.Seats)-1, 0)
		case "zone":
			n = noun(zoneIDs)
		case "zones":
			for _, z := range r.Words(f, path, name, zoneIDs) {
				n |= 1 << z
			}
		case "card":
			n = noun(marketIDs) + 1
		case "ship":
			if n = noun(shipIDs) + 1; n > int(lastShip) {
				n = int(Bark)
			}
		case "meeple":
			n = noun(meeples[:])
		case "place":
			if step == stepGoods {
				n = r.Int(f, path, name, 0, PlaceCount, 0)
			} else {
				n = noun(placeIDs)
			}
		default: // counters and sums of discs
			n = r.Int(f, path, name, 0, 99, 0)
		}
		locals[i] = int16(n)
	}
	return locals
}

// turnParts has what the fields of a turn can be, by phase.
var turnParts = [...][]string{
	GoodsYear:    nil,
	AuctionYear:  {"active", "auction", "buried"},
	PlayYear:     {"active", "actions", "appointed", "drawn"},
	ShippingYear: {"active", "points", "landed", "landing", "fought", "target"},
	Ended:        nil,
}

// active is whose auction or turn it is, by the steps.
func (s *State) active() rules.Seat {
	if s.Stack.N > 3 {
		switch f := &s.Stack.Frames[3]; f.Step {
		case stepAuction, stepTurn, stepVoyage:
			return rules.Seat(f.V[0])
		}
	}
	return rules.Nobody
}

func (s *State) readTurn(r *rules.Reading, f rules.Fields) {
	t, path := &s.Turn, "turn"
	turn := r.Fields(f, "", path)
	t.Seat = s.active()
	if len(turn) == 0 && t.Seat == rules.Nobody {
		return
	}
	if t.Seat == rules.Nobody {
		r.Fail(path, "is of nobody where the match stands")
		return
	}
	r.Only(turn, path, turnParts[s.Phase]...)
	if seat := r.Int(turn, path, "active", 0, int(s.Seats)-1, int(t.Seat)); seat != int(t.Seat) {
		r.Fail(path+".active", "is %d, by \"steps\" it is %d", seat, t.Seat)
	}
	if s.Phase == AuctionYear {
		t.Auction = int8(s.Stack.Frames[2].V[0] - 1)
		if n := r.Int(turn, path, "auction", 0, int(s.auctions())-1, int(t.Auction)); n != int(t.Auction) {
			r.Fail(path+".auction", "is %d, by \"steps\" it is %d", n, t.Auction)
		}
	}
	t.Buried = r.Bool(turn, path, "buried", false)
	t.Actions = int8(r.Int(turn, path, "actions", 0, turnActions, 0))
	t.Appointed = r.Bool(turn, path, "appointed", false)
	for z, n := range r.Counts(turn, path, "drawn", zoneIDs, outpostsEach) {
		t.Drawn[z] = int8(n)
	}
	t.Points = int8(r.Int(turn, path, "points", 0, 99, 0))
	for _, z := range r.Words(turn, path, "landed", zoneIDs) {
		t.Landed[z] = true
	}
	if z := r.One(turn, path, "landing", zoneIDs); z >= 0 {
		t.Landing = Zone(z)
	}
	t.Fought = r.Bool(turn, path, "fought", false)
	if _, given := turn.Get("target"); given {
		t.Target = readTarget(r, turn, path)
	}
}

// targetIDs are the nouns that can be attacked, by rising move number.
var targetIDs, targetMoves = func() (names []string, moves []rules.Move) {
	for m := range endMove {
		if kind, _ := familyOf(m); m == verbVisita || m == verbRebels || kind == placeFamily || kind == siteFamily {
			names, moves = append(names, spell(m)), append(moves, m)
		}
	}
	return names, moves
}()

func readTarget(r *rules.Reading, turn rules.Fields, path string) rules.Move {
	return targetMoves[max(r.One(turn, path, "target", targetIDs), 0)]
}

// fit looks whether the match can stand where it is said to, and puts it there.
func (s *State) fit(r *rules.Reading, f rules.Fields, setup rules.Setup, at int) {
	switch {
	case r.Err() != nil:
	case at == atEnd:
		s.fitEnd(r, f)
	case at != atSteps:
		s.start(r, f, at)
	case !s.begun():
		s.fitSetup(r, setup)
	case !s.standing():
		r.Fail("steps", "cannot be: nobody can stand at %q in this position", steps[s.Stack.Top().Step].Name)
	}
	for _, name := range []string{"winner", "victory"} {
		if _, given := f.Get(name); given && at != atEnd {
			r.Fail(name, "can be given with \"at\" end only")
		}
	}
}

// start puts the match at the beginning of a Year or, with a seat, where its
// auction or turn comes next.
func (s *State) start(r *rules.Reading, f rules.Fields, at int) {
	place := 0
	if _, given := f.Get("seat"); given {
		seat := rules.Seat(r.Int(f, "", "seat", 0, int(s.Seats)-1, 0))
		if at == atShipping && s.Players[seat].Ships() == 0 {
			r.Fail("seat", "is %d, which has no fleet and so no turn at sea", seat)
		}
		place = s.placeInOrder(seat)
	}
	if at == atGoods {
		return
	}
	s.place(r, "at", [...]flow.Step{atAuction: stepAuctions, atPlay: stepPlay, atShipping: stepShipping}[at],
		[flow.Locals]int16{int16(place)})
	s.Stack.Top().Line = 1 // what begins the Year is done
}

// fitEnd finds who has won, or looks whether it has.
func (s *State) fitEnd(r *rules.Reading, f rules.Fields) {
	winner := rules.Seat(r.Int(f, "", "winner", 0, int(s.Seats)-1, int(rules.Nobody)))
	victory := Victory(r.One(f, "", "victory", victoryIDs[CourtFavourite:]) + 1)
	_, given := f.Get("winner")
	_, why := f.Get("victory")
	first := rules.Nobody
	for _, seat := range s.inOrder() {
		if first == rules.Nobody && s.victory(seat) != NoVictory {
			first = seat
		}
	}
	switch {
	case r.Err() != nil:
		return
	case given != why:
		r.Fail("winner", "and \"victory\" must be given together")
	case given && victory != Prestige:
		if s.victory(winner) != victory {
			r.Fail("victory", "is %s, whose condition seat %d does not fulfil", victoryIDs[victory], winner)
			return
		}
		s.end(winner, victory)
	case !given && first != rules.Nobody:
		s.end(first, s.victory(first))
	case first != rules.Nobody:
		r.Fail("victory", "is prestige, but seat %d fulfils %s", first, victoryIDs[s.victory(first)])
	case s.Round < s.Dove:
		r.Fail("at", "is end, but nobody has won and the last round is %d", s.Dove)
	default:
		if s.endByPrestige(); given && s.Winner != winner {
			r.Fail("winner", "is %d, by Prestige it is %d", winner, s.Winner)
		}
	}
}

// fitSetup compares the table with the one that the rules lay out: only what
// is drawn can be otherwise.
func (s *State) fitSetup(r *rules.Reading, setup rules.Setup) {
	laid := &State{}
	laid.choose(setup)
	laid.Stack = s.Stack
	for seat := range s.Seats {
		laid.Players[seat].Nation = s.Players[seat].Nation
	}
	if s.dealt() {
		layOut(laid, nil)
		if top := s.topCard(); top != NoCard {
			laid.Cards[top].Where = Top
		}
		laid.Outposts, laid.Order, laid.Placed = s.Outposts, s.Order, s.Placed
		for seat := range s.Seats {
			laid.Players[seat].Outposts = s.Players[seat].Outposts
		}
	}
	for seat := range s.Seats {
		if s.Players[seat] != laid.Players[seat] {
			r.Fail(fmt.Sprintf("players[%d]", seat), "is otherwise than the set-up has it, where only nations and Outposts are drawn")
		}
	}
	switch {
	case s.Colonies != laid.Colonies || s.Natives != laid.Natives || s.Zones != laid.Zones:
		r.Fail("zones", "are otherwise than the set-up lays them out")
	case s.Position != laid.Position:
		r.Fail("steps", "cannot be: the set-up has other fields, or other values of them, than are given")
	case !s.settingUp():
		r.Fail("steps", "cannot be: nobody can stand at %q in this position", steps[s.Stack.Top().Step].Name)
	}
}

// settingUp reports whether the question of the set-up on top of the stack can
// be asked now: what comes before it is drawn, and nothing of what comes after.
func (s *State) settingUp() bool {
	top := s.Stack.Top()
	seat := rules.Seat(top.V[0])
	for other := range rules.Seat(s.Seats) {
		player := &s.Players[other]
		held, full := int8(0), int8(firstOutposts)
		for _, n := range player.Outposts {
			held += n
		}
		if player.Nation == Spain {
			full = 0
		}
		switch {
		case !s.dealt():
			if (player.Nation != NoNation) != (other < seat) {
				return false
			}
		case top.Step == stepFirstTop || top.Step == stepFirstOutpost && other > seat:
			if held > 0 {
				return false
			}
		case top.Step == stepFirstOutpost && other == seat:
			if held >= full {
				return false
			}
		case held != full:
			return false
		}
	}
	switch top.Step {
	case stepPickNation, stepDealNation:
		if (top.Step == stepPickNation) != (s.Nations == Pick) || s.Solo && int8(seat) == s.Seats-1 {
			return false
		}
	case stepFirstTop:
		if s.topCard() != NoCard || s.Placed > 0 {
			return false
		}
	case stepFirstOutpost:
		if s.topCard() == NoCard || s.Placed > 0 {
			return false
		}
	case stepOrder:
		if s.topCard() == NoCard {
			return false
		}
	}
	return s.asks()
}

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
