// Package discovery is The Age of Discovery, a game of settling the Americas
// for two to five players in eight turns.
//
// # What is implemented
//
// The whole game from set-up to the final places: placement, the eight boxes,
// expeditions to regions and beyond the map, 36 capital buildings, battles and
// wars, trade, three scorings, ties. Rulebook has it all in numbered
// paragraphs, each with its source; numbers below are those paragraphs. Not
// offered are a sixth seat, bidding for the first order, powers of nations, a
// game for one and expansions (1.4.3).
//
// The seed, a set of rules in questions and answers with page numbers, binds
// to the letter. Then come renditions of the published rulebook, then players'
// accounts, then recollection. What all of them leave open, or what is not
// public, is invented; tables.go and tiles.go mark each row with its source,
// so that one line is edited when a real value is known.
//
// # Rulings
//
// Where the seed decides against another source:
//
//   - $1 is for three different goods (9.2.1, 9.2.7); any three is the value
//     any-three of the setting sets (1.4.1).
//   - The West Indies Company chooses its good (7.3.5, 7.5.7); drawing it is
//     the value random of the setting west-indies (1.4.2).
//   - Four of a kind pay $6 (9.2.1). Strength equal to the natives is enough
//     (6.2.1). Later places start with $1 more each (2.1.3).
//   - A tie is broken by the regions of the third scoring alone, then dollars,
//     then goods (11.3.1, 11.3.2); still equal is shared (11.3.3).
//
// Where sources differ or say nothing:
//
//   - 36 buildings, 12, 14 and 10 by Age (1.2.8); five spaces in Capital
//     Buildings and in Warfare (4.5.1, 4.8.1); names of regions and which good
//     lies where (1.2.1, 2.2.4); counters and cards (12.1, 12.2).
//   - Spaces X and Y are for Colonial Port and Harbour (4.2.2) and free to use
//     at any moment of placement (4.2.3). Landing is compulsory (4.2.5).
//   - What may be declined: purchase, expedition, training, conflict (3.3.5).
//     What has one possible answer is not asked (1.3.2), and an action of
//     several answers happens with the last (1.3.3).
//   - A piece returns to supply just before its action (3.3.4).
//   - Landed specialists but soldiers become settlers (5.2.3); if there is no
//     colonist to exchange, the supply of colonists goes below zero (5.2.4).
//     An owed specialist without a figure comes as a colonist (5.2.5), an owed
//     colonist without one is lost (5.2.6).
//   - Missionary and colonists arrive together, colonists of buildings singly
//     (5.3.5).
//   - A known counter may be tried again by any expedition (6.1.6) and is not
//     drawn (6.2.9). Without a region and without a card there is no
//     expedition (6.1.2, 6.3.4).
//   - A battle needs a soldier of either side (8.1.5), a war a region that
//     would see one (8.2.4); it is paid for with the choice of the opponent
//     (8.2.5). The attacker chooses all victims first, then the defender, then
//     all fall (8.3.4).
//   - Income before benefits (9.3.1), these by turn order and the ids of tiles
//     (9.3.2, 9.3.3). Regions score after them; turn 8 ends there (3.1.2).
//   - A short supply, pool or stock gives what it has (10.2.2, 10.2.3, 10.3.1).
//   - Each marker of the turn order is one colonist before and after (10.3.3).
//
// Nothing lies hidden in a state: counters, cards, tiles and goods are drawn
// when they are turned up, among what nobody has seen (1.3.6). At a draw the
// seats are listed as they are expected to act next: at the set-up by number
// and, once drawn, by turn order; in Capital Buildings the owners of the
// pieces still there by space, then the turn order; in Discovery and at the
// benefits the turn order from the seat after the one that draws; when the
// table is refreshed the order of the coming turn.
//
// # Described positions
//
// From makes a position of Fields, Fields describes one. A position file has
// it as JSON in an object of its own:
//
//	{"game": "discovery", "seats": 2, "settings": {"sets": "any-three"}, "position": {…}}
//
// where seats is a number or a list of names. Every field of the position may
// be left out and is then as on an empty table. Ids are those of score sheets: regions CAN
// NEN VIR CAR CRB MEX NGR PER BRA; goods gold silver cattle cocoa fish sugar
// fur coffee tobacco rice indigo; kinds colonist captain merchant missionary
// soldier; tiles I-01 to III-10; counters D01 to D16; cards by name, such as
// northwest-passage. Seats are numbers from 0.
//
//	turn       1 to 8 (1). 0 is the set-up, only with steps.
//	order      the seats in turn order ([0, 1, …]), all of them; in the set-up
//	           as far as they are drawn.
//	players    a list of objects by seat:
//	    cash          dollars, 0 to 32767 (0)
//	    hand          pieces to place, by kind: {"colonist": 5}
//	    shipping      pieces in Merchant Shipping, by kind
//	    discovery     pieces in Discovery, by kind
//	    goods         trade goods, by type: {"sugar": 2}
//	    ships         merchant ships, 0 to 8 (0)
//	    buildings     tiles owned: ["I-01"]
//	    counters      discovery counters won: ["D05"]
//	    cards         discovery cards won: ["china"]
//	    scored        points of the scorings after turns 3, 6 and 8 ([0, 0, 0])
//	    trade         the latest trade income in dollars (0)
//	    trade-points  points for that of turn 8 (0)
//	regions    by region, an object each:
//	    discovered    true or false (false, CRB true)
//	    good          whether its good lies there (true, unless a player has
//	                  three pieces there)
//	    counter       the counter that a failed expedition has shown there;
//	                  only while it is undiscovered
//	    settlers      their numbers by seat: [2, 0, 1]
//	    soldiers      likewise
//	boxes      by box, a list of the pieces on spaces: initiative, dock,
//	           dock-x, dock-y, goods, buildings, slot-captain, slot-merchant,
//	           slot-missionary, slot-soldier, slot-training, warfare:
//	    space         from 1 (the first free one)
//	    seat          whose (0)
//	    kind          which (colonist)
//	offer      goods face up at Trade Goods, by type, 4 at most in all
//	ship       whether a ship is in Merchant Shipping (true, unless all are won)
//	shown      tiles face up, 5 at most, of the Age of the turn
//	discarded  tiles out of the game (those of earlier Ages that nobody has)
//	kills      in a conflict, by region: soldiers chosen among the losses of
//	           the defender and of the attacker: {"VIR": [1, 0]}
//	at         where the turn stands: placement (the default), initiative,
//	           dock, goods, shipping, buildings, discovery, specialists,
//	           warfare, income, benefits, scoring: that part begins; or end
//	steps      instead of at: the steps in progress from the outside in, the
//	           last one a question. Fields writes them; by hand at is enough.
//
// What stands nowhere is in supply, pool, stock, stacks and deck: pieces, goods
// and ships are never given there. The game goes on from the part of the turn
// that is given to the first question; so a position at placement with empty
// hands runs on to the boxes.
//
// Turn 2: England has a merchant to land, then France may send an expedition.
//
//	{
//	    "turn": 2,
//	    "order": [1, 0],
//	    "players": [
//	        {"cash": 7, "goods": {"sugar": 1}, "ships": 1},
//	        {"cash": 12, "discovery": {"captain": 2, "soldier": 1}, "counters": ["D03"]}
//	    ],
//	    "regions": {
//	        "CRB": {"settlers": [3, 1], "good": false},
//	        "VIR": {"discovered": true, "settlers": [0, 1]},
//	        "PER": {"counter": "D14"}
//	    },
//	    "boxes": {"dock": [{"seat": 0, "kind": "merchant"}]},
//	    "offer": {"fish": 1, "sugar": 2, "rice": 1},
//	    "shown": ["I-01", "I-02", "I-05", "I-07", "I-08"],
//	    "at": "dock"
//	}
//
// Refused, with a sentence that names the field, are:
//
//   - unknown fields and ids, a field or an item twice, numbers out of bounds;
//   - more pieces, goods or ships than there are; more settlers than colonists
//     and landed specialists allow; one tile, counter or card in two places;
//   - pieces in a region that is not discovered; its good still there with
//     three pieces of one player; a counter where none can lie;
//   - two pieces on one space or of one player in Initiative; a piece on X or Y
//     without the building; pieces in a box that this turn has resolved;
//   - tiles owned or discarded of an Age that has not begun; tiles face up of
//     another Age than the turn's or, once it has been turned over, the next;
//   - points of a scoring or for trade that has not come yet;
//   - kills while no victims are chosen, "at" together with "steps", "end"
//     before turn 8, and steps that cannot call each other or of which the last
//     cannot be asked in the position.
package discovery
