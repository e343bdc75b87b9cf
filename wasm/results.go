//go:build !js

package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"

	"flota/rules"
)

// results has, by the name of a bot, what became of the seats it played.
type results map[string]*result

// A result sums up seats that one bot played.
type result struct {
	seats  int
	wins   float64 // a shared win is a part of one
	fair   float64 // wins if all seats of a match were equally likely to win
	points int
}

// add counts a match that has ended, with the names of the bots by seat.
func (r *results) add(m *rules.Match, names []string) {
	if *r == nil {
		*r = results{}
	}
	scores := m.State.Scores()
	first := 0
	for _, score := range scores {
		if score.Place == 1 {
			first++
		}
	}
	for _, score := range scores {
		one := (*r)[names[score.Seat]]
		if one == nil {
			one = &result{}
			(*r)[names[score.Seat]] = one
		}
		one.seats++
		one.fair += 1 / float64(len(scores))
		one.points += score.Total
		if score.Place == 1 {
			one.wins += 1 / float64(first)
		}
	}
}

// write writes a line for each bot, the one that won most of its seats first.
func (r results) write(w io.Writer) {
	names := slices.SortedFunc(maps.Keys(r), func(a, b string) int {
		return cmp.Or(cmp.Compare(r[b].share(), r[a].share()), cmp.Compare(a, b))
	})
	fmt.Fprintf(w, "  %-8s %6s %8s %16s %8s %8s\n", "bot", "seats", "wins", "95 %", "of fair", "points")
	for _, name := range names {
		one := r[name]
		low, high := interval(one.wins, one.seats)
		fmt.Fprintf(w, "  %-8s %6d %6.1f %% %7.1f to %4.1f %% %8.2f %8.1f\n", name, one.seats,
			100*one.share(), 100*low, 100*high, one.wins/one.fair, float64(one.points)/float64(one.seats))
	}
}

// share is the part of its seats that a bot won.
func (r *result) share() float64 { return r.wins / float64(r.seats) }

// interval is where the true share of wins lies in 95 of 100 cases (Wilson).
func interval(wins float64, of int) (low, high float64) {
	const z = 1.959964
	n := float64(of)
	p := wins / n
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}
