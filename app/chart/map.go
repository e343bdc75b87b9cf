package chart

import (
	"iter"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

// Width is how many units go across every map.
const Width = 1000

// A Point is a place in units of a map, from its upper left corner to the right
// and down.
type Point struct{ X, Y float64 }

// A Map is the geometry of a chart in Mercator's projection: lines, and areas
// made of them. It is written by the generator.
type Map struct {
	West, East, South, North float64 // degrees at the edges
	Height                   float64 // units
	// Lines has a line of the map in each line of text: its points, see
	// points. Coasts are first, then borders on land, then borders at sea;
	// the rest lies a little outside of the map and only closes areas.
	Lines                       string
	Coasts, Borders, SeaBorders int
	// Areas are what the lines enclose. The first is the land that is in no
	// other.
	Areas []Area

	last atomic.Pointer[Sheet] // that was asked for
}

// An Area is a part of the map.
type Area struct {
	ID string
	// Rings has the numbers of the lines around the area in order, those that
	// go backwards with a minus sign, and a semicolon between closed lines.
	Rings string
}

// A Sheet is a map at a size in pixels.
type Sheet struct {
	*Map
	Width, Height float64 // pixels
	grain         int     // coordinates of paths are multiples of so many tenths
	read          func() [][]Point
}

// At gives the map so many pixels wide, for the screen.
func (m *Map) At(width float64) *Sheet {
	s := m.last.Load()
	if s == nil || s.Width != width {
		s = m.sheet(width, .2, 1)
		m.last.Store(s)
	}
	return s
}

// Rough gives the map so many pixels wide in half as many bytes, for files: lines
// stray by half a pixel.
func (m *Map) Rough(width float64) *Sheet {
	if width >= 500 {
		return m.sheet(width, .6, 10)
	}
	return m.sheet(width, .5, 5)
}

func (m *Map) sheet(width, stray float64, grain int) *Sheet {
	// The lines are read when they are first needed.
	read := sync.OnceValue(func() (lines [][]Point) {
		for line := range strings.FieldsSeq(m.Lines) {
			lines = append(lines, simplify(points(line, width/Width), stray))
		}
		return lines
	})
	return &Sheet{Map: m, Width: width, Height: m.Height * width / Width, grain: grain, read: read}
}

// digits are those of coded lines.
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// digitOf has their places.
var digitOf = func() (places [256]uint8) {
	for place := range len(digits) {
		places[digits[place]] = uint8(place)
	}
	return places
}()

// points reads a coded line: the distance of each point from the one before, x
// then y, in quarters of a unit. A number has its sign in its lowest bit and
// five bits a digit, the lowest first; all digits but its last are from 32 on.
func points(line string, scale float64) []Point {
	list := make([]Point, 0, len(line)/2)
	var at [2]int // x, y
	axis, n, shift := 0, 0, 0
	for i := range len(line) {
		digit := digitOf[line[i]]
		n |= int(digit) & 31 << shift
		if shift += 5; digit >= 32 {
			continue
		}
		if n&1 == 1 {
			n = ^n
		}
		at[axis] += n >> 1
		if axis == 1 {
			list = append(list, Point{float64(at[0]) / 4 * scale, float64(at[1]) / 4 * scale})
		}
		axis, n, shift = 1-axis, 0, 0
	}
	return list
}

// Point gives the place of a point of the map in pixels.
func (s *Sheet) Point(p Point) Point {
	return Point{p.X * s.Width / Width, p.Y * s.Width / Width}
}

// Find gives the number of the area with an id. It must be there.
func (m *Map) Find(id string) int {
	for i := range m.Areas {
		if m.Areas[i].ID == id {
			return i
		}
	}
	panic("chart: the map has no area " + id)
}

// Outline is the path around an area, in pixels.
func (s *Sheet) Outline(area int) string {
	p := path{grain: s.grain}
	for ring := range s.rings(area) {
		p.move = true
		for n, backwards := range ring {
			p.line(s.read()[n], backwards)
		}
		p.text = append(p.text, 'z')
	}
	return string(p.text)
}

// rings gives the closed lines around an area, each as the numbers of lines and
// whether they go backwards.
func (m *Map) rings(area int) iter.Seq[iter.Seq2[int, bool]] {
	return func(yield func(iter.Seq2[int, bool]) bool) {
		for ring := range strings.SplitSeq(m.Areas[area].Rings, ";") {
			if ring != "" && !yield(lines(ring)) {
				return
			}
		}
	}
}

// lines reads a ring.
func lines(ring string) iter.Seq2[int, bool] {
	return func(yield func(int, bool) bool) {
		for ring != "" {
			end := len(ring)
			if i := strings.IndexAny(ring[1:], " -"); i >= 0 {
				end = i + 1
			}
			n, err := strconv.Atoi(strings.Trim(ring[:end], " -"))
			if err != nil {
				panic("chart: a ring has no line " + ring[:end])
			}
			if !yield(n, ring[0] == '-') {
				return
			}
			ring = ring[end:]
		}
	}
}

// Coastline is the path of all coasts.
func (s *Sheet) Coastline() string { return s.path(0, s.Coasts) }

// Border is the path of the borders on land.
func (s *Sheet) Border() string { return s.path(s.Coasts, s.Borders) }

// SeaBorder is the path of the borders at sea.
func (s *Sheet) SeaBorder() string { return s.path(s.Coasts+s.Borders, s.SeaBorders) }

func (s *Sheet) path(first, count int) string {
	p := path{grain: s.grain}
	for _, line := range s.read()[first : first+count] {
		p.move = true
		p.line(line, false)
		if len(line) > 1 && line[0] == line[len(line)-1] {
			p.text = append(p.text, 'z')
		}
	}
	return string(p.text)
}

// A path is path data that grows line by line.
type path struct {
	text  []byte
	grain int  // tenths, of which coordinates are multiples
	x, y  int  // tenths, where the path is
	move  bool // the next line begins elsewhere
	begun bool // a line leads from where it began
}

// at gives a coordinate in tenths.
func (p *path) at(x float64) int {
	// As math.Round does, which WebAssembly has no instruction for.
	x *= 10 / float64(p.grain)
	if x < 0 {
		return -int(.5-x) * p.grain
	}
	return int(x+.5) * p.grain
}

// line adds a line; what is not longer than the grain is left out.
func (p *path) line(points []Point, backwards bool) {
	for i := range points {
		at := points[i]
		if backwards {
			at = points[len(points)-1-i]
		}
		x, y := p.at(at.X), p.at(at.Y)
		switch {
		case p.move:
			p.text = append(p.text, 'M')
			p.text = appendTenths(p.text, x)
			p.number(y)
			p.move, p.begun = false, false
		case x == p.x && y == p.y:
			continue
		default:
			if !p.begun {
				p.text = append(p.text, 'l')
				p.begun = true
			}
			p.number(x - p.x)
			p.number(y - p.y)
		}
		p.x, p.y = x, y
	}
}

// number adds a number to the one before.
func (p *path) number(n int) {
	if last := p.text[len(p.text)-1]; n >= 0 && last != 'l' {
		p.text = append(p.text, ' ')
	}
	p.text = appendTenths(p.text, n)
}
