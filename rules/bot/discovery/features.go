package discovery

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/discovery"
)

// What a position is worth to a seat is a sum: so much for each feature of it, by
// the turn that begins and the number of seats. fitted has the worths.

// Features of a seat, in the order of the table of worths.
const (
	points    = iota // so far, in tens
	tens             // of dollars
	onePrice         // dollars as far as a tile costs, in tens
	twoPrices        // as far as two cost
	trade            // income in dollars
	shipsOwned
	goodsOwned
	kindsOfGoods
	pairs
	triples
	captains // in hand, as the next three
	merchants
	missionaries
	soldiers
	colonists // beyond five
	waitingPieces
	waitingEnough
	waitingSoldiers
	place // in the order, from 0 to 1
	sugarForRum
	furForCompany
	shipsForPrivateers
	goodNear   // in regions with one own piece
	goodNearer // with two
	soldiersFacing
	soldiersFacingUs
	soldiersAhead
	regionsHeld                                 // + standing
	tilesOwned   = regionsHeld + mostHeld*leads // + tile
	featureCount = tilesOwned + discovery.TileCount
)

// A standing in a region is how many own pieces are there, up to mostHeld, and by
// how many they are ahead, from -mostLead to mostLead.
const (
	mostHeld = 7
	mostLead = 2
	leads    = 2*mostLead + 1
)

// stageCount is the number of stages: a turn each.
const stageCount = 9

// Size is the number of features and of stages.
func (*Knowledge) Size() (features, stages int) { return featureCount, stageCount }

// Apart: with more seats other things are worth more.
func (*Knowledge) Apart() bool { return true }

// Stage is the number of the part of a match for which a position can be judged
// by its features: the turn that is beginning, 2 to 8; 0: none is.
func (*Knowledge) Stage(s rules.State) int {
	state := s.(*discovery.State)
	if state.Turn < 2 || questions[s.Decision().Question] != "box" || s.Decision().Kind != rules.Choice {
		return 0
	}
	return int(state.Turn)
}

// Features puts the features of a seat into x, which is zero.
func (k *Knowledge) Features(s rules.State, seat rules.Seat, x []float32) {
	v := k.view(s, seat)
	v.features(x)
}

// Targets: who is ahead by eight points is e times as good.
func (*Knowledge) Targets(s rules.State, shares *[rules.MaxSeats]float32) {
	var sums [rules.MaxSeats]float32
	scores := s.Scores()
	for seat := range scores {
		sums[seat] = float32(scores[seat].Total)
	}
	bot.Share(sums[:len(scores)], 8, shares)
}

func (v *view) features(x []float32) {
	x[points] = float32(v.Points(v.seat)) / 10
	cash := float32(v.me.Cash)
	x[tens] = cash / 10
	x[onePrice] = min(cash, v.price()) / 10
	x[twoPrices] = min(cash, 2*v.price()) / 10
	x[trade] = float32(v.income(&v.me.Goods, v.me.Ships))
	x[shipsOwned] = float32(v.me.Ships)
	for _, n := range v.me.Goods {
		x[goodsOwned] += float32(n)
		switch {
		case n == 0:
			continue
		case n == 2 || n == 6:
			x[pairs]++
		case n == 3:
			x[triples]++
		}
		x[kindsOfGoods]++
	}
	for i, kind := range specialists {
		x[captains+i] = float32(v.me.Hand[kind])
	}
	x[colonists] = float32(v.me.Hand[discovery.Colonist] - 5)
	strength := float32(v.waiting())
	x[waitingPieces] = strength
	x[waitingEnough] = min(strength, 4)
	x[waitingSoldiers] = float32(v.me.Discovery[discovery.Soldier])
	for i, seat := range v.Order[:v.Seats] {
		if seat == v.seat {
			x[place] = float32(i) / float32(v.Seats-1)
		}
	}
	if v.Owns(v.seat, discovery.RumFactory) {
		x[sugarForRum] = float32(v.me.Goods[discovery.Sugar])
	}
	if v.Owns(v.seat, discovery.FurCompany) {
		x[furForCompany] = float32(v.me.Goods[discovery.Fur])
	}
	if v.Owns(v.seat, discovery.Privateers) {
		x[shipsForPrivateers] = float32(v.me.Ships)
	}
	for r := range v.Regions {
		v.regionFeatures(&v.Regions[r], x)
	}
	for t, holder := range v.Tiles {
		if holder == discovery.Holder(v.seat) {
			x[tilesOwned+t] = 1
		}
	}
}

// specialists are the kinds with a slot, in its order.
var specialists = [...]discovery.Kind{discovery.Captain, discovery.Merchant, discovery.Missionary, discovery.Soldier}

func (v *view) regionFeatures(region *discovery.RegionState, x []float32) {
	own := region.Count(v.seat)
	if own == 0 {
		return
	}
	others, soldiers := int8(0), int8(0)
	for other := range rules.Seat(v.Seats) {
		if other != v.seat {
			others = max(others, region.Count(other))
			soldiers += region.Soldiers[other]
		}
	}
	lead := max(-mostLead, min(own-others, mostLead))
	x[regionsHeld+int(min(own, mostHeld)-1)*leads+int(lead+mostLead)]++
	if region.Good && others < 3 {
		switch own {
		case 1:
			x[goodNear]++
		case 2:
			x[goodNearer]++
		}
	}
	x[soldiersFacingUs] += float32(soldiers)
	if others > 0 {
		x[soldiersFacing] += float32(region.Soldiers[v.seat])
	}
	if lead > 0 {
		x[soldiersAhead] += float32(region.Soldiers[v.seat])
	}
}
