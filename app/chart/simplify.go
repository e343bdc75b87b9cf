package chart

// simplify leaves out points of a line, in place, so that it strays nowhere
// further than that from where it was. The ends stay. A closed line keeps the
// point that is farthest from its beginning too.
func simplify(line []Point, stray float64) []Point {
	if len(line) < 3 || stray <= 0 {
		return line
	}
	keep := make([]bool, len(line))
	keep[0], keep[len(line)-1] = true, true
	var between func(first, last int)
	between = func(first, last int) {
		at, most := 0, stray*stray
		for i := first + 1; i < last; i++ {
			if d := distance(line[i], line[first], line[last]); d > most {
				at, most = i, d
			}
		}
		if at > 0 {
			keep[at] = true
			between(first, at)
			between(at, last)
		}
	}
	between(0, len(line)-1)
	n := 0
	for i, p := range line {
		if keep[i] {
			line[n] = p
			n++
		}
	}
	return line[:n]
}

// distance is how far a point is from the line between two others, squared.
func distance(p, a, b Point) float64 {
	x, y := p.X-a.X, p.Y-a.Y
	dx, dy := b.X-a.X, b.Y-a.Y
	if along := x*dx + y*dy; along > 0 {
		if length := dx*dx + dy*dy; along < length {
			x, y = x-along/length*dx, y-along/length*dy
		} else {
			x, y = p.X-b.X, p.Y-b.Y
		}
	}
	return x*x + y*y
}
