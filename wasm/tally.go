//go:build !js

package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"

	"flota/rules"
	"flota/rules/link"
)

// A tally counts how matches of one game ended. What the game does not know
// (a kind of victory, rounds, nations) is left out.
type tally struct {
	matches   int
	victories shares // by kind, of the matches
	nations   shares // that won, of the matches
	bots      results
	rounds    int // of all matches
	plies     []int
	links     []int // lengths in characters
}

// shares has how often something happened, and of how many.
type shares map[string]struct{ count, of int }

func (s *shares) add(what string, happened bool) {
	if *s == nil {
		*s = shares{}
	}
	share := (*s)[what]
	share.of++
	if happened {
		share.count++
	}
	(*s)[what] = share
}

// add counts a match that has ended, with the names of the bots by seat.
func (t *tally) add(m *rules.Match, names []string) {
	t.matches++
	t.plies = append(t.plies, len(m.Log))
	t.links = append(t.links, len(link.Encode(m)))
	end := m.State.Fields()
	round, _ := end.Get("round")
	rounds, _ := round.(int)
	t.rounds += rounds
	if kind, ok := end.Get("victory"); ok {
		t.victories.add(fmt.Sprint(kind), true)
	}
	list, _ := end.Get("players")
	players, _ := list.(rules.List)
	t.bots.add(m, names)
	for _, score := range m.State.Scores() {
		won := score.Place == 1
		if int(score.Seat) >= len(players) {
			continue
		}
		if player, ok := players[score.Seat].(rules.Fields); ok {
			if nation, ok := player.Get("nation"); ok {
				t.nations.add(fmt.Sprint(nation), won)
			}
		}
	}
}

// write writes the shares in percent, the greatest first, with how many matches
// they are.
func (t *tally) write(w io.Writer) {
	fmt.Fprintf(w, "%d matches\n", t.matches)
	t.victories.write(w, "victories", t.matches)
	t.nations.write(w, "wins by nation", t.matches)
	fmt.Fprintln(w, "wins by bot, of the seats it played:")
	t.bots.write(w)
	if t.rounds > 0 {
		fmt.Fprintf(w, "rounds: %.2f on average\n", float64(t.rounds)/float64(t.matches))
	}
	fmt.Fprintf(w, "plies: median %d, at most %d\n", median(t.plies), slices.Max(t.plies))
	fmt.Fprintf(w, "links: median %d characters, at most %d\n", median(t.links), slices.Max(t.links))
}

// write writes shares of a whole; 0: each of its own.
func (s shares) write(w io.Writer, title string, whole int) {
	if len(s) == 0 {
		return
	}
	fmt.Fprintf(w, "%s:\n", title)
	part := func(name string) float64 {
		of := whole
		if of == 0 {
			of = s[name].of
		}
		return float64(s[name].count) / float64(of)
	}
	names := slices.SortedFunc(maps.Keys(s), func(a, b string) int {
		return cmp.Or(cmp.Compare(part(b), part(a)), cmp.Compare(a, b))
	})
	for _, name := range names {
		fmt.Fprintf(w, "  %-16s %5.1f %%  (%d)\n", name, 100*part(name), s[name].count)
	}
}

// median is the middle number, the higher of two.
func median(numbers []int) int {
	slices.Sort(numbers)
	return numbers[len(numbers)/2]
}
