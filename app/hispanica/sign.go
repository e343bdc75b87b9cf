package hispanica

import (
	"flota/app/table"
	"flota/rules"
	"flota/rules/hispanica"
)

// Sign says of what kind an event is.
func Sign(e rules.Event) table.Sign {
	switch e.Kind {
	case hispanica.NationDealt, hispanica.CardShown, hispanica.OutpostDrawn:
		return table.Chance
	case hispanica.NationPicked, hispanica.OrderSet, hispanica.TurnEnds:
		return table.Order
	case hispanica.CitizenTaught, hispanica.NativeMoves, hispanica.CitizenComes, hispanica.CitizenHired,
		hispanica.NativeKidnapped, hispanica.ConvertKidnapped, hispanica.SlavesDie, hispanica.NativeDies,
		hispanica.SlaveEmancipated, hispanica.SlaveFreedByLaw, hispanica.SlaveBrought, hispanica.MeeplesAshore,
		hispanica.MeepleDelivered, hispanica.CitizenEmigrates, hispanica.MeepleOverboard, hispanica.SlaveFreed,
		hispanica.SlaveLeft, hispanica.FreedToCathedral, hispanica.FreedLeaves, hispanica.NativeTaken,
		hispanica.ColonyDies, hispanica.GalleyGone:
		return table.Piece
	case hispanica.ColonyFounded, hispanica.FortBuilt, hispanica.GalleyBuilt, hispanica.VisitaBuilt,
		hispanica.CathedralBuilt, hispanica.FortGranted, hispanica.ClaimPlaced, hispanica.ClaimMoved:
		return table.Build
	case hispanica.IncomePaid, hispanica.AuctionBegins, hispanica.BuriedAuction, hispanica.BidShown,
		hispanica.AuctionWon, hispanica.AuctionPaid, hispanica.CardSold, hispanica.TradeDone, hispanica.BountyPaid:
		return table.Money
	case hispanica.ChestPlaced, hispanica.ChestLost, hispanica.ChestOverboard, hispanica.ChestsUnloaded,
		hispanica.ChestLoaded, hispanica.ChestBought, hispanica.ChestBribed, hispanica.ChestSeized,
		hispanica.ChestCaptured, hispanica.HoldCleared, hispanica.CardTaken, hispanica.OutpostKept:
		return table.Goods
	case hispanica.ShipJoins, hispanica.FleetForms, hispanica.ShipReplaced, hispanica.FlagshipAppointed,
		hispanica.BarkChartered, hispanica.TurnAtSea, hispanica.FleetMoves, hispanica.FleetLands,
		hispanica.FleetRetreats, hispanica.ShipLost, hispanica.FleetStruck:
		return table.Voyage
	case hispanica.FleetAttacks, hispanica.FleetIntercepts, hispanica.ColonyAttacked, hispanica.VisitaAttacked,
		hispanica.RebelsAttacked, hispanica.NativesAttacked, hispanica.SupportGiven, hispanica.BattleWon,
		hispanica.BattleLost, hispanica.ColonySacked, hispanica.FortRazed, hispanica.ColonyCaptured,
		hispanica.ColonyLeft, hispanica.VisitaRazed, hispanica.RebelsBeaten, hispanica.SeaBattleWon,
		hispanica.RebelRises, hispanica.RebelFomented, hispanica.RebelPacified:
		return table.Battle
	case hispanica.CardPlayed, hispanica.InquisitionMoves, hispanica.PawnMoves, hispanica.PawnDisplaced,
		hispanica.PawnDenounced, hispanica.OrdersDropped, hispanica.Pardoned, hispanica.DoveMoves,
		hispanica.OrderGivenTo:
		return table.Power
	case hispanica.TributePaid, hispanica.InfamyGrows, hispanica.TitleEarned, hispanica.VictoryWon, hispanica.GameEnds:
		return table.Points
	}
	return table.Plain
}
