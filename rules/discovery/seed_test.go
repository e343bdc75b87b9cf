package discovery

import (
	"fmt"
	"testing"
)

// The facts of the seed text, by its paragraphs: it binds to the letter.
var seedFacts = []story{
	{name: "1.1 everybody starts with 10 dollars and 5 colonists", seats: 4, lines: `
			= asked chance order
			= s0 cash 10
			= s3 cash 10
			= s0 hand colonist 5
			= s3 hand colonist 5
			= s0 supply colonist 24
			= s3 supply colonist 24`},
	{name: "1.2 one more colonist in an order drawn at random", seats: 3, lines: `
			= odds s0 1 s1 1 s2 1
			s1
			= odds s0 1 s2 1
			s2
			= order 1 2 0`},
	{name: "1.3 the second gets $1 more, the third $2 more", seats: 3, lines: `
			s2
			s0
			= s2 cash 10
			= s0 cash 11
			= s1 cash 12`},
	{name: "2.2 the first unused space is blocked", seats: 5,
		position: `{"players":[{"hand":{"colonist":1}}],"boxes":{"dock":[{},{},{},{"seat":1},{"seat":1},{"seat":1},{"seat":2},{"seat":3},{"seat":4}]}}`,
		lines:    `= refused dock dock-full`},
	{name: "2.3 X and Y only for the owners of their buildings", seats: 2,
		position: `{"turn":4,"players":[{"hand":{"colonist":2},"buildings":["II-07"]},{"hand":{"colonist":1},"buildings":["I-10"]}]}`,
		lines: `
			= refused dock-x dock-tile
			s0 box dock-y
			= refused dock-y dock-tile
			s1 box dock-x`},
	{name: "3.1 captains count double: 2 are 4, and equal is enough", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"captain":2}},{"discovery":{"colonist":3}}]}`,
		lines: `
			s0 send 2
			s0 target PER
			chance counter D13
			= s0 has D13
			s1 send 3
			s1 target BRA
			chance counter D12
			= s1 lacks D12`},
	{name: "3.2 a colonist, the counter's dollars and a bonus for each soldier", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"soldier":3}}]}`,
		lines: `
			s0 send 3
			s0 target PER
			chance counter D05
			= PER s0 1
			= s0 cash 10`},
	{name: "3.3 sent pieces return to supply, successful or not", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"captain":1}},{"discovery":{"captain":1}}]}`,
		lines: `
			s0 send 1
			s0 target PER
			chance counter D01
			= s0 supply captain 5
			= s0 discovery captain 0
			s1 send 1
			s1 target BRA
			chance counter D16
			= s1 supply captain 5
			= s1 discovery captain 0`},
	{name: "4.1 pieces in Discovery stay from turn to turn", seats: 2,
		position: `{"at":"discovery",` + fullRow + `,"players":[{"discovery":{"colonist":2,"soldier":1}}]}`,
		lines: `
			pass
			... box
			= turn 2
			= s0 discovery colonist 2
			= s0 discovery soldier 1`},
	{name: "4.2 one expedition of a player in a turn", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":9}}]}`,
		lines: `
			s0 send 5
			s0 target PER
			chance counter D16
			= s0 discovery colonist 4
			= asked chance tile`},
	{name: "4.3 a part of the pieces can be sent", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":5}}]}`,
		lines: `
			= legal pass 1 2 3 4 5
			s0 send 2
			s0 target PER
			chance counter D16
			= s0 discovery colonist 3`},
	{name: "5.1 the first with three pieces takes the good", seats: 2,
		position: `{"at":"dock","regions":{"PER":{"discovered":true,"settlers":[2,2]}},"boxes":{"dock":[{"seat":1},{"seat":0}]}}`,
		lines: `
			s1 land PER
			= s1 goods silver 1
			s0 land PER
			= s0 goods`},
	{name: "5.2 a good can be chosen at Trade Goods", seats: 2,
		position: `{"at":"goods","offer":{"gold":1,"fish":2,"rice":1},"boxes":{"goods":[{}]}}`,
		lines: `
			= legal gold fish rice
			s0 take fish
			= s0 goods fish 1`},
	{name: "5.3 or with the West Indies Company", seats: 2,
		position: `{"turn":4,"at":"benefits","players":[{"buildings":["II-05"]}],"offer":{"fur":1,"rice":1}}`,
		lines: `
			= legal fur rice
			s0 company rice
			= s0 goods rice 1`},
	{name: "6.1 three different $1, three alike $3, four alike $6, each turn", seats: 3,
		position: `{"at":"income","players":[{"goods":{"indigo":1,"silver":1,"tobacco":1}},{"goods":{"gold":3}},{"goods":{"sugar":4}}]}`,
		lines: `
			= s0 cash 1
			= s1 cash 3
			= s2 cash 6`},
	{name: "6.2 a ship is a joker, one in a series", seats: 3,
		position: `{"at":"income","players":[{"goods":{"gold":1},"ships":2},{"goods":{"fish":2},"ships":2},{"goods":{"rice":3},"ships":1}]}`,
		lines: `
			= s0 cash 0
			= s1 cash 3
			= s2 cash 6`},
	{name: "6.3 a tile counts in one series", seats: 2,
		position: `{"at":"income","players":[{"goods":{"sugar":5}}]}`,
		lines:    `= s0 cash 6`},
	{name: "7.1 a battle is free, against one opponent in one region", seats: 3,
		position: `{"at":"warfare","boxes":{"warfare":[{}]},"regions":{
			"PER":{"discovered":true,"settlers":[0,1,1],"soldiers":[1]},"CRB":{"settlers":[0,1,1],"soldiers":[1]}}}`,
		lines: `
			= refused war war-money
			s0 conflict PER
			s0 enemy s2
			= s0 cash 0
			= PER s2 0
			= PER s1 1
			= CRB s2 1`},
	{name: "7.2 a war costs $10 and is fought in all shared colonies with a soldier", seats: 2,
		position: `{"at":"warfare","players":[{"cash":12}],"boxes":{"warfare":[{}]},"regions":{
			"PER":{"discovered":true,"settlers":[0,1],"soldiers":[1]},"CRB":{"settlers":[0,1],"soldiers":[1]},
			"BRA":{"discovered":true,"settlers":[1,1]}}}`,
		lines: `
			s0 conflict war
			= s0 cash 2
			= PER s1 0
			= CRB s1 0
			= BRA s1 1`},
	{name: "7.3 each soldier removes one piece, losses are simultaneous", seats: 2,
		position: `{"at":"warfare","boxes":{"warfare":[{}]},"regions":{"CRB":{"soldiers":[1,1]}}}`,
		lines: `
			s0 conflict CRB
			= CRB s0 0
			= CRB s1 0`},
	{name: "8.1 turns 3, 6 and 8, where somebody has three pieces", seats: 2,
		position: `{"turn":6,"at":"scoring","regions":{"CRB":{"settlers":[3,2]},"PER":{"discovered":true,"settlers":[2,1]}}}`,
		lines: `
			= s0 scored 0 6 0
			= s1 scored 0 2 0`},
	{name: "8.2 the first 6 points, the second 2", seats: 3,
		position: `{"turn":3,"at":"scoring","regions":{"CRB":{"settlers":[5,3,1]}}}`,
		lines: `
			= s0 scored 6 0 0
			= s1 scored 2 0 0
			= s2 scored 0 0 0`},
	{name: "8.3 two tied in front 2 each, three tied nothing", seats: 3,
		position: `{"turn":3,"at":"scoring","regions":{"CRB":{"settlers":[3,3,1]},"PER":{"discovered":true,"settlers":[3,3,3]}}}`,
		lines: `
			= s0 scored 2 0 0
			= s1 scored 2 0 0
			= s2 scored 0 0 0`},
	{name: "9.1 a tie: colonies after turn 8, then dollars, then goods", seats: 4,
		position: `{"turn":8,"at":"end","players":[{"scored":[2],"cash":9},{"scored":[0,0,2]},{"scored":[2],"cash":9,"goods":{"fur":1}},{"scored":[2],"cash":8,"goods":{"rice":3}}]}`,
		lines: `
			= s1 place 1
			= s2 place 2
			= s0 place 3
			= s3 place 4`},
	{name: "10.1 points for what goods and ships earned in turn 8, not for money", seats: 2,
		position: `{"turn":8,"at":"income","players":[{"cash":500,"goods":{"gold":3}},{"goods":{"fur":3},"ships":1}]}`,
		lines: `
			= s0 part trade 3
			= s0 total 3
			= s1 total 6
			= s1 place 1`},
	{name: "10.1 turns before count for nothing", seats: 2,
		position: `{"turn":7,"at":"income","players":[{"goods":{"gold":3}}]}`,
		lines: `
			= s0 cash 3
			= s0 total 0`},
}

func TestSeed(t *testing.T) { tellAll(t, seedFacts) }

func TestSeed2_1DockSpacesAreTwiceTheSeatsLessOne(t *testing.T) {
	for seats, spaces := range map[int]int{2: 3, 3: 5, 4: 7, 5: 9} {
		st := story{seats: seats, position: fmt.Sprintf(`{"players":[{"hand":{"colonist":%d}}]}`, spaces+1)}
		for range spaces {
			st.lines += "s0 box dock\n"
		}
		st.lines += fmt.Sprintf("= box dock %d\n= refused dock dock-full", spaces)
		st.tell(t)
	}
}

// The table of 8.2: what goods and ships pay, by both values of the option.
func TestIncome8_2(t *testing.T) {
	for _, row := range []struct {
		goods         string
		ships         int
		any, diff     int
		goodsInFields string
	}{
		{"indigo, silver, tobacco", 0, 1, 1, `"indigo":1,"silver":1,"tobacco":1`},
		{"indigo x2", 1, 3, 3, `"indigo":2`},
		{"sugar x3", 0, 3, 3, `"sugar":3`},
		{"sugar x4", 0, 6, 6, `"sugar":4`},
		{"sugar x3", 1, 6, 6, `"sugar":3`},
		{"sugar x5", 0, 6, 6, `"sugar":5`},
		{"sugar x6", 0, 6, 6, `"sugar":6`},
		{"sugar x6", 1, 9, 9, `"sugar":6`},
		{"sugar x6", 2, 12, 12, `"sugar":6`},
		{"sugar x6, fish", 0, 7, 6, `"sugar":6,"fish":1`},
		{"gold x2, fish", 0, 1, 0, `"gold":2,"fish":1`},
		{"gold, fish", 1, 1, 1, `"gold":1,"fish":1`},
		{"gold", 2, 0, 0, `"gold":1`},
		{"gold x2", 2, 3, 3, `"gold":2`},
		{"gold x2, fish x2", 0, 1, 0, `"gold":2,"fish":2`},
		{"gold x2, fish x2", 2, 6, 6, `"gold":2,"fish":2`},
		{"gold x3, fish x3", 2, 12, 12, `"gold":3,"fish":3`},
		{"gold x2, fish x2, rice x2", 0, 2, 2, `"gold":2,"fish":2,"rice":2`},
		{"gold x2, fish x2, rice x2", 1, 4, 3, `"gold":2,"fish":2,"rice":2`},
		{"gold x2, fish x2, rice x2", 3, 9, 9, `"gold":2,"fish":2,"rice":2`},
		{"silver x4, gold x2", 1, 9, 9, `"silver":4,"gold":2`},
		{"none", 3, 0, 0, ""},
	} {
		t.Run(fmt.Sprintf("%s and %d ships", row.goods, row.ships), func(t *testing.T) {
			regions := ""
			for r := range Region(RegionCount) { // the region's tiles are among those owned
				regions += fmt.Sprintf(`,%q:{"good":false}`, r.ID())
			}
			for sets, want := range map[SetsRule]int{ThreeDifferent: row.diff, AnyThree: row.any} {
				st := story{seats: 2, sets: sets, lines: fmt.Sprintf("= s0 trade %d\n= s0 cash %d", want, want),
					position: fmt.Sprintf(`{"at":"income","players":[{"goods":{%s},"ships":%d}],"regions":{%s}}`,
						row.goodsInFields, row.ships, regions[1:])}
				st.tell(t)
			}
		})
	}
}

// bestSets tries every way to make sets of single tiles and ships: the slow
// and simple statement of section 8.1.
func bestSets(left [GoodCount]int8, ships int8, rule SetsRule) int16 {
	best := int16(0)
	try := func(pays int16, ship bool, tiles ...int) {
		next, n := left, ships
		if ship {
			n--
		}
		for _, g := range tiles {
			next[g]--
			if next[g] < 0 {
				return
			}
		}
		if n >= 0 {
			best = max(best, pays+bestSets(next, n, rule))
		}
	}
	for a := range GoodCount {
		if left[a] == 0 {
			continue
		}
		try(6, false, a, a, a, a)
		try(6, true, a, a, a)
		try(3, false, a, a, a)
		try(3, true, a, a)
		for b := a; b < GoodCount; b++ {
			if b > a || rule == AnyThree {
				try(1, true, a, b)
			}
			for c := b; c < GoodCount; c++ {
				if b > a && c > b || rule == AnyThree {
					try(1, false, a, b, c)
				}
			}
		}
	}
	return best
}

func TestIncomeIsTheBestOfAllWaysToMakeSets(t *testing.T) {
	most := int8(3)
	if testing.Short() {
		most = 2
	}
	var goods [GoodCount]int8
	for a := range most + 2 {
		for b := range min(a, most) + 1 {
			for c := range min(b, 2) + 1 {
				for d := range min(c, 1) + 1 {
					goods[Gold], goods[Fish], goods[Rice], goods[Fur] = a, b, c, d
					for ships := range int8(4) {
						for _, rule := range []SetsRule{ThreeDifferent, AnyThree} {
							if got, want := income(&goods, ships, rule), bestSets(goods, ships, rule); got != want {
								t.Errorf("%s and %d ships, rule %d: $%d, want $%d", goodsText(&goods), ships, rule, got, want)
							}
						}
					}
				}
			}
		}
	}
}
