package hispanica

import (
	"testing"

	"flota/rules"
)

// Sailing, loading, unloading, sea battles: the seed facts 6.4 and 6.5 and the
// rulings about them.

func TestSeed6_4LoadingByLegality(t *testing.T) {
	for _, test := range []struct {
		name     string
		players  []Nation
		set      func(*scene)
		legality Legality
		fleet    []Card
		at       Sea
		land     string
		place    string
		ruling   string
		check    func(*testing.T, *scene)
	}{
		{"6.4a PLUNDER does not load, not even its own", []Nation{England, France, Netherlands},
			func(s *scene) { s.colony(PortRoyal, England, Citizen).Chest = true },
			Plunder, []Card{1}, JamaicaChannel, "JAM", "port-royal", "R65", nil},
		{"6.4b a SMUGGLER bribes the passive Spain", []Nation{England, France, Netherlands},
			func(s *scene) { s.colony(LaGuaira, Spain, Slave).Chest = true; s.Players[seatE].Cash = 3 },
			Smuggler, []Card{2}, Main, "VEN", "la-guaira", "", func(t *testing.T, s *scene) {
				wantCash(t, s, 1)
				want(t, "the Crown treasury", s.Crown.Cash, 2)
				want(t, "the pearls aboard", s.Players[seatE].Cargo[Pearls], 1)
			}},
		{"6.4b and another player", []Nation{England, France, Netherlands},
			func(s *scene) { s.colony(LaGuaira, France, Slave).Chest = true; s.Players[seatE].Cash = 3 },
			Smuggler, []Card{2}, Main, "VEN", "la-guaira", "", func(t *testing.T, s *scene) { wantCash(t, s, 1, 2) }},
		{"6.4b at an own Colony the Pool, $1", []Nation{England, France, Netherlands},
			func(s *scene) { s.colony(LaGuaira, England, Slave).Chest = true; s.Players[seatE].Cash = 3 },
			Smuggler, []Card{2}, Main, "VEN", "la-guaira", "", func(t *testing.T, s *scene) { wantCash(t, s, 2) }},
		{"6.4b not without the money", []Nation{England, France, Netherlands},
			func(s *scene) { s.colony(LaGuaira, Spain, Slave).Chest = true; s.Players[seatE].Cash = 1 },
			Smuggler, []Card{2}, Main, "VEN", "la-guaira", "R1", nil},
		{"6.4b not where the Inquisition is", []Nation{England, France, Netherlands},
			func(s *scene) {
				s.colony(LaGuaira, Spain, Slave).Chest = true
				s.Players[seatE].Cash = 3
				s.Inquisition = Venezuela
			},
			Smuggler, []Card{2}, Main, "VEN", "la-guaira", "R69", nil},
		{"6.4b the Netherlands may, and pay $1 less", []Nation{Netherlands, England, France},
			func(s *scene) {
				s.colony(LaGuaira, Spain, Slave).Chest = true
				s.Players[0].Cash = 3
				s.Inquisition = Venezuela
			},
			Smuggler, []Card{2}, Main, "VEN", "la-guaira", "", func(t *testing.T, s *scene) {
				wantCash(t, s, 2)
				want(t, "the Crown treasury", s.Crown.Cash, 1)
			}},
		{"6.4b the Netherlands load at home for nothing", []Nation{Netherlands, England, France},
			func(s *scene) { s.colony(LaGuaira, Netherlands, Slave).Chest = true },
			Smuggler, []Card{2}, Main, "VEN", "la-guaira", "", func(t *testing.T, s *scene) {
				wantCash(t, s, 0)
				want(t, "the pearls aboard", s.Players[0].Cargo[Pearls], 1)
			}},
		{"6.4c a CONQUISTADOR exports from home, free", []Nation{England, France, Netherlands},
			func(s *scene) { s.colony(LaGuaira, England, Slave).Chest = true },
			Conquistador, []Card{8}, Main, "VEN", "la-guaira", "", func(t *testing.T, s *scene) {
				want(t, "the pearls aboard", s.Players[seatE].Cargo[Pearls], 1)
			}},
		{"6.4c not from others", []Nation{England, France, Netherlands},
			func(s *scene) { s.colony(LaGuaira, France, Slave).Chest = true },
			Conquistador, []Card{8}, Main, "VEN", "la-guaira", "R66", nil},
		{"6.4d a PRIVATEER must match the Colony", []Nation{England, France, Netherlands, Spain},
			func(s *scene) { havana(s); s.Players[seatE].Claims[Cuba] = true },
			Privateer, twoShips, Windward, "CUB", "havana", "R68", nil},
		{"6.4d a tie is enough", []Nation{England, France, Netherlands, Spain},
			func(s *scene) { havana(s); s.Players[seatE].Claims[Cuba] = true },
			Privateer, threeShips, Windward, "CUB", "havana", "", func(t *testing.T, s *scene) {
				want(t, "the tobacco aboard", s.Players[seatE].Cargo[Tobacco], 1)
				want(t, "Havana", s.Colonies[Havana], Colony{Owner: Spain, Labour: Citizen, Fort: true})
				want(t, "the Claim", s.Players[seatE].Claims[Cuba], true)
			}},
		{"6.4d never without a Claim", []Nation{England, France, Netherlands, Spain},
			havana, Privateer, threeShips, Windward, "CUB", "havana", "R67", nil},
		{"6.4d the Galley of the passive Spain counts", []Nation{England, France, Netherlands},
			func(s *scene) {
				havana(s)
				s.Zones[Cuba].Galleys[Spain] = true
				s.Players[seatE].Claims[Cuba] = true
			},
			Privateer, threeShips, Windward, "CUB", "havana", "R68", nil},
		{"6.4d a land1 card helps", []Nation{England, France, Netherlands},
			func(s *scene) {
				havana(s)
				s.Zones[Cuba].Galleys[Spain] = true
				s.Players[seatE].Claims[Cuba] = true
				s.tableau(seatE, 39)
			},
			Privateer, threeShips, Windward, "CUB", "havana", "", nil},
		{"6.4d card 40 does not", []Nation{England, France, Netherlands},
			func(s *scene) {
				havana(s)
				s.Zones[Cuba].Galleys[Spain] = true
				s.Players[seatE].Claims[Cuba] = true
				s.tableau(seatE, 40)
			},
			Privateer, threeShips, Windward, "CUB", "havana", "R68", nil},
		{"no room aboard", []Nation{England, France, Netherlands},
			func(s *scene) {
				s.colony(LaGuaira, England, Slave).Chest = true
				s.Players[seatE].Cargo[Gold] = 2
			},
			Conquistador, []Card{8}, Main, "VEN", "la-guaira", "R64", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newScene(t, test.players...)
			s.Inquisition = Yucatan
			s.fleet(0, test.legality, test.at, test.fleet...)
			test.set(s)
			want(t, "the refusal", s.landRuling(0, test.land, verbLoad), test.ruling)
			m := s.sail(0)
			do(t, m, "s0 F1 "+test.land)
			if test.ruling == "" {
				do(t, m, "s0 F2 load")
			}
			if test.check != nil {
				test.check(t, s)
			}
		})
	}
}

func havana(s *scene) {
	c := s.colony(Havana, Spain, Citizen)
	c.Fort, c.Chest = true, true
}

// landRuling is the ruling on a verb of a landing, asked or not.
func (s *scene) landRuling(seat rules.Seat, zone string, verb rules.Move) string {
	s.t.Helper()
	s.Turn.Seat = seat
	for z := range Zone(ZoneCount) {
		if zones[z].id == zone {
			s.Turn.Landing = z
		}
	}
	for _, o := range landVerbOptions(s.State, nil, seat, nil) {
		if o.Move == verb {
			return info.Rules[o.Rule]
		}
	}
	s.t.Fatalf("%s is no verb of a landing", spell(verb))
	return ""
}

func TestSeed6_5UnloadingByLegality(t *testing.T) {
	for _, test := range []struct {
		name                  string
		legality              Legality
		fleet                 []Card
		cards                 []Card
		cargo                 map[Good]int8
		cash, infamy, tribute int16
		titles                []Title
	}{
		{"6.5 PLUNDER", Plunder, []Card{1}, nil, map[Good]int8{Silver: 1, Sugar: 1}, 7, 2, 0, nil},
		{"6.5 SMUGGLER", Smuggler, []Card{2}, nil, map[Good]int8{Silver: 1, Sugar: 1}, 7, 0, 0, nil},
		{"6.5 CONQUISTADOR", Conquistador, []Card{8}, nil, map[Good]int8{Silver: 1, Sugar: 1}, 7, 0, 2, nil},
		{"6.5 PRIVATEER", Privateer, []Card{1}, nil, map[Good]int8{Silver: 1, Sugar: 1}, 4, 0, 2, nil},
		{"cards 43, 44 and 47 add $1 a chest of their kind", Plunder, []Card{1}, []Card{43, 44, 47},
			map[Good]int8{Silver: 1, Sugar: 1}, 9, 2, 0, nil},
		{"card 43", Smuggler, []Card{2}, []Card{43}, map[Good]int8{Hides: 2}, 4, 0, 0, nil},
		{"card 44", Conquistador, []Card{8}, []Card{44}, map[Good]int8{Hides: 2}, 4, 0, 1, nil},
		{"card 23 gives one Tribute an unloading", Privateer, []Card{1}, []Card{23}, map[Good]int8{Hides: 2}, 2, 0, 3, nil},
		{"card 23 gives nothing to PLUNDER", Plunder, []Card{1}, []Card{23}, map[Good]int8{Hides: 2}, 2, 2, 0, nil},
		{"T4 for two chests of silver or gold", Plunder, []Card{1}, nil, map[Good]int8{Silver: 1, Gold: 1}, 8, 2, 0,
			[]Title{TakerOfThePlateFleet}},
		{"T1 at Infamy 4", Plunder, []Card{1, 2}, nil, map[Good]int8{Hides: 4}, 4, 4, 0, []Title{ScourgeOfTheMain}},
		{"no chest, nothing", Conquistador, []Card{8}, []Card{23}, nil, 0, 0, 0, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := threeScene(t)
			p := s.fleet(seatE, test.legality, Sargasso, test.fleet...)
			for g, n := range test.cargo {
				p.Cargo[g] = n
			}
			s.tableau(seatE, test.cards...)
			do(t, s.sail(seatE), "s0 F1 EUR")
			want(t, "the cash", p.Cash, test.cash)
			want(t, "Infamy", p.Infamy, test.infamy)
			want(t, "Tribute", p.Tribute, test.tribute)
			want(t, "the chests aboard", p.Chests(), 0)
			titles := 0
			for _, title := range test.titles {
				want(t, titleName(title), s.Titles[title], seatE)
				titles++
			}
			want(t, "the number of titles", s.titleCount(seatE), titles)
		})
	}
}

func titleName(title Title) string { return english.titles[title][0] }

func TestSeed6_5LegalityIsFixedWhileChestsAreAboard(t *testing.T) {
	s := threeScene(t)
	s.fleet(seatE, Plunder, Gulf, 1, 2).Cargo[Hides] = 1
	m := s.play(seatE)
	wantRulings(t, m, "appoint", "R24")
	s = threeScene(t)
	s.fleet(seatE, Plunder, Gulf, 1, 2).Pax[CitizenAboard] = 1
	wantRulings(t, s.play(seatE), "appoint", "")
}

func TestMeeplesGoAshoreInEurope(t *testing.T) {
	s := threeScene(t)
	p := s.fleet(seatE, Plunder, Sargasso, 1)
	p.Pax = [MeepleCount]int8{1, 1}
	do(t, s.sail(seatE), "s0 F1 EUR")
	want(t, "the meeples aboard", p.Pax, [MeepleCount]int8{})
	want(t, "Infamy", p.Infamy, 0)
}

func TestTitleT3NeedsThreeShipsAtSeaAsPlunder(t *testing.T) {
	for _, test := range []struct {
		legality Legality
		fleet    []Card
		at       Sea
		owner    rules.Seat
	}{
		{Plunder, []Card{1, 2, 3}, Gulf, seatE},
		{Privateer, []Card{1, 2, 3}, Gulf, rules.Nobody},
		{Plunder, []Card{1, 2}, Gulf, rules.Nobody},
		{Plunder, []Card{1, 2, 3}, Europe, rules.Nobody},
	} {
		s := threeScene(t)
		s.fleet(seatE, test.legality, test.at, test.fleet...)
		do(t, s.sail(seatE), "s0 F1 end")
		want(t, "T3", s.Titles[AdmiralOfTheBrethren], test.owner)
	}
}

func TestSailPoints(t *testing.T) {
	for _, test := range []struct {
		nation Nation
		cards  []Card
		points int8
	}{
		{England, nil, 8},
		{England, []Card{37}, 10},
		{Courland, nil, 9},
		{Courland, []Card{37}, 11},
	} {
		s := newScene(t, test.nation, France)
		s.fleet(0, Plunder, Gulf, 7)
		s.tableau(0, test.cards...)
		s.sail(0)
		want(t, "the points", s.Turn.Points, test.points)
	}
}

func TestSailingRefusals(t *testing.T) {
	s := newScene(t, England, France, Netherlands, Spain, Courland)
	s.fleet(seatE, Conquistador, Gulf, 8)
	s.fleet(seatF, Conquistador, Gulf, 16)
	s.fleet(seatN, Plunder, Bahama, 1)
	s.fleet(4, Smuggler, Gulf, 2)
	s.colony(Campeche, Spain, Citizen)
	m := s.sail(seatE)
	wantRulings(t, m,
		"s0", "R79", "s1", "R62", "s2", "R60", "s3", "R59", "s4", "",
		"FLO", "", "JAM", "R57", "EUR", "R56", "BAH", "", "GUL", "R56", "end", "")
	do(t, m, "s0 F1 FLO") // nothing to do there
	wantAsked(t, m, "F1", seatE)
	wantRulings(t, m, "FLO", "R58")
	want(t, "the points left", s.Turn.Points, 5)

	s = threeScene(t)
	s.fleet(seatE, Plunder, Europe, 1)
	s.fleet(seatF, Plunder, Europe, 2)
	s.fleet(seatN, Plunder, Gulf, 3)
	wantRulings(t, s.sail(seatE), "s1", "R61", "s2", "R61", "TRA", "", "SAR", "R56")
}

// TestSeaTable: who may attack whom, by legality of both and chests of the
// attacked.
func TestSeaTable(t *testing.T) {
	ships := [LegalityCount]Card{Plunder: 1, Smuggler: 2, Conquistador: 8, Privateer: 5}
	for _, test := range []struct {
		attacker, defender Legality
		chest, legal       bool
	}{
		{Plunder, Smuggler, false, true},
		{Plunder, Plunder, false, true},
		{Privateer, Smuggler, false, false},
		{Privateer, Smuggler, true, true},
		{Privateer, Plunder, false, true},
		{Conquistador, Conquistador, true, false},
		{Conquistador, Smuggler, false, true},
		{Smuggler, Plunder, true, false},
	} {
		s := threeScene(t)
		s.fleet(seatE, test.attacker, Gulf, ships[test.attacker])
		ship := ships[test.defender]
		if test.attacker == test.defender {
			ship = map[Legality]Card{Plunder: 4, Conquistador: 19}[test.defender]
		}
		p := s.fleet(seatF, test.defender, Gulf, ship)
		if test.chest {
			p.Cargo[Hides] = 1
		}
		wanted := "R62"
		if test.legal {
			wanted = ""
		}
		if got := ruling(s.sail(seatE), "s1"); got != wanted {
			t.Errorf("%s attacks %s (chest %v): %q, want %q", legalities[test.attacker], legalities[test.defender],
				test.chest, got, wanted)
		}
	}
}

func TestP6InterceptorsAreTestedOneByOne(t *testing.T) {
	s := threeScene(t)
	// England: 1 ship, Guns 2, +1: Strength 4.
	e := s.fleet(seatE, Conquistador, Europe, 8)
	f := s.fleet(seatF, Plunder, TradeWinds, 1) // 1 + 2 = 3
	f.Cargo[Sugar] = 1
	f.Orders[seatE] = OrderAll
	n := s.fleet(seatN, Privateer, TradeWinds, 5, 2, 3) // 3 + 2 = 5
	n.Orders[seatE] = OrderCargo
	m := s.sail(seatE)
	do(t, m, "s0 F1 TRA")
	want(t, "France is in", f.Sea, Europe)
	want(t, "the sugar of the Netherlands", n.Cargo[Sugar], 1)
	want(t, "England is in", e.Sea, Europe)
	want(t, "the ships of England", e.Ships(), 1)
	want(t, "the orders of France", f.Orders, [MaxSeats]Order{})
	// The turn of England is over, France in Europe sails next.
	wantAsked(t, m, "F1", seatF)
	want(t, "T3", s.Titles[AdmiralOfTheBrethren], rules.Nobody)
	want(t, "T5", s.Titles[SeaRover], rules.Nobody)
}

func TestOrderForCargoLetsEmptyFleetsPass(t *testing.T) {
	s := threeScene(t)
	s.fleet(seatE, Smuggler, Europe, 2)
	s.fleet(seatF, Plunder, TradeWinds, 1, 3).Orders[seatE] = OrderCargo // 4 against 3
	m := s.sail(seatE)
	do(t, m, "s0 F1 TRA")
	wantAsked(t, m, "F1", seatE)
	want(t, "England is in", s.Players[seatE].Sea, TradeWinds)
}

func TestP10PrizeIsChosenOnlyIfNotAllFit(t *testing.T) {
	for _, test := range []struct {
		ship   Card
		asked  string
		chests int
	}{
		{4, "X3", 1}, // Hold 1
		{5, "F1", 2}, // Hold 2
	} {
		s := threeScene(t)
		p := s.fleet(seatE, Plunder, Gulf, test.ship)
		q := s.fleet(seatF, Smuggler, Gulf, 14, 12)
		q.Cargo[Silver], q.Cargo[Hides] = 1, 1
		q.Pax[NativeAboard] = 1
		m := s.sail(seatE)
		do(t, m, "s0 F1 s1")
		wantAsked(t, m, test.asked, seatE)
		if test.asked == "X3" {
			wantLegal(t, m, "silver", "hides")
			wantRulings(t, m, "gold", "R82")
			do(t, m, "s0 X3 silver")
			want(t, "the silver of England", p.Cargo[Silver], 1)
		}
		want(t, "the chests of England", p.Chests(), test.chests)
		want(t, "the chests of France", q.Chests(), 0)
		want(t, "the meeples of France", q.Pax, [MeepleCount]int8{})
		want(t, "France is in", q.Sea, Europe)
		want(t, "T5", s.Titles[SeaRover], seatE)
	}
}

func TestSeaBattleLostByTwoCostsAShip(t *testing.T) {
	s := threeScene(t)
	s.fleet(seatE, Plunder, Gulf, 1, 2) // 2 + 2 + 1 = 5
	s.tableau(seatE, 38, 41)            // 7
	q := s.fleet(seatF, Smuggler, Gulf, 13, 12, 11)
	m := s.sail(seatE)
	do(t, m, "s0 F1 s1")
	wantAsked(t, m, "X1", seatF)
	do(t, m, "s1 X1 card-12")
	want(t, "the fleet of France", q.Fleet, [MaxShips]Card{13, 11})
	wantAsked(t, m, "F1", seatE)
}

func TestLostSeaBattleEndsTheTurnWithoutOrders(t *testing.T) {
	s := threeScene(t)
	p := s.fleet(seatE, Plunder, Gulf, 1, 2, 3) // 3 + 2 + 1 = 6
	p.Orders[seatN] = OrderAll
	s.fleet(seatF, Smuggler, Gulf, 13, 12, 11) // 3 + 0
	s.tableau(seatF, 38, 41, 42)               // 6: the defender wins a tie
	m := s.sail(seatE)
	do(t, m, "s0 F1 s1")
	want(t, "England is in", p.Sea, Europe)
	want(t, "the orders", p.Orders, [MaxSeats]Order{})
	want(t, "the ships after a difference of 0", p.Ships(), 3)
	want(t, "T3", s.Titles[AdmiralOfTheBrethren], rules.Nobody)
	wantAsked(t, m, "F1", seatF)
}

func TestOrdersOfFleetsAtSea(t *testing.T) {
	s := threeScene(t)
	p := s.fleet(seatE, Plunder, Gulf, 1)
	p.Orders[seatN] = OrderAll
	m := s.sail(seatE)
	do(t, m, "s0 F1 end")
	wantAsked(t, m, "O1", seatE)
	want(t, "the old orders", p.Orders, [MaxSeats]Order{})
	wantRulings(t, m, "s0", "R79", "s1", "", "s2", "", "done", "")
	do(t, m, "s0 O1 s1", "s0 O2 cargo")
	wantRulings(t, m, "s1", "R78")
	do(t, m, "s0 O1 s2", "s0 O2 all")
	want(t, "the orders", p.Orders, [MaxSeats]Order{seatF: OrderCargo, seatN: OrderAll})
	if asked(m) == "O1" {
		t.Error("O1 is asked with nothing but DONE left")
	}
	for _, test := range []struct {
		legality Legality
		ship     Card
		at       Sea
	}{{Smuggler, 2, Gulf}, {Plunder, 2, Europe}} {
		s := threeScene(t)
		s.fleet(seatE, test.legality, test.at, test.ship)
		m := s.sail(seatE)
		do(t, m, "s0 F1 end")
		if asked(m) == "O1" {
			t.Errorf("a fleet that is %s in %s gives orders", legalities[test.legality], seas[test.at].id)
		}
	}
}

func TestDeliveryToAnyEmptyColony(t *testing.T) {
	s := threeScene(t)
	s.colony(PortRoyal, France, NoLabour)
	s.colony(SantiagoDeLaVega, Spain, NoLabour)
	s.rebels(Jamaica, 1)
	p := s.fleet(seatE, Smuggler, JamaicaChannel, 2)
	p.Pax = [MeepleCount]int8{1, 1}
	m := s.sail(seatE)
	do(t, m, "s0 F1 JAM")
	wantLegal(t, m, "done", "deliver-c", "deliver-n")
	do(t, m, "s0 F2 deliver-n", "s0 F4 port-royal", "s0 F2 deliver-c")
	want(t, "Port Royal", s.Colonies[PortRoyal], Colony{Owner: France, Labour: Slave})
	want(t, "Santiago de la Vega", s.Colonies[SantiagoDeLaVega], Colony{Owner: Spain, Labour: Citizen})
	wantAsked(t, m, "F1", seatE)
}

// TestBattleRefusals: the reason that BATTLE is refused with.
func TestBattleRefusals(t *testing.T) {
	for _, test := range []struct {
		name     string
		legality Legality
		ship     Card
		zone     string
		set      func(*scene)
		ruling   string
	}{
		{"nothing at all", Plunder, 1, "PRI", func(*scene) {}, "R83"},
		{"a foreign Colony that the legality spares", Smuggler, 2, "GUA", func(s *scene) { s.colony(Trujillo, France, Slave) }, "R76"},
		{"a legal Colony", Conquistador, 8, "GUA", func(s *scene) {
			s.colony(Trujillo, France, Slave)
			s.Players[seatF].Claims[Guatemala] = true
		}, "R76"},
		{"a Colony of Spain is never illegal", Conquistador, 8, "GUA", func(s *scene) { s.colony(Trujillo, Spain, Slave) }, "R76"},
		{"Rebels that a SMUGGLER does not fight", Smuggler, 2, "PRI", func(s *scene) { s.rebels(PuertoRico, 1) }, "R76"},
		{"an own Colony", Plunder, 1, "PRI", func(s *scene) { s.colony(SanJuan, England, Slave) }, "R75"},
		{"an own Visita comes before no Native", Plunder, 1, "GUA", func(s *scene) { s.visita(Guatemala, England, 0) }, "R75"},
		{"Natives without an empty Colony", Smuggler, 2, "GUA", func(s *scene) { s.Natives[Lenca] = 1 }, "R73"},
		{"a full hold", Smuggler, 2, "GUA", func(s *scene) {
			s.Natives[Lenca] = 1
			s.colony(PortRoyal, France, NoLabour)
			s.Players[seatE].Cargo[Hides] = 2
		}, "R64"},
		{"no Native left", Smuggler, 2, "GUA", func(*scene) {}, "R14"},
		{"one battle a landing", Plunder, 1, "GUA", func(s *scene) { s.Turn.Fought = true }, "R74"},
		{"something to attack", Plunder, 1, "GUA", func(s *scene) { s.colony(Trujillo, Spain, Slave) }, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := threeScene(t)
			s.fleet(seatE, test.legality, Honduras, test.ship)
			test.set(s)
			want(t, "the refusal", s.landRuling(seatE, test.zone, verbBattle), test.ruling)
		})
	}
}

// TestLandingRefusals: the reasons against the other verbs of a landing are
// those that came nearest.
func TestLandingRefusals(t *testing.T) {
	for _, test := range []struct {
		name   string
		verb   rules.Move
		set    func(*scene)
		ruling string
	}{
		{"LOAD without a Colony", verbLoad, func(*scene) {}, "R5"},
		{"LOAD without a chest", verbLoad, func(s *scene) { s.colony(Trujillo, France, Slave) }, "R63"},
		{"DELIVER without a Citizen", verbDeliverC, func(*scene) {}, "R71"},
		{"DELIVER without a Colony", verbDeliverC, func(s *scene) { s.Players[seatE].Pax[CitizenAboard] = 1 }, "R5"},
		{"DELIVER where somebody works", verbDeliverC, func(s *scene) {
			s.Players[seatE].Pax[CitizenAboard] = 1
			s.colony(Trujillo, France, Slave)
		}, "R72"},
		{"EMIGRATE without a Cathedral", verbEmigrate, func(*scene) {}, "R10"},
		{"EMIGRATE without a Citizen", verbEmigrate, func(s *scene) { s.cathedral(Guatemala, 0) }, "R11"},
		{"EMIGRATE without room", verbEmigrate, func(s *scene) {
			s.cathedral(Guatemala, 1)
			s.colony(PortRoyal, France, NoLabour)
			s.Players[seatE].Cargo[Hides] = 2
		}, "R64"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := threeScene(t)
			s.fleet(seatE, Smuggler, Honduras, 2)
			test.set(s)
			want(t, "the refusal", s.landRuling(seatE, "GUA", test.verb), test.ruling)
		})
	}
}
