package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/rules/hispanica"
)

// A room is how much room the board has, in pixels: for the map, for what stands
// beside it and for its key.
type room struct {
	width, side, key float64
	touch            bool // it is touched, not pointed at
	covered          bool // by an open rulebook, for which there is no room beside it
}

// firstRoom is how much room the style sheets leave for the board of a game, in a
// page that has its scroll bar already. What is drawn is measured then.
func firstRoom(game string, framed bool) room {
	root := app.Window().Get("document").Get("documentElement")
	if !app.IsClient || !root.Truthy() {
		return room{560, 290, 560, false, false}
	}
	window := app.Window().Get("innerWidth").Float()
	w := min(root.Get("clientWidth").Float()-16, 1480)
	r := room{w, w, w, touched(), window < beside && !framed}
	switch across := game == (hispanica.Game{}).Info().ID; {
	case framed && window >= 640 && !across:
		r.width, r.side = w-278, 270
	case framed || window < 700:
	case window < beside && across:
		r.side = w - 348
	case window < beside:
		r.width, r.side = w-298, 290
	case across:
		r = room{w - 358, w - 358, w - 358, r.touch, false}
	default:
		r = room{w - 656, 290, w - 656, r.touch, false}
	}
	return r
}

// touched reports whether the device has a touch screen and no mouse.
func touched() bool {
	return app.Window().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
}

// beside is how wide a page must be, in pixels, to have the rulebook beside the
// table; the style sheet says the same.
const beside = 1100

// measure looks how much room there is once the page is drawn, and draws again
// if it has changed.
func (s *shell) measure(ctx app.Context) {
	ctx.Defer(func(ctx app.Context) {
		found := s.room
		found.touch = touched()
		found.covered = !s.embed.on && app.Window().Get("innerWidth").Float() < beside
		for id, width := range map[string]*float64{table.MapID: &found.width, table.SideID: &found.side, table.KeyID: &found.key} {
			if element := app.Window().GetElementByID(id); element.Truthy() {
				if w := element.Get("clientWidth").Float(); w > 0 {
					*width = w
				}
			}
		}
		if found != s.room {
			ctx.Dispatch(func(app.Context) { s.room = found })
			ctx.Defer(func(app.Context) { frame() })
			return
		}
		frame()
	})
}

// holdFocus gives the focus a place on the page if nothing has it, or what had it
// is gone, once the page is drawn anew: else no key would be heard. A frame leaves
// it to the page around.
func (s *shell) holdFocus(ctx app.Context) {
	if s.embed.on {
		return
	}
	ctx.Defer(func(app.Context) {
		active := app.Window().Get("document").Get("activeElement")
		if active.Truthy() && active.Get("tagName").String() != "BODY" {
			return
		}
		for _, id := range []string{promptID, startID} {
			if element := app.Window().GetElementByID(id); element.Truthy() {
				focusOn(id)
				return
			}
		}
	})
}

// OnResize measures again.
func (s *shell) OnResize(ctx app.Context) { s.measure(ctx) }
