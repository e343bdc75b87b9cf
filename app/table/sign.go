package table

// A Sign is the shape that tells in the log at a glance of what kind an event
// is. It is the end of a class of the style sheet; the sentence says the same.
type Sign string

// The signs.
const (
	Plain  Sign = ""       // nothing came of it
	Chance Sign = "chance" // something is turned up or drawn
	Order  Sign = "order"  // who comes when
	Piece  Sign = "piece"  // pieces come, go or are placed
	Build  Sign = "build"  // something is built or founded
	Money  Sign = "money"  // dollars change hands
	Goods  Sign = "goods"  // goods, chests and ships are won or loaded
	Voyage Sign = "voyage" // expeditions and fleets
	Battle Sign = "battle" // battles and what they cost
	Power  Sign = "power"  // edicts, offices, orders and faith
	Points Sign = "points" // points and victories
)
