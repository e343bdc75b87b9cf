package main

import (
	"container/heap"
	"math"
)

// A projection is Mercator's: rhumb lines are straight. Its units are such
// that width of them go from west to east.
type projection struct {
	west, east, south, north float64 // degrees
}

// Sizes in units of the map.
const (
	width  = 1000.0
	margin = 16.0 // what is drawn beyond the edges, so that no edge shows
)

func mercator(latitude float64) float64 {
	return math.Log(math.Tan(math.Pi/4 + latitude*math.Pi/360))
}

func (p *projection) scale() float64 { return width / ((p.east - p.west) * math.Pi / 180) }

func (p *projection) height() float64 {
	return (mercator(p.north) - mercator(p.south)) * p.scale()
}

// at projects degrees.
func (p *projection) at(longitude, latitude float64) point {
	latitude = min(max(latitude, -85), 85)
	return point{
		(longitude - p.west) * math.Pi / 180 * p.scale(),
		(mercator(p.north) - mercator(latitude)) * p.scale(),
	}
}

// clip cuts a ring off at the margin around the map (Sutherland and Hodgman:
// what is outside is drawn together along the cut).
func (p *projection) clip(ring []point) []point {
	low, right, down := -margin, width+margin, p.height()+margin
	for side := range 4 {
		inside := func(q point) bool {
			return [...]bool{q.x >= low, q.x <= right, q.y >= low, q.y <= down}[side]
		}
		cut := func(a, b point) point {
			if side < 2 {
				x := [...]float64{low, right}[side]
				return point{x, a.y + (b.y-a.y)*(x-a.x)/(b.x-a.x)}
			}
			y := [...]float64{low, down}[side-2]
			return point{a.x + (b.x-a.x)*(y-a.y)/(b.y-a.y), y}
		}
		var kept []point
		for i, b := range ring {
			a := ring[(i+len(ring)-1)%len(ring)]
			if inside(a) != inside(b) {
				kept = append(kept, cut(a, b))
			}
			if inside(b) {
				kept = append(kept, b)
			}
		}
		ring = kept
	}
	return ring
}

// area is what a ring encloses, in square units, whichever way it goes round.
func area(ring []point) float64 {
	sum := 0.0
	for i, b := range ring {
		a := ring[(i+len(ring)-1)%len(ring)]
		sum += a.x*b.y - b.x*a.y
	}
	return math.Abs(sum) / 2
}

// simplify leaves out the points of a ring that make the least difference
// (Visvalingam): each whose triangle with its neighbours is under least.
// Points on the cut at the margin stay.
func (p *projection) simplify(ring []point, least float64) []point {
	n := len(ring)
	if n < 4 {
		return ring
	}
	before, after := make([]int, n), make([]int, n)
	queue := make(triangles, 0, n)
	items := make([]*triangle, n)
	fixed := func(q point) bool {
		return q.x <= -margin || q.x >= width+margin || q.y <= -margin || q.y >= p.height()+margin
	}
	size := func(i int) float64 {
		if fixed(ring[i]) {
			return math.Inf(1)
		}
		return area([]point{ring[before[i]], ring[i], ring[after[i]]})
	}
	for i := range ring {
		before[i], after[i] = (i+n-1)%n, (i+1)%n
	}
	for i := range ring {
		items[i] = &triangle{point: i, size: size(i), place: i}
		queue = append(queue, items[i])
	}
	heap.Init(&queue)
	left, floor := n, 0.0
	for left > 3 && queue[0].size < least {
		t := heap.Pop(&queue).(*triangle)
		items[t.point] = nil
		left--
		floor = max(floor, t.size)
		a, b := before[t.point], after[t.point]
		after[a], before[b] = b, a
		for _, i := range [...]int{a, b} {
			if items[i] != nil {
				// Never below what is gone already: else a spur would vanish
				// point by point, each by a small triangle.
				items[i].size = max(size(i), floor)
				heap.Fix(&queue, items[i].place)
			}
		}
	}
	var kept []point
	for i, q := range ring {
		if items[i] != nil {
			kept = append(kept, q)
		}
	}
	return kept
}

// A triangle is a point of a ring with its neighbours.
type triangle struct {
	point, place int
	size         float64
}

// triangles is a heap, the smallest first; equal ones in the order of the ring.
type triangles []*triangle

func (t triangles) Len() int { return len(t) }

func (t triangles) Less(i, j int) bool {
	return t[i].size < t[j].size || t[i].size == t[j].size && t[i].point < t[j].point
}

func (t triangles) Swap(i, j int) {
	t[i], t[j] = t[j], t[i]
	t[i].place, t[j].place = i, j
}

func (t *triangles) Push(x any) { *t = append(*t, x.(*triangle)) }

func (t *triangles) Pop() any {
	last := (*t)[len(*t)-1]
	*t = (*t)[:len(*t)-1]
	return last
}

// A corner is a point of a hand-drawn border.
type corner struct {
	longitude, latitude float64
	sharp               bool // else the border is drawn round it
}

// outline is a hand-drawn border on the map, its corners cut three times at a
// quarter and three quarters of each side (Chaikin), but for the sharp ones.
func (p *projection) outline(corners []corner) []point {
	ring := make([]point, len(corners))
	sharp := make([]bool, len(corners))
	for i, c := range corners {
		ring[i], sharp[i] = p.at(c.longitude, c.latitude), c.sharp
	}
	for range 3 {
		var cut []point
		var stay []bool
		for i, q := range ring {
			a, b := ring[(i+len(ring)-1)%len(ring)], ring[(i+1)%len(ring)]
			if sharp[i] {
				cut, stay = append(cut, q), append(stay, true)
				continue
			}
			cut = append(cut, point{q.x + (a.x-q.x)/4, q.y + (a.y-q.y)/4}, point{q.x + (b.x-q.x)/4, q.y + (b.y-q.y)/4})
			stay = append(stay, false, false)
		}
		ring, sharp = cut, stay
	}
	return p.clip(ring)
}

// An island is drawn larger than it is, so that it can be seen and hold a
// piece: a rough shape of so many units around its middle.
type island struct {
	longitude, latitude float64
	across, down        float64 // half of its size, in units
}

// shape is the island on the map. It is uneven, and the same each time.
func (p *projection) shape(i island) []point {
	middle := p.at(i.longitude, i.latitude)
	var ring []point
	for n, rough := range [...]float64{1, .82, 1.06, .9, 1.1, .85, 1, .78, 1.08, .92, .98} {
		angle := float64(n) * 2 * math.Pi / 11
		ring = append(ring, point{middle.x + i.across*rough*math.Cos(angle), middle.y + i.down*rough*math.Sin(angle)})
	}
	return ring
}

// shore gives the rings of all land on the map: clipped, simplified, without
// islands that are too small, with those that are drawn by hand.
func (t *table) shore(rings [][]point) [][]point {
	var land [][]point
	for _, ring := range rings {
		if torn(ring) {
			continue
		}
		projected := make([]point, len(ring))
		for i, q := range ring {
			projected[i] = t.at(q.x, q.y)
		}
		projected = t.clip(projected)
		if len(projected) < 3 || area(projected) < t.smallest || t.redrawn(projected) {
			continue
		}
		projected = t.simplify(projected, t.detail)
		if area(projected) >= t.smallest/2 {
			land = append(land, projected)
		}
	}
	for _, i := range t.islands {
		land = append(land, t.shape(i))
	}
	return land
}

// torn reports whether a ring lies on both sides of the edge of the world: none
// of a game's does.
func torn(ring []point) bool {
	west, east := 180.0, -180.0
	for _, q := range ring {
		west, east = min(west, q.x), max(east, q.x)
	}
	return east-west > 300
}

// redrawn reports whether an island stands where one is drawn by hand.
func (t *table) redrawn(ring []point) bool {
	middle := point{}
	for _, q := range ring {
		middle.x += q.x / float64(len(ring))
		middle.y += q.y / float64(len(ring))
	}
	for _, i := range t.islands {
		at := t.at(i.longitude, i.latitude)
		if math.Hypot(at.x-middle.x, at.y-middle.y) < max(i.across, i.down)+3 && area(ring) < 8*i.across*i.down {
			return true
		}
	}
	return false
}
