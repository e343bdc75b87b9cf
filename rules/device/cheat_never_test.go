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

// What is not noticed. These tests keep honest what is said of it: if one fails, the
// page promises too little.

// TestMoverAndWitnessInLeagueAreNotNoticed: they know both values and choose the answer
// that comes out best. So does one person with two keys.
func TestMoverAndWitnessInLeagueAreNotNoticed(t *testing.T) {
	b, moves := gamble(t, mallory, anna) // this Anna helps him
	f := b.friends[anna]
	lots := map[rules.Move]link.Link{}
	for _, move := range moves {
		l := b.dared(t, move)
		g := b.again(f) // what her device would draw
		g.open(t, link.Write(l))
		drawn := read(t, g.text())
		lots[drawn.Match.Log[len(l.Match.Log)].Move] = drawn
	}
	for _, l := range lots {
		stranger(t, l, 0)
		h := b.again(b.friends[bo])
		notice{how: device.Newer}.tells(t, "Bo", h, l)
	}
}

// TestStarterInLeagueWithTheLastToJoinIsNotNoticed: who joins last knows all other
// anchors, and with the starter's secret the set-up that his own makes.
func TestStarterInLeagueWithTheLastToJoinIsNotNoticed(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 4))
	var id [8]byte
	fill(random)(id[:])
	m, err := rules.NewMatch(toy.Game{}, rules.Setup{Seats: 3}, id, nil)
	if err != nil {
		t.Fatal(err)
	}
	starter := trust.NewChain(id, 0, trust.Value{1}, 9)
	begun := link.Link{Match: m, Trust: trust.Record{Mode: trust.Witnessed, KeyOf: [rules.MaxSeats]uint8{0, 1, 2}}}
	if err := trust.Join(begun.Match, &begun.Trust, 0, starter.Anchor()); err != nil {
		t.Fatal(err)
	}
	f := newFriend("Anna", 1, random)
	f.open(t, link.Write(begun))
	if err := f.device.Take(&f.entry, 1<<1, nil, false); err != nil {
		t.Fatal(err)
	}
	lots := map[rules.Move]bool{}
	for secret := range byte(30) {
		l := read(t, f.text())
		last := trust.NewChain(id, 2, trust.Value{secret, 9}, 9)
		if err := trust.Join(l.Match, &l.Trust, 2, last.Anchor()); err != nil {
			t.Fatal(err)
		}
		if err := trust.OpenNext(l.Match, &l.Trust, starter); err != nil {
			t.Fatal(err)
		}
		lots[l.Match.Log[0].Move] = true
		if l.Match.Log[0].Move == legal(m, rules.Nobody)[2] { // it pleases them
			stranger(t, l, 0)
			notice{how: device.Newer}.tells(t, "Anna", f, l)
			break
		}
	}
	if len(lots) < 2 {
		t.Error("they had no choice")
	}
}

// TestMatchBegunAnewIsNotNoticed: the starter knows the set-up before the others, drops
// a match that does not please him and begins another.
func TestMatchBegunAnewIsNotNoticed(t *testing.T) {
	one, two := newTable(t, trust.Witnessed, 1), newTable(t, trust.Witnessed, 2)
	for i, f := range one.friends {
		notice{how: device.Unknown}.tells(t, f.name, f, two.now)
		if two.friends[i].text() != link.Write(two.now) {
			t.Error("they do not play on")
		}
	}
}

// TestGuestTurnedAwayIsNotNoticedByOthers.
func TestGuestTurnedAwayIsNotNoticedByOthers(t *testing.T) {
	b := newTable(t, trust.Witnessed, 3)
	l := cut(t, b.now, 0)
	for key := range l.Trust.Keys {
		l.Trust.Keys[key].Opening = trust.Value{}
	}
	l.Trust.Keys[mallory].Anchor = trust.Value{} // the link before he had joined
	stranger(t, l, 0)
	f := newFriend("Carla", mallory, b.random)
	f.open(t, link.Write(l))
	if err := f.device.Take(&f.entry, 1<<mallory, nil, false); err != nil {
		t.Error(err)
	}
	stranger(t, read(t, f.text()), 0)
}

// TestProgramMovedByItsKeeperIsNotNoticed.
func TestProgramMovedByItsKeeperIsNotNoticed(t *testing.T) {
	b := seated(t, trust.Witnessed, func(b *table) bool { return b.asked() == mallory && len(b.gambles(mallory)) == 0 })
	// To the others Mallory's seat is a program's.
	for i, f := range b.friends {
		l := copied(b.now)
		l.Bots[mallory] = link.Easy
		moves := legal(l.Match, mallory)
		if err := l.Match.Play(mallory, moves[i%len(moves)]); err != nil {
			t.Fatal(err)
		}
		stranger(t, l, 0)
		notice{how: device.Newer}.tells(t, f.name, f, l)
	}
}

// TestSilentPlayerIsNotNoticed: also one who has seen what comes. The match waits.
func TestSilentPlayerIsNotNoticed(t *testing.T) {
	b, moves := gamble(t, anna, mallory)
	f := b.friends[anna]
	if _, err := f.device.Play(&f.entry, anna, moves[0]); err != nil {
		t.Fatal(err)
	}
	l := read(t, f.text())
	seen := copied(l)
	b.cheat(t, &seen, b.pick) // he looks, and says nothing
	for _, f := range b.friends {
		f.open(t, link.Write(l))
		if did, err := f.device.Go(&f.entry); did || err != nil || f.entry.Link.Match.State.Decision().Kind != rules.Chance {
			t.Errorf("%s: %v, %v", f.name, did, err)
		}
	}
	stranger(t, l, 0)
}

// TestOnePersonCanInventAWholeMatch: it proves nothing to a stranger.
func TestOnePersonCanInventAWholeMatch(t *testing.T) {
	b := newTable(t, trust.Witnessed, 8)
	b.to(t, func() bool { return b.now.Match.State.Decision().Kind == rules.Over })
	stranger(t, b.now, 0)
	if report := b.account().Report; report.Finding != trust.Proved {
		t.Errorf("%s", &report)
	}
}

// TestFinalLinkDoesNotTellOfForksAndTakebacks: who wrote what and when, and that seals
// came before openings, are not in it.
func TestFinalLinkDoesNotTellOfForksAndTakebacks(t *testing.T) {
	b := newTable(t, trust.Witnessed, 8)
	b.to(t, func() bool { return b.now.Match.State.Decision().Kind == rules.Over })
	with := copied(b.now)
	with.Trace.Add(link.Takeback{At: len(with.Match.Log), Back: 3, By: bo})
	with.Match.Rename([]string{"somebody", "else"})
	without := copied(with)
	without.Trace = link.Trace{}
	stranger(t, with, 0)
	stranger(t, without, 0)
	a, c := trust.Check(with.Match, &with.Trust), trust.Check(without.Match, &without.Trust)
	if a.Report != c.Report || a.Code(len(with.Match.Log)) != c.Code(len(with.Match.Log)) {
		t.Error("the takeback is proved")
	}
	// A match of which all values are known can be written anew with other answers.
	forged := forge(t, b.now, 1, func(m *rules.Match, seat rules.Seat) (rules.Move, bool) {
		moves := legal(m, max(seat, rules.Nobody))
		return moves[len(moves)/2], seat != rules.Nobody
	})
	if slices.Equal(forged.Match.Log, b.now.Match.Log[:min(len(forged.Match.Log), len(b.now.Match.Log))]) {
		t.Fatal("it is the same")
	}
	stranger(t, forged, 0)
}
