package discovery

import (
	"flota/rules"
	"flota/rules/discovery"
)

// success is how likely an expedition of a strength succeeds against what nobody
// has seen.
func (v *view) success(strength int) float32 {
	enough, of := v.chances(strength)
	if of == 0 {
		return 0
	}
	return float32(enough) / float32(of)
}

// chances counts the counters, or once all regions are discovered the cards, that
// nobody has seen, and those of them that an expedition of a strength would win.
func (v *view) chances(strength int) (enough, of int) {
	if v.unknown() == 0 {
		for c, holder := range v.Cards {
			if holder == discovery.Hidden {
				of++
				if strength >= discovery.Card(c).Natives() {
					enough++
				}
			}
		}
		return enough, of
	}
	for c, holder := range v.Counters {
		if holder == discovery.Hidden {
			of++
			if natives, _, _, _ := discovery.Counter(c).Finds(); strength >= natives {
				enough++
			}
		}
	}
	return enough, of
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

// toSend is for how many of a kind go.
func (v *view) toSend(m rules.Move, t *traits) {
	if m == 0 { // pass
		t.add(sendPass, 1)
		t.add(sendPass+1, v.success(v.waiting()))
		t.when(v.Turn == 8, sendPass+2)
		return
	}
	top := v.Stack.Top()
	kind := discovery.Kind(top.V[1])
	present := int(v.me.Discovery[kind])
	n := int(m - discovery.AmountMove(0))
	each := 1
	if kind == discovery.Captain {
		each = 2
	}
	t.add(sendPart, float32(present-n))
	t.add(sendPart+1, v.success(v.sent()+n*each))
	t.when(n == present, sendAll)
	t.when(n == present && v.sent()+n*each <= 4, sendAll+1)
}

// toTarget is for a region that is to be discovered.
func (v *view) toTarget(m rules.Move, t *traits) {
	if m == 0 { // pass
		t.add(aimPass, 1)
		return
	}
	r := discovery.Region(m - discovery.Region(0).Move())
	strength := v.sent()
	t.add(aimRegion+int(r), 1)
	c, known := v.KnownCounter(r)
	natives, reward, _, points := c.Finds()
	switch {
	case !known:
		t.add(aimUnknown, 1)
		t.add(aimUnknown+1, v.success(strength))
	case strength >= natives:
		t.add(aimKnown, 1)
		t.add(aimKnown+1, float32(points))
		t.add(aimKnown+2, float32(reward)/10)
	default:
		t.add(aimKnown+3, 1)
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

// isChart reports whether a chart is used, which always succeeds.
func (v *view) isChart() bool { return questions[v.question] == "chart" }

// toTrain is for a specialist that is trained.
func (v *view) toTrain(m rules.Move, t *traits) {
	if m == 0 { // pass
		t.add(trainPass, 1)
		t.add(trainPass+1, float32(v.Turn)/8)
		t.add(trainPass+2, float32(v.me.Cash)/10)
		return
	}
	t.add(trainKind+int(m-discovery.Colonist.Move()), 1)
}
