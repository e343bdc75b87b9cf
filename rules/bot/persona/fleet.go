package persona

import (
	"flota/rules"
	"flota/rules/hispanica"
)

// D4, the Shipping Year: where a fleet sails and lands, and its orders.

var europe = []hispanica.Sea{hispanica.Europe}

// sail is the next step of the fleet: against a weaker fleet, home with what it
// has, or to the zone that promises most for its distance.
func (m *mind) sail() rules.Move {
	if prey := m.prey(); prey != rules.Nobody {
		return hispanica.SeatMove(prey)
	}
	if m.full() {
		return m.home()
	}
	zone, gain, way := hispanica.NoZone, 0, 1
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		if m.Turn.Landed[z] {
			continue
		}
		far := distance(m.me.Sea, coastsOf[z]) + 1
		if g := m.gain(z); g*way > gain*far {
			zone, gain, way = z, g, far
		}
	}
	switch {
	case m.me.Chests() > 0 && gain < way:
		return m.home()
	case zone == hispanica.NoZone:
		return hispanica.VerbEnd
	case way == 1:
		return zone.Move()
	}
	return toward(m.me.Sea, coastsOf[zone]).Move()
}

// home is the next move to Europe.
func (m *mind) home() rules.Move { return toward(m.me.Sea, europe).Move() }

// prey is the first fleet here that is weaker, may be attacked and carries a
// chest; to a Pirate also one that carries none. Nobody if there is none.
func (m *mind) prey() rules.Seat {
	for _, seat := range m.inOrder() {
		if m.legal(hispanica.SeatMove(seat)) && m.stronger(seat) &&
			(m.Players[seat].Chests() > 0 || m.kind == Pirate) {
			return seat
		}
	}
	return rules.Nobody
}

// stronger reports whether the own fleet would win against another if it
// attacked.
func (m *mind) stronger(seat rules.Seat) bool { return m.SeaStrength(m.seat) > m.SeaStrength(seat) }

// full reports whether it is time to bring the chests home.
func (m *mind) full() bool {
	chests, hold := m.me.Chests(), 0
	for _, ship := range m.me.Fleet {
		_, _, more := ship.Ship()
		hold += more
	}
	last := m.Round >= m.Dove && distances[m.me.Sea][hispanica.Europe] <= int(m.Turn.Points)
	return chests > 0 && (m.me.FreeHold() == 0 || chests >= max(2, hold-1) || last)
}

// ordered is the next fleet that gets an order, DONE if there is none.
func (m *mind) ordered() rules.Move {
	for _, seat := range m.inOrder() {
		other := &m.Players[seat]
		if !m.legal(hispanica.SeatMove(seat)) || other.Ships() == 0 || !m.stronger(seat) {
			continue
		}
		switch m.me.Legality {
		case hispanica.Plunder:
			return hispanica.SeatMove(seat)
		case hispanica.Conquistador:
			if m.me.Nation == hispanica.Spain && other.Legality == hispanica.Plunder {
				return hispanica.SeatMove(seat)
			}
		}
	}
	return hispanica.VerbDone
}

func (m *mind) order() rules.Move {
	if m.me.Legality == hispanica.Plunder {
		return hispanica.VerbCargo
	}
	return hispanica.VerbAll
}

// shipToLose is the one that has the least Hold and Guns.
func (m *mind) shipToLose() rules.Move {
	worst, least := hispanica.NoCard, 0
	for ship := hispanica.Card(1); ship <= hispanica.Bark; ship++ {
		if m.legal(ship.Move()) {
			if _, guns, hold := ship.Ship(); worst == hispanica.NoCard || guns+hold < least {
				worst, least = ship, guns+hold
			}
		}
	}
	return worst.Move()
}

// overboard is a Citizen before a Native, then the chest of the least value.
func (m *mind) overboard() rules.Move {
	for _, meeple := range [...]hispanica.Meeple{hispanica.CitizenAboard, hispanica.NativeAboard} {
		if m.legal(meeple.Move()) {
			return meeple.Move()
		}
	}
	return m.chest(func(g hispanica.Good) int { return -g.Value() })
}

// prize is the chest of the highest value.
func (m *mind) prize() rules.Move { return m.chest(hispanica.Good.Value) }

// chest is the first of the legal goods with the highest worth.
func (m *mind) chest(worth func(hispanica.Good) int) rules.Move {
	best := hispanica.Good(-1)
	for g := range hispanica.Good(hispanica.GoodCount) {
		if m.legal(g.Move()) && (best < 0 || worth(g) > worth(best)) {
			best = g
		}
	}
	return best.Move()
}
