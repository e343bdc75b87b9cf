// Package flow runs a rulebook: a table of steps, and a stack of frames that
// says where in it a position stands.
//
// There are two kinds of step. A procedure is the rulebook's numbered list:
// each line does something and may call one step, which is then gone through
// before the next line. A decision says who answers, which nouns are on offer
// and what an answer does. The stack is numbers only, so that it is part of
// the position: copied, compared and saved with it.
package flow

import (
	"fmt"
	"slices"

	"flota/rules"
)

// A Step is the number of a step in the table of a game. Step 0 is none.
type Step uint8

// Depth is the largest number of frames of a stack, Locals that of the numbers
// of its own that a frame holds.
const (
	Depth  = 12
	Locals = 8
)

// A Frame is a step that has begun and not ended.
type Frame struct {
	Step Step
	Line uint8 // of a procedure: the next line
	V    [Locals]int16
}

// A Stack has the frames in progress, the innermost last. All beyond N are
// zero, so that stacks can be compared.
type Stack struct {
	N      int8
	Frames [Depth]Frame
}

// Call begins a step with the numbers given as its first locals.
func (s *Stack) Call(step Step, locals ...int16) {
	if s.N == Depth {
		panic(fmt.Sprintf("flow: step %d is called %d deep", step, Depth))
	}
	f := &s.Frames[s.N]
	s.N++
	f.Step = step
	copy(f.V[:], locals)
}

// End ends the innermost step. A pointer to its frame is then void.
func (s *Stack) End() {
	s.N--
	s.Frames[s.N] = Frame{}
}

// Top is the innermost frame.
func (s *Stack) Top() *Frame { return &s.Frames[s.N-1] }

// A Row of the table of steps is a procedure (Lines) or a decision (Ask). S is
// the game's state.
type Row[S any] struct {
	Name  string // of a decision: the id of its question
	Lines []func(S, *Frame)
	Ask   *Ask[S]
	// Locals names the numbers of a frame, in their order, for described
	// positions. Numbers without a name are not used.
	Locals []string
	// Calls lists the steps that can stand on a frame of this procedure: those
	// that its lines call, and those that take the place of a decision.
	Calls []Call
}

// A Call is a step that a procedure calls, and the number of the line at which
// the procedure then stands: the one it goes on with.
type Call [2]Step

// An Ask is a decision.
type Ask[S any] struct {
	Kind rules.Kind
	// Who appends the seats: those that must answer; of a chance all, in the
	// order in which they are expected to act next. Nil: the seat is the
	// frame's first local.
	Who func(S, *Frame, []rules.Seat) []rules.Seat
	// Options appends what is on offer, as rules.State does; at least one
	// noun must be legal.
	Options func(S, *Frame, rules.Seat, []rules.Option) []rules.Option
	// Answer goes on. The frame of the decision has ended and f is what it
	// was; steps that are called now take its place. Answers come in the
	// order of Who.
	Answer func(S, Frame, []rules.Answer)
	// Always: asked even if only one answer is legal.
	Always bool
	// BesidesPass: move 0, pass, does not count when the legal answers are
	// counted, so one other legal answer is taken without asking. Pass is
	// taken when nothing else is legal.
	BesidesPass bool
}

// A Flow is where a run has stopped: what is on offer at the decision on top of
// the stack. It is made anew from any position by Resume.
type Flow struct {
	// Decision waits for the seats that have a choice; of kind Over when the
	// stack is empty.
	Decision rules.Decision

	options []rules.Option
	ends    [rules.MaxSeats]int // where the list of each seat of Decision stops
	// All seats of the decision, those with a single answer included, and
	// what they said.
	seats   [rules.MaxSeats]rules.Seat
	answers [rules.MaxSeats]rules.Answer
	single  [rules.MaxSeats]bool
	count   int
}

// Run goes through the table until a decision must be asked or the stack is
// empty. A decision with a single legal answer is taken without asking.
func Run[S any](f *Flow, s S, stack *Stack, rows []Row[S]) {
	// No step of a rulebook goes through anything like this many lines
	// without a question: whoever gets here is in a circle.
	for range 100_000 {
		if stack.N == 0 {
			f.Decision = rules.Decision{}
			f.options = f.options[:0]
			return
		}
		top := stack.Top()
		row := &rows[top.Step]
		switch {
		case row.Ask != nil:
			if offer(f, s, top, row) {
				return
			}
			answer(f, s, stack, row)
		case int(top.Line) == len(row.Lines):
			stack.End()
		default:
			line := row.Lines[top.Line]
			top.Line++
			line(s, top)
		}
	}
	panic("flow: " + rows[stack.Top().Step].Name + ": the steps go round in a circle")
}

// Resume finds what is on offer at the decision on which the stack stands. A
// stack that Run has not left there must be run, not resumed.
func Resume[S any](f *Flow, s S, stack *Stack, rows []Row[S]) {
	if stack.N == 0 {
		*f = Flow{options: f.options[:0]}
		return
	}
	offer(f, s, stack.Top(), &rows[stack.Top().Step])
}

// Copy makes a flow what another of the same position is.
func (f *Flow) Copy(other *Flow) {
	options := append(f.options[:0], other.options...)
	*f = *other
	f.options = options
}

// Apply answers the decision on which the stack stands, with one answer for
// each of its seats in their order, and runs on.
func Apply[S any](f *Flow, s S, stack *Stack, rows []Row[S], answers []rules.Answer) {
	row := &rows[stack.Top().Step]
	if len(answers) != f.asked() {
		panic("flow: " + row.Name + ": not one answer for each seat")
	}
	for i := range f.count {
		if !f.single[i] {
			f.answers[i] = answers[0]
			answers = answers[1:]
		}
	}
	answer(f, s, stack, row)
	Run(f, s, stack, rows)
}

// asked is the number of answers that the decision waits for.
func (f *Flow) asked() int {
	if f.Decision.Kind == rules.Chance {
		return 1
	}
	return int(f.Decision.Count)
}

// Options appends what a seat of the decision can choose from; of a chance
// (seat Nobody) its outcomes.
func (f *Flow) Options(seat rules.Seat, list []rules.Option) []rules.Option {
	if f.Decision.Kind == rules.Chance {
		if seat == rules.Nobody {
			list = append(list, f.options[:f.ends[0]]...)
		}
		return list
	}
	from := 0
	for i, s := range f.Decision.Who() {
		if s == seat {
			return append(list, f.options[from:f.ends[i]]...)
		}
		from = f.ends[i]
	}
	return list
}

// offer finds the seats and options of a decision and reports whether anybody
// must be asked.
func offer[S any](f *Flow, s S, top *Frame, row *Row[S]) bool {
	ask := row.Ask
	f.Decision = rules.Decision{Kind: ask.Kind, Question: rules.Question(top.Step)}
	f.options = f.options[:0]
	f.seats[0] = rules.Seat(top.V[0])
	who := f.seats[:1]
	if ask.Who != nil {
		who = ask.Who(s, top, f.seats[:0])
	}
	if ask.Kind == rules.Chance {
		f.Decision.Count = int8(copy(f.Decision.Seats[:], who))
		f.seats[0] = rules.Nobody
		who = f.seats[:1]
	}
	f.count = len(who)
	asked := 0
	for i, seat := range who {
		from := len(f.options)
		f.options = ask.Options(s, top, seat, f.options)
		legal, pass := 0, false
		var only rules.Move
		for _, o := range f.options[from:] {
			switch {
			case o.Rule != 0:
			case ask.BesidesPass && o.Move == 0:
				pass = true
			default:
				legal++
				only = o.Move
			}
		}
		if legal == 0 && pass {
			legal = 1 // only is pass
		}
		if legal == 0 {
			panic("flow: " + row.Name + ": nothing is legal")
		}
		f.single[i] = legal == 1 && !ask.Always
		if f.single[i] {
			f.answers[i] = rules.Answer{Seat: seat, Move: only}
			f.options = f.options[:from]
			continue
		}
		if ask.Kind != rules.Chance {
			f.Decision.Seats[asked] = seat
			f.Decision.Count++
		}
		f.ends[asked] = len(f.options)
		asked++
	}
	return asked > 0
}

// answer ends the frame of the decision and hands over what all its seats
// said.
func answer[S any](f *Flow, s S, stack *Stack, row *Row[S]) {
	frame := *stack.Top()
	stack.End()
	row.Ask.Answer(s, frame, f.answers[:f.count])
}

// Place puts a step on a stack that is built from a description. It fails, with
// a sentence, if the step cannot stand there; the step below is put at the line
// from which it called.
func Place[S any](stack *Stack, rows []Row[S], step Step, locals [Locals]int16) error {
	if stack.N == Depth {
		return fmt.Errorf("flow: there are more than %d steps", Depth)
	}
	if stack.N > 0 {
		below := stack.Top()
		i := slices.IndexFunc(rows[below.Step].Calls, func(c Call) bool { return c[0] == step })
		if i < 0 {
			return fmt.Errorf("flow: the step %q cannot stand on %q", rows[step].Name, rows[below.Step].Name)
		}
		below.Line = uint8(rows[below.Step].Calls[i][1])
	}
	stack.Call(step)
	stack.Top().V = locals
	return nil
}

// Placed reports what is wrong with a stack built by Place: it must end at a
// question, or be empty.
func Placed[S any](stack *Stack, rows []Row[S]) error {
	if stack.N > 0 && rows[stack.Top().Step].Ask == nil {
		return fmt.Errorf("flow: the last step is %q, it must be a question", rows[stack.Top().Step].Name)
	}
	return nil
}
