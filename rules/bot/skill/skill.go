// Package skill has the bots that play the games of the catalog by themselves.
package skill

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/discovery"
	"flota/rules/bot/hispanica"
)

// New gives a bot of a level for a game; nil if no bot knows the game. Draw
// gives random numbers.
func New(g rules.Game, level bot.Level, draw func() uint64) *bot.Thinker {
	t := &bot.Thinker{Level: level, Draw: draw}
	switch g.Info().ID {
	case "discovery":
		t.Knowledge = &discovery.Knowledge{}
	case "hispanica":
		t.Knowledge = &hispanica.Knowledge{}
	default:
		return nil
	}
	return t
}

// Say puts a reason of a bot for a game into a sentence; "" for no reason. Names
// are those of the players by seat.
func Say(g rules.Game, language string, names []string, r bot.Reason) string {
	text := g.Text(language, names)
	switch g.Info().ID {
	case "discovery":
		return discovery.Say(language, text, r)
	case "hispanica":
		return hispanica.Say(language, text, r)
	}
	return ""
}
