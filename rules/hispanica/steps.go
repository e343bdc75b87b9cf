package hispanica

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
	stepPickNation
	stepDealNation
	stepFirstTop
	stepFirstOutpost
	stepOrder
	stepRound

	stepGoods
	stepLabour

	stepAuctions
	stepAuction
	stepMode
	stepBid
	stepBuried
	stepNewTop

	stepPlay
	stepTurn
	stepVerb
	stepPlayCard
	stepNewLegality
	stepReplace
	stepSell
	stepFlagship
	stepFlagLegality
	stepScout
	stepScoutDraw
	stepKeep
	stepFound
	stepFort
	stepGalley
	stepVisita
	stepCathedral
	stepClaim
	stepClaimFrom
	stepPhilosophy
	stepEmancipate
	stepFoment
	stepPacify
	stepDenounce

	stepEdict
	stepAlcabala
	stepAutoDaFe
	stepHurricane
	stepNewLaws
	stepAsiento
	stepReprisal
	stepSituado
	stepDove
	stepPorts

	stepHandCheck
	stepShed
	stepToss

	stepShipping
	stepVoyage
	stepSail
	stepInterception
	stepLanding
	stepLandVerb
	stepLoad
	stepDeliver
	stepTarget
	stepBattle
	stepSupport
	stepFree
	stepCapture
	stepSeaBattle
	stepPrize
	stepLoss
	stepLoseShip
	stepOverboard
	stepThrow
	stepOrders
	stepOrderKind

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

// steps has the questions under the ids of section 2.17.
var steps = [stepCount]row{
	stepGame: {Name: "game", Lines: lines{
		call(stepSetup),
		call(stepRound),
		nextRound,
	}, Calls: calls{{stepSetup, 1}, {stepRound, 2}}},
	stepSetup: {Name: "set-up", Lines: lines{
		giveNations,
		layOut,
		turnFirstTop,
		drawFirstOutposts,
		drawOrder,
		begin,
	}, Calls: calls{{stepPickNation, 0}, {stepDealNation, 0}, {stepFirstTop, 3}, {stepFirstOutpost, 3}, {stepOrder, 4}}},
	stepPickNation:   {Name: "U1", Ask: &ask{Kind: rules.Choice, Options: pickOptions, Answer: pickNation}, Locals: names{"seat"}},
	stepDealNation:   {Name: "C1", Ask: &ask{Kind: rules.Chance, Who: bySeat, Options: dealOptions, Answer: dealNation}, Locals: names{"seat"}},
	stepFirstTop:     {Name: "C2", Ask: &ask{Kind: rules.Chance, Who: bySeat, Options: unseenCards, Answer: showTop}},
	stepFirstOutpost: {Name: "C3", Ask: &ask{Kind: rules.Chance, Who: bySeat, Options: outpostsLeft, Answer: drawToHand}, Locals: names{"seat"}},
	stepOrder:        {Name: "C4", Ask: &ask{Kind: rules.Chance, Who: bySeat, Options: orderOptions, Answer: placeInOrder}},

	stepRound: {Name: "round", Lines: lines{
		call(stepGoods),    // D1
		call(stepAuctions), // D2
		call(stepPlay),     // D3
		call(stepShipping), // D4
	}, Calls: calls{{stepGoods, 1}, {stepAuctions, 2}, {stepPlay, 3}, {stepShipping, 4}}},

	stepGoods: {Name: "goods", Lines: lines{
		beginGoods,
		newOrder,       // D1.1
		fillCathedrals, // D1.2
		nextLabour,     // D1.3
		dieOut,         // D1.4
		placeChests,    // D1.5
		wearDown,       // D1.6
		payIncome,      // D1.7
		moveInquisition,
		checkAfterGoods,
	}, Locals: names{"next", "place"}, Calls: calls{{stepLabour, 3}}},
	stepLabour: {Name: "G1", Ask: &ask{Kind: rules.Choice, Options: labourOptions, Answer: takeLabour}, Locals: names{"seat", "place"}},

	stepAuctions: {Name: "auctions", Lines: lines{beginAuctions, nextAuction, endAuctions}, Locals: names{"next"}, Calls: calls{{stepAuction, 1}}},
	stepAuction:  {Name: "auction", Lines: lines{chooseCard, callBids, takeCard, turnNewTop}, Locals: names{"seat", "winner"}, Calls: calls{{stepMode, 1}, {stepBid, 2}, {stepBuried, 3}, {stepNewTop, 4}}},
	stepMode:     {Name: "A1", Ask: &ask{Kind: rules.Choice, Options: modeOptions, Answer: chooseMode}, Locals: names{"seat"}},
	stepBid:      {Name: "A2", Ask: &ask{Kind: rules.Sealed, Who: bidders, Options: bidOptions, Answer: revealBids}, Locals: names{"seat"}},
	stepBuried:   {Name: "C6", Ask: &ask{Kind: rules.Chance, Who: afterAuction, Options: unseenCards, Answer: drawBuried}, Locals: names{"seat"}},
	stepNewTop:   {Name: "C5", Ask: &ask{Kind: rules.Chance, Who: afterAuction, Options: unseenCards, Answer: showTop}},

	stepPlay:         {Name: "play", Lines: lines{beginPlay, nextTurn, nextHandCheck}, Locals: names{"next", "checks"}, Calls: calls{{stepTurn, 1}, {stepHandCheck, 2}}},
	stepTurn:         {Name: "turn", Lines: lines{beginTurn, nextVerb, checkHand, endTurn}, Locals: names{"seat"}, Calls: calls{{stepVerb, 1}, {stepPlayCard, 1}, {stepNewLegality, 1}, {stepReplace, 1}, {stepSell, 1}, {stepFlagship, 1}, {stepFlagLegality, 1}, {stepScout, 1}, {stepFound, 1}, {stepFort, 1}, {stepGalley, 1}, {stepVisita, 1}, {stepCathedral, 1}, {stepClaim, 1}, {stepClaimFrom, 1}, {stepPhilosophy, 1}, {stepEmancipate, 1}, {stepFoment, 1}, {stepPacify, 1}, {stepDenounce, 1}, {stepEdict, 1}, {stepOverboard, 1}, {stepHandCheck, 3}}},
	stepVerb:         {Name: "P1", Ask: &ask{Kind: rules.Choice, Options: verbOptions, Answer: chooseVerb}, Locals: names{"seat"}},
	stepPlayCard:     {Name: "P2", Ask: &ask{Kind: rules.Choice, Options: playTargets.options, Answer: playCard}, Locals: names{"seat"}},
	stepNewLegality:  {Name: "P3", Ask: &ask{Kind: rules.Choice, Options: newLegalityOptions, Answer: formFleet}, Locals: names{"seat", "ship"}},
	stepReplace:      {Name: "P4", Ask: &ask{Kind: rules.Choice, Options: loseShipOptions, Answer: replaceShip}, Locals: names{"seat", "ship"}},
	stepSell:         {Name: "P5", Ask: &ask{Kind: rules.Choice, Options: sellTargets.options, Answer: sellCard}, Locals: names{"seat"}},
	stepFlagship:     {Name: "P6", Ask: &ask{Kind: rules.Choice, Options: shipTargets.options, Answer: chooseFlagship}, Locals: names{"seat"}},
	stepFlagLegality: {Name: "P7", Ask: &ask{Kind: rules.Choice, Options: flagLegalityOptions, Answer: appoint}, Locals: names{"seat", "ship"}},
	stepScout:        {Name: "scout", Lines: lines{drawScouted, call(stepKeep)}, Locals: names{"seat", "drawn"}, Calls: calls{{stepScoutDraw, 0}, {stepKeep, 2}}},
	stepScoutDraw:    {Name: "C7", Ask: &ask{Kind: rules.Chance, Who: afterActive, Options: outpostsLeft, Answer: scoutOutpost}, Locals: names{"seat"}},
	stepKeep:         {Name: "P8", Ask: &ask{Kind: rules.Choice, Options: keepOptions, Answer: keepOutpost}, Locals: names{"seat"}},
	stepFound:        {Name: "P9", Ask: &ask{Kind: rules.Choice, Options: foundTargets.options, Answer: foundColony}, Locals: names{"seat"}},
	stepFort:         {Name: "P10", Ask: &ask{Kind: rules.Choice, Options: fortTargets.options, Answer: buildFort}, Locals: names{"seat"}},
	stepGalley:       {Name: "P11", Ask: &ask{Kind: rules.Choice, Options: galleyTargets.options, Answer: buildGalley}, Locals: names{"seat"}},
	stepVisita:       {Name: "P12", Ask: &ask{Kind: rules.Choice, Options: visitaTargets.options, Answer: buildVisita}, Locals: names{"seat"}},
	stepCathedral:    {Name: "P13", Ask: &ask{Kind: rules.Choice, Options: cathedralTargets.options, Answer: buildCathedral}, Locals: names{"seat"}},
	stepClaim:        {Name: "P14", Ask: &ask{Kind: rules.Choice, Options: claimTargets.options, Answer: chooseClaim}, Locals: names{"seat"}},
	stepClaimFrom:    {Name: "P15", Ask: &ask{Kind: rules.Choice, Options: claimFromOptions, Answer: moveClaim}, Locals: names{"seat", "zone"}},
	stepPhilosophy:   {Name: "P16", Ask: &ask{Kind: rules.Choice, Options: philosophyTargets.options, Answer: movePawn}, Locals: names{"seat"}},
	stepEmancipate:   {Name: "P17", Ask: &ask{Kind: rules.Choice, Options: emancipateTargets.options, Answer: emancipate}, Locals: names{"seat"}},
	stepFoment:       {Name: "P18", Ask: &ask{Kind: rules.Choice, Options: fomentTargets.options, Answer: foment}, Locals: names{"seat"}},
	stepPacify:       {Name: "P19", Ask: &ask{Kind: rules.Choice, Options: pacifyTargets.options, Answer: pacify}, Locals: names{"seat"}},
	stepDenounce:     {Name: "P20", Ask: &ask{Kind: rules.Choice, Options: denounceTargets.options, Answer: denounce}, Locals: names{"seat"}},

	stepEdict:     {Name: "edict", Lines: lines{nextChoice, endEdict}, Locals: names{"seat", "card", "chosen", "zones", "paid"}, Calls: calls{{stepAlcabala, 0}, {stepAutoDaFe, 0}, {stepHurricane, 0}, {stepNewLaws, 0}, {stepAsiento, 0}, {stepReprisal, 0}, {stepSituado, 0}, {stepDove, 0}, {stepPorts, 0}}},
	stepAlcabala:  {Name: "E52", Ask: &ask{Kind: rules.Choice, Options: alcabalaOptions, Answer: alcabala}, Locals: names{"seat"}},
	stepAutoDaFe:  {Name: "E54", Ask: &ask{Kind: rules.Choice, Options: anyZone, Answer: autoDaFe}, Locals: names{"seat"}},
	stepHurricane: {Name: "E56", Ask: &ask{Kind: rules.Choice, Options: hurricaneOptions, Answer: hurricane}, Locals: names{"seat"}},
	stepNewLaws:   {Name: "E57", Ask: &ask{Kind: rules.Choice, Options: anyZone, Answer: newLaws}, Locals: names{"seat"}},
	stepAsiento:   {Name: "E58", Ask: &ask{Kind: rules.Choice, Options: asientoOptions, Answer: asiento}, Locals: names{"seat"}},
	stepReprisal:  {Name: "E60", Ask: &ask{Kind: rules.Choice, Options: reprisalOptions, Answer: reprisal}, Locals: names{"seat"}},
	stepSituado:   {Name: "E61", Ask: &ask{Kind: rules.Choice, Options: situadoOptions, Answer: situado}, Locals: names{"seat"}},
	stepDove:      {Name: "E63", Ask: &ask{Kind: rules.Choice, Options: doveOptions, Answer: moveDove}, Locals: names{"seat"}},
	stepPorts:     {Name: "C8", Ask: &ask{Kind: rules.Chance, Who: afterActive, Options: outpostsLeft, Answer: drawToHand}, Locals: names{"seat"}},

	stepHandCheck: {Name: "hand-check", Lines: lines{nextToShed}, Locals: names{"seat"}, Calls: calls{{stepShed, 0}, {stepToss, 0}}},
	stepShed:      {Name: "H1", Ask: &ask{Kind: rules.Choice, Options: shedOptions, Answer: shed}, Locals: names{"seat"}},
	stepToss:      {Name: "H2", Ask: &ask{Kind: rules.Choice, Options: sellTargets.options, Answer: toss}, Locals: names{"seat"}},

	stepShipping: {Name: "shipping", Lines: lines{beginShipping, nextVoyage, endShipping}, Locals: names{"next"}, Calls: calls{{stepVoyage, 1}}},
	stepVoyage: {Name: "voyage", Lines: lines{
		setSail,
		nextSail,
		titleAtSea,
		dropOrders,
		nextOrder,
		endVoyage,
	}, Locals: names{"seat"}, Calls: calls{{stepSail, 1}, {stepInterception, 1}, {stepLanding, 1}, {stepSeaBattle, 1}, {stepOrders, 4}, {stepOrderKind, 4}}},
	stepSail:         {Name: "F1", Ask: &ask{Kind: rules.Choice, Options: sailOptions, Answer: sail, Always: true}, Locals: names{"seat"}},
	stepInterception: {Name: "interception", Lines: lines{nextInterceptor}, Locals: names{"seat", "next"}, Calls: calls{{stepSeaBattle, 0}}},
	stepLanding:      {Name: "landing", Lines: lines{nextLandVerb}, Locals: names{"seat"}, Calls: calls{{stepLandVerb, 0}, {stepLoad, 0}, {stepDeliver, 0}, {stepTarget, 0}, {stepBattle, 0}}},
	stepLandVerb:     {Name: "F2", Ask: &ask{Kind: rules.Choice, Options: landVerbOptions, Answer: chooseLandVerb}, Locals: names{"seat"}},
	stepLoad:         {Name: "F3", Ask: &ask{Kind: rules.Choice, Options: loadTargets.options, Answer: load}, Locals: names{"seat"}},
	stepDeliver:      {Name: "F4", Ask: &ask{Kind: rules.Choice, Options: deliverOptions, Answer: deliver}, Locals: names{"seat", "meeple"}},
	stepTarget:       {Name: "F5", Ask: &ask{Kind: rules.Choice, Options: targetOptions, Answer: nameTarget}, Locals: names{"seat"}},

	stepBattle:  {Name: "land-battle", Lines: lines{callSupport, decide, offerFreedom, takeSpoils, retreat}, Locals: names{"seat", "fleet", "target", "margin"}, Calls: calls{{stepSupport, 1}, {stepFree, 3}, {stepCapture, 4}, {stepLoss, 5}}},
	stepSupport: {Name: "B1", Ask: &ask{Kind: rules.Sealed, Who: supporters, Options: supportOptions, Answer: revealSupport, Always: true}, Locals: names{"seat"}},
	stepFree:    {Name: "B2", Ask: &ask{Kind: rules.Choice, Options: freeOptions, Answer: freeSlave}, Locals: names{"seat", "place"}},
	stepCapture: {Name: "B3", Ask: &ask{Kind: rules.Choice, Options: captureOptions, Answer: capture}, Locals: names{"seat", "place"}},

	stepSeaBattle: {Name: "sea-battle", Lines: lines{decideAtSea, nextPrize, loseAtSea, sendHome}, Locals: names{"attacker", "defender", "winner", "loser", "margin"}, Calls: calls{{stepPrize, 1}, {stepLoss, 3}}},
	stepPrize:     {Name: "X3", Ask: &ask{Kind: rules.Choice, Options: prizeOptions, Answer: takePrize}, Locals: names{"seat", "loser"}},
	stepLoss:      {Name: "loss", Lines: lines{chooseLoss, holdTheRest}, Locals: names{"seat"}, Calls: calls{{stepLoseShip, 1}, {stepOverboard, 2}}},
	stepLoseShip:  {Name: "X1", Ask: &ask{Kind: rules.Choice, Options: loseShipOptions, Answer: loseShip}, Locals: names{"seat"}},
	stepOverboard: {Name: "overboard", Lines: lines{nextOverboard}, Locals: names{"seat"}, Calls: calls{{stepThrow, 0}}},
	stepThrow:     {Name: "X2", Ask: &ask{Kind: rules.Choice, Options: throwOptions, Answer: throw}, Locals: names{"seat"}},

	stepOrders:    {Name: "O1", Ask: &ask{Kind: rules.Choice, Options: orderSeatOptions, Answer: chooseOrdered}, Locals: names{"seat"}},
	stepOrderKind: {Name: "O2", Ask: &ask{Kind: rules.Choice, Options: orderKindOptions, Answer: giveOrder}, Locals: names{"seat", "other"}},
}

// call is a line of a procedure that goes through a step.
func call(step flow.Step) func(*State, *frame) {
	return func(s *State, f *frame) { s.Stack.Call(step, f.V[0]) }
}

// again makes the line that is running the next one too.
func again(f *frame) { f.Line-- }

// below is the procedure that asks the question on top.
func (s *State) below() *frame { return &s.Stack.Frames[s.Stack.N-2] }

// goOn ends a line of the innermost procedure that would run again.
func (s *State) goOn() { s.Stack.Top().Line++ }

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

// question is a step that asks, as a place in Info.Questions.
func question(step flow.Step) rules.Question { return rules.Question(step) }
