package persona

import (
	"testing"

	"flota/rules"
	"flota/rules/hispanica"
)

// voyage is the beginning of a turn at sea of England.
func voyage(t *testing.T) *scene {
	s := reach(t, "F1", seatE)
	s.Dove = 8
	return s
}

// own puts English Colonies with chests.
func own(s *scene, places ...hispanica.Place) {
	for _, p := range places {
		s.chest(p, hispanica.England, hispanica.Citizen)
	}
}

func TestFleetMoves(t *testing.T) {
	const (
		plunder, smuggler = hispanica.Plunder, hispanica.Smuggler
		conquistador      = hispanica.Conquistador
	)
	for _, test := range []struct {
		name  string
		kind  Kind
		setUp func(*scene)
		want  string
	}{
		{"attacks a weaker fleet with a chest", Royalist, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.Main, 1)
			s.fleet(seatF, smuggler, hispanica.Main, hispanica.Bark)
			s.fleet(seatC, smuggler, hispanica.Main, 13).Cargo[hispanica.Gold] = 1
		}, "s3"},
		{"a Pirate one without chests too", Pirate, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.Main, 1)
			s.fleet(seatF, smuggler, hispanica.Main, hispanica.Bark)
		}, "s1"},
		{"no fleet as strong", Pirate, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.Main, hispanica.Bark)
			s.fleet(seatF, smuggler, hispanica.Main, 8)
		}, "end"},
		{"sails home with a full hold, by the alphabet", Royalist, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Honduras, hispanica.Bark).Cargo[hispanica.Gold] = 1
			own(s, hispanica.Trujillo)
		}, "GUL"},
		{"or a full one but for one", Royalist, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Honduras, 19).Cargo[hispanica.Gold] = 2
			own(s, hispanica.Trujillo)
		}, "GUL"},
		{"not with room for two", Royalist, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Honduras, 16).Cargo[hispanica.Gold] = 2
			own(s, hispanica.Trujillo)
		}, "GUA"},
		{"not with one chest of two", Royalist, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Honduras, 8).Cargo[hispanica.Gold] = 1
			own(s, hispanica.Trujillo)
		}, "GUA"},
		{"but in the last round", Royalist, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Honduras, 8).Cargo[hispanica.Gold] = 1
			own(s, hispanica.Trujillo)
			s.Dove, s.Turn.Points = s.Round, 4
		}, "GUL"},
		{"if it can get there", Royalist, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Honduras, 8).Cargo[hispanica.Gold] = 1
			own(s, hispanica.Trujillo)
			s.Dove, s.Turn.Points = s.Round, 3
		}, "GUA"},
		{"sails for what gains most for its distance", Pirate, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.JamaicaChannel, 16)
			own(s, hispanica.SantoDomingo, hispanica.Veracruz) // 1/1 and 4/3
		}, "GHO"},
		{"and not further", Pirate, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.JamaicaChannel, 16)
			own(s, hispanica.Havana, hispanica.Veracruz) // 2/1 and 4/3
		}, "CUB"},
		{"the first of equals", Pirate, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Darien, 16)
			own(s, hispanica.Cartagena, hispanica.Portobelo)
		}, "PAN"},
		{"adds up what a landing brings", Pirate, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Leeward, 16)
			own(s, hispanica.StKitts, hispanica.Barbados, hispanica.SanJuan) // 4 and 3
		}, "ANT"},
		{"as far as there is room", Pirate, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Leeward, hispanica.Bark)
			own(s, hispanica.StKitts, hispanica.Barbados, hispanica.SanJuan) // 2 and 3
		}, "PRI"},
		{"never to where it has landed", Pirate, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Darien, 16)
			own(s, hispanica.Cartagena, hispanica.Portobelo)
			s.Turn.Landed[hispanica.Panama] = true
		}, "CAR"},
		{"home if little is left to gain", Pirate, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Leeward, 16).Cargo[hispanica.Gold] = 1
			own(s, hispanica.SantoDomingo) // 1/2
		}, "SAR"},
		{"there anyway without chests", Pirate, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Leeward, 16)
			own(s, hispanica.SantoDomingo)
		}, "MON"},
		{"home if nothing is left", Pirate, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Leeward, 16).Cargo[hispanica.Gold] = 1
		}, "SAR"},
		{"nowhere without chests", Pirate, func(s *scene) { s.fleet(seatE, conquistador, hispanica.Leeward, 16) }, "end"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := voyage(t)
			test.setUp(s)
			s.wants(seatE, test.kind, test.want)
		})
	}
}

func TestOrdersAreForWeakerFleets(t *testing.T) {
	for _, test := range []struct {
		name     string
		nation   hispanica.Nation
		legality hispanica.Legality
		want     string
	}{
		{"PLUNDER stops their cargo", hispanica.England, hispanica.Plunder, "s1 cargo"},
		{"CONQUISTADOR does not", hispanica.England, hispanica.Conquistador, "done"},
		{"but Spain stops pirates", hispanica.Spain, hispanica.Conquistador, "s3 all"},
		{"PRIVATEER does not", hispanica.Spain, hispanica.Privateer, "done"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := voyage(t)
			s.Players[seatS].Nation, s.Players[seatE].Nation = s.Players[seatE].Nation, test.nation
			s.fleet(seatE, test.legality, hispanica.Main, hispanica.Bark, 1, 19)
			s.fleet(seatF, hispanica.Smuggler, hispanica.Europe, hispanica.Bark)
			s.fleet(seatN, hispanica.Plunder, hispanica.Main, 5, 4, 6)
			s.fleet(seatC, hispanica.Plunder, hispanica.Gulf, hispanica.Bark)
			s.fleet(seatS, hispanica.Plunder, hispanica.Gulf)
			s.again()
			s.Apply([]rules.Answer{{Seat: seatE, Move: hispanica.VerbEnd}})
			s.wants(seatE, Federalist, test.want)
		})
	}
}

func TestWhatIsGivenUpAndTakenIsChosenByValue(t *testing.T) {
	offer := func(moves ...rules.Move) *mind {
		m := &mind{}
		for _, move := range moves {
			m.options = append(m.options, rules.Option{Move: move})
		}
		return m
	}
	silver, sugar, tobacco, cacao := hispanica.Silver.Move(), hispanica.Sugar.Move(), hispanica.Tobacco.Move(), hispanica.Cacao.Move()
	native, citizen := hispanica.NativeAboard.Move(), hispanica.CitizenAboard.Move()
	for _, test := range []struct {
		name      string
		got, want rules.Move
	}{
		{"the ship with least Hold and Guns", offer(hispanica.Bark.Move(), hispanica.Card(1).Move()).shipToLose(), hispanica.Bark.Move()},
		{"the first of equals", offer(hispanica.Card(2).Move(), hispanica.Card(4).Move(), hispanica.Card(1).Move()).shipToLose(), hispanica.Card(2).Move()},
		{"Citizens before Natives", offer(native, citizen).overboard(), citizen},
		{"then Natives", offer(native).overboard(), native},
		{"then the chest of the least value", offer(silver, tobacco, sugar).overboard(), tobacco},
		{"the first of equal chests", offer(cacao, tobacco).overboard(), cacao},
		{"the prize of the highest value", offer(sugar, silver, tobacco).prize(), silver},
	} {
		if test.got != test.want {
			t.Errorf("%s: %q, want %q", test.name, hispanica.Game{}.Noun(test.got), hispanica.Game{}.Noun(test.want))
		}
	}
}
