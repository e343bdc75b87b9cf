package discovery

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"flota/app/chart"
	"flota/rules"
	"flota/rules/discovery"
)

// A place is where the plate of a region stands on the map.
type place struct {
	at chart.Point // units; y is that of its middle
	// side is -1 if the plate's right edge is at x, 1 if its left edge is, 0
	// if its middle is.
	side int
	// column: plates of one column keep clear of each other; 1 is that of
	// the Atlantic, 2 of the South Sea.
	column int
	most   float64 // units: how wide it may become
}

var plates = [discovery.RegionCount]place{
	discovery.Canada:     {chart.Point{X: 470, Y: 72}, 0, 0, 330},
	discovery.NewEngland: {chart.Point{X: 660, Y: 196}, 1, 1, 320},
	discovery.Virginia:   {chart.Point{X: 604, Y: 290}, 1, 1, 340},
	discovery.Carolina:   {chart.Point{X: 590, Y: 384}, 1, 1, 340},
	discovery.Caribbean:  {chart.Point{X: 690, Y: 482}, 1, 1, 295},
	discovery.Mexico:     {chart.Point{X: 318, Y: 574}, -1, 2, 300},
	discovery.NewGranada: {chart.Point{X: 462, Y: 674}, -1, 2, 330},
	discovery.Peru:       {chart.Point{X: 452, Y: 794}, -1, 2, 330},
	discovery.Brazil:     {chart.Point{X: 805, Y: 800}, 0, 1, 330},
}

// A scale is how plates are drawn at a width of the map.
type scale struct {
	small     bool // the type is at its least
	name      chart.Face
	count     chart.Face
	tile      float64 // of a tile
	good      float64 // of the square with the trade good
	line      float64 // from one row of pieces to the next
	pad       float64
	gap       float64 // between owners
	soldiers  bool    // there is room to count them
	words     bool    // there is room for what is known of a region
	threshold float64 // shortest leader
	badge     float64 // how much of a badge is on the plate
}

func scaleOf(width float64) scale {
	switch {
	case width >= 560:
		return scale{false, chart.Face{Size: 12, Serif: true, Bold: true, Track: .85}, chart.Face{Size: 12.5, Bold: true}, 16, 18, 21, 7, 7, true, true, 14, 6}
	case width >= 400:
		return scale{true, chart.Face{Size: 11, Serif: true, Bold: true, Track: .25}, chart.Face{Size: 11, Bold: true}, 14, 15, 18, 5, 5, true, true, 10, 7}
	}
	return scale{true, chart.Face{Size: 11, Serif: true, Bold: true, Track: .25}, chart.Face{Size: 11, Bold: true}, 12, 13, 15, 4, 4, false, false, 8, 9}
}

// A plate is the sign of a region with what lies there.
type plate struct {
	region     discovery.Region
	x, y, w, h float64
	lines      []string // of a region that is not discovered
	rows       [][]rules.Seat
}

// Pieces draws what a move can change on the map, in parts from below: marks,
// leaders, and for each region its plate with the pieces. It refers to shapes of
// Ground. Each region that is a legal answer is a button (see
// chart.Drawing.Target).
func (c *Chart) Pieces(width float64) []string {
	var d chart.Drawing
	c.drawPieces(&d, width)
	return d.Parts()
}

func (c *Chart) drawPieces(d *chart.Drawing, width float64) {
	sheet := geometry.At(width)
	k := scaleOf(width)
	layout := c.layOut(sheet, &k)
	d.Add(`<g clip-path="url(#`, prefix, `inner)">`)
	for r := range discovery.Region(discovery.RegionCount) {
		move := r.Move()
		if m := c.Marks[move]; m.Playable() {
			fill := ""
			if m.State == chart.Selected {
				fill = ` style="fill:url(#` + prefix + `chosen)"`
			}
			d.Add(`<use class="`, m.Class("c-zone"), `" href="#`, prefix, r.ID(), `"`, fill,
				` data-move="`, int(move), `"/>`)
		}
	}
	d.Add(`</g>`)
	d.Cut()
	for i := range layout {
		c.leader(d, sheet, &k, &layout[i])
	}
	d.Cut()
	for i := range layout {
		c.plate(d, &k, &layout[i])
		d.Cut()
	}
}

// layOut finds the size of each plate and its place: where the table has it, or
// as near as its neighbours let it be.
func (c *Chart) layOut(sheet *chart.Sheet, k *scale) []plate {
	layout := make([]plate, discovery.RegionCount)
	edge := sheet.Frame() + 4
	var columns [3][]*plate
	for r := range discovery.Region(discovery.RegionCount) {
		p, where := &layout[r], &plates[r]
		p.region = r
		at := sheet.Point(where.at)
		c.size(p, k, where.most*sheet.Width/chart.Width)
		p.x = at.X - p.w/2 + float64(where.side)*p.w/2
		p.x = min(max(p.x, edge), sheet.Width-edge-p.w)
		p.y = at.Y - p.h/2
		columns[where.column] = append(columns[where.column], p)
	}
	const gap = 6
	for _, column := range columns {
		slices.SortStableFunc(column, func(a, b *plate) int { return cmp.Compare(a.y, b.y) })
		top := edge + 6
		for _, p := range column {
			p.y = max(p.y, top)
			top = p.y + p.h + gap
		}
		bottom := sheet.Height - edge
		for _, p := range slices.Backward(column) {
			p.y = min(p.y, bottom-p.h)
			bottom = p.y - gap
		}
	}
	// Canada makes room for its eastern neighbours.
	canada := &layout[discovery.Canada]
	for _, q := range columns[1] {
		if q.y < canada.y+canada.h+gap && canada.y < q.y+q.h+gap {
			canada.x = max(min(canada.x, q.x-gap-canada.w), edge)
		}
	}
	return layout
}

// size finds what a plate shows and how large it becomes.
func (c *Chart) size(p *plate, k *scale, most float64) {
	state := &c.State.Regions[p.region]
	p.w = k.name.Width(strings.ToUpper(c.Text.Region(p.region))) + 8 + k.good
	if c.mark(p.region, k).State != chart.Plain {
		p.w += k.badge // it is on the corner
	}
	count := 0
	switch {
	case !state.Discovered && !k.words:
		p.w += c.unknownRoom(p.region, k)
	case !state.Discovered:
		p.lines = c.unknown(p.region)
		for i, line := range p.lines {
			w := chart.Face{Size: 12}.Width(line)
			if i == 0 {
				w += k.tile + 4
			}
			p.w = max(p.w, w)
		}
		count = len(p.lines)
	default:
		room := max(most-2*k.pad, p.w)
		used := 0.0
		for seat := range rules.Seat(c.State.Seats) {
			w := c.group(k, state, seat)
			if w == 0 {
				continue
			}
			if count == 0 || used+k.gap+w > room {
				p.rows, used = append(p.rows, nil), -k.gap
				count++
			}
			used += k.gap + w
			p.rows[count-1] = append(p.rows[count-1], seat)
			p.w = max(p.w, used)
		}
	}
	p.w += 2 * k.pad
	p.h = k.good + 6 + float64(count)*k.line
	if count > 0 {
		p.h += 2
	}
}

// mark is how a region stands to the decision. Where there is no room for words
// there is none for what is refused.
func (c *Chart) mark(r discovery.Region, k *scale) chart.Mark {
	m := c.Marks[r.Move()]
	if m.State == chart.Refused && !k.words {
		return chart.Mark{}
	}
	return m
}

// unknown says what is known of a region that is not discovered.
func (c *Chart) unknown(r discovery.Region) []string {
	w := c.words()
	counter, ok := c.State.KnownCounter(r)
	if !ok {
		return []string{w.undiscovered}
	}
	natives, reward, bounty, vp := counter.Finds()
	return []string{rules.Numbers(w.natives, natives), rules.Numbers(w.finds, reward, bounty, vp)}
}

// unknownRoom is how wide the glyph of a region that is not discovered is, with
// the number of natives if that is known, where there is no room for words.
func (c *Chart) unknownRoom(r discovery.Region, k *scale) float64 {
	w := k.tile + 4
	if counter, ok := c.State.KnownCounter(r); ok {
		natives, _, _, _ := counter.Finds()
		w += k.count.Width(strconv.Itoa(natives)) + 2
	}
	return w
}

// group is how wide an owner's pieces in a region are, 0 if there are none.
func (c *Chart) group(k *scale, state *discovery.RegionState, seat rules.Seat) float64 {
	count := state.Count(seat)
	if count == 0 {
		return 0
	}
	w := k.tile + 2 + k.count.Width(strconv.Itoa(int(count)))
	if n := state.Soldiers[seat]; n > 0 && k.soldiers {
		w += 2 + k.tile*.75 + 1 + k.count.Width(strconv.Itoa(int(n)))
	}
	return w
}

// leader draws the line from a plate to its region.
func (c *Chart) leader(d *chart.Drawing, sheet *chart.Sheet, k *scale, p *plate) {
	to := sheet.Point(anchors[p.region])
	from := chart.Point{X: min(max(to.X, p.x), p.x+p.w), Y: min(max(to.Y, p.y), p.y+p.h)}
	if max(from.X-to.X, to.X-from.X)+max(from.Y-to.Y, to.Y-from.Y) < k.threshold {
		return
	}
	d.Add(`<path class="c-leader" d="M`, from.X, ` `, from.Y, `L`, to.X, ` `, to.Y, `"/><circle class="c-dot" cx="`, to.X, `" cy="`, to.Y, `" r="2.5"/>`)
}

// plate draws a plate.
func (c *Chart) plate(d *chart.Drawing, k *scale, p *plate) {
	state := &c.State.Regions[p.region]
	move := p.region.Move()
	mark := c.mark(p.region, k)
	small := ""
	if k.small {
		small = " c-small"
	}
	d.Target(move, mark, c.Text.Region(p.region))
	class := mark.Class("c-plate")
	if !state.Discovered {
		class += " c-unknown"
	}
	if least := 44.0; mark.Playable() && p.h < least {
		d.Add(`<rect class="c-hit" x="`, p.x, `" y="`, p.y+(p.h-least)/2, `" width="`, p.w, `" height="`, least, `"/>`)
	}
	d.Add(`<rect class="`, class, `" x="`, p.x, `" y="`, p.y, `" width="`, p.w, `" height="`, p.h, `" rx="4"/>`)
	x, y := p.x+k.pad, p.y+4
	d.Write("c-name"+small, x, y+k.good/2+4, strings.ToUpper(c.Text.Region(p.region)))
	right := p.x + p.w - k.pad - k.good + 2
	if mark.State != chart.Plain {
		right -= k.badge
	}
	c.good(d, right, y, k.good, p.region.Good(), state.Good)
	if !state.Discovered && !k.words {
		at := right - c.unknownRoom(p.region, k)
		if counter, ok := c.State.KnownCounter(p.region); ok {
			natives, _, _, _ := counter.Finds()
			d.Glyph(at, y+1, k.tile-1, chart.Native, "")
			d.Write("c-count c-small", at+k.tile+1, y+k.good/2+4, strconv.Itoa(natives))
		} else {
			d.Glyph(at, y+1, k.tile, chart.Compass, "")
		}
	}
	y += k.good + 3
	for i, line := range p.lines {
		at := x
		if i == 0 {
			glyph := chart.Compass
			if len(p.lines) > 1 || line != c.words().undiscovered {
				glyph = chart.Native
			}
			d.Glyph(x, y+1, k.tile-2, glyph, "")
			at += k.tile + 2
		}
		d.Write("c-note", at, y+k.tile/2+4, line)
		y += k.line
	}
	for _, row := range p.rows {
		at := x
		for _, seat := range row {
			tile(d, at, y, k.tile, seat)
			count := strconv.Itoa(int(state.Count(seat)))
			d.Write("c-count"+small, at+k.tile+2, y+k.tile/2+k.count.Size*.36, count)
			if n := state.Soldiers[seat]; n > 0 && k.soldiers {
				s := at + k.tile + 4 + k.count.Width(count)
				d.Glyph(s, y+k.tile*.14, k.tile*.75, chart.Swords, "")
				d.Write("c-count"+small, s+k.tile*.75+1, y+k.tile/2+k.count.Size*.36, strconv.Itoa(int(n)))
			}
			at += c.group(k, state, seat) + k.gap
		}
		y += k.line
	}
	if c.Before != nil && c.Before.Regions[p.region] != *state || c.known(p.region) {
		d.Brackets(p.x-3.5, p.y-3.5, p.w+7, p.h+7)
	}
	d.Badge(p.x+p.w-2, p.y+2, mark)
	d.EndTarget()
}

// known reports whether a region's counter was seen in the latest change.
func (c *Chart) known(r discovery.Region) bool {
	if c.Before == nil {
		return false
	}
	_, now := c.State.KnownCounter(r)
	_, before := c.Before.KnownCounter(r)
	return now != before
}

// good draws the square of a trade good: as it lies there, or dashed when it is
// taken.
func (c *Chart) good(d *chart.Drawing, x, y, size float64, g discovery.Good, there bool) {
	class, ink := "c-good", ""
	if !there {
		class, ink = "c-good c-taken", "c-dim"
	}
	d.Add(`<g><title>`, chart.Text(c.Text.Good(g)), `</title><rect class="`, class, `" x="`, x, `" y="`, y, `" width="`, size, `" height="`, size, `" rx="3"/>`)
	d.Glyph(x+size*.14, y+size*.14, size*.72, goodGlyphs[g], ink)
	d.Add(`</g>`)
}
