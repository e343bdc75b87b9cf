package hispanica

import "flota/rules"

// Landings (sections 2.10.2 and 2.10.4): delivering, loading, emigration, and
// at most one battle, in any sequence.

func (s *State) land(seat rules.Seat, z Zone) {
	s.Turn.Landed[z] = true
	s.Turn.Landing = z
	s.Turn.Fought = false
	s.tell(FleetLands, seat, int16(z), int16(s.Turn.Points))
	s.Stack.Call(stepLanding, int16(seat))
}

// nextLandVerb asks until DONE, or until a battle is lost. By the reading
// FORCED of the emigration all who can go aboard do so first [PC-i].
func nextLandVerb(s *State, f *frame) {
	if s.Turn.Landing == NoZone {
		return
	}
	seat := rules.Seat(f.V[0])
	for s.Emigration == EmigrationForced && s.emigrateRefusal(seat) == 0 {
		s.emigrate(seat)
	}
	s.Stack.Call(stepLandVerb, f.V[0])
	again(f)
}

var loadTargets = targets{placeMove, PlaceCount, loadRefusal, []rules.Rule{NotHere, NoColony, NoChest, NoHold,
	PlunderFights, OwnColonyOnly, ClaimOnly, TooWeak, InquisitionHere, TooDear}, placesHere}

// Citizens and Natives are delivered by verbs of their own.
var deliverTargets = [MeepleCount]targets{
	NativeAboard:  {placeMove, PlaceCount, deliverNativeRefusal, deliverRow, placesHere},
	CitizenAboard: {placeMove, PlaceCount, deliverCitizenRefusal, deliverRow, placesHere},
}

var deliverRow = []rules.Rule{NotAboard, NotHere, NoColony, NotEmptyColony}

// placesHere are the places where a fleet has landed.
func placesHere(s *State, _ rules.Seat) uint64 {
	from, to := s.Turn.Landing.places()
	return 1<<to - 1<<from
}

func landVerbOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	return append(list,
		rules.Option{Move: verbDone},
		rules.Option{Move: verbLoad, Rule: loadTargets.refusal(s, seat)},
		rules.Option{Move: verbDeliverC, Rule: deliverTargets[CitizenAboard].refusal(s, seat)},
		rules.Option{Move: verbDeliverN, Rule: deliverTargets[NativeAboard].refusal(s, seat)},
		rules.Option{Move: verbEmigrate, Rule: s.emigrateRefusal(seat)},
		rules.Option{Move: verbBattle, Rule: s.battleRefusal(seat)},
	)
}

func chooseLandVerb(s *State, f frame, answers []rules.Answer) {
	switch answers[0].Move {
	case verbDone:
		s.Turn.Landing = NoZone
	case verbLoad:
		s.Stack.Call(stepLoad, f.V[0])
	case verbDeliverC:
		s.Stack.Call(stepDeliver, f.V[0], int16(CitizenAboard))
	case verbDeliverN:
		s.Stack.Call(stepDeliver, f.V[0], int16(NativeAboard))
	case verbEmigrate:
		s.emigrate(rules.Seat(f.V[0]))
	case verbBattle:
		s.Stack.Call(stepTarget, f.V[0])
	}
}

// EMIGRATE: Citizens go aboard peacefully, without payment or consent, if there
// is an empty Colony [S 6.2-6.3].

func (s *State) emigrateRefusal(seat rules.Seat) rules.Rule {
	switch zone := &s.Zones[s.Turn.Landing]; {
	case !zone.Cathedral:
		return NoCathedral
	case zone.Citizens == 0:
		return NoCitizen
	case !s.emptyColony(seat):
		return NoEmptyColony
	case s.Players[seat].FreeHold() < 1:
		return NoHold
	}
	return 0
}

func (s *State) emigrate(seat rules.Seat) {
	z := s.Turn.Landing
	s.Zones[z].Citizens--
	s.Players[seat].Pax[CitizenAboard]++
	s.tell(CitizenEmigrates, seat, int16(z))
}

// LOAD: a chest, by the legality of the flagship [S 6.4].

func loadRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	p, player := Place(target), &s.Players[seat]
	c := &s.Colonies[p]
	switch {
	case places[p].zone != s.Turn.Landing:
		return NotHere
	case c.Owner == NoNation:
		return NoColony
	case !c.Chest:
		return NoChest
	case player.FreeHold() < 1:
		return NoHold
	}
	own := c.Owner == player.Nation
	switch player.Legality {
	case Plunder:
		return PlunderFights
	case Conquistador:
		if !own {
			return OwnColonyOnly
		}
	case Privateer:
		switch {
		case own || !player.Claims[s.Turn.Landing]:
			return ClaimOnly
		case s.FleetStrength(seat) < s.ColonyStrength(p):
			return TooWeak
		}
	case Smuggler:
		switch {
		case s.Turn.Landing == s.Inquisition && player.Nation != Netherlands:
			return InquisitionHere
		case player.Cash < s.bribe(seat, p):
			return TooDear
		}
	}
	return 0
}

// bribe is what a SMUGGLER pays for a chest: half its value, rounded up, or $1
// at an own Colony; the Netherlands $1 less (Merchants).
func (s *State) bribe(seat rules.Seat, p Place) int16 {
	price := int16(ownBribe)
	if s.Colonies[p].Owner != s.Players[seat].Nation {
		price = (goods[p.good()].value + 1) / 2
	}
	if s.Players[seat].Nation == Netherlands {
		return cheaper(price, 1)
	}
	return price
}

func load(s *State, f frame, answers []rules.Answer) {
	seat, p := rules.Seat(f.V[0]), nounOf[Place](placeMove, answers[0].Move)
	player, c, g := &s.Players[seat], &s.Colonies[p], p.good()
	if player.Legality == Smuggler {
		paid := s.bribe(seat, p)
		player.Cash -= paid
		if c.Owner == player.Nation {
			s.tell(ChestBribed, seat, int16(p), int16(g), paid)
		} else {
			raise(s.cashOf(c.Owner), paid)
			s.tell(ChestBought, seat, int16(p), int16(g), paid, int16(c.Owner))
		}
	} else {
		s.tell(ChestLoaded, seat, int16(p), int16(g))
	}
	s.takeAboard(seat, p)
}

// takeAboard moves the chest of a Colony to a fleet.
func (s *State) takeAboard(seat rules.Seat, p Place) {
	s.Colonies[p].Chest = false
	s.Players[seat].Cargo[p.good()]++
}

// DELIVER: a meeple to an empty Colony, whoever owns it [B].

func deliverNativeRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	return s.deliverRefusal(seat, NativeAboard, Place(target))
}

func deliverCitizenRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	return s.deliverRefusal(seat, CitizenAboard, Place(target))
}

func (s *State) deliverRefusal(seat rules.Seat, m Meeple, p Place) rules.Rule {
	switch c := &s.Colonies[p]; {
	case s.Players[seat].Pax[m] == 0:
		return NotAboard
	case places[p].zone != s.Turn.Landing:
		return NotHere
	case c.Owner == NoNation:
		return NoColony
	case c.worked():
		return NotEmptyColony
	}
	return 0
}

func deliverOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	return deliverTargets[f.V[1]].options(s, f, seat, list)
}

func deliver(s *State, f frame, answers []rules.Answer) {
	seat, m, p := rules.Seat(f.V[0]), Meeple(f.V[1]), nounOf[Place](placeMove, answers[0].Move)
	s.Players[seat].Pax[m]--
	s.Colonies[p].Labour = Slave
	if m == CitizenAboard {
		s.Colonies[p].Labour = Citizen
	}
	s.tell(MeepleDelivered, seat, int16(m), int16(p))
}
