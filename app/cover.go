package app

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/picture"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/link"
)

// coverLinks are the positions on the covers of the games: the middle of a match
// of four.
var coverLinks = map[string]string{
	discovery.Game{}.Info().ID: "mgEBAcQDBAAAxAhIGrt41426l5AAxACBAMR1t85bl3NbOC_IzcR0ubspTr2HJM2cs2uo-9uS8t5pQVkYeJkE4ohiK5YEkAf88zAW" +
		"Ub9iJkvqqGYJ6a2nWh08NAYpP_cMw-FSUAtmGQZ87nuuItEXAqxSrOVc2G6YQxoUX6kFcbrTE7gx_oMkPzXzfpVQdZvrxARO8ed-",
	hispanica.Game{}.Info().ID: "mgECAcQIBAAAAAAAAADECG5D-Plkfco7kADEAIEAxJuteqUySg2Lk6wUcRKJIpb3G1mzlBofjvoR5mZBSoeFnJMlTXFRHWjBB1H5" +
		"GAPYYgmbECckc5bXbyzn_4zkYihjtXNGmO1fOMnUe4Z7uWp3XF4tZSUIRIXEwm7iSM6GvuVtvJeFzspLq3vhEW2TkxkdeL9WoEYM" +
		"7046iITElvkSMKuXuC7fSvEEHgil0K8MUv1jqExdu3e5JX1F8cQEu1gPQg",
}

// coverWidth is how wide a cover is drawn, in pixels; the page scales it.
const coverWidth = 440

// covers are the pictures on the cards.
type covers struct {
	drawn map[string]string // by game and language
	next  bool              // one is to be drawn in a moment
}

// coverDelay lets the page show, and hear what its person wants, before a cover is
// drawn.
const coverDelay = 100 * time.Millisecond

// cover is the map on the card of a game; "" as long as it is not drawn, and for a
// game that has none.
func (s *shell) cover(g rules.Game) string { return s.covers.drawn[s.coverKey(g)] }

func (s *shell) coverKey(g rules.Game) string { return g.Info().ID + " " + s.words.Language }

// drawCovers sees to it that the covers that the start page lacks are drawn, one
// after the other.
func (s *shell) drawCovers() {
	c := &s.covers
	missing := slices.IndexFunc(catalog.Games, func(g rules.Game) bool {
		_, ok := c.drawn[s.coverKey(g)]
		return !ok
	})
	if c.next || missing < 0 || !s.starts() || s.later == nil {
		return
	}
	c.next = true
	s.later(coverDelay, func(app.Context) {
		c.next = false
		if !s.starts() {
			return
		}
		g := catalog.Games[missing]
		svg := ""
		if m, err := link.Decode(coverLinks[g.Info().ID], catalog.Games); err == nil {
			svg = picture.Cover(m, s.words.Language, coverWidth)
		}
		if c.drawn == nil {
			c.drawn = map[string]string{}
		}
		c.drawn[s.coverKey(g)] = svg
	})
}
