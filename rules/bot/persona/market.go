package persona

import (
	"flota/rules"
	"flota/rules/hispanica"
)

// What cards are worth, and D2, the Auction Year.

const (
	fleetSize   = hispanica.MaxShips // ships that are worth having
	unseenValue = 2
	richCash    = 12 // bids grow with cash above this
)

// value is what a Market card is worth to the seat.
func (m *mind) value(c hispanica.Card) int {
	switch {
	case c.IsShip():
		ships := m.me.Ships()
		if !m.holds(c) {
			ships++
		}
		for other := range hispanica.Card(hispanica.CardCount) {
			if other.IsShip() && m.holds(other) {
				ships++
			}
		}
		v := 1
		if ships < fleetSize {
			v = 5
		}
		if ships <= fleetSize && c.Shows(m.wanted[0]) {
			v += 2
		}
		return v
	case c.IsEdict():
		return 2
	case c.IsPerson():
		switch icon := c.Icon(); {
		case icon == hispanica.Youth:
			return 3
		case icon == m.branch:
			return 6
		}
		return 2
	}
	return 3 // an Institution
}

// mode is how the seat holds an auction.
func (m *mind) mode() rules.Move {
	if m.value(m.TopCard()) <= unseenValue && m.legal(hispanica.VerbBuried) {
		return hispanica.VerbBuried
	}
	return hispanica.VerbOpen
}

func (m *mind) bid() rules.Move {
	bid, cash := unseenValue, int(m.me.Cash)
	if !m.Turn.Buried {
		bid = m.value(m.TopCard())
	}
	if cash > richCash {
		bid = bid * cash / richCash
	}
	if m.Turn.Seat == m.seat {
		bid--
	}
	if m.draw != nil {
		bid += int(m.draw()%3) - 1
	}
	return hispanica.AmountMove(min(max(0, bid), cash))
}

// shed is the Market card of the lowest value; the Outpost of the worst zone if
// there is no Market card.
func (m *mind) shed() rules.Move {
	worst, least := hispanica.NoCard, 0
	for c := hispanica.Card(1); c < hispanica.CardCount; c++ {
		if m.holds(c) {
			if v := m.value(c); worst == hispanica.NoCard || v < least {
				worst, least = c, v
			}
		}
	}
	if worst != hispanica.NoCard {
		return worst.Move()
	}
	return m.bestZone(func(z hispanica.Zone) bool { return m.me.Outposts[z] > 0 },
		func(z hispanica.Zone) int { return -m.outpost(z) }).Move()
}

// outpost is what a Colony in a zone is worth; -1 if there is no room for it.
func (m *mind) outpost(z hispanica.Zone) int {
	if m.settled(z) {
		return -1
	}
	v := z.Good().Value()
	if m.kidnappable(z) {
		v += 2
	}
	return v
}

// settled reports whether no slot of the zone is free.
func (m *mind) settled(z hispanica.Zone) bool {
	for _, p := range placesOf[z] {
		if m.Colonies[p].Owner == hispanica.NoNation {
			return false
		}
	}
	return true
}

// kidnappable reports whether a Colony in the zone could kidnap a Native now.
func (m *mind) kidnappable(z hispanica.Zone) bool {
	if m.Zones[z].Rebels > 0 {
		return false
	}
	for _, site := range sitesOf[z] {
		if !site.Wilderness() && m.Natives[site] > 0 {
			return true
		}
	}
	return m.Zones[z].Converts > 0
}

// keep is the better of the Outposts drawn.
func (m *mind) keep() rules.Move {
	return m.bestZone(func(z hispanica.Zone) bool { return m.Turn.Drawn[z] > 0 }, m.outpost).Move()
}

// bestZone is the first zone with the highest worth among those that are
// possible; NoZone if none is.
func (m *mind) bestZone(possible func(hispanica.Zone) bool, worth func(hispanica.Zone) int) hispanica.Zone {
	best, most := hispanica.NoZone, 0
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		if possible(z) {
			if w := worth(z); best == hispanica.NoZone || w > most {
				best, most = z, w
			}
		}
	}
	return best
}
