package discovery

import (
	"flota/rules"
	"flota/rules/discovery"
)

// fight is what a battle in a region against a seat promises.
func (v *view) fight(r discovery.Region, other rules.Seat) float32 {
	region := &v.Regions[r]
	mine, theirs := region.Count(v.seat), region.Count(other)
	if mine == 0 || theirs == 0 || region.Soldiers[v.seat]+region.Soldiers[other] == 0 {
		return 0
	}
	lost, won := min(region.Soldiers[other], mine), min(region.Soldiers[v.seat], theirs)
	others := int8(0)
	for third := range rules.Seat(v.Seats) {
		if third != v.seat && third != other {
			others = max(others, region.Count(third))
		}
	}
	before, after := max(others, theirs), max(others, theirs-won)
	n := v.scoringsLeft()
	p := (prospect(mine-lost, after) - prospect(mine, before)) * n
	return p + 0.3*float32(won-lost)
}

// battle is the most that a battle in a region promises.
func (v *view) battle(r discovery.Region) float32 {
	best := float32(0)
	for other := range rules.Seat(v.Seats) {
		if other != v.seat {
			best = max(best, v.fight(r, other))
		}
	}
	return best
}

// war is what a war against a seat promises beside its price.
func (v *view) war(other rules.Seat) float32 {
	sum := -v.cost(10)
	for r := range v.Regions {
		sum += v.fight(discovery.Region(r), other)
	}
	return sum
}

func (v *view) bestWar() float32 {
	best := float32(-9)
	for other := range rules.Seat(v.Seats) {
		if other != v.seat {
			best = max(best, v.war(other))
		}
	}
	return best
}

func (v *view) bestConflict() float32 {
	best := float32(0)
	for r := range v.Regions {
		best = max(best, v.battle(discovery.Region(r)))
	}
	if v.me.Cash >= 10 {
		best = max(best, v.bestWar())
	}
	return best
}

// toConflict is for a battle in a region or a war.
func (v *view) toConflict(m rules.Move, t *traits) {
	switch {
	case m == 0: // pass
		t.add(fightPass, 1)
	case m < discovery.Region(0).Move(): // war
		t.add(fightWar, 1)
		t.add(fightWar+1, v.bestWar())
	default:
		t.add(fightWorth, v.battle(discovery.Region(m-discovery.Region(0).Move())))
	}
}

// toEnemy is for the other side of a battle or war.
func (v *view) toEnemy(m rules.Move, t *traits) {
	r, other := discovery.Region(v.Stack.Top().V[1]), rules.Seat(m-discovery.SeatMove(0))
	switch {
	case m == 0: // pass
		t.add(fightPass, 1)
	case r == discovery.NoRegion:
		t.add(fightWar, 1)
		t.add(fightWar+1, v.war(other))
	default:
		t.add(fightWorth, v.fight(r, other))
	}
}

// harm is what a seat has at a region, as far as it is in front.
func (v *view) harm(r discovery.Region, other rules.Seat) float32 {
	region := &v.Regions[r]
	n := region.Count(other)
	if n == 0 {
		return -9
	}
	lost := (n + 1) / 2
	p := prospect(n, rivals(region, other, v.Seats)) - prospect(n-lost, rivals(region, other, v.Seats))
	if region.Count(v.seat) > 0 {
		p *= 2
	}
	return p
}

// toUprising is for a region in which natives rise against the seat that loses
// most.
func (v *view) toUprising(m rules.Move, t *traits) {
	most := float32(0)
	for other := range rules.Seat(v.Seats) {
		if other != v.seat {
			most = max(most, v.harm(discovery.Region(m-discovery.Region(0).Move()), other))
		}
	}
	t.add(fightWorth, most)
}

func (v *view) toVictim(m rules.Move, t *traits) {
	t.add(fightWorth, v.harm(discovery.Region(v.Stack.Top().V[1]), rules.Seat(m-discovery.SeatMove(0))))
}

// toKill prefers soldiers among the victims, toLose settlers.
func (v *view) toKill(m rules.Move, t *traits) {
	t.add(killSoldiers, float32(m-discovery.AmountMove(0)))
}

func (v *view) toLose(m rules.Move, t *traits) {
	t.add(loseSoldiers, float32(m-discovery.AmountMove(0)))
}
