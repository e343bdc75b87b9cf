package hispanica

import (
	"math"

	"flota/app/chart"
)

// A box is a rectangle on the map, in pixels.
type box struct{ x, y, w, h float64 }

// around is a box with its middle at a point.
func around(at chart.Point, w, h float64) box { return box{at.X - w/2, at.Y - h/2, w, h} }

func (b box) middle() chart.Point { return chart.Point{X: b.x + b.w/2, Y: b.y + b.h/2} }

// grown is the box with so much more on all sides.
func (b box) grown(by float64) box { return box{b.x - by, b.y - by, b.w + 2*by, b.h + 2*by} }

// shared is the area that two boxes share.
func (b box) shared(o box) float64 {
	if b.x >= o.x+o.w || o.x >= b.x+b.w || b.y >= o.y+o.h || o.y >= b.y+b.h {
		return 0
	}
	w := min(b.x+b.w, o.x+o.w) - max(b.x, o.x)
	h := min(b.y+b.h, o.y+o.h) - max(b.y, o.y)
	return w * h
}

// A space is the map while its pieces find their places: what is already there,
// and how bad it is to cover it.
type space struct {
	frame box // within the frame
	taken []struct {
		box
		weight float64
	}
}

func (s *space) take(b box, weight float64) {
	s.taken = append(s.taken, struct {
		box
		weight float64
	}{b, weight})
}

// inside moves a box into the frame.
func (s *space) inside(b box) box {
	b.x = min(max(b.x, s.frame.x), s.frame.x+s.frame.w-b.w)
	b.y = min(max(b.y, s.frame.y), s.frame.y+s.frame.h-b.h)
	return b
}

// cost is how bad it is to put a box somewhere, as far as it is less than so much.
func (s *space) cost(b box, most float64) float64 {
	cost := 0.0
	for i := range s.taken {
		if cost += s.taken[i].weight * b.shared(s.taken[i].box); cost >= most {
			break
		}
	}
	return cost
}

// A choice is a place that something could have.
type choice struct {
	box
	cost  float64 // beside what it covers
	lines int     // into how many lines it is broken, where that matters
}

// best gives the choice that costs least, moved into the frame.
func (s *space) best(choices []choice) choice {
	best := choice{cost: math.Inf(1)}
	for _, c := range choices {
		s.better(&best, c)
	}
	return best
}

// better takes a choice, moved into the frame, if it costs less than the best so far.
func (s *space) better(best *choice, c choice) {
	if c.cost >= best.cost {
		return
	}
	from := c.box
	c.box = s.inside(c.box)
	c.cost += math.Abs(from.x-c.x) + math.Abs(from.y-c.y)
	c.cost += s.cost(c.box, best.cost-c.cost)
	if c.cost < best.cost {
		*best = c
	}
}
