package link_test

import (
	"math/rand/v2"
	"testing"

	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/link"
)

// voyage plays a game of Discovery to its end.
func voyage(t testing.TB, seed uint64, seats int) *rules.Match {
	random := rand.New(rand.NewPCG(seed, 5))
	m, err := rules.NewMatch(discovery.Game{}, rules.Setup{Seats: seats}, [8]byte{1, 2, 3}, []string{"Anna", "Béla"})
	if err != nil {
		t.Fatal(err)
	}
	for {
		seat, ok := m.Next()
		if !ok {
			return m
		}
		if err := m.Play(seat, draw(random, m.State.Options(seat, nil))); err != nil {
			t.Fatal(err)
		}
	}
}

func TestNoDamagedLinkOfAWholeGameOpensToAnotherMatch(t *testing.T) {
	games := []rules.Game{discovery.Game{}}
	m := voyage(t, 1, 5)
	p := []byte(link.Encode(m))
	for n := range p {
		if got, err := link.Decode(string(p[:n]), games); got != nil || err == nil {
			t.Fatalf("the first %d of %d characters opened", n, len(p))
		}
	}
	for i, c := range p {
		for _, other := range []byte("AQgw_") {
			p[i] = other
			got, err := link.Decode(string(p), games)
			switch {
			case err == nil:
				same(t, got, m)
			case got != nil:
				t.Fatalf("character %d changed to %c: a match came with %v", i, other, err)
			}
		}
		p[i] = c
	}
}

func BenchmarkDecodeWholeGame(b *testing.B) {
	games := []rules.Game{discovery.Game{}}
	p := link.Encode(voyage(b, 1, 5))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := link.Decode(p, games); err != nil {
			b.Fatal(err)
		}
	}
}
