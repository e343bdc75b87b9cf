package discovery

import (
	"strings"
	"testing"

	"flota/rules"
)

// Each row of 15.5 from a staged position: the refusals of a decision, and
// what is legal beside them.
var refusalStories = []story{
	{name: "initiative-one", seats: 2, position: `{"players":[{"hand":{"colonist":1}}],"boxes":{"initiative":[{}]}}`,
		lines: `= refused initiative initiative-one`},
	{name: "dock-full", seats: 2, position: `{"players":[{"hand":{"colonist":1}}],"boxes":{"dock":[{},{},{}]}}`,
		lines: `= refused dock dock-full`},
	{name: "dock-tile", seats: 2, position: `{"turn":4,"players":[{"hand":{"colonist":1}},{"buildings":["I-10","II-07"]}]}`, lines: `
			= refused dock-x dock-tile
			= refused dock-y dock-tile`},
	{name: "dock-taken", seats: 2, position: `{"turn":4,"players":[{"hand":{"colonist":1},"buildings":["I-10","II-07"]}],"boxes":{"dock-x":[{}],"dock-y":[{}]}}`, lines: `
			= refused dock-x dock-taken
			= refused dock-y dock-taken`},
	{name: "dock-tile before dock-taken", seats: 2, position: `{"players":[{"hand":{"colonist":1}},{"buildings":["I-10"]}],"boxes":{"dock-x":[{"seat":1}]}}`,
		lines: `= refused dock-x dock-tile`},
	{name: "goods-full", seats: 2, position: `{"players":[{"hand":{"colonist":1}}],"boxes":{"goods":[{},{},{},{}]}}`,
		lines: `= refused goods goods-full`},
	{name: "buildings-full", seats: 2, position: `{"players":[{"hand":{"colonist":1}}],"boxes":{"buildings":[{},{},{},{},{}]}}`,
		lines: `= refused buildings buildings-full`},
	{name: "slot-taken", seats: 2, position: `{"players":[{"hand":{"colonist":1}}],"boxes":{"slot-captain":[{}],"slot-merchant":[{}],
			"slot-missionary":[{}],"slot-soldier":[{}],"slot-training":[{}]}}`, lines: `
			= refused slot-captain slot-taken
			= refused slot-merchant slot-taken
			= refused slot-missionary slot-taken
			= refused slot-soldier slot-taken
			= refused slot-training slot-taken`},
	{name: "warfare-full", seats: 2, position: `{"players":[{"hand":{"colonist":1}}],"boxes":{"warfare":[{},{},{},{},{}]}}`, lines: `
			= refused warfare warfare-full
			= legal initiative dock goods shipping buildings discovery slot-captain slot-merchant slot-missionary slot-soldier slot-training`},
	{name: "no-piece", seats: 2, position: `{"players":[{"hand":{"captain":1,"missionary":1}}]}`, lines: `
			s0 box goods
			= refused colonist no-piece
			= refused merchant no-piece
			= refused soldier no-piece
			= legal captain missionary`},
	{name: "undiscovered, at a landing", seats: 2, position: `{"at":"dock","boxes":{"dock":[{}]},"regions":{"PER":{"discovered":true}}}`, lines: `
			= refused CAN undiscovered
			= legal CRB PER`},
	{name: "undiscovered, at a settling", seats: 2, position: buying(4, "II-08", `}],"regions":{"PER":{"discovered":true}}}`), lines: `
			s0 buy II-08
			= refused CAN undiscovered
			= legal CRB PER`},
	{name: "undiscovered before no-opponent, at an uprising", seats: 2,
		position: buying(4, "II-06", `}],"regions":{"PER":{"discovered":true,"settlers":[0,1]},"CRB":{"settlers":[0,1]}}}`), lines: `
			s0 buy II-06
			= refused CAN undiscovered
			= legal CRB PER`},
	{name: "undiscovered, not-yours, no-opponent, no-soldier, at a conflict", seats: 3,
		position: `{"at":"warfare","players":[{"cash":10}],"boxes":{"warfare":[{}]},"regions":{
			"CAN":{"discovered":true,"settlers":[0,1]},"NEN":{"discovered":true,"settlers":[1]},
			"VIR":{"discovered":true,"settlers":[1,1]},"CRB":{"settlers":[1,1],"soldiers":[0,0,1]}}}`, lines: `
			= refused MEX undiscovered
			= refused CAN not-yours
			= refused NEN no-opponent
			= refused VIR no-soldier
			= legal pass war CRB`},
	{name: "discovered, at a target", seats: 2, position: `{"at":"discovery","players":[{"discovery":{"colonist":1}}],"regions":{"PER":{"discovered":true}}}`, lines: `
			s0 send 1
			= refused CRB discovered
			= refused PER discovered
			= legal pass CAN NEN VIR CAR MEX NGR BRA`},
	{name: "discovered, at a chart", seats: 2, position: buying(1, "I-08", `}]}`), lines: `
			s0 buy I-08
			= refused CRB discovered`},
	{name: "not-face-up, at Trade Goods", seats: 2, position: `{"at":"goods","offer":{"fur":1,"rice":1},"boxes":{"goods":[{}]}}`, lines: `
			= refused gold not-face-up
			= legal fur rice`},
	{name: "not-face-up, at the Trade Fair", seats: 2, position: buying(4, "II-10", `}],"offer":{"fur":1,"rice":1}}`), lines: `
			s0 buy II-10
			= refused gold not-face-up
			= legal fur rice`},
	{name: "not-face-up, at the West Indies Company", seats: 2, position: owning(4, "benefits", "II-05", `}],"offer":{"fur":1,"rice":1}}`), lines: `
			= refused gold not-face-up
			= legal fur rice`},
	{name: "send-none", seats: 2, position: `{"at":"discovery","players":[{"discovery":{"captain":1,"colonist":2}}]}`, lines: `
			= legal pass 0 1            # another kind follows
			s0 send 0
			= refused 0 send-none
			= legal pass 1 2`},
	{name: "no-figure", seats: 2, position: `{"at":"specialists","players":[{"cash":5,"hand":{"captain":5}}],"boxes":{"slot-training":[{}]}}`, lines: `
			= refused captain no-figure
			= legal pass merchant missionary soldier`},
	{name: "war-money before war-nowhere", seats: 2, position: `{"at":"warfare","players":[{"cash":9}],"boxes":{"warfare":[{},{"seat":1}]},
			"regions":{"CRB":{"settlers":[1,1],"soldiers":[1]}}}`, lines: `
			= refused war war-money`},
	{name: "war-nowhere, with no opponent", seats: 2, position: `{"at":"warfare","players":[{"cash":10}],"boxes":{"warfare":[{}]},
			"regions":{"CRB":{"settlers":[1,1]}}}`, lines: `
			= asked chance tile         # only pass is legal`},
	{name: "war-nowhere, with this opponent", seats: 4, position: `{"at":"warfare","players":[{"cash":10}],"boxes":{"warfare":[{}]},
			"regions":{"CRB":{"settlers":[0,1,1],"soldiers":[1]}}}`, lines: `
			s0 conflict war
			= refused s3 war-nowhere
			= legal pass s1 s2`},
	{name: "no-opponent, at an uprising", seats: 2,
		position: buying(4, "II-06", `}],"regions":{"PER":{"discovered":true,"settlers":[1,1]},"CRB":{"settlers":[1,1]},"CAN":{"discovered":true,"settlers":[1]}}}`), lines: `
			s0 buy II-06
			= refused CAN no-opponent
			= legal CRB PER`},
	{name: "not-there, at an uprising", seats: 4, position: buying(4, "II-06", `}],"regions":{"CRB":{"settlers":[0,1,1]}}}`), lines: `
			s0 buy II-06
			= refused s3 not-there
			= legal s1 s2`},
	{name: "not-there and no-soldier, at an enemy", seats: 5,
		position: `{"at":"warfare","boxes":{"warfare":[{}]},"regions":{"CRB":{"settlers":[1,1],"soldiers":[0,0,1,1]}}}`, lines: `
			s0 conflict CRB
			= refused s4 not-there
			= refused s1 no-soldier
			= legal pass s2 s3`},
	{name: "too-few-settlers and too-few-soldiers, at a battle", seats: 2,
		position: `{"at":"warfare","boxes":{"warfare":[{}]},"regions":{"CRB":{"settlers":[1,2],"soldiers":[4,3]}}}`, lines: `
			s0 conflict CRB
			= asked s0 kill             # 4 of 2 settlers and 3 soldiers
			= refused 0 too-few-settlers
			= refused 1 too-few-settlers
			= legal 2 3
			= refused 4 too-few-soldiers`},
	{name: "too-few-settlers and too-few-soldiers, at an uprising", seats: 2,
		position: buying(4, "II-06", `}],"regions":{"CRB":{"settlers":[0,2],"soldiers":[0,4]}}}`), lines: `
			s0 buy II-06
			= legal 1 2 3               # 3 of 2 settlers and 4 soldiers
			= refused 0 too-few-settlers`},
}

func TestRefusal(t *testing.T) { tellAll(t, refusalStories) }

// TestRefusalTooDearInTheory: all tiles face up cost the same, so where one is
// too dear all are, nothing but pass is legal and nobody is asked. The list is
// the answer to "why can I not buy this?" all the same.
func TestRefusalTooDearInTheory(t *testing.T) {
	m := table(t, rules.Setup{Seats: 2}, `{"players":[{"cash":9,"hand":{"colonist":1}}],"shown":["I-10"]}`)
	for i, o := range buyOptions(m.State.(*State), nil, 0, nil) {
		if i == 0 && (o.Move != pass || o.Rule != 0) || i == 1 && (o.Move != ColonialPort.Move() || o.Rule != TooDear) {
			t.Errorf("option %d is %+v", i, o)
		}
	}
}

func TestEveryRefusalHasATest(t *testing.T) {
	for _, code := range info.Rules[1:] {
		found := code == "too-dear"
		for i := range refusalStories {
			for line := range strings.Lines(refusalStories[i].lines) {
				line, _, _ = strings.Cut(line, "#")
				found = found || strings.HasSuffix(strings.TrimSpace(line), " "+code)
			}
		}
		if !found {
			t.Errorf("%s has none", code)
		}
	}
}

// What is not asked, 15.4.
var notAsked = []story{
	{name: "piece, if the hand holds one kind", seats: 2, position: `{"players":[{"hand":{"soldier":2}}]}`, lines: `
			s0 box shipping
			= s0 shipping soldier 1
			= asked s0 box`},
	{name: "land, if one region is discovered", seats: 2, position: `{"at":"dock","boxes":{"dock":[{}]}}`, lines: `
			= CRB s0 1
			= asked chance tile`},
	{name: "take, if one type is face up", seats: 2, position: `{"at":"goods","offer":{"fur":2},"boxes":{"goods":[{}]}}`, lines: `
			= s0 goods fur 1
			= asked chance tile`},
	{name: "take, if nothing is face up", seats: 2, position: `{"at":"goods","boxes":{"goods":[{}]}}`, lines: `
			= s0 goods
			= asked chance tile`},
	{name: "buy, without enough money", seats: 2, position: `{"at":"buildings","shown":["I-07"],"players":[{"cash":9}],"boxes":{"buildings":[{}]}}`,
		lines: `= asked chance tile`},
	{name: "buy, if nothing is face up", seats: 2, position: `{"at":"buildings","players":[{"cash":99}],"boxes":{"buildings":[{}]}}`,
		lines: `= asked chance tile`},
	{name: "chart, if one region is undiscovered", seats: 2, position: buying(1, "I-08", `}],"regions":{`+allOpen("PER")+`}}`), lines: `
			s0 buy I-08
			= asked chance counter`},
	{name: "settle, if one region is discovered", seats: 2, position: buying(4, "II-08", `}]}`), lines: `
			s0 buy II-08
			= CRB s0 3
			= s0 goods sugar 1
			= asked chance tile`},
	{name: "settle, if no colonist is in supply", seats: 2,
		position: `{"turn":4,"at":"buildings","shown":["II-08"],"players":[{"cash":14}],"boxes":{"buildings":[{"kind":"captain"}]},
			"regions":{"CRB":{"settlers":[29]},"PER":{"discovered":true}}}`, lines: `
			s0 buy II-08
			= asked chance tile`},
	{name: "fair, if one type is face up", seats: 2, position: buying(4, "II-10", `}],"offer":{"fur":2}}`), lines: `
			s0 buy II-10
			= s0 goods fur 2`},
	{name: "uprising, if one region has an opponent, and its seat, if one is there", seats: 3,
		position: buying(4, "II-06", `}],"regions":{"CRB":{"settlers":[3,0,2],"soldiers":[0,0,2]}}}`), lines: `
			s0 buy II-06
			= asked s2 uprising-loss`},
	{name: "uprising-loss, if one amount is legal", seats: 2, position: buying(4, "II-06", `}],"regions":{"CRB":{"settlers":[0,3]}}}`), lines: `
			s0 buy II-06
			= CRB s1 1`},
	{name: "send, without pieces in the box", seats: 2, position: `{"at":"discovery"}`, lines: `= asked chance tile`},
	{name: "send, if nothing is left to discover", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":3},"cards":["` + strings.Join(cardIDs, `","`) + `"]}],"regions":{` + allOpen() + `}}`, lines: `
			= s0 discovery colonist 3
			= asked chance tile`},
	{name: "the second send, if one amount is legal beside pass", seats: 2, position: `{"at":"discovery","players":[{"discovery":{"captain":1,"colonist":1}}]}`, lines: `
			s0 send 0
			= asked s0 target`},
	{name: "target, if one region is undiscovered", seats: 2, position: `{"at":"discovery","players":[{"discovery":{"captain":1}}],"regions":{` + allOpen("MEX") + `}}`, lines: `
			s0 send 1
			= asked chance counter
			= s0 supply captain 5`},
	{name: "target, if none is: the last send commits", seats: 2, position: `{"at":"discovery","players":[{"discovery":{"captain":1}}],"regions":{` + allOpen() + `}}`, lines: `
			s0 send 1
			= asked chance card
			= s0 supply captain 5`},
	{name: "train, without $5", seats: 2, position: `{"at":"specialists","players":[{"cash":4}],"boxes":{"slot-training":[{}]}}`, lines: `= asked chance tile`},
	{name: "train, without any figure", seats: 2,
		position: `{"at":"specialists","players":[{"cash":5,"hand":{"captain":5,"merchant":5,"missionary":10,"soldier":10}}],"boxes":{"slot-training":[{}]}}`, lines: `
			= asked chance tile
			= s0 cash 5`},
	{name: "conflict, if only pass is legal", seats: 2, position: `{"at":"warfare","players":[{"cash":99}],"boxes":{"warfare":[{}]}}`, lines: `= asked chance tile`},
	{name: "enemy, if one opponent is legal beside pass: conflict commits", seats: 3,
		position: `{"at":"warfare","boxes":{"warfare":[{}]},"regions":{"CRB":{"settlers":[0,1],"soldiers":[1]},"PER":{"discovered":true,"settlers":[1,0,1]}}}`, lines: `
			s0 conflict CRB
			= CRB s1 0`},
	{name: "kill, if one amount is legal, also none", seats: 2,
		position: `{"at":"warfare","boxes":{"warfare":[{}]},"regions":{"CRB":{"settlers":[0,3],"soldiers":[2]}}}`, lines: `
			s0 conflict CRB
			= CRB s1 1
			= CRB s0 2`},
	{name: "company, if one type is face up", seats: 2, position: owning(4, "benefits", "II-05", `}],"offer":{"fur":2}}`), lines: `
			= s0 goods fur 1
			= asked chance tile`},
	{name: "order, for the last place", seats: 2, lines: `
			s1
			= order 1 0
			= asked chance tile`},
	{name: "good, if one type is left in the pool", seats: 2,
		position: `{"at":"scoring",` + fullRow + `,"players":[{` + strings.Replace(emptyPool, `"gold":4,"silver":5`, `"silver":5`, 1) + `}],"regions":{"MEX":{"good":false}}}`, lines: `
			= offer gold 4
			= pool gold 1
			= asked s0 box`},
	{name: "card, for the last card", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":6},"cards":["` + strings.Join(cardIDs[:15], `","`) + `"]}],"regions":{` + allOpen() + `}}`, lines: `
			s0 send 6
			= s0 has china`},
	{name: "draw, if one type is left in the pool", seats: 2,
		position: owning(4, "benefits", "II-05", `},{`+strings.Replace(emptyPool, `"gold":4,`, "", 1)+`}]}`), lines: `
			= s0 goods gold 1
			= asked chance tile`},
}

func TestNotAsked(t *testing.T) { tellAll(t, notAsked) }

// Chances, 15.3: who acts next, and the weights that no other story has.
var chances = []story{
	{name: "order lists the seats by number", seats: 3, lines: `
			= who 0 1 2
			s2
			= who 0 1 2`},
	{name: "the rest of the set-up lists the order drawn", seats: 3, lines: `
			s2
			s0
			= asked chance tile
			= who 2 0 1
			= odds I-01 1 I-02 1 I-03 1 I-04 1 I-05 1 I-06 1 I-07 1 I-08 1 I-09 1 I-10 1 I-11 1 I-12 1
			I-01
			I-02
			I-03
			I-04
			I-05
			= asked chance good
			= who 2 0 1
			= odds gold 4 silver 5 cattle 3 cocoa 2 fish 2 sugar 5 fur 3 coffee 3 tobacco 4 rice 3 indigo 3
			gold
			= odds gold 3 silver 5 cattle 3 cocoa 2 fish 2 sugar 5 fur 3 coffee 3 tobacco 4 rice 3 indigo 3
			gold
			gold
			gold
			= asked s2 box
			= turn 1`},
	{name: "draw of the Trade Fair: owners of pieces left in the box, then turn order", seats: 4,
		position: `{"turn":4,"at":"buildings","order":[1,0,3,2],"shown":["II-10"],"players":[{"cash":14}],
			"boxes":{"buildings":[{},{"seat":2},{"seat":2},{"seat":0}]}}`, lines: `
			s0 buy II-10
			= asked chance draw
			= who 2 0 1 3
			= odds gold 4 silver 5 cattle 3 cocoa 2 fish 2 sugar 5 fur 3 coffee 3 tobacco 4 rice 3 indigo 3`},
	{name: "counter of New World Cartography too", seats: 3,
		position: `{"at":"buildings","order":[1,0,2],"shown":["I-08"],"players":[{"cash":10}],"boxes":{"buildings":[{},{"seat":2}]}}`, lines: `
			s0 buy I-08
			s0 chart PER
			= who 2 1 0`},
	{name: "card of New World Cartography too", seats: 3,
		position: `{"at":"buildings","order":[1,0,2],"shown":["I-08"],"players":[{"cash":10}],"boxes":{"buildings":[{}]},"regions":{` + allOpen() + `}}`, lines: `
			s0 buy I-08
			= who 1 0 2`},
	{name: "counter of an expedition: turn order from the next seat on", seats: 3,
		position: `{"at":"discovery","order":[1,0,2],"players":[{"discovery":{"colonist":1}}],"regions":{"CAN":{"counter":"D02"}}}`, lines: `
			s0 send 1
			s0 target PER
			= who 2 1 0
			= odds D01 1 D03 1 D04 1 D05 1 D06 1 D07 1 D08 1 D09 1 D10 1 D11 1 D12 1 D13 1 D14 1 D15 1 D16 1`},
	{name: "a counter taken or known elsewhere is not drawn", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":1},"counters":["D01"]},{"counters":["D16"]}],
			"regions":{"CAN":{"counter":"D02"},"BRA":{"discovered":true},"MEX":{"discovered":true}}}`, lines: `
			s0 send 1
			s0 target PER
			= odds D03 1 D04 1 D05 1 D06 1 D07 1 D08 1 D09 1 D10 1 D11 1 D12 1 D13 1 D14 1 D15 1`},
	{name: "card of an expedition: turn order from the next seat on", seats: 3,
		position: `{"at":"discovery","order":[1,0,2],"players":[{"discovery":{"colonist":1},"cards":["amazon"]}],"regions":{` + allOpen() + `}}`, lines: `
			s0 send 1
			= who 2 1 0
			= odds mississippi 1 great-lakes 1 california 1 cape-of-good-hope 1 northwest-passage 1 patagonia 1 pacific-islands 1 philippines 1 australia 1 congo 1 great-plains 1 spice-islands 1 india 1 japan 1 china 1`},
	{name: "draw of the West Indies Company: turn order from the next seat on", seats: 3,
		position: `{"turn":4,"at":"benefits","order":[1,0,2],"players":[{"buildings":["II-05"]}]}`, lines: `
			= asked chance draw
			= who 2 1 0`},
	{name: "tile and good of E and F: the order that step I is going to make", seats: 4,
		position: `{"at":"scoring","boxes":{"initiative":[{"seat":2},{"seat":3}]}}`, lines: `
			= asked chance tile
			= who 2 3 0 1
			... good
			= who 2 3 0 1`},
}

func TestChance(t *testing.T) { tellAll(t, chances) }
