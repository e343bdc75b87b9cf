package device_test

import (
	"testing"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// The past: answers of oneself and of others altered or invented, and the terms.

// plain gives a table at which a seat has just answered openly, with nothing drawn or
// sealed since, and could have answered otherwise.
func plain(t testing.TB, mode trust.Mode, seat rules.Seat) (b *table, ply int, other rules.Move) {
	t.Helper()
	b = seated(t, mode, func(b *table) bool {
		m := b.now.Match
		ply = len(m.Log) - 1
		if ply < m.Open() || ply < 0 || m.Log[ply].Seat != seat || b.asked() == rules.Nobody {
			return false
		}
		for _, other = range legal(m.At(ply), seat) {
			forged := m.At(ply)
			if other != m.Log[ply].Move && forged.Play(seat, other) == nil && forged.State.Decision().Kind == rules.Choice {
				return true
			}
		}
		return false
	})
	return b, ply, other
}

func TestMyAnswerAlteredIsForeign(t *testing.T) {
	for mode := range trust.Mode(trust.Modes) {
		b, ply, other := plain(t, mode, anna)
		forged := copied(b.now)
		forged.Match = b.now.Match.At(ply)
		if err := forged.Match.Play(anna, other); err != nil {
			t.Fatal(err)
		}
		stranger(t, forged, 0)
		notice{how: device.Fork, foreign: true}.tells(t, "Anna", b.friends[anna], forged)
		// Bo has what Anna said: he sees both branches. Who made the other the two must
		// say.
		notice{how: device.Fork}.tells(t, "Bo", b.friends[bo], forged)
	}
}

// TestMyAnswerInventedIsForeign: before the player has given any. Another takes it for
// hers until he sees what she has given.
func TestMyAnswerInventedIsForeign(t *testing.T) {
	for mode := range trust.Mode(trust.Modes) {
		b := seated(t, mode, func(b *table) bool {
			return b.asked() == anna && len(b.gambles(anna)) == 0 && len(legal(b.now.Match, anna)) > 1
		})
		moves := legal(b.now.Match, anna)
		forged := copied(b.now)
		if err := forged.Match.Play(anna, moves[0]); err != nil {
			t.Fatal(err)
		}
		stranger(t, forged, 0)
		f, g := b.friends[anna], b.friends[bo]
		notice{how: device.Newer}.tells(t, "Bo", g, forged)
		for range 2 { // sent again it is no truer
			a := notice{how: device.Fork, foreign: true}.tells(t, "Anna", f, forged)
			if f.entry.Text != link.Write(b.now) || a.Other.Name != f.entry.Name || !a.Entry.Foreign() {
				t.Fatalf("mode %s: Anna's device has followed it", mode)
			}
		}
		if n := len(f.device.Branches(b.now.Match.ID)); n != 2 {
			t.Errorf("mode %s: %d branches are kept", mode, n)
		}
		if _, err := f.device.Play(&f.entry, anna, moves[1]); err != nil {
			t.Fatal(err)
		}
		notice{how: device.Fork}.tells(t, "Bo", g, read(t, f.text()))
	}
}

// TestInventedAnswerIsForeignWithWhatFollowsIt: the link goes on.
func TestInventedAnswerIsForeignWithWhatFollowsIt(t *testing.T) {
	b := seated(t, trust.Open, func(b *table) bool { return b.asked() == anna && len(b.gambles(anna)) == 0 })
	forged := copied(b.now)
	f := b.friends[anna]
	for range 4 {
		seat := forged.Match.State.Decision().Seats[0]
		if forged.Match.State.Decision().Kind != rules.Choice {
			break
		}
		if err := forged.Match.Play(seat, legal(forged.Match, seat)[0]); err != nil {
			t.Fatal(err)
		}
		notice{how: device.Fork, foreign: true}.tells(t, "Anna", f, forged)
	}
	if f.text() != link.Write(b.now) {
		t.Error("Anna's device has followed it")
	}
}

// TestMyWaitingAnswerInventedIsForeign: of an open match, whose sealed answers are only
// masked.
func TestMyWaitingAnswerInventedIsForeign(t *testing.T) {
	b := seated(t, trust.Open, func(b *table) bool { return len(b.account().Step.Seats) == 3 && len(b.now.Match.Log) > 8 })
	f := b.friends[anna]
	moves := legal(b.now.Match, anna)
	forged := copied(b.now)
	if err := forged.Match.Play(anna, moves[0]); err != nil {
		t.Fatal(err)
	}
	notice{how: device.Same}.tells(t, "Bo", b.friends[bo], forged)
	notice{how: device.Fork, foreign: true}.tells(t, "Anna", f, forged)
	if _, err := f.device.Play(&f.entry, anna, moves[1]); err != nil {
		t.Fatal(err)
	}
	// Now that she has given one, hers stands against it.
	notice{how: device.Fork, foreign: true}.tells(t, "Anna", f, forged)
	notice{how: device.Fork}.tells(t, "Bo", b.friends[bo], read(t, f.text()))
	// Her own is no invention.
	notice{how: device.Same}.tells(t, "Anna", f, read(t, f.text()))
}

// TestEarlierAnswerChangedWithLaterDrawsLeftIsSeenByAll: by each draw with the odds that
// it would come out otherwise. If they are done anew, those notice whose values they
// need: see TestKnownOpeningGraftedOnAnotherGamble.
func TestEarlierAnswerChangedWithLaterDrawsLeftIsSeenByAll(t *testing.T) {
	b, ply, other := plain(t, trust.Witnessed, mallory)
	after := len(b.now.Match.Log)
	found := 0
	for ; found == 0 && b.now.Match.State.Decision().Kind != rules.Over; b.step(t) {
		forged := copied(b.now)
		forged.Match = b.now.Match.At(ply)
		if err := forged.Match.Play(mallory, other); err != nil {
			t.Fatal(err)
		}
		for _, a := range b.now.Match.Log[after:] {
			if forged.Match.Play(a.Seat, a.Move) != nil {
				break
			}
		}
		if len(forged.Match.Log) != len(b.now.Match.Log) {
			continue
		}
		if report := trust.Verify(forged.Match, &forged.Trust); report.Finding == trust.WrongDraw {
			found++
			stranger(t, forged, trust.WrongDraw)
			notice{wrong: trust.WrongDraw}.tells(t, "Anna", b.friends[anna], forged)
		}
	}
	if found == 0 {
		t.Error("no draw came out otherwise")
	}
}

func TestAnchorExchangedIsNoticedByWhoHasSeenTheOther(t *testing.T) {
	b := newTable(t, trust.Witnessed, 4)
	b.to(t, func() bool { return len(b.now.Match.Log) > 15 })
	for key := range 3 {
		forged := copied(b.now)
		forged.Trust.Keys[key].Anchor[3]++
		stranger(t, forged, trust.Unanchored)
		notice{wrong: trust.Unanchored}.tells(t, "Anna", b.friends[anna], forged)
	}
	// Before anything was opened nothing is wrong with it.
	fresh := cut(t, b.now, 0)
	for key := range 3 {
		fresh.Trust.Keys[key].Opening = trust.Value{}
	}
	for key := range 3 {
		forged := copied(fresh)
		forged.Trust.Keys[key].Anchor[3]++
		stranger(t, forged, 0)
		for i, f := range b.friends {
			notice{how: device.Fork, foreign: key == i}.tells(t, f.name, f, forged)
		}
	}
}

func TestValuesOfAnotherMatchOrSeatAreSeenByAll(t *testing.T) {
	b, c := newTable(t, trust.Witnessed, 4), newTable(t, trust.Witnessed, 6)
	for range 9 {
		b.step(t)
		c.step(t)
	}
	for name, change := range map[string]func(r *trust.Record){
		"the opening of another match":  func(r *trust.Record) { r.Keys[mallory].Opening = c.now.Trust.Keys[mallory].Opening },
		"the key of another match":      func(r *trust.Record) { r.Keys[mallory] = c.now.Trust.Keys[mallory] },
		"the opening of another seat":   func(r *trust.Record) { r.Keys[mallory].Opening = r.Keys[bo].Opening },
		"the key of another seat":       func(r *trust.Record) { r.Keys[mallory] = r.Keys[bo] },
		"the keys of two seats, turned": func(r *trust.Record) { r.Keys[mallory], r.Keys[bo] = r.Keys[bo], r.Keys[mallory] },
	} {
		forged := copied(b.now)
		change(&forged.Trust)
		stranger(t, forged, trust.Unanchored)
		for _, f := range b.friends {
			notice{wrong: trust.Unanchored}.tells(t, f.name+", of "+name, f, forged)
		}
	}
	// A link of another match is another match.
	notice{how: device.Unknown}.tells(t, "Anna", b.friends[anna], c.now)
	// Also if it takes the id of this one.
	forged := copied(c.now)
	forged.Match.ID = b.now.Match.ID
	stranger(t, forged, trust.Unanchored)
}

// TestOtherTermsAreAFork: what the first link has fixed.
func TestOtherTermsAreAFork(t *testing.T) {
	b := newTable(t, trust.Witnessed, 4)
	fresh := cut(t, b.now, 0)
	for key := range 3 {
		fresh.Trust.Keys[key].Opening = trust.Value{}
	}
	lean := rules.Setup{Seats: 3}
	lean.Settings[0] = 1
	poor, err := rules.NewMatch(b.now.Match.Game, lean, b.now.Match.ID, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(l *link.Link){
		"only sealed": func(l *link.Link) { l.Trust.Mode = trust.Sealed },
		"open":        func(l *link.Link) { l.Trust = trust.Record{} },
		"seats of other keys": func(l *link.Link) {
			l.Trust.KeyOf = [rules.MaxSeats]uint8{anna, mallory, bo}
		},
		"another setting": func(l *link.Link) { l.Match = poor },
	} {
		forged := copied(fresh)
		change(&forged)
		stranger(t, forged, 0)
		for _, f := range b.friends {
			notice{how: device.Fork}.tells(t, f.name+", of "+name, f, forged)
			if f.text() != link.Write(b.now) {
				t.Errorf("%s: %s has followed it", name, f.name)
			}
		}
	}
}

// TestUntilIsAskedAbout: a match goes on as an open one only if the player says so.
func TestUntilIsAskedAbout(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	f := b.friends[anna]
	last := 0 // ply of Anna's last use
	for _, u := range b.account().Uses {
		if u.Key == anna {
			last = u.Ply
		}
	}
	for _, test := range []struct {
		until int
		spent bool
	}{{len(b.now.Match.Log), false}, {last, true}, {1, true}} {
		forged := copied(b.now)
		if err := trust.End(forged.Match, &forged.Trust, test.until); err != nil {
			t.Fatal(err)
		}
		stranger(t, forged, 0)
		a := notice{how: device.Same, ask: true}.tells(t, "Anna", f, forged)
		if a.Spent != test.spent {
			t.Errorf("until %d: it is said that she gives something up: %v", test.until, a.Spent)
		}
		if e, _ := f.device.Load(a.Entry.Name); a.Changed || e.Link.Trust.Until != 0 || f.text() != e.Text {
			t.Errorf("until %d: it is followed", test.until)
		}
	}
	// It cannot be moved towards the end: the values between would be missing.
	ended := copied(b.now)
	if err := trust.End(ended.Match, &ended.Trust, 1); err != nil {
		t.Fatal(err)
	}
	ended.Trust.Until = len(b.now.Match.Log)
	stranger(t, ended, trust.Unanchored)
	notice{wrong: trust.Unanchored}.tells(t, "Anna", f, ended)
	// Nor left out.
	ended.Trust.Until = 0
	stranger(t, ended, trust.Unanchored)
}

// TestUntilOfTwoDevicesIsTheEarlier, whichever way the links go, once they agree.
func TestUntilOfTwoDevicesIsTheEarlier(t *testing.T) {
	b := sealing(t, trust.Witnessed)
	early, late := copied(b.now), copied(b.now)
	if trust.End(early.Match, &early.Trust, 1) != nil || trust.End(late.Match, &late.Trust, len(b.now.Match.Log)) != nil {
		t.Fatal("they cannot end")
	}
	for i, order := range [][]link.Link{{early, late}, {late, early}} {
		f := b.friends[i]
		for _, l := range order {
			a := f.receive(t, link.Write(l))
			if err := f.device.Agree(&a); err != nil || a.Ask {
				t.Fatal(err)
			}
			f.entry = a.Entry
		}
	}
	if b.friends[0].text() != b.friends[1].text() || b.friends[0].entry.Link.Trust.Until != 1 {
		t.Errorf("%d and %d", b.friends[0].entry.Link.Trust.Until, b.friends[1].entry.Link.Trust.Until)
	}
}

// TestTakebackIsAskedAbout, and one that reaches behind what was opened is none.
func TestTakebackIsAskedAbout(t *testing.T) {
	b, ply, _ := plain(t, trust.Witnessed, mallory)
	first := b.account().Final
	for back := ply; back >= 0; back-- {
		forged := cut(t, b.now, back)
		if len(forged.Match.Log) != back {
			continue
		}
		forged.Trace.Add(link.Takeback{At: len(b.now.Match.Log), Back: back, By: mallory})
		stranger(t, forged, 0)
		for _, f := range b.friends {
			if back >= first {
				notice{how: device.TakenBack, ask: true}.tells(t, f.name, f, forged)
			} else {
				notice{how: device.Fork}.tells(t, f.name, f, forged)
			}
			if f.text() != link.Write(b.now) {
				t.Fatalf("back to %d: %s has followed it", back, f.name)
			}
		}
	}
}

// TestNobodySpeaksForMe: nobody can propose or accept a takeback, or take
// a seat, or let a program play, in the place of a player.
func TestNobodySpeaksForMe(t *testing.T) {
	for mode := range trust.Mode(trust.Modes) {
		b, ply, _ := plain(t, mode, mallory)
		f := b.friends[anna]
		for name, p := range map[string]link.Proposal{
			"accepted by all": {By: mallory, Ply: ply, Accepted: 0b111},
			"proposed by her": {By: anna, Ply: ply, Accepted: 0b111},
			"refused by her":  {By: mallory, Ply: ply, Accepted: 0b110, Refused: 0b001},
		} {
			forged := copied(b.now)
			forged.Proposal = p
			a := notice{how: device.Same}.tells(t, "Anna, of "+name, f, forged)
			if got := a.Entry.Link.Proposal; got.Accepted.Has(anna) || got.Refused.Has(anna) || len(a.Entry.Link.Match.Log) != ply+1 {
				t.Errorf("%s: she has %+v after %d answers", name, got, len(a.Entry.Link.Match.Log))
			}
		}
		forged := copied(b.now)
		forged.Proposal = link.Proposal{}
		forged.Bots[anna] = link.Hard
		forged.Match.Rename([]string{"Nobody"})
		a := f.receive(t, link.Write(forged))
		if l := a.Entry.Link; l.Bots[anna] != link.NoBot {
			t.Error("a program plays for her")
		}
	}
	// In a match with keys a claim is nothing.
	b := seated(t, trust.Witnessed, func(b *table) bool { return b.asked() == anna && len(b.gambles(anna)) == 0 })
	f := b.friends[anna]
	forged := copied(b.now)
	forged.Claims[anna] = link.Tag{1, 2, 3}
	a := notice{how: device.Same}.tells(t, "Anna", f, forged)
	if a.Lost != 0 || !f.device.Plays(&a.Entry.Link, anna) || !f.device.Plays(&forged, anna) || device.Free(&forged) != 0 {
		t.Error("she has lost her seat")
	}
	if _, err := f.device.Play(&a.Entry, anna, legal(b.now.Match, anna)[0]); err != nil {
		t.Error(err)
	}
}
