package discovery

import (
	"math/rand/v2"
	"runtime"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

func TestGame(t *testing.T) {
	if testing.Short() || runtime.GOOS == "js" { // it is slow there
		rulestest.Run(t, Game{}, 24)
		return
	}
	rulestest.RunAll(t, Game{}, 144) // each setup in each language three times
}

func FuzzGame(f *testing.F) { rulestest.Fuzz(f, Game{}) }

func FuzzFrom(f *testing.F) { rulestest.FuzzFrom(f, Game{}) }

// A runner plays random games without allocating.
type runner struct {
	random *rand.Rand
	list   []rules.Option
	answer [1]rules.Answer
}

// step answers the decision and reports false at the end.
func (r *runner) step(s rules.State) bool {
	d := s.Decision()
	switch d.Kind {
	case rules.Over:
		return false
	case rules.Chance:
		r.list = s.Options(rules.Nobody, r.list[:0])
		r.answer[0] = rules.Answer{Seat: rules.Nobody, Move: rules.Draw(r.list, r.random.Uint64())}
	default:
		seat := d.Seats[0]
		r.list = s.Options(seat, r.list[:0])
		legal := 0
		for _, o := range r.list {
			if o.Rule == 0 {
				r.list[legal] = o
				legal++
			}
		}
		r.answer[0] = rules.Answer{Seat: seat, Move: r.list[r.random.IntN(legal)].Move}
	}
	s.Apply(r.answer[:])
	return true
}

func TestRunningMatchDoesNotAllocate(t *testing.T) {
	r := runner{random: rand.New(rand.NewPCG(1, 2))}
	first, err := Game{}.New(rules.Setup{Seats: 5})
	if err != nil {
		t.Fatal(err)
	}
	s := first.Clone().(*State)
	for r.step(s) { // lists grow to their size
	}
	s.Position = first.(*State).Position
	s.resume()
	if n := testing.AllocsPerRun(300, func() { r.step(s) }); n != 0 {
		t.Errorf("%v allocations a decision, want none", n)
	}
}

func BenchmarkRandomPlay(b *testing.B) {
	r := runner{random: rand.New(rand.NewPCG(1, 2))}
	first, _ := Game{}.New(rules.Setup{Seats: 5})
	s := first.Clone().(*State)
	b.ReportAllocs()
	for b.Loop() {
		if !r.step(s) {
			s.Position = first.(*State).Position
			s.resume()
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
}

func BenchmarkReplay(b *testing.B) {
	m := rulestest.Random(Game{}, rules.Setup{Seats: 5}, 1)
	moves := m.Moves()
	for b.Loop() {
		again, _ := rules.NewMatch(Game{}, rules.Setup{Seats: 5}, [8]byte{}, nil)
		if err := again.Replay(moves); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(moves)), "plies")
}
