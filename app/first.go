package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A first is how far the table of a match that has come on the screen is drawn: first
// what one decides by, the map and the options, and when that is painted the rest,
// which is several times as much.
type first struct {
	on    bool    // a table is on the screen
	match [8]byte // that of this match
	bare  bool    // the rest of it is not drawn yet
	next  bool    // but is to be in a moment
}

// restDelay is when the rest is drawn in a page that is not painted, out of sight.
const restDelay = time.Second

// enter begins the table of a match, in its room, if it is not on the screen.
func (s *shell) enter() {
	if !app.IsClient || s.first.on && s.first.match == s.match.ID {
		return
	}
	s.first = first{true, s.match.ID, true, s.first.next}
	s.room = firstRoom(s.match.Game.Info().ID, s.embed.on)
	s.drawRest()
}

// drawRest sees to it that the rest of a table is drawn once the first of it is
// painted.
func (s *shell) drawRest() {
	if s.first.next || !s.first.bare || s.later == nil {
		return
	}
	s.first.next = true
	draw := func(ctx app.Context) {
		s.first.next = false
		if !s.first.bare {
			ctx.PreventUpdate()
			return
		}
		s.first.bare = false
		s.measure(ctx)
	}
	var painted app.Func
	painted = app.FuncOf(func(app.Value, []app.Value) any {
		painted.Release()
		s.later(0, draw)
		return nil
	})
	app.Window().Call("requestAnimationFrame", painted)
	s.later(restDelay, draw)
}
