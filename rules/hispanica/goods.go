package hispanica

import "flota/rules"

// D1, the Goods Year: seven steps [S 3.2], section 2.7.

func (s *State) beginYear(phase Phase) {
	s.Phase = phase
	s.tell(YearBegins, rules.Nobody, int16(phase))
}

func beginGoods(s *State, _ *frame) { s.beginYear(GoodsYear) }

// newOrder is D1.1: the fewest Colonies first, of equals the least cash; who is
// equal in both stays as before.
func newOrder(s *State, _ *frame) {
	before := func(a, b rules.Seat) bool {
		pa, pb := &s.Players[a], &s.Players[b]
		if ca, cb := s.colonies(pa.Nation), s.colonies(pb.Nation); ca != cb {
			return ca < cb
		}
		return pa.Cash < pb.Cash
	}
	order := s.inOrder()
	for i := range order {
		for j := i; j > 0 && before(order[j], order[j-1]); j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
	for place, seat := range order {
		s.tell(OrderSet, seat, int16(place+1))
	}
}

// fillCathedrals is D1.2.
func fillCathedrals(s *State, _ *frame) {
	for z := range Zone(ZoneCount) {
		zone := &s.Zones[z]
		if zone.Cathedral && zone.Citizens < citizenRoom && zone.Converts > 0 {
			zone.Converts--
			zone.Citizens++
			owner := s.SeatOf(zone.Visita)
			raise(&s.Players[owner].Freed, 1)
			s.tell(CitizenTaught, owner, int16(z))
		}
	}
	for z := range Zone(ZoneCount) {
		zone := &s.Zones[z]
		if zone.Visita == NoNation || zone.Converts == nativeRoom {
			continue
		}
		if most := s.mostNatives(z); most != NoSite {
			s.Natives[most]--
			zone.Converts++
			s.tell(NativeMoves, rules.Nobody, int16(most), int16(z))
		}
	}
	for z := range s.Zones {
		if s.Zones[z].Citizens > 0 {
			return
		}
	}
	if s.Zones[Hispaniola].Cathedral {
		s.Zones[Hispaniola].Citizens = 1
		s.tell(CitizenComes, rules.Nobody, int16(Hispaniola))
	}
}

// mostNatives is the site of a zone with the most Natives, of equals the
// first; NoSite if there is no Native.
func (s *State) mostNatives(z Zone) Site {
	most := NoSite
	for site, end := z.sites(); site < end; site++ {
		if s.Natives[site] > 0 && (most == NoSite || s.Natives[site] > s.Natives[most]) {
			most = site
		}
	}
	return most
}

// nextLabour is D1.3: the participants in player order, then the passive Spain,
// each with its empty Colonies by zone and slot. The locals are the place in
// the order and the place on the map.
func nextLabour(s *State, f *frame) {
	for ; f.V[0] < int16(s.Seats); f.V[0], f.V[1] = f.V[0]+1, 0 {
		seat := s.Order[f.V[0]]
		for f.V[1] < PlaceCount {
			p := Place(f.V[1])
			f.V[1]++
			if s.Colonies[p].empty() && s.Colonies[p].Owner == s.Players[seat].Nation && s.anyLabour(seat, p) {
				s.Stack.Call(stepLabour, int16(seat), int16(p))
				again(f)
				return
			}
		}
	}
	if s.passive() {
		s.crownLabour()
	}
}

// anyLabour reports whether a Colony has a source that can be used now.
func (s *State) anyLabour(seat rules.Seat, p Place) bool {
	for z := range Zone(ZoneCount) {
		if s.hireRefusal(s.Players[seat].Cash, z) == 0 {
			return true
		}
	}
	for site, end := places[p].zone.sites(); site < end; site++ {
		if s.kidnapRefusal(p, site) == 0 {
			return true
		}
	}
	return s.convertRefusal(p) == 0
}

func (s *State) hireRefusal(cash int16, z Zone) rules.Rule {
	switch zone := &s.Zones[z]; {
	case !zone.Cathedral:
		return NoCathedral
	case zone.Citizens == 0:
		return NoCitizen
	case cash < hirePrice:
		return TooDear
	}
	return 0
}

// kidnapRefusal has the bans of the seed: only in the Colony's own zone
// [S 4.1], not in rebel zones [S 4.5], not at wilderness sites [S 4.6].
func (s *State) kidnapRefusal(p Place, site Site) rules.Rule {
	switch z := places[p].zone; {
	case sites[site].zone != z:
		return OtherZone
	case sites[site].wilderness:
		return Wilderness
	case s.Zones[z].Rebels > 0:
		return RebelZone
	case s.Natives[site] == 0:
		return NoNative
	}
	return 0
}

// convertRefusal is for a Native of the Visita, whoever owns it [S 4.2].
func (s *State) convertRefusal(p Place) rules.Rule {
	switch zone := &s.Zones[places[p].zone]; {
	case zone.Visita == NoNation:
		return NoVisita
	case zone.Rebels > 0:
		return RebelZone
	case zone.Converts == 0:
		return NoNative
	}
	return 0
}

func labourOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	p := Place(f.V[1])
	list = append(list, rules.Option{Move: verbVisita, Rule: s.convertRefusal(p)})
	for z := range Zone(ZoneCount) {
		list = append(list, rules.Option{Move: moveOf(zoneMove, z), Rule: s.hireRefusal(s.Players[seat].Cash, z)})
	}
	for site := range Site(SiteCount) {
		list = append(list, rules.Option{Move: moveOf(siteMove, site), Rule: s.kidnapRefusal(p, site)})
	}
	return list
}

func takeLabour(s *State, f frame, answers []rules.Answer) {
	p, move := Place(f.V[1]), answers[0].Move
	switch kind, n := familyOf(move); kind {
	case zoneFamily:
		s.hire(p, Zone(n))
	case siteFamily:
		s.kidnap(p, Site(n))
	default:
		s.kidnapConvert(p)
	}
}

func (s *State) hire(p Place, z Zone) {
	c := &s.Colonies[p]
	*s.cashOf(c.Owner) -= hirePrice
	s.Zones[z].Citizens--
	c.Labour = Citizen
	s.tell(CitizenHired, s.SeatOf(c.Owner), int16(c.Owner), int16(p), int16(z), hirePrice)
}

func (s *State) kidnap(p Place, site Site) {
	c := &s.Colonies[p]
	s.Natives[site]--
	c.Labour = Slave
	s.tell(NativeKidnapped, s.SeatOf(c.Owner), int16(c.Owner), int16(p), int16(site))
}

func (s *State) kidnapConvert(p Place) {
	c, z := &s.Colonies[p], places[p].zone
	s.Zones[z].Converts--
	c.Labour = Slave
	s.tell(ConvertKidnapped, s.SeatOf(c.Owner), int16(c.Owner), int16(p), int16(z), int16(s.Zones[z].Visita))
}

// crownLabour finds Labour for the passive Spain: hired if it can be, else
// kidnapped from the first site that allows it, else from the Visita.
func (s *State) crownLabour() {
	for p := range Place(PlaceCount) {
		if s.Colonies[p].Owner == Spain && s.Colonies[p].empty() {
			s.crownColony(p)
		}
	}
}

func (s *State) crownColony(p Place) {
	for z := range Zone(ZoneCount) {
		if s.hireRefusal(s.Crown.Cash, z) == 0 {
			s.hire(p, z)
			return
		}
	}
	for site, end := places[p].zone.sites(); site < end; site++ {
		if s.kidnapRefusal(p, site) == 0 {
			s.kidnap(p, site)
			return
		}
	}
	if s.convertRefusal(p) == 0 {
		s.kidnapConvert(p)
	}
}

// dieOut is D1.4: Colonies that are still empty go, then Galleys without a
// Colony.
func dieOut(s *State, _ *frame) {
	for p := range Place(PlaceCount) {
		if c := &s.Colonies[p]; c.empty() {
			*s.supplyOf(c.Owner)++
			s.tell(ColonyDies, s.SeatOf(c.Owner), int16(p), int16(c.Owner))
			*c = Colony{}
		}
	}
	for z := range Zone(ZoneCount) {
		for n := Spain; n < NationCount; n++ {
			s.withdrawGalley(n, z)
		}
	}
}

// withdrawGalley removes a Galley whose owner has no Colony left in the zone.
func (s *State) withdrawGalley(n Nation, z Zone) {
	if s.Zones[z].Galleys[n] && !s.ownColony(n, z) {
		s.Zones[z].Galleys[n] = false
		s.tell(GalleyGone, s.SeatOf(n), int16(z), int16(n))
	}
}

// placeChests is D1.5. The Inquisition keeps foreigners in its zone from their
// trade.
func placeChests(s *State, _ *frame) {
	for p := range Place(PlaceCount) {
		z := places[p].zone
		c := &s.Colonies[p]
		if c.Owner == NoNation || c.Chest || !s.inSeason(z) || z == s.Inquisition && c.Owner != Spain {
			continue
		}
		c.Chest = true
		s.tell(ChestPlaced, rules.Nobody, int16(p), int16(zones[z].good))
	}
}

// wearDown is D1.6: in zones that are in season and whose good is harsh all
// Slaves at work are lost; two or more in one zone bring a Rebel.
func wearDown(s *State, _ *frame) {
	for z := range Zone(ZoneCount) {
		if !goods[zones[z].good].harsh || !s.inSeason(z) {
			continue
		}
		lost := int16(0)
		for p, end := z.places(); p < end; p++ {
			if s.Colonies[p].Labour == Slave {
				s.Colonies[p].Labour = NoLabour
				lost++
			}
		}
		if lost > 0 {
			s.tell(SlavesDie, rules.Nobody, int16(z), lost)
		}
		if lost >= 2 && s.placeRebel(z) {
			s.tell(RebelRises, rules.Nobody, int16(z))
		}
	}
}

// placeRebel reports whether there was a Rebel left to place.
func (s *State) placeRebel(z Zone) bool {
	if s.Rebels == 0 {
		return false
	}
	s.Rebels--
	s.Zones[z].Rebels++
	return true
}

// payIncome is D1.7.
func payIncome(s *State, _ *frame) {
	for _, seat := range s.inOrder() {
		player := &s.Players[seat]
		dollars := s.Income(seat)
		raise(&player.Cash, dollars)
		s.tell(IncomePaid, seat, int16(player.Nation), dollars)
	}
	if s.passive() {
		dollars := s.yield(Spain, false) / 2
		raise(&s.Crown.Cash, dollars)
		s.tell(IncomePaid, rules.Nobody, int16(Spain), dollars)
	}
}

// Income is what D1.7 would pay a seat now, in dollars.
func (p *Position) Income(seat rules.Seat) int16 {
	player := &p.Players[seat]
	branch := player.Pawn.Branch()
	n := p.yield(player.Nation, branch == Federal || branch == Separate)
	if player.Nation == Spain {
		n = n/2 + int16(p.SpainBonus)
	} else {
		n += baseIncome
	}
	return n + p.count(seat, effectIncome) + 2*p.count(seat, effectBank)
}

// yield is the sum over a nation's worked Colonies; those in rebel zones pay
// only friends of unrest.
func (p *Position) yield(n Nation, unrest bool) int16 {
	sum := int16(0)
	for place := range Place(PlaceCount) {
		c := &p.Colonies[place]
		if c.Owner != n || p.Zones[places[place].zone].Rebels > 0 && !unrest {
			continue
		}
		switch c.Labour {
		case Slave:
			sum += slaveIncome
		case Citizen:
			sum += citizenIncome
		}
	}
	return sum
}

func moveInquisition(s *State, _ *frame) {
	s.Circuit = (s.Circuit + 1) % int8(len(circuit))
	s.Inquisition = circuit[s.Circuit]
	s.tell(InquisitionMoves, rules.Nobody, int16(s.Inquisition))
}

func checkAfterGoods(s *State, _ *frame) { s.checkVictory(rules.Nobody) }
