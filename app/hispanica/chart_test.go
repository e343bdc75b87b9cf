package hispanica

import (
	"encoding/xml"
	"errors"
	"io"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"flota/app/chart"
	"flota/rules/hispanica"
)

var chartWidths = []float64{320, 560, 840, 1280}

func words() *hispanica.Text { return hispanica.Game{}.Text("en", nil).(*hispanica.Text) }

// shared is how long the border of two areas is, in units. Arcs stand once
// forwards and once backwards, in the two areas they part.
func shared(a, b int) float64 {
	lines := func(area int) (list []string) {
		return regexp.MustCompile(`-?\d+`).FindAllString(geometry.Areas[area].Rings, -1)
	}
	length := 0.0
	other := lines(b)
	for _, line := range lines(a) {
		back, cut := strings.CutPrefix(line, "-")
		if !cut {
			back = "-" + line
		}
		if slices.Contains(other, back) {
			n, _ := strconv.Atoi(strings.TrimPrefix(line, "-"))
			length += lineLength(n)
		}
	}
	return length
}

// lineLength is how long a line of the map is, in units.
func lineLength(n int) float64 {
	one := chart.Map{Lines: strings.Fields(geometry.Lines)[n], Coasts: 1}
	numbers := pathNumbers(one.At(chart.Width).Coastline())
	sum := 0.0
	for i := 2; i+1 < len(numbers); i += 2 {
		sum += math.Hypot(numbers[i], numbers[i+1])
	}
	return sum
}

func pathNumbers(path string) (numbers []float64) {
	for _, text := range regexp.MustCompile(`-?\d*\.?\d+`).FindAllString(path, -1) {
		n, _ := strconv.ParseFloat(text, 64)
		numbers = append(numbers, n)
	}
	return numbers
}

// touching is how long a border at least is that can be seen as one, and meeting
// how long at most what is only a corner, in units.
const (
	touching = 14
	meeting  = 7
)

func TestFleetsSailAcrossBordersOnTheMap(t *testing.T) {
	for a := range hispanica.Sea(hispanica.SeaCount) {
		for b := range a {
			want := slices.Contains(a.Passages(), b) || slices.Contains(b.Passages(), a)
			length := shared(geometry.Find(a.ID()), geometry.Find(b.ID()))
			if want && length < touching || !want && length > meeting {
				t.Errorf("%s and %s have a passage: %v; their border is %.1f units long", a.ID(), b.ID(), want, length)
			}
		}
	}
}

func TestZonesHaveTheirCoastsOnTheMap(t *testing.T) {
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		for s := range hispanica.Sea(hispanica.SeaCount) {
			want := slices.Contains(z.Coasts(), s)
			length := shared(geometry.Find(z.ID()), geometry.Find(s.ID()))
			if want && length < touching || !want && length > meeting {
				t.Errorf("%s has a coast on %s: %v; on the map it is %.1f units long", z.ID(), s.ID(), want, length)
			}
		}
	}
}

// distance is how far a point is from the outline of an area, in units; 0 within.
func distance(at chart.Point, area int) float64 {
	best, in := math.Inf(1), false
	for ring := range strings.SplitSeq(strings.TrimSuffix(geometry.At(chart.Width).Outline(area), "z"), "z") {
		var points []chart.Point
		numbers := pathNumbers(ring)
		for i := 0; i+1 < len(numbers); i += 2 {
			p := chart.Point{X: numbers[i], Y: numbers[i+1]}
			if i > 0 {
				p.X, p.Y = p.X+points[len(points)-1].X, p.Y+points[len(points)-1].Y
			}
			points = append(points, p)
		}
		for i, b := range points {
			a := points[(i+len(points)-1)%len(points)]
			if (a.Y > at.Y) != (b.Y > at.Y) && at.X < a.X+(at.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
				in = !in
			}
			dx, dy := b.X-a.X, b.Y-a.Y
			share := 0.0
			if length := dx*dx + dy*dy; length > 0 {
				share = min(max(((at.X-a.X)*dx+(at.Y-a.Y)*dy)/length, 0), 1)
			}
			best = min(best, math.Hypot(a.X+share*dx-at.X, a.Y+share*dy-at.Y))
		}
	}
	if in {
		return 0
	}
	return best
}

func TestPlacesStandInTheirZoneOnTheSideOfItsSeas(t *testing.T) {
	for p := range hispanica.Place(hispanica.PlaceCount) {
		at := placeSpots[p]
		own := distance(at, geometry.Find(p.Zone().ID()))
		if own > 6 {
			t.Errorf("%s is %.1f units away from %s", p.ID(), own, p.Zone().ID())
		}
		for z := range hispanica.Zone(hispanica.ZoneCount) {
			if d := distance(at, geometry.Find(z.ID())); z != p.Zone() && d <= own {
				t.Errorf("%s is nearer to %s than to its own zone", p.ID(), z.ID())
			}
		}
		sea := math.Inf(1)
		for _, s := range p.Zone().Coasts() {
			sea = min(sea, distance(at, geometry.Find(s.ID())))
		}
		if sea > 8 {
			t.Errorf("%s is %.1f units away from its sea", p.ID(), sea)
		}
		for q := range p {
			if d := math.Hypot(at.X-placeSpots[q].X, at.Y-placeSpots[q].Y); d < 24 {
				t.Errorf("%s and %s are %.1f units apart, their discs touch", p.ID(), q.ID(), d)
			}
		}
	}
}

func TestSeasAreNamedAndFleetsStandWithinThem(t *testing.T) {
	for s := range hispanica.Sea(hispanica.SeaCount) {
		area := geometry.Find(s.ID())
		for what, at := range map[string]chart.Point{"name": seaSpots[s], "first fleet": fleetSpots[s]} {
			if d := distance(at, area); d > 0 {
				t.Errorf("the %s of %s is %.1f units outside of it", what, s.ID(), d)
			}
		}
	}
	for i := 0; i < len(windSpots); i += 2 {
		from, to := seaAt(windSpots[i]), seaAt(windSpots[i+1])
		if from < 0 || to < 0 || !slices.Contains(from.Passages(), to) || slices.Contains(to.Passages(), from) {
			t.Errorf("the arrow %d is not across a one-way passage", i/2)
		}
	}
}

// seaAt is the sea at a point, -1 if there is none.
func seaAt(at chart.Point) hispanica.Sea {
	for s := range hispanica.Sea(hispanica.SeaCount) {
		if distance(at, geometry.Find(s.ID())) == 0 {
			return s
		}
	}
	return -1
}

func TestAnchorsAreInsideThePicture(t *testing.T) {
	raw := len(geometry.Lines)
	for i := range geometry.Areas {
		raw += len(geometry.Areas[i].Rings)
	}
	t.Logf("the map has %d bytes", raw)
	if raw > 60_000 {
		t.Errorf("the map has %d bytes", raw)
	}
	for _, width := range chartWidths {
		a := AnchorsAt(width, words())
		all := append(append(append(a.Places[:], a.Zones[:]...), a.Fleets[:]...), a.Seas[:]...)
		for _, at := range all {
			if at.X < 8 || at.X > width-8 || at.Y < 4 || at.Y > ChartHeight(width)-4 {
				t.Errorf("at a width of %v an anchor is at %v", width, at)
			}
		}
	}
}

func TestChartIsWellFormedAndNamesEverything(t *testing.T) {
	text := words()
	for _, width := range chartWidths {
		var names chart.Drawing
		drawNames(&names, geometry.At(width), text, func(hispanica.Sea) bool { return false })
		drawn := `<svg>` + Chart(width) + names.String() + `</svg>`
		d := xml.NewDecoder(strings.NewReader(drawn))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("width %v: %v", width, err)
			}
		}
		if len(drawn) > 160_000 {
			t.Errorf("at a width of %v the chart has %d bytes", width, len(drawn))
		}
		for z := range hispanica.Zone(hispanica.ZoneCount) {
			if !strings.Contains(drawn, `id="`+Outline(z)+`"`) {
				t.Errorf("%s has no outline", z.ID())
			}
			word := strings.Fields(strings.ToUpper(text.Noun(z.Move())))[0]
			if width >= namedFrom && !strings.Contains(drawn, ">"+word) {
				t.Errorf("at a width of %v %s has no name", width, z.ID())
			}
		}
		for s := range hispanica.Sea(hispanica.SeaCount) {
			if !strings.Contains(drawn, `id="`+SeaOutline(s)+`"`) {
				t.Errorf("%s has no outline", s.ID())
			}
		}
	}
}
