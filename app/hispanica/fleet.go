package hispanica

import (
	"math"
	"strconv"
	"strings"

	"flota/app/chart"
	"flota/rules"
	"flota/rules/hispanica"
)

// A fleet is a pill on the sea: the tile, the number of ships and of chests.
type fleet struct {
	seat rules.Seat
	box  box
}

// placeFleets finds room for the fleets in their seas: the first where the map
// has it, the others around it.
func (p *plan) placeFleets() {
	k := &p.k
	for s := range hispanica.Sea(hispanica.SeaCount) {
		var shape chart.Shape
		for _, seat := range p.State.Order[:p.State.Placed] {
			player := &p.State.Players[seat]
			if player.Ships() == 0 || player.Sea != s {
				continue
			}
			if shape == nil {
				shape = p.sheet.Shape(geometry.Find(s.ID()))
			}
			w, h := p.fleetWidth(seat), k.pill
			at := p.anchors.Fleets[s]
			best := choice{cost: math.Inf(1)}
			try := func(row, column int) {
				dx, dy := float64(column)*w/4, float64(row)*(h/2+1)
				cost := (dx*dx + dy*dy) / 400
				if cost >= best.cost {
					return
				}
				b := p.space.inside(around(chart.Point{X: at.X + dx, Y: at.Y + dy}, w, h))
				for i, weight := range [...]float64{60, 60, 5000, 60, 60} {
					if !shape.Holds(chart.Point{X: b.x + b.w*float64(i)/4, Y: b.y + b.h/2}) {
						cost += weight
					}
				}
				p.space.better(&best, choice{box: b, cost: cost})
			}
			try(0, 0) // mostly nothing is better
			for row := -5; row <= 5; row++ {
				for column := -4; column <= 4; column++ {
					try(row, column)
				}
			}
			b := best.box
			p.space.take(b.grown(1), 2*onFleet)
			p.fleets = append(p.fleets, fleet{seat, b})
		}
	}
}

// fleetWidth is how wide the pill of a fleet is.
func (p *plan) fleetWidth(seat rules.Seat) float64 {
	k, player := &p.k, &p.State.Players[seat]
	w := k.ship + 8 + k.count.Width(strconv.Itoa(player.Ships()))
	if k.rows {
		w += k.ship + 6
		if n := player.Chests(); n > 0 {
			w += 4 + k.ship + 2 + k.count.Width(strconv.Itoa(n))
		}
	}
	if p.seatMark(seat).State != chart.Plain {
		w += badgeRoom - 3
	}
	return w
}

func (p *plan) drawFleets(d *chart.Drawing) {
	k := &p.k
	for _, f := range p.fleets {
		player, mark, b := &p.State.Players[f.seat], p.seatMark(f.seat), f.box
		m := hispanica.SeatMove(f.seat)
		if mark.State == chart.Plain {
			p.still(d, player.Sea.Move(), p.seaMark(player.Sea))
		} else {
			p.target(d, m, mark)
			if mark.Playable() {
				d.Add(`<rect class="c-hit" x="`, b.x, `" y="`, b.y+b.h/2-22, `" width="`, b.w, `" height="44"/>`)
			}
		}
		d.Add(`<title>`, chart.Text(p.fleetWords(f.seat)), `</title>`)
		d.Add(`<rect class="`, mark.Class("c-pill"), `" x="`, b.x, `" y="`, b.y, `" width="`, b.w, `" height="`, b.h, `" rx="`, b.h/2, `"/>`)
		x, y := b.x+4, b.y+(b.h-k.ship)/2
		base := b.y + b.h/2 + k.count.Size*.36
		tile(d, x, y, k.ship, player.Nation)
		x += k.ship + 2
		counted := func(n int) {
			count := strconv.Itoa(n)
			d.Write("c-count", x, base, count, ` style="font-size:`, k.count.Size, `px"`)
			x += k.count.Width(count)
		}
		if k.rows {
			x++
			d.Glyph(x, y, k.ship, chart.Ship, "")
			x += k.ship + 2
		}
		counted(player.Ships())
		if n := player.Chests(); n > 0 && k.rows {
			x += 4
			d.Glyph(x, y, k.ship, chart.Chest, "")
			x += k.ship + 2
			counted(n)
		}
		if p.fleetChanged(f.seat) {
			d.Brackets(b.x-4, b.y-4, b.w+8, b.h+8)
		}
		d.Badge(b.x+b.w-badgeRoom/2+1, b.y+b.h/2, mark)
		d.EndTarget()
	}
}

// fleetWords says whose fleet it is and what is aboard.
func (b *Board) fleetWords(seat rules.Seat) string {
	p := &b.State.Players[seat]
	legality, _ := b.Text.Legality(p.Legality)
	words := b.Text.Seat(seat) + ", " + legality + ": " + b.ships(seat)
	if aboard := b.aboard(seat); aboard != "" {
		words += ". " + fill(b.Words.Hispanica.Aboard, "list", aboard)
	}
	return words
}

// ships names the ships of a fleet, the flagship first.
func (b *Board) ships(seat rules.Seat) string {
	var names []string
	p := &b.State.Players[seat]
	for _, ship := range p.Fleet[:p.Ships()] {
		name, _ := b.Text.Card(ship)
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

// aboard lists the chests and meeples of a fleet.
func (b *Board) aboard(seat rules.Seat) string {
	var list []string
	p := &b.State.Players[seat]
	for g, n := range p.Cargo {
		if n > 0 {
			list = append(list, number(n)+" "+b.Text.Good(hispanica.Good(g)))
		}
	}
	for m, n := range p.Pax {
		if n > 0 {
			list = append(list, number(n)+" "+b.Text.Meeple(hispanica.Meeple(m)))
		}
	}
	return strings.Join(list, ", ")
}

// fleetChanged reports whether the latest change is in a seat's fleet.
func (b *Board) fleetChanged(seat rules.Seat) bool {
	if b.Before == nil {
		return false
	}
	was, is := &b.Before.Players[seat], &b.State.Players[seat]
	return was.Fleet != is.Fleet || was.Sea != is.Sea || was.Cargo != is.Cargo || was.Pax != is.Pax || was.Legality != is.Legality
}
