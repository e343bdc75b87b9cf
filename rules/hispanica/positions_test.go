package hispanica

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/sheet"
)

// file opens a position file of testdata/positions: game, seats, settings and
// position, as the command from reads them.
func file(t *testing.T, name string) *rules.Match {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "positions", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	f, err := rules.ParseFields(text)
	if err != nil {
		t.Fatal(err)
	}
	r := &rules.Reading{}
	r.Only(f, "", "game", "seats", "settings", "position")
	setup := rules.Setup{Seats: r.Int(f, "", "seats", info.MinSeats, info.MaxSeats, 0)}
	settings := r.Fields(f, "", "settings")
	for i, setting := range info.Settings {
		setup.Settings[i] = uint8(max(r.One(settings, "settings", setting.ID, setting.Values), 0))
	}
	if r.One(f, "", "game", []string{info.ID}) < 0 || r.Err() != nil {
		t.Fatalf("%s is no position file: %v", name, r.Err())
	}
	m, err := rules.NewMatchFrom(Game{}, setup, r.Fields(f, "", "position"), [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// teaching has the facts of the seed and the rulings of the project by their
// numbers, each with a position file and what happens from there. Several can
// begin at the same table. Without another word seat 0 is England, seat 1
// France, seat 2 the Netherlands and, of four, seat 3 Spain.
var teaching = []struct {
	name, file, lines string
}{
	{"1.1 buried treasure is the unseen card below the top", "1.1-auction", `
		= legal open buried
		s0 A1 buried
		s0 A2 2
		s1 A2 1
		s2 A2 0
		= asked chance C6
		= players.0.hand none            # nobody has seen it
		= players.0.cash 6
		chance C6 card-33
		= players.0.hand card-33
		= top card-7
		= asked s1 A1`},
	{"1.2 otherwise the card on top is auctioned", "1.1-auction", `
		s0 A1 open
		s0 A2 2
		s1 A2 1
		s2 A2 0
		= asked chance C5
		= players.0.hand card-7
		chance C5 card-33
		= top card-33
		= players.0.cash 6`},
	{"1.3 the initiator bids without money, and wins a tie", "1.3-initiator-without-money", `
		s0 A1 open
		= who 1 2                        # the bid of 0 is entered without asking
		s1 A2 0
		s2 A2 0
		= players.0.hand card-7
		= players.0.cash none`},
	{"1.3 but is outbid for a dollar", "1.3-initiator-without-money", `
		s0 A1 open
		s1 A2 1
		s2 A2 0
		= players.1.hand card-7
		= players.0.cash 1
		= players.1.cash 4`},
	{"1.4 who has a dollar must bid, who has none cannot", "1.4-who-has-a-dollar", `
		s0 A1 open
		= who 0 1
		s0 A2 0
		= legal 0 1
		s1 A2 1
		= players.1.hand card-7`},
	{"1.6 zero is a bid: all zero is a tie", "1.1-auction", `
		s0 A1 open
		s0 A2 0
		s1 A2 0
		s2 A2 0
		= players.0.hand card-7
		= players.0.cash 8`},
	{"1.7 bids are revealed together", "1.1-auction", `
		s0 A1 open
		s2 A2 2
		s0 A2 1
		= players.0.cash 8
		= asked s1 A2
		s1 A2 4
		= players.0.cash 12
		= players.1.cash 4`},
	{"1.9 in a tie the initiator wins and pays the Pool", "1.1-auction", `
		s0 A1 open
		s0 A2 3
		s1 A2 3
		s2 A2 1
		= players.0.hand card-7
		= players.0.cash 5
		= players.1.cash 8`},
	{"1.9 also in a tie of others, for the own bid", "1.1-auction", `
		s0 A1 open
		s0 A2 2
		s1 A2 3
		s2 A2 3
		= players.0.hand card-7
		= players.0.cash 6`},
	{"1.9 by the other reading the earliest of the tied wins", "1.9-tie-by-order", `
		s0 A1 open
		s0 A2 2
		s1 A2 3
		s2 A2 3
		= players.1.hand card-7
		= players.1.cash 5
		= players.0.cash 11`},
	{"1.11 another winner pays the initiator", "1.1-auction", `
		s0 A1 open
		s0 A2 0
		s1 A2 4
		s2 A2 0
		= players.0.cash 12
		= players.1.cash 4`},

	{"2.1 a hand may be too large in the Auction Year", "2.1-four-cards-after-the-auction", `
		s2 A1 open
		s1 A2 1
		chance C5 card-33
		= players.1.hand card-7 card-52 card-53 card-54
		= asked s0 P1`},
	{"2.2 the limit binds at the end of one's turn", "2.2-five-cards-in-hand", `
		s1 P1 end
		= asked s1 H1
		s1 H1 card-52
		= asked s1 H1
		s1 H1 card-53
		= asked s2 P1`},
	{"2.3 and again at the end of the Play Year", "2.3-ports-opened-after-ones-turn", `
		s2 P1 play
		chance C8 ANT
		chance C8 CUB
		chance C8 JAM
		s2 P1 end
		= asked s1 H1
		s1 H1 card-1
		= players.1.cash 3               # sold for $1; the next round has begun with an income of $2
		= players.1.hand card-2 card-3
		= players.1.outposts.CUB 1`},
	{"2.4 either kind of card may go", "2.4-two-kinds-of-cards", `
		s1 P1 end
		= legal toss ANT CUB card-52 card-53
		= refused JAM R30
		= refused card-1 R20
		s1 H1 toss
		s1 H2 card-53
		= players.1.cash none
		= asked s2 P1`},
	{"2.5 a Market card is sold for a dollar", "2.5-selling", `
		s1 P1 sell
		= legal card-54 card-55
		s1 P5 card-55
		= players.1.cash 3
		= turn.actions 3
		= discard card-55`},

	{"3.2 the seven steps of the Goods Year", "3.2-goods-year", `
		= order 1 0                      # D1.1 the fewest Colonies first
		= zones.HIS.citizens none        # D1.3 hired, the only source
		= zones.JAM.slots.port-royal {"owner":"england","labour":"citizen","chest":true}
		= zones.JAM.slots.santiago-de-la-vega {"owner":"spain","chest":true}  # D1.6 the Slave is lost
		= zones.JAM.rebels none
		= players.0.cash 3               # 1 - 1, D1.7 2 + 1
		= inquisitionZone GUA`},
	{"3.2 two Slaves lost in one zone bring a Rebel", "3.2-goods-year-two-slaves", `
		= zones.JAM.slots.port-royal {"owner":"england","chest":true}
		= zones.JAM.slots.santiago-de-la-vega {"owner":"spain","chest":true}
		= zones.JAM.rebels 1
		= players.0.cash 3               # 1 + 2`},

	{"4.1 a Native of the same zone is kidnapped", "4.1-kidnapping", `
		= zones.VEN.slots.la-guaira.labour slave
		= zones.VEN.tribes.cumanagoto 1
		= zones.CAR.tribes.muisca 2`},
	{"4.1 one of another zone is not", "4.1-not-from-another-zone", `
		= asked s0 G1
		= legal visita cumanagoto
		= refused muisca R13
		= refused CAR R10
		s0 G1 cumanagoto
		= zones.VEN.slots.la-guaira.labour slave`},
	{"4.2 a Native of a Visita, whoever owns it", "4.2-from-a-visita", `
		= zones.PAN.slots.chagres.labour slave
		= zones.PAN.visitaNatives none
		= players.1.freed 3
		= players.1.cash 4               # 2, and an income of $2`},
	{"4.3 a Citizen is hired for a dollar", "4.3-hiring", `
		= zones.MOS.slots.bluefields.labour citizen
		= zones.CUB.citizens none
		= players.0.cash 5               # 3 - 1, and an income of $3`},
	{"4.4a who can hire is not forced to kidnap", "4.4a-who-can-hire", `
		= asked s0 G1
		= legal HIS cumanagoto
		s0 G1 HIS
		= zones.VEN.slots.la-guaira.labour citizen
		= zones.VEN.tribes.cumanagoto 2`},
	{"4.4b who cannot pay must kidnap", "4.4b-who-cannot-pay", `
		= zones.VEN.slots.la-guaira.labour slave
		= zones.HIS.citizens 1`},
	{"4.4c also when another has hired the last Citizen", "4.4c-the-last-citizen-is-hired", `
		= zones.MOS.slots.bluefields.labour citizen
		= zones.VEN.slots.la-guaira.labour slave`},
	{"4.5 nobody is kidnapped in a rebel zone", "4.5-rebel-zone", `
		= zones.VEN.slots none           # the Colony has died out
		= zones.VEN.visitaNatives 2`},
	{"4.5 hiring stays possible there", "4.5-hiring-in-a-rebel-zone", `
		= legal HIS CUB
		= refused cumanagoto R15
		= refused visita R15
		s0 G1 CUB
		= zones.VEN.slots.la-guaira.labour citizen`},
	{"4.6 nobody is kidnapped at a wilderness site", "4.6-wilderness", `
		= zones.MOS.slots none
		= zones.MOS.tribes.miskito 3`},

	{"5.1 Strength is counted by discs", "5.1-strength-by-discs", `
		s0 F1 YUC
		s0 F2 battle
		= asked s0 B2                    # 2 against 1: won; the Slave may be freed
		s0 B2 leave
		= players.0.sackedOwners spain`},
	{"5.2 a tie against Rebels is lost", "5.2-two-rebels-two-ships", `
		s0 F1 JAM
		s0 F2 battle
		= zones.JAM.rebels 2
		= turn.points none`},
	{"5.2 the margin of a victory over Rebels is removed", "5.2-two-rebels-three-ships", `
		s0 F1 JAM
		s0 F2 battle
		= zones.JAM.rebels 1
		= turn.points 7`},
	{"5.3 a fort helps its Colony; a tie is lost", "5.3-fort", `
		s0 F1 CAR
		s0 F2 battle                     # 3 against Colony, Citizen and fort
		= zones.CAR.slots.cartagena.fort true
		= turn.points none
		= players.0.fleet card-7 card-9 bark
		= asked s0 O1`},
	{"5.3 it does not help another Colony, but their discs do", "5.3-two-colonies", `
		s0 F1 CAR
		s0 F2 battle
		= legal cartagena santa-marta
		s0 F5 santa-marta                # 3 against 1 + 1 + 1
		= players.0.sackedOwners none
		= turn.points none`},
	{"5.4 carried Citizens have no Strength", "5.4-carried-citizens", `
		s0 F1 VEN
		s0 F2 battle                     # 1 against 1
		= turn.points none
		= players.0.pax.c 2`},
	{"5.6 neutrality is not allowed", "5.7-support", `
		s0 F1 CAR
		s0 F2 battle
		s0 F5 cartagena
		= who 1                          # the Netherlands have nothing there
		= legal fleet target`},
	{"5.7 support is added, the greater Strength wins", "5.7-support", `
		s0 F1 CAR
		s0 F2 battle
		s0 F5 cartagena
		s1 B1 fleet                      # 4 against 3
		= players.0.sackedOwners spain
		= zones.CAR.slots.cartagena.fort none
		= titles.T2 0`},
	{"5.8 support for the target", "5.7-support", `
		s0 F1 CAR
		s0 F2 battle
		s0 F5 cartagena
		s1 B1 target                     # 3 against 4
		= zones.CAR.slots.cartagena.fort true
		= turn.points none
		= players.0.fleet card-7 card-9 bark`},

	{"6.1 a Native is subjugated", "6.1-subjugation", `
		s0 F1 GUI
		= legal done battle
		s0 F2 battle                     # 1 against 0
		= players.0.pax.n 1
		= zones.GUI.tribes.lokono 1`},
	{"6.1 in the wilderness against Strength 1", "6.1-subjugation-in-the-wilderness", `
		s0 F1 MOS
		s0 F2 battle                     # 1 against 1
		= players.0.pax none
		= zones.MOS.tribes.miskito 3
		= turn.points none`},
	{"6.2 Citizens emigrate peacefully", "6.2-emigration", `
		s0 F1 HIS
		= legal done emigrate
		s0 F2 emigrate
		= players.0.pax.c 1
		= players.0.cash 1
		= zones.HIS.citizens none`},
	{"6.3 nobody comes aboard without an empty Colony", "6.3-no-empty-colony", `
		s0 F1 VEN                        # nothing can be done there
		= asked s0 F1
		= turn.landed VEN`},
	{"6.4a PLUNDER loads by winning a battle only", "6.4a-plunder", `
		s0 F1 JAM
		= refused load R65
		s0 F2 battle                     # 2 against 1
		= players.0.cargo.sugar 1
		= zones.JAM.slots.port-royal.chest none
		= zones.JAM.slots.santiago-de-la-vega.chest true`},
	{"6.4b SMUGGLER bribes the owner", "6.4b-bribe", `
		s0 F1 VEN
		= legal done load
		s0 F2 load
		= players.0.cash 1
		= crown 2
		= players.0.cargo.pearls 1`},
	{"6.4b but not where the Inquisition is, except the Netherlands", "6.4b-bribe-where-the-inquisition-is", `
		s0 F1 VEN                        # refused by R69: nothing can be done there
		= asked s0 F1
		s0 F1 end
		= asked s2 F1
		s2 F1 VEN
		s2 F2 load
		= players.2.cash 2
		= crown 1`},
	{"6.4c CONQUISTADOR exports at own Colonies", "6.4c-export", `
		s0 F1 JAM
		= legal done load
		s0 F2 load
		= zones.JAM.slots.port-royal.chest none
		= zones.JAM.slots.santiago-de-la-vega.chest true
		= players.0.cargo.sugar 1`},
	{"6.4d the crown claim of a fleet that is too weak", "6.4d-crown-claim-of-two-ships", `
		s0 F1 CUB
		= legal done battle
		= refused load R68               # 2 against 3`},
	{"6.4d a crown claim", "6.4d-crown-claim-of-three-ships", `
		s0 F1 CUB
		s0 F2 load                       # 3 against 3 is enough
		= players.0.cargo.tobacco 1
		= zones.CUB.slots.havana.fort true`},
	{"6.5 treasure counts by legality", "6.5-treasure-in-europe", `
		s0 F1 EUR
		= players.0.cash 7               # plunder
		= players.0.infamy 2
		s0 F1 end
		s1 F1 EUR
		= players.1.cash 7               # smuggler
		= players.1.tribute none
		s1 F1 end
		s2 F1 EUR
		= players.2.cash 7               # conquistador
		= players.2.tribute 2
		s2 F1 end
		s3 F1 EUR
		= players.3.cash 4               # privateer: half of each, rounded up
		= players.3.tribute 2`},
	{"6.5 legality is fixed while chests are aboard", "6.5-legality-is-fixed-with-chests", `
		= refused appoint R24`},

	{"p1 equal keys keep their sequence in the player order", "p1-player-order", `
		= order 1 2 0`},
	{"p2 two participants hold two auctions each", "p2-two-participants", `
		s0 A1 buried
		s0 A2 0
		s1 A2 0
		chance C6 card-1
		= asked s1 A1
		s1 A1 buried
		s1 A2 0
		s0 A2 0
		chance C6 card-2
		= asked s0 A1
		s0 A1 buried
		s0 A2 0
		s1 A2 0
		chance C6 card-3
		= asked s1 A1
		s1 A1 buried
		s1 A2 0
		s0 A2 0
		chance C6 card-4
		= asked s0 P1`},
	{"p3 a flagship is appointed once a turn", "p3-appointing", `
		s0 P1 appoint
		= players.0.legality plunder     # the only other one it shows
		= refused appoint R25`},
	{"p4 two Outposts are drawn, one is kept", "p4-scouting", `
		s0 P1 scout
		= odds ANT 1 CUB 1
		chance C7 CUB
		= asked s0 P8                    # the second was certain
		= legal ANT CUB
		s0 P8 ANT
		= players.0.outposts {"ANT":1}
		= turn.drawn none`},
	{"p5 a ship that is replaced may leave too little hold", "p5-replaced-ship", `
		s0 P1 play
		= legal bark card-15
		s0 P4 card-15
		= players.0.fleet card-7 card-13 bark
		= asked s0 X2                    # 6 chests, 5 holds
		= legal silver sugar
		= refused n R82
		s0 X2 sugar
		= players.0.cargo {"silver":3,"sugar":2}
		= asked s0 P1`},
	{"p6 interceptors are tested one by one", "p6-interceptors", `
		s0 F1 MAI                        # 4 against 3: the sugar of France; then 4 against 5
		= players.2.cargo.sugar 1
		= players.0.position EUR
		= players.0.fleet card-8
		= players.1.position EUR
		= players.1.orders none
		= asked s1 F1`},
	{"p7 a captured Colony is one's own at once", "p7-capture", `
		s0 F1 ANT
		s0 F2 battle                     # 3 against 2
		= legal leave capture
		s0 B3 capture
		= zones.ANT.slots.barbados {"owner":"england","labour":"citizen","chest":true}
		s0 F2 load
		= players.0.cargo.tobacco 1`},
	{"p7 so a PRIVATEER cannot claim its chest", "p7-capture-by-a-privateer", `
		s0 F1 ANT
		= legal done load battle
		s0 F2 battle
		s0 B3 capture
		= zones.ANT.slots.barbados {"owner":"england","labour":"citizen","chest":true}
		= asked s0 F1                    # LOAD is refused by R67: the landing is over`},
	{"p8 the passive Spain supports the target of a PRIVATEER", "p8-passive-spain-for-the-target", `
		s0 F1 CAR
		s0 F2 battle
		s0 F5 santa-marta                # 3 against 1 + 3
		= zones.CAR.slots.santa-marta.owner france
		= turn.points none`},
	{"p8 and the fleet of a CONQUISTADOR", "p8-passive-spain-for-the-fleet", `
		s0 F1 CAR
		s0 F2 battle                     # 1 + 3 against 1; Spain itself is no target
		s0 B2 leave
		s0 B3 capture
		= zones.CAR.slots.santa-marta.owner england`},
	{"p9 what a full fleet wins", "p9-no-room-for-the-chest", `
		s0 F1 PRI
		s0 F2 battle                     # 3 against 2
		= legal free leave
		s0 B2 free
		= players.0.freed 1
		= titles.T2 0
		= zones.PRI.slots.san-juan {"owner":"spain","chest":true}`},
	{"p10 a prize is chosen if not all fits", "p10-prize", `
		s0 F1 s1                         # 4 against 1
		= legal silver hides
		s0 X3 hides
		= players.0.cargo {"hides":1}
		= players.1.cargo none
		= players.1.position EUR
		= titles.T5 0`},
	{"p11 the leader of a corridor is displaced", "p11-corridor", `
		s0 P1 philosophy
		= legal roy1 roy3
		s0 P16 roy3
		= players.0.philosophy roy3
		= players.1.philosophy roy2
		s0 P1 end
		s1 P1 end
		s2 P1 philosophy
		s2 P16 roy2
		= players.1.philosophy roy1
		= players.2.philosophy roy2`},
	{"p12 the dove flies on", "p12-dove", `
		s0 P1 play                       # EARLIER is refused, LATER taken without asking
		= dove 9
		= discard card-63`},
	{"p12 but not beyond the last round", "p12-dove-at-the-end", `
		s0 P1 play
		= dove 10
		= discard card-63`},
	{"p13 the New Laws free all Slaves of a zone", "p13-new-laws", `
		s0 P1 play
		s0 E57 JAM
		= players.0.freed 2
		= zones.JAM.slots.santiago-de-la-vega.labour citizen
		= zones.JAM.slots.port-royal.labour citizen`},
	{"p15 every deal is equally likely", "p15-deal", `
		= odds spain 4 england 3 france 3 netherlands 3 courland 3`},
}

func TestTeachingPositions(t *testing.T) {
	used := map[string]bool{}
	for _, story := range teaching {
		used[story.file] = true
		t.Run(story.name, func(t *testing.T) {
			m := file(t, story.file)
			tell(t, m, story.lines)
			// What the table has become is itself a described position.
			again, err := (Game{}).From(m.Setup, m.State.Fields())
			if err != nil || !again.Equal(m.State) {
				t.Errorf("%v\nit does not come back from\n%s", err, m.State.Fields().JSON(nil))
			}
		})
	}
	files, err := filepath.Glob("testdata/positions/*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if !used[strings.TrimSuffix(filepath.Base(name), ".json")] {
			t.Errorf("%s has no story", name)
		}
	}
}

func TestBidAboveOnesCashIsRefusedByR19(t *testing.T) {
	for _, test := range []struct {
		seat  rules.Seat
		noun  string
		rule  rules.Rule
		legal bool
	}{
		{seatE, "8", 0, true}, {seatE, "9", BidTooHigh, false}, {seatE, "4095", BidTooHigh, false},
		{seatE, "open", 0, false}, {seatE, "s1", 0, false},
		{seatF, "2", BidTooHigh, false},
		{seatN, "1", 0, false}, // not asked
	} {
		m := file(t, "1.4-who-has-a-dollar")
		do(t, m, "s0 A1 open")
		move := rules.Move(0)
		for spell(move) != test.noun {
			move++
		}
		err := m.Play(test.seat, move)
		var illegal *rules.Illegal
		if errors.As(err, &illegal); (err == nil) != test.legal || illegal != nil && illegal.Rule != test.rule {
			t.Errorf("%s of s%d: %v", test.noun, test.seat, err)
		}
	}
	if m := file(t, "1.4-who-has-a-dollar"); m.State.(*State).Unlisted(seatE, moveOfAmount(9)) != 0 {
		t.Error("an amount is refused by R19 where no bid is asked for")
	}
	text := sheet.Write(file(t, "1.4-who-has-a-dollar"), false) + "open\ns0 A2 9\n"
	if _, err := sheet.Read(text, []rules.Game{Game{}}); err == nil || !strings.Contains(err.Error(), `line 5: "9" is refused by R19: `) {
		t.Errorf("a sheet with a bid of $9 of $8 gives %v", err)
	}
}
