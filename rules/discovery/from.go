package discovery

import (
	"fmt"

	"flota/rules"
	"flota/rules/flow"
)

// The ids of the tables, for described positions.
var (
	kindIDs    = ids(kinds[1:], func(i int) string { return kinds[i+1].id })
	goodIDs    = ids(goods[:], func(i int) string { return goods[i].id })
	regionIDs  = ids(regions[:], func(i int) string { return regions[i].id })
	boxIDs     = ids(boxes[:], func(i int) string { return boxes[i].id })
	tileIDs    = ids(tiles[:], func(i int) string { return tiles[i].id })
	counterIDs = ids(counters[:], func(i int) string { return counters[i].id })
	cardIDs    = ids(cards[:], func(i int) string { return cards[i].id })
	stepIDs    = ids(steps[:], func(i int) string { return steps[i].Name })
)

func ids[T any](rows []T, id func(int) string) []string {
	list := make([]string, len(rows))
	for i := range list {
		list[i] = id(i)
	}
	return list
}

// phases has the names of "at" and the line of the turn that begins there.
var phases = []string{
	"placement", "initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists",
	"warfare", "income", "benefits", "scoring", "end",
}

// From gives the state of a described position.
func (Game) From(setup rules.Setup, f rules.Fields) (rules.State, error) {
	if err := checkSetup(setup); err != nil {
		return nil, err
	}
	s := &State{}
	s.Seats = int8(setup.Seats)
	s.Sets, s.West = SetsRule(setup.Settings[0]), WestRule(setup.Settings[1])
	r := &rules.Reading{}
	s.read(r, f)
	if err := r.Err(); err != nil {
		return nil, err
	}
	if err := s.Check(); err != nil {
		return nil, err
	}
	if err := s.goOn(); err != nil {
		return nil, err
	}
	s.events = s.events[:0]
	return s, nil
}

// goOn runs to the next question. The steps were read and checked one by one;
// should they together be of no game all the same, the rules panic, and that
// is told as what it is: a position that cannot be.
func (s *State) goOn() (err error) {
	defer func() {
		if wrong := recover(); wrong != nil {
			err = fmt.Errorf("position: the game cannot go on from it: %v", wrong)
		}
	}()
	flow.Run(&s.flow, s, &s.Stack, steps[:])
	return s.Check()
}

func (s *State) read(r *rules.Reading, f rules.Fields) {
	r.Only(f, "", "turn", "order", "players", "regions", "boxes", "offer", "ship", "shown", "discarded", "kills", "at", "steps")
	s.Turn = int8(r.Int(f, "", "turn", 0, lastTurn, 1))
	s.readOrder(r, f)
	for i := range s.Tiles {
		s.Tiles[i] = Hidden
	}
	for i := range s.Counters {
		s.Counters[i] = Hidden
	}
	for i := range s.Cards {
		s.Cards[i] = Hidden
	}
	seat := rules.Seat(0)
	r.Objects(f, "", "players", int(s.Seats), func(player rules.Fields, path string) {
		s.readPlayer(r, player, path, seat)
		seat++
	})
	parts := r.Fields(f, "", "regions")
	r.Only(parts, "regions", regionIDs...)
	for region := range Region(RegionCount) {
		s.readRegion(r, r.Fields(parts, "regions", regions[region].id), "regions."+regions[region].id, region)
	}
	s.readBoxes(r, f)
	s.readTiles(r, f)
	s.readGoods(r, f)
	s.readSupply(r)
	kills := r.Fields(f, "", "kills")
	r.Only(kills, "kills", regionIDs...)
	for region := range Region(RegionCount) {
		for side, n := range r.Ints(kills, "kills", regions[region].id, 2, 0, 10) {
			s.Kills[region][side] = int8(n)
		}
	}
	if r.Err() == nil {
		s.readStack(r, f)
	}
}

func (s *State) readOrder(r *rules.Reading, f rules.Fields) {
	if _, given := f.Get("order"); !given && s.Turn > 0 {
		s.Placed = s.Seats
		for seat := range s.Seats {
			s.Order[seat] = rules.Seat(seat)
		}
		return
	}
	for _, seat := range r.Ints(f, "", "order", int(s.Seats), 0, int(s.Seats)-1) {
		for _, other := range s.Order[:s.Placed] {
			if other == rules.Seat(seat) {
				r.Fail("order", "names seat %d twice", seat)
			}
		}
		s.Order[s.Placed] = rules.Seat(seat)
		s.Placed++
	}
	if s.Turn > 0 && s.Placed < s.Seats {
		r.Fail("order", "names %d seats, it must name all %d", s.Placed, s.Seats)
	}
}

func (s *State) readPlayer(r *rules.Reading, f rules.Fields, path string, seat rules.Seat) {
	r.Only(f, path, "cash", "hand", "shipping", "discovery", "goods", "ships", "buildings", "counters", "cards",
		"scored", "trade", "trade-points")
	p := &s.Players[seat]
	p.Cash = int16(r.Int(f, path, "cash", 0, mostCash, 0))
	for _, place := range []struct {
		name   string
		pieces *[KindCount]int8
	}{{"hand", &p.Hand}, {"shipping", &p.Shipping}, {"discovery", &p.Discovery}} {
		for i, n := range r.Counts(f, path, place.name, kindIDs, int(kinds[Colonist].figures)-1) {
			place.pieces[i+1] = int8(n)
		}
	}
	for g, n := range r.Counts(f, path, "goods", goodIDs, goodTiles) {
		p.Goods[g] = int8(n)
	}
	p.Ships = int8(r.Int(f, path, "ships", 0, ships, 0))
	hold := func(name string, ids []string, holders []Holder) {
		for _, i := range r.Words(f, path, name, ids) {
			if holders[i] != Hidden {
				r.Fail(path+"."+name, "has %s, which is elsewhere too", ids[i])
			}
			holders[i] = Holder(seat)
		}
	}
	hold("buildings", tileIDs, s.Tiles[:])
	hold("counters", counterIDs, s.Counters[:])
	hold("cards", cardIDs, s.Cards[:])
	for i, vp := range r.Ints(f, path, "scored", len(p.Scored), 0, 6*RegionCount) {
		p.Scored[i] = int16(vp)
	}
	p.Trade = int16(r.Int(f, path, "trade", 0, 99, 0))
	p.TradeVP = int16(r.Int(f, path, "trade-points", 0, 99, 0))
}

func (s *State) readRegion(r *rules.Reading, f rules.Fields, path string, at Region) {
	r.Only(f, path, "discovered", "good", "counter", "settlers", "soldiers")
	region := &s.Regions[at]
	region.Discovered = r.Bool(f, path, "discovered", regions[at].discovered)
	if regions[at].discovered && !region.Discovered {
		r.Fail(path+".discovered", "is false, but this region is open from the start")
	}
	if c := r.One(f, path, "counter", counterIDs); c >= 0 {
		switch {
		case regions[at].discovered:
			r.Fail(path+".counter", "is %s, but this region never has a counter", counterIDs[c])
		case region.Discovered:
			r.Fail(path+".counter", "is %s, but a discovered region has no counter any more", counterIDs[c])
		case s.Counters[c] != Hidden:
			r.Fail(path+".counter", "is %s, which is elsewhere too", counterIDs[c])
		}
		s.Counters[c] = KnownAt + Holder(at)
	}
	for seat, n := range r.Ints(f, path, "settlers", int(s.Seats), 0, mostSettlers) {
		region.Settlers[seat] = int8(n)
	}
	for seat, n := range r.Ints(f, path, "soldiers", int(s.Seats), 0, int(kinds[Soldier].figures)) {
		region.Soldiers[seat] = int8(n)
	}
	// Who has three pieces there has taken the good.
	taken := false
	for seat := range rules.Seat(s.Seats) {
		taken = taken || region.Count(seat) >= 3
	}
	region.Good = r.Bool(f, path, "good", !taken)
	if taken && region.Good {
		r.Fail(path+".good", "is true, but the good is taken as soon as somebody has three pieces there")
	}
}

func (s *State) readBoxes(r *rules.Reading, f rules.Fields) {
	parts := r.Fields(f, "", "boxes")
	r.Only(parts, "boxes", boxIDs...)
	for b := range Box(BoxCount) {
		spaces := s.allSpaces(b)
		r.Objects(parts, "boxes", boxes[b].id, len(spaces), func(piece rules.Fields, path string) {
			r.Only(piece, path, "space", "seat", "kind")
			space := r.Int(piece, path, "space", 1, len(spaces), free(spaces)+1)
			seat := rules.Seat(r.Int(piece, path, "seat", 0, int(s.Seats)-1, 0))
			kind := Colonist
			if k := r.One(piece, path, "kind", kindIDs); k >= 0 {
				kind = Kind(k + 1)
			}
			if r.Err() != nil {
				return
			}
			rule := rules.Rule(0)
			if b == Initiative || b == DockX || b == DockY {
				rule = s.boxRefusal(seat, b)
			}
			switch {
			case spaces[space-1].Kind != NoKind:
				r.Fail(path, "is on space %d, where a piece is already", space)
			case rule != 0:
				r.Fail(path, "cannot be there: %s", english.rules[rule])
			}
			spaces[space-1] = Piece{kind, seat}
		})
	}
}

func (s *State) readTiles(r *rules.Reading, f rules.Fields) {
	shown := r.Words(f, "", "shown", tileIDs)
	if len(shown) > rowSize {
		r.Fail("shown", "has %d tiles, there can be at most %d", len(shown), rowSize)
	}
	for _, t := range shown {
		if s.Tiles[t] != Hidden {
			r.Fail("shown", "has %s, which a player owns", tileIDs[t])
		}
		s.Tiles[t] = Shown
	}
	if _, given := f.Get("discarded"); !given {
		for t := range s.Tiles {
			if s.Tiles[t] == Hidden && tiles[t].age < s.Age() {
				s.Tiles[t] = Gone
			}
		}
	}
	for _, t := range r.Words(f, "", "discarded", tileIDs) {
		switch {
		case s.Tiles[t] != Hidden:
			r.Fail("discarded", "has %s, which is elsewhere too", tileIDs[t])
		case tiles[t].age > s.Age():
			r.Fail("discarded", "has %s, which is of an Age that has not begun", tileIDs[t])
		}
		s.Tiles[t] = Gone
	}
	for t, holder := range s.Tiles {
		if holder >= 0 && tiles[t].age > s.Age() {
			r.Fail("players", "have %s, which is of an Age that has not begun", tileIDs[t])
		}
	}
}

// readGoods puts what lies nowhere else into the pool and the stock.
func (s *State) readGoods(r *rules.Reading, f rules.Fields) {
	for g, n := range r.Counts(f, "", "offer", goodIDs, offerSize) {
		s.Offer[g] = int8(n)
	}
	if n := total(&s.Offer); n > offerSize {
		r.Fail("offer", "has %d goods, there can be at most %d", n, offerSize)
	}
	var used [GoodCount]int
	for region := range s.Regions {
		if s.Regions[region].Good {
			used[regions[region].good]++
		}
	}
	for g := range used {
		used[g] += int(s.Offer[g])
		for seat := range s.Seats {
			used[g] += int(s.Players[seat].Goods[g])
		}
		if used[g] > int(goods[g].tiles) {
			r.Fail("goods", "of type %s are %d in all, there are %d", goods[g].id, used[g], goods[g].tiles)
			return
		}
		s.Pool[g] = goods[g].tiles - int8(used[g])
	}
	won := 0
	for seat := range s.Seats {
		won += int(s.Players[seat].Ships)
	}
	s.ShipInBox = r.Bool(f, "", "ship", won < ships)
	if s.ShipInBox {
		won++
	}
	if won > ships {
		r.Fail("ships", "are %d in all, there are %d", won, ships)
		return
	}
	s.ShipsStock = int8(ships - won)
}

// mostSettlers is how many settlers a player can have on the map: colonists,
// and specialists that stood in for them. A specialist that stands in counts as
// returned, so what limits them is how many pieces the dock can have landed.
const mostSettlers = 30 + (2*MaxSeats+1)*lastTurn

// readSupply puts the pieces that stand nowhere into the supply.
func (s *State) readSupply(r *rules.Reading) {
	for seat := range rules.Seat(s.Seats) {
		player := &s.Players[seat]
		var used [KindCount]int
		for k := Colonist; k < KindCount; k++ {
			used[k] = int(player.Hand[k]) + int(player.Shipping[k]) + int(player.Discovery[k])
		}
		used[Colonist]++ // on the turn order track
		settlers := 0
		for b := range Box(BoxCount) {
			for _, p := range s.allSpaces(b) {
				if p.Kind != NoKind && p.Seat == seat {
					used[p.Kind]++
				}
			}
		}
		for region := range s.Regions {
			settlers += int(s.Regions[region].Settlers[seat])
			used[Soldier] += int(s.Regions[region].Soldiers[seat])
		}
		for k := Colonist; k < KindCount; k++ {
			most := int(kinds[k].figures)
			if used[k] > most {
				r.Fail(fmt.Sprintf("players[%d]", seat), "has %d pieces of kind %s on the table, there are %d",
					used[k], kinds[k].id, most)
				return
			}
			if k == Colonist {
				used[k] += settlers
			}
			if used[k] > mostSettlers {
				r.Fail("regions", "have %d settlers of seat %d, there can be at most %d", settlers, seat, mostSettlers)
				return
			}
			player.Supply[k] = int8(int(kinds[k].figures) - used[k])
		}
	}
}
