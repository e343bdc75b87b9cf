package hispanica

import (
	"cmp"
	"slices"

	"flota/app/chart"
	"flota/app/text"
	"flota/rules"
	"flota/rules/hispanica"
)

// A Board draws a position of Pax Hispanica as SVG: the map, the strip below
// it and what the players have. All sizes are in pixels.
type Board struct {
	State *hispanica.State
	Text  *hispanica.Text
	Words *text.Words
	// Marks has what is on offer to the seat that is asked, by move; nil at
	// a past ply or while others are asked.
	Marks chart.Marks
	// Before is the position before the latest change, whose place on the
	// board is bracketed; nil: nothing is.
	Before *hispanica.State
	// Touch: targets beside the map are as large as a finger.
	Touch bool
	// Front is one more than the seat from where one looks: what it has comes
	// first. 0: turn order.
	Front int
}

// owners has the colour and shape of each nation, letters the letter.
var owners = [hispanica.NationCount]chart.Owner{
	hispanica.NoNation: 5, hispanica.England: 0, hispanica.France: 1, hispanica.Spain: 2, hispanica.Courland: 3, hispanica.Netherlands: 4,
}

var letters = [hispanica.NationCount]string{
	hispanica.NoNation: "?", hispanica.England: "E", hispanica.France: "F", hispanica.Spain: "S", hispanica.Courland: "C", hispanica.Netherlands: "N",
}

// goodGlyphs has the glyph of each good.
var goodGlyphs = [hispanica.GoodCount]chart.Glyph{
	hispanica.Silver: chart.Silver, hispanica.Gold: chart.Gold, hispanica.Pearls: chart.Pearls, hispanica.Sugar: chart.Sugar,
	hispanica.Dyes: chart.Indigo, hispanica.Cacao: chart.Cocoa, hispanica.Tobacco: chart.Tobacco, hispanica.Hides: chart.Fur,
}

// words are the board's own in the language of the page.
func (b *Board) words() *boardWords { return cmp.Or(boards[b.Words.Language], boards["en"]) }

// tile draws the tile of a nation.
func tile(d *chart.Drawing, x, y, size float64, n hispanica.Nation) {
	d.Tile(x, y, size, owners[n], letters[n])
}

// asked is the seat that is asked, or Nobody.
func (b *Board) asked() rules.Seat {
	if d := b.State.Decision(); d.Kind == rules.Choice {
		return d.Seats[0]
	}
	return rules.Nobody
}

// question is the id of the question that is asked, "" at the end.
func (b *Board) question() string {
	d := b.State.Decision()
	if d.Kind == rules.Over {
		return ""
	}
	return hispanica.Game{}.Info().Questions[d.Question]
}

// target opens a group for something with a mark. A button has the name of its
// answer, for those who do not see the board. Close it with
// EndTarget.
func (b *Board) target(d *chart.Drawing, m rules.Move, mark chart.Mark) {
	name := ""
	if seat := b.asked(); mark.Playable() && seat != rules.Nobody {
		name, _ = b.Text.Option(b.State, seat, m)
	}
	d.Target(m, mark, name)
}

// Ids of questions whose answers are shown in places of their own.
const (
	askLabour   = "G1"
	askFound    = "P9"
	askFort     = "P10"
	askGalley   = "P11"
	askVisita   = "P12"
	askMission  = "P13"
	askClaim    = "P14"
	askFree     = "P17"
	askFoment   = "P18"
	askPacify   = "P19"
	askDenounce = "P20"
	askAsiento  = "E58"
	askReprisal = "E60"
	askSituado  = "E61"
	askShed     = "H1"
	askSail     = "F1"
	askLoad     = "F3"
	askDeliver  = "F4"
	askTarget   = "F5"
)

// zoneMark is how a land zone stands to the decision. What is refused is left
// out where nobody would expect to be able to, as in all marks.
func (b *Board) zoneMark(z hispanica.Zone) chart.Mark {
	m := b.Marks[z.Move()]
	if m.State != chart.Refused {
		return m
	}
	seat := b.asked()
	if seat == rules.Nobody {
		return chart.Mark{}
	}
	p := &b.State.Players[seat]
	expected := false
	switch b.question() {
	case askSail:
		expected = slices.Contains(z.Coasts(), p.Sea)
	case askFound:
		expected = p.Outposts[z] > 0
	case askGalley, askPacify, askFoment:
		for _, place := range z.Places() {
			expected = expected || b.State.Colonies[place].Owner == p.Nation
		}
	case askVisita:
		expected = len(z.Sites()) > 0
	case askMission:
		expected = b.State.Zones[z].Visita == p.Nation
	case askClaim, askReprisal:
		expected = true
	case askLabour:
		expected = b.State.Zones[z].Cathedral
	}
	if !expected {
		return chart.Mark{}
	}
	return m
}

func (b *Board) seaMark(s hispanica.Sea) chart.Mark {
	if m := b.Marks[s.Move()]; m.Playable() {
		return m
	}
	return chart.Mark{}
}

func (b *Board) placeMark(place hispanica.Place) chart.Mark {
	m := b.Marks[place.Move()]
	if m.State != chart.Refused {
		return m
	}
	seat := b.asked()
	owner := b.State.Colonies[place].Owner
	if seat == rules.Nobody || owner == hispanica.NoNation {
		return chart.Mark{}
	}
	own := owner == b.State.Players[seat].Nation
	expected := false
	switch b.question() {
	case askFort, askFree, askAsiento, askSituado:
		expected = own
	case askLoad, askDeliver:
		expected = place.Zone() == b.State.Turn.Landing
	case askTarget:
		expected = place.Zone() == b.State.Turn.Landing && !own
	}
	if !expected {
		return chart.Mark{}
	}
	return m
}

func (b *Board) siteMark(site hispanica.Site, z hispanica.Zone) chart.Mark {
	m := b.Marks[site.Move()]
	if m.State == chart.Refused && b.here() != z {
		return chart.Mark{}
	}
	return m
}

// verbMark is how the Visita or the Rebels of a zone stand to the decision: the
// answers for them name no zone.
func (b *Board) verbMark(m rules.Move, z hispanica.Zone) chart.Mark {
	if b.here() != z {
		return chart.Mark{}
	}
	return b.Marks[m]
}

// here is the zone that a question is about, or NoZone.
func (b *Board) here() hispanica.Zone {
	switch b.question() {
	case askLabour:
		return b.hungry().Zone()
	case askTarget:
		return b.State.Turn.Landing
	}
	return hispanica.NoZone
}

// hungry is the Colony for which Labour is sought.
func (b *Board) hungry() hispanica.Place {
	if b.question() != askLabour {
		return hispanica.NoPlace
	}
	return hispanica.Place(b.State.Stack.Top().V[1])
}

// seatMark is how a seat's fleet stands to the decision.
func (b *Board) seatMark(seat rules.Seat) chart.Mark {
	m := b.Marks[hispanica.SeatMove(seat)]
	if m.State == chart.Refused {
		at := b.asked()
		if at == rules.Nobody || at == seat || b.question() != askSail || b.State.Players[at].Sea != b.State.Players[seat].Sea {
			return chart.Mark{}
		}
	}
	return m
}

// Ground draws what never moves on the map, as one <svg>: once for a width.
func (b *Board) Ground(width float64) string { return Chart(width) }

// Pieces draws what a move can change on the map and what stands above it, in
// parts from below: targets, names, what lies in each zone, the Colonies of each,
// names of places, fleets, numbers. It refers to shapes of Ground. Each zone,
// sea, place, site and fleet that is a legal answer is a button (see
// chart.Drawing.Target). Below 720 pixels there are only the Colonies' tiles,
// the fleets with their number of ships, and the numbers of the answers.
func (b *Board) Pieces(width float64) []string {
	var d chart.Drawing
	b.plan(width).draw(&d)
	return d.Parts()
}

// A scale is how pieces are drawn at a width of the map.
type scale struct {
	rows   bool    // there is room for what lies in the zones
	towns  bool    // and for the names of all places
	tile   float64 // of a Colony
	corner float64 // the badges on it
	slot   float64 // radius of a free place
	glyph  float64
	good   float64 // of the square with the good
	count  chart.Face
	line   float64 // from one line of a row to the next
	gap    float64 // between the things in it
	ship   float64 // tile of a fleet
	pill   float64 // height of a fleet
}

func scaleOf(width float64) scale {
	switch {
	case width >= placesFrom:
		return scale{true, true, 24, 13, 7, 15, 18, chart.Face{Size: 12, Bold: true}, 21, 5, 15, 23}
	case width >= namedFrom:
		return scale{true, false, 20, 11, 5.5, 13.5, 15.5, chart.Face{Size: 11, Bold: true}, 17, 4, 13.5, 19}
	}
	t := min(max(width*.03, 12), 18)
	return scale{tile: t, slot: max(width*.0072, 3), glyph: 11, count: chart.Face{Size: 11, Bold: true}, ship: 11, pill: 15}
}

// A plan is where everything on the map goes at a width.
type plan struct {
	*Board
	sheet   *chart.Sheet
	anchors *Anchors
	k       scale
	space   space

	zoneNames [hispanica.ZoneCount]box
	seaNames  [hispanica.SeaCount]box
	rows      [hispanica.ZoneCount]row
	fleets    []fleet
	towns     []town
	zoneBadge [hispanica.ZoneCount]chart.Point
	seaBadge  [hispanica.SeaCount]chart.Point
}

// How bad it is to cover something, for each square pixel of it.
const (
	onColony = 2
	onName   = 1
	onRow    = 1
	onFleet  = 1
	onSea    = .5 // the name of a sea
	onTown   = .8
	onBadge  = 1.2
	onHome   = .25 // where the first fleet of a sea would be
)

func (b *Board) plan(width float64) *plan {
	sheet := geometry.At(width)
	f := sheet.Frame() + 1
	p := &plan{Board: b, sheet: sheet, anchors: AnchorsAt(width, b.Text), k: scaleOf(width)}
	p.space.frame = box{f, f, sheet.Width - 2*f, sheet.Height - 2*f}
	for place := range hispanica.Place(hispanica.PlaceCount) {
		// A free place has the room of a Colony: nothing moves when one comes.
		b := p.colonyBox(place)
		if p.State.Colonies[place].Owner == hispanica.NoNation {
			b = around(p.anchors.Places[place], p.k.tile, p.k.tile)
		}
		p.space.take(b, onColony)
	}
	if p.k.rows {
		p.takeNames()
		// Rows keep clear of the places of fleets, whether there are fleets or
		// not: they stay where they are when a fleet comes.
		homes := len(p.space.taken)
		for s := range hispanica.Sea(hispanica.SeaCount) {
			p.space.take(around(p.anchors.Fleets[s], 4*p.k.pill, p.k.pill), onHome)
		}
		for z := range hispanica.Zone(hispanica.ZoneCount) {
			p.placeRow(z)
		}
		p.space.taken = slices.Delete(p.space.taken, homes, homes+hispanica.SeaCount)
	}
	p.placeFleets()
	p.placeTowns()
	p.placeBadges()
	return p
}

// takeNames finds where the names of zones and seas are.
func (p *plan) takeNames() {
	names := func(f chart.Face, lines []string, x, y float64) box {
		w := 0.0
		for _, line := range lines {
			w = max(w, f.Width(line)*1.05)
		}
		return box{x - w/2, y, w, lineHeight*float64(len(lines)) - 2}
	}
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		at, lines := zonePoint(p.sheet, z), zoneName(p.Text, z)
		b := names(landFace, lines, middle(p.sheet, landFace, lines, at.X), at.Y-10)
		p.zoneNames[z] = b
		p.space.take(b, onName)
	}
	for s := range hispanica.Sea(hispanica.SeaCount) {
		at := p.sheet.Point(seaSpots[s])
		lines := whole(seaFace, p.Text.Noun(s.Move()), seaRooms[s]*p.sheet.Width/chart.Width)
		b := names(seaFace, lines, middle(p.sheet, seaFace, lines, at.X), at.Y-lineHeight*float64(len(lines))/2)
		p.seaNames[s] = b
		p.space.take(b, onSea)
	}
}

// draw draws the layer from below: seas and zones in question, rows, Colonies,
// fleets, and the numbers of seas and zones.
func (p *plan) draw(d *chart.Drawing) {
	d.Add(`<g clip-path="url(#`, prefix, `inner)">`)
	seas, zones := 0, 0
	for s := range hispanica.Sea(hispanica.SeaCount) {
		if p.seaMark(s).Playable() {
			seas++
		}
	}
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		if p.zoneMark(z).Playable() {
			zones++
		}
	}
	// Where everything is legal there is no tint: borders and numbers only.
	for s := range hispanica.Sea(hispanica.SeaCount) {
		p.area(d, "c-zone c-water", s.Move(), p.seaMark(s), SeaOutline(s), seas == hispanica.SeaCount, p.seaNames[s])
	}
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		p.area(d, "c-zone", z.Move(), p.zoneMark(z), Outline(z), zones == hispanica.ZoneCount, p.rowBox(z))
	}
	d.Add(`</g>`)
	d.Cut()
	d.Add(`<g class="c-quiet">`)
	drawWinds(d, p.sheet)
	drawNames(d, p.sheet, p.Text, func(s hispanica.Sea) bool { return p.seaMark(s).Playable() && seas < hispanica.SeaCount })
	d.Add(`</g>`)
	d.Cut()
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		if p.k.rows {
			p.drawRow(d, z)
		}
		d.Cut()
	}
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		for _, place := range z.Places() {
			p.colony(d, place)
		}
		d.Cut()
	}
	p.drawTowns(d)
	d.Cut()
	p.drawFleets(d)
	d.Cut()
	for s := range hispanica.Sea(hispanica.SeaCount) {
		p.badge(d, s.Move(), p.seaMark(s), p.seaBadge[s])
	}
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		p.badge(d, z.Move(), p.zoneMark(z), p.zoneBadge[z])
	}
	d.Cut()
}

// area draws a zone or a sea that is a legal answer. Its name and row belong to
// it: an island is a small target.
func (p *plan) area(d *chart.Drawing, class string, m rules.Move, mark chart.Mark, outline string, plain bool, also box) {
	if !mark.Playable() {
		return
	}
	fill := ""
	switch {
	case mark.State == chart.Selected:
		fill = ` style="fill:url(#` + prefix + `chosen)"`
	case plain:
		fill = ` style="fill:transparent"`
	}
	p.target(d, m, mark)
	d.Add(`<use class="`, mark.Class(class), `" href="#`, outline, `"`, fill, `/>`)
	if also.w > 0 {
		b := also
		if b.h < 44 {
			b = box{b.x, b.y + (b.h-44)/2, b.w, 44}
		}
		d.Add(`<rect class="c-hit" x="`, b.x, `" y="`, b.y, `" width="`, b.w, `" height="`, b.h, `"/>`)
	}
	d.EndTarget()
}

// badge draws the number of a zone or a sea above all pieces.
func (p *plan) badge(d *chart.Drawing, m rules.Move, mark chart.Mark, at chart.Point) {
	switch mark.State {
	case chart.Plain:
		return
	case chart.Refused:
		d.Add(`<g data-refused="`, int(m), `">`)
	default:
		d.Add(`<g data-move="`, int(m), `">`)
		d.Add(`<circle class="c-hit" cx="`, at.X, `" cy="`, at.Y, `" r="22"/>`)
	}
	d.Badge(at.X, at.Y, mark)
	d.Add(`</g>`)
}

// still opens a group of pieces that are no target themselves: a click there is
// for the zone or sea they are in. Close it with </g>.
func (p *plan) still(d *chart.Drawing, m rules.Move, mark chart.Mark) {
	if mark.Playable() {
		d.Add(`<g data-move="`, int(m), `">`)
		return
	}
	d.Add(`<g>`)
}

// Badges are 20 pixels wide; with a hair of room around them:
const badgeRoom = 23.0

// placeBadges finds room for the numbers of zones and seas beside their names.
func (p *plan) placeBadges() {
	beside := func(name box, within chart.Shape) chart.Point {
		var choices []choice
		add := func(x, y, cost float64) {
			at := chart.Point{X: x, Y: y}
			if within != nil && !within.Holds(at) {
				cost += 150
			}
			choices = append(choices, choice{box: around(at, badgeRoom, badgeRoom), cost: cost})
		}
		m, half := name.middle(), badgeRoom/2
		for step := 0.0; step <= 24; step += 8 {
			add(name.x-half-1-step, m.Y, step/2)
			add(name.x+name.w+half+1+step, m.Y, 1+step/2)
			add(m.X, name.y+name.h+half+step, 4+step/2)
			add(m.X, name.y-half-step, 4+step/2)
			add(name.x+half, name.y+name.h+half+step, 6+step/2)
			add(name.x+name.w-half, name.y+name.h+half+step, 6+step/2)
			add(name.x+half, name.y-half-step, 6+step/2)
			add(name.x+name.w-half, name.y-half-step, 6+step/2)
		}
		b := p.space.best(choices).box
		p.space.take(b, onBadge)
		return b.middle()
	}
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		if p.zoneMark(z).State == chart.Plain {
			continue
		}
		name := p.zoneNames[z]
		if !p.k.rows {
			name = around(p.anchors.Zones[z], 1, 1)
		}
		p.zoneBadge[z] = beside(name, nil)
	}
	for s := range hispanica.Sea(hispanica.SeaCount) {
		if p.seaMark(s).State == chart.Plain {
			continue
		}
		name := p.seaNames[s]
		if !p.k.rows {
			name = around(p.anchors.Seas[s], 1, 1)
		}
		p.seaBadge[s] = beside(name, p.sheet.Shape(geometry.Find(s.ID())))
	}
}
