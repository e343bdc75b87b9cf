// Package hispanica shows the table of Pax Hispanica.
package hispanica

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/chart"
	"flota/app/table"
	"flota/app/text"
	"flota/rules"
	"flota/rules/hispanica"
)

// A board is what the parts of the table are drawn from.
type board struct {
	*table.View
	w *text.Hispanica
	s *hispanica.State
	t *hispanica.Text
}

// Table shows the whole position.
func Table(v *table.View, s *hispanica.State, t *hispanica.Text) table.Parts {
	b := &board{v, &v.Words.Hispanica, s, t}
	parts := table.Parts{
		Words: func() app.UI {
			return app.Div().Class("in-words").Body(
				b.zones(),
				app.Div().Class("column").Body(b.fleets(), b.market(), b.philosophies(), b.titles()),
			)
		},
	}
	if !v.Bare {
		parts.Turn, parts.Players = b.round(), b.players()
	}
	parts.Draw(func(p *table.Parts) { drawn(v, s, t, p) })
	return parts
}

// Side tells by what a seat is known: the colour, shape and letter of its
// nation.
func Side(s *hispanica.State, seat rules.Seat) (side table.Side, letter string) {
	return sideOf(s.Players[seat].Nation)
}

func sideOf(n hispanica.Nation) (side table.Side, letter string) {
	switch n {
	case hispanica.England:
		return table.England, "E"
	case hispanica.France:
		return table.France, "F"
	case hispanica.Spain:
		return table.Spain, "S"
	case hispanica.Courland:
		return table.Portugal, "C"
	case hispanica.Netherlands:
		return table.Holland, "N"
	}
	return table.NoSide, "?"
}

func (b *board) tile(n hispanica.Nation) app.UI { return table.Tile(sideOf(n)) }

// nation names a nation in full for those who do not see its tile.
func (b *board) nation(n hispanica.Nation) string {
	name, _ := b.t.Nation(n)
	return name
}

// fill puts words into a sentence: pairs of a place's name and what it says.
func fill(template string, pairs ...string) string {
	return rules.Fill(template, func(fields []string) string {
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i] == fields[0] {
				return pairs[i+1]
			}
		}
		panic("app/hispanica: a sentence has a place without words: " + fields[0])
	})
}

func number[T ~int | ~int8 | ~int16](n T) string { return strconv.Itoa(int(n)) }

// panel is a titled part of the table.
func panel(id, class, title string, body ...app.UI) app.UI {
	return app.Section().Class("panel", class).Aria("labelledby", id).Body(
		append([]app.UI{app.H2().ID(id).Text(title)}, body...)...,
	)
}

func (b *board) round() app.UI {
	var order []app.UI
	for _, seat := range b.s.Order[:b.s.Placed] {
		order = append(order, app.Li().Body(
			b.Tile(seat), app.Span().Text(b.t.Seat(seat)), app.Strong().Text(rules.Numbers(b.Words.Money, int(b.s.Players[seat].Cash))),
		))
	}
	var season []app.UI
	if b.s.Round > 0 {
		for _, g := range b.s.Season() {
			season = append(season, app.Li().Class("chip").Text(b.t.Good(g)))
		}
	}
	return app.Section().Class("panel turn").Body(
		app.P().Body(
			app.Strong().Text(capital(b.t.Phase(b.s.Phase))+". "),
			app.If(b.s.Round > 0, func() app.UI {
				return app.Span().Text(fill(b.w.Round, "0", number(b.s.Round), "1", number(b.s.Dove), "2", number(b.s.Year())))
			}),
		),
		app.Div().Class("row").Body(
			app.Span().Class("small").ID("season-title").Text(b.w.Season),
			app.Ul().Class("chips").Aria("labelledby", "season-title").Body(season...),
		),
		app.Div().Class("row").Body(
			app.Span().Class("small").ID("order-title").Text(b.Words.OrderTitle),
			app.Ol().Class("order").Aria("labelledby", "order-title").Body(order...),
		),
	)
}

// capital writes a word with a capital first letter.
func capital(s string) string {
	for i := range s {
		if i > 0 {
			return strings.ToUpper(s[:i]) + s[i:]
		}
	}
	return strings.ToUpper(s)
}

func (b *board) zones() app.UI {
	var cards []app.UI
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		cards = append(cards, b.zone(z))
	}
	return panel("zones-title", "map", b.w.Zones,
		app.P().Class("small").Text(fill(b.w.SlavesOnMap, "0", number(b.s.SlavesOnMap()))+". "+
			fill(b.w.RebelsLeft, "0", number(b.s.Rebels))+"."),
		app.Ul().Class("regions").Body(cards...))
}

func (b *board) zone(z hispanica.Zone) app.UI {
	w, state := b.w, &b.s.Zones[z]
	good := b.t.Good(z.Good())
	season := w.Good
	if b.s.Round > 0 && b.s.InSeason(z) {
		season = w.InSeason
	}
	var rows []app.UI
	add := func(body ...app.UI) { rows = append(rows, app.Li().Body(body...)) }
	say := func(sentence string) { add(app.Span().Text(sentence)) }
	for _, p := range z.Places() {
		rows = append(rows, b.place(z, p))
	}
	for _, site := range z.Sites() {
		sentence := w.Natives
		if site.Wilderness() {
			sentence = w.Wilderness
		}
		rows = append(rows, app.Li().Class(b.Mark(site.Move())).Body(
			app.Span().Text(fill(sentence, "site", b.t.Site(site), "0", number(b.s.Natives[site]))),
		))
	}
	if state.Cathedral {
		say(fill(w.Cathedral, "0", number(state.Citizens)))
	}
	if state.Visita != hispanica.NoNation {
		add(b.tile(state.Visita), hidden(b.nation(state.Visita)),
			app.Span().Text(fill(w.Visita, "0", number(state.Converts))))
	}
	if state.Rebels > 0 {
		add(app.Strong().Text(fill(w.Rebels, "0", number(state.Rebels))))
	}
	for n := range hispanica.Nation(hispanica.NationCount) {
		if state.Galleys[n] {
			add(b.tile(n), hidden(b.nation(n)), app.Span().Text(w.Galley))
		}
	}
	for seat := range rules.Seat(b.s.Seats) {
		if b.s.Players[seat].Claims[z] {
			add(b.Tile(seat), hidden(b.t.Seat(seat)), app.Span().Text(w.Claim))
		}
	}
	if b.s.Inquisition == z {
		add(app.Strong().Text(w.Inquisitor))
	}
	return app.Li().Class("region", "discovered", b.Mark(z.Move())).Body(
		app.H3().Text(b.t.Zone(z)),
		app.P().Class("small").Text(fill(season, "good", good, "value", number(z.Good().Value()))),
		app.Ul().Class("pieces").Body(rows...),
	)
}

// hidden is for those who do not see what stands beside it.
func hidden(s string) app.UI { return app.Span().Class("hidden").Text(s + ":") }

func (b *board) place(z hispanica.Zone, p hispanica.Place) app.UI {
	w, c := b.w, &b.s.Colonies[p]
	if c.Owner == hispanica.NoNation {
		return app.Li().Class("small").Text(fill(w.FreePlace, "place", b.t.Place(p)))
	}
	words := []string{w.Empty}
	switch c.Labour {
	case hispanica.Slave:
		words[0] = w.Slave
	case hispanica.Citizen:
		words[0] = w.Citizen
	}
	if c.Fort {
		words = append(words, w.Fort)
	}
	if c.Chest {
		words = append(words, fill(w.Chest, "good", b.t.Good(z.Good())))
	}
	if b.s.Illegal(c.Owner, z) {
		words = append(words, w.Illegal)
	}
	return app.Li().Class(b.Mark(p.Move())).Body(
		b.tile(c.Owner),
		hidden(b.nation(c.Owner)),
		app.Span().Text(b.t.Place(p)),
		app.Span().Class("small").Text(strings.Join(words, ", ")),
	)
}

func (b *board) fleets() app.UI {
	var rows []app.UI
	for _, seat := range b.s.Order[:b.s.Placed] {
		if b.s.Players[seat].Ships() > 0 {
			rows = append(rows, b.fleet(seat))
		}
	}
	if len(rows) == 0 {
		return panel("seas-title", "seas", b.w.Seas, app.P().Class("small").Text(b.w.NoFleet))
	}
	return panel("seas-title", "seas", b.w.Seas, app.Ul().Class("box-list").Body(rows...))
}

func (b *board) fleet(seat rules.Seat) app.UI {
	w, p := b.w, &b.s.Players[seat]
	_, guns, _ := p.Fleet[0].Ship()
	legality, _ := b.t.Legality(p.Legality)
	lines := []app.UI{app.P().Class("small").Text(fill(w.Fleet, "legality", legality,
		"0", number(b.s.SailPoints(seat)), "1", number(guns), "2", number(p.FreeHold())))}
	aboard := w.NothingTaken
	if cargo := b.cargo(p); cargo != "" {
		aboard = fill(w.Aboard, "list", cargo)
	}
	lines = append(lines, app.P().Text(aboard))
	for other, order := range p.Orders[:b.s.Seats] {
		if order != hispanica.NoOrder {
			name, _ := b.t.Order(order)
			lines = append(lines, app.P().Class("small").Text(fill(w.OrderOf, "order", name, "seat", b.t.Seat(rules.Seat(other)))))
		}
	}
	return app.Li().Class("box").Body(append([]app.UI{
		app.H3().Body(b.Tile(seat), app.Span().Text(b.t.Sea(p.Sea)+": "+b.ships(p))),
	}, lines...)...)
}

// ships names the ships of a fleet, the flagship first.
func (b *board) ships(p *hispanica.Player) string {
	var names []string
	for _, ship := range p.Fleet[:p.Ships()] {
		name, _ := b.t.Card(ship)
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

// cargo lists what is aboard.
func (b *board) cargo(p *hispanica.Player) string {
	var list []string
	for g, n := range p.Cargo {
		if n > 0 {
			list = append(list, number(n)+" "+b.t.Good(hispanica.Good(g)))
		}
	}
	for m, n := range p.Pax {
		if n > 0 {
			list = append(list, number(n)+" "+b.t.Meeple(hispanica.Meeple(m)))
		}
	}
	return strings.Join(list, ", ")
}

func (b *board) market() app.UI {
	w := b.w
	body := []app.UI{}
	if top := b.s.TopCard(); top == hispanica.NoCard {
		body = append(body, app.P().Text(w.NoTop))
	} else {
		body = append(body, app.P().Class("small").Text(w.Top), app.Ul().Class("tile-cards").Body(b.card(top)))
	}
	discards := 0
	for c := range b.s.Cards {
		if b.s.Cards[c].Where == hispanica.Discarded {
			discards++
		}
	}
	lines := fill(w.Unseen, "0", number(b.s.UnseenCards())) + ". " +
		fill(w.Outposts, "0", number(b.s.OutpostsLeft())) + ". " + fill(w.Discards, "0", number(discards)) + "."
	if b.s.SeatOf(hispanica.Spain) == rules.Nobody && b.s.Round > 0 {
		lines += " " + fill(w.Treasury, "0", number(b.s.Crown.Cash)) + "."
	}
	body = append(body, app.P().Class("small").Text(lines))
	return panel("market-title", "market", w.Market, body...)
}

func (b *board) card(c hispanica.Card) app.UI {
	name, effect := b.t.Card(c)
	return app.Li().Class("tile-card", b.Mark(c.Move())).Body(
		app.Strong().Text(name), app.Span().Class("small").Text(effect),
	)
}

// philosophies lists the spaces on which pawns stand.
func (b *board) philosophies() app.UI {
	var rows []app.UI
	for space := range hispanica.Space(hispanica.SpaceCount) {
		var pawns []app.UI
		for seat := range rules.Seat(b.s.Seats) {
			if b.s.Players[seat].Pawn == space {
				pawns = append(pawns, b.Tile(seat), hidden(b.t.Seat(seat)))
			}
		}
		if len(pawns) == 0 {
			continue
		}
		name, meaning := b.t.Space(space)
		rows = append(rows, app.Li().Class(b.Mark(space.Move())).Body(append(pawns,
			app.Span().Text(name), app.Span().Class("small").Text(meaning))...))
	}
	return panel("philosophy-title", "philosophy", b.w.Philosophy, app.Ul().Class("pieces").Body(rows...))
}

func (b *board) titles() app.UI {
	var rows []app.UI
	for title := range hispanica.Title(hispanica.TitleCount) {
		name, condition := b.t.Title(title)
		holder := b.s.Titles[title]
		who := []app.UI{app.Span().Class("small").Text(b.w.FreeTitle)}
		if holder != rules.Nobody {
			who = []app.UI{b.Tile(holder), app.Span().Text(b.t.Seat(holder))}
		}
		rows = append(rows, app.Li().Body(append([]app.UI{
			app.Div().Class("grow").Body(app.Div().Text(name), app.Div().Class("small").Text(condition)),
		}, who...)...))
	}
	return panel("titles-title", "titles", b.w.Titles, app.Ul().Class("pieces").Body(rows...))
}

func (b *board) players() app.UI {
	var cards []app.UI
	var order []rules.Seat
	for seat := range rules.Seat(b.s.Seats) {
		order = append(order, seat)
	}
	for _, place := range chart.Front(order, b.Front) {
		cards = append(cards, b.player(order[place]))
	}
	return panel("mats-title", "mats", b.Words.Players, app.Ul().Class("mat-list").Body(cards...))
}

func (b *board) player(seat rules.Seat) app.UI {
	w, p := b.w, &b.s.Players[seat]
	var list []app.UI
	row := func(name string, value app.UI) { list = append(list, app.Dt().Text(name), app.Dd().Body(value)) }
	say := func(name, value string) {
		if value == "" {
			value = b.Words.None
		}
		row(name, app.Span().Text(value))
	}
	nation, power := b.t.Nation(p.Nation)
	say(b.Words.Cash, rules.Numbers(b.Words.Money, int(p.Cash)))
	var hand, tableau []app.UI
	for c := hispanica.Card(1); c < hispanica.CardCount; c++ {
		switch at := b.s.Cards[c]; {
		case at.Seat != seat:
		case at.Where == hispanica.InHand:
			hand = append(hand, b.card(c))
		case at.Where == hispanica.InTableau:
			tableau = append(tableau, b.card(c))
		}
	}
	for z, n := range p.Outposts {
		for range n {
			zone := hispanica.Zone(z)
			hand = append(hand, app.Li().Class("tile-card", b.Mark(zone.Move())).Text(b.t.Zone(zone)))
		}
	}
	cards := func(name string, cards []app.UI) {
		if len(cards) == 0 {
			say(name, "")
			return
		}
		row(name, app.Ul().Class("tile-cards").Body(cards...))
	}
	cards(w.Hand, hand)
	cards(w.Tableau, tableau)
	say(w.Ships, b.ships(p))
	say(w.Tribute, number(p.Tribute))
	say(w.Infamy, number(p.Infamy))
	say(w.Freed, number(p.Freed))
	space, _ := b.t.Space(p.Pawn)
	say(w.Pawn, space)
	say(w.Supply, number(p.Supply))
	return app.Li().Class("mat").Body(
		app.H3().Body(b.Tile(seat), app.Span().Text(b.t.Seat(seat))),
		app.P().Class("small").Text(capital(nation)+". "+power),
		app.Dl().Body(list...),
	)
}
