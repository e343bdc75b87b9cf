package rulestest

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest/toy"
)

func TestRunAcceptsAGameInOrder(t *testing.T) {
	r := record(func(t testing.TB) { RunAll(t, &warp{}, 60) })
	if len(r.errors) > 0 {
		t.Error(r.errors[0])
	}
	if len(r.logs) == 0 || !strings.Contains(r.logs[0], "the longest game") {
		t.Errorf("logs %q", r.logs)
	}
}

// each changes the options of a list that are of a kind.
func each(change func(*rules.Option)) func(*warped, rules.Seat, []rules.Option, []rules.Option) []rules.Option {
	return func(_ *warped, _ rules.Seat, before, list []rules.Option) []rules.Option {
		for i := range list {
			change(&list[i])
		}
		return append(before, list...)
	}
}

func TestRunNoticesBrokenOptions(t *testing.T) {
	for _, test := range []struct {
		name, want string
		options    func(s *warped, seat rules.Seat, before, list []rules.Option) []rules.Option
	}{
		{"not sorted", "not by rising number", func(_ *warped, _ rules.Seat, before, list []rules.Option) []rules.Option {
			slices.Reverse(list)
			return append(before, list...)
		}},
		{"twice", "is there twice", func(_ *warped, _ rules.Seat, before, list []rules.Option) []rules.Option {
			return append(append(before, list...), list[max(0, len(list)-1):]...)
		}},
		{"all refused", "is legal", func(s *warped, _ rules.Seat, before, list []rules.Option) []rules.Option {
			for i := range list {
				if s.State.Decision().Kind != rules.Chance {
					list[i].Rule = 1
				}
			}
			return append(before, list...)
		}},
		{"none", "none of 0 is legal", func(_ *warped, _ rules.Seat, before, _ []rules.Option) []rules.Option {
			return before
		}},
		{"for others", "is not asked and has", func(_ *warped, seat rules.Seat, before, list []rules.Option) []rules.Option {
			if len(list) == 0 {
				list = []rules.Option{{Move: 0}}
			}
			return append(before, list...)
		}},
		{"in place of the list", "does not append", func(_ *warped, _ rules.Seat, _, list []rules.Option) []rules.Option {
			return list
		}},
		{"rule without a code", "is not in Info.Rules", each(func(o *rules.Option) {
			if o.Rule != 0 {
				o.Rule = 99
			}
		})},
		{"outcome without odds", "without odds", each(func(o *rules.Option) { o.Odds = 0 })},
		{"outcome refused", "outcome of chance and refused", each(func(o *rules.Option) {
			if o.Odds != 0 {
				o.Rule = 1
			}
		})},
		{"odds of a choice", "is no outcome of chance", each(func(o *rules.Option) { o.Odds++ })},
		{"unknown noun", "not one word", each(func(o *rules.Option) {
			if o.Odds == 0 {
				o.Move += 5000
			}
		})},
		{"playing while looking", "none of 0", func(s *warped, seat rules.Seat, before, list []rules.Option) []rules.Option {
			if s.State.Decision().Kind == rules.Chance && len(list) > 0 {
				s.State.Apply([]rules.Answer{{Seat: rules.Nobody, Move: list[0].Move}})
				list = s.State.Options(seat, nil)
			}
			return append(before, list...)
		}},
		{"other options the second time", "changed by looking", other()},
		// Match.Play asks with an empty list, Run with one that has room.
		{"legal for Play only", "is accepted", func(_ *warped, _ rules.Seat, before, list []rules.Option) []rules.Option {
			for i := range list {
				if len(before) == 0 {
					list[i].Rule = 0
				}
			}
			return append(before, list...)
		}},
		{"refused for Play only", "play refuses", func(_ *warped, _ rules.Seat, before, list []rules.Option) []rules.Option {
			for i := range list {
				if len(before) == 0 && list[i].Rule == 0 {
					list[i].Rule = 1
				}
			}
			return append(before, list...)
		}},
		{"another rule for Play", "the error says", func(_ *warped, _ rules.Seat, before, list []rules.Option) []rules.Option {
			for i := range list {
				if len(before) == 0 && list[i].Rule != 0 {
					list[i].Rule = list[i].Rule%4 + 1
				}
			}
			return append(before, list...)
		}},
		{"panic", "panic: no such thing", func(*warped, rules.Seat, []rules.Option, []rules.Option) []rules.Option {
			panic("no such thing")
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			record(func(t testing.TB) { Run(t, &warp{options: test.options}, 20) }).wants(t, test.want)
		})
	}
}

// other leaves an outcome out after five looks, which is one call of look at
// two seats.
func other() func(*warped, rules.Seat, []rules.Option, []rules.Option) []rules.Option {
	calls := 0
	return func(s *warped, seat rules.Seat, before, list []rules.Option) []rules.Option {
		if calls++; calls > 5 && len(list) > 1 {
			list = list[:len(list)-1]
		}
		return append(before, list...)
	}
}

func TestRunNoticesBrokenDecisions(t *testing.T) {
	for _, test := range []struct {
		name, want string
		decision   func(rules.Decision) rules.Decision
	}{
		{"no kind", "is no kind", func(d rules.Decision) rules.Decision { d.Kind = 9; return d }},
		{"unknown question", "has no id", func(d rules.Decision) rules.Decision { d.Question = 77; return d }},
		{"procedure as question", "has no id", func(d rules.Decision) rules.Decision { d.Question = 1; return d }},
		{"no such seat", "seat 7 of", func(d rules.Decision) rules.Decision { d.Seats[0] = 7; return d }},
		{"seat twice", "listed twice", func(d rules.Decision) rules.Decision { d.Seats[1] = d.Seats[0]; return d }},
		{"too many", "seats must answer, there are", func(d rules.Decision) rules.Decision { d.Count = 5; return d }},
		{"chance without all seats", "a chance lists", func(d rules.Decision) rules.Decision {
			if d.Kind == rules.Chance {
				d.Count--
			}
			return d
		}},
		{"choice of several", "a choice of", func(d rules.Decision) rules.Decision {
			if d.Kind == rules.Sealed && d.Count > 1 {
				d.Kind = rules.Choice
			}
			return d
		}},
		{"sealed of nobody", "sealed decision of no seat", func(d rules.Decision) rules.Decision {
			if d.Kind == rules.Choice {
				d.Kind, d.Count = rules.Sealed, 0
			}
			return d
		}},
		{"over with seats", "it is over and", func(d rules.Decision) rules.Decision {
			if d.Kind == rules.Choice {
				d.Kind = rules.Over
			}
			return d
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			record(func(t testing.TB) { Run(t, &warp{decision: test.decision}, 20) }).wants(t, test.want)
		})
	}
}

func TestRunNoticesBrokenStates(t *testing.T) {
	calls := 0
	for _, test := range []struct {
		name, want string
		game       rules.Game
	}{
		{"clone that is none", "clone: Apply to a copy changes the original", &warp{
			clone: func(s *warped) rules.State { return s },
		}},
		{"clone of another position", "clone: a copy is not Equal", &warp{
			clone: func(s *warped) rules.State {
				c, _ := s.w.New(rules.Setup{Seats: 2})
				return c
			},
		}},
		{"clone that shares its memory", "clone: Apply to a copy changes", &warp{
			clone: func(s *warped) rules.State { return &warped{s.State, s.w} },
			equal: func(s, other *warped) bool {
				return other != nil && (s == other || s.State == other.State || s.State.Equal(other.State))
			},
		}},
		{"clone of which the original notices", "other events", &warp{
			clone: func(s *warped) rules.State {
				c := s.State.Clone()
				s.w.apply = func(s *warped, answers []rules.Answer) []rules.Event {
					s.w.apply = nil
					return s.State.Apply(answers)[:0]
				}
				return &warped{c, s.w}
			},
		}},
		{"events by chance", "the same answers have other events", &warp{
			apply: func(s *warped, answers []rules.Answer) []rules.Event {
				calls++
				return append(s.State.Apply(answers), rules.Event{Args: [4]int16{1, int16(calls)}})
			},
		}},
		{"positions by chance", "to another state", &warp{
			apply: func(s *warped, answers []rules.Answer) []rules.Event {
				events := s.State.Apply(answers)
				calls++
				s.State.(*toy.State).Bank += int16(calls)
				return events
			},
			check: func(*warped) error { return nil },
		}},
		{"check that fails", "check: the silk is wet", &warp{
			check: func(s *warped) error {
				if s.State.(*toy.State).Sold == 3 {
					return errors.New("the silk is wet")
				}
				return nil
			},
		}},
		{"equal always", "equal takes", &warp{
			equal: func(s, other *warped) bool { return true },
		}},
		{"equal at all seats", "equal takes the end for the start", &warp{
			equal: func(s, other *warped) bool {
				return other != nil && s.State.(*toy.State).Seats == other.State.(*toy.State).Seats
			},
		}},
		{"equal never", "from makes another position", &warp{
			equal: func(s, other *warped) bool { return false },
		}},
		{"event of no seat", "happens to seat 9", &warp{
			apply: func(s *warped, answers []rules.Answer) []rules.Event {
				return append(s.State.Apply(answers), rules.Event{Kind: 7, Seat: 9})
			},
		}},
		{"fields without JSON", "panic: rules: Fields", &warp{
			fields: func(f rules.Fields) rules.Fields { return append(f, rules.Field{Name: "x", Value: 1.5}) },
		}},
		{"field twice", "there twice", &warp{
			fields: func(f rules.Fields) rules.Fields { return append(f, f[0]) },
		}},
		{"field twice deep inside", "there twice", &warp{
			fields: func(f rules.Fields) rules.Fields {
				twice := rules.Fields{{Name: "a", Value: "b"}, {Name: "a", Value: 1}}
				return rules.Fields{{Name: "a", Value: rules.List{"a", "a", rules.Fields{{Name: "a", Value: twice}}}}}
			},
		}},
		{"setup by chance", "is not the replay", struct{ rules.Game }{&warp{
			new: func(setup rules.Setup) (rules.State, error) {
				s, err := toy.Game{}.New(setup)
				if err == nil {
					calls++
					s.(*toy.State).Bank = int16(calls % 1000)
				}
				return s, err
			},
			check: func(*warped) error { return nil },
		}}},
		{"equal to nothing after an answer", "refused and changes the match", struct{ rules.Game }{&warp{
			equal: func(*warped, *warped) bool { return false },
		}}},
		{"version by chance", "link: ", &warp{
			info: func(info rules.Info) rules.Info {
				calls++
				info.Version = uint16(1 + calls%1000)
				return info
			},
		}},
		{"setup refused", "which Info allows", &warp{
			new: func(setup rules.Setup) (rules.State, error) {
				if setup.Seats == 4 && setup.Settings[0] == 1 {
					return nil, errors.New("too lean for four")
				}
				return toy.Game{}.New(setup)
			},
		}},
		{"seats accepted", "new accepts 5 seats", &warp{
			new: func(setup rules.Setup) (rules.State, error) {
				setup.Seats = min(setup.Seats, 4)
				return toy.Game{}.New(setup)
			},
		}},
		{"setting accepted", "new accepts 2 seats with settings [0 1", &warp{
			new: func(setup rules.Setup) (rules.State, error) {
				setup.Settings[1] = 0
				return toy.Game{}.New(setup)
			},
		}},
		{"error without words", "the error of New is empty", &warp{
			new: func(setup rules.Setup) (rules.State, error) {
				if _, err := (toy.Game{}).New(setup); err != nil {
					return nil, errors.New("")
				}
				return toy.Game{}.New(setup)
			},
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			record(func(t testing.TB) { Run(t, test.game, 20) }).wants(t, test.want)
		})
	}
}

func TestRunNoticesBrokenPositions(t *testing.T) {
	calls := 0
	from := toy.Game{}.From
	for _, test := range []struct {
		name, want string
		warp       *warp
	}{
		{"from refuses", "from refuses what Fields describes: too wet", &warp{
			from: func(setup rules.Setup, f rules.Fields) (rules.State, error) {
				if s, err := from(setup, f); err != nil || s.(*toy.State).Sold < 3 {
					return s, err
				}
				return nil, errors.New("too wet")
			},
		}},
		{"from makes another position", "from makes another position of what Fields describes", &warp{
			from: func(setup rules.Setup, f rules.Fields) (rules.State, error) {
				s, err := from(setup, f)
				if err == nil && s.(*toy.State).Sold == 3 {
					s.(*toy.State).Coins[1]++
				}
				return s, err
			},
		}},
		{"fields leave something out", "from ", &warp{
			fields: func(f rules.Fields) rules.Fields {
				return slices.DeleteFunc(f, func(f rules.Field) bool { return f.Name == "lot" })
			},
		}},
		{"from makes another position the second time", "from: the ", &warp{
			from: func(setup rules.Setup, f rules.Fields) (rules.State, error) {
				s, err := from(setup, f)
				// 7 calls have been refused and 1 was right; the next has the JSON.
				if calls++; calls == 9 {
					s.Apply([]rules.Answer{{Seat: rules.Nobody, Move: 3}})
				}
				return s, err
			},
		}},
		{"number below zero", "fields: sold is below zero", &warp{
			fields: func(f rules.Fields) rules.Fields { f[0].Value = f[0].Value.(int) - 1; return f },
		}},
		{"number below zero deep inside", "fields: x is below zero", &warp{
			fields: func(f rules.Fields) rules.Fields {
				return append(f, rules.Field{Name: "in", Value: rules.List{rules.Fields{{Name: "x", Value: rules.List{-1}}}}})
			},
		}},
		{"number too large for links", "link with a position", &warp{
			fields: func(f rules.Fields) rules.Fields { return append(f, rules.Field{Name: "x", Value: 40_000}) },
			from: func(setup rules.Setup, f rules.Fields) (rules.State, error) {
				return from(setup, slices.DeleteFunc(slices.Clone(f), func(f rules.Field) bool { return f.Name == "x" }))
			},
		}},
		{"from accepts seats", "from accepts 5 seats", &warp{
			from: func(setup rules.Setup, f rules.Fields) (rules.State, error) {
				setup.Seats = min(setup.Seats, 4)
				return from(setup, f)
			},
		}},
		{"from accepts any field", `from accepts the field "no such field"`, &warp{
			from: func(setup rules.Setup, f rules.Fields) (rules.State, error) {
				if len(f) == 1 {
					f = nil
				}
				return from(setup, f)
			},
		}},
		{"from without words", "the error of From is empty", &warp{
			from: func(setup rules.Setup, f rules.Fields) (rules.State, error) {
				s, err := from(setup, f)
				if err != nil {
					err = errors.New("")
				}
				return s, err
			},
		}},
		{"from panics", "panic: no such lot", &warp{
			from: func(rules.Setup, rules.Fields) (rules.State, error) { panic("no such lot") },
		}},
		{"what is made plays otherwise", "has other events", &warp{
			from: func(setup rules.Setup, f rules.Fields) (rules.State, error) {
				s, err := from(setup, f)
				if err != nil {
					return nil, err
				}
				silent := &warp{apply: func(s *warped, answers []rules.Answer) []rules.Event {
					return s.State.Apply(answers)[:0]
				}}
				return &warped{s, silent}, nil
			},
		}},
		{"what is made comes to another end", "comes to another end", &warp{
			from: func(setup rules.Setup, f rules.Fields) (rules.State, error) {
				s, err := from(setup, f)
				if err != nil {
					return nil, err
				}
				rich := &warp{apply: func(s *warped, answers []rules.Answer) []rules.Event {
					events := s.State.Apply(answers)
					s.State.(*toy.State).Coins[0]++
					return events
				}}
				return &warped{s, rich}, nil
			},
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			record(func(t testing.TB) { Run(t, test.warp, 20) }).wants(t, test.want)
		})
	}
}

func TestWordsThatLinksSpellOutAreLogged(t *testing.T) {
	r := record(func(t testing.TB) {
		Run(t, &warp{info: func(i rules.Info) rules.Info { i.Words = i.Words[4:]; return i }}, 12)
	})
	if len(r.errors) > 0 {
		t.Fatal(r.errors[0])
	}
	if logs := strings.Join(r.logs, "\n"); !strings.Contains(logs, "without a place in links: chest, lot, merchants, sold") {
		t.Errorf("logs %q", logs)
	}
	r = record(func(t testing.TB) { Run(t, &warp{}, 12) })
	if logs := strings.Join(r.logs, "\n"); strings.Contains(logs, "without a place") {
		t.Errorf("all words have a place, logs %q", logs)
	}
}

func TestRunNoticesAGameWithoutEnd(t *testing.T) {
	endless := &warp{apply: func(s *warped, answers []rules.Answer) []rules.Event {
		events := slices.Clone(s.State.Apply(answers))
		if s.State.Decision().Kind == rules.Over {
			s.State, _ = toy.Game{}.New(rules.Setup{Seats: 2})
		}
		return events
	}}
	record(func(t testing.TB) {
		r := newRun(t, endless)
		r.bound = 200
		r.play(1)
	}).wants(t, "does not end within 200 plies")
	if _, err := fuzz(endless, []byte{0, 1, 2}, 200); err == nil || !strings.Contains(err.Error(), "does not end") {
		t.Errorf("fuzz: %v", err)
	}
}

func TestRunNoticesBrokenScores(t *testing.T) {
	for _, test := range []struct {
		name, want string
		scores     func([]rules.Score) []rules.Score
	}{
		{"seat missing", "for 2 seats", func(s []rules.Score) []rules.Score { return s[1:] }},
		{"not by seat", "stands at place", func(s []rules.Score) []rules.Score { slices.Reverse(s); return s }},
		{"part missing", "has 1 parts", func(s []rules.Score) []rules.Score { s[0].Parts = s[0].Parts[1:]; return s }},
		{"wrong sum", "make", func(s []rules.Score) []rules.Score { s[1].Total++; return s }},
		{"no winner", "has place 2 and 0 seats are better", func(s []rules.Score) []rules.Score {
			for i := range s {
				s[i].Place++
			}
			return s
		}},
		{"tie not shared", "has place", func(s []rules.Score) []rules.Score {
			for i := range s {
				s[i].Place = min(i+1, 2) // 1, 2, 2, 2: right but for the fourth
			}
			if len(s) == 4 {
				s[3].Place = 3
			}
			return s
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			record(func(t testing.TB) { Run(t, &warp{scores: test.scores}, 20) }).wants(t, test.want)
		})
	}
}

func TestRunNoticesBrokenInfo(t *testing.T) {
	for _, test := range []struct {
		want string
		info func(*rules.Info)
	}{
		{"is not one word", func(i *rules.Info) { i.ID = "the wharf" }},
		{"Number is 0", func(i *rules.Info) { i.Number = 0 }},
		{"Version is 0", func(i *rules.Info) { i.Version = 0 }},
		{"seats are not within", func(i *rules.Info) { i.MaxSeats = 6 }},
		{"settings, at most", func(i *rules.Info) { i.Settings = make([]rules.Setting, 9) }},
		{"rule 0 refuses nothing", func(i *rules.Info) { i.Rules = i.Rules[1:] }},
		{`rule "full" is there twice`, func(i *rules.Info) { i.Rules = append(slices.Clone(i.Rules), "full") }},
		{`part "coins" is there twice`, func(i *rules.Info) { i.Parts = []string{"coins", "coins"} }},
		{"has 0 values", func(i *rules.Info) { i.Settings = []rules.Setting{{ID: "purse"}} }},
		{`value of purse "x" is there twice`, func(i *rules.Info) {
			i.Settings = []rules.Setting{{ID: "purse", Values: []string{"x", "x"}}}
		}},
		{"question 2", func(i *rules.Info) { i.Questions = slices.Clone(i.Questions); i.Questions[2] = "which lot" }},
	} {
		t.Run(test.want, func(t *testing.T) {
			w := &warp{info: func(i rules.Info) rules.Info { test.info(&i); return i }}
			record(func(t testing.TB) { Run(t, w, 1) }).wants(t, test.want)
		})
	}
}

func TestRunNoticesBrokenNouns(t *testing.T) {
	for _, test := range []struct {
		name, want string
		noun       func(rules.Move) string
	}{
		{"two words", "not one word", func(m rules.Move) string { return strings.ReplaceAll(toy.Game{}.Noun(m), "north", "up north") }},
		{"not unique", "spells two of them", func(m rules.Move) string { return strings.ReplaceAll(toy.Game{}.Noun(m), "north", "south") }},
		{"empty", "not one word", func(m rules.Move) string { return strings.ReplaceAll(toy.Game{}.Noun(m), "north", "") }},
		{"panic", "panic", func(rules.Move) string { panic("no noun") }},
	} {
		t.Run(test.name, func(t *testing.T) {
			record(func(t testing.TB) { Run(t, &warp{noun: test.noun}, 20) }).wants(t, test.want)
		})
	}
}

func TestRunNoticesBrokenWords(t *testing.T) {
	for _, test := range []struct {
		name, want string
		words      func(*warpedText)
	}{
		{"game", "Game is empty", func(t *warpedText) { t.game = func() string { return "" } }},
		{"setting", "setting purse is empty", func(t *warpedText) {
			t.setting = func(int, int) (string, string) { return "", "x" }
		}},
		{"values alike", `mean "x"`, func(t *warpedText) {
			t.setting = func(int, int) (string, string) { return "Purse", "x" }
		}},
		{"name not used", "is called", func(t *warpedText) {
			t.seat = func(s rules.Seat) string { return []string{"Red", "Blue", "Green", "Ochre"}[s] }
		}},
		{"seats alike", "two seats are called", func(t *warpedText) {
			seat := t.Text.Seat
			t.seat = func(s rules.Seat) string { return strings.ReplaceAll(seat(s), "Ochre", "Blue") }
		}},
		{"prompt empty", "the prompt of lot is empty", func(t *warpedText) {
			t.prompt = func(_, why string) (string, string) { return "", why }
		}},
		{"prompt with a brace", "the prompt of lot has a brace", func(t *warpedText) {
			t.prompt = func(ask, why string) (string, string) { return ask + " {seat}", why }
		}},
		{"reason with a wrong verb", "wrong verb", func(t *warpedText) {
			t.prompt = func(ask, why string) (string, string) { return ask, "It is lot %!d(string=x)." }
		}},
		{"option without a name", "option 3 of lot is empty", func(t *warpedText) {
			t.option = func(_ rules.Move, _, means string) (string, string) { return "", means }
		}},
		{"options alike", `are both called "this"`, func(t *warpedText) {
			t.option = func(_ rules.Move, _, means string) (string, string) { return "this", means }
		}},
		{"what follows with a gap", "space where a word is missing", func(t *warpedText) {
			t.option = func(_ rules.Move, name, _ string) (string, string) { return name, "brings  coins" }
		}},
		{"noun", "noun cloth is empty", func(t *warpedText) {
			noun := t.Text.Noun
			t.noun = func(m rules.Move) string { return strings.ReplaceAll(noun(m), "cloth", "") }
		}},
		{"event empty", "event", func(t *warpedText) { t.event = func(string) string { return "" } }},
		{"event with a brace", "has a brace left", func(t *warpedText) {
			t.event = func(s string) string { return s + " {0}" }
		}},
		{"event that is no UTF-8", "is no UTF-8", func(t *warpedText) {
			t.event = func(s string) string { return s + "\xff" }
		}},
		{"rule", "rule full is empty", func(t *warpedText) {
			rule := t.Text.Rule
			t.rule = func(r rules.Rule) string {
				if r == 2 {
					return ""
				}
				return rule(r)
			}
		}},
		{"parts alike", `two parts are called "Points"`, func(t *warpedText) { t.part = func(int) string { return "Points" } }},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := &warp{words: func(_ string, t *warpedText) { test.words(t) }}
			record(func(t testing.TB) { Run(t, w, 20) }).wants(t, test.want)
		})
	}
}

func TestRunLooksAtEveryLanguage(t *testing.T) {
	hungarian := &warp{words: func(language string, t *warpedText) {
		if language == "hu" {
			t.event = func(string) string { return "" }
		}
	}}
	r := record(func(t testing.TB) { Run(t, hungarian, 18) })
	r.wants(t, "is empty")
	if !strings.Contains(r.errors[0], "language hu") {
		t.Errorf("%s\ndoes not say in which language", r.errors[0])
	}
	latin := &warp{words: func(language string, t *warpedText) {
		if language != "en" {
			t.game = func() string { return "Portus" }
		}
	}}
	record(func(t testing.TB) { Run(t, latin, 1) }).wants(t, "unknown language")
}

func TestQuestionNeverAskedFailsRunAllOnly(t *testing.T) {
	extra := &warp{info: func(i rules.Info) rules.Info {
		i.Questions = append(slices.Clone(i.Questions), "storm")
		i.Rules = append(slices.Clone(i.Rules), "plague")
		return i
	}, words: func(_ string, t *warpedText) {
		rule := t.Text.Rule
		t.rule = func(r rules.Rule) string {
			if r == 5 {
				return "The plague is in the town."
			}
			return rule(r)
		}
	}}
	r := record(func(t testing.TB) { Run(t, extra, 60) })
	if len(r.errors) > 0 {
		t.Errorf("Run fails: %s", r.errors[0])
	}
	logs := strings.Join(r.logs, "\n")
	if !strings.Contains(logs, "storm (9)") || !strings.Contains(logs, "never refused anything: plague") {
		t.Errorf("Run logs %q", logs)
	}
	record(func(t testing.TB) { RunAll(t, extra, 60) }).wants(t, "questions never asked: storm (9)")
}

func TestFailureSaysHowToGetThere(t *testing.T) {
	wet := &warp{check: func(s *warped) error {
		if s.State.(*toy.State).Sold == 3 {
			return errors.New("the silk is wet")
		}
		return nil
	}}
	r := record(func(t testing.TB) { Run(t, wet, 100) })
	if len(r.errors) != most {
		t.Fatalf("%d failures are reported, want %d", len(r.errors), most)
	}
	for seed, text := range r.errors {
		setup := Setups(wet)[seed]
		for _, part := range []string{
			"wharf version 1", fmt.Sprintf("seed %d", seed), setupText(wet.Info(), setup),
			fmt.Sprintf("rules.Setup{Seats: %d, Settings: [rules.MaxSettings]uint8{%d}}", setup.Seats, setup.Settings[0]),
		} {
			if !strings.Contains(text, part) {
				t.Errorf("%s\ndoes not say %q", text, part)
			}
		}
		list := regexp.MustCompile(`Replay\(\[\]rules.Move\{([0-9, ]+)\}\)`).FindStringSubmatch(text)
		if list == nil {
			t.Fatalf("%s\nhas no moves", text)
		}
		var moves []rules.Move
		for _, number := range strings.Split(list[1], ", ") {
			n, err := strconv.ParseUint(number, 10, 16)
			if err != nil {
				t.Fatal(err)
			}
			moves = append(moves, rules.Move(n))
		}
		m, _ := rules.NewMatch(wet, setup, [8]byte{}, nil)
		if err := m.Replay(moves); err != nil || m.State.Check() == nil {
			t.Errorf("the moves of seed %d do not lead there: %v", seed, err)
		}
		if random := Random(wet, setup, uint64(seed)).Moves(); !slices.Equal(random[:len(moves)], moves) {
			t.Errorf("Random plays %v, Run has played %v", random, moves)
		}
	}
}

func TestRandomIsTheSameForASeed(t *testing.T) {
	setup := rules.Setup{Seats: 3}
	first, again := Random(toy.Game{}, setup, 7), Random(toy.Game{}, setup, 7)
	if err := differ(first, again); err != nil {
		t.Error(err)
	}
	if slices.Equal(first.Log, Random(toy.Game{}, setup, 8).Log) {
		t.Error("two seeds give the same game")
	}
	if first.State.Decision().Kind != rules.Over {
		t.Error("the game is not played to its end")
	}
}

func TestSetupsHasEachOnce(t *testing.T) {
	w := &warp{info: func(i rules.Info) rules.Info {
		i.Settings = append(slices.Clone(i.Settings), rules.Setting{ID: "wind", Values: []string{"n", "e", "s"}})
		return i
	}}
	setups := Setups(w)
	seen := map[rules.Setup]bool{}
	for _, setup := range setups {
		seen[setup] = true
	}
	if len(setups) != 3*2*3 || len(seen) != len(setups) {
		t.Errorf("%d setups, %d different ones, want 18: %v", len(setups), len(seen), setups)
	}
}

func TestFuzzNoticesABrokenGame(t *testing.T) {
	for _, test := range []struct {
		want string
		warp *warp
	}{
		{"check: wet", &warp{check: func(*warped) error { return errors.New("wet") }}},
		{"panic: dry", &warp{apply: func(*warped, []rules.Answer) []rules.Event { panic("dry") }}},
		{"without odds", &warp{options: each(func(o *rules.Option) { o.Odds = 0 })}},
		{"scores", &warp{scores: func(s []rules.Score) []rules.Score { return s[1:] }}},
	} {
		m, err := fuzz(test.warp, []byte{1, 2, 3}, Bound)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("fuzz: %v, want %q", err, test.want)
		}
		if m == nil {
			t.Errorf("%s: there is no match to show", test.want)
		}
	}
}

func TestFuzzReachesEverySetup(t *testing.T) {
	seen := map[rules.Setup]bool{}
	for seats := range byte(3) {
		for purse := range byte(2) {
			m, err := fuzz(toy.Game{}, []byte{seats, purse, 5, 7, 2}, Bound)
			if err != nil {
				t.Fatal(err)
			}
			seen[m.Setup] = true
		}
	}
	if len(seen) != 6 {
		t.Errorf("%d setups of 6", len(seen))
	}
}

func TestPlayTakesSeatQuestionAndNounOrTheNounAlone(t *testing.T) {
	m, _ := rules.NewMatch(toy.Game{}, rules.Setup{Seats: 2}, [8]byte{}, nil)
	Play(t, m, "chance lot silk", "s1 bid 3", "s0 bid 2", "north", "s1 market  pass")
	var log []string
	for _, a := range m.Log {
		log = append(log, seatName(a.Seat)+":"+toy.Game{}.Noun(a.Move))
	}
	if got := strings.Join(log, " "); got != "chance:silk s0:2 s1:3 s1:north s1:pass" {
		t.Errorf("log %s", got)
	}
}

func TestPlayThatCannotBeStopsWithWhatWasOnOffer(t *testing.T) {
	for _, test := range []struct {
		answer string
		wants  []string
	}{
		{"s0 bid 9", []string{"answer 3 (s0 bid 9)", `coins refuses "9" to s0`, "s0 bid: 0 1 2 3 4 5 6 7 8 9 (not: coins)"}},
		{"s0 bid silk", []string{`"silk" is not on offer to s0`}},
		{"s0 shed north", []string{"the question is bid"}},
		{"s1 bid 2", []string{"already", "s1 has answered"}},
		{"s3 bid 2", []string{`"2" is not on offer to s3`}},
		{"x0 bid 2", []string{`"x0" is neither a seat (s0) nor chance`}},
		{"sx bid 2", []string{`"sx" is neither`}},
		{"bid 2", []string{"want seat, question and noun, or a noun alone"}},
		{"", []string{"want seat, question and noun"}},
	} {
		m, _ := rules.NewMatch(toy.Game{}, rules.Setup{Seats: 2}, [8]byte{}, nil)
		after := false
		r := record(func(t testing.TB) {
			Play(t, m, "silk", "s1 bid 1", test.answer)
			after = true
		})
		if after || len(r.errors) != 1 {
			t.Errorf("%s: the test is not stopped once: %q", test.answer, r.errors)
			continue
		}
		for _, want := range test.wants {
			if !strings.Contains(r.errors[0], want) {
				t.Errorf("%s: fails with\n%s\nwant %q", test.answer, r.errors[0], want)
			}
		}
	}
	over := Random(toy.Game{}, rules.Setup{Seats: 2}, 1)
	record(func(t testing.TB) { Play(t, over, "pass") }).wants(t, "the match is over")
}

func TestMatchThatComesBackChangedIsNoticed(t *testing.T) {
	setup := rules.Setup{Seats: 3}
	for _, test := range []struct {
		want   string
		change func(m *rules.Match)
	}{
		{`seat 1 was called "B", is ""`, func(m *rules.Match) { m.Names = m.Names[:1] }},
		{"the setup was", func(m *rules.Match) { m.Setup.Settings[0] = 1 }},
		{"the id was", func(m *rules.Match) { m.ID[7]++ }},
		{"the log was", func(m *rules.Match) { m.Undo(m.Open() - 1) }},
		{"not Equal", func(m *rules.Match) { m.State, _ = toy.Game{}.New(setup) }},
	} {
		m := Random(toy.Game{}, setup, 3)
		m.Names = []string{"A", "B"}
		same := m.At(len(m.Log))
		same.Names = []string{"A", "B", ""}
		if err := differ(m, same); err != nil {
			t.Fatal(err)
		}
		test.change(same)
		if err := differ(m, same); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v, want %q", err, test.want)
		}
	}
}
