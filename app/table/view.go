// Package table has what the tables of all games share.
package table

import (
	"fmt"
	"math"
	"runtime/debug"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/chart"
	"flota/app/text"
	"flota/rules"
)

// A View is what a game's table needs to know beside the position.
type View struct {
	Words *text.Words
	// Tile draws the colour, shape and letter of a seat.
	Tile func(rules.Seat) app.UI
	// Marks has what is on offer to the seat that is asked.
	Marks chart.Marks
	// Before is the position before the latest act.
	Before rules.State
	// Width is the room for the map, Side that for what stands beside it, Key
	// that for its key, in pixels.
	Width, Side, Key float64
	// Zoom is how many times wider than its room the map is drawn; 0: as it is
	// best read.
	Zoom float64
	// Bare: only the map is drawn, and what stands beside it.
	Bare bool
	// Touch: what can be pressed is as large as a finger.
	Touch bool
	// Front is one more than the seat from where one looks: what it has comes
	// first. 0: turn order.
	Front int
}

// Mark is the class of something on the table that is a legal answer now.
func (v *View) Mark(m rules.Move) string {
	if v.Marks[m].Playable() {
		return "legal-now"
	}
	return ""
}

// Parts are the parts of a table.
type Parts struct {
	Turn    app.UI  // where the match stands; nil if bare, as Key and Players
	Map     app.UI  // drawn; nil if it cannot be
	Side    app.UI  // drawn: what of the board stands beside the map
	Fault   error   // why there is no Map
	Key     app.UI  // drawn: what the signs on the board stand for
	Players app.UI  // what each has
	Zoom    float64 // how many times wider than its room the map is drawn
	// Words is the whole board in words, for those who do not see it and for
	// when it cannot be drawn.
	Words func() app.UI
}

// Ids of what the page measures.
const (
	MapID  = "map"
	SideID = "side"
	KeyID  = "key"
)

// MostZoom is how many times wider than its room a map can be drawn.
const MostZoom = 4

// MapWidth is how wide a map is drawn: as wide as its room, but where that is
// narrower than least so wide that it is dragged; or as the person wants it.
func (v *View) MapWidth(least, dragged float64) float64 {
	switch {
	case v.Zoom > 0:
		return math.Round(v.Width * min(max(v.Zoom, 1), MostZoom))
	case v.Width < least:
		return dragged
	}
	return v.Width
}

// A Ground is the part of a map that never moves. It is drawn once for a width
// and a language.
type Ground struct {
	width    float64
	language string
	svg      string
}

// Draw gives the ground, and draws it if it is not the one that was drawn last.
func (g *Ground) Draw(width float64, language string, draw func(width float64) string) string {
	if g.width != width || g.language != language {
		*g = Ground{width, language, draw(width)}
	}
	return g.svg
}

// Layers stacks the ground of a map, an <svg>, and the parts of what lies on it in
// a window that shows as much of it as there is room for; map.js moves it.
func (v *View) Layers(label, ground string, width, height float64, parts []string) app.UI {
	const space = "http://www.w3.org/2000/svg"
	pieces := make([]app.UI, len(parts))
	for i, part := range parts {
		pieces[i] = app.Raw(`<svg xmlns="` + space + `">` + part + `</svg>`)
	}
	w, h := strconv.FormatFloat(width, 'f', 1, 64), strconv.FormatFloat(height, 'f', 1, 64)
	whole := strconv.FormatFloat(math.Ceil(height*v.Width/width), 'f', 0, 64)
	return app.Div().ID(MapID).Class("map-window").TabIndex(0).Role("region").Aria("label", label).Style("--whole", whole+"px").Body(
		app.Div().Class("layers").Body(
			app.Raw(ground),
			app.Elem("svg").XMLNS(space).Class("chart c-pieces").Attr("width", w).Attr("height", h).
				Attr("viewBox", "0 0 "+w+" "+h).Role("group").Aria("label", label).Body(pieces...),
		),
	)
}

// Draw draws a board. A board that cannot be drawn is a mistake of the drawing,
// never of the position: then there is none but the fault, and the page shows the
// words.
func (p *Parts) Draw(board func(*Parts)) {
	defer func() {
		if err := recover(); err != nil {
			p.Map, p.Side, p.Key = nil, nil, nil
			p.Fault = fmt.Errorf("the board cannot be drawn: %v\n%s", err, debug.Stack())
			app.Log(p.Fault)
		}
	}()
	board(p)
}
