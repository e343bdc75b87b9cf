//go:build !js

package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/rulestest"
)

func TestSoakFindsNothingWrong(t *testing.T) {
	decisions := 400_000
	if testing.Short() {
		decisions = 40_000
	}
	r := rulestest.Soak(discovery.Game{}, decisions, 1, auditDiscovery)
	for _, err := range r.Violations {
		t.Error(err)
	}
	if r.Decisions != decisions || r.Games == 0 || r.Longest > 1_000 {
		t.Errorf("%d decisions in %d games, the longest of %d", r.Decisions, r.Games, r.Longest)
	}
	// The rest is too rare for so few decisions.
	questions, codes := r.Missing(discovery.Game{})
	if rare := []string{"too-dear", "no-figure", "too-few-settlers"}; !testing.Short() && (len(questions) > 0 ||
		slices.ContainsFunc(codes, func(code string) bool { return !slices.Contains(rare, code) })) {
		t.Errorf("never asked: %v, never refused: %v", questions, codes)
	}
}

func TestSoakTellsWhatItFound(t *testing.T) {
	args := []string{"soak", "-game", "discovery", "-decisions", "3000", "-seed", "4"}
	got := flota(t, "", args...)
	for _, want := range []string{
		"discovery, seed 4: 3000 decisions in ", " decisions a second\n", "\nviolations: 0\n",
		"\nquestions never asked: ", "\nrules that never refused anything: too-dear", "\nwhat can never be reached: too-dear\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%s\ndoes not say %q", got, want)
		}
	}
	_, first, _ := strings.Cut(got, "\n")
	if _, again, _ := strings.Cut(flota(t, "", args...), "\n"); again != first {
		t.Errorf("the same seed found\n%s\nand then\n%s", first, again)
	}
}

func TestWrongSoakIsRefusedWithASentence(t *testing.T) {
	for _, test := range []struct {
		args string
		want string
	}{
		{"-game chess", `there is no game "chess"`},
		{"-decisions 0", "choose -decisions 1 or more"},
		{"-decisions many", "-decisions"},
		{"discovery", "one argument too many"},
	} {
		var stdout, stderr strings.Builder
		status := run(append([]string{"soak"}, strings.Fields(test.args)...), nil, &stdout, &stderr)
		if status != 1 || stdout.Len() > 0 || !strings.Contains(stderr.String(), test.want) {
			t.Errorf("%s: exit status %d, stderr %q, want %q", test.args, status, stderr.String(), test.want)
		}
	}
}

// A cheat is the game with a figure put wrong.
type cheat struct {
	discovery.Game
	wrong func(*discovery.State)
}

func (c cheat) New(setup rules.Setup) (rules.State, error) {
	s, err := c.Game.New(setup)
	return &cheated{s, c}, err
}

type cheated struct {
	rules.State
	cheat
}

func (c *cheated) Apply(answers []rules.Answer) []rules.Event {
	events := c.State.Apply(answers)
	c.wrong(c.State.(*discovery.State))
	return events
}

func TestAuditNoticesWrongFigures(t *testing.T) {
	for _, test := range []struct {
		name, want string
		wrong      func(*discovery.State)
	}{
		{"money from nowhere", "by what happened it should have", func(s *discovery.State) {
			if s.Turn == 2 {
				s.Players[1].Cash++
			}
		}},
		{"a point for a region", "a recount gives", func(s *discovery.State) {
			if s.Turn == 4 {
				s.Players[0].Scored[0] = 1
			}
		}},
		{"points for trade", "a recount gives", func(s *discovery.State) {
			if s.Decision().Kind == rules.Over {
				s.Players[1].TradeVP++
			}
		}},
		{"a building", "a recount gives", func(s *discovery.State) {
			if s.Decision().Kind == rules.Over {
				s.Players[0].Scored[2] -= 2
			}
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := rulestest.Soak(cheat{wrong: test.wrong}, 2_000, 1, func(setup rules.Setup) rulestest.Audit {
				see := auditDiscovery(setup)
				return func(s rules.State, events []rules.Event) error { return see(s.(*cheated).State, events) }
			})
			if len(r.Violations) == 0 || !strings.Contains(fmt.Sprint(r.Violations[0]), test.want) {
				t.Errorf("violations %.200v, want %q", r.Violations, test.want)
			}
		})
	}
}
