//go:build !js

package main

import (
	"crypto/rand"
	"encoding/hex"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"

	"flota/rules"
	"flota/rules/link"
)

// maxPosition is the largest position file, in bytes.
const maxPosition = 1 << 20

// derived are the fields of what show writes that follow from the others; from
// does not look at them.
var derived = []string{"version", "ply", "plies", "decision", "scores", "log"}

// fromPosition writes the link of a match that starts from a position file.
func fromPosition(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	base := baseOption(flags)
	found, err := parse(flags, args)
	if err != nil {
		return err
	}
	if len(found) != 1 {
		return fmt.Errorf("name one file with a position, or - for standard input; see flota %s -h", flags.Name())
	}
	file := stdin
	if found[0] != "-" {
		opened, err := os.Open(found[0])
		if err != nil {
			return fmt.Errorf("the position cannot be read: %w", err)
		}
		defer opened.Close()
		file = opened
	}
	text, err := readAll(file, maxPosition)
	if err != nil {
		return err
	}
	if len(text) > maxPosition {
		return fmt.Errorf("the position file is too long, at most %d bytes are read", maxPosition)
	}
	f, err := rules.ParseFields([]byte(text))
	if err != nil {
		return err
	}
	m, err := positioned(f)
	if err != nil {
		return err
	}
	return writeLink(stdout, *base, link.Link{Match: m})
}

// positioned makes the match of a position file.
func positioned(f rules.Fields) (*rules.Match, error) {
	r := &rules.Reading{}
	r.Only(f, "", slices.Concat([]string{"game", "id", "settings", "seats", "position"}, derived)...)
	if err := r.Err(); err != nil {
		return nil, err
	}
	id, _ := f.Get("game")
	name, _ := id.(string)
	game, err := findGame(name)
	if err != nil {
		return nil, fmt.Errorf("the field \"game\" is wrong: %w", err)
	}
	info := game.Info()
	setup := rules.Setup{Seats: info.MinSeats}
	var names []string
	switch seats, _ := f.Get("seats"); seats := seats.(type) {
	case nil:
		return nil, fmt.Errorf("the field \"seats\" is missing: give the number of seats, %d to %d, or the names of the players", info.MinSeats, info.MaxSeats)
	case rules.List:
		setup.Seats = len(seats)
		words := game.Text("en", nil)
		for seat, v := range seats {
			name, ok := v.(string)
			if !ok || link.Name(name) != name {
				return nil, fmt.Errorf("the field \"seats\" must have names of at most %d characters, or be a number", link.MaxName)
			}
			if seat < info.MaxSeats && name == words.Seat(rules.Seat(seat)) {
				name = "" // what show writes for a player without a name
			}
			names = append(names, name)
		}
	default:
		setup.Seats = r.Int(f, "", "seats", info.MinSeats, info.MaxSeats, info.MinSeats)
	}
	settings := r.Fields(f, "", "settings")
	var ids []string
	for i, setting := range info.Settings {
		ids = append(ids, setting.ID)
		setup.Settings[i] = uint8(max(r.One(settings, "settings", setting.ID, setting.Values), 0))
	}
	r.Only(settings, "settings", ids...)
	position := r.Fields(f, "", "position")
	if _, ok := f.Get("position"); !ok {
		return nil, fmt.Errorf("the field \"position\" is missing: give an object, {} is an empty table")
	}
	if err := r.Err(); err != nil {
		return nil, err
	}
	match, err := matchID(f)
	if err != nil {
		return nil, err
	}
	if setup.Seats < info.MinSeats || setup.Seats > info.MaxSeats {
		return nil, fmt.Errorf("the field \"seats\" has %d seats, it must be %d to %d", setup.Seats, info.MinSeats, info.MaxSeats)
	}
	return rules.NewMatchFrom(game, setup, position, match, names)
}

// matchID reads the id of a match; without one it is random.
func matchID(f rules.Fields) (id [8]byte, err error) {
	v, ok := f.Get("id")
	if !ok {
		rand.Read(id[:]) // never fails
		return id, nil
	}
	text, _ := v.(string)
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(id) {
		return id, fmt.Errorf("the field \"id\" must be 16 digits of 0-9 and a-f")
	}
	copy(id[:], b)
	return id, nil
}
