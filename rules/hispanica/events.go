package hispanica

import "flota/rules"

// The events of the game. Behind each: what its arguments are. Where the
// passive Spain may act, the seat is Nobody and an argument has the nation.
const (
	_                 rules.EventKind = iota
	RoundBegins                       // round, year
	NationDealt                       // nation
	NationPicked                      // nation
	CardShown                         // card
	OutpostDrawn                      // zone
	OrderSet                          // place
	YearBegins                        // phase
	CitizenTaught                     // zone
	NativeMoves                       // site, zone
	CitizenComes                      // zone
	CitizenHired                      // nation, place, zone, dollars
	NativeKidnapped                   // nation, place, site
	ConvertKidnapped                  // nation, place, zone, nation of the Visita
	ColonyDies                        // place, nation
	GalleyGone                        // zone, nation
	ChestPlaced                       // place, good
	SlavesDie                         // zone, count
	RebelRises                        // zone
	IncomePaid                        // nation, dollars
	InquisitionMoves                  // zone
	AuctionBegins                     // card
	BuriedAuction                     //
	BidShown                          // dollars
	AuctionWon                        // dollars, to the Pool
	AuctionPaid                       // dollars, to seat
	CardTaken                         // card
	DeckRunsOut                       //
	CardSold                          // card, dollars
	CardTossed                        // card
	OutpostShed                       // zone
	TurnEnds                          //
	CardPlayed                        // card
	ShipJoins                         // ship, sea
	FleetForms                        // ship, legality
	ShipReplaced                      // ship
	FlagshipAppointed                 // ship, legality
	OutpostKept                       // zone
	ColonyFounded                     // place, dollars
	FortBuilt                         // place, dollars
	GalleyBuilt                       // zone, dollars
	VisitaBuilt                       // zone, dollars
	CathedralBuilt                    // zone, dollars
	ClaimPlaced                       // zone, dollars
	ClaimMoved                        // from, to, dollars
	PawnMoves                         // space, dollars
	PawnDisplaced                     // space
	SlaveEmancipated                  // place, dollars
	RebelFomented                     // zone, dollars
	RebelPacified                     // zone, dollars
	PawnDenounced                     // seat, space
	BarkChartered                     // dollars
	TradeDone                         // dollars
	OrdersDropped                     //
	ChestLost                         // place, good
	NativeDies                        // site
	FleetStruck                       // chests, meeples
	SlaveFreedByLaw                   // place, nation
	SlaveBrought                      // place
	Pardoned                          // tribute, infamy
	FortGranted                       // place
	DoveMoves                         // round
	ShipLost                          // ship
	MeepleOverboard                   // kind of meeple
	ChestOverboard                    // good
	TurnAtSea                         // points
	FleetMoves                        // sea, points left
	FleetLands                        // zone, points left
	FleetAttacks                      // seat, sea
	FleetIntercepts                   // seat, sea
	ChestsUnloaded                    // chests, legality, dollars
	TributePaid                       // count
	InfamyGrows                       // count
	MeeplesAshore                     // count
	MeepleDelivered                   // kind of meeple, place
	CitizenEmigrates                  // zone
	ChestLoaded                       // place, good
	ChestBought                       // place, good, dollars, nation
	ChestBribed                       // place, good, dollars
	ColonyAttacked                    // place, nation
	VisitaAttacked                    // zone, nation
	RebelsAttacked                    // zone
	NativesAttacked                   // site
	SupportGiven                      // nation, side (verb), discs
	BattleWon                         // Strength of the fleet, of the target
	BattleLost                        // Strength of the fleet, of the target
	SlaveFreed                        // place, Freed
	SlaveLeft                         // place
	FreedToCathedral                  // zone
	FreedLeaves                       //
	ColonySacked                      // place, nation
	ChestSeized                       // place, good
	FortRazed                         // place
	ColonyCaptured                    // place, nation before
	ColonyLeft                        // place, nation
	VisitaRazed                       // zone, nation
	RebelsBeaten                      // zone, count
	BountyPaid                        // dollars
	NativeTaken                       // site
	SeaBattleWon                      // Strength, Strength of the loser, loser
	ChestCaptured                     // good, loser
	HoldCleared                       // chests, meeples
	FleetRetreats                     //
	TitleEarned                       // title
	OrderGivenTo                      // seat, order
	VictoryWon                        // victory
	GameEnds                          // prestige, place

	eventCount
)

func (s *State) tell(kind rules.EventKind, seat rules.Seat, args ...int16) {
	e := rules.Event{Kind: kind, Seat: seat}
	copy(e.Args[:], args)
	s.events = append(s.events, e)
}
