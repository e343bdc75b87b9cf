package discovery

import (
	"strconv"

	"flota/rules"
)

// What others may know of the nouns: ids, the tables' values, and the moves
// that stand for them.

// ID spells the region as score sheets do.
func (r Region) ID() string { return regions[r].id }

// Good is the trade good that lies in the region at the start.
func (r Region) Good() Good { return regions[r].good }

// Move is the region as an answer.
func (r Region) Move() rules.Move { return moveOf(regionMove, r) }

// ID spells the good as score sheets do.
func (g Good) ID() string { return goods[g].id }

// Move is the good as an answer.
func (g Good) Move() rules.Move { return moveOf(goodMove, g) }

// ID spells the kind as score sheets do.
func (k Kind) ID() string { return kinds[k].id }

// Move is the kind as an answer.
func (k Kind) Move() rules.Move { return moveOfKind(k) }

// ID spells the box as score sheets do.
func (b Box) ID() string { return boxes[b].id }

// Move is the box as an answer.
func (b Box) Move() rules.Move { return moveOf(boxMove, b) }

// SeatMove is a seat as an answer.
func SeatMove(seat rules.Seat) rules.Move { return moveOf(seatMove, seat) }

// AmountMove is an amount as an answer.
func AmountMove(n int) rules.Move { return moveOfAmount(n) }

// ID spells the tile as score sheets do.
func (t Tile) ID() string { return tiles[t].id }

// Price is what the tile costs, in dollars.
func (t Tile) Price() int { return int(prices[tiles[t].age]) }

// Move is the tile as an answer.
func (t Tile) Move() rules.Move { return moveOf(tileMove, t) }

// Finds is what the counter shows: natives, dollars, dollars for each soldier
// and points.
func (c Counter) Finds() (natives, reward, bounty, vp int) {
	find := &counters[c]
	return int(find.natives), int(find.reward), int(find.bounty), int(find.vp)
}

// Points is what the counter is worth at the end.
func (c Counter) Points() int { return int(counters[c].vp) }

// Natives is how many defend what the card shows.
func (c Card) Natives() int { return int(cards[c].natives) }

// Points is what the card is worth at the end.
func (c Card) Points() int { return int(cards[c].vp) }

// Spaces are those of a box for so many pieces at once, in order; nil if the
// box has none and takes any number.
func (p *Position) Spaces(b Box) []Piece {
	switch b {
	case Initiative:
		return p.Initiative[:p.Seats]
	case Shipping, Discovery:
		return nil
	}
	return p.spaces(b)
}

// Strength is what a seat's pieces in Merchant Shipping are worth there.
func (p *Position) Strength(seat rules.Seat) int { return int(p.shippingStrength(seat)) }

// Income is what a seat's trade goods and ships would pay now, in dollars.
func (s *State) Income(seat rules.Seat) int {
	player := &s.Players[seat]
	return int(income(&player.Goods, player.Ships, s.Sets))
}

// Income is what trade goods and ships pay in one turn, in dollars.
func Income(goods *[GoodCount]int8, ships int8, rule SetsRule) int {
	return int(income(goods, ships, rule))
}

// Points is what a seat has so far: the total of its score.
func (s *State) Points(seat rules.Seat) int {
	player := &s.Players[seat]
	n := s.discoveryPoints(seat) + s.buildingPoints(seat) + int(player.TradeVP)
	for _, vp := range player.Scored {
		n += int(vp)
	}
	return n
}

// SpaceName is what is printed on a space of a box, counted from 0: its number,
// or the letter of a dock space.
func SpaceName(b Box, space int) string {
	switch b {
	case DockX:
		return "X"
	case DockY:
		return "Y"
	}
	return strconv.Itoa(space + 1)
}

// TrainingPrice is what the training slot costs, in dollars.
const TrainingPrice = trainingPrice
