//go:build !js

package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/link"
)

// playMatches plays matches between bots to the end and writes a line of JSON
// for each, or how all of them ended.
func playMatches(flags *flag.FlagSet, args []string, _ io.Reader, stdout, _ io.Writer) error {
	id := flags.String("game", "", "the `id` of the game")
	seats := flags.Int("seats", 0, "the `number` of seats")
	options := flags.String("options", "", "the options of the match that are not left to their defaults, as `id=value,…`")
	bots := flags.String("bots", "random", "who plays, by seat, as `name,…`; one name plays every seat: random, easy, normal, hard, and in hispanica roy, fed, sep, abo, pir")
	sims := flags.Int("sims", 0, "the most simulations of a bot that searches, for each answer, as a `number`")
	seconds := flags.Duration("time", 0, "the most `time` of a bot that searches, for each answer: 1s (matches are then not the same a second time)")
	rotate := flags.Bool("rotate", false, "move the bots on by one seat from match to match")
	summary := flags.Bool("summary", false, "write how the matches ended instead of the matches")
	count := flags.Int("n", 1, "the `number` of matches")
	parallel := flags.Int("parallel", 1, "the `number` of matches that are played at once")
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
	switch {
	case *count < 1:
		return fmt.Errorf("%d matches cannot be played; choose -n 1 or more", *count)
	case *parallel < 1:
		return fmt.Errorf("%d matches cannot be played at once; choose -parallel 1 or more", *parallel)
	case *sims < 0 || *seconds < 0:
		return fmt.Errorf("bots cannot think less than nothing; choose -sims and -time above 0")
	}
	budget := bot.Budget{Simulations: *sims}
	if *seconds > 0 {
		budget.Seconds, budget.Clock = seconds.Seconds(), clock()
	}
	seeded := false
	flags.Visit(func(f *flag.Flag) { seeded = seeded || f.Name == "seed" })
	if !seeded {
		*seed = rand.Uint64()
	}
	series := series{game: game, setup: setup, names: names, rotate: *rotate, budget: budget, seed: *seed}
	matches, err := series.play(*count, *parallel)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	var sum tally
	for number, m := range matches {
		if *summary {
			sum.add(m, series.bots(number))
		} else if err := writePlayed(&out, m); err != nil {
			return err
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
