//go:build !js

package main

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"

	"flota/rules"
	"flota/rules/link"
)

// playRandom plays matches to the end with random answers and writes a line
// of JSON for each.
func playRandom(flags *flag.FlagSet, args []string, _ io.Reader, stdout, _ io.Writer) error {
	id := flags.String("game", "", "the `id` of the game")
	seats := flags.Int("seats", 0, "the `number` of seats")
	options := flags.String("options", "", "the options of the match that are not left to their defaults, as `id=value,…`")
	count := flags.Int("n", 1, "the `number` of matches")
	seed := flags.Uint64("seed", 0, "the `number` that the random answers follow from (without it they are different each time)")
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
	for range *count {
		m, err := playOut(game, setup, random)
		if err != nil {
			return err
		}
		var totals, winners rules.List
		for _, score := range m.State.Scores() {
			totals = append(totals, score.Total)
			if score.Place == 1 {
				winners = append(winners, int(score.Seat))
			}
		}
		err = writeJSON(&out, rules.Fields{
			{Name: "game", Value: info.ID},
			{Name: "seats", Value: setup.Seats},
			{Name: "plies", Value: len(m.Log)},
			{Name: "link", Value: link.Encode(m)},
			{Name: "scores", Value: totals},
			{Name: "winners", Value: winners},
		})
		if err != nil {
			return err
		}
	}
	_, err = out.WriteTo(stdout)
	return err
}

// playOut plays a match to its end: each legal answer equally likely, chance
// by its odds.
func playOut(game rules.Game, setup rules.Setup, random *rand.Rand) (*rules.Match, error) {
	var id [8]byte
	binary.BigEndian.PutUint64(id[:], random.Uint64())
	m, err := rules.NewMatch(game, setup, id, nil)
	if err != nil {
		return nil, err
	}
	var options []rules.Option
	for len(m.Log) < link.MaxMoves {
		seat, ok := m.Next()
		if !ok {
			return m, nil
		}
		options = m.State.Options(seat, options[:0])
		var move rules.Move
		if seat == rules.Nobody {
			move = rules.Draw(options, random.Uint64())
		} else {
			legal := options[:0]
			for _, o := range options {
				if o.Rule == 0 {
					legal = append(legal, o)
				}
			}
			move = legal[random.IntN(len(legal))].Move
		}
		if err := m.Enter(move); err != nil {
			return nil, err
		}
	}
	return nil, fmt.Errorf("a match does not end within %d plies, which a link cannot hold", link.MaxMoves)
}
