//go:build !js

package device_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// memory is a store.
type memory map[string]string

func (m memory) Get(name string) string { return m[name] }
func (m memory) Set(name, text string) error {
	m[name] = text
	return nil
}
func (m memory) Remove(name string) { delete(m, name) }
func (m memory) Names() []string {
	var names []string
	for name := range m {
		names = append(names, name)
	}
	return names
}

func fill(random *rand.Rand) func([]byte) {
	return func(b []byte) {
		for i := range b {
			b[i] = byte(random.UintN(256))
		}
	}
}

// A friend is one who plays at a device of his own.
type friend struct {
	name   string
	store  memory
	device *device.Device
	entry  device.Entry
	inbox  []string
}

// open takes a link in as the page does.
func (f *friend) open(t *testing.T, text string) {
	t.Helper()
	l, err := link.Read(text, catalog.Games)
	if err != nil {
		t.Fatalf("%s cannot open a link: %v", f.name, err)
	}
	a := f.device.Receive(l)
	if a.Err != nil {
		t.Fatal(a.Err)
	}
	if a.Ask {
		if err := f.device.Agree(&a); err != nil {
			t.Fatal(err)
		}
	}
	f.entry = a.Entry
	if a.How == device.Fork {
		f.choose(t)
	}
	if _, err := f.device.Go(&f.entry); err != nil && !errors.Is(err, device.ErrSpent) {
		t.Fatal(err)
	}
}

// choose follows the branch that all friends agree to follow: the one with the
// most takebacks, then the longest, then the first.
func (f *friend) choose(t *testing.T) {
	t.Helper()
	branches := f.device.Branches(f.entry.Link.Match.ID)
	best := branches[0]
	for _, e := range branches {
		longer := len(e.Link.Match.Log) - len(best.Link.Match.Log)
		more := e.Link.Trace.Len() - best.Link.Trace.Len()
		if more > 0 || more == 0 && (longer > 0 || longer == 0 && link.Write(e.Link) < link.Write(best.Link)) {
			best = e
		}
	}
	if err := f.device.Follow(&best); err != nil {
		t.Fatal(err)
	}
	f.entry = best
}

// act answers for the friend's seats at random, if any is asked. It reports
// whether it did.
func (f *friend) act(t *testing.T, random *rand.Rand) bool {
	t.Helper()
	m := f.entry.Link.Match
	d := m.State.Decision()
	if d.Kind == rules.Over || d.Kind == rules.Chance {
		return false
	}
	for _, seat := range d.Who() {
		if !f.device.Plays(&f.entry.Link, seat) || given(&f.entry.Link, seat) {
			continue
		}
		var legal []rules.Move
		for _, o := range m.State.Options(seat, nil) {
			if o.Rule == 0 {
				legal = append(legal, o.Move)
			}
		}
		how, err := f.device.Play(&f.entry, seat, legal[random.IntN(len(legal))])
		if errors.Is(err, device.ErrSpent) {
			return false // said otherwise in the branch of another tab
		}
		if err != nil {
			t.Fatalf("%s cannot play: %v", f.name, err)
		}
		if how == device.Fork {
			f.choose(t)
		}
		return true
	}
	return false
}

func given(l *link.Link, seat rules.Seat) bool {
	if l.Trust.Seals[seat].Given {
		return true
	}
	for _, a := range l.Match.Given {
		if a.Seat == seat {
			return true
		}
	}
	return false
}

func (f *friend) text() string { return f.entry.Text }

// meet begins a match in which each friend has a seat of his own.
func meet(t *testing.T, g rules.Game, seats int, mode trust.Mode, random *rand.Rand) []*friend {
	t.Helper()
	var friends []*friend
	for i := range seats {
		store := memory{}
		friends = append(friends, &friend{
			name: fmt.Sprintf("friend %d", i), store: store, device: device.New(store, catalog.Games, fill(random)),
		})
	}
	var id [8]byte
	fill(random)(id[:])
	m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, id, nil)
	if err != nil {
		t.Fatal(err)
	}
	first := friends[0]
	plan := device.Plan{Mode: mode, Mine: 1}
	for i := range seats {
		plan.KeyOf[i] = uint8(i)
	}
	if first.entry, err = first.device.Begin(m, plan); err != nil {
		t.Fatal(err)
	}
	for i, f := range friends[1:] {
		f.open(t, first.text()) // all at once: nobody has seen the others join
		seat := rules.Seat(i + 1)
		names := make([]string, seats)
		names[seat] = f.name
		if err := f.device.Take(&f.entry, link.Seats(0).With(seat), names, false); err != nil {
			t.Fatal(err)
		}
	}
	return friends
}

// weeks lets friends play a match to its end by links that come late, twice, in
// another sequence or not at all, from tabs that are out of date too. Takebacks
// is how likely somebody asks for one.
func weeks(t *testing.T, g rules.Game, seats int, mode trust.Mode, seed uint64, tabs, takebacks float64) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 7))
	friends := meet(t, g, seats, mode, random)
	forks, backs, ended, quiet, still, stood := 0, 0, 0, 0, 0, ""
	for over := false; !over; {
		f := friends[random.IntN(seats)]
		if quiet++; quiet > 10*seats {
			quiet = 0
			exchange(t, friends)
			m := f.entry.Link.Match
			over = m.State.Decision().Kind == rules.Over
			if still++; f.text() != stood {
				still = 0
			}
			if still == 3 && !over {
				// A value was spent in a branch that the others do not follow.
				if err := f.device.End(&f.entry); err == nil {
					ended++
					exchange(t, friends)
				}
			}
			if still == 10 && !over {
				t.Fatalf("seed %d: after %d answers nobody goes on: %+v", seed, len(m.Log),
					trust.Check(m, &f.entry.Link.Trust).Step)
			}
			stood = f.text()
		}
		switch {
		case len(f.inbox) > 0 && random.IntN(3) > 0:
			i := random.IntN(len(f.inbox))
			f.open(t, f.inbox[i])
			if random.IntN(4) > 0 { // else it comes again some time
				f.inbox = append(f.inbox[:i], f.inbox[i+1:]...)
			}
		case random.Float64() < tabs:
			// Another tab of the browser has stood open for a while.
			stale, ok := f.device.Load(f.entry.Name)
			if !ok {
				t.Fatal("the entry is gone")
			}
			now := f.entry
			f.act(t, random)
			if f.entry.Name == now.Name {
				now, f.entry = f.entry, stale
				if f.act(t, random) {
					forks++
				}
				f.choose(t)
			}
		case random.Float64() < takebacks && len(f.entry.Link.Match.Log) > device.Earliest(&f.entry.Link) && backs < 10:
			backs++
			last := len(f.entry.Link.Match.Log) - 1
			if err := f.device.Propose(&f.entry, own(f), max(last-random.IntN(3), device.Earliest(&f.entry.Link))); err != nil {
				t.Fatal(err)
			}
		case f.entry.Link.Proposal.Accepted != 0 && !(f.entry.Link.Proposal.Accepted | f.entry.Link.Proposal.Refused).Has(own(f)):
			answer := f.device.Accept
			if random.IntN(4) == 0 {
				answer = f.device.Refuse
			}
			if err := answer(&f.entry); err != nil {
				t.Fatal(err)
			}
		case f.act(t, random):
			quiet = 0
		}
		to := friends[random.IntN(seats)]
		if to != f && random.IntN(5) > 0 { // else it is lost
			to.inbox = append(to.inbox, f.text())
		}
	}
	exchange(t, friends)
	for _, f := range friends[1:] {
		if f.text() != friends[0].text() {
			t.Fatalf("seed %d: %s has\n%s\nand the first\n%s", seed, f.name, f.text(), friends[0].text())
		}
	}
	t.Logf("seed %d: %d answers, %d stale tabs played, %d takebacks asked, %d times made open", seed,
		len(friends[0].entry.Link.Match.Log), forks, backs, ended)
}

// exchange lets everybody send everybody what he has, until nothing is new.
func exchange(t *testing.T, friends []*friend) {
	t.Helper()
	for news, round := true, 0; news; round++ {
		if round > 100 {
			t.Fatalf("the links go round for ever:\n%s\n%s", friends[0].text(), friends[1].text())
		}
		news = false
		for _, from := range friends {
			text := from.text()
			for _, to := range friends {
				if before := to.text(); before != text {
					to.open(t, text)
					news = news || to.text() != before
				}
			}
		}
	}
}

// own is the friend's seat.
func own(f *friend) rules.Seat {
	for seat := range rules.Seat(f.entry.Link.Match.Setup.Seats) {
		if f.device.Plays(&f.entry.Link, seat) {
			return seat
		}
	}
	panic("a friend without a seat")
}

func TestFriendsWhoSendLinksInAnySequenceEndWithOneMatch(t *testing.T) {
	const tabs, takebacks = 0.01, 0.01
	for _, test := range []struct{ game, seats int }{{1, 3}, {0, 5}} {
		if test.seats == 5 && testing.Short() {
			continue // takes its time
		}
		g := catalog.Games[test.game]
		for mode := range trust.Mode(trust.Modes) {
			t.Run(g.Info().ID+" "+mode.String(), func(t *testing.T) {
				weeks(t, g, test.seats, mode, 1, tabs, takebacks)
			})
		}
	}
}
