package hispanica

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/rules/hispanica"
)

// lastGround is the map as it was drawn last: most redraws need the same.
var lastGround table.Ground

// Drawn draws the map and below it the strip of rounds, philosophies, Market
// and titles.
func Drawn(v *table.View, s *hispanica.State, t *hispanica.Text) app.UI {
	before, _ := v.Before.(*hispanica.State)
	b := &Board{State: s, Text: t, Words: v.Words, Marks: v.Marks, Before: before, Front: v.Front}
	width := table.MapWidth(v.Width, 640, 800)
	var strip []app.UI
	for _, svg := range b.Strip(v.Side) {
		strip = append(strip, app.Div().Class("track").Body(app.Raw(svg)))
	}
	legend, _ := b.Legend(v.Side)
	return app.Div().Class("board-rows").Body(
		table.Layers(v.Words.Chart, lastGround.Draw(width, v.Words.Language, b.Ground), width, ChartHeight(width), b.Pieces(width)),
		app.Section().ID(table.SideID).Class("side").Aria("label", v.Words.Beside).Body(
			app.Div().Class("strip").Body(strip...),
			app.Raw(legend),
		),
	)
}
