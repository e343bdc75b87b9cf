package persona

import (
	"flota/rules"
	"flota/rules/hispanica"
)

// Landings: what they would bring, and battles on land.

// A deed is one thing that a fleet can do in a landing, and what it gains.
type deed struct {
	gain         int
	verb, target rules.Move
}

// better replaces a deed by one that gains more.
func (d *deed) better(other deed) {
	if other.gain > d.gain {
		*d = other
	}
}

// deed is what the fleet does next in its landing: what gains most without a
// battle, then the best battle, then DONE.
func (m *mind) deed() deed {
	d := m.errand()
	if d.gain == 0 {
		d = m.battle()
	}
	if d.gain == 0 {
		d.verb = hispanica.VerbDone
	}
	return d
}

// gain is what a landing in a zone would bring.
func (m *mind) gain(z hispanica.Zone) int {
	before := m.Position
	m.Turn.Landing, m.Turn.Fought = z, false
	sum := 0
	for d := m.errand(); d.gain > 0; d = m.errand() {
		sum += d.gain
		m.carryOut(d)
	}
	sum += m.battle().gain
	m.Position = before
	return sum
}

// errand is the best deed without a battle.
func (m *mind) errand() deed {
	var best deed
	places := placesOf[m.Turn.Landing]
	for _, p := range places {
		if m.can(hispanica.VerbLoad, p.Move()) {
			best.better(deed{m.chestGain(p), hispanica.VerbLoad, p.Move()})
		}
	}
	for _, verb := range [...]rules.Move{hispanica.VerbDeliverC, hispanica.VerbDeliverN} {
		for _, p := range places {
			if m.Colonies[p].Owner == m.me.Nation && m.can(verb, p.Move()) {
				best.better(deed{4, verb, p.Move()})
			}
		}
	}
	if m.short() && m.can(hispanica.VerbEmigrate, 0) {
		best.better(deed{gain: 3, verb: hispanica.VerbEmigrate})
	}
	return best
}

// chestGain is what it gains to load the chest of a Colony.
func (m *mind) chestGain(p hispanica.Place) int {
	gain := p.Zone().Good().Value()
	switch m.me.Legality {
	case hispanica.Smuggler:
		return gain - m.Bribe(m.seat, p)
	case hispanica.Conquistador, hispanica.Privateer:
		if m.kind == Royalist {
			gain += 2
		}
	}
	return gain
}

// short reports whether there are more own empty Colonies than meeples aboard.
func (m *mind) short() bool {
	return m.colonies(empty) > int(m.me.Pax[hispanica.NativeAboard]+m.me.Pax[hispanica.CitizenAboard])
}

// carryOut does a deed without a battle, as far as it matters for the next.
func (m *mind) carryOut(d deed) {
	if d.verb == hispanica.VerbEmigrate {
		m.Zones[m.Turn.Landing].Citizens--
		m.me.Pax[hispanica.CitizenAboard]++
		return
	}
	for _, p := range placesOf[m.Turn.Landing] {
		if p.Move() != d.target {
			continue
		}
		switch c := &m.Colonies[p]; d.verb {
		case hispanica.VerbLoad:
			if m.me.Legality == hispanica.Smuggler {
				m.me.Cash -= int16(m.Bribe(m.seat, p))
			}
			c.Chest = false
			m.me.Cargo[p.Zone().Good()]++
		case hispanica.VerbDeliverC:
			m.me.Pax[hispanica.CitizenAboard]--
			c.Labour = hispanica.Citizen
		case hispanica.VerbDeliverN:
			m.me.Pax[hispanica.NativeAboard]--
			c.Labour = hispanica.Slave
		}
	}
}

// battle is the best battle that would be won.
func (m *mind) battle() deed {
	var best deed
	z := m.Turn.Landing
	for _, p := range placesOf[z] {
		if m.can(hispanica.VerbBattle, p.Move()) && m.margin(p.Move(), m.Colonies[p].Owner) > 0 {
			best.better(deed{m.colonyGain(p), hispanica.VerbBattle, p.Move()})
		}
	}
	if m.me.Nation == hispanica.Spain && m.can(hispanica.VerbBattle, hispanica.VerbRebels) {
		beaten := min(m.margin(hispanica.VerbRebels, hispanica.NoNation), int(m.Zones[z].Rebels))
		best.better(deed{2 * beaten, hispanica.VerbBattle, hispanica.VerbRebels})
	}
	if m.kind != Abolitionist && m.short() {
		for _, site := range sitesOf[z] {
			if m.can(hispanica.VerbBattle, site.Move()) && m.margin(site.Move(), hispanica.NoNation) > 0 {
				best.better(deed{2, hispanica.VerbBattle, site.Move()})
			}
		}
	}
	return best
}

// colonyGain is what it gains to win a battle against a Colony.
func (m *mind) colonyGain(p hispanica.Place) int {
	c, gain := &m.Colonies[p], 0
	if m.me.Legality == hispanica.Plunder {
		gain = 2
		if c.Chest && m.me.FreeHold() > 0 {
			gain += p.Zone().Good().Value()
		}
		if c.Fort && m.Titles[hispanica.SackerOfCities] == rules.Nobody {
			gain += 3
		}
		if m.kind == Pirate && !m.me.Sacked[c.Owner] {
			gain += 3
		}
	} else if m.me.Supply > 0 {
		gain = 3
	}
	if m.kind == Abolitionist && c.Labour == hispanica.Slave {
		gain += 5
	}
	return gain
}

// margin is by how much the fleet would win a battle at Turn.Landing if the
// supporters laid the cards that are to be expected; 0 or less: it would lose.
func (m *mind) margin(target rules.Move, owner hispanica.Nation) int {
	z := m.Turn.Landing
	margin := int(m.FleetStrength(m.seat)) - m.TargetStrength(m.seat, target)
	for _, seat := range m.inOrder() {
		nation := m.Players[seat].Nation
		if seat == m.seat || nation == owner {
			continue
		}
		discs := int(m.Discs(nation, z))
		if discs > 0 && m.kinds[seat] != None && m.supportsFleet(seat, m.seat, target, owner) {
			margin += discs
		} else {
			margin -= discs
		}
	}
	if m.Passive() && owner != hispanica.Spain {
		discs := int(m.Discs(hispanica.Spain, z))
		if m.me.Legality == hispanica.Plunder || m.me.Legality == hispanica.Privateer {
			discs = -discs
		}
		margin += discs
	}
	return margin
}

// supportsFleet is how a seat's persona lays its Battle card.
func (m *mind) supportsFleet(seat, attacker rules.Seat, target rules.Move, owner hispanica.Nation) bool {
	kind := m.kinds[seat]
	switch {
	case target == hispanica.VerbRebels:
		return kind != Federalist && kind != Separatist
	case owner == hispanica.NoNation: // Natives
		return kind != Abolitionist
	case m.SeatOf(owner) == rules.Nobody: // the passive Spain, and nobody is Spain
		return true
	}
	return m.Prestige(attacker) < m.Prestige(m.SeatOf(owner))
}

func (m *mind) battleCard() rules.Move {
	if m.supportsFleet(m.seat, m.Turn.Seat, m.Turn.Target, m.TargetOwner()) {
		return hispanica.VerbFleet
	}
	return hispanica.VerbTarget
}

// slave is what becomes of the Slave of a beaten Colony.
func (m *mind) slave() rules.Move {
	if m.me.Legality == hispanica.Plunder || m.kind == Abolitionist {
		return hispanica.VerbFree
	}
	return hispanica.VerbLeave
}
