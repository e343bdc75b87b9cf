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

// The files that begin with cheat have a test for each row of what is noticed, and
// when: see package trust. Mallory plays with a program of his own, which keeps none
// of the rules of devices; Anna and Bo play with devices. A stranger has only the
// link, and checks it.

// The seats and keys of a table.
const (
	anna    = 0
	bo      = 1
	mallory = 2
)

// A table is a match of the three. All have the same links up to now.
type table struct {
	friends []*friend    // Anna and Bo
	chain   *trust.Chain // Mallory's key
	random  *rand.Rand
	now     link.Link // what all have
}

// newTable begins a match that all three have joined.
func newTable(t testing.TB, mode trust.Mode, seed uint64) *table {
	t.Helper()
	b := &table{random: rand.New(rand.NewPCG(seed, 11))}
	for i, name := range []string{"Anna", "Bo"} {
		b.friends = append(b.friends, newFriend(name, rules.Seat(i), b.random))
	}
	plan := device.Plan{Mode: mode, Mine: 1, KeyOf: [rules.MaxSeats]uint8{anna, bo, mallory}}
	var err error
	if b.friends[anna].entry, err = b.friends[anna].device.Begin(b.match(t, nil), plan); err != nil {
		t.Fatal(err)
	}
	b.now = read(t, b.friends[anna].text())
	b.sit(t)
	if mode == trust.Open {
		b.now.Claims[mallory] = link.Tag{7}
	} else {
		b.chain = trust.NewChain(b.now.Match.ID, mallory, b.value(), trust.Length)
		if err := trust.Join(b.now.Match, &b.now.Trust, mallory, b.chain.Anchor()); err != nil {
			t.Fatal(err)
		}
	}
	b.pass(t)
	return b
}

func (b *table) match(t testing.TB, names []string) *rules.Match {
	t.Helper()
	var id [8]byte
	fill(b.random)(id[:])
	m, err := rules.NewMatch(toy.Game{}, rules.Setup{Seats: 3}, id, names)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func (b *table) value() (v trust.Value) {
	fill(b.random)(v[:])
	return v
}

// sit lets Bo take his seat.
func (b *table) sit(t testing.TB) {
	t.Helper()
	f := b.friends[bo]
	f.open(t, link.Write(b.now))
	if err := f.device.Take(&f.entry, 1<<bo, nil, false); err != nil {
		t.Fatal(err)
	}
	b.now = read(t, f.text())
}

// pass gives the link to all, until the devices have nothing to do any more.
func (b *table) pass(t testing.TB) {
	t.Helper()
	for again := true; again; {
		again = false
		for _, f := range b.friends {
			text := link.Write(b.now)
			f.open(t, text)
			if f.text() != text {
				b.now, again = read(t, f.text()), true
			}
		}
	}
}

// step lets the next who can do something do it, answers at random.
func (b *table) step(t testing.TB) {
	t.Helper()
	a := b.account()
	if b.mallorys(a) {
		b.cheat(t, &b.now, b.pick)
		b.pass(t)
		return
	}
	for _, f := range b.friends {
		if f.act(t, b.random) {
			b.now = read(t, f.text())
			b.pass(t)
			return
		}
	}
	t.Fatalf("nobody goes on: %+v", a.Step)
}

// mallorys reports whether the match waits for Mallory.
func (b *table) mallorys(a *trust.Account) bool {
	if b.now.Trust.Mode == trust.Open {
		return slices.Contains(a.Step.Seats, mallory)
	}
	return a.Step.Keys.Has(mallory) && (a.Step.Kind != trust.Answering || slices.Contains(a.Step.Seats, mallory))
}

// cheat does what a link waits for with Mallory's key, without any record.
func (b *table) cheat(t testing.TB, l *link.Link, choose func(l *link.Link, seat rules.Seat) rules.Move) {
	t.Helper()
	for a := trust.Check(l.Match, &l.Trust); ; a = trust.Check(l.Match, &l.Trust) {
		var err error
		switch {
		case a.Step.Kind == trust.Answering && slices.Contains(a.Step.Seats, mallory):
			err = l.Match.Play(mallory, choose(l, mallory))
		case a.Step.Kind == trust.Sealing && a.Step.Keys.Has(mallory):
			err = trust.SealAnswer(l.Match, &l.Trust, b.chain, mallory, choose(l, mallory))
		case a.Step.Kind == trust.Opening && a.Step.Keys.Has(mallory):
			err = trust.OpenNext(l.Match, &l.Trust, b.chain)
		case a.Step.Kind == trust.Following:
			err = trust.Follow(l.Match, &l.Trust)
		case a.Step.Kind == trust.Drawing && (l.Trust.Mode == trust.Open || a.Step.Keys.Has(mallory)) && len(l.Match.Log) > 0 && l.Match.Log[len(l.Match.Log)-1].Seat == mallory:
			err = l.Match.Play(rules.Nobody, choose(l, rules.Nobody))
		default:
			return
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func (b *table) pick(l *link.Link, seat rules.Seat) rules.Move {
	moves := legal(l.Match, seat)
	return moves[b.random.IntN(len(moves))]
}

// always gives one answer once, and others at random.
func (b *table) always(move rules.Move) func(*link.Link, rules.Seat) rules.Move {
	done := false
	return func(l *link.Link, seat rules.Seat) rules.Move {
		if !done {
			done = true
			return move
		}
		return b.pick(l, seat)
	}
}

func legal(m *rules.Match, seat rules.Seat) []rules.Move {
	var moves []rules.Move
	for _, o := range m.State.Options(seat, nil) {
		if o.Rule == 0 {
			moves = append(moves, o.Move)
		}
	}
	return moves
}

func (b *table) account() *trust.Account { return trust.Check(b.now.Match, &b.now.Trust) }

// to goes on until something holds.
func (b *table) to(t testing.TB, holds func() bool) {
	t.Helper()
	for !holds() {
		b.step(t)
	}
}

// seated gives a table, with a seed at which something comes about in the match.
func seated(t testing.TB, mode trust.Mode, holds func(b *table) bool) *table {
	t.Helper()
	for seed := range uint64(200) {
		b := newTable(t, mode, seed)
		for b.now.Match.State.Decision().Kind != rules.Over {
			if holds(b) {
				return b
			}
			b.step(t)
		}
	}
	t.Fatal("it does not come about")
	return nil
}

// asked is the seat that is to answer openly, Nobody if there is none.
func (b *table) asked() rules.Seat {
	if d := b.now.Match.State.Decision(); d.Kind == rules.Choice {
		return d.Seats[0]
	}
	return rules.Nobody
}

// gambles gives the answers of a seat that chance follows at once.
func (b *table) gambles(seat rules.Seat) []rules.Move {
	if b.asked() != seat {
		return nil
	}
	var moves []rules.Move
	for _, move := range legal(b.now.Match, seat) {
		m := copyOf(b.now.Match)
		if err := m.Play(seat, move); err == nil && m.State.Decision().Kind == rules.Chance {
			moves = append(moves, move)
		}
	}
	return moves
}

// witness gives the seat that draws after an answer which chance follows.
func (b *table) witness(t testing.TB, mover rules.Seat, move rules.Move) rules.Seat {
	t.Helper()
	m := copyOf(b.now.Match)
	if err := m.Play(mover, move); err != nil {
		t.Fatal(err)
	}
	d := m.State.Decision()
	for _, seat := range d.Who() {
		if seat != mover {
			return seat
		}
	}
	panic("a chance of one seat")
}

// gamble gives a table at which a seat can choose between two gambles, and another
// is the witness.
func gamble(t testing.TB, mover, witness rules.Seat) (*table, []rules.Move) {
	t.Helper()
	b := seated(t, trust.Witnessed, func(b *table) bool {
		moves := b.gambles(mover)
		return len(moves) > 1 && b.witness(t, mover, moves[0]) == witness
	})
	return b, b.gambles(mover)
}

// sealing gives a table at which all three are to seal, and none has.
func sealing(t testing.TB, mode trust.Mode) *table {
	t.Helper()
	return seated(t, mode, func(b *table) bool {
		a := b.account()
		return len(b.now.Match.Log) > 8 && len(a.Step.Seats) == 3 && a.Step.Kind == trust.Sealing && len(legal(b.now.Match, mallory)) > 3
	})
}

func copyOf(m *rules.Match) *rules.Match {
	other := m.At(len(m.Log))
	other.Given = slices.Clone(m.Given)
	return other
}

// copied gives a link with a match of its own.
func copied(l link.Link) link.Link {
	l.Match = copyOf(l.Match)
	return l
}

// cut gives a link as it was at a ply, as far as can be told from a later one: with
// the openings that had been used.
func cut(t testing.TB, l link.Link, ply int) link.Link {
	t.Helper()
	a := trust.Check(l.Match, &l.Trust)
	past := copied(l)
	past.Match = l.Match.At(ply)
	past.Trust.Seals = [rules.MaxSeats]trust.Seal{}
	past.Proposal = link.Proposal{}
	chains := shown(l)
	for key := range past.Trust.Keys {
		past.Trust.Keys[key].Opening = trust.Value{}
	}
	for _, u := range a.Uses {
		if u.Ply < len(past.Match.Log) {
			past.Trust.Keys[u.Key].Opening, _ = chains[u.Key].Opening(u.Number)
		}
	}
	if report := trust.Verify(past.Match, &past.Trust); report.Wrong() {
		t.Fatalf("a link was cut wrong: %s", &report)
	}
	return past
}

// shown gives the values of all keys that a link shows: from the newest opening the
// older ones follow. Everybody who has the link can do that.
func shown(l link.Link) map[int]*trust.Chain {
	count := map[int]int{}
	for _, u := range trust.Check(l.Match, &l.Trust).Uses {
		if !u.Seal || u.Ply < len(l.Match.Log) {
			count[u.Key] = u.Number
		}
	}
	chains := map[int]*trust.Chain{}
	for key := range l.Trust.Count(l.Match.Setup.Seats) {
		if n := count[key]; n > 0 {
			chains[key] = trust.NewChain(l.Match.ID, key, l.Trust.Keys[key].Opening, n)
		} else {
			chains[key] = trust.NewChain(l.Match.ID, key, l.Trust.Keys[key].Anchor, 0)
		}
	}
	return chains
}

// forge writes the match anew from a ply on, with the values that everybody has
// seen: other gives an answer, if it is to be another than in the log. It ends where
// the log does, or where no value is known.
func forge(t testing.TB, l link.Link, ply int, other func(m *rules.Match, seat rules.Seat) (rules.Move, bool)) link.Link {
	t.Helper()
	chains := shown(l)
	forged := cut(t, l, ply)
	answer := func(seat rules.Seat) rules.Move {
		if move, ok := other(forged.Match, seat); ok {
			return move
		}
		moves := legal(forged.Match, seat)
		for _, a := range l.Match.Log[min(len(forged.Match.Log), len(l.Match.Log)):] {
			if a.Seat == seat && slices.Contains(moves, a.Move) {
				return a.Move
			}
		}
		return moves[0]
	}
	for {
		a := trust.Check(forged.Match, &forged.Trust)
		if len(forged.Match.Log) >= len(l.Match.Log) && a.Step.Kind != trust.Opening {
			return forged
		}
		var err error
		switch a.Step.Kind {
		case trust.Answering:
			seat := a.Step.Seats[0]
			err = forged.Match.Play(seat, answer(seat))
		case trust.Drawing:
			err = forged.Match.Play(rules.Nobody, answer(rules.Nobody))
		case trust.Sealing:
			seat := a.Step.Seats[0]
			err = trust.SealAnswer(forged.Match, &forged.Trust, chains[int(l.Trust.KeyOf[seat])], seat, answer(seat))
		case trust.Opening:
			err = errors.New("the next value is not known")
			for key, c := range chains {
				if _, ok := a.Next(key); ok {
					err = trust.OpenNext(forged.Match, &forged.Trust, c)
					break
				}
			}
		case trust.Following:
			err = trust.Follow(forged.Match, &forged.Trust)
		default:
			return forged
		}
		if err != nil {
			return forged // a value is needed that is not known
		}
	}
}

// What a reader is told of a link.
type notice struct {
	how     device.Relation
	wrong   trust.Finding // 0: nothing
	foreign bool
	twice   link.Seats
	ask     bool
}

// tells gives a link to a device and looks what it tells.
func (n notice) tells(t testing.TB, who string, f *friend, l link.Link) device.Arrival {
	t.Helper()
	a := f.receive(t, link.Write(l))
	if got := noticed(&a); got != n {
		t.Errorf("%s is told %+v, want %+v", who, got, n)
	}
	return a
}

func noticed(a *device.Arrival) notice {
	if a.Report.Wrong() {
		return notice{wrong: a.Report.Finding}
	}
	return notice{how: a.How, foreign: a.Foreign, twice: a.Twice, ask: a.Ask}
}

// stranger looks whether who has only the link finds something wrong.
func stranger(t testing.TB, l link.Link, want trust.Finding) {
	t.Helper()
	l = read(t, link.Write(l))
	report := trust.Verify(l.Match, &l.Trust)
	if want == 0 && report.Wrong() || want != 0 && report.Finding != want {
		t.Errorf("a stranger finds %s (%s), want %s", report.Finding, &report, want)
	}
	f := newFriend("a stranger", rules.Nobody, rand.New(rand.NewPCG(1, 2)))
	a := f.device.Receive(l)
	if a.Report.Finding != report.Finding || a.Foreign || a.Twice != 0 || a.Ask || a.How != device.Unknown {
		t.Errorf("a stranger's device says %+v, %v", noticed(&a), a.Report.Finding)
	}
}

// stays looks that a device opens nothing in a link, although its person follows
// it, and says why.
func stays(t testing.TB, f *friend, a device.Arrival, why error) {
	t.Helper()
	e := a.Entry
	if did, err := f.device.Go(&e); e.Aside() && (did || err != nil) {
		t.Errorf("%s goes on by itself in a branch set aside: %v, %v", f.name, did, err)
	}
	if err := f.device.Follow(&e); err != nil {
		t.Fatal(err)
	}
	before := e.Link.Trust
	if did, err := f.device.Go(&e); did || err != why || e.Link.Trust != before {
		t.Errorf("%s goes on: %v, %v, want %v", f.name, did, err, why)
	}
}

// watching gives a device that has the links that all have, and no seat.
func watching(t testing.TB, b *table) *friend {
	t.Helper()
	f := newFriend("who watches", rules.Nobody, b.random)
	f.open(t, link.Write(b.now))
	return f
}
