package chart

// A Shape is an area of a map as closed lines of points, in pixels.
type Shape [][]Point

// Shape is the shape of an area.
func (s *Sheet) Shape(area int) (shape Shape) {
	for ring := range s.rings(area) {
		var points []Point
		for n, backwards := range ring {
			line := s.read()[n]
			for i := range line {
				if backwards {
					i = len(line) - 1 - i
				}
				points = append(points, line[i])
			}
		}
		shape = append(shape, points)
	}
	return shape
}

// Holds reports whether a point is within the shape.
func (s Shape) Holds(at Point) bool {
	in := false
	for _, ring := range s {
		a := ring[len(ring)-1]
		for _, b := range ring {
			if (a.Y > at.Y) != (b.Y > at.Y) && at.X < a.X+(at.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
				in = !in
			}
			a = b
		}
	}
	return in
}
