package discovery

// A Tile is a capital building.
type Tile int8

// The capital buildings, Age by Age.
const (
	Shipyard Tile = iota
	Monastery
	Barracks
	TradingHouse
	IndenturedServitude
	RoyalTreasury
	FallOfTheIncas
	NewWorldCartography
	Conquistadors
	ColonialPort
	MerchantFleet
	NativeGuides
	Cathedral
	RumFactory
	ColonialBank
	Privateers
	WestIndiesCompany
	NativeUprising
	Harbour
	Immigration
	RoyalArmy
	TradeFair
	Fortification
	JesuitMissions
	NavigationSchool
	FurCompany
	Glory
	Wealth
	Metropolis
	Navy
	StockExchange
	ExplorersSociety
	TradeMonopoly
	MilitaryAcademy
	MassEmigration
	University

	TileCount = 36
)

// A tile's effects are uniform where they can be: so much money or so many
// pieces, at once or each turn, victory points. What is left has a rule of its
// own in the file of its box.
type tile struct {
	id   string
	age  int8
	now  gain // on purchase
	each gain // in step D of each turn
	// own names the tile's special rule; empty if the columns say it all.
	own  string
	vp   int8 // printed
	mark string
}

// A gain is what a tile gives its owner.
type gain struct {
	cash  int16
	kind  Kind // so many pieces of a kind, to hand
	count int8
}

// tiles lists the capital buildings. The mark tells the source of the name and
// of the effect; printed points are [P] unless they are 0 for want of any.
var tiles = [TileCount]tile{
	Shipyard:            {"I-01", 1, gain{}, gain{0, Captain, 1}, "", 0, "A, Age C"},
	Monastery:           {"I-02", 1, gain{}, gain{0, Missionary, 1}, "", 0, "A"},
	Barracks:            {"I-03", 1, gain{}, gain{0, Soldier, 1}, "", 0, "B, Age C"},
	TradingHouse:        {"I-04", 1, gain{}, gain{0, Merchant, 1}, "", 0, "B, name P, Age C"},
	IndenturedServitude: {"I-05", 1, gain{}, gain{0, Colonist, 1}, "", 0, "A, name C"},
	RoyalTreasury:       {"I-06", 1, gain{}, gain{cash: 5}, "", 0, "B, name P"},
	FallOfTheIncas:      {"I-07", 1, gain{cash: 20}, gain{}, "", 0, "B"},
	NewWorldCartography: {"I-08", 1, gain{}, gain{}, "chart", 0, "A, effect joined from A and B"},
	Conquistadors:       {"I-09", 1, gain{}, gain{}, "a soldier to Discovery each turn", 0, "B, name C"},
	ColonialPort:        {"I-10", 1, gain{}, gain{}, "dock space X", 0, "S, name and Age P"},
	MerchantFleet:       {"I-11", 1, gain{}, gain{}, "a ship at once", 0, "P"},
	NativeGuides:        {"I-12", 1, gain{}, gain{}, "expeditions +1", 0, "P"},

	Cathedral:         {"II-01", 2, gain{}, gain{}, "missionaries bring one more", 0, "B"},
	RumFactory:        {"II-02", 2, gain{}, gain{}, "$3 for each sugar", 0, "B, rate inferred"},
	ColonialBank:      {"II-03", 2, gain{}, gain{cash: 10}, "", 0, "B, name P"},
	Privateers:        {"II-04", 2, gain{}, gain{}, "$1 for each ship from each opponent", 0, "B, amount P"},
	WestIndiesCompany: {"II-05", 2, gain{}, gain{}, "a good each turn", 0, "S, Age P"},
	NativeUprising:    {"II-06", 2, gain{}, gain{}, "uprising", 0, "P, name C"},
	Harbour:           {"II-07", 2, gain{}, gain{}, "dock space Y", 0, "S, name and Age P"},
	Immigration:       {"II-08", 2, gain{}, gain{}, "settle 3", 0, "P"},
	RoyalArmy:         {"II-09", 2, gain{0, Soldier, 3}, gain{}, "", 0, "P"},
	TradeFair:         {"II-10", 2, gain{}, gain{}, "fair", 0, "P"},
	Fortification:     {"II-11", 2, gain{}, gain{}, "one loss fewer in battle", 1, "P"},
	JesuitMissions:    {"II-12", 2, gain{}, gain{0, Missionary, 1}, "", 0, "P"},
	NavigationSchool:  {"II-13", 2, gain{}, gain{0, Captain, 1}, "", 0, "P"},
	FurCompany:        {"II-14", 2, gain{}, gain{}, "$3 for each fur", 0, "P"},

	Glory:            {"III-01", 3, gain{}, gain{}, "2 VP for each region", 0, "B"},
	Wealth:           {"III-02", 3, gain{}, gain{}, "1 VP for each $5", 0, "B, name C"},
	Metropolis:       {"III-03", 3, gain{}, gain{}, "2 VP for each building", 0, "B, name P"},
	Navy:             {"III-04", 3, gain{}, gain{}, "3 VP for each ship", 0, "B, amount P"},
	StockExchange:    {"III-05", 3, gain{}, gain{cash: 20}, "", 5, "B, numbers and name P"},
	ExplorersSociety: {"III-06", 3, gain{}, gain{}, "2 VP for each discovery", 0, "P"},
	TradeMonopoly:    {"III-07", 3, gain{}, gain{}, "1 VP for two goods", 0, "P"},
	MilitaryAcademy:  {"III-08", 3, gain{0, Soldier, 4}, gain{}, "", 4, "P"},
	MassEmigration:   {"III-09", 3, gain{}, gain{}, "settle 5", 0, "P"},
	University:       {"III-10", 3, gain{}, gain{}, "", 8, "P"},
}
