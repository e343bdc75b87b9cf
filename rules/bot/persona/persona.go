// Package persona has computer players for Pax Hispanica: five characters that
// each pursue one of the victories, by fixed rules of thumb (section 2.13 of
// the specification of the game).
//
// They are deterministic: the same position and seat give the same answer. All
// of a plan is made anew from the position at each of its questions. Of equals
// the first is taken, in the order of players, zones, places or cards. Only
// bids can be shifted at random, so that matches differ.
//
// # Choices made here
//
// Where section 2.13 leaves something open:
//
//   - A card that is not in hand counts as if it were when ships are counted
//     (2.18.10).
//   - The gain of a zone is the sum of what a landing there would bring, thing
//     by thing as far as the hold goes, and of the best battle.
//   - Plundering a Colony without a chest gains the 2 all the same; a chest for
//     which there is no room counts nothing.
//   - Capturing gains 3 only while a Colony disc is left.
//   - Kidnappable Natives are those of a Tribe site or a Visita from which a
//     Colony in the zone could take one now.
//   - Half the Sail of a flagship is not rounded.
//   - APPOINT is the first thing in a turn as long as no action is spent.
//   - Of several ships in hand, the one of the highest value is played first.
//   - Of verbs with equal gain in a landing the first on the list is taken:
//     LOAD, DELIVER_C, DELIVER_N, EMIGRATE.
//   - Who leads in Prestige has place 1 by the tie-break of the final scoring.
//   - In the last round a fleet with a chest sails home as soon as it can reach
//     Europe.
//   - Nations are picked, and all else that section 2.13 says nothing of is
//     answered, by the first legal noun.
package persona

import (
	"flota/rules"
	"flota/rules/hispanica"
)

// A Kind is a persona. It belongs to the bot, not to the position.
type Kind uint8

// The personas.
const (
	None         Kind = iota // somebody of whom nothing is known, a person
	Royalist                 // seeks the King's favour; with Spain it is the Sun King
	Federalist               // one superpower of the New World
	Separatist               // independent small states
	Abolitionist             // a state of the freed
	Pirate                   // titles and infamy

	KindCount = 6
)

// kinds has the traits of the personas: the branch of their victory, the
// legalities they look for on ships, the first first, and those they favour
// for their flagship.
var kinds = [KindCount]struct {
	id         string
	branch     hispanica.Branch // Youth: none
	wanted     [4]hispanica.Legality
	favourites [2]hispanica.Legality
}{
	Royalist: {"roy", hispanica.Royal,
		[4]hispanica.Legality{hispanica.Privateer, hispanica.Conquistador, hispanica.Smuggler, hispanica.Plunder},
		[2]hispanica.Legality{hispanica.Conquistador, hispanica.Privateer}},
	Federalist: {"fed", hispanica.Federal,
		[4]hispanica.Legality{hispanica.Smuggler, hispanica.Conquistador, hispanica.Privateer, hispanica.Plunder},
		[2]hispanica.Legality{hispanica.Smuggler, hispanica.Conquistador}},
	Separatist: {"sep", hispanica.Separate,
		[4]hispanica.Legality{hispanica.Smuggler, hispanica.Privateer, hispanica.Conquistador, hispanica.Plunder},
		[2]hispanica.Legality{hispanica.Smuggler, hispanica.Privateer}},
	Abolitionist: {"abo", hispanica.Abolition,
		[4]hispanica.Legality{hispanica.Privateer, hispanica.Plunder, hispanica.Smuggler, hispanica.Conquistador},
		[2]hispanica.Legality{hispanica.Plunder, hispanica.Privateer}},
	Pirate: {"pir", hispanica.Youth,
		[4]hispanica.Legality{hispanica.Plunder, hispanica.Smuggler, hispanica.Privateer, hispanica.Conquistador},
		[2]hispanica.Legality{hispanica.Plunder, hispanica.NoLegality}},
}

// wantedBySpain is what a Royalist that plays Spain looks for.
var wantedBySpain = [4]hispanica.Legality{hispanica.Conquistador, hispanica.Privateer, hispanica.Smuggler, hispanica.Plunder}

// Find gives the persona with an id: roy, fed, sep, abo or pir. Any other id
// gives None.
func Find(id string) Kind {
	for k := Royalist; k < KindCount; k++ {
		if kinds[k].id == id {
			return k
		}
	}
	return None
}

// String is the id of a persona, "" of None.
func (k Kind) String() string { return kinds[k].id }

// A Player answers for the seats that have a persona.
type Player struct {
	// Kinds has the persona of each seat. Those of other bots are needed to
	// guess what they will do.
	Kinds [hispanica.MaxSeats]Kind
	// Draw gives random numbers, by which bids are shifted by -1, 0 or 1. Nil:
	// they are not.
	Draw func() uint64

	mind mind // used again for each answer
}

// Answer answers for a seat with a persona. The state must be one of
// Pax Hispanica.
func (p *Player) Answer(s rules.State, seat rules.Seat, options []rules.Option) rules.Move {
	m := p.think(s, seat, options)
	if move := m.answer(questions[s.Decision().Question]); m.legal(move) {
		return move
	}
	return m.first()
}

// think begins to think about the answer of a seat. The mind is void when it thinks
// again.
func (p *Player) think(s rules.State, seat rules.Seat, options []rules.Option) *mind {
	m := &p.mind
	m.Position = s.(*hispanica.State).Position
	m.kinds, m.seat, m.kind = &p.Kinds, seat, p.Kinds[seat]
	m.draw, m.options = p.Draw, options
	m.me = &m.Players[seat]
	m.branch = kinds[m.kind].branch
	m.wanted = kinds[m.kind].wanted
	if m.kind == Royalist && m.me.Nation == hispanica.Spain {
		m.wanted = wantedBySpain
	}
	return m
}

var questions = hispanica.Game{}.Info().Questions

// A mind is one seat thinking about one answer.
type mind struct {
	hispanica.State // a copy of the position, to try things on
	kinds           *[hispanica.MaxSeats]Kind
	seat            rules.Seat
	kind            Kind
	branch          hispanica.Branch
	wanted          [4]hispanica.Legality
	me              *hispanica.Player // in the copy
	draw            func() uint64
	options         []rules.Option
}

// answer gives what section 2.13 says. It is illegal only where a Colony disc or
// the dove leaves no choice.
func (m *mind) answer(question string) rules.Move {
	if verb, ok := targetOf[question]; ok {
		if plan := m.plan(); plan.verb == verb {
			return plan.target
		}
		return m.first()
	}
	switch question {
	case "G1":
		return m.labour()
	case "A1":
		return m.mode()
	case "A2":
		return m.bid()
	case "P1":
		return m.plan().verb
	case "P3":
		return m.newLegality()
	case "P4", "X1":
		return m.shipToLose()
	case "P5", "H1", "H2":
		return m.shed()
	case "P7":
		return m.plan().legality.Move()
	case "P8":
		return m.keep()
	case "E52", "E54", "E56", "E57", "E58", "E60", "E61", "E63":
		return m.edict(question)
	case "F1":
		return m.sail()
	case "F2":
		return m.deed().verb
	case "F3", "F4", "F5":
		return m.deed().target
	case "B1":
		return m.battleCard()
	case "B2":
		return m.slave()
	case "B3":
		return hispanica.VerbCapture
	case "X2":
		return m.overboard()
	case "X3":
		return m.prize()
	case "O1":
		return m.ordered()
	case "O2":
		return m.order()
	}
	return m.first()
}

// targetOf has, by the question for a target, the verb of the play turn.
var targetOf = map[string]rules.Move{
	"P2":  hispanica.VerbPlay,
	"P6":  hispanica.VerbAppoint,
	"P9":  hispanica.VerbFound,
	"P10": hispanica.VerbFort,
	"P11": hispanica.VerbGalley,
	"P12": hispanica.VerbVisita,
	"P13": hispanica.VerbCathedral,
	"P14": hispanica.VerbClaim,
	"P16": hispanica.VerbPhilosophy,
	"P17": hispanica.VerbEmancipate,
	"P18": hispanica.VerbFoment,
	"P19": hispanica.VerbPacify,
	"P20": hispanica.VerbDenounce,
}

// legal reports whether an answer is a legal option of the question.
func (m *mind) legal(move rules.Move) bool {
	for _, o := range m.options {
		if o.Move == move {
			return o.Rule == 0
		}
	}
	return false
}

// first is the first legal option.
func (m *mind) first() rules.Move {
	for _, o := range m.options {
		if o.Rule == 0 {
			return o.Move
		}
	}
	panic("persona: nothing is legal")
}

// inOrder are the seats in player order.
func (m *mind) inOrder() []rules.Seat { return m.Order[:m.Seats] }

// holds reports whether a Market card is in the own hand.
func (m *mind) holds(c hispanica.Card) bool {
	return m.Cards[c] == hispanica.CardState{Where: hispanica.InHand, Seat: m.seat}
}

// colonies counts the own Colonies for which a condition holds.
func (m *mind) colonies(condition func(*hispanica.Colony) bool) int {
	n := 0
	for p := range m.Colonies {
		if c := &m.Colonies[p]; c.Owner == m.me.Nation && condition(c) {
			n++
		}
	}
	return n
}

func ofAnyLabour(*hispanica.Colony) bool { return true }

func empty(c *hispanica.Colony) bool { return c.Labour == hispanica.NoLabour }
