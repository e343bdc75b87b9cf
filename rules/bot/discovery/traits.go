package discovery

import (
	"flota/rules/bot"
	"flota/rules/discovery"
)

// What draws a player to an option is a sum: so much for each of its traits.
// inclined has how much. The traits of an option are what kind of option it is, by
// the turn, and what the rules of thumb of this package say it is worth, in points.

const turns = 8

// Traits of options, in the order of the table: each begins a block.
const (
	boxInTurn    = 0                                     // + box, turn
	boxOfSeats   = boxInTurn + discovery.BoxCount*turns  // + box, seats
	boxWorth     = boxOfSeats + discovery.BoxCount*seats // + box: points
	boxOwn       = boxWorth + discovery.BoxCount         // + box: own pieces there
	boxAll       = boxOwn + discovery.BoxCount           // + box: pieces there
	boxHand      = boxAll + discovery.BoxCount           // + box: pieces still in hand
	boxSpecial   = boxHand + discovery.BoxCount          // + box: the hand has who is at use there
	pieceUse     = boxSpecial + discovery.BoxCount       // + use, kind
	pieceLast    = pieceUse + uses*kinds                 // + use, kind, in the last turn
	pieceMany    = pieceLast + uses*kinds                // + kind: how many more of it are in hand
	pieceDock    = pieceMany + kinds                     // + kind: the best landing of a second piece, in points
	landWorth    = pieceDock + kinds                     // points; with a soldier
	landOwn      = landWorth + 2                         // + own pieces then
	landLead     = landOwn + mostHeld                    // + lead then
	landGood     = landLead + leads                      // brings the good; one piece from it
	landSoon     = landGood + 2                          // points, when regions score this turn
	landWar      = landSoon + 1                          // soldiers of others, for a soldier
	takeWorth    = landWar + 1                           // points
	takeNow      = takeWorth + 1                         // dollars of income more
	takeCount    = takeNow + 1                           // + own tiles of the good then, up to 4
	takeOffer    = takeCount + 4                         // tiles of the good on offer
	buyTile      = takeOffer + 1                         // + tile
	buyWorth     = buyTile + discovery.TileCount         // + Age: points
	buyPass      = buyWorth + ages                       // + Age
	buyKeep      = buyPass + ages                        // passing: dollars in tens
	sendPass     = buyKeep + 1                           // 1; likelihood of success with all; last turn
	sendPart     = sendPass + 3                          // left behind of the kind; likelihood of success as far as sent
	sendAll      = sendPart + 2                          // all of the kind go; they must
	aimPass      = sendAll + 2                           // 1
	aimUnknown   = aimPass + 1                           // 1; likelihood of success
	aimKnown     = aimUnknown + 2                        // strong enough; points; dollars; too weak
	aimRegion    = aimKnown + 4                          // + region
	trainKind    = aimRegion + discovery.RegionCount     // + kind
	trainPass    = trainKind + kinds                     // 1; turn; dollars in tens
	fightPass    = trainPass + 3                         // 1
	fightWar     = fightPass + 1                         // 1; points
	fightWorth   = fightWar + 2                          // points
	killSoldiers = fightWorth + 1                        // how many
	loseSoldiers = killSoldiers + 1                      // how many
	traitCount   = loseSoldiers + 1
)

const (
	seats = 4 // numbers of seats
	uses  = 4
	kinds = 5
	ages  = 3
)

// traits adds up what draws to an option or, to learn from it, keeps its traits.
type traits struct {
	sum  float32
	keep bool
	kept []bot.Trait
}

func (t *traits) add(trait int, strength float32) {
	if t.keep {
		t.kept = append(t.kept, bot.Trait{Index: trait, Strength: strength})
		return
	}
	t.sum += float32(inclined[trait]) * strength
}

// when adds a trait if the condition holds.
func (t *traits) when(condition bool, trait int) {
	if condition {
		t.add(trait, 1)
	}
}

// Inclined is what each trait draws, in hundredths.
func (*Knowledge) Inclined() []int16 { return inclined[:] }
