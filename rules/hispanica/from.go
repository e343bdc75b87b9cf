package hispanica

import (
	"fmt"
	"slices"

	"flota/rules"
	"flota/rules/flow"
)

// The ids of the tables, for described positions.
var (
	nationIDs   = ids(nations[Spain:], func(i int) string { return nations[i+1].id })
	goodIDs     = ids(goods[:], goodID)
	zoneIDs     = ids(zones[:], zoneID)
	seaIDs      = ids(seas[:], func(i int) string { return seas[i].id })
	placeIDs    = ids(places[:], func(i int) string { return places[i].id })
	marketIDs   = ids(tableau[1:], func(i int) string { return cardID(Card(i + 1)) })
	shipIDs     = append(slices.Clone(marketIDs[:lastShip]), cardID(Bark))
	tableauIDs  = marketIDs[firstPerson-1 : lastInstitution]
	stepIDs     = ids(steps[1:], func(i int) string { return steps[i+1].Name })
	labourIDs   = labours[Slave:]
	legalityIDs = legalities[Plunder:]
)

func ids[T any](rows []T, id func(int) string) []string {
	list := make([]string, len(rows))
	for i := range list {
		list[i] = id(i)
	}
	return list
}

// From gives the state of a described position. What can stand in it, with
// what holds if it is left out; nouns are spelled as on score sheets, seats are
// numbers from 0:
//
//	at         where the match stands: goods (the default: a round begins),
//	           auction, play, shipping (that Year, from the seat named on), or
//	           end.
//	seat       with auction, play and shipping: who auctions, plays or sails
//	           next (the first in player order).
//	steps      instead of at: the steps in progress from the outside in, the last
//	           one a question. Fields writes them; by hand at is enough.
//	turn       with steps only, what holds within a turn: active, auction,
//	           buried; actions, appointed, drawn; points, landed, landing,
//	           fought, target.
//	phase      setup, D1 to D4 or over: follows from at and steps and need not
//	           be given.
//	round      1 to 10 (1).
//	dove       the last round, up to 10 (8).
//	order      the seats in player order, all of them ([0, 1, …]).
//	inquisitionIndex  follows from the round.
//	inquisitionZone   where the Inquisition is (where its circuit has led it).
//	top        the Market card face up (none; without it a Year of auctions ends
//	           at once).
//	discard    Market cards out of the game: ["card-62"].
//	titles     who has them: {"T2": 0}.
//	crown      dollars of the passive Spain (0).
//	players    a list of objects by seat:
//	    nation        (one of those left: Spain the last seat if Spain must be
//	                  played, the others in the order England, France,
//	                  Netherlands, Courland)
//	    cash          dollars, 0 to 4095 (0)
//	    hand          Market cards: ["card-7"]
//	    outposts      {"ANT": 1}
//	    tableau       Persons and Institutions played
//	    fleet         ships, the flagship first, of which one can be "bark"
//	    legality      with a fleet: one that the flagship shows
//	    position      with a fleet: its sea zone (EUR)
//	    cargo         chests aboard: {"silver": 2}
//	    pax           meeples aboard: {"n": 1, "c": 1}
//	    tribute, infamy, freed  (0)
//	    sackedOwners  nations: ["spain"]
//	    philosophy    the space of the pawn (y)
//	    claims        zones, 3 at most
//	    orders        {"s2": "all"}: cargo or all
//	zones      by land zone, an object each:
//	    slots         by place, the Colony there: {"havana": {"owner": "spain",
//	                  "labour": "citizen", "fort": true, "chest": true}};
//	                  labour is slave or citizen
//	    tribes        Natives by Tribe site: {"lenca": 2}
//	    cathedral     true or false (true if there are citizens)
//	    citizens      in the Cathedral, 0 to 2
//	    visitaOwner   a nation
//	    visitaNatives in the Visita, 0 to 2
//	    rebels        0 to 20
//	    galleys       nations with a Galley there: ["spain"]
//	winner     at the end: a seat,
//	victory    and by what it has won; both follow from the rest.
//
// What is nowhere else is in the supplies and decks: discs, Rebels, Outposts
// and Market cards are never given there. In the set-up, which only steps can
// describe, all is as the rules lay it out, except what has been drawn.
//
// It is England's turn at sea, off Spanish Cartagena.
//
//	{
//	    "at": "shipping",
//	    "players": [
//	        {"fleet": ["card-7", "bark"], "legality": "plunder", "position": "DAR"}
//	    ],
//	    "zones": {
//	        "CAR": {"slots": {"cartagena": {"owner": "spain", "labour": "citizen", "chest": true}}}
//	    }
//	}
//
// Refused, with a sentence that names the field, are unknown names, numbers out
// of bounds, more pieces than there are, one card in two places, pieces that
// cannot be where they are, and places in the rulebook at which no game can
// stand in this position.
func (Game) From(setup rules.Setup, f rules.Fields) (rules.State, error) {
	if err := checkSetup(setup); err != nil {
		return nil, err
	}
	s := &State{}
	s.choose(setup)
	r := &rules.Reading{}
	s.read(r, f, setup)
	if err := r.Err(); err != nil {
		return nil, err
	}
	if err := s.run(); err != nil {
		return nil, err
	}
	s.events = s.events[:0]
	return s, nil
}

// run goes on to the first question. All was read and checked part by part;
// should it together be of no game all the same, the rules panic, and that is
// told as what it is: a position that cannot be.
func (s *State) run() (err error) {
	defer func() {
		if wrong := recover(); wrong != nil {
			err = fmt.Errorf("position: the game cannot go on from it: %v", wrong)
		}
	}()
	flow.Run(&s.flow, s, &s.Stack, steps[:])
	if err := s.Check(); err != nil {
		return fmt.Errorf("position: it cannot be: %w", err)
	}
	return nil
}

func (s *State) read(r *rules.Reading, f rules.Fields, setup rules.Setup) {
	r.Only(f, "", "phase", "round", "dove", "order", "inquisitionZone", "inquisitionIndex", "top", "discard", "titles",
		"players", "crown", "zones", "turn", "winner", "victory", "at", "seat", "steps")
	at := s.readPlace(r, f)
	if r.Err() != nil {
		return
	}
	s.readRound(r, f)
	s.readOrder(r, f)
	s.readNations(r, f)
	if r.Err() != nil {
		return
	}
	s.readCards(r, f)
	seat := rules.Seat(0)
	r.Objects(f, "", "players", int(s.Seats), func(player rules.Fields, path string) {
		s.readPlayer(r, player, path, seat)
		seat++
	})
	s.readTitles(r, f)
	s.readZones(r, f)
	s.readTurn(r, f)
	if r.Err() != nil {
		return
	}
	s.readSupplies(r, f)
	s.fitPlayers(r)
	s.fit(r, f, setup, at)
}

// begun reports whether the set-up is over.
func (p *Position) begun() bool { return p.Phase != SettingUp }

// dealt reports whether all nations are given out, by where a described match
// stands.
func (s *State) dealt() bool {
	return s.begun() || s.Stack.Top().Step != stepPickNation && s.Stack.Top().Step != stepDealNation
}

func (s *State) readRound(r *rules.Reading, f rules.Fields) {
	if !s.begun() {
		for _, name := range []string{"round", "inquisitionIndex", "winner", "victory", "turn"} {
			if _, given := f.Get(name); given {
				r.Fail(name, "cannot be given in the set-up, when no round has begun")
			}
		}
		if s.dealt() {
			s.Dove = int8(r.Int(f, "", "dove", doveStart, doveStart, doveStart))
			s.readInquisition(r, f, circuit[0])
		}
		return
	}
	s.Round = int8(r.Int(f, "", "round", 1, doveMax, 1))
	s.Dove = int8(r.Int(f, "", "dove", 1, doveMax, max(doveStart, int(s.Round))))
	if s.Dove < s.Round {
		r.Fail("dove", "is %d, it must be the present round, %d, or later", s.Dove, s.Round)
	}
	// The Inquisition goes one zone on at the end of each Goods Year.
	gone := int(s.Round) % len(circuit)
	if s.Phase == GoodsYear {
		gone = int(s.Round-1) % len(circuit)
	}
	if index := r.Int(f, "", "inquisitionIndex", 0, len(circuit)-1, gone); index != gone {
		r.Fail("inquisitionIndex", "is %d, at this time of round %d it is %d", index, s.Round, gone)
	}
	s.Circuit = int8(gone)
	s.readInquisition(r, f, circuit[gone])
}

func (s *State) readInquisition(r *rules.Reading, f rules.Fields, def Zone) {
	s.Inquisition = def
	if z := r.One(f, "", "inquisitionZone", zoneIDs); z >= 0 {
		s.Inquisition = Zone(z)
	}
}

func (s *State) readOrder(r *rules.Reading, f rules.Fields) {
	if _, given := f.Get("order"); !given && s.begun() {
		s.Placed = s.Seats
		for seat := range s.Seats {
			s.Order[seat] = rules.Seat(seat)
		}
		return
	}
	for _, seat := range r.Ints(f, "", "order", int(s.Seats), 0, int(s.Seats)-1) {
		if s.placeInOrder(rules.Seat(seat)) >= 0 {
			r.Fail("order", "names seat %d twice", seat)
			return
		}
		s.Order[s.Placed] = rules.Seat(seat)
		s.Placed++
	}
	if s.begun() && s.Placed < s.Seats {
		r.Fail("order", "names %d seats, it must name all %d", s.Placed, s.Seats)
	}
}

// readNations gives the nations out. Once that is over, seats that do not say
// which one they play take those that are left.
func (s *State) readNations(r *rules.Reading, f rules.Fields) {
	seat := rules.Seat(0)
	r.Objects(f, "", "players", int(s.Seats), func(player rules.Fields, path string) {
		n := Nation(r.One(player, path, "nation", nationIDs) + 1)
		switch other := s.SeatOf(n); {
		case r.Err() != nil, n == NoNation:
		case other != rules.Nobody:
			r.Fail(path+".nation", "is %s, which seat %d plays", nations[n].id, other)
		case n == Spain && s.passive():
			r.Fail(path+".nation", "is spain, which has no seat among %d participants", s.Seats)
		case s.Solo && (n == Spain) != (int8(seat) == s.Seats-1):
			r.Fail(path+".nation", "is %s; in a solo game the last seat plays spain and no other does", nations[n].id)
		default:
			s.Players[seat].Nation = n
		}
		seat++
	})
	if r.Err() != nil || !s.dealt() {
		return
	}
	if !s.passive() && !s.taken(Spain) {
		last := rules.Seat(s.Seats) - 1
		for last > 0 && s.Players[last].Nation != NoNation {
			last--
		}
		if s.Players[last].Nation != NoNation {
			r.Fail("players", "do not have spain, which one of %d must play", s.Seats)
			return
		}
		s.Players[last].Nation = Spain
	}
	left := England
	for seat := range s.Seats {
		if player := &s.Players[seat]; player.Nation == NoNation {
			for s.taken(left) {
				left++
			}
			player.Nation = left
		}
	}
}

// readCards reads those that lie with nobody.
func (s *State) readCards(r *rules.Reading, f rules.Fields) {
	if c := r.One(f, "", "top", marketIDs); c >= 0 {
		s.Cards[c+1].Where = Top
	}
	for _, c := range r.Words(f, "", "discard", marketIDs) {
		s.put(r, "discard", Card(c+1), CardState{Where: Discarded})
	}
}

// put lays a card somewhere, if it is nowhere yet.
func (s *State) put(r *rules.Reading, path string, c Card, at CardState) {
	if s.Cards[c] != (CardState{}) {
		r.Fail(path, "has %s, which is elsewhere too", cardID(c))
	}
	s.Cards[c] = at
}

func (s *State) readPlayer(r *rules.Reading, f rules.Fields, path string, seat rules.Seat) {
	r.Only(f, path, "nation", "cash", "hand", "outposts", "tableau", "fleet", "legality", "position", "cargo", "pax",
		"tribute", "infamy", "freed", "sackedOwners", "philosophy", "claims", "orders")
	p := &s.Players[seat]
	p.Cash = int16(r.Int(f, path, "cash", 0, amounts-1, 0))
	for _, c := range r.Words(f, path, "hand", marketIDs) {
		s.put(r, path+".hand", Card(c+1), CardState{InHand, seat})
	}
	for z, n := range r.Counts(f, path, "outposts", zoneIDs, outpostsEach) {
		p.Outposts[z] = int8(n)
	}
	for _, c := range r.Words(f, path, "tableau", tableauIDs) {
		s.put(r, path+".tableau", firstPerson+Card(c), CardState{InTableau, seat})
	}
	s.readFleet(r, f, path, seat)
	p.Tribute = int16(r.Int(f, path, "tribute", 0, amounts-1, 0))
	p.Infamy = int16(r.Int(f, path, "infamy", 0, amounts-1, 0))
	p.Freed = int16(r.Int(f, path, "freed", 0, amounts-1, 0))
	for _, n := range r.Words(f, path, "sackedOwners", nationIDs) {
		n := Nation(n + 1)
		switch {
		case n == p.Nation:
			r.Fail(path+".sackedOwners", "has %s, the seat's own nation", nations[n].id)
		case !s.plays(n):
			r.Fail(path+".sackedOwners", "has %s, which does not play", nations[n].id)
		}
		p.Sacked[n] = true
	}
	p.Pawn = Space(max(r.One(f, path, "philosophy", spaces[:]), 0))
	claims := r.Words(f, path, "claims", zoneIDs)
	if len(claims) > maxClaims {
		r.Fail(path+".claims", "has %d zones, there can be at most %d", len(claims), maxClaims)
	}
	for _, z := range claims {
		p.Claims[z] = true
	}
	orders := r.Fields(f, path, "orders")
	r.Only(orders, path+".orders", seatIDs[:s.Seats]...)
	for other := range rules.Seat(s.Seats) {
		p.Orders[other] = Order(max(r.One(orders, path+".orders", seatIDs[other], orderIDs[:]), 0))
	}
}

// seatIDs spell seats where they are names of fields.
var seatIDs = [MaxSeats]string{"s0", "s1", "s2", "s3", "s4"}

// plays reports whether a nation takes part, as a seat or as the passive Spain.
func (s *State) plays(n Nation) bool { return s.taken(n) || n == Spain && s.passive() }

func (s *State) readFleet(r *rules.Reading, f rules.Fields, path string, seat rules.Seat) {
	p := &s.Players[seat]
	fleet := r.Words(f, path, "fleet", shipIDs)
	if len(fleet) > MaxShips {
		r.Fail(path+".fleet", "has %d ships, there can be at most %d", len(fleet), MaxShips)
		return
	}
	for i, ship := range fleet {
		c := Bark
		if ship < int(lastShip) {
			c = Card(ship + 1)
			s.put(r, path+".fleet", c, CardState{InFleet, seat})
		}
		p.Fleet[i] = c
	}
	legality := Legality(r.One(f, path, "legality", legalityIDs) + 1)
	sea := r.One(f, path, "position", seaIDs)
	for g, n := range r.Counts(f, path, "cargo", goodIDs, mostHold) {
		p.Cargo[g] = int8(n)
	}
	for m, n := range r.Counts(f, path, "pax", meeples[:], mostHold) {
		p.Pax[m] = int8(n)
	}
	switch {
	case len(fleet) == 0 && legality != NoLegality:
		r.Fail(path+".legality", "is given without a fleet")
	case len(fleet) == 0 && sea >= 0:
		r.Fail(path+".position", "is given without a fleet")
	case len(fleet) > 0 && legality == NoLegality:
		r.Fail(path+".legality", "is missing, the flagship shows %s", shown(p.Fleet[0]))
	case len(fleet) > 0 && !ships[p.Fleet[0]].legalities.has(legality):
		r.Fail(path+".legality", "is %s, the flagship shows %s", legalities[legality], shown(p.Fleet[0]))
	}
	p.Legality, p.Sea = legality, Sea(max(sea, 0))
}

// mostHold is the Hold of the three roomiest ships.
const mostHold = 12

// shown lists the legalities of a ship.
func shown(ship Card) string {
	text := ""
	for l := Plunder; l < LegalityCount; l++ {
		if ships[ship].legalities.has(l) {
			if text != "" {
				text += ", "
			}
			text += legalities[l]
		}
	}
	return text
}

func (s *State) readTitles(r *rules.Reading, f rules.Fields) {
	held := r.Fields(f, "", "titles")
	r.Only(held, "titles", titles[:]...)
	for t, id := range titles {
		if _, given := held.Get(id); given {
			s.Titles[t] = rules.Seat(r.Int(held, "titles", id, 0, int(s.Seats)-1, 0))
		}
	}
}

func (s *State) readZones(r *rules.Reading, f rules.Fields) {
	parts := r.Fields(f, "", "zones")
	r.Only(parts, "zones", zoneIDs...)
	for z := range Zone(ZoneCount) {
		s.readZone(r, r.Fields(parts, "zones", zoneID(int(z))), "zones."+zoneID(int(z)), z)
	}
}

func (s *State) readZone(r *rules.Reading, f rules.Fields, path string, z Zone) {
	r.Only(f, path, "slots", "tribes", "cathedral", "citizens", "visitaOwner", "visitaNatives", "rebels", "galleys")
	first, end := z.places()
	slots := r.Fields(f, path, "slots")
	r.Only(slots, path+".slots", placeIDs[first:end]...)
	for p := first; p < end; p++ {
		if _, given := slots.Get(placeIDs[p]); given {
			s.Colonies[p] = s.readColony(r, r.Fields(slots, path+".slots", placeIDs[p]), path+".slots."+placeIDs[p])
		}
	}
	zone := &s.Zones[z]
	zone.Citizens = int8(r.Int(f, path, "citizens", 0, citizenRoom, 0))
	zone.Cathedral = r.Bool(f, path, "cathedral", zone.Citizens > 0)
	if zone.Citizens > 0 && !zone.Cathedral {
		r.Fail(path+".citizens", "is %d, without a Cathedral it must be 0", zone.Citizens)
	}
	zone.Visita = Nation(r.One(f, path, "visitaOwner", nationIDs) + 1)
	zone.Converts = int8(r.Int(f, path, "visitaNatives", 0, nativeRoom, 0))
	switch {
	case zone.Visita != NoNation && !s.taken(zone.Visita):
		r.Fail(path+".visitaOwner", "is %s, which has no seat", nations[zone.Visita].id)
	case zone.Visita == NoNation && zone.Converts > 0:
		r.Fail(path+".visitaNatives", "is %d, without a Visita it must be 0", zone.Converts)
	}
	s.readTribes(r, f, path, z)
	zone.Rebels = int8(r.Int(f, path, "rebels", 0, rebelSupply, 0))
	for _, n := range r.Words(f, path, "galleys", nationIDs) {
		n := Nation(n + 1)
		if !s.ownColony(n, z) {
			r.Fail(path+".galleys", "has %s, which has no Colony there", nations[n].id)
		}
		zone.Galleys[n] = true
	}
}

func (s *State) readColony(r *rules.Reading, f rules.Fields, path string) Colony {
	r.Only(f, path, "owner", "labour", "fort", "chest")
	c := Colony{
		Owner:  Nation(r.One(f, path, "owner", nationIDs) + 1),
		Labour: Labour(r.One(f, path, "labour", labourIDs) + 1),
		Fort:   r.Bool(f, path, "fort", false),
		Chest:  r.Bool(f, path, "chest", false),
	}
	switch {
	case c.Owner == NoNation:
		r.Fail(path+".owner", "is missing")
	case !s.plays(c.Owner):
		r.Fail(path+".owner", "is %s, which does not play", nations[c.Owner].id)
	}
	return c
}

// readTribes: Natives of a zone are born nowhere. They move between the sites
// and the Visita, from which they return to the first site, and leave. A
// described Visita may have some besides all those of the sites.
func (s *State) readTribes(r *rules.Reading, f rules.Fields, path string, z Zone) {
	first, end := z.sites()
	var names []string
	all := 0
	for site := first; site < end; site++ {
		names = append(names, sites[site].id)
		all += int(sites[site].natives)
	}
	tribes := r.Fields(f, path, "tribes")
	r.Only(tribes, path+".tribes", names...)
	all += nativeRoom
	here := int(s.Zones[z].Converts)
	for site := first; site < end; site++ {
		most := int(sites[site].natives)
		if site == first {
			most = all
		}
		n := r.Int(tribes, path+".tribes", sites[site].id, 0, most, 0)
		s.Natives[site] = int8(n)
		here += n
	}
	switch {
	case s.Zones[z].Visita != NoNation && first == end:
		r.Fail(path+".visitaOwner", "is %s, but there is no Tribe site in this zone", nations[s.Zones[z].Visita].id)
	case here > all:
		r.Fail(path, "has %d Natives at Tribe sites and in the Visita, there can be at most %d", here, all)
	}
}

// readSupplies puts what is nowhere else into the supplies and the Outpost
// deck, and reads the treasury of the Crown.
func (s *State) readSupplies(r *rules.Reading, f rules.Fields) {
	if s.passive() {
		s.Crown.Cash = int16(r.Int(f, "", "crown", 0, amounts-1, 0))
	} else if _, given := f.Get("crown"); given {
		r.Fail("crown", "is the treasury of a passive Spain, but here Spain has a seat")
	}
	if !s.dealt() {
		return
	}
	for n := Spain; n < NationCount; n++ {
		if !s.plays(n) {
			continue
		}
		discs := s.colonies(n)
		if discs > int16(nations[n].supply) {
			r.Fail("zones", "have %d Colonies of %s, there are %d discs", discs, nations[n].id, nations[n].supply)
			return
		}
		*s.supplyOf(n) = nations[n].supply - int8(discs)
	}
	s.Rebels = rebelSupply
	for z := range Zone(ZoneCount) {
		if s.Rebels -= s.Zones[z].Rebels; s.Rebels < 0 {
			r.Fail("zones", "have more than %d Rebels", rebelSupply)
			return
		}
		out := s.Turn.Drawn[z]
		for seat := range s.Seats {
			out += s.Players[seat].Outposts[z]
		}
		if out > outpostsEach {
			r.Fail("outposts", "of %s are %d in all, there are %d", zones[z].id, out, outpostsEach)
			return
		}
		s.Outposts[z] = outpostsEach - out
	}
}

// fitPlayers looks at what holds of every player at every moment.
func (s *State) fitPlayers(r *rules.Reading) {
	for seat := range rules.Seat(s.Seats) {
		p, path := &s.Players[seat], fmt.Sprintf("players[%d]", seat)
		if p.Sea == Europe && (p.Chests() > 0 || p.Pax != [MeepleCount]int8{}) {
			what := "with a fleet in Europe"
			if p.Ships() == 0 {
				what = "without a fleet"
			}
			r.Fail(path, "has chests or meeples aboard, %s there are none", what)
		}
		throws := s.Stack.N > 0 && s.Stack.Top().Step == stepThrow && rules.Seat(s.Stack.Top().V[0]) == seat
		if load := p.Chests() + int(p.Pax[NativeAboard]) + int(p.Pax[CitizenAboard]); p.FreeHold() < 0 && !throws {
			r.Fail(path, "has %d chests and meeples aboard, the fleet holds at most %d", load, load+p.FreeHold())
		}
		for other, order := range p.Orders {
			switch {
			case order == NoOrder:
			case other == int(seat):
				r.Fail(path+".orders", "has s%d, the seat itself", seat)
			case p.Sea == Europe && !(s.Phase == ShippingYear && s.Turn.Seat == seat):
				r.Fail(path+".orders", "has s%d, but a fleet has orders at sea only", other)
			}
		}
		if b := p.Pawn.Branch(); p.Pawn.Depth() == branchSize && s.icons(seat, b) == 0 {
			r.Fail(path+".philosophy", "is %s, which needs a card of its branch in the tableau", spaces[p.Pawn])
		}
		for other := range seat {
			if p.Pawn.Depth() >= 2 && s.Players[other].Pawn == p.Pawn {
				r.Fail(path+".philosophy", "is %s, where the pawn of seat %d is; there is room for one", spaces[p.Pawn], other)
			}
		}
	}
}
