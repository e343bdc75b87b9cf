//go:build !js

package app

import (
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

func TestStopsAreWhereSomebodyWasAsked(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 4}, 2)
		s := shellOf(m)
		s.survey()
		asked := 0
		for ply := 0; ply < len(m.Log); ply++ {
			if m.Begin(ply) != ply {
				continue
			}
			kind := m.At(ply).State.Decision().Kind
			if stop := slices.Contains(s.replay.stops, ply); stop != (kind != rules.Chance) {
				t.Errorf("%s: ply %d, of kind %v, is a stop: %v", g.Info().ID, ply, kind, stop)
			}
			if kind != rules.Chance {
				asked++
			}
		}
		if got := s.replay.stops; len(got) != asked+1 || got[asked] != len(m.Log) {
			t.Errorf("%s: %d stops, somebody was asked %d times", g.Info().ID, len(got), asked)
		}
		// Back by answers, and on by turns, goes through all of them.
		for i := len(s.replay.stops) - 2; i >= 0; i-- {
			s.look(s.next(s.replay.stops, false))
			if s.at() != s.replay.stops[i] {
				t.Fatalf("%s: a step back leads to ply %d, want %d", g.Info().ID, s.at(), s.replay.stops[i])
			}
		}
		for _, ply := range append(s.replay.turns, len(m.Log)) {
			if s.at() < ply {
				s.look(s.next(s.replay.turns, true))
			}
			if s.at() != ply {
				t.Fatalf("%s: a turn on leads to ply %d, want %d", g.Info().ID, s.at(), ply)
			}
		}
		if s.replay.on || s.seen() != m {
			t.Errorf("%s: at the end the page still looks back", g.Info().ID)
		}
	}
}

// said is what an element says, without its markup.
func said(ui app.UI) string {
	return strings.Join(strings.Fields(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(app.HTMLString(ui), " ")), " ")
}

func TestPastIsTheTableAsItWasWithNothingToPlay(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 4)
		s := shellOf(m)
		for ply := 0; ply < len(m.Log); ply += 13 {
			s.look(ply)
			drawn := app.HTMLString(s.tablePage())
			if strings.Contains(drawn, "data-move=") || strings.Contains(drawn, `data-act="undo"`) {
				t.Fatalf("%s: at ply %d of the past something can be played", g.Info().ID, ply)
			}
			at := s.at()
			then := shellOf(m.At(at))
			if got, want := said(s.scores(s.text(s.seen()))), said(then.scores(then.text(then.match))); got != want {
				t.Fatalf("%s: at ply %d the scores are not those of then", g.Info().ID, at)
			}
			parts, before := s.parts(s.text(s.seen())), then.parts(then.text(then.match))
			if said(parts.Players) != said(before.Players) || said(parts.Words()) != said(before.Words()) {
				t.Fatalf("%s: at ply %d the table is not that of then", g.Info().ID, at)
			}
			seat, _ := then.match.Next()
			ask, _ := then.text(then.match).Prompt(then.match.State, seat)
			name, _ := s.text(s.seen()).Option(then.match.State, m.Log[at].Seat, m.Log[at].Move)
			for _, want := range []string{ask, name, "Looking back"} {
				if !strings.Contains(drawn, html.EscapeString(want)) {
					t.Fatalf("%s: at ply %d the page does not say %q", g.Info().ID, at, want)
				}
			}
		}
		s.look(len(m.Log))
		if s.replay.on {
			t.Errorf("%s: the end is taken for the past", g.Info().ID)
		}
	}
}

func TestTurnsOfTheReplayAreThoseOfTheLog(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 4}, 6)
		s := shellOf(m)
		s.survey()
		words := s.text(m).(rules.Headed)
		turns := 0
		for _, e := range m.Events(0, len(m.Log)) {
			if level, _ := words.Heading(e); level == 1 {
				turns++
			}
		}
		if len(s.replay.turns) != turns {
			t.Errorf("%s: the replay has %d turns, the log %d", g.Info().ID, len(s.replay.turns), turns)
		}
		s.tablePage()
		for i, ply := range s.replay.turns {
			first, _, _ := strings.Cut(s.partAt(ply), " · ")
			if want := s.log.parts[slices.IndexFunc(s.log.parts, func(p logPart) bool { return p.level == 1 })].title; i == 0 && first != want {
				t.Errorf("%s: the first turn is called %q, want %q", g.Info().ID, first, want)
			}
		}
	}
}
