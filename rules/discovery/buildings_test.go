package discovery

import (
	"fmt"
	"strings"
	"testing"
)

// emptyPool are the goods that a player must own so that none is in the pool.
const emptyPool = `"goods":{"gold":4,"silver":5,"cattle":3,"cocoa":2,"fish":2,"sugar":5,"fur":3,"coffee":3,"tobacco":4,"rice":3,"indigo":3}`

// owning is a position in a turn at a phase in which seat 0 owns a tile.
func owning(turn int, at, tile, more string) string {
	return fmt.Sprintf(`{"turn":%d,"at":%q,"players":[{"buildings":[%q]%s`, turn, at, tile, more)
}

// buying is a position in which seat 0 has the price and can buy one tile.
func buying(turn int, tile, more string) string {
	return fmt.Sprintf(`{"turn":%d,"at":"buildings","shown":[%q],"boxes":{"buildings":[{}]},"players":[{"cash":%d%s`,
		turn, tile, prices[ageOf(int8(turn))], more)
}

// The capital buildings of 6.2. Those with an effect of this project's own say
// "invented".
var buildings = []story{
	{name: "I-01 Shipyard", seats: 2, position: owning(1, "benefits", "I-01", `}]}`), lines: `
			= s0 hand captain 1
			= s0 supply captain 4`},
	{name: "I-02 Monastery", seats: 2, position: owning(1, "benefits", "I-02", `}]}`), lines: `= s0 hand missionary 1`},
	{name: "I-03 Barracks", seats: 2, position: owning(1, "benefits", "I-03", `}]}`), lines: `= s0 hand soldier 1`},
	{name: "I-04 a merchant each turn", seats: 2, position: owning(1, "benefits", "I-04", `}]}`), lines: `= s0 hand merchant 1`},
	{name: "I-05 Indentured Servitude", seats: 2, position: owning(1, "benefits", "I-05", `}]}`), lines: `
			= s0 hand colonist 1
			= s0 supply colonist 28`},
	{name: "I-06 $5 each turn", seats: 2, position: owning(1, "benefits", "I-06", `}]}`), lines: `= s0 cash 5`},
	{name: "I-06 pays already in the turn in which it is bought", seats: 2, position: buying(1, "I-06", `}]}`), lines: `
			s0 buy I-06
			= s0 cash 5`},
	{name: "I-07 Fall of the Incas", seats: 2, position: buying(1, "I-07", `}]}`), lines: `
			s0 buy I-07
			= s0 cash 20`},
	{name: "I-07 its money pays for the next space", seats: 2,
		position: `{"at":"buildings","shown":["I-07","I-11"],"boxes":{"buildings":[{},{}]},"players":[{"cash":10}]}`, lines: `
			s0 buy I-07
			s0 buy I-11
			= s0 cash 10
			= s0 has I-11`},
	{name: "I-08 New World Cartography discovers a region", seats: 2,
		position: buying(1, "I-08", `,"discovery":{"soldier":2}}]}`), lines: `
			s0 buy I-08
			= legal CAN NEN VIR CAR MEX NGR PER BRA
			= refused CRB discovered
			s0 chart PER
			chance counter D16          # 5 natives, $10, $4 for each soldier
			= PER open
			= PER s0 1
			= PER good
			= s0 has D16
			= s0 cash 10                # nothing for soldiers
			= s0 discovery soldier 2
			= asked s0 send             # it was no expedition`},
	{name: "I-08 takes a counter that is known without a draw", seats: 2,
		position: buying(1, "I-08", `}],"regions":{"MEX":{"counter":"D14"}}}`), lines: `
			s0 buy I-08
			s0 chart MEX
			= s0 has D14
			= s0 cash 5`},
	{name: "I-08 draws a card if all is discovered", seats: 2,
		position: buying(1, "I-08", `,"discovery":{"colonist":1}}],"regions":{`+allOpen()+`}}`), lines: `
			s0 buy I-08
			chance card china
			= s0 has china
			= s0 cash 10
			= s0 supply colonist 28
			= asked s0 send`},
	{name: "I-08 places no colonist without supply", seats: 2,
		position: buying(1, "I-08", `}],"regions":{"CRB":{"settlers":[29]}}}`), lines: `
			s0 buy I-08
			s0 chart PER
			chance counter D01
			= PER open
			= PER s0 0
			= s0 has D01`},
	{name: "I-08 does nothing if nothing is left", seats: 2,
		position: buying(1, "I-08", `},{"cards":["`+strings.Join(cardIDs, `","`)+`"]}],"regions":{`+allOpen()+`}}`), lines: `
			s0 buy I-08
			= s0 has I-08
			= s0 cash 0
			= asked chance tile`},
	{name: "I-09 a soldier to Discovery each turn", seats: 2, position: owning(1, "benefits", "I-09", `}]}`), lines: `
			= s0 discovery soldier 1
			= s0 hand soldier 0
			= s0 supply soldier 9`},
	{name: "I-09 a colonist if no soldier is left", seats: 2,
		position: owning(1, "benefits", "I-09", `}],"regions":{"CRB":{"soldiers":[10]}}}`), lines: `
			= s0 discovery soldier 0
			= s0 discovery colonist 1`},
	{name: "I-10 dock space X from the next turn", seats: 2, position: owning(1, "placement", "I-10", `,"hand":{"colonist":1}}]}`),
		lines: `
			s0 box dock-x
			= CRB s0 1`},
	{name: "I-11 invented: a ship from the stock, not the one in the box", seats: 2, position: buying(1, "I-11", `}]}`), lines: `
			s0 buy I-11
			= s0 ships 1
			= ship box
			= stock 6`},
	{name: "I-11 invented: no ship if the stock is empty", seats: 2, position: buying(1, "I-11", `},{"ships":7}]}`), lines: `
			= stock 0
			s0 buy I-11
			= s0 ships 0
			= ship box`},
	{name: "I-12 invented: expeditions to regions are 1 stronger", seats: 2,
		position: owning(1, "discovery", "I-12", `,"discovery":{"colonist":2}}]}`), lines: `
			s0 send 2
			s0 target PER
			chance counter D05          # 3 natives
			= s0 has D05`},
	{name: "I-12 invented: and to the deck", seats: 2,
		position: owning(1, "discovery", "I-12", `,"discovery":{"colonist":2}}],"regions":{`+allOpen()+`}}`), lines: `
			s0 send 2
			chance card california      # 3 natives
			= s0 has california`},
	{name: "II-01 Cathedral at the dock, X too", seats: 2,
		position: `{"turn":4,"at":"dock","players":[{"buildings":["I-10","II-01"]}],"boxes":{"dock-x":[{"kind":"missionary"}]}}`, lines: `
			= CRB s0 3`},
	{name: "II-01 is too late for the dock of the turn in which it is bought", seats: 2,
		position: `{"turn":4,"at":"dock","shown":["II-01"],"boxes":{"dock":[{"kind":"missionary"}],"buildings":[{}]},"players":[{"cash":14}]}`,
		lines: `
			= CRB s0 2
			s0 buy II-01
			= CRB s0 2`},
	{name: "II-02 Rum Factory, ships do not count", seats: 2,
		position: owning(4, "benefits", "II-02", `,"goods":{"sugar":3,"fur":2},"ships":2}]}`), lines: `= s0 cash 9`},
	{name: "II-03 $10 each turn", seats: 2, position: owning(4, "benefits", "II-03", `}]}`), lines: `= s0 cash 10`},
	{name: "II-04 Privateers (amount invented)", seats: 3,
		position: owning(4, "benefits", "II-04", `,"ships":3},{"cash":7,"ships":5},{"cash":2}]}`), lines: `
			= s0 cash 5                 # 3, and the 2 that the other has
			= s1 cash 4
			= s2 cash 0`},
	{name: "II-04 Privateers find what others hold at that moment", seats: 2,
		position: `{"turn":4,"at":"benefits","order":[1,0],"players":[{"buildings":["II-04"],"ships":4},{"buildings":["I-06"]}]}`, lines: `
			= s0 cash 4
			= s1 cash 1`},
	{name: "II-04 Privateers come too early for what comes later", seats: 2,
		position: owning(4, "benefits", "II-04", `,"ships":4},{"buildings":["I-06"]}]}`), lines: `
			= s0 cash 0
			= s1 cash 5`},
	{name: "II-05 West Indies Company draws if nothing is face up", seats: 2, position: owning(4, "benefits", "II-05", `}]}`), lines: `
			chance draw cattle
			= s0 goods cattle 1`},
	{name: "II-05 gives nothing if the pool is empty too", seats: 2,
		position: owning(4, "benefits", "II-05", `},{`+emptyPool+`}]}`), lines: `
			= asked chance tile
			= s0 goods`},
	{name: "II-05 with the option random draws at any rate", seats: 2, west: WestRandom,
		position: owning(4, "benefits", "II-05", `}],"offer":{"fur":1}}`), lines: `
			= asked chance draw
			= odds gold 4 silver 5 cattle 3 cocoa 2 fish 2 sugar 5 fur 2 coffee 3 tobacco 4 rice 3 indigo 3
			rice
			= s0 goods rice 1`},
	{name: "II-05 with the option random gives nothing from an empty pool", seats: 2, west: WestRandom,
		position: owning(4, "benefits", "II-05", `},{`+strings.Replace(emptyPool, `"rice":3`, `"rice":2`, 1)+`}],"offer":{"rice":1}}`), lines: `
			= asked chance tile
			= s0 goods`},
	{name: "II-05 a sugar is too late for the Rum Factory (order by id invented)", seats: 2,
		position: `{"turn":4,"at":"benefits","players":[{"buildings":["II-02","II-05"]}],"offer":{"sugar":1,"fur":1}}`, lines: `
			s0 company sugar
			= s0 goods sugar 1
			= s0 cash 0`},
	{name: "II-05 a fur is in time for the Fur Company (order by id invented)", seats: 2,
		position: `{"turn":4,"at":"benefits","players":[{"buildings":["II-05","II-14"]}],"offer":{"sugar":1,"fur":1}}`, lines: `
			s0 company fur
			= s0 cash 3`},
	{name: "II-06 invented: Native Uprising against one opponent in one region", seats: 3,
		position: buying(4, "II-06", `}],"regions":{"CRB":{"settlers":[2,3,1],"soldiers":[0,2]},"CAN":{"discovered":true,"settlers":[1]},
			"PER":{"discovered":true,"settlers":[0,1]}}}`), lines: `
			s0 buy II-06
			= legal CRB PER
			= refused CAN no-opponent
			= refused NEN undiscovered
			s0 uprising CRB
			= legal s1 s2
			s0 uprising-seat s1
			= asked s1 uprising-loss    # 3 of 5
			= legal 0 1 2
			= refused 3 too-few-soldiers
			s1 uprising-loss 2
			= CRB s1 2
			= CRB s1 soldiers 0
			= CRB s0 2
			= CRB s2 1
			= PER s1 1
			= s1 supply soldier 10`},
	{name: "II-06 invented: Fortification does not help", seats: 2,
		position: buying(4, "II-06", `},{"buildings":["II-11"]}],"regions":{"CRB":{"settlers":[0,2]}}}`), lines: `
			s0 buy II-06
			= CRB s1 1`},
	{name: "II-06 invented: nothing without an opponent on the map", seats: 2,
		position: buying(4, "II-06", `}],"regions":{"CRB":{"settlers":[2]}}}`), lines: `
			s0 buy II-06
			= asked chance tile
			= CRB s0 2`},
	{name: "II-07 dock space Y", seats: 2, position: owning(4, "placement", "II-07", `,"hand":{"colonist":1}}]}`), lines: `
			s0 box dock-y
			= CRB s0 1`},
	{name: "II-08 invented: Immigration, three colonists one after the other", seats: 2,
		position: buying(4, "II-08", `}],"regions":{"PER":{"discovered":true},"CAN":{"discovered":true}}}`), lines: `
			s0 buy II-08
			= refused NEN undiscovered
			s0 settle PER
			s0 settle CAN
			s0 settle PER
			= PER s0 2
			= CAN s0 1
			= asked chance tile`},
	{name: "II-08 invented: fewer if the supply ends", seats: 2,
		position: buying(4, "II-08", `}],"regions":{"PER":{"discovered":true,"settlers":[27]}}}`), lines: `
			= s0 supply colonist 2      # one of them was in the box
			s0 buy II-08
			s0 settle PER
			s0 settle CRB
			= asked chance tile
			= s0 supply colonist 0`},
	{name: "II-09 invented: Royal Army, three soldiers to hand", seats: 2, position: buying(4, "II-09", `}]}`), lines: `
			s0 buy II-09
			= s0 hand soldier 3`},
	{name: "II-09 invented: each looked at alone", seats: 2, position: buying(4, "II-09", `}],"regions":{"CRB":{"soldiers":[8]}}}`), lines: `
			s0 buy II-09
			= s0 hand soldier 2
			= s0 hand colonist 1`},
	{name: "II-10 invented: Trade Fair, two goods", seats: 2, position: buying(4, "II-10", `}],"offer":{"gold":1,"rice":1,"fur":2}}`), lines: `
			s0 buy II-10
			= legal gold fur rice
			= refused fish not-face-up
			s0 fair fur
			s0 fair gold
			= s0 goods gold 1 fur 1
			= asked chance tile`},
	{name: "II-10 invented: two draws if nothing is face up", seats: 2, position: buying(4, "II-10", `}]}`), lines: `
			s0 buy II-10
			chance draw fish
			chance draw fish
			= s0 goods fish 2`},
	{name: "II-10 invented: nothing if the pool is empty too", seats: 2, position: buying(4, "II-10", `},{`+emptyPool+`}]}`), lines: `
			s0 buy II-10
			= s0 goods
			= s0 has II-10`},
	{name: "II-11 invented: Fortification helps the attacker too, and never below no loss", seats: 2,
		position: `{"turn":4,"at":"warfare","players":[{"buildings":["II-11"]}],"boxes":{"warfare":[{},{}]},
			"regions":{"CRB":{"settlers":[1],"soldiers":[1,1]},"PER":{"discovered":true,"settlers":[1,1]}}}`, lines: `
			s0 conflict CRB
			= CRB s0 2
			= CRB s1 0
			= asked chance tile         # the second piece finds no battle and is not asked`},
	{name: "II-11 invented: in each region of a war", seats: 2,
		position: `{"turn":4,"at":"warfare","players":[{"cash":10},{"buildings":["II-11"]}],"boxes":{"warfare":[{}]},
			"regions":{"CRB":{"settlers":[0,3],"soldiers":[2]},"PER":{"discovered":true,"settlers":[0,3],"soldiers":[3]}}}`, lines: `
			s0 conflict war
			= CRB s1 2
			= PER s1 1`},
	{name: "II-11 invented: its point", seats: 2, position: owning(8, "end", "II-11", `}]}`), lines: `= s0 total 1`},
	{name: "II-12 invented: a missionary each turn", seats: 2, position: owning(4, "benefits", "II-12", `}]}`), lines: `= s0 hand missionary 1`},
	{name: "II-13 invented: a captain each turn", seats: 2, position: owning(4, "benefits", "II-13", `}]}`), lines: `= s0 hand captain 1`},
	{name: "II-14 invented: $3 for each fur", seats: 2, position: owning(4, "benefits", "II-14", `,"goods":{"fur":2,"sugar":2}}]}`),
		lines: `= s0 cash 6`},
	{name: "III-01 Glory", seats: 2, position: owning(8, "end", "III-01", `}],"regions":{"CRB":{"settlers":[5]},"PER":{"discovered":true,"soldiers":[1]},
			"CAN":{"discovered":true,"settlers":[0,1]}}}`), lines: `= s0 part buildings 4`},
	{name: "III-02 1 point for each full $5", seats: 2, position: owning(8, "end", "III-02", `,"cash":14}]}`), lines: `= s0 part buildings 2`},
	{name: "III-02 after step D of turn 8", seats: 2, position: owning(8, "benefits", "III-02", `,"cash":14}]}`),
		lines: `= s0 part buildings 2`},
	{name: "III-02 counts money of that step", seats: 2,
		position: `{"turn":8,"at":"benefits","players":[{"buildings":["I-06","III-02"],"cash":14}]}`, lines: `= s0 part buildings 3`},
	{name: "III-03 2 points for each building, itself too (invented)", seats: 2,
		position: `{"turn":8,"at":"end","players":[{"buildings":["I-07","II-08","III-03"]},{"buildings":["I-01"]}]}`, lines: `
			= s0 part buildings 6
			= s1 part buildings 0`},
	{name: "III-04 Navy (amount invented)", seats: 2, position: owning(8, "end", "III-04", `,"ships":3}]}`), lines: `= s0 part buildings 9`},
	{name: "III-05 $20 each turn and 5 points (numbers invented)", seats: 2, position: owning(7, "benefits", "III-05", `}]}`), lines: `
			= s0 cash 20
			= s0 part buildings 5`},
	{name: "III-06 invented: 2 points for each counter and card", seats: 2,
		position: owning(8, "end", "III-06", `,"counters":["D01","D14"],"cards":["china"]}]}`), lines: `
			= s0 part buildings 6
			= s0 part discoveries 11    # 1, 4 and 6`},
	{name: "III-07 invented: 1 point for two goods, without ships", seats: 2,
		position: owning(8, "end", "III-07", `,"goods":{"fur":2,"rice":3},"ships":3}]}`), lines: `= s0 part buildings 2`},
	{name: "III-08 invented: Military Academy, four soldiers and 4 points", seats: 2, position: buying(7, "III-08", `}]}`), lines: `
			s0 buy III-08
			= s0 hand soldier 4
			= s0 part buildings 4`},
	{name: "III-09 invented: Mass Emigration, five colonists", seats: 2,
		position: buying(7, "III-09", `}],"regions":{"PER":{"discovered":true}}}`), lines: `
			s0 buy III-09
			s0 settle PER
			s0 settle PER
			s0 settle PER
			= s0 goods silver 1
			s0 settle CRB
			s0 settle PER
			= PER s0 4
			= CRB s0 1
			= asked chance tile`},
	{name: "III-10 invented: University, 8 points", seats: 2, position: owning(8, "end", "III-10", `}]}`), lines: `= s0 total 8`},
}

func TestBuilding(t *testing.T) { tellAll(t, buildings) }

func TestEveryBuildingHasATest(t *testing.T) {
	for tile := range Tile(TileCount) {
		found := false
		for i := range buildings {
			id, _, _ := strings.Cut(buildings[i].name, " ")
			found = found || id == tile.ID()
		}
		if !found {
			t.Errorf("%s has none", tile.ID())
		}
	}
}

// Prices go by Age, section 6.1; buying one puts no other in its place before
// step E, and a piece can be kept from buying at no cost.
var purchases = []story{
	{name: "of Age I cost $10", seats: 2, position: buying(1, "I-10", `}]}`), lines: `
			s0 buy I-10
			= s0 cash 0
			= shown`},
	{name: "of Age II cost $14", seats: 2, position: buying(4, "II-09", `}]}`), lines: `
			s0 buy II-09
			= s0 cash 0`},
	{name: "of Age III cost $20", seats: 2, position: buying(7, "III-10", `}]}`), lines: `
			s0 buy III-10
			= s0 cash 0`},
	{name: "may be declined", seats: 2, position: buying(1, "I-07", `}]}`), lines: `
			= legal pass I-07
			s0 buy pass
			= s0 cash 10
			= s0 lacks I-07
			= s0 supply colonist 29`},
	{name: "are by space, from left to right", seats: 2,
		position: `{"at":"buildings","shown":["I-10","I-11"],"players":[{"cash":20},{"cash":10}],"boxes":{"buildings":[{"seat":1},{},{}]}}`, lines: `
			s1 buy I-11
			= asked s0 buy
			= legal pass I-10
			s0 buy I-10
			= s0 cash 10                # the third piece finds nothing face up
			= asked chance tile`},
}

func TestPurchases(t *testing.T) { tellAll(t, purchases) }
