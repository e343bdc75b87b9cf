//go:build !js

package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/persona"
	"flota/rules/bot/skill"
)

// randomBot is the name of the bot that plays every game.
const randomBot = "random"

// botsOf lists the names of the bots that play a game.
func botsOf(game string) []string {
	names := []string{randomBot}
	for l := range bot.Level(bot.LevelCount) {
		names = append(names, l.String())
	}
	if game == "hispanica" {
		for k := persona.Royalist; k < persona.KindCount; k++ {
			names = append(names, k.String())
		}
	}
	return names
}

// botNames reads who plays each seat of a game.
func botNames(game string, seats int, text string) ([]string, error) {
	names := strings.Split(text, ",")
	if len(names) == 1 {
		for len(names) < seats {
			names = append(names, names[0])
		}
	}
	if len(names) != seats {
		return nil, fmt.Errorf("%d bots are named for %d seats; name one for each, or one for all, with -bots", len(names), seats)
	}
	known := botsOf(game)
	for _, name := range names {
		if !slices.Contains(known, name) {
			return nil, fmt.Errorf("%s has no bot %q; choose %s", game, name, strings.Join(known, ", "))
		}
	}
	return names, nil
}

// seated gives the player of each seat by the names of bots. Budget bounds what
// those that search may think.
func seated(game rules.Game, names []string, budget bot.Budget, draw func() uint64) []bot.Player {
	players := make([]bot.Player, len(names))
	personas := &persona.Player{Draw: draw}
	for seat, name := range names {
		if level, ok := bot.FindLevel(name); ok {
			thinker := skill.New(game, level, draw)
			thinker.Budget = budget
			players[seat] = thinker
		} else if name == randomBot {
			players[seat] = bot.Random{Draw: draw}
		} else {
			personas.Kinds[seat] = persona.Find(name)
			players[seat] = personas
		}
	}
	return players
}

// clock gives the seconds since it was made.
func clock() func() float64 {
	began := time.Now()
	return func() float64 { return time.Since(began).Seconds() }
}
