package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
)

// Acts of the buttons at the map, its data-key.
const (
	zoomIn    = "in"
	zoomOut   = "out"
	zoomWhole = "whole" // as large as there is room
	zoomNear  = "near"  // as it is best read
)

// mapPart is the map with its buttons, or nothing where it cannot be drawn.
func (s *shell) mapPart(parts *table.Parts) app.UI {
	if parts.Map == nil {
		return s.faultBar(parts.Fault)
	}
	return app.Div().Class("board map-part").Body(
		parts.Map,
		s.zoomButtons(parts.Zoom),
	)
}

// sidePart is what of the board stands beside the map.
func (s *shell) sidePart(parts *table.Parts) app.UI {
	if parts.Side == nil {
		return nil
	}
	return app.Div().Class("board").Body(parts.Side)
}

// keyPart says what the signs on the board stand for.
func (s *shell) keyPart(parts *table.Parts) app.UI {
	return app.Div().ID(table.KeyID).Class("part part-key").Body(app.If(parts.Key != nil, func() app.UI { return parts.Key }))
}

func (s *shell) zoomButtons(zoom float64) app.UI {
	w := &s.words.Zoom
	change := func(sign, label, key string, off bool) app.UI {
		return app.Button().Type("button").Class("button zoom").Title(label).Aria("label", label).
			DataSet("act", actZoom).DataSet("key", key).Disabled(off).Text(sign)
	}
	whole, label := zoomWhole, w.Whole
	if zoom <= 1 {
		whole, label = zoomNear, w.Near
	}
	return app.Div().Class("zooms").Role("group").Aria("label", w.Title).Body(
		change("−", w.Out, zoomOut, zoom <= 1),
		change("+", w.In, zoomIn, zoom >= table.MostZoom),
		iconButton(iconMap, label).Class("zoom").DataSet("act", actZoom).DataSet("key", whole),
	)
}

// zoomBy draws the map in another size.
func (s *shell) zoomBy(key string) {
	now := s.zoom
	if element := app.Window().GetElementByID(table.MapID); element.Truthy() {
		now = element.Get("scrollWidth").Float() / element.Get("clientWidth").Float()
	}
	const step = 1.4
	switch key {
	case zoomIn:
		s.zoom = min(now*step, table.MostZoom)
	case zoomOut:
		s.zoom = max(now/step, 1)
	case zoomWhole:
		s.zoom = 1
	case zoomNear:
		s.zoom = 0
	default: // the fingers say how much
		if to, err := strconv.ParseFloat(key, 64); err == nil && to > 0 {
			s.zoom = min(max(to, 1), table.MostZoom)
		}
	}
}

// frame lets the map show what the decision is about, once it is drawn.
func frame() {
	if move := app.Window().Get("flotaFrame"); app.IsClient && move.Truthy() {
		move.Invoke()
	}
}
