package discovery

import "flota/rules"

// The events of the game. Behind each: what its arguments are.
const (
	_                     rules.EventKind = iota
	TurnBegins                            // turn, Age
	PhaseBegins                           // phase
	OrderDrawn                            // place, cash
	TileShown                             // tile
	GoodShown                             // good
	PiecePlaced                           // kind, box, space
	InitiativePaid                        // dollars
	PieceLanded                           // kind, region
	MerchantPaid                          // dollars
	MissionaryBrought                     // colonists, region
	RegionGoodTaken                       // good, region
	GoodTaken                             // good
	GoodDrawn                             // good
	NoGoodLeft                            //
	ShipWon                               // strength
	NoShip                                //
	TileBought                            // tile, price
	NothingBought                         //
	TileTooDear                           // price
	NoTileLeft                            //
	TilePaid                              // dollars, tile
	PieceGained                           // kind, tile
	PieceReplaced                         // kind owed, tile
	PieceForgone                          // kind owed, tile
	ShipGained                            //
	NothingLeftToDiscover                 //
	NoColonistLeft                        //
	ColonistSettled                       // region
	UprisingBegins                        // region, victim
	PiecesLost                            // region, settlers, soldiers
	NoExpedition                          //
	ExpeditionSent                        // strength, region
	VoyageSent                            // strength
	PiecesSent                            // kind, count
	ExpeditionFails                       // region, natives, strength
	VoyageFails                           // card, natives, strength
	RegionDiscovered                      // region, natives, dollars, points
	CardWon                               // card, natives, dollars, points
	SpecialistTrained                     // kind, dollars
	NoTraining                            //
	NoConflict                            //
	BattleJoined                          // defender, region
	WarDeclared                           // defender, dollars
	TradePaid                             // dollars
	ExplorerGained                        // kind
	PrivateersPaid                        // other, dollars
	RegionScored                          // region, points
	AgeEnds                               // Age
	ShipArrives                           //
	WorkersTaken                          // count
	OrderSet                              // place
	GameEnds                              // total, place

	eventCount
)
