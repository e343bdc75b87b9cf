package rules

import (
	"fmt"
	"slices"
	"strings"
)

// A Match is a setup and its log. Its fields are for reading; only its methods
// change them.
type Match struct {
	Game  Game
	Setup Setup
	ID    [8]byte  // random, tells matches apart
	Names []string // of the players by seat; may be shorter, "" is no name
	// Position describes where the match starts; nil: at the set-up.
	Position Fields

	// State is where the log has led. Nobody else may change it.
	State State
	// Log has every answer, chance included. Answers of a sealed decision
	// stand in the order of its seats. A ply is a place in the log: at ply n
	// the first n answers are in.
	Log []Answer
	// Given has the answers to a sealed decision that still waits for others.
	Given []Answer

	first  State // at ply 0
	plies  []ply
	events []Event
	marks  []mark
	// Memory that is used again for each answer.
	offer  []Option
	single [1]Answer
}

// stride is how many answers lie between two marks, at least.
const stride = 32

// A mark is the state at a ply, kept so that plies after it are near.
type mark struct {
	ply   int
	state State
}

// A ply is what a match keeps of an answer beside the log.
type ply struct {
	begin  int32 // the ply at which its decision was asked
	events int32 // how many events there were after it
	shown  bool  // something that nobody could know before came to light
}

// NewMatch begins a match of the game. The error is a sentence for the person
// who asked.
func NewMatch(g Game, setup Setup, id [8]byte, names []string) (*Match, error) {
	state, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	return &Match{Game: g, Setup: setup, ID: id, Names: names, State: state, first: state.Clone()}, nil
}

// NewMatchFrom begins a match at a described position. The error is a sentence
// for the person who asked.
func NewMatchFrom(g Game, setup Setup, position Fields, id [8]byte, names []string) (*Match, error) {
	starts, ok := g.(Starts)
	if !ok {
		return nil, fmt.Errorf("rules: %s cannot start from a position", g.Info().ID)
	}
	state, err := starts.From(setup, position)
	if err != nil {
		return nil, err
	}
	m := &Match{Game: g, Setup: setup, ID: id, Names: names, State: state, first: state.Clone()}
	m.Position = state.Fields()
	return m, nil
}

// SameStart reports whether another match began as this one did, whatever its
// id and names.
func (m *Match) SameStart(other *Match) bool {
	return m.Game.Info().ID == other.Game.Info().ID && m.Game.Info().Version == other.Game.Info().Version &&
		m.Setup == other.Setup && m.first.Equal(other.first)
}

// Illegal is the error of a move that is not legal.
type Illegal struct {
	Ply    int // how many answers were in
	Seat   Seat
	Move   Move
	Rule   Rule   // that forbids it; 0 if it was not on offer at all
	reason string // what was wrong, in English
}

// Error says what was wrong.
func (e *Illegal) Error() string {
	return fmt.Sprintf("rules: at ply %d: %s", e.Ply, e.reason)
}

// Next gives the seat whose answer the log would take next: of a sealed
// decision the first that has not answered, of a chance Nobody. It is false at
// the end.
func (m *Match) Next() (Seat, bool) {
	d := m.State.Decision()
	switch d.Kind {
	case Over:
		return Nobody, false
	case Chance:
		return Nobody, true
	}
	for _, seat := range d.Who() {
		if !m.gave(seat) {
			return seat, true
		}
	}
	panic("rules: all seats of a decision have answered and it still stands")
}

func (m *Match) gave(seat Seat) bool {
	for _, a := range m.Given {
		if a.Seat == seat {
			return true
		}
	}
	return false
}

// Play enters an answer. An answer that is not legal changes nothing and gives
// an *Illegal. Answers to a sealed decision may come in any sequence; they
// enter the log together when the last is in.
func (m *Match) Play(seat Seat, move Move) error {
	d := m.State.Decision()
	if err := m.legal(&d, seat, move); err != nil {
		return err
	}
	if d.Kind != Sealed {
		m.single = [1]Answer{{seat, move}}
		m.apply(m.single[:])
		return nil
	}
	m.Given = append(m.Given, Answer{seat, move})
	if len(m.Given) < int(d.Count) {
		return nil
	}
	answers := make([]Answer, d.Count)
	for _, a := range m.Given {
		for i, s := range d.Who() {
			if s == a.Seat {
				answers[i] = a
			}
		}
	}
	m.Given = nil
	m.apply(answers)
	return nil
}

func (m *Match) legal(d *Decision, seat Seat, move Move) error {
	illegal := func(rule Rule, format string, args ...any) error {
		return &Illegal{len(m.Log), seat, move, rule, fmt.Sprintf(format, args...)}
	}
	info := m.Game.Info()
	switch d.Kind {
	case Over:
		return illegal(0, "the game is over, there is nothing left to play")
	case Chance:
		if seat != Nobody {
			return illegal(0, "a chance is to be drawn (%s), no seat can play", info.Questions[d.Question])
		}
	default:
		asked := false
		for _, s := range d.Who() {
			asked = asked || s == seat
		}
		if !asked {
			return illegal(0, "%s is not asked; s%d is, for %q", seatName(seat), d.Seats[0], info.Questions[d.Question])
		}
		if m.gave(seat) {
			return illegal(0, "s%d has given its sealed answer already", seat)
		}
	}
	m.offer = m.State.Options(seat, m.offer[:0])
	options := m.offer
	i := slices.IndexFunc(options, func(o Option) bool { return o.Move == move })
	rule := Rule(0)
	if u, ok := m.State.(Unlisted); i >= 0 {
		rule = options[i].Rule
	} else if ok {
		rule = u.Unlisted(seat, move)
	}
	if i >= 0 && rule == 0 {
		return nil
	}
	noun := m.Game.Noun(move)
	if rule != 0 {
		return illegal(rule, "%s refuses %q to %s: %s", info.Rules[rule], noun, seatName(seat), m.Text("en").Rule(rule))
	}
	if noun == "" {
		return illegal(0, "%d is no move of this game", move)
	}
	return illegal(0, "%q is no answer to %q", noun, info.Questions[d.Question])
}

// Unlisted gives the move that a noun, in letters of either case, spells and the
// rule that refuses it to a seat of the decision although it is not among its
// options (see the type Unlisted). Rule 0: the noun is no answer to the question.
func (m *Match) Unlisted(seat Seat, noun string) (Move, Rule) {
	u, ok := m.State.(Unlisted)
	if !ok {
		return 0, 0
	}
	for n := range 1 << 16 {
		if move := Move(n); strings.EqualFold(m.Game.Noun(move), noun) {
			return move, u.Unlisted(seat, move)
		}
	}
	return 0, 0
}

func seatName(s Seat) string {
	if s == Nobody {
		return "chance"
	}
	return fmt.Sprintf("s%d", s)
}

func (m *Match) apply(answers []Answer) {
	p := ply{begin: int32(len(m.Log)), shown: m.State.Decision().Kind != Choice}
	m.Log = append(m.Log, answers...)
	m.events = append(m.events, m.State.Apply(answers)...)
	p.events = int32(len(m.events))
	for range answers {
		m.plies = append(m.plies, p)
	}
	if n := len(m.marks); n == 0 && len(m.Log) >= stride || n > 0 && len(m.Log)-m.marks[n-1].ply >= stride {
		m.marks = append(m.marks, mark{len(m.Log), m.State.Clone()})
	}
}

// Withdraw takes back the answer that a seat gave to a sealed decision which
// still waits for others; if there is none nothing happens.
func (m *Match) Withdraw(seat Seat) {
	m.Given = slices.DeleteFunc(m.Given, func(a Answer) bool { return a.Seat == seat })
}

// Enter plays a move for the seat that Next names.
func (m *Match) Enter(move Move) error {
	seat, ok := m.Next()
	if !ok {
		seat = Nobody
	}
	return m.Play(seat, move)
}

// Replay enters all moves, each for the seat that Next names, up to the first
// that is not legal: the match then stands before it, and the error says why.
// The plies before it are not lost.
func (m *Match) Replay(moves []Move) error {
	for _, move := range moves {
		if err := m.Enter(move); err != nil {
			return err
		}
	}
	return nil
}

// Rename gives the players other names, by seat.
func (m *Match) Rename(names []string) { m.Names = names }

// Moves gives the moves of the log.
func (m *Match) Moves() []Move {
	moves := make([]Move, len(m.Log))
	for i, a := range m.Log {
		moves[i] = a.Move
	}
	return moves
}

// At gives a match of its own that has the log up to a ply, 0 to len(Log). In
// the middle of a sealed decision it stands before that decision. It takes no
// longer late in a match than early.
func (m *Match) At(ply int) *Match {
	if ply < len(m.Log) {
		ply = int(m.plies[ply].begin)
	}
	marks := m.marks
	for len(marks) > 0 && marks[len(marks)-1].ply > ply {
		marks = marks[:len(marks)-1]
	}
	from := mark{0, m.first}
	if n := len(marks); n > 0 {
		from = marks[n-1]
	}
	// What the two matches share nobody changes; what either appends is its own.
	past := &Match{Game: m.Game, Setup: m.Setup, ID: m.ID, Names: m.Names, Position: m.Position,
		State: from.state.Clone(), first: m.first, marks: slices.Clip(marks),
		Log:    slices.Clip(m.Log[:from.ply]),
		plies:  slices.Clip(m.plies[:from.ply]),
		events: slices.Clip(m.events[:m.length(from.ply)]),
	}
	for begin := from.ply; begin < ply; {
		end := begin + 1
		for end < ply && int(m.plies[end].begin) == begin {
			end++
		}
		past.apply(m.Log[begin:end])
		begin = end
	}
	return past
}

// Undo takes answers back until the log has the length ply or, if that lies in
// a sealed decision, ends before it. Sealed answers that were waiting are
// dropped.
func (m *Match) Undo(ply int) {
	*m = *m.At(ply)
}

// Begin gives the ply at which the decision was asked that was answered at a
// ply of the log: an earlier one within a sealed decision, else the same.
func (m *Match) Begin(ply int) int { return int(m.plies[ply].begin) }

// Open gives the earliest ply to which answers can be taken back without
// anything that was revealed becoming unknown again: the one after the latest
// chance or sealed decision.
func (m *Match) Open() int {
	ply := len(m.Log)
	for ply > 0 && !m.plies[ply-1].shown {
		ply--
	}
	return ply
}

// Events gives what happened through the answers from ply first to before ply
// end. The answers of a sealed decision happen at its first.
func (m *Match) Events(first, end int) []Event {
	return m.events[m.length(first):m.length(end)]
}

func (m *Match) length(ply int) int32 {
	if ply == 0 {
		return 0
	}
	return m.plies[ply-1].events
}

// Text gives the game's words in a language, with the names of the players.
func (m *Match) Text(language string) Text {
	return m.Game.Text(language, m.Names)
}
