package discovery

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/rules/discovery"
)

// lastGround is the map as it was drawn last: most redraws need the same.
var lastGround table.Ground

// Board draws the map and beside it the event boxes.
func Board(v *table.View, s *discovery.State, t *discovery.Text) app.UI {
	before, _ := v.Before.(*discovery.State)
	c := &Chart{State: s, Text: t, Words: v.Words, Marks: v.Marks, Before: before, Front: v.Front}
	width := table.MapWidth(v.Width, 400, 560)
	var boxes []app.UI
	for _, svg := range c.Boxes(v.Side) {
		boxes = append(boxes, app.Raw(svg))
	}
	legend, _ := c.Legend(v.Side)
	return app.Div().Class("map-and-boxes").Body(
		table.Layers(v.Words.Chart, lastGround.Draw(width, v.Words.Language, c.Ground), width, Height(width), c.Pieces(width)),
		app.Section().ID(table.SideID).Class("side").Aria("label", v.Words.Beside).Body(
			app.Div().Class("boxes-drawn").Body(boxes...),
			app.Raw(legend),
		),
	)
}
