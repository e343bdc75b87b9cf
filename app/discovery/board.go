package discovery

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/rules/discovery"
)

// lastGround is the map as it was drawn last: most redraws need the same.
var lastGround table.Ground

// drawn draws the map and the event boxes.
func drawn(v *table.View, s *discovery.State, t *discovery.Text, parts *table.Parts) {
	before, _ := v.Before.(*discovery.State)
	c := &Chart{State: s, Text: t, Words: v.Words, Marks: v.Marks, Before: before, Touch: v.Touch, Front: v.Front}
	width := v.MapWidth(400, 560)
	var boxes []app.UI
	for _, svg := range c.Boxes(v.Side) {
		boxes = append(boxes, app.Raw(svg))
	}
	parts.Zoom = width / v.Width
	parts.Map = v.Layers(v.Words.Chart, lastGround.Draw(width, v.Words.Language, c.Ground), width, Height(width), c.Pieces(width))
	parts.Side = app.Section().ID(table.SideID).Class("side").Aria("label", v.Words.Beside).Body(
		app.Div().Class("boxes-drawn").Body(boxes...),
	)
	if !v.Bare {
		legend, _ := c.Legend(v.Key)
		parts.Key = app.Raw(legend)
	}
}
