package hispanica

import "flota/rules"

// What others may know of the nouns: ids, the tables' values, and the moves
// that stand for them.

// ID spells the zone as score sheets do.
func (z Zone) ID() string { return zones[z].id }

// Good is what Colonies in the zone yield.
func (z Zone) Good() Good { return zones[z].good }

// Places are the slots of the zone, the first free one to be filled next.
func (z Zone) Places() (list []Place) {
	for p, end := z.places(); p < end; p++ {
		list = append(list, p)
	}
	return list
}

// Sites are the Tribe sites of the zone.
func (z Zone) Sites() (list []Site) {
	for s, end := z.sites(); s < end; s++ {
		list = append(list, s)
	}
	return list
}

// Coasts are the sea zones from which a fleet can land in the zone.
func (z Zone) Coasts() (list []Sea) {
	for s := range Sea(SeaCount) {
		if zones[z].coasts.has(s) {
			list = append(list, s)
		}
	}
	return list
}

// Move is the zone as an answer.
func (z Zone) Move() rules.Move { return moveOf(zoneMove, z) }

// ID spells the place as score sheets do.
func (p Place) ID() string { return places[p].id }

// Zone is where the place is.
func (p Place) Zone() Zone { return places[p].zone }

// Move is the place as an answer.
func (p Place) Move() rules.Move { return moveOf(placeMove, p) }

// ID spells the Tribe site as score sheets do.
func (s Site) ID() string { return sites[s].id }

// Wilderness reports whether nobody can be kidnapped at the site.
func (s Site) Wilderness() bool { return sites[s].wilderness }

// Move is the site as an answer.
func (s Site) Move() rules.Move { return moveOf(siteMove, s) }

// ID spells the sea zone as score sheets do.
func (s Sea) ID() string { return seas[s].id }

// Passages are the sea zones to which a fleet can move from this one.
func (s Sea) Passages() (list []Sea) {
	for to := range Sea(SeaCount) {
		if seas[s].to.has(to) {
			list = append(list, to)
		}
	}
	return list
}

// Move is the sea zone as an answer.
func (s Sea) Move() rules.Move { return moveOf(seaMove, s) }

// Value is what a chest of the good is worth, in dollars.
func (g Good) Value() int { return int(goods[g].value) }

// Move is the card as an answer.
func (c Card) Move() rules.Move { return moveOfCard(c) }

// Ship gives what a ship can do.
func (c Card) Ship() (sail, guns, hold int) {
	ship := &ships[c]
	return int(ship.sail), int(ship.guns), int(ship.hold)
}

// Move is the space as an answer.
func (s Space) Move() rules.Move { return moveOf(spaceMove, s) }

// TopCard is the card face up on the Market deck, or NoCard.
func (p *Position) TopCard() Card { return p.topCard() }

// UnseenCards is the number of Market cards that nobody has seen.
func (p *Position) UnseenCards() int { return p.unseen() }

// OutpostsLeft is the number of Outposts in the deck.
func (p *Position) OutpostsLeft() int { return p.outpostDeck() }

// InSeason reports whether the good of a zone is among those of the round.
func (p *Position) InSeason(z Zone) bool { return p.inSeason(z) }

// Year is the label of the round.
func (p *Position) Year() int { return int(rounds[p.Round].year) }

// Season lists the goods of the round.
func (p *Position) Season() (list []Good) {
	for g := range Good(GoodCount) {
		if rounds[p.Round].season.has(g) {
			list = append(list, g)
		}
	}
	return list
}

// Meeple names a person aboard.
func (t *Text) Meeple(m Meeple) string { return t.words.meeples[m] }

// Side names the seat that plays a nation; "" of no nation.
func (t *Text) Side(n Nation) string { return t.sides[n] }
