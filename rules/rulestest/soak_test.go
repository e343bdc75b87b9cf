package rulestest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest/toy"
)

func TestSoakOfAGameInOrder(t *testing.T) {
	r := Soak(toy.Game{}, 20_001, 3, nil)
	if r.Decisions != 20_001 || r.Games < 500 || r.Longest < 20 || r.Longest > 100 || len(r.Violations) > 0 {
		t.Errorf("%d decisions, %d games, the longest of %d, %v", r.Decisions, r.Games, r.Longest, r.Violations)
	}
	asked := 0
	for _, n := range r.Asked {
		asked += n
	}
	if asked != r.Decisions {
		t.Errorf("%d questions for %d decisions", asked, r.Decisions)
	}
	if questions, codes := r.Missing(toy.Game{}); len(questions) > 0 || len(codes) > 0 {
		t.Errorf("never asked: %v, never refused: %v", questions, codes)
	}
	if again := Soak(toy.Game{}, 20_001, 3, nil); !reflect.DeepEqual(r, again) {
		t.Errorf("the same seed found\n%+v\nand then\n%+v", r, again)
	}
	if other := Soak(toy.Game{}, 20_001, 4, nil); reflect.DeepEqual(r, other) {
		t.Error("another seed played the same games")
	}
	few := Soak(toy.Game{}, 3, 3, nil)
	if questions, codes := few.Missing(toy.Game{}); few.Decisions != 3 || few.Games != 0 ||
		!strings.Contains(fmt.Sprint(questions), "toll (5)") || !strings.Contains(fmt.Sprint(codes), "poor") {
		t.Errorf("%d decisions, never asked: %v, never refused: %v", few.Decisions, questions, codes)
	}
}

func TestSoakNoticesABrokenGame(t *testing.T) {
	for _, test := range []struct {
		want string
		warp *warp
	}{
		{"check: wet", &warp{check: func(s *warped) error {
			if s.State.(*toy.State).Sold == 4 {
				return errors.New("wet")
			}
			return nil
		}}},
		{"panic: dry", &warp{apply: func(*warped, []rules.Answer) []rules.Event { panic("dry") }}},
		{"has odds 0", &warp{options: each(func(o *rules.Option) { o.Odds = 0 })}},
		{"outcome of chance and refused", &warp{options: each(func(o *rules.Option) {
			if o.Odds > 0 {
				o.Rule = 1
			}
		})}},
		{"has no noun", &warp{options: each(func(o *rules.Option) { o.Move += 5000 })}},
		{"not in Info.Rules", &warp{options: each(func(o *rules.Option) {
			if o.Rule > 0 {
				o.Rule = 99
			}
		})}},
		{"not by rising number, or twice", &warp{options: func(_ *warped, _ rules.Seat, before, list []rules.Option) []rules.Option {
			return append(append(before, list...), list[max(0, len(list)-1):]...)
		}}},
		{"none is legal", &warp{options: each(func(o *rules.Option) {
			if o.Odds == 0 {
				o.Rule = 1
			}
		})}},
		{"scores", &warp{scores: func(s []rules.Score) []rules.Score { return s[1:] }}},
		{"New fails", &warp{new: func(rules.Setup) (rules.State, error) { return nil, errors.New("New fails") }}},
	} {
		r := Soak(test.warp, 5_000, 1, nil)
		if len(r.Violations) == 0 || !strings.Contains(r.Violations[0].Error(), test.want) {
			t.Errorf("%v, want %q", r.Violations, test.want)
			continue
		}
		if text := r.Violations[0].Error(); !strings.HasPrefix(text, "wharf, ") || !strings.Contains(text, "\nthe moves: [") {
			t.Errorf("%s\ndoes not say how to get there", text)
		}
	}
}

func TestSoakNoticesAGameWithoutEnd(t *testing.T) {
	endless := &warp{apply: func(s *warped, answers []rules.Answer) []rules.Event {
		s.State.Apply(answers)
		if s.State.Decision().Kind == rules.Over {
			s.State, _ = toy.Game{}.New(rules.Setup{Seats: 2})
		}
		return nil
	}}
	r := Soak(endless, lanes*(Bound+100), 1, nil)
	if len(r.Violations) == 0 || !strings.Contains(r.Violations[0].Error(), fmt.Sprintf("does not end within %d decisions", Bound)) {
		t.Errorf("%.200v", r.Violations)
	}
}

func TestSoakShowsEveryStateToTheAudit(t *testing.T) {
	states := make(chan int, 100_000)
	r := Soak(toy.Game{}, 2_000, 1, func(setup rules.Setup) Audit {
		seen := 0
		return func(s rules.State, events []rules.Event) error {
			if seen == 0 && (len(events) > 0 || s.(*toy.State).Sold > 0) {
				return errors.New("the first state is not that of the set-up")
			}
			seen++
			states <- int(s.(*toy.State).Seats) - setup.Seats
			return nil
		}
	})
	close(states)
	n := 0
	for wrong := range states {
		n++
		if wrong != 0 {
			t.Fatal("the audit is of another setup")
		}
	}
	if len(r.Violations) > 0 || n != r.Decisions+r.Games {
		t.Errorf("%d states were shown after %d decisions, %d of %d games ended; %v", n, r.Decisions, r.Games, lanes, r.Violations)
	}
	r = Soak(toy.Game{}, 100, 1, func(rules.Setup) Audit {
		return func(rules.State, []rules.Event) error { return errors.New("the books are wrong") }
	})
	if len(r.Violations) != lanes*most || !strings.Contains(r.Violations[0].Error(), "audit: the books are wrong") {
		t.Errorf("%v", r.Violations)
	}
}

func TestFuzzFromNoticesABrokenGame(t *testing.T) {
	from := toy.Game{}.From
	accept := func(setup rules.Setup, f rules.Fields) (rules.State, error) {
		if s, err := from(setup, f); err == nil {
			return s, nil
		}
		return toy.Game{}.New(setup)
	}
	silent := func(setup rules.Setup, f rules.Fields) (rules.State, error) {
		if s, err := from(setup, f); err == nil {
			return s, nil
		}
		return nil, errors.New("")
	}
	for _, test := range []struct {
		want string
		warp *warp
	}{
		{"", &warp{}},
		{"panic: no such lot", &warp{from: func(rules.Setup, rules.Fields) (rules.State, error) { panic("no such lot") }}},
		{"the error of From is empty", &warp{from: silent}},
		{"check: wet", &warp{check: func(*warped) error { return errors.New("wet") }}},
		{"from makes another position", &warp{from: accept, fields: func(f rules.Fields) rules.Fields {
			return slices.DeleteFunc(f, func(f rules.Field) bool { return f.Name == "sheds" })
		}}},
		{"scores", &warp{from: accept, scores: func(s []rules.Score) []rules.Score { return s[1:] }}},
		{"none of", &warp{options: func(_ *warped, _ rules.Seat, before, _ []rules.Option) []rules.Option { return before }}},
	} {
		var err error
		for n := byte(0); n < 200 && err == nil; n++ {
			_, _, err = fuzzFrom(test.warp, []byte{1, n, 3 * n, n ^ 77, 2, 9, n / 3, 5, n * 7, 1, n / 5}, Bound)
		}
		if test.want == "" && err == nil {
			continue
		}
		if err == nil || test.want == "" || !strings.Contains(err.Error(), test.want) {
			t.Errorf("fuzzFrom: %v, want %q", err, test.want)
		}
	}
	if _, _, err := fuzzFrom(&warp{}, []byte{0}, 3); err == nil || !strings.Contains(err.Error(), "does not end within 3 decisions") {
		t.Errorf("fuzzFrom: %v", err)
	}
}

func TestChangesOfADescriptionLeaveItAlone(t *testing.T) {
	m := Random(toy.Game{}, rules.Setup{Seats: 3}, 5).At(17)
	f, other := m.State.Fields(), m.At(3).State.Fields()
	before := string(f.JSON(nil)) + string(other.JSON(nil))
	changed := 0
	for n := range 500 {
		e := &editor{&source{data: []byte{byte(n), byte(n / 3), 7, byte(n * 5), 2, byte(n / 7), 1}}, words(toy.Game{})}
		if got := e.change(f, other); string(got.JSON(nil)) != string(f.JSON(nil)) {
			changed++
		}
	}
	if after := string(f.JSON(nil)) + string(other.JSON(nil)); after != before {
		t.Errorf("it was %s, it is %s", before, after)
	}
	if changed < 200 {
		t.Errorf("only %d of 500 changes change anything", changed)
	}
}

func words(g rules.Game) []string { return g.Info().Words }
