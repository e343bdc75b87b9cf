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
