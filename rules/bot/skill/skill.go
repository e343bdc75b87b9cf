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

// Why gives what speaks for the answer at a ply of a match, whoever gave it; of the
// first half of something what speaks for the whole, as far as the match has it.
func Why(m *rules.Match, ply int) bot.Reason {
	t := New(m.Game, bot.Easy, nil)
	if t == nil {
		return bot.Reason{}
	}
	for seat := m.Log[ply].Seat; ply < len(m.Log) && m.Log[ply].Seat == seat && seat != rules.Nobody; ply++ {
		if r := t.Knowledge.Reason(m.At(ply).State, seat, m.Log[ply].Move); r.Kind != bot.Later {
			return r
		}
	}
	return bot.Reason{}
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
