package hispanica

import (
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

// refusalOf gives the error of From.
func refusalOf(t *testing.T, setup rules.Setup, position string) string {
	t.Helper()
	f, err := rules.ParseFields([]byte(position))
	if err != nil {
		t.Fatalf("%v\n%s", err, position)
	}
	s, err := Game{}.From(setup, f)
	if err == nil {
		return "nothing; it is " + string(s.Fields().JSON(nil))
	}
	return err.Error()
}

// The ends of the steps of described positions, from the year on.
func inGoods(s string) string    { return `"steps":[{"step":"round"},{"step":"goods",` + s + `]` }
func inAuctions(s string) string { return `"steps":[{"step":"round"},{"step":"auctions",` + s + `]` }

// inTurn is the turn of seat 0, with the parts of "turn" given.
func inTurn(turn, s string) string {
	return `"turn":{` + turn + `},"steps":[{"step":"round"},{"step":"play","next":1},{"step":"turn"},` + s + `]`
}

// atSea is the turn at sea of seat 0.
func atSea(turn, s string) string {
	return `"turn":{` + turn + `},"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},` + s + `]`
}

// Pieces for them.
const (
	ship   = `"fleet":["card-7"],"legality":"plunder"`
	atMain = ship + `,"position":"MAI"`
	full   = `"fleet":["card-7","card-9","bark"],"legality":"plunder","position":"MAI"`
	laGu   = `"VEN":{"slots":{"la-guaira":{"owner":"france"}}}`
	landed = `"landed":["VEN"],"landing":"VEN","points":3`
)

func players(list ...string) string { return `"players":[{` + strings.Join(list, `},{`) + `}]` }

// TestPositionThatCannotBeIsRefusedWithASentence: among three participants
// unless the row says otherwise.
func TestPositionThatCannotBeIsRefusedWithASentence(t *testing.T) {
	player := func(s string) string { return `{"players":[{` + s + `}]}` }
	zone := func(s string) string { return `{"zones":{"VEN":{` + s + `}}}` }
	stand := func(parts ...string) string { return `{` + strings.Join(parts, `,`) + `}` }
	nobody := func(question string) string {
		return `steps cannot be: nobody can stand at "` + question + `" in this position`
	}
	for _, test := range []struct{ position, want string }{
		// Names and numbers.
		{`{"raund":1}`, "raund is no field here; there can be phase, round"},
		{`{"round":1,"round":2}`, "round stands twice"},
		{`{"round":0}`, "round is 0, it must be 1 to 10"},
		{`{"round":11}`, "round is 11"},
		{`{"round":"first"}`, "round must be a whole number from 1 to 10"},
		{`{"dove":11}`, "dove is 11, it must be 1 to 10"},
		{`{"round":5,"dove":4}`, "dove is 4, it must be the present round, 5, or later"},
		{`{"round":3,"inquisitionIndex":4}`, "inquisitionIndex is 4, at this time of round 3 it is 2"},
		{`{"at":"play","round":3,"inquisitionIndex":2}`, "inquisitionIndex is 2, at this time of round 3 it is 3"},
		{`{"inquisitionZone":"EUR"}`, `inquisitionZone is "EUR", it must be one of FLO`},
		{`{"order":[0,1]}`, "order names 2 seats, it must name all 3"},
		{`{"order":[0,1,1]}`, "order names seat 1 twice"},
		{`{"order":[0,1,3]}`, "order[2] is 3, it must be 0 to 2"},
		// Nations.
		{`{"players":[{},{},{},{}]}`, "players has 4 items, there can be at most 3"},
		{`{"players":[{"nation":"portugal"}]}`, `players[0].nation is "portugal"`},
		{`{"players":[{"nation":"france"},{"nation":"france"}]}`, "players[1].nation is france, which seat 0 plays"},
		{`{"players":[{"nation":"spain"}]}`, "players[0].nation is spain, which has no seat among 3 participants"},
		// Cards.
		{`{"top":"card-64"}`, `top is "card-64"`},
		{`{"top":"card-1","discard":["card-1"]}`, "discard has card-1, which is elsewhere too"},
		{`{"discard":["card-1","card-1"]}`, "discard[1] stands twice in the list"},
		{`{"players":[{"hand":["card-5"]},{"hand":["card-5"]}]}`, "players[1].hand has card-5, which is elsewhere too"},
		{player(`"hand":["bark"]`), `players[0].hand[0] is "bark"`},
		{player(`"tableau":["card-20"]`), `players[0].tableau[0] is "card-20", it must be one of card-21`},
		{player(`"tableau":["card-52"]`), `players[0].tableau[0] is "card-52"`},
		{player(`"hand":["card-21"],"tableau":["card-21"]`), "players[0].tableau has card-21, which is elsewhere too"},
		{player(`"outposts":{"ANT":3}`), "players[0].outposts.ANT is 3, it must be 0 to 2"},
		{`{"players":[{"outposts":{"ANT":1}},{"outposts":{"ANT":2}}]}`, "outposts of ANT are 3 in all, there are 2"},
		// Fleets.
		{player(`"fleet":["card-1","card-2","card-3","card-4"],"legality":"plunder"`), "players[0].fleet has 4 ships, there can be at most 3"},
		{player(`"fleet":["bark","bark"],"legality":"plunder"`), "players[0].fleet[1] stands twice"},
		{player(`"fleet":["card-21"]`), `players[0].fleet[0] is "card-21", it must be one of card-1`},
		{`{"players":[{` + ship + `},{` + ship + `}]}`, "players[1].fleet has card-7, which is elsewhere too"},
		{player(`"fleet":["card-7"]`), "players[0].legality is missing, the flagship shows plunder, privateer"},
		{player(`"fleet":["card-7"],"legality":"smuggler"`), "players[0].legality is smuggler, the flagship shows plunder, privateer"},
		{player(`"legality":"smuggler"`), "players[0].legality is given without a fleet"},
		{player(`"position":"MAI"`), "players[0].position is given without a fleet"},
		{player(`"cargo":{"silver":1}`), "players[0] has chests or meeples aboard, without a fleet there are none"},
		{player(ship + `,"pax":{"n":1}`), "players[0] has chests or meeples aboard, with a fleet in Europe there are none"},
		{player(atMain + `,"cargo":{"silver":2},"pax":{"c":1}`), "players[0] has 3 chests and meeples aboard, the fleet holds at most 2"},
		{player(atMain + `,"cargo":{"silver":13}`), "players[0].cargo.silver is 13, it must be 0 to 12"},
		{player(atMain + `,"cargo":{"salt":1}`), "players[0].cargo.salt is no field here"},
		{player(atMain + `,"orders":{"s0":"all"}`), "players[0].orders has s0, the seat itself"},
		{player(atMain + `,"orders":{"s3":"all"}`), "players[0].orders.s3 is no field here"},
		{player(atMain + `,"orders":{"s1":"some"}`), `players[0].orders.s1 is "some", it must be one of none, cargo, all`},
		{player(ship + `,"orders":{"s1":"all"}`), "players[0].orders has s1, but a fleet has orders at sea only"},
		{player(`"orders":{"s1":"all"}`), "players[0].orders has s1, but a fleet has orders at sea only"},
		// What else a player has.
		{player(`"cash":-1`), "players[0].cash is -1, it must be 0 to 4095"},
		{player(`"cash":4096`), "players[0].cash is 4096"},
		{player(`"freed":4096`), "players[0].freed is 4096"},
		{player(`"sackedOwners":["england"]`), "players[0].sackedOwners has england, the seat's own nation"},
		{player(`"sackedOwners":["courland"]`), "players[0].sackedOwners has courland, which does not play"},
		{player(`"claims":["FLO","NSP","YUC","GUA"]`), "players[0].claims has 4 zones, there can be at most 3"},
		{player(`"claims":["FLO","FLO"]`), "players[0].claims[1] stands twice"},
		{player(`"philosophy":"roy4"`), `players[0].philosophy is "roy4"`},
		{player(`"philosophy":"roy3"`), "players[0].philosophy is roy3, which needs a card of its branch in the tableau"},
		{`{"players":[{"philosophy":"roy2"},{"philosophy":"roy2"}]}`, "players[1].philosophy is roy2, where the pawn of seat 0 is; there is room for one"},
		{`{"titles":{"T7":0}}`, "titles.T7 is no field here"},
		{`{"titles":{"T1":0,"T1":1}}`, "titles.T1 stands twice"},
		{`{"titles":{"T1":3}}`, "titles.T1 is 3, it must be 0 to 2"},
		{`{"crown":-1}`, "crown is -1"},
		// Zones.
		{`{"zones":{"XXX":{}}}`, "zones.XXX is no field here"},
		{zone(`"slots":{"havana":{"owner":"spain"}}`), "zones.VEN.slots.havana is no field here; there can be la-guaira, curacao"},
		{zone(`"slots":{"curacao":{}}`), "zones.VEN.slots.curacao.owner is missing"},
		{zone(`"slots":{"curacao":{"owner":"courland"}}`), "zones.VEN.slots.curacao.owner is courland, which does not play"},
		{zone(`"slots":{"curacao":{"owner":"spain","labour":"none"}}`), `zones.VEN.slots.curacao.labour is "none", it must be one of slave, citizen`},
		{zone(`"slots":{"curacao":{"owner":"spain","fort":1}}`), "zones.VEN.slots.curacao.fort must be true or false"},
		{zone(`"tribes":{"guna":1}`), "zones.VEN.tribes.guna is no field here; there can be cumanagoto"},
		{zone(`"tribes":{"cumanagoto":5}`), "zones.VEN.tribes.cumanagoto is 5, it must be 0 to 4"},
		{zone(`"tribes":{"cumanagoto":3},"visitaOwner":"france","visitaNatives":2`), "zones.VEN has 5 Natives at Tribe sites and in the Visita, there can be at most 4"},
		{`{"zones":{"FLO":{"tribes":{"calusa":3}}}}`, "zones.FLO.tribes.calusa is 3, it must be 0 to 2"},
		{zone(`"citizens":3`), "zones.VEN.citizens is 3, it must be 0 to 2"},
		{zone(`"citizens":1,"cathedral":false`), "zones.VEN.citizens is 1, without a Cathedral it must be 0"},
		{zone(`"visitaNatives":1`), "zones.VEN.visitaNatives is 1, without a Visita it must be 0"},
		{zone(`"visitaOwner":"spain"`), "zones.VEN.visitaOwner is spain, which has no seat"},
		{zone(`"visitaOwner":["france","england"]`), "zones.VEN.visitaOwner must be one of"},
		{`{"zones":{"JAM":{"visitaOwner":"france"}}}`, "zones.JAM.visitaOwner is france, but there is no Tribe site in this zone"},
		{zone(`"rebels":21`), "zones.VEN.rebels is 21, it must be 0 to 20"},
		{`{"zones":{"VEN":{"rebels":11},"CAR":{"rebels":10}}}`, "zones have more than 20 Rebels"},
		{zone(`"galleys":["spain"]`), "zones.VEN.galleys has spain, which has no Colony there"},
		{`{"zones":{"FLO":{"slots":{"st-augustine":{"owner":"england"},"new-providence":{"owner":"england"}}},
			"YUC":{"slots":{"campeche":{"owner":"england"},"bacalar":{"owner":"england"}}},
			"GUA":{"slots":{"trujillo":{"owner":"england"},"puerto-caballos":{"owner":"england"}}},
			"ANT":{"slots":{"st-kitts":{"owner":"england"},"barbados":{"owner":"england"},"martinique":{"owner":"england"}}}}}`,
			"zones have 9 Colonies of england, there are 8 discs"},
		// Where the match stands.
		{`{"at":"lunch"}`, `at is "lunch", it must be one of goods, auction, play, shipping, end`},
		{`{"at":"goods","steps":[]}`, `at and "steps" cannot both be given`},
		{`{"at":"goods","seat":1}`, `seat can be given with "at" auction, play or shipping only`},
		{`{"at":"play","seat":3}`, "seat is 3, it must be 0 to 2"},
		{`{"at":"shipping","seat":1}`, "seat is 1, which has no fleet and so no turn at sea"},
		{`{"at":"play","turn":{"actions":1}}`, `turn can be given with "steps" only`},
		{`{"at":"play","phase":"D4"}`, `phase is D4, but the match stands in D3, as "at" or "steps" say`},
		{`{"phase":"D5"}`, `phase is "D5"`},
		{`{"steps":[]}`, `the last step is "game", it must be a question`},
		{`{"steps":[{}]}`, "steps[0] has no step"},
		{`{"steps":[{"step":"lunch"}]}`, `steps[0].step is "lunch"`},
		{`{"steps":[{"step":"P1"}]}`, `steps[0] cannot be: flow: the step "P1" cannot stand on "game"`},
		{`{"steps":[{"step":"round","seat":1}]}`, "steps[0].seat is no field here"},
		{`{"steps":[{"step":"round"},{"step":"play","next":100}]}`, "steps[1].next is 100, it must be 0 to 99"},
		{`{"steps":[{"step":"round"},{"step":"play"}]}`, `the last step is "play", it must be a question`},
		{stand(inGoods(`"next":0},{"step":"G1"}`)), "steps[2].place is missing"},
		{stand(inGoods(`"next":0,"place":30},{"step":"G1","place":"havana"}`)), "steps[1].place is 30, it must be 0 to 29"},
		{stand(inTurn(``, `{"step":"P3","ship":"card-30"}`)), `steps[3].ship is "card-30"`},
		{stand(inTurn(``, `{"step":"P3"}`)), `steps[3].ship is missing`},
		{stand(inTurn(``, `{"step":"edict","card":"bark"}`)), `steps[3].card is "bark"`},
		{stand(inTurn(``, `{"step":"P15","zone":"EUR"}`)), `steps[3].zone is "EUR"`},
		{stand(atSea(``, `{"step":"landing"},{"step":"F4","meeple":"x"}`)), `steps[4].meeple is "x"`},
		{`{"winner":0}`, `winner can be given with "at" end only`},
		{`{"victory":"prestige"}`, `victory can be given with "at" end only`},
		// The turn.
		{stand(inGoods(`"place":15},{"step":"G1","place":"la-guaira"}`), `"turn":{"active":0}`), "turn is of nobody where the match stands"},
		{stand(inTurn(`"active":1`, `{"step":"P1"}`)), `turn.active is 1, by "steps" it is 0`},
		{stand(inTurn(`"points":1`, `{"step":"P1"}`)), "turn.points is no field here; there can be active, actions, appointed, drawn"},
		{stand(inTurn(`"actions":4`, `{"step":"P1"}`)), "turn.actions is 4, it must be 0 to 3"},
		{stand(atSea(`"actions":1`, `{"step":"F1"}`)), "turn.actions is no field here; there can be active, points"},
		{stand(atSea(`"points":1,"landing":"EUR"`, `{"step":"F1"}`)), `turn.landing is "EUR"`},
		{stand(atSea(`"points":1,"target":"EUR"`, `{"step":"F1"}`)), `turn.target is "EUR"`},
		{stand(`"top":"card-1"`, inAuctions(`"next":2},{"step":"auction","seat":1},{"step":"A1","seat":1}`), `"turn":{"auction":0}`), `turn.auction is 0, by "steps" it is 1`},
		// The set-up.
		{`{"steps":[{"step":"set-up"},{"step":"C1"}],"round":1}`, "round cannot be given in the set-up"},
		{`{"steps":[{"step":"set-up"},{"step":"C1"}],"turn":{}}`, "turn cannot be given in the set-up"},
		{`{"steps":[{"step":"set-up"},{"step":"C1"}],"players":[{"cash":1}]}`, "players[0] is otherwise than the set-up has it"},
		{`{"steps":[{"step":"set-up"},{"step":"C1"}],"zones":{"VEN":{"rebels":1}}}`, "zones are otherwise than the set-up lays them out"},
		{`{"steps":[{"step":"set-up"},{"step":"C1"}],"order":[1]}`, "steps cannot be: the set-up has other fields"},
		{`{"steps":[{"step":"set-up"},{"step":"C1"}],"top":"card-1"}`, "steps cannot be: the set-up has other fields"},
		{`{"steps":[{"step":"set-up"},{"step":"C2"}]}`, "players[0] is otherwise than the set-up has it"},
		{`{"steps":[{"step":"set-up"},{"step":"C1","seat":1}]}`, nobody("C1")},
		{`{"steps":[{"step":"set-up"},{"step":"C1"}],"players":[{"nation":"france"}]}`, nobody("C1")},
		{`{"steps":[{"step":"set-up"},{"step":"U1"}]}`, nobody("U1")},
		// Labour.
		{stand(inGoods(`"place":15},{"step":"G1","place":"la-guaira"}`)), nobody("G1")},
		{stand(inGoods(`"place":14},{"step":"G1","place":"la-guaira"}`), players(`"cash":1`), `"zones":{"VEN":{"slots":{"la-guaira":{"owner":"england"}},"citizens":1,"tribes":{"cumanagoto":1}}}`), nobody("G1")},
		{stand(inGoods(`"place":15},{"step":"G1","place":"la-guaira"}`), players(`"cash":1`), `"zones":{"VEN":{"slots":{"la-guaira":{"owner":"france"}},"citizens":1,"tribes":{"cumanagoto":1}}}`), nobody("G1")},
		{stand(inGoods(`"place":15},{"step":"G1","place":"la-guaira"}`), players(`"cash":2`), `"zones":{"CAR":{"slots":{"cartagena":{"owner":"england"}}},"VEN":{"slots":{"la-guaira":{"owner":"england"}},"citizens":2,"tribes":{"cumanagoto":1}}}`), nobody("G1")},
		// Auctions.
		{stand(inAuctions(`"next":1},{"step":"auction"},{"step":"A1"}`)), nobody("A1")},
		{stand(`"top":"card-1"`, inAuctions(`"next":4},{"step":"auction"},{"step":"A1"}`)), nobody("A1")},
		{stand(`"top":"card-1"`, inAuctions(`"next":0},{"step":"auction"},{"step":"A1"}`)), nobody("A1")},
		{stand(`"top":"card-1"`, inAuctions(`"next":2},{"step":"auction"},{"step":"A1"}`)), nobody("A1")},
		{stand(`"top":"card-1"`, `"turn":{"buried":true}`, inAuctions(`"next":1},{"step":"auction"},{"step":"A1"}`)), nobody("A1")},
		{stand(`"top":"card-1"`, inAuctions(`"next":1},{"step":"auction","winner":1},{"step":"A1"}`)), nobody("A1")},
		{stand(`"top":"card-1"`, inAuctions(`"next":1},{"step":"auction"},{"step":"A2"}`)), nobody("A2")},
		{stand(`"top":"card-1"`, inAuctions(`"next":1},{"step":"auction"},{"step":"A2","seat":1}`), players(`"cash":1`)), nobody("A2")},
		{stand(`"top":"card-1"`, inAuctions(`"next":1},{"step":"auction"},{"step":"C6"}`)), nobody("C6")},
		{stand(`"top":"card-1"`, `"turn":{"buried":true}`, inAuctions(`"next":1},{"step":"auction"},{"step":"C6","seat":1}`)), nobody("C6")},
		{stand(`"top":"card-1"`, inAuctions(`"next":1},{"step":"auction"},{"step":"C5"}`)), nobody("C5")},
		// Play turns.
		{stand(inTurn(``, `{"step":"P1"}`)), nobody("P1")}, // nothing but END is left
		{stand(inTurn(`"actions":1,"appointed":true`, `{"step":"P1"}`)), nobody("P1")},
		{stand(inTurn(`"actions":1,"drawn":{"ANT":1}`, `{"step":"P1"}`)), nobody("P1")},
		{stand(inTurn(`"actions":1`, `{"step":"P1","seat":1}`)), nobody("P1")},
		{stand(`"turn":{"actions":1}`, `"steps":[{"step":"round"},{"step":"play","next":2},{"step":"turn"},{"step":"P1"}]`), nobody("P1")},
		{stand(`"turn":{"actions":1}`, `"steps":[{"step":"round"},{"step":"play","next":1,"checks":1},{"step":"turn"},{"step":"P1"}]`), nobody("P1")},
		{stand(inTurn(`"actions":1`, `{"step":"P2"}`), players(`"hand":["card-1"]`)), nobody("P2")}, // one card: not asked
		{stand(inTurn(`"actions":1`, `{"step":"P3","ship":"bark"}`)), nobody("P3")},
		{stand(inTurn(`"actions":1`, `{"step":"P3","ship":"card-1"}`)), nobody("P3")},
		{stand(inTurn(``, `{"step":"P3","ship":"card-1"}`), players(`"hand":["card-1"]`)), nobody("P3")},
		{stand(inTurn(`"actions":1`, `{"step":"P3","ship":"card-1"}`), players(ship+`,"hand":["card-1"]`)), nobody("P3")},
		{stand(inTurn(`"actions":1`, `{"step":"P4","ship":"card-1"}`), players(ship+`,"hand":["card-1"]`)), nobody("P4")},
		{stand(inTurn(`"actions":1`, `{"step":"P7","ship":"card-1"}`), players(ship)), nobody("P7")},
		{stand(inTurn(`"actions":1,"appointed":true`, `{"step":"P7","ship":"bark"}`), players(`"fleet":["card-7","bark"],"legality":"plunder"`)), nobody("P7")},
		{stand(inTurn(`"actions":1`, `{"step":"P15","zone":"CUB"}`), players(`"cash":1,"claims":["VEN"]`)), nobody("P15")},
		{stand(inTurn(`"actions":1`, `{"step":"P15","zone":"CUB"}`), players(`"cash":1,"claims":["VEN","CUB","JAM"]`)), nobody("P15")},
		{stand(inTurn(`"actions":1`, `{"step":"overboard"},{"step":"X2"}`), players(full+`,"cargo":{"gold":1,"silver":1}`)), nobody("X2")},
		{stand(inTurn(`"actions":1`, `{"step":"scout","drawn":2},{"step":"P8"}`)), nobody("P8")},
		{stand(inTurn(`"actions":3,"drawn":{"ANT":1,"CUB":1}`, `{"step":"scout","drawn":2},{"step":"P8"}`)), nobody("P8")},
		{stand(inTurn(`"actions":2,"drawn":{"ANT":2}`, `{"step":"scout","drawn":2},{"step":"P8"}`)), nobody("P8")},
		{stand(inTurn(`"actions":2,"drawn":{"ANT":1}`, `{"step":"scout","drawn":1},{"step":"C7"}`)), nobody("C7")},
		{stand(inTurn(`"actions":2,"drawn":{"ANT":3}`, `{"step":"scout","drawn":2},{"step":"P8"}`)), "turn.drawn.ANT is 3, it must be 0 to 2"},
		// Edicts.
		{stand(inTurn(`"actions":3`, `{"step":"edict","card":"card-54"},{"step":"E54"}`)), nobody("E54")},
		{stand(inTurn(`"actions":3`, `{"step":"edict","card":"card-54"},{"step":"E57"}`), players(`"hand":["card-54"]`)), nobody("E57")},
		{stand(inTurn(`"actions":3`, `{"step":"edict","card":"card-1"},{"step":"E57"}`), players(`"hand":["card-1"]`)), nobody("E57")},
		{stand(inTurn(``, `{"step":"edict","card":"card-54"},{"step":"E54"}`), players(`"hand":["card-54"]`)), nobody("E54")},
		{stand(inTurn(`"actions":2`, `{"step":"edict","card":"card-54","chosen":1,"paid":1},{"step":"E54"}`), players(`"hand":["card-54"]`)), nobody("E54")},
		{stand(inTurn(`"actions":2`, `{"step":"edict","card":"card-54","paid":1},{"step":"E54"}`), players(`"hand":["card-54"]`)), nobody("E54")},
		{stand(inTurn(`"actions":2`, `{"step":"edict","card":"card-54","paid":2},{"step":"E54"}`), players(`"hand":["card-54"]`)), nobody("E54")},
		{stand(inTurn(`"actions":2`, `{"step":"edict","card":"card-54","zones":["CUB"]},{"step":"E54"}`), players(`"hand":["card-54"]`)), nobody("E54")},
		{stand(inTurn(`"actions":2`, `{"step":"edict","card":"card-52","chosen":1,"paid":1,"zones":["VEN"]},{"step":"E52"}`), players(`"hand":["card-52"]`), `"zones":{"VEN":{"slots":{"la-guaira":{"owner":"spain"}}},"CAR":{"slots":{"cartagena":{"owner":"spain"}}}}`), nobody("E52")},
		{stand(inTurn(`"actions":2`, `{"step":"edict","card":"card-60","chosen":1,"paid":1},{"step":"E60"}`), players(`"hand":["card-60"]`)), nobody("E60")},
		{stand(inTurn(`"actions":2`, `{"step":"edict","card":"card-62"},{"step":"C8"}`), players(`"hand":["card-62"]`)), nobody("C8")},
		{stand(inTurn(`"actions":2`, `{"step":"edict","card":"card-62","chosen":1,"paid":1},{"step":"C8","seat":1}`), players(`"hand":["card-62"]`)), nobody("C8")},
		{stand(inTurn(`"actions":2`, `{"step":"edict","card":"card-62","chosen":4,"paid":1},{"step":"C8","seat":1}`), players(`"hand":["card-62"]`)), nobody("C8")},
		// Hand checks.
		{stand(inTurn(`"actions":2`, `{"step":"hand-check"},{"step":"H1"}`), players(`"hand":["card-1","card-2","card-3"]`)), nobody("H1")},
		{stand(`"steps":[{"step":"round"},{"step":"play","next":2,"checks":1},{"step":"hand-check"},{"step":"H1"}]`, players(`"hand":["card-1","card-2","card-3","card-4"]`)), nobody("H1")},
		{stand(`"steps":[{"step":"round"},{"step":"play","next":3,"checks":2},{"step":"hand-check"},{"step":"H1"}]`, players(`"hand":["card-1","card-2","card-3","card-4"]`)), nobody("H1")},
		// Sailing.
		{stand(atSea(`"points":3`, `{"step":"F1"}`)), nobody("F1")},
		{stand(atSea(``, `{"step":"F1"}`), players(atMain)), nobody("F1")},
		{stand(atSea(`"points":9`, `{"step":"F1"}`), players(atMain)), nobody("F1")},
		{stand(atSea(`"points":8,"landed":["VEN"]`, `{"step":"F1"}`), players(atMain)), nobody("F1")},
		{stand(atSea(`"points":7,"fought":true`, `{"step":"F1"}`), players(atMain)), nobody("F1")},
		{stand(atSea(landed, `{"step":"F1"}`), players(atMain)), nobody("F1")},
		{stand(atSea(`"points":3`, `{"step":"F1","seat":1}`), players(atMain)), nobody("F1")},
		{stand(`"turn":{"points":3}`, `"steps":[{"step":"round"},{"step":"shipping","next":2},{"step":"voyage"},{"step":"F1"}]`, players(atMain)), nobody("F1")},
		{stand(atSea(`"points":1`, `{"step":"O1"}`), players(atMain)), nobody("O1")},
		{stand(atSea(``, `{"step":"O1"}`), players(ship)), nobody("O1")},
		{stand(atSea(``, `{"step":"O1"}`), players(`"fleet":["card-13"],"legality":"smuggler","position":"MAI"`)), nobody("O1")},
		{stand(atSea(``, `{"step":"O1"}`), players(atMain+`,"orders":{"s1":"all","s2":"all"}`)), nobody("O1")},
		{stand(atSea(``, `{"step":"O2"}`), players(atMain)), nobody("O2")},
		{stand(atSea(``, `{"step":"O2","other":1}`), players(atMain+`,"orders":{"s1":"all"}`)), nobody("O2")},
		// Landings.
		{stand(atSea(`"points":3`, `{"step":"landing"},{"step":"F2"}`), players(atMain), `"zones":{`+laGu+`}`), nobody("F2")},
		{stand(atSea(`"points":3,"landing":"VEN"`, `{"step":"landing"},{"step":"F2"}`), players(atMain), `"zones":{`+laGu+`}`), nobody("F2")},
		{stand(atSea(landed, `{"step":"landing"},{"step":"F2"}`), players(ship+`,"position":"JAC"`), `"zones":{`+laGu+`}`), nobody("F2")},
		{stand(atSea(landed, `{"step":"landing"},{"step":"F2"}`), players(atMain)), nobody("F2")},
		{stand(atSea(landed+`,"target":"la-guaira"`, `{"step":"landing"},{"step":"F2"}`), players(atMain), `"zones":{`+laGu+`}`), nobody("F2")},
		{stand(atSea(landed, `{"step":"landing"},{"step":"F2","seat":1}`), players(atMain), `"zones":{`+laGu+`}`), nobody("F2")},
		{stand(atSea(landed, `{"step":"landing"},{"step":"F5"}`), players(atMain), `"zones":{`+laGu+`}`), nobody("F5")}, // one target: not asked
		{stand(atSea(landed, `{"step":"landing","seat":1},{"step":"F2"}`), players(atMain), `"zones":{`+laGu+`}`), nobody("F2")},
	} {
		if got := refusalOf(t, rules.Setup{Seats: 3}, test.position); !strings.Contains(got, test.want) {
			t.Errorf("%s\ngives %s\nwant  %s", test.position, got, test.want)
		}
	}
}

func setupOf(seats int, settings ...uint8) rules.Setup {
	setup := rules.Setup{Seats: seats}
	copy(setup.Settings[:], settings)
	return setup
}

// Settings in the order of Info.
var (
	picked = []uint8{1}
	solo   = []uint8{0, 1}
	forced = []uint8{0, 0, 0, 0, 0, 0, 1}
)

func TestPositionMustFitTheSetup(t *testing.T) {
	for _, test := range []struct {
		setup          rules.Setup
		position, want string
	}{
		{setupOf(1), `{}`, "1 seats are not possible"},
		{setupOf(2, 2), `{}`, "setting 0 has no value 2"},
		{setupOf(4), `{"crown":1}`, "crown is the treasury of a passive Spain"},
		{setupOf(4), `{"players":[{"nation":"england"},{"nation":"france"},{"nation":"courland"},{"nation":"netherlands"}]}`, "players do not have spain, which one of 4 must play"},
		{setupOf(3, solo...), `{"players":[{"nation":"spain"}]}`, "players[0].nation is spain; in a solo game the last seat plays spain"},
		{setupOf(3, solo...), `{"players":[{},{},{"nation":"france"}]}`, "players[2].nation is france; in a solo game the last seat plays spain"},
		{setupOf(2), `{"at":"auction","seat":2}`, "seat is 2, it must be 0 to 1"},
		{setupOf(2, picked...), `{"steps":[{"step":"set-up"},{"step":"C1"}]}`, `nobody can stand at "C1"`},
		{setupOf(2, solo...), `{"steps":[{"step":"set-up"},{"step":"C1","seat":1}],"players":[{"nation":"france"}]}`, `nobody can stand at "C1"`},
		// By the reading FORCED who can emigrate has done so.
		{setupOf(3, forced...), `{` + atSea(landed, `{"step":"landing"},{"step":"F2"}`) + `,` + players(atMain) + `,
			"zones":{"VEN":{"slots":{"la-guaira":{"owner":"france"}},"citizens":1}}}`, `nobody can stand at "F2"`},
	} {
		if got := refusalOf(t, test.setup, test.position); !strings.Contains(got, test.want) {
			t.Errorf("%s\ngives %s\nwant  %s", test.position, got, test.want)
		}
	}
}

// TestWhatIsInProgressMustAddUp begins with positions that can be, and puts
// single things wrong.
func TestWhatIsInProgressMustAddUp(t *testing.T) {
	for _, battle := range []struct {
		name, position, asked string
		wrong                 []string // what is replaced and with what, in pairs
	}{
		{"support", `{"turn":{"landed":["CAR"],"landing":"CAR","points":3,"fought":true,"target":"cartagena"},
			"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},{"step":"landing"},{"step":"land-battle"},{"step":"B1"}],
			"players":[{` + full + `}],
			"zones":{"CAR":{"slots":{"cartagena":{"owner":"spain","fort":true},"santa-marta":{"owner":"france"}},"tribes":{"muisca":1}}}}`, "B1", []string{
			`,"santa-marta":{"owner":"france"}`, ``, // nobody supports
			`{"step":"land-battle"}`, `{"step":"land-battle","fleet":1}`,
			`{"step":"land-battle"}`, `{"step":"land-battle","target":1}`,
			`{"step":"land-battle"}`, `{"step":"land-battle","margin":1}`,
			`{"step":"land-battle"}`, `{"step":"land-battle","seat":1}`,
			`{"step":"B1"}`, `{"step":"B1","seat":1}`,
			`"target":"cartagena"`, `"target":"la-guaira"`,
			`"target":"cartagena"`, `"target":"visita"`,
			`"target":"cartagena"`, `"target":"rebels"`,
			`"target":"cartagena"`, `"target":"wayuu"`,
			`,"target":"cartagena"`, ``,
			`"fought":true,`, ``,
			`"landing":"CAR",`, ``,
		}},
		{"freedom", `{"turn":{"landed":["CAR"],"landing":"CAR","points":3,"fought":true,"target":"cartagena"},
			"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},{"step":"landing"},
				{"step":"land-battle","fleet":2,"margin":3},{"step":"B2","place":"cartagena"}],
			"players":[{` + full + `}],
			"zones":{"CAR":{"slots":{"cartagena":{"owner":"spain","labour":"slave","fort":true},"santa-marta":{"owner":"france","labour":"citizen"}}}}}`, "B2", []string{
			`"margin":3`, `"margin":2`,
			`"fleet":2,"margin":3`, `"target":2`, // lost
			`"fleet":2,"margin":3`, `"fleet":1,"target":1,"margin":1`, // France has given both to one side
			`"fleet":2,"margin":3`, `"margin":1`,
			`"labour":"slave"`, `"labour":"citizen"`,
			`"place":"cartagena"`, `"place":"santa-marta"`,
		}},
		{"the passive Spain takes the side that it must", `{"turn":{"landed":["CAR"],"landing":"CAR","points":3,"fought":true,"target":"santa-marta"},
			"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},{"step":"landing"},
				{"step":"land-battle","target":1,"margin":1},{"step":"B2","place":"santa-marta"}],
			"players":[{` + full + `}],
			"zones":{"CAR":{"slots":{"cartagena":{"owner":"spain"},"santa-marta":{"owner":"france","labour":"slave"}}}}}`, "B2", []string{
			`"target":1,"margin":1`, `"fleet":1,"margin":3`,
			`"target":1,"margin":1`, `"margin":2`,
		}},
		{"and with the fleet of a CONQUISTADOR", `{"turn":{"landed":["CAR"],"landing":"CAR","points":3,"fought":true,"target":"santa-marta"},
			"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},{"step":"landing"},
				{"step":"land-battle","fleet":1,"margin":1},{"step":"B2","place":"santa-marta"}],
			"players":[{"fleet":["card-16"],"legality":"conquistador","position":"MAI"}],
			"zones":{"CAR":{"slots":{"cartagena":{"owner":"spain"},"santa-marta":{"owner":"france","labour":"slave"}}}}}`, "B2", []string{
			`"fleet":1,"margin":1`, `"target":1,"margin":1`,
			`"cartagena":{"owner":"spain"},`, ``,
		}},
		{"an edict with choices", `{` + inTurn(`"actions":2`, `{"step":"edict","card":"card-52","chosen":1,"paid":1,"zones":["VEN"]},{"step":"E52"}`) + `,
			"players":[{"hand":["card-52"]}],
			"zones":{"CAR":{"slots":{"cartagena":{"owner":"spain"}}},"VEN":{"slots":{"la-guaira":{"owner":"spain"}},"rebels":1}}}`, "E52", []string{
			`"chosen":1`, `"chosen":2`,
			`"zones":["VEN"]`, `"zones":["VEN","CAR"]`,
			`,"rebels":1`, ``,
			`"hand":["card-52"]`, `"hand":[]`,
		}},
		{"capture", `{"turn":{"landed":["CAR"],"landing":"CAR","points":3,"fought":true,"target":"cartagena"},
			"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},{"step":"landing"},
				{"step":"land-battle","margin":1},{"step":"B3","place":"cartagena"}],
			"players":[{` + strings.Replace(full, "plunder", "privateer", 1) + `,"claims":["CAR"]}],
			"zones":{"CAR":{"slots":{"cartagena":{"owner":"spain"}}}}}`, "B3", []string{ // it had a fort
			`"margin":1`, `"margin":3`,
			`{"owner":"spain"}`, `{"owner":"spain","fort":true}`,
			`"legality":"privateer"`, `"legality":"plunder"`,
			`,"claims":["CAR"]`, ``,
		}},
		{"a ship lost on land", `{"turn":{"landed":["CAR"],"fought":true},
			"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},{"step":"landing"},{"step":"land-battle"},{"step":"loss"},{"step":"X1"}],
			"players":[{` + full + `}]}`, "X1", []string{
			`"fought":true`, `"fought":true,"points":1`,
			`,"fought":true`, ``,
			`"fought":true`, `"fought":true,"landing":"CAR"`,
			`{"step":"loss"}`, `{"step":"loss","seat":1}`,
			`{"step":"X1"}`, `{"step":"X1","seat":1}`,
			`{"step":"land-battle"}`, `{"step":"land-battle","margin":2}`,
			`"card-9",`, ``, // only one can be lost
		}},
		{"overboard", `{"turn":{"landed":["CAR"],"fought":true},
			"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},{"step":"landing"},{"step":"land-battle"},{"step":"loss"},
				{"step":"overboard"},{"step":"X2"}],
			"players":[{"fleet":["card-7","bark"],"legality":"plunder","position":"MAI","cargo":{"gold":2},"pax":{"n":1,"c":1}}]}`, "X2", []string{
			`"cargo":{"gold":2},`, ``,
			`{"step":"overboard"}`, `{"step":"overboard","seat":1}`,
			`"card-7","bark"`, `"card-7","card-4","bark"`, // a ship has just been lost
			`,"c":1`, `,"c":0`,
		}},
		{"prize", `{"turn":{"points":3},
			"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},{"step":"sea-battle","defender":1,"loser":1,"margin":3},{"step":"X3","loser":1}],
			"players":[{"fleet":["card-4"],"legality":"plunder","position":"MAI"},
				{"fleet":["card-13"],"legality":"smuggler","position":"MAI","cargo":{"gold":1,"hides":1}}]}`, "X3", []string{
			`"margin":3`, `"margin":2`,
			`"margin":3},{"step":"X3","loser":1}`, `"margin":3},{"step":"X3","loser":0}`,
			`"loser":1,"margin":3`, `"winner":1,"margin":3`,
			`"loser":1,"margin":3`, `"loser":0,"margin":3`,
			`"hides":1`, `"hides":0`,
			`"position":"MAI"}`, `"position":"DAR"}`,
			`"fleet":["card-4"],"legality":"plunder"`, `"fleet":["card-8"],"legality":"privateer"`, // room for all
			`"defender":1,`, ``,
			`"defender":1,`, `"defender":2,`,
			`"points":3`, `"points":7`,
			`{"step":"sea-battle",`, `{"step":"sea-battle","attacker":1,`,
		}},
		{"a ship lost at sea", `{"turn":{"points":3},
			"steps":[{"step":"round"},{"step":"shipping","next":1},{"step":"voyage"},{"step":"interception","next":2},
				{"step":"sea-battle","attacker":1,"winner":1,"margin":2},{"step":"loss"},{"step":"X1"}],
			"players":[{"fleet":["card-16","card-9","bark"],"legality":"conquistador","position":"MAI"},
				{"fleet":["card-4","card-5","card-6"],"legality":"plunder","position":"MAI","orders":{"s0":"all"},"tableau":["card-38","card-41"]}]}`, "X1", []string{
			`,"orders":{"s0":"all"}`, ``,
			`"interception","next":2`, `"interception","next":1`,
			`"interception","next":2`, `"interception","seat":1,"next":2`,
			`"tableau":["card-38","card-41"]`, `"tableau":["card-38"]`, // lost by 1
			`{"step":"loss"}`, `{"step":"loss","seat":1}`,
			`"legality":"plunder"`, `"legality":"privateer","pax":{"n":9}`,
			`"legality":"conquistador"`, `"legality":"conquistador","pax":{"n":1}`, // the hold was cleared
		}},
	} {
		t.Run(battle.name, func(t *testing.T) {
			m := table(t, rules.Setup{Seats: 3}, battle.position)
			if got := asked(m); got != battle.asked {
				t.Fatalf("%s is asked, want %s", got, battle.asked)
			}
			for i := 0; i < len(battle.wrong); i += 2 {
				position := strings.Replace(battle.position, battle.wrong[i], battle.wrong[i+1], 1)
				if position == battle.position {
					t.Errorf("there is no %s", battle.wrong[i])
				}
				if got := refusalOf(t, rules.Setup{Seats: 3}, position); strings.HasPrefix(got, "nothing") {
					t.Errorf("%s for %s gives %s", battle.wrong[i+1], battle.wrong[i], got)
				} else if strings.Contains(got, "cannot go on") || strings.Contains(got, "hispanica") {
					t.Errorf("%s for %s is noticed too late: %s", battle.wrong[i+1], battle.wrong[i], got)
				}
			}
		})
	}
}

// TestSetUpInProgressMustAddUp begins with positions of a set-up of three and
// puts single things wrong.
func TestSetUpInProgressMustAddUp(t *testing.T) {
	m := rulestest.Random(Game{}, rules.Setup{Seats: 3}, 1)
	for _, part := range []struct {
		ply   int
		asked string
		wrong []string // what is replaced and with what, in pairs
	}{
		{2, "C1", []string{`"seat":2`, `"seat":1`}},
		{3, "C2", []string{
			`"cash":8`, `"cash":9`,
			`"dove":8`, `"dove":9`,
			`"dove":8`, `"dove":8,"order":[0]`,
			`"dove":8`, `"dove":8,"top":"card-1"`,
			`"dove":8`, `"dove":8,"discard":["card-1"]`,
			`"dove":8`, `"dove":8,"titles":{"T1":0}`,
			`"cash":8`, `"cash":8,"outposts":{"ANT":1}`,
			`"inquisitionZone":"NSP"`, `"inquisitionZone":"CUB"`,
			`"cathedral":true`, `"cathedral":true,"rebels":1`,
		}},
		{7, "C3", []string{
			`"seat":1`, `"seat":2`,
			`"seat":1`, `"seat":0`,
			`"top":`, `"order":[0],"top":`,
			`"outposts":{`, `"outposts":{"JAM":1,`,
		}},
		{10, "C4", []string{
			`"top":`, `"order":[0,1],"top":`,
			`"outposts":{`, `"outposts":{"JAM":1,`,
		}},
	} {
		position := string(m.At(part.ply).State.Fields().JSON(nil))
		if got := asked(table(t, rules.Setup{Seats: 3}, position)); got != part.asked {
			t.Fatalf("%s is asked, want %s", got, part.asked)
		}
		for i := 0; i < len(part.wrong); i += 2 {
			wrong := strings.Replace(position, part.wrong[i], part.wrong[i+1], 1)
			if got := refusalOf(t, rules.Setup{Seats: 3}, wrong); wrong == position || strings.HasPrefix(got, "nothing") {
				t.Errorf("%s: %s for %s gives %s", part.asked, part.wrong[i+1], part.wrong[i], got)
			}
		}
	}
}

// TestPositionsFollowWhatIsLeftOut: what is missing is as on an empty table.
func TestPositionsFollowWhatIsLeftOut(t *testing.T) {
	for _, test := range []struct {
		name            string
		setup           rules.Setup
		position, lines string
	}{
		{"nothing is given: a round begins, and without a card face up there is no auction", setupOf(3), `{}`, `
			= asked s0 P1
			= round 1
			= dove 8
			= order 0 1 2
			= inquisitionZone YUC        # D1 is over
			= players.0 {"nation":"england","cash":2}
			= players.1.nation france
			= players.2.nation netherlands
			= zones none`},
		{"Spain plays in the last seat", setupOf(4), `{"at":"play"}`, `
			= players.3.nation spain
			= crown none`},
		{"or in the last that is left", setupOf(5), `{"at":"play","players":[{},{"nation":"courland"},{},{},{"nation":"england"}]}`, `
			= players.0.nation france
			= players.2.nation netherlands
			= players.3.nation spain`},
		{"in a solo game of two it plays", setupOf(2, solo...), `{"at":"play"}`, `
			= players.1.nation spain`},
		{"the order is by seat, and a seat can be named", setupOf(3), `{"at":"play","seat":1,"order":[2,1,0]}`, `
			= asked s1 P1
			s1 P1 end
			= asked s0 P1`},
		{"the second of two auctions of two", setupOf(2), `{"at":"auction","seat":1,"top":"card-1","players":[{"cash":1}]}`, `
			= asked s1 A1
			= turn.auction 1`},
		{"who has no fleet does not sail", setupOf(3), `{"at":"shipping","players":[{},{` + atMain + `}]}`, `
			= asked s1 F1
			= turn.points 8`},
		{"a late round has a late dove", setupOf(3), `{"at":"play","round":9}`, `
			= dove 9
			= inquisitionIndex 1`},
		{"the Inquisition may have been moved", setupOf(3), `{"at":"play","round":2,"inquisitionZone":"CUB"}`, `
			= inquisitionZone CUB
			= inquisitionIndex 2`},
		{"a Cathedral stands where Citizens wait", setupOf(3), `{"at":"play","zones":{"MOS":{"citizens":1}}}`, `
			= zones.MOS.cathedral true`},
		{"a match can begin in the set-up", setupOf(3), `{"steps":[{"step":"set-up"},{"step":"C1","seat":1}],"players":[{"nation":"courland"}]}`, `
			= odds england 1 france 1 netherlands 1
			chance C1 france
			chance C1 england
			= asked chance C2`},
		{"or where nations are picked", setupOf(2, picked...), `{"steps":[{"step":"set-up"},{"step":"U1"}]}`, `
			= asked s0 U1`},
		{"the best by Prestige has won at the end", setupOf(2), `{"at":"end","round":8,"players":[{"tribute":1},{"freed":4}]}`, `
			= asked over
			= winner 1
			= victory prestige
			= scores 1 2
			= phase over`},
		{"in a tie the later in player order", setupOf(2), `{"at":"end","round":8}`, `
			= winner 1`},
		{"or who fulfils a victory", setupOf(2), `{"at":"end","round":3,"players":[{"tribute":6,"tableau":["card-21"],"philosophy":"roy3"},{"tribute":20}]}`, `
			= winner 0
			= victory court-favourite
			= places 1 2`},
		{"as it is said", setupOf(2), `{"at":"end","winner":1,"victory":"pirate-king","titles":{"T1":1,"T2":1,"T3":1,"T4":1},
			"players":[{"tribute":6,"tableau":["card-21"],"philosophy":"roy3"},{"infamy":8,` + ship + `}]}`, `
			= winner 1
			= victory pirate-king`},
		{"amounts have an end where no game comes", setupOf(2), `{"at":"goods","players":[{"cash":4095},{}]}`, `
			= players.0.cash 4095`},
	} {
		t.Run(test.name, func(t *testing.T) { tell(t, table(t, test.setup, test.position), test.lines) })
	}
}

func TestEndThatCannotBe(t *testing.T) {
	royal := `"players":[{"tribute":6,"tableau":["card-21"],"philosophy":"roy3"}]`
	for _, test := range []struct{ position, want string }{
		{`{"at":"end"}`, "at is end, but nobody has won and the last round is 8"},
		{`{"at":"end","winner":0}`, `winner and "victory" must be given together`},
		{`{"at":"end","victory":"prestige"}`, `winner and "victory" must be given together`},
		{`{"at":"end","winner":1,"victory":"emancipator"}`, "victory is emancipator, whose condition seat 1 does not fulfil"},
		{`{"at":"end","winner":1,"victory":"none"}`, `victory is "none", it must be one of court-favourite`},
		{`{"at":"end","round":8,"winner":0,"victory":"prestige"}`, "winner is 0, by Prestige it is 1"},
		{`{"at":"end","round":8,"winner":0,"victory":"prestige",` + royal + `}`, "victory is prestige, but seat 0 fulfils court-favourite"},
		{`{"at":"end","winner":2,"victory":"prestige"}`, "winner is 2, it must be 0 to 1"},
		{`{"at":"end","turn":{}}`, `turn can be given with "steps" only`},
	} {
		if got := refusalOf(t, rules.Setup{Seats: 2}, test.position); !strings.Contains(got, test.want) {
			t.Errorf("%s\ngives %s\nwant  %s", test.position, got, test.want)
		}
	}
}
