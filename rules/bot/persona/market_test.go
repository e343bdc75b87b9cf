package persona

import (
	"testing"

	"flota/rules"
	"flota/rules/hispanica"
)

// think is the seat with a persona in the scene.
func (s *scene) think(seat rules.Seat, k Kind) *mind {
	p := &Player{}
	p.Kinds[seat] = k
	s.again()
	return p.think(s.State, seat, s.Options(seat, nil))
}

func TestCardsAreWorthWhatThePersonaWants(t *testing.T) {
	for _, test := range []struct {
		name  string
		kind  Kind
		seat  rules.Seat
		fleet []hispanica.Card
		hand  []hispanica.Card
		card  hispanica.Card
		want  int
	}{
		{"the first ship", Royalist, seatE, nil, nil, 17, 5},
		{"with the legality looked for", Royalist, seatE, nil, nil, 19, 7},
		{"which is another for the Sun King", Royalist, seatS, nil, nil, 17, 7},
		{"and another for a Pirate", Pirate, seatE, nil, nil, 13, 7},
		{"the second ship", Pirate, seatE, []hispanica.Card{1}, nil, 17, 5},
		{"the third, with the one in question", Pirate, seatE, []hispanica.Card{1, 2}, nil, 17, 1},
		{"ships in hand count", Pirate, seatE, []hispanica.Card{1}, []hispanica.Card{2}, 17, 1},
		{"a ship in hand is one of them", Pirate, seatE, []hispanica.Card{1}, []hispanica.Card{17}, 17, 5},
		{"the third with the legality", Pirate, seatE, []hispanica.Card{1, 2}, nil, 3, 3},
		{"the fourth with the legality", Pirate, seatE, []hispanica.Card{1, 2, 3}, nil, 4, 1},
		{"a Person with the icon", Federalist, seatE, nil, nil, 26, 6},
		{"a Person with another icon", Federalist, seatE, nil, nil, 22, 2},
		{"a Person without icon", Federalist, seatE, nil, nil, 37, 3},
		{"no icon is a Pirate's", Pirate, seatE, nil, nil, 21, 2},
		{"an Institution", Federalist, seatE, nil, nil, 43, 3},
		{"an Edict", Federalist, seatE, nil, nil, 57, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := reach(t, "A1", seatE)
			s.fleet(test.seat, hispanica.Plunder, hispanica.Europe, test.fleet...)
			s.hand(test.seat, test.hand...)
			if got := s.think(test.seat, test.kind).value(test.card); got != test.want {
				t.Errorf("card %d is worth %d, want %d", test.card, got, test.want)
			}
		})
	}
}

func TestPoorTopCardIsLeftForABuriedOne(t *testing.T) {
	for _, test := range []struct {
		top  hispanica.Card
		want string
	}{
		{57, "buried"}, // Edict
		{22, "buried"}, // ROY
		{26, "open"},   // FED
		{43, "open"},
	} {
		s := reach(t, "A1", seatE)
		s.top(test.top)
		s.wants(seatE, Federalist, test.want)
	}
}

func TestBids(t *testing.T) {
	for _, test := range []struct {
		name   string
		seat   rules.Seat
		top    hispanica.Card
		buried bool
		cash   int16
		draw   uint64 // 1 shifts by nothing
		want   string
	}{
		{"the value of the card", seatF, 26, false, 8, 1, "6"},
		{"a dollar less of the initiator", seatE, 26, false, 8, 1, "5"},
		{"no more than the cash", seatF, 26, false, 4, 1, "4"},
		{"unscaled up to 12 dollars", seatF, 26, false, 12, 1, "6"},
		{"by a twelfth of the cash, rounded down", seatF, 26, false, 15, 1, "7"},
		{"before the dollar less", seatE, 26, false, 15, 1, "6"},
		{"twice as much", seatF, 43, false, 24, 1, "6"},
		{"2 for a buried card", seatF, 26, true, 8, 1, "2"},
		{"which is scaled too", seatF, 26, true, 18, 1, "3"},
		{"shifted down", seatF, 26, false, 8, 3, "5"},
		{"shifted up", seatF, 26, false, 8, 2, "7"},
		{"not above the cash", seatF, 26, false, 6, 2, "6"},
		{"not below 0", seatE, 26, true, 1, 3, "0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := reach(t, "A1", seatE)
			for seat := range s.Players {
				s.Players[seat].Cash = test.cash
			}
			s.top(test.top)
			s.again()
			mode := hispanica.VerbOpen
			if test.buried {
				mode = hispanica.VerbBuried
			}
			s.Apply([]rules.Answer{{Seat: seatE, Move: mode}})
			p := &Player{Draw: func() uint64 { return test.draw }}
			p.Kinds[test.seat] = Federalist
			got := hispanica.Game{}.Noun(p.Answer(s.State, test.seat, s.Options(test.seat, nil)))
			if got != test.want {
				t.Errorf("the bid is %s, want %s", got, test.want)
			}
		})
	}
}

func TestLabourIsHiredOrKidnapped(t *testing.T) {
	for _, test := range []struct {
		name     string
		kind     Kind
		citizens []hispanica.Zone
		natives  []hispanica.Site
		converts int8
		want     string
	}{
		{"hired by a Federalist", Federalist, []hispanica.Zone{hispanica.Cuba, hispanica.Yucatan}, []hispanica.Site{hispanica.Timucua}, 0, "YUC"},
		{"hired by an Abolitionist", Abolitionist, []hispanica.Zone{hispanica.Cuba}, []hispanica.Site{hispanica.Timucua}, 0, "CUB"},
		{"kidnapped by others", Pirate, []hispanica.Zone{hispanica.Cuba}, []hispanica.Site{hispanica.Timucua}, 1, "timucua"},
		{"from the Visita last", Royalist, []hispanica.Zone{hispanica.Cuba}, nil, 1, "visita"},
		{"kidnapped by a Federalist who cannot hire", Federalist, nil, []hispanica.Site{hispanica.Timucua}, 1, "timucua"},
		{"hired by others who cannot kidnap", Separatist, []hispanica.Zone{hispanica.Cuba, hispanica.Hispaniola}, []hispanica.Site{hispanica.Calusa}, 0, "HIS"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := labourOf(t)
			for _, z := range test.citizens {
				s.Zones[z].Cathedral, s.Zones[z].Citizens = true, 1
			}
			for _, site := range test.natives {
				s.Natives[site] = 1
			}
			s.Zones[hispanica.Florida].Visita, s.Zones[hispanica.Florida].Converts = hispanica.France, test.converts
			s.wants(seatE, test.kind, test.want)
		})
	}
}

// labourOf asks England for the Labour of a Colony in Florida.
func labourOf(t *testing.T) *scene {
	s := reach(t, "P1", seatE)
	s.Players[seatE].Cash = 4
	s.Players[seatE].Outposts[hispanica.Florida] = 1
	s.again()
	s.Apply([]rules.Answer{{Seat: seatE, Move: hispanica.VerbFound}}) // the only Outpost: not asked
	s.Zones[hispanica.Cuba] = hispanica.ZoneState{Cathedral: true, Citizens: 2}
	s.Natives[hispanica.Timucua] = 1
	m := &rules.Match{Game: hispanica.Game{}, Setup: rules.Setup{Seats: 5}, State: s.State}
	s = playOn(t, m, "G1", seatE)
	p := &s.Position
	p.Natives = [hispanica.SiteCount]int8{}
	p.Zones = [hispanica.ZoneCount]hispanica.ZoneState{}
	p.Players[seatE].Cash = 4
	return s
}

func TestHandCheckShedsTheCardOfLeastValue(t *testing.T) {
	for _, test := range []struct {
		name     string
		hand     []hispanica.Card
		outposts []hispanica.Zone
		want     string
	}{
		{"a Market card", []hispanica.Card{26, 43, 57, 37}, nil, "card-57"},
		{"the first of equals", []hispanica.Card{26, 22, 57, 37}, nil, "card-22"},
		{"before any Outpost", []hispanica.Card{26}, []hispanica.Zone{hispanica.Florida, hispanica.Jamaica, hispanica.Cuba}, "card-26"},
		{"only Outposts: the poorest zone", nil, []hispanica.Zone{hispanica.NewSpain, hispanica.Jamaica, hispanica.Hispaniola, hispanica.Cuba}, "HIS"},
		{"but Natives to kidnap are worth 2", nil, []hispanica.Zone{hispanica.NewSpain, hispanica.Jamaica, hispanica.Florida, hispanica.Cuba}, "CUB"},
		{"a full zone is worst", nil, []hispanica.Zone{hispanica.NewSpain, hispanica.Panama, hispanica.Hispaniola, hispanica.Cuba}, "PAN"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := reach(t, "P1", seatE)
			s.hand(seatE, test.hand...)
			for _, z := range test.outposts {
				s.Players[seatE].Outposts[z] = 1
			}
			s.Natives[hispanica.Timucua] = 1
			s.colony(hispanica.Portobelo, hispanica.Spain, hispanica.Citizen)
			s.colony(hispanica.Chagres, hispanica.France, hispanica.Citizen)
			s.again()
			s.Apply([]rules.Answer{{Seat: seatE, Move: hispanica.VerbEnd}})
			s.wants(seatE, Federalist, test.want)
		})
	}
}

func TestScoutKeepsTheBetterZone(t *testing.T) {
	s := reach(t, "P1", seatE)
	s.again()
	s.Apply([]rules.Answer{{Seat: seatE, Move: hispanica.VerbScout}})
	for _, z := range [...]hispanica.Zone{hispanica.Hispaniola, hispanica.Jamaica} {
		s.Apply([]rules.Answer{{Seat: rules.Nobody, Move: z.Move()}})
	}
	s.wants(seatE, Pirate, "JAM")
}
