package hispanica

import "flota/rules"

// The actions of a play turn that are aimed at the map (section 2.9.2). Each
// has what it costs, who refuses a target, and what it does.

// cheaper is a price with a reduction, never below 0.
func cheaper(price, by int16) int16 { return max(0, price-by) }

// priceWith is one price with a card of an effect, another without.
func (p *Position) priceWith(seat rules.Seat, e effect, with, without int16) int16 {
	if p.has(seat, e) {
		return with
	}
	return without
}

// FOUND

func (p *Position) foundCost(seat rules.Seat) int16 {
	return p.priceWith(seat, effectFound, foundCheap, foundPrice)
}

// freeSlot is the first free place of a zone, or NoPlace.
func (p *Position) freeSlot(z Zone) Place {
	for place, end := z.places(); place < end; place++ {
		if p.Colonies[place].Owner == NoNation {
			return place
		}
	}
	return NoPlace
}

func foundRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	z, player := Zone(target), &s.Players[seat]
	switch {
	case s.Turn.Actions == 0:
		return NoAction
	case player.Outposts[z] == 0:
		return NoOutpost
	case s.freeSlot(z) == NoPlace:
		return NoSlot
	case player.Supply == 0:
		return NoDisc
	case player.Cash < s.foundCost(seat):
		return TooDear
	}
	return 0
}

// foundColony places an empty Colony; the Outpost goes back into its deck.
func foundColony(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[0]), nounOf[Zone](zoneMove, answers[0].Move)
	player, p, cost := &s.Players[seat], s.freeSlot(z), s.foundCost(seat)
	s.spend(seat, cost)
	player.Outposts[z]--
	s.Outposts[z]++
	player.Supply--
	s.Colonies[p] = Colony{Owner: player.Nation}
	s.tell(ColonyFounded, seat, int16(p), cost)
}

// FORT

func (p *Position) fortCost(seat rules.Seat) int16 {
	return p.priceWith(seat, effectFort, fortCheap, fortPrice)
}

// ownRefusal is for places that must hold an own Colony.
func (s *State) ownRefusal(seat rules.Seat, p Place) rules.Rule {
	switch owner := s.Colonies[p].Owner; {
	case owner == NoNation:
		return NoColony
	case owner != s.Players[seat].Nation:
		return NotYours
	}
	return 0
}

func fortRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	if s.Turn.Actions == 0 {
		return NoAction
	}
	if rule := s.ownRefusal(seat, Place(target)); rule != 0 {
		return rule
	}
	switch {
	case s.Colonies[target].Fort:
		return HasFort
	case s.Players[seat].Cash < s.fortCost(seat):
		return TooDear
	}
	return 0
}

func buildFort(s *State, f frame, answers []rules.Answer) {
	seat, p := rules.Seat(f.V[0]), nounOf[Place](placeMove, answers[0].Move)
	cost := s.fortCost(seat)
	s.spend(seat, cost)
	s.Colonies[p].Fort = true
	s.tell(FortBuilt, seat, int16(p), cost)
}

// GALLEY

func (p *Position) galleyCost(seat rules.Seat) int16 {
	return p.priceWith(seat, effectFort, fortCheap, galleyPrice)
}

func galleyRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	z, player := Zone(target), &s.Players[seat]
	switch {
	case s.Turn.Actions == 0:
		return NoAction
	case !s.ownColony(player.Nation, z):
		return NoOwnColony
	case s.Zones[z].Galleys[player.Nation]:
		return HasGalley
	case player.Cash < s.galleyCost(seat):
		return TooDear
	}
	return 0
}

func buildGalley(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[0]), nounOf[Zone](zoneMove, answers[0].Move)
	cost := s.galleyCost(seat)
	s.spend(seat, cost)
	s.Zones[z].Galleys[s.Players[seat].Nation] = true
	s.tell(GalleyBuilt, seat, int16(z), cost)
}

// VISITA

func (p *Position) visitaCost(seat rules.Seat) int16 {
	less := int16(0)
	if p.has(seat, effectVisita) {
		less++
	}
	if p.Players[seat].Nation == France {
		less++ // Mission fathers
	}
	return cheaper(visitaPrice, less)
}

func visitaRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	switch z := Zone(target); {
	case s.Turn.Actions == 0:
		return NoAction
	case s.Zones[z].Visita != NoNation:
		return HasVisita
	case !s.anyNative(z):
		return NoNative
	case s.Players[seat].Cash < s.visitaCost(seat):
		return TooDear
	}
	return 0
}

func buildVisita(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[0]), nounOf[Zone](zoneMove, answers[0].Move)
	cost := s.visitaCost(seat)
	s.spend(seat, cost)
	s.Zones[z].Visita = s.Players[seat].Nation
	s.tell(VisitaBuilt, seat, int16(z), cost)
}

// CATHEDRAL

func (p *Position) cathedralCost(seat rules.Seat) int16 {
	return p.priceWith(seat, effectVisita, cathedralCheap, cathedralPrice)
}

func cathedralRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	zone, player := &s.Zones[target], &s.Players[seat]
	switch {
	case s.Turn.Actions == 0:
		return NoAction
	case zone.Visita != player.Nation:
		return NoOwnVisita
	case zone.Cathedral:
		return HasCathedral
	case player.Cash < s.cathedralCost(seat):
		return TooDear
	}
	return 0
}

func buildCathedral(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[0]), nounOf[Zone](zoneMove, answers[0].Move)
	cost := s.cathedralCost(seat)
	s.spend(seat, cost)
	s.Zones[z].Cathedral = true
	s.tell(CathedralBuilt, seat, int16(z), cost)
}

// CLAIM

func claimRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	switch player := &s.Players[seat]; {
	case s.Turn.Actions == 0:
		return NoAction
	case player.Claims[target]:
		return HasClaim
	case player.Cash < claimPrice:
		return TooDear
	}
	return 0
}

func chooseClaim(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[0]), nounOf[Zone](zoneMove, answers[0].Move)
	if s.claims(seat) == maxClaims {
		s.Stack.Call(stepClaimFrom, int16(seat), int16(z))
		return
	}
	s.spend(seat, claimPrice)
	s.Players[seat].Claims[z] = true
	s.tell(ClaimPlaced, seat, int16(z), claimPrice)
}

func claimFromOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for z := range Zone(ZoneCount) {
		rule := rules.Rule(0)
		if !s.Players[seat].Claims[z] {
			rule = NoClaim
		}
		list = append(list, rules.Option{Move: moveOf(zoneMove, z), Rule: rule})
	}
	return list
}

func moveClaim(s *State, f frame, answers []rules.Answer) {
	seat, to, from := rules.Seat(f.V[0]), Zone(f.V[1]), nounOf[Zone](zoneMove, answers[0].Move)
	s.spend(seat, claimPrice)
	s.Players[seat].Claims[from] = false
	s.Players[seat].Claims[to] = true
	s.tell(ClaimMoved, seat, int16(from), int16(to), claimPrice)
}

// EMANCIPATE

func (p *Position) emancipateCost(seat rules.Seat) int16 {
	return p.priceWith(seat, effectEmancipate, emancipateCheap, emancipatePrice)
}

func emancipateRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	if s.Turn.Actions == 0 {
		return NoAction
	}
	if rule := s.ownRefusal(seat, Place(target)); rule != 0 {
		return rule
	}
	switch {
	case s.Colonies[target].Labour != Slave:
		return NoSlave
	case s.Players[seat].Cash < s.emancipateCost(seat):
		return TooDear
	}
	return 0
}

func emancipate(s *State, f frame, answers []rules.Answer) {
	seat, p := rules.Seat(f.V[0]), nounOf[Place](placeMove, answers[0].Move)
	cost := s.emancipateCost(seat)
	s.spend(seat, cost)
	s.Colonies[p].Labour = Citizen
	raise(&s.Players[seat].Freed, 1)
	s.tell(SlaveEmancipated, seat, int16(p), cost)
}

// FOMENT

func (p *Position) fomentCost(seat rules.Seat, z Zone) int16 {
	price := int16(fomentAbroad)
	if p.ownColony(p.Players[seat].Nation, z) {
		price = fomentPrice
	}
	if p.has(seat, effectFoment) {
		return cheaper(price, 1)
	}
	return price
}

func fomentRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	z, player := Zone(target), &s.Players[seat]
	branch := player.Pawn.Branch()
	switch {
	case s.Turn.Actions == 0:
		return NoAction
	case s.Rebels == 0:
		return NoRebelLeft
	case !s.anyColony(z):
		return NoColonyInZone
	case !s.ownColony(player.Nation, z) && (branch != Federal && branch != Separate || player.Pawn.Depth() < 2):
		return NotRadical
	case player.Cash < s.fomentCost(seat, z):
		return TooDear
	}
	return 0
}

func foment(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[0]), nounOf[Zone](zoneMove, answers[0].Move)
	cost := s.fomentCost(seat, z)
	s.spend(seat, cost)
	s.placeRebel(z)
	s.tell(RebelFomented, seat, int16(z), cost)
}

// PACIFY

func pacifyRefusal(s *State, seat rules.Seat, target int16) rules.Rule {
	z, player := Zone(target), &s.Players[seat]
	switch {
	case s.Turn.Actions == 0:
		return NoAction
	case !s.ownColony(player.Nation, z):
		return NoOwnColony
	case s.Zones[z].Rebels == 0:
		return NoRebel
	case player.Cash < pacifyPrice:
		return TooDear
	}
	return 0
}

func pacify(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[0]), nounOf[Zone](zoneMove, answers[0].Move)
	s.spend(seat, pacifyPrice)
	s.removeRebels(z, 1)
	s.tell(RebelPacified, seat, int16(z), pacifyPrice)
}

func (s *State) removeRebels(z Zone, count int8) {
	s.Zones[z].Rebels -= count
	s.Rebels += count
}
