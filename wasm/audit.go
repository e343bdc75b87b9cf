//go:build !js

package main

import (
	"fmt"
	"slices"

	"flota/rules"
	"flota/rules/discovery"
)

// auditDiscovery recounts a match of The Age of Discovery from what can be
// seen: the map after a scoring, what players own at the end, and what
// happened. It shares no code with the scoring of the rules, whose figures it
// checks.
func auditDiscovery(setup rules.Setup) func(rules.State, []rules.Event) error {
	a := &audit{seats: setup.Seats, different: setup.Settings[0] == 0}
	for seat := range a.seats {
		a.cash[seat] = 10
	}
	return a.see
}

// An audit is what is kept of a match.
type audit struct {
	seats     int
	different bool // mixed sets have three different goods
	turn      int8
	scored    [discovery.MaxSeats][3]int
	cash      [discovery.MaxSeats]int
	// Goods gained since the income of the turn.
	since [discovery.MaxSeats][discovery.GoodCount]int
}

func (a *audit) see(state rules.State, events []rules.Event) error {
	s := state.(*discovery.State)
	for _, e := range events {
		a.note(e)
	}
	for seat := range a.seats {
		if cash := int(s.Players[seat].Cash); cash != a.cash[seat] {
			return fmt.Errorf("s%d has $%d, by what happened it should have $%d", seat, cash, a.cash[seat])
		}
	}
	over := s.Decision().Kind == rules.Over
	if s.Turn != a.turn || over {
		a.count(s, map[int8]int{4: 0, 7: 1}[s.Turn], over, s.Turn)
		a.turn = s.Turn
	}
	if over {
		return a.final(s)
	}
	return nil
}

// note keeps account of money and of goods that come after the income.
func (a *audit) note(e rules.Event) {
	earn := func(seat rules.Seat, dollars int16) { a.cash[seat] += int(dollars) }
	switch e.Kind {
	case discovery.OrderDrawn:
		earn(e.Seat, e.Args[0]-1)
	case discovery.InitiativePaid, discovery.MerchantPaid, discovery.TilePaid:
		earn(e.Seat, e.Args[0])
	case discovery.TileBought, discovery.SpecialistTrained, discovery.WarDeclared:
		earn(e.Seat, -e.Args[1])
	case discovery.RegionDiscovered, discovery.CardWon:
		earn(e.Seat, e.Args[2])
	case discovery.PrivateersPaid:
		earn(e.Seat, e.Args[1])
		earn(rules.Seat(e.Args[0]), -e.Args[1])
	case discovery.TradePaid:
		earn(e.Seat, e.Args[0])
		a.since[e.Seat] = [discovery.GoodCount]int{}
	case discovery.GoodTaken, discovery.GoodDrawn, discovery.RegionGoodTaken:
		a.since[e.Seat][e.Args[0]]++
	}
}

// count makes the points of the regions when a scoring has been: nothing moves
// on the map from then to the next landing.
func (a *audit) count(s *discovery.State, scoring int, over bool, turn int8) {
	switch {
	case over:
		scoring = 2
	case turn != 4 && turn != 7:
		return
	}
	for r := range s.Regions {
		for seat := range a.seats {
			a.scored[seat][scoring] += a.region(&s.Regions[r], rules.Seat(seat))
		}
	}
}

// region is what a seat scores in a region, by how many are ahead of it and how
// many equal.
func (a *audit) region(r *discovery.RegionState, seat rules.Seat) int {
	pieces := func(seat int) int { return int(r.Settlers[seat]) + int(r.Soldiers[seat]) }
	own, most, ahead, equal, leaders := pieces(int(seat)), 0, 0, 0, 0
	for other := range a.seats {
		switch n := pieces(other); {
		case n > most:
			most, leaders = n, 1
		case n == most:
			leaders++
		}
		switch n := pieces(other); {
		case n > own:
			ahead++
		case n == own && other != int(seat):
			equal++
		}
	}
	switch {
	case most < 3 || own == 0:
		return 0
	case ahead == 0 && equal == 0:
		return 6
	case ahead == 0 && equal == 1:
		return 2
	case ahead == 1 && leaders == 1 && equal == 0:
		return 2
	}
	return 0
}

// final recounts all parts of the score and the places.
func (a *audit) final(s *discovery.State) error {
	scores := s.Scores()
	keys := make([][4]int, a.seats)
	for i := range a.seats {
		p := &s.Players[i]
		seat := discovery.Holder(i)
		var tiles []discovery.Tile
		for t, holder := range s.Tiles {
			if holder == seat {
				tiles = append(tiles, discovery.Tile(t))
			}
		}
		finds, findings := 0, 0
		for c, holder := range s.Counters {
			if holder == seat {
				finds, findings = finds+1, findings+discovery.Counter(c).Points()
			}
		}
		for c, holder := range s.Cards {
			if holder == seat {
				finds, findings = finds+1, findings+discovery.Card(c).Points()
			}
		}
		goods, present := 0, 0
		for _, n := range p.Goods {
			goods += int(n)
		}
		for r := range s.Regions {
			if s.Regions[r].Settlers[i]+s.Regions[r].Soldiers[i] > 0 {
				present++
			}
		}
		buildings := 0
		for _, t := range tiles {
			switch t.ID() {
			case "II-11":
				buildings++
			case "III-01":
				buildings += 2 * present
			case "III-02":
				buildings += int(p.Cash) / 5
			case "III-03":
				buildings += 2 * len(tiles)
			case "III-04":
				buildings += 3 * int(p.Ships)
			case "III-05":
				buildings += 5
			case "III-06":
				buildings += 2 * finds
			case "III-07":
				buildings += goods / 2
			case "III-08":
				buildings += 4
			case "III-10":
				buildings += 8
			}
		}
		trade := p.Goods
		for g, n := range a.since[i] {
			trade[g] -= int8(n)
		}
		parts := [6]int{a.scored[i][0], a.scored[i][1], a.scored[i][2], findings, buildings, a.sets(trade, int(p.Ships))}
		total := 0
		for j, points := range parts {
			if scores[i].Parts[j] != points {
				return fmt.Errorf("s%d has the parts %v, a recount gives %v", i, scores[i].Parts, parts)
			}
			total += points
		}
		if scores[i].Total != total {
			return fmt.Errorf("s%d has %d points, a recount gives %d", i, scores[i].Total, total)
		}
		keys[i] = [4]int{total, a.scored[i][2], int(p.Cash), goods}
	}
	for i, key := range keys {
		place := 1
		for _, other := range keys {
			for n := range key {
				if other[n] != key[n] {
					if other[n] > key[n] {
						place++
					}
					break
				}
			}
		}
		if scores[i].Place != place {
			return fmt.Errorf("s%d has place %d, a recount gives %d", i, scores[i].Place, place)
		}
	}
	return nil
}

// sets is the most that goods and ships pay, all ways of making sets of one
// type tried, type after type.
func (a *audit) sets(goods [discovery.GoodCount]int8, ships int) int {
	return a.alike(goods[:], ships, nil)
}

// alike makes sets of the first type in every way and goes on with the others;
// left is what is over of those before.
func (a *audit) alike(goods []int8, ships int, left []int) int {
	if len(goods) == 0 {
		return a.mixed(slices.Clone(left), ships)
	}
	n, best := int(goods[0]), 0
	for fours := 0; 3*fours <= n; fours++ {
		for threes := 0; 3*fours+2*threes <= n; threes++ {
			for with := 0; with <= min(ships, fours+threes); with++ { // ships, one in a set
				if tiles := 4*fours + 3*threes - with; tiles <= n {
					best = max(best, 6*fours+3*threes+a.alike(goods[1:], ships-with, append(left, n-tiles)))
				}
			}
		}
	}
	return best
}

// mixed takes one set after the other: of three different ones always from the
// three largest heaps, the ships being one of them; of any three as many with a
// ship as there are ships.
func (a *audit) mixed(left []int, ships int) int {
	sets := 0
	if a.different {
		for left = append(left, ships); ; sets++ {
			slices.Sort(left)
			top := left[len(left)-3:]
			if top[0] == 0 {
				return sets
			}
			for i := range top {
				top[i]--
			}
		}
	}
	tiles := 0
	for _, n := range left {
		tiles += n
	}
	for ; ships > 0 && tiles >= 2; ships-- {
		tiles -= 2
		sets++
	}
	return sets + tiles/3
}
