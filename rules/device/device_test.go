package device_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/rulestest/toy"
	"flota/rules/trust"
)

// first gives the first legal option of a seat.
func first(t *testing.T, m *rules.Match, seat rules.Seat) rules.Move {
	t.Helper()
	for _, o := range m.State.Options(seat, nil) {
		if o.Rule == 0 {
			return o.Move
		}
	}
	t.Fatalf("seat %d can do nothing", seat)
	return 0
}

// asked gives the friend who is asked.
func asked(t *testing.T, friends []*friend) *friend {
	t.Helper()
	d := friends[0].entry.Link.Match.State.Decision()
	for _, f := range friends {
		for _, seat := range d.Who() {
			if f.device.Plays(&f.entry.Link, seat) && !given(&f.entry.Link, seat) {
				return f
			}
		}
	}
	t.Fatal("nobody is asked")
	return nil
}

// single plays on until a single seat is asked.
func single(t *testing.T, friends []*friend, random *rand.Rand) *friend {
	t.Helper()
	for range 50 {
		if d := friends[0].entry.Link.Match.State.Decision(); d.Kind == rules.Choice {
			return asked(t, friends)
		}
		asked(t, friends).act(t, random)
		exchange(t, friends)
	}
	t.Fatal("no seat is asked alone")
	return nil
}

func TestAnswerIsNotLostWhenTheStoreIsFull(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	friends := meet(t, toy.Game{}, 2, trust.Open, random)
	exchange(t, friends)
	f := single(t, friends, random)
	kept := f.entry.Text
	full := device.New(noRoom{f.store}, games, fill(random))
	e, before := f.entry, len(f.entry.Link.Match.Log)
	d := e.Link.Match.State.Decision()
	seat := d.Who()[0]
	if _, err := full.Play(&e, seat, first(t, e.Link.Match, seat)); err == nil {
		t.Error("nothing is said")
	}
	if n := len(e.Link.Match.Log); n != before+1 {
		t.Errorf("the match on the screen has %d answers, want %d", n, before+1)
	}
	if f.store.Get(f.entry.Name) != kept {
		t.Error("what was kept has changed")
	}
}

func TestSeatOfAnotherDeviceIsNotPlayed(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 1))
	friends := meet(t, toy.Game{}, 2, trust.Open, random)
	exchange(t, friends)
	f := single(t, friends, random)
	other := friends[1-slices.Index(friends, f)]
	e := other.entry
	d := e.Link.Match.State.Decision()
	seat := d.Who()[0]
	if _, err := other.device.Play(&e, seat, first(t, e.Link.Match, seat)); !errors.Is(err, device.ErrNotYours) {
		t.Errorf("the error is %v, want %v", err, device.ErrNotYours)
	}
	if link.Write(e.Link) != link.Write(other.entry.Link) {
		t.Error("the match has changed")
	}
}

func TestSeatTakenOverIsTheLastOnesHoweverTheLinksGo(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 1))
	friends := meet(t, toy.Game{}, 2, trust.Open, random)
	exchange(t, friends)
	third, fourth := newFriend("third", 1, random), newFriend("fourth", 1, random)
	third.open(t, friends[0].text())
	seat := link.Seats(0).With(1)
	if err := third.device.Take(&third.entry, seat, nil, false); !errors.Is(err, device.ErrTaken) {
		t.Fatalf("the error is %v, want %v", err, device.ErrTaken)
	}
	for _, f := range []*friend{third, fourth} {
		if f == fourth {
			f.open(t, third.text())
		}
		if err := f.device.Take(&f.entry, seat, nil, true); err != nil {
			t.Fatal(err)
		}
	}
	// The link of who took it first comes last.
	for _, text := range []string{fourth.text(), third.text()} {
		for _, f := range []*friend{friends[0], friends[1], third, fourth} {
			a := f.receive(t, text)
			f.entry = a.Entry
			if lost := a.Lost.Has(1); lost && f == fourth || text == fourth.text() && f == third && !lost {
				t.Errorf("%s is told that the seat is lost: %v", f.name, lost)
			}
		}
	}
	for _, f := range []*friend{friends[0], friends[1], third, fourth} {
		if plays := f.device.Plays(&f.entry.Link, 1); plays != (f == fourth) {
			t.Errorf("%s plays the seat: %v", f.name, plays)
		}
	}
}

func TestPartsOfALaterProgramGoOnWithTheMatch(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 1))
	friends := meet(t, toy.Game{}, 2, trust.Open, random)
	exchange(t, friends)
	l := read(t, friends[0].text())
	l.Unknown = []link.Part{{Key: 100, Data: "\xa3new"}}
	for _, f := range friends {
		f.open(t, link.Write(l))
	}
	f := single(t, friends, random)
	f.act(t, random)
	if got := read(t, f.text()).Unknown; !slices.Equal(got, l.Unknown) {
		t.Errorf("after an answer the match has the parts %v, want %v", got, l.Unknown)
	}
}

func TestAllTakebacksAreCountedBeyondThoseThatAreRemembered(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 1))
	friends := meet(t, toy.Game{}, 2, trust.Open, random)
	exchange(t, friends)
	for back := 1; back <= link.MaxTrace+3; back++ {
		f := single(t, friends, random)
		f.act(t, random)
		exchange(t, friends)
		if len(f.entry.Link.Match.Log) == 0 {
			t.Fatal("nothing was answered")
		}
		if err := f.device.Propose(&f.entry, own(f), len(f.entry.Link.Match.Log)-1); err != nil {
			t.Fatal(err)
		}
		exchange(t, friends)
		other := friends[1-slices.Index(friends, f)]
		if err := other.device.Accept(&other.entry); err != nil {
			t.Fatal(err)
		}
		exchange(t, friends)
		for _, f := range friends {
			if got := f.entry.Link.Trace.Len(); got != back {
				t.Fatalf("%s knows of %d takebacks, want %d", f.name, got, back)
			}
		}
	}
}

func TestMatchThatWasRemovedIsKeptAgainByWhoPlaysOn(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 1))
	friends := meet(t, toy.Game{}, 2, trust.Open, random)
	exchange(t, friends)
	f := single(t, friends, random)
	f.device.Remove(f.entry.Name)
	if len(f.device.Entries()) != 0 {
		t.Fatal("the match is still listed")
	}
	f.act(t, random)
	if list := f.device.Entries(); len(list) != 1 || list[0].Text != f.entry.Text {
		t.Errorf("%d matches are listed", len(list))
	}
}
