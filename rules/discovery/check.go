package discovery

import (
	"fmt"

	"flota/rules"
)

// Check reports the first thing that must always hold and does not: pieces,
// goods, ships, tiles, counters and cards are each in one place, money is
// never negative.
func (s *State) Check() error {
	for seat := range rules.Seat(s.Seats) {
		if err := s.checkPieces(seat); err != nil {
			return err
		}
		if cash := s.Players[seat].Cash; cash < 0 {
			return fmt.Errorf("discovery: s%d has $%d", seat, cash)
		}
	}
	ofGoods, ofShips := total(&s.Pool)+total(&s.Offer), int(s.ShipsStock)
	var byType [GoodCount]int8
	for g := range byType {
		byType[g] = s.Pool[g] + s.Offer[g]
	}
	for r := range s.Regions {
		if s.Regions[r].Good {
			ofGoods++
			byType[regions[r].good]++
		}
		for seat := range rules.Seat(s.Seats) {
			if s.Regions[r].Settlers[seat] < 0 || s.Regions[r].Soldiers[seat] < 0 {
				return fmt.Errorf("discovery: s%d has fewer than no pieces in %s", seat, regions[r].id)
			}
			if n := s.Regions[r].Count(seat); n > 0 && !s.Regions[r].Discovered {
				return fmt.Errorf("discovery: s%d has %d pieces in %s, which is not discovered", seat, n, regions[r].id)
			} else if n >= 3 && s.Regions[r].Good {
				return fmt.Errorf("discovery: s%d has %d pieces in %s and its good still lies there", seat, n, regions[r].id)
			}
		}
	}
	if s.ShipInBox {
		ofShips++
	}
	for seat := range s.Seats {
		ofGoods += total(&s.Players[seat].Goods)
		ofShips += int(s.Players[seat].Ships)
		for g := range byType {
			byType[g] += s.Players[seat].Goods[g]
		}
	}
	for g, n := range byType {
		if n != goods[g].tiles {
			return fmt.Errorf("discovery: there are %d tiles of %s, not %d", n, goods[g].id, goods[g].tiles)
		}
	}
	switch {
	case ofGoods != goodTiles:
		return fmt.Errorf("discovery: there are %d trade goods, not %d", ofGoods, goodTiles)
	case ofShips != ships:
		return fmt.Errorf("discovery: there are %d ships, not %d", ofShips, ships)
	case s.shownTiles() > rowSize:
		return fmt.Errorf("discovery: %d buildings are face up, at most %d can be", s.shownTiles(), rowSize)
	case s.unseen() < s.unknownRegions():
		return fmt.Errorf("discovery: %d counters are unseen, too few for %d regions", s.unseen(), s.unknownRegions())
	}
	return s.checkOrder()
}

func (s *State) checkPieces(seat rules.Seat) error {
	player := &s.Players[seat]
	var count [KindCount]int
	for k := Colonist; k < KindCount; k++ {
		if k != Colonist && player.Supply[k] < 0 || player.Hand[k] < 0 || player.Discovery[k] < 0 {
			return fmt.Errorf("discovery: s%d has fewer than no %s somewhere", seat, kinds[k].id)
		}
		count[k] = int(player.Supply[k] + player.Hand[k] + player.Shipping[k] + player.Discovery[k])
	}
	for _, spaces := range [...][]Piece{s.Initiative[:], s.Dock[:], s.TradeGoods[:], s.Buildings[:], s.Warfare[:], s.Slots[:]} {
		for _, p := range spaces {
			if p.Kind != NoKind && p.Seat == seat {
				count[p.Kind]++
			}
		}
	}
	for r := range s.Regions {
		count[Colonist] += int(s.Regions[r].Settlers[seat])
		count[Soldier] += int(s.Regions[r].Soldiers[seat])
	}
	count[Colonist]++ // on the turn order track
	for k := Colonist; k < KindCount; k++ {
		if count[k] != int(kinds[k].figures) {
			return fmt.Errorf("discovery: s%d has %d pieces of kind %s, not %d", seat, count[k], kinds[k].id, kinds[k].figures)
		}
	}
	return nil
}

func (s *State) unseen() int {
	n := 0
	for _, holder := range s.Counters {
		if holder == Hidden {
			n++
		}
	}
	return n
}

// unknownRegions counts the regions whose counter nobody has seen.
func (s *State) unknownRegions() int {
	n := 0
	for r := range Region(RegionCount) {
		if _, known := s.KnownCounter(r); !known && !s.Regions[r].Discovered {
			n++
		}
	}
	return n
}

func (s *State) checkOrder() error {
	var seen [MaxSeats]bool
	for _, seat := range s.Order[:s.Placed] {
		if seat < 0 || int8(seat) >= s.Seats || seen[seat] {
			return fmt.Errorf("discovery: the turn order %v does not name each seat once", s.inOrder())
		}
		seen[seat] = true
	}
	return nil
}
