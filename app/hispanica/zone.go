package hispanica

import (
	"strconv"

	"flota/app/chart"
	"flota/rules"
	"flota/rules/hispanica"
)

// An item is one thing in the row of a zone.
type item struct {
	width  float64
	marked bool                                 // it is in question
	draw   func(d *chart.Drawing, x, y float64) // y is the upper edge of its line
}

// A row is what lies in a zone beside Colonies, in lines below its name.
type row struct {
	lines [][]item
	box   box
	line  float64 // from one line to the next
	over  float64 // what is in question reaches so far over its line
}

// What is in question has a border, so high.
const ringHeight = 24.0

// ringHit is how high it is as a target.
func (p *plan) ringHit() float64 {
	if p.Touch {
		return chart.Finger
	}
	return ringHeight + 6
}

// lineItems is how many things are in a line at most.
const lineItems = 5

// items are what lies in a zone beside Colonies, in the order of the house: the
// good, Tribe sites, the Cathedral with its Citizens, the Visita, Rebels,
// Galleys, Claims, the Inquisition.
func (p *plan) items(z hispanica.Zone) (list []item) {
	k, w, state := &p.k, &p.Words.Hispanica, &p.State.Zones[z]
	add := func(width float64, m rules.Move, mark chart.Mark, title string, draw func(d *chart.Drawing, x, y float64)) {
		marked := mark.State != chart.Plain
		if marked {
			width += badgeRoom + 4
		}
		list = append(list, item{width, marked, func(d *chart.Drawing, x, y float64) {
			if mark.State == chart.Plain {
				d.Add(`<g>`)
			} else {
				p.target(d, m, mark)
				ring := box{x - 2, y + (k.good-ringHeight)/2, width + 2, ringHeight}
				d.Add(`<rect class="`, mark.Class("c-thing"), `" x="`, ring.x, `" y="`, ring.y, `" width="`, ring.w, `" height="`, ring.h, `" rx="`, ringHeight/2, `"/>`)
				if mark.Playable() {
					hit := p.ringHit()
					d.Add(`<rect class="c-hit" x="`, ring.x, `" y="`, ring.y+(ring.h-hit)/2, `" width="`, ring.w, `" height="`, hit, `"/>`)
				}
				x += 4
			}
			d.Add(`<title>`, chart.Text(title), `</title>`)
			draw(d, x, y)
			d.Badge(x+width-badgeRoom/2-4, y+k.good/2, mark)
			d.EndTarget()
		}})
	}
	plain := func(width float64, title string, draw func(d *chart.Drawing, x, y float64)) {
		add(width, chart.NoMove, chart.Mark{}, title, draw)
	}
	drop := (k.good - k.glyph) / 2
	counted := func(d *chart.Drawing, x, y float64, g chart.Glyph, n int, class string) {
		d.Glyph(x, y+drop, k.glyph, g, class)
		if n == 0 {
			return
		}
		d.Write("c-count", x+k.glyph+2, y+k.good/2+k.count.Size*.36, strconv.Itoa(n), ` style="font-size:`, k.count.Size, `px"`)
	}
	room := func(n int) float64 {
		if n == 0 {
			return k.glyph
		}
		return k.glyph + 2 + k.count.Width(strconv.Itoa(n))
	}

	season := p.State.Round > 0 && p.State.InSeason(z)
	sentence := w.Good
	if season {
		sentence = w.InSeason
	}
	plain(k.good, fill(sentence, "good", p.Text.Good(z.Good()), "value", number(z.Good().Value())), func(d *chart.Drawing, x, y float64) {
		square(d, x, y, k.good, z.Good(), season)
	})
	for _, site := range z.Sites() {
		g, sentence := chart.Hut, w.Natives
		if site.Wilderness() {
			g, sentence = chart.Wilderness, w.Wilderness
		}
		n := int(p.State.Natives[site])
		class := ""
		if n == 0 {
			class = "c-dim"
		}
		add(room(n), site.Move(), p.siteMark(site, z), fill(sentence, "site", p.Text.Site(site), "0", number(n)), func(d *chart.Drawing, x, y float64) {
			counted(d, x, y, g, n, class)
		})
	}
	if state.Cathedral {
		n := int(state.Citizens)
		small := k.glyph * .72
		plain(k.glyph+float64(n)*small, fill(w.Cathedral, "0", number(n)), func(d *chart.Drawing, x, y float64) {
			d.Glyph(x, y+drop-.5, k.glyph, chart.Cathedral, "")
			for i := range n {
				d.Glyph(x+k.glyph+float64(i)*small, y+drop+k.glyph-small, small, chart.Figure, "")
			}
		})
	}
	if owner := state.Visita; owner != hispanica.NoNation {
		n := int(state.Converts)
		small := k.glyph * .72
		title := p.nation(owner) + ": " + fill(w.Visita, "0", number(n))
		if p.State.Illegal(owner, z) {
			title += ", " + w.Illegal
		}
		add(2*k.glyph+1+float64(n)*small, hispanica.VerbVisita, p.verbMark(hispanica.VerbVisita, z), title, func(d *chart.Drawing, x, y float64) {
			tile(d, x, y+drop, k.glyph, owner)
			d.Glyph(x+k.glyph+1, y+drop, k.glyph, chart.Visita, "")
			for i := range n {
				d.Glyph(x+2*k.glyph+1+float64(i)*small, y+drop+k.glyph-small, small, chart.Native, "")
			}
			if p.State.Illegal(owner, z) {
				d.Wave(x, y+k.good-.5, k.glyph)
			}
		})
	}
	if n := int(state.Rebels); n > 0 {
		add(room(n), hispanica.VerbRebels, p.verbMark(hispanica.VerbRebels, z), fill(w.Rebels, "0", number(n)), func(d *chart.Drawing, x, y float64) {
			counted(d, x, y, chart.Rebel, n, "")
		})
	}
	for n := range hispanica.Nation(hispanica.NationCount) {
		if state.Galleys[n] {
			plain(2*k.glyph+1, p.nation(n)+": "+w.Galley, func(d *chart.Drawing, x, y float64) {
				tile(d, x, y+drop, k.glyph, n)
				d.Glyph(x+k.glyph+1, y+drop, k.glyph, chart.Galley, "")
			})
		}
	}
	for seat := range rules.Seat(p.State.Seats) {
		if p.State.Players[seat].Claims[z] {
			n := p.State.Players[seat].Nation
			plain(k.glyph+1, p.Text.Seat(seat)+": "+w.Claim, func(d *chart.Drawing, x, y float64) {
				d.Flag(x, y+drop-.5, k.glyph+1, owners[n], letters[n])
			})
		}
	}
	if p.State.Inquisition == z && p.State.Round > 0 {
		plain(k.glyph, w.Inquisitor, func(d *chart.Drawing, x, y float64) {
			d.Glyph(x, y+drop, k.glyph, chart.Seal, "")
		})
	}
	return list
}

// nation names a nation.
func (b *Board) nation(n hispanica.Nation) string {
	name, _ := b.Text.Nation(n)
	return capital(name)
}

// square draws the good of a zone: in season on paper, else dashed and pale.
func square(d *chart.Drawing, x, y, size float64, g hispanica.Good, season bool) {
	class, ink := "c-good c-season", ""
	if !season {
		class, ink = "c-good c-taken", "c-dim"
	}
	d.Add(`<rect class="`, class, `" x="`, x+.5, `" y="`, y+.5, `" width="`, size-1, `" height="`, size-1, `" rx="3"/>`)
	d.Glyph(x+size*.14, y+size*.14, size*.72, goodGlyphs[g], ink)
}

// broken breaks a row into lines no wider than a room, and gives the width of
// the widest.
func (k *scale) broken(list []item, room float64) (lines [][]item, width float64) {
	used := 0.0
	for _, it := range list {
		last := len(lines) - 1
		if last < 0 || len(lines[last]) == lineItems || used+k.gap+it.width > room {
			lines = append(lines, nil)
			last++
			used = -k.gap
		}
		lines[last] = append(lines[last], it)
		used += k.gap + it.width
		width = max(width, used)
	}
	return lines, width
}

// placeRow finds the place of a zone's row: below its name if it can be, broken
// as its neighbours let it be, and near it otherwise.
func (p *plan) placeRow(z hispanica.Zone) {
	k := &p.k
	list := p.items(z)
	name := p.zoneNames[z]
	line, over := k.line, 0.0
	for _, it := range list {
		if it.marked {
			line, over = max(ringHeight+3, p.ringHit()-6), (ringHeight-k.good)/2+1
		}
	}
	var choices []choice
	broken := map[int][][]item{} // by number of lines
	for _, room := range []float64{260, 180, 140, 116, 96, 76, 58, 42} {
		lines, w := k.broken(list, room*k.glyph/13)
		n := len(lines)
		if broken[n] != nil {
			continue
		}
		broken[n] = lines
		h := float64(n-1)*line + k.good + 2*over
		add := func(x, y, cost float64) {
			choices = append(choices, choice{box{x, y, w, h}, cost + 6*float64(n-1) + 16*float64(max(n-2, 0)), n})
		}
		m := name.middle()
		for _, dy := range []float64{0, 6} {
			for _, dx := range []float64{0, 10, -10, 20, -20, 32, -32, 46, -46, 60, -60} {
				add(m.X-w/2+dx, name.y+name.h+1+dy, max(dx, -dx)*.4+dy)
				add(m.X-w/2+dx, name.y-2-h-dy, 16+max(dx, -dx)*.4+dy)
			}
		}
		for _, dy := range []float64{0, 8, -8, 16, -16, 26, -26} {
			add(name.x+name.w+5, m.Y-h/2+dy, 12+max(dy, -dy)*.5)
			add(name.x-5-w, m.Y-h/2+dy, 12+max(dy, -dy)*.5)
		}
	}
	c := p.space.best(choices)
	p.rows[z] = row{broken[c.lines], c.box, line, over}
	p.space.take(c.grown(1), onRow)
}

// rowBox is the name of a zone with its row.
func (p *plan) rowBox(z hispanica.Zone) box {
	a, b := p.zoneNames[z], p.rows[z].box
	if b.w == 0 {
		return a
	}
	x, y := min(a.x, b.x), min(a.y, b.y)
	return box{x, y, max(a.x+a.w, b.x+b.w) - x, max(a.y+a.h, b.y+b.h) - y}
}

func (p *plan) drawRow(d *chart.Drawing, z hispanica.Zone) {
	k, r := &p.k, &p.rows[z]
	p.still(d, z.Move(), p.zoneMark(z))
	d.Add(`<g class="c-row">`)
	for i, line := range r.lines {
		w := -k.gap
		for _, it := range line {
			w += it.width + k.gap
		}
		x := r.box.x + (r.box.w-w)/2
		for _, it := range line {
			it.draw(d, x, r.box.y+r.over+float64(i)*r.line)
			x += it.width + k.gap
		}
	}
	d.Add(`</g>`)
	if p.zoneChanged(z) {
		d.Brackets(r.box.x-4, r.box.y-3, r.box.w+8, r.box.h+6)
	}
	d.Add(`</g>`)
}

// zoneChanged reports whether the latest change is in the row of a zone.
func (b *Board) zoneChanged(z hispanica.Zone) bool {
	if b.Before == nil {
		return false
	}
	was, is := b.Before, b.State
	changed := was.Zones[z] != is.Zones[z] || is.Inquisition == z && was.Inquisition != z
	for _, site := range z.Sites() {
		changed = changed || was.Natives[site] != is.Natives[site]
	}
	for seat := range is.Seats {
		changed = changed || was.Players[seat].Claims[z] != is.Players[seat].Claims[z]
	}
	return changed
}
