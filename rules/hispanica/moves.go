package hispanica

import (
	"strconv"

	"flota/rules"
)

// The nouns of the game, as moves. Their numbers are in links: new ones go to
// the end, none is ever moved or given a second meaning. Those below 128, a
// byte each in a link, are the most frequent.
const (
	verbEnd        rules.Move = 0
	verbDone       rules.Move = 1
	verbPlay       rules.Move = 2
	verbSell       rules.Move = 3
	verbAppoint    rules.Move = 4
	verbScout      rules.Move = 5
	verbFound      rules.Move = 6
	verbFort       rules.Move = 7
	verbGalley     rules.Move = 8
	verbVisita     rules.Move = 9 // also the Visita of the zone
	verbCathedral  rules.Move = 10
	verbClaim      rules.Move = 11
	verbPhilosophy rules.Move = 12
	verbEmancipate rules.Move = 13
	verbFoment     rules.Move = 14
	verbPacify     rules.Move = 15
	verbDenounce   rules.Move = 16
	verbCharter    rules.Move = 17
	verbTrade      rules.Move = 18
	verbOpen       rules.Move = 19
	verbBuried     rules.Move = 20
	verbLoad       rules.Move = 21
	verbDeliverC   rules.Move = 22
	verbDeliverN   rules.Move = 23
	verbEmigrate   rules.Move = 24
	verbBattle     rules.Move = 25
	verbRebels     rules.Move = 26 // of the zone
	verbFleet      rules.Move = 27
	verbTarget     rules.Move = 28
	verbFree       rules.Move = 29
	verbLeave      rules.Move = 30
	verbCapture    rules.Move = 31
	verbEarlier    rules.Move = 32
	verbLater      rules.Move = 33
	verbToss       rules.Move = 34
	verbCargo      rules.Move = 35
	verbAll        rules.Move = 36

	seatMove     rules.Move = 37  // + Seat
	zoneMove     rules.Move = 42  // + Zone
	seaMove      rules.Move = 56  // + Sea
	goodMove     rules.Move = 68  // + Good
	meepleMove   rules.Move = 76  // + Meeple
	legalityMove rules.Move = 78  // + Legality - 1
	smallMove    rules.Move = 82  // + amount below smallAmounts
	placeMove    rules.Move = 98  // + Place
	barkMove     rules.Move = 127 //
	cardMove     rules.Move = 128 // + Card - 1
	siteMove     rules.Move = 191 // + Site
	spaceMove    rules.Move = 205 // + Space
	nationMove   rules.Move = 218 // + Nation - 1
	largeMove    rules.Move = 223 // + amount - smallAmounts, to the end
	endMove      rules.Move = largeMove + amounts - smallAmounts
)

const (
	smallAmounts = 16
	amounts      = 4096 // dollars, also points of a track, from 0
)

var verbIDs = [seatMove]string{
	"end", "done", "play", "sell", "appoint", "scout", "found", "fort", "galley", "visita", "cathedral", "claim",
	"philosophy", "emancipate", "foment", "pacify", "denounce", "charter", "trade", "open", "buried", "load",
	"deliver-c", "deliver-n", "emigrate", "battle", "rebels", "fleet", "target", "free", "leave", "capture",
	"earlier", "later", "toss", "cargo", "all",
}

func moveOf[T ~int8](first rules.Move, noun T) rules.Move { return first + rules.Move(noun) }

func nounOf[T ~int8](first, move rules.Move) T { return T(move - first) }

func moveOfCard(c Card) rules.Move {
	if c == Bark {
		return barkMove
	}
	return moveOf(cardMove, c-1)
}

func cardOf(m rules.Move) Card {
	if m == barkMove {
		return Bark
	}
	return nounOf[Card](cardMove, m) + 1
}

func moveOfLegality(l Legality) rules.Move { return moveOf(legalityMove, l-1) }

func legalityOf(m rules.Move) Legality { return nounOf[Legality](legalityMove, m) + 1 }

func moveOfNation(n Nation) rules.Move { return moveOf(nationMove, n-1) }

func nationOf(m rules.Move) Nation { return nounOf[Nation](nationMove, m) + 1 }

func moveOfAmount(n int16) rules.Move {
	if n < smallAmounts {
		return smallMove + rules.Move(n)
	}
	return largeMove + rules.Move(n) - smallAmounts
}

func amountOf(m rules.Move) int16 {
	if m < largeMove {
		return int16(m - smallMove)
	}
	return int16(m-largeMove) + smallAmounts
}

// A family is a class of nouns.
type family int8

const (
	noFamily family = iota
	verbFamily
	seatFamily
	zoneFamily
	seaFamily
	goodFamily
	meepleFamily
	legalityFamily
	amountFamily
	placeFamily
	cardFamily
	siteFamily
	spaceFamily
	nationFamily
)

// familyOf tells the class of a move and which noun of the class it is: the
// value of its type, so that cards, legalities and nations begin at 1.
func familyOf(m rules.Move) (family, int) {
	switch {
	case m < seatMove:
		return verbFamily, int(m)
	case m < zoneMove:
		return seatFamily, int(m - seatMove)
	case m < seaMove:
		return zoneFamily, int(m - zoneMove)
	case m < goodMove:
		return seaFamily, int(m - seaMove)
	case m < meepleMove:
		return goodFamily, int(m - goodMove)
	case m < legalityMove:
		return meepleFamily, int(m - meepleMove)
	case m < smallMove:
		return legalityFamily, int(legalityOf(m))
	case m < placeMove:
		return amountFamily, int(amountOf(m))
	case m < barkMove:
		return placeFamily, int(m - placeMove)
	case m < siteMove:
		return cardFamily, int(cardOf(m))
	case m < spaceMove:
		return siteFamily, int(m - siteMove)
	case m < nationMove:
		return spaceFamily, int(m - spaceMove)
	case m < largeMove:
		return nationFamily, int(nationOf(m))
	case m < endMove:
		return amountFamily, int(amountOf(m))
	}
	return noFamily, 0
}

// spell writes a noun as score sheets do (section 2.19.2).
func spell(m rules.Move) string {
	f, n := familyOf(m)
	switch f {
	case verbFamily:
		return verbIDs[n]
	case seatFamily:
		return "s" + strconv.Itoa(n)
	case zoneFamily:
		return zones[n].id
	case seaFamily:
		return seas[n].id
	case goodFamily:
		return goods[n].id
	case meepleFamily:
		return meeples[n]
	case legalityFamily:
		return legalities[n]
	case amountFamily:
		return strconv.Itoa(n)
	case placeFamily:
		return places[n].id
	case cardFamily:
		return cardID(Card(n))
	case siteFamily:
		return sites[n].id
	case spaceFamily:
		return spaces[n]
	case nationFamily:
		return nations[n].id
	}
	return ""
}

func cardID(c Card) string {
	if c == Bark {
		return "bark"
	}
	return "card-" + strconv.Itoa(int(c))
}
