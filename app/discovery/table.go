// Package discovery shows the table of The Age of Discovery.
package discovery

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/chart"
	"flota/app/table"
	"flota/rules"
	"flota/rules/discovery"
)

// A board is what the parts of the table are drawn from.
type board struct {
	*table.View
	s *discovery.State
	t *discovery.Text
}

// Table shows the whole position.
func Table(v *table.View, s *discovery.State, t *discovery.Text) table.Parts {
	b := &board{v, s, t}
	parts := table.Parts{
		Words: func() app.UI {
			return app.Div().Class("in-words").Body(b.regions(), b.boxes())
		},
	}
	if !v.Bare {
		parts.Turn, parts.Players = b.turn(), b.players()
	}
	parts.Draw(func(p *table.Parts) { drawn(v, s, t, p) })
	return parts
}

// panel is a titled part of the table.
func panel(id, class, title string, body ...app.UI) app.UI {
	return app.Section().Class("panel", class).Aria("labelledby", id).Body(
		append([]app.UI{app.H2().ID(id).Text(title)}, body...)...,
	)
}

func (b *board) turn() app.UI {
	w := b.Words
	var order []app.UI
	for _, seat := range b.s.Order[:b.s.Placed] {
		order = append(order, app.Li().Body(
			b.Tile(seat),
			app.Span().Text(b.t.Seat(seat)),
			app.Strong().Text(rules.Numbers(b.Words.Money, int(b.s.Players[seat].Cash))),
		))
	}
	return app.Section().Class("panel turn").Body(
		app.P().Body(app.Strong().Text(rules.Numbers(w.Turn, int(b.s.Turn), int(b.s.Age())))),
		app.Span().Class("small").ID("order-title").Text(w.OrderTitle),
		app.Ol().Class("order").Aria("labelledby", "order-title").Body(order...),
	)
}

func (b *board) regions() app.UI {
	var cards []app.UI
	for r := range discovery.Region(discovery.RegionCount) {
		cards = append(cards, b.region(r))
	}
	return panel("map-title", "map", b.Words.Map, app.Ul().Class("regions").Body(cards...))
}

func (b *board) region(r discovery.Region) app.UI {
	w, state := b.Words, &b.s.Regions[r]
	good := rules.Fill(w.GoodTaken, b.good(r.Good()))
	if state.Good {
		good = rules.Fill(w.GoodHere, b.good(r.Good()))
	}
	var body []app.UI
	if !state.Discovered {
		if c, known := b.s.KnownCounter(r); known {
			natives, reward, bounty, vp := c.Finds()
			body = append(body, app.P().Text(rules.Numbers(w.Known, natives, reward, bounty, vp)))
		} else {
			body = append(body, app.P().Text(w.Undiscovered))
		}
	} else {
		var rows []app.UI
		for seat := range rules.Seat(b.s.Seats) {
			if state.Count(seat) > 0 {
				settlers, soldiers := int(state.Settlers[seat]), int(state.Soldiers[seat])
				rows = append(rows, app.Li().Body(
					b.Tile(seat),
					app.Span().Class("count").Text(state.Count(seat)),
					app.Span().Text(b.t.Seat(seat)),
					app.If(soldiers > 0, func() app.UI {
						return app.Span().Class("small").Text(rules.Numbers(w.Soldiers, settlers, soldiers))
					}),
				))
			}
		}
		if len(rows) == 0 {
			body = append(body, app.P().Text(w.NobodyThere))
		}
		body = append(body, app.Ul().Class("pieces").Body(rows...))
	}
	class := "undiscovered"
	if state.Discovered {
		class = "discovered"
	}
	return app.Li().Class("region", class, b.Mark(r.Move())).Body(
		append([]app.UI{
			app.H3().Text(b.t.Region(r)),
			app.P().Class("small").Text(good),
		}, body...)...,
	)
}

func (b *board) good(g discovery.Good) func([]string) string {
	return func([]string) string { return b.t.Good(g) }
}

// boxes are the event boxes in the order in which they are resolved.
func (b *board) boxes() app.UI {
	var list []app.UI
	for box := discovery.Initiative; box < discovery.BoxCount; box++ {
		switch {
		case box == discovery.DockX || box == discovery.DockY || box > discovery.SlotCaptain && box <= discovery.SlotTraining:
			continue // shown with their first
		case box == discovery.Shipping || box == discovery.Discovery:
			list = append(list, b.crowd(box))
		default:
			list = append(list, b.spaces(box))
		}
	}
	return panel("boxes-title", "boxes", b.Words.Boxes, app.Ol().Class("box-list").Body(list...))
}

// box is a box with its title.
func (b *board) box(box discovery.Box, title string, body ...app.UI) app.UI {
	return app.Li().Class("box", b.Mark(box.Move())).Body(append([]app.UI{app.H3().Text(title)}, body...)...)
}

// spaces shows a box that has spaces, and what it offers.
func (b *board) spaces(box discovery.Box) app.UI {
	var cells []app.UI
	add := func(of discovery.Box, label func(space int) string) {
		for i, piece := range b.s.Spaces(of) {
			cells = append(cells, b.space(label(i), piece, b.Mark(of.Move())))
		}
	}
	number := func(space int) string { return strconv.Itoa(space + 1) }
	title := b.t.Box(box)
	switch box {
	case discovery.Initiative:
		add(box, func(space int) string { return rules.Numbers(b.Words.Money, space+1) })
	case discovery.Dock:
		add(box, number)
		for _, of := range [...]discovery.Box{discovery.DockX, discovery.DockY} {
			add(of, func(int) string { return discovery.SpaceName(of, 0) })
		}
	case discovery.SlotCaptain:
		title = b.t.Specialists()
		for of := discovery.SlotCaptain; of <= discovery.SlotTraining; of++ {
			add(of, func(int) string { return b.t.Slot(of) })
		}
	default:
		add(box, number)
	}
	body := []app.UI{app.Ul().Class("spaces").Body(cells...)}
	switch box {
	case discovery.TradeGoods:
		body = append(body, b.offer())
	case discovery.Buildings:
		body = append(body, b.row())
	}
	return b.box(box, title, body...)
}

func (b *board) space(label string, piece discovery.Piece, mark string) app.UI {
	if piece.Kind == discovery.NoKind {
		return app.Li().Class("space", mark).Body(
			app.Span().Class("label").Text(label),
			app.Span().Class("hidden").Text(b.Words.FreeSpace),
		)
	}
	return app.Li().Class("space", "taken").Body(
		app.Span().Class("label").Text(label),
		b.Tile(piece.Seat),
		app.Span().Class("hidden").Text(b.t.Seat(piece.Seat)+":"),
		app.Span().Text(b.t.Pieces(piece.Kind, 1)),
	)
}

// crowd shows a box without spaces.
func (b *board) crowd(box discovery.Box) app.UI {
	w := b.Words
	var rows []app.UI
	for seat := range rules.Seat(b.s.Seats) {
		pieces := &b.s.Players[seat].Shipping
		if box == discovery.Discovery {
			pieces = &b.s.Players[seat].Discovery
		}
		words := b.pieces(pieces)
		if words == "" {
			continue
		}
		rows = append(rows, app.Li().Body(
			b.Tile(seat),
			app.Span().Text(b.t.Seat(seat)+": "+words),
			app.If(box == discovery.Shipping, func() app.UI {
				return app.Span().Class("small").Text(rules.Numbers(w.Strength, b.s.Strength(seat)))
			}),
		))
	}
	if len(rows) == 0 {
		rows = append(rows, app.Li().Class("small").Text(w.EmptyBox))
	}
	body := []app.UI{app.Ul().Class("pieces").Body(rows...)}
	if box == discovery.Shipping {
		ship := w.NoShip
		if b.s.ShipInBox {
			ship = w.ShipThere
		}
		body = append(body, app.P().Class("small").Text(ship+" "+rules.Numbers(w.ShipsLeft, int(b.s.ShipsStock))))
	}
	return b.box(box, b.t.Box(box), body...)
}

// pieces lists pieces by kind: "2 colonists, 1 captain".
func (b *board) pieces(pieces *[discovery.KindCount]int8) string {
	words := ""
	for k := discovery.Colonist; k < discovery.KindCount; k++ {
		if n := int(pieces[k]); n > 0 {
			words = join(words, strconv.Itoa(n)+" "+b.t.Pieces(k, n))
		}
	}
	return words
}

func join(words, more string) string {
	if words == "" {
		return more
	}
	return words + ", " + more
}

// goods lists trade goods by type: "2 sugar, 1 fur".
func (b *board) goods(counts *[discovery.GoodCount]int8) string {
	words := ""
	for g, n := range counts {
		if n > 0 {
			words = join(words, strconv.Itoa(int(n))+" "+b.t.Good(discovery.Good(g)))
		}
	}
	return words
}

func (b *board) offer() app.UI {
	var chips []app.UI
	for g, n := range b.s.Offer {
		for range n {
			chips = append(chips, app.Li().Class("chip", b.Mark(discovery.Good(g).Move())).Text(b.t.Good(discovery.Good(g))))
		}
	}
	if len(chips) == 0 {
		return app.P().Class("small").Text(b.Words.NothingFaceUp)
	}
	return app.Ul().Class("chips").Aria("label", b.Words.FaceUp).Body(chips...)
}

func (b *board) row() app.UI {
	var chips []app.UI
	price := 0
	for t := range discovery.Tile(discovery.TileCount) {
		if b.s.Tiles[t] == discovery.Shown {
			name, effect := b.t.Tile(t)
			price = t.Price()
			chips = append(chips, app.Li().Class("tile-card", b.Mark(t.Move())).Body(
				app.Strong().Text(name),
				app.Span().Class("small").Text(effect),
			))
		}
	}
	if len(chips) == 0 {
		return app.P().Class("small").Text(b.Words.NoTiles)
	}
	return app.Div().Body(
		app.P().Class("small").Text(rules.Numbers(b.Words.Price, price)),
		app.Ul().Class("tile-cards").Aria("label", b.Words.FaceUp).Body(chips...),
	)
}

// players shows what each player owns, in turn order.
func (b *board) players() app.UI {
	var cards []app.UI
	order := b.s.Order[:b.s.Placed]
	for _, place := range chart.Front(order, b.Front) {
		cards = append(cards, b.player(order[place]))
	}
	return panel("mats-title", "mats", b.Words.Players, app.Ul().Class("mat-list").Body(cards...))
}

func (b *board) player(seat rules.Seat) app.UI {
	w, p := b.Words, &b.s.Players[seat]
	row := func(name, value string) []app.UI {
		if value == "" {
			value = w.None
		}
		return []app.UI{app.Dt().Text(name), app.Dd().Text(value)}
	}
	owned, found := "", ""
	for t := range discovery.Tile(discovery.TileCount) {
		if b.s.Owns(seat, t) {
			name, _ := b.t.Tile(t)
			owned = join(owned, name)
		}
	}
	for c, holder := range b.s.Counters {
		if holder == discovery.Holder(seat) {
			found = join(found, rules.Numbers(w.CounterOf, discovery.Counter(c).Points()))
		}
	}
	for c, holder := range b.s.Cards {
		if card := discovery.Card(c); holder == discovery.Holder(seat) {
			found = join(found, b.t.Card(card)+" "+rules.Numbers(w.Points, card.Points()))
		}
	}
	list := row(w.Cash, rules.Numbers(w.Money, int(p.Cash)))
	list = append(list, row(w.Hand, b.pieces(&p.Hand))...)
	list = append(list, row(w.Goods, b.goods(&p.Goods))...)
	list = append(list, row(w.Ships, strconv.Itoa(int(p.Ships)))...)
	list = append(list, row(w.Income, rules.Numbers(w.Money, b.s.Income(seat)))...)
	list = append(list, row(w.Buildings, owned)...)
	list = append(list, row(w.Discoveries, found)...)
	list = append(list, row(w.Supply, b.pieces(&p.Supply))...)
	return app.Li().Class("mat").Body(
		app.H3().Body(b.Tile(seat), app.Span().Text(b.t.Seat(seat))),
		app.Dl().Body(list...),
	)
}
