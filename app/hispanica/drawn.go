package hispanica

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/rules/hispanica"
)

// lastGround is the map as it was drawn last: most redraws need the same.
var lastGround table.Ground

// drawn draws the map and the strip of rounds, philosophies, Market and titles.
func drawn(v *table.View, s *hispanica.State, t *hispanica.Text, parts *table.Parts) {
	before, _ := v.Before.(*hispanica.State)
	b := &Board{State: s, Text: t, Words: v.Words, Marks: v.Marks, Before: before, Touch: v.Touch, Front: v.Front}
	width := v.MapWidth(640, 800)
	parts.Zoom = width / v.Width
	parts.Map = v.Layers(v.Words.Chart, lastGround.Draw(width, v.Words.Language, b.Ground), width, ChartHeight(width), b.Pieces(width))
	if v.Bare { // the strip stands below the map
		return
	}
	var strip []app.UI
	for _, svg := range b.Strip(v.Side) {
		strip = append(strip, app.Div().Class("track").Body(app.Raw(svg)))
	}
	parts.Side = app.Section().ID(table.SideID).Class("side").Aria("label", v.Words.Beside).Body(
		app.Div().Class("strip").Body(strip...),
	)
	legend, _ := b.Legend(v.Key)
	parts.Key = app.Raw(legend)
}
