package hispanica

import (
	"strconv"

	"flota/app/chart"
	"flota/rules"
	"flota/rules/hispanica"
)

// matWidth is how wide a mat is at least where several stand side by side.
const matWidth = 240.0

// Mats draws what each player has, in turn order, as one <svg>, and gives its
// height: below each other, or in columns of at least 240 pixels. The seat that
// is asked has a bar at its left side. Cards and ships that are legal answers
// are buttons.
func (b *Board) Mats(width float64) (svg string, height float64) {
	var body, d chart.Drawing
	height = b.drawMats(&body, width)
	d.Open("c-mats", width, height, ` role="group" aria-label="`, chart.Text(b.Words.Players), `"`)
	d.Add(body.String())
	d.Close()
	return d.String(), height
}

func (b *Board) drawMats(d *chart.Drawing, width float64) float64 {
	order := b.State.Order[:b.State.Placed]
	places := chart.Front(order, b.Front)
	columns := min(max(int(width/matWidth), 1), max(len(order), 1))
	w := width / float64(columns)
	y := 0.0
	for i := 0; i < len(order); i += columns {
		tall := 0.0
		var pens []*pen
		for j, place := range places[i:min(i+columns, len(order))] {
			p := b.pen(float64(j)*w, y+6, w)
			p.mat(place, order[place])
			p.row()
			pens = append(pens, p)
			tall = max(tall, p.y-y+4)
		}
		for j, p := range pens {
			x := float64(j) * w
			if i > 0 {
				d.Add(`<path class="c-rule" d="M`, x, ` `, y, `h`, w, `"/>`)
			}
			if j > 0 {
				d.Add(`<path class="c-rule" d="M`, x, ` `, y, `v`, tall, `"/>`)
			}
			if order[places[i+j]] == b.asked() {
				d.Add(`<rect class="c-bar" x="`, x, `" y="`, y+2, `" width="4" height="`, tall-4, `"/>`)
			}
			d.Add(p.String())
		}
		y += tall
	}
	return y
}

// mat draws what a player has: money and tracks, titles, the fleet with what is
// aboard, cards.
func (p *pen) mat(place int, seat rules.Seat) {
	w, player, s := &p.Words.Hispanica, &p.State.Players[seat], p.State
	m := hispanica.SeatMove(seat)
	mark := p.Marks[m]
	if mark.State == chart.Refused {
		mark = chart.Mark{}
	}
	nation, power := p.Text.Nation(player.Nation)
	cash := rules.Numbers(p.Words.Money, int(player.Cash))
	end := p.left + p.width
	p.target(p.Drawing, m, mark)
	p.Add(`<title>`, chart.Text(capital(nation)+". "+power), `</title>`)
	if mark.Playable() {
		p.Add(`<rect class="`, mark.Class("c-offer"), `" x="`, p.left-4.5, `" y="`, p.y-2.5, `" width="`, p.width+9, `" height="27" rx="4"/>`)
		end -= badgeRoom
		p.Badge(end+badgeRoom/2+1, p.y+11, mark)
	}
	p.Write("c-note", p.left, p.y+15, strconv.Itoa(place+1))
	tile(p.Drawing, p.left+13, p.y+1, 18, player.Nation)
	p.Write("c-bold", end-bold.Width(cash), p.y+15, cash)
	room := end - bold.Width(cash) - p.left - 46
	name := head.Fit(p.Text.Seat(seat), room)
	p.Write("c-head", p.left+38, p.y+15, name)
	if left := room - head.Width(name) - 8; left > 30 {
		p.Write("c-note", p.left+38+head.Width(name)+8, p.y+15, plain.Fit(capital(nation), left))
	}
	p.EndTarget()
	p.y += 26
	space, meaning := p.Text.Space(player.Pawn)
	for _, pair := range [...]struct{ name, value, title string }{
		{w.Tribute, number(player.Tribute), ""}, {w.Infamy, number(player.Infamy), ""}, {w.Freed, number(player.Freed), ""},
		{w.Pawn, space, meaning}, {w.Supply, number(player.Supply), ""},
	} {
		p.pair(pair.name, pair.value, pair.title)
	}
	p.row()
	for title, holder := range s.Titles {
		if holder == seat {
			name, condition := p.Text.Title(hispanica.Title(title))
			p.chip(chart.NoMove, chart.Laurel, name, condition)
		}
	}
	p.row()
	if player.Ships() > 0 {
		p.fleet(seat)
	}
	p.cards(w.Hand, seat, hispanica.InHand)
	for z, n := range player.Outposts {
		for range n {
			zone, m := hispanica.Zone(z), chart.NoMove
			if q := p.question(); seat == p.asked() && (q == askFound || q == askShed) {
				m = zone.Move()
			}
			p.chip(m, chart.Compass, p.Text.Zone(zone), p.words().outpost)
		}
	}
	p.row()
	p.cards(w.Tableau, seat, hispanica.InTableau)
	p.row()
}

// pair writes a name and its value.
func (p *pen) pair(name, value, title string) {
	wide := plain.Width(name) + 5 + bold.Width(value) + 6
	x, y := p.room(wide, lineOfText)
	p.Add(`<g>`)
	if title != "" {
		p.Add(`<title>`, chart.Text(title), `</title>`)
	}
	p.Write("c-note", x, y+12, name)
	p.Write("c-bold", x+plain.Width(name)+5, y+12, value)
	p.Add(`</g>`)
}

// chip draws the name of a card or another thing that can be a legal answer.
func (p *pen) chip(m rules.Move, g chart.Glyph, name, title string) {
	mark := p.Marks[m]
	if mark.State == chart.Refused {
		mark = chart.Mark{}
	}
	around := 14.0
	if g != "" {
		around += 16
	}
	if mark.Playable() {
		around += badgeRoom - 4
	}
	name = plain.Fit(name, p.width-around)
	wide := plain.Width(name) + around
	x, y := p.room(wide, chipHeight)
	p.target(p.Drawing, m, mark)
	p.Add(`<title>`, chart.Text(title), `</title><rect class="`, mark.Class("c-offer"), `" x="`, x+.5, `" y="`, y+.5, `" width="`, wide-1, `" height="`, chipHeight-1, `" rx="4"/>`)
	at := x + 7
	if g != "" {
		p.Glyph(at-1, y+5.5, 13, g, "")
		at += 16
	}
	p.Write("c-text", at, y+16, name)
	p.Badge(x+wide-badgeRoom/2, y+chipHeight/2, mark)
	p.EndTarget()
}

// fleet draws the fleet of a seat: law, place and ships, what is aboard, and
// whom it waits for.
func (p *pen) fleet(seat rules.Seat) {
	w, player, s := &p.Words.Hispanica, &p.State.Players[seat], p.State
	legality, meaning := p.Text.Legality(player.Legality)
	_, guns, _ := player.Fleet[0].Ship()
	p.row()
	x, y := p.room(p.width, lineOfText)
	p.Add(`<g><title>`, chart.Text(meaning), `</title>`)
	p.Glyph(x, y, 14, chart.Ship, "")
	p.Write("c-bold", x+19, y+12, bold.Fit(p.Text.Sea(player.Sea), p.width-19))
	p.Add(`</g>`)
	p.row()
	p.say("c-note", plain, fill(w.Fleet, "legality", legality, "0", number(s.SailPoints(seat)), "1", number(guns), "2", number(player.FreeHold())))
	for _, ship := range player.Fleet[:player.Ships()] {
		name, effect := p.Text.Card(ship)
		m := ship.Move()
		if seat != p.asked() {
			m = chart.NoMove // everybody can have a Bark
		}
		p.chip(m, "", name, effect)
	}
	p.row()
	for g, n := range player.Cargo {
		if n > 0 {
			good := hispanica.Good(g)
			p.counted(goodGlyphs[g], int(n), capital(p.Text.Good(good)))
		}
	}
	for m, n := range player.Pax {
		if n > 0 {
			p.counted([...]chart.Glyph{chart.Native, chart.Figure}[m], int(n), p.Text.Meeple(hispanica.Meeple(m)))
		}
	}
	p.row()
	for other, order := range player.Orders[:s.Seats] {
		if order != hispanica.NoOrder {
			name, _ := p.Text.Order(order)
			p.say("c-note", plain, fill(w.OrderOf, "order", name, "seat", p.Text.Seat(rules.Seat(other))))
		}
	}
}

// counted draws a glyph with a number and its word.
func (p *pen) counted(g chart.Glyph, n int, name string) {
	count := strconv.Itoa(n)
	x, y := p.room(18+bold.Width(count)+4+plain.Width(name)+6, 18)
	p.Glyph(x, y+1, 14, g, "")
	p.Write("c-bold", x+18, y+12, count)
	p.Write("c-note", x+18+bold.Width(count)+4, y+12, name)
}

// cards draws the cards that a seat has somewhere.
func (p *pen) cards(label string, seat rules.Seat, where hispanica.Where) {
	p.row()
	x, y := p.room(plain.Width(label)+6, chipHeight)
	p.Write("c-note", x, y+16, label)
	none := where != hispanica.InHand || p.State.Players[seat].Outposts == [hispanica.ZoneCount]int8{}
	for c := hispanica.Card(1); c < hispanica.CardCount; c++ {
		if at := p.State.Cards[c]; at.Where == where && at.Seat == seat {
			name, effect := p.Text.Card(c)
			m := c.Move()
			if seat != p.asked() {
				m = chart.NoMove
			}
			p.chip(m, "", name, effect)
			none = false
		}
	}
	if none {
		x, y := p.room(plain.Width(p.Words.None), chipHeight)
		p.Write("c-text", x, y+16, p.Words.None)
	}
}

// Legend says what the pieces and glyphs stand for, as one <svg>, and gives its
// height.
func (b *Board) Legend(width float64) (svg string, height float64) {
	var body, d chart.Drawing
	height = b.drawLegend(&body, width)
	d.Open("c-legend", width, height, ` aria-hidden="true"`)
	d.Add(body.String())
	d.Close()
	return d.String(), height
}

func (b *Board) drawLegend(d *chart.Drawing, width float64) float64 {
	p, w := b.pen(0, 4, width), b.words()
	const size = 20.0
	entry := func(wide float64, name string, draw func(x, y float64)) {
		x, y := p.room(wide+5+plain.Width(name)+10, 26)
		draw(x, y)
		p.Write("c-note", x+wide+5, y+17, name)
	}
	colony := func(name string, draw func(x, y float64)) {
		entry(size+3, name, func(x, y float64) {
			tile(p.Drawing, x, y+3, size, hispanica.Spain)
			draw(x+size/2, y+3+size/2)
		})
	}
	glyph := func(g chart.Glyph, name string) {
		entry(15, name, func(x, y float64) { p.Glyph(x, y+5.5, 15, g, "") })
	}
	const off = size/2 - 1
	entry(size, w.empty, func(x, y float64) {
		p.EmptyTile(x, y+3, size, owners[hispanica.Spain], letters[hispanica.Spain])
	})
	colony(w.citizen, func(x, y float64) { p.Corner(x+off, y+off, 12, chart.Round, chart.Figure) })
	colony(w.slave, func(x, y float64) { p.Corner(x+off, y+off, 12, chart.Square, chart.Bound) })
	colony(w.fort, func(x, y float64) { p.Corner(x-off, y-off, 12, chart.Round, chart.Fort) })
	colony(w.chest, func(x, y float64) { p.Corner(x+off, y-off, 12, chart.Round, chart.Chest) })
	colony(w.illegal, func(x, y float64) { p.Wave(x-size/2, y+size/2+3, size) })
	entry(18, w.inSeason, func(x, y float64) { square(p.Drawing, x, y+4, 18, hispanica.Sugar, true) })
	entry(18, w.outSeason, func(x, y float64) { square(p.Drawing, x, y+4, 18, hispanica.Sugar, false) })
	glyph(chart.Hut, w.site)
	glyph(chart.Wilderness, w.wild)
	entry(27, w.cathedral, func(x, y float64) {
		p.Glyph(x, y+5, 15, chart.Cathedral, "")
		p.Glyph(x+15, y+9, 11, chart.Figure, "")
	})
	entry(42, w.visita, func(x, y float64) {
		tile(p.Drawing, x, y+5.5, 15, hispanica.France)
		p.Glyph(x+16, y+5.5, 15, chart.Visita, "")
		p.Glyph(x+31, y+9, 11, chart.Native, "")
	})
	glyph(chart.Rebel, w.rebels)
	entry(31, w.galley, func(x, y float64) {
		tile(p.Drawing, x, y+5.5, 15, hispanica.Spain)
		p.Glyph(x+16, y+5.5, 15, chart.Galley, "")
	})
	entry(16, w.claim, func(x, y float64) {
		p.Flag(x, y+5, 16, owners[hispanica.England], letters[hispanica.England])
	})
	glyph(chart.Seal, w.inquiry)
	entry(32, w.fleet, func(x, y float64) {
		p.Glyph(x, y+5.5, 15, chart.Ship, "")
		p.Glyph(x+17, y+5.5, 15, chart.Chest, "")
	})
	for g := range hispanica.Good(hispanica.GoodCount) {
		glyph(goodGlyphs[g], p.Text.Good(g))
	}
	p.row()
	d.Add(p.String())
	return p.y + 2
}
