package discovery

import (
	"flota/rules"
	"flota/rules/discovery"
)

// success is how likely an expedition of a strength succeeds against what nobody
// has seen.
func (v *view) success(strength int) float32 {
	hidden, weak := 0, 0
	for c, holder := range v.Counters {
		if holder == discovery.Hidden {
			natives, _, _, _ := discovery.Counter(c).Finds()
			hidden++
			if strength >= natives {
				weak++
			}
		}
	}
	if v.unknown() > 0 && hidden > 0 {
		return float32(weak) / float32(hidden)
	}
	return v.deck(strength)
}

// deck is how likely a card can be won.
func (v *view) deck(strength int) float32 {
	hidden, weak := 0, 0
	for c, holder := range v.Cards {
		if holder == discovery.Hidden {
			hidden++
			if strength >= discovery.Card(c).Natives() {
				weak++
			}
		}
	}
	if hidden == 0 {
		return 0
	}
	return float32(weak) / float32(hidden)
}

// unknown is how many regions are not discovered.
func (v *view) unknown() int {
	n := 0
	for r := range v.Regions {
		if !v.Regions[r].Discovered {
			n++
		}
	}
	return n
}

// found is what a success is worth, in points.
const found = 5.5

func (v *view) waiting() int {
	d := &v.me.Discovery
	n := int(d[discovery.Colonist] + 2*d[discovery.Captain] + d[discovery.Merchant] + d[discovery.Missionary] + d[discovery.Soldier])
	if v.Owns(v.seat, discovery.NativeGuides) {
		n++
	}
	return n
}

// explore is what one more piece in Discovery promises.
func (v *view) explore() float32 {
	strength := v.waiting()
	more := (v.success(strength+2) - v.success(strength)) * found / 2
	if v.Turn == 8 {
		return more
	}
	return max(more, 0.5)
}

// sendings: most go with all they have, if that is likely enough.
func (v *view) sendings(options []rules.Option, weights []float32) {
	p := v.success(v.waiting())
	if v.Turn == 8 {
		p = 1
	}
	n := float32(len(options) - 2)
	for i, o := range options {
		switch {
		case o.Rule != 0:
		case i == 0: // pass
			weights[i] = 4 * (1 - p)
		default:
			weights[i] = 3*p - 1.2*(n-float32(i-1))
		}
	}
}

// targets: where the natives are known to be weak enough, else anywhere.
func (v *view) targets(options []rules.Option, weights []float32) {
	strength := v.sent()
	first := 0
	if options[0].Move == 0 { // pass
		first = 1
		weights[0] = -1
	}
	for i, o := range options[first:] {
		if o.Rule != 0 {
			continue
		}
		c, known := v.KnownCounter(discovery.Region(i))
		if !known {
			weights[first+i] = 3 * v.success(strength)
			continue
		}
		natives, reward, _, points := c.Finds()
		weights[first+i] = -3
		if strength >= natives {
			weights[first+i] = 2.2 + dollar*float32(reward) + float32(points)
		}
	}
}

// sent is the strength of the expedition in progress; a chart always succeeds.
func (v *view) sent() int {
	f := &v.Stack.Frames[v.Stack.N-2]
	if v.isChart() {
		return 9
	}
	n := int(f.V[3] + 2*f.V[4] + f.V[5] + f.V[6] + f.V[7])
	if v.Owns(v.seat, discovery.NativeGuides) {
		n++
	}
	return n
}

func (v *view) isChart() bool { return questions[v.question] == "chart" }

var questions = discovery.Game{}.Info().Questions

// specialist is what a specialist of the next turn is worth: captain, merchant,
// missionary, soldier.
func (v *view) trainings(options []rules.Option, weights []float32) {
	for i, o := range options {
		if o.Rule == 0 && i > 0 && v.Turn < 8 {
			weights[i] = slotWorth[i-1] - 5*dollar
		}
	}
}
