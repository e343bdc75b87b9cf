package main

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"flota/app/chart"
)

// world is land of two squares in degrees, ten by ten, with a strait between,
// and a speck, as TopoJSON.
const world = `{"type":"Topology","transform":{"scale":[1,1],"translate":[0,0]},
"arcs":[[[5,5],[10,0],[0,10],[-10,0],[0,-10]],[[20,5],[10,0],[0,10]],[[30,15],[-10,0],[0,-10]],[[40,12],[0,0],[0,0]]],
"objects":{"land":{"type":"GeometryCollection","geometries":[{"type":"MultiPolygon","arcs":[[[0]],[[1,2]],[[3]]]}]}}}`

// halves cuts the world into a western land, an eastern one, and two seas.
var halves = table{
	file: "x", pkg: "x",
	projection: projection{west: 0, east: 35, south: 0, north: 20},
	detail:     1, smallest: 4,
	islands: []island{{33, 10, 8, 8}},
	land: []region{
		{"W", []corner{{0, -5, true}, {12, -5, true}, {12, 30, true}, {0, 30, true}}},
		{"E", []corner{{10, -5, true}, {40, -5, true}, {40, 30, true}, {10, 30, true}}},
	},
	sea: []region{
		{"S", []corner{c(-5, -5), c(17, -5), c(17, 30), c(-5, 30)}},
	},
	spots: []list{{"spots", "spots are places.", []spot{{"A", 0, 20}, {"B", 35, 0}}}},
}

func cutWorld(t *testing.T) (*plane, []arc) {
	t.Helper()
	shore, err := decode([]byte(world))
	if err != nil {
		t.Fatal(err)
	}
	p, err := halves.cut(shore)
	if err != nil {
		t.Fatal(err)
	}
	return p, p.arcs()
}

// size is what a label covers, in square degrees at the equator, nearly.
func size(t *testing.T, arcs []arc, l label) float64 {
	t.Helper()
	lines, err := rings(arcs, l)
	if err != nil {
		t.Fatal(err)
	}
	sum := 0.0
	for _, line := range lines {
		var ring []point
		for _, ref := range line {
			dots := arcs[max(ref, ^ref)].dots
			for i := range dots[:len(dots)-1] {
				if ref < 0 {
					i = len(dots) - 1 - i
				}
				ring = append(ring, point{float64(dots[i].x) / grid, float64(dots[i].y) / grid})
			}
		}
		sum += signed(ring)
	}
	unit := width / 35
	return math.Abs(sum) / unit / unit
}

func signed(ring []point) float64 {
	sum := 0.0
	for i, b := range ring {
		a := ring[(i+len(ring)-1)%len(ring)]
		sum += (a.x*b.y - b.x*a.y) / 2
	}
	return sum
}

func TestEachAreaHasWhatNoEarlierOneHas(t *testing.T) {
	p, arcs := cutWorld(t)
	west, east := size(t, arcs, firstArea), size(t, arcs, firstArea+1)
	// The western square is 10 wide of which 7 are within 12; Mercator
	// stretches by less than a twentieth here.
	if west < 70 || west > 75 {
		t.Errorf("the west has %.1f square degrees, want a little over 70", west)
	}
	if east < 130 || east > 140 {
		t.Errorf("the east has %.1f square degrees with its island, want a little over 130", east)
	}
	var counts [edge + 1]int
	for i := range arcs {
		counts[p.kind(&arcs[i])]++
	}
	// The western coast is in two parts, and each of those in the parts of
	// its seas; the second square and the island are in one or two.
	if counts[border] != 1 || counts[seaBorder] == 0 || counts[coast] < 4 {
		t.Errorf("there are %d coasts, %d borders on land, %d at sea", counts[coast], counts[border], counts[seaBorder])
	}
}

func TestEveryPlaceIsInOneArea(t *testing.T) {
	_, arcs := cutWorld(t)
	sum := 0.0
	for l := openSea; l < firstArea+3; l++ {
		sum += size(t, arcs, l)
	}
	unit := width / 35
	want := (width + 2*margin) * (halves.height() + 2*margin) / unit / unit
	if math.Abs(sum-want) > want/1000 {
		t.Errorf("the areas cover %.1f square degrees together, the map has %.1f", sum, want)
	}
}

func TestSameInputGivesSameBytes(t *testing.T) {
	shore, err := decode([]byte(world))
	if err != nil {
		t.Fatal(err)
	}
	first, err := write(&halves, shore)
	if err != nil {
		t.Fatal(err)
	}
	for range 5 {
		again, err := write(&halves, shore)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(first, again) {
			t.Fatal("the map is written differently a second time")
		}
	}
}

func TestLinesAreReadAsWritten(t *testing.T) {
	dots := []dot{{0, 0}, {-64, 3}, {4000, -64}, {3999, -63}, {1 << 20, -1 << 20}}
	m := chart.Map{Lines: code(dots), Coasts: 1}
	got := m.At(chart.Width).Coastline()
	if want := "M0 0l-16 .8 1016-16.8-.2 .2 261144.2-262128.2"; got != want {
		t.Errorf("the line is read as %s, want %s", got, want)
	}
}

func TestTheWorldMustBeTopoJSONWithPolygons(t *testing.T) {
	for name, text := range map[string]string{
		"no JSON":     `{`,
		"no polygons": `{"objects":{"land":{"geometries":[]}}}`,
		"a line":      `{"objects":{"land":{"geometries":[{"type":"LineString","arcs":[0]}]}}}`,
		"no such arc": `{"arcs":[],"objects":{"land":{"geometries":[{"type":"Polygon","arcs":[[7]]}]}}}`,
		"other arcs":  `{"arcs":[],"objects":{"land":{"geometries":[{"type":"Polygon","arcs":7}]}}}`,
	} {
		if _, err := decode([]byte(text)); err == nil || !strings.HasPrefix(err.Error(), "gen: ") {
			t.Errorf("%s: the error is %v", name, err)
		}
	}
}

func TestSimplifyingKeepsWhatIsLarge(t *testing.T) {
	p := &projection{west: 0, east: 35, south: 0, north: 20}
	ring := []point{{100, 100}, {200, 100}, {200, 101}, {201, 101}, {200, 200}, {150, 200.5}, {100, 200}}
	got := p.simplify(ring, 60)
	if len(got) != 4 {
		t.Errorf("%d points are left, want the 4 corners: %v", len(got), got)
	}
	if a := area(got); a < 9900 || a > 10200 {
		t.Errorf("the area has become %v", a)
	}
}

func TestBordersThatCannotBeAreRefused(t *testing.T) {
	shore, err := decode([]byte(world))
	if err != nil {
		t.Fatal(err)
	}
	for name, r := range map[string]region{
		"off the map":     {"X", []corner{c(100, 0), c(110, 0), c(110, 10)}},
		"nothing is left": {"X", []corner{c(1, 1), c(3, 1), c(3, 3)}}, // at sea
	} {
		bad := halves
		bad.land = append([]region{r}, halves.land...)
		if _, err := write(&bad, shore); err == nil || !strings.Contains(err.Error(), "X") {
			t.Errorf("%s: the error is %v, want one that names X", name, err)
		}
	}
}
