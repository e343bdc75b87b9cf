//go:build !js

package main

import (
	"crypto/rand"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

// audits has, by game, what recounts its matches.
var audits = map[string]func(rules.Setup) rulestest.Audit{
	"discovery": auditDiscovery,
}

// unreachable has, by game, what no game ever comes to, and so is not said to
// be missing.
var unreachable = map[string]string{
	// Tiles that are face up are all of one Age and cost the same. Where one
	// is too dear for a player all are, and then nobody is asked.
	"discovery": "too-dear",
	// A question with one legal answer is not asked, and what is left of it then
	// is always legal: the last nation (R9), the open card (R18), the step back
	// (R41), the other direction (R54). Amounts above one's cash are not listed
	// (R19). Of 63 cards no more than 51 are drawn in ten rounds (R18), and of 28
	// Outposts the hands of five hold no more than 23 (R29). In the zones without
	// a Tribe site where Citizens can emigrate there is always the Colony of a
	// Citizen, who leaves it never (R83).
	"hispanica": "R9 R18 R19 R29 R41 R54 R83",
}

// soak plays random games for as many decisions as are wanted and writes what
// it found. What must hold and does not is an error.
func soak(flags *flag.FlagSet, args []string, _ io.Reader, stdout, _ io.Writer) error {
	id := flags.String("game", "", "the `id` of the game; without it all are played, one after the other")
	decisions := flags.Int("decisions", 10_000_000, "the `number` of decisions to play, of each game")
	seed := flags.Int64("seed", -1, "the `number` that chooses the games: the same gives the same; -1: another each time")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := noArguments(flags); err != nil {
		return err
	}
	if *decisions < 1 {
		return fmt.Errorf("play at least one decision; choose -decisions 1 or more")
	}
	games := catalog.Games
	if *id != "" {
		g, err := findGame(*id)
		if err != nil {
			return err
		}
		games = []rules.Game{g}
	}
	if *seed < 0 {
		var b [8]byte
		rand.Read(b[:]) // never fails
		*seed = int64(binary.BigEndian.Uint64(b[:]) >> 2)
	}
	for _, g := range games {
		if err := soakGame(stdout, g, *decisions, uint64(*seed)); err != nil {
			return err
		}
	}
	return nil
}

func soakGame(stdout io.Writer, g rules.Game, decisions int, seed uint64) error {
	id := g.Info().ID
	began := time.Now()
	r := rulestest.Soak(g, decisions, seed, audits[id])
	took := time.Since(began)
	fmt.Fprintf(stdout, "%s, seed %d: %d decisions in %d games, the longest of %d, in %.1f s: %.0f decisions a second\n",
		id, seed, r.Decisions, r.Games, r.Longest, took.Seconds(), float64(r.Decisions)/took.Seconds())
	fmt.Fprintf(stdout, "violations: %d\n", len(r.Violations))
	questions, codes := r.Missing(g)
	for _, missing := range []struct {
		what string
		list []string
	}{
		{"questions never asked", questions},
		{"rules that never refused anything", codes},
	} {
		text := strings.Join(missing.list, " ")
		if text == "" {
			text = "none"
		}
		fmt.Fprintf(stdout, "%s: %s\n", missing.what, text)
	}
	if text := unreachable[id]; text != "" {
		fmt.Fprintf(stdout, "what can never be reached: %s\n", text)
	}
	if len(r.Violations) > 0 {
		return fmt.Errorf("%d games broke a rule of the rules, the first: %w", len(r.Violations), r.Violations[0])
	}
	return nil
}
