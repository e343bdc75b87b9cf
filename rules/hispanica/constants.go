package hispanica

// The numbers of the game (section 2.1). They are all this project's own,
// except the ships of a fleet (a session report).
const (
	doveStart = 8  // the round after which a game ends, unless card 63 moves it
	doveMax   = 10 // the last round that there can be

	handLimit     = 3 // cards, one more with card 51
	turnActions   = 3
	maxClaims     = 3 // of one participant on the map
	citizenRoom   = 2 // of a Cathedral
	nativeRoom    = 2 // of a Visita
	rebelSupply   = 20
	colonySupply  = 8
	spainSupply   = 14
	outpostsEach  = 2 // of each land zone in the deck
	firstOutposts = 2 // drawn by each participant but Spain

	startCash      = 8
	startCashDutch = 10
	startCashSpain = 4

	salePrice     = 1 // of a Market card
	hirePrice     = 1
	baseIncome    = 2
	slaveIncome   = 2 // of a Colony worked by a Slave
	citizenIncome = 1

	scoutDraws      = 2 // Outposts, of which one is kept
	tradePay        = 1
	foundPrice      = 2
	foundCheap      = 1 // with a card for it, as the next two
	fortCheap       = 1 // also a Galley
	cathedralCheap  = 2
	emancipateCheap = 1
	fortPrice       = 2
	galleyPrice     = 2
	visitaPrice     = 2
	cathedralPrice  = 3
	claimPrice      = 1
	emancipatePrice = 2
	fomentPrice     = 1 // with an own Colony there
	fomentAbroad    = 2
	pacifyPrice     = 2
	denouncePrice   = 3
	charterPrice    = 3
	ownBribe        = 1 // of a SMUGGLER at an own Colony

	alcabalaZones = 4 // of card 52
	edictChoices  = 2 // of cards 58, 60 and 61

	winTribute    = 6
	winFreed      = 12
	winSlavesLeft = 3
	winFedZones   = 4
	winFedSpain   = 6
	winSepRebels  = 6
	winSepOwn     = 2
	winSepSpain   = 5
	winTitles     = 4
	winInfamy     = 8

	shipMargin = 2 // a battle lost by this much costs a ship

	titleInfamy = 4 // T1
	titlePlate  = 2 // T4: chests of silver or gold
	titleOwners = 3 // T6 among 4 or 5
	titleFew    = 2 // T6 among 2 or 3
)

// MaxShips is the number of ships of a full fleet.
const MaxShips = 3

// MaxSeats is the number of nations.
const MaxSeats = 5
