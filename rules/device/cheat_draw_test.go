package device_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/rulestest/toy"
	"flota/rules/trust"
)

// Chance in a witnessed match: what can be tried with a draw.

// dared gives the link in which Mallory has chosen one of his gambles.
func (b *table) dared(t testing.TB, move rules.Move) link.Link {
	t.Helper()
	l := copied(b.now)
	b.cheat(t, &l, b.always(move))
	if l.Match.State.Decision().Kind != rules.Chance {
		t.Fatal("Mallory does not gamble")
	}
	return l
}

func TestResentGambleIsDrawnAlike(t *testing.T) {
	b, moves := gamble(t, mallory, anna)
	f := b.friends[anna]
	sent := link.Write(b.dared(t, moves[0]))
	f.open(t, sent)
	drawn := slices.Clone(f.entry.Link.Match.Log)
	if f.entry.Link.Match.State.Decision().Kind == rules.Chance {
		t.Fatal("Anna is the witness and has not drawn")
	}
	for range 3 {
		notice{how: device.Older}.tells(t, "Anna", f, read(t, sent))
	}
	// Also if the browser of the witness has lost the match, but not the key.
	for _, e := range f.device.Branches(b.now.Match.ID) {
		f.device.Remove(e.Name)
	}
	a := notice{how: device.Unknown}.tells(t, "Anna", f, read(t, sent))
	f.entry = a.Entry
	f.goOn(t)
	if !slices.Equal(f.entry.Link.Match.Log, drawn) {
		t.Errorf("it was drawn %v, and again %v", drawn, f.entry.Link.Match.Log)
	}
}

func TestGambleExchangedForAnotherIsNotDrawn(t *testing.T) {
	b, moves := gamble(t, mallory, anna)
	first, second := b.dared(t, moves[0]), b.dared(t, moves[1])
	anna, bo := b.friends[anna], b.friends[bo]
	anna.open(t, link.Write(first))
	bo.open(t, anna.text())

	// The witness has drawn the first: it is a fork, and she does not draw again,
	// whatever branch she follows.
	a := notice{how: device.Fork}.tells(t, "Anna", anna, second)
	stays(t, anna, a, device.ErrSpent)
	notice{how: device.Fork}.tells(t, "Bo", bo, second)
	stranger(t, second, 0)
}

// TestGambleExchangedBeforeTheDrawIsAFork: it is in time, but everybody who has seen
// the first sees that.
func TestGambleExchangedBeforeTheDrawIsAFork(t *testing.T) {
	b, moves := gamble(t, mallory, anna)
	first, second := b.dared(t, moves[0]), b.dared(t, moves[1])
	bo := b.friends[bo]
	bo.open(t, link.Write(first))
	notice{how: device.Fork}.tells(t, "Bo", bo, second)
}

func TestLinkSentToTwoPeopleGivesOneResult(t *testing.T) {
	for seed, move := range []int{0, 1} {
		b, moves := gamble(t, mallory, anna)
		sent := link.Write(b.dared(t, moves[move]))
		anna, bo := b.friends[anna], b.friends[bo]
		bo.open(t, sent)
		if bo.text() != sent {
			t.Fatalf("%d: Bo is not the witness, and his device has drawn", seed)
		}
		anna.open(t, sent)
		bo.open(t, anna.text())
		if bo.text() != anna.text() || bo.entry.Link.Match.State.Decision().Kind == rules.Chance {
			t.Errorf("%d: the two have drawn otherwise", seed)
		}
	}
}

// TestOnlyTheWitnessCanDraw: not the mover, and not a third who is no witness,
// with what each of them has.
func TestOnlyTheWitnessCanDraw(t *testing.T) {
	b, moves := gamble(t, anna, bo) // Mallory is the third
	f := b.friends[anna]
	if _, err := f.device.Play(&f.entry, anna, moves[0]); err != nil {
		t.Fatal(err)
	}
	l := read(t, f.text())
	if trust.OpenNext(l.Match, &l.Trust, b.chain) == nil {
		t.Fatal("Mallory has drawn")
	}
	// He puts his own next value where that of the witness belongs, or none.
	own := 0
	for _, u := range trust.Check(l.Match, &l.Trust).Uses {
		if u.Key == mallory {
			own = u.Number
		}
	}
	for _, outcome := range legal(l.Match, rules.Nobody) {
		for _, more := range []int{0, 1} {
			forged := copied(l)
			if err := forged.Match.Play(rules.Nobody, outcome); err != nil {
				t.Fatal(err)
			}
			forged.Trust.Keys[mallory].Opening, _ = b.chain.Opening(own + more)
			want := trust.Skipped // the witness has opened one too few
			report := trust.Verify(forged.Match, &forged.Trust)
			if report.Key != bo && report.Key != mallory {
				t.Errorf("it is said of key %d", report.Key)
			}
			stranger(t, forged, want)
			notice{wrong: want}.tells(t, "Anna", b.friends[anna], forged)
			notice{wrong: want}.tells(t, "Bo", b.friends[bo], forged)
		}
	}
}

func TestWitnessWhoWritesAnotherOutcomeIsSeenByAll(t *testing.T) {
	b, moves := gamble(t, anna, mallory)
	f := b.friends[anna]
	if _, err := f.device.Play(&f.entry, anna, moves[0]); err != nil {
		t.Fatal(err)
	}
	drawn := read(t, f.text())
	before := len(drawn.Match.Log)
	b.cheat(t, &drawn, b.pick)
	tried := 0
	for _, outcome := range legal(drawn.Match.At(before), rules.Nobody) {
		if outcome == drawn.Match.Log[before].Move {
			continue
		}
		tried++
		forged := copied(drawn)
		forged.Match = drawn.Match.At(before)
		if err := forged.Match.Play(rules.Nobody, outcome); err != nil {
			t.Fatal(err)
		}
		stranger(t, forged, trust.WrongDraw)
		notice{wrong: trust.WrongDraw}.tells(t, "Anna", f, forged)
		notice{wrong: trust.WrongDraw}.tells(t, "Bo", b.friends[bo], forged)
	}
	if tried == 0 {
		t.Fatal("there is no other outcome")
	}
}

// TestWitnessWhoChangesHisEarlierAnswerIsNoticedByTheMover: he knows all openings
// when he draws, and looks which of his plain answers before the gamble would have
// served him better.
func TestWitnessWhoChangesHisEarlierAnswerIsNoticedByTheMover(t *testing.T) {
	var ply int // of his answer
	var other rules.Move
	b := seated(t, trust.Witnessed, func(b *table) bool {
		m := b.now.Match
		if moves := b.gambles(anna); len(moves) == 0 || b.witness(t, anna, moves[0]) != mallory {
			return false
		}
		for ply = len(m.Log) - 1; ply >= m.Open(); ply-- {
			if m.Log[ply].Seat != mallory {
				continue
			}
			next := rules.Seat(anna)
			if ply+1 < len(m.Log) {
				next = m.Log[ply+1].Seat
			}
			for _, other = range legal(m.At(ply), mallory) {
				forged := m.At(ply)
				if other == m.Log[ply].Move || forged.Play(mallory, other) != nil {
					continue
				}
				if d := forged.State.Decision(); d.Kind == rules.Choice && d.Seats[0] == next {
					return true
				}
			}
		}
		return false
	})
	f := b.friends[anna]
	if _, err := f.device.Play(&f.entry, anna, b.gambles(anna)[0]); err != nil {
		t.Fatal(err)
	}
	dared := read(t, f.text())
	forged := forge(t, dared, ply, func(m *rules.Match, seat rules.Seat) (rules.Move, bool) {
		return other, len(m.Log) == ply
	})
	b.cheat(t, &forged, b.pick)
	if forged.Match.Log[ply].Move != other || forged.Match.Log[len(dared.Match.Log)].Seat != rules.Nobody {
		t.Fatal("Mallory has not drawn in the forged match")
	}
	stranger(t, forged, 0)
	notice{how: device.Fork, foreign: true}.tells(t, "Anna", f, forged)
	notice{how: device.Fork}.tells(t, "Bo", b.friends[bo], forged)
}

// TestKnownOpeningGraftedOnAnotherGamble: after the draw Mallory takes his gamble
// back, knows what the witness has opened, and draws another one anew.
func TestKnownOpeningGraftedOnAnotherGamble(t *testing.T) {
	b, moves := gamble(t, mallory, anna)
	anna, bo := b.friends[anna], b.friends[bo]
	anna.open(t, link.Write(b.dared(t, moves[0])))
	bo.open(t, anna.text())
	drawn := read(t, anna.text())
	ply := len(b.now.Match.Log)
	forged := forge(t, drawn, ply, func(m *rules.Match, seat rules.Seat) (rules.Move, bool) {
		return moves[1], len(m.Log) == ply
	})
	if len(forged.Match.Log) < ply+2 || forged.Match.Log[ply].Move != moves[1] {
		t.Fatal("nothing was drawn anew")
	}
	stranger(t, forged, 0)
	a := notice{how: device.Fork, foreign: true}.tells(t, "Anna", anna, forged)
	stays(t, anna, a, nil) // it is Mallory's or another's turn, not hers to open
	notice{how: device.Fork}.tells(t, "Bo", bo, forged)
	// Whoever had not seen the first draw meets only the second, and later the first.
	late := newFriend("late", rules.Nobody, b.random)
	notice{how: device.Unknown}.tells(t, "who comes late", late, forged)
	notice{how: device.Fork}.tells(t, "who comes late", late, drawn)
}

func TestValueSkippedIsSeenByAll(t *testing.T) {
	b, moves := gamble(t, mallory, anna)
	l := copied(b.now)
	if err := l.Match.Play(mallory, moves[0]); err != nil {
		t.Fatal(err)
	}
	u, ok := trust.Check(l.Match, &l.Trust).Next(mallory)
	if !ok {
		t.Fatal("Mallory is not the mover")
	}
	l.Trust.Keys[mallory].Opening, _ = b.chain.Opening(u.Number + 1) // which he likes better
	stranger(t, l, trust.Skipped)
	notice{wrong: trust.Skipped}.tells(t, "Anna", b.friends[anna], l)
}

// TestValueUsedTwiceInALogIsSeenByAll: the old one in the place of the next.
func TestValueUsedTwiceInALogIsSeenByAll(t *testing.T) {
	b, moves := gamble(t, mallory, anna)
	l := b.dared(t, moves[0])
	l.Trust.Keys[mallory].Opening = b.now.Trust.Keys[mallory].Opening
	// Without the new one it is a gamble that still waits for the mover.
	if _, ok := trust.Check(l.Match, &l.Trust).Next(mallory); !ok {
		t.Fatal("Mallory has nothing to open")
	}
	for _, outcome := range legal(l.Match, rules.Nobody) {
		forged := copied(l)
		if err := forged.Match.Play(rules.Nobody, outcome); err != nil {
			t.Fatal(err)
		}
		stranger(t, forged, trust.Skipped)
	}
}

// TestSplitTurnGainsNothing: what Mallory sends in three links is what he would have
// sent in one.
func TestSplitTurnGainsNothing(t *testing.T) {
	// A turn of two answers, the second of which is a gamble.
	b := seated(t, trust.Witnessed, func(b *table) bool {
		if b.asked() != mallory {
			return false
		}
		for _, move := range legal(b.now.Match, mallory) {
			next := *b
			next.now = copied(b.now)
			if next.now.Match.Play(mallory, move) == nil && len(next.gambles(mallory)) > 1 {
				return true
			}
		}
		return false
	})
	play := func(split bool) *table {
		c := *b
		c.friends = nil
		for _, f := range b.friends { // devices of their own, that know the same
			g := newFriend(f.name, f.seat, b.random)
			for name, text := range f.store {
				g.store[name] = text
			}
			g.entry = f.entry
			c.friends = append(c.friends, g)
		}
		c.now = copied(b.now)
		for c.asked() == mallory {
			moves := legal(c.now.Match, mallory)
			if err := c.now.Match.Play(mallory, moves[len(moves)-1]); err != nil {
				t.Fatal(err)
			}
			if split {
				c.pass(t) // nobody can do anything with it
			}
		}
		c.cheat(t, &c.now, c.pick)
		c.pass(t)
		return &c
	}
	one, three := play(false), play(true)
	if link.Write(one.now) != link.Write(three.now) {
		t.Errorf("one link gives %v, several %v", one.now.Match.Log, three.now.Match.Log)
	}
}

// TestSetUpFollowsFromWhoJoinedNotFromWhen.
func TestSetUpFollowsFromWhoJoinedNotFromWhen(t *testing.T) {
	b := newTable(t, trust.Witnessed, 5)
	first := cut(t, b.now, 0)
	for key := range first.Trust.Keys {
		first.Trust.Keys[key].Opening = trust.Value{}
	}
	// Bo or Mallory first, or both at once: the starter's device draws the same.
	for _, order := range [][]int{{bo, mallory}, {mallory, bo}} {
		f := b.friends[anna]
		for _, e := range f.device.Branches(first.Match.ID) {
			f.device.Remove(e.Name)
		}
		l := copied(first)
		for _, key := range order {
			l.Trust.Keys[key].Anchor = trust.Value{}
		}
		for _, key := range order {
			joined := copied(l)
			joined.Trust.Keys[key].Anchor = first.Trust.Keys[key].Anchor
			f.open(t, link.Write(joined))
		}
		if got, want := f.entry.Link.Match.Log[0], b.now.Match.Log[0]; got != want {
			t.Errorf("in the order %v it is %v, before %v", order, got, want)
		}
	}
}

// TestStarterCannotDrawTheSetUpAgain: with the same anchors it comes out alike, and
// those who joined do not take others.
func TestStarterCannotDrawTheSetUpAgain(t *testing.T) {
	// Mallory began. He tries other secrets of his own when he knows the anchors of
	// the others.
	random := rand.New(rand.NewPCG(3, 3))
	friends := []*friend{newFriend("Anna", 1, random), newFriend("Bo", 2, random)}
	var id [8]byte
	fill(random)(id[:])
	m, err := rules.NewMatch(toy.Game{}, rules.Setup{Seats: 3}, id, nil)
	if err != nil {
		t.Fatal(err)
	}
	l := link.Link{Match: m, Trust: trust.Record{Mode: trust.Witnessed, KeyOf: [rules.MaxSeats]uint8{0, 1, 2}}}
	start := func(secret byte) (*trust.Chain, link.Link) {
		c := trust.NewChain(id, 0, trust.Value{secret}, 10)
		begun := copied(l)
		if err := trust.Join(begun.Match, &begun.Trust, 0, c.Anchor()); err != nil {
			t.Fatal(err)
		}
		return c, begun
	}
	chain, begun := start(1)
	text := link.Write(begun)
	for _, f := range friends {
		f.open(t, text)
		if err := f.device.Take(&f.entry, link.Seats(0).With(f.seat), nil, false); err != nil {
			t.Fatal(err)
		}
		text = f.text()
	}
	friends[0].open(t, text)
	all := read(t, text)
	if err := trust.OpenNext(all.Match, &all.Trust, chain); err != nil {
		t.Fatal(err)
	}
	outcomes := map[rules.Move]bool{}
	for secret := range byte(20) {
		other, begun := start(secret + 2)
		begun.Trust.Keys[1], begun.Trust.Keys[2] = all.Trust.Keys[1], all.Trust.Keys[2]
		if err := trust.OpenNext(begun.Match, &begun.Trust, other); err != nil {
			t.Fatal(err)
		}
		outcomes[begun.Match.Log[0].Move] = true
		stranger(t, begun, 0)
		for _, f := range friends {
			notice{how: device.Fork}.tells(t, f.name, f, begun)
		}
	}
	if len(outcomes) < 2 {
		t.Error("he had no choice")
	}
	for _, f := range friends {
		notice{how: device.Newer}.tells(t, f.name, f, all)
	}
}

// TestGuestWhoseAnchorIsExchangedIsToldSo: the starter lets a friend of his join in
// the place of a guest.
func TestGuestWhoseAnchorIsExchangedIsToldSo(t *testing.T) {
	b := newTable(t, trust.Witnessed, 3)
	l := cut(t, b.now, 0)
	for key := range l.Trust.Keys {
		l.Trust.Keys[key].Opening = trust.Value{}
	}
	l.Trust.Keys[bo].Anchor = trust.NewChain(l.Match.ID, bo, trust.Value{9}, 10).Anchor()
	notice{how: device.Fork, foreign: true}.tells(t, "Bo", b.friends[bo], l)
	notice{how: device.Fork}.tells(t, "Anna", b.friends[anna], l)
}
