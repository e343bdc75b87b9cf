package hispanica

import (
	"testing"

	"flota/rules"
)

// Land battles: the seed facts 5.1 to 5.8 and the rulings about them.

// A battle is fought by England (seat 0), which lands from a sea zone and
// attacks.
type battle struct {
	name     string
	four     bool // Spain is active
	set      func(*scene)
	legality Legality
	fleet    []Card
	at       Sea
	land     string
	target   string
	support  []string // answers to B1; nil: nobody is asked
	then     []string // further answers
	won      bool
	fleetIs  int16 // total Strength, with support
	targetIs int16
	check    func(*testing.T, *scene, *rules.Match)
}

// Three ships of which the flagship may be anything.
var (
	oneShip    = []Card{Bark}
	twoShips   = []Card{Bark, 1}
	threeShips = []Card{Bark, 1, 8}
)

func (b *battle) run(t *testing.T) {
	s := threeScene(t)
	if b.four {
		s = fourScene(t)
	}
	s.fleet(seatE, b.legality, b.at, b.fleet...)
	b.set(s)
	m := s.sail(seatE)
	do(t, m, "s0 F1 "+b.land, "s0 F2 battle")
	if asked(m) == "F5" {
		do(t, m, "s0 F5 "+b.target)
	}
	if len(b.support) > 0 {
		if asked(m) != "B1" {
			t.Fatalf("%s is asked, want B1", asked(m))
		}
		do(t, m, b.support...)
	} else if asked(m) == "B1" {
		t.Fatal("B1 is asked")
	}
	result := rules.Event{}
	for _, e := range s.events {
		if e.Kind == BattleWon || e.Kind == BattleLost {
			result = e
		}
	}
	if won := result.Kind == BattleWon; won != b.won || result.Args[0] != b.fleetIs || result.Args[1] != b.targetIs {
		t.Errorf("won %v with %d against %d, want %v with %d against %d",
			won, result.Args[0], result.Args[1], b.won, b.fleetIs, b.targetIs)
	}
	if !b.won {
		if s.Turn.Points != 0 || s.Turn.Landing != NoZone {
			t.Error("the lost battle does not end the landing and the sailing")
		}
	}
	do(t, m, b.then...)
	if b.check != nil {
		b.check(t, s, m)
	}
}

func spaniards(at Place, labour Labour, fort bool) func(*scene) {
	return func(s *scene) { s.colony(at, Spain, labour).Fort = fort }
}

var battles = []battle{
	{name: "5.1 fleet against target by counting discs", set: spaniards(Campeche, Slave, false),
		legality: Plunder, fleet: twoShips, at: Gulf, land: "YUC", target: "campeche",
		won: true, fleetIs: 2, targetIs: 1},
	{name: "5.2 Rebels count 1 each", set: func(s *scene) { s.rebels(Yucatan, 2) },
		legality: Plunder, fleet: twoShips, at: Gulf, land: "YUC", target: "rebels",
		won: false, fleetIs: 2, targetIs: 2},
	{name: "5.2 and the margin of Rebels is removed", set: func(s *scene) { s.rebels(Yucatan, 2) },
		legality: Plunder, fleet: threeShips, at: Gulf, land: "YUC", target: "rebels",
		won: true, fleetIs: 3, targetIs: 2,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "the Rebels", s.Zones[Yucatan].Rebels, 1)
			want(t, "the cash of a PLUNDER fleet", s.Players[seatE].Cash, 0)
		}},
	{name: "a PRIVATEER gets a dollar for each Rebel", set: func(s *scene) { s.rebels(Yucatan, 1) },
		legality: Privateer, fleet: threeShips, at: Gulf, land: "YUC", target: "rebels",
		won: true, fleetIs: 3, targetIs: 1,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "the Rebels", s.Zones[Yucatan].Rebels, 0)
			want(t, "the cash", s.Players[seatE].Cash, 1)
		}},
	{name: "5.2 Colony, Citizen and Galley count 1 each",
		set: func(s *scene) {
			s.colony(Campeche, Spain, Citizen)
			s.Zones[Yucatan].Galleys[Spain] = true
		},
		legality: Plunder, fleet: threeShips, at: Gulf, land: "YUC", target: "campeche",
		won: false, fleetIs: 3, targetIs: 3},
	{name: "5.3 a fort adds 1 for its Colony", four: true, set: spaniards(Cartagena, Citizen, true),
		legality: Plunder, fleet: threeShips, at: Darien, land: "CAR", target: "cartagena",
		won: false, fleetIs: 3, targetIs: 3},
	{name: "5.3 the passive Spain has a Galley there too",
		set: func(s *scene) {
			s.colony(Cartagena, Spain, Citizen).Fort = true
			s.Zones[NewGranada].Galleys[Spain] = true
		},
		legality: Plunder, fleet: threeShips, at: Darien, land: "CAR", target: "cartagena",
		won: false, fleetIs: 3, targetIs: 4},
	{name: "5.3 a fort of another Colony does not count", four: true,
		set: func(s *scene) {
			s.colony(Cartagena, Spain, Citizen).Fort = true
			s.colony(SantaMarta, Spain, Slave)
		},
		legality: Plunder, fleet: threeShips, at: Darien, land: "CAR", target: "santa-marta",
		won: false, fleetIs: 3, targetIs: 3},
	{name: "5.3 the fort of the target does", four: true,
		set: func(s *scene) {
			s.colony(Cartagena, Spain, Citizen).Fort = true
			s.colony(SantaMarta, Spain, Slave)
		},
		legality: Plunder, fleet: threeShips, at: Darien, land: "CAR", target: "cartagena",
		won: false, fleetIs: 3, targetIs: 4},
	{name: "5 by the reading COLONY only the Colony defends (PC-i)", four: true,
		set: func(s *scene) {
			s.Target = TargetColony
			s.colony(Cartagena, Spain, Citizen).Fort = true
			s.colony(SantaMarta, Spain, Slave)
			s.Zones[NewGranada].Galleys[Spain] = true
		},
		legality: Plunder, fleet: threeShips, at: Darien, land: "CAR", target: "santa-marta",
		then: []string{"s0 B2 leave"}, won: true, fleetIs: 3, targetIs: 1},
	{name: "5 by the reading COLONY a Visita is still defended by all", four: true,
		set: func(s *scene) {
			s.Target = TargetColony
			s.visita(NewGranada, France, 0)
			s.colony(SantaMarta, France, Citizen)
			s.Zones[NewGranada].Galleys[France] = true
		},
		legality: Plunder, fleet: threeShips, at: Darien, land: "CAR", target: "visita",
		won: false, fleetIs: 3, targetIs: 3},
	{name: "5.4 carried Citizens have Strength 0",
		set: func(s *scene) {
			s.colony(Campeche, Spain, Slave)
			s.Players[seatE].Pax[CitizenAboard] = 2
		},
		legality: Plunder, fleet: []Card{2}, at: Gulf, land: "YUC", target: "campeche",
		won: false, fleetIs: 1, targetIs: 1,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "the Citizens aboard", s.Players[seatE].Pax[CitizenAboard], 2)
		}},
	{name: "5.7 support for the fleet", four: true,
		set: func(s *scene) {
			s.colony(Cartagena, Spain, Citizen).Fort = true
			s.colony(SantaMarta, France, Slave)
		},
		legality: Plunder, fleet: threeShips, at: Darien, land: "CAR", target: "cartagena",
		support: []string{"s1 B1 fleet"}, won: true, fleetIs: 4, targetIs: 3},
	{name: "5.8 support for the target", four: true,
		set: func(s *scene) {
			s.colony(Cartagena, Spain, Citizen).Fort = true
			s.colony(SantaMarta, France, Slave)
		},
		legality: Plunder, fleet: threeShips, at: Darien, land: "CAR", target: "cartagena",
		support: []string{"s1 B1 target"}, won: false, fleetIs: 3, targetIs: 4,
		check: func(t *testing.T, s *scene, m *rules.Match) {
			wantAsked(t, m, "O1", seatE) // by a margin of 1 no ship is lost
			want(t, "the ships", s.Players[seatE].Ships(), 3)
		}},
	{name: "6.1 a Native is subjugated and taken aboard",
		set: func(s *scene) {
			s.Natives[Lokono] = 2
			s.colony(PortRoyal, France, NoLabour)
		},
		legality: Smuggler, fleet: []Card{2}, at: Main, land: "GUI", target: "lokono",
		won: true, fleetIs: 1, targetIs: 0,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "the Natives aboard", s.Players[seatE].Pax[NativeAboard], 1)
			want(t, "the Lokono", s.Natives[Lokono], 1)
		}},
	{name: "6.1 a wilderness site has Strength 1",
		set: func(s *scene) {
			s.Natives[Miskito] = 3
			s.colony(PortRoyal, France, NoLabour)
		},
		legality: Plunder, fleet: []Card{2}, at: Darien, land: "MOS", target: "miskito",
		won: false, fleetIs: 1, targetIs: 1,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "the Natives aboard", s.Players[seatE].Pax[NativeAboard], 0)
			want(t, "the Miskito", s.Natives[Miskito], 3)
		}},
	{name: "subjugation in a rebel zone is no kidnapping (PC-i)",
		set: func(s *scene) {
			s.Natives[Lokono] = 2
			s.rebels(Guiana, 1)
			s.colony(PortRoyal, France, NoLabour)
		},
		legality: Smuggler, fleet: []Card{2}, at: Main, land: "GUI", target: "lokono",
		won: true, fleetIs: 1, targetIs: 0},
	{name: "6.4a a sack takes the chest aboard",
		set: func(s *scene) {
			c := s.colony(Campeche, Spain, Citizen)
			c.Chest = true
		},
		legality: Plunder, fleet: threeShips, at: Gulf, land: "YUC", target: "campeche",
		won: true, fleetIs: 3, targetIs: 2,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "the dyes aboard", s.Players[seatE].Cargo[Dyes], 1)
			want(t, "Campeche", s.Colonies[Campeche], Colony{Owner: Spain, Labour: Citizen})
			want(t, "Spain among the sacked", s.Players[seatE].Sacked[Spain], true)
		}},
	{name: "p7 a CONQUISTADOR captures and loads free in the same landing",
		set: func(s *scene) { s.colony(StKitts, France, Citizen).Chest = true },
		// no Claim of France: illegal
		legality: Conquistador, fleet: []Card{8, 1, 2}, at: Leeward, land: "ANT", target: "st-kitts",
		then: []string{"s0 B3 capture", "s0 F2 load"}, won: true, fleetIs: 3, targetIs: 2,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "St. Kitts", s.Colonies[StKitts], Colony{Owner: England, Labour: Citizen})
			want(t, "the tobacco aboard", s.Players[seatE].Cargo[Tobacco], 1)
			want(t, "the discs of France", s.Players[seatF].Supply, colonySupply)
		}},
	{name: "p7 a PRIVATEER cannot load what it has captured",
		set: func(s *scene) {
			s.colony(StKitts, France, Citizen).Chest = true
			s.Players[seatE].Claims[Antilles] = true
			s.cathedral(Antilles, 1) // so that the landing goes on
			s.colony(PortRoyal, France, NoLabour)
		},
		legality: Privateer, fleet: []Card{8, 1, 2}, at: Leeward, land: "ANT", target: "st-kitts",
		then: []string{"s0 B3 capture"}, won: true, fleetIs: 3, targetIs: 2,
		check: func(t *testing.T, _ *scene, m *rules.Match) {
			wantAsked(t, m, "F2", seatE)
			wantRulings(t, m, "load", "R67", "battle", "R74")
		}},
	{name: "p8 the passive Spain supports the target against PRIVATEER and PLUNDER",
		set: func(s *scene) {
			s.colony(Cartagena, Spain, Citizen)
			s.Zones[NewGranada].Galleys[Spain] = true
			s.colony(SantaMarta, France, Slave)
			s.Players[seatE].Claims[NewGranada] = true
		},
		legality: Privateer, fleet: threeShips, at: Darien, land: "CAR", target: "santa-marta",
		won: false, fleetIs: 3, targetIs: 4},
	{name: "p8 and the fleet of a CONQUISTADOR",
		set: func(s *scene) {
			s.colony(Cartagena, Spain, Citizen)
			s.Zones[NewGranada].Galleys[Spain] = true
			s.colony(SantaMarta, France, Slave)
		},
		legality: Conquistador, fleet: threeShips, at: Darien, land: "CAR", target: "santa-marta",
		won: true, fleetIs: 6, targetIs: 1},
	{name: "p9 a sack with a full hold",
		set: func(s *scene) {
			s.colony(Campeche, Spain, Slave).Fort = true
			s.Colonies[Campeche].Chest = true
			s.Players[seatE].Cargo[Hides] = 5
			s.cathedral(Cuba, 1)
		},
		legality: Plunder, fleet: threeShips, at: Gulf, land: "YUC", target: "campeche",
		then: []string{"s0 B2 free"}, won: true, fleetIs: 3, targetIs: 2,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "Campeche", s.Colonies[Campeche], Colony{Owner: Spain, Chest: true})
			want(t, "T2", s.Titles[SackerOfCities], seatE)
			want(t, "Freed", s.Players[seatE].Freed, 1)
			want(t, "the Cathedral on Cuba", s.Zones[Cuba].Citizens, 2)
		}},
	{name: "a freed Slave counts also without room in a Cathedral, twice with card 36",
		set: func(s *scene) {
			s.colony(Campeche, Spain, Slave)
			s.tableau(seatE, 36)
		},
		legality: Plunder, fleet: twoShips, at: Gulf, land: "YUC", target: "campeche",
		then: []string{"s0 B2 free"}, won: true, fleetIs: 2, targetIs: 1,
		check: func(t *testing.T, s *scene, _ *rules.Match) { want(t, "Freed", s.Players[seatE].Freed, 2) }},
	{name: "card 40 leaves out the fort, which is razed and counts for T2",
		set: func(s *scene) {
			s.colony(Campeche, Spain, Citizen).Fort = true
			s.tableau(seatE, 40)
		},
		legality: Plunder, fleet: threeShips, at: Gulf, land: "YUC", target: "campeche",
		won: true, fleetIs: 3, targetIs: 2,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "the fort", s.Colonies[Campeche].Fort, false)
			want(t, "T2", s.Titles[SackerOfCities], seatE)
		}},
	{name: "cards 27 and 39 together add 1",
		set: func(s *scene) {
			s.colony(Campeche, Spain, Citizen)
			s.tableau(seatE, 27, 39)
		},
		legality: Plunder, fleet: twoShips, at: Gulf, land: "YUC", target: "campeche",
		won: true, fleetIs: 3, targetIs: 2},
	{name: "T6 for two owners in a game of three",
		set: func(s *scene) {
			s.colony(Campeche, Spain, Citizen)
			s.Players[seatE].Sacked[France] = true
		},
		legality: Plunder, fleet: threeShips, at: Gulf, land: "YUC", target: "campeche",
		won: true, fleetIs: 3, targetIs: 2,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "T6", s.Titles[EnemyOfAllNations], seatE)
			want(t, "T2 without a fort", s.Titles[SackerOfCities], rules.Nobody)
		}},
	{name: "a Visita is removed and its Natives return",
		set: func(s *scene) {
			s.visita(NewGranada, France, 2)
			s.Natives[Muisca] = 1
		},
		legality: Plunder, fleet: oneShip, at: Darien, land: "CAR", target: "visita",
		won: true, fleetIs: 1, targetIs: 0,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "the Visita", s.Zones[NewGranada].Visita, NoNation)
			want(t, "the Muisca", s.Natives[Muisca], 3)
		}},
	{name: "no capture without a disc, but the fort is razed (R32)",
		set: func(s *scene) {
			s.colony(StKitts, France, Citizen).Fort = true
			s.tableau(seatE, 27)
			for p := StAugustine; p < StAugustine+colonySupply; p++ {
				s.colony(p, England, NoLabour)
			}
		},
		legality: Conquistador, fleet: []Card{8, 1, 2}, at: Leeward, land: "ANT", target: "st-kitts",
		won: true, fleetIs: 4, targetIs: 3,
		check: func(t *testing.T, s *scene, _ *rules.Match) {
			want(t, "St. Kitts", s.Colonies[StKitts], Colony{Owner: France, Labour: Citizen})
		}},
	{name: "a battle lost by 2 costs a ship, and what no longer fits",
		set: func(s *scene) {
			s.rebels(Yucatan, 5)
			p := &s.Players[seatE]
			p.Cargo[Hides], p.Cargo[Sugar] = 1, 1
			p.Pax[NativeAboard], p.Pax[CitizenAboard] = 1, 1
		},
		legality: Plunder, fleet: []Card{4, 1, Bark}, at: Gulf, land: "YUC", target: "rebels",
		won: false, fleetIs: 3, targetIs: 5,
		check: func(t *testing.T, s *scene, m *rules.Match) {
			wantAsked(t, m, "X1", seatE)
			wantLegal(t, m, "bark", "card-1")
			wantRulings(t, m, "card-4", "R80", "card-2", "R28")
			do(t, m, "s0 X1 card-1")
			wantAsked(t, m, "X2", seatE)
			wantRulings(t, m, "n", "", "c", "", "sugar", "R81", "silver", "R82")
			do(t, m, "s0 X2 n") // the Citizen goes without a question
			want(t, "the Citizens aboard", s.Players[seatE].Pax[CitizenAboard], 0)
			want(t, "the chests aboard", s.Players[seatE].Chests(), 2)
			want(t, "card 1", s.Cards[1], CardState{Where: Discarded})
			wantAsked(t, m, "O1", seatE)
		}},
}

func TestLandBattles(t *testing.T) {
	for i := range battles {
		t.Run(battles[i].name, battles[i].run)
	}
}

func TestSeed5_5OnlyOthersWithDiscsThereLayBattleCards(t *testing.T) {
	s := newScene(t, England, France, Netherlands, Spain, Courland)
	s.colony(Cartagena, Spain, Citizen)
	s.colony(SantaMarta, France, Slave)
	s.Zones[NewGranada].Galleys[France] = true
	s.fleet(seatE, Plunder, Darien, threeShips...)
	m := s.sail(seatE)
	do(t, m, "s0 F1 CAR", "s0 F2 battle", "s0 F5 cartagena")
	wantAsked(t, m, "B1", seatF)
	wantLegal(t, m, "fleet", "target") // 5.6: neutrality is impossible
	if n := len(m.State.Options(seatE, nil)) + len(m.State.Options(seatN, nil)); n != 0 {
		t.Errorf("others have %d options", n)
	}
}

func TestSeed5_5BattleCardsAreRevealedTogether(t *testing.T) {
	s := fourScene(t)
	s.colony(Veracruz, Spain, Citizen)
	s.colony(Tampico, France, Slave)
	s.rebels(NewSpain, 1)
	s.fleet(seatE, Plunder, Gulf, threeShips...)
	m := s.sail(seatE)
	do(t, m, "s0 F1 NSP", "s0 F2 battle", "s0 F5 rebels")
	wantAsked(t, m, "B1", seatF, 3) // Rebels have no owner: both support
	before := s.Position
	do(t, m, "s3 B1 target")
	if s.Position != before {
		t.Error("a Battle card is in the position before all are laid")
	}
	do(t, m, "s1 B1 fleet")
	want(t, "the Rebels", s.Zones[NewSpain].Rebels, 0)
}

func TestSeed6_3MeeplesNeedAnEmptyColony(t *testing.T) {
	for _, test := range []struct {
		name   string
		empty  EmptyRule
		owner  Nation
		ruling string
	}{
		{"no empty Colony", EmptyAny, NoNation, "R73"},
		{"one of anybody", EmptyAny, France, ""},
		{"by the reading OWN not one of another (PC-i)", EmptyOwn, France, "R73"},
		{"by the reading OWN an own one", EmptyOwn, England, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := threeScene(t)
			s.Empty = test.empty
			s.cathedral(NewGranada, 1)
			s.Natives[Muisca] = 1
			s.colony(Cartagena, England, Citizen).Chest = true // so that the landing is asked
			if test.owner != NoNation {
				s.colony(PortRoyal, test.owner, NoLabour)
			}
			s.fleet(seatE, Conquistador, Darien, 8)
			m := s.sail(seatE)
			do(t, m, "s0 F1 CAR")
			wantRulings(t, m, "emigrate", test.ruling, "battle", test.ruling)
		})
	}
}

func TestSeed6_2EmigrationIsPeacefulAndAutomatic(t *testing.T) {
	for _, test := range []struct {
		name  string
		rule  EmigrationRule
		plays []string
		left  int8
	}{
		{"chosen Citizen by Citizen", EmigrationChosen, []string{"s0 F2 emigrate", "s0 F2 done"}, 1},
		{"by the reading FORCED all that can go do (PC-i)", EmigrationForced, nil, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := threeScene(t)
			s.Emigration = test.rule
			s.cathedral(Hispaniola, 2)
			s.colony(SantoDomingo, Spain, Citizen)
			s.colony(PortRoyal, France, NoLabour)
			s.fleet(seatE, Smuggler, Mona, 2)
			m := s.sail(seatE)
			do(t, m, "s0 F1 HIS")
			do(t, m, test.plays...)
			wantAsked(t, m, "F1", seatE)
			want(t, "the Citizens left", s.Zones[Hispaniola].Citizens, test.left)
			want(t, "the Citizens aboard", s.Players[seatE].Pax[CitizenAboard], 2-test.left)
			want(t, "the cash", s.Players[seatE].Cash, 0)
		})
	}
}
