package trust_test

import (
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/rulestest/toy"
	"flota/rules/trust"
)

var games = []rules.Game{toy.Game{}, discovery.Game{}, hispanica.Game{}}

// A table is a match with the devices that play it.
type table struct {
	*rules.Match
	record trust.Record
	chains []*trust.Chain
	random *rand.Rand
	links  int // how often the match went from one device to another
}

// newTable begins a match that nobody has joined yet. The key of each seat is
// given.
func newTable(t testing.TB, g rules.Game, mode trust.Mode, seed uint64, keyOf ...uint8) *table {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 7))
	b := &table{random: random}
	var id [8]byte
	binary.BigEndian.PutUint64(id[:], random.Uint64())
	setup := rules.Setup{Seats: len(keyOf)}
	setup.Settings[0] = uint8(seed % 2)
	var err error
	if b.Match, err = rules.NewMatch(g, setup, id, nil); err != nil {
		t.Fatal(err)
	}
	b.record.Mode = mode
	copy(b.record.KeyOf[:], keyOf)
	for key := range b.record.Count(len(keyOf)) {
		var secret trust.Value
		for i := range secret {
			secret[i] = byte(random.Uint32())
		}
		b.chains = append(b.chains, trust.NewChain(id, key, secret, trust.Length))
	}
	return b
}

// copied gives a table of its own that stands where this one does.
func (b *table) copied() *table {
	other := *b
	other.Match = b.At(len(b.Log))
	other.Given = slices.Clone(b.Given)
	return &other
}

// do takes the next step with one of the devices that can.
func (b *table) do(t testing.TB) (again bool) {
	t.Helper()
	a := trust.Check(b.Match, &b.record)
	if a.Report.Wrong() {
		t.Fatalf("at ply %d: %s", len(b.Log), &a.Report)
	}
	b.links++
	var keys []int
	for key := range b.chains {
		if a.Step.Keys.Has(key) {
			keys = append(keys, key)
		}
	}
	key := -1
	if len(keys) > 0 {
		key = keys[b.random.IntN(len(keys))]
	}
	answer := func(seat rules.Seat) rules.Move {
		return pick(b.random, b.State.Options(seat, nil))
	}
	var err error
	switch a.Step.Kind {
	case trust.Ended:
		return false
	case trust.Joining:
		err = trust.Join(b.Match, &b.record, key, b.chains[key].Anchor())
	case trust.Answering:
		seat := a.Step.Seats[b.random.IntN(len(a.Step.Seats))]
		err = b.Play(seat, answer(seat))
	case trust.Drawing:
		err = b.Play(rules.Nobody, answer(rules.Nobody))
	case trust.Sealing:
		seats := slices.DeleteFunc(slices.Clone(a.Step.Seats), func(s rules.Seat) bool { return int(b.record.KeyOf[s]) != key })
		err = trust.SealAnswer(b.Match, &b.record, b.chains[key], seats[0], answer(seats[0]))
	case trust.Opening:
		err = trust.OpenNext(b.Match, &b.record, b.chains[key])
	case trust.Following:
		err = trust.Follow(b.Match, &b.record)
	}
	if err != nil {
		t.Fatalf("at ply %d, step %+v: %v", len(b.Log), a.Step, err)
	}
	return true
}

// playTo goes on until the log has so many plies or the match is over.
func (b *table) playTo(t testing.TB, plies int) *table {
	t.Helper()
	for len(b.Log) < plies && b.do(t) {
	}
	return b
}

// pick gives a legal option at random.
func pick(random *rand.Rand, options []rules.Option) rules.Move {
	options = slices.DeleteFunc(options, func(o rules.Option) bool { return o.Rule != 0 })
	if rules.Sum(options) > 0 {
		return rules.Draw(options, random.Uint64())
	}
	return options[random.IntN(len(options))].Move
}

// parties has the ways in which seats belong to keys.
var parties = map[string][][]uint8{
	"wharf":     {{0, 1}, {1, 0}, {0, 1, 2}, {0, 1, 0}, {0, 0, 1, 1}, {2, 1, 0, 1}},
	"discovery": {{1, 0}, {0, 1, 2, 0}},
	"hispanica": {{1, 0}, {0, 1, 1}},
}

func TestWholeMatchesAreProved(t *testing.T) {
	for _, g := range games {
		for i, keyOf := range parties[g.Info().ID] {
			for _, mode := range []trust.Mode{trust.Sealed, trust.Witnessed} {
				b := newTable(t, g, mode, uint64(i), keyOf...).playTo(t, 1e6)
				report := trust.Verify(b.Match, &b.record)
				if report.Finding != trust.Proved || report.Ply != len(b.Log) || b.State.Decision().Kind != rules.Over {
					t.Fatalf("%s, %v, %v: %+v after %d plies", g.Info().ID, keyOf, mode, report, len(b.Log))
				}
				chances, used := 0, 0
				for _, a := range b.Log {
					if a.Seat == rules.Nobody {
						chances++
					}
				}
				for _, u := range trust.Check(b.Match, &b.record).Uses {
					used = max(used, u.Number)
				}
				if mode == trust.Witnessed && report.Draws != chances || mode == trust.Sealed && report.Draws != 0 {
					t.Errorf("%s, %v, %v: %d draws checked of %d", g.Info().ID, keyOf, mode, report.Draws, chances)
				}
				t.Logf("%s, %v, %v: %s; %d plies, at most %d values of a key", g.Info().ID, keyOf, mode, &report, len(b.Log), used)
			}
		}
	}
}

// BenchmarkCheck checks a whole match of Pax Hispanica between five devices.
func BenchmarkCheck(b *testing.B) {
	whole := newTable(b, hispanica.Game{}, trust.Witnessed, 1, 0, 1, 2, 3, 4).playTo(b, 1e6)
	b.ReportAllocs()
	for b.Loop() {
		if report := trust.Verify(whole.Match, &whole.record); report.Wrong() {
			b.Fatal(&report)
		}
	}
	b.ReportMetric(float64(len(whole.Log)), "plies")
}
