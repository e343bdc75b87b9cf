package persona

import (
	"testing"

	"flota/rules"
	"flota/rules/hispanica"
)

// turn is the beginning of a play turn in which no flagship can be appointed any
// more. The fleet is a Bark in Europe, a SMUGGLER.
func turn(t *testing.T, seat rules.Seat) *scene {
	s := reach(t, "P1", seat)
	s.fleet(seat, hispanica.Smuggler, hispanica.Europe, hispanica.Bark)
	s.Turn.Appointed = true
	return s
}

func TestActionsInTheirOrder(t *testing.T) {
	type edit = func(*scene, *hispanica.Player)
	cash := func(dollars int16) edit { return func(_ *scene, me *hispanica.Player) { me.Cash = dollars } }
	hand := func(cards ...hispanica.Card) edit {
		return func(s *scene, _ *hispanica.Player) { s.hand(s.Turn.Seat, cards...) }
	}
	tableau := func(cards ...hispanica.Card) edit {
		return func(s *scene, _ *hispanica.Player) { s.tableau(s.Turn.Seat, cards...) }
	}
	pawn := func(b hispanica.Branch, depth int8) edit {
		return func(_ *scene, me *hispanica.Player) { me.Pawn = hispanica.SpaceOf(b, depth) }
	}
	other := func(seat rules.Seat, b hispanica.Branch, depth int8) edit {
		return func(s *scene, _ *hispanica.Player) { s.Players[seat].Pawn = hispanica.SpaceOf(b, depth) }
	}
	outposts := func(zones ...hispanica.Zone) edit {
		return func(_ *scene, me *hispanica.Player) {
			for _, z := range zones {
				me.Outposts[z]++
			}
		}
	}
	own := func(labour hispanica.Labour, places ...hispanica.Place) edit {
		return func(s *scene, me *hispanica.Player) {
			for _, p := range places {
				s.colony(p, me.Nation, labour)
			}
		}
	}
	rebels := func(zones ...hispanica.Zone) edit { return func(s *scene, _ *hispanica.Player) { s.rebels(zones...) } }
	round := func(n int8) edit { return func(s *scene, _ *hispanica.Player) { s.Round = n } }
	fleet := func(l hispanica.Legality, ships ...hispanica.Card) edit {
		return func(s *scene, _ *hispanica.Player) { s.fleet(s.Turn.Seat, l, hispanica.Europe, ships...) }
	}
	natives := func(n int8, sites ...hispanica.Site) edit {
		return func(s *scene, _ *hispanica.Player) {
			for _, site := range sites {
				s.Natives[site] = n
			}
		}
	}
	cathedrals := func(zones ...hispanica.Zone) edit {
		return func(s *scene, _ *hispanica.Player) {
			for _, z := range zones {
				s.Zones[z].Cathedral = true
			}
		}
	}
	visitas := func(zones ...hispanica.Zone) edit {
		return func(s *scene, me *hispanica.Player) {
			for _, z := range zones {
				s.Zones[z].Visita = me.Nation
			}
		}
	}
	foreign := func(s *scene, _ *hispanica.Player) {
		s.colony(hispanica.Campeche, hispanica.Spain, hispanica.Slave)          // $3
		s.chest(hispanica.Trujillo, hispanica.Spain, hispanica.Slave)           // 2 x $2
		s.chest(hispanica.Veracruz, hispanica.Spain, hispanica.Citizen)         // too strong
		s.chest(hispanica.SantiagoDeLaVega, hispanica.England, hispanica.Slave) // own
	}
	tribute := func(n int16) edit { return func(_ *scene, me *hispanica.Player) { me.Tribute = n } }
	infamy := func(n int16) edit { return func(_ *scene, me *hispanica.Player) { me.Infamy = n } }
	freed := func(n int16) edit { return func(_ *scene, me *hispanica.Player) { me.Freed = n } }
	claims := func(zones ...hispanica.Zone) edit {
		return func(_ *scene, me *hispanica.Player) {
			for _, z := range zones {
				me.Claims[z] = true
			}
		}
	}
	actions := func(n int8) edit { return func(s *scene, _ *hispanica.Player) { s.Turn.Actions = n } }
	const (
		flo, yuc, gua, mos = hispanica.Florida, hispanica.Yucatan, hispanica.Guatemala, hispanica.Mosquito
		car, ven, gui, ant = hispanica.NewGranada, hispanica.Venezuela, hispanica.Guiana, hispanica.Antilles
		nsp, pan, jam, cub = hispanica.NewSpain, hispanica.Panama, hispanica.Jamaica, hispanica.Cuba
	)
	for _, test := range []struct {
		name  string
		seat  rules.Seat
		kind  Kind
		edits []edit
		want  string
	}{
		{"1: to the King with Tribute 5", seatE, Royalist,
			[]edit{tribute(5), pawn(hispanica.Royal, 2), tableau(21), cash(9), hand(19)}, "philosophy roy3"},
		{"1: not with Tribute 4", seatE, Royalist,
			[]edit{tribute(4), pawn(hispanica.Royal, 2), tableau(21), cash(9), hand(19)}, "play"},
		{"1: not to another branch", seatE, Royalist,
			[]edit{tribute(5), pawn(hispanica.Federal, 1), tableau(21), cash(9), hand(19)}, "play"},
		{"1: Abolitionist with 11 freed", seatE, Abolitionist,
			[]edit{freed(11), pawn(hispanica.Abolition, 2), tableau(33), cash(9), hand(19)}, "philosophy abo3"},
		{"1: Federalist one zone short", seatE, Federalist,
			[]edit{pawn(hispanica.Federal, 2), tableau(25), cash(9), hand(19), rebels(flo, yuc, gua, mos),
				own(hispanica.Citizen, hispanica.StAugustine, hispanica.Campeche, hispanica.Trujillo),
				own(hispanica.Slave, hispanica.Bluefields)}, "philosophy fed3"},
		{"1: not with two zones to go", seatE, Federalist,
			[]edit{pawn(hispanica.Federal, 2), tableau(25), cash(9), hand(19), rebels(flo, yuc, gua, mos),
				own(hispanica.Citizen, hispanica.StAugustine, hispanica.Campeche)}, "play"},
		{"1: Separatist with 5 rebel zones", seatE, Separatist,
			[]edit{pawn(hispanica.Separate, 2), tableau(30), cash(9), hand(19), rebels(flo, yuc, gua, mos, car)}, "philosophy sep3"},
		{"2: the first pawn on a radical space", seatE, Royalist,
			[]edit{pawn(hispanica.Royal, 1), cash(9), hand(19), other(seatF, hispanica.Federal, 2),
				other(seatN, hispanica.Separate, 3), other(seatC, hispanica.Abolition, 3)}, "denounce s2"},
		{"2: no pawn on depth 2", seatE, Royalist,
			[]edit{pawn(hispanica.Royal, 1), cash(9), hand(19), other(seatF, hispanica.Federal, 2)}, "play"},
		{"3: the ship of the highest value", seatE, Royalist, []edit{hand(17, 19, 21)}, "play card-19"},
		{"3: no fourth ship", seatE, Royalist,
			[]edit{hand(16, 19, 21), fleet(hispanica.Plunder, 1, 2, 3)}, "play card-21"},
		{"4: the Person or Institution of the highest value", seatE, Federalist, []edit{hand(37, 26, 43)}, "play card-26"},
		{"5: a Bark without a fleet", seatE, Federalist, []edit{cash(3), fleet(hispanica.NoLegality)}, "charter smuggler"},
		{"5: with the persona's legality", seatE, Abolitionist, []edit{cash(3), fleet(hispanica.NoLegality)}, "charter privateer"},
		{"5: no second ship", seatE, Federalist, []edit{cash(3)}, "scout"},
		{"6: an Edict", seatE, Pirate, []edit{hand(57)}, "play FLO"},
		{"6: no pardon for little", seatE, Royalist, []edit{hand(59), infamy(1)}, "scout"},
		{"6: a pardon", seatE, Royalist, []edit{hand(59), infamy(2)}, "play"},
		{"6: no pardon for a Pirate", seatE, Pirate, []edit{hand(59), infamy(4)}, "scout"},
		{"6: no licence without an empty Colony", seatE, Pirate, []edit{hand(58), own(hispanica.Citizen, hispanica.Havana)}, "scout"},
		{"6: a licence", seatE, Pirate, []edit{hand(58), own(hispanica.NoLabour, hispanica.Havana, hispanica.PortRoyal)},
			"play port-royal havana"},
		{"7: a step from round 3", seatE, Federalist, []edit{round(3), cash(2)}, "philosophy fed1"},
		{"7: or with an icon", seatE, Federalist, []edit{tableau(25), cash(2)}, "philosophy fed1"},
		{"7: not before", seatE, Federalist, []edit{round(2), tableau(21), cash(2)}, "scout"},
		{"7: to depth 2", seatE, Federalist, []edit{round(3), cash(2), pawn(hispanica.Federal, 1)}, "philosophy fed2"},
		{"7: no further", seatE, Federalist, []edit{tableau(25), cash(9), pawn(hispanica.Federal, 2)}, "scout"},
		{"7: nowhere for a Pirate", seatE, Pirate, []edit{round(3), cash(2)}, "scout"},
		{"8: the best Claim", seatE, Pirate, []edit{fleet(hispanica.Privateer, hispanica.Bark), cash(2), foreign}, "claim GUA"},
		{"8: not twice", seatE, Pirate, []edit{fleet(hispanica.Privateer, hispanica.Bark), cash(2), foreign, claims(gua)}, "claim YUC"},
		{"8: not a fourth", seatE, Pirate, []edit{fleet(hispanica.Privateer, hispanica.Bark), cash(2), foreign, claims(flo, nsp, pan)}, "scout"},
		{"8: PRIVATEER only", seatE, Pirate, []edit{cash(2), foreign}, "scout"},
		{"9: a Royalist pacifies", seatE, Royalist,
			[]edit{cash(3), rebels(flo, yuc, gua, mos, car), own(hispanica.Citizen, hispanica.Campeche, hispanica.Trujillo)}, "pacify YUC"},
		{"9: not four zones", seatE, Royalist,
			[]edit{cash(3), rebels(flo, yuc, gua, mos), own(hispanica.Citizen, hispanica.Campeche, hispanica.Trujillo)}, "scout"},
		{"9: not with 2 dollars", seatE, Royalist,
			[]edit{cash(2), rebels(flo, yuc, gua, mos, car), own(hispanica.Citizen, hispanica.Campeche, hispanica.Trujillo)}, "scout"},
		{"9: nor others", seatE, Pirate,
			[]edit{cash(3), rebels(flo, yuc, gua, mos, car), own(hispanica.Citizen, hispanica.Campeche, hispanica.Trujillo)}, "scout"},
		{"9: but Spain", seatS, Pirate,
			[]edit{cash(3), rebels(flo, yuc, gua, mos, car), own(hispanica.Citizen, hispanica.Campeche, hispanica.Trujillo)}, "pacify YUC"},
		{"10: a Visita where there is a Cathedral", seatE, Abolitionist,
			[]edit{cash(2), cathedrals(nsp, car), natives(3, hispanica.Nahua, hispanica.Miskito), natives(2, hispanica.Muisca, hispanica.Wayuu),
				own(hispanica.Slave, hispanica.Havana, hispanica.PortRoyal)}, "visita CAR"},
		{"10: else emancipation", seatE, Abolitionist,
			[]edit{cash(3), natives(3, hispanica.Miskito), own(hispanica.Slave, hispanica.Havana, hispanica.PortRoyal), visitas(flo)},
			"emancipate port-royal"},
		{"10: else a Cathedral", seatE, Abolitionist, []edit{cash(6), natives(3, hispanica.Miskito), visitas(flo, ant)}, "cathedral FLO"},
		{"10: else a Visita with 3 Natives", seatE, Abolitionist,
			[]edit{cash(5), natives(3, hispanica.Miskito, hispanica.Kalinago), natives(1, hispanica.Timucua, hispanica.Calusa)}, "visita MOS"},
		{"10: not with 4 dollars", seatE, Abolitionist, []edit{cash(4), natives(3, hispanica.Miskito, hispanica.Kalinago)}, "scout"},
		{"11: a Federalist emancipates", seatE, Federalist,
			[]edit{cash(2), pawn(hispanica.Federal, 1), own(hispanica.Slave, hispanica.Havana, hispanica.PortRoyal),
				own(hispanica.Citizen, hispanica.Campeche)}, "emancipate port-royal"},
		{"11: and foments where a Citizen works", seatE, Federalist,
			[]edit{cash(1), pawn(hispanica.Federal, 1), rebels(yuc), own(hispanica.Citizen, hispanica.Campeche, hispanica.Havana),
				own(hispanica.NoLabour, hispanica.Trujillo)}, "foment CUB"},
		{"11: not from Youth", seatE, Federalist, []edit{cash(1), own(hispanica.Citizen, hispanica.Campeche, hispanica.Havana)}, "scout"},
		{"11: a Separatist foments", seatE, Separatist,
			[]edit{cash(1), pawn(hispanica.Separate, 1), rebels(yuc), own(hispanica.Citizen, hispanica.Campeche, hispanica.Havana),
				own(hispanica.NoLabour, hispanica.Trujillo)}, "foment GUA"},
		{"12: a Colony in the best zone", seatE, Pirate,
			[]edit{cash(3), outposts(nsp, ven, jam), natives(1, hispanica.Cumanagoto)}, "found VEN"},
		{"12: where nobody can be kidnapped the good decides", seatE, Pirate,
			[]edit{cash(3), outposts(nsp, ven, jam), natives(1, hispanica.Cumanagoto), rebels(ven)}, "found NSP"},
		{"12: not with 2 dollars", seatE, Pirate, []edit{cash(2), outposts(nsp, ven)}, "scout"},
		{"12: not a seventh", seatE, Pirate,
			[]edit{cash(3), outposts(nsp, ven), own(hispanica.Citizen, 0, 1, 4, 5, 6, 7)}, "scout"},
		{"12: of Spain an eighth", seatS, Pirate,
			[]edit{cash(3), outposts(nsp, ven), own(hispanica.Citizen, 0, 1, 4, 5, 6, 7, 8)}, "found NSP"},
		{"13: a fort where a Slave works or a chest is", seatE, Pirate,
			[]edit{cash(5), own(hispanica.Citizen, hispanica.StAugustine), own(hispanica.Slave, hispanica.Campeche),
				func(s *scene, me *hispanica.Player) { s.chest(hispanica.Havana, me.Nation, hispanica.Citizen) }}, "fort campeche"},
		{"13: not with 4 dollars", seatE, Pirate, []edit{cash(4), own(hispanica.Slave, hispanica.Campeche, hispanica.Havana)}, "scout"},
		{"14: Spain builds Galleys", seatS, Pirate, []edit{cash(8), own(hispanica.Citizen, hispanica.Campeche, hispanica.Havana)}, "galley YUC"},
		{"14: not with 7 dollars", seatS, Pirate, []edit{cash(7), own(hispanica.Citizen, hispanica.Campeche, hispanica.Havana)}, "scout"},
		{"14: nor others", seatE, Pirate, []edit{cash(8), own(hispanica.Citizen, hispanica.Campeche, hispanica.Havana)}, "scout"},
		{"16: trade with a full hand", seatE, Pirate, []edit{outposts(cub, gui, car)}, "trade"},
		{"15: card 51 has room for a fourth", seatE, Pirate, []edit{outposts(cub, gui, car), tableau(51)}, "scout"},
		{"nothing without actions", seatE, Pirate, []edit{actions(0), hand(19, 26)}, "end"},
		{"but a Ship that costs none", seatE, Pirate, []edit{actions(0), hand(19, 26), tableau(24)}, "play"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := turn(t, test.seat)
			for _, edit := range test.edits {
				edit(s, &s.Players[test.seat])
			}
			s.wants(test.seat, test.kind, test.want)
		})
	}
}

func TestFlagshipIsTheOneThatPromisesMost(t *testing.T) {
	for _, test := range []struct {
		name     string
		kind     Kind
		legality hispanica.Legality
		ships    []hispanica.Card
		edit     func(*scene)
		want     string
	}{
		{"the favourite legality", Pirate, hispanica.Privateer, []hispanica.Card{hispanica.Bark}, func(*scene) {}, "appoint plunder"},
		{"Claims that are still to be had", Royalist, hispanica.Conquistador, []hispanica.Card{hispanica.Bark}, func(*scene) {}, "appoint privateer"},
		{"not when all three are placed", Royalist, hispanica.Conquistador, []hispanica.Card{hispanica.Bark}, func(s *scene) {
			s.Players[seatE].Claims = [hispanica.ZoneCount]bool{true, true, true}
		}, "scout"},
		{"Sail", Pirate, hispanica.Plunder, []hispanica.Card{5, 2}, func(*scene) {}, "appoint card-2 plunder"},
		{"half a point of Sail is not rounded", Pirate, hispanica.Plunder, []hispanica.Card{2, 1}, func(*scene) {}, "scout"},
		{"what it could load", Federalist, hispanica.Smuggler, []hispanica.Card{hispanica.Bark}, func(s *scene) {
			s.chest(hispanica.Veracruz, hispanica.England, hispanica.Citizen)
		}, "appoint conquistador"},
		{"nothing new", Pirate, hispanica.Plunder, []hispanica.Card{hispanica.Bark}, func(*scene) {}, "scout"},
		{"not once an action is spent", Pirate, hispanica.Privateer, []hispanica.Card{hispanica.Bark}, func(s *scene) { s.Turn.Actions-- }, "scout"},
		{"not with chests aboard", Pirate, hispanica.Privateer, []hispanica.Card{7}, func(s *scene) {
			s.Players[seatE].Sea = hispanica.Main
			s.Players[seatE].Cargo[hispanica.Sugar] = 1
		}, "scout"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := reach(t, "P1", seatE)
			s.fleet(seatE, test.legality, hispanica.Europe, test.ships...)
			test.edit(s)
			s.wants(seatE, test.kind, test.want)
		})
	}
}

func TestEdictsAreAimed(t *testing.T) {
	for _, test := range []struct {
		name string
		kind Kind
		card hispanica.Card
		edit func(*scene)
		want string
	}{
		{"52 at calm zones without own Colonies first", Pirate, hispanica.Alcabala, func(s *scene) {
			s.rebels(hispanica.Florida)
			s.colony(hispanica.Tampico, hispanica.England, hispanica.Citizen)
		}, "play YUC GUA NSP FLO"},
		{"52 of a Separatist at own Colonies", Separatist, hispanica.Alcabala, func(s *scene) {
			s.rebels(hispanica.Florida)
			s.colony(hispanica.Bacalar, hispanica.England, hispanica.Citizen)
		}, "play YUC NSP GUA FLO"},
		{"54 at chests of others but Spain", Pirate, hispanica.AutoDaFe, func(s *scene) {
			s.chest(hispanica.SanJuan, hispanica.England, hispanica.Citizen)
			s.chest(hispanica.StKitts, hispanica.France, hispanica.Citizen)
		}, "play ANT"},
		{"56 where others carry chests", Pirate, hispanica.Hurricane, func(s *scene) {
			s.fleet(seatF, hispanica.Plunder, hispanica.Gulf, 1).Cargo[hispanica.Silver] = 2
			s.fleet(seatN, hispanica.Plunder, hispanica.Main, 7).Cargo[hispanica.Silver] = 1
		}, "play GUL"},
		{"56 not where an own chest is", Pirate, hispanica.Hurricane, func(s *scene) {
			s.fleet(seatF, hispanica.Plunder, hispanica.Gulf, 1).Cargo[hispanica.Silver] = 2
			s.fleet(seatE, hispanica.Plunder, hispanica.Gulf, 9).Cargo[hispanica.Silver] = 1
			s.fleet(seatN, hispanica.Plunder, hispanica.Main, 7).Cargo[hispanica.Silver] = 1
		}, "play MAI"},
		{"57 at most Slaves", Pirate, hispanica.NewLaws, func(s *scene) {
			s.colony(hispanica.Barbados, hispanica.France, hispanica.Slave)
			s.colony(hispanica.StKitts, hispanica.England, hispanica.Slave)
		}, "play ANT"},
		{"60 at the best Claims", Pirate, hispanica.Reprisal, func(s *scene) {
			s.Colonies[hispanica.Campeche].Chest = true
		}, "play YUC NSP"},
		{"61 at the first own Colonies", Pirate, hispanica.Situado, func(s *scene) {
			s.colony(hispanica.Bluefields, hispanica.England, hispanica.Slave)
			s.colony(hispanica.Barbados, hispanica.England, hispanica.Slave)
			s.colony(hispanica.Havana, hispanica.England, hispanica.Slave).Fort = true
			s.colony(hispanica.PortRoyal, hispanica.England, hispanica.Slave)
		}, "play bluefields barbados"},
		{"63 earlier", Royalist, hispanica.DoveOfPeace, func(*scene) {}, "play earlier"},
		{"63 later for a Pirate behind", Pirate, hispanica.DoveOfPeace, func(s *scene) { s.Players[seatF].Tribute = 1 }, "play later"},
		{"63 earlier for a Pirate in the lead", Pirate, hispanica.DoveOfPeace, func(s *scene) {
			s.Players[seatF].Tribute, s.Players[seatE].Infamy = 1, 2
		}, "play earlier"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := turn(t, seatE)
			for _, p := range [...]hispanica.Place{hispanica.StAugustine, hispanica.Veracruz, hispanica.Campeche, hispanica.Trujillo} {
				s.colony(p, hispanica.Spain, hispanica.NoLabour)
			}
			s.hand(seatE, test.card)
			test.edit(s)
			s.wants(seatE, test.kind, test.want)
		})
	}
}
