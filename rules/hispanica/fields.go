package hispanica

import (
	"strconv"

	"flota/rules"
	"flota/rules/flow"
)

// The ids of what has no noun.
var (
	phaseIDs   = [...]string{"setup", "D1", "D2", "D3", "D4", "over"}
	victoryIDs = [...]string{"none", "court-favourite", "emancipator", "president", "liberator", "pirate-king", "prestige"}
)

// Fields describes the position by the names of section 2.3: zones, places,
// cards and the like as score sheets spell them, seats by their numbers. Left
// out is what is empty, zero or false, and what follows from the rest: the
// supplies, the unseen cards and the Outposts left are what is nowhere else. The
// form is that of Game.From.
func (s *State) Fields() rules.Fields {
	f := rules.Fields{{Name: "phase", Value: phaseIDs[s.Phase]}}
	add(&f, "round", int(s.Round))
	add(&f, "dove", int(s.Dove))
	add(&f, "order", intList(s.Order[:s.Placed]))
	if s.laidOut() {
		f = append(f, rules.Field{Name: "inquisitionZone", Value: zones[s.Inquisition].id})
	}
	add(&f, "inquisitionIndex", int(s.Circuit))
	if top := s.topCard(); top != NoCard {
		f = append(f, rules.Field{Name: "top", Value: cardID(top)})
	}
	add(&f, "discard", s.cardList(CardState{Where: Discarded}))
	held := rules.Fields{}
	for t, holder := range s.Titles {
		if holder != rules.Nobody {
			held = append(held, rules.Field{Name: titles[t], Value: int(holder)})
		}
	}
	add(&f, "titles", held)
	players := rules.List{}
	for seat := range rules.Seat(s.Seats) {
		players = append(players, s.playerFields(seat))
	}
	f = append(f, rules.Field{Name: "players", Value: players})
	add(&f, "crown", int(s.Crown.Cash))
	onMap := rules.Fields{}
	for z := range Zone(ZoneCount) {
		add(&onMap, zones[z].id, s.zoneFields(z))
	}
	add(&f, "zones", onMap)
	add(&f, "turn", s.turnFields())
	if s.Victory != NoVictory {
		f = append(f,
			rules.Field{Name: "winner", Value: int(s.Winner)},
			rules.Field{Name: "victory", Value: victoryIDs[s.Victory]})
	}
	if s.Stack.N == 0 {
		return append(f, rules.Field{Name: "at", Value: "end"})
	}
	return append(f, rules.Field{Name: "steps", Value: s.stepList()})
}

// add appends a part unless it is empty, zero or false.
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
	case bool:
		if !v {
			return
		}
	}
	*f = append(*f, rules.Field{Name: name, Value: value})
}

func intList[T ~int8](numbers []T) rules.List {
	list := rules.List{}
	for _, n := range numbers {
		list = append(list, int(n))
	}
	return list
}

// counts names the numbers that are not zero.
func counts(numbers []int8, id func(int) string) rules.Fields {
	f := rules.Fields{}
	for i, n := range numbers {
		add(&f, id(i), int(n))
	}
	return f
}

// members lists those that are true.
func members(set []bool, id func(int) string) rules.List {
	list := rules.List{}
	for i, yes := range set {
		if yes {
			list = append(list, id(i))
		}
	}
	return list
}

func zoneID(z int) string   { return zones[z].id }
func goodID(g int) string   { return goods[g].id }
func nationID(n int) string { return nations[n].id }

func (s *State) cardList(at CardState) rules.List {
	list := rules.List{}
	for c := Card(1); c < CardCount; c++ {
		if s.Cards[c] == at {
			list = append(list, cardID(c))
		}
	}
	return list
}

func (s *State) playerFields(seat rules.Seat) rules.Fields {
	p, f := &s.Players[seat], rules.Fields{}
	if p.Nation != NoNation {
		f = append(f, rules.Field{Name: "nation", Value: nations[p.Nation].id})
	}
	add(&f, "cash", int(p.Cash))
	add(&f, "hand", s.cardList(CardState{InHand, seat}))
	add(&f, "outposts", counts(p.Outposts[:], zoneID))
	add(&f, "tableau", s.cardList(CardState{InTableau, seat}))
	if n := p.Ships(); n > 0 {
		fleet := rules.List{}
		for _, ship := range p.Fleet[:n] {
			fleet = append(fleet, cardID(ship))
		}
		f = append(f,
			rules.Field{Name: "fleet", Value: fleet},
			rules.Field{Name: "legality", Value: legalities[p.Legality]},
			rules.Field{Name: "position", Value: seas[p.Sea].id})
	}
	add(&f, "cargo", counts(p.Cargo[:], goodID))
	add(&f, "pax", counts(p.Pax[:], func(m int) string { return meeples[m] }))
	add(&f, "tribute", int(p.Tribute))
	add(&f, "infamy", int(p.Infamy))
	add(&f, "freed", int(p.Freed))
	add(&f, "sackedOwners", members(p.Sacked[:], nationID))
	if p.Pawn != 0 {
		f = append(f, rules.Field{Name: "philosophy", Value: spaces[p.Pawn]})
	}
	add(&f, "claims", members(p.Claims[:], zoneID))
	orders := rules.Fields{}
	for other, order := range p.Orders[:s.Seats] {
		if order != NoOrder {
			orders = append(orders, rules.Field{Name: "s" + strconv.Itoa(other), Value: orderIDs[order]})
		}
	}
	add(&f, "orders", orders)
	return f
}

func (s *State) zoneFields(z Zone) rules.Fields {
	zone, f := &s.Zones[z], rules.Fields{}
	slots := rules.Fields{}
	for p, end := z.places(); p < end; p++ {
		if c := &s.Colonies[p]; c.Owner != NoNation {
			slot := rules.Fields{{Name: "owner", Value: nations[c.Owner].id}}
			if c.worked() {
				slot = append(slot, rules.Field{Name: "labour", Value: labours[c.Labour]})
			}
			add(&slot, "fort", c.Fort)
			add(&slot, "chest", c.Chest)
			slots = append(slots, rules.Field{Name: places[p].id, Value: slot})
		}
	}
	add(&f, "slots", slots)
	tribes := rules.Fields{}
	for site, end := z.sites(); site < end; site++ {
		add(&tribes, sites[site].id, int(s.Natives[site]))
	}
	add(&f, "tribes", tribes)
	add(&f, "cathedral", zone.Cathedral)
	add(&f, "citizens", int(zone.Citizens))
	if zone.Visita != NoNation {
		f = append(f, rules.Field{Name: "visitaOwner", Value: nations[zone.Visita].id})
	}
	add(&f, "visitaNatives", int(zone.Converts))
	add(&f, "rebels", int(zone.Rebels))
	add(&f, "galleys", members(zone.Galleys[:], nationID))
	return f
}

func (s *State) turnFields() rules.Fields {
	t, f := &s.Turn, rules.Fields{}
	if t.Seat != rules.Nobody {
		f = append(f, rules.Field{Name: "active", Value: int(t.Seat)})
	}
	add(&f, "auction", int(t.Auction))
	add(&f, "buried", t.Buried)
	add(&f, "actions", int(t.Actions))
	add(&f, "appointed", t.Appointed)
	add(&f, "drawn", counts(t.Drawn[:], zoneID))
	add(&f, "points", int(t.Points))
	add(&f, "landed", members(t.Landed[:], zoneID))
	if t.Landing != NoZone {
		f = append(f, rules.Field{Name: "landing", Value: zones[t.Landing].id})
	}
	add(&f, "fought", t.Fought)
	if t.Target != 0 {
		f = append(f, rules.Field{Name: "target", Value: spell(t.Target)})
	}
	return f
}

// stepList says where the match stands: the steps in progress, from the
// outside in, without that of the game.
func (s *State) stepList() rules.List {
	list := rules.List{}
	for i := int8(1); i < s.Stack.N; i++ {
		frame := &s.Stack.Frames[i]
		row := &steps[frame.Step]
		f := rules.Fields{{Name: "step", Value: row.Name}}
		for i, name := range row.Locals {
			add(&f, name, localValue(name, frame.Step, int(frame.V[i])))
		}
		list = append(list, f)
	}
	return list
}

// localValue is what describes a number of a frame: the nouns that it stands
// for, or itself.
func localValue(name string, step flow.Step, v int) any {
	switch {
	case name == "zone":
		return zones[v].id
	case name == "zones":
		list := rules.List{}
		for z := range zones {
			if v>>z&1 == 1 {
				list = append(list, zones[z].id)
			}
		}
		return list
	case name == "place" && step != stepGoods:
		return places[v].id
	case name == "card", name == "ship":
		return cardID(Card(v))
	case name == "meeple":
		return meeples[v]
	}
	return v
}
