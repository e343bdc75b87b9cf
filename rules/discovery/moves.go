package discovery

import (
	"strconv"

	"flota/rules"
)

// The nouns of the game, as moves. Their numbers are in links: new ones go to
// the end, none is ever moved or given a second meaning.
const (
	pass        rules.Move = 0
	war         rules.Move = 1
	seatMove    rules.Move = 2   // + Seat
	boxMove     rules.Move = 7   // + Box
	kindMove    rules.Move = 21  // + Kind - 1
	regionMove  rules.Move = 26  // + Region
	goodMove    rules.Move = 35  // + Good
	tileMove    rules.Move = 46  // + Tile
	counterMove rules.Move = 82  // + Counter
	cardMove    rules.Move = 98  // + Card
	amountMove  rules.Move = 114 // + amount, to the end
	endMove     rules.Move = amountMove + 256
)

func moveOf[T ~int8](first rules.Move, noun T) rules.Move { return first + rules.Move(noun) }

func nounOf[T ~int8](first, move rules.Move) T { return T(move - first) }

func moveOfKind(k Kind) rules.Move { return moveOf(kindMove, k-1) }

func kindOf(m rules.Move) Kind { return nounOf[Kind](kindMove, m) + 1 }

func moveOfAmount(n int) rules.Move { return amountMove + rules.Move(n) }

func amountOf(m rules.Move) int { return int(m - amountMove) }

// A family is a class of nouns.
type family int8

const (
	noFamily family = iota
	passFamily
	warFamily
	seatFamily
	boxFamily
	kindFamily
	regionFamily
	goodFamily
	tileFamily
	counterFamily
	cardFamily
	amountFamily
)

// familyOf tells the class of a move and its place in it.
func familyOf(m rules.Move) (family, int) {
	for _, f := range [...]struct {
		family      family
		first, next rules.Move
	}{
		{passFamily, pass, war},
		{warFamily, war, seatMove},
		{seatFamily, seatMove, boxMove},
		{boxFamily, boxMove, kindMove},
		{kindFamily, kindMove, regionMove},
		{regionFamily, regionMove, goodMove},
		{goodFamily, goodMove, tileMove},
		{tileFamily, tileMove, counterMove},
		{counterFamily, counterMove, cardMove},
		{cardFamily, cardMove, amountMove},
		{amountFamily, amountMove, endMove},
	} {
		if m < f.next {
			return f.family, int(m - f.first)
		}
	}
	return noFamily, 0
}

// spell writes a noun as score sheets do.
func spell(m rules.Move) string {
	f, n := familyOf(m)
	switch f {
	case passFamily:
		return "pass"
	case warFamily:
		return "war"
	case seatFamily:
		return "s" + strconv.Itoa(n)
	case boxFamily:
		return boxes[n].id
	case kindFamily:
		return kinds[n+1].id
	case regionFamily:
		return regions[n].id
	case goodFamily:
		return goods[n].id
	case tileFamily:
		return tiles[n].id
	case counterFamily:
		return counters[n].id
	case cardFamily:
		return cards[n].id
	case amountFamily:
		return strconv.Itoa(n)
	}
	return ""
}
