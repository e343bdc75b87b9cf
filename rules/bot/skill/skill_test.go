package skill_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/skill"
	"flota/rules/catalog"
	"flota/rules/rulestest"
	"flota/rules/rulestest/toy"
)

func draw(seed uint64) func() uint64 { return rand.New(rand.NewPCG(seed, 0)).Uint64 }

// play plays a match, each seat by another level.
func play(t *testing.T, g rules.Game, setup rules.Setup, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, setup, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	players := make([]bot.Player, setup.Seats)
	d := draw(seed)
	for seat := range players {
		thinker := skill.New(g, bot.Level(seat%bot.LevelCount), d)
		thinker.Budget.Simulations = 5
		players[seat] = thinker
	}
	if err := bot.Play(m, players, d); err != nil {
		t.Fatal(err)
	}
	return m
}

func TestEveryLevelPlaysEveryGameToItsEnd(t *testing.T) {
	for _, g := range catalog.Games {
		info := g.Info()
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			for number := range uint64(3) {
				setup := rules.Setup{Seats: seats}
				for i, setting := range info.Settings {
					setup.Settings[i] = uint8(number % uint64(len(setting.Values)))
				}
				m := play(t, g, setup, number)
				if m.State.Decision().Kind != rules.Over {
					t.Errorf("%s, %d seats: the match is not over", info.ID, seats)
				}
				if number == 0 && !slices.Equal(play(t, g, setup, number).Log, m.Log) {
					t.Errorf("%s, %d seats: the same random numbers give another match", info.ID, seats)
				}
			}
		}
	}
}

// TestReasonIsFoundAgainFromTheMatch: what a program said of its answer when it gave it.
func TestReasonIsFoundAgainFromTheMatch(t *testing.T) {
	for _, g := range catalog.Games {
		m, err := rules.NewMatch(g, rules.Setup{Seats: 3}, [8]byte{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		d := draw(11)
		thinker := skill.New(g, bot.Easy, d)
		said := map[int]bot.Reason{}
		for {
			seat, ok := m.Next()
			if !ok {
				break
			}
			if seat == rules.Nobody {
				if err := m.Play(seat, rules.Draw(m.State.Options(seat, nil), d())); err != nil {
					t.Fatal(err)
				}
				continue
			}
			search := thinker.Think(m.State, seat)
			move := search.Best()
			if m.State.Decision().Kind == rules.Choice {
				said[len(m.Log)] = search.Reason()
			}
			if err := m.Play(seat, move); err != nil {
				t.Fatal(err)
			}
		}
		told := 0
		for ply, r := range said {
			why := skill.Why(m, ply)
			if why.Kind == bot.Later {
				t.Errorf("%s, ply %d: only the first half of a reason is found", g.Info().ID, ply)
			}
			if r.Kind == 0 {
				continue // easy does not look at the second half
			}
			told++
			if why != r {
				t.Errorf("%s, ply %d: the reason is %v, the program said %v", g.Info().ID, ply, why, r)
			}
		}
		if told < 50 {
			t.Errorf("%s: the program has said %d reasons", g.Info().ID, told)
		}
	}
}

func TestGameThatNoBotKnowsHasNone(t *testing.T) {
	if skill.New(toy.Game{}, bot.Easy, draw(1)) != nil {
		t.Error("there is a bot for the toy game")
	}
}

// BenchmarkSimulation measures a search from positions all over a match.
func BenchmarkSimulation(b *testing.B) {
	for _, g := range catalog.Games {
		for _, seats := range [...]int{2, 4} {
			b.Run(g.Info().ID+"/"+string(rune('0'+seats))+"seats", func(b *testing.B) {
				m := rulestest.Random(g, rules.Setup{Seats: seats}, 1)
				var states []rules.State
				for ply := 0; ply < len(m.Log); ply += len(m.Log) / 20 {
					if s := m.At(ply).State; s.Decision().Kind == rules.Choice {
						states = append(states, s)
					}
				}
				thinker := skill.New(g, bot.Hard, draw(1))
				b.ReportAllocs()
				done := 0
				for i := 0; b.Loop(); i++ {
					s := states[i%len(states)]
					d := s.Decision()
					search := thinker.Think(s, d.Seats[0])
					search.Run(1000)
					done += search.Simulations()
				}
				b.ReportMetric(float64(done)/b.Elapsed().Seconds(), "simulations/s")
			})
		}
	}
}

// BenchmarkHard plays matches of two seats between hard, which has a second for each
// answer, and normal; each begins every other match. It measures what part of them
// hard wins.
func BenchmarkHard(b *testing.B) {
	for _, g := range catalog.Games {
		b.Run(g.Info().ID, func(b *testing.B) {
			won, simulations, answers := float32(0), 0, 0
			for number := range b.N {
				m, err := rules.NewMatch(g, rules.Setup{Seats: 2}, [8]byte{}, nil)
				if err != nil {
					b.Fatal(err)
				}
				d := draw(uint64(number))
				players := make([]bot.Player, 2)
				hard := rules.Seat(number % 2)
				for seat := range players {
					players[seat] = skill.New(g, bot.Normal, d)
				}
				thinker := skill.New(g, bot.Hard, d)
				began := time.Now()
				thinker.Budget = bot.Budget{Seconds: 1, Clock: func() float64 { return time.Since(began).Seconds() }}
				players[hard] = counter{thinker, &simulations, &answers}
				if err := bot.Play(m, players, d); err != nil {
					b.Fatal(err)
				}
				var shares [rules.MaxSeats]float32
				bot.Winners(m.State.Scores(), &shares)
				won += shares[hard]
			}
			b.ReportMetric(100*float64(won)/float64(b.N), "%won")
			b.ReportMetric(float64(simulations)/float64(answers), "simulations/answer")
		})
	}
}

// A counter counts the simulations of a player for its answers.
type counter struct {
	*bot.Thinker
	simulations, answers *int
}

func (c counter) Answer(s rules.State, seat rules.Seat, options []rules.Option) rules.Move {
	search := c.Search(s, seat)
	*c.simulations += search.Simulations()
	*c.answers++
	return search.Best()
}
