//go:build !js

package main

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/link"
)

// A series is matches of the same bots.
type series struct {
	game   rules.Game
	setup  rules.Setup
	names  []string                  // of the bots by seat, in the first match
	rotate bool                      // they move on by one seat from match to match
	lots   func(number int) []string // instead of names: those of a match
	budget bot.Budget
	seed   uint64 // each match follows from it and its number
}

// bots has who plays each seat of a match of the series, counted from 0.
func (s *series) bots(number int) []string {
	if s.lots != nil {
		return s.lots(number)
	}
	if !s.rotate {
		return s.names
	}
	n := number % len(s.names)
	return slices.Concat(s.names[n:], s.names[:n])
}

// play plays the first matches of the series, so many at once.
func (s *series) play(count, parallel int) ([]*rules.Match, error) {
	matches, errs := make([]*rules.Match, count), make([]error, count)
	numbers := make(chan int)
	var group sync.WaitGroup
	for range parallel {
		group.Go(func() {
			for number := range numbers {
				matches[number], errs[number] = s.match(number)
			}
		})
	}
	for number := range count {
		numbers <- number
	}
	close(numbers)
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return matches, nil
}

// match plays a match of the series to its end.
func (s *series) match(number int) (*rules.Match, error) {
	random := rand.New(rand.NewPCG(s.seed, uint64(number)))
	var id [8]byte
	binary.BigEndian.PutUint64(id[:], random.Uint64())
	m, err := rules.NewMatch(s.game, s.setup, id, nil)
	if err != nil {
		return nil, err
	}
	if err := bot.Play(m, seated(s.game, s.bots(number), s.budget, random.Uint64), random.Uint64); err != nil {
		return nil, err
	}
	if len(m.Log) > link.MaxMoves {
		return nil, fmt.Errorf("a match does not end within %d plies, which a link cannot hold", link.MaxMoves)
	}
	return m, nil
}
