package discovery

import (
	"fmt"
	"strings"
	"testing"
)

// allOpen has all regions discovered but those named.
func allOpen(closed ...string) string {
	var list []string
next:
	for _, id := range regionIDs {
		for _, c := range closed {
			if c == id {
				continue next
			}
		}
		if id != "CRB" {
			list = append(list, fmt.Sprintf("%q:{\"discovered\":true}", id))
		}
	}
	return strings.Join(list, ",")
}

// fullRow is a row of tiles, so that none is drawn at the end of a turn.
const fullRow = `"shown":["I-01","I-02","I-03","I-04","I-05"]`

// The rulings of the specification, by number. Those that rest on a choice of
// this project say "invented".
var rulings = []story{
	{name: "1 four seats have seven dock spaces", seats: 4,
		position: `{"players":[{"hand":{"colonist":2}},{"hand":{"colonist":1}}],
			"boxes":{"dock":[{"seat":1},{"seat":1},{"seat":2},{"seat":2},{"seat":3},{"seat":3}]}}`,
		lines: `
			s0 box dock                 # the seventh
			= box dock 7
			= refused dock dock-full    # the eighth`},
	{name: "1 two seats have three dock spaces", seats: 2,
		position: `{"players":[{"hand":{"colonist":2}},{"hand":{"colonist":1}}],"boxes":{"dock":[{"seat":1},{"seat":1}]}}`,
		lines: `
			s0 box dock
			= box dock 3
			= refused dock dock-full`},
	{name: "2 X is for the owner of its tile, after the last numbered space", seats: 2,
		position: `{"players":[{"hand":{"colonist":1},"buildings":["I-10"]},{"hand":{"colonist":3}}],
			"regions":{"CAN":{"discovered":true}}}`,
		lines: `
			= refused dock-y dock-tile
			s0 box dock-x
			= refused dock-x dock-tile
			s1 box dock
			s1 box dock
			s1 box dock
			s1 land CAN
			s1 land CAN
			s1 land CAN
			= asked s0 land`},
	{name: "2 Y is for the owner of its tile, after X", seats: 2,
		position: `{"turn":4,"players":[{"hand":{"colonist":2},"buildings":["I-10","II-07"]},{"hand":{"colonist":1}}],
			"regions":{"CAN":{"discovered":true}}}`,
		lines: `
			s0 box dock-y
			= refused dock-y dock-tile  # for the other
			s1 box dock
			= refused dock-y dock-taken
			s0 box dock-x
			s1 land CAN
			s0 land CAN
			= box dock-x 0
			= box dock-y 1`},
	{name: "3 cash by place in the first order", seats: 5, lines: `
			s3
			s1
			s4
			s0
			= order 3 1 4 0 2           # the last place is not drawn
			= s3 cash 10
			= s1 cash 11
			= s4 cash 12
			= s0 cash 13
			= s2 cash 14`},
	{name: "4 three colonists fail against four natives", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":3}}]}`,
		lines: `
			s0 send 3
			s0 target CAN
			chance counter D09
			= CAN closed
			= s0 lacks D09
			= s0 cash 0`},
	{name: "4 two captains, equal to four natives, succeed", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"captain":2}}]}`,
		lines: `
			s0 send 2
			s0 target CAN
			chance counter D09
			= CAN open
			= CAN s0 1
			= s0 has D09
			= s0 cash 3`},
	{name: "5 after failure sent pieces are in supply, unsent ones in the box", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":5}}]}`,
		lines: `
			= s0 supply colonist 24
			s0 send 2
			s0 target CAN
			chance counter D16
			= s0 supply colonist 26
			= s0 discovery colonist 3`},
	{name: "5 after success too", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":5}}]}`,
		lines: `
			s0 send 2
			s0 target CAN
			chance counter D01
			= CAN s0 1
			= s0 supply colonist 25     # one of the two is in the region
			= s0 discovery colonist 3`},
	{name: "6 no second expedition in a turn", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":9,"captain":3}}]}`,
		lines: `
			s0 send 0
			s0 send 2
			s0 target CAN
			chance counter D01
			= s0 discovery captain 3
			= asked chance tile         # step E: nobody was asked again`},
	{name: "7 a failed counter lies face down in its region", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":1}},{"discovery":{"colonist":4}}]}`,
		lines: `
			s0 send 1
			s0 target CAN
			chance counter D13
			= CAN closed
			= CAN shows D13
			s1 send 4
			s1 target CAN
			= CAN open                  # by the same values: 4 natives, $8
			= s1 cash 8
			= s1 has D13`},
	{name: "8 dollars of the counter and for each soldier", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"soldier":2,"colonist":1}}]}`,
		lines: `
			s0 send 2
			s0 send 1
			s0 target PER
			chance counter D05
			= s0 cash 8                 # 4 and 2 for each of two
			= PER s0 1
			= PER s0 soldiers 0
			= s0 supply soldier 10
			= s0 supply colonist 28     # of 30 one is on the track, one in Peru
			= s0 discovery colonist 0`},
	{name: "9 no card while a region is undiscovered", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":3}}],"regions":{` + allOpen("BRA") + `}}`,
		lines: `
			s0 send 3
			= asked chance counter`},
	{name: "9 a card places no colonist, a failed one is shuffled back", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":3}},{"discovery":{"colonist":3}}],
			"regions":{` + allOpen() + `},"order":[1,0]}`,
		lines: `
			s1 send 1
			chance card china           # 6 natives
			= s1 lacks china
			s0 send 3
			= odds mississippi 1 great-lakes 1 california 1 cape-of-good-hope 1 amazon 1 northwest-passage 1 patagonia 1 pacific-islands 1 philippines 1 australia 1 congo 1 great-plains 1 spice-islands 1 india 1 japan 1 china 1
			chance card mississippi
			= s0 has mississippi
			= s0 cash 3
			= s0 supply colonist 29`},
	{name: "10 the third piece takes the good, one having come by expedition", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":2}}],` + fullRow + `}`,
		lines: `
			s0 send 2
			s0 target CAN
			chance counter D01
			... box
			s0 box dock
			s1 box shipping
			s0 box dock
			s1 box shipping
			s0 box shipping
			s1 box shipping
			s0 box shipping
			s1 box shipping
			s0 box shipping
			s1 box shipping
			s0 land CAN
			= CAN good
			s0 land CAN
			= CAN taken
			= s0 goods fur 1`},
	{name: "10 the missionary's colonist counts", seats: 2,
		position: `{"at":"dock","regions":{"CAN":{"discovered":true,"settlers":[1]}},"boxes":{"dock":[{"kind":"missionary"}]}}`,
		lines: `
			s0 land CAN
			= s0 goods fur 1`},
	{name: "10 colonists from a tile count", seats: 2,
		position: `{"turn":4,"at":"buildings","players":[{"cash":14}],"shown":["II-08"],
			"regions":{"CAN":{"discovered":true}},"boxes":{"buildings":[{}]}}`,
		lines: `
			s0 buy II-08
			s0 settle CAN
			s0 settle CAN
			= CAN good
			s0 settle CAN
			= s0 goods fur 1`},
	{name: "10 later players get none", seats: 2,
		position: `{"at":"dock","regions":{"CAN":{"discovered":true,"settlers":[3,2]}},"players":[{"goods":{"fur":1}}],
			"boxes":{"dock":[{"seat":1}]}}`,
		lines: `
			s1 land CAN
			= CAN s1 3
			= s1 goods
			= s0 goods fur 1`},
	{name: "10 losing pieces later does not return it", seats: 2,
		position: `{"at":"warfare","regions":{"CAN":{"discovered":true,"settlers":[3],"soldiers":[0,2]}},
			"players":[{"goods":{"fur":1}}],"boxes":{"warfare":[{"seat":1}]}}`,
		lines: `
			s1 conflict CAN
			= CAN s0 1
			= CAN taken
			= s0 goods fur 1`},
	{name: "11 a missionary lands as two pieces", seats: 2,
		position: `{"at":"dock","regions":{"CAN":{"discovered":true}},"boxes":{"dock":[{"kind":"missionary"}]}}`,
		lines: `
			s0 land CAN
			= CAN s0 2
			= s0 supply missionary 10
			= s0 supply colonist 27`},
	{name: "11 with a Cathedral as three", seats: 2,
		position: `{"turn":4,"at":"dock","players":[{"buildings":["II-01"]}],"regions":{"CAN":{"discovered":true,"settlers":[1]}},
			"boxes":{"dock":[{"kind":"missionary"}]}}`,
		lines: `
			s0 land CAN
			= CAN s0 4`},
	{name: "12 a merchant is paid on landing, once", seats: 2,
		position: `{"at":"dock","regions":{"CAN":{"discovered":true}},"boxes":{"dock":[{"kind":"merchant"},{"seat":1}]}}`,
		lines: `
			s0 land CAN
			= s0 cash 5
			= s0 supply merchant 5
			s1 land CAN
			= s0 trade 0
			= s0 cash 5`},
	{name: "12 a merchant in an expedition is worth 1 and is not paid", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"merchant":1}},{"discovery":{"merchant":2}}]}`,
		lines: `
			s0 send 1
			s0 target CAN
			chance counter D01          # 2 natives
			= CAN closed
			= s0 cash 0
			s1 send 2
			s1 target CAN
			= CAN open
			= s1 cash 2`},
	{name: "13 captains and merchants count double in shipping", seats: 2,
		position: `{"at":"shipping","order":[1,0],"players":[{"shipping":{"captain":2,"colonist":1}},{"shipping":{"merchant":2}}]}`,
		lines: `
			= s0 ships 1                # 5 against 4
			= s1 ships 0
			= s0 supply captain 5`},
	{name: "13 a tie goes to the earlier in the current order, not in that to come", seats: 2,
		position: `{"at":"shipping","order":[1,0],"players":[{"shipping":{"captain":1}},{"shipping":{"colonist":2}}],
			"boxes":{"initiative":[{"seat":0}]}}`,
		lines: `
			= s1 ships 1
			= s0 ships 0`},
	{name: "14 one piece of a player in Initiative", seats: 2,
		position: `{"players":[{"hand":{"colonist":3}},{"hand":{"colonist":2}}]}`,
		lines: `
			s0 box initiative
			s1 box initiative
			= refused initiative initiative-one`},
	{name: "15 the new order", seats: 4,
		position: `{"at":"scoring",` + fullRow + `,"boxes":{"initiative":[{"seat":2},{"seat":3}]}}`,
		lines: `
			... box
			= order 2 3 0 1`},
	{name: "16 Initiative pays before the dock and can pay for a building", seats: 2,
		position: `{"at":"initiative","players":[{"cash":9}],"shown":["I-10"],"regions":{"CAN":{"discovered":true}},
			"boxes":{"initiative":[{}],"dock":[{}],"buildings":[{}]}}`,
		lines: `
			= asked s0 land
			= s0 cash 10
			s0 land CAN
			s0 buy I-10
			= s0 cash 0
			= s0 has I-10`},
	{name: "17 too little cash in Capital Buildings", seats: 2,
		position: `{"at":"buildings","players":[{"cash":9}],"shown":["I-10"],"boxes":{"buildings":[{}]}}`,
		lines: `
			= asked chance tile         # step E: nobody was asked to buy
			= s0 cash 9
			= s0 lacks I-10
			= s0 supply colonist 29`},
	{name: "18 tiles of Age I vanish after turn 3, owned ones stay", seats: 2,
		position: `{"turn":3,"at":"scoring","players":[{"buildings":["I-06"]}],"shown":["I-01","I-02"]}`,
		lines: `
			= tile I-01 gone            # was shown
			= tile I-12 gone            # was in the stack
			= s0 has I-06
			... box
			= turn 4
			= shown II-01 II-02 II-03 II-04 II-05
			= s0 has I-06`},
	{name: "18 owned ones go on", seats: 2,
		position: `{"turn":4,"at":"benefits","players":[{"buildings":["I-06"]}]}`,
		lines: `
			= s0 cash 5`},
	{name: "19 four goods are shown, what was left is shuffled back", seats: 2,
		position: `{"at":"scoring",` + fullRow + `,"offer":{"gold":1,"fish":2}}`,
		lines: `
			= asked chance good
			= odds gold 4 silver 5 cattle 3 cocoa 2 fish 2 sugar 5 fur 3 coffee 3 tobacco 4 rice 3 indigo 3
			rice
			rice
			fish
			tobacco
			= offer fish 1 tobacco 1 rice 2
			= asked s0 box`},
	{name: "20 a ship that nobody takes waits", seats: 2,
		position: `{"at":"shipping",` + fullRow + `}`,
		lines: `
			... box
			= ship box
			= stock 7`},
	{name: "21 a specialist can be placed in the next turn", seats: 2,
		position: `{"at":"specialists",` + fullRow + `,"boxes":{"slot-captain":[{}]}}`,
		lines: `
			= s0 hand captain 1
			= s0 supply captain 4
			= s0 supply colonist 29     # the one used is back
			... box
			= s0 hand colonist 5
			s0 box shipping
			= legal colonist captain
			s0 piece captain
			= s0 shipping captain 1`},
	{name: "22 pieces do not stay, but for Discovery", seats: 2,
		position: `{"at":"initiative",` + fullRow + `,"players":[{"shipping":{"colonist":1},"discovery":{"colonist":2}}],
			"boxes":{"initiative":[{}],"dock":[{}],"goods":[{}],"buildings":[{}],"slot-soldier":[{}],"warfare":[{}]}}`,
		lines: `
			... send
			pass
			... box
			= box initiative 0
			= box dock 0
			= box goods 0
			= s0 shipping colonist 0
			= box buildings 0
			= box slot-soldier 0
			= box warfare 0
			= s0 discovery colonist 2
			= s0 hand colonist 5
			= s0 hand soldier 1
			= s1 hand colonist 5`},
	{name: "22 no piece can be kept back", seats: 2,
		position: `{"players":[{"hand":{"colonist":1}},{}]}`,
		lines: `
			= legal initiative dock goods shipping buildings discovery slot-captain slot-merchant slot-missionary slot-soldier slot-training warfare`},
	{name: "23 a battle takes pieces of both sides at the same time", seats: 2,
		position: `{"at":"warfare","regions":{"CAN":{"discovered":true,"settlers":[2],"soldiers":[1,2]}},"boxes":{"warfare":[{}]}}`,
		lines: `
			s0 conflict CAN
			= asked s1 kill             # the attacker can only remove a soldier
			= legal 0 1
			s1 kill 1                   # the attacker's soldier and a settler
			= CAN s0 1
			= CAN s0 soldiers 0
			= CAN s1 1
			= s0 cash 0
			= s0 supply soldier 10
			= s1 supply soldier 9`},
	{name: "24 a war costs $10", seats: 2,
		position: `{"at":"warfare","players":[{"cash":9}],"regions":{"CAN":{"discovered":true,"settlers":[1],"soldiers":[0,1]}},
			"boxes":{"warfare":[{}]}}`,
		lines: `
			= refused war war-money`},
	{name: "24 and is fought where only the defender has a soldier", seats: 2,
		position: `{"at":"warfare","players":[{"cash":10}],"regions":{"CAN":{"discovered":true,"settlers":[1],"soldiers":[0,1]}},
			"boxes":{"warfare":[{}]}}`,
		lines: `
			s0 conflict war
			= s0 cash 0
			= CAN s0 0
			= CAN s1 1`},
	{name: "25 a war passes by regions without soldiers, and other players", seats: 3,
		position: `{"at":"warfare","players":[{"cash":10}],"boxes":{"warfare":[{}]},"regions":{
			"CAN":{"discovered":true,"settlers":[0,1],"soldiers":[1,0,1]},
			"NEN":{"discovered":true,"settlers":[1,1]},
			"VIR":{"discovered":true,"settlers":[1],"soldiers":[0,0,2]}}}`,
		lines: `
			s0 conflict war
			= legal pass s1 s2
			s0 enemy s1
			= CAN s0 1
			= CAN s1 0
			= CAN s2 1
			= NEN s0 1
			= NEN s1 1
			= VIR s0 1
			= VIR s2 2`},
	{name: "27 trade points of turn 8, even for the broke", seats: 2,
		position: `{"turn":8,"at":"income","players":[{"goods":{"sugar":4}},{"ships":7,"buildings":["II-04"]}]}`,
		lines: `
			= asked over
			= s0 cash 0                 # the Privateers have taken it
			= s0 part trade 6
			= s1 cash 6
			= s1 part trade 0`},
	{name: "27 the Rum Factory's money gives none", seats: 2,
		position: `{"turn":8,"at":"income","players":[{"goods":{"sugar":4},"buildings":["II-02"]}]}`,
		lines: `
			= s0 cash 18
			= s0 part trade 6
			= s0 total 6`},
	{name: "28 of equal totals, regions of turn 8 come first", seats: 3,
		position: `{"turn":8,"at":"end","players":[{"scored":[6],"cash":50},{"scored":[0,0,6]},{"scored":[0,6],"cash":60}]}`,
		lines: `
			= s1 place 1
			= s2 place 2
			= s0 place 3`},
	{name: "28 then dollars", seats: 2,
		position: `{"turn":8,"at":"end","players":[{"scored":[0,0,6],"goods":{"fur":3}},{"scored":[0,0,6],"cash":1}]}`,
		lines: `
			= s1 place 1
			= s0 place 2`},
	{name: "28 then trade goods, without ships", seats: 2,
		position: `{"turn":8,"at":"end","players":[{"cash":1,"goods":{"fur":1},"ships":4},{"cash":1,"goods":{"fur":1,"rice":1}}]}`,
		lines: `
			= s1 place 1
			= s0 place 2`},
	{name: "28 then the victory is shared (invented)", seats: 3,
		position: `{"turn":8,"at":"end","players":[{"cash":1,"goods":{"fur":2}},{"cash":1,"goods":{"fur":1,"rice":1}}]}`,
		lines: `
			= s0 place 1
			= s1 place 1
			= s2 place 3`},
	{name: "30 one ship in a set", seats: 2,
		position: `{"at":"income","players":[{"goods":{"gold":1},"ships":2},{"goods":{"gold":2},"ships":2}]}`,
		lines: `
			= s0 trade 0
			= s1 trade 3`},
	{name: "31 invented: a failed counter is attempted again without a draw", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":2}}],"regions":{"CAN":{"counter":"D09"}}}`,
		lines: `
			s0 send 2
			s0 target CAN               # too weak, and allowed
			= asked chance tile
			= CAN shows D09`},
	{name: "31 invented: without colonists the captain stands as a settler and is back", seats: 2,
		position: `{"at":"dock","regions":{"CAN":{"discovered":true,"settlers":[29]}},"boxes":{"dock":[{"kind":"captain"}]}}`,
		lines: `
			= s0 supply colonist 0
			s0 land CAN
			= CAN s0 30
			= s0 supply captain 5
			= s0 supply colonist -1`},
	{name: "31 invented: a soldier owed with ten in use comes as a colonist", seats: 2,
		position: `{"at":"specialists","regions":{"CAN":{"discovered":true,"soldiers":[10]}},"boxes":{"slot-soldier":[{}]}}`,
		lines: `
			= s0 hand colonist 1
			= s0 hand soldier 0
			= CAN s0 soldiers 10`},
	{name: "31 invented: Fortification makes one loss of two", seats: 2,
		position: `{"turn":4,"at":"warfare","players":[{},{"buildings":["II-11"]}],"boxes":{"warfare":[{}]},
			"regions":{"CAN":{"discovered":true,"settlers":[0,3],"soldiers":[2]}}}`,
		lines: `
			s0 conflict CAN
			= CAN s1 2
			= CAN s0 2`},
	{name: "31 invented: Native Uprising on three pieces removes two, the victim chooses", seats: 2,
		position: `{"turn":4,"at":"buildings","players":[{"cash":14}],"shown":["II-06"],"boxes":{"buildings":[{}]},
			"regions":{"CAN":{"discovered":true,"settlers":[0,2],"soldiers":[0,1]}}}`,
		lines: `
			s0 buy II-06
			= asked s1 uprising-loss
			= legal 0 1
			= refused 2 too-few-soldiers
			s1 uprising-loss 1
			= CAN s1 1
			= CAN s1 soldiers 0`},
	{name: "31 invented: Trade Fair takes the good face up and draws one", seats: 2,
		position: `{"turn":4,"at":"buildings","players":[{"cash":14}],"shown":["II-10"],"offer":{"gold":1},"boxes":{"buildings":[{}]}}`,
		lines: `
			s0 buy II-10
			= s0 goods gold 1
			chance draw rice
			= s0 goods gold 1 rice 1`},
	{name: "31 invented: a lone missionary with a Cathedral takes the good", seats: 2,
		position: `{"turn":4,"at":"dock","players":[{"buildings":["II-01"]}],"regions":{"CAN":{"discovered":true}},
			"boxes":{"dock":[{"kind":"missionary"}]}}`,
		lines: `
			s0 land CAN
			= CAN s0 3
			= s0 goods fur 1`},
	{name: "31 invented: a Military Academy of turn 8 gives its 4 points", seats: 2,
		position: `{"turn":8,"at":"buildings","players":[{"cash":20}],"shown":["III-08"],"boxes":{"buildings":[{}]}}`,
		lines: `
			s0 buy III-08
			= asked over
			= s0 part buildings 4
			= s0 total 4`},
}

func TestRuling(t *testing.T) { tellAll(t, rulings) }

// The table of 9.1, and ruling 26.
func TestRuling26RegionScoring(t *testing.T) {
	for _, row := range []struct {
		situation, pieces, points string
	}{
		{"sole first, sole second", "4 2 1", "6 2 0"},
		{"the second may have one piece", "3 1 0", "6 2 0"},
		{"second with two", "5 2 0", "6 2 0"},
		{"two tied for first, third gets nothing", "3 3 1", "2 2 0"},
		{"two tied for first and the third has three", "4 4 3", "2 2 0"},
		{"three tied for first", "3 3 3", "0 0 0"},
		{"three tied for first, a fourth behind", "3 3 3 2", "0 0 0 0"},
		{"four tied for first", "3 3 3 3", "0 0 0 0"},
		{"five tied for first", "3 3 3 3 3", "0 0 0 0 0"},
		{"two tied for second", "4 2 2", "6 0 0"},
		{"two tied for second with three", "4 3 3 1", "6 0 0 0"},
		{"three tied for second", "4 1 1 1", "6 0 0 0"},
		{"nobody has three", "2 2 0", "0 0 0"},
		{"nobody has three, one leads", "2 1 0", "0 0 0"},
		{"one player alone", "3 0 0", "6 0 0"},
		{"one player alone, of two", "3 0", "6 0"},
		{"nobody", "0 0 0", "0 0 0"},
		{"the seat does not matter", "1 2 4", "0 2 6"},
	} {
		t.Run(row.situation, func(t *testing.T) {
			pieces := strings.Fields(row.pieces)
			st := story{seats: len(pieces), position: fmt.Sprintf(
				`{"turn":3,"at":"scoring","regions":{"CAN":{"discovered":true,"settlers":[%s]}}}`, strings.Join(pieces, ","))}
			for seat, points := range strings.Fields(row.points) {
				st.lines += fmt.Sprintf("= s%d scored %s 0 0\n", seat, points)
			}
			st.tell(t)
			// Soldiers are pieces like settlers.
			st.position = strings.Replace(st.position, "settlers", "soldiers", 1)
			st.tell(t)
		})
	}
}

func TestRuling29RegionsScoreInTurns3And6And8Only(t *testing.T) {
	for turn, scored := range map[int]string{1: "0 0 0", 2: "0 0 0", 3: "6 0 0", 4: "0 0 0", 5: "0 0 0", 6: "0 6 0", 7: "0 0 0", 8: "0 0 6"} {
		st := story{seats: 2, lines: "= s0 scored " + scored,
			position: fmt.Sprintf(`{"turn":%d,"at":"scoring","regions":{"CAN":{"discovered":true,"settlers":[3]}}}`, turn)}
		st.tell(t)
	}
	again := story{seats: 2, position: `{"turn":6,"at":"scoring","players":[{"scored":[6]}],
		"regions":{"CAN":{"discovered":true,"settlers":[3]},"CRB":{"settlers":[1,4]}}}`, lines: `
		= s0 scored 6 8 0
		= s1 scored 0 6 0
		= s0 total 14`}
	again.tell(t)
}
