package link_test

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/rulestest/toy"
)

// TestSamplesAreMadeOfWordsWithPlaces: or what links learn from them would
// change when a word gets its place.
func TestSamplesAreMadeOfWordsWithPlaces(t *testing.T) {
	for _, g := range []rules.Game{discovery.Game{}, hispanica.Game{}} {
		info := g.Info()
		places := map[string]bool{}
		for _, word := range info.Words {
			places[word] = true
		}
		var look func(v any)
		look = func(v any) {
			switch v := v.(type) {
			case string:
				if !places[v] {
					t.Errorf("%s: %q has no place", info.ID, v)
				}
			case rules.List:
				for _, item := range v {
					look(item)
				}
			case rules.Fields:
				for _, f := range v {
					look(f.Name)
					look(f.Value)
				}
			}
		}
		for _, sample := range info.Samples {
			f, err := rules.ParseFields([]byte(sample))
			if err != nil {
				t.Fatal(err)
			}
			look(f)
		}
		if len(info.Samples) != 2 || len(info.Words) > 940 {
			t.Errorf("%s has %d samples and %d words", info.ID, len(info.Samples), len(info.Words))
		}
	}
}

// A described game has any position: its states are those of the toy game, but
// it begins at what it is told and says so.
type described struct{ toy.Game }

type describedState struct {
	rules.State
	fields rules.Fields
}

func (s describedState) Fields() rules.Fields { return s.fields }
func (s describedState) Clone() rules.State   { return s }
func (s describedState) Equal(rules.State) bool {
	return true
}

func (g described) From(setup rules.Setup, f rules.Fields) (rules.State, error) {
	s, err := g.New(setup)
	return describedState{s, f}, err
}

func TestEveryKindOfPositionComesBack(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 4))
	words := (toy.Game{}).Info().Words
	word := func() string {
		if random.IntN(8) == 0 {
			return string(rune('a'+random.IntN(26))) + "é愛"[:random.IntN(2)*2]
		}
		return words[random.IntN(len(words))]
	}
	var fields func(depth int) rules.Fields
	var value func(depth int) any
	value = func(depth int) any {
		switch kind := random.IntN(10); {
		case kind < 3:
			return []int{0, 1, 63, 64, 65, 255, 256, 32_767, random.IntN(100), random.IntN(32_768)}[random.IntN(10)]
		case kind < 4:
			return random.IntN(2) == 0
		case kind < 6 || depth == 0:
			return word()
		case kind < 8:
			return fields(depth - 1)
		}
		list := rules.List{}
		for range random.IntN(5) {
			list = append(list, value(depth-1))
		}
		return list
	}
	fields = func(depth int) rules.Fields {
		f := rules.Fields{}
		for range random.IntN(6) {
			name := word()
			if _, has := f.Get(name); !has {
				f = append(f, rules.Field{Name: name, Value: value(depth)})
			}
		}
		return f
	}
	packed := 0
	for range 2000 {
		f := fields(5)
		m, err := rules.NewMatchFrom(described{}, rules.Setup{Seats: 2}, f, [8]byte{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		text := link.Encode(m)
		got, err := link.Decode(text, []rules.Game{described{}})
		if err != nil {
			t.Fatalf("%v\n%s", err, f.JSON(nil))
		}
		if a, b := string(got.Position.JSON(nil)), string(f.JSON(nil)); a != b {
			t.Fatalf("%s\ncomes back as\n%s", b, a)
		}
		if element(t, text, 8)[2]&0xf0 != 0x80 {
			packed++
		}
	}
	if packed < 100 {
		t.Errorf("%d positions were packed", packed)
	}
}

// TestLongWordsAreNotPacked: what the packed form cannot hold is written as a map.
func TestLongWordsAreNotPacked(t *testing.T) {
	long := string(make([]byte, 256))
	m, err := rules.NewMatchFrom(described{}, rules.Setup{Seats: 2}, rules.Fields{{Name: long, Value: 1}}, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := link.Decode(link.Encode(m), []rules.Game{described{}})
	if err != nil || got.Position[0].Name != long {
		t.Errorf("%v", err)
	}
}

func FuzzPackedPosition(f *testing.F) {
	for seed := range uint64(6) {
		m := from(f, play(f, seed, 3, 10*int(seed)))
		f.Add(element(f, link.Encode(m), 8)[2:])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		part := append([]byte("\x81\x00\xc5"), binary.BigEndian.AppendUint16(nil, uint16(len(b)))...)
		l, err := link.Read(crafted(map[int]any{8: raw(append(part, b...))}).String(), []rules.Game{described{}})
		if err != nil {
			problem(t, err)
			return
		}
		again, err := link.Decode(link.Encode(l.Match), []rules.Game{described{}})
		if err != nil || string(again.Position.JSON(nil)) != string(l.Match.Position.JSON(nil)) {
			t.Fatalf("%v\n%s", err, l.Match.Position.JSON(nil))
		}
	})
}
