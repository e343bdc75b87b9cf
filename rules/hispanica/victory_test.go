package hispanica

import (
	"testing"

	"flota/rules"
)

// Victory and the final scoring (section 2.12).

// A goal sets up the seat 0 of a game of four so that it wins, or is one unit
// short of it.
var goals = []struct {
	victory Victory
	nation  Nation
	set     func(*scene)
	short   func(*scene)
}{
	{CourtFavourite, England,
		func(s *scene) { s.Players[0].Pawn = SpaceOf(Royal, 3); s.Players[0].Tribute = winTribute },
		func(s *scene) { s.Players[0].Tribute-- }},
	{Emancipator, England,
		func(s *scene) {
			s.Players[0].Pawn = SpaceOf(Abolition, 3)
			s.Players[0].Freed = winFreed
			for p := range Place(winSlavesLeft) {
				s.colony(p, France, Slave)
			}
		},
		func(s *scene) { s.colony(Havana, France, Slave) }},
	{President, England,
		func(s *scene) {
			s.Players[0].Pawn = SpaceOf(Federal, 3)
			for _, p := range []Place{StAugustine, Veracruz, Campeche, Trujillo} {
				s.colony(p, England, Citizen)
				s.rebels(places[p].zone, 1)
			}
			s.colony(Tampico, England, Citizen) // the same zone does not count twice
		},
		func(s *scene) { s.Colonies[Trujillo].Labour = Slave }},
	{President, Spain,
		func(s *scene) {
			s.Players[0].Pawn = SpaceOf(Federal, 3)
			for _, p := range []Place{StAugustine, Veracruz, Campeche, Trujillo, Portobelo, Cartagena} {
				s.colony(p, Spain, Citizen)
				s.rebels(places[p].zone, 1)
			}
		},
		func(s *scene) { s.rebels(Florida, -1) }},
	{Liberator, England,
		func(s *scene) {
			s.Players[0].Pawn = SpaceOf(Separate, 3)
			s.colony(StAugustine, England, Slave)
			s.colony(Veracruz, England, Citizen)
			for z := range Zone(winSepRebels) {
				s.rebels(z, 1)
			}
		},
		func(s *scene) { s.Colonies[Veracruz].Labour = NoLabour }},
	{Liberator, Spain,
		func(s *scene) {
			s.Players[0].Pawn = SpaceOf(Separate, 3)
			for _, p := range []Place{StAugustine, Veracruz, Campeche, Trujillo, Portobelo} {
				s.colony(p, Spain, Slave)
			}
			for z := range Zone(winSepRebels) {
				s.rebels(z, 1)
			}
		},
		func(s *scene) { s.Colonies[Veracruz].Labour = NoLabour }},
	{PirateKing, England,
		func(s *scene) {
			s.Players[0].Infamy = winInfamy
			for title := range Title(winTitles) {
				s.Titles[title] = 0
			}
			s.fleet(0, Plunder, Europe, 1)
		},
		func(s *scene) { s.Players[0].Legality = Privateer }},
}

func TestVictories(t *testing.T) {
	for _, goal := range goals {
		for _, short := range []bool{false, true} {
			s := newScene(t, goal.nation, France, Netherlands, Courland)
			if goal.nation != Spain {
				s = newScene(t, goal.nation, France, Netherlands, Spain)
			}
			goal.set(s)
			wanted := goal.victory
			if short {
				goal.short(s)
				wanted = NoVictory
			}
			if got := s.victory(0); got != wanted {
				t.Errorf("%s of %s, short %v: %s", victoryIDs[goal.victory], nations[goal.nation].id, short, victoryIDs[got])
			}
			if short {
				continue
			}
			m := s.play(0)
			do(t, m, "s0 P1 end")
			want(t, "the question", asked(m), "")
			want(t, "the winner", s.Winner, 0)
			want(t, "the victory", s.Victory, goal.victory)
			want(t, "the place of the winner", s.Scores()[0].Place, 1)
		}
	}
}

func TestActiveParticipantIsLookedAtFirst(t *testing.T) {
	s := fourScene(t)
	for _, seat := range []rules.Seat{seatE, seatF} {
		s.fleet(seat, Plunder, Europe, Card(1+seat))
		s.Players[seat].Pawn = SpaceOf(Royal, 3-int8(seat))
		s.Players[seat].Infamy, s.Players[seat].Tribute = winInfamy, winTribute
	}
	for title := range Title(winTitles) {
		s.Titles[title] = seatF
	}
	m := s.play(seatF)
	do(t, m, "s1 P1 end")
	want(t, "the winner", s.Winner, seatF)
	want(t, "the victory", s.Victory, PirateKing)
}

func TestVictoryAfterTheGoodsYear(t *testing.T) {
	s := threeScene(t)
	s.cathedral(Hispaniola, 1)
	s.Players[seatN].Pawn = SpaceOf(Royal, 3)
	s.Players[seatN].Tribute = winTribute
	s.goods()
	want(t, "the winner", s.Winner, seatN)
	want(t, "the phase", s.Phase, Ended)
}

func TestFinalScoring(t *testing.T) {
	s := threeScene(t)
	p := &s.Players[seatE]
	p.Tribute, p.Infamy, p.Freed, p.Cash = 3, 2, 5, 14
	p.Pawn = SpaceOf(Abolition, 3)
	s.Titles[SeaRover] = seatE
	s.colony(PortRoyal, England, Slave)
	s.colony(Tampico, England, NoLabour)
	score := s.Scores()[0]
	for i, wanted := range [partCount]int{3, 2, 2, 2, 1, 4, 2} {
		want(t, partIDs[i], score.Parts[i], wanted)
	}
	want(t, "the Prestige", score.Total, 16)
	for depth, wanted := range []int{0, 1, 2, 4} {
		want(t, "the Prestige of a depth", depthPrestige[depth], wanted)
	}
	s = fourScene(t)
	spanishStart(s)
	want(t, "the worked Colonies of Spain", s.Scores()[3].Parts[partColonies], 11/3)
}

func TestDoveRoundEndsTheGameByPrestige(t *testing.T) {
	for _, test := range []struct {
		name   string
		set    func(*scene)
		places [3]int
	}{
		{"the highest wins", func(s *scene) { s.Players[seatF].Tribute = 1 }, [3]int{3, 1, 2}},
		{"of equals the richer", func(s *scene) { s.Players[seatE].Cash = 4 }, [3]int{1, 3, 2}},
		{"of equals the later in the order", func(*scene) {}, [3]int{3, 2, 1}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := threeScene(t)
			s.Round, s.Dove = 8, 8
			s.fleet(seatN, Smuggler, Europe, 2)
			test.set(s)
			m := s.sail(seatN)
			do(t, m, "s2 F1 end")
			want(t, "the question", asked(m), "")
			want(t, "the victory", s.Victory, Prestige)
			for seat, place := range test.places {
				want(t, "the place", s.Scores()[seat].Place, place)
				if place == 1 {
					want(t, "the winner", s.Winner, rules.Seat(seat))
				}
			}
		})
	}
}

func TestSuddenDeathPutsTheWinnerFirst(t *testing.T) {
	s := threeScene(t)
	s.Players[seatE].Pawn = SpaceOf(Royal, 3)
	s.Players[seatE].Tribute = winTribute
	s.Players[seatF].Cash = 500
	s.Players[seatN].Cash = 400
	do(t, s.play(seatE), "s0 P1 end")
	for seat, place := range []int{1, 2, 3} {
		want(t, "the place", s.Scores()[seat].Place, place)
	}
}

func TestNobodyPlaysOnAfterTheDoveHasPassed(t *testing.T) {
	s := threeScene(t)
	s.Round, s.Dove = 7, 8
	s.fleet(seatN, Smuggler, Europe, 2)
	m := s.sail(seatN)
	do(t, m, "s2 F1 end")
	want(t, "the round", s.Round, 8)
	wantAsked(t, m, "A1", seatE)
}

func TestVictoryAfterATurnAtSea(t *testing.T) {
	s := threeScene(t)
	p := s.fleet(seatE, Plunder, Sargasso, 1)
	p.Cargo[Hides] = 1
	p.Infamy = winInfamy - 1
	for title := range Title(winTitles) {
		s.Titles[title] = seatE
	}
	m := s.sail(seatE)
	do(t, m, "s0 F1 EUR")
	wantAsked(t, m, "F1", seatE) // true in the middle of a turn wins nothing
	do(t, m, "s0 F1 end")
	want(t, "the question", asked(m), "")
	want(t, "the victory", s.Victory, PirateKing)
}
