package app

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/chart"
	"flota/rules"
)

// A course is how the scores of a match went: at the beginning of each turn or
// round, and now. Earlier ones are kept, as only the end of a match changes.
type course struct {
	match [8]byte
	log   []rules.Answer // up to the last beginning
	plies []int
	at    [][]rules.Score // by beginning, each by seat
}

// follow brings the course up to a match whose turns began at the plies.
func (c *course) follow(m *rules.Match, plies []int) {
	keep := 0
	if c.match == m.ID && len(c.log) <= len(m.Log) && slices.Equal(c.log, m.Log[:len(c.log)]) {
		for keep < len(plies) && keep < len(c.plies) && plies[keep] == c.plies[keep] {
			keep++
		}
	}
	c.match, c.at = m.ID, c.at[:keep]
	for _, ply := range plies[keep:] {
		c.at = append(c.at, bySeat(m.At(ply).State.Scores()))
	}
	c.plies, c.log = slices.Clone(plies), nil
	if len(plies) > 0 {
		c.log = slices.Clone(m.Log[:plies[len(plies)-1]])
	}
}

// bySeat sorts scores by seat.
func bySeat(scores []rules.Score) []rules.Score {
	sorted := slices.Clone(scores)
	slices.SortFunc(sorted, func(a, b rules.Score) int { return int(a.Seat - b.Seat) })
	return sorted
}

// coursePanel shows the course as a chart and, folded up, as a table. There is
// none in the first turn.
func (s *shell) coursePanel(t rules.Text) app.UI {
	s.survey()
	plies := s.replay.turns
	if len(plies) < 2 {
		return app.Div().Class("no-course")
	}
	s.course.follow(s.line(), plies)
	w := &s.words.Course
	now := bySeat(s.line().State.Scores())
	all := append(slices.Clone(s.course.at), now)
	head := []app.UI{app.Th().Scope("col").Text(s.words.Players)}
	for i, ply := range plies {
		head = append(head, app.Th().Scope("col").Body(
			button("", s.turnTitle(i)).DataSet("act", actSee).DataSet("key", ply)))
	}
	head = append(head, app.Th().Scope("col").Text(w.Now))
	var rows []app.UI
	for i, score := range now {
		cells := []app.UI{app.Th().Scope("row").Body(s.tile(score.Seat), app.Span().Text(t.Seat(score.Seat)))}
		for _, scores := range all {
			cells = append(cells, app.Td().Text(scores[i].Total))
		}
		rows = append(rows, app.Tr().Body(cells...))
	}
	return app.Section().Class("panel course").Aria("labelledby", "course-title").Body(
		app.H2().ID("course-title").Text(w.Title),
		app.Raw(s.drawCourse(all, plies, min(max(s.room.width-26, 240), 720))),
		app.P().Class("small").Text(w.Hint),
		app.Details().Body(
			app.Summary().Text(w.InTable),
			app.Div().Class("scroll").TabIndex(0).Role("group").Aria("labelledby", "course-title").Body(
				app.Table().Class("scores").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...)),
			),
		),
	)
}

// turnTitle names a turn by its place among those of the match.
func (s *shell) turnTitle(turn int) string {
	for i := range s.log.parts {
		if p := &s.log.parts[i]; p.level == 1 {
			if turn == 0 {
				return p.title
			}
			turn--
		}
	}
	return strconv.Itoa(turn + 1)
}

// Sizes of the chart of scores, in pixels.
const (
	courseHeight = 200.0
	courseLeft   = 30.0 // for the numbers of points
	courseRight  = 30.0 // for the tiles
	courseFoot   = 20.0 // for the numbers of turns
	courseTile   = 18.0
)

// drawCourse draws the scores as lines: in the colours of the seats, with their
// shapes at each turn and their letters at the end.
func (s *shell) drawCourse(all [][]rules.Score, plies []int, width float64) string {
	least, most := 0, 1
	for _, scores := range all {
		for _, score := range scores {
			least, most = min(least, score.Total), max(most, score.Total)
		}
	}
	const top = 12.0
	bottom := courseHeight - courseFoot
	stepX := (width - courseLeft - courseRight) / float64(len(all)-1)
	x := func(i int) float64 { return courseLeft + float64(i)*stepX }
	y := func(points int) float64 { return bottom - float64(points-least)*(bottom-top)/float64(most-least) }
	var d chart.Drawing
	d.Open("c-course", width, courseHeight, ` aria-hidden="true"`)
	for _, points := range [...]int{least, (least + most) / 2, most} {
		d.Add(`<path class="c-rule" d="M`, courseLeft, ` `, y(points), `H`, x(len(all)-1), `"/>`)
		d.Write("c-points", courseLeft-8, y(points)+4, strconv.Itoa(points))
	}
	shown := s.at()
	for i := range all {
		name, ply := strconv.Itoa(i+1), len(s.line().Log)
		if i < len(plies) {
			ply = plies[i]
		} else {
			name = s.words.Course.Now
		}
		class := "c-turn"
		if ply == shown {
			class += " c-shown"
		}
		d.Add(`<g class="`, class, `" data-act="`, actSee, `" data-key="`, ply, `"><rect x="`, x(i)-stepX/2, `" y="0" width="`, stepX, `" height="`, courseHeight, `"/>`)
		d.Write("c-turns", x(i), courseHeight-4, name)
		d.Add(`</g>`)
	}
	// Who is behind is drawn first, so that the leader is seen whole.
	last := all[len(all)-1]
	order := make([]int, len(last))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return last[a].Total - last[b].Total })
	// Tiles at the end lie above each other, not on each other, and in the chart.
	ends := make([]float64, len(order))
	free := bottom + courseTile
	for n, i := range order {
		ends[n] = min(y(last[i].Total)-courseTile/2, free-courseTile-1)
		free = ends[n]
	}
	highest := 0.0
	for n := len(ends) - 1; n >= 0 && ends[n] < highest; n-- {
		ends[n] = highest
		highest += courseTile + 1
	}
	for n, i := range order {
		side, letter := s.side(last[i].Seat)
		var line chart.Drawing
		for turn, scores := range all {
			command := `L`
			if turn == 0 {
				command = `M`
			}
			line.Add(command, x(turn), ` `, y(scores[i].Total))
		}
		d.Add(`<g class="c-seat"><path class="c-under" d="`, line.String(), `"/><path class="c-over c-stroke`, int(side), `" d="`, line.String(), `"/>`)
		for turn, scores := range all[:len(all)-1] {
			d.Tile(x(turn)-4.5, y(scores[i].Total)-4.5, 9, chart.Owner(side), letter)
		}
		d.Tile(x(len(all)-1)+6, ends[n], courseTile, chart.Owner(side), letter)
		d.Add(`</g>`)
	}
	d.Close()
	return d.String()
}
