package hispanica

import (
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

// The facts of the seed, by their numbers. It binds to the letter.

// auctionScene is the first auction of the Year, held by England: 33 is unseen.
func auctionScene(t testing.TB, cash ...int16) *scene {
	s := threeScene(t)
	s.Cards[DoveOfPeace].Where = Unseen
	s.Cards[7].Where = Top
	for seat, dollars := range cash {
		s.Players[seat].Cash = dollars
	}
	return s
}

func wantCash(t testing.TB, s *scene, cash ...int16) {
	t.Helper()
	for seat, dollars := range cash {
		if got := s.Players[seat].Cash; got != dollars {
			t.Errorf("s%d has $%d, want $%d", seat, got, dollars)
		}
	}
}

func TestSeed1_1BuriedTreasureIsTheUnseenCardBelowTheTop(t *testing.T) {
	s := auctionScene(t, 8, 8, 8)
	m := s.auctions()
	do(t, m, "s0 A1 buried", "s0 A2 2", "s1 A2 1", "s2 A2 0")
	wantAsked(t, m, "C6")
	want(t, "card 33 before the draw", s.Cards[33], CardState{})
	do(t, m, "chance C6 card-33")
	want(t, "card 33", s.Cards[33], CardState{InHand, seatE})
	want(t, "the top card", s.topCard(), 7)
	wantCash(t, s, 6, 8, 8)
}

func TestSeed1_2OtherwiseTheTopCardIsAuctioned(t *testing.T) {
	s := auctionScene(t, 8, 8, 8)
	m := s.auctions()
	do(t, m, "s0 A1 open", "s0 A2 2", "s1 A2 1", "s2 A2 0", "chance C5 card-33")
	want(t, "card 7", s.Cards[7], CardState{InHand, seatE})
	want(t, "the top card", s.topCard(), 33)
	wantCash(t, s, 6, 8, 8)
	wantAsked(t, m, "A1", seatF)
}

func TestSeed1_3InitiatorMustBidEvenWithoutMoney(t *testing.T) {
	for _, test := range []struct {
		bids   []string
		winner rules.Seat
		cash   []int16
	}{
		{[]string{"s1 A2 0", "s2 A2 0"}, seatE, []int16{0, 5, 5}},
		{[]string{"s1 A2 1", "s2 A2 0"}, seatF, []int16{1, 4, 5}},
	} {
		s := auctionScene(t, 0, 5, 5)
		m := s.auctions()
		do(t, m, "s0 A1 open")
		wantAsked(t, m, "A2", seatF, seatN)
		do(t, m, test.bids...)
		want(t, "card 7", s.Cards[7], CardState{InHand, test.winner})
		wantCash(t, s, test.cash...)
	}
}

func TestSeed1_4WhoHasADollarMustBid(t *testing.T) {
	s := auctionScene(t, 8, 1, 0)
	m := s.auctions()
	do(t, m, "s0 A1 open")
	wantAsked(t, m, "A2", seatE, seatF)
	if nouns := len(m.State.Options(seatF, nil)); nouns != 2 {
		t.Errorf("s1 has %d possible bids with $1, want 0 and 1", nouns)
	}
	if rulingFor(m, seatF, "0") != "" || rulingFor(m, seatF, "1") != "" {
		t.Error("s1 cannot bid 0 and 1")
	}
	do(t, m, "s0 A2 0")
	wantAsked(t, m, "A2", seatE, seatF)
	do(t, m, "s1 A2 1")
	bids := 0
	for _, e := range s.events {
		if e.Kind == BidShown {
			bids++
		}
	}
	want(t, "the number of bids", bids, 2)
}

func TestSeed1_5BidsAreSecret(t *testing.T) {
	first, other := auctionScene(t, 8, 8, 8), auctionScene(t, 8, 8, 8)
	a, b := first.auctions(), other.auctions()
	do(t, a, "s0 A1 open", "s1 A2 3")
	do(t, b, "s0 A1 open", "s1 A2 7")
	if !a.State.Equal(b.State) {
		t.Error("the position tells one bid from another before all are in")
	}
	if !slices.Equal(a.State.Options(seatE, nil), b.State.Options(seatE, nil)) {
		t.Error("what is on offer to s0 depends on the bid of s1")
	}
}

func TestSeed1_6ZeroIsABid(t *testing.T) {
	s := auctionScene(t, 8, 8, 8)
	do(t, s.auctions(), "s0 A1 open", "s0 A2 0", "s1 A2 0", "s2 A2 0")
	want(t, "card 7", s.Cards[7], CardState{InHand, seatE})
	wantCash(t, s, 8, 8, 8)
}

func TestSeed1_7BidsAreRevealedTogether(t *testing.T) {
	s := auctionScene(t, 8, 8, 8)
	m := s.auctions()
	do(t, m, "s0 A1 open", "s2 A2 2", "s0 A2 1")
	wantAsked(t, m, "A2", seatE, seatF, seatN)
	wantCash(t, s, 8, 8, 8)
	do(t, m, "s1 A2 4")
	wantCash(t, s, 12, 4, 8)
}

func TestSeed1_8To1_11WinnerAndPayment(t *testing.T) {
	for _, test := range []struct {
		name   string
		tie    TieRule
		bids   [3]string
		winner rules.Seat
		cash   []int16
	}{
		{"1.8 the highest wins", TieInitiator, [3]string{"1", "4", "2"}, seatF, []int16{12, 4, 8}},
		{"1.9 in a tie the initiator wins", TieInitiator, [3]string{"3", "3", "1"}, seatE, []int16{5, 8, 8}},
		{"1.9 also in a tie of others (PC-i)", TieInitiator, [3]string{"2", "3", "3"}, seatE, []int16{6, 8, 8}},
		{"1.9 by the other reading the earliest of the tied", TieEarliest, [3]string{"2", "3", "3"}, seatF, []int16{11, 5, 8}},
		{"1.9 a tie with the initiator is the initiator's by both", TieEarliest, [3]string{"3", "3", "1"}, seatE, []int16{5, 8, 8}},
		{"1.10 the initiator pays the Pool", TieInitiator, [3]string{"3", "0", "0"}, seatE, []int16{5, 8, 8}},
		{"1.11 another winner pays the initiator", TieInitiator, [3]string{"0", "4", "0"}, seatF, []int16{12, 4, 8}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := auctionScene(t, 8, 8, 8)
			s.Tie = test.tie
			do(t, s.auctions(), "s0 A1 open", "s0 A2 "+test.bids[0], "s1 A2 "+test.bids[1], "s2 A2 "+test.bids[2])
			want(t, "card 7", s.Cards[7], CardState{InHand, test.winner})
			wantCash(t, s, test.cash...)
		})
	}
}

func TestSeed2_1HandMayBeTooLargeInTheAuctionYear(t *testing.T) {
	s := auctionScene(t, 8, 8, 0)
	s.hand(seatF, 1, 2, 3)
	m := s.auctions()
	do(t, m, "s0 A1 open", "s0 A2 0", "s1 A2 4", "chance C5 card-33", "s1 A1 open", "s1 A2 0", "s0 A2 1", "chance C5 card-34",
		"s2 A1 open", "s0 A2 1", "s1 A2 0")
	wantAsked(t, m, "C5")
	do(t, m, "chance C5 card-35")
	wantAsked(t, m, "P1", seatE)
	want(t, "the hand of s1", s.HandSize(seatF), 4)
}

func TestSeed2_2LimitBindsAtTheEndOfOnesTurn(t *testing.T) {
	s := threeScene(t)
	s.hand(seatF, 52, 53, 54, 55, 56)
	m := s.play(seatF)
	do(t, m, "s1 P1 end", "s1 H1 card-52")
	wantAsked(t, m, "H1", seatF)
	do(t, m, "s1 H1 card-53")
	wantAsked(t, m, "P1", seatN)
	want(t, "the hand of s1", s.HandSize(seatF), 3)
}

func TestSeed2_3LimitBindsAgainAtTheEndOfThePlayYear(t *testing.T) {
	s := threeScene(t)
	s.hand(seatF, 1, 2, 3)
	s.hand(seatN, OpeningPorts)
	m := s.play(seatN)
	do(t, m, "s2 P1 play", "chance C8 ANT", "chance C8 CUB", "chance C8 JAM", "s2 P1 end")
	wantAsked(t, m, "H1", seatF)
	do(t, m, "s1 H1 card-1")
	// Each has then an income of $2.
	wantCash(t, s, baseIncome, baseIncome+salePrice, baseIncome)
	want(t, "the phase", s.Phase, AuctionYear) // nobody has a fleet: D4, then D1 of the next round
	want(t, "the round", s.Round, 2)
}

func TestSeed2_4EitherKindOfCardMayGo(t *testing.T) {
	for _, test := range []struct {
		answers []string
		cash    int16
	}{
		{[]string{"s1 H1 card-52"}, 1},
		{[]string{"s1 H1 toss", "s1 H2 card-53"}, 0},
		{[]string{"s1 H1 ANT"}, 0},
	} {
		s := threeScene(t)
		s.hand(seatF, 52, 53)
		s.outposts(seatF, Antilles, Cuba)
		m := s.play(seatF)
		do(t, m, "s1 P1 end")
		wantLegal(t, m, "toss", "ANT", "CUB", "card-52", "card-53")
		wantRulings(t, m, "JAM", "R30", "card-1", "R20")
		do(t, m, test.answers...)
		wantAsked(t, m, "P1", seatN)
		want(t, "the hand", s.HandSize(seatF), 3)
		want(t, "the cash", s.Players[seatF].Cash, test.cash)
	}
}

func TestSeed2_5MarketCardIsSoldInOnesOwnTurn(t *testing.T) {
	s := threeScene(t)
	s.hand(seatF, 55, 54)
	s.hand(seatE, 53)
	s.outposts(seatF, Antilles)
	s.Players[seatF].Cash = 2
	m := s.play(seatF)
	do(t, m, "s1 P1 sell")
	wantRulings(t, m, "card-55", "", "card-53", "R20", "ANT", "not on offer")
	do(t, m, "s1 P5 card-55")
	want(t, "card 55", s.Cards[55], CardState{Where: Discarded})
	want(t, "the cash", s.Players[seatF].Cash, 3)
	want(t, "the actions left", s.Turn.Actions, turnActions)
	if err := m.Play(seatE, verbSell); err == nil {
		t.Error("s0 sells in the turn of s1")
	}
}

func TestSeed2_6OutpostIsShuffledBack(t *testing.T) {
	s := threeScene(t)
	s.outposts(seatF, Antilles, Antilles, Cuba, Jamaica)
	s.outposts(seatE, Florida, Florida, NewSpain, NewSpain)
	before := s.outpostDeck()
	m := s.play(seatF)
	do(t, m, "s1 P1 end", "s1 H1 ANT")
	want(t, "the Outpost deck", s.outpostDeck(), before+1)
	want(t, "the cash", s.Players[seatF].Cash, 0)
}

func TestSeed3_1FourYearsInTheirOrder(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		m := rulestest.Random(Game{}, rules.Setup{Seats: seats}, 1)
		years := 0
		for _, e := range m.Events(0, len(m.Log)) {
			if e.Kind == YearBegins {
				want(t, "the Year", Phase(e.Args[0]), GoodsYear+Phase(years%4))
				years++
			}
		}
		if years == 0 {
			t.Error("no Year begins")
		}
	}
}

func TestSeed3_2GoodsYearStepByStep(t *testing.T) {
	for _, test := range []struct {
		labour        Labour
		natives       int8
		rebels        int8
		cash, passive int16
		jamaica       Labour
		citizens      int8
	}{
		{NoLabour, 0, 0, 3, 9, Citizen, 0}, // hired, the Slave of Spain is lost
		{Slave, 0, 1, 3, 9, NoLabour, 1},   // two Slaves lost: a Rebel
	} {
		s := newScene(t, England, France)
		s.Round = 2
		spanishStart(s)
		for z := range s.Zones {
			s.Zones[z].Citizens = 0
		}
		s.Zones[Hispaniola].Citizens = 1
		s.colony(PortRoyal, England, test.labour)
		s.Players[seatE].Cash = 1
		s.Players[seatF].Cash = 9
		m := s.goods()
		wantAsked(t, m, "A1", seatF) // with fewer Colonies
		want(t, "Port Royal", s.Colonies[PortRoyal], Colony{Owner: England, Labour: test.jamaica, Chest: true})
		want(t, "Santiago de la Vega", s.Colonies[SantiagoDeLaVega], Colony{Owner: Spain, Chest: true})
		want(t, "the Rebels on Jamaica", s.Zones[Jamaica].Rebels, test.rebels)
		want(t, "the Citizens on Hispaniola", s.Zones[Hispaniola].Citizens, test.citizens)
		want(t, "the cash of England", s.Players[seatE].Cash, test.cash)
		want(t, "the cash of France", s.Players[seatF].Cash, 11)
		want(t, "the Inquisition", s.Inquisition, Yucatan)
	}
}

// spanishStart lays out the map as at the start.
func spanishStart(s *scene) {
	for p := range Place(PlaceCount) {
		if places[p].crown != noCrown {
			s.colony(p, Spain, places[p].crown).Fort = places[p].fort
			if s.passive() && places[p].fort {
				s.Zones[places[p].zone].Galleys[Spain] = true
			}
		}
	}
	for z := range Zone(ZoneCount) {
		if zones[z].cathedral {
			s.cathedral(z, 1)
		}
	}
	for site := range sites {
		s.Natives[site] = sites[site].natives
	}
}

func TestSeed4LabourOfAnEmptyColony(t *testing.T) {
	for _, test := range []struct {
		name    string
		at      Place
		set     func(*scene)
		legal   []string // asked; nil: not asked
		rulings []string
		play    []string
		after   Colony // before chests and attrition change it: out of season
		check   func(*testing.T, *scene)
	}{
		{name: "4.1 from a Tribe site of the same zone", at: LaGuaira,
			set:   func(s *scene) { s.Natives[Cumanagoto], s.Natives[Muisca] = 2, 2 },
			after: Colony{Owner: England, Labour: Slave},
			check: func(t *testing.T, s *scene) {
				want(t, "the Cumanagoto", s.Natives[Cumanagoto], 1)
				want(t, "the Muisca", s.Natives[Muisca], 2)
			}},
		{name: "4.1 not from another zone", at: LaGuaira,
			set:     func(s *scene) { s.Natives[Cumanagoto], s.Natives[Muisca] = 2, 2; s.visita(Venezuela, France, 1) },
			legal:   []string{"visita", "cumanagoto"},
			rulings: []string{"muisca", "R13", "CAR", "R10"},
			play:    []string{"s0 G1 cumanagoto"},
			after:   Colony{Owner: England, Labour: Slave}},
		{name: "4.2 from the Visita of another player", at: Chagres,
			set:   func(s *scene) { s.visita(Panama, France, 1); s.Players[seatF].Freed = 3 },
			after: Colony{Owner: England, Labour: Slave},
			check: func(t *testing.T, s *scene) {
				want(t, "the Natives of the Visita", s.Zones[Panama].Converts, 0)
				want(t, "Freed of France", s.Players[seatF].Freed, 3)
				want(t, "the cash of France", s.Players[seatF].Cash, 2)
			}},
		{name: "4.3 a Citizen for a dollar", at: Bluefields,
			set:   func(s *scene) { s.Players[seatE].Cash = 3; s.cathedral(Cuba, 1) },
			after: Colony{Owner: England, Labour: Citizen},
			check: func(t *testing.T, s *scene) {
				want(t, "the Cathedral on Cuba", s.Zones[Cuba].Citizens, 0)
				want(t, "the cash of England", s.Players[seatE].Cash, 3-1+baseIncome+citizenIncome)
			}},
		{name: "4.4 a who can hire is not forced to kidnap", at: LaGuaira,
			set:     func(s *scene) { s.Players[seatE].Cash = 1; s.cathedral(Hispaniola, 1); s.Natives[Cumanagoto] = 2 },
			legal:   []string{"HIS", "cumanagoto"},
			rulings: []string{"CUB", "R10", "visita", "R17"},
			play:    []string{"s0 G1 HIS"},
			after:   Colony{Owner: England, Labour: Citizen}},
		{name: "4.4 b who cannot pay must kidnap", at: LaGuaira,
			set:   func(s *scene) { s.cathedral(Hispaniola, 1); s.Natives[Cumanagoto] = 2 },
			after: Colony{Owner: England, Labour: Slave}},
		{name: "4.4 c also when another has hired the last Citizen", at: LaGuaira,
			set: func(s *scene) {
				s.Players[seatE].Cash = 5
				s.Players[seatF].Cash = 1
				s.colony(Bluefields, France, NoLabour)
				s.cathedral(Hispaniola, 1)
				s.Natives[Cumanagoto] = 2
			},
			after: Colony{Owner: England, Labour: Slave},
			check: func(t *testing.T, s *scene) { want(t, "Bluefields", s.Colonies[Bluefields].Labour, Citizen) }},
		{name: "4.5 not in a rebel zone", at: LaGuaira,
			set:   func(s *scene) { s.rebels(Venezuela, 1); s.Natives[Cumanagoto] = 2; s.visita(Venezuela, France, 1) },
			after: Colony{},
			check: func(t *testing.T, s *scene) {
				want(t, "the discs of England", s.Players[seatE].Supply, colonySupply)
				want(t, "the Cumanagoto", s.Natives[Cumanagoto], 1) // one has moved to the Visita
			}},
		{name: "4.5 hiring stays possible there", at: LaGuaira,
			set: func(s *scene) {
				s.rebels(Venezuela, 1)
				s.Natives[Cumanagoto] = 2
				s.cathedral(Mosquito, 1)
				s.Players[seatE].Cash = 1
			},
			after: Colony{Owner: England, Labour: Citizen}},
		{name: "4.5 both are refused there", at: LaGuaira,
			set: func(s *scene) {
				s.rebels(Venezuela, 1)
				s.Natives[Cumanagoto] = 2
				s.visita(Venezuela, France, 1)
				s.cathedral(Mosquito, 1)
				s.cathedral(Cuba, 1)
				s.Players[seatE].Cash = 1
			},
			legal:   []string{"MOS", "CUB"},
			rulings: []string{"cumanagoto", "R15", "visita", "R15"},
			play:    []string{"s0 G1 MOS"},
			after:   Colony{Owner: England, Labour: Citizen}},
		{name: "4.6 not at a wilderness site", at: Bluefields,
			set:   func(s *scene) { s.Natives[Miskito] = 3 },
			after: Colony{},
			check: func(t *testing.T, s *scene) { want(t, "the Miskito", s.Natives[Miskito], 3) }},
		{name: "4.6 it is refused", at: SantaMarta, // of the two sites there one is wilderness
			set: func(s *scene) {
				s.Natives[Muisca], s.Natives[Wayuu] = 1, 2
				s.visita(NewGranada, France, 1)
			},
			legal:   []string{"visita", "muisca"},
			rulings: []string{"wayuu", "R16"},
			play:    []string{"s0 G1 visita"},
			after:   Colony{Owner: England, Labour: Slave}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := threeScene(t)
			s.cathedral(Hispaniola, 0)
			s.colony(test.at, England, NoLabour)
			s.Round = 0 // no season: what is tested is D1.3 and D1.4
			if test.set != nil {
				test.set(s)
			}
			// The Citizen that comes to Hispaniola when none waits anywhere is no
			// source for who has no dollar.
			m := s.goods()
			if test.legal != nil {
				wantAsked(t, m, "G1", seatE)
				wantLegal(t, m, test.legal...)
				wantRulings(t, m, test.rulings...)
				do(t, m, test.play...)
			}
			if q := asked(m); q != "A1" {
				t.Fatalf("%s is asked, want A1", q)
			}
			want(t, places[test.at].id, s.Colonies[test.at], test.after)
			if test.check != nil {
				test.check(t, s)
			}
		})
	}
}
