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

// Languages are those in which all games speak.
var Languages = []string{"en", "fr", "hu"}

// Find gives the game with an id, or nil.
func Find(id string) rules.Game {
	for _, g := range Games {
		if g.Info().ID == id {
			return g
		}
	}
	return nil
}

// Rulebook has the words of the rulebook of a game in a language. The browser
// program does without it, see [discovery.Rulebook].
func Rulebook(g rules.Game, language string) []rules.Entry {
	switch g.Info().ID {
	case "discovery":
		return discovery.Rulebook(language)
	case "hispanica":
		return hispanica.Rulebook(language)
	}
	return nil
}

// RulebookFile is the file of the site that has these words, as
// [rules.WriteEntries] writes them.
func RulebookFile(g rules.Game, language string) string {
	return "rulebook/" + g.Info().ID + "." + language + ".txt"
}
