package discovery

import (
	"strconv"

	"flota/app/chart"
	"flota/rules"
	"flota/rules/discovery"
)

// Mats draws what each player owns, in turn order, as one <svg>, and gives its
// height. The seat that is asked has a bar at its left side.
func (c *Chart) Mats(width float64) (svg string, height float64) {
	var body chart.Drawing
	height = c.drawMats(&body, width)
	var d chart.Drawing
	d.Open("c-mats", width, height, ` role="group" aria-label="`, chart.Text(c.Words.Players), `"`)
	d.Add(body.String())
	d.Close()
	return d.String(), height
}

func (c *Chart) drawMats(d *chart.Drawing, width float64) float64 {
	asked := rules.Nobody
	if decision := c.State.Decision(); decision.Kind == rules.Choice {
		asked = decision.Seats[0]
	}
	totals := map[rules.Seat]int{}
	for _, score := range c.State.Scores() {
		totals[score.Seat] = score.Total
	}
	y := 0.0
	order := c.State.Order[:c.State.Placed]
	for n, i := range chart.Front(order, c.Front) {
		seat := order[i]
		p := &boxPen{Drawing: &chart.Drawing{}, Chart: c, width: width, x: boxPad, y: y + 28}
		p.mat(seat)
		p.row()
		if n > 0 {
			d.Add(`<path class="c-rule" d="M0 `, y, `H`, width, `"/>`)
		}
		if seat == asked {
			d.Add(`<rect class="c-bar" y="`, y+1, `" width="4" height="`, p.y-y-1, `"/>`)
		}
		d.Write("c-note", boxPad, y+19, strconv.Itoa(i+1))
		tile(d, boxPad+13, y+5, 18, seat)
		points := rules.Numbers(c.words().points, totals[seat])
		room := width - 2*boxPad - bold.Width(points)
		d.Write("c-bold", boxPad+room, y+19, points)
		d.Write("c-head", boxPad+38, y+19, chart.Face{Size: 13, Bold: true}.Fit(c.Text.Seat(seat), room-46))
		d.Add(p.String())
		y = p.y + 2
	}
	return y
}

// mat draws the lines of a player: what can be spent, what is in hand, what was
// bought and found.
func (p *boxPen) mat(seat rules.Seat) {
	player := &p.State.Players[seat]
	cash := rules.Numbers(p.Words.Money, int(player.Cash))
	x, y := p.room(bold.Width(cash)+6, 18)
	p.Write("c-bold", x, y+13, cash)
	p.counted(chart.Ship, int(player.Ships), p.Words.Ships)
	for g, n := range player.Goods {
		if n > 0 {
			p.counted(goodGlyphs[g], int(n), p.Text.Good(discovery.Good(g)))
		}
	}
	p.row()
	p.label(p.Words.Hand)
	for k := discovery.Colonist; k < discovery.KindCount; k++ {
		if n := int(player.Hand[k]); n > 0 {
			p.counted(kindGlyphs[k], n, p.Text.Pieces(k, n))
		}
	}
	if player.Hand == [discovery.KindCount]int8{} {
		p.label(p.Words.None)
	}
	p.row()
	owned := ""
	for t := range discovery.Tile(discovery.TileCount) {
		if p.State.Owns(seat, t) {
			name, _ := p.Text.Tile(t)
			owned = join(owned, name)
		}
	}
	p.list(chart.House, owned)
	found := ""
	for c, holder := range p.State.Counters {
		if holder == discovery.Holder(seat) {
			found = join(found, rules.Numbers(p.words().points, discovery.Counter(c).Points()))
		}
	}
	for c, holder := range p.State.Cards {
		if card := discovery.Card(c); holder == discovery.Holder(seat) {
			found = join(found, p.Text.Card(card)+" "+rules.Numbers(p.Words.Points, card.Points()))
		}
	}
	p.list(chart.Compass, found)
}

// counted draws a glyph with a number.
func (p *boxPen) counted(g chart.Glyph, n int, title string) {
	count := strconv.Itoa(n)
	x, y := p.room(18+bold.Width(count)+4, 18)
	p.Add(`<g><title>`, chart.Text(title), `</title>`)
	p.Glyph(x, y+2, 14, g, "")
	p.Write("c-bold", x+17, y+13, count)
	p.Add(`</g>`)
}

// label draws words.
func (p *boxPen) label(text string) {
	x, y := p.room(plain.Width(text)+4, 18)
	p.Write("c-note", x, y+13, text)
}

// list draws a glyph and names after it, over as many lines as they need.
func (p *boxPen) list(g chart.Glyph, names string) {
	if names == "" {
		return
	}
	for i, line := range plain.Wrap(names, p.width-2*boxPad-20) {
		x, y := p.room(p.width-2*boxPad, 15)
		if i == 0 {
			p.Glyph(x, y+2, 12, g, "")
		}
		p.Write("c-text", x+20, y+12, line)
		p.row()
		p.y -= gap
	}
	p.y += gap
}

// Legend says what the glyphs stand for, as one <svg>, and gives its height.
func (c *Chart) Legend(width float64) (svg string, height float64) {
	var body chart.Drawing
	height = c.drawLegend(&body, width)
	var d chart.Drawing
	d.Open("c-legend", width, height, ` aria-hidden="true"`)
	d.Add(body.String())
	d.Close()
	return d.String(), height
}

func (c *Chart) drawLegend(d *chart.Drawing, width float64) float64 {
	p := &boxPen{Drawing: d, Chart: c, width: width, x: boxPad}
	entry := func(g chart.Glyph, name string) {
		x, y := p.room(18+plain.Width(name)+6, 19)
		p.Glyph(x, y+2.5, 14, g, "")
		p.Write("c-note", x+19, y+14, name)
	}
	for k := discovery.Colonist; k < discovery.KindCount; k++ {
		entry(kindGlyphs[k], c.Text.Pieces(k, 1))
	}
	for g := range discovery.Good(discovery.GoodCount) {
		entry(goodGlyphs[g], c.Text.Good(g))
	}
	p.row()
	return p.y
}
