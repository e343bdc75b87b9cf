package hispanica

import "flota/rules"

// Land battles [S 5], section 2.10.3.

// ownerRefusal has the reasons to spare the Colony or Visita of an owner.
func (s *State) ownerRefusal(seat rules.Seat, owner Nation, z Zone) rules.Rule {
	player := &s.Players[seat]
	if owner == player.Nation {
		return OwnTarget
	}
	allowed := false
	switch player.Legality {
	case Plunder:
		allowed = true
	case Privateer:
		allowed = player.Claims[z]
	case Conquistador:
		allowed = s.Illegal(owner, z)
	}
	if !allowed {
		return NotThisTarget
	}
	return 0
}

func (s *State) attackColonyRefusal(seat rules.Seat, p Place) rules.Rule {
	switch {
	case s.Turn.Fought:
		return AlreadyFought
	case places[p].zone != s.Turn.Landing:
		return NotHere
	case s.Colonies[p].Owner == NoNation:
		return NoColony
	}
	return s.ownerRefusal(seat, s.Colonies[p].Owner, s.Turn.Landing)
}

func (s *State) attackVisitaRefusal(seat rules.Seat) rules.Rule {
	switch owner := s.Zones[s.Turn.Landing].Visita; {
	case s.Turn.Fought:
		return AlreadyFought
	case owner == NoNation:
		return NoVisita
	default:
		return s.ownerRefusal(seat, owner, s.Turn.Landing)
	}
}

func (s *State) attackRebelsRefusal(seat rules.Seat) rules.Rule {
	switch {
	case s.Turn.Fought:
		return AlreadyFought
	case s.Zones[s.Turn.Landing].Rebels == 0:
		return NoRebel
	case s.Players[seat].Legality == Smuggler:
		return NotThisTarget
	}
	return 0
}

// attackNativesRefusal: subjugation needs an empty Colony [S 6.3]. The bans on
// kidnapping do not count here [PC-i].
func (s *State) attackNativesRefusal(seat rules.Seat, site Site) rules.Rule {
	switch {
	case s.Turn.Fought:
		return AlreadyFought
	case sites[site].zone != s.Turn.Landing:
		return NotHere
	case s.Natives[site] == 0:
		return NoNative
	case !s.emptyColony(seat):
		return NoEmptyColony
	case s.Players[seat].FreeHold() < 1:
		return NoHold
	}
	return 0
}

// battleRow has the reasons against BATTLE, the one that is named first. That
// there are no Rebels is no reason, and no Visita is one only if something else
// is there to attack, which then has another.
var battleRow = [...]rules.Rule{NotThisTarget, NoHold, NoEmptyColony, OwnTarget, NoNative}

// battleRefusal is 0 if anything in the zone can be attacked.
func (s *State) battleRefusal(seat rules.Seat) rules.Rule {
	if s.Turn.Fought {
		return AlreadyFought
	}
	z := s.Turn.Landing
	var met [ruleCount]bool
	met[s.attackVisitaRefusal(seat)] = true
	met[s.attackRebelsRefusal(seat)] = true
	for p, end := z.places(); p < end; p++ {
		met[s.attackColonyRefusal(seat, p)] = true
	}
	for site, end := z.sites(); site < end; site++ {
		met[s.attackNativesRefusal(seat, site)] = true
	}
	if met[0] {
		return 0
	}
	for _, rule := range battleRow {
		if met[rule] {
			return rule
		}
	}
	return NothingHere
}

func targetOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list,
		rules.Option{Move: verbVisita, Rule: s.attackVisitaRefusal(seat)},
		rules.Option{Move: verbRebels, Rule: s.attackRebelsRefusal(seat)})
	for p := range Place(PlaceCount) {
		list = append(list, rules.Option{Move: moveOf(placeMove, p), Rule: s.attackColonyRefusal(seat, p)})
	}
	for site := range Site(SiteCount) {
		list = append(list, rules.Option{Move: moveOf(siteMove, site), Rule: s.attackNativesRefusal(seat, site)})
	}
	return list
}

// nameTarget is public and final.
func nameTarget(s *State, f frame, answers []rules.Answer) {
	seat, z := rules.Seat(f.V[0]), s.Turn.Landing
	s.Turn.Fought = true
	s.Turn.Target = answers[0].Move
	switch kind, n := familyOf(s.Turn.Target); {
	case kind == placeFamily:
		s.tell(ColonyAttacked, seat, int16(n), int16(s.Colonies[n].Owner))
	case kind == siteFamily:
		s.tell(NativesAttacked, seat, int16(n))
	case s.Turn.Target == verbVisita:
		s.tell(VisitaAttacked, seat, int16(z), int16(s.Zones[z].Visita))
	default:
		s.tell(RebelsAttacked, seat, int16(z))
	}
	s.Stack.Call(stepBattle, f.V[0])
}

// targetOwner is the owner of what is attacked; Rebels and Natives have none.
func (p *Position) targetOwner() Nation {
	switch kind, n := familyOf(p.Turn.Target); {
	case kind == placeFamily:
		return p.Colonies[n].Owner
	case p.Turn.Target == verbVisita:
		return p.Zones[p.Turn.Landing].Visita
	}
	return NoNation
}

// targetStrength counts the discs that defend [S 5.1-5.3]. All of the owner's
// in the zone do, by the reading COLONY only the Colony with its Citizen
// [PC-i]; a fort only helps its own Colony.
func (p *Position) targetStrength(attacker rules.Seat, target rules.Move) int16 {
	z := p.Turn.Landing
	switch kind, n := familyOf(target); {
	case kind == placeFamily:
		c := &p.Colonies[n]
		strength := p.Discs(c.Owner, z)
		if p.Target == TargetColony {
			strength = 1
			if c.Labour == Citizen {
				strength++
			}
		}
		if c.Fort && !p.has(attacker, effectSiege) {
			strength++
		}
		return strength
	case kind == siteFamily:
		if sites[n].wilderness {
			return 1
		}
		return 0
	case target == verbVisita:
		return p.Discs(p.Zones[z].Visita, z)
	}
	return int16(p.Zones[z].Rebels)
}

// The locals of a battle: 0 the attacker, 1 and 2 the discs that support the
// fleet and the target, 3 by how much the fleet is ahead.
const (
	battleSeat = iota
	battleForFleet
	battleForTarget
	battleMargin
)

// supporters are all others with discs in the zone, except the target's owner
// [S 5.5, PC-i].
func supporters(s *State, f *frame, who []rules.Seat) []rules.Seat {
	for _, seat := range s.inOrder() {
		if seat != rules.Seat(f.V[battleSeat]) && s.supports(s.Players[seat].Nation) {
			who = append(who, seat)
		}
	}
	return who
}

func (s *State) supports(n Nation) bool {
	return n != s.targetOwner() && s.Discs(n, s.Turn.Landing) > 0
}

func callSupport(s *State, f *frame) {
	var seats [MaxSeats]rules.Seat
	if len(supporters(s, f, seats[:0])) > 0 {
		s.Stack.Call(stepSupport, f.V[battleSeat])
	}
}

// supportOptions: neutrality is impossible [S 5.6].
func supportOptions(_ *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	return append(list, rules.Option{Move: verbFleet}, rules.Option{Move: verbTarget})
}

// revealSupport shows all Battle cards together and adds the discs [S 5.7].
func revealSupport(s *State, _ frame, answers []rules.Answer) {
	battle := s.Stack.Top()
	for _, a := range answers {
		s.support(battle, s.Players[a.Seat].Nation, a.Move)
	}
}

func (s *State) support(battle *frame, n Nation, side rules.Move) {
	discs := s.Discs(n, s.Turn.Landing)
	if side == verbFleet {
		battle.V[battleForFleet] += discs
	} else {
		battle.V[battleForTarget] += discs
	}
	s.tell(SupportGiven, s.SeatOf(n), int16(n), int16(side), discs)
}

// decide adds what the passive Spain supports by rule, and compares. The fleet
// wins only if it is stronger [S 5.7-5.8].
func decide(s *State, f *frame) {
	seat := rules.Seat(f.V[battleSeat])
	if s.passive() && s.supports(Spain) {
		side := verbFleet
		if l := s.Players[seat].Legality; l == Plunder || l == Privateer {
			side = verbTarget
		}
		s.support(f, Spain, side)
	}
	fleet := s.FleetStrength(seat) + f.V[battleForFleet]
	target := s.targetStrength(seat, s.Turn.Target) + f.V[battleForTarget]
	f.V[battleMargin] = fleet - target
	if fleet > target {
		s.tell(BattleWon, seat, fleet, target)
		return
	}
	s.tell(BattleLost, seat, fleet, target)
}

// offerFreedom lets the winner free a Slave of the Colony.
func offerFreedom(s *State, f *frame) {
	kind, n := familyOf(s.Turn.Target)
	if f.V[battleMargin] > 0 && kind == placeFamily && s.Colonies[n].Labour == Slave {
		s.Stack.Call(stepFree, f.V[battleSeat], int16(n))
	}
}

func freeOptions(_ *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	return append(list, rules.Option{Move: verbFree}, rules.Option{Move: verbLeave})
}

// freeSlave brings a Citizen to the first Cathedral with room; without any the
// point counts all the same.
func freeSlave(s *State, f frame, answers []rules.Answer) {
	seat, p := rules.Seat(f.V[0]), Place(f.V[1])
	if answers[0].Move == verbLeave {
		s.tell(SlaveLeft, seat, int16(p))
		return
	}
	freed := int16(1)
	if s.has(seat, effectFree) {
		freed = 2
	}
	s.Colonies[p].Labour = NoLabour
	raise(&s.Players[seat].Freed, freed)
	s.tell(SlaveFreed, seat, int16(p), freed)
	for z := range Zone(ZoneCount) {
		if zone := &s.Zones[z]; zone.Cathedral && zone.Citizens < citizenRoom {
			zone.Citizens++
			s.tell(FreedToCathedral, rules.Nobody, int16(z))
			return
		}
	}
	s.tell(FreedLeaves, rules.Nobody)
}

// takeSpoils has what the winner gets.
func takeSpoils(s *State, f *frame) {
	if f.V[battleMargin] <= 0 {
		return
	}
	seat, z := rules.Seat(f.V[battleSeat]), s.Turn.Landing
	switch kind, n := familyOf(s.Turn.Target); {
	case kind == placeFamily && s.Players[seat].Legality == Plunder:
		s.sack(seat, Place(n))
	case kind == placeFamily:
		s.razeFort(seat, Place(n))
		s.Stack.Call(stepCapture, int16(seat), int16(n))
	case kind == siteFamily:
		s.Natives[n]--
		s.Players[seat].Pax[NativeAboard]++
		s.tell(NativeTaken, seat, int16(n))
	case s.Turn.Target == verbVisita:
		s.razeVisita(seat, z)
	default:
		s.beatRebels(seat, z, f.V[battleMargin])
	}
}

func (s *State) razeFort(seat rules.Seat, p Place) {
	if s.Colonies[p].Fort {
		s.Colonies[p].Fort = false
		s.tell(FortRazed, seat, int16(p))
	}
}

// sack is the plunder of a Colony [S 6.4]; it stays with its owner.
func (s *State) sack(seat rules.Seat, p Place) {
	c, player := &s.Colonies[p], &s.Players[seat]
	player.Sacked[c.Owner] = true
	s.tell(ColonySacked, seat, int16(p), int16(c.Owner))
	if c.Fort {
		s.earn(seat, SackerOfCities)
	}
	if s.sackedOwners(seat) >= s.ownersToSack() {
		s.earn(seat, EnemyOfAllNations)
	}
	if c.Chest && player.FreeHold() >= 1 {
		s.tell(ChestSeized, seat, int16(p), int16(p.good()))
		s.takeAboard(seat, p)
	}
	s.razeFort(seat, p)
}

func (p *Position) sackedOwners(seat rules.Seat) int {
	n := 0
	for _, sacked := range p.Players[seat].Sacked {
		if sacked {
			n++
		}
	}
	return n
}

// ownersToSack is how many owners T6 asks for.
func (p *Position) ownersToSack() int {
	if p.Seats <= 3 {
		return titleFew
	}
	return titleOwners
}

func captureOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	rule := rules.Rule(0)
	if s.Players[seat].Supply == 0 {
		rule = NoDisc
	}
	return append(list, rules.Option{Move: verbLeave}, rules.Option{Move: verbCapture, Rule: rule})
}

// capture replaces the disc; Labour and chest stay.
func capture(s *State, f frame, answers []rules.Answer) {
	seat, p := rules.Seat(f.V[0]), Place(f.V[1])
	c, player := &s.Colonies[p], &s.Players[seat]
	old := c.Owner
	if answers[0].Move == verbLeave {
		s.tell(ColonyLeft, seat, int16(p), int16(old))
		return
	}
	player.Supply--
	*s.supplyOf(old)++
	c.Owner = player.Nation
	s.tell(ColonyCaptured, seat, int16(p), int16(old))
	s.withdrawGalley(old, places[p].zone)
}

// razeVisita sends its Natives back to the first Tribe site of the zone.
func (s *State) razeVisita(seat rules.Seat, z Zone) {
	zone := &s.Zones[z]
	s.tell(VisitaRazed, seat, int16(z), int16(zone.Visita))
	first, _ := z.sites()
	s.Natives[first] += zone.Converts
	zone.Visita, zone.Converts = NoNation, 0
}

func (s *State) beatRebels(seat rules.Seat, z Zone, margin int16) {
	beaten := min(max(1, margin), int16(s.Zones[z].Rebels))
	s.removeRebels(z, int8(beaten))
	s.tell(RebelsBeaten, seat, int16(z), beaten)
	if s.Players[seat].Legality != Plunder {
		raise(&s.Players[seat].Cash, beaten)
		s.tell(BountyPaid, seat, beaten)
	}
}

// retreat ends the battle. Who has lost one ends the landing and all sailing of
// the turn, and loses a ship if it was by 2 or more.
func retreat(s *State, f *frame) {
	s.Turn.Target = 0
	margin := f.V[battleMargin]
	if margin > 0 {
		return
	}
	s.Turn.Landing = NoZone
	s.Turn.Points = 0
	// The sums have done their work: no position keeps a margin below zero.
	f.V[battleForFleet], f.V[battleForTarget], f.V[battleMargin] = 0, 0, 0
	if margin <= -shipMargin {
		s.Stack.Call(stepLoss, f.V[battleSeat])
	}
}
