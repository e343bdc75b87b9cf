package discovery

import (
	"strconv"

	"flota/rules"
)

// Fields describes the position by names: regions, tiles, goods and counters by
// their ids, seats by their numbers. What is empty or zero is left out, except
// money and points.
func (s *State) Fields() rules.Fields {
	f := rules.Fields{
		{Name: "turn", Value: int(s.Turn)},
		{Name: "age", Value: int(s.Age())},
		{Name: "order", Value: seatList(s.Order[:s.Placed])},
	}
	players := rules.List{}
	for seat := range rules.Seat(s.Seats) {
		players = append(players, s.playerFields(seat))
	}
	f = append(f, rules.Field{Name: "players", Value: players})
	regionFields := rules.Fields{}
	for r := range Region(RegionCount) {
		regionFields = append(regionFields, rules.Field{Name: regions[r].id, Value: s.regionFields(r)})
	}
	f = append(f, rules.Field{Name: "regions", Value: regionFields}, rules.Field{Name: "boxes", Value: s.boxFields()})
	f = append(f,
		rules.Field{Name: "offer", Value: goodFields(&s.Offer)},
		rules.Field{Name: "pool", Value: goodFields(&s.Pool)},
		rules.Field{Name: "ship", Value: s.ShipInBox},
		rules.Field{Name: "ships-left", Value: int(s.ShipsStock)},
	)
	var shown, stacked, gone rules.List
	for t := range Tile(TileCount) {
		switch s.Tiles[t] {
		case Shown:
			shown = append(shown, tiles[t].id)
		case Hidden:
			stacked = append(stacked, tiles[t].id)
		case Gone:
			gone = append(gone, tiles[t].id)
		}
	}
	return append(f,
		rules.Field{Name: "buildings", Value: some(shown)},
		rules.Field{Name: "stacks", Value: some(stacked)},
		rules.Field{Name: "discarded", Value: some(gone)},
		rules.Field{Name: "unseen-counters", Value: heldIDs(s.Counters[:], counters[:], Hidden)},
		rules.Field{Name: "deck", Value: heldIDs(s.Cards[:], cards[:], Hidden)},
	)
}

// some makes a list of no entries out of nil.
func some(list rules.List) rules.List { return append(rules.List{}, list...) }

func seatList(seats []rules.Seat) rules.List {
	list := rules.List{}
	for _, seat := range seats {
		list = append(list, int(seat))
	}
	return list
}

func heldIDs(holders []Holder, finds []find, holder Holder) rules.List {
	list := rules.List{}
	for i, h := range holders {
		if h == holder {
			list = append(list, finds[i].id)
		}
	}
	return list
}

func (s *State) playerFields(seat rules.Seat) rules.Fields {
	player := &s.Players[seat]
	owned := rules.List{}
	for t := range Tile(TileCount) {
		if s.Owns(seat, t) {
			owned = append(owned, tiles[t].id)
		}
	}
	scored := rules.List{}
	for _, vp := range player.Scored {
		scored = append(scored, int(vp))
	}
	return rules.Fields{
		{Name: "seat", Value: int(seat)},
		{Name: "cash", Value: int(player.Cash)},
		{Name: "hand", Value: pieceFields(&player.Hand)},
		{Name: "supply", Value: pieceFields(&player.Supply)},
		{Name: "goods", Value: goodFields(&player.Goods)},
		{Name: "ships", Value: int(player.Ships)},
		{Name: "buildings", Value: owned},
		{Name: "counters", Value: heldIDs(s.Counters[:], counters[:], Holder(seat))},
		{Name: "cards", Value: heldIDs(s.Cards[:], cards[:], Holder(seat))},
		{Name: "scored", Value: scored},
		{Name: "trade", Value: int(player.Trade)},
		{Name: "trade-points", Value: int(player.TradeVP)},
	}
}

func pieceFields(pieces *[KindCount]int8) rules.Fields {
	f := rules.Fields{}
	for k := Colonist; k < KindCount; k++ {
		if pieces[k] != 0 {
			f = append(f, rules.Field{Name: kinds[k].id, Value: int(pieces[k])})
		}
	}
	return f
}

func goodFields(counts *[GoodCount]int8) rules.Fields {
	f := rules.Fields{}
	for g, n := range counts {
		if n != 0 {
			f = append(f, rules.Field{Name: goods[g].id, Value: int(n)})
		}
	}
	return f
}

func (s *State) regionFields(r Region) rules.Fields {
	region := &s.Regions[r]
	f := rules.Fields{{Name: "discovered", Value: region.Discovered}}
	if region.Good {
		f = append(f, rules.Field{Name: "good", Value: goods[regions[r].good].id})
	}
	if c, known := s.KnownCounter(r); known {
		f = append(f, rules.Field{Name: "counter", Value: counters[c].id})
	}
	pieces := rules.List{}
	for seat := range rules.Seat(s.Seats) {
		if region.Count(seat) > 0 {
			pieces = append(pieces, rules.Fields{
				{Name: "seat", Value: int(seat)},
				{Name: "settlers", Value: int(region.Settlers[seat])},
				{Name: "soldiers", Value: int(region.Soldiers[seat])},
			})
		}
	}
	return append(f, rules.Field{Name: "pieces", Value: pieces})
}

// boxFields names the pieces of each box: by space, or by seat where there are
// no spaces.
func (s *State) boxFields() rules.Fields {
	f := rules.Fields{}
	for b := range Box(BoxCount) {
		list := rules.List{}
		switch b {
		case Shipping, Discovery:
			for seat := range s.Seats {
				pieces := &s.Players[seat].Shipping
				if b == Discovery {
					pieces = &s.Players[seat].Discovery
				}
				if in := pieceFields(pieces); len(in) > 0 {
					list = append(list, rules.Fields{{Name: "seat", Value: int(seat)}, {Name: "pieces", Value: in}})
				}
			}
		default:
			for space, p := range s.spaces(b) {
				if p.Kind != NoKind {
					list = append(list, rules.Fields{
						{Name: "space", Value: space + 1},
						{Name: "seat", Value: int(p.Seat)},
						{Name: "kind", Value: kinds[p.Kind].id},
					})
				}
			}
		}
		f = append(f, rules.Field{Name: boxes[b].id, Value: list})
	}
	return f
}

// SpaceName is the name of a space of a box as it is printed: its number, or
// the letter of a dock space.
func SpaceName(b Box, space int) string {
	switch b {
	case DockX:
		return "X"
	case DockY:
		return "Y"
	}
	return strconv.Itoa(space + 1)
}
