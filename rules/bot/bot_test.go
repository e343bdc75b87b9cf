package bot_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/rulestest/toy"
)

func newMatch(t *testing.T, seats int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(toy.Game{}, rules.Setup{Seats: seats}, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func draw(seed uint64) func() uint64 { return rand.New(rand.NewPCG(seed, 0)).Uint64 }

// everybody gives each seat the same player.
func everybody(p bot.Player, seats int) []bot.Player { return slices.Repeat([]bot.Player{p}, seats) }

// A player is a function.
type player func(s rules.State, seat rules.Seat, options []rules.Option) rules.Move

func (p player) Answer(s rules.State, seat rules.Seat, options []rules.Option) rules.Move {
	return p(s, seat, options)
}

func TestMatchIsPlayedToItsEndAndRepeatable(t *testing.T) {
	info := toy.Game{}.Info()
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		var logs [3][]rules.Answer
		for i, seed := range [...]uint64{1, 1, 2} {
			m, d := newMatch(t, seats), draw(seed)
			if err := bot.Play(m, everybody(bot.Random{Draw: d}, seats), d); err != nil {
				t.Fatal(err)
			}
			if m.State.Decision().Kind != rules.Over {
				t.Errorf("%d seats: the match is not over", seats)
			}
			logs[i] = m.Log
		}
		if !slices.Equal(logs[0], logs[1]) || slices.Equal(logs[0], logs[2]) {
			t.Errorf("%d seats: the match does not follow from the random numbers", seats)
		}
	}
}

func TestMatchIsPlayedOnFromWhereItStands(t *testing.T) {
	m, d := newMatch(t, 3), draw(1)
	for m.State.Decision().Kind != rules.Sealed {
		seat, _ := m.Next()
		options := m.State.Options(seat, nil)
		move := bot.Random{Draw: d}.Answer(m.State, seat, options)
		if seat == rules.Nobody {
			move = rules.Draw(options, d())
		}
		if err := m.Play(seat, move); err != nil {
			t.Fatal(err)
		}
	}
	who := m.State.Decision()
	given := who.Seats[who.Count-1] // has answered when the bots begin
	if err := m.Play(given, bot.Random{Draw: d}.Answer(m.State, given, m.State.Options(given, nil))); err != nil {
		t.Fatal(err)
	}
	if err := bot.Play(m, everybody(bot.Random{Draw: d}, 3), d); err != nil {
		t.Error(err)
	}
}

func TestSealedAnswersAreGivenBlind(t *testing.T) {
	const seats = 3
	m, d := newMatch(t, seats), draw(3)
	var before rules.State
	asked := 0
	blind := player(func(s rules.State, seat rules.Seat, options []rules.Option) rules.Move {
		if decision := s.Decision(); decision.Kind == rules.Sealed {
			if seat != decision.Seats[0] && !s.Equal(before) {
				t.Errorf("s%d sees another position than the first that was asked", seat)
			}
			before = s.Clone()
			asked++
		}
		return bot.Random{Draw: d}.Answer(s, seat, options)
	})
	if err := bot.Play(m, everybody(blind, seats), d); err != nil {
		t.Fatal(err)
	}
	if asked == 0 {
		t.Error("nobody was asked for a sealed answer")
	}
}

func TestIllegalAnswerStopsTheMatchAndNamesTheSeat(t *testing.T) {
	m, d := newMatch(t, 2), draw(1)
	players := everybody(bot.Random{Draw: d}, 2)
	players[1] = player(func(rules.State, rules.Seat, []rules.Option) rules.Move { return 60_000 })
	err := bot.Play(m, players, d)
	var illegal *rules.Illegal
	if !errors.As(err, &illegal) || illegal.Seat != 1 || !strings.Contains(err.Error(), "s1") {
		t.Errorf("the error is %v", err)
	}
}

func TestEverySeatNeedsAPlayer(t *testing.T) {
	m := newMatch(t, 3)
	if err := bot.Play(m, everybody(bot.Random{Draw: draw(1)}, 2), draw(1)); err == nil || len(m.Log) > 0 {
		t.Errorf("two players play three seats: %v", err)
	}
}

func TestRandomGivesEachLegalOptionAndNoOther(t *testing.T) {
	options := []rules.Option{{Move: 3, Rule: 1}, {Move: 5}, {Move: 6}, {Move: 7, Rule: 2}, {Move: 9}}
	n := uint64(0)
	random := bot.Random{Draw: func() uint64 { n++; return n }}
	count := map[rules.Move]int{}
	for range 30 {
		count[random.Answer(nil, 0, options)]++
	}
	if len(count) != 3 || count[5] != 10 || count[6] != 10 || count[9] != 10 {
		t.Errorf("the answers are %v", count)
	}
}
