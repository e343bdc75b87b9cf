package discovery

import (
	"flota/rules"
	"flota/rules/discovery"
)

// scoringsLeft is how often regions score from this turn on.
func (v *view) scoringsLeft() float32 { return float32(scoringsFrom(v.Turn)) }

func scoringsFrom(turn int8) int {
	n := 0
	for _, t := range [...]int8{3, 6, 8} {
		if turn <= t {
			n++
		}
	}
	return n
}

// rivals are the most pieces that another seat has in a region.
func rivals(region *discovery.RegionState, seat rules.Seat, seats int8) int8 {
	most := int8(0)
	for other := range rules.Seat(seats) {
		if other != seat {
			most = max(most, region.Count(other))
		}
	}
	return most
}

// prospect is what a region promises at a scoring to a seat that has own pieces
// there, others at most so many.
func prospect(own, others int8) float32 {
	if own == 0 {
		return 0
	}
	first := float32(0)
	switch lead := own - others; {
	case lead >= 3:
		first = 0.92
	case lead == 2:
		first = 0.8
	case lead == 1:
		first = 0.62
	case lead == 0:
		first = 0.35
	case lead == -1:
		first = 0.18
	case lead == -2:
		first = 0.08
	}
	ready := float32(1)
	if own < 3 {
		ready = 0.3 * float32(own)
	}
	p := 6 * first * ready
	if others >= 3 || own >= 3 {
		p += 2 * (1 - first) * 0.6
	}
	return p
}

// gain is what so many more pieces in a region promise, with its good.
func (v *view) gain(r discovery.Region, more int8) float32 {
	region := &v.Regions[r]
	own, others := region.Count(v.seat), rivals(region, v.seat, v.Seats)
	p := (prospect(own+more, others) - prospect(own, others)) * (0.4 + 0.6*v.scoringsLeft())
	if region.Good {
		switch {
		case own+more >= 3:
			p += 2
		case own+more == 2 && others < 3:
			p += 0.6
		}
	}
	return p
}

// bestGain is the most that landing so many pieces promises.
func (v *view) bestGain(more int8) float32 {
	best := float32(0)
	for r := range v.Regions {
		if v.Regions[r].Discovered {
			best = max(best, v.gain(discovery.Region(r), more))
		}
	}
	return best
}

// toRegion is for a piece that lands in a region.
func (v *view) toRegion(m rules.Move, t *traits) {
	r := discovery.Region(m - discovery.Region(0).Move())
	region := &v.Regions[r]
	own, others := region.Count(v.seat), rivals(region, v.seat, v.Seats)
	worth := v.gain(r, 1)
	t.add(landWorth, worth)
	t.add(landOwn+int(min(own+1, mostHeld))-1, 1)
	t.add(landLead+int(max(-mostLead, min(own+1-others, mostLead)))+mostLead, 1)
	if region.Good {
		t.when(own == 2, landGood)
		t.when(own == 1, landGood+1)
	}
	if v.Turn == 3 || v.Turn == 6 || v.Turn == 8 {
		t.add(landSoon, prospect(own+1, others)-prospect(own, others))
	}
	if v.landing() == discovery.Soldier {
		t.add(landWorth+1, worth)
		enemies := int8(0)
		for other := range rules.Seat(v.Seats) {
			if other != v.seat {
				enemies += region.Soldiers[other]
			}
		}
		t.add(landWar, float32(enemies))
	}
}

// landing is the kind of the piece that lands; colonists settle.
func (v *view) landing() discovery.Kind {
	if questions[v.question] != "land" {
		return discovery.Colonist
	}
	return v.Dock[v.Stack.Top().V[1]].Kind
}
