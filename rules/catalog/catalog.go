// Package catalog lists the games.
package catalog

import (
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
)

// Games has every game that can be played, by rising Info.Number.
var Games = []rules.Game{
	discovery.Game{},
	hispanica.Game{},
}

// Find gives the game with an id, or nil.
func Find(id string) rules.Game {
	for _, g := range Games {
		if g.Info().ID == id {
			return g
		}
	}
	return nil
}
