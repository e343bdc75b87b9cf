//go:build !js

package app

import (
	"html"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

// TestOptionSaysWhatItLeadsTo: what the page says of every answer is what happens
// when it is given.
func TestOptionSaysWhatItLeadsTo(t *testing.T) {
	told := map[rules.Kind]int{}
	for _, g := range catalog.Games {
		for seed := range uint64(4) {
			m := rulestest.Random(g, rules.Setup{Seats: 2 + int(seed)}, seed)
			for ply := int(seed); ply < len(m.Log); ply += 5 {
				s := shellOf(m.At(ply))
				d := s.match.State.Decision()
				words := s.text(s.match)
				seat, _ := s.match.Next()
				options := s.match.State.Options(seat, nil)
				ahead := s.outlook(seat, options)
				all := said(s.thenAll(ahead, words))
				if d.Kind == rules.Sealed && all != s.words.Outlook.Secret {
					t.Fatalf("%s, ply %d: of a secret answer the page says %q", g.Info().ID, ply, all)
				}
				if d.Kind != rules.Choice {
					continue
				}
				if len(ahead.of) == 0 {
					t.Fatalf("%s, ply %d: nothing is told", g.Info().ID, ply)
				}
				drawn := html.UnescapeString(said(s.tablePage()))
				for move, next := range ahead.of {
					after := s.match.At(ply)
					if err := after.Play(seat, move); err != nil {
						t.Fatal(err)
					}
					got := after.State.Decision()
					if got.Kind != next.kind || got.Kind == rules.Choice && got.Seats[0] != next.seat {
						t.Fatalf("%s, ply %d: %s is said to lead to %v of s%d, it leads to %v of s%d", g.Info().ID, ply,
							g.Noun(move), next.kind, next.seat, got.Kind, got.Seats[0])
					}
					sentence, _ := s.then(ahead, move, words)
					if ahead.alike {
						sentence = html.UnescapeString(all)
					}
					goesOn := got.Kind == rules.Choice && got.Seats[0] == seat
					if goesOn != (sentence == "") || !strings.Contains(drawn, sentence) {
						t.Fatalf("%s, ply %d: of %s the page says %q", g.Info().ID, ply, g.Noun(move), sentence)
					}
					if got.Kind == rules.Chance != strings.Contains(sentence, "cannot be taken back") {
						t.Fatalf("%s, ply %d: of %s, which leads to %v, the page says %q", g.Info().ID, ply, g.Noun(move), got.Kind, sentence)
					}
					told[got.Kind]++
				}
			}
		}
	}
	for kind := rules.Over; kind <= rules.Chance; kind++ {
		if told[kind] == 0 {
			t.Errorf("no answer led to %v", kind)
		}
	}
}

func TestOutlookIsNotThatOfAnotherDecision(t *testing.T) {
	m := rulestest.Random(catalog.Games[0], rules.Setup{Seats: 3}, 4)
	s := shellOf(m.At(60))
	for _, ply := range []int{60, 61, 62, 60, 90, 61} {
		s.match.Undo(0)
		for _, a := range m.Log[:ply] {
			if err := s.match.Play(a.Seat, a.Move); err != nil {
				t.Fatal(err)
			}
		}
		seat, _ := s.match.Next()
		options := s.match.State.Options(seat, nil)
		for _, o := range options {
			if _, ok := s.outlook(seat, options).of[o.Move]; ok != (o.Rule == 0) {
				t.Fatalf("ply %d: the outlook of move %d is told: %v", ply, o.Move, ok)
			}
		}
	}
}

func TestNothingIsSaidToBeFinalInATrial(t *testing.T) {
	m := rulestest.Random(catalog.Games[1], rules.Setup{Seats: 3}, 4)
	for ply := 40; ply < len(m.Log); ply += 11 {
		s := shellOf(m.At(ply))
		s.tryOut()
		if drawn := app.HTMLString(s.tablePage()); strings.Contains(drawn, "cannot be taken back") {
			t.Fatalf("ply %d: in a trial something is said to be final", ply)
		}
	}
}

// BenchmarkOutlook finds what all answers to a decision lead to.
func BenchmarkOutlook(b *testing.B) {
	for _, g := range catalog.Games {
		b.Run(g.Info().ID, func(b *testing.B) {
			m := rulestest.Random(g, rules.Setup{Seats: 4}, 1)
			s := shellOf(m.At(len(m.Log) / 2))
			seat, _ := s.match.Next()
			options := s.match.State.Options(seat, nil)
			b.ReportMetric(float64(len(options)), "options")
			for b.Loop() {
				s.ahead.match = nil
				s.outlook(seat, options)
			}
		})
	}
}
