package device_test

import (
	"errors"

	"testing"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// Sealed answers: what can be tried with a bid.

// sealed gives the link with a seal of Mallory's.
func (b *table) sealed(t testing.TB, l link.Link, move rules.Move) link.Link {
	t.Helper()
	l = copied(l)
	if err := trust.SealAnswer(l.Match, &l.Trust, b.chain, mallory, move); err != nil {
		t.Fatal(err)
	}
	return l
}

// bid lets a friend seal an answer in the match that all have.
func (b *table) bid(t testing.TB, f *friend) link.Link {
	t.Helper()
	f.open(t, link.Write(b.now))
	if !f.act(t, b.random) {
		t.Fatalf("%s is not asked", f.name)
	}
	return read(t, f.text())
}

// bids gives two legal bids of Mallory's.
func (b *table) bids() (low, high rules.Move) {
	moves := legal(b.now.Match, mallory)
	return moves[0], moves[len(moves)-1]
}

func TestTwoSealsOfASeatAreNoticedAndNobodyOpens(t *testing.T) {
	for _, mode := range []trust.Mode{trust.Sealed, trust.Witnessed} {
		b := sealing(t, mode)
		low, high := b.bids()
		first, second := b.sealed(t, b.now, low), b.sealed(t, b.now, high)
		// Bo has sealed too: now only Anna's seal is missing.
		bid := b.bid(t, b.friends[bo]).Trust.Seals[bo]
		first.Trust.Seals[bo], second.Trust.Seals[bo] = bid, bid

		f := b.friends[anna]
		one := notice{how: device.Same}.tells(t, "Anna", f, first)
		two := notice{how: device.Fork, twice: 1 << mallory}.tells(t, "Anna", f, second)
		stranger(t, second, 0)

		// In neither branch does her device open.
		answer := legal(b.now.Match, anna)[0]
		for _, e := range []device.Entry{two.Entry, one.Entry} {
			if err := f.device.Follow(&e); err != nil {
				t.Fatal(err)
			}
			_, err := f.device.Play(&e, anna, answer)
			if s := e.Link.Trust.Seals[anna]; !errors.Is(err, device.ErrTwice) || !s.Given || s.Opened {
				t.Fatalf("Anna's device says %v, and has %+v", err, s)
			}
			if kept, ok := f.device.Load(e.Name); !ok || !kept.Link.Trust.Seals[anna].Given {
				t.Error("Anna's seal is not kept")
			}
			if did, err := f.device.Go(&e); did || !errors.Is(err, device.ErrTwice) {
				t.Errorf("Anna's device goes on: %v, %v", did, err)
			}
			one.Entry, _ = f.device.Load(one.Entry.Name)
		}
		// But they can agree to go on openly.
		e := f.device.Branches(b.now.Match.ID)[0]
		if err := f.device.End(&e); err != nil || e.Link.Trust.Until != len(b.now.Match.Log) {
			t.Errorf("they cannot go on: %v", err)
		}
	}
}

func TestThirdSealIsNoticedToo(t *testing.T) {
	b := sealing(t, trust.Sealed)
	f := b.friends[anna]
	for i, move := range legal(b.now.Match, mallory)[:3] {
		want := notice{how: device.Fork, twice: 1 << mallory}
		if i == 0 {
			want = notice{how: device.Same}
		}
		want.tells(t, "Anna", f, b.sealed(t, b.now, move))
	}
}

// TestOpenedAnswerThatDoesNotFitItsSealIsSeenByAll: as long as the seal stands beside
// it.
func TestOpenedAnswerThatDoesNotFitItsSealIsSeenByAll(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	low, high := b.bids()
	l := b.sealed(t, b.bid(t, b.friends[bo]), low)
	b.friends[anna].open(t, link.Write(l))
	b.friends[anna].act(t, b.random)
	l = read(t, b.friends[anna].text()) // Anna was the last to seal, and has opened
	if !l.Trust.Seals[anna].Opened {
		t.Fatal("Anna has not opened")
	}
	if err := trust.OpenNext(l.Match, &l.Trust, b.chain); err != nil {
		t.Fatal(err)
	}
	if !l.Trust.Seals[mallory].Opened {
		t.Fatal("Mallory has not opened")
	}
	l.Trust.Seals[mallory].Answer = high
	stranger(t, l, trust.WrongSeal)
	for _, f := range b.friends {
		notice{wrong: trust.WrongSeal}.tells(t, f.name, f, l)
	}
}

// outbid lets the sealed decision end, and gives the match behind it with another bid
// of a seat in the place of the one that was sealed and opened.
func (b *table) outbid(t testing.TB, seat rules.Seat) link.Link {
	t.Helper()
	ply := len(b.now.Match.Log)
	for len(b.now.Match.Log) == ply {
		b.step(t)
	}
	forged := cut(t, b.now, ply+3)
	forged.Match = b.now.Match.At(ply)
	for _, a := range b.now.Match.Log[ply : ply+3] {
		if a.Seat == seat {
			a.Move = b.another(ply, seat, a.Move)
		}
		if err := forged.Match.Play(a.Seat, a.Move); err != nil {
			t.Fatal(err)
		}
	}
	return forged
}

func (b *table) another(ply int, seat rules.Seat, move rules.Move) rules.Move {
	for _, other := range legal(b.now.Match.At(ply), seat) {
		if other != move {
			return other
		}
	}
	panic("there is one answer")
}

// TestBidChangedAfterTheOpeningIsNoticedByWhoSawTheSeal, as long as nothing was drawn
// with it. The seals are not in the link any more, so that a stranger sees nothing.
func TestBidChangedAfterTheOpeningIsNoticedByWhoSawTheSeal(t *testing.T) {
	for _, mode := range []trust.Mode{trust.Sealed, trust.Witnessed} {
		b := sealing(t, mode)
		forged := b.outbid(t, mallory)
		stranger(t, forged, 0)
		for _, f := range b.friends {
			notice{how: device.Fork, twice: 1 << mallory}.tells(t, f.name, f, forged)
		}
	}
}

func TestBidOfAnotherChangedAfterTheOpeningIsNoticedByHer(t *testing.T) {
	for _, mode := range []trust.Mode{trust.Sealed, trust.Witnessed} {
		b := sealing(t, mode)
		forged := b.outbid(t, anna)
		stranger(t, forged, 0)
		notice{how: device.Fork, foreign: true}.tells(t, "Anna", b.friends[anna], forged)
		notice{how: device.Fork, twice: 1 << anna}.tells(t, "Bo", b.friends[bo], forged)
	}
}

// TestBidChangedForWhoKnewOnlyTheSeal: a device that has the seal, but not the
// answers, does not follow another answer as the next link.
func TestBidThatDoesNotFitIsNotFollowedAsNews(t *testing.T) {
	b := sealing(t, trust.Sealed)
	low, _ := b.bids()
	sealed := b.sealed(t, b.bid(t, b.friends[bo]), low)
	late := b.friends[anna] // she has seen the seals of both
	late.open(t, link.Write(sealed))
	late.act(t, b.random)
	before := read(t, late.text())
	// Bo and Mallory end the decision, and Mallory enters another bid than he sealed.
	other := b.friends[bo]
	other.open(t, late.text())
	all := read(t, other.text())
	b.cheat(t, &all, b.pick)
	ply := len(b.now.Match.Log)
	forged := copied(all)
	forged.Match = all.Match.At(ply)
	for _, a := range all.Match.Log[ply : ply+3] {
		if a.Seat == mallory {
			a.Move = b.another(ply, mallory, a.Move)
		}
		if err := forged.Match.Play(a.Seat, a.Move); err != nil {
			t.Fatal(err)
		}
	}
	stranger(t, forged, 0)
	notice{how: device.Fork, twice: 1 << mallory}.tells(t, "Anna", late, forged)
	if late.text() != link.Write(before) {
		t.Error("what Anna has was changed")
	}
}

func TestSealOpenedBeforeAllAreInIsSeenByAll(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	low, _ := b.bids()
	l := b.sealed(t, b.now, low)
	u, ok := b.account().Next(mallory)
	if !ok {
		t.Fatal("Mallory is not asked")
	}
	l.Trust.Seals[mallory].Opened, l.Trust.Seals[mallory].Answer = true, low
	l.Trust.Keys[mallory].Opening, _ = b.chain.Opening(u.Number)
	stranger(t, l, trust.OpenedEarly)
	for _, f := range b.friends {
		notice{wrong: trust.OpenedEarly}.tells(t, f.name, f, l)
	}
}

// TestDevicesOpenNothingBeforeAllSealsAreIn: neither when two of three are, nor when
// the third is a copy in the wrong place.
func TestDevicesOpenNothingBeforeAllSealsAreIn(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	low, _ := b.bids()
	l := b.sealed(t, b.now, low)
	f := b.friends[anna]
	f.open(t, link.Write(l))
	f.act(t, b.random)
	if s := f.entry.Link.Trust.Seals[anna]; !s.Given || s.Opened {
		t.Errorf("Anna's seal: %+v", s)
	}
	f.goOn(t)
	if s := f.entry.Link.Trust.Seals[anna]; s.Opened {
		t.Error("Anna has opened, and Bo has not sealed")
	}
}

// TestBidTriedOutWithAForgedSeal: Mallory wants to see Anna's bid before Bo has
// sealed, and to bid then. He forges Bo's seal; Anna opens. But Bo's device knows that
// the seal is not its own, and Anna's that he has shown two.
func TestBidTriedOutWithAForgedSeal(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	low, high := b.bids()
	forged := b.sealed(t, b.now, low)
	forged.Trust.Seals[bo] = trust.Seal{Given: true, Value: [8]byte{1, 2, 3}}
	stranger(t, forged, 0)
	f, g := b.friends[anna], b.friends[bo]
	f.open(t, link.Write(forged))
	f.act(t, b.random)
	l := read(t, f.text())
	if !l.Trust.Seals[anna].Opened {
		t.Fatal("Anna has not opened")
	}
	// To him Mallory shows another seal, now that he knows Anna's bid, and her
	// opening; it looks right to Bo.
	again := b.sealed(t, b.now, high)
	again.Trust.Seals[anna] = trust.Seal{Given: true, Value: l.Trust.Seals[anna].Value}
	notice{how: device.Same}.tells(t, "Bo", g, again)
	g.entry = g.device.Branches(b.now.Match.ID)[0]
	if !g.act(t, b.random) {
		t.Fatal("Bo does not bid")
	}
	done := read(t, g.text())
	chains := map[int]*trust.Chain{anna: trust.NewChain(l.Match.ID, anna, l.Trust.Keys[anna].Opening, keyUses(l, anna)), mallory: b.chain}
	for len(done.Match.Log) == len(b.now.Match.Log) {
		for key, c := range chains {
			if trust.Check(done.Match, &done.Trust).Step.Keys.Has(key) {
				if err := trust.OpenNext(done.Match, &done.Trust, c); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	stranger(t, done, 0)
	// Anna has seen Mallory's first seal, and the one that was not Bo's. Bo sees that it
	// is not, and Mallory's first, as soon as he gets what Anna has.
	notice{how: device.Fork, foreign: true, twice: 1 << mallory}.tells(t, "Bo", g, l)
	notice{how: device.Fork, twice: 1<<mallory | 1<<bo}.tells(t, "Anna", f, done)
}

// keyUses is how many values of a key a link shows.
func keyUses(l link.Link, key int) int {
	n := 0
	for _, u := range trust.Check(l.Match, &l.Trust).Uses {
		if u.Key == key {
			n = u.Number
		}
	}
	return n
}

// TestSealCopiedFromAnotherCannotBeOpened: who bids as Anna does without knowing how.
func TestSealCopiedFromAnotherCannotBeOpened(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	l := b.bid(t, b.friends[anna])
	l.Trust.Seals[mallory] = l.Trust.Seals[anna]
	stranger(t, l, 0)
	g := b.friends[bo]
	g.open(t, link.Write(l))
	g.act(t, b.random)
	b.friends[anna].open(t, g.text())
	all := read(t, b.friends[anna].text()) // Anna and Bo have opened
	if trust.OpenNext(all.Match, &all.Trust, b.chain) == nil {
		t.Fatal("Mallory has opened")
	}
	// He enters Anna's answer.
	u, _ := trust.Check(all.Match, &all.Trust).Next(mallory)
	all.Trust.Seals[mallory].Opened, all.Trust.Seals[mallory].Answer = true, all.Trust.Seals[anna].Answer
	all.Trust.Keys[mallory].Opening, _ = b.chain.Opening(u.Number)
	stranger(t, all, trust.WrongSeal)
}

func TestSealThatIsNotMineIsForeign(t *testing.T) {
	b := sealing(t, trust.Sealed)
	f := b.friends[anna]
	before := b.bid(t, f) // Anna has sealed
	for name, value := range map[string][8]byte{"another": {1}, "a changed one": before.Trust.Seals[anna].Value} {
		value[7]++
		forged := copied(before)
		forged.Trust.Seals[anna].Value = value
		notice{how: device.Fork, foreign: true}.tells(t, "Anna, of "+name, f, forged)
	}
	// Bo has not sealed yet.
	forged := copied(before)
	forged.Trust.Seals[bo] = trust.Seal{Given: true, Value: [8]byte{5}}
	notice{how: device.Fork, foreign: true}.tells(t, "Bo", b.friends[bo], forged)
	if f.text() != link.Write(before) {
		t.Error("what Anna has was changed")
	}
}

func TestSealOfNobodyIsSeenByAll(t *testing.T) {
	b := seated(t, trust.Sealed, func(b *table) bool { return b.asked() != rules.Nobody })
	l := copied(b.now)
	l.Trust.Seals[bo] = trust.Seal{Given: true, Value: [8]byte{5}}
	stranger(t, l, trust.SealNotAsked)
	notice{wrong: trust.SealNotAsked}.tells(t, "Anna", b.friends[anna], l)
}

// TestAnswerThatWasToBeSealedIsSeenByAll.
func TestAnswerThatWasToBeSealedIsSeenByAll(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	l := copied(b.now)
	if err := l.Match.Play(mallory, legal(l.Match, mallory)[0]); err != nil {
		t.Fatal(err)
	}
	stranger(t, l, trust.Unsealed)
	notice{wrong: trust.Unsealed}.tells(t, "Anna", b.friends[anna], l)
}
