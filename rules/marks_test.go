package rules_test

import (
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

// longest is the longest of a few matches of random players.
func longest(g rules.Game, setup rules.Setup) *rules.Match {
	var long *rules.Match
	for seed := range uint64(5) {
		if m := rulestest.Random(g, setup, seed); long == nil || len(m.Log) > len(long.Log) {
			long = m
		}
	}
	return long
}

func TestAtIsTheReplayOfTheMovesAtEveryPly(t *testing.T) {
	for _, g := range catalog.Games {
		m := longest(g, rules.Setup{Seats: 4})
		if len(m.Log) < 200 {
			t.Fatalf("%s: the longest match has %d plies", g.Info().ID, len(m.Log))
		}
		replayed := m.At(0)
		for ply := 0; ply <= len(m.Log); ply++ {
			past := m.At(ply)
			for len(replayed.Log) < len(past.Log) {
				a := m.Log[len(replayed.Log)+len(replayed.Given)]
				if err := replayed.Play(a.Seat, a.Move); err != nil {
					t.Fatal(err)
				}
			}
			if !past.State.Equal(replayed.State) || !slices.Equal(past.Log, replayed.Log) ||
				!slices.Equal(past.Events(0, len(past.Log)), replayed.Events(0, len(replayed.Log))) {
				t.Fatalf("%s: at ply %d the match is not the replay of its moves", g.Info().ID, ply)
			}
		}
	}
}

func TestBranchesOfALongMatchDoNotMix(t *testing.T) {
	for _, g := range catalog.Games {
		m := longest(g, rules.Setup{Seats: 3})
		log, events := slices.Clone(m.Log), slices.Clone(m.Events(0, len(m.Log)))
		for ply := 40; ply < len(m.Log); ply += 37 {
			branch := rulestest.RandomFrom(m.At(ply), uint64(ply))
			second := branch.At(ply)
			second = rulestest.RandomFrom(second, uint64(ply)+1)
			for _, b := range []*rules.Match{branch, second} {
				fresh := b.At(0)
				if err := fresh.Replay(b.Moves()); err != nil || !fresh.State.Equal(b.State) {
					t.Fatalf("%s: a branch at ply %d does not follow its own log: %v", g.Info().ID, ply, err)
				}
			}
		}
		if !slices.Equal(m.Log, log) || !slices.Equal(m.Events(0, len(m.Log)), events) {
			t.Errorf("%s: branches change the match", g.Info().ID)
		}
	}
}

// BenchmarkAt goes to plies all over a long match.
func BenchmarkAt(b *testing.B) {
	for _, g := range catalog.Games {
		b.Run(g.Info().ID, func(b *testing.B) {
			m := longest(g, rules.Setup{Seats: 5})
			ply := 0
			for b.Loop() {
				ply = (ply + 97) % len(m.Log)
				m.At(ply)
			}
		})
	}
}
