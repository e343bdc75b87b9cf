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

func (v *view) conflicts(options []rules.Option, weights []float32) {
	for i, o := range options {
		switch {
		case o.Rule != 0 || i == 0:
		case i == 1:
			weights[i] = v.bestWar()
		default:
			weights[i] = v.battle(discovery.Region(i-2)) - 0.2
		}
	}
}

func (v *view) enemies(options []rules.Option, weights []float32) {
	r := discovery.Region(v.Stack.Top().V[1])
	for i, o := range options {
		if o.Rule != 0 || i == 0 {
			continue
		}
		other := rules.Seat(o.Move - 2)
		if r == discovery.NoRegion {
			weights[i] = v.war(other)
		} else {
			weights[i] = v.fight(r, other)
		}
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

func (v *view) uprisings(options []rules.Option, weights []float32) {
	for i, o := range options {
		if o.Rule != 0 {
			continue
		}
		for other := range rules.Seat(v.Seats) {
			if other != v.seat {
				weights[i] = max(weights[i], v.harm(discovery.Region(i), other))
			}
		}
	}
}

func (v *view) victims(options []rules.Option, weights []float32) {
	r := discovery.Region(v.Stack.Top().V[1])
	for i, o := range options {
		if o.Rule == 0 {
			weights[i] = v.harm(r, rules.Seat(o.Move-2))
		}
	}
}

// kills prefers soldiers among the victims, losses settlers.
func (v *view) kills(options []rules.Option, weights []float32) {
	for i := range options {
		weights[i] = 0.5 * float32(i)
	}
}

func (v *view) losses(options []rules.Option, weights []float32) {
	for i := range options {
		weights[i] = -0.3 * float32(i)
	}
}
