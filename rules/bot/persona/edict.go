package persona

import (
	"flota/rules"
	"flota/rules/hispanica"
)

// edict is a choice of an edict. As many are made as may be.
func (m *mind) edict(question string) rules.Move {
	switch question {
	case "E52":
		return m.bestZone(m.onOffer, m.unrest).Move()
	case "E54":
		return m.bestZone(m.onOffer, m.foreignChests).Move()
	case "E56":
		return m.stormAt()
	case "E57":
		return m.bestZone(m.onOffer, m.slaves).Move()
	case "E60":
		return m.bestZone(m.onOffer, m.claimValue).Move()
	case "E63":
		if m.kind == Pirate && m.Scores()[m.seat].Place > 1 {
			return hispanica.VerbLater
		}
		return hispanica.VerbEarlier
	}
	for p := range hispanica.Place(hispanica.PlaceCount) { // E58, E61
		if m.legal(p.Move()) {
			return p.Move()
		}
	}
	return hispanica.VerbDone
}

// onOffer reports whether a zone is a legal option of the question.
func (m *mind) onOffer(z hispanica.Zone) bool { return m.legal(z.Move()) }

// unrest prefers zones without Rebels, then, for friends of unrest, those with
// most own Colonies, for others those with fewest.
func (m *mind) unrest(z hispanica.Zone) int {
	own := 0
	for _, p := range placesOf[z] {
		if m.Colonies[p].Owner == m.me.Nation {
			own++
		}
	}
	if m.kind != Federalist && m.kind != Separatist {
		own = -own
	}
	if m.calm(z) {
		own += hispanica.PlaceCount
	}
	return own
}

// foreignChests are those of others that are not Spain's.
func (m *mind) foreignChests(z hispanica.Zone) int {
	n := 0
	for _, p := range placesOf[z] {
		if c := &m.Colonies[p]; c.Chest && c.Owner != m.me.Nation && c.Owner != hispanica.Spain {
			n++
		}
	}
	return n
}

func (m *mind) slaves(z hispanica.Zone) int {
	n := 0
	for _, p := range placesOf[z] {
		if m.Colonies[p].Labour == hispanica.Slave {
			n++
		}
	}
	return n
}

// stormAt is the sea zone where others have most chests; own ones count
// against it.
func (m *mind) stormAt() rules.Move {
	var chests [hispanica.SeaCount]int
	for _, seat := range m.inOrder() {
		player := &m.Players[seat]
		if seat == m.seat {
			chests[player.Sea] -= 3 * player.Chests()
		} else {
			chests[player.Sea] += player.Chests()
		}
	}
	best := hispanica.TradeWinds
	for sea := hispanica.TradeWinds; sea < hispanica.SeaCount; sea++ {
		if chests[sea] > chests[best] {
			best = sea
		}
	}
	return best.Move()
}
