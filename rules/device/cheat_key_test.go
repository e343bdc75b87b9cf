package device_test

import (
	"errors"
	"testing"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// Keys: values used in two branches, keys copied and restored, and a go-between.

// again gives a device with a copy of all that a friend's has.
func (b *table) again(f *friend) *friend {
	g := newFriend(f.name+" again", f.seat, b.random)
	for name, text := range f.store {
		g.store[name] = text
	}
	g.entry = f.entry
	return g
}

// TestValueUsedInTwoBranchesIsAFork for whoever meets both: of a cheat, who is not
// bound by a record.
func TestValueUsedInTwoBranchesIsAFork(t *testing.T) {
	b, moves := gamble(t, mallory, anna)
	one, two := b.dared(t, moves[0]), b.dared(t, moves[1])
	for _, key := range []int{mallory} {
		if one.Trust.Keys[key] != two.Trust.Keys[key] {
			t.Fatal("the values differ")
		}
	}
	for _, order := range [][]link.Link{{one, two}, {two, one}} {
		f := watching(t, b)
		notice{how: device.Newer}.tells(t, f.name, f, order[0])
		notice{how: device.Fork}.tells(t, f.name, f, order[1])
	}
}

// TestValueUsedByACopyOfTheDeviceIsForeign: the key was in use at two devices.
func TestValueUsedByACopyOfTheDeviceIsForeign(t *testing.T) {
	b, moves := gamble(t, anna, bo)
	f := b.friends[anna]
	g := b.again(f)
	for i, f := range []*friend{f, g} {
		if _, err := f.device.Play(&f.entry, anna, moves[i]); err != nil {
			t.Fatal(err)
		}
	}
	notice{how: device.Fork, foreign: true}.tells(t, "Anna", f, read(t, g.text()))
	notice{how: device.Fork, foreign: true}.tells(t, "Anna's copy", g, read(t, f.text()))
	h := b.friends[bo]
	h.open(t, f.text())
	a := notice{how: device.Fork}.tells(t, "Bo", h, read(t, g.text()))
	stays(t, h, a, device.ErrSpent) // he was the witness of the first
}

// TestDeviceDoesNotSayTwoThings: in two tabs, or in two branches.
func TestDeviceDoesNotSayTwoThings(t *testing.T) {
	t.Run("gamble", func(t *testing.T) {
		b, moves := gamble(t, anna, bo)
		f := b.friends[anna]
		stale := f.entry
		if _, err := f.device.Play(&f.entry, anna, moves[0]); err != nil {
			t.Fatal(err)
		}
		before := stale.Link.Trust
		if _, err := f.device.Play(&stale, anna, moves[1]); !errors.Is(err, device.ErrSpent) || stale.Link.Trust != before {
			t.Errorf("in the other tab: %v", err)
		}
		// The same again is no other.
		if how, err := f.device.Play(&stale, anna, moves[0]); err != nil || how != device.Same {
			t.Errorf("the same answer in the other tab: %s, %v", how, err)
		}
	})
	t.Run("seal", func(t *testing.T) {
		b := sealing(t, trust.Sealed)
		f := b.friends[anna]
		stale := f.entry
		moves := legal(b.now.Match, anna)
		if _, err := f.device.Play(&f.entry, anna, moves[0]); err != nil {
			t.Fatal(err)
		}
		if _, err := f.device.Play(&stale, anna, moves[1]); !errors.Is(err, device.ErrSpent) {
			t.Errorf("in the other tab: %v", err)
		}
		if how, err := f.device.Play(&stale, anna, moves[0]); err != nil || how != device.Same || stale.Text != f.text() {
			t.Errorf("the same answer in the other tab: %s, %v", how, err)
		}
	})
}

// TestDeviceOpensNothingWhereItsValuesStandWrong: Mallory grafts Anna's openings on
// another match than she knows, and goes on until she is asked to open the next.
func TestDeviceOpensNothingWhereItsValuesStandWrong(t *testing.T) {
	b, moves := gamble(t, mallory, anna)
	f := b.friends[anna]
	f.open(t, link.Write(b.dared(t, moves[0])))
	drawn := read(t, f.text())
	ply := len(b.now.Match.Log)
	forged := forge(t, drawn, ply, func(m *rules.Match, seat rules.Seat) (rules.Move, bool) {
		return moves[1], len(m.Log) == ply
	})
	// All others seal in the forged match.
	if step := trust.Check(forged.Match, &forged.Trust).Step; step.Kind != trust.Sealing || len(step.Seats) != 3 {
		t.Fatalf("it stands at %+v", step)
	}
	forged = b.sealed(t, forged, legal(forged.Match, mallory)[0])
	forged.Trust.Seals[bo] = trust.Seal{Given: true, Value: [8]byte{9}}
	a := notice{how: device.Fork, foreign: true}.tells(t, "Anna", f, forged)
	e := a.Entry
	if err := f.device.Follow(&e); err != nil {
		t.Fatal(err)
	}
	if _, err := f.device.Play(&e, anna, legal(forged.Match, anna)[0]); !errors.Is(err, device.ErrSpent) {
		t.Errorf("Anna's device seals there: %v", err)
	}
	if e.Link.Trust.Seals[anna].Given {
		t.Error("there is a seal of hers")
	}
}

// restored gives a new device with a friend's key, and a link.
func (b *table) restored(t testing.TB, f *friend, l link.Link) *friend {
	t.Helper()
	secret, ok := f.device.Key(l.Match.ID)
	if !ok || len(secret) != 22 {
		t.Fatalf("the key is %q, %v", secret, ok)
	}
	g := newFriend(f.name+" at a new device", f.seat, b.random)
	a := g.receive(t, link.Write(l))
	if err := g.device.Restore(&a.Entry, secret); err != nil {
		t.Fatal(err)
	}
	g.entry = a.Entry
	return g
}

func TestRestoredKeyGoesOn(t *testing.T) {
	for _, mode := range []trust.Mode{trust.Sealed, trust.Witnessed} {
		for seed := range uint64(4) {
			b := newTable(t, mode, seed)
			for b.now.Match.State.Decision().Kind != rules.Over {
				if b.random.IntN(4) == 0 {
					i := b.random.IntN(2)
					g := b.restored(t, b.friends[i], b.now)
					g.name = b.friends[i].name
					b.friends[i] = g
				}
				b.pass(t) // nobody is told of a cheat
				b.step(t)
			}
			if report := b.account().Report; report.Finding != trust.Proved {
				t.Errorf("%s", &report)
			}
		}
	}
}

// TestRestoredKeyKnowsItsOwnSeal, and opens it when all have sealed; it seals no other.
func TestRestoredKeyKnowsItsOwnSeal(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	moves := legal(b.now.Match, anna)
	f := b.friends[anna]
	if _, err := f.device.Play(&f.entry, anna, moves[1]); err != nil {
		t.Fatal(err)
	}
	sealed := read(t, f.text())
	g := b.restored(t, f, sealed)
	if _, err := g.device.Play(&g.entry, anna, moves[0]); err == nil {
		t.Error("it has sealed again")
	}
	// In an older link the seal is missing.
	e := g.entry
	e.Link = copied(b.now)
	if _, err := g.device.Play(&e, anna, moves[0]); !errors.Is(err, device.ErrSpent) {
		t.Errorf("it has sealed another answer in an older link: %v", err)
	}
	b.friends[anna], b.now = g, sealed
	ply := len(b.now.Match.Log)
	b.to(t, func() bool { return len(b.now.Match.Log) > ply })
	found := false
	for _, a := range b.now.Match.Log[ply : ply+3] {
		found = found || a == rules.Answer{Seat: anna, Move: moves[1]}
	}
	if !found {
		t.Errorf("the answer was lost: %v", b.now.Match.Log[ply:])
	}
}

// TestRestoredKeyTakesNoSealForItsOwnThatDoesNotFit.
func TestRestoredKeyTakesNoSealForItsOwnThatDoesNotFit(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	forged := copied(b.now)
	forged.Trust.Seals[anna] = trust.Seal{Given: true, Value: [8]byte{1}}
	g := b.restored(t, b.friends[anna], forged)
	notice{how: device.Fork, foreign: true}.tells(t, "Anna", g, forged)
}

// TestRestoredKeyLearnsFromNewerLinks, as long as it is not used: an old link is all
// that was at hand first.
func TestRestoredKeyLearnsFromNewerLinks(t *testing.T) {
	b := newTable(t, trust.Witnessed, 2)
	b.to(t, func() bool { return len(b.now.Match.Log) > 6 })
	old := copied(b.now)
	b.to(t, func() bool { return len(b.now.Match.Log) > 20 && b.account().Step.Kind == trust.Sealing })
	g := b.restored(t, b.friends[anna], old)
	notice{how: device.Newer}.tells(t, "Anna", g, b.now)
	b.friends[anna] = g
	ply := len(b.now.Match.Log)
	b.to(t, func() bool { return len(b.now.Match.Log) > ply+3 })
	// From then on the record is its own.
	notice{how: device.Older}.tells(t, "Anna", g, old)
}

// TestRestoredKeyUsedOnAnOldLinkIsAFork: that is what it comes to if nobody looks for
// the newest. All who have it see the fork.
func TestRestoredKeyUsedOnAnOldLinkIsAFork(t *testing.T) {
	b, moves := gamble(t, anna, bo)
	old := copied(b.now)
	f := b.friends[anna]
	g := b.restored(t, f, old)
	if _, err := f.device.Play(&f.entry, anna, moves[0]); err != nil {
		t.Fatal(err)
	}
	b.now = read(t, f.text())
	b.pass(t)
	if _, err := g.device.Play(&g.entry, anna, moves[1]); err != nil {
		t.Fatal(err)
	}
	notice{how: device.Fork}.tells(t, "Bo", b.friends[bo], read(t, g.text()))
	notice{how: device.Fork, foreign: true}.tells(t, "Anna", g, b.now)
	notice{how: device.Fork, foreign: true}.tells(t, "Anna", f, read(t, g.text()))
}

func TestRestoreAsksForTheKeyOfTheMatch(t *testing.T) {
	b := newTable(t, trust.Witnessed, 2)
	b.to(t, func() bool { return len(b.now.Match.Log) > 9 })
	g := newFriend("Anna", anna, b.random)
	g.open(t, link.Write(b.now))
	for _, secret := range []string{"", "x", "AAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAA", "????????????????????.."} {
		if err := g.device.Restore(&g.entry, secret); !errors.Is(err, device.ErrBadKey) {
			t.Errorf("%q: %v", secret, err)
		}
	}
	if g.device.Plays(&g.entry.Link, anna) {
		t.Error("it plays")
	}
	// Who has the key already loses nothing of its record.
	f := b.friends[anna]
	stored := map[string]string{}
	for name, text := range f.store {
		stored[name] = text
	}
	secret, _ := f.device.Key(b.now.Match.ID)
	old := f.entry
	old.Link = cut(t, b.now, 0)
	if err := f.device.Restore(&old, secret); err != nil {
		t.Fatal(err)
	}
	for name, text := range f.store {
		if stored[name] != text {
			t.Errorf("%s was changed", name)
		}
	}
	// And one device plays with one key.
	bos, _ := b.friends[bo].device.Key(b.now.Match.ID)
	if err := f.device.Restore(&f.entry, bos); !errors.Is(err, device.ErrOther) {
		t.Errorf("a second key: %v", err)
	}
}

// TestGoBetweenIsNoticedByVoice: Mallory plays with each of two another match, of the
// same id, and passes the moves on. The codes differ.
func TestGoBetweenIsNoticedByVoice(t *testing.T) {
	b := newTable(t, trust.Witnessed, 3)
	other := cut(t, b.now, 0)
	other.Trust.Keys = [rules.MaxSeats]trust.Key{}
	for key := range 3 {
		c := trust.NewChain(other.Match.ID, key, trust.Value{byte(key), 77}, 20)
		if err := trust.Join(other.Match, &other.Trust, key, c.Anchor()); err != nil {
			t.Fatal(err)
		}
	}
	mine, theirs := trust.Check(b.now.Match, &b.now.Trust), trust.Check(other.Match, &other.Trust)
	if mine.Code(0) == theirs.Code(0) || len(mine.Code(0)) != 16 {
		t.Errorf("the codes are %s and %s", mine.Code(0), theirs.Code(0))
	}
	stranger(t, other, 0)
	// Of the same match they are the same at every device, whatever the names.
	named := copied(b.now)
	named.Match.Rename([]string{"x", "y"})
	if trust.Check(named.Match, &named.Trust).Code(1) != mine.Code(1) {
		t.Error("names change the code")
	}
}
