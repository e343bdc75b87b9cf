//go:build !js

package app

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

// anyMove is a legal answer to what a match asks.
func anyMove(r *rand.Rand, m *rules.Match) (rules.Move, bool) {
	seat, waiting := m.Next()
	if !waiting {
		return 0, false
	}
	var legal []rules.Move
	for _, o := range m.State.Options(seat, nil) {
		if o.Rule == 0 {
			legal = append(legal, o.Move)
		}
	}
	return legal[r.IntN(len(legal))], true
}

// try plays so many answers in a trial.
func try(t *testing.T, s *shell, r *rand.Rand, answers int) {
	t.Helper()
	for range answers {
		move, ok := anyMove(r, s.trial.match)
		if !ok {
			return
		}
		if s.play(move); s.notice.bad {
			t.Fatal(s.notice.text)
		}
	}
}

func TestTrialNeverChangesTheMatch(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 5)
		s := shellOf(m.At(len(m.Log) * 2 / 3))
		log, state := slices.Clone(s.match.Log), s.match.State.Clone()
		r := rand.New(rand.NewPCG(1, 2))
		for _, ply := range []int{0, 50, 120, len(log)} {
			s.look(ply)
			s.tryOut()
			for range 60 {
				switch r.IntN(5) {
				case 0:
					s.undo()
				case 1:
					s.again()
				default:
					try(t, s, r, 1)
				}
				s.tablePage()
			}
			s.leave()
		}
		if !slices.Equal(s.match.Log, log) || !s.match.State.Equal(state) || s.seen() != s.match {
			t.Errorf("%s: trials have changed the match", g.Info().ID)
		}
	}
}

func TestTrialIsTakenBackToItsBeginningAndPlayedAgain(t *testing.T) {
	for _, g := range catalog.Games {
		for _, byHand := range []bool{false, true} {
			m := rulestest.Random(g, rules.Setup{Seats: 4}, 9)
			s := shellOf(m)
			s.trial.byHand = byHand
			s.look(len(m.Log) / 2)
			s.tryOut()
			begin := s.trial.match.State.Clone()
			var states []rules.State
			r := rand.New(rand.NewPCG(3, 4))
			for range 40 {
				states = append(states, s.trial.match.State.Clone())
				try(t, s, r, 1)
			}
			end, log := s.trial.match.State.Clone(), slices.Clone(s.trial.match.Log)
			for i := len(states) - 1; i >= 0; i-- {
				if s.undo(); !s.trial.match.State.Equal(states[i]) {
					t.Fatalf("%s, by hand %v: the undo of answer %d does not lead back", g.Info().ID, byHand, i)
				}
			}
			if s.canUndo() || !s.trial.match.State.Equal(begin) {
				t.Errorf("%s: the trial is not at its beginning", g.Info().ID)
			}
			for s.canRedo() {
				s.again()
			}
			if !s.trial.match.State.Equal(end) || !slices.Equal(s.trial.match.Log, log) {
				t.Errorf("%s, by hand %v: played again the trial is another", g.Info().ID, byHand)
			}
		}
	}
}

func TestOutcomesOfChanceCanBeChosen(t *testing.T) {
	for _, g := range catalog.Games {
		m, err := rules.NewMatch(g, rules.Setup{Seats: 3}, [8]byte{1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := shellOf(m)
		s.chooseByHand()
		s.tryOut()
		for range 6 {
			if s.trial.match.State.Decision().Kind != rules.Chance {
				t.Fatalf("%s: the set-up asks something else than chance", g.Info().ID)
			}
			outcomes := s.trial.match.State.Options(rules.Nobody, nil)
			drawn := app.HTMLString(s.tablePage())
			if got := strings.Count(drawn, `class="option"`); got != len(outcomes) || !strings.Contains(drawn, `data-act="try-draw"`) {
				t.Fatalf("%s: %d of %d outcomes are offered", g.Info().ID, got, len(outcomes))
			}
			last := outcomes[len(outcomes)-1].Move
			s.play(last)
			if got := s.trial.match.Log[len(s.trial.match.Log)-1]; got != (rules.Answer{Seat: rules.Nobody, Move: last}) {
				t.Errorf("%s: %v was drawn, %d was chosen", g.Info().ID, got, last)
			}
		}
		s.chooseByHand()
		if s.trial.match.State.Decision().Kind == rules.Chance {
			t.Errorf("%s: nothing is drawn although nothing is chosen any more", g.Info().ID)
		}
	}
}

func TestScoresOfATrialSayHowTheyHaveChanged(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 6)
		s := shellOf(m)
		s.look(len(m.Log) / 3)
		s.tryOut()
		base := s.trial.match.State.Scores()
		try(t, s, rand.New(rand.NewPCG(7, 7)), 400)
		changed := 0
		for i, score := range s.trial.match.State.Scores() {
			if got, want := s.trial.change(score), score.Total-base[i].Total; got != want {
				t.Errorf("%s: the change is told as %d, it is %d", g.Info().ID, got, want)
			}
			if score.Total != base[i].Total {
				changed++
			}
		}
		if changed == 0 {
			t.Errorf("%s: no score has changed", g.Info().ID)
		}
	}
}

// TestPlanIsPlayedOnlyAsFarAsItIsTheSeatsOwn: what a plan puts into the match are
// its first answers, all of the seat that was asked, and what stops it is told.
func TestPlanIsPlayedOnlyAsFarAsItIsTheSeatsOwn(t *testing.T) {
	stops := map[string]int{}
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 12)
		for ply := 1; ply < len(m.Log); ply += 3 {
			s := shellOf(m.At(ply))
			if d := s.match.State.Decision(); d.Kind == rules.Chance {
				continue
			}
			s.tryOut()
			try(t, s, rand.New(rand.NewPCG(uint64(ply), 1)), 4)
			from := len(s.match.Log)
			plan := slices.Clone(s.trial.match.Log[from:])
			if len(plan) == 0 {
				continue
			}
			me, _ := s.match.Next()
			kind := s.match.State.Decision().Kind
			before := s.match.At(from)
			s.commit()
			played := 0
			for _, a := range s.match.Log[from:] {
				if a.Seat != me || played == len(plan) || a != plan[played] {
					break // a draw that followed
				}
				if kind := before.State.Decision().Kind; kind != rules.Choice {
					t.Fatalf("%s, ply %d: the plan has answered a decision of kind %v", g.Info().ID, ply, kind)
				}
				if err := before.Play(a.Seat, a.Move); err != nil {
					t.Fatal(err)
				}
				played++
			}
			for _, a := range s.match.Log[from+played:] {
				if a.Seat != rules.Nobody {
					t.Fatalf("%s, ply %d: after the plan %v answers", g.Info().ID, ply, a.Seat)
				}
			}
			var want string
			next := before.State.Decision()
			switch {
			case played == len(plan):
				want = s.words.Trial.Stops[planDone]
			case next.Kind == rules.Chance:
				want = s.words.Trial.Stops[planChance]
			case next.Kind == rules.Sealed:
				want = s.words.Trial.Stops[planSealed]
			default:
				if asked, _ := before.Next(); asked == me {
					t.Fatalf("%s, ply %d: the plan stops although its seat is to go on", g.Info().ID, ply)
				}
				want, _, _ = strings.Cut(s.words.Trial.Stops[planOther], "{")
			}
			stops[want]++
			if !strings.Contains(s.notice.text, want) || !strings.Contains(s.notice.text, rules.Numbers(s.words.Trial.Played, played, len(plan))) {
				t.Fatalf("%s, ply %d: %d of %d were played; the page says %q", g.Info().ID, ply, played, len(plan), s.notice.text)
			}
			if (played > 0) == s.trial.on || kind == rules.Sealed && played > 0 {
				t.Fatalf("%s, ply %d: %d answers were played and the trial is on: %v", g.Info().ID, ply, played, s.trial.on)
			}
		}
	}
	if len(stops) != 4 {
		t.Errorf("not every reason to stop was met: %v", stops)
	}
}

func TestPlanGoesOnWhereTheMatchHasFollowedIt(t *testing.T) {
	g := catalog.Games[0]
	m := rulestest.Random(g, rules.Setup{Seats: 3}, 14)
	s := shellOf(m.At(60))
	s.tryOut()
	for _, a := range m.Log[60:90] {
		s.play(a.Move)
	}
	s.keepPlan()
	plan := s.plan
	s.leave()

	// The others answer as planned, up to where the first seat is asked again.
	s.show(m.At(70))
	s.plan = plan
	from, answers, ok := s.readPlan()
	if !ok || from != 60 || len(answers) < 30 {
		t.Fatalf("of the plan are left %d answers from ply %d", len(answers), from)
	}
	s.showPlan()
	me, _ := s.match.Next()
	s.commit()
	if len(s.match.Log) <= 70 || s.match.Log[70] != m.Log[70] || m.Log[70].Seat != me {
		t.Errorf("the plan does not go on: %s", s.notice.text)
	}

	// They answer otherwise.
	other, r := m.At(60), rand.New(rand.NewPCG(1, 1))
	for len(other.Log) == 60 {
		move, _ := anyMove(r, other)
		if move == m.Log[60].Move {
			continue
		}
		if err := other.Enter(move); err != nil {
			t.Fatal(err)
		}
	}
	s.show(other)
	s.plan = plan
	s.showPlan()
	s.commit()
	if len(s.match.Log) != 61 || !s.trial.on || !strings.Contains(s.notice.text, s.words.Trial.Stops[planParted]) {
		t.Errorf("after another answer the page says %q", s.notice.text)
	}

	// Before the fork the match is another.
	s.show(rulestest.Random(g, rules.Setup{Seats: 3}, 15).At(80))
	s.plan = plan
	if _, _, ok := s.readPlan(); ok {
		t.Error("the plan is offered for another match")
	}
}

func TestDamagedPlanIsNotOffered(t *testing.T) {
	m := rulestest.Random(catalog.Games[0], rules.Setup{Seats: 3}, 14)
	s := shellOf(m.At(60))
	s.tryOut()
	try(t, s, rand.New(rand.NewPCG(1, 1)), 3)
	s.keepPlan()
	good := s.plan
	s.leave()
	for _, plan := range []string{"", "x", "60", "-1 " + good, "9999 x 1", strings.Replace(good, "60 ", "59 ", 1), good + " 99999999", good + " <b>"} {
		s.plan = plan
		app.HTMLString(s.tablePage())
		if _, answers, ok := s.readPlan(); ok && !strings.HasPrefix(plan, good) || len(answers) > 40 {
			t.Errorf("the plan %q is offered", plan)
		}
	}
}
