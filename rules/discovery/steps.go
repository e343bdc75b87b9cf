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
)

var steps = [stepCount]row{
	stepGame: {Name: "game", Lines: lines{
		call(stepSetup),
		call(stepTurn),
		nextTurn,
	}},
	stepSetup: {Name: "set-up", Lines: lines{
		drawOrder,
		payForOrder,
		call(stepRefreshTiles),
		call(stepRefreshGoods),
		beginTurn,
	}},
	stepOrder: {Name: "order", Ask: &ask{Kind: rules.Chance, Who: bySeat, Options: orderOptions, Answer: placeInOrder}},

	stepTurn: {Name: "turn", Lines: lines{
		call(stepPlacement),   // A
		payInitiative,         // B1
		call(stepDock),        // B2
		call(stepTradeGoods),  // B3
		awardShip,             // B4
		call(stepBuildings),   // B5
		call(stepDiscovery),   // B6
		call(stepSpecialists), // B7
		call(stepWarfare),     // B8
		payIncome,             // C
		call(stepBenefits),    // D
		scoreRegions,
		stopAfterLastTurn,
		discardAge,             // E
		call(stepRefreshTiles), // E
		call(stepRefreshGoods), // F
		refreshShip,            // G
		takeWorkers,            // H
		newOrder,               // I
	}},

	stepPlacement: {Name: "placement", Lines: lines{nextToPlace}},
	stepBox:       {Name: "box", Ask: &ask{Kind: rules.Choice, Options: boxOptions, Answer: chooseBox}},
	stepPiece:     {Name: "piece", Ask: &ask{Kind: rules.Choice, Options: pieceOptions, Answer: choosePiece}},

	stepDock: {Name: "colonist dock", Lines: lines{nextLanding}},
	stepLand: {Name: "land", Ask: &ask{Kind: rules.Choice, Options: landOptions, Answer: chooseLanding}},

	stepTradeGoods: {Name: "trade goods", Lines: lines{nextGood}},
	stepTake:       {Name: "take", Ask: &ask{Kind: rules.Choice, Options: offeredGoods, Answer: takeOffered}},

	stepBuildings:    {Name: "capital buildings", Lines: lines{nextPurchase}},
	stepBuy:          {Name: "buy", Ask: &ask{Kind: rules.Choice, Options: buyOptions, Answer: buy}},
	stepChart:        {Name: "chart", Ask: &ask{Kind: rules.Choice, Options: chartOptions, Answer: chooseTarget}},
	stepCartography:  {Name: "new world cartography", Lines: lines{chart, lookUp, arriveByChart}},
	stepSettling:     {Name: "settling", Lines: lines{nextSettler}},
	stepSettle:       {Name: "settle", Ask: &ask{Kind: rules.Choice, Options: landOptions, Answer: settle}},
	stepTradeFair:    {Name: "trade fair", Lines: lines{gainGood, gainGood}},
	stepFair:         {Name: "fair", Ask: &ask{Kind: rules.Choice, Options: offeredGoods, Answer: takeOffered}},
	stepDraw:         {Name: "draw", Ask: &ask{Kind: rules.Chance, Who: afterDraw, Options: pooledGoods, Answer: drawGood}},
	stepUprising:     {Name: "uprising", Ask: &ask{Kind: rules.Choice, Options: uprisingOptions, Answer: chooseUprising}},
	stepUprisingSeat: {Name: "uprising-seat", Ask: &ask{Kind: rules.Choice, Options: uprisingSeatOptions, Answer: chooseUprisingSeat}},
	stepUprisingLoss: {Name: "uprising-loss", Ask: &ask{Kind: rules.Choice, Options: uprisingLossOptions, Answer: loseToUprising}},

	stepDiscovery:  {Name: "discovery", Lines: lines{nextExpedition}},
	stepExpedition: {Name: "expedition", Lines: lines{sendNext, aim, setOut, arrive}},
	stepSend:       {Name: "send", Ask: &ask{Kind: rules.Choice, Options: sendOptions, Answer: send}},
	stepSendMore:   {Name: "send", Ask: &ask{Kind: rules.Choice, Options: sendOptions, Answer: send, BesidesPass: true}},
	stepTarget:     {Name: "target", Ask: &ask{Kind: rules.Choice, Options: targetOptions, Answer: chooseTarget, BesidesPass: true}},
	stepCounter:    {Name: "counter", Ask: &ask{Kind: rules.Chance, Who: afterDraw, Options: unseenCounters, Answer: turnUpCounter}},
	stepCard:       {Name: "card", Ask: &ask{Kind: rules.Chance, Who: afterDraw, Options: deck, Answer: drawCard}},

	stepSpecialists: {Name: "specialists", Lines: lines{fillSlots, offerTraining}},
	stepTrain:       {Name: "train", Ask: &ask{Kind: rules.Choice, Options: trainOptions, Answer: train}},

	stepWarfare:  {Name: "warfare", Lines: lines{nextConflict}},
	stepConflict: {Name: "conflict", Ask: &ask{Kind: rules.Choice, Options: conflictOptions, Answer: chooseConflict}},
	stepEnemy:    {Name: "enemy", Ask: &ask{Kind: rules.Choice, Options: enemyOptions, Answer: chooseEnemy, BesidesPass: true}},
	stepBattles:  {Name: "battles", Lines: lines{declare, nextVictims, removeVictims}},
	stepKill:     {Name: "kill", Ask: &ask{Kind: rules.Choice, Options: killOptions, Answer: kill}},

	stepBenefits: {Name: "benefits", Lines: lines{nextBenefit}},
	stepCompany:  {Name: "company", Ask: &ask{Kind: rules.Choice, Options: offeredGoods, Answer: takeOffered}},

	stepRefreshTiles: {Name: "refresh buildings", Lines: lines{nextTile}},
	stepTile:         {Name: "tile", Ask: &ask{Kind: rules.Chance, Who: afterRefresh, Options: stackedTiles, Answer: showTile}},
	stepRefreshGoods: {Name: "refresh goods", Lines: lines{returnUnsold, nextOffer}},
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
	return ids
}
