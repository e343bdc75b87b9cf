package discovery

// The tables of the game, one row a line. Every row carries the mark of its
// source: S the seed, A rulebook-level, B secondary, C recollection, P this
// project's own invention (it can be replaced by editing the row).
//
// The order of the rows is in links: rows are never reordered.

// A mark is the source of a row.
type mark string

// A Kind is a kind of piece. The zero Kind is no piece.
type Kind int8

// The five kinds of piece.
const (
	NoKind Kind = iota
	Colonist
	Captain
	Merchant
	Missionary
	Soldier
)

// KindCount is the number of kinds with NoKind, for arrays by Kind.
const KindCount = 6

var kinds = [KindCount]struct {
	id       string
	figures  int8 // of a colour
	strength int8 // in Merchant Shipping
	explorer int8 // strength of an expedition
	mark     mark
}{
	{},
	{"colonist", 30, 1, 1, "A"},
	{"captain", 5, 2, 2, "S"},
	{"merchant", 5, 2, 1, "A"},
	{"missionary", 10, 1, 1, "A"},
	{"soldier", 10, 1, 1, "A"},
}

// A Good is a type of trade good.
type Good int8

// The eleven types of trade goods.
const (
	Gold Good = iota
	Silver
	Cattle
	Cocoa
	Fish
	Sugar
	Fur
	Coffee
	Tobacco
	Rice
	Indigo

	GoodCount = 11
)

var goods = [GoodCount]struct {
	id    string
	tiles int8 // of this type
	mark  mark
}{
	{"gold", 5, "A"},
	{"silver", 6, "A"},
	{"cattle", 3, "A"},
	{"cocoa", 3, "A"},
	{"fish", 3, "A"},
	{"sugar", 6, "A"},
	{"fur", 4, "A"},
	{"coffee", 4, "A"},
	{"tobacco", 5, "A"},
	{"rice", 3, "A"},
	{"indigo", 4, "A"},
}

// goodTiles is the number of trade goods of all types.
const goodTiles = 46

// A Region is a part of the map. Wherever regions are gone through one by one
// it is in this order.
type Region int8

// The nine regions.
const (
	Canada Region = iota
	NewEngland
	Virginia
	Carolina
	Caribbean
	Mexico
	NewGranada
	Peru
	Brazil

	RegionCount = 9
)

// NoRegion is no region.
const NoRegion Region = -1

var regions = [RegionCount]struct {
	id         string
	good       Good
	discovered bool // from the start
	name, mark mark
}{
	{"CAN", Fur, false, "C", "P"},
	{"NEN", Fish, false, "C", "P"},
	{"VIR", Tobacco, false, "C", "P"},
	{"CAR", Indigo, false, "C", "P"},
	{"CRB", Sugar, true, "A", "P"},
	{"MEX", Gold, false, "C", "P"},
	{"NGR", Cocoa, false, "C", "P"},
	{"PER", Silver, false, "A", "A"},
	{"BRA", Coffee, false, "C", "P"},
}

// A Box is a place where pieces can be put. The dock's two special spaces and
// the five specialist slots are chosen like boxes of their own.
type Box int8

// The fourteen boxes.
const (
	Initiative Box = iota
	Dock
	DockX
	DockY
	TradeGoods
	Shipping
	Buildings
	Discovery
	SlotCaptain
	SlotMerchant
	SlotMissionary
	SlotSoldier
	SlotTraining
	Warfare

	BoxCount = 14
)

// unlimited is the room of a box that is never full.
const unlimited = 127

var boxes = [BoxCount]struct {
	id     string
	spaces int8 // the dock has 2n-1 of its own
	mark   mark
}{
	{"initiative", 6, "B"},
	{"dock", 9, "S"},
	{"dock-x", 1, "S"},
	{"dock-y", 1, "S"},
	{"goods", 4, "B"},
	{"shipping", unlimited, "A"},
	{"buildings", 5, "P"},
	{"discovery", unlimited, "S"},
	{"slot-captain", 1, "A"},
	{"slot-merchant", 1, "A"},
	{"slot-missionary", 1, "A"},
	{"slot-soldier", 1, "A"},
	{"slot-training", 1, "A"},
	{"warfare", 5, "P"},
}

// slots has the specialist of each slot, in the order of resolution [P].
var slots = [...]Kind{Captain, Merchant, Missionary, Soldier}

// A Counter is a discovery counter, from 0.
type Counter int8

// CounterCount is the number of discovery counters.
const CounterCount = 16

// A find is what a discovery counter or card shows.
type find struct {
	id      string
	natives int8
	reward  int16 // dollars
	bounty  int16 // dollars for each soldier sent
	vp      int8
	mark    mark
}

// There are 16 counters and one shows 4 natives [A, B]; the values are [P].
var counters = [CounterCount]find{
	{"D01", 2, 2, 1, 1, "P"},
	{"D02", 2, 3, 1, 1, "P"},
	{"D03", 2, 4, 1, 1, "P"},
	{"D04", 3, 2, 1, 2, "P"},
	{"D05", 3, 4, 2, 2, "P"},
	{"D06", 3, 4, 1, 2, "P"},
	{"D07", 3, 5, 1, 2, "P"},
	{"D08", 3, 6, 2, 1, "P"},
	{"D09", 4, 3, 2, 3, "P"},
	{"D10", 4, 4, 2, 3, "P"},
	{"D11", 4, 5, 2, 3, "P"},
	{"D12", 4, 6, 1, 3, "P"},
	{"D13", 4, 8, 2, 2, "P"},
	{"D14", 5, 5, 3, 4, "P"},
	{"D15", 5, 8, 3, 4, "P"},
	{"D16", 5, 10, 4, 4, "P"},
}

// A Card is a discovery card, from 0.
type Card int8

// CardCount is the number of discovery cards.
const CardCount = 16

// There are 16 cards; Mississippi and China are names of theirs [A]; the other
// names and all values are [P].
var cards = [CardCount]find{
	{"mississippi", 3, 3, 1, 3, "P"},
	{"great-lakes", 3, 4, 1, 3, "P"},
	{"california", 3, 5, 2, 3, "P"},
	{"cape-of-good-hope", 3, 4, 1, 3, "P"},
	{"amazon", 4, 4, 2, 4, "P"},
	{"northwest-passage", 4, 2, 0, 5, "P"},
	{"patagonia", 4, 2, 1, 4, "P"},
	{"pacific-islands", 4, 3, 1, 4, "P"},
	{"philippines", 4, 6, 2, 4, "P"},
	{"australia", 4, 2, 1, 5, "P"},
	{"congo", 5, 6, 3, 4, "P"},
	{"great-plains", 5, 4, 2, 4, "P"},
	{"spice-islands", 5, 12, 2, 4, "P"},
	{"india", 5, 10, 2, 5, "P"},
	{"japan", 6, 8, 2, 6, "P"},
	{"china", 6, 10, 3, 6, "P"},
}

// ships is the number of merchant ships that can be won [A]; the turn marker
// and the dock's blocker are two more and are not counted.
const ships = 8

// Sizes of what lies face up, of a hand's refill and of the game [S, A].
const (
	offerSize = 4
	rowSize   = 5
	workers   = 5
	startCash = 10
	lastTurn  = 8
)

// prices by Age, from 1 [A, B].
var prices = [4]int16{0, 10, 14, 20}

// Prices of training [B] and war [S], the merchant's pay [A].
const (
	trainingPrice = 5
	warPrice      = 10
	merchantPay   = 5
)

// ageOf is the Age of a turn: turns 1 to 3, 4 to 6, 7 and 8 [A].
func ageOf(turn int8) int8 { return (turn-1)/3 + 1 }

// dockSpaces is the number of numbered spaces of the dock that are in use [S].
func dockSpaces(seats int) int { return 2*seats - 1 }
