package discovery

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/rules/discovery"
)

// A ground is the part of the map that never moves, drawn for a width and a
// language.
type ground struct {
	width    float64
	language string
	svg      string
}

// drawn is the ground that was drawn last: most redraws need the same.
var drawn ground

// Board draws the map and beside it the event boxes.
func Board(v *table.View, s *discovery.State, t *discovery.Text) app.UI {
	before, _ := v.Before.(*discovery.State)
	c := &Chart{State: s, Text: t, Words: v.Words, Marks: v.Marks, Before: before, Ply: v.Ply}
	width := table.MapWidth(v.Width)
	if drawn.width != width || drawn.language != v.Words.Language {
		drawn = ground{width, v.Words.Language, c.Ground(width)}
	}
	boxes, _ := c.Boxes(v.Side)
	legend, _ := c.Legend(v.Side)
	return app.Div().Class("map-and-boxes").Body(
		table.Layers(v.Words.Map, drawn.svg, c.Pieces(width)),
		app.Section().ID(table.SideID).Class("side").Aria("label", v.Words.Boxes).Body(
			app.Raw(boxes),
			app.Raw(legend),
		),
	)
}
