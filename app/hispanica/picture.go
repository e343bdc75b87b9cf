package hispanica

import (
	"strings"

	"flota/app/chart"
	"flota/rules"
	"flota/rules/hispanica"
)

// Least and most that a picture can be wide, in pixels.
const (
	LeastPicture = 320
	MostPicture  = 4096
)

// Picture draws the whole position as a file of its own: it refers to nothing
// outside. The width is brought within the bounds; the height is what is needed.
func (b *Board) Picture(width float64, theme chart.Theme) string {
	width = min(max(width, LeastPicture), MostPicture)
	const pad = 8.0
	var body chart.Drawing
	y := b.heading(&body, width)
	place := func(class string, x, y float64, drawn string) {
		body.Add(`<g`, class, ` transform="translate(`, x, ` `, y, `)">`, drawn, `</g>`)
	}
	const flow = ` class="c-flow"`
	panel := func(x, y, width float64, draw func(*chart.Drawing, float64) float64) float64 {
		var d chart.Drawing
		h := draw(&d, width)
		if h == 0 {
			return y
		}
		body.Add(`<rect class="c-panel" x="`, x, `" y="`, y, `" width="`, width, `" height="`, h+pad, `" rx="8"/>`)
		place(flow, x, y+pad/2, d.String())
		return y + h + 2*pad
	}
	chartAt := func(x, y, width float64) float64 {
		place("", x, y, ground(geometry.Rough(width), "")+strings.Join(b.Pieces(width), ""))
		return y + ChartHeight(width) + pad
	}
	strip := func(x, y, width float64) float64 {
		var d chart.Drawing
		h := b.drawStrip(&d, width)
		place(flow, x, y, d.String())
		return y + h + pad
	}
	var end float64
	switch {
	case width >= 1800:
		side := max(width*.2, 360)
		land := width - side - 3*pad
		left := panel(pad, strip(pad, chartAt(pad, y, land), land), land, b.drawLegend)
		end = max(left, panel(land+2*pad, y, side, b.drawMats))
	default:
		land := width - 2*pad
		end = strip(pad, chartAt(pad, y, land), land)
		end = panel(pad, end, land, b.drawMats)
		end = panel(pad, end, land, b.drawLegend)
	}
	var d chart.Drawing
	d.Open("c-picture", width, end, ` role="img" aria-labelledby="title words"`)
	d.Add(`<title id="title">`, chart.Text(b.Text.Game()), `</title><desc id="words">`, chart.Text(b.inWords()), `</desc>`)
	d.Add(`<style>`, theme.Style(), `</style><rect class="c-page" width="`, width, `" height="`, end, `"/>`, body.String())
	d.Close()
	return d.String()
}

// Cover draws the map and what lies on it, for a page that has the style sheet of
// charts. It fills its place: what sticks out at the edges is cut off.
func (b *Board) Cover(width float64) string {
	var d chart.Drawing
	d.Open("c-cover", width, ChartHeight(width), chart.Slice+` aria-hidden="true"`)
	d.Add(Chart(width), strings.Join(b.Pieces(width), ""))
	d.Close()
	return d.String()
}

// heading draws the game's name, the round and what is asked, and gives where
// the rest begins.
func (b *Board) heading(d *chart.Drawing, width float64) float64 {
	const pad = 10.0
	s, game := b.State, b.Text.Game()
	d.Write("c-title", pad, 24, game)
	when := b.when()
	y := 24.0
	if x := pad + (chart.Face{Size: 17, Serif: true, Bold: true}).Width(game) + 12; x+plain.Width(when) < width {
		d.Write("c-note", x, y, when)
	} else {
		y += 18
		d.Write("c-note", pad, y, when)
	}
	asked := rules.Nobody
	if decision := s.Decision(); decision.Kind == rules.Choice || decision.Kind == rules.Sealed {
		asked = decision.Seats[0]
	}
	ask, why := b.Text.Prompt(s, asked)
	left := pad
	if asked != rules.Nobody {
		tile(d, pad, y+10, 22, s.Players[asked].Nation)
		left += 30
	}
	for _, line := range (chart.Face{Size: 16, Bold: true}).Wrap(ask, width-left-pad) {
		y += 22
		d.Write("c-prompt", left, y+4, line)
	}
	for _, line := range plain.Wrap(why, width-left-pad) {
		y += 16
		d.Write("c-note", left, y+4, line)
	}
	return y + 16
}

// when says the round and the phase.
func (b *Board) when() string {
	s := b.State
	when := capital(b.Text.Phase(s.Phase))
	if s.Round > 0 {
		when = fill(b.Words.Hispanica.Round, "0", number(s.Round), "1", number(s.Dove), "2", number(s.Year())) + ". " + when
	}
	return when
}

// inWords says the position for those who do not see the picture: who is asked
// what, the fleets and the Colonies.
func (b *Board) inWords() string {
	s := b.State
	asked := rules.Nobody
	if decision := s.Decision(); decision.Kind == rules.Choice || decision.Kind == rules.Sealed {
		asked = decision.Seats[0]
	}
	ask, _ := b.Text.Prompt(s, asked)
	words := []string{b.when() + ". " + ask}
	for _, seat := range s.Order[:s.Placed] {
		if s.Players[seat].Ships() > 0 {
			words = append(words, b.fleetWords(seat)+".")
		}
	}
	for place := range hispanica.Place(hispanica.PlaceCount) {
		if s.Colonies[place].Owner != hispanica.NoNation {
			words = append(words, b.colonyWords(place)+".")
		}
	}
	return strings.Join(words, " ")
}
