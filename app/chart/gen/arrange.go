package main

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
)

// A dot is a place on the grid of the map, a quarter of a unit wide. All that
// is written is on it.
type dot struct{ x, y int32 }

const grid = 4 // dots in a unit

func (q point) dot() dot {
	return dot{int32(math.Round(q.x * grid)), int32(math.Round(q.y * grid))}
}

// A label says what a place on the map belongs to: labels from firstArea on are
// the areas of the table, those of the land before those of the sea.
type label int

const (
	beyond    label = iota // outside of the margin
	openSea                // in no area
	otherLand              // in no area
	firstArea
)

// An arc is a line between two nodes, or a closed line, that has the same two
// labels at its sides all along.
type arc struct {
	left, right label
	dots        []dot
}

// A plane is the map cut into faces by the coasts and the hand-drawn borders.
type plane struct {
	frame     []dot
	land      [][]dot
	areas     [][]dot // the outline of each area of the table
	landAreas int     // the first of them
}

// arrange cuts the lines at every place where they cross and puts all on the
// grid, until nothing crosses any more.
func (p *plane) arrange() error {
	rings := []*[]dot{&p.frame}
	for i := range p.land {
		rings = append(rings, &p.land[i])
	}
	for i := range p.areas {
		rings = append(rings, &p.areas[i])
	}
	for range 20 {
		if !cutAll(rings) {
			return nil
		}
	}
	return errors.New("gen: the borders do not settle on the grid; move the corners where they meet")
}

// cutAll puts into every ring a dot where another one crosses or touches it,
// and reports whether there was any.
func cutAll(rings []*[]dot) bool {
	type side struct{ ring, at int }
	const cell = 40 * grid
	cells := map[dot][]side{}
	for r, ring := range rings {
		for i := range *ring {
			a, b := (*ring)[i], (*ring)[(i+1)%len(*ring)]
			for x := floor(min(a.x, b.x), cell); x <= floor(max(a.x, b.x), cell); x++ {
				for y := floor(min(a.y, b.y), cell); y <= floor(max(a.y, b.y), cell); y++ {
					cells[dot{x, y}] = append(cells[dot{x, y}], side{r, i})
				}
			}
		}
	}
	cuts := map[side][]dot{}
	ends := func(s side) (a, b dot) {
		ring := *rings[s.ring]
		return ring[s.at], ring[(s.at+1)%len(ring)]
	}
	add := func(s side, d dot) {
		a, b := ends(s)
		if d != a && d != b && !slices.Contains(cuts[s], d) {
			cuts[s] = append(cuts[s], d)
		}
	}
	for _, sides := range cells {
		for i, s := range sides {
			a, b := ends(s)
			for _, t := range sides[:i] {
				c, d := ends(t)
				if a == b || c == d {
					continue
				}
				if at, ok := crossing(a, b, c, d); ok {
					add(s, at)
					add(t, at)
				}
			}
		}
	}
	for r, ring := range rings {
		var with []dot
		for i, a := range *ring {
			if len(with) == 0 || with[len(with)-1] != a {
				with = append(with, a)
			}
			found := cuts[side{r, i}]
			slices.SortFunc(found, func(b, c dot) int {
				return cmp.Or(cmp.Compare(distance(a, b), distance(a, c)), cmp.Compare(b.x, c.x), cmp.Compare(b.y, c.y))
			})
			with = append(with, found...)
		}
		for len(with) > 1 && with[0] == with[len(with)-1] {
			with = with[:len(with)-1]
		}
		*ring = with
	}
	return len(cuts) > 0
}

func floor(n, by int32) int32 { return int32(math.Floor(float64(n) / float64(by))) }

func distance(a, b dot) int64 {
	x, y := int64(b.x-a.x), int64(b.y-a.y)
	return x*x + y*y
}

// turn is above zero if c lies right of the way from a to b on the map.
func turn(a, b, c dot) int64 {
	return int64(b.x-a.x)*int64(c.y-a.y) - int64(b.y-a.y)*int64(c.x-a.x)
}

// crossing gives the place where two lines meet, unless it is an end of both.
func crossing(a, b, c, d dot) (dot, bool) {
	ca, cb := turn(a, b, c), turn(a, b, d)
	da, db := turn(c, d, a), turn(c, d, b)
	between := func(a, b, c dot) bool {
		return min(a.x, b.x) <= c.x && c.x <= max(a.x, b.x) && min(a.y, b.y) <= c.y && c.y <= max(a.y, b.y)
	}
	for _, end := range [...]struct {
		turn int64
		a, b dot
		at   dot
	}{{ca, a, b, c}, {cb, a, b, d}, {da, c, d, a}, {db, c, d, b}} {
		if end.turn == 0 && between(end.a, end.b, end.at) && end.at != end.a && end.at != end.b {
			return end.at, true
		}
	}
	if ca == 0 || cb == 0 || da == 0 || db == 0 || (ca > 0) == (cb > 0) || (da > 0) == (db > 0) {
		return dot{}, false
	}
	share := float64(ca) / float64(ca-cb)
	return point{
		(float64(c.x) + share*float64(d.x-c.x)) / grid,
		(float64(c.y) + share*float64(d.y-c.y)) / grid,
	}.dot(), true
}

// inside reports whether a place lies within a ring.
func inside(ring []dot, x, y float64) bool {
	in := false
	for i, b := range ring {
		a := ring[(i+len(ring)-1)%len(ring)]
		if (float64(a.y) > y) != (float64(b.y) > y) &&
			x < float64(a.x)+(y-float64(a.y))/float64(b.y-a.y)*float64(b.x-a.x) {
			in = !in
		}
	}
	return in
}

// label says what a place belongs to: within the land, to the first area of the
// land that has it, within the sea, to the first of the sea.
func (p *plane) label(x, y float64) label {
	if !inside(p.frame, x, y) {
		return beyond
	}
	land := false
	for _, ring := range p.land {
		if inside(ring, x, y) {
			land = !land
		}
	}
	first, end, none := p.landAreas, len(p.areas), openSea
	if land {
		first, end, none = 0, p.landAreas, otherLand
	}
	for i := first; i < end; i++ {
		if inside(p.areas[i], x, y) {
			return firstArea + label(i)
		}
	}
	return none
}

// arcs gives the lines between all that differs, in a fixed order.
func (p *plane) arcs() []arc {
	type edge struct{ a, b dot }
	sides := map[edge][2]label{} // left and right on the way from a to b
	from := map[dot][]dot{}
	rings := append(append([][]dot{p.frame}, p.land...), p.areas...)
	for _, ring := range rings {
		for i, b := range ring {
			a := ring[(i+len(ring)-1)%len(ring)]
			if _, known := sides[edge{a, b}]; known || a == b {
				continue
			}
			length := math.Sqrt(float64(distance(a, b)))
			x, y := float64(a.x+b.x)/2, float64(a.y+b.y)/2
			// To the right of the way on the map, where y grows downwards.
			ox, oy := -float64(b.y-a.y)/length*1e-5, float64(b.x-a.x)/length*1e-5
			right, left := p.label(x+ox, y+oy), p.label(x-ox, y-oy)
			sides[edge{a, b}], sides[edge{b, a}] = [2]label{left, right}, [2]label{right, left}
			if left != right {
				from[a], from[b] = append(from[a], b), append(from[b], a)
			}
		}
	}
	dots := make([]dot, 0, len(from))
	for d := range from {
		dots = append(dots, d)
		slices.SortFunc(from[d], compare)
	}
	slices.SortFunc(dots, compare)
	used := map[edge]bool{}
	var arcs []arc
	walk := func(a, b dot) {
		if used[edge{a, b}] {
			return
		}
		labels := sides[edge{a, b}]
		line := arc{left: labels[0], right: labels[1], dots: []dot{a}}
		for start := a; ; {
			used[edge{a, b}], used[edge{b, a}] = true, true
			line.dots = append(line.dots, b)
			if b == start || len(from[b]) != 2 {
				break
			}
			next := from[b][0]
			if next == a {
				next = from[b][1]
			}
			a, b = b, next
		}
		arcs = append(arcs, line)
	}
	for _, d := range dots {
		if len(from[d]) != 2 {
			for _, next := range from[d] {
				walk(d, next)
			}
		}
	}
	for _, d := range dots {
		for _, next := range from[d] {
			walk(d, next)
		}
	}
	for i := range arcs {
		arcs[i].dots = straighten(arcs[i].dots)
	}
	slices.SortStableFunc(arcs, func(a, b arc) int {
		return cmp.Compare(p.kind(&a), p.kind(&b))
	})
	return arcs
}

// straighten leaves out dots on a straight way.
func straighten(dots []dot) []dot {
	kept := dots[:1]
	for i := 1; i < len(dots); i++ {
		if i == len(dots)-1 || turn(kept[len(kept)-1], dots[i], dots[i+1]) != 0 {
			kept = append(kept, dots[i])
		}
	}
	return kept
}

func compare(a, b dot) int { return cmp.Or(cmp.Compare(a.x, b.x), cmp.Compare(a.y, b.y)) }

// A kind of line, in the order in which they are written.
type kind int

const (
	coast     kind = iota // between land and sea
	border                // between two areas of the land
	seaBorder             // between two areas of the sea
	edge                  // at the margin
)

func (p *plane) isLand(l label) bool {
	return l == otherLand || l >= firstArea && int(l-firstArea) < p.landAreas
}

func (p *plane) kind(a *arc) kind {
	switch {
	case a.left == beyond || a.right == beyond:
		return edge
	case p.isLand(a.left) != p.isLand(a.right):
		return coast
	case p.isLand(a.left):
		return border
	}
	return seaBorder
}

// rings joins the arcs around a label to closed lines: arc n forwards is n,
// backwards ^n.
func rings(arcs []arc, l label) ([][]int, error) {
	type way struct{ from, to dot }
	var refs []int
	ways := map[int]way{}
	for i, a := range arcs {
		first, last := a.dots[0], a.dots[len(a.dots)-1]
		if a.left == l {
			refs, ways[i] = append(refs, i), way{first, last}
		}
		if a.right == l {
			refs, ways[^i] = append(refs, ^i), way{last, first}
		}
	}
	var all [][]int
	done := map[int]bool{}
	for _, ref := range refs {
		if done[ref] {
			continue
		}
		var ring []int
		for at, start := ref, ways[ref].from; ; {
			done[at] = true
			ring = append(ring, at)
			end := ways[at].to
			if end == start {
				break
			}
			next := slices.IndexFunc(refs, func(r int) bool { return !done[r] && ways[r].from == end })
			if next < 0 {
				return nil, fmt.Errorf("gen: the outline of label %d is open at %v", l, end)
			}
			at = refs[next]
		}
		all = append(all, ring)
	}
	return all, nil
}
