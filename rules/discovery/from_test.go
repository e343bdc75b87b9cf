package discovery

import (
	"strings"
	"testing"

	"flota/rules"
)

// wrongPosition gives the error of From.
func wrongPosition(t *testing.T, seats int, position string) string {
	t.Helper()
	f, err := rules.ParseFields([]byte(position))
	if err != nil {
		t.Fatalf("%v\n%s", err, position)
	}
	s, err := Game{}.From(rules.Setup{Seats: seats}, f)
	if err == nil {
		return "nothing; it is " + string(s.Fields().JSON(nil))
	}
	return err.Error()
}

func TestPositionThatCannotBeIsRefusedWithASentence(t *testing.T) {
	region := func(s string) string { return `{"regions":{"CAN":{` + s + `}}}` }
	player := func(s string) string { return `{"players":[{` + s + `}]}` }
	steps := func(s string) string { return `{"steps":[{"step":"turn"},` + s + `]}` }
	for _, test := range []struct{ position, want string }{
		// Names and numbers.
		{`{"turm":1}`, "turm is no field here"},
		{`{"turn":9}`, "turn is 9, it must be 0 to 8"},
		{`{"turn":1,"turn":2}`, "turn stands twice"},
		{`{"order":[0,0]}`, "order names seat 0 twice"},
		{`{"order":[1]}`, "order names 1 seats, it must name all 2"},
		{`{"order":[2,0]}`, "order[0] is 2, it must be 0 to 1"},
		{`{"players":[{},{},{}]}`, "players has 3 items, there can be at most 2"},
		{player(`"cash":-1`), "players[0].cash is -1"},
		{player(`"cash":32768`), "players[0].cash is 32768, it must be 0 to 32767"},
		{player(`"hand":{"builder":1}`), "players[0].hand.builder is no field here"},
		{player(`"hand":{"colonist":30}`), "players[0].hand.colonist is 30, it must be 0 to 29"},
		{player(`"hand":{"colonist":20},"discovery":{"colonist":10}`), "players[0] has 31 pieces of kind colonist on the table, there are 30"},
		{player(`"hand":{"captain":3},"shipping":{"captain":3}`), "players[0] has 6 pieces of kind captain on the table, there are 5"},
		{player(`"buildings":["I-01","I-01"]`), "buildings[1] stands twice in the list"},
		{player(`"buildings":["IV-01"]`), `buildings[0] is "IV-01", it must be one of I-01`},
		{player(`"buildings":["II-01"]`), "players have II-01, which is of an Age that has not begun"},
		{`{"players":[{"counters":["D01"]},{"counters":["D01"]}]}`, "players[1].counters has D01, which is elsewhere too"},
		{`{"players":[{"cards":["china"]},{"cards":["china"]}]}`, "players[1].cards has china, which is elsewhere too"},
		{player(`"ships":9`), "ships is 9"},
		{`{"players":[{"ships":5},{"ships":4}]}`, "ships are 9 in all, there are 8"},
		{`{"ship":true,"players":[{"ships":8}]}`, "ships are 9 in all"},
		{player(`"goods":{"gold":5}`), "goods of type gold are 6 in all, there are 5"},
		{player(`"scored":[6]`), "players[0].scored has points of turn 3, which has not been scored"},
		{`{"turn":3,"at":"scoring","players":[{"scored":[6]}]}`, "points of turn 3, which has not been scored"},
		{`{"turn":6,"players":[{"scored":[6,2]}]}`, "points of turn 6"},
		{player(`"trade-points":3`), "trade-points are for income of turn 8"},
		{player(`"scored":[0,0,0,1]`), "scored has 4 items"},
		// Regions.
		{`{"regions":{"XXX":{}}}`, "regions.XXX is no field here"},
		{`{"regions":{"CRB":{"discovered":false}}}`, "regions.CRB.discovered is false, but this region is open from the start"},
		{`{"regions":{"CRB":{"counter":"D01"}}}`, "regions.CRB.counter is D01, but this region never has a counter"},
		{region(`"discovered":true,"counter":"D01"`), "a discovered region has no counter any more"},
		{`{"players":[{"counters":["D01"]}],"regions":{"CAN":{"counter":"D01"}}}`, "regions.CAN.counter is D01, which is elsewhere too"},
		{region(`"settlers":[1]`), "s0 has 1 pieces in CAN, which is not discovered"},
		{region(`"discovered":true,"settlers":[3],"good":true`), "regions.CAN.good is true, but the good is taken"},
		{region(`"discovered":true,"soldiers":[11]`), "soldiers[0] is 11"},
		{region(`"discovered":true,"settlers":[119]`), "settlers[0] is 119, it must be 0 to 118"},
		{`{"regions":{"CAN":{"discovered":true,"settlers":[100]},"CRB":{"settlers":[18]}}}`, "regions have 118 settlers of seat 0, there can be at most 118"},
		{region(`"discovered":true,"settlers":[30]`), "regions have 1 settlers of seat 0 more than its colonists allow, at most 0"},
		{`{"turn":2,"at":"goods","regions":{"CRB":{"settlers":[40]}}}`, "regions have 11 settlers of seat 0 more than its colonists allow, at most 10"},
		{`{"players":[{"counters":["D01","D02","D03","D04","D05","D06","D07","D08","D09"]}]}`, "7 counters are unseen, too few for 8 regions"},
		// Boxes.
		{`{"boxes":{"harbour":[]}}`, "boxes.harbour is no field here"},
		{`{"boxes":{"shipping":[{}]}}`, "boxes.shipping has 1 items, there can be at most 0"},
		{`{"boxes":{"goods":[{},{},{},{},{}]}}`, "boxes.goods has 5 items"},
		{`{"boxes":{"goods":[{"space":1},{"space":1}]}}`, "boxes.goods[1] is on space 1, where a piece is already"},
		{`{"boxes":{"goods":[{"space":5}]}}`, "boxes.goods[0].space is 5, it must be 1 to 4"},
		{`{"boxes":{"goods":[{"seat":2}]}}`, "boxes.goods[0].seat is 2"},
		{`{"boxes":{"goods":[{"kind":"builder"}]}}`, `boxes.goods[0].kind is "builder"`},
		{`{"boxes":{"initiative":[{},{}]}}`, "boxes.initiative[1] cannot be there"},
		{`{"boxes":{"dock-x":[{}]}}`, "boxes.dock-x[0] cannot be there"},
		{`{"at":"goods","boxes":{"dock":[{}]}}`, "boxes have a piece in dock where it has been resolved already"},
		{`{"at":"warfare","boxes":{"slot-captain":[{}]}}`, "boxes have a piece in slots where it has been resolved already"},
		{`{"boxes":{"buildings":[{}]},"shown":["I-01"],"players":[{"cash":10}],"steps":[{"step":"turn"},{"step":"capital-buildings","next":1},{"step":"buy"}]}`,
			"boxes have a piece in buildings where it has been resolved already"},
		{`{"at":"buildings","players":[{"shipping":{"captain":1}}]}`, "players[0].shipping has pieces where they have been resolved already"},
		{`{"turn":0,"boxes":{"initiative":[{}]},"steps":[{"step":"set-up"},{"step":"order"}]}`, "boxes have a piece in initiative before the first turn"},
		// Tiles and goods.
		{`{"shown":["I-01","I-02","I-03","I-04","I-05","I-06"]}`, "shown has 6 tiles, there can be at most 5"},
		{`{"shown":["II-01"]}`, "shown has II-01, which is not of Age 1"},
		{`{"turn":3,"shown":["II-01"]}`, "shown has II-01, which is not of Age 1"},
		{`{"turn":4,"shown":["I-01"]}`, "shown has I-01, which is not of Age 2"},
		{`{"shown":["I-01"],"players":[{"buildings":["I-01"]}]}`, "shown has I-01, which a player owns"},
		{`{"discarded":["I-01"],"shown":["I-01"]}`, "discarded has I-01, which is elsewhere too"},
		{`{"discarded":["II-01"]}`, "discarded has II-01, which is of an Age that has not begun"},
		{`{"offer":{"gold":3,"rice":2}}`, "offer has 5 goods, there can be at most 4"},
		{`{"offer":{"salt":1}}`, "offer.salt is no field here"},
		// Where the match stands.
		{`{"at":"lunch"}`, `at is "lunch", it must be one of placement`},
		{`{"at":"end"}`, "at is end, but the game ends only in turn 8"},
		{`{"at":"dock","steps":[]}`, `at and "steps" cannot both be given`},
		{`{"turn":0}`, "turn is 0, it must be 1 to 8"},
		{`{"steps":[]}`, "the last step is \"game\", it must be a question"},
		{`{"steps":[{}]}`, "steps[0] has no step"},
		{`{"steps":[{"step":"lunch"}]}`, `steps[0].step is "lunch"`},
		{`{"steps":[{"step":"turn"}]}`, `the last step is "turn", it must be a question`},
		{`{"steps":[{"step":"turn"},{"step":"box"}]}`, `the step "box" cannot stand on "turn"`},
		{`{"steps":[{"step":"turn","seat":1}]}`, "steps[0].seat is no field here"},
		{`{"steps":[{"step":"set-up"},{"step":"order"}]}`, `"turn" do not fit together`},
		{`{"kills":{"CRB":[1,0]}}`, "kills can only be given while victims are chosen"},
		{`{"kills":{"CRB":[11]}}`, "kills.CRB[0] is 11"},
		{`{"turn":8,"steps":[{"step":"turn"},{"step":"refresh-buildings"},{"step":"tile"}]}`, "turn 8 ends with the scoring"},
		// Questions that nobody can be asked.
		{`{"turn":0,"order":[0,1],"steps":[{"step":"set-up"},{"step":"order"}]}`, `nobody can stand at "order"`},
		{`{"turn":0,"steps":[{"step":"set-up"},{"step":"refresh-buildings"},{"step":"tile"}]}`, `nobody can stand at "tile"`},
		{`{` + fullRow + `,"steps":[{"step":"turn"},{"step":"refresh-buildings"},{"step":"tile"}]}`, `nobody can stand at "tile"`},
		{`{"offer":{"fur":2,"rice":2},"steps":[{"step":"turn"},{"step":"refresh-goods"},{"step":"good"}]}`, `nobody can stand at "good"`},
		{steps(`{"step":"placement"},{"step":"box","seat":1}`), `nobody can stand at "box"`},
		{`{"players":[{"hand":{"captain":1,"soldier":1}}],"boxes":{"slot-captain":[{}]},"steps":[{"step":"turn"},{"step":"placement"},{"step":"piece","box":"slot-captain"}]}`, `nobody can stand at "piece"`},
		{steps(`{"step":"colonist-dock","next":1},{"step":"land"}`), `nobody can stand at "land"`},
		{`{"boxes":{"dock":[{}]},"steps":[{"step":"turn"},{"step":"colonist-dock"},{"step":"land"}]}`, `nobody can stand at "land"`},
		{steps(`{"step":"trade-goods"},{"step":"take"}`), `nobody can stand at "take"`},
		{steps(`{"step":"capital-buildings"},{"step":"buy"}`), `nobody can stand at "buy"`},
		{steps(`{"step":"capital-buildings"},{"step":"trade-fair","left":2},{"step":"fair"}`), `nobody can stand at "fair"`},
		{steps(`{"step":"capital-buildings"},{"step":"trade-fair","left":2},{"step":"draw"}`), `nobody can stand at "draw"`},
		{steps(`{"step":"capital-buildings"},{"step":"settling","left":5},{"step":"settle"}`), `nobody can stand at "settle"`},
		{steps(`{"step":"capital-buildings"},{"step":"new-world-cartography"},{"step":"chart","seat":1}`), `nobody can stand at "chart"`},
		{steps(`{"step":"capital-buildings"},{"step":"new-world-cartography","region":"CRB"},{"step":"counter"}`), `nobody can stand at "counter"`},
		{steps(`{"step":"capital-buildings"},{"step":"new-world-cartography"},{"step":"card"}`), `nobody can stand at "card"`},
		{steps(`{"step":"capital-buildings"},{"step":"uprising"}`), `nobody can stand at "uprising"`},
		{steps(`{"step":"capital-buildings"},{"step":"uprising-seat"}`), `nobody can stand at "uprising-seat"`},
		{steps(`{"step":"capital-buildings"},{"step":"uprising-loss","region":"CRB"}`), `nobody can stand at "uprising-loss"`},
		{steps(`{"step":"discovery"},{"step":"expedition"},{"step":"send","kind":"captain"}`), `nobody can stand at "send"`},
		{`{"players":[{"discovery":{"captain":1}}],"steps":[{"step":"turn"},{"step":"discovery"},{"step":"expedition","next":1,"region":"PER"},{"step":"send","kind":"captain"}]}`, `nobody can stand at "send"`},
		{`{"players":[{"discovery":{"captain":1,"soldier":1}}],"steps":[{"step":"turn"},{"step":"discovery"},{"step":"expedition","next":1,"soldiers":1},{"step":"send","kind":"captain"}]}`, `nobody can stand at "send"`},
		{`{"players":[{"discovery":{"captain":1,"soldier":1}}],"steps":[{"step":"turn"},{"step":"discovery"},{"step":"expedition","next":2,"captains":2},{"step":"send-more","kind":"soldier"}]}`, `nobody can stand at "send-more"`},
		{`{"players":[{"discovery":{"captain":1}}],"steps":[{"step":"turn"},{"step":"discovery"},{"step":"expedition"},{"step":"target"}]}`, `nobody can stand at "target"`},
		{steps(`{"step":"discovery"},{"step":"expedition","region":"PER"},{"step":"counter"}`), `nobody can stand at "counter"`},
		{steps(`{"step":"discovery"},{"step":"expedition","region":"PER","captains":6},{"step":"counter"}`), `nobody can stand at "counter"`},
		{`{"regions":{"PER":{"counter":"D01"}},"steps":[{"step":"turn"},{"step":"discovery"},{"step":"expedition","region":"PER","captains":1},{"step":"counter"}]}`, `nobody can stand at "counter"`},
		{steps(`{"step":"specialists"},{"step":"train"}`), `nobody can stand at "train"`},
		{steps(`{"step":"warfare"},{"step":"enemy"}`), `nobody can stand at "enemy"`},
		{steps(`{"step":"warfare"},{"step":"enemy","region":"CRB"}`), `nobody can stand at "enemy"`},
		{steps(`{"step":"warfare"},{"step":"battles","choices":1},{"step":"kill"}`), `nobody can stand at "kill"`},
		{steps(`{"step":"warfare"},{"step":"battles","defender":1,"choices":1},{"step":"kill"}`), `nobody can stand at "kill"`},
		{`{"turn":4,"offer":{"fur":1,"rice":1},"steps":[{"step":"turn"},{"step":"benefits"},{"step":"company"}]}`, `nobody can stand at "company"`},
		{`{"turn":4,"steps":[{"step":"turn"},{"step":"benefits"},{"step":"draw"}]}`, `nobody can stand at "draw"`},
	} {
		if got := wrongPosition(t, 2, test.position); !strings.Contains(got, test.want) {
			t.Errorf("%s\ngives %s\nwant  %s", test.position, got, test.want)
		}
	}
	if _, err := (Game{}).From(rules.Setup{Seats: 2, Settings: [rules.MaxSettings]uint8{2}}, nil); err == nil {
		t.Error("a setting that there is not is accepted")
	}
}

func TestVictimsChosenBeforeMustHaveBeenPossible(t *testing.T) {
	// Two soldiers against two settlers and two soldiers, both sides choose:
	// the attacker has, the defender is to.
	battle := func(kills, choices string) string {
		return `{"regions":{"CRB":{"settlers":[2,2],"soldiers":[2,2]},"PER":{"discovered":true}},"kills":{` + kills + `},
			"steps":[{"step":"turn"},{"step":"warfare","next":1},{"step":"battles","defender":1,"region":"CRB","choices":` + choices + `},
			{"step":"kill","seat":1}]}`
	}
	m := table(t, rules.Setup{Seats: 2}, battle(`"CRB":[1,0]`, "14")) // 9 regions, then the fifth
	if err := holds(m, []string{"legal", "0", "1", "2"}); err != nil {
		t.Fatal(err)
	}
	for _, wrong := range []string{
		battle(`"CRB":[3,0]`, "14"),             // more than two are lost
		battle(`"CRB":[1,1]`, "14"),             // the defender's choice is not made
		battle(`"CRB":[1,0],"PER":[1,0]`, "14"), // there is no battle
		battle(`"CRB":[1,0]`, "5"),              // it is the attacker who chooses there
		battle(`"CRB":[1,0]`, "13"),             // no battle there
		battle(`"CRB":[1,0]`, "0"),              // none is being made
		battle(`"CRB":[1,0]`, "19"),             // there are 18
		strings.Replace(battle(`"CRB":[0,0]`, "14"), `"settlers":[2,2]`, `"settlers":[2,0]`, 1), // two settlers of none
	} {
		if got := wrongPosition(t, 2, wrong); !strings.Contains(got, `nobody can stand at "kill"`) {
			t.Errorf("%s\ngives %s", wrong, got)
		}
	}
}

func TestPositionsFollowWhatIsLeftOut(t *testing.T) {
	tellAll(t, []story{
		{name: "the order is by seat", seats: 3, position: `{"players":[{"hand":{"colonist":1}}]}`, lines: `
			= order 0 1 2
			= turn 1
			= asked s0 box`},
		{name: "tiles of past Ages are gone, unless they are said not to be", seats: 2, position: `{"turn":4,"players":[{"hand":{"colonist":1}}]}`, lines: `
			= tile I-01 gone
			= tile II-01 hidden`},
		{name: "none are discarded if that is said", seats: 2, position: `{"turn":4,"discarded":[],"players":[{"hand":{"colonist":1}}]}`, lines: `
			= tile I-01 hidden`},
		{name: "the good is taken where somebody has three pieces", seats: 2,
			position: `{"players":[{"hand":{"colonist":1}}],"regions":{"CRB":{"settlers":[3]},"CAN":{"discovered":true,"settlers":[2,2]}}}`, lines: `
			= CRB taken
			= CAN good
			= pool sugar 6              # it is with nobody`},
		{name: "pieces take the first free spaces", seats: 2, position: `{"players":[{"hand":{"colonist":1}}],"boxes":{"goods":[{},{"space":3},{}]}}`, lines: `
			= box goods 3
			s0 box goods`},
		{name: "the ship is in the box unless all are won", seats: 2, position: `{"players":[{"hand":{"colonist":1},"ships":8}]}`, lines: `
			= ship gone
			= stock 0`},
		{name: "a match can begin in the middle of the set-up", seats: 3, position: `{"turn":0,"order":[2],"steps":[{"step":"set-up"},{"step":"order"}]}`, lines: `
			chance order s1
			= order 2 1 0
			= s1 cash 1
			= asked chance tile`},
		{name: "and at its end", seats: 2, position: `{"turn":8,"at":"end"}`, lines: `= asked over`},
	})
}

func TestMoneyHasAnEndOnlyWhereNoGameComes(t *testing.T) {
	st := story{seats: 2, position: `{"at":"income","players":[{"cash":32766,"goods":{"sugar":4}}]}`, lines: `= s0 cash 32767`}
	st.tell(t)
}
