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
	"flota/rules/rulestest/toy"
	"flota/rules/trust"
)

// games are those of the catalog, and a very small one.
var games = append([]rules.Game{toy.Game{}}, catalog.Games...)

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
	seat   rules.Seat
	store  memory
	device *device.Device
	entry  device.Entry
	inbox  []string
}

func newFriend(name string, seat rules.Seat, random *rand.Rand) *friend {
	store := memory{}
	return &friend{name: name, seat: seat, store: store, device: device.New(store, games, fill(random))}
}

// open takes a link in as the page does. Friends do not cheat, so nothing may be
// said against any.
func (f *friend) open(t testing.TB, text string) {
	t.Helper()
	a := f.receive(t, text)
	if a.Report.Wrong() || a.Foreign || a.Twice != 0 {
		t.Fatalf("%s is told of a cheat: %s, foreign %v, twice %b", f.name, &a.Report, a.Foreign, a.Twice)
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
	f.goOn(t)
}

// receive takes a link in and does no more.
func (f *friend) receive(t testing.TB, text string) device.Arrival {
	t.Helper()
	a := f.device.Receive(read(t, text))
	if a.Err != nil {
		t.Fatal(a.Err)
	}
	return a
}

// goOn does what the friend's device does by itself.
func (f *friend) goOn(t testing.TB) {
	t.Helper()
	if _, err := f.device.Go(&f.entry); err != nil && !errors.Is(err, device.ErrSpent) {
		t.Fatal(err)
	}
}

// read reads a link that is sound.
func read(t testing.TB, text string) link.Link {
	t.Helper()
	l, ok := links[text]
	if !ok {
		var err error
		if l, err = link.Read(text, games); err != nil {
			t.Fatalf("a link cannot be read: %v", err)
		}
		if len(links) > 1000 {
			clear(links)
		}
		links[text] = l
	}
	return copied(l)
}

// links are those that were read, as each goes to many.
var links = map[string]link.Link{}

// choose follows the branch that all friends agree to follow: the one with the
// most takebacks, then the longest, then the first.
func (f *friend) choose(t testing.TB) {
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
	for seat := range rules.Seat(best.Link.Match.Setup.Seats) {
		if f.device.Plays(&best.Link, seat) {
			return
		}
	}
	// The branch is from before the friend had joined.
	if err := f.device.Take(&f.entry, link.Seats(0).With(f.seat), nil, false); err != nil {
		t.Fatal(err)
	}
}

// act answers for the friend's seats at random, if any is asked. It reports
// whether it did.
func (f *friend) act(t testing.TB, random *rand.Rand) bool {
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

// undo takes the friend's latest answer back without asking anybody, who may have
// seen it though. It reports whether there was one.
func (f *friend) undo(t testing.TB) bool {
	t.Helper()
	m := f.entry.Link.Match
	if n := len(m.Given); n > 0 {
		for _, a := range m.Given {
			if f.device.Plays(&f.entry.Link, a.Seat) {
				if err := f.device.Withdraw(&f.entry, a.Seat); err != nil {
					t.Fatal(err)
				}
				return true
			}
		}
		return false
	}
	last := len(m.Log) - 1
	if last < max(m.Open(), f.device.Earliest(&f.entry.Link)) || !f.device.Plays(&f.entry.Link, m.Log[last].Seat) {
		return false
	}
	if err := f.device.Undo(&f.entry, last); err != nil {
		t.Fatal(err)
	}
	return true
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

// matchText leaves out a takeback that is asked about: who withdraws his has it no
// more, and the others still do.
func (f *friend) matchText() string {
	l := f.entry.Link
	l.Proposal = link.Proposal{}
	return link.Write(l)
}

// meet begins a match in which each friend has a seat of his own.
func meet(t testing.TB, g rules.Game, seats int, mode trust.Mode, random *rand.Rand) []*friend {
	t.Helper()
	var friends []*friend
	for i := range seats {
		friends = append(friends, newFriend(fmt.Sprintf("friend %d", i), rules.Seat(i), random))
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
	for _, f := range friends[1:] {
		f.open(t, first.text()) // all at once: nobody has seen the others join
		names := make([]string, seats)
		names[f.seat] = f.name
		if err := f.device.Take(&f.entry, link.Seats(0).With(f.seat), names, false); err != nil {
			t.Fatal(err)
		}
	}
	return friends
}

// exchange lets everybody send everybody what he has, until nothing is new.
func exchange(t testing.TB, friends []*friend) {
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
