package hispanica

import (
	"math/rand/v2"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/persona"
	"flota/rules/hispanica"
	"flota/rules/rulestest"
)

// pirates play a match: few others bring plunder home.
func pirates(t *testing.T, seed uint64) *rules.Match {
	m, err := rules.NewMatch(hispanica.Game{}, rules.Setup{Seats: 3}, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	draw := rand.New(rand.NewPCG(seed, 0)).Uint64
	p := &persona.Player{Draw: draw}
	for seat := range p.Kinds {
		p.Kinds[seat] = persona.Pirate
	}
	if err := bot.Play(m, []bot.Player{p, p, p}, draw); err != nil {
		t.Fatal(err)
	}
	return m
}

// TestReasonsAreSaidInEveryLanguage asks for the reason of every option of random
// matches.
func TestReasonsAreSaidInEveryLanguage(t *testing.T) {
	var texts [3]rules.Text
	languages := [...]string{"en", "fr", "hu"}
	for i, language := range languages {
		texts[i] = hispanica.Game{}.Text(language, []string{"Ann"})
	}
	k := &Knowledge{}
	var given [reasonCount]bool
	for seed := range uint64(20) {
		m := rulestest.Random(hispanica.Game{}, rules.Setup{Seats: 2 + int(seed%4)}, seed)
		if seed%4 == 0 {
			m = pirates(t, seed)
		}
		for ply := range len(m.Log) {
			s := m.At(ply).State
			d := s.Decision()
			for _, seat := range d.Who() {
				if d.Kind == rules.Chance {
					continue
				}
				for _, o := range s.Options(seat, nil) {
					if o.Rule != 0 {
						continue
					}
					r := k.Reason(s, seat, o.Move)
					if r.Kind == bot.Later || given[r.Kind] && ply%16 != 0 {
						continue
					}
					given[r.Kind] = true
					for i, language := range languages {
						said := Say(language, texts[i], r)
						if (said == "") != (r.Kind == 0) || strings.ContainsAny(said, "{}") || r.Kind != 0 && !strings.HasSuffix(said, ".") {
							t.Errorf("%s: reason %v is %q", language, r, said)
						}
					}
				}
			}
		}
	}
	for kind := range given {
		if !given[kind] {
			t.Errorf("reason %d is never given", kind)
		}
	}
}

func TestUnknownLanguageIsEnglish(t *testing.T) {
	text := hispanica.Game{}.Text("en", nil)
	r := bot.Reason{Kind: reasonNoBid}
	if got := Say("eo", text, r); got == "" || got != Say("en", text, r) {
		t.Errorf("in another language: %q", got)
	}
}
