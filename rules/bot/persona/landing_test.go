package persona

import (
	"testing"

	"flota/rules"
	"flota/rules/hispanica"
)

func TestLandings(t *testing.T) {
	const (
		plunder, smuggler       = hispanica.Plunder, hispanica.Smuggler
		conquistador, privateer = hispanica.Conquistador, hispanica.Privateer
		e, f, spain             = hispanica.England, hispanica.France, hispanica.Spain
		none, slave, citizen    = hispanica.NoLabour, hispanica.Slave, hispanica.Citizen
	)
	for _, test := range []struct {
		name  string
		kind  Kind
		zone  hispanica.Zone
		setUp func(*scene)
		want  string
	}{
		{"the first own chest", Pirate, hispanica.NewSpain, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Gulf, 16)
			own(s, hispanica.Veracruz, hispanica.Tampico)
		}, "load veracruz"},
		{"a bribe that pays", Pirate, hispanica.NewSpain, func(s *scene) {
			s.fleet(seatE, smuggler, hispanica.Gulf, 16)
			s.Players[seatE].Cash = 2
			s.chest(hispanica.Veracruz, spain, citizen)
			s.chest(hispanica.Tampico, e, citizen) // $1
		}, "load tampico"},
		{"no bribe that does not", Pirate, hispanica.Hispaniola, func(s *scene) {
			s.fleet(seatE, smuggler, hispanica.Mona, 16)
			s.Players[seatE].Cash = 2
			s.chest(hispanica.SantoDomingo, spain, citizen) // $1 for $1
		}, "done"},
		{"but an own chest as CONQUISTADOR is worth 2 more to a Royalist", Royalist, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.JamaicaChannel, 16).Pax[hispanica.CitizenAboard] = 1
			own(s, hispanica.PortRoyal) // 5
			s.colony(hispanica.SantiagoDeLaVega, e, none)
		}, "load"},
		{"Labour for an own Colony is worth 4", Pirate, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.JamaicaChannel, 16).Pax[hispanica.CitizenAboard] = 1
			own(s, hispanica.PortRoyal) // 3
			s.colony(hispanica.SantiagoDeLaVega, e, none)
		}, "deliver-c"},
		{"also a Native's", Pirate, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.JamaicaChannel, 16).Pax[hispanica.NativeAboard] = 1
			s.colony(hispanica.SantiagoDeLaVega, e, none)
		}, "deliver-n"},
		{"no help for others", Pirate, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.JamaicaChannel, 16).Pax[hispanica.NativeAboard] = 1
			s.colony(hispanica.SantiagoDeLaVega, f, none)
		}, "done"},
		{"Citizens for own empty Colonies", Pirate, hispanica.Cuba, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Windward, 16)
			s.Zones[hispanica.Cuba].Cathedral, s.Zones[hispanica.Cuba].Citizens = true, 2
			s.colony(hispanica.PortRoyal, e, none)
		}, "emigrate"},
		{"no more than needed", Pirate, hispanica.Cuba, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.Windward, 16).Pax[hispanica.NativeAboard] = 1
			s.Zones[hispanica.Cuba].Cathedral, s.Zones[hispanica.Cuba].Citizens = true, 2
			s.colony(hispanica.PortRoyal, e, none)
		}, "done"},
		{"Natives too", Pirate, hispanica.Guiana, func(s *scene) {
			s.fleet(seatE, smuggler, hispanica.Main, 16)
			s.Natives[hispanica.Lokono], s.Natives[hispanica.Warao] = 2, 2
			s.colony(hispanica.PortRoyal, e, none)
		}, "battle lokono"},
		{"not of an Abolitionist", Abolitionist, hispanica.Guiana, func(s *scene) {
			s.fleet(seatE, smuggler, hispanica.Main, 16)
			s.Natives[hispanica.Lokono], s.Natives[hispanica.Warao] = 2, 2
			s.colony(hispanica.PortRoyal, e, none)
		}, "done"},
		{"errands before battles", Pirate, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.JamaicaChannel, 16, 17)
			own(s, hispanica.PortRoyal)
			s.colony(hispanica.SantiagoDeLaVega, f, slave)
		}, "load"},
		{"plunder where the chest is", Federalist, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.JamaicaChannel, 1, 2, 3)
			s.chest(hispanica.PortRoyal, f, slave)
			s.colony(hispanica.SantiagoDeLaVega, spain, slave)
		}, "battle port-royal"},
		{"or the fort that is a title", Federalist, hispanica.Hispaniola, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.Mona, 1, 2, 3)
			s.tableau(seatE, 39)
			s.chest(hispanica.Tortuga, f, slave)
			s.colony(hispanica.SantoDomingo, spain, slave).Fort = true
		}, "battle santo-domingo"},
		{"which is taken", Federalist, hispanica.Hispaniola, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.Mona, 1, 2, 3)
			s.tableau(seatE, 39)
			s.chest(hispanica.Tortuga, f, slave)
			s.colony(hispanica.SantoDomingo, spain, slave).Fort = true
			s.Titles[hispanica.SackerOfCities] = seatF
		}, "battle tortuga"},
		{"or an owner whom a Pirate has not sacked", Pirate, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.JamaicaChannel, 1, 2, 3).Sacked[f] = true
			s.colony(hispanica.PortRoyal, f, slave)
			s.colony(hispanica.SantiagoDeLaVega, spain, slave)
		}, "battle santiago-de-la-vega"},
		{"or a Slave for an Abolitionist to free", Abolitionist, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.JamaicaChannel, 1, 2, 3)
			s.tableau(seatE, 39)
			s.chest(hispanica.PortRoyal, f, citizen)
			s.colony(hispanica.SantiagoDeLaVega, f, slave)
		}, "battle santiago-de-la-vega"},
		{"capture as CONQUISTADOR what is illegal", Royalist, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.JamaicaChannel, 16, 17, 18)
			s.colony(hispanica.PortRoyal, f, slave)
			s.colony(hispanica.SantiagoDeLaVega, spain, slave)
		}, "battle"},
		{"not without a disc", Royalist, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, conquistador, hispanica.JamaicaChannel, 16, 17)
			s.Players[seatE].Supply = 0
			s.colony(hispanica.PortRoyal, f, slave)
		}, "done"},
		{"no battle that would be lost", Royalist, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.JamaicaChannel, 1, 2)
			s.colony(hispanica.PortRoyal, f, citizen)
		}, "done"},
		{"people support the target", Royalist, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, plunder, hispanica.JamaicaChannel, 1, 2)
			s.colony(hispanica.PortRoyal, f, slave)
			s.colony(hispanica.SantiagoDeLaVega, spain, citizen) // 2 discs
		}, "done"},
		{"Rebels are fought by Spain only", Pirate, hispanica.Jamaica, func(s *scene) {
			s.fleet(seatE, privateer, hispanica.JamaicaChannel, 1, 2)
			s.rebels(hispanica.Jamaica)
		}, "done"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := voyage(t)
			test.setUp(s)
			s.land(test.zone)
			s.wants(seatE, test.kind, test.want)
		})
	}
}

// land lets the fleet of England land.
func (s *scene) land(z hispanica.Zone) {
	s.again()
	s.Apply([]rules.Answer{{Seat: seatE, Move: z.Move()}})
}

func TestSpainFightsRebels(t *testing.T) {
	s := reach(t, "F1", seatS)
	s.fleet(seatS, hispanica.Conquistador, hispanica.JamaicaChannel, 16, 17)
	s.rebels(hispanica.Jamaica)
	s.again()
	s.Apply([]rules.Answer{{Seat: seatS, Move: hispanica.Jamaica.Move()}})
	s.wants(seatS, Royalist, "battle")
}

func TestSupportOfOtherBotsIsForeseen(t *testing.T) {
	for _, test := range []struct {
		name  string
		kind  Kind // of Spain
		fame  int16
		fleet bool
	}{
		{"of a bot for the fleet that is behind", Pirate, 0, true},
		{"of a bot for an owner who is behind", Pirate, 5, false},
		{"of a person for the target", None, 0, false},
	} {
		s := voyage(t)
		s.fleet(seatE, hispanica.Plunder, hispanica.JamaicaChannel, 1)
		s.chest(hispanica.PortRoyal, hispanica.France, hispanica.Slave)
		s.colony(hispanica.SantiagoDeLaVega, hispanica.Spain, hispanica.Citizen)
		s.Players[seatE].Infamy = test.fame
		s.land(hispanica.Jamaica)
		want := "done"
		if test.fleet {
			want = "battle port-royal"
		}
		if got := s.says([hispanica.MaxSeats]Kind{seatE: Federalist, seatS: test.kind}, seatE); got != want {
			t.Errorf("%s: %q, want %q", test.name, got, want)
		}
	}
}

func TestBattleCards(t *testing.T) {
	const natives, rebels, colony = "natives", "rebels", "colony"
	for _, test := range []struct {
		name    string
		kind    Kind
		target  string
		owner   hispanica.Nation
		passive bool
		tribute int16 // of the attacker; the owner has 3
		fleet   bool
	}{
		{"a Federalist stands by Rebels", Federalist, rebels, hispanica.NoNation, false, 0, false},
		{"a Separatist too", Separatist, rebels, hispanica.NoNation, false, 0, false},
		{"others do not", Abolitionist, rebels, hispanica.NoNation, false, 0, true},
		{"an Abolitionist stands by Natives", Abolitionist, natives, hispanica.NoNation, false, 0, false},
		{"others do not", Separatist, natives, hispanica.NoNation, false, 0, true},
		{"nobody stands by the passive Spain", Royalist, colony, hispanica.Spain, true, 9, true},
		{"the fleet is supported if its owner is behind", Royalist, colony, hispanica.France, false, 2, true},
		{"not if level", Royalist, colony, hispanica.France, false, 3, false},
		{"nor if ahead", Royalist, colony, hispanica.France, false, 4, false},
		{"an active Spain is like any other", Royalist, colony, hispanica.Spain, false, 2, true},
		{"also ahead of it", Royalist, colony, hispanica.Spain, false, 4, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := voyage(t)
			s.Players[seatE].Tribute = test.tribute
			s.Players[seatF].Tribute, s.Players[seatS].Tribute = 3, 3
			if test.passive {
				s.Players[seatS].Nation = hispanica.NoNation
			}
			target := map[string]rules.Move{
				natives: hispanica.Lokono.Move(), rebels: hispanica.VerbRebels, colony: hispanica.PortRoyal.Move(),
			}[test.target]
			m := &mind{State: *s.State, kinds: &[hispanica.MaxSeats]Kind{seatN: test.kind}}
			if got := m.supportsFleet(seatN, seatE, target, test.owner); got != test.fleet {
				t.Errorf("the fleet is supported: %v", got)
			}
		})
	}
}

func TestSpoils(t *testing.T) {
	for _, test := range []struct {
		name     string
		kind     Kind
		legality hispanica.Legality
		free     string
		capture  string // "": not asked
	}{
		{"a PLUNDER fleet frees Slaves", Royalist, hispanica.Plunder, "free", ""},
		{"an Abolitionist frees and captures", Abolitionist, hispanica.Conquistador, "free", "capture"},
		{"others leave them and capture", Royalist, hispanica.Conquistador, "leave", "capture"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := voyage(t)
			s.fleet(seatE, test.legality, hispanica.JamaicaChannel, 16, 17)
			s.colony(hispanica.PortRoyal, hispanica.France, hispanica.Slave)
			s.land(hispanica.Jamaica)
			s.Apply([]rules.Answer{{Seat: seatE, Move: hispanica.VerbBattle}})
			s.wants(seatE, test.kind, test.free)
			if test.capture != "" {
				s.wants(seatE, test.kind, test.capture)
			}
		})
	}
}

func TestSupporterLaysItsBattleCard(t *testing.T) {
	for kind, want := range map[Kind]string{Abolitionist: "target", Pirate: "fleet"} {
		s := voyage(t)
		s.fleet(seatE, hispanica.Conquistador, hispanica.Main, 16)
		s.Natives[hispanica.Lokono] = 2
		s.colony(hispanica.PortRoyal, hispanica.England, hispanica.NoLabour)
		s.colony(hispanica.Tobago, hispanica.France, hispanica.Citizen)
		s.Players[seatF].Claims[hispanica.Guiana] = true
		s.land(hispanica.Guiana)
		s.Apply([]rules.Answer{{Seat: seatE, Move: hispanica.VerbBattle}})
		s.wants(seatF, kind, want)
	}
}
