//go:build !js

package main

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/persona"
	"flota/rules/link"
)

// playMatches plays matches between bots to the end and writes a line of JSON
// for each, or how all of them ended.
func playMatches(flags *flag.FlagSet, args []string, _ io.Reader, stdout, _ io.Writer) error {
	id := flags.String("game", "", "the `id` of the game")
	seats := flags.Int("seats", 0, "the `number` of seats")
	options := flags.String("options", "", "the options of the match that are not left to their defaults, as `id=value,…`")
	bots := flags.String("bots", "random", "who plays, by seat, as `name,…`; one name plays every seat: random, or in hispanica roy, fed, sep, abo, pir")
	rotate := flags.Bool("rotate", false, "move the bots on by one seat from match to match")
	summary := flags.Bool("summary", false, "write how the matches ended instead of the matches")
	count := flags.Int("n", 1, "the `number` of matches")
	seed := flags.Uint64("seed", 0, "the `number` that chance and the bots follow from (without it they are different each time)")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := noArguments(flags); err != nil {
		return err
	}
	game, err := findGame(*id)
	if err != nil {
		return err
	}
	info := game.Info()
	if *seats < info.MinSeats || *seats > info.MaxSeats {
		return fmt.Errorf("%s is for %d to %d seats; choose with -seats", info.ID, info.MinSeats, info.MaxSeats)
	}
	setup := rules.Setup{Seats: *seats}
	if err := chooseSettings(&setup, info, *options); err != nil {
		return err
	}
	names, err := botNames(info.ID, *seats, *bots)
	if err != nil {
		return err
	}
	if *count < 1 {
		return fmt.Errorf("%d matches cannot be played; choose -n 1 or more", *count)
	}
	seeded := false
	flags.Visit(func(f *flag.Flag) { seeded = seeded || f.Name == "seed" })
	if !seeded {
		*seed = rand.Uint64()
	}
	random := rand.New(rand.NewPCG(*seed, 0))
	var out bytes.Buffer
	var sum tally
	for range *count {
		m, err := playOut(game, setup, names, random)
		if err != nil {
			return err
		}
		if *summary {
			sum.add(m, names)
		} else if err := writePlayed(&out, m); err != nil {
			return err
		}
		if *rotate {
			names = append(names[1:], names[0])
		}
	}
	if *summary {
		fmt.Fprintf(&out, "%s, seed %d: ", info.ID, *seed)
		sum.write(&out)
	}
	_, err = out.WriteTo(stdout)
	return err
}

func writePlayed(w io.Writer, m *rules.Match) error {
	var totals, winners rules.List
	for _, score := range m.State.Scores() {
		totals = append(totals, score.Total)
		if score.Place == 1 {
			winners = append(winners, int(score.Seat))
		}
	}
	return writeJSON(w, rules.Fields{
		{Name: "game", Value: m.Game.Info().ID},
		{Name: "seats", Value: m.Setup.Seats},
		{Name: "plies", Value: len(m.Log)},
		{Name: "link", Value: link.Encode(m)},
		{Name: "scores", Value: totals},
		{Name: "winners", Value: winners},
	})
}

// randomBot is the name of the bot that plays every game.
const randomBot = "random"

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
	for _, name := range names {
		switch {
		case name == randomBot, game == "hispanica" && persona.Find(name) != persona.None:
		case game == "hispanica":
			return nil, fmt.Errorf("%s has no bot %q; choose random, roy, fed, sep, abo, pir", game, name)
		default:
			return nil, fmt.Errorf("%s has no bot %q; choose random", game, name)
		}
	}
	return names, nil
}

// playOut plays a match to its end, each seat by the bot with its name.
func playOut(game rules.Game, setup rules.Setup, names []string, random *rand.Rand) (*rules.Match, error) {
	var id [8]byte
	binary.BigEndian.PutUint64(id[:], random.Uint64())
	m, err := rules.NewMatch(game, setup, id, nil)
	if err != nil {
		return nil, err
	}
	players := make([]bot.Player, len(names))
	personas := &persona.Player{Draw: random.Uint64}
	for seat, name := range names {
		if name == randomBot {
			players[seat] = bot.Random{Draw: random.Uint64}
			continue
		}
		personas.Kinds[seat] = persona.Find(name)
		players[seat] = personas
	}
	if err := bot.Play(m, players, random.Uint64); err != nil {
		return nil, err
	}
	if len(m.Log) > link.MaxMoves {
		return nil, fmt.Errorf("a match does not end within %d plies, which a link cannot hold", link.MaxMoves)
	}
	return m, nil
}
