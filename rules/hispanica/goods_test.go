package hispanica

import "testing"

// The Goods Year (section 2.7) beyond the seed.

func TestCathedralsFillFromVisitas(t *testing.T) {
	s := threeScene(t)
	s.cathedral(NewGranada, 1)
	s.cathedral(Panama, citizenRoom)
	s.visita(NewGranada, France, 2)
	s.visita(Panama, England, 1)
	s.visita(Guiana, England, 0)
	s.Natives[Muisca], s.Natives[Wayuu] = 1, 2
	s.Natives[Guna] = 1
	s.Natives[Lokono], s.Natives[Warao] = 2, 2
	s.goods()
	want(t, "the Citizens in New Granada", s.Zones[NewGranada].Citizens, 2)
	want(t, "Freed of France", s.Players[seatF].Freed, 1)
	want(t, "the Natives in the Visita there", s.Zones[NewGranada].Converts, 2)
	want(t, "the Wayuu, who are more", s.Natives[Wayuu], 1)
	want(t, "the Muisca", s.Natives[Muisca], 1)
	want(t, "Freed of England, whose Cathedral is full", s.Players[seatE].Freed, 0)
	want(t, "the Natives in its Visita", s.Zones[Panama].Converts, 2)
	want(t, "the Lokono, who are listed first", s.Natives[Lokono], 1)
	want(t, "the Warao", s.Natives[Warao], 2)
}

func TestCitizenComesWhenNoneWaits(t *testing.T) {
	s := threeScene(t)
	s.cathedral(Hispaniola, 0)
	s.cathedral(Cuba, 0)
	s.goods()
	want(t, "the Citizens on Hispaniola", s.Zones[Hispaniola].Citizens, 1)
}

func TestExtinctColonyTakesItsGalley(t *testing.T) {
	s := threeScene(t)
	s.colony(PortRoyal, England, NoLabour).Fort = true
	s.Zones[Jamaica].Galleys[England] = true
	s.Players[seatE].Claims[Jamaica] = true
	s.visita(Jamaica, England, 0)
	s.goods()
	want(t, "Port Royal", s.Colonies[PortRoyal], Colony{})
	want(t, "the discs", s.Players[seatE].Supply, colonySupply)
	want(t, "the Galley", s.Zones[Jamaica].Galleys[England], false)
	want(t, "the Claim", s.Players[seatE].Claims[Jamaica], true)
	want(t, "the Visita", s.Zones[Jamaica].Visita, England)
}

func TestChestsComeInSeasonAndNotWhereTheInquisitionIs(t *testing.T) {
	s := threeScene(t)
	s.Round = 1 // silver, tobacco, hides, cacao
	s.Inquisition = Cuba
	s.colony(Tampico, England, Citizen)
	s.colony(SantiagoDeCuba, England, Citizen)
	s.colony(Havana, Spain, Citizen)
	s.colony(Curacao, England, Citizen) // pearls
	s.goods()
	want(t, "the chest of Tampico", s.Colonies[Tampico].Chest, true)
	want(t, "the chest of Santiago de Cuba", s.Colonies[SantiagoDeCuba].Chest, false)
	want(t, "the chest of Havana", s.Colonies[Havana].Chest, true)
	want(t, "the chest of Curaçao", s.Colonies[Curacao].Chest, false)
}

func TestAttritionOfHarshGoodsInSeason(t *testing.T) {
	s := threeScene(t)
	s.Round = 3 // silver, tobacco, cacao, sugar
	s.colony(Veracruz, Spain, Slave).Fort = true
	s.colony(Tampico, France, Slave)
	s.colony(StKitts, England, Slave)  // tobacco is not harsh
	s.colony(LaGuaira, England, Slave) // pearls are not in season
	s.colony(PortRoyal, England, Slave)
	s.goods()
	want(t, "Veracruz", s.Colonies[Veracruz], Colony{Owner: Spain, Fort: true, Chest: true})
	want(t, "Tampico", s.Colonies[Tampico].Labour, NoLabour)
	want(t, "St. Kitts", s.Colonies[StKitts].Labour, Slave)
	want(t, "La Guaira", s.Colonies[LaGuaira].Labour, Slave)
	want(t, "the Rebels in New Spain", s.Zones[NewSpain].Rebels, 1)
	want(t, "the Rebels on Jamaica, for one Slave", s.Zones[Jamaica].Rebels, 0)
}

func TestIncome(t *testing.T) {
	for _, test := range []struct {
		name   string
		nation Nation
		bonus  int8
		cards  []Card
		pawn   Space
		income int16
	}{
		{"2 and what worked Colonies yield", England, 0, nil, 0, 2 + 3},
		{"rebel zones pay friends of unrest", England, 0, nil, SpaceOf(Separate, 1), 2 + 5},
		{"and not courtiers", England, 0, nil, SpaceOf(Royal, 3), 2 + 3},
		{"cards", England, 0, []Card{21, 25, 49}, 0, 2 + 3 + 4},
		{"Spain gets half", Spain, 0, nil, 0, 1},
		{"and its bonus", Spain, 4, []Card{30}, 0, 1 + 4 + 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newScene(t, test.nation, France, Netherlands, Courland)
			s.SpainBonus = test.bonus
			s.colony(StKitts, test.nation, Slave)
			s.colony(Barbados, test.nation, Citizen)
			s.colony(Martinique, test.nation, NoLabour)
			s.colony(Tampico, test.nation, Slave)
			s.rebels(NewSpain, 1)
			s.tableau(0, test.cards...)
			s.Players[0].Pawn = test.pawn
			want(t, "the income", s.Income(0), test.income)
		})
	}
}

// TestPassiveSpain: it hires with its treasury, else kidnaps, and has half the
// yield of its Colonies.
func TestPassiveSpain(t *testing.T) {
	s := threeScene(t)
	s.Round = 0 // no season
	s.Crown.Cash = 1
	s.cathedral(Cuba, 2)
	s.Natives[Timucua], s.Natives[Cumanagoto] = 1, 1
	s.colony(StAugustine, Spain, NoLabour)
	s.colony(LaGuaira, Spain, NoLabour)
	s.colony(PortRoyal, Spain, NoLabour)
	s.goods()
	want(t, "St. Augustine", s.Colonies[StAugustine].Labour, Citizen)
	want(t, "La Guaira", s.Colonies[LaGuaira].Labour, Slave)
	want(t, "the Cumanagoto", s.Natives[Cumanagoto], 0)
	want(t, "Port Royal", s.Colonies[PortRoyal], Colony{})
	want(t, "the Crown treasury", s.Crown.Cash, (1+2)/2)
	want(t, "the discs of Spain", s.Crown.Supply, spainSupply-2)
}

func TestInquisitionGoesItsCircuit(t *testing.T) {
	s := threeScene(t)
	s.Circuit, s.Inquisition = 7, Jamaica // card 54 has moved it
	s.goods()
	want(t, "the Inquisition", s.Inquisition, NewSpain)
	want(t, "its circuit", s.Circuit, 0)
}
