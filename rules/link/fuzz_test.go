package link_test

import (
	"math/rand/v2"
	"testing"

	"flota/rules/link"
)

func FuzzRead(f *testing.F) {
	random := rand.New(rand.NewPCG(5, 5))
	for seed := range uint64(4) {
		m := play(f, seed, 2+int(seed%3), 40*int(seed), "Anna", "Bo")
		p := link.Encode(m)
		f.Add(p)
		f.Add("> https://example.org/#" + p + "&x")
		f.Add(p[:len(p)/2])
		f.Add(link.Write(furnished(f, m, random)))
		f.Add(link.Encode(from(f, m)))
	}
	f.Add(crafted(nil).String())
	f.Add(crafted(map[int]any{7: []byte{3, 9, 10, 9, 77}}).String())
	f.Add(crafted(map[int]any{8: raw("\x81\x64\x91\x91\x91\xc0")}).String())
	f.Add("%2523" + crafted(nil).String())
	f.Fuzz(func(t *testing.T, text string) {
		l, err := link.Read(text, games)
		if err != nil {
			e := problem(t, err)
			if (e.Problem == link.IllegalLog || e.Problem == link.HalfSealed) != (l.Match != nil) {
				t.Fatalf("the match is %v with %v", l.Match, err)
			}
			if l.Match == nil {
				return
			}
		}
		again, err := link.Read(link.Write(l), games)
		if err != nil {
			t.Fatal(err)
		}
		alike(t, again, l)
	})
}

// FuzzParts reads parts and a log within an array that is sound, with the right
// check value: so what comes behind the check is reached.
func FuzzParts(f *testing.F) {
	random := rand.New(rand.NewPCG(6, 6))
	for seed := range uint64(8) {
		m := play(f, seed, 3, 20*int(seed), "Anna")
		text := link.Write(furnished(f, m, random))
		f.Add(element(f, text, 8), element(f, text, 7), len(element(f, link.Encode(m), 7)) != len(moves(m.Log)))
	}
	f.Add([]byte("\x81\x00\x81\xa4sold\x01"), []byte{}, false)
	f.Add([]byte("\x81\x04\xc4\x03\x00ab"), []byte{3}, false)
	f.Fuzz(func(t *testing.T, parts, log []byte, packed bool) {
		coding := uint64(0)
		if packed {
			coding = 1
		}
		l, err := link.Read(crafted(map[int]any{6: coding, 7: log, 8: raw(parts)}).String(), games)
		if err != nil {
			problem(t, err)
		}
		if l.Match == nil {
			return
		}
		again, err := link.Read(link.Write(l), games)
		if err != nil {
			t.Fatal(err)
		}
		alike(t, again, l)
	})
}
