package chart

import (
	"math"
	"strconv"
)

// A Ground is what never moves on a chart: sea, land, coast, frame and rose.
type Ground struct {
	*Sheet
	// Prefix begins the id of every shape: the outline of an area is Prefix
	// and the id of the area.
	Prefix string
	// Tints has the class of the fill of each area, "" for none, by place in
	// the map's list.
	Tints []string
	// Rose is where the compass rose stands, so many units in radius; Second
	// is where rhumb lines run from besides.
	Rose, Second Point
	Radius       float64
}

// Frame is how wide the frame around a chart is, in pixels.
func (s *Sheet) Frame() float64 {
	if s.Width < 480 {
		return 6
	}
	return 9
}

// Draw adds the ground to a layer. Names are the caller's. Besides the outlines
// it defines, under Prefix: land, all land; level, the hachures; chosen, the
// pattern of what is selected; inner, the clip path within the frame.
func (g *Ground) Draw(d *Drawing) {
	d.Add(`<defs>`)
	// No line is written twice but for borders. The lines of all land are drawn
	// below the land, so that of them only the coast is seen.
	var land, sea Drawing
	for i := range g.Areas {
		to, id := &sea, g.Areas[i].ID
		switch {
		case i == 0:
			to, id = &land, "terra"
		case g.Tints[i] != "":
			to = &land
		}
		to.Add(`<path id="`, g.Prefix, id, `" d="`, g.Outline(i), `"/>`)
	}
	d.Add(sea.String(), `<g id="`, g.Prefix, `land">`, land.String(), `</g>`)
	gap := min(max(g.Width*.0042, 2.2), 4)
	d.Add(`<pattern id="`, g.Prefix, `level" width="8" height="`, gap, `" patternUnits="userSpaceOnUse"><path class="c-level" d="M0 `, gap/2, `h8"/></pattern>`)
	d.Add(`<pattern id="`, g.Prefix, `chosen" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="c-chosen" d="M1 0v8"/></pattern>`)
	f := g.Frame()
	d.Add(`<clipPath id="`, g.Prefix, `inner"><path d="M`, f, ` `, f, `H`, g.Width-f, `V`, g.Height-f, `H`, f, `z"/></clipPath>`)
	d.Add(`</defs><rect class="c-sea" width="`, g.Width, `" height="`, g.Height, `"/>`)
	g.rhumbs(d)
	d.Add(`<g clip-path="url(#`, g.Prefix, `inner)"><use class="c-shore" stroke="url(#`, g.Prefix, `level)" stroke-width="`, max(g.Width*.017, 7), `" href="#`, g.Prefix, `land"/>`)
	if g.SeaBorders > 0 {
		d.Add(`<path class="c-seaborder" d="`, g.SeaBorder(), `"/>`)
	}
	d.Add(`<use class="c-coast" href="#`, g.Prefix, `land"/><use class="c-terra" href="#`, g.Prefix, `terra"/>`)
	for i, tint := range g.Tints {
		if tint != "" {
			d.Add(`<use class="`, tint, `" href="#`, g.Prefix, g.Areas[i].ID, `"/>`)
		}
	}
	d.Add(`<path class="c-border" d="`, g.Border(), `"/></g>`)
	g.rose(d)
	g.frame(d)
}

// rhumbs draws the 32 winds of the rose, and of one more point at sea those
// that do not run into the first.
func (g *Ground) rhumbs(d *Drawing) {
	d.Add(`<path class="c-rhumb" d="`)
	for _, from := range [...]Point{g.Point(g.Rose), g.Point(g.Second)} {
		for wind := range 32 {
			sin, cos := math.Sincos(float64(wind) * math.Pi / 16)
			far := math.Inf(1)
			for _, edge := range [...]float64{-from.X / cos, (g.Width - from.X) / cos, -from.Y / sin, (g.Height - from.Y) / sin} {
				if edge > 0 {
					far = min(far, edge)
				}
			}
			d.Add(`M`, math.Round(from.X), ` `, math.Round(from.Y), `l`, math.Round(far*cos), ` `, math.Round(far*sin))
		}
	}
	d.Add(`"/>`)
}

// frame draws the border of the chart: degrees of longitude above and below,
// of latitude at the sides, five by five.
func (g *Ground) frame(d *Drawing) {
	w, h, f := g.Width, g.Height, g.Frame()
	d.Add(`<path class="c-frame" d="M0 0H`, w, `V`, h, `H0zM`, f, ` `, f, `V`, h-f, `H`, w-f, `V`, f, `z"/>`)
	middle, thick := f/2, f*.4
	d.Add(`<path class="c-degrees" stroke-width="`, thick, `" d="`)
	across := func(longitude float64) float64 {
		return min(max((longitude-g.West)/(g.East-g.West)*w, f), w-f)
	}
	down := func(latitude float64) float64 {
		m := func(l float64) float64 { return math.Log(math.Tan(math.Pi/4 + l*math.Pi/360)) }
		return min(max((m(g.North)-m(latitude))/(m(g.North)-m(g.South))*h, f), h-f)
	}
	const step = 5
	for from := math.Floor(g.West/(2*step)) * 2 * step; from < g.East; from += 2 * step {
		if a, b := across(from), across(from+step); b > a {
			d.Add(`M`, a, ` `, middle, `H`, b, `M`, a, ` `, h-middle, `H`, b)
		}
	}
	for from := math.Floor(g.South/(2*step)) * 2 * step; from < g.North; from += 2 * step {
		if a, b := down(from), down(from+step); b < a {
			d.Add(`M`, middle, ` `, a, `V`, b, `M`, w-middle, ` `, a, `V`, b)
		}
	}
	d.Add(`"/><path class="c-line" d="M.5 .5H`, w-.5, `V`, h-.5, `H.5zM`, f, ` `, f, `H`, w-f, `V`, h-f, `H`, f, `z"/>`)
}

// rose draws the compass rose: 32 points, a lily to the north and a cross to
// the east, as on charts of the time.
func (g *Ground) rose(d *Drawing) {
	at, r := g.Point(g.Rose), g.Radius*g.Width/Width
	d.Add(`<g class="c-rose" transform="translate(`, at.X, ` `, at.Y, `)">`)
	d.Add(`<circle class="c-disc" r="`, r, `"/><circle class="c-ring" r="`, r*.93, `"/><circle class="c-ring" r="`, r*.6, `"/>`)
	var dark, light Drawing
	// Points of a round, each a quarter of the way from the last: first the
	// sixteen half winds in the ring, then the eight winds, then the four.
	point := func(wind int, length, waist, half float64) {
		a := float64(wind)*math.Pi/16 - math.Pi/2
		tip := Point{length * r * math.Cos(a), length * r * math.Sin(a)}
		for side, drawing := range [...]*Drawing{&dark, &light} {
			b := a + half*float64(2*side-1)
			// Each begins where the one before has closed, in the middle.
			at := Point{waist * r * math.Cos(b), waist * r * math.Sin(b)}
			drawing.Add(`l`, at.X, ` `, at.Y, ` `, tip.X-at.X, ` `, tip.Y-at.Y, `z`)
		}
	}
	flush := func() {
		d.Add(`<path class="c-light" d="M0 0`, light.String(), `"/><path class="c-dark" d="M0 0`, dark.String(), `"/>`)
		dark, light = Drawing{}, Drawing{}
	}
	for wind := 2; wind < 32; wind += 4 {
		point(wind, .6, .24, math.Pi/16)
	}
	flush()
	for wind := 4; wind < 32; wind += 8 {
		point(wind, .76, .21, math.Pi/8)
	}
	flush()
	for wind := 0; wind < 32; wind += 8 {
		point(wind, .93, .19, math.Pi/4)
	}
	flush()
	var ticks Drawing
	for wind := range 32 {
		if wind%8 != 0 {
			sin, cos := math.Sincos(float64(wind) * math.Pi / 16)
			ticks.Add(`M`, r*.93*cos, ` `, r*.93*sin, `l`, r*.07*cos, ` `, r*.07*sin)
		}
	}
	d.Add(`<path class="c-ring" d="`, ticks.String(), `"/>`)
	s := strconv.FormatFloat(r/60, 'f', 3, 64)
	d.Add(`<path class="c-dark" transform="translate(0 `, -r, `) scale(`, s, `)" d="M0 -19c3 4.5 3.6 7.5 2.4 10.5 2.4-3.3 6.6-2.7 6.9.6.2 2.4-1.9 3.5-3.7 2.6 1-1.3-.2-2.4-1.5-1.5-1.3 1-1.7 2.7-1.7 4.3h2.1v2h-1.5l.9 3h-7.8l.9-3h-1.5v-2h2.1c0-1.6-.4-3.3-1.7-4.3-1.3-.9-2.5.2-1.5 1.5-1.8.9-3.9-.2-3.7-2.6.3-3.3 4.5-3.9 6.9-.6-1.2-3-.6-6 2.4-10.5z"/>`)
	d.Add(`<path class="c-dark" transform="translate(`, r, ` 0) scale(`, s, `)" d="M2-1.2h4v-3.8h2.4v3.8h3.8v2.4h-3.8v3.8h-2.4v-3.8h-4z"/>`)
	d.Add(`<circle class="c-disc" r="`, r*.07, `"/></g>`)
}
