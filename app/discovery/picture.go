package discovery

import (
	"strconv"
	"strings"

	"flota/app/chart"
	"flota/rules"
	"flota/rules/discovery"
)

// Least and most that a picture can be wide, in pixels.
const (
	LeastPicture = 320
	MostPicture  = 4096
)

// Picture draws the whole position as a file of its own: it refers to nothing
// outside. The width is brought within the bounds; the height is what is needed.
func (c *Chart) Picture(width float64, theme chart.Theme) string {
	width = min(max(width, LeastPicture), MostPicture)
	const pad = 8.0
	var body chart.Drawing
	y := c.heading(&body, width)
	panel := func(x, y, width float64, draw func(*chart.Drawing, float64) float64) float64 {
		var d chart.Drawing
		h := draw(&d, width)
		body.Add(`<rect class="c-panel" x="`, x, `" y="`, y, `" width="`, width, `" height="`, h+pad, `" rx="8"/><g class="c-flow" transform="translate(`, x, ` `, y+pad/2, `)">`, d.String(), `</g>`)
		return y + h + 2*pad
	}
	chartAt := func(x, y, width float64) float64 {
		body.Add(`<g transform="translate(`, x, ` `, y, `)">`, ground(geometry.Rough(width), c.words(), ""), strings.Join(c.Pieces(width), ""), `</g>`)
		return y + Height(width) + pad
	}
	var end float64
	switch {
	case width >= 1000:
		boxes, mats := max(width*.2, 308), max(width*.215, 250)
		land := width - boxes - mats - 4*pad
		end = max(panel(pad, chartAt(pad, y, land), land, c.drawLegend), panel(land+2*pad, y, boxes, c.drawBoxes), panel(land+boxes+3*pad, y, mats, c.drawMats))
	case width >= 640:
		side := max(width*.36, 270)
		land := width - side - 3*pad
		left := panel(pad, panel(pad, chartAt(pad, y, land), land, c.drawLegend), land, c.drawMats)
		end = max(left, panel(land+2*pad, y, side, c.drawBoxes))
	default:
		end = chartAt(pad, y, width-2*pad)
		end = panel(pad, end, width-2*pad, c.drawBoxes)
		end = panel(pad, end, width-2*pad, c.drawMats)
		end = panel(pad, end, width-2*pad, c.drawLegend)
	}
	var d chart.Drawing
	d.Open("c-picture", width, end, ` role="img" aria-labelledby="title words"`)
	d.Add(`<title id="title">`, chart.Text(c.Text.Game()), `</title><desc id="words">`, chart.Text(c.inWords()), `</desc>`)
	d.Add(`<style>`, theme.Style(), `</style><rect class="c-page" width="`, width, `" height="`, end, `"/>`, body.String())
	d.Close()
	return d.String()
}

// Cover draws the map and what lies on it, for a page that has the style sheet of
// charts. It fills its place: what sticks out at the edges is cut off.
func (c *Chart) Cover(width float64) string {
	var d chart.Drawing
	d.Open("c-cover", width, Height(width), chart.Slice+` aria-hidden="true"`)
	d.Add(c.Ground(width), strings.Join(c.Pieces(width), ""))
	d.Close()
	return d.String()
}

// heading draws the game's name, the turn and what is asked, and gives where the
// rest begins.
func (c *Chart) heading(d *chart.Drawing, width float64) float64 {
	const pad = 10.0
	title := chart.Face{Size: 17, Serif: true, Bold: true}
	d.Write("c-title", pad, 24, c.Text.Game())
	turn := rules.Numbers(c.Words.Turn, int(max(c.State.Turn, 1)), int(c.State.Age()))
	y := 24.0
	if x := pad + title.Width(c.Text.Game()) + 12; x+plain.Width(turn) < width {
		d.Write("c-note", x, y, turn)
	} else {
		y += 18
		d.Write("c-note", pad, y, turn)
	}
	decision := c.State.Decision()
	asked := rules.Nobody
	if decision.Kind == rules.Choice {
		asked = decision.Seats[0]
	}
	ask, why := c.Text.Prompt(c.State, asked)
	left := pad
	if asked != rules.Nobody {
		tile(d, pad, y+10, 22, asked)
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

// inWords says the position for those who do not see the picture: who is asked
// what, what each player has and what lies in each region.
func (c *Chart) inWords() string {
	s, w := c.State, c.words()
	asked := rules.Nobody
	if decision := s.Decision(); decision.Kind == rules.Choice {
		asked = decision.Seats[0]
	}
	ask, _ := c.Text.Prompt(s, asked)
	words := rules.Numbers(c.Words.Turn, int(max(s.Turn, 1)), int(s.Age())) + ". " + ask
	say := func(what, list string) {
		words += " " + rules.Fill(w.has, func(fields []string) string {
			if fields[0] == "what" {
				return what
			}
			return list
		})
	}
	for _, score := range s.Scores() {
		cash := rules.Numbers(c.Words.Money, int(s.Players[score.Seat].Cash))
		say(c.Text.Seat(score.Seat), join(cash, rules.Numbers(w.points, score.Total)))
	}
	for r := range discovery.Region(discovery.RegionCount) {
		state, list := &s.Regions[r], ""
		for seat := range rules.Seat(s.Seats) {
			if n := state.Count(seat); n > 0 {
				list = join(list, c.Text.Seat(seat)+" "+strconv.Itoa(int(n)))
			}
		}
		switch {
		case !state.Discovered:
			list = strings.Join(c.unknown(r), ", ")
		case list == "":
			list = c.Words.None
		}
		say(c.Text.Region(r), list)
	}
	return words
}
