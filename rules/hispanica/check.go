package hispanica

import (
	"fmt"

	"flota/rules"
)

// Check reports the first thing that must always hold and does not: discs,
// Rebels, Outposts, cards, ships and Claims are each in one place and within
// their number, money is never negative, no hold is too full.
func (s *State) Check() error {
	for _, check := range [...]func(*State) error{
		(*State).checkNations, (*State).checkColonies, (*State).checkZones, (*State).checkCards,
		(*State).checkOrder, (*State).checkTurn,
	} {
		if err := check(s); err != nil {
			return err
		}
	}
	for seat := range rules.Seat(s.Seats) {
		if err := s.checkPlayer(seat); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) checkNations() error {
	for seat := range rules.Seat(s.Seats) {
		n := s.Players[seat].Nation
		switch other := s.SeatOf(n); {
		case n == NoNation && s.Phase == SettingUp:
		case n == NoNation:
			return fmt.Errorf("hispanica: s%d has no nation", seat)
		case other != seat:
			return fmt.Errorf("hispanica: s%d and s%d are both %s", other, seat, nations[n].id)
		case n == Spain && s.passive():
			return fmt.Errorf("hispanica: s%d is Spain, which has no seat", seat)
		}
	}
	if s.Phase != SettingUp && !s.passive() && s.SeatOf(Spain) == rules.Nobody {
		return fmt.Errorf("hispanica: no seat is Spain")
	}
	if s.Crown.Cash < 0 || s.Crown.Cash >= amounts || !s.passive() && s.Crown != (Crown{}) {
		return fmt.Errorf("hispanica: the Crown has $%d and %d discs", s.Crown.Cash, s.Crown.Supply)
	}
	return nil
}

// laidOut reports whether the set-up has put the pieces on the map.
func (s *State) laidOut() bool { return s.Dove > 0 }

func (s *State) checkColonies() error {
	var discs [NationCount]int8
	for p := range s.Colonies {
		c := &s.Colonies[p]
		if c.Owner == NoNation && *c != (Colony{}) {
			return fmt.Errorf("hispanica: at %s there is %+v without a Colony", places[p].id, *c)
		}
		if c.Owner != NoNation {
			discs[c.Owner]++
			if c.Owner != Spain && s.SeatOf(c.Owner) == rules.Nobody {
				return fmt.Errorf("hispanica: the Colony at %s is of %s, which does not play", places[p].id, nations[c.Owner].id)
			}
		}
	}
	for n := Spain; s.laidOut() && n < NationCount; n++ {
		if n != Spain && s.SeatOf(n) == rules.Nobody {
			continue
		}
		if supply := *s.supplyOf(n); supply < 0 || discs[n]+supply != nations[n].supply {
			return fmt.Errorf("hispanica: %s has %d Colonies and %d discs left, not %d together",
				nations[n].id, discs[n], supply, nations[n].supply)
		}
	}
	return nil
}

func (s *State) checkZones() error {
	rebels := s.Rebels
	for z := range Zone(ZoneCount) {
		zone, id := &s.Zones[z], zones[z].id
		rebels += zone.Rebels
		switch {
		case zone.Rebels < 0:
			return fmt.Errorf("hispanica: %s has %d Rebels", id, zone.Rebels)
		case zone.Citizens < 0 || zone.Citizens > citizenRoom || zone.Citizens > 0 && !zone.Cathedral:
			return fmt.Errorf("hispanica: the Cathedral of %s holds %d Citizens", id, zone.Citizens)
		case zone.Converts < 0 || zone.Converts > nativeRoom || zone.Converts > 0 && zone.Visita == NoNation:
			return fmt.Errorf("hispanica: the Visita of %s holds %d Natives", id, zone.Converts)
		case zone.Visita != NoNation && s.SeatOf(zone.Visita) == rules.Nobody:
			return fmt.Errorf("hispanica: the Visita of %s is of %s, which has no seat", id, nations[zone.Visita].id)
		case zone.Galleys[NoNation]:
			return fmt.Errorf("hispanica: a Galley in %s is nobody's", id)
		}
		for n := Spain; n < NationCount; n++ {
			if zone.Galleys[n] && !s.ownColony(n, z) {
				return fmt.Errorf("hispanica: %s has a Galley in %s and no Colony", nations[n].id, id)
			}
		}
		outposts := s.Outposts[z] + s.Turn.Drawn[z]
		for seat := range s.Seats {
			outposts += s.Players[seat].Outposts[z]
		}
		if s.laidOut() && (s.Outposts[z] < 0 || outposts != outpostsEach) {
			return fmt.Errorf("hispanica: there are %d Outposts of %s, not %d", outposts, id, outpostsEach)
		}
	}
	if s.laidOut() && (s.Rebels < 0 || rebels != rebelSupply) {
		return fmt.Errorf("hispanica: there are %d Rebels, not %d", rebels, rebelSupply)
	}
	for site, n := range s.Natives {
		if n < 0 {
			return fmt.Errorf("hispanica: %d Natives are at %s", n, sites[site].id)
		}
	}
	return nil
}

// checkCards looks whether each card is where its state says: only ships in a
// fleet, no edict in a tableau, one top card.
func (s *State) checkCards() error {
	top := 0
	for c := Card(0); c < CardCount; c++ {
		card, held := s.Cards[c], false
		switch card.Where {
		case Top:
			top++
		case InHand:
			held = true
		case InTableau:
			held = true
			if tableau[c].effect == noEffect {
				return fmt.Errorf("hispanica: card %d is in a tableau", c)
			}
		case InFleet:
			held = true
			if s.inFleet(card.Seat, c) < 0 {
				return fmt.Errorf("hispanica: ship %d is not in the fleet of s%d", c, card.Seat)
			}
		}
		if !held && card.Seat != 0 || int8(card.Seat) >= s.Seats || c == NoCard && card != (CardState{}) {
			return fmt.Errorf("hispanica: card %d is %+v", c, card)
		}
	}
	if top > 1 {
		return fmt.Errorf("hispanica: %d cards are on top of the deck", top)
	}
	return nil
}

func (s *State) checkPlayer(seat rules.Seat) error {
	player := &s.Players[seat]
	n := player.Ships()
	for i, ship := range player.Fleet {
		switch {
		case (ship == NoCard) != (i >= n):
			return fmt.Errorf("hispanica: the fleet of s%d has a gap: %v", seat, player.Fleet)
		case ship == NoCard:
		case !ship.IsShip() || s.inFleet(seat, ship) != i:
			return fmt.Errorf("hispanica: the fleet of s%d is %v", seat, player.Fleet)
		case ship != Bark && s.Cards[ship] != (CardState{InFleet, seat}):
			return fmt.Errorf("hispanica: ship %d is in the fleet of s%d and %+v", ship, seat, s.Cards[ship])
		}
	}
	switch {
	case player.Cash < 0 || player.Cash >= amounts:
		return fmt.Errorf("hispanica: s%d has $%d", seat, player.Cash)
	case min(player.Tribute, player.Infamy, player.Freed) < 0 || max(player.Tribute, player.Infamy, player.Freed) >= amounts:
		return fmt.Errorf("hispanica: s%d has Tribute %d, Infamy %d, Freed %d", seat, player.Tribute, player.Infamy, player.Freed)
	case n == 0 && (player.Legality != NoLegality || player.Sea != Europe):
		return fmt.Errorf("hispanica: s%d has no fleet, and legality %d in sea %d", seat, player.Legality, player.Sea)
	case n > 0 && !ships[player.Fleet[0]].legalities.has(player.Legality):
		return fmt.Errorf("hispanica: ship %d of s%d does not show legality %d", player.Fleet[0], seat, player.Legality)
	case n > 0 && player.Sea == Europe && (player.Chests() > 0 || player.Pax != [MeepleCount]int8{}):
		return fmt.Errorf("hispanica: s%d has %d chests and %v aboard in Europe", seat, player.Chests(), player.Pax)
	case player.Sea == Europe && seat != s.Turn.Seat && player.Orders != [MaxSeats]Order{}, player.Orders[seat] != NoOrder:
		return fmt.Errorf("hispanica: s%d has orders %v", seat, player.Orders)
	case s.claims(seat) > maxClaims:
		return fmt.Errorf("hispanica: s%d has %d Claims", seat, s.claims(seat))
	case player.FreeHold() < 0 && s.flow.Decision.Question != question(stepThrow):
		return fmt.Errorf("hispanica: the hold of s%d is too small by %d", seat, -player.FreeHold())
	case player.Supply < 0:
		return fmt.Errorf("hispanica: s%d has %d discs left", seat, player.Supply)
	}
	for g, count := range player.Cargo {
		if count < 0 {
			return fmt.Errorf("hispanica: s%d has %d chests of %s", seat, count, goods[g].id)
		}
	}
	for z, count := range player.Outposts {
		if count < 0 {
			return fmt.Errorf("hispanica: s%d has %d Outposts of %s", seat, count, zones[z].id)
		}
	}
	for m, count := range player.Pax {
		if count < 0 {
			return fmt.Errorf("hispanica: s%d has %d meeples %s aboard", seat, count, meeples[m])
		}
	}
	if player.Pawn.Depth() >= 2 {
		for other := range seat {
			if s.Players[other].Pawn == player.Pawn {
				return fmt.Errorf("hispanica: s%d and s%d are both on %s", other, seat, spaces[player.Pawn])
			}
		}
	}
	return nil
}

func (s *State) checkOrder() error {
	var seen [MaxSeats]bool
	for _, seat := range s.Order[:s.Placed] {
		if seat < 0 || int8(seat) >= s.Seats || seen[seat] {
			return fmt.Errorf("hispanica: the player order %v does not name each seat once", s.inOrder())
		}
		seen[seat] = true
	}
	for t, holder := range s.Titles {
		if holder != rules.Nobody && (holder < 0 || int8(holder) >= s.Seats) {
			return fmt.Errorf("hispanica: title %s is of seat %d", titles[t], holder)
		}
	}
	return nil
}

func (s *State) checkTurn() error {
	switch t := &s.Turn; {
	case s.Round > doveMax || s.Dove > doveMax || s.laidOut() && s.Dove < s.Round:
		return fmt.Errorf("hispanica: the parrot is at %d, the dove at %d", s.Round, s.Dove)
	case (s.Winner == rules.Nobody) != (s.Victory == NoVictory), (s.Phase == Ended) != (s.Victory != NoVictory):
		return fmt.Errorf("hispanica: s%d has won by victory %d in phase %d", s.Winner, s.Victory, s.Phase)
	case t.Actions < 0 || t.Actions > turnActions || t.Points < 0:
		return fmt.Errorf("hispanica: %d actions and %d points are left", t.Actions, t.Points)
	case t.Landing == NoZone && t.Target != 0:
		return fmt.Errorf("hispanica: a battle for %s is fought without a landing", spell(t.Target))
	case s.Stack.N == 0 != (s.Phase == Ended):
		return fmt.Errorf("hispanica: %d steps are in progress in phase %d", s.Stack.N, s.Phase)
	}
	return nil
}
