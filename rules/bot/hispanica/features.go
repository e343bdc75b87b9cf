package hispanica

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/hispanica"
)

// Features of a seat, in the order of the table of worths.
const (
	tribute = iota
	infamy
	freed
	titles
	deep  // the pawn at depth 2
	heart // the pawn on its radical space
	cash  // in fives
	income
	order // place in the order of play, from 0 to 1
	ships
	guns
	hold
	sail
	chests // aboard, dollars
	metal  // aboard, chests of silver and gold
	passengers
	away       // a fleet that is not in Europe
	legality   // + legality - 1
	handCards  = legality + hispanica.LegalityCount - 1
	handShips  = handCards + 1
	handIcons  = handShips + 1 // Persons in hand that fit the pawn
	outposts   = handIcons + 1
	slaves     = outposts + 1 // own Colonies worked by Slaves
	citizens   = slaves + 1
	idle       = citizens + 1 // empty
	forts      = idle + 1
	ownChests  = forts + 1 // dollars on own Colonies
	unrest     = ownChests + 1
	galleys    = unrest + 1
	visitas    = galleys + 1
	cathedrals = visitas + 1 // beside an own Visita
	claims     = cathedrals + 1
	// Progress in each branch: how near its victory is for a pawn that is there,
	// the more the deeper; likewise for pirates.
	progress = claims + 1
	brink    = progress + hispanica.BranchCount // and nothing missing, or one
	icons    = brink + hispanica.BranchCount    // + branch
	nation   = icons + hispanica.BranchCount    // + nation - 1
	tableau  = nation + hispanica.NationCount - 1
	// Prestige, and who is first in it.
	prestige = tableau + firstEdict - firstPerson
	first    = prestige + 1
	lead     = first + 1 // over the best of the others, in Prestige, 6 at most
	// How many steps, icons and units are missing to a victory before the end:
	// none or one, two, three, four.
	soon         = lead + 1
	piracy       = soon + soonest // the same of the Pirate king, in titles and Infamy
	featureCount = piracy + soonest
)

// soonest is how many steps to a victory are told apart.
const soonest = 4

const (
	firstPerson = 21
	firstEdict  = 52
)

// stageCount is the number of stages: rounds by how many are left, 1 for the last.
const stageCount = 9

// Size is the number of features and of stages.
func (*Knowledge) Size() (features, stages int) { return featureCount, stageCount }

// Apart: matches of so many seats would be too few to learn from.
func (*Knowledge) Apart() bool { return false }

// Stage is one for each round, counted up to the last, at the first auction.
func (*Knowledge) Stage(s rules.State) int {
	state := s.(*hispanica.State)
	if state.Phase != hispanica.AuctionYear || state.Turn.Auction != 0 {
		return 0
	}
	return stage(state)
}

// stage is how many rounds are left, 8 at most, turned round: it rises to 8.
func stage(s *hispanica.State) int {
	return stageCount - 1 - int(max(0, min(s.Dove-s.Round, stageCount-2)))
}

// Features puts the features of a seat into x, which is zero.
func (*Knowledge) Features(s rules.State, seat rules.Seat, x []float32) {
	features(s.(*hispanica.State), seat, x)
}

// Targets: who has won.
func (*Knowledge) Targets(s rules.State, shares *[rules.MaxSeats]float32) {
	bot.Winners(s.Scores(), shares)
}

func features(s *hispanica.State, seat rules.Seat, x []float32) {
	player := &s.Players[seat]
	x[tribute] = float32(player.Tribute)
	x[infamy] = float32(player.Infamy)
	x[freed] = float32(player.Freed)
	held := 0
	for _, holder := range s.Titles {
		if holder == seat {
			held++
		}
	}
	x[titles] = float32(held)
	switch player.Pawn.Depth() {
	case 2:
		x[deep] = 1
	case 3:
		x[heart] = 1
	}
	x[cash] = float32(player.Cash) / 5
	x[income] = float32(s.Income(seat))
	for i, other := range s.Order[:s.Seats] {
		if other == seat {
			x[order] = float32(i) / float32(s.Seats-1)
		}
	}
	fleetFeatures(s, seat, x)
	handFeatures(s, seat, x)
	mapFeatures(s, player, x)
	for b := hispanica.Royal; b < hispanica.BranchCount; b++ {
		n := float32(min(2, s.Icons(seat, b)))
		x[icons+int(b)] = n
		missing := s.Missing(seat, b)
		if player.Pawn.Branch() == b {
			near := float32(max(0, 6-missing)) / 6
			x[progress+int(b)] = near * float32(player.Pawn.Depth())
			if missing <= 1 && n > 0 {
				x[brink+int(b)] = float32(player.Pawn.Depth()) / float32(1+max(0, missing))
			}
		}
	}
	if player.Ships() > 0 && player.Legality == hispanica.Plunder {
		x[progress] = min(float32(held)/4, 1) + min(float32(player.Infamy)/8, 1)
		if held >= 3 && player.Infamy >= 5 {
			x[brink] = 1
		}
	}
	x[nation+int(player.Nation)-1] = 1
	standing(s, seat, x)
}

// standing has how near the seat is to the victories.
func standing(s *hispanica.State, seat rules.Seat, x []float32) {
	player := &s.Players[seat]
	own, best := s.Prestige(seat), -1
	for other := range rules.Seat(s.Seats) {
		if other != seat {
			best = max(best, s.Prestige(other))
		}
	}
	x[prestige] = float32(own)
	if own > best {
		x[first] = 1
	}
	x[lead] = float32(max(-6, min(own-best, 6)))
	if depth := int(player.Pawn.Depth()); depth > 0 {
		missing := 3 - depth + max(0, s.Missing(seat, player.Pawn.Branch()))
		if at := max(1, missing) - 1; at < soonest {
			x[soon+at] = 1
		}
	}
	missing := max(0, 4-int(x[titles])) + max(0, 8-int(player.Infamy))
	if player.Ships() == 0 || player.Legality != hispanica.Plunder {
		missing++
	}
	if at := max(1, missing) - 1; at < soonest {
		x[piracy+at] = 1
	}
}

func fleetFeatures(s *hispanica.State, seat rules.Seat, x []float32) {
	player := &s.Players[seat]
	n := player.Ships()
	x[ships] = float32(n)
	if n == 0 {
		return
	}
	for i, ship := range player.Fleet[:n] {
		sails, shoots, holds := ship.Ship()
		x[hold] += float32(holds)
		if i == 0 {
			x[sail] = float32(sails) / 6
			x[guns] = float32(shoots)
		}
	}
	for g, count := range player.Cargo {
		x[chests] += float32(int(count) * hispanica.Good(g).Value())
		if g == int(hispanica.Silver) || g == int(hispanica.Gold) {
			x[metal] += float32(count)
		}
	}
	for _, count := range player.Pax {
		x[passengers] += float32(count)
	}
	if player.Sea != hispanica.Europe {
		x[away] = 1
	}
	x[legality+int(player.Legality)-1] = 1
}

func handFeatures(s *hispanica.State, seat rules.Seat, x []float32) {
	pawn := s.Players[seat].Pawn
	for c := range hispanica.Card(hispanica.CardCount) {
		where := s.Cards[c]
		if where.Seat != seat {
			continue
		}
		switch where.Where {
		case hispanica.InHand:
			x[handCards]++
			if c.IsShip() {
				x[handShips]++
			}
			if c.IsPerson() && c.Icon() != hispanica.Youth && c.Icon() == pawn.Branch() {
				x[handIcons]++
			}
		case hispanica.InTableau:
			x[tableau+int(c)-firstPerson] = 1
		}
	}
	for _, count := range s.Players[seat].Outposts {
		x[outposts] += float32(count)
	}
}

func mapFeatures(s *hispanica.State, player *hispanica.Player, x []float32) {
	for p := range s.Colonies {
		c := &s.Colonies[p]
		if c.Owner != player.Nation {
			continue
		}
		z := zoneOf[p]
		switch c.Labour {
		case hispanica.Slave:
			x[slaves]++
		case hispanica.Citizen:
			x[citizens]++
		default:
			x[idle]++
		}
		if c.Fort {
			x[forts]++
		}
		if c.Chest {
			x[ownChests] += float32(z.Good().Value())
		}
		if s.Zones[z].Rebels > 0 {
			x[unrest]++
		}
	}
	for z := range s.Zones {
		zone := &s.Zones[z]
		if zone.Galleys[player.Nation] {
			x[galleys]++
		}
		if zone.Visita == player.Nation {
			x[visitas]++
			if zone.Cathedral {
				x[cathedrals]++
			}
		}
		if player.Claims[z] {
			x[claims]++
		}
	}
}

// zoneOf has the zone of each place.
var zoneOf = func() (zones [hispanica.PlaceCount]hispanica.Zone) {
	for p := range hispanica.Place(hispanica.PlaceCount) {
		zones[p] = p.Zone()
	}
	return zones
}()
