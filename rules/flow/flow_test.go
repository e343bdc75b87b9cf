package flow_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/flow"
	"flota/rules/rulestest"
	"flota/rules/rulestest/toy"
)

// A board is the state of the small tables below: a stack, and a diary of what
// the steps have done.
type board struct {
	stack flow.Stack
	flow  flow.Flow
	diary []string
}

type (
	row  = flow.Row[*board]
	rows = []row
	line = func(*board, *flow.Frame)
)

func (b *board) note(format string, args ...any) {
	b.diary = append(b.diary, fmt.Sprintf(format, args...))
}

// start calls step 1 of a table and runs.
func start(table rows) *board {
	b := &board{}
	b.stack.Call(1)
	flow.Run(&b.flow, b, &b.stack, table)
	return b
}

func (b *board) apply(table rows, answers ...rules.Answer) {
	flow.Apply(&b.flow, b, &b.stack, table, answers)
}

func (b *board) wants(t *testing.T, diary string) {
	t.Helper()
	if got := strings.Join(b.diary, " "); got != diary {
		t.Errorf("the steps did %q, want %q", got, diary)
	}
}

func write(word string) line { return func(b *board, _ *flow.Frame) { b.note("%s", word) } }

func call(step flow.Step, locals ...int16) line {
	return func(b *board, _ *flow.Frame) { b.stack.Call(step, locals...) }
}

// ask is a decision of which each answer is noted. The list has the legal
// moves of each seat.
func ask(kind rules.Kind, seats []rules.Seat, list map[rules.Seat][]rules.Move) *flow.Ask[*board] {
	return &flow.Ask[*board]{
		Kind: kind,
		Who: func(_ *board, _ *flow.Frame, who []rules.Seat) []rules.Seat {
			return append(who, seats...)
		},
		Options: func(_ *board, _ *flow.Frame, seat rules.Seat, options []rules.Option) []rules.Option {
			for _, move := range list[seat] {
				o := rules.Option{Move: move}
				if kind == rules.Chance {
					o.Odds = 1
				}
				options = append(options, o)
			}
			return options
		},
		Answer: func(b *board, _ flow.Frame, answers []rules.Answer) {
			words := []string{"answer"}
			for _, a := range answers {
				words = append(words, fmt.Sprintf("%d:%d", a.Seat, a.Move))
			}
			b.note("%s", strings.Join(words, "/"))
		},
	}
}

func panics(t *testing.T, want string, f func()) {
	t.Helper()
	defer func() {
		t.Helper()
		if p := recover(); p == nil || !strings.Contains(fmt.Sprint(p), want) {
			t.Errorf("panic %v, want %q", p, want)
		}
	}()
	f()
}

func TestProcedureGoesThroughItsLinesAndTheStepsTheyCall(t *testing.T) {
	table := rows{
		1: {Name: "day", Lines: []line{write("wake"), call(2), write("work"), call(3), call(2), write("sleep")}},
		2: {Name: "meal", Lines: []line{write("eat"), call(3)}},
		3: {Name: "rest", Lines: []line{write("rest")}},
	}
	b := start(table)
	b.wants(t, "wake eat rest work rest eat rest sleep")
	if b.stack != (flow.Stack{}) {
		t.Errorf("the stack is left as %v", b.stack)
	}
	if b.flow.Decision != (rules.Decision{}) {
		t.Errorf("%v is left to decide", b.flow.Decision)
	}
}

func TestProcedureWithoutLinesIsPassedOver(t *testing.T) {
	start(rows{1: {Lines: []line{call(2), write("on")}}, 2: {Name: "nothing"}}).wants(t, "on")
}

func TestCallGivesTheFirstLocals(t *testing.T) {
	table := rows{
		1: {Lines: []line{call(2, 7, -3), func(b *board, _ *flow.Frame) { b.stack.Call(2) }}},
		2: {Lines: []line{func(b *board, f *flow.Frame) { b.note("%v", f.V) }}},
	}
	start(table).wants(t, "[7 -3 0 0 0 0 0 0] [0 0 0 0 0 0 0 0]")
}

func TestProcedureLoopsByItsLineAndLocals(t *testing.T) {
	table := rows{
		1: {Lines: []line{
			func(b *board, f *flow.Frame) { b.stack.Call(2, f.V[0]) },
			func(b *board, f *flow.Frame) {
				if f.V[0]++; f.V[0] < 3 {
					f.Line = 0
				}
			},
			write("end"),
		}},
		2: {Lines: []line{func(b *board, f *flow.Frame) {
			b.note("%d", f.V[0])
			f.V[0] = 99 // the caller's local is its own
		}}},
	}
	start(table).wants(t, "0 1 2 end")
}

func TestLineMayEndItsStepOrReplaceIt(t *testing.T) {
	table := rows{
		1: {Lines: []line{call(2), write("back")}},
		2: {Lines: []line{
			write("begin"),
			func(b *board, _ *flow.Frame) { b.stack.End(); b.stack.Call(3) },
			write("never"),
		}},
		3: {Lines: []line{write("instead")}},
	}
	start(table).wants(t, "begin instead back")
}

func TestRunStopsAtTheDecisionAndGoesOnWithItsAnswer(t *testing.T) {
	table := rows{
		1: {Lines: []line{write("before"), call(2), write("after")}},
		2: {Name: "which", Ask: ask(rules.Choice, []rules.Seat{3}, map[rules.Seat][]rules.Move{3: {4, 5}})},
	}
	b := start(table)
	b.wants(t, "before")
	want := rules.Decision{Kind: rules.Choice, Question: 2, Count: 1, Seats: [5]rules.Seat{3}}
	if b.flow.Decision != want {
		t.Errorf("%v is to be decided, want %v", b.flow.Decision, want)
	}
	if got := b.flow.Options(3, nil); !slices.Equal(got, []rules.Option{{Move: 4}, {Move: 5}}) {
		t.Errorf("options %v", got)
	}
	for _, seat := range []rules.Seat{rules.Nobody, 0, 2, 4} {
		if got := b.flow.Options(seat, nil); len(got) > 0 {
			t.Errorf("options %v of seat %d, which is not asked", got, seat)
		}
	}
	b.apply(table, rules.Answer{Seat: 3, Move: 5})
	b.wants(t, "before answer/3:5 after")
	if got := b.flow.Options(3, nil); b.flow.Decision.Kind != rules.Over || len(got) > 0 {
		t.Errorf("%v with %v after the end", b.flow.Decision, got)
	}
}

func TestOptionsAreAppended(t *testing.T) {
	first := rules.Option{Move: 77}
	for kind, seat := range map[rules.Kind]rules.Seat{rules.Choice: 0, rules.Sealed: 0, rules.Chance: rules.Nobody} {
		table := rows{1: {Ask: ask(kind, []rules.Seat{0, 1}[:1], map[rules.Seat][]rules.Move{seat: {4, 5}})}}
		b := start(table)
		if got := b.flow.Options(seat, []rules.Option{first}); len(got) != 3 || got[0] != first || got[2].Move != 5 {
			t.Errorf("%v: options %v", kind, got)
		}
	}
}

func TestSeatOfADecisionIsItsFirstLocal(t *testing.T) {
	choice := ask(rules.Choice, nil, map[rules.Seat][]rules.Move{2: {4, 5}})
	choice.Who = nil
	b := start(rows{1: {Lines: []line{call(2, 2)}}, 2: {Ask: choice}})
	if d := b.flow.Decision; d.Count != 1 || d.Seats[0] != 2 {
		t.Errorf("%v, want seat 2", d)
	}
}

func TestFrameOfAnAnsweredDecisionHasEnded(t *testing.T) {
	choice := ask(rules.Choice, []rules.Seat{0}, map[rules.Seat][]rules.Move{0: {4, 5}})
	choice.Answer = func(b *board, f flow.Frame, _ []rules.Answer) {
		b.note("%d:%v/%d", f.Step, f.V[:2], b.stack.N)
		b.stack.Call(3)
	}
	table := rows{
		1: {Lines: []line{call(2, 6, 8), write("back")}},
		2: {Ask: choice},
		3: {Lines: []line{write("instead")}},
	}
	b := start(table)
	b.apply(table, rules.Answer{Seat: 0, Move: 4})
	b.wants(t, "2:[6 8]/1 instead back")
}

func TestAnotherSeatAnswersFromTheDepth(t *testing.T) {
	attack := ask(rules.Choice, []rules.Seat{0}, map[rules.Seat][]rules.Move{0: {4, 5}})
	attack.Answer = func(b *board, _ flow.Frame, a []rules.Answer) { b.note("attack"); b.stack.Call(3, 1, 0) }
	loss := ask(rules.Choice, nil, map[rules.Seat][]rules.Move{1: {6, 7}})
	loss.Who = nil
	table := rows{
		1: {Lines: []line{call(2), write("on")}},
		2: {Ask: attack},
		3: {Lines: []line{func(b *board, f *flow.Frame) { b.stack.Call(4, f.V[0]) }, write("buried")}},
		4: {Ask: loss},
	}
	b := start(table)
	b.apply(table, rules.Answer{Seat: 0, Move: 4})
	if d := b.flow.Decision; d.Seats[0] != 1 || d.Question != 4 {
		t.Errorf("%v is to be decided", d)
	}
	b.apply(table, rules.Answer{Seat: 1, Move: 7})
	b.wants(t, "attack answer/1:7 buried on")
}

func TestDecisionWithOneLegalAnswerIsNotAsked(t *testing.T) {
	refusing := func(list ...rules.Option) *flow.Ask[*board] {
		a := ask(rules.Choice, []rules.Seat{1}, nil)
		a.Options = func(_ *board, _ *flow.Frame, _ rules.Seat, options []rules.Option) []rules.Option {
			return append(options, list...)
		}
		return a
	}
	always := refusing(rules.Option{Move: 4})
	always.Always = true
	besides := func(list ...rules.Option) *flow.Ask[*board] {
		a := refusing(list...)
		a.BesidesPass = true
		return a
	}
	for _, test := range []struct {
		name  string
		ask   *flow.Ask[*board]
		diary string // "" if it is asked
	}{
		{"one", refusing(rules.Option{Move: 4}), "answer/1:4"},
		{"one that is not refused", refusing(rules.Option{Move: 3, Rule: 2}, rules.Option{Move: 4}, rules.Option{Move: 5, Rule: 1}), "answer/1:4"},
		{"pass alone", refusing(rules.Option{Move: 0}), "answer/1:0"},
		{"two", refusing(rules.Option{Move: 4}, rules.Option{Move: 5}), ""},
		{"pass and another", refusing(rules.Option{Move: 0}, rules.Option{Move: 5}), ""},
		{"one, always", always, ""},
		{"besides pass: one", besides(rules.Option{Move: 0}, rules.Option{Move: 5}), "answer/1:5"},
		{"besides pass: one, no pass", besides(rules.Option{Move: 5}), "answer/1:5"},
		{"besides pass: one, pass refused", besides(rules.Option{Move: 0, Rule: 1}, rules.Option{Move: 5}), "answer/1:5"},
		{"besides pass: pass alone", besides(rules.Option{Move: 0}, rules.Option{Move: 5, Rule: 1}), "answer/1:0"},
		{"besides pass: two", besides(rules.Option{Move: 0}, rules.Option{Move: 5}, rules.Option{Move: 6}), ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := start(rows{1: {Name: "which", Ask: test.ask}})
			b.wants(t, test.diary)
			if asked := b.flow.Decision.Kind != rules.Over; asked != (test.diary == "") {
				t.Errorf("asked: %v", asked)
			}
		})
	}
}

func TestBesidesPassOffersPassWhenItAsks(t *testing.T) {
	choice := ask(rules.Choice, []rules.Seat{0}, map[rules.Seat][]rules.Move{0: {0, 5, 6}})
	choice.BesidesPass = true
	table := rows{1: {Ask: choice}}
	b := start(table)
	if got := b.flow.Options(0, nil); len(got) != 3 || got[0].Move != 0 {
		t.Errorf("options %v", got)
	}
	b.apply(table, rules.Answer{Seat: 0, Move: 0})
	b.wants(t, "answer/0:0")
}

func TestSealedAsksThoseWhoHaveAChoice(t *testing.T) {
	table := rows{1: {Name: "bid", Ask: ask(rules.Sealed, []rules.Seat{3, 0, 2, 1},
		map[rules.Seat][]rules.Move{3: {4}, 0: {5, 6}, 2: {7}, 1: {8, 9}})}}
	b := start(table)
	want := rules.Decision{Kind: rules.Sealed, Question: 1, Count: 2, Seats: [5]rules.Seat{0, 1}}
	if b.flow.Decision != want {
		t.Fatalf("%v is to be decided, want %v", b.flow.Decision, want)
	}
	for seat, want := range map[rules.Seat][]rules.Option{
		0: {{Move: 5}, {Move: 6}}, 1: {{Move: 8}, {Move: 9}}, 2: nil, 3: nil, rules.Nobody: nil,
	} {
		if got := b.flow.Options(seat, nil); !slices.Equal(got, want) {
			t.Errorf("options of %d are %v, want %v", seat, got, want)
		}
	}
	// All of them answer, in the order of Who.
	b.apply(table, rules.Answer{Seat: 0, Move: 6}, rules.Answer{Seat: 1, Move: 8})
	b.wants(t, "answer/3:4/0:6/2:7/1:8")
}

func TestSealedOfSingleAnswersOrOfNobodyIsNotAsked(t *testing.T) {
	start(rows{1: {Ask: ask(rules.Sealed, []rules.Seat{1, 0},
		map[rules.Seat][]rules.Move{0: {4}, 1: {5}})}}).wants(t, "answer/1:5/0:4")
	start(rows{1: {Ask: ask(rules.Sealed, nil, nil)}}).wants(t, "answer")
}

func TestSealedAlwaysAsksAllSeats(t *testing.T) {
	sealed := ask(rules.Sealed, []rules.Seat{1, 0}, map[rules.Seat][]rules.Move{0: {4}, 1: {5, 6}})
	sealed.Always = true
	table := rows{1: {Ask: sealed}}
	b := start(table)
	if got := b.flow.Decision.Who(); !slices.Equal(got, []rules.Seat{1, 0}) {
		t.Fatalf("%v are asked", got)
	}
	b.apply(table, rules.Answer{Seat: 1, Move: 6}, rules.Answer{Seat: 0, Move: 4})
	b.wants(t, "answer/1:6/0:4")
}

func TestChanceListsTheSeatsAndIsAnsweredByNobody(t *testing.T) {
	table := rows{1: {Name: "die", Ask: ask(rules.Chance, []rules.Seat{2, 0, 1},
		map[rules.Seat][]rules.Move{rules.Nobody: {1, 2, 3}})}}
	b := start(table)
	want := rules.Decision{Kind: rules.Chance, Question: 1, Count: 3, Seats: [5]rules.Seat{2, 0, 1}}
	if b.flow.Decision != want {
		t.Errorf("%v is to be decided, want %v", b.flow.Decision, want)
	}
	if got := b.flow.Options(rules.Nobody, nil); len(got) != 3 {
		t.Errorf("outcomes %v", got)
	}
	for seat := range rules.Seat(4) {
		if got := b.flow.Options(seat, nil); len(got) > 0 {
			t.Errorf("seat %d can choose among %v", seat, got)
		}
	}
	b.apply(table, rules.Answer{Seat: rules.Nobody, Move: 2})
	b.wants(t, "answer/-1:2")
}

func TestChanceWithOneOutcomeHappens(t *testing.T) {
	start(rows{1: {Ask: ask(rules.Chance, []rules.Seat{0, 1},
		map[rules.Seat][]rules.Move{rules.Nobody: {3}})}}).wants(t, "answer/-1:3")
}

func TestImpossibleRulesPanicWithTheNameOfTheStep(t *testing.T) {
	choice := func(list ...rules.Move) *flow.Ask[*board] {
		return ask(rules.Choice, []rules.Seat{0}, map[rules.Seat][]rules.Move{0: list})
	}
	refused := choice()
	refused.Options = func(_ *board, _ *flow.Frame, _ rules.Seat, options []rules.Option) []rules.Option {
		return append(options, rules.Option{Move: 0, Rule: 1}, rules.Option{Move: 4, Rule: 1})
	}
	besides := *refused
	besides.BesidesPass = true
	always := *refused
	always.Always = true
	for _, test := range []struct {
		want  string
		table rows
	}{
		{"flow: which: nothing is legal", rows{1: {Name: "which", Ask: choice()}}},
		{"flow: none: nothing is legal", rows{1: {Name: "none", Ask: refused}}},
		{"flow: besides: nothing is legal", rows{1: {Name: "besides", Ask: &besides}}},
		{"flow: always: nothing is legal", rows{1: {Name: "always", Ask: &always}}},
		{"flow: bids: nothing is legal", rows{1: {Name: "bids", Ask: ask(rules.Sealed, []rules.Seat{0, 1},
			map[rules.Seat][]rules.Move{0: {4, 5}})}}},
		{"flow: die: nothing is legal", rows{1: {Name: "die", Ask: ask(rules.Chance, []rules.Seat{0}, nil)}}},
		{"flow: treadmill: the steps go round in a circle", rows{1: {Name: "treadmill",
			Lines: []line{func(_ *board, f *flow.Frame) { f.Line = 0 }}}}},
		{"the steps go round in a circle", rows{
			1: {Name: "ping", Lines: []line{func(b *board, _ *flow.Frame) { b.stack.End(); b.stack.Call(2) }}},
			2: {Name: "pong", Lines: []line{func(b *board, _ *flow.Frame) { b.stack.End(); b.stack.Call(1) }}},
		}},
		{"the steps go round in a circle", func() rows {
			lone := choice(4)
			lone.Answer = func(b *board, _ flow.Frame, _ []rules.Answer) { b.stack.Call(1) }
			return rows{1: {Name: "echo", Ask: lone}}
		}()},
		{"flow: step 1 is called 12 deep", rows{1: {Name: "well", Lines: []line{call(1)}}}},
	} {
		panics(t, test.want, func() { start(test.table) })
	}
}

func TestLongProcedureIsNoCircle(t *testing.T) {
	table := rows{1: {Lines: []line{func(b *board, f *flow.Frame) {
		if f.V[0]++; f.V[0] < 20_000 {
			f.Line = 0
		}
	}, write("end")}}}
	start(table).wants(t, "end")
}

func TestApplyWithAWrongNumberOfAnswersPanics(t *testing.T) {
	sealed := rows{1: {Name: "bids", Ask: ask(rules.Sealed, []rules.Seat{0, 1, 2},
		map[rules.Seat][]rules.Move{0: {4, 5}, 1: {4}, 2: {4, 5}})}}
	die := rows{1: {Name: "die", Ask: ask(rules.Chance, []rules.Seat{0, 1},
		map[rules.Seat][]rules.Move{rules.Nobody: {1, 2}})}}
	a := rules.Answer{Move: 4}
	for _, answers := range [][]rules.Answer{nil, {a}, {a, a, a}} {
		panics(t, "flow: bids: not one answer for each seat", func() { start(sealed).apply(sealed, answers...) })
	}
	for _, answers := range [][]rules.Answer{nil, {a, a}} {
		panics(t, "flow: die: not one answer for each seat", func() { start(die).apply(die, answers...) })
	}
}

func TestStackHoldsDepthFrames(t *testing.T) {
	var s flow.Stack
	for i := range flow.Depth {
		s.Call(flow.Step(i+1), int16(i))
	}
	if top := s.Top(); top.Step != flow.Depth || top.V[0] != flow.Depth-1 {
		t.Errorf("the top is %v", *top)
	}
	panics(t, "deep", func() { s.Call(1) })
}

func TestFramesThatHaveEndedAreZero(t *testing.T) {
	var s, short flow.Stack
	s.Call(3, 1, 2, 3, 4, 5, 6, 7, 8)
	short.Call(3, 1, 2, 3, 4, 5, 6, 7, 8)
	s.Call(4, 9, 9, 9, 9, 9, 9, 9, 9)
	s.Top().Line = 5
	s.End()
	if s != short {
		t.Errorf("%v is not %v", s, short)
	}
	s.Call(5)
	if top := s.Top(); *top != (flow.Frame{Step: 5}) {
		t.Errorf("a new frame is %v", *top)
	}
}

// TestResumeGivesWhatRunLeft goes through random games: a clone resumes, the
// original was run.
func TestResumeGivesWhatRunLeft(t *testing.T) {
	for seed := range uint64(30) {
		end := rulestest.Random(toy.Game{}, rules.Setup{Seats: 2 + int(seed%3), Settings: [8]uint8{uint8(seed % 2)}}, seed)
		for ply := range len(end.Log) + 1 {
			ran := end.At(ply).State
			resumed := ran.Clone()
			if ran.Decision() != resumed.Decision() {
				t.Fatalf("seed %d, ply %d: resumed at %v, had stopped at %v", seed, ply, resumed.Decision(), ran.Decision())
			}
			for seat := rules.Nobody; seat < rules.MaxSeats; seat++ {
				if got, want := resumed.Options(seat, nil), ran.Options(seat, nil); !slices.Equal(got, want) {
					t.Fatalf("seed %d, ply %d: resumed with %v for %d, had %v", seed, ply, got, seat, want)
				}
			}
		}
	}
}

func TestResumeGoesOnWithTheSingleAnswersOfOthers(t *testing.T) {
	table := rows{1: {Ask: ask(rules.Sealed, []rules.Seat{2, 1, 0},
		map[rules.Seat][]rules.Move{0: {5, 6}, 1: {4}, 2: {8, 9}})}}
	b := start(table)
	c := &board{stack: b.stack}
	flow.Resume(&c.flow, c, &c.stack, table)
	if c.flow.Decision != b.flow.Decision {
		t.Fatalf("resumed at %v, had stopped at %v", c.flow.Decision, b.flow.Decision)
	}
	c.apply(table, rules.Answer{Seat: 2, Move: 8}, rules.Answer{Seat: 0, Move: 6})
	c.wants(t, "answer/2:8/1:4/0:6")
}

func TestResumeAtTheEndIsOver(t *testing.T) {
	table := rows{1: {Ask: ask(rules.Choice, []rules.Seat{1}, map[rules.Seat][]rules.Move{1: {4, 5}})}}
	b := start(table)
	var empty flow.Stack
	flow.Resume(&b.flow, b, &empty, table) // a flow that was used before
	if b.flow.Decision != (rules.Decision{}) || len(b.flow.Options(1, nil)) > 0 {
		t.Errorf("%v with %v", b.flow.Decision, b.flow.Options(1, nil))
	}
}

// A mill never ends: a chance, sealed answers with a single one among them and
// a choice, in turn.
type mill struct {
	stack flow.Stack
	flow  flow.Flow
	sum   int
}

var millTable = []flow.Row[*mill]{
	1: {Name: "mill", Lines: []func(*mill, *flow.Frame){
		func(m *mill, _ *flow.Frame) { m.stack.Call(2) },
		func(m *mill, _ *flow.Frame) { m.stack.Call(3) },
		func(m *mill, _ *flow.Frame) { m.stack.Call(4, 1) },
		func(_ *mill, f *flow.Frame) { f.Line = 0 },
	}},
	2: {Name: "chance", Ask: &flow.Ask[*mill]{Kind: rules.Chance, Who: millSeats, Options: millOptions, Answer: turn}},
	3: {Name: "sealed", Ask: &flow.Ask[*mill]{Kind: rules.Sealed, Who: millSeats, Options: millOptions, Answer: turn}},
	4: {Name: "choice", Ask: &flow.Ask[*mill]{Kind: rules.Choice, Options: millOptions, Answer: turn}},
}

func millSeats(_ *mill, _ *flow.Frame, who []rules.Seat) []rules.Seat { return append(who, 2, 0, 1) }

func millOptions(_ *mill, _ *flow.Frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: 3, Odds: 1})
	if seat != 0 {
		list = append(list, rules.Option{Move: 4, Odds: 2})
	}
	return append(list, rules.Option{Move: 5, Rule: 1})
}

func turn(m *mill, _ flow.Frame, answers []rules.Answer) {
	for _, a := range answers {
		m.sum += int(a.Move)
	}
}

func newMill() *mill {
	m := &mill{}
	m.stack.Call(1)
	flow.Run(&m.flow, m, &m.stack, millTable)
	return m
}

// round answers the three decisions.
func (m *mill) round(answers *[2]rules.Answer) {
	for range 3 {
		n := 1
		if m.flow.Decision.Kind == rules.Sealed {
			n = int(m.flow.Decision.Count)
		}
		for i := range n {
			answers[i] = rules.Answer{Seat: m.flow.Decision.Seats[i], Move: 4}
		}
		flow.Apply(&m.flow, m, &m.stack, millTable, answers[:n])
	}
}

func TestApplyAllocatesNothing(t *testing.T) {
	m := newMill()
	var answers [2]rules.Answer
	m.round(&answers)
	if m.sum != 4+(4+3+4)+4 {
		t.Fatalf("a round makes %d", m.sum)
	}
	if n := testing.AllocsPerRun(100, func() { m.round(&answers) }); n != 0 {
		t.Errorf("%v allocations a round", n)
	}
	clone := &mill{stack: m.stack}
	flow.Resume(&clone.flow, clone, &clone.stack, millTable)
	if n := testing.AllocsPerRun(100, func() { flow.Resume(&clone.flow, clone, &clone.stack, millTable) }); n != 0 {
		t.Errorf("%v allocations to resume", n)
	}
}

func BenchmarkApply(b *testing.B) {
	m := newMill()
	var answers [2]rules.Answer
	for b.Loop() {
		m.round(&answers)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/3, "ns/decision")
}

func BenchmarkResume(b *testing.B) {
	m := newMill()
	for b.Loop() {
		flow.Resume(&m.flow, m, &m.stack, millTable)
	}
}

// standing is a table in which steps stand on each other: a house has rooms and
// a cellar, a room has a door.
var standing = rows{
	1: {Name: "house", Lines: []line{call(2), call(3), call(2)}, Calls: []flow.Call{{2, 1}, {3, 2}}},
	2: {Name: "room", Lines: []line{write("room"), call(4), write("left")}, Locals: []string{"window"}, Calls: []flow.Call{{4, 2}}},
	3: {Name: "cellar", Lines: []line{write("cellar")}},
	4: {Name: "door", Ask: ask(rules.Choice, []rules.Seat{0}, map[rules.Seat][]rules.Move{0: {1, 2}})},
}

func TestPlacedStepsStandAsIfTheyHadBeenCalled(t *testing.T) {
	b := &board{}
	for _, step := range []flow.Step{1, 2, 4} {
		if err := flow.Place(&b.stack, standing, step, [flow.Locals]int16{int16(step)}); err != nil {
			t.Fatal(err)
		}
	}
	if err := flow.Placed(&b.stack, standing); err != nil {
		t.Fatal(err)
	}
	called := start(standing)
	called.stack.Frames[0].V[0], called.stack.Frames[1].V[0], called.stack.Frames[2].V[0] = 1, 2, 4
	if b.stack != called.stack {
		t.Errorf("the stack is\n%v, called it is\n%v", b.stack, called.stack)
	}
	flow.Run(&b.flow, b, &b.stack, standing)
	b.apply(standing, rules.Answer{Seat: 0, Move: 2})
	b.wants(t, "answer/0:2 left cellar room")
}

func TestStepsThatCannotStandThereAreRefused(t *testing.T) {
	for _, test := range []struct {
		name  string
		steps []flow.Step
		want  string
	}{
		{"on a step that does not call it", []flow.Step{1, 4}, `the step "door" cannot stand on "house"`},
		{"on a question", []flow.Step{1, 2, 4, 2}, `the step "room" cannot stand on "door"`},
		{"on itself", []flow.Step{1, 1}, `the step "house" cannot stand on "house"`},
		{"no question last", []flow.Step{1, 2}, `the last step is "room", it must be a question`},
		{"no question at all", []flow.Step{1}, `the last step is "house"`},
		{"none", nil, ""},
		{"a question alone", []flow.Step{4}, ""},
	} {
		var stack flow.Stack
		var err error
		for _, step := range test.steps {
			before := stack
			if err = flow.Place(&stack, standing, step, [flow.Locals]int16{}); err != nil {
				if stack != before {
					t.Errorf("%s: it is refused and on the stack", test.name)
				}
				break
			}
		}
		if err == nil {
			err = flow.Placed(&stack, standing)
		}
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
		}
	}
	endless := rows{1: {Name: "mirror", Calls: []flow.Call{{1, 0}}}}
	var stack flow.Stack
	for range flow.Depth {
		if err := flow.Place(&stack, endless, 1, [flow.Locals]int16{}); err != nil {
			t.Fatal(err)
		}
	}
	if err := flow.Place(&stack, endless, 1, [flow.Locals]int16{}); err == nil || !strings.Contains(err.Error(), "more than 12 steps") {
		t.Errorf("too many steps: %v", err)
	}
}
