package hispanica

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/rules/hispanica"
)

// ground is the map as it was drawn last: most redraws need the same.
var ground table.Ground

// Drawn draws the map and below it the strip of rounds, philosophies, Market
// and titles.
func Drawn(v *table.View, s *hispanica.State, t *hispanica.Text) app.UI {
	before, _ := v.Before.(*hispanica.State)
	b := &Board{State: s, Text: t, Words: v.Words, Marks: v.Marks, Before: before}
	width := table.MapWidth(v.Width, 640, 800)
	strip, _ := b.Strip(v.Side)
	legend, _ := b.Legend(v.Side)
	return app.Div().Class("board-rows").Body(
		table.Layers(v.Words.Hispanica.Zones, ground.Draw(width, v.Words.Language, b.Ground), b.Pieces(width)),
		app.Section().ID(table.SideID).Class("side").Aria("label", v.Words.Hispanica.Market).Body(
			app.Raw(strip),
			app.Raw(legend),
		),
	)
}
