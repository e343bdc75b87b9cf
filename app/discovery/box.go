package discovery

import (
	"iter"
	"strconv"

	"flota/app/chart"
	"flota/rules"
	"flota/rules/discovery"
)

// Sizes in the event boxes, in pixels.
const (
	spaceWidth  = 43.0
	spaceHeight = 25.0
	gap         = 3.0
	pieceSize   = 16.0
	titleHeight = 20.0
	boxPad      = 8.0
)

var (
	plain = chart.Face{Size: 12}
	bold  = chart.Face{Size: 12, Bold: true}
)

// Boxes draws the event boxes in the order in which they are resolved, each as
// an <svg> of its own: those that have not changed need not be put on the page
// again. The box whose turn it is is lit; boxes, spaces and offers that are
// legal answers are buttons.
func (c *Chart) Boxes(width float64) (svgs []string) {
	for box := range shownBoxes() {
		var d, body chart.Drawing
		height := c.box(&body, width, box)
		d.Open("c-boxes", width, height)
		d.Add(body.String())
		d.Close()
		svgs = append(svgs, d.String())
	}
	return svgs
}

// shownBoxes are the boxes that are drawn as one: the others with their first.
func shownBoxes() iter.Seq[discovery.Box] {
	return func(yield func(discovery.Box) bool) {
		for box := discovery.Initiative; box < discovery.BoxCount; box++ {
			switch box {
			case discovery.DockX, discovery.DockY, discovery.SlotMerchant, discovery.SlotMissionary, discovery.SlotSoldier, discovery.SlotTraining:
				continue
			}
			if !yield(box) {
				return
			}
		}
	}
}

// lit has the box that a question belongs to.
var lit = map[string]discovery.Box{
	"land": discovery.Dock,
	"take": discovery.TradeGoods,
	"buy":  discovery.Buildings, "chart": discovery.Buildings, "settle": discovery.Buildings, "fair": discovery.Buildings,
	"uprising": discovery.Buildings, "uprising-seat": discovery.Buildings, "uprising-loss": discovery.Buildings,
	"send": discovery.Discovery, "target": discovery.Discovery, "counter": discovery.Discovery, "card": discovery.Discovery,
	"train":    discovery.SlotTraining,
	"conflict": discovery.Warfare, "enemy": discovery.Warfare, "kill": discovery.Warfare,
}

// A boxPen draws one box after the other.
type boxPen struct {
	*chart.Drawing
	*Chart
	width float64
	x, y  float64 // where the next thing goes
	tall  float64 // of the row of things
}

// room makes room for something so wide and high and says where it goes.
func (p *boxPen) room(width, height float64) (x, y float64) {
	if p.x > boxPad && p.x+width > p.width-boxPad {
		p.row()
	}
	x, y = p.x, p.y
	p.x += width + gap
	p.tall = max(p.tall, height)
	return x, y
}

// least is how wide or high something is drawn: as much as is needed, or as a
// finger.
func (p *boxPen) least(mark chart.Mark, needed float64) float64 {
	if p.Touch && mark.Playable() {
		return max(needed, chart.Finger)
	}
	return needed
}

// row begins a new row.
func (p *boxPen) row() {
	if p.tall > 0 {
		p.y += p.tall + gap
	}
	p.x, p.tall = boxPad, 0
}

func (c *Chart) drawBoxes(d *chart.Drawing, width float64) float64 {
	y := 0.0
	for box := range shownBoxes() {
		d.Add(`<g class="c-flow" transform="translate(0 `, y, `)">`)
		y += c.box(d, width, box)
		d.Add(`</g>`)
	}
	return y
}

// box draws a box and gives its height.
func (c *Chart) box(d *chart.Drawing, width float64, box discovery.Box) float64 {
	p := &boxPen{Drawing: d, Chart: c, width: width, x: boxPad}
	title := p.Text.Box(box)
	move := box.Move()
	if box == discovery.SlotCaptain {
		title = p.Text.Specialists()
		move = chart.NoMove
	}
	mark := p.Marks[move]
	if mark.State == chart.Refused {
		mark = chart.Mark{}
	}
	var body chart.Drawing
	inside := *p
	inside.Drawing = &body
	inside.y += titleHeight + 7
	inside.contents(box)
	inside.row()
	height := inside.y + 5
	if box != discovery.Initiative {
		p.Add(`<path class="c-rule" d="M0 .5H`, width, `"/>`)
	}
	if p.current() == box {
		p.Add(`<rect class="c-lit" y="1" width="`, width, `" height="`, height-1, `"/><rect class="c-bar" y="1" width="4" height="`, height-1, `"/>`)
	}
	p.Target(move, mark, title)
	p.Add(`<rect class="`, mark.Class("c-box"), `" x="3" y="3" width="`, width-6, `" height="`, height-6, `" rx="5"/>`)
	p.Write("c-head", boxPad, 19, title)
	p.Badge(width-boxPad-10, 16, mark)
	p.EndTarget()
	p.Add(body.String())
	return height
}

// current is the box whose turn it is, or none.
func (c *Chart) current() discovery.Box {
	d := c.State.Decision()
	if d.Kind == rules.Over {
		return discovery.BoxCount
	}
	box, ok := lit[discovery.Game{}.Info().Questions[d.Question]]
	if !ok {
		return discovery.BoxCount
	}
	if box == discovery.SlotTraining {
		return discovery.SlotCaptain
	}
	return box
}

// contents draws what a box has below its title.
func (p *boxPen) contents(box discovery.Box) {
	switch box {
	case discovery.Initiative:
		for i := range p.State.Spaces(box) {
			p.space(rules.Numbers(p.Words.Money, i+1), "", box, i, chart.Mark{})
		}
	case discovery.Dock:
		p.spaces(box)
		for _, of := range [...]discovery.Box{discovery.DockX, discovery.DockY} {
			p.space(discovery.SpaceName(of, 0), "", of, 0, p.Marks[of.Move()])
		}
	case discovery.SlotCaptain:
		for of := discovery.SlotCaptain; of <= discovery.SlotTraining; of++ {
			glyph := chart.Glyph("")
			label := rules.Numbers(p.Words.Money, discovery.TrainingPrice)
			if of < discovery.SlotTraining {
				label, glyph = "", kindGlyphs[discovery.Captain+discovery.Kind(of-discovery.SlotCaptain)]
			}
			p.space(label, glyph, of, 0, p.Marks[of.Move()])
		}
	case discovery.Shipping, discovery.Discovery:
		p.crowd(box)
	default:
		p.spaces(box)
		p.row()
		switch box {
		case discovery.TradeGoods:
			p.offer()
		case discovery.Buildings:
			p.tiles()
		}
	}
}

func (p *boxPen) spaces(box discovery.Box) {
	for i := range p.State.Spaces(box) {
		p.space(discovery.SpaceName(box, i), "", box, i, chart.Mark{})
	}
}

// space draws a space of a box with its label or glyph and the piece on it.
func (p *boxPen) space(label string, glyph chart.Glyph, box discovery.Box, i int, mark chart.Mark) {
	on, move := p.State.Spaces(box)[i], box.Move()
	if !mark.Playable() {
		mark = chart.Mark{}
	}
	width, height := p.least(mark, spaceWidth), p.least(mark, spaceHeight)
	x, y := p.room(width, height)
	p.Target(move, mark, p.Text.Noun(move))
	class := mark.Class("c-space")
	switch {
	case on.Kind != discovery.NoKind:
		class += " c-taken"
	case p.closed(box):
		class += " c-closed"
	}
	p.Add(`<rect class="`, class, `" x="`, x+.5, `" y="`, y+.5, `" width="`, width-1, `" height="`, height-1, `" rx="4"/>`)
	y += (height - spaceHeight) / 2
	if glyph != "" {
		p.Glyph(x+3, y+7, 12, glyph, "")
	} else {
		p.Write("c-label", x+3, y+16.5, label)
	}
	if on.Kind != discovery.NoKind {
		left := x + width - 1.5 - chart.SpecialistWidth(pieceSize)
		if on.Kind == discovery.Colonist {
			left = x + width - 5 - pieceSize
		}
		piece(p.Drawing, left, y+4.5, pieceSize, on)
	}
	if p.Before != nil && p.Before.Seats == p.State.Seats && p.Before.Spaces(box)[i] != on {
		p.Brackets(x-1, y-1, width+2, spaceHeight+2)
	}
	p.Badge(x+width-14, y+spaceHeight/2, mark)
	p.EndTarget()
}

// closed reports whether a dock space waits for the owner of its building.
func (c *Chart) closed(box discovery.Box) bool {
	switch box {
	case discovery.DockX:
		return c.State.Tiles[discovery.ColonialPort] < 0
	case discovery.DockY:
		return c.State.Tiles[discovery.Harbour] < 0
	}
	return false
}

// crowd gives a seat's pieces in a box without spaces.
func crowd(s *discovery.State, box discovery.Box, seat rules.Seat) *[discovery.KindCount]int8 {
	if box == discovery.Shipping {
		return &s.Players[seat].Shipping
	}
	return &s.Players[seat].Discovery
}

// crowd draws a box without spaces: for each owner his pieces by kind.
func (p *boxPen) crowd(box discovery.Box) {
	empty := true
	for seat := range rules.Seat(p.State.Seats) {
		pieces := crowd(p.State, box, seat)
		w := p.tally(nil, 0, 0, seat, pieces)
		if w == 0 {
			continue
		}
		empty = false
		strength := ""
		if box == discovery.Shipping {
			strength = "= " + strconv.Itoa(p.State.Strength(seat))
			w += 4 + plain.Width(strength)
		}
		x, y := p.room(w+8, spaceHeight)
		p.Add(`<rect class="c-space c-taken" x="`, x+.5, `" y="`, y+.5, `" width="`, w+7, `" height="`, spaceHeight-1, `" rx="4"/>`)
		end := x + 4 + p.tally(p.Drawing, x+4, y+4, seat, pieces)
		if strength != "" {
			p.Write("c-note", end+4, y+17, strength)
		}
		if p.Before != nil && *crowd(p.Before, box, seat) != *pieces {
			p.Brackets(x-1, y-1, w+10, spaceHeight+2)
		}
	}
	if box == discovery.Shipping {
		w := p.Words
		p.row()
		there := w.NoShip
		x, y := p.room(p.width-2*boxPad, 16)
		if p.State.ShipInBox {
			there = w.ShipThere
			p.Glyph(x, y, 14, chart.Ship, "")
			x += 19
		}
		for i, line := range plain.Wrap(there+" "+rules.Numbers(w.ShipsLeft, int(p.State.ShipsStock)), p.width-boxPad-x) {
			if i > 0 {
				p.row()
				_, y = p.room(p.width-2*boxPad, 14)
			}
			p.Write("c-note", x, y+12, line)
		}
		return
	}
	if empty {
		x, y := p.room(p.width-2*boxPad, 16)
		p.Write("c-note", x, y+12, p.Words.EmptyBox)
	}
}

// tally draws an owner's pieces by kind: the tile, then each kind with its
// count. It gives the width; without a drawing it only measures.
func (p *boxPen) tally(d *chart.Drawing, x, y float64, seat rules.Seat, pieces *[discovery.KindCount]int8) float64 {
	start := x
	for k := discovery.Colonist; k < discovery.KindCount; k++ {
		n := int(pieces[k])
		if n == 0 {
			continue
		}
		count := strconv.Itoa(n)
		if d != nil {
			if x == start {
				tile(d, x, y, pieceSize, seat)
			}
		}
		if x == start {
			x += pieceSize + 4
		}
		if d != nil {
			d.Glyph(x, y+3, 12, kindGlyphs[k], "")
			d.Write("c-bold", x+14, y+13, count)
		}
		x += 14 + bold.Width(count) + 5
	}
	if x == start {
		return 0
	}
	return x - 5 - start
}

// offer draws the trade goods that lie face up.
func (p *boxPen) offer() {
	shown := false
	for g, n := range p.State.Offer {
		good := discovery.Good(g)
		name := p.Text.Noun(good.Move())
		for i := range n {
			shown = true
			mark := p.Marks[good.Move()]
			if !mark.Playable() {
				mark = chart.Mark{}
			}
			w := 24 + plain.Width(name) + 4
			if mark.State != chart.Plain {
				w += 20
			}
			height := p.least(mark, 22)
			x, y := p.room(w, height)
			p.Target(good.Move(), mark, name)
			p.Add(`<rect class="`, mark.Class("c-offer"), `" x="`, x+.5, `" y="`, y+.5, `" width="`, w-1, `" height="`, height-1, `" rx="4"/>`)
			y += (height - 22) / 2
			p.Glyph(x+5, y+4, 14, goodGlyphs[g], "")
			p.Write("c-text", x+24, y+15, name)
			if p.Before != nil && i >= p.Before.Offer[g] {
				p.Brackets(x-1, y-1, w+2, 24)
			}
			p.Badge(x+w-11, y+11, mark)
			p.EndTarget()
		}
	}
	if !shown {
		x, y := p.room(p.width-2*boxPad, 16)
		p.Write("c-note", x, y+12, p.Words.NothingFaceUp)
	}
}

// tiles draws the capital buildings on offer, each with what it does.
func (p *boxPen) tiles() {
	width := p.width - 2*boxPad
	price := false
	for t := range discovery.Tile(discovery.TileCount) {
		if p.State.Tiles[t] != discovery.Shown {
			continue
		}
		if !price {
			x, y := p.room(width, 14)
			p.Write("c-note", x, y+11, rules.Numbers(p.Words.Price, t.Price()))
			price = true
		}
		mark := p.Marks[t.Move()]
		if mark.State == chart.Refused {
			mark = chart.Mark{}
		}
		name, effect := p.Text.Tile(t)
		lines := plain.Wrap(effect, width-16)
		h := p.least(mark, 22+15*float64(len(lines)))
		x, y := p.room(width, h)
		p.Target(t.Move(), mark, name)
		p.Add(`<rect class="`, mark.Class("c-offer"), `" x="`, x+.5, `" y="`, y+.5, `" width="`, width-1, `" height="`, h-1, `" rx="4"/>`)
		p.Write("c-bold", x+8, y+15, name)
		for i, line := range lines {
			p.Write("c-note", x+8, y+30+15*float64(i), line)
		}
		if p.Before != nil && p.Before.Tiles[t] != discovery.Shown {
			p.Brackets(x-1, y-1, width+2, h+2)
		}
		p.Badge(x+width-14, y+14, mark)
		p.EndTarget()
	}
	if !price {
		x, y := p.room(width, 16)
		p.Write("c-note", x, y+12, p.Words.NoTiles)
	}
}
