package hispanica

import (
	"math/bits"

	"flota/rules"
	"flota/rules/flow"
)

// D3, the Play Year (section 2.9): one play turn each, then a second hand
// check of all [S 2.3].

func beginPlay(s *State, _ *frame) { s.beginYear(PlayYear) }

// nextTurn has the place in the player order as its local.
func nextTurn(s *State, f *frame) {
	if f.V[0] < int16(s.Seats) {
		seat := s.Order[f.V[0]]
		f.V[0]++
		s.Stack.Call(stepTurn, int16(seat))
		again(f)
	}
}

// nextHandCheck has the place in the player order as its second local.
func nextHandCheck(s *State, f *frame) {
	if f.V[1] < int16(s.Seats) {
		seat := s.Order[f.V[1]]
		f.V[1]++
		s.Stack.Call(stepHandCheck, int16(seat))
		again(f)
	}
}

func beginTurn(s *State, f *frame) {
	s.Turn = noTurn
	s.Turn.Seat = rules.Seat(f.V[0])
	s.Turn.Actions = turnActions
}

// nextVerb asks until END.
func nextVerb(s *State, f *frame) {
	s.Stack.Call(stepVerb, f.V[0])
	again(f)
}

func checkHand(s *State, f *frame) { s.Stack.Call(stepHandCheck, f.V[0]) }

func endTurn(s *State, f *frame) {
	s.Turn = noTurn
	s.checkVictory(rules.Seat(f.V[0]))
}

// A targets is what a verb can be aimed at: a family of nouns and who refuses
// each of them, with the reasons in the sequence in which they are looked at.
type targets struct {
	first  rules.Move
	count  int16
	refuse func(*State, rules.Seat, int16) rules.Rule
	row    []rules.Rule
	// apart gives the targets that need be looked at, as a set: all others are refused
	// for one reason. Nil: each is looked at.
	apart func(*State, rules.Seat) uint64
}

// size is the number of nouns of the family; seats are those at the table.
func (t *targets) size(s *State) int16 {
	if t.first == seatMove {
		return int16(s.Seats)
	}
	return t.count
}

// options lists the nouns of the family.
func (t *targets) options(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for i := range t.size(s) {
		list = append(list, rules.Option{Move: t.first + rules.Move(i), Rule: t.refuse(s, seat, i)})
	}
	return list
}

// refusal is 0 if the verb has a target; otherwise the reason furthest right in
// its row among those that its targets met.
func (t *targets) refusal(s *State, seat rules.Seat) rules.Rule {
	if s.Turn.Actions == 0 && t.row[0] == NoAction {
		return NoAction // whatever the target is
	}
	all := uint64(1)<<t.size(s) - 1
	look := all
	if t.apart != nil {
		apart := t.apart(s, seat)
		look = apart | ^apart&(apart+1) // and one of the others
	}
	worst, last := -1, rules.Rule(0)
	for ; look&all != 0; look &= look - 1 {
		rule := t.refuse(s, seat, int16(bits.TrailingZeros64(look)))
		if rule == 0 {
			return 0
		}
		if rule != last { // most nouns of a family are refused as the one before
			worst, last = max(worst, t.rank(rule)), rule
		}
	}
	return t.row[worst]
}

func (t *targets) rank(rule rules.Rule) int {
	for i, other := range t.row {
		if other == rule {
			return i
		}
	}
	panic("hispanica: a verb is refused by " + refusals[rule].code + ", which is not in its row")
}

// The verbs of a play turn (section 2.17.3) and what they are aimed at. Card
// numbers begin at 1, so a card target is counted from 0.
var (
	playTargets = targets{cardMove, CardCount - 1, playRefusal, []rules.Rule{NotInHand, NoAction}, cardTargets}
	sellTargets = targets{cardMove, CardCount - 1, sellRefusal, []rules.Rule{NotInHand}, cardTargets}
	shipTargets = targets{barkMove, CardCount, shipRefusal,
		[]rules.Rule{NoFleet, ChestsAboard, Appointed, NotInFleet}, fleetTargets}
	foundTargets = targets{zoneMove, ZoneCount, foundRefusal,
		[]rules.Rule{NoAction, NoOutpost, NoSlot, NoDisc, TooDear}, nil}
	fortTargets = targets{placeMove, PlaceCount, fortRefusal,
		[]rules.Rule{NoAction, NoColony, NotYours, HasFort, TooDear}, nil}
	galleyTargets = targets{zoneMove, ZoneCount, galleyRefusal,
		[]rules.Rule{NoAction, NoOwnColony, HasGalley, TooDear}, nil}
	visitaTargets = targets{zoneMove, ZoneCount, visitaRefusal,
		[]rules.Rule{NoAction, HasVisita, NoNative, TooDear}, nil}
	cathedralTargets = targets{zoneMove, ZoneCount, cathedralRefusal,
		[]rules.Rule{NoAction, NoOwnVisita, HasCathedral, TooDear}, nil}
	claimTargets = targets{zoneMove, ZoneCount, claimRefusal,
		[]rules.Rule{NoAction, HasClaim, TooDear}, nil}
	philosophyTargets = targets{spaceMove, SpaceCount, philosophyRefusal,
		[]rules.Rule{NoAction, NotNext, NeedsIcon, TooDear}, nil}
	emancipateTargets = targets{placeMove, PlaceCount, emancipateRefusal,
		[]rules.Rule{NoAction, NoColony, NotYours, NoSlave, TooDear}, nil}
	fomentTargets = targets{zoneMove, ZoneCount, fomentRefusal,
		[]rules.Rule{NoAction, NoRebelLeft, NoColonyInZone, NotRadical, TooDear}, nil}
	pacifyTargets = targets{zoneMove, ZoneCount, pacifyRefusal,
		[]rules.Rule{NoAction, NoOwnColony, NoRebel, TooDear}, nil}
	denounceTargets = targets{seatMove, MaxSeats, denounceRefusal,
		[]rules.Rule{NoAction, NotCourtier, NoRival, TooDear}, nil}
)

// turnVerbs are the verbs by rising move number, each with the step that asks
// for its target.
var turnVerbs = [...]struct {
	verb    rules.Move
	step    flow.Step
	targets *targets
}{
	{verbPlay, stepPlayCard, &playTargets},
	{verbSell, stepSell, &sellTargets},
	{verbAppoint, stepFlagship, &shipTargets},
	{verbScout, stepScout, nil},
	{verbFound, stepFound, &foundTargets},
	{verbFort, stepFort, &fortTargets},
	{verbGalley, stepGalley, &galleyTargets},
	{verbVisita, stepVisita, &visitaTargets},
	{verbCathedral, stepCathedral, &cathedralTargets},
	{verbClaim, stepClaim, &claimTargets},
	{verbPhilosophy, stepPhilosophy, &philosophyTargets},
	{verbEmancipate, stepEmancipate, &emancipateTargets},
	{verbFoment, stepFoment, &fomentTargets},
	{verbPacify, stepPacify, &pacifyTargets},
	{verbDenounce, stepDenounce, &denounceTargets},
	{verbCharter, stepNone, nil},
	{verbTrade, stepNone, nil},
}

func verbOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: verbEnd})
	for i := range turnVerbs {
		v := &turnVerbs[i]
		rule := rules.Rule(0)
		switch {
		case v.targets != nil:
			rule = v.targets.refusal(s, seat)
		case s.Turn.Actions == 0:
			rule = NoAction
		case v.verb == verbScout && s.outpostDeck() == 0:
			rule = DeckEmpty
		case v.verb == verbCharter:
			rule = s.charterRefusal(seat)
		}
		list = append(list, rules.Option{Move: v.verb, Rule: rule})
	}
	return list
}

// chooseVerb asks for the target, or does what has none. Until the last answer
// of an action nothing is paid or moved.
func chooseVerb(s *State, f frame, answers []rules.Answer) {
	seat := rules.Seat(f.V[0])
	switch verb := answers[0].Move; verb {
	case verbEnd:
		s.tell(TurnEnds, seat)
		s.goOn()
	case verbScout:
		s.spend(seat, 0)
		s.Stack.Call(stepScout, f.V[0])
	case verbCharter:
		s.charter(seat)
	case verbTrade:
		s.spend(seat, -tradePay)
		s.tell(TradeDone, seat, tradePay)
	default:
		for i := range turnVerbs {
			if turnVerbs[i].verb == verb {
				s.Stack.Call(turnVerbs[i].step, f.V[0])
				return
			}
		}
		panic("hispanica: P1: no such verb")
	}
}

// spend pays for an action to the Pool.
func (s *State) spend(seat rules.Seat, dollars int16) {
	s.Turn.Actions--
	raise(&s.Players[seat].Cash, -dollars)
}

// Market cards: PLAY and SELL.

func playRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	switch c := Card(target + 1); {
	case !s.inHand(seat, c):
		return NotInHand
	case s.Turn.Actions == 0 && !(c.IsShip() && s.has(seat, effectFreeShip)):
		return NoAction
	}
	return 0
}

func sellRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	if !s.inHand(seat, Card(target+1)) {
		return NotInHand
	}
	return 0
}

// cardTargets are the cards in hand.
func cardTargets(s *State, seat rules.Seat) uint64 { return s.hand(seat) >> 1 }

func playCard(s *State, f frame, answers []rules.Answer) {
	seat, c := rules.Seat(f.V[0]), cardOf(answers[0].Move)
	player := &s.Players[seat]
	switch {
	case c.IsEdict():
		s.Stack.Call(stepEdict, int16(seat), int16(c))
	case !c.IsShip():
		s.spend(seat, 0)
		s.Cards[c] = CardState{InTableau, seat}
		s.tell(CardPlayed, seat, int16(c))
	case player.Ships() == 0:
		s.Stack.Call(stepNewLegality, int16(seat), int16(c))
	case player.Ships() == MaxShips:
		s.Stack.Call(stepReplace, int16(seat), int16(c))
	default:
		s.launch(seat, c)
		player.Fleet[player.Ships()] = c
		s.tell(ShipJoins, seat, int16(c), int16(player.Sea))
	}
}

// launch pays for a ship and takes its card out of the hand.
func (s *State) launch(seat rules.Seat, ship Card) {
	switch {
	case ship == Bark:
		s.spend(seat, charterPrice)
		s.tell(BarkChartered, seat, charterPrice)
		return
	case !s.has(seat, effectFreeShip):
		s.spend(seat, 0)
	}
	s.Cards[ship] = CardState{InFleet, seat}
	s.tell(CardPlayed, seat, int16(ship))
}

func newLegalityOptions(_ *State, f *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for l := Plunder; l < LegalityCount; l++ {
		rule := rules.Rule(0)
		if !ships[f.V[1]].legalities.has(l) {
			rule = NotPrinted
		}
		list = append(list, rules.Option{Move: moveOfLegality(l), Rule: rule})
	}
	return list
}

// formFleet begins a fleet, in Europe.
func formFleet(s *State, f frame, answers []rules.Answer) {
	seat, ship := rules.Seat(f.V[0]), Card(f.V[1])
	player := &s.Players[seat]
	s.launch(seat, ship)
	player.Fleet[0] = ship
	player.Legality = legalityOf(answers[0].Move)
	player.Sea = Europe
	s.tell(FleetForms, seat, int16(ship), int16(player.Legality))
}

// replaceShip puts a ship in the place of one that is lost.
func replaceShip(s *State, f frame, answers []rules.Answer) {
	seat, ship, old := rules.Seat(f.V[0]), Card(f.V[1]), cardOf(answers[0].Move)
	player := &s.Players[seat]
	s.launch(seat, ship)
	for i := range player.Fleet {
		if player.Fleet[i] == old {
			player.Fleet[i] = ship
		}
	}
	s.discard(old)
	s.tell(ShipReplaced, seat, int16(old))
	s.tell(ShipJoins, seat, int16(ship), int16(player.Sea))
	s.Stack.Call(stepOverboard, int16(seat))
}

// discard lays a card on the Market discard, from where none comes back.
func (s *State) discard(c Card) {
	if c != Bark {
		s.Cards[c] = CardState{Where: Discarded}
	}
}

func sellCard(s *State, f frame, answers []rules.Answer) {
	s.sell(rules.Seat(f.V[0]), cardOf(answers[0].Move))
}

// sell brings a dollar [S 2.5].
func (s *State) sell(seat rules.Seat, c Card) {
	s.discard(c)
	raise(&s.Players[seat].Cash, salePrice)
	s.tell(CardSold, seat, int16(c), salePrice)
}

// APPOINT: flagship and legality.

// shipRefusal takes target 0 for the Bark, then the cards.
func shipRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	player := &s.Players[seat]
	switch {
	case player.Ships() == 0:
		return NoFleet
	case player.Chests() > 0:
		return ChestsAboard
	case s.Turn.Appointed:
		return Appointed
	case s.inFleet(seat, shipTarget(target)) < 0:
		return NotInFleet
	}
	return 0
}

// fleetTargets are the ships of the fleet.
func fleetTargets(s *State, seat rules.Seat) uint64 {
	set := uint64(0)
	for _, ship := range s.Players[seat].Fleet {
		switch ship {
		case NoCard:
		case Bark:
			set |= 1
		default:
			set |= 1 << ship
		}
	}
	return set
}

func shipTarget(target int16) Card {
	if target == 0 {
		return Bark
	}
	return Card(target)
}

// inFleet is the place of a ship in a fleet, from 0 for the flagship; -1 if it
// is not there.
func (p *Position) inFleet(seat rules.Seat, ship Card) int {
	for i, c := range p.Players[seat].Fleet {
		if c == ship {
			return i
		}
	}
	return -1
}

func chooseFlagship(s *State, f frame, answers []rules.Answer) {
	s.Stack.Call(stepFlagLegality, f.V[0], int16(cardOf(answers[0].Move)))
}

func flagLegalityOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	player, ship := &s.Players[seat], Card(f.V[1])
	for l := Plunder; l < LegalityCount; l++ {
		rule := rules.Rule(0)
		switch {
		case !ships[ship].legalities.has(l):
			rule = NotPrinted
		case ship == player.Fleet[0] && l == player.Legality:
			rule = SameFlagship
		}
		list = append(list, rules.Option{Move: moveOfLegality(l), Rule: rule})
	}
	return list
}

// appoint lets the old and the new flagship change places.
func appoint(s *State, f frame, answers []rules.Answer) {
	seat, ship := rules.Seat(f.V[0]), Card(f.V[1])
	player := &s.Players[seat]
	i := s.inFleet(seat, ship)
	player.Fleet[0], player.Fleet[i] = player.Fleet[i], player.Fleet[0]
	player.Legality = legalityOf(answers[0].Move)
	s.Turn.Appointed = true
	s.tell(FlagshipAppointed, seat, int16(ship), int16(player.Legality))
}

// SCOUT: two Outposts are drawn, one is kept.

// drawScouted has as its second local how many are drawn.
func drawScouted(s *State, f *frame) {
	if f.V[1] < scoutDraws && s.outpostDeck() > 0 {
		f.V[1]++
		s.Stack.Call(stepScoutDraw, f.V[0])
		again(f)
	}
}

func scoutOutpost(s *State, f frame, answers []rules.Answer) {
	z := nounOf[Zone](zoneMove, answers[0].Move)
	s.Outposts[z]--
	s.Turn.Drawn[z]++
	s.tell(OutpostDrawn, rules.Seat(f.V[0]), int16(z))
}

func keepOptions(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for z := range Zone(ZoneCount) {
		rule := rules.Rule(0)
		if s.Turn.Drawn[z] == 0 {
			rule = NotDrawn
		}
		list = append(list, rules.Option{Move: moveOf(zoneMove, z), Rule: rule})
	}
	return list
}

func keepOutpost(s *State, _ frame, answers []rules.Answer) {
	seat, kept := s.Turn.Seat, nounOf[Zone](zoneMove, answers[0].Move)
	s.Turn.Drawn[kept]--
	s.Players[seat].Outposts[kept]++
	s.tell(OutpostKept, seat, int16(kept))
	for z := range s.Turn.Drawn {
		s.Outposts[z] += s.Turn.Drawn[z]
		s.Turn.Drawn[z] = 0
	}
}

// CHARTER: a Bark.

func (s *State) charterRefusal(seat rules.Seat) rules.Rule {
	switch player := &s.Players[seat]; {
	case player.Ships() == MaxShips:
		return FleetFull
	case s.inFleet(seat, Bark) >= 0:
		return HasBark
	case player.Cash < charterPrice:
		return TooDear
	}
	return 0
}

func (s *State) charter(seat rules.Seat) {
	player := &s.Players[seat]
	n := player.Ships()
	if n == 0 {
		s.Stack.Call(stepNewLegality, int16(seat), int16(Bark))
		return
	}
	s.launch(seat, Bark)
	player.Fleet[n] = Bark
	s.tell(ShipJoins, seat, int16(Bark), int16(player.Sea))
}
