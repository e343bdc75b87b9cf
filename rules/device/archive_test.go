package device_test

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/rulestest/toy"
	"flota/rules/trust"
)

const site = "https://any.example/flota/"

// besides are kept by the page for each match.
var besides = []string{"flota.seen.", "flota.note."}

// halfway lets two play for a while, in a match of each way of trust.
func halfway(t *testing.T, mode trust.Mode, seed uint64, turns int) []*friend {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 3))
	friends := meet(t, toy.Game{}, 2, mode, random)
	for range turns {
		for _, f := range friends {
			f.act(t, random)
			exchange(t, friends)
		}
	}
	return friends
}

// moved is a device with an archive in it, and what came of that.
func moved(t *testing.T, f *friend, archive string) (*friend, device.Import) {
	t.Helper()
	g := newFriend(f.name+" at a new device", f.seat, rand.New(rand.NewPCG(9, 9)))
	in, err := g.device.Import(archive, besides...)
	if err != nil || in.Err != nil || in.Bad != 0 || in.Cut {
		t.Fatalf("the archive is not taken in: %+v, %v\n%s", in, err, archive)
	}
	e, ok := g.device.Load(f.entry.Name)
	if !ok {
		t.Fatal("the match is not there")
	}
	g.entry = e
	return g, in
}

func TestArchiveHasAllOfADevice(t *testing.T) {
	for _, mode := range []trust.Mode{trust.Open, trust.Sealed, trust.Witnessed} {
		f := halfway(t, mode, 4, 5)[0]
		f.store["flota.seen."+strings.TrimPrefix(f.entry.Name, "flota.match.")] = "7"
		f.store["flota.note."+strings.TrimPrefix(f.entry.Name, "flota.match.")] = " two lines\n\\n; C:\\new\r\n# end 1 "
		f.store["flota.settings"] = "those of this device"
		archive := f.device.Archive(site, f.entry, besides...)
		g, in := moved(t, f, archive)
		if in.New != 1 {
			t.Errorf("mode %d: %+v, want one match that is new", mode, in)
		}
		for name, text := range f.store {
			switch {
			case name == "flota.settings":
				if g.store[name] != "" {
					t.Error("the settings went along")
				}
			case strings.HasPrefix(name, "flota.key."):
				if kept := strings.Replace(g.store[name], "restored\n", "", 1); kept != text {
					t.Errorf("mode %d: %s is %q, want %q", mode, name, kept, text)
				}
			case g.store[name] != text:
				t.Errorf("mode %d: %s is %q, want %q", mode, name, g.store[name], text)
			}
		}
		if again := f.device.Archive(site, f.entry, besides...); again != archive {
			t.Error("the archive of the same is another one")
		}
	}
}

func TestMatchGoesOnAtTheDeviceThatTookTheArchiveIn(t *testing.T) {
	for _, mode := range []trust.Mode{trust.Open, trust.Sealed, trust.Witnessed} {
		for seed := range uint64(4) {
			friends := halfway(t, mode, seed, 2)
			random := rand.New(rand.NewPCG(seed, 5))
			for n := 0; friends[0].entry.Link.Match.State.Decision().Kind != rules.Over; n++ {
				if n%3 == 0 {
					i := n / 3 % 2
					f := friends[i]
					g, _ := moved(t, f, f.device.Archive(site, f.entry, besides...))
					g.name, g.inbox = f.name, f.inbox
					friends[i] = g
				}
				for _, f := range friends {
					f.act(t, random)
					exchange(t, friends) // nobody is told of a cheat
				}
				if n > 500 {
					t.Fatalf("mode %d: the match does not end", mode)
				}
			}
		}
	}
}

func TestNothingIsOverwrittenByAnArchive(t *testing.T) {
	for _, mode := range []trust.Mode{trust.Open, trust.Sealed, trust.Witnessed} {
		friends := halfway(t, mode, 6, 2)
		f := friends[0]
		old := f.device.Archive(site, f.entry, besides...)
		random := rand.New(rand.NewPCG(6, 6))
		for range 4 {
			for _, f := range friends {
				f.act(t, random)
				exchange(t, friends)
			}
		}
		f.store["flota.seen."+strings.TrimPrefix(f.entry.Name, "flota.match.")] = "9"
		before := maps.Clone(f.store)
		in, err := f.device.Import(old, besides...)
		if err != nil || in.Err != nil || in.Same != 1 || in.New+in.More+in.Apart+in.Other+in.Bad != 0 {
			t.Errorf("mode %d: an old archive of the device itself gives %+v, %v", mode, in, err)
		}
		if !maps.Equal(f.store, before) {
			t.Errorf("mode %d: the old archive has changed\n%q\nto\n%q", mode, before, f.store)
		}
		// The other way: where the old is, the new goes on.
		g, _ := moved(t, f, old)
		in, err = g.device.Import(f.device.Archive(site, f.entry, besides...), besides...)
		if err != nil || in.Err != nil || in.New+in.Same != 0 || in.More+in.Apart != 1 {
			t.Errorf("mode %d: a newer archive gives %+v, %v", mode, in, err)
		}
		found := false
		for _, e := range g.device.Branches(f.entry.Link.Match.ID) {
			found = found || e.Text == f.text()
		}
		if !found {
			t.Errorf("mode %d: what was newer is not there", mode)
		}
	}
}

func TestMatchThatWentAnotherWayIsSetAside(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	f := newFriend("Anna", 0, random)
	m, err := rules.NewMatch(toy.Game{}, rules.Setup{Seats: 2}, [8]byte{5}, []string{"Anna", "Béla"})
	if err != nil {
		t.Fatal(err)
	}
	if f.entry, err = f.device.Begin(m, device.Plan{Mine: 3}); err != nil {
		t.Fatal(err)
	}
	g, _ := moved(t, f, f.device.Archive(site, f.entry))
	both := [2]*friend{f, g}
	for i, f := range both {
		seat, _ := f.entry.Link.Match.Next()
		var legal []rules.Move
		for _, o := range f.entry.Link.Match.State.Options(seat, nil) {
			if o.Rule == 0 {
				legal = append(legal, o.Move)
			}
		}
		if _, err := f.device.Play(&f.entry, seat, legal[i]); err != nil {
			t.Fatal(err)
		}
	}
	mine, theirs := f.text(), g.text()
	in, err := f.device.Import(g.device.Archive(site, g.entry))
	if err != nil || in.Apart != 1 || in.New+in.More+in.Same+in.Bad != 0 {
		t.Fatalf("%+v, %v, want one match apart", in, err)
	}
	branches := f.device.Branches(f.entry.Link.Match.ID)
	if len(branches) != 2 || branches[0].Text != mine || branches[0].Aside() || branches[1].Text != theirs || !branches[1].Aside() {
		t.Errorf("the branches are %+v", branches)
	}
	if in, _ := f.device.Import(g.device.Archive(site, g.entry)); in.Same != 1 || in.Apart != 0 {
		t.Errorf("taken in again: %+v", in)
	}
}

func TestArchiveHasWhatTheStoreHadNoRoomFor(t *testing.T) {
	f := halfway(t, trust.Open, 4, 2)[0]
	kept := f.entry.Text
	f.store = memory{f.entry.Name: kept}
	full := device.New(noRoom{f.store}, games, fill(rand.New(rand.NewPCG(1, 1))))
	e := f.entry
	e.Link.Match = e.Link.Match.At(len(e.Link.Match.Log))
	e.Link.Match.Rename([]string{"Anna the Newer", "Béla"})
	newest := link.Write(e.Link)
	if newest == kept {
		t.Fatal("nothing is newer")
	}
	if archive := full.Archive(site, e); !strings.Contains(archive, site+"#"+newest+"\n") {
		t.Errorf("the archive lacks what is on the screen:\n%s", archive)
	}
	if archive := full.Archive(site, device.Entry{}); !strings.Contains(archive, site+"#"+kept+"\n") {
		t.Errorf("without a match on the screen the archive lacks what is kept:\n%s", archive)
	}
}

// noRoom is a store that takes no more.
type noRoom struct{ memory }

var errNoRoom = errors.New("no room")

func (noRoom) Set(string, string) error { return errNoRoom }

func TestImportSaysWhenTheStoreIsFull(t *testing.T) {
	f := halfway(t, trust.Sealed, 4, 2)[0]
	g := device.New(noRoom{memory{}}, games, fill(rand.New(rand.NewPCG(1, 1))))
	in, err := g.Import(f.device.Archive(site, f.entry))
	if err != nil || !errors.Is(in.Err, errNoRoom) || in.New != 0 {
		t.Errorf("%+v, %v, want that the store is full", in, err)
	}
}

func TestBadArchivesLoseNothing(t *testing.T) {
	f := halfway(t, trust.Witnessed, 4, 3)[0]
	good := f.device.Archive(site, f.entry)
	branch := strings.Split(good, "\n")[2]
	if !strings.HasPrefix(branch, "match ") {
		t.Fatalf("the archive is %s", good)
	}
	other := strings.Repeat("ab", 8)
	for name, test := range map[string]struct {
		text string
		err  error
		want device.Import
	}{
		"empty":          {"", device.ErrNoArchive, device.Import{}},
		"a holiday":      {"<b>sun</b>", device.ErrNoArchive, device.Import{}},
		"no number":      {"Flota archive of mine\n" + branch, device.ErrNoArchive, device.Import{}},
		"later":          {strings.Replace(good, "archive 1", "archive 2", 1), device.ErrLaterArchive, device.Import{}},
		"too long":       {"Flota archive 1\n" + strings.Repeat("#\n", device.MaxArchive), device.ErrLongArchive, device.Import{}},
		"cut":            {good[:strings.Index(good, "\nend ")], nil, device.Import{Same: 1, Cut: true}},
		"cut in a link":  {good[:strings.Index(good, branch)+len(branch)-20], nil, device.Import{Bad: 1, Cut: true}},
		"other lines":    {"Flota archive 1\r\n\r\nhello\r\n" + branch + "\r\nflota.settings 1 x\r\nend 1\r\n-- \r\nA footer", nil, device.Import{Same: 1, Bad: 2}},
		"a damaged link": {"Flota archive 1\n" + strings.Replace(branch, "#", "#A", 1) + "\nend 1\n", nil, device.Import{Bad: 1}},
		"another's id":   {"Flota archive 1\n" + strings.Replace(branch, branch[6:22], other, 1) + "\nend 1\n", nil, device.Import{Bad: 1}},
		"a bad key":      {"Flota archive 1\nkey " + other + " key 1 zz 1024\nkey ../settings key 1\nend 2\n", nil, device.Import{Bad: 2}},
		"a bad seat":     {"Flota archive 1\nseat " + other + " zz\nend 1\n", nil, device.Import{Bad: 1}},
		"spaces":         {"Flota archive 1 \n   \nend   0 \n", nil, device.Import{}},
	} {
		t.Run(name, func(t *testing.T) {
			before := maps.Clone(f.store)
			in, err := f.device.Import("\ufeff"+test.text, besides...)
			if test.text == "" {
				in, err = f.device.Import("", besides...)
			}
			if !errors.Is(err, test.err) || in != test.want {
				t.Errorf("%+v, %v, want %+v, %v", in, err, test.want, test.err)
			}
			if !maps.Equal(f.store, before) {
				t.Errorf("the store has changed to %q", f.store)
			}
		})
	}
}

func TestOtherKeyAndSeatOfADeviceStay(t *testing.T) {
	for _, mode := range []trust.Mode{trust.Open, trust.Sealed} {
		friends := halfway(t, mode, 8, 2)
		a, b := friends[0], friends[1]
		before := maps.Clone(b.store)
		in, err := b.device.Import(a.device.Archive(site, a.entry))
		if err != nil || in.Other != 1 || in.Bad != 0 {
			t.Errorf("mode %d: %+v, %v, want one match of which the device has another seat", mode, in, err)
		}
		for name, text := range before {
			if b.store[name] != text {
				t.Errorf("mode %d: %s has changed", mode, name)
			}
		}
	}
}

func FuzzImport(f *testing.F) {
	random := rand.New(rand.NewPCG(1, 1))
	anna := newFriend("Anna", 0, random)
	m, err := rules.NewMatch(toy.Game{}, rules.Setup{Seats: 2}, [8]byte{5}, nil)
	if err != nil {
		f.Fatal(err)
	}
	if anna.entry, err = anna.device.Begin(m, device.Plan{Mode: trust.Sealed, Mine: 1, KeyOf: [rules.MaxSeats]uint8{0, 1}}); err != nil {
		f.Fatal(err)
	}
	f.Add(anna.device.Archive(site, anna.entry))
	f.Add("Flota archive 1\nmatch 00 x\nend 1")
	f.Fuzz(func(t *testing.T, text string) {
		store := maps.Clone(anna.store)
		d := device.New(store, games, fill(rand.New(rand.NewPCG(1, 1))))
		if _, err := d.Import(text); err != nil {
			return
		}
		for name, was := range anna.store {
			if strings.HasPrefix(name, "flota.match.") && store[name] != was {
				if how := device.Compare(read(t, was), read(t, store[name])); how != device.Newer && how != device.Same {
					t.Errorf("%s is lost: %s", name, fmt.Sprint(how))
				}
			}
		}
	})
}
