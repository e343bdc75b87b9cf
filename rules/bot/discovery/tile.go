package discovery

import (
	"flota/rules"
	"flota/rules/discovery"
)

// worth is what a tile is worth in points when it is bought: at once, and for each
// turn in which it still works.
var worth = [discovery.TileCount]struct{ now, each float32 }{
	discovery.Shipyard:            {0, 1.2},
	discovery.Monastery:           {0, 1.6},
	discovery.Barracks:            {0, 1.1},
	discovery.TradingHouse:        {0, 1.6},
	discovery.IndenturedServitude: {0, 1},
	discovery.RoyalTreasury:       {1.7, 1.7},
	discovery.FallOfTheIncas:      {7, 0},
	discovery.NewWorldCartography: {6, 0},
	discovery.Conquistadors:       {0, 0.9},
	discovery.ColonialPort:        {0, 0.9},
	discovery.MerchantFleet:       {2.5, 0},
	discovery.NativeGuides:        {0, 0.7},
	discovery.Cathedral:           {0, 0.8},
	discovery.RumFactory:          {0, 0},
	discovery.ColonialBank:        {3.5, 3.5},
	discovery.Privateers:          {0, 0},
	discovery.WestIndiesCompany:   {1, 1.2},
	discovery.NativeUprising:      {3, 0},
	discovery.Harbour:             {0, 0.9},
	discovery.Immigration:         {7, 0},
	discovery.RoyalArmy:           {4, 0},
	discovery.TradeFair:           {4, 0},
	discovery.Fortification:       {1.5, 0},
	discovery.JesuitMissions:      {0, 1.8},
	discovery.NavigationSchool:    {0, 1.3},
	discovery.FurCompany:          {0, 0},
	discovery.Glory:               {0, 0},
	discovery.Wealth:              {0, 0},
	discovery.Metropolis:          {2, 0},
	discovery.Navy:                {0, 0},
	discovery.StockExchange:       {7, 6},
	discovery.ExplorersSociety:    {0, 0},
	discovery.TradeMonopoly:       {0, 0},
	discovery.MilitaryAcademy:     {4, 4},
	discovery.MassEmigration:      {9, 0},
	discovery.University:          {8, 0},
}

// tileWorth is what a tile is worth to the seat.
func (v *view) tileWorth(t discovery.Tile) float32 {
	later := v.turnsLeft() - 1
	p := worth[t].now + worth[t].each*later
	switch t {
	case discovery.RumFactory:
		p += 3 * dollar * float32(v.me.Goods[discovery.Sugar]) * (later + 1)
	case discovery.FurCompany:
		p += 3 * dollar * float32(v.me.Goods[discovery.Fur]) * (later + 1)
	case discovery.Privateers:
		p += dollar * float32(int8(v.me.Ships)*(v.Seats-1)) * (later + 1) * 1.5
	case discovery.Glory:
		for r := range v.Regions {
			if v.Regions[r].Count(v.seat) > 0 {
				p += 2
			}
		}
		p += later
	case discovery.Wealth:
		p += max(0, float32(v.me.Cash-20)/5+2*later)
	case discovery.Metropolis:
		for t := range discovery.Tile(discovery.TileCount) {
			if v.Owns(v.seat, t) {
				p += 2
			}
		}
	case discovery.Navy:
		p += 3*float32(v.me.Ships) + later
	case discovery.ExplorersSociety:
		for _, holder := range v.Counters {
			if holder == discovery.Holder(v.seat) {
				p += 2
			}
		}
		for _, holder := range v.Cards {
			if holder == discovery.Holder(v.seat) {
				p += 2
			}
		}
		p += later
	case discovery.TradeMonopoly:
		n := 0
		for _, count := range v.me.Goods {
			n += int(count)
		}
		p += float32(n)/2 + later/2
	}
	return p
}

// cost is what a price takes in points.
func (v *view) cost(dollars float32) float32 {
	if v.Turn == 8 {
		return dollars * 0.05
	}
	return dollars * dollar
}

// bestTile is what the best tile face up promises beyond its price.
func (v *view) bestTile() float32 {
	best := float32(0)
	for t := range discovery.Tile(discovery.TileCount) {
		if v.Tiles[t] == discovery.Shown {
			best = max(best, v.tileWorth(t)-v.cost(float32(t.Price())))
		}
	}
	return best
}

// toTile is for a tile that is bought.
func (v *view) toTile(m rules.Move, t *traits) {
	age := int(v.Age()) - 1
	if m == 0 { // pass
		t.add(buyPass+age, 1)
		t.add(buyKeep, float32(v.me.Cash)/10)
		return
	}
	tile := discovery.Tile(m - discovery.Tile(0).Move())
	t.add(buyTile+int(tile), 1)
	t.add(buyWorth+age, v.tileWorth(tile)-v.cost(float32(tile.Price())))
}
