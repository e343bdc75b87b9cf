package hispanica

import (
	"math"
	"strings"

	"flota/app/chart"
	"flota/rules/hispanica"
)

// colonyBox is what a Colony or a free place covers.
func (p *plan) colonyBox(place hispanica.Place) box {
	at, c := p.anchors.Places[place], &p.State.Colonies[place]
	if c.Owner == hispanica.NoNation {
		return around(at, 2*p.k.slot, 2*p.k.slot)
	}
	b := around(at, p.k.tile, p.k.tile)
	if reach := p.k.corner * .35; reach > 0 {
		if c.Fort || c.Chest {
			b.y, b.h = b.y-reach, b.h+reach
		}
		if c.Fort {
			b.x, b.w = b.x-reach, b.w+reach
		}
		if c.Chest || c.Labour != hispanica.NoLabour {
			b.w += reach
		}
		if c.Labour != hispanica.NoLabour || p.State.Illegal(c.Owner, place.Zone()) {
			b.h += reach
		}
	}
	return b
}

// colony draws a Colony or a free place.
func (p *plan) colony(d *chart.Drawing, place hispanica.Place) {
	at, c, mark := p.anchors.Places[place], &p.State.Colonies[place], p.placeMark(place)
	z := place.Zone()
	if mark.State == chart.Plain {
		p.still(d, z.Move(), p.zoneMark(z))
	} else {
		p.target(d, place.Move(), mark)
		d.Add(`<circle class="c-hit" cx="`, at.X, `" cy="`, at.Y, `" r="`, p.reach(place), `"/>`)
	}
	d.Add(`<title>`, chart.Text(p.colonyWords(place)), `</title>`)
	half := p.k.tile / 2
	switch {
	case c.Owner == hispanica.NoNation:
		d.Add(`<circle class="c-slot" cx="`, at.X, `" cy="`, at.Y, `" r="`, p.k.slot, `"/>`)
	case c.Labour == hispanica.NoLabour:
		d.EmptyTile(at.X-half, at.Y-half, p.k.tile, owners[c.Owner], letters[c.Owner])
	default:
		tile(d, at.X-half, at.Y-half, p.k.tile, c.Owner)
	}
	if mark.Playable() {
		d.Add(`<circle class="`, mark.Class("c-thing"), `" cx="`, at.X, `" cy="`, at.Y, `" r="`, half+4, `"/>`)
	}
	if p.k.corner > 0 && c.Owner != hispanica.NoNation {
		off := half - 1
		if c.Fort {
			d.Corner(at.X-off, at.Y-off, p.k.corner, chart.Round, chart.Fort)
		}
		if c.Chest {
			d.Corner(at.X+off, at.Y-off, p.k.corner, chart.Round, chart.Chest)
		}
		switch c.Labour {
		case hispanica.Citizen:
			d.Corner(at.X+off, at.Y+off, p.k.corner, chart.Round, chart.Figure)
		case hispanica.Slave:
			d.Corner(at.X+off, at.Y+off, p.k.corner, chart.Square, chart.Bound)
		}
		if p.State.Illegal(c.Owner, z) {
			d.Wave(at.X-half, at.Y+half+3.5, p.k.tile-p.k.corner/2)
		}
	}
	if p.Before != nil && p.Before.Colonies[place] != *c {
		b := around(at, p.k.tile+8, p.k.tile+8)
		if p.k.corner > 0 {
			b = b.grown(2)
		}
		d.Brackets(b.x, b.y, b.w, b.h)
	}
	if mark.State != chart.Plain {
		b := p.towns[p.townOf(place)].badge
		d.Badge(b.X, b.Y, mark)
	}
	d.EndTarget()
}

// reach is how far from its middle a place is a target: 22 pixels, or halfway to
// the nearest other.
func (p *plan) reach(place hispanica.Place) float64 {
	reach := 44.0
	for other := range hispanica.Place(hispanica.PlaceCount) {
		if other != place && p.placeMark(other).State != chart.Plain {
			a, b := p.anchors.Places[place], p.anchors.Places[other]
			reach = min(reach, math.Hypot(a.X-b.X, a.Y-b.Y))
		}
	}
	return max(reach/2, p.k.tile/2)
}

// colonyWords says what is at a place.
func (b *Board) colonyWords(place hispanica.Place) string {
	w, c, z := &b.Words.Hispanica, &b.State.Colonies[place], place.Zone()
	if c.Owner == hispanica.NoNation {
		return fill(w.FreePlace, "place", b.Text.Place(place))
	}
	words := []string{b.nation(c.Owner), [...]string{w.Empty, w.Slave, w.Citizen}[c.Labour]}
	if c.Fort {
		words = append(words, w.Fort)
	}
	if c.Chest {
		words = append(words, fill(w.Chest, "good", b.Text.Good(z.Good())))
	}
	if b.State.Illegal(c.Owner, z) {
		words = append(words, w.Illegal)
	}
	return b.Text.Place(place) + ": " + strings.Join(words, ", ")
}

// A town is the name of a place on the map, with the number of an answer.
type town struct {
	place hispanica.Place
	name  string
	box   box // of the name
	badge chart.Point
}

var townFace = chart.Face{Size: 11, Serif: true}

// placeTowns finds room for the names of places, where the map has it or they
// are in question, and for their numbers.
func (p *plan) placeTowns() {
	for place := range hispanica.Place(hispanica.PlaceCount) {
		mark := p.placeMark(place)
		if mark.State == chart.Plain && !p.k.towns && !(place == p.hungry() && p.k.rows) {
			continue
		}
		t := town{place: place}
		own := p.colonyBox(place)
		m := own.middle()
		if mark.State != chart.Plain {
			half := badgeRoom / 2
			own := own.grown(3)
			var choices []choice
			for step := 0.0; step <= 16; step += 8 {
				left, right, up, down := own.x-half-step+3, own.x+own.w+half+step-3, own.y-half-step+3, own.y+own.h+half+step-3
				for i, at := range [...]chart.Point{{X: left, Y: m.Y}, {X: right, Y: m.Y}, {X: m.X, Y: up}, {X: m.X, Y: down}, {X: left, Y: down}, {X: right, Y: up}, {X: left, Y: up}, {X: right, Y: down}} {
					choices = append(choices, choice{box: around(at, badgeRoom, badgeRoom), cost: 2*float64(i) + step*2})
				}
			}
			b := p.space.best(choices).box
			p.space.take(b, onBadge)
			t.badge = b.middle()
		}
		if p.k.rows {
			t.name = p.Text.Place(place)
			w, h := townFace.Width(t.name), 12.0
			side := placeSides[place]
			var choices []choice
			for _, s := range [...]struct{ x, y int }{{1, 0}, {-1, 0}, {0, -1}, {0, 1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
				b := box{m.X - w/2 + float64(s.x)*(own.w/2+w/2+3), m.Y - h/2 + float64(s.y)*(own.h/2+h/2), w, h}
				if s.x != 0 && s.y != 0 {
					b.x = m.X + float64(s.x)*(own.w/2-2)
					if s.x < 0 {
						b.x -= w
					}
					b.y = m.Y - h/2 + float64(s.y)*own.h*.45
				}
				cost := 6.0
				if s == side {
					cost = 0
				}
				choices = append(choices, choice{box: b, cost: cost})
			}
			t.box = p.space.best(choices).box
			p.space.take(t.box, onTown)
		}
		p.towns = append(p.towns, t)
	}
}

// townOf gives the place of a town in the list.
func (p *plan) townOf(place hispanica.Place) int {
	for i := range p.towns {
		if p.towns[i].place == place {
			return i
		}
	}
	panic("hispanica: a place in question has no town")
}

func (p *plan) drawTowns(d *chart.Drawing) {
	for i := range p.towns {
		t := &p.towns[i]
		if t.name == "" {
			continue
		}
		z := t.place.Zone()
		p.still(d, z.Move(), p.zoneMark(z))
		d.Write("c-placelabel", t.box.x, t.box.y+9.5, t.name)
		d.Add(`</g>`)
	}
}
