package trust_test

import (
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/trust"
)

// replayed gives a table whose log is another, as far as it is legal.
func (b *table) replayed(t testing.TB, log []rules.Answer) *table {
	t.Helper()
	other := b.copied()
	other.Match = b.At(0)
	for _, a := range log {
		if other.Play(a.Seat, a.Move) != nil {
			break
		}
	}
	other.Undo(len(other.Log)) // half a sealed decision
	return other
}

// legal gives the legal moves at a ply other than the one that was made.
func (b *table) others(ply int) []rules.Move {
	past := b.At(ply)
	if len(past.Log) < ply {
		return nil // within a sealed decision
	}
	var moves []rules.Move
	for _, o := range past.State.Options(b.Log[ply].Seat, nil) {
		if o.Rule == 0 && o.Move != b.Log[ply].Move {
			moves = append(moves, o.Move)
		}
	}
	return moves
}

func TestAnotherOutcomeIsNoticedAtItsPly(t *testing.T) {
	changed := 0
	for seed := range uint64(6) {
		b := newTable(t, games[0], trust.Witnessed, seed, 0, 1, 2).playTo(t, 1000)
		for ply, a := range b.Log {
			if a.Seat != rules.Nobody {
				continue
			}
			for _, move := range b.others(ply) {
				log := slices.Clone(b.Log)
				log[ply].Move = move
				other := b.replayed(t, log)
				other.record.Keys = b.record.Keys
				if len(other.Log) < len(b.Log) {
					continue // it is not legal
				}
				changed++
				report := trust.Verify(other.Match, &other.record)
				if report.Finding != trust.WrongDraw || report.Ply != ply {
					t.Fatalf("seed %d, ply %d, %d in the place of %d: %+v", seed, ply, move, a.Move, report)
				}
			}
		}
	}
	if changed < 10 {
		t.Errorf("%d outcomes could be changed", changed)
	}
}

// TestAnotherAnswerIsNoticedByLaterDraws: by each with the odds that it comes
// out otherwise. Answers behind the last draw prove nothing to strangers.
func TestAnotherAnswerIsNoticedByLaterDraws(t *testing.T) {
	noticed, changed := 0, 0
	for seed := range uint64(12) {
		b := newTable(t, games[0], trust.Witnessed, seed, 0, 1, 2).playTo(t, 1000)
		last := 0
		for ply, a := range b.Log {
			if a.Seat == rules.Nobody {
				last = ply
			}
		}
		for ply := range last {
			if b.Log[ply].Seat == rules.Nobody {
				continue
			}
			for _, move := range b.others(ply) {
				log := slices.Clone(b.Log)
				log[ply].Move = move
				other := b.replayed(t, log)
				if len(other.Log) < len(b.Log) {
					continue
				}
				changed++
				report := trust.Verify(other.Match, &other.record)
				if report.Wrong() {
					noticed++
					if report.Finding != trust.WrongDraw || report.Ply <= ply {
						t.Fatalf("seed %d, ply %d: %+v", seed, ply, report)
					}
				}
				if trust.Check(other.Match, &other.record).Code(len(log)) == trust.Check(b.Match, &b.record).Code(len(log)) {
					t.Fatalf("seed %d, ply %d: the code is the same", seed, ply)
				}
			}
		}
	}
	if changed < 20 || noticed*10 < changed*6 {
		t.Errorf("%d of %d changes were noticed", noticed, changed)
	}
	t.Logf("%d of %d changes were noticed", noticed, changed)
}

func TestWhatIsWrongIsNamed(t *testing.T) {
	// sealing gives a table at a sealed decision of several keys for which so
	// many steps were taken.
	sealing := func(steps int) *table {
		b := newTable(t, games[0], trust.Witnessed, 3, 0, 1, 0)
		for b.State.Decision().Kind != rules.Sealed || len(b.Log) == 0 {
			b.do(t)
		}
		for range steps {
			b.do(t)
		}
		return b
	}
	whole := func() *table { return newTable(t, games[0], trust.Witnessed, 3, 0, 1, 0).playTo(t, 1000) }
	stranger := newTable(t, games[0], trust.Witnessed, 77, 0, 1, 0).playTo(t, 1000)
	for _, test := range []struct {
		name string
		b    *table
		do   func(b *table)
		want trust.Finding
	}{
		{"nothing", whole(), func(b *table) {}, trust.Proved},
		{"mode that is not there", whole(), func(b *table) { b.record.Mode = 9 }, trust.BadKeys},
		{"one key", whole(), func(b *table) { b.record.KeyOf[1] = 0 }, trust.BadKeys},
		{"key without a seat", whole(), func(b *table) { b.record.KeyOf[1] = 2 }, trust.BadKeys},
		{"key beyond all", whole(), func(b *table) { b.record.KeyOf[1] = 200 }, trust.BadKeys},
		{"another mode", whole(), func(b *table) { b.record.Mode = trust.Sealed }, trust.Unanchored},
		{"open", whole(), func(b *table) { b.record.Mode = trust.Open }, trust.NotProved},
		{"seats of other keys", whole(), func(b *table) { b.record.KeyOf = [5]uint8{1, 0, 1} }, trust.WrongDraw},
		{"anchor missing", whole(), func(b *table) { b.record.Keys[1].Anchor = trust.Value{} }, trust.Early},
		{"another anchor", whole(), func(b *table) { b.record.Keys[1].Anchor[5]++ }, trust.Unanchored},
		{"opening changed", whole(), func(b *table) { b.record.Keys[1].Opening[5]++ }, trust.Unanchored},
		{"opening missing", whole(), func(b *table) { b.record.Keys[0].Opening = trust.Value{} }, trust.Unanchored},
		{"one value too many", whole(), func(b *table) { b.shift(t, 1, +1) }, trust.Skipped},
		{"one value too few", whole(), func(b *table) { b.shift(t, 0, -1) }, trust.Skipped},
		{"values of another match", whole(), func(b *table) { b.record.Keys[1] = stranger.record.Keys[1] }, trust.Unanchored},
		{"the keys of another match", whole(), func(b *table) { b.record.Keys = stranger.record.Keys }, trust.Unanchored},
		{"anchors exchanged", whole(), func(b *table) {
			b.record.Keys[0], b.record.Keys[1] = b.record.Keys[1], b.record.Keys[0]
		}, trust.Unanchored},
		{"another id", whole(), func(b *table) { b.ID[0]++ }, trust.Unanchored},
		{"a seal at the end", whole(), func(b *table) { b.record.Seals[1].Given = true }, trust.SealNotAsked},
		{"until a ply", whole(), func(b *table) { b.cut(t, 10) }, trust.ProvedUntil},
		{"until within a sealed decision", whole(), func(b *table) { b.record.Until = 2 }, trust.BadUntil},

		{"a seal is missing", sealing(1), func(b *table) {}, trust.Proved},
		{"all seals are in", sealing(3), func(b *table) {}, trust.Proved},
		{"one key has opened", sealing(4), func(b *table) {}, trust.Proved},
		{"an answer that is not sealed", sealing(0), func(b *table) {
			if err := b.Play(1, b.State.Options(1, nil)[0].Move); err != nil {
				t.Fatal(err)
			}
		}, trust.Unsealed},
		{"opened before all were sealed", sealing(1), func(b *table) {
			for seat := range b.record.Seals {
				b.record.Seals[seat].Opened = b.record.Seals[seat].Given
			}
		}, trust.OpenedEarly},
		{"another answer than was sealed", sealing(4), func(b *table) { b.opened().Answer++ }, trust.WrongSeal},
		{"another seal", sealing(4), func(b *table) { b.opened().Value[0]++ }, trust.WrongSeal},
		{"a seal of nobody", sealing(3), func(b *table) { b.record.Seals[4].Given = true }, trust.SealNotAsked},
		{"half a seal", sealing(0), func(b *table) { b.record.Seals[4].Answer = 7 }, trust.SealNotAsked},
	} {
		b := test.b
		test.do(b)
		report := trust.Verify(b.Match, &b.record)
		if report.Finding != test.want {
			t.Errorf("%s: %v (%s), want %v", test.name, report.Finding, &report, test.want)
		}
		if report.Wrong() != (test.want > trust.NotProved) || strings.TrimSpace(report.String()) == "" {
			t.Errorf("%s: %+v", test.name, report)
		}
	}
}

// shift moves the newest value of a key.
func (b *table) shift(t *testing.T, key, by int) {
	t.Helper()
	number := 0
	for _, u := range trust.Check(b.Match, &b.record).Uses {
		if u.Key == key {
			number = u.Number
		}
	}
	var ok bool
	if b.record.Keys[key].Opening, ok = b.chains[key].Opening(number + by); !ok {
		t.Fatal("the chain has no such value")
	}
}

// cut ends the proof at a ply, as devices do.
func (b *table) cut(t *testing.T, ply int) {
	t.Helper()
	past := b.At(ply)
	before := newTable(t, b.Game, b.record.Mode, 3, b.record.KeyOf[:b.Setup.Seats]...)
	for len(before.Log) < len(past.Log) {
		before.do(t)
	}
	if !slices.Equal(before.Log, past.Log) {
		t.Fatal("the match went another way")
	}
	b.record.Keys, b.record.Until = before.record.Keys, len(past.Log)
}

// opened gives a seal that is opened.
func (b *table) opened() *trust.Seal {
	for seat := range b.record.Seals {
		if b.record.Seals[seat].Opened {
			return &b.record.Seals[seat]
		}
	}
	panic("no seal is opened")
}

func TestIllegalAnswerUnderASealIsNamed(t *testing.T) {
	b := newTable(t, games[0], trust.Sealed, 5, 0, 1)
	for b.State.Decision().Kind != rules.Sealed || len(b.Log) == 0 {
		b.do(t)
	}
	// A device that does not look whether an answer is legal: the seal is made
	// as the formulas say, by the device of another match that stands there.
	u, ok := trust.Check(b.Match, &b.record).Next(0)
	if !ok {
		t.Fatal("key 0 is not asked")
	}
	v, _ := b.chains[0].Opening(u.Number)
	const illegal = 60_000
	b.record.Seals[0] = trust.Seal{Given: true, Value: sealOf(v, u.With, 0, illegal)}
	if err := trust.SealAnswer(b.Match, &b.record, b.chains[1], 1, pick(b.random, b.State.Options(1, nil))); err != nil {
		t.Fatal(err)
	}
	if report := trust.Verify(b.Match, &b.record); report.Wrong() {
		t.Fatalf("before it is opened: %s", &report)
	}
	b.record.Seals[0].Opened, b.record.Seals[0].Answer = true, illegal
	b.record.Keys[0].Opening = v
	if report := trust.Verify(b.Match, &b.record); report.Finding != trust.IllegalSeal || report.Seat != 0 {
		t.Errorf("%+v", report)
	}
	if err := trust.OpenNext(b.Match, &b.record, b.chains[1]); err == nil {
		t.Error("another opened beside it")
	}
}

func TestLateKeyHalfOpenIsNamed(t *testing.T) {
	b := newTable(t, games[0], trust.Sealed, 5, 0, 1, 0)
	for b.State.Decision().Kind != rules.Sealed || len(b.Log) == 0 {
		b.do(t)
	}
	for range 3 {
		b.do(t)
	}
	if err := trust.OpenNext(b.Match, &b.record, b.chains[0]); err != nil {
		t.Fatal(err)
	}
	b.record.Seals[2].Opened, b.record.Seals[2].Answer = false, 0
	if report := trust.Verify(b.Match, &b.record); report.Finding != trust.HalfOpened || report.Seat != 2 {
		t.Errorf("%+v", report)
	}
}
