package rulestest

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest/toy"
)

// A warp is the toy game with single things put wrong. What is nil is as it
// should be.
type warp struct {
	toy.Game

	info  func(rules.Info) rules.Info
	new   func(rules.Setup) (rules.State, error)
	from  func(rules.Setup, rules.Fields) (rules.State, error)
	noun  func(rules.Move) string
	words func(language string, t *warpedText)

	decision func(rules.Decision) rules.Decision
	options  func(s *warped, seat rules.Seat, before, list []rules.Option) []rules.Option
	apply    func(s *warped, answers []rules.Answer) []rules.Event
	scores   func([]rules.Score) []rules.Score
	fields   func(rules.Fields) rules.Fields
	clone    func(s *warped) rules.State
	equal    func(s, other *warped) bool
	check    func(s *warped) error
}

func (w *warp) Info() *rules.Info {
	info := *w.Game.Info()
	if w.info != nil {
		info = w.info(info)
	}
	return &info
}

func (w *warp) New(setup rules.Setup) (rules.State, error) {
	f := w.Game.New
	if w.new != nil {
		f = w.new
	}
	s, err := f(setup)
	if err != nil {
		return nil, err
	}
	return &warped{s, w}, nil
}

func (w *warp) From(setup rules.Setup, fields rules.Fields) (rules.State, error) {
	f := w.Game.From
	if w.from != nil {
		f = w.from
	}
	s, err := f(setup, fields)
	if err != nil {
		return nil, err
	}
	if other, ok := s.(*warped); ok {
		return other, nil
	}
	return &warped{s, w}, nil
}

func (w *warp) Noun(m rules.Move) string {
	if w.noun != nil {
		return w.noun(m)
	}
	return w.Game.Noun(m)
}

func (w *warp) Text(language string, names []string) rules.Text {
	t := &warpedText{Text: w.Game.Text(language, names)}
	if w.words != nil {
		w.words(language, t)
	}
	return t
}

type warped struct {
	rules.State
	w *warp
}

func (s *warped) Decision() rules.Decision {
	if s.w.decision != nil {
		return s.w.decision(s.State.Decision())
	}
	return s.State.Decision()
}

func (s *warped) Options(seat rules.Seat, before []rules.Option) []rules.Option {
	list := s.State.Options(seat, nil)
	if s.w.options != nil {
		return s.w.options(s, seat, before, list)
	}
	return append(before, list...)
}

func (s *warped) Apply(answers []rules.Answer) []rules.Event {
	if s.w.apply != nil {
		return s.w.apply(s, answers)
	}
	return s.State.Apply(answers)
}

func (s *warped) Scores() []rules.Score {
	if s.w.scores != nil {
		return s.w.scores(s.State.Scores())
	}
	return s.State.Scores()
}

func (s *warped) Fields() rules.Fields {
	if s.w.fields != nil {
		return s.w.fields(s.State.Fields())
	}
	return s.State.Fields()
}

func (s *warped) Clone() rules.State {
	if s.w.clone != nil {
		return s.w.clone(s)
	}
	return &warped{s.State.Clone(), s.w}
}

func (s *warped) Equal(other rules.State) bool {
	o, ok := other.(*warped)
	if s.w.equal != nil {
		return s.w.equal(s, o)
	}
	return ok && s.State.Equal(o.State)
}

func (s *warped) Check() error {
	if s.w.check != nil {
		return s.w.check(s)
	}
	return s.State.Check()
}

type warpedText struct {
	rules.Text
	game    func() string
	setting func(setting, value int) (string, string)
	seat    func(rules.Seat) string
	prompt  func(ask, why string) (string, string)
	option  func(m rules.Move, name, means string) (string, string)
	noun    func(rules.Move) string
	event   func(string) string
	rule    func(rules.Rule) string
	part    func(int) string
}

func (t *warpedText) Game() string {
	if t.game != nil {
		return t.game()
	}
	return t.Text.Game()
}

func (t *warpedText) Setting(setting, value int) (string, string) {
	if t.setting != nil {
		return t.setting(setting, value)
	}
	return t.Text.Setting(setting, value)
}

func (t *warpedText) Seat(s rules.Seat) string {
	if t.seat != nil {
		return t.seat(s)
	}
	return t.Text.Seat(s)
}

func (t *warpedText) Prompt(s rules.State, seat rules.Seat) (string, string) {
	ask, why := t.Text.Prompt(s.(*warped).State, seat)
	if t.prompt != nil {
		return t.prompt(ask, why)
	}
	return ask, why
}

func (t *warpedText) Option(s rules.State, seat rules.Seat, m rules.Move) (string, string) {
	name, means := t.Text.Option(s.(*warped).State, seat, m)
	if t.option != nil {
		return t.option(m, name, means)
	}
	return name, means
}

func (t *warpedText) Noun(m rules.Move) string {
	if t.noun != nil {
		return t.noun(m)
	}
	return t.Text.Noun(m)
}

func (t *warpedText) Event(e rules.Event) string {
	if t.event != nil {
		return t.event(t.Text.Event(e))
	}
	return t.Text.Event(e)
}

func (t *warpedText) Rule(r rules.Rule) string {
	if t.rule != nil {
		return t.rule(r)
	}
	return t.Text.Rule(r)
}

func (t *warpedText) Part(i int) string {
	if t.part != nil {
		return t.part(i)
	}
	return t.Text.Part(i)
}

// A recorder is a test that notes down what it is told.
type recorder struct {
	testing.TB
	errors, logs []string
}

func (r *recorder) Helper() {}

func (r *recorder) Errorf(format string, args ...any) {
	r.errors = append(r.errors, fmt.Sprintf(format, args...))
}

func (r *recorder) Logf(format string, args ...any) {
	r.logs = append(r.logs, fmt.Sprintf(format, args...))
}

func (r *recorder) Fatalf(format string, args ...any) {
	r.Errorf(format, args...)
	runtime.Goexit()
}

// record runs a test of which failures are wanted, to its end or Fatalf.
func record(f func(t testing.TB)) *recorder {
	r := &recorder{}
	done := make(chan bool)
	go func() {
		defer close(done)
		f(r)
	}()
	<-done
	return r
}

// wants fails the test if the recorder has noted no error, or another one
// first.
func (r *recorder) wants(t *testing.T, part string) {
	t.Helper()
	if len(r.errors) == 0 {
		t.Fatalf("nothing fails, want %q", part)
	}
	first, _, _ := strings.Cut(r.errors[0], "\n")
	if !strings.Contains(first, part) {
		t.Errorf("fails with\n%s\nwant %q", r.errors[0], part)
	}
}
