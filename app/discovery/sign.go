package discovery

import (
	"flota/app/table"
	"flota/rules"
	"flota/rules/discovery"
)

// Sign says of what kind an event is.
func Sign(e rules.Event) table.Sign {
	switch e.Kind {
	case discovery.TileShown, discovery.GoodShown, discovery.GoodDrawn:
		return table.Chance
	case discovery.OrderDrawn, discovery.OrderSet:
		return table.Order
	case discovery.PiecePlaced, discovery.PieceLanded, discovery.MissionaryBrought, discovery.PieceGained,
		discovery.PieceReplaced, discovery.ColonistSettled, discovery.SpecialistTrained, discovery.ExplorerGained,
		discovery.WorkersTaken:
		return table.Piece
	case discovery.TileBought:
		return table.Build
	case discovery.InitiativePaid, discovery.MerchantPaid, discovery.TilePaid, discovery.TradePaid, discovery.PrivateersPaid:
		return table.Money
	case discovery.RegionGoodTaken, discovery.GoodTaken, discovery.ShipWon, discovery.ShipGained, discovery.ShipArrives:
		return table.Goods
	case discovery.ExpeditionSent, discovery.VoyageSent, discovery.PiecesSent, discovery.ExpeditionFails,
		discovery.VoyageFails, discovery.RegionDiscovered, discovery.CardWon:
		return table.Voyage
	case discovery.UprisingBegins, discovery.PiecesLost, discovery.BattleJoined, discovery.WarDeclared:
		return table.Battle
	case discovery.RegionScored, discovery.GameEnds:
		return table.Points
	}
	return table.Plain
}
