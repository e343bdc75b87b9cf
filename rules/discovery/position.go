package discovery

import (
	"flota/rules"
	"flota/rules/flow"
)

// A Position is all that is on the table and where in the rulebook the match
// stands. It is a plain value: copy with =, compare with ==. Others read it;
// only the rules write it.
type Position struct {
	Stack flow.Stack

	Seats int8
	Sets  SetsRule
	West  WestRule

	Turn   int8                 // 1 to 8, 0 during set-up
	Order  [MaxSeats]rules.Seat // first to last; during set-up as far as it is drawn
	Placed int8                 // how many places of Order are drawn

	Players [MaxSeats]Player
	Regions [RegionCount]RegionState

	Initiative [6]Piece
	// Dock has the numbered spaces, then X and Y.
	Dock       [11]Piece
	TradeGoods [4]Piece
	Buildings  [5]Piece
	Warfare    [5]Piece
	// Slots are the captain's, merchant's, missionary's and soldier's, and
	// training.
	Slots [5]Piece

	Pool  [GoodCount]int8 // face down
	Offer [GoodCount]int8 // face up at the Trade Goods box

	ShipInBox  bool
	ShipsStock int8

	Tiles    [TileCount]Holder
	Counters [CounterCount]Holder
	Cards    [CardCount]Holder

	// Kills has what was chosen in the conflict in progress: by region, how
	// many soldiers are among the losses of the defender and of the attacker.
	Kills [RegionCount][2]int8
}

// MaxSeats is the number of colours.
const MaxSeats = 5

// A Player is what one seat owns beside its pieces in boxes and regions.
type Player struct {
	Cash int16
	// Supply and Hand count pieces by Kind. The supply of colonists is below
	// zero when figures had to stand in for colonists (section 1.4).
	Supply [KindCount]int8
	Hand   [KindCount]int8
	// Shipping and Discovery are the pieces in the boxes without spaces.
	Shipping  [KindCount]int8
	Discovery [KindCount]int8
	Goods     [GoodCount]int8
	Ships     int8
	// Scored has the points from regions of the scorings after turns 3, 6
	// and 8.
	Scored [3]int16
	// Trade is the latest income from trade goods and ships, TradeVP the
	// points for that of turn 8.
	Trade   int16
	TradeVP int16
}

// A RegionState is what lies in a region.
type RegionState struct {
	Discovered bool
	Good       bool // still there; which one is in the table
	Settlers   [MaxSeats]int8
	Soldiers   [MaxSeats]int8
}

// A Piece stands on a space of a box. The zero Piece is none.
type Piece struct {
	Kind Kind
	Seat rules.Seat
}

// A Holder says where a tile, counter or card is. Seats hold from 0.
type Holder int8

// Places that are no seat.
const (
	// Hidden: a tile in the stack of its Age; a counter that nobody has seen;
	// a card in the deck.
	Hidden Holder = iota - 3
	// Shown: a tile that is face up.
	Shown
	// Gone: a tile discarded unsold.
	Gone

	// KnownAt, with a Region added: a counter that lies there and that all
	// have seen in an expedition that failed.
	KnownAt Holder = 16
)

// A SetsRule says what pays $1.
type SetsRule uint8

// Values of the setting "sets".
const (
	ThreeDifferent SetsRule = iota
	AnyThree
)

// A WestRule says how the West Indies Company gets its good.
type WestRule uint8

// Values of the setting "west-indies".
const (
	WestChoose WestRule = iota
	WestRandom
)

// A position holds no pointer, map, slice or func: it can be compared.
var _ = Position{} == Position{}

// Count is the number of pieces of a seat in a region.
func (r *RegionState) Count(seat rules.Seat) int8 {
	return r.Settlers[seat] + r.Soldiers[seat]
}

// Owns reports whether a seat has bought a tile.
func (p *Position) Owns(seat rules.Seat, t Tile) bool { return p.Tiles[t] == Holder(seat) }

// Age is the Age of the turn, 1 to 3.
func (p *Position) Age() int8 { return ageOf(max(p.Turn, 1)) }

// KnownCounter is the counter that all have seen in a region that is not
// discovered.
func (p *Position) KnownCounter(r Region) (Counter, bool) {
	for c, holder := range p.Counters {
		if holder == KnownAt+Holder(r) {
			return Counter(c), true
		}
	}
	return 0, false
}

// undiscovered counts the regions that are not discovered.
func (p *Position) undiscovered() int {
	n := 0
	for r := range p.Regions {
		if !p.Regions[r].Discovered {
			n++
		}
	}
	return n
}

// inOrder are the seats in turn order.
func (p *Position) inOrder() []rules.Seat { return p.Order[:p.Seats] }

// A State is a running match of the game.
type State struct {
	Position
	flow   flow.Flow
	events []rules.Event
}
