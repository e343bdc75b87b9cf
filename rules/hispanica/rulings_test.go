package hispanica

import (
	"slices"
	"testing"

	"flota/rules"
)

// The tests of this project's own rulings, by their numbers, and of the
// sections that they stand for.

func TestP1PlayerOrder(t *testing.T) {
	s := threeScene(t)
	s.cathedral(Hispaniola, 0)
	s.colony(PortRoyal, England, Citizen)
	s.colony(Bluefields, England, Citizen)
	s.colony(Tampico, France, Citizen)
	s.colony(Curacao, Netherlands, Citizen)
	s.Players[seatF].Cash, s.Players[seatN].Cash = 9, 9
	s.goods()
	want(t, "the order", s.Order, [MaxSeats]rules.Seat{seatF, seatN, seatE})
}

func TestP2TwoParticipantsHoldTwoAuctionsEach(t *testing.T) {
	for seats, players := range map[int][]Nation{
		2: {England, France}, 3: {England, France, Netherlands}, 4: {England, France, Netherlands, Spain},
	} {
		s := newScene(t, players...)
		m := s.auctions()
		var initiators []rules.Seat
		for asked(m) == "A1" {
			initiators = append(initiators, m.State.Decision().Seats[0])
			do(t, m, "open") // nobody has a dollar: each gets the own card for nothing
			if asked(m) == "C5" {
				do(t, m, "card-"+string(rune('0'+len(initiators))))
			}
		}
		wanted := []rules.Seat{0, 1, 2, 3}[:seats]
		if seats == 2 {
			wanted = []rules.Seat{0, 1, 0, 1}
		}
		if !slices.Equal(initiators, wanted) {
			t.Errorf("the initiators of %d seats are %v, want %v", seats, initiators, wanted)
		}
	}
}

func TestP3AppointOncePerTurn(t *testing.T) {
	s := threeScene(t)
	p := s.fleet(seatE, Plunder, Gulf, 1, 8)
	m := s.play(seatE)
	do(t, m, "s0 P1 appoint")
	wantLegal(t, m, "card-1", "card-8")
	wantRulings(t, m, "bark", "R28")
	do(t, m, "s0 P6 card-1") // PRIVATEER is the only other legality of the flagship
	want(t, "the legality", p.Legality, Privateer)
	wantRulings(t, m, "appoint", "R25")
	want(t, "the actions left", s.Turn.Actions, turnActions)

	s = threeScene(t)
	p = s.fleet(seatE, Plunder, Gulf, 1, 2, 8)
	m = s.play(seatE)
	do(t, m, "s0 P1 appoint", "s0 P6 card-8")
	wantRulings(t, m, "plunder", "R27", "conquistador", "", "privateer", "")
	do(t, m, "s0 P7 conquistador")
	want(t, "the fleet", p.Fleet, [MaxShips]Card{8, 2, 1})

	s = threeScene(t)
	s.fleet(seatE, Plunder, Gulf, Bark)
	m = s.play(seatE)
	do(t, m, "s0 P1 appoint")
	wantRulings(t, m, "plunder", "R26", "smuggler", "")
	s = threeScene(t)
	wantRulings(t, s.play(seatE), "appoint", "R23")
}

// emptyOutposts leaves only the zones named in the deck; the rest is in hands.
func emptyOutposts(s *scene, left ...Zone) {
	for z := range Zone(ZoneCount) {
		for range s.Outposts[z] {
			s.outposts(seatN, z)
		}
	}
	for _, z := range left {
		s.Players[seatN].Outposts[z]--
		s.Outposts[z]++
	}
}

func TestP4Scouting(t *testing.T) {
	s := threeScene(t)
	emptyOutposts(s, Antilles, Cuba)
	m := s.play(seatE)
	do(t, m, "s0 P1 scout")
	wantAsked(t, m, "C7")
	for _, o := range m.State.Options(rules.Nobody, nil) {
		want(t, "the weight of "+spell(o.Move), o.Odds, 1)
	}
	if who := m.State.Decision(); !slices.Equal(who.Who(), []rules.Seat{seatE, seatF, seatN}) {
		t.Errorf("expected next are %v", who.Who())
	}
	do(t, m, "chance C7 CUB")
	wantAsked(t, m, "P8", seatE) // the second draw is certain
	wantLegal(t, m, "ANT", "CUB")
	wantRulings(t, m, "FLO", "R21")
	do(t, m, "s0 P8 ANT")
	want(t, "the Outposts of Cuba in the deck", s.Outposts[Cuba], 1)
	want(t, "the Outposts of the Antilles in hand", s.Players[seatE].Outposts[Antilles], 1)
	want(t, "the actions left", s.Turn.Actions, turnActions-1)

	s = threeScene(t)
	emptyOutposts(s, Antilles, Antilles)
	m = s.play(seatE)
	do(t, m, "s0 P1 scout")
	wantAsked(t, m, "P1", seatE)
	want(t, "the Outposts in hand", s.Players[seatE].Outposts[Antilles], 1)
	want(t, "the Outposts in the deck", s.Outposts[Antilles], 1)

	s = threeScene(t)
	emptyOutposts(s)
	wantRulings(t, s.play(seatE), "scout", "R29")
}

func TestP5ReplacedShipMayLeaveTooLittleHold(t *testing.T) {
	s := threeScene(t)
	p := s.fleet(seatE, Privateer, Gulf, 7, 15, Bark)
	p.Cargo[Hides], p.Cargo[Sugar] = 3, 3
	s.hand(seatE, 13)
	m := s.play(seatE)
	do(t, m, "s0 P1 play")
	wantAsked(t, m, "P4", seatE)
	wantLegal(t, m, "bark", "card-15")
	wantRulings(t, m, "card-7", "R80", "card-13", "R28")
	do(t, m, "s0 P4 card-15")
	want(t, "the fleet", p.Fleet, [MaxShips]Card{7, 13, Bark})
	want(t, "card 15", s.Cards[15], CardState{Where: Discarded})
	wantAsked(t, m, "X2", seatE)
	wantLegal(t, m, "sugar", "hides")
	do(t, m, "s0 X2 hides")
	wantAsked(t, m, "P1", seatE)
	want(t, "the chests aboard", p.Chests(), 5)
}

func TestP11LeaderOfACorridorIsDisplaced(t *testing.T) {
	s := threeScene(t)
	s.tableau(seatE, 21)
	s.Players[seatE].Pawn = SpaceOf(Royal, 2)
	s.Players[seatF].Pawn = SpaceOf(Royal, 3)
	s.Players[seatN].Pawn = SpaceOf(Royal, 1)
	s.Players[seatE].Cash, s.Players[seatN].Cash = 2, 2
	m := s.play(seatE)
	do(t, m, "s0 P1 philosophy")
	wantLegal(t, m, "roy1", "roy3")
	wantRulings(t, m, "y", "R40", "fed1", "R40")
	do(t, m, "s0 P16 roy3")
	want(t, "the pawn of England", s.Players[seatE].Pawn, SpaceOf(Royal, 3))
	want(t, "the pawn of France", s.Players[seatF].Pawn, SpaceOf(Royal, 2))
	want(t, "the cash of England", s.Players[seatE].Cash, 0) // 3, less 1 for the icon
	m = s.play(seatN)
	do(t, m, "s2 P1 philosophy", "s2 P16 roy2")
	want(t, "the pawn of France", s.Players[seatF].Pawn, SpaceOf(Royal, 1))
}

func TestStepBackDisplacesToo(t *testing.T) {
	s := threeScene(t)
	s.Players[seatE].Pawn = SpaceOf(Separate, 3)
	s.Players[seatF].Pawn = SpaceOf(Separate, 2)
	m := s.play(seatE)
	do(t, m, "s0 P1 philosophy") // the way back is the only one
	want(t, "the pawn of England", s.Players[seatE].Pawn, SpaceOf(Separate, 2))
	want(t, "the pawn of France", s.Players[seatF].Pawn, SpaceOf(Separate, 1))
}

// TestRadicalSpaceNeedsAnIcon stages R41.
func TestRadicalSpaceNeedsAnIcon(t *testing.T) {
	s := threeScene(t)
	s.Players[seatE].Pawn = SpaceOf(Federal, 2)
	s.Players[seatE].Cash = 9
	s.tableau(seatE, 22) // phil, of another branch
	if got := philosophyRefusal(s.State, seatE, int16(SpaceOf(Federal, 3))); got != NoAction {
		t.Errorf("outside a turn it is refused by %q", info.Rules[got])
	}
	m := s.play(seatE)
	if got := philosophyRefusal(s.State, seatE, int16(SpaceOf(Federal, 3))); got != NeedsIcon {
		t.Errorf("it is refused by %q, want R41", info.Rules[got])
	}
	do(t, m, "s0 P1 philosophy")
	want(t, "the pawn", s.Players[seatE].Pawn, SpaceOf(Federal, 1)) // the only way
}

func TestPhilosophyCosts(t *testing.T) {
	for _, test := range []struct {
		cards []Card
		from  Space
		to    Space
		cost  int16
	}{
		{nil, 0, SpaceOf(Abolition, 1), 1},
		{nil, SpaceOf(Abolition, 1), SpaceOf(Abolition, 2), 2},
		{[]Card{34}, SpaceOf(Abolition, 1), SpaceOf(Abolition, 2), 1},
		{[]Card{33}, SpaceOf(Abolition, 1), SpaceOf(Abolition, 2), 0},         // an icon and phil
		{[]Card{22, 26, 32}, SpaceOf(Abolition, 1), SpaceOf(Abolition, 2), 1}, // phil counts once
		{[]Card{33, 34, 35, 36}, SpaceOf(Abolition, 2), SpaceOf(Abolition, 3), 0},
		{nil, SpaceOf(Abolition, 2), SpaceOf(Abolition, 1), 0},
	} {
		s := threeScene(t)
		s.tableau(seatE, test.cards...)
		s.Players[seatE].Pawn = test.from
		if got := s.pawnCost(seatE, test.to); got != test.cost {
			t.Errorf("from %s to %s with %v costs %d, want %d", spaces[test.from], spaces[test.to], test.cards, got, test.cost)
		}
	}
}

func TestDenounce(t *testing.T) {
	s := threeScene(t)
	s.Players[seatE].Pawn = SpaceOf(Royal, 1)
	s.Players[seatF].Pawn = SpaceOf(Abolition, 1)
	s.Players[seatN].Pawn = SpaceOf(Royal, 2)
	s.Players[seatE].Cash = 3
	m := s.play(seatE)
	do(t, m, "s0 P1 denounce") // France is the only rival
	want(t, "the pawn of France", s.Players[seatF].Pawn, Space(0))
	want(t, "the cash", s.Players[seatE].Cash, 0)
	wantRulings(t, m, "denounce", "R48")
	s.Players[seatE].Pawn = 0
	s.resume()
	wantRulings(t, m, "denounce", "R47")
}

func TestP12DoveOfPeace(t *testing.T) {
	for _, test := range []struct {
		round, dove, after int8
		asked              bool
	}{
		{8, 8, 9, false},    // EARLIER is refused, so LATER is taken
		{10, 10, 10, false}, // no effect
		{3, 10, 9, false},
		{3, 8, 7, true},
	} {
		s := threeScene(t)
		s.Cards[DoveOfPeace] = CardState{InHand, seatE}
		s.Round, s.Dove = test.round, test.dove
		m := s.play(seatE)
		do(t, m, "s0 P1 play")
		if test.asked {
			wantAsked(t, m, "E63", seatE)
			do(t, m, "s0 E63 earlier")
		}
		wantAsked(t, m, "P1", seatE)
		want(t, "the dove", s.Dove, test.after)
		want(t, "card 63", s.Cards[DoveOfPeace], CardState{Where: Discarded})
		want(t, "the actions left", s.Turn.Actions, turnActions-1)
	}
}

// TestDoveRefusals stages R54.
func TestDoveRefusals(t *testing.T) {
	s := threeScene(t)
	s.Round, s.Dove = 8, 8
	list := doveOptions(s.State, nil, seatE, nil)
	want(t, "EARLIER at the current round", list[0].Rule, DoveStays)
	s.Round, s.Dove = 8, 10
	list = doveOptions(s.State, nil, seatE, nil)
	want(t, "LATER at 10", list[1].Rule, DoveStays)
}

func TestP13NewLaws(t *testing.T) {
	s := fourScene(t)
	s.colony(SantiagoDeLaVega, Spain, Slave)
	s.colony(PortRoyal, France, Slave)
	s.hand(seatE, NewLaws)
	s.tableau(seatE, 36) // does not count here
	m := s.play(seatE)
	do(t, m, "s0 P1 play", "s0 E57 JAM")
	want(t, "Santiago de la Vega", s.Colonies[SantiagoDeLaVega].Labour, Citizen)
	want(t, "Port Royal", s.Colonies[PortRoyal].Labour, Citizen)
	want(t, "Freed", s.Players[seatE].Freed, 2)
}

func TestP14TakingBackReachesTheVerb(t *testing.T) {
	m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 2}, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for asked(m) != "P1" || ruling(m, "claim") != "" {
		if err := m.Enter(firstLegal(m)); err != nil {
			t.Fatal(err)
		}
	}
	ply := len(m.Log)
	before := m.State.(*State).Position
	do(t, m, "claim")
	wantAsked(t, m, "P14", m.State.Decision().Seats[0])
	m.Undo(ply)
	if m.State.(*State).Position != before {
		t.Error("the position is another after BACK")
	}
}

func firstLegal(m *rules.Match) rules.Move {
	seat, _ := m.Next()
	for _, o := range m.State.Options(seat, nil) {
		if o.Rule == 0 {
			return o.Move
		}
	}
	panic("nothing is legal")
}

func TestP15EveryDealIsEquallyLikely(t *testing.T) {
	for _, test := range []struct {
		seats, solo int
	}{{2, 0}, {3, 0}, {4, 0}, {5, 0}, {2, 1}, {3, 1}, {4, 1}, {5, 1}} {
		setup := rules.Setup{Seats: test.seats}
		setup.Settings[settingSolo] = uint8(test.solo)
		first, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		chances := map[[MaxSeats]Nation]float64{}
		deal(first, 1, chances)
		for dealt, p := range chances {
			if wanted := 1 / float64(len(chances)); p < wanted-1e-9 || p > wanted+1e-9 {
				t.Errorf("%d seats, solo %d: %v has probability %v, want %v", test.seats, test.solo, dealt, p, wanted)
			}
			spain := slices.Index(dealt[:], Spain)
			switch {
			case test.solo == 1 && spain != test.seats-1,
				test.solo == 0 && (spain >= 0) != (test.seats >= 4):
				t.Errorf("%d seats, solo %d: %v", test.seats, test.solo, dealt)
			}
		}
		wanted := map[[2]int]int{{2, 0}: 12, {3, 0}: 24, {4, 0}: 4 * 24, {5, 0}: 120,
			{2, 1}: 4, {3, 1}: 12, {4, 1}: 24, {5, 1}: 24}[[2]int{test.seats, test.solo}]
		want(t, "the number of deals", len(chances), wanted)
	}
	s, _ := Game{}.New(rules.Setup{Seats: 4})
	for _, o := range s.Options(rules.Nobody, nil) {
		weight := uint16(3)
		if o.Move == moveOfNation(Spain) {
			weight = 4
		}
		want(t, "the weight of "+spell(o.Move), o.Odds, weight)
	}
}

// deal adds up the probabilities of all deals.
func deal(s rules.State, p float64, chances map[[MaxSeats]Nation]float64) {
	if info.Questions[s.Decision().Question] != "C1" {
		var dealt [MaxSeats]Nation
		for seat := range dealt {
			dealt[seat] = s.(*State).Players[seat].Nation
		}
		chances[dealt] += p
		return
	}
	options := s.Options(rules.Nobody, nil)
	for _, o := range options {
		next := s.Clone()
		next.Apply([]rules.Answer{{Seat: rules.Nobody, Move: o.Move}})
		deal(next, p*float64(o.Odds)/float64(rules.Sum(options)), chances)
	}
}

func TestPickingNations(t *testing.T) {
	setup := rules.Setup{Seats: 4}
	setup.Settings[settingNations] = 1
	m, _ := rules.NewMatch(Game{}, setup, [8]byte{}, nil)
	do(t, m, "s0 U1 england", "s1 U1 france")
	wantRulings(t, m, "england", "R7", "spain", "", "courland", "")
	rest := m.At(len(m.Log))
	do(t, m, "s2 U1 courland")
	wantAsked(t, m, "C2") // Spain must be taken and is
	want(t, "the nation of s3", m.State.(*State).Players[3].Nation, Spain)
	do(t, rest, "s2 U1 spain")
	wantAsked(t, rest, "U1", 3)
	wantRulings(t, rest, "spain", "R7", "netherlands", "", "courland", "")

	setup.Seats = 3
	m, _ = rules.NewMatch(Game{}, setup, [8]byte{}, nil)
	wantRulings(t, m, "spain", "R8", "england", "")
	setup.Settings[settingSolo] = 1
	m, _ = rules.NewMatch(Game{}, setup, [8]byte{}, nil)
	wantRulings(t, m, "spain", "R8", "england", "")
	do(t, m, "s0 U1 england", "s1 U1 france")
	wantAsked(t, m, "C2")
	want(t, "the nation of s2", m.State.(*State).Players[2].Nation, Spain)
}

// TestSpainMustBeTaken stages R9, which the last seat meets with one nation
// left.
func TestSpainMustBeTaken(t *testing.T) {
	s := fourScene(t)
	s.Nations = Pick
	s.Players[3].Nation = NoNation
	for _, o := range pickOptions(s.State, nil, 3, nil) {
		wanted := map[Nation]rules.Rule{Courland: SpainFirst, Spain: 0}[nationOf(o.Move)]
		if n := nationOf(o.Move); n == England || n == France || n == Netherlands {
			wanted = NationTaken
		}
		want(t, spell(o.Move), o.Rule, wanted)
	}
}

// TestBuriedNeedsAnUnseenCard stages R18.
func TestBuriedNeedsAnUnseenCard(t *testing.T) {
	s := threeScene(t)
	for c := Card(1); c < DoveOfPeace; c++ {
		s.Cards[c].Where = Discarded
	}
	list := modeOptions(s.State, nil, seatE, nil)
	want(t, "BURIED", list[1].Rule, NothingBuried)
	m := s.auctions() // OPEN is taken; the Year ends with the deck
	want(t, "card 63", s.Cards[DoveOfPeace], CardState{InHand, seatE})
	wantAsked(t, m, "P1", seatE)
}

// TestCaptureNeedsADisc stages R32 at B3, where it is never asked.
func TestCaptureNeedsADisc(t *testing.T) {
	s := threeScene(t)
	s.Players[seatE].Supply = 0
	list := captureOptions(s.State, nil, seatE, nil)
	want(t, "LEAVE", list[0].Rule, 0)
	want(t, "CAPTURE", list[1].Rule, NoDisc)
}

func TestSetUp(t *testing.T) {
	for _, test := range []struct {
		seats   int
		solo    uint8
		passive bool
	}{{2, 0, true}, {3, 0, true}, {4, 0, false}, {5, 0, false}, {2, 1, false}, {3, 1, false}} {
		setup := rules.Setup{Seats: test.seats}
		setup.Settings[settingSolo] = test.solo
		m, _ := rules.NewMatch(Game{}, setup, [8]byte{}, nil)
		for asked(m) != "A1" {
			if err := m.Enter(firstLegal(m)); err != nil {
				t.Fatal(err)
			}
		}
		s := m.State.(*State)
		want(t, "whether Spain is passive", s.passive(), test.passive)
		want(t, "the discs of Spain", *s.supplyOf(Spain), spainSupply-11)
		want(t, "the Galley of Spain in Panama", s.Zones[Panama].Galleys[Spain], test.passive)
		for seat := range s.Seats {
			p := &s.Players[seat]
			outposts := 0
			for _, n := range p.Outposts {
				outposts += int(n)
			}
			cash, drawn := int16(startCash), firstOutposts
			switch p.Nation {
			case Netherlands:
				cash = startCashDutch
			case Spain:
				cash, drawn = startCashSpain+s.Income(rules.Seat(seat)), 0
			}
			if p.Nation != Spain {
				cash += baseIncome
			}
			want(t, "the cash of "+nations[p.Nation].id, p.Cash, cash)
			want(t, "the Outposts of "+nations[p.Nation].id, outposts, drawn)
		}
	}
}

// TestActionRefusals: the reason that a verb is refused with is the one that
// came nearest.
func TestActionRefusals(t *testing.T) {
	for _, test := range []struct {
		name   string
		verb   string
		set    func(*scene)
		ruling string
	}{
		{"PLAY without a card", "play", nil, "R20"},
		{"SELL without a card", "sell", nil, "R20"},
		{"FOUND without an Outpost", "found", nil, "R30"},
		{"FOUND in a full zone", "found", func(s *scene) {
			s.outposts(seatE, Jamaica)
			s.colony(SantiagoDeLaVega, Spain, Slave)
			s.colony(PortRoyal, France, Slave)
		}, "R31"},
		{"FOUND without a disc", "found", func(s *scene) {
			s.outposts(seatE, Jamaica)
			for p := StAugustine; p < StAugustine+colonySupply; p++ {
				s.colony(p, England, NoLabour)
			}
		}, "R32"},
		{"FOUND without money", "found", func(s *scene) { s.outposts(seatE, Jamaica); s.Players[seatE].Cash = 1 }, "R1"},
		{"FOUND for $1 with card 45", "found", func(s *scene) {
			s.outposts(seatE, Jamaica)
			s.Players[seatE].Cash = 1
			s.tableau(seatE, 45)
		}, ""},
		{"FORT without a Colony", "fort", nil, "R5"},
		{"FORT at another's", "fort", func(s *scene) { s.colony(PortRoyal, France, Slave) }, "R4"},
		{"FORT with a fort", "fort", func(s *scene) { s.colony(PortRoyal, England, Slave).Fort = true }, "R33"},
		{"FORT without money", "fort", func(s *scene) { s.colony(PortRoyal, England, Slave) }, "R1"},
		{"GALLEY without a Colony", "galley", nil, "R6"},
		{"GALLEY with a Galley", "galley", func(s *scene) {
			s.colony(PortRoyal, England, Slave)
			s.Zones[Jamaica].Galleys[England] = true
		}, "R34"},
		{"GALLEY without money", "galley", func(s *scene) { s.colony(PortRoyal, England, Slave) }, "R1"},
		{"VISITA without Natives", "visita", nil, "R14"},
		{"VISITA without money", "visita", func(s *scene) { s.Natives[Guna] = 1 }, "R1"},
		{"CATHEDRAL without a Visita", "cathedral", nil, "R36"},
		{"CATHEDRAL with one", "cathedral", func(s *scene) {
			s.visita(Panama, England, 0)
			s.cathedral(Panama, 0)
		}, "R37"},
		{"CATHEDRAL without money", "cathedral", func(s *scene) { s.visita(Panama, England, 0) }, "R1"},
		{"CLAIM without money", "claim", nil, "R1"},
		{"PHILOSOPHY without money", "philosophy", nil, "R1"},
		{"EMANCIPATE without a Slave", "emancipate", func(s *scene) { s.colony(PortRoyal, England, Citizen) }, "R42"},
		{"EMANCIPATE without money", "emancipate", func(s *scene) { s.colony(PortRoyal, England, Slave) }, "R1"},
		{"FOMENT where nobody lives", "foment", nil, "R44"},
		{"FOMENT abroad from Youth", "foment", func(s *scene) { s.colony(PortRoyal, France, Slave) }, "R45"},
		{"FOMENT abroad from FED1", "foment", func(s *scene) {
			s.colony(PortRoyal, France, Slave)
			s.Players[seatE].Pawn = SpaceOf(Federal, 1)
		}, "R45"},
		{"FOMENT abroad from ABO2", "foment", func(s *scene) {
			s.colony(PortRoyal, France, Slave)
			s.Players[seatE].Pawn = SpaceOf(Abolition, 2)
		}, "R45"},
		{"FOMENT abroad without money", "foment", func(s *scene) {
			s.colony(PortRoyal, France, Slave)
			s.Players[seatE].Pawn = SpaceOf(Separate, 2)
			s.Players[seatE].Cash = 1
		}, "R1"},
		{"FOMENT abroad for $1 with card 31", "foment", func(s *scene) {
			s.colony(PortRoyal, France, Slave)
			s.Players[seatE].Pawn = SpaceOf(Separate, 2)
			s.Players[seatE].Cash = 1
			s.tableau(seatE, 31)
		}, ""},
		{"FOMENT without Rebels", "foment", func(s *scene) {
			s.colony(PortRoyal, England, Slave)
			s.rebels(Cuba, rebelSupply)
		}, "R43"},
		{"PACIFY without a Colony", "pacify", nil, "R6"},
		{"PACIFY without Rebels", "pacify", func(s *scene) { s.colony(PortRoyal, England, Slave) }, "R46"},
		{"PACIFY without money", "pacify", func(s *scene) { s.colony(PortRoyal, England, Slave); s.rebels(Jamaica, 1) }, "R1"},
		{"DENOUNCE from Youth", "denounce", nil, "R47"},
		{"CHARTER with three ships", "charter", func(s *scene) { s.fleet(seatE, Plunder, Gulf, 1, 2, 3) }, "R49"},
		{"CHARTER with a Bark", "charter", func(s *scene) { s.fleet(seatE, Plunder, Gulf, Bark) }, "R50"},
		{"CHARTER without money", "charter", nil, "R1"},
		{"TRADE always", "trade", nil, ""},
		{"END always", "end", nil, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := threeScene(t)
			if test.set != nil {
				test.set(s)
			}
			wantRulings(t, s.play(seatE), test.verb, test.ruling)
		})
	}
}

func TestNothingButFreeThingsWithoutActions(t *testing.T) {
	s := threeScene(t)
	s.hand(seatE, 1, 52, 33)
	s.Players[seatE].Cash = 50
	s.fleet(seatE, Plunder, Gulf, 2)
	s.outposts(seatE, Jamaica)
	m := s.play(seatE)
	do(t, m, "trade", "trade", "trade")
	wantLegal(t, m, "end", "sell", "appoint")
	for _, verb := range []string{"play", "scout", "found", "fort", "galley", "visita", "cathedral", "claim", "philosophy",
		"emancipate", "foment", "pacify", "denounce", "charter", "trade"} {
		wantRulings(t, m, verb, "R2")
	}
	// With card 24 a Ship may still be played.
	s.tableau(seatE, 24)
	s.resume()
	do(t, m, "s0 P1 play")
	want(t, "the ships", s.Players[seatE].Ships(), 2)
	want(t, "the actions left", s.Turn.Actions, 0)
}

func TestTurnEndsByItselfWhenOnlyEndIsLeft(t *testing.T) {
	s := threeScene(t)
	m := s.play(seatE)
	do(t, m, "trade", "trade", "trade")
	wantAsked(t, m, "P1", seatF)
}

func TestClaimMovesTheFourthTime(t *testing.T) {
	s := threeScene(t)
	p := &s.Players[seatE]
	p.Cash = 9
	p.Claims[Florida], p.Claims[Cuba], p.Claims[Jamaica] = true, true, true
	m := s.play(seatE)
	do(t, m, "s0 P1 claim")
	wantRulings(t, m, "CUB", "R38", "PAN", "")
	do(t, m, "s0 P14 PAN")
	wantRulings(t, m, "PAN", "R39", "CUB", "")
	want(t, "the cash before the last answer", p.Cash, 9)
	do(t, m, "s0 P15 CUB")
	want(t, "the Claim in Panama", p.Claims[Panama], true)
	want(t, "the Claim on Cuba", p.Claims[Cuba], false)
	want(t, "the cash", p.Cash, 8)
}

func TestBuildingPrices(t *testing.T) {
	for _, test := range []struct {
		nation            Nation
		cards             []Card
		visita, cathedral int16
	}{
		{England, nil, 2, 3},
		{England, []Card{35}, 1, 2},
		{England, []Card{35, 46}, 1, 2},
		{France, nil, 1, 3},
		{France, []Card{46}, 0, 2},
	} {
		s := newScene(t, test.nation, Netherlands)
		s.tableau(0, test.cards...)
		want(t, "the price of a Visita", s.visitaCost(0), test.visita)
		want(t, "the price of a Cathedral", s.cathedralCost(0), test.cathedral)
	}
}

func TestFoundedColonyStandsInTheFirstFreeSlot(t *testing.T) {
	s := threeScene(t)
	s.colony(StKitts, France, Slave)
	s.outposts(seatE, Antilles)
	s.rebels(Antilles, 1)
	s.Players[seatE].Cash = 2
	m := s.play(seatE)
	do(t, m, "s0 P1 found")
	want(t, "Barbados", s.Colonies[Barbados], Colony{Owner: England})
	want(t, "the Outposts of the zone in the deck", s.Outposts[Antilles], outpostsEach)
	want(t, "the cash", s.Players[seatE].Cash, 0)
}

func TestFleetsForm(t *testing.T) {
	s := threeScene(t)
	s.hand(seatE, 12)
	m := s.play(seatE)
	do(t, m, "s0 P1 play")
	wantRulings(t, m, "plunder", "R27", "smuggler", "", "privateer", "")
	do(t, m, "s0 P3 smuggler")
	p := &s.Players[seatE]
	want(t, "the legality", p.Legality, Smuggler)
	want(t, "the sea", p.Sea, Europe)
	want(t, "the actions left", s.Turn.Actions, turnActions-1)

	s = threeScene(t)
	s.Players[seatE].Cash = charterPrice
	m = s.play(seatE)
	do(t, m, "s0 P1 charter")
	wantLegal(t, m, "plunder", "smuggler", "conquistador", "privateer")
	want(t, "the cash before the last answer", s.Players[seatE].Cash, charterPrice)
	do(t, m, "s0 P3 conquistador")
	want(t, "the flagship", s.Players[seatE].Fleet[0], Bark)
	want(t, "the cash", s.Players[seatE].Cash, 0)

	s = threeScene(t)
	s.fleet(seatE, Plunder, Gulf, 1)
	s.hand(seatE, 2)
	do(t, s.play(seatE), "s0 P1 play")
	want(t, "the fleet at sea", s.Players[seatE].Fleet, [MaxShips]Card{1, 2})
}

func TestEdicts(t *testing.T) {
	for _, test := range []struct {
		name  string
		card  Card
		set   func(*scene)
		plays []string
		check func(*testing.T, *scene)
	}{
		{"52 Rebels in zones of Spain", Alcabala, func(s *scene) {
			s.colony(Veracruz, Spain, Citizen)
			s.colony(Havana, Spain, Citizen)
			s.colony(PortRoyal, France, Citizen)
		}, []string{"s0 E52 CUB"}, func(t *testing.T, s *scene) {
			want(t, "the Rebels on Cuba", s.Zones[Cuba].Rebels, 1)
			want(t, "the Rebels in New Spain", s.Zones[NewSpain].Rebels, 0)
		}},
		{"52 stopped at once it is spent", Alcabala, func(s *scene) { s.colony(Havana, Spain, Citizen) }, nil, nil},
		{"53 drops all orders", Truce, func(s *scene) {
			s.fleet(seatE, Plunder, Gulf, 1).Orders[seatF] = OrderAll
			s.fleet(seatF, Plunder, Gulf, 2).Orders[seatE] = OrderAll
		}, nil, func(t *testing.T, s *scene) {
			want(t, "the orders of England", s.Players[seatE].Orders, [MaxSeats]Order{})
			want(t, "the orders of France", s.Players[seatF].Orders, [MaxSeats]Order{})
		}},
		{"54 takes chests that are not Spain's", AutoDaFe, func(s *scene) {
			s.colony(Havana, Spain, Citizen).Chest = true
			s.colony(SantiagoDeCuba, England, Citizen).Chest = true
		}, []string{"s0 E54 CUB"}, func(t *testing.T, s *scene) {
			want(t, "the chest of Spain", s.Colonies[Havana].Chest, true)
			want(t, "the chest of England", s.Colonies[SantiagoDeCuba].Chest, false)
			want(t, "the Inquisition", s.Inquisition, Cuba)
			want(t, "its circuit", s.Circuit, 0)
		}},
		{"55 spares sites with one Native and Visitas", Smallpox, func(s *scene) {
			s.Natives[Nahua], s.Natives[Calusa], s.Natives[Lenca] = 3, 2, 1
			s.visita(NewSpain, France, 2)
		}, nil, func(t *testing.T, s *scene) {
			want(t, "the Nahua", s.Natives[Nahua], 2)
			want(t, "the Calusa", s.Natives[Calusa], 1)
			want(t, "the Lenca", s.Natives[Lenca], 1)
			want(t, "the Visita", s.Zones[NewSpain].Converts, 2)
		}},
		{"56 empties every hold in a sea zone", Hurricane, func(s *scene) {
			s.fleet(seatE, Plunder, Gulf, 1).Cargo[Silver] = 1
			s.fleet(seatF, Plunder, Gulf, 2).Pax[NativeAboard] = 1
			s.fleet(seatN, Plunder, Bahama, 3).Cargo[Silver] = 1
		}, []string{"s0 E56 GUL"}, func(t *testing.T, s *scene) {
			want(t, "the chests of England", s.Players[seatE].Chests(), 0)
			want(t, "the meeples of France", s.Players[seatF].Pax, [MeepleCount]int8{})
			want(t, "the chests of the Netherlands", s.Players[seatN].Chests(), 1)
			want(t, "the ships of England", s.Players[seatE].Ships(), 1)
		}},
		{"58 Slaves for own empty Colonies, also among Rebels", Asiento, func(s *scene) {
			s.colony(PortRoyal, England, NoLabour)
			s.colony(Tampico, England, NoLabour)
			s.colony(Bluefields, England, NoLabour)
			s.rebels(Jamaica, 1)
		}, []string{"s0 E58 port-royal", "s0 E58 done"}, func(t *testing.T, s *scene) {
			want(t, "Port Royal", s.Colonies[PortRoyal].Labour, Slave)
			want(t, "Tampico", s.Colonies[Tampico].Labour, NoLabour)
		}},
		{"59 half of the Infamy becomes Tribute", RoyalPardon, func(s *scene) {
			s.Players[seatE].Infamy, s.Players[seatE].Tribute = 5, 1
			s.Titles[SeaRover] = seatE
		}, nil, func(t *testing.T, s *scene) {
			want(t, "Infamy", s.Players[seatE].Infamy, 0)
			want(t, "Tribute", s.Players[seatE].Tribute, 3)
			want(t, "T5", s.Titles[SeaRover], seatE)
		}},
		{"60 never more than three Claims", Reprisal, func(s *scene) {
			s.Players[seatE].Claims[Florida], s.Players[seatE].Claims[Cuba] = true, true
		}, []string{"s0 E60 JAM"}, func(t *testing.T, s *scene) { want(t, "the Claims", s.claims(seatE), 3) }},
		{"60 with three Claims asks nothing", Reprisal, func(s *scene) {
			s.Players[seatE].Claims[Florida], s.Players[seatE].Claims[Cuba], s.Players[seatE].Claims[Panama] = true, true, true
		}, nil, func(t *testing.T, s *scene) { want(t, "the Claims", s.claims(seatE), 3) }},
		{"61 forts", Situado, func(s *scene) {
			s.colony(PortRoyal, England, Slave)
			s.colony(Tampico, England, Slave)
		}, []string{"s0 E61 port-royal", "s0 E61 tampico"}, func(t *testing.T, s *scene) {
			want(t, "the fort of Tampico", s.Colonies[Tampico].Fort, true)
		}},
		{"62 an Outpost for everybody, as far as they go", OpeningPorts, func(s *scene) {
			emptyOutposts(s, Antilles, Antilles)
		}, nil, func(t *testing.T, s *scene) {
			want(t, "the Outposts of England", s.Players[seatE].Outposts[Antilles], 1)
			want(t, "the Outposts of France", s.Players[seatF].Outposts[Antilles], 1)
			want(t, "the deck", s.outpostDeck(), 0)
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := threeScene(t)
			s.hand(seatE, test.card)
			test.set(s)
			m := s.play(seatE)
			do(t, m, "s0 P1 play")
			do(t, m, test.plays...)
			if test.card == Alcabala {
				do(t, m, "s0 E52 done")
			}
			wantAsked(t, m, "P1", seatE)
			want(t, "the card", s.Cards[test.card], CardState{Where: Discarded})
			want(t, "the actions left", s.Turn.Actions, turnActions-1)
			if test.check != nil {
				test.check(t, s)
			}
		})
	}
}

func TestEdictRefusals(t *testing.T) {
	s := threeScene(t)
	s.hand(seatE, Alcabala, Situado, Asiento)
	s.colony(Veracruz, Spain, Citizen)
	s.colony(Havana, Spain, Citizen)
	s.colony(PortRoyal, England, Slave)
	s.colony(Bluefields, England, NoLabour)
	s.colony(Tampico, England, NoLabour)
	s.colony(Curacao, France, Slave)
	m := s.play(seatE)
	do(t, m, "s0 P1 play", "s0 P2 card-52")
	want(t, "the actions before the first choice", s.Turn.Actions, turnActions)
	wantRulings(t, m, "JAM", "R51", "CUB", "", "done", "")
	do(t, m, "s0 E52 CUB")
	want(t, "the actions after the first choice", s.Turn.Actions, turnActions-1)
	wantRulings(t, m, "CUB", "R52", "NSP", "")
	want(t, "card 52 until its choices are over", s.Cards[Alcabala], CardState{InHand, seatE})
	do(t, m, "s0 E52 NSP", "s0 P1 play", "s0 P2 card-58")
	wantRulings(t, m, "port-royal", "R53", "curacao", "R4", "havana", "R4", "barbados", "R5", "bluefields", "")
	do(t, m, "s0 E58 bluefields")
	wantRulings(t, m, "bluefields", "R53")
	do(t, m, "s0 E58 done", "s0 P1 play")
	wantRulings(t, m, "port-royal", "", "curacao", "R4")
	do(t, m, "s0 E61 port-royal")
	wantRulings(t, m, "port-royal", "R33")

	s = threeScene(t)
	s.hand(seatE, Alcabala)
	s.colony(Veracruz, Spain, Citizen)
	s.colony(Havana, Spain, Citizen)
	s.rebels(Jamaica, rebelSupply-1)
	m = s.play(seatE)
	do(t, m, "s0 P1 play", "s0 E52 CUB") // the last Rebel: no more choices
	wantAsked(t, m, "P1", seatE)
	want(t, "card 52", s.Cards[Alcabala], CardState{Where: Discarded})
}

func TestCard51AllowsAFourthCard(t *testing.T) {
	s := threeScene(t)
	s.hand(seatE, 1, 2, 3, 4)
	s.tableau(seatE, 51)
	m := s.play(seatE)
	do(t, m, "s0 P1 end")
	wantAsked(t, m, "P1", seatF)
}

// TestWhoActsNext: the seats of a chance are named in the order in which they
// are expected to act.
func TestWhoActsNext(t *testing.T) {
	expect := func(m *rules.Match, question string, seats ...rules.Seat) {
		t.Helper()
		wantAsked(t, m, question)
		if d := m.State.Decision(); !slices.Equal(d.Who(), seats) {
			t.Errorf("after %s the seats %v are expected, want %v", question, d.Who(), seats)
		}
	}
	s := auctionScene(t, 8, 8, 8)
	s.Order = [MaxSeats]rules.Seat{seatN, seatE, seatF}
	m := s.auctions()
	do(t, m, "s2 A1 buried", "s2 A2 0", "s0 A2 0", "s1 A2 0")
	expect(m, "C6", seatE, seatF, seatN)
	do(t, m, "chance C6 card-1", "s0 A1 open", "s0 A2 0", "s2 A2 0", "s1 A2 0")
	expect(m, "C5", seatF, seatN, seatE)
	do(t, m, "chance C5 card-2", "s1 A1 buried", "s1 A2 0", "s2 A2 0", "s0 A2 0")
	expect(m, "C6", seatN, seatE, seatF) // the last auction: the player order

	s = threeScene(t)
	s.hand(seatF, OpeningPorts)
	m = s.play(seatF)
	do(t, m, "s1 P1 scout")
	expect(m, "C7", seatF, seatN, seatE)
	do(t, m, "chance C7 ANT")
	expect(m, "C7", seatF, seatN, seatE)
	do(t, m, "chance C7 ANT", "s1 P1 play")
	expect(m, "C8", seatF, seatN, seatE)
}

// TestSealedAnswersHaveTheirSequence: bids the initiator first, Battle cards in
// player order.
func TestSealedAnswersHaveTheirSequence(t *testing.T) {
	s := auctionScene(t, 8, 8, 8)
	s.Order = [MaxSeats]rules.Seat{seatN, seatE, seatF}
	m := s.auctions()
	do(t, m, "s2 A1 open")
	wantAsked(t, m, "A2", seatN, seatE, seatF)
	do(t, m, "s2 A2 0", "s0 A2 1", "s1 A2 0", "chance C5 card-9", "s0 A1 open")
	wantAsked(t, m, "A2", seatE, seatN, seatF)

	s = fourScene(t)
	s.Order = [MaxSeats]rules.Seat{3, seatN, seatF, seatE}
	s.colony(Tampico, France, Slave)
	s.colony(Veracruz, Netherlands, Slave)
	s.rebels(NewSpain, 1)
	s.fleet(seatE, Plunder, Gulf, 1)
	m = s.sail(seatE)
	do(t, m, "s0 F1 NSP", "s0 F2 battle", "s0 F5 rebels")
	wantAsked(t, m, "B1", seatN, seatF)
}
