package hispanica

import "flota/rules"

// Edicts (section 2.14): used once, then discarded. Their choices are made one
// by one and each takes effect at once.

// The locals of an edict: 0 who plays it, 1 the card, 2 how many choices were
// made, 3 the zones chosen (a bit each), 4 whether the action is paid.
const (
	edictSeat = iota
	edictCard
	edictChosen
	edictZones
	edictPaid
)

// nextChoice asks what the edict still asks for. A question that would offer
// nothing, or DONE only, is not asked.
func nextChoice(s *State, f *frame) {
	step, most := stepNone, int16(1)
	switch Card(f.V[edictCard]) {
	case Alcabala:
		step, most = stepAlcabala, alcabalaZones
	case AutoDaFe:
		step = stepAutoDaFe
	case Hurricane:
		step = stepHurricane
	case NewLaws:
		step = stepNewLaws
	case Asiento:
		step, most = stepAsiento, edictChoices
	case Reprisal:
		step, most = stepReprisal, edictChoices
		if s.claims(rules.Seat(f.V[edictSeat])) == maxClaims {
			return
		}
	case Situado:
		step, most = stepSituado, edictChoices
	case OpeningPorts:
		s.payEdict(f)
		s.openPorts(f)
		return
	case DoveOfPeace:
		if step = stepDove; s.Dove <= s.Round && s.Dove >= doveMax {
			return
		}
	}
	if step != stepNone && f.V[edictChosen] < most {
		s.Stack.Call(step, f.V[edictSeat])
		again(f)
	}
}

// payEdict takes the action of an edict when its first choice is made, or when
// it turns out that it asks nothing.
func (s *State) payEdict(f *frame) {
	if f.V[edictPaid] == 0 {
		f.V[edictPaid] = 1
		s.spend(rules.Seat(f.V[edictSeat]), 0)
		s.tell(CardPlayed, rules.Seat(f.V[edictSeat]), f.V[edictCard])
	}
}

// chosen counts a choice of the edict that is being played.
func (s *State) chosen() *frame {
	f := s.Stack.Top()
	s.payEdict(f)
	f.V[edictChosen]++
	return f
}

// done ends the choices if the answer is DONE, and reports it.
func (s *State) done(answers []rules.Answer) bool {
	if answers[0].Move != verbDone {
		return false
	}
	s.payEdict(s.Stack.Top())
	s.goOn()
	return true
}

// endEdict has the effect of an edict that asks nothing, and discards the card.
func endEdict(s *State, f *frame) {
	seat, c := rules.Seat(f.V[edictSeat]), Card(f.V[edictCard])
	s.payEdict(f)
	switch c {
	case Truce:
		s.truce()
	case Smallpox:
		s.smallpox()
	case RoyalPardon:
		s.pardon(seat)
	}
	s.discard(c)
}

// 52: Alcabala raised [B]

func (s *State) spanish(z Zone) bool { return s.ownColony(Spain, z) }

func alcabalaOptions(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	chosen := s.below().V[edictZones]
	list = append(list, rules.Option{Move: verbDone})
	for z := range Zone(ZoneCount) {
		rule := rules.Rule(0)
		switch {
		case !s.spanish(z):
			rule = NotSpanish
		case chosen>>z&1 == 1:
			rule = AlreadyChosen
		case s.Rebels == 0:
			rule = NoRebelLeft
		}
		list = append(list, rules.Option{Move: moveOf(zoneMove, z), Rule: rule})
	}
	return list
}

func alcabala(s *State, _ frame, answers []rules.Answer) {
	if s.done(answers) {
		return
	}
	z := nounOf[Zone](zoneMove, answers[0].Move)
	s.chosen().V[edictZones] |= 1 << z
	s.placeRebel(z)
	s.tell(RebelRises, rules.Nobody, int16(z))
}

// 53: Truce

func (s *State) truce() {
	for seat := range s.Seats {
		s.Players[seat].Orders = [MaxSeats]Order{}
	}
	s.tell(OrdersDropped, rules.Nobody)
}

// 54: Auto-da-fe, and the zones of 57

func anyZone(_ *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for z := range Zone(ZoneCount) {
		list = append(list, rules.Option{Move: moveOf(zoneMove, z)})
	}
	return list
}

func autoDaFe(s *State, _ frame, answers []rules.Answer) {
	z := nounOf[Zone](zoneMove, answers[0].Move)
	s.chosen()
	s.Inquisition = z
	s.tell(InquisitionMoves, rules.Nobody, int16(z))
	for p, end := z.places(); p < end; p++ {
		if c := &s.Colonies[p]; c.Owner != Spain && c.Chest {
			c.Chest = false
			s.tell(ChestLost, rules.Nobody, int16(p), int16(zones[z].good))
		}
	}
}

// 55: Smallpox

func (s *State) smallpox() {
	for site := range Site(SiteCount) {
		if s.Natives[site] >= 2 {
			s.Natives[site]--
			s.tell(NativeDies, rules.Nobody, int16(site))
		}
	}
}

// 56: Hurricane

func hurricaneOptions(_ *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for sea := range Sea(SeaCount) {
		rule := rules.Rule(0)
		if sea == Europe {
			rule = NotEurope
		}
		list = append(list, rules.Option{Move: moveOf(seaMove, sea), Rule: rule})
	}
	return list
}

func hurricane(s *State, _ frame, answers []rules.Answer) {
	sea := nounOf[Sea](seaMove, answers[0].Move)
	s.chosen()
	for seat := range rules.Seat(s.Seats) {
		if player := &s.Players[seat]; player.Ships() > 0 && player.Sea == sea {
			chests, meeples := s.clearHold(seat)
			s.tell(FleetStruck, seat, chests, meeples)
		}
	}
}

// clearHold takes all chests and meeples of a fleet to the supply.
func (s *State) clearHold(seat rules.Seat) (chests, meeples int16) {
	player := &s.Players[seat]
	chests = int16(player.Chests())
	for _, count := range player.Pax {
		meeples += int16(count)
	}
	player.Cargo = [GoodCount]int8{}
	player.Pax = [MeepleCount]int8{}
	return chests, meeples
}

// 57: New Laws enforced

func newLaws(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[edictSeat]), nounOf[Zone](zoneMove, answers[0].Move)
	s.chosen()
	for p, end := z.places(); p < end; p++ {
		if c := &s.Colonies[p]; c.Labour == Slave {
			c.Labour = Citizen
			raise(&s.Players[seat].Freed, 1)
			s.tell(SlaveFreedByLaw, seat, int16(p), int16(c.Owner))
		}
	}
}

// 58: Asiento licence

func asientoOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: verbDone})
	for p := range Place(PlaceCount) {
		rule := s.ownRefusal(seat, p)
		if rule == 0 && !s.Colonies[p].empty() {
			rule = NotEmpty
		}
		list = append(list, rules.Option{Move: moveOf(placeMove, p), Rule: rule})
	}
	return list
}

func asiento(s *State, f frame, answers []rules.Answer) {
	if s.done(answers) {
		return
	}
	p := nounOf[Place](placeMove, answers[0].Move)
	s.chosen()
	s.Colonies[p].Labour = Slave
	s.tell(SlaveBrought, rules.Seat(f.V[edictSeat]), int16(p))
}

// 59: Royal pardon

func (s *State) pardon(seat rules.Seat) {
	player := &s.Players[seat]
	s.tell(Pardoned, seat, player.Infamy/2, player.Infamy)
	raise(&player.Tribute, player.Infamy/2)
	player.Infamy = 0
}

// 60: Letters of reprisal

func reprisalOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: verbDone})
	for z := range Zone(ZoneCount) {
		rule := rules.Rule(0)
		if s.Players[seat].Claims[z] {
			rule = HasClaim
		}
		list = append(list, rules.Option{Move: moveOf(zoneMove, z), Rule: rule})
	}
	return list
}

func reprisal(s *State, f frame, answers []rules.Answer) {
	if s.done(answers) {
		return
	}
	seat, z := rules.Seat(f.V[edictSeat]), nounOf[Zone](zoneMove, answers[0].Move)
	s.chosen()
	s.Players[seat].Claims[z] = true
	s.tell(ClaimPlaced, seat, int16(z), 0)
}

// 61: Situado

func situadoOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: verbDone})
	for p := range Place(PlaceCount) {
		rule := s.ownRefusal(seat, p)
		if rule == 0 && s.Colonies[p].Fort {
			rule = HasFort
		}
		list = append(list, rules.Option{Move: moveOf(placeMove, p), Rule: rule})
	}
	return list
}

func situado(s *State, f frame, answers []rules.Answer) {
	if s.done(answers) {
		return
	}
	p := nounOf[Place](placeMove, answers[0].Move)
	s.chosen()
	s.Colonies[p].Fort = true
	s.tell(FortGranted, rules.Seat(f.V[edictSeat]), int16(p))
}

// 62: Opening of the ports: all draw in player order from the first, while
// Outposts are left. The choices count the places.

func (s *State) openPorts(f *frame) {
	if place := f.V[edictChosen]; place < int16(s.Seats) && s.outpostDeck() > 0 {
		f.V[edictChosen]++
		s.Stack.Call(stepPorts, int16(s.Order[place]))
		again(f)
	}
}

// 63: Dove of peace

func doveOptions(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	earlier, later := rules.Rule(0), rules.Rule(0)
	if s.Dove <= s.Round {
		earlier = DoveStays
	}
	if s.Dove >= doveMax {
		later = DoveStays
	}
	return append(list, rules.Option{Move: verbEarlier, Rule: earlier}, rules.Option{Move: verbLater, Rule: later})
}

func moveDove(s *State, f frame, answers []rules.Answer) {
	s.chosen()
	if answers[0].Move == verbEarlier {
		s.Dove--
	} else {
		s.Dove++
	}
	s.tell(DoveMoves, rules.Seat(f.V[edictSeat]), int16(s.Dove))
}
