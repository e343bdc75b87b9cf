package app

import (
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

// cover draws the map on the card of a game, once for a language; "" for a game
// that has none.
func (s *shell) cover(g rules.Game) string {
	key := g.Info().ID + " " + s.words.Language
	svg, ok := s.covers[key]
	if !ok {
		if m, err := link.Decode(coverLinks[g.Info().ID], catalog.Games); err == nil {
			svg = picture.Cover(m, s.words.Language, coverWidth)
		}
		s.covers[key] = svg
	}
	return svg
}
