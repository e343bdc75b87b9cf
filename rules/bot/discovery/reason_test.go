package discovery

import (
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/discovery"
	"flota/rules/rulestest"
)

// TestReasonsAreSaidInEveryLanguage asks for the reason of every option of random
// matches.
func TestReasonsAreSaidInEveryLanguage(t *testing.T) {
	var texts [3]rules.Text
	languages := [...]string{"en", "fr", "hu"}
	for i, language := range languages {
		texts[i] = discovery.Game{}.Text(language, []string{"Ann"})
	}
	k := &Knowledge{}
	var given [reasonCount]bool
	for seed := range uint64(12) {
		m := rulestest.Random(discovery.Game{}, rules.Setup{Seats: 2 + int(seed%4)}, seed)
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
					if given[r.Kind] && ply%16 != 0 {
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
	text := discovery.Game{}.Text("en", nil)
	r := bot.Reason{Kind: reasonPeace}
	if got := Say("eo", text, r); got == "" || got != Say("en", text, r) {
		t.Errorf("in another language: %q", got)
	}
}
