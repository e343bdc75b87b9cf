package persona

import (
	"flota/rules"
	"flota/rules/hispanica"
)

// D1.3 and D3, the play turn.

// labour is where a Colony gets its Labour. Federalists and Abolitionists hire
// if they can, the others kidnap if they can.
func (m *mind) labour() rules.Move {
	hire, kidnap := rules.Move(0), rules.Move(0)
	for z := hispanica.Zone(hispanica.ZoneCount - 1); z >= 0; z-- {
		if m.legal(z.Move()) {
			hire = z.Move()
		}
	}
	if m.legal(hispanica.VerbVisita) {
		kidnap = hispanica.VerbVisita
	}
	for site := hispanica.Site(hispanica.SiteCount - 1); site >= 0; site-- {
		if m.legal(site.Move()) {
			kidnap = site.Move()
		}
	}
	if kidnap == 0 || hire != 0 && (m.kind == Federalist || m.kind == Abolitionist) {
		return hire
	}
	return kidnap
}

// A plan is an action with its target, if it has one; of APPOINT the legality
// too.
type plan struct {
	verb, target rules.Move
	legality     hispanica.Legality
}

// priorities are what a persona would do in its play turn. The first that gives
// a plan is carried out; END is none. Numbers are those of section 2.13.
var priorities = [...]func(*mind) plan{
	(*mind).appoint,
	(*mind).lastStep,  // 1
	(*mind).denounce,  // 2
	(*mind).launch,    // 3
	(*mind).hire,      // 4
	(*mind).charter,   // 5
	(*mind).proclaim,  // 6
	(*mind).step,      // 7
	(*mind).claim,     // 8
	(*mind).pacify,    // 9
	(*mind).convert,   // 10
	(*mind).rebel,     // 11
	(*mind).found,     // 12
	(*mind).fortify,   // 13
	(*mind).addGalley, // 14
	(*mind).scout,     // 15
	(*mind).trade,     // 16
}

func (m *mind) plan() plan {
	for _, priority := range priorities {
		if p := priority(m); p.verb != hispanica.VerbEnd {
			return p
		}
	}
	return plan{}
}

// can reports whether an action with a target is legal now.
func (m *mind) can(verb, target rules.Move) bool { return m.Refusal(m.seat, verb, target) == 0 }

// at is the action aimed at a zone, none at NoZone.
func at(verb rules.Move, z hispanica.Zone) plan {
	if z == hispanica.NoZone {
		return plan{}
	}
	return plan{verb: verb, target: z.Move()}
}

// inZone aims an action at the best zone for it among those that are legal and
// possible.
func (m *mind) inZone(verb rules.Move, possible func(hispanica.Zone) bool, worth func(hispanica.Zone) int) plan {
	return at(verb, m.bestZone(func(z hispanica.Zone) bool { return possible(z) && m.can(verb, z.Move()) }, worth))
}

// atPlace aims an action at the first Colony that is legal and possible.
func (m *mind) atPlace(verb rules.Move, possible func(*hispanica.Colony) bool) plan {
	for p := range hispanica.Place(hispanica.PlaceCount) {
		if possible(&m.Colonies[p]) && m.can(verb, p.Move()) {
			return plan{verb: verb, target: p.Move()}
		}
	}
	return plan{}
}

func anywhere(hispanica.Zone) bool { return true }

// same takes the first zone for the best.
func same(hispanica.Zone) int { return 0 }

func (m *mind) calm(z hispanica.Zone) bool { return m.Zones[z].Rebels == 0 }

// appoint has the flagship and legality that promise most, as the first thing
// in the turn.
func (m *mind) appoint() plan {
	if m.Turn.Actions < hispanica.TurnActions {
		return plan{}
	}
	var best plan
	most := -1
	before := *m.me
	for ship := hispanica.Card(1); ship <= hispanica.Bark; ship++ {
		if !m.aboard(ship) || !m.can(hispanica.VerbAppoint, ship.Move()) {
			continue
		}
		for l := hispanica.Plunder; l < hispanica.LegalityCount; l++ {
			if !ship.Shows(l) {
				continue
			}
			m.me.Fleet = flying(before.Fleet, ship)
			m.me.Legality = l
			if promise := m.promise(); promise > most {
				most = promise
				best = plan{hispanica.VerbAppoint, ship.Move(), l}
			}
			*m.me = before
		}
	}
	if best.target == before.Fleet[0].Move() && best.legality == before.Legality {
		return plan{}
	}
	return best
}

// aboard reports whether a ship is in the own fleet.
func (m *mind) aboard(ship hispanica.Card) bool {
	for _, c := range m.me.Fleet {
		if c == ship {
			return true
		}
	}
	return false
}

// flying is a fleet with another of its ships as flagship.
func flying(fleet [hispanica.MaxShips]hispanica.Card, flagship hispanica.Card) [hispanica.MaxShips]hispanica.Card {
	for i, c := range fleet {
		if c == flagship {
			fleet[0], fleet[i] = fleet[i], fleet[0]
		}
	}
	return fleet
}

// promise is what the fleet could gain as it is, doubled: the three best zones,
// its legality and its Sail.
func (m *mind) promise() int {
	var best [3]int
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		gain := m.gain(z)
		for i := range best {
			if gain > best[i] {
				gain, best[i] = best[i], gain
			}
		}
	}
	sum := best[0] + best[1] + best[2]
	for _, favourite := range kinds[m.kind].favourites {
		if favourite == m.me.Legality {
			sum += 4
		}
	}
	if m.me.Legality == hispanica.Privateer && m.claims() < 3 {
		sum += 3
	}
	sail, _, _ := m.me.Fleet[0].Ship()
	return 2*sum + sail
}

func (m *mind) claims() int {
	n := 0
	for _, claim := range m.me.Claims {
		if claim {
			n++
		}
	}
	return n
}

// forward is a step of the pawn in the branch of the persona, up to a depth.
func (m *mind) forward(depth int8) plan {
	at := m.me.Pawn.Depth()
	if m.branch == hispanica.Youth || at >= depth || at > 0 && m.me.Pawn.Branch() != m.branch {
		return plan{}
	}
	to := hispanica.SpaceOf(m.branch, at+1)
	if !m.can(hispanica.VerbPhilosophy, to.Move()) {
		return plan{}
	}
	return plan{verb: hispanica.VerbPhilosophy, target: to.Move()}
}

func (m *mind) lastStep() plan {
	if m.branch == hispanica.Youth || m.Missing(m.seat, m.branch) > 1 {
		return plan{}
	}
	return m.forward(3)
}

func (m *mind) denounce() plan {
	for _, seat := range m.inOrder() {
		target := hispanica.SeatMove(seat)
		if m.Players[seat].Pawn.Depth() == 3 && m.can(hispanica.VerbDenounce, target) {
			return plan{verb: hispanica.VerbDenounce, target: target}
		}
	}
	return plan{}
}

// play plays the card in hand of the highest value for which a condition
// holds.
func (m *mind) play(possible func(hispanica.Card) bool) plan {
	best, most := plan{}, -1
	for c := hispanica.Card(1); c < hispanica.CardCount; c++ {
		if m.holds(c) && possible(c) && m.can(hispanica.VerbPlay, c.Move()) {
			if v := m.value(c); v > most {
				best, most = plan{verb: hispanica.VerbPlay, target: c.Move()}, v
			}
		}
	}
	return best
}

func (m *mind) launch() plan {
	if m.me.Ships() >= fleetSize {
		return plan{}
	}
	return m.play(hispanica.Card.IsShip)
}

func (m *mind) hire() plan {
	return m.play(func(c hispanica.Card) bool { return !c.IsShip() && !c.IsEdict() })
}

func (m *mind) charter() plan {
	if m.me.Ships() > 0 || !m.can(hispanica.VerbCharter, 0) {
		return plan{}
	}
	return plan{verb: hispanica.VerbCharter}
}

// newLegality is the first that the persona looks for and the flagship of a new
// fleet shows.
func (m *mind) newLegality() rules.Move {
	for _, l := range m.wanted {
		if m.legal(l.Move()) {
			return l.Move()
		}
	}
	return m.first()
}

func (m *mind) proclaim() plan {
	return m.play(func(c hispanica.Card) bool {
		switch c {
		case hispanica.RoyalPardon:
			return m.me.Infamy >= 2 && m.kind != Pirate
		case hispanica.Asiento:
			return m.colonies(empty) > 0
		}
		return c.IsEdict()
	})
}

func (m *mind) step() plan {
	if m.branch == hispanica.Youth || m.Icons(m.seat, m.branch) == 0 && m.Round < 3 {
		return plan{}
	}
	return m.forward(2)
}

func (m *mind) claim() plan {
	if m.me.Ships() == 0 || m.me.Legality != hispanica.Privateer || m.claims() >= 3 {
		return plan{}
	}
	return m.inZone(hispanica.VerbClaim, func(z hispanica.Zone) bool { return m.claimValue(z) > 0 }, m.claimValue)
}

// claimValue is what a Claim in a zone promises: the foreign Colonies that the
// fleet is strong enough for, those with a chest twice.
func (m *mind) claimValue(z hispanica.Zone) int {
	strength, sum := max(1, m.FleetStrength(m.seat)), 0
	for _, p := range placesOf[z] {
		c := &m.Colonies[p]
		if c.Owner == hispanica.NoNation || c.Owner == m.me.Nation || m.ColonyStrength(p) > strength {
			continue
		}
		sum += z.Good().Value()
		if c.Chest {
			sum += z.Good().Value()
		}
	}
	return sum
}

func (m *mind) pacify() plan {
	if m.me.Nation != hispanica.Spain && m.kind != Royalist || m.RebelZones() < 5 || m.me.Cash < 3 {
		return plan{}
	}
	return m.inZone(hispanica.VerbPacify, anywhere, same)
}

func (m *mind) natives(z hispanica.Zone) int {
	n := 0
	for _, site := range sitesOf[z] {
		n += int(m.Natives[site])
	}
	return n
}

// convert is the way of the Abolitionist.
func (m *mind) convert() plan {
	if m.kind != Abolitionist {
		return plan{}
	}
	p := m.inZone(hispanica.VerbVisita, func(z hispanica.Zone) bool { return m.Zones[z].Cathedral }, m.natives)
	if p.verb == hispanica.VerbEnd {
		p = m.atPlace(hispanica.VerbEmancipate, ofAnyLabour)
	}
	if p.verb == hispanica.VerbEnd {
		p = m.inZone(hispanica.VerbCathedral, anywhere, same)
	}
	if p.verb == hispanica.VerbEnd && m.me.Cash >= 5 {
		p = m.inZone(hispanica.VerbVisita, func(z hispanica.Zone) bool { return m.natives(z) >= 3 }, m.natives)
	}
	return p
}

// rebel is the way of the Federalist and of the Separatist.
func (m *mind) rebel() plan {
	switch m.kind {
	case Federalist:
		if p := m.atPlace(hispanica.VerbEmancipate, ofAnyLabour); p.verb != hispanica.VerbEnd {
			return p
		}
		if m.me.Pawn.Branch() == hispanica.Federal {
			return m.inZone(hispanica.VerbFoment, func(z hispanica.Zone) bool { return m.calm(z) && m.freeColony(z) }, same)
		}
	case Separatist:
		if m.me.Pawn.Branch() == hispanica.Separate {
			return m.inZone(hispanica.VerbFoment, m.calm, same)
		}
	}
	return plan{}
}

// freeColony reports whether a zone has an own Colony worked by a Citizen.
func (m *mind) freeColony(z hispanica.Zone) bool {
	for _, p := range placesOf[z] {
		if c := &m.Colonies[p]; c.Owner == m.me.Nation && c.Labour == hispanica.Citizen {
			return true
		}
	}
	return false
}

func (m *mind) found() plan {
	most := 6
	if m.me.Nation == hispanica.Spain {
		most = 14
	}
	if m.me.Cash < 3 || m.colonies(ofAnyLabour) >= most {
		return plan{}
	}
	return m.inZone(hispanica.VerbFound, anywhere, m.outpost)
}

func (m *mind) fortify() plan {
	if m.me.Cash < 5 {
		return plan{}
	}
	return m.atPlace(hispanica.VerbFort, func(c *hispanica.Colony) bool { return c.Chest || c.Labour == hispanica.Slave })
}

func (m *mind) addGalley() plan {
	if m.me.Nation != hispanica.Spain || m.me.Cash < 8 {
		return plan{}
	}
	return m.inZone(hispanica.VerbGalley, anywhere, same)
}

func (m *mind) scout() plan {
	if m.HandSize(m.seat) >= m.Limit(m.seat) || !m.can(hispanica.VerbScout, 0) {
		return plan{}
	}
	return plan{verb: hispanica.VerbScout}
}

func (m *mind) trade() plan {
	if !m.can(hispanica.VerbTrade, 0) {
		return plan{}
	}
	return plan{verb: hispanica.VerbTrade}
}
