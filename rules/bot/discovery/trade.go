package discovery

import (
	"flota/rules"
	"flota/rules/discovery"
)

// dollar is what a dollar is worth in points before the last turn.
const dollar = 0.35

// turnsLeft is how many incomes are still to come.
func (v *view) turnsLeft() float32 { return float32(9 - v.Turn) }

// incomeWorth is what a dollar of trade income is worth each turn from now on:
// the last one is a point too.
func (v *view) incomeWorth() float32 { return 1 + dollar*(v.turnsLeft()-1) }

// another is what one more of a good is worth.
func (v *view) another(g discovery.Good) float32 {
	goods := v.me.Goods
	before := v.income(&goods, v.me.Ships)
	goods[g]++
	more := float32(v.income(&goods, v.me.Ships) - before)
	p := more * v.incomeWorth()
	// What is the beginning of a set.
	if v.Turn < 8 {
		p += 0.15 + 0.35*float32(min(goods[g], 3)-1)
	}
	if g == discovery.Sugar && v.Owns(v.seat, discovery.RumFactory) || g == discovery.Fur && v.Owns(v.seat, discovery.FurCompany) {
		p += 3 * dollar * (v.turnsLeft() - 1)
	}
	return p
}

func (v *view) bestGood() float32 {
	best := float32(0)
	for g := range v.Offer {
		if v.Offer[g] > 0 {
			best = max(best, v.another(discovery.Good(g)))
		}
	}
	return best
}

// anotherShip is what one more ship is worth.
func (v *view) anotherShip() float32 {
	more := float32(v.income(&v.me.Goods, v.me.Ships+1) - v.income(&v.me.Goods, v.me.Ships))
	p := more*v.incomeWorth() + 0.15*v.turnsLeft()
	if v.Owns(v.seat, discovery.Navy) {
		p += 3
	}
	return p
}

// toGood is for a good that is taken.
func (v *view) toGood(m rules.Move, t *traits) {
	g := discovery.Good(m - discovery.Good(0).Move())
	goods := v.me.Goods
	before := v.income(&goods, v.me.Ships)
	goods[g]++
	t.add(takeWorth, v.another(g))
	t.add(takeNow, float32(v.income(&goods, v.me.Ships)-before))
	t.add(takeCount+int(min(goods[g], 4))-1, 1)
	t.add(takeOffer, float32(v.Offer[g]))
}
