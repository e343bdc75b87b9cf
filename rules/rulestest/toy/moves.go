package toy

import (
	"strconv"

	"flota/rules"
)

// The nouns. Their numbers are in links: new ones go to the end, none is ever
// moved or given a second meaning.
const (
	pass     rules.Move = 0
	sell     rules.Move = 2 // 1 is no move
	goodMove rules.Move = 2 // + Good
	shedMove rules.Move = 6 // + shed
	coinMove rules.Move = 9 // + coins, to the end
	endMove  rules.Move = coinMove + topBid + 1
)

func moveOf[T ~int | ~int8](first rules.Move, noun T) rules.Move { return first + rules.Move(noun) }

func nounOf[T ~int | ~int8](first, move rules.Move) T { return T(move - first) }

var (
	goodNames = [1 + goodCount]string{"", "cloth", "spice", "silk"}
	shedNames = [sheds]string{"north", "east", "south"}
)

// spell writes a noun as score sheets do.
func spell(m rules.Move) string {
	switch {
	case m == pass:
		return "pass"
	case m == sell:
		return "sell"
	case m > goodMove && m < shedMove:
		return goodNames[m-goodMove]
	case m >= shedMove && m < coinMove:
		return shedNames[m-shedMove]
	case m >= coinMove && m < endMove:
		return strconv.Itoa(int(m - coinMove))
	}
	return ""
}
