package discovery

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/discovery"
)

// Kinds of reasons. Behind each: its numbers.
const (
	_                bot.ReasonKind = iota
	reasonGoodLead                  // region, good, own pieces then, most of others
	reasonGood                      // region, good
	reasonLead                      // region, own pieces then, most of others
	reasonKeep                      // region, own pieces then, most of others
	reasonLevel                     // region, own pieces then
	reasonBehind                    // region, own pieces then, most of others
	reasonAlone                     // region, own pieces then
	reasonSet                       // good, dollars
	reasonTowards                   // good, own tiles of it then
	reasonShip                      // own strength, best of others
	reasonShipping                  // own strength, best of others
	reasonTile                      // tile, points
	reasonBuy                       // tile, points
	reasonThrift                    //
	reasonExplore                   // strength, counters it is enough for, of
	reasonKnown                     // region, natives, points
	reasonWait                      // strength, counters it is enough for, of
	reasonGather                    // strength
	reasonOrder                     // dollars, place
	reasonSpecialist                // kind
	reasonFight                     // region, player, its losses, own losses
	reasonWar                       // player, its losses, own losses
	reasonPeace                     //
	reasonColonist                  //
	reasonCaptain                   //
	reasonMerchant                  // dollars
	reasonMissionary                //
	reasonSoldier                   //
	reasonHarm                      // region, player, its losses

	reasonCount
)

// merchantPay is what a merchant brings on landing.
const merchantPay = 5

// because has what gives the reason for an option of a question.
var because = map[string]func(*view, rules.Move) bot.Reason{
	"box":           (*view).whyBox,
	"piece":         (*view).whyPiece,
	"land":          (*view).whyLand,
	"settle":        (*view).whyLand,
	"take":          (*view).whyGood,
	"fair":          (*view).whyGood,
	"company":       (*view).whyGood,
	"buy":           (*view).whyTile,
	"send":          (*view).whySend,
	"target":        (*view).whyTarget,
	"chart":         (*view).whyTarget,
	"train":         (*view).whyTrain,
	"conflict":      (*view).whyConflict,
	"enemy":         (*view).whyEnemy,
	"uprising":      (*view).whyUprising,
	"uprising-seat": (*view).whyVictim,
}

// Reason says what speaks for an option.
func (k *Knowledge) Reason(s rules.State, seat rules.Seat, move rules.Move) bot.Reason {
	v := k.view(s, seat)
	if why := because[questions[v.question]]; why != nil {
		return why(v, move)
	}
	return bot.Reason{}
}

func reason(kind bot.ReasonKind, args ...int) bot.Reason {
	r := bot.Reason{Kind: kind}
	for i, n := range args {
		r.Args[i] = int16(n)
	}
	return r
}

func (v *view) whyLand(m rules.Move) bot.Reason {
	return v.whyRegion(discovery.Region(m - discovery.Region(0).Move()))
}

// whyRegion is for one more piece in a region.
func (v *view) whyRegion(r discovery.Region) bot.Reason {
	region := &v.Regions[r]
	own, others := int(region.Count(v.seat))+1, int(rivals(region, v.seat, v.Seats))
	switch good := int(r.Good()); {
	case region.Good && own == 3 && own > others && own-1 <= others:
		return reason(reasonGoodLead, int(r), good, own, others)
	case region.Good && own == 3:
		return reason(reasonGood, int(r), good)
	case others == 0:
		return reason(reasonAlone, int(r), own)
	case own-1 > others:
		return reason(reasonKeep, int(r), own, others)
	case own > others:
		return reason(reasonLead, int(r), own, others)
	case own == others:
		return reason(reasonLevel, int(r), own)
	}
	return reason(reasonBehind, int(r), own, others)
}

func (v *view) whyGood(m rules.Move) bot.Reason {
	return v.whyAnother(discovery.Good(m - discovery.Good(0).Move()))
}

func (v *view) whyAnother(g discovery.Good) bot.Reason {
	goods := v.me.Goods
	before := v.income(&goods, v.me.Ships)
	goods[g]++
	if more := v.income(&goods, v.me.Ships) - before; more > 0 {
		return reason(reasonSet, int(g), more)
	}
	return reason(reasonTowards, int(g), int(goods[g]))
}

func (v *view) whyTile(m rules.Move) bot.Reason {
	if m == 0 { // pass
		return reason(reasonThrift)
	}
	t := discovery.Tile(m - discovery.Tile(0).Move())
	return reason(reasonTile, int(t), round(v.tileWorth(t)))
}

func round(points float32) int { return int(max(1, points+0.5)) }

func (v *view) whyBox(m rules.Move) bot.Reason {
	switch b := discovery.Box(m - discovery.Box(0).Move()); b {
	case discovery.Initiative:
		_, all := v.present(b)
		return reason(reasonOrder, all+1, all+1)
	case discovery.Dock, discovery.DockX, discovery.DockY:
		best := discovery.Caribbean
		for r := range discovery.Region(discovery.RegionCount) {
			if v.Regions[r].Discovered && v.gain(r, 1) > v.gain(best, 1) {
				best = r
			}
		}
		return v.whyRegion(best)
	case discovery.TradeGoods:
		best := discovery.Good(-1)
		for g := range discovery.Good(discovery.GoodCount) {
			if v.Offer[g] > 0 && (best < 0 || v.another(g) > v.another(best)) {
				best = g
			}
		}
		if best >= 0 {
			return v.whyAnother(best)
		}
	case discovery.Shipping:
		return v.whyShipping(1)
	case discovery.Buildings:
		best := discovery.Tile(-1)
		for t := range discovery.Tile(discovery.TileCount) {
			if v.Tiles[t] == discovery.Shown && (best < 0 || v.tileWorth(t) > v.tileWorth(best)) {
				best = t
			}
		}
		if best >= 0 {
			return reason(reasonBuy, int(best), round(v.tileWorth(best)))
		}
	case discovery.Discovery:
		return v.whyStrength(reasonGather, v.waiting()+1)
	case discovery.Warfare:
		return v.whyBattle()
	case discovery.SlotTraining:
		return bot.Reason{}
	default:
		return reason(reasonSpecialist, int(specialists[b-discovery.SlotCaptain]))
	}
	return bot.Reason{}
}

func (v *view) whyShipping(more int) bot.Reason {
	own, others := v.Strength(v.seat)+more, v.bestRival()
	if own > others {
		return reason(reasonShip, own, others)
	}
	return reason(reasonShipping, own, others)
}

func (v *view) whyPiece(m rules.Move) bot.Reason {
	kind := discovery.Kind(m-discovery.Colonist.Move()) + discovery.Colonist
	use := useOf(discovery.Box(v.Stack.Top().V[1]))
	switch {
	case kind == discovery.Captain && (use == exploringUse || use == shippingUse):
		return reason(reasonCaptain)
	case kind == discovery.Merchant && use == shippingUse:
		return reason(reasonCaptain)
	case kind == discovery.Merchant && use == landingUse:
		return reason(reasonMerchant, merchantPay)
	case kind == discovery.Missionary && use == landingUse:
		return reason(reasonMissionary)
	case kind == discovery.Soldier && (use == landingUse || use == exploringUse):
		return reason(reasonSoldier)
	case kind == discovery.Colonist:
		return reason(reasonColonist)
	}
	return bot.Reason{}
}

// whyStrength tells how likely an expedition of a strength succeeds; kind is the
// reason if it is not asked yet.
func (v *view) whyStrength(kind bot.ReasonKind, strength int) bot.Reason {
	enough, of := v.chances(strength)
	if kind == reasonGather && (enough == 0 || of == 0) {
		return reason(reasonGather, strength)
	}
	if kind == reasonGather {
		kind = reasonExplore
	}
	return reason(kind, strength, enough, of)
}

func (v *view) whySend(m rules.Move) bot.Reason {
	if m == 0 { // pass
		return v.whyStrength(reasonWait, v.waiting())
	}
	return v.whyStrength(reasonExplore, v.waiting())
}

func (v *view) whyTarget(m rules.Move) bot.Reason {
	if m == 0 {
		return v.whyStrength(reasonWait, v.sent())
	}
	r := discovery.Region(m - discovery.Region(0).Move())
	if c, known := v.KnownCounter(r); known {
		natives, _, _, vp := c.Finds()
		return reason(reasonKnown, int(r), natives, vp)
	}
	if v.isChart() {
		return bot.Reason{}
	}
	return v.whyStrength(reasonExplore, v.sent())
}

func (v *view) whyTrain(m rules.Move) bot.Reason {
	if m == 0 {
		return reason(reasonThrift)
	}
	return reason(reasonSpecialist, int(m-discovery.Colonist.Move())+int(discovery.Colonist))
}

// losses are those of another seat and one's own in a battle.
func (v *view) toll(r discovery.Region, other rules.Seat) (theirs, mine int) {
	region := &v.Regions[r]
	if region.Count(v.seat) == 0 || region.Count(other) == 0 {
		return 0, 0
	}
	return int(min(region.Soldiers[v.seat], region.Count(other))), int(min(region.Soldiers[other], region.Count(v.seat)))
}

func (v *view) whyFight(r discovery.Region, other rules.Seat) bot.Reason {
	theirs, mine := v.toll(r, other)
	return reason(reasonFight, int(r), int(other), theirs, mine)
}

func (v *view) whyWar(other rules.Seat) bot.Reason {
	theirs, mine := 0, 0
	for r := range discovery.Region(discovery.RegionCount) {
		a, b := v.toll(r, other)
		theirs, mine = theirs+a, mine+b
	}
	return reason(reasonWar, int(other), theirs, mine)
}

// whyBattle tells of the best battle there is now.
func (v *view) whyBattle() bot.Reason {
	best, most := bot.Reason{}, float32(0)
	for r := range discovery.Region(discovery.RegionCount) {
		for other := range rules.Seat(v.Seats) {
			if other != v.seat && v.fight(r, other) > most {
				best, most = v.whyFight(r, other), v.fight(r, other)
			}
		}
	}
	return best
}

func (v *view) whyConflict(m rules.Move) bot.Reason {
	switch {
	case m == 0:
		return reason(reasonPeace)
	case m < discovery.Region(0).Move(): // war
		best := rules.Nobody
		for other := range rules.Seat(v.Seats) {
			if other != v.seat && (best == rules.Nobody || v.war(other) > v.war(best)) {
				best = other
			}
		}
		return v.whyWar(best)
	}
	r, best := discovery.Region(m-discovery.Region(0).Move()), rules.Nobody
	for other := range rules.Seat(v.Seats) {
		if other != v.seat && (best == rules.Nobody || v.fight(r, other) > v.fight(r, best)) {
			best = other
		}
	}
	return v.whyFight(r, best)
}

func (v *view) whyEnemy(m rules.Move) bot.Reason {
	r, other := discovery.Region(v.Stack.Top().V[1]), rules.Seat(m-discovery.SeatMove(0))
	switch {
	case m == 0:
		return reason(reasonPeace)
	case r == discovery.NoRegion:
		return v.whyWar(other)
	}
	return v.whyFight(r, other)
}

func (v *view) whyUprising(m rules.Move) bot.Reason {
	r, best := discovery.Region(m-discovery.Region(0).Move()), rules.Nobody
	for other := range rules.Seat(v.Seats) {
		if other != v.seat && v.Regions[r].Count(other) > 0 && (best == rules.Nobody || v.harm(r, other) > v.harm(r, best)) {
			best = other
		}
	}
	return v.whyHarm(r, best)
}

func (v *view) whyVictim(m rules.Move) bot.Reason {
	return v.whyHarm(discovery.Region(v.Stack.Top().V[1]), rules.Seat(m-discovery.SeatMove(0)))
}

func (v *view) whyHarm(r discovery.Region, other rules.Seat) bot.Reason {
	return reason(reasonHarm, int(r), int(other), int(v.Regions[r].Count(other)+1)/2)
}
