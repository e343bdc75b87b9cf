package discovery

import "testing"

// Placement, 3.1.
var placements = []story{
	{name: "goes round in turn order until all hands are empty", seats: 3,
		position: `{"order":[2,0,1],"players":[{"hand":{"colonist":3}},{},{"hand":{"colonist":1}}]}`, lines: `
			s2 box goods
			s0 box goods                # seat 1 has nothing and is passed over
			s0 box shipping
			s0 box slot-captain
			= asked chance tile`},
	{name: "begins with whoever has a piece", seats: 2, position: `{"players":[{},{"hand":{"captain":1}}]}`,
		lines: `= asked s1 box`},
	{name: "any kind goes into any box", seats: 2, position: `{"players":[{"hand":{"soldier":1,"merchant":1}}]}`, lines: `
			s0 box slot-captain
			= legal merchant soldier
			= refused colonist no-piece
			= refused captain no-piece
			= refused missionary no-piece
			s0 piece merchant
			s0 box discovery            # one kind left: not asked
			= asked s0 send
			= s0 discovery soldier 1`},
	{name: "into Goods up to four pieces", seats: 2,
		position: `{"players":[{"hand":{"colonist":2}}],"boxes":{"goods":[{},{},{"seat":1}]}}`, lines: `
			s0 box goods
			= box goods 4
			= refused goods goods-full`},
	{name: "into Capital Buildings up to five (invented)", seats: 2,
		position: `{"players":[{"hand":{"colonist":2}}],"boxes":{"buildings":[{},{},{"seat":1},{}]}}`, lines: `
			s0 box buildings
			= box buildings 5
			= refused buildings buildings-full`},
	{name: "into Warfare up to five (invented)", seats: 2,
		position: `{"players":[{"hand":{"colonist":2}}],"boxes":{"warfare":[{},{},{"seat":1},{}]}}`, lines: `
			s0 box warfare
			= box warfare 5
			= refused warfare warfare-full`},
	{name: "into Shipping and Discovery without limit", seats: 2,
		position: `{"players":[{"hand":{"colonist":2},"shipping":{"colonist":9},"discovery":{"colonist":9}}]}`, lines: `
			s0 box shipping
			s0 box discovery
			= s0 discovery colonist 10`},
	{name: "into a slot one piece a turn, several slots for a player", seats: 2,
		position: `{"players":[{"hand":{"colonist":5}},{"hand":{"colonist":1}}]}`, lines: `
			s0 box slot-captain
			= refused slot-captain slot-taken
			s1 box slot-training
			= refused slot-training slot-taken
			s0 box slot-merchant
			= refused slot-merchant slot-taken
			s0 box slot-missionary
			= refused slot-missionary slot-taken
			s0 box slot-soldier
			= refused slot-soldier slot-taken`},
	{name: "into a box that will give nothing (invented)", seats: 2,
		position: `{"players":[{"hand":{"colonist":4},"ships":8}]}`, lines: `
			s0 box goods
			s0 box shipping
			s0 box buildings
			s0 box warfare
			= asked chance tile
			= s0 supply colonist 29`},
	{name: "takes the first free space", seats: 2,
		position: `{"players":[{"hand":{"merchant":1,"colonist":1}},{"hand":{"colonist":1}}],"regions":{"CAN":{"discovered":true}}}`, lines: `
			s0 box dock
			s0 piece merchant
			s1 box dock
			s0 box dock
			s0 land CAN
			= s0 cash 5                 # the merchant's space came first
			s1 land CAN
			s0 land CAN`},
	{name: "Initiative gives the space number in dollars, the later the more", seats: 3,
		position: `{"players":[{"hand":{"colonist":1}},{"hand":{"colonist":1}},{"hand":{"colonist":1}}]}`, lines: `
			s0 box initiative
			s1 box initiative
			s2 box initiative
			= s0 cash 1
			= s1 cash 2
			= s2 cash 3`},
}

func TestPlacement(t *testing.T) { tellAll(t, placements) }

// Resolution of the boxes, 3.2.
var resolutions = []story{
	{name: "of nobody's Initiative pays nothing", seats: 2, position: `{"at":"initiative"}`, lines: `= s0 cash 0`},
	{name: "of the dock cannot be declined", seats: 2,
		position: `{"at":"dock","regions":{"CAN":{"discovered":true}},"boxes":{"dock":[{}]}}`, lines: `
			= legal CAN CRB
			= refused PER undiscovered`},
	{name: "of the dock is in the Caribbean without asking while nothing is discovered", seats: 2,
		position: `{"at":"dock","boxes":{"dock":[{},{"seat":1}]}}`, lines: `
			= CRB s0 1
			= CRB s1 1`},
	{name: "lands soldiers as soldiers, others as settlers whose figures are back (invented)", seats: 3,
		position: `{"at":"dock","boxes":{"dock":[{"kind":"soldier"},{"kind":"captain"},{"kind":"merchant"},{"kind":"missionary"},{}]}}`, lines: `
			= CRB s0 6
			= CRB s0 soldiers 1
			= s0 supply captain 5
			= s0 supply merchant 5
			= s0 supply missionary 10
			= s0 supply soldier 9
			= s0 supply colonist 24
			= s0 cash 5`},
	{name: "lands a missionary without colonists alone, as a settler of debt (invented)", seats: 2,
		position: `{"at":"dock","regions":{"PER":{"discovered":true,"settlers":[29]}},"boxes":{"dock":[{"kind":"missionary"}]}}`, lines: `
			s0 land CRB
			= CRB s0 1
			= s0 supply colonist -1
			= s0 supply missionary 10`},
	{name: "a colonist that returns pays the debt off (invented)", seats: 2,
		position: `{"at":"dock","regions":{"CRB":{"settlers":[28]}},"boxes":{"dock":[{"kind":"captain"}],"slot-captain":[{}]}}`, lines: `
			= CRB s0 29
			= s0 supply colonist 0      # one below zero, until that of the slot came back
			= s0 hand captain 1`},
	{name: "of Trade Goods is by space", seats: 2,
		position: `{"at":"goods","offer":{"gold":1,"fur":1},"boxes":{"goods":[{"seat":1},{},{"seat":1}]}}`, lines: `
			s1 take fur
			= s0 goods gold 1           # the last one face up: not asked
			= s1 goods fur 1            # nothing is left for the third piece
			= s1 supply colonist 29`},
	{name: "of Shipping without pieces leaves the ship", seats: 2, position: `{"at":"shipping"}`, lines: `= ship box`},
	{name: "of Shipping without a ship returns the pieces", seats: 2,
		position: `{"at":"shipping","players":[{"shipping":{"captain":2}},{"ships":8}]}`, lines: `
			= ship gone
			= s0 ships 0
			= s0 supply captain 5`},
	{name: "of Shipping counts missionaries and soldiers once", seats: 2,
		position: `{"at":"shipping","players":[{"shipping":{"missionary":1,"soldier":1}},{"shipping":{"merchant":1,"colonist":1}}]}`, lines: `
			= s1 ships 1`},
	{name: "of Discovery is in turn order, each finished before the next", seats: 3,
		position: `{"at":"discovery","order":[2,0,1],"players":[{"discovery":{"colonist":2}},{},{"discovery":{"colonist":2}}]}`, lines: `
			s2 send 2
			s2 target PER
			chance counter D01
			= PER s2 1
			s0 send 2
			= refused PER discovered
			s0 target pass
			= asked chance tile`},
	{name: "of Discovery may be declined at each question", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"captain":1,"soldier":1,"colonist":1}}]}`, lines: `
			s0 send 1
			s0 send 1
			s0 send pass
			= s0 discovery captain 1
			= s0 discovery soldier 1
			= asked chance tile`},
	{name: "of Discovery asks for kinds: captain, soldier, merchant, missionary, colonist (invented)", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"captain":1,"soldier":2,"merchant":3,"missionary":4,"colonist":5}}]}`, lines: `
			= legal pass 0 1
			0
			= legal pass 0 1 2
			0
			= legal pass 0 1 2 3
			0
			= legal pass 0 1 2 3 4
			0
			= legal pass 1 2 3 4 5
			= refused 0 send-none`},
	{name: "the last region discovered opens the deck for later players of the turn", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"colonist":2}},{"discovery":{"colonist":3}}],"regions":{` + allOpen("BRA") + `}}`, lines: `
			s0 send 2
			chance counter D01          # one region undiscovered: the target is not asked
			= BRA open
			s1 send 3
			chance card mississippi
			= s1 has mississippi`},
	{name: "a card pays its dollars and for each soldier", seats: 2,
		position: `{"at":"discovery","players":[{"discovery":{"soldier":3}}],"regions":{` + allOpen() + `}}`, lines: `
			s0 send 3
			chance card california      # 3 natives, $5, $2 for each soldier
			= s0 cash 11
			= s0 supply soldier 10`},
	{name: "of slots is captain, merchant, missionary, soldier, training (invented)", seats: 2,
		position: `{"at":"specialists","players":[{"cash":5}],"boxes":{"slot-captain":[{}],"slot-merchant":[{"seat":1}],"slot-missionary":[{}],
			"slot-soldier":[{}],"slot-training":[{"kind":"captain"}]}}`, lines: `
			= s0 hand captain 1
			= s1 hand merchant 1
			= s0 hand missionary 1
			= s0 hand soldier 1
			= asked s0 train
			= legal pass captain merchant missionary soldier
			s0 train captain
			= s0 hand captain 2
			= s0 supply captain 3
			= s0 cash 0`},
	{name: "a captain in the training slot is back before he is wanted (invented)", seats: 2,
		position: `{"at":"specialists","players":[{"cash":5,"hand":{"captain":4}}],"boxes":{"slot-training":[{"kind":"captain"}]}}`, lines: `
			s0 train captain
			= s0 hand captain 5`},
	{name: "training may be declined", seats: 2,
		position: `{"at":"specialists","players":[{"cash":5}],"boxes":{"slot-training":[{}]}}`, lines: `
			s0 train pass
			= s0 cash 5
			= s0 supply colonist 29`},
	{name: "training without $5 gives nothing (invented)", seats: 2,
		position: `{"at":"specialists","players":[{"cash":4}],"boxes":{"slot-training":[{}]}}`, lines: `
			= asked chance tile
			= s0 cash 4`},
	{name: "training is asked in turn 8 too", seats: 2,
		position: `{"turn":8,"at":"specialists","players":[{"cash":5}],"boxes":{"slot-training":[{}]}}`, lines: `= asked s0 train`},
	{name: "of Warfare is by space, a second conflict sees the map after the first", seats: 2,
		position: `{"at":"warfare","boxes":{"warfare":[{},{"seat":1}]},"regions":{"CRB":{"settlers":[0,1],"soldiers":[1]},
			"PER":{"discovered":true,"settlers":[1],"soldiers":[0,1]}}}`, lines: `
			s0 conflict CRB
			= CRB s1 0
			= asked s1 conflict
			= refused CRB not-yours
			s1 conflict PER
			= PER s0 0`},
	{name: "a battle may be declined", seats: 2,
		position: `{"at":"warfare","boxes":{"warfare":[{}]},"regions":{"CRB":{"settlers":[0,1],"soldiers":[1]}}}`, lines: `
			s0 conflict pass
			= CRB s1 1`},
	{name: "and after the region", seats: 3,
		position: `{"at":"warfare","boxes":{"warfare":[{}]},"regions":{"CRB":{"settlers":[0,1,1],"soldiers":[1]}}}`, lines: `
			s0 conflict CRB
			s0 enemy pass
			= CRB s1 1
			= CRB s2 1`},
	{name: "a war declined costs nothing", seats: 3,
		position: `{"at":"warfare","players":[{"cash":10}],"boxes":{"warfare":[{}]},"regions":{"CRB":{"settlers":[0,1,1],"soldiers":[1]}}}`, lines: `
			s0 conflict war
			s0 enemy pass
			= s0 cash 10`},
	{name: "a soldier in the box does not fight", seats: 2,
		position: `{"at":"warfare","boxes":{"warfare":[{"kind":"soldier"}]},"regions":{"CRB":{"settlers":[1],"soldiers":[0,1]}}}`, lines: `
			s0 conflict CRB             # a battle that can only cost the attacker (invented)
			= CRB s0 0
			= CRB s1 1
			= s0 supply soldier 10`},
	{name: "owners of soldiers choose, the attacker first, before anything is removed (invented)", seats: 2,
		position: `{"at":"warfare","players":[{"cash":10}],"boxes":{"warfare":[{}]},"regions":{
			"CAN":{"discovered":true,"settlers":[2,2],"soldiers":[2,2]},
			"CRB":{"settlers":[2,2],"soldiers":[1,1]}}}`, lines: `
			s0 conflict war
			= asked s0 kill
			= legal 0 1 2
			s0 kill 2                   # both soldiers in Canada: they still fire
			= legal 0 1
			s0 kill 0
			= asked s1 kill
			= CAN s1 4
			s1 kill 1
			s1 kill 1
			= CAN s1 2
			= CAN s1 soldiers 0
			= CRB s1 2
			= CRB s1 soldiers 1
			= CAN s0 2
			= CAN s0 soldiers 1
			= CRB s0 2
			= CRB s0 soldiers 0`},
}

func TestResolution(t *testing.T) { tellAll(t, resolutions) }

// The end of a turn, 3.3.
var turnEnds = []story{
	{name: "C pays all, in turn order, at once", seats: 2, position: `{"at":"income","players":[{"goods":{"fur":3}},{"goods":{"rice":3}}]}`, lines: `
			= s0 cash 3
			= s1 cash 3`},
	{name: "D goes by turn order, then by tile", seats: 2,
		position: `{"turn":4,"at":"benefits","order":[1,0],"players":[{"buildings":["I-06"]},{"buildings":["II-05"]}],"offer":{"fur":1,"rice":1}}`, lines: `
			= asked s1 company
			= s0 cash 0
			s1 company fur
			= s0 cash 5`},
	{name: "E fills the row up to five, unsold tiles stay", seats: 2, position: `{"at":"scoring","shown":["I-10","I-11","I-12"]}`, lines: `
			= odds I-01 1 I-02 1 I-03 1 I-04 1 I-05 1 I-06 1 I-07 1 I-08 1 I-09 1
			I-07
			I-01
			= shown I-01 I-07 I-10 I-11 I-12
			= asked chance good`},
	{name: "E shows the last tiles of a stack without a draw, fewer if there are no more", seats: 2,
		position: `{"turn":2,"at":"scoring","shown":["I-10"],"discarded":["I-01","I-02","I-03","I-04","I-05","I-06","I-07","I-08"]}`, lines: `
			= shown I-09 I-10 I-11 I-12
			= asked chance good`},
	{name: "E after turn 6 brings Age III", seats: 2, position: `{"turn":6,"at":"scoring","shown":["II-01"],"players":[{"buildings":["II-03"]}]}`, lines: `
			= tile II-01 gone
			= tile II-14 gone
			= s0 has II-03
			= odds III-01 1 III-02 1 III-03 1 III-04 1 III-05 1 III-06 1 III-07 1 III-08 1 III-09 1 III-10 1`},
	{name: "F shows what is left of a short pool without a draw", seats: 2,
		position: `{"at":"scoring",` + fullRow + `,"players":[{` + emptyPool + `}],"regions":{"CAN":{"good":false},"PER":{"good":false}}}`, lines: `
			= asked s0 box
			= offer silver 1 fur 1`},
	{name: "G brings a ship from the stock if the box is empty", seats: 2, position: `{"at":"scoring","ship":false,` + fullRow + `}`, lines: `
			= stock 8
			... box
			= ship box
			= stock 7`},
	{name: "G brings none if all eight are won", seats: 2, position: `{"at":"scoring","players":[{"ships":8}],` + fullRow + `}`, lines: `
			... box
			= ship gone`},
	{name: "H gives five colonists beside what the hand has", seats: 2, position: `{"at":"scoring","players":[{"hand":{"soldier":1,"colonist":2}}],` + fullRow + `}`, lines: `
			... box
			= s0 hand colonist 7
			= s0 hand soldier 1
			= s0 supply colonist 22`},
	{name: "H gives what a short supply has (invented)", seats: 2, position: `{"at":"scoring","regions":{"CRB":{"settlers":[27,30]}},` + fullRow + `}`, lines: `
			= s1 supply colonist -1
			... box
			= s0 hand colonist 2
			= s1 hand colonist 0`},
	{name: "H comes before I: a piece in Initiative is not in the supply yet (invented)", seats: 2,
		position: `{"at":"scoring","regions":{"CRB":{"settlers":[28]}},"boxes":{"initiative":[{}]},` + fullRow + `}`, lines: `
			... box
			= asked s1 box
			= s0 hand colonist 0
			= s0 supply colonist 1`},
	{name: "I keeps the order if nobody is in Initiative", seats: 3, position: `{"at":"scoring","order":[2,0,1],` + fullRow + `}`, lines: `
			... box
			= order 2 0 1`},
	{name: "I exchanges a specialist for a colonist (invented)", seats: 2, position: `{"at":"scoring","boxes":{"initiative":[{"kind":"captain"}]},` + fullRow + `}`, lines: `
			= s0 supply captain 4
			... box
			= s0 supply captain 5
			= box initiative 0`},
	{name: "J begins the next turn, step by step up to 8", seats: 2, position: `{"turn":7,"at":"scoring","shown":["III-01","III-02","III-03","III-04","III-05"]}`, lines: `
			... box
			= turn 8`},
	{name: "after step D of turn 8 the game is over, E to J are not done", seats: 2,
		position: `{"turn":8,"at":"warfare","players":[{"buildings":["I-01"]}],"regions":{"CRB":{"settlers":[3]}},"boxes":{"initiative":[{}]},"offer":{"fur":1}}`, lines: `
			= asked over
			= s0 hand captain 1
			= s0 hand colonist 0
			= offer fur 1
			= box initiative 1
			= s0 scored 0 0 6
			= shown`},
}

func TestTurnEnd(t *testing.T) { tellAll(t, turnEnds) }

func TestEndOfTheGameCountsAllParts(t *testing.T) {
	// 9.2: regions of three scorings, discoveries, buildings, trade.
	st := story{seats: 2, position: `{"turn":8,"at":"income","players":[
		{"scored":[6,8],"counters":["D14"],"cards":["india"],"buildings":["II-11","III-10","III-04"],"ships":1,"goods":{"gold":3}},
		{"scored":[2,2],"goods":{"fur":2}}],"regions":{"CRB":{"settlers":[3,1]}}}`, lines: `
		= asked over
		= s0 part regions-3 6
		= s0 part regions-6 8
		= s0 part regions-8 6
		= s0 part discoveries 9
		= s0 part buildings 12
		= s0 part trade 6
		= s0 total 47
		= s1 total 6
		= s0 place 1
		= s1 place 2`}
	st.tell(t)
}
