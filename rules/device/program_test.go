package device_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// Two persons at two devices play with programs. The programs answer at random.

// company begins a match of two friends, who have the seats given, with a program at
// each other seat.
func company(t *testing.T, g rules.Game, seats int, persons [2]rules.Seat, mode trust.Mode, random *rand.Rand) []*friend {
	t.Helper()
	friends := []*friend{newFriend("Anna", persons[0], random), newFriend("Béla", persons[1], random)}
	var id [8]byte
	fill(random)(id[:])
	m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, id, nil)
	if err != nil {
		t.Fatal(err)
	}
	plan := device.Plan{Mode: mode, Mine: link.Seats(0).With(persons[0])}
	for seat := range rules.Seat(seats) {
		if !slices.Contains(persons[:], seat) {
			plan.Bots[seat] = link.Easy
		}
	}
	plan.KeyOf[persons[1]] = 1
	if friends[0].entry, err = friends[0].device.Begin(m, plan); err != nil {
		t.Fatal(err)
	}
	friends[1].open(t, friends[0].text())
	if err := friends[1].device.Take(&friends[1].entry, link.Seats(0).With(persons[1]), nil, false); err != nil {
		t.Fatal(err)
	}
	return friends
}

// programs lets the friend's device answer for programs until it has nothing to do.
// It reports whether it has.
func (f *friend) programs(t *testing.T, random *rand.Rand) bool {
	t.Helper()
	did := false
	for {
		l := &f.entry.Link
		d := l.Match.State.Decision()
		i := slices.IndexFunc(d.Who(), func(seat rules.Seat) bool {
			return seat != rules.Nobody && l.Bots[seat] != link.NoBot && !given(l, seat) && f.device.Plays(l, seat)
		})
		if i < 0 || d.Kind != rules.Choice && d.Kind != rules.Sealed {
			return did
		}
		seat := d.Who()[i]
		moves := legal(l.Match, seat)
		if _, err := f.device.Play(&f.entry, seat, moves[random.IntN(len(moves))]); err != nil {
			t.Fatal(err)
		}
		did = true
	}
}

// person lets the friend answer. It reports whether he was asked.
func (f *friend) person(t *testing.T, random *rand.Rand) bool {
	t.Helper()
	l := &f.entry.Link
	d := l.Match.State.Decision()
	if d.Kind != rules.Choice && d.Kind != rules.Sealed || !slices.Contains(d.Who(), f.seat) || given(l, f.seat) {
		return false
	}
	moves := legal(l.Match, f.seat)
	if _, err := f.device.Play(&f.entry, f.seat, moves[random.IntN(len(moves))]); err != nil {
		t.Fatal(err)
	}
	return true
}

func TestProgramsAnswerAtTheDeviceOnMove(t *testing.T) {
	for _, g := range catalog.Games {
		for n, persons := range [][2]rules.Seat{{0, 2}, {3, 1}, {1, 2}} {
			random := rand.New(rand.NewPCG(31, uint64(n)))
			friends := company(t, g, 4, persons, trust.Open, random)
			legs := 0
			for friends[0].entry.Link.Match.State.Decision().Kind != rules.Over {
				// Everybody answers what he has, in whatever sequence, before the links
				// go round: no program may be answered for at both devices.
				first := random.IntN(2)
				news := false
				for i := range friends {
					f := friends[(first+i)%2]
					for f.programs(t, random) || f.person(t, random) {
						news = true
					}
				}
				if !news {
					t.Fatalf("%s: nobody can go on at ply %d", g.Info().ID, len(friends[0].entry.Link.Match.Log))
				}
				legs++
				exchange(t, friends)
				for _, f := range friends {
					if n := len(f.device.Branches(f.entry.Link.Match.ID)); n != 1 {
						t.Fatalf("%s: the devices have gone different ways", g.Info().ID)
					}
				}
			}
			t.Logf("%s, persons at %v: %d answers, %d rounds of links", g.Info().ID, persons, len(friends[0].entry.Link.Match.Log), legs)
		}
	}
}

// TestNobodyIsSentALinkOnlyForAProgram: a person's answer and those of the programs
// after it leave the device in one link.
func TestNobodyIsSentALinkOnlyForAProgram(t *testing.T) {
	random := rand.New(rand.NewPCG(32, 1))
	friends := company(t, catalog.Games[0], 4, [2]rules.Seat{0, 2}, trust.Open, random)
	exchange(t, friends)
	for range 200 {
		for _, f := range friends {
			acted := false
			for f.programs(t, random) || f.person(t, random) {
				acted = true
			}
			l := &f.entry.Link
			d := l.Match.State.Decision()
			if acted && d.Kind == rules.Choice && l.Bots[d.Seats[0]] != link.NoBot {
				t.Fatalf("the link from %s asks for the answer of a program, at ply %d", f.name, len(l.Match.Log))
			}
		}
		exchange(t, friends)
	}
}

func TestProgramAnswersAtItsKeepersDeviceInAMatchWithKeys(t *testing.T) {
	for _, mode := range []trust.Mode{trust.Sealed, trust.Witnessed} {
		random := rand.New(rand.NewPCG(33, uint64(mode)))
		friends := company(t, catalog.Games[0], 3, [2]rules.Seat{0, 1}, mode, random)
		exchange(t, friends)
		answered := 0
		for range 60 {
			if friends[1].programs(t, random) {
				t.Fatal("a program answers at a device that has not its key")
			}
			for friends[0].programs(t, random) {
				answered++
			}
			for _, f := range friends {
				f.person(t, random)
			}
			exchange(t, friends)
		}
		if answered == 0 {
			t.Error("no program has answered")
		}
	}
}

func TestAnswersOfProgramsAreTakenBackWithOnesOwn(t *testing.T) {
	random := rand.New(rand.NewPCG(34, 1))
	friends := company(t, catalog.Games[0], 3, [2]rules.Seat{0, 2}, trust.Open, random)
	f, other := friends[0], friends[1]
	exchange(t, friends)
	for {
		ply := len(f.entry.Link.Match.Log)
		if !f.person(t, random) {
			other.programs(t, random)
			other.person(t, random)
			other.programs(t, random)
			exchange(t, friends)
			continue
		}
		f.programs(t, random)
		if m := f.entry.Link.Match; len(m.Log) > ply+1 && m.Open() <= ply {
			if err := f.device.Undo(&f.entry, ply); err != nil {
				t.Fatal(err)
			}
			break
		}
		exchange(t, friends)
	}
	// What a program has answered at the other device is not this one's to take back.
	for {
		for f.person(t, random) || f.programs(t, random) {
		}
		exchange(t, friends)
		other.person(t, random)
		ply := len(other.entry.Link.Match.Log)
		if other.programs(t, random) && other.entry.Link.Match.Open() <= ply {
			exchange(t, friends)
			if err := f.device.Undo(&f.entry, ply); err == nil {
				t.Error("the answer of a program at another device is taken back")
			}
			return
		}
		exchange(t, friends)
	}
}
