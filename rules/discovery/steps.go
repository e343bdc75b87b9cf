package discovery

import (
	"flota/rules"
	"flota/rules/flow"
)

// The steps of the game: its table of contents. Their numbers are not in
// links.
const (
	stepNone flow.Step = iota
	stepGame
	stepSetup
	stepOrder
	stepTurn

	stepPlacement
	stepBox
	stepPiece

	stepDock
	stepLand

	stepTradeGoods
	stepTake

	stepBuildings
	stepBuy
	stepChart
	stepCartography
	stepSettling
	stepSettle
	stepTradeFair
	stepFair
	stepDraw
	stepUprising
	stepUprisingSeat
	stepUprisingLoss

	stepDiscovery
	stepExpedition
	stepSend
	stepSendMore
	stepTarget
	stepCounter
	stepCard

	stepSpecialists
	stepTrain

	stepWarfare
	stepConflict
	stepEnemy
	stepBattles
	stepKill

	stepBenefits
	stepCompany

	stepRefreshTiles
	stepTile
	stepRefreshGoods
	stepGood

	stepCount
)

type (
	frame = flow.Frame
	row   = flow.Row[*State]
	ask   = flow.Ask[*State]
	lines = []func(*State, *frame)
	names = []string
	calls = []flow.Call
)

var steps = [stepCount]row{
	stepGame: {Name: "game", Lines: lines{
		call(stepSetup),
		call(stepTurn),
		nextTurn,
	}, Calls: calls{{stepSetup, 1}, {stepTurn, 2}}},
	stepSetup: {Name: "set-up", Lines: lines{
		drawOrder,
		payForOrder,
		call(stepRefreshTiles),
		call(stepRefreshGoods),
		beginTurn,
	}, Calls: calls{{stepOrder, 0}, {stepRefreshTiles, 3}, {stepRefreshGoods, 4}}},
	stepOrder: {Name: "order", Ask: &ask{Kind: rules.Chance, Who: bySeat, Options: orderOptions, Answer: placeInOrder}},

	stepTurn: {Name: "turn", Lines: lines{
		in(Placing, call(stepPlacement)),            // A
		in(InitiativePhase, payInitiative),          // B1
		in(DockPhase, call(stepDock)),               // B2
		in(GoodsPhase, call(stepTradeGoods)),        // B3
		in(ShippingPhase, awardShip),                // B4
		in(BuildingsPhase, call(stepBuildings)),     // B5
		in(DiscoveryPhase, call(stepDiscovery)),     // B6
		in(SpecialistsPhase, call(stepSpecialists)), // B7
		in(WarfarePhase, call(stepWarfare)),         // B8
		in(IncomePhase, payIncome),                  // C
		in(BenefitsPhase, call(stepBenefits)),       // D
		in(ScoringPhase, scoreRegions),
		stopAfterLastTurn,
		in(BetweenTurns, discardAge), // E
		call(stepRefreshTiles),       // E
		call(stepRefreshGoods),       // F
		refreshShip,                  // G
		takeWorkers,                  // H
		newOrder,                     // I
	}, Calls: calls{{stepPlacement, 1}, {stepDock, 3}, {stepTradeGoods, 4}, {stepBuildings, 6}, {stepDiscovery, 7}, {stepSpecialists, 8}, {stepWarfare, 9}, {stepBenefits, 11}, {stepRefreshTiles, 15}, {stepRefreshGoods, 16}}},

	stepPlacement: {Name: "placement", Lines: lines{nextToPlace}, Locals: names{"next"}, Calls: calls{{stepBox, 0}, {stepPiece, 0}}},
	stepBox:       {Name: "box", Ask: &ask{Kind: rules.Choice, Options: boxOptions, Answer: chooseBox}, Locals: names{"seat"}},
	stepPiece:     {Name: "piece", Ask: &ask{Kind: rules.Choice, Options: pieceOptions, Answer: choosePiece}, Locals: names{"seat", "box"}},

	stepDock: {Name: "colonist-dock", Lines: lines{nextLanding}, Locals: names{"next"}, Calls: calls{{stepLand, 0}}},
	stepLand: {Name: "land", Ask: &ask{Kind: rules.Choice, Options: landOptions, Answer: chooseLanding}, Locals: names{"seat", "space"}},

	stepTradeGoods: {Name: "trade-goods", Lines: lines{nextGood}, Locals: names{"next"}, Calls: calls{{stepTake, 0}}},
	stepTake:       {Name: "take", Ask: &ask{Kind: rules.Choice, Options: offeredGoods, Answer: takeOffered}, Locals: names{"seat"}},

	stepBuildings:    {Name: "capital-buildings", Lines: lines{nextPurchase}, Locals: names{"next"}, Calls: calls{{stepBuy, 0}, {stepCartography, 0}, {stepSettling, 0}, {stepTradeFair, 0}, {stepUprising, 0}, {stepUprisingSeat, 0}, {stepUprisingLoss, 0}}},
	stepBuy:          {Name: "buy", Ask: &ask{Kind: rules.Choice, Options: buyOptions, Answer: buy}, Locals: names{"seat"}},
	stepChart:        {Name: "chart", Ask: &ask{Kind: rules.Choice, Options: chartOptions, Answer: chooseTarget}, Locals: names{"seat"}},
	stepCartography:  {Name: "new-world-cartography", Lines: lines{chart, lookUp, arriveByChart}, Locals: names{"seat", "region"}, Calls: calls{{stepChart, 1}, {stepCounter, 2}, {stepCard, 1}}},
	stepSettling:     {Name: "settling", Lines: lines{nextSettler}, Locals: names{"seat", "left"}, Calls: calls{{stepSettle, 0}}},
	stepSettle:       {Name: "settle", Ask: &ask{Kind: rules.Choice, Options: landOptions, Answer: settle}, Locals: names{"seat"}},
	stepTradeFair:    {Name: "trade-fair", Lines: lines{nextFairGood}, Locals: names{"seat", "left"}, Calls: calls{{stepFair, 0}, {stepDraw, 0}}},
	stepFair:         {Name: "fair", Ask: &ask{Kind: rules.Choice, Options: offeredGoods, Answer: takeOffered}, Locals: names{"seat"}},
	stepDraw:         {Name: "draw", Ask: &ask{Kind: rules.Chance, Who: afterDraw, Options: pooledGoods, Answer: drawGood}, Locals: names{"seat"}},
	stepUprising:     {Name: "uprising", Ask: &ask{Kind: rules.Choice, Options: uprisingOptions, Answer: chooseUprising}, Locals: names{"seat"}},
	stepUprisingSeat: {Name: "uprising-seat", Ask: &ask{Kind: rules.Choice, Options: uprisingSeatOptions, Answer: chooseUprisingSeat}, Locals: names{"seat", "region"}},
	stepUprisingLoss: {Name: "uprising-loss", Ask: &ask{Kind: rules.Choice, Options: uprisingLossOptions, Answer: loseToUprising}, Locals: names{"seat", "region"}},

	stepDiscovery:  {Name: "discovery", Lines: lines{nextExpedition}, Locals: names{"next"}, Calls: calls{{stepExpedition, 0}}},
	stepExpedition: {Name: "expedition", Lines: lines{sendNext, aim, setOut, arrive}, Locals: names{"seat", "region", "next", "colonists", "captains", "merchants", "missionaries", "soldiers"}, Calls: calls{{stepSend, 0}, {stepSendMore, 0}, {stepTarget, 2}, {stepCounter, 3}, {stepCard, 3}}},
	stepSend:       {Name: "send", Ask: &ask{Kind: rules.Choice, Options: sendOptions, Answer: send}, Locals: names{"seat", "kind"}},
	stepSendMore:   {Name: "send-more", Ask: &ask{Kind: rules.Choice, Options: sendOptions, Answer: send, BesidesPass: true}, Locals: names{"seat", "kind"}},
	stepTarget:     {Name: "target", Ask: &ask{Kind: rules.Choice, Options: targetOptions, Answer: chooseTarget, BesidesPass: true}, Locals: names{"seat"}},
	stepCounter:    {Name: "counter", Ask: &ask{Kind: rules.Chance, Who: afterDraw, Options: unseenCounters, Answer: turnUpCounter}, Locals: names{"seat"}},
	stepCard:       {Name: "card", Ask: &ask{Kind: rules.Chance, Who: afterDraw, Options: deck, Answer: drawCard}, Locals: names{"seat"}},

	stepSpecialists: {Name: "specialists", Lines: lines{fillSlots, offerTraining}, Calls: calls{{stepTrain, 2}}},
	stepTrain:       {Name: "train", Ask: &ask{Kind: rules.Choice, Options: trainOptions, Answer: train}, Locals: names{"seat"}},

	stepWarfare:  {Name: "warfare", Lines: lines{nextConflict}, Locals: names{"next"}, Calls: calls{{stepConflict, 0}, {stepEnemy, 0}, {stepBattles, 0}}},
	stepConflict: {Name: "conflict", Ask: &ask{Kind: rules.Choice, Options: conflictOptions, Answer: chooseConflict}, Locals: names{"seat"}},
	stepEnemy:    {Name: "enemy", Ask: &ask{Kind: rules.Choice, Options: enemyOptions, Answer: chooseEnemy, BesidesPass: true}, Locals: names{"seat", "region"}},
	stepBattles:  {Name: "battles", Lines: lines{declare, nextVictims, removeVictims}, Locals: names{"attacker", "defender", "region", "choices"}, Calls: calls{{stepKill, 1}}},
	stepKill:     {Name: "kill", Ask: &ask{Kind: rules.Choice, Options: killOptions, Answer: kill}, Locals: names{"seat"}},

	stepBenefits: {Name: "benefits", Lines: lines{nextBenefit}, Locals: names{"next"}, Calls: calls{{stepCompany, 0}, {stepDraw, 0}}},
	stepCompany:  {Name: "company", Ask: &ask{Kind: rules.Choice, Options: offeredGoods, Answer: takeOffered}, Locals: names{"seat"}},

	stepRefreshTiles: {Name: "refresh-buildings", Lines: lines{nextTile}, Calls: calls{{stepTile, 0}}},
	stepTile:         {Name: "tile", Ask: &ask{Kind: rules.Chance, Who: afterRefresh, Options: stackedTiles, Answer: showTile}},
	stepRefreshGoods: {Name: "refresh-goods", Lines: lines{returnUnsold, nextOffer}, Calls: calls{{stepGood, 1}}},
	stepGood:         {Name: "good", Ask: &ask{Kind: rules.Chance, Who: afterRefresh, Options: pooledGoods, Answer: offerGood}},
}

// call is a line of a procedure that goes through a step.
func call(step flow.Step) func(*State, *frame) {
	return func(s *State, _ *frame) { s.Stack.Call(step) }
}

// again makes the line that is running the next one too.
func again(f *frame) { f.Line-- }

// questions lists the ids of the questions by the number of their step.
func questions() []string {
	ids := make([]string, stepCount)
	for step, row := range steps {
		if row.Ask != nil {
			ids[step] = row.Name
		}
	}
	ids[stepSendMore] = ids[stepSend] // one question, asked again
	return ids
}
