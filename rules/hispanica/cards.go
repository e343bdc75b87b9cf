package hispanica

import "flota/rules"

// A Card is a Market card by its number, 1 to 63, or the Bark, which is no
// card and of which there is any number.
type Card int8

// NoCard is no card and no ship. Bark is a chartered ship.
const (
	NoCard    Card = 0
	CardCount      = 64 // with NoCard, for arrays by Card
	Bark      Card = 64

	firstShip, lastShip     Card = 1, 20
	firstPerson, lastPerson Card = 21, 42
	lastInstitution         Card = 51
	firstEdict, lastEdict   Card = 52, 63
)

// Edicts that the rules name.
const (
	Alcabala     Card = 52
	Truce        Card = 53
	AutoDaFe     Card = 54
	Smallpox     Card = 55
	Hurricane    Card = 56
	NewLaws      Card = 57
	Asiento      Card = 58
	RoyalPardon  Card = 59
	Reprisal     Card = 60
	Situado      Card = 61
	OpeningPorts Card = 62
	DoveOfPeace  Card = 63
)

// IsShip reports whether the card joins a fleet.
func (c Card) IsShip() bool { return c >= firstShip && c <= lastShip || c == Bark }

// IsEdict reports whether the card is used up when it is played.
func (c Card) IsEdict() bool { return c >= firstEdict && c <= lastEdict }

// ships has the values of each ship (section 2.14).
var ships = [CardCount + 1]struct {
	sail, guns, hold int8
	legalities       legalitySet
}{
	1:    {6, 2, 2, 1<<Plunder | 1<<Privateer},
	2:    {7, 1, 2, 1<<Plunder | 1<<Smuggler},
	3:    {7, 1, 2, 1<<Plunder | 1<<Smuggler},
	4:    {7, 2, 1, 1<<Plunder | 1<<Privateer},
	5:    {6, 2, 2, 1<<Plunder | 1<<Privateer},
	6:    {6, 2, 1, 1<<Privateer | 1<<Plunder},
	7:    {8, 1, 2, 1<<Privateer | 1<<Plunder},
	8:    {6, 2, 2, 1<<Privateer | 1<<Conquistador},
	9:    {7, 1, 2, 1<<Privateer | 1<<Plunder},
	10:   {6, 1, 3, 1<<Privateer | 1<<Conquistador},
	11:   {6, 0, 3, 1<<Smuggler | 1<<Conquistador},
	12:   {6, 0, 3, 1<<Smuggler | 1<<Privateer},
	13:   {7, 0, 2, 1<<Smuggler | 1<<Plunder},
	14:   {6, 1, 2, 1<<Privateer | 1<<Smuggler},
	15:   {5, 0, 4, 1<<Smuggler | 1<<Conquistador},
	16:   {5, 1, 4, 1<<Conquistador | 1<<Smuggler},
	17:   {5, 1, 3, 1<<Conquistador | 1<<Smuggler},
	18:   {5, 1, 4, 1<<Conquistador | 1<<Smuggler},
	19:   {5, 2, 3, 1<<Conquistador | 1<<Privateer},
	20:   {5, 2, 3, 1<<Conquistador | 1<<Privateer},
	Bark: {6, 0, 1, 1<<Plunder | 1<<Smuggler | 1<<Conquistador | 1<<Privateer},
}

// An effect is what a card does for its owner from the tableau, for the rest of
// the game.
type effect int8

const (
	noEffect           effect = iota
	effectIncome              // inc1: income +1, each
	effectBank                // inc2: income +2
	effectPhilosophy          // phil: forward steps -$1
	effectTribute             // trib: one Tribute more an unloading
	effectFreeShip            // freeship: Ships are played without an action
	effectLand                // land1: fleet Strength +1 on land
	effectFound               // found: Colonies for $1
	effectFort                // fort: forts and Galleys for $1
	effectFoment              // foment: Rebels for $1 less
	effectEmancipate          // eman: $1
	effectVisita              // visita: Visitas for $1 less, Cathedrals $2
	effectFree                // free1: Freed +2 by battle
	effectSail                // sail2: Sail +2
	effectSea                 // sea1: sea Strength +1, each
	effectSiege               // siege: forts do not count
	effectSmuggler            // smug: +$1 a chest
	effectConquistador        // conq: +$1 a chest
	effectPlunder             // plun: +$1 a chest
	effectHand                // hand1: hand limit +1

	effectCount
)

// tableau has the icon and the effect of each Person and Institution.
var tableau = [CardCount]struct {
	icon   Branch // Youth: none
	effect effect
}{
	21: {Royal, effectIncome},
	22: {Royal, effectPhilosophy},
	23: {Royal, effectTribute},
	24: {Royal, effectFreeShip},
	25: {Federal, effectIncome},
	26: {Federal, effectPhilosophy},
	27: {Federal, effectLand},
	28: {Federal, effectFound},
	29: {Separate, effectFort},
	30: {Separate, effectIncome},
	31: {Separate, effectFoment},
	32: {Separate, effectPhilosophy},
	33: {Abolition, effectPhilosophy},
	34: {Abolition, effectEmancipate},
	35: {Abolition, effectVisita},
	36: {Abolition, effectFree},
	37: {Youth, effectSail},
	38: {Youth, effectSea},
	39: {Youth, effectLand},
	40: {Youth, effectSiege},
	41: {Youth, effectSea},
	42: {Youth, effectSea},
	43: {Youth, effectSmuggler},
	44: {Youth, effectConquistador},
	45: {Youth, effectFound},
	46: {Youth, effectVisita},
	47: {Youth, effectPlunder},
	48: {Youth, effectFreeShip},
	49: {Youth, effectBank},
	50: {Youth, effectFoment},
	51: {Youth, effectHand},
}

// cardsWith has the cards of each effect, NoCard behind the last.
var cardsWith = func() (list [effectCount][5]Card) {
	var n [effectCount]int
	for c, row := range tableau {
		if row.effect != noEffect {
			list[row.effect][n[row.effect]] = Card(c)
			n[row.effect]++
		}
	}
	return list
}()

// count is how many cards with an effect a seat has in its tableau.
func (p *Position) count(seat rules.Seat, e effect) int16 {
	n := int16(0)
	for _, c := range cardsWith[e] {
		if c == NoCard {
			break
		}
		if p.Cards[c] == (CardState{InTableau, seat}) {
			n++
		}
	}
	return n
}

// has reports whether a card with an effect is in a seat's tableau.
func (p *Position) has(seat rules.Seat, e effect) bool { return p.count(seat, e) > 0 }

// icons is the number of icons of a branch in a seat's tableau.
func (p *Position) icons(seat rules.Seat, b Branch) int16 {
	n := int16(0)
	for c := firstPerson; c <= lastPerson; c++ {
		if tableau[c].icon == b && p.Cards[c] == (CardState{InTableau, seat}) {
			n++
		}
	}
	return n
}
