package trust

import (
	"encoding/hex"
	"testing"

	"flota/rules"
	"flota/rules/rulestest/toy"
)

// The values were computed by a script of a few lines in another language, from
// the formulas in doc.go alone. They are frozen.
func TestFormulasGiveKnownAnswers(t *testing.T) {
	id := [8]byte{1, 2, 3, 4, 5, 6, 7, 8}
	var secret Value
	for i := range secret {
		secret[i] = byte(16 + i)
	}
	chain := NewChain(id, 2, secret, 3)
	first, _ := chain.Opening(1)
	second, _ := chain.Opening(2)

	match := func(lean uint8) *rules.Match {
		setup := rules.Setup{Seats: 3}
		setup.Settings[0] = lean
		m, err := rules.NewMatch(toy.Game{}, setup, id, []string{"a name"})
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	fill := func(b byte) (v Value) {
		for i := range v {
			v[i] = b
		}
		return v
	}
	record := Record{Mode: Witnessed, KeyOf: [rules.MaxSeats]uint8{0, 1, 0}}
	record.Keys[0].Anchor = fill(0xa0)
	joining := record
	record.Keys[1].Anchor = fill(0xa1)
	d := start(match(1), &record)
	opening := func(key int) Value { return []Value{first, second}[key] }
	odds := []rules.Option{{Move: 3, Odds: 5}, {Move: 4, Odds: 3}, {Move: 5, Odds: 1}}
	answers := []rules.Answer{{Seat: 2, Move: 0}, {Seat: 0, Move: 5}, {Seat: 1, Move: 300}}

	of := func(d Digest) string { return hex.EncodeToString(d[:]) }
	value := func(v Value) string { return hex.EncodeToString(v[:]) }
	seal := d.Seal(first, rules.Answer{Seat: 2, Move: 300})
	for _, test := range []struct{ name, got, want string }{
		{"anchor", value(chain.Anchor()), "83b1b8e9ac8c2a06551e6bd4f4522c7a"},
		{"opening 1", value(first), "414064f46375811d3beca1955a8d84f8"},
		{"opening 2", value(second), "973188295d73e3a073f37231eee282c9"},
		{"anchor of 300", value(NewChain(id, 0, secret, 300).Anchor()), "78f1c7b6e23aedc3ce2e64a58f9e448b"},
		{"start, open", of(start(match(0), &Record{})), "95f51ba74ebfaae7364126eeb058e5bc7bf116390735c7b77e364943516a71b0"},
		{"start, witnessed", of(d), "a6ee73c4bbc242609cf988718cb9d8130ab530d6ee3126778bfe497a2112b35f"},
		{"start, joining", of(start(match(1), &joining)), "4299a2360e182275fb7396a085c4c9ad90da92c0892c25efd2aca75c71e4084e"},
		{"answer", of(d.answered(rules.Answer{Seat: 1, Move: 300})), "35efa30e6fb407cbdc4d5bfd0f7ee6d237e76dd022a79f019afe9e99f7195493"},
		{"outcome", of(d.answered(rules.Answer{Seat: rules.Nobody, Move: 3})), "014d383b39ab93892b92a15190ee0001ee8fb1e640335970bc0ab89cb61c54ae"},
		{"opening", of(d.opened(1, first)), "d5a37c00c07a0cade2665b0e641680bdd95a22f0e65872464b901700c067ab1d"},
		{"sealed", of(d.unsealed(answers, 3, opening)), "79a5ba081ad77744e9456140494e6eaf986d434679b33ccf5861acc3ce618dac"},
		{"seal", hex.EncodeToString(seal[:]), "d65e8cf4ad4f1d7f"},
		{"until", of(d.ended(200)), "9f37c43f9bbd70e10af1b9a99bf508fd3b322e4c35e51c9864aafb369c3bbfd7"},
	} {
		if test.got != test.want {
			t.Errorf("%s: %s, want %s", test.name, test.got, test.want)
		}
	}
	// 0xb09121459b90d266 modulo 9 is 5, which the first outcome does not exceed.
	if got := d.draw(odds); got != 4 {
		t.Errorf("draw: %d, want 4", got)
	}
}

func TestChainEndsWhereItsSecretIs(t *testing.T) {
	secret := Value{1}
	c := NewChain([8]byte{}, 0, secret, 5)
	if v, ok := c.Opening(5); !ok || v != secret {
		t.Errorf("opening 5 is %x", v)
	}
	for _, number := range []int{-1, 0, 6} {
		if _, ok := c.Opening(number); ok {
			t.Errorf("there is an opening %d", number)
		}
	}
	k := &Key{Anchor: c.Anchor()}
	for n := range 6 {
		if n > 0 {
			k.Opening, _ = c.Opening(n)
		}
		for claimed := range 8 {
			if _, ok := unroll([8]byte{}, 0, k, claimed); ok != (claimed == n) {
				t.Errorf("opening %d passes as %d: %v", n, claimed, ok)
			}
		}
	}
	if _, ok := unroll([8]byte{9}, 0, k, 5); ok {
		t.Error("a value of another match passes")
	}
	if _, ok := unroll([8]byte{}, 1, k, 5); ok {
		t.Error("a value of another key passes")
	}
}

func BenchmarkNewChain(b *testing.B) {
	for b.Loop() {
		NewChain([8]byte{1}, 0, Value{1}, Length)
	}
}
