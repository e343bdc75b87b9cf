package hispanica

import (
	"flota/rules"
	"flota/rules/flow"
)

// Prompts, and what options are called and mean in their place.

// Prompt says what a seat must decide, and why now or what is at stake.
func (t *Text) Prompt(state rules.State, seat rules.Seat) (ask, why string) {
	s := state.(*State)
	d := s.Decision()
	if d.Kind == rules.Over {
		return t.fill(t.over[0], s.Winner, int16(s.Victory)), t.over[1]
	}
	args := s.promptArgs(flow.Step(d.Question), s.Stack.Top(), seat)
	templates := t.asks[d.Question]
	return t.fill(templates[0], seat, args...), t.fill(templates[1], seat, args...)
}

// promptArgs are the arguments of the sentences of a question.
func (s *State) promptArgs(step flow.Step, f *frame, seat rules.Seat) []int16 {
	player := &s.Players[max(seat, 0)] // a chance asks nobody
	cash, actions := player.Cash, int16(s.Turn.Actions)
	switch step {
	case stepDealNation, stepFirstOutpost, stepScoutDraw, stepPorts:
		return []int16{f.V[0], int16(s.outpostDeck())}
	case stepOrder:
		return []int16{int16(s.Placed + 1)}
	case stepLabour:
		return []int16{f.V[1], int16(places[f.V[1]].zone), cash}
	case stepMode:
		return []int16{int16(s.topCard()), int16(s.Turn.Auction + 1), int16(s.auctions())}
	case stepBid:
		card := s.topCard()
		if s.Turn.Buried {
			card = NoCard
		}
		return []int16{int16(card), int16(s.Turn.Seat), cash}
	case stepBuried:
		return []int16{f.V[0]}
	case stepVerb:
		return []int16{actions, cash}
	case stepNewLegality, stepReplace:
		return []int16{f.V[1]}
	case stepFlagLegality:
		return []int16{f.V[1]}
	case stepClaimFrom:
		return []int16{f.V[1], claimPrice}
	case stepAlcabala:
		return []int16{alcabalaZones - s.below().V[edictChosen], int16(s.Rebels)}
	case stepAsiento, stepReprisal, stepSituado:
		return []int16{edictChoices - s.below().V[edictChosen]}
	case stepDove:
		return []int16{int16(s.Dove), int16(s.Round)}
	case stepShed, stepToss:
		return []int16{int16(s.HandSize(seat)), int16(s.limit(seat))}
	case stepSail:
		return []int16{int16(s.Turn.Points), int16(player.Sea), int16(player.Chests()), int16(player.FreeHold())}
	case stepLandVerb, stepLoad, stepTarget:
		return []int16{int16(s.Turn.Landing), int16(player.FreeHold()), int16(s.FleetStrength(seat))}
	case stepDeliver:
		return []int16{f.V[1], int16(s.Turn.Landing)}
	case stepSupport:
		return []int16{int16(s.Turn.Seat), int16(s.Turn.Target), s.FleetStrength(s.Turn.Seat),
			s.targetStrength(s.Turn.Seat, s.Turn.Target), int16(s.Turn.Landing),
			s.Discs(player.Nation, s.Turn.Landing)}
	case stepFree, stepCapture:
		return []int16{f.V[1], int16(s.Colonies[f.V[1]].Owner), int16(player.Supply)}
	case stepPrize:
		return []int16{f.V[1], int16(player.FreeHold()), int16(s.Players[f.V[1]].Chests())}
	case stepThrow:
		return []int16{int16(-player.FreeHold())}
	case stepOrderKind:
		return []int16{f.V[1]}
	case stepOrders:
		return []int16{int16(player.Sea)}
	}
	return []int16{cash, actions}
}

// Option names the move and says what would follow.
func (t *Text) Option(state rules.State, seat rules.Seat, m rules.Move) (name, means string) {
	s := state.(*State)
	if seat == rules.Nobody {
		for _, o := range s.Options(seat, nil) {
			if o.Move == m {
				means = t.fill(t.means[meansOdds], seat, int16(o.Odds), int16(rules.Sum(s.Options(seat, nil))))
			}
		}
		return t.Noun(m), means
	}
	o := option{Text: t, State: s, seat: seat, move: m, frame: s.Stack.Top()}
	o.family, o.n = familyOf(m)
	name, means = o.say(flow.Step(s.Decision().Question))
	if name == "" {
		name = t.Noun(m)
	}
	return name, means
}

// An option is what there is to say about one move of a question.
type option struct {
	*Text
	*State
	frame  *frame
	seat   rules.Seat
	move   rules.Move
	family family
	n      int
}

// Many copies of these two would make say as long again, and what is long takes a
// browser long to begin with.

//go:noinline
func (o *option) mean(meaning int, args ...int16) string {
	return o.fill(o.means[meaning], o.seat, args...)
}

//go:noinline
func (o *option) name(name int, args ...int16) string {
	return o.fill(o.words.names[name], o.seat, args...)
}

// say gives the name of the option, "" for that of its noun, and what it
// means.
func (o *option) say(step flow.Step) (name, means string) {
	n, z := int16(o.n), Zone(o.n)
	player := &o.Players[o.seat]
	switch step {
	case stepPickNation:
		return "", o.nations[n][1]
	case stepLabour:
		return o.sayLabour()
	case stepMode:
		if o.move == verbBuried {
			return "", o.mean(meansBuried, int16(o.unseen()))
		}
		return o.cards[o.topCard()][0], o.cards[o.topCard()][1]
	case stepVerb, stepLandVerb:
		if o.move == verbVisita {
			name = o.name(nameFoundVisita)
		}
		return name, o.mean(meansVerb+o.n, o.verbPrice())
	case stepPlayCard:
		return "", o.cards[n][1]
	case stepSell:
		return "", o.mean(meansSale, salePrice)
	case stepNewLegality, stepFlagLegality:
		return "", o.legalities[n][1]
	case stepReplace, stepFlagship, stepLoseShip:
		ship := &ships[n]
		if Card(n).IsShip() {
			return "", o.mean(meansShip, int16(ship.sail), int16(ship.guns), int16(ship.hold))
		}
	case stepKeep:
		return "", o.sayOutpost(z)
	case stepFound:
		if p := o.freeSlot(z); p != NoPlace {
			return "", o.mean(meansFound, int16(p), o.foundCost(o.seat))
		}
		return "", o.mean(meansNoSlot)
	case stepFort:
		return "", o.mean(meansFort, o.fortCost(o.seat), o.ColonyStrength(Place(n))+1)
	case stepGalley:
		return "", o.mean(meansGalley, o.galleyCost(o.seat), o.Discs(player.Nation, z)+1)
	case stepVisita:
		return "", o.mean(meansVisitaHere, o.visitaCost(o.seat), o.nativesOf(z))
	case stepCathedral:
		return "", o.mean(meansCathedral, o.cathedralCost(o.seat), int16(o.Zones[n].Converts))
	case stepClaim, stepClaimFrom, stepReprisal:
		if o.family == zoneFamily {
			return "", o.sayClaim(z)
		}
		return "", o.mean(meansDoneEdict)
	case stepPhilosophy:
		return "", o.sayPawn(Space(n))
	case stepEmancipate:
		return "", o.mean(meansFreedom, o.emancipateCost(o.seat))
	case stepFoment:
		return "", o.mean(meansFoment, int16(o.Zones[n].Rebels), o.fomentCost(o.seat, z))
	case stepPacify:
		return "", o.mean(meansFoment, int16(o.Zones[n].Rebels), pacifyPrice)
	case stepDenounce:
		return "", o.mean(meansDenounce, int16(o.Players[n].Pawn))
	case stepAlcabala, stepAutoDaFe, stepNewLaws, stepHurricane, stepAsiento, stepSituado, stepDove:
		return "", o.sayEdict(step)
	case stepShed:
		switch o.family {
		case cardFamily:
			return o.name(nameSell, n), o.mean(meansSale, salePrice)
		case zoneFamily:
			return o.name(nameShed, n), o.mean(meansBackToDeck)
		}
	case stepSail:
		return o.saySail()
	case stepLoad:
		return "", o.sayLoad(Place(n))
	case stepDeliver:
		if owner := o.Colonies[n].Owner; owner != NoNation {
			return "", o.mean(meansDelivered, int16(owner))
		}
	case stepTarget:
		return o.sayTarget()
	case stepSupport:
		return "", o.saySupport()
	case stepFree:
		if o.move == verbLeave {
			return "", o.mean(meansLeaveSlave)
		}
		freed := int16(1)
		if o.has(o.seat, effectFree) {
			freed = 2
		}
		return "", o.mean(meansFree, freed)
	case stepCapture:
		if o.move == verbLeave {
			return o.name(nameLeaveColony, int16(o.Colonies[o.frame.V[1]].Owner)), ""
		}
		return "", o.mean(meansCapture, int16(player.Supply))
	case stepPrize:
		return "", o.mean(meansValue, o.chestValue(o.seat, Good(n)))
	case stepThrow:
		if o.family == goodFamily {
			return "", o.mean(meansValue, o.chestValue(o.seat, Good(n)))
		}
		return "", o.mean(meansAboard, int16(player.Pax[n]))
	case stepOrders:
		if o.family == seatFamily && o.n != int(o.seat) && o.Players[n].Ships() > 0 {
			return "", o.mean(meansAttack, o.SeaStrength(o.seat), o.SeaStrength(rules.Seat(n)))
		}
	case stepOrderKind:
		if o.move == verbCargo {
			return o.orders[OrderCargo][0], o.orders[OrderCargo][1]
		}
		return o.orders[OrderAll][0], o.orders[OrderAll][1]
	}
	return "", ""
}

func (o *option) sayLabour() (name, means string) {
	n := int16(o.n)
	switch o.family {
	case zoneFamily:
		return o.name(nameHire, n), o.mean(meansHire, int16(o.Zones[n].Citizens))
	case siteFamily:
		return o.name(nameKidnap, n), o.mean(meansKidnap, int16(o.Natives[n]))
	}
	z := places[o.frame.V[1]].zone
	if owner := o.Zones[z].Visita; owner != NoNation {
		means = o.mean(meansVisita, int16(o.Zones[z].Converts), int16(owner))
	}
	return o.name(nameVisita, int16(z)), means
}

// verbPrice is what a verb costs at least, in dollars.
func (o *option) verbPrice() int16 {
	switch o.move {
	case verbSell:
		return salePrice
	case verbFound:
		return o.foundCost(o.seat)
	case verbFort:
		return o.fortCost(o.seat)
	case verbGalley:
		return o.galleyCost(o.seat)
	case verbVisita:
		return o.visitaCost(o.seat)
	case verbCathedral:
		return o.cathedralCost(o.seat)
	case verbClaim:
		return claimPrice
	case verbEmancipate:
		return o.emancipateCost(o.seat)
	case verbFoment:
		return cheaper(fomentPrice, min(1, o.count(o.seat, effectFoment)))
	case verbPacify:
		return pacifyPrice
	case verbDenounce:
		return denouncePrice
	case verbCharter:
		return charterPrice
	case verbTrade:
		return tradePay
	}
	return 0
}

// nativesOf counts the Natives at the Tribe sites of a zone.
func (o *option) nativesOf(z Zone) int16 {
	n := int16(0)
	for site, end := z.sites(); site < end; site++ {
		n += int16(o.Natives[site])
	}
	return n
}

func (o *option) sayOutpost(z Zone) string {
	free := int16(0)
	for p, end := z.places(); p < end; p++ {
		if o.Colonies[p].Owner == NoNation {
			free++
		}
	}
	g := zones[z].good
	return o.mean(meansOutpost, free, int16(g), goods[g].value)
}

func (o *option) sayClaim(z Zone) string {
	colonies, chests := int16(0), int16(0)
	for p, end := z.places(); p < end; p++ {
		c := &o.Colonies[p]
		if c.Owner != NoNation && c.Owner != o.Players[o.seat].Nation {
			colonies++
			if c.Chest {
				chests++
			}
		}
	}
	return o.mean(meansClaim, colonies, chests)
}

func (o *option) sayPawn(to Space) string {
	cost := o.pawnCost(o.seat, to)
	if to.Depth() >= 2 {
		for other := range rules.Seat(o.Seats) {
			if other != o.seat && o.Players[other].Pawn == to {
				return o.mean(meansDisplaces, cost, int16(other))
			}
		}
	}
	return o.mean(meansPawn, cost)
}

func (o *option) sayEdict(step flow.Step) string {
	n, z := int16(o.n), Zone(o.n)
	if o.move == verbDone {
		return o.mean(meansDoneEdict)
	}
	switch step {
	case stepAlcabala:
		return o.mean(meansRebels, int16(o.Zones[n].Rebels))
	case stepAutoDaFe:
		return o.mean(meansChests, o.chestsOf(z))
	case stepNewLaws:
		slaves := int16(0)
		for p, end := z.places(); p < end; p++ {
			if o.Colonies[p].Labour == Slave {
				slaves++
			}
		}
		return o.mean(meansSlaves, slaves)
	case stepHurricane:
		fleets := int16(0)
		for other := range o.Seats {
			if player := &o.Players[other]; player.Ships() > 0 && player.Sea == Sea(n) {
				fleets++
			}
		}
		return o.mean(meansFleets, fleets)
	case stepAsiento:
		return o.mean(meansGood, int16(Place(n).good()))
	case stepSituado:
		return o.mean(meansFort, 0, o.ColonyStrength(Place(n))+1)
	}
	if o.move == verbEarlier {
		return o.mean(meansDove, int16(o.Dove-1))
	}
	return o.mean(meansDove, int16(o.Dove+1))
}

// chestsOf counts the chests of others than Spain in a zone.
func (o *option) chestsOf(z Zone) int16 {
	n := int16(0)
	for p, end := z.places(); p < end; p++ {
		if c := &o.Colonies[p]; c.Chest && c.Owner != Spain {
			n++
		}
	}
	return n
}

func (o *option) saySail() (name, means string) {
	n, left := int16(o.n), int16(max(0, o.Turn.Points-1))
	player := &o.Players[o.seat]
	switch o.family {
	case seatFamily:
		if rules.Seat(n) == o.seat || o.Players[n].Ships() == 0 {
			return o.name(nameAttack, n), ""
		}
		return o.name(nameAttack, n), o.mean(meansAttack, o.SeaStrength(o.seat), o.SeaStrength(rules.Seat(n)))
	case zoneFamily:
		chests := int16(0)
		for p, end := Zone(n).places(); p < end; p++ {
			if o.Colonies[p].Chest {
				chests++
			}
		}
		return o.name(nameLand, n), o.mean(meansLand, int16(zones[n].good), chests, left)
	case seaFamily:
		fleets, dollars := int16(0), int16(0)
		for other := range rules.Seat(o.Seats) {
			if rival := &o.Players[other]; other != o.seat && rival.Ships() > 0 && rival.Sea == Sea(n) {
				fleets++
			}
		}
		switch {
		case Sea(n) == Europe:
			for g := range Good(GoodCount) {
				dollars += int16(player.Cargo[g]) * o.chestValue(o.seat, g)
			}
			means = o.mean(meansEurope, int16(player.Chests()), dollars)
		case fleets > 0:
			means = o.mean(meansMoveFleets, left, fleets)
		default:
			means = o.mean(meansMove, left)
		}
		return o.name(nameSail, n), means
	}
	return "", ""
}

// saySupport gives both totals as this Battle card alone would make them.
func (o *option) saySupport() string {
	attacker, own := o.Turn.Seat, o.Discs(o.Players[o.seat].Nation, o.Turn.Landing)
	fleet, target := o.FleetStrength(attacker), o.targetStrength(attacker, o.Turn.Target)
	if o.move == verbFleet {
		fleet += own
	} else {
		target += own
	}
	return o.mean(meansSupport, fleet, target)
}

func (o *option) sayLoad(p Place) string {
	g := p.good()
	if o.Players[o.seat].Legality == Smuggler {
		return o.mean(meansLoadFor, int16(g), goods[g].value, o.bribe(o.seat, p))
	}
	return o.mean(meansLoad, int16(g), goods[g].value)
}

func (o *option) sayTarget() (name, means string) {
	n, z := int16(o.n), o.Turn.Landing
	switch {
	case o.family == placeFamily:
		if o.Colonies[n].Owner == NoNation {
			return "", ""
		}
		name = o.name(nameTargetPlace, n, int16(o.Colonies[n].Owner))
		if places[n].zone != z {
			return name, ""
		}
	case o.family == siteFamily:
		name = o.name(nameTargetSite, n)
	case o.move == verbVisita:
		owner := o.Zones[z].Visita
		if owner == NoNation {
			return o.targets[0], ""
		}
		name = o.name(nameTargetVisita, int16(owner), int16(z))
	default:
		name = o.name(nameTargetRebels, int16(z))
	}
	return name, o.mean(meansTarget, o.FleetStrength(o.seat), o.targetStrength(o.seat, o.move))
}
