package hispanica

import "flota/rules"

// What computer players need to know beside the position and the options: the
// answers that are no piece of the map, what would be refused at a question
// that is not asked yet, and the sums by which the rules decide.

// The verbs and words that are answers.
const (
	VerbEnd        = verbEnd
	VerbDone       = verbDone
	VerbPlay       = verbPlay
	VerbAppoint    = verbAppoint
	VerbScout      = verbScout
	VerbFound      = verbFound
	VerbFort       = verbFort
	VerbGalley     = verbGalley
	VerbVisita     = verbVisita // also the Visita of the zone
	VerbCathedral  = verbCathedral
	VerbClaim      = verbClaim
	VerbPhilosophy = verbPhilosophy
	VerbEmancipate = verbEmancipate
	VerbFoment     = verbFoment
	VerbPacify     = verbPacify
	VerbDenounce   = verbDenounce
	VerbCharter    = verbCharter
	VerbTrade      = verbTrade
	VerbOpen       = verbOpen
	VerbBuried     = verbBuried
	VerbLoad       = verbLoad
	VerbDeliverC   = verbDeliverC
	VerbDeliverN   = verbDeliverN
	VerbEmigrate   = verbEmigrate
	VerbBattle     = verbBattle
	VerbRebels     = verbRebels
	VerbFleet      = verbFleet
	VerbTarget     = verbTarget
	VerbFree       = verbFree
	VerbLeave      = verbLeave
	VerbCapture    = verbCapture
	VerbEarlier    = verbEarlier
	VerbLater      = verbLater
	VerbCargo      = verbCargo
	VerbAll        = verbAll
)

// SeatMove is a seat as an answer.
func SeatMove(seat rules.Seat) rules.Move { return moveOf(seatMove, seat) }

// AmountMove is a bid as an answer, in dollars from 0.
func AmountMove(dollars int) rules.Move { return moveOfAmount(int16(dollars)) }

// Move is the good as an answer.
func (g Good) Move() rules.Move { return moveOf(goodMove, g) }

// Move is the meeple as an answer.
func (m Meeple) Move() rules.Move { return moveOf(meepleMove, m) }

// Move is the legality as an answer; NoLegality is none.
func (l Legality) Move() rules.Move { return moveOfLegality(l) }

// Shows reports whether a legality is printed on the ship.
func (c Card) Shows(l Legality) bool { return ships[c].legalities.has(l) }

// IsPerson reports whether the card is a Person.
func (c Card) IsPerson() bool { return c >= firstPerson && c <= lastPerson }

// Icon is the branch of a Person; Youth for cards without an icon.
func (c Card) Icon() Branch { return tableau[c].icon }

// TurnActions is the number of actions of a play turn.
const TurnActions = turnActions

// Refusal is the reason against a verb with a target, 0 if there is none: of a
// play turn with what is left of its actions, of a landing at Turn.Landing
// with what is left of it. The target of a verb that has none does not matter.
func (s *State) Refusal(seat rules.Seat, verb, target rules.Move) rules.Rule {
	switch verb {
	case verbLoad:
		return loadRefusal(s, seat, int16(target-placeMove))
	case verbDeliverC:
		return deliverCitizenRefusal(s, seat, int16(target-placeMove))
	case verbDeliverN:
		return deliverNativeRefusal(s, seat, int16(target-placeMove))
	case verbEmigrate:
		return s.emigrateRefusal(seat)
	case verbBattle:
		switch kind, n := familyOf(target); {
		case kind == placeFamily:
			return s.attackColonyRefusal(seat, Place(n))
		case kind == siteFamily:
			return s.attackNativesRefusal(seat, Site(n))
		case target == verbVisita:
			return s.attackVisitaRefusal(seat)
		}
		return s.attackRebelsRefusal(seat)
	}
	for i := range turnVerbs {
		if v := &turnVerbs[i]; v.verb == verb && v.targets != nil {
			return v.targets.refuse(s, seat, int16(target-v.targets.first))
		}
	}
	var list [len(turnVerbs) + 1]rules.Option
	for _, o := range verbOptions(s, nil, seat, list[:0]) {
		if o.Move == verb {
			return o.Rule
		}
	}
	panic("hispanica: Refusal: no such verb")
}

// Bribe is what a SMUGGLER of a seat pays for the chest of a Colony.
func (s *State) Bribe(seat rules.Seat, p Place) int { return int(s.bribe(seat, p)) }

// TargetStrength is with what a target of a landing at Turn.Landing defends
// itself, without support.
func (p *Position) TargetStrength(attacker rules.Seat, target rules.Move) int {
	return int(p.targetStrength(attacker, target))
}

// TargetOwner is the owner of what is attacked, Turn.Target; Rebels and Natives
// have none.
func (p *Position) TargetOwner() Nation { return p.targetOwner() }

// Passive reports whether Spain takes part without a seat.
func (p *Position) Passive() bool { return p.passive() }

// Limit is how many cards a seat may hold.
func (p *Position) Limit(seat rules.Seat) int { return p.limit(seat) }

// Icons is the number of icons of a branch in a seat's tableau.
func (p *Position) Icons(seat rules.Seat, b Branch) int { return int(p.icons(seat, b)) }

// Missing is by how much a seat falls short of the number of the victory of a
// branch: Tribute, Freed, own zones of the President, rebel zones of the
// Liberator. At 0 or below it is reached.
func (p *Position) Missing(seat rules.Seat, b Branch) int {
	player := &p.Players[seat]
	switch b {
	case Royal:
		return winTribute - int(player.Tribute)
	case Abolition:
		return winFreed - int(player.Freed)
	case Federal:
		return p.goal(seat, winFedZones, winFedSpain) - p.rebelZones(player.Nation, Citizen)
	}
	return winSepRebels - p.RebelZones()
}
