//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
)

// parse reads options that stand before, between and behind the arguments,
// and gives the arguments. All after "--" are arguments.
func parse(flags *flag.FlagSet, args []string) ([]string, error) {
	var found []string
	for {
		if err := flags.Parse(args); err != nil {
			return nil, err
		}
		rest := flags.Args()
		if len(rest) == 0 {
			return found, nil
		}
		if n := len(args) - len(rest); n > 0 && args[n-1] == "--" {
			return append(found, rest...), nil
		}
		found = append(found, rest[0])
		args = rest[1:]
	}
}

// parseLink parses a command line whose only argument is a link.
func parseLink(flags *flag.FlagSet, args []string) (string, error) {
	found, err := parse(flags, args)
	if err != nil {
		return "", err
	}
	if len(found) != 1 {
		return "", fmt.Errorf("give one link, or - to read it from standard input; see flota %s -h", flags.Name())
	}
	return found[0], nil
}

// lastPly is the value of -ply that stands for the end of the log.
const lastPly = -1

// plyOption declares -ply.
func plyOption(flags *flag.FlagSet) *int {
	return flags.Int("ply", lastPly, "the `number` of answers after which to look; -1: all")
}

// openLink gives what a link says, "-" being standard input. A log that becomes
// illegal comes with the error, up to the ply before.
func openLink(text string, stdin io.Reader) (link.Link, error) {
	if text == "-" {
		var err error
		if text, err = readAll(stdin, link.MaxText); err != nil {
			return link.Link{}, err
		}
	}
	return link.Read(text, catalog.Games)
}

// open gives the match of a link at a ply, and how many plies its log has. A log
// that becomes illegal opens at the plies before.
func open(text string, ply int, stdin io.Reader) (m *rules.Match, plies int, err error) {
	l, err := openLink(text, stdin)
	m = l.Match
	switch {
	case m == nil || err != nil && (ply == lastPly || ply > len(m.Log)):
		return nil, 0, err
	case ply == lastPly:
		return m, len(m.Log), nil
	case ply < 0 || ply > len(m.Log):
		return nil, 0, fmt.Errorf("the match has no ply %d; choose -ply 0 to %d", ply, len(m.Log))
	}
	return m.At(ply), len(m.Log), nil
}

// readAll reads a text, and not much more than limit of it.
func readAll(from io.Reader, limit int64) (string, error) {
	b, err := io.ReadAll(io.LimitReader(from, limit+1))
	if err != nil {
		return "", fmt.Errorf("standard input or the file cannot be read: %w", err)
	}
	return string(b), nil
}

// findGame gives the game with an id.
func findGame(id string) (rules.Game, error) {
	if g := catalog.Find(id); g != nil {
		return g, nil
	}
	var ids []string
	for _, g := range catalog.Games {
		ids = append(ids, g.Info().ID)
	}
	if id == "" {
		return nil, errors.New("choose a game with -game; there is " + strings.Join(ids, ", "))
	}
	return nil, fmt.Errorf("there is no game %q; choose %s", id, strings.Join(ids, ", "))
}

// chooseSettings reads "id=value,id=value" into a setup.
func chooseSettings(setup *rules.Setup, info *rules.Info, text string) error {
	for text != "" {
		var pair string
		pair, text, _ = strings.Cut(text, ",")
		id, value, _ := strings.Cut(pair, "=")
		if err := choose(setup, info, id, value); err != nil {
			return err
		}
	}
	return nil
}

func choose(setup *rules.Setup, info *rules.Info, id, value string) error {
	var ids []string
	for i, setting := range info.Settings {
		ids = append(ids, setting.ID)
		if setting.ID != id {
			continue
		}
		for place, v := range setting.Values {
			if v == value {
				setup.Settings[i] = uint8(place)
				return nil
			}
		}
		return fmt.Errorf("%s has no value %q; choose %s", id, value, strings.Join(setting.Values, ", "))
	}
	return fmt.Errorf("%s has no option %q; choose %s", info.ID, id, strings.Join(ids, ", "))
}

// writeJSON writes one object on a line.
func writeJSON(w io.Writer, f rules.Fields) error {
	_, err := w.Write(append(f.JSON(nil), '\n'))
	return err
}

// numbers makes a list of seats.
func numbers(seats []rules.Seat) rules.List {
	list := rules.List{}
	for _, s := range seats {
		list = append(list, int(s))
	}
	return list
}
