package discovery

import (
	"slices"

	"flota/rules"
)

// Described positions. The form is in doc.go; from.go reads it.

// Fields describes the position by names: regions, tiles, goods and counters by
// their ids, seats by their numbers. What is as on an empty table is left out.
func (s *State) Fields() rules.Fields {
	f := rules.Fields{{Name: "turn", Value: int(s.Turn)}, {Name: "order", Value: intList(s.Order[:s.Placed])}}
	players := rules.List{}
	for seat := range rules.Seat(s.Seats) {
		players = append(players, s.playerFields(seat))
	}
	f = append(f, rules.Field{Name: "players", Value: players})
	regionFields := rules.Fields{}
	for r := range Region(RegionCount) {
		add(&regionFields, regions[r].id, s.regionFields(r))
	}
	add(&f, "regions", regionFields)
	boxFields := rules.Fields{}
	for b := range Box(BoxCount) {
		list := rules.List{}
		for space, p := range s.allSpaces(b) {
			if p.Kind != NoKind {
				list = append(list, rules.Fields{
					{Name: "space", Value: space + 1},
					{Name: "seat", Value: int(p.Seat)},
					{Name: "kind", Value: kinds[p.Kind].id},
				})
			}
		}
		add(&boxFields, boxes[b].id, list)
	}
	add(&f, "boxes", boxFields)
	add(&f, "offer", counts(s.Offer[:], goodIDs[:]))
	if s.ShipInBox != (s.shipsWon() < ships) {
		f = append(f, rules.Field{Name: "ship", Value: s.ShipInBox})
	}
	add(&f, "shown", heldBy(s.Tiles[:], tileIDs[:], Shown))
	if discarded := heldBy(s.Tiles[:], tileIDs[:], Gone); !slices.Equal(discarded, s.pastTiles()) {
		f = append(f, rules.Field{Name: "discarded", Value: discarded})
	}
	kills := rules.Fields{}
	for r, k := range s.Kills {
		if k != [2]int8{} {
			add(&kills, regions[r].id, intList(k[:]))
		}
	}
	add(&f, "kills", kills)
	return append(f, s.stackField())
}

// add appends a part unless it is empty.
func add(f *rules.Fields, name string, value any) {
	switch v := value.(type) {
	case rules.Fields:
		if len(v) == 0 {
			return
		}
	case rules.List:
		if len(v) == 0 {
			return
		}
	case int:
		if v == 0 {
			return
		}
	}
	*f = append(*f, rules.Field{Name: name, Value: value})
}

// intList lists numbers.
func intList[T ~int8 | ~int16](numbers []T) rules.List {
	list := rules.List{}
	for _, n := range numbers {
		list = append(list, int(n))
	}
	return list
}

// trimmed leaves out the zeros at the end.
func trimmed[T ~int8 | ~int16](numbers []T) rules.List {
	for len(numbers) > 0 && numbers[len(numbers)-1] == 0 {
		numbers = numbers[:len(numbers)-1]
	}
	return intList(numbers)
}

// counts names the numbers that are not zero.
func counts(numbers []int8, ids []string) rules.Fields {
	f := rules.Fields{}
	for i, n := range numbers {
		add(&f, ids[i], int(n))
	}
	return f
}

func heldBy(holders []Holder, ids []string, holder Holder) rules.List {
	list := rules.List{}
	for i, h := range holders {
		if h == holder {
			list = append(list, ids[i])
		}
	}
	return list
}

// pastTiles lists the tiles that are gone unless the description says
// otherwise: those of earlier Ages that are in nobody's hands.
func (p *Position) pastTiles() rules.List {
	list := rules.List{}
	for t, holder := range p.Tiles {
		if tiles[t].age < p.Age() && holder < 0 && holder != Shown {
			list = append(list, tiles[t].id)
		}
	}
	return list
}

func (p *Position) shipsWon() int8 {
	n := int8(0)
	for seat := range p.Seats {
		n += p.Players[seat].Ships
	}
	return n
}

func (s *State) playerFields(seat rules.Seat) rules.Fields {
	p, f := &s.Players[seat], rules.Fields{}
	add(&f, "cash", int(p.Cash))
	add(&f, "hand", counts(p.Hand[Colonist:], kindIDs[:]))
	add(&f, "shipping", counts(p.Shipping[Colonist:], kindIDs[:]))
	add(&f, "discovery", counts(p.Discovery[Colonist:], kindIDs[:]))
	add(&f, "goods", counts(p.Goods[:], goodIDs[:]))
	add(&f, "ships", int(p.Ships))
	add(&f, "buildings", heldBy(s.Tiles[:], tileIDs[:], Holder(seat)))
	add(&f, "counters", heldBy(s.Counters[:], counterIDs[:], Holder(seat)))
	add(&f, "cards", heldBy(s.Cards[:], cardIDs[:], Holder(seat)))
	add(&f, "scored", trimmed(p.Scored[:]))
	add(&f, "trade", int(p.Trade))
	add(&f, "trade-points", int(p.TradeVP))
	return f
}

func (s *State) regionFields(r Region) rules.Fields {
	region, f := &s.Regions[r], rules.Fields{}
	if region.Discovered != regions[r].discovered {
		f = append(f, rules.Field{Name: "discovered", Value: region.Discovered})
	}
	if !region.Good {
		f = append(f, rules.Field{Name: "good", Value: false})
	}
	if c, known := s.KnownCounter(r); known {
		f = append(f, rules.Field{Name: "counter", Value: counters[c].id})
	}
	add(&f, "settlers", trimmed(region.Settlers[:]))
	add(&f, "soldiers", trimmed(region.Soldiers[:]))
	return f
}

// allSpaces are those of a box whatever the number of seats; nil if it has
// none.
func (p *Position) allSpaces(b Box) []Piece {
	if b == Shipping || b == Discovery {
		return nil
	}
	return p.spaces(b)
}

// stackField says where the match stands: "at": "end", or the steps in
// progress from the outside in.
func (s *State) stackField() rules.Field {
	if s.Stack.N == 0 {
		return rules.Field{Name: "at", Value: "end"}
	}
	list := rules.List{}
	for _, frame := range s.Stack.Frames[1:s.Stack.N] {
		row := &steps[frame.Step]
		f := rules.Fields{{Name: "step", Value: row.Name}}
		for i, name := range row.Locals {
			switch v := frame.V[i]; name {
			case "region":
				if v >= 0 {
					add(&f, name, regions[v].id)
				}
			case "kind":
				add(&f, name, kinds[v].id)
			case "box":
				add(&f, name, boxes[v].id)
			default:
				add(&f, name, int(v))
			}
		}
		list = append(list, f)
	}
	return rules.Field{Name: "steps", Value: list}
}
