// Package think answers for the seats that programs play, and gives hints, away
// from the page: in a worker, or beside the page in slices so short that nobody
// notices. Questions and answers are short texts, so that both ways are one.
package think

import (
	"errors"
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/link"
)

// A Question asks for the answer of a seat of the decision at which a match stands.
type Question struct {
	Number       int // tells its answer from those to earlier questions
	Seat         rules.Seat
	Bot          link.Bot // who thinks
	Milliseconds int      // that a search may take
	Seed         uint64   // of the random numbers
	Link         string   // of the match
}

// An Answer is what a program thinks.
type Answer struct {
	Number      int
	Move        rules.Move
	Reason      bot.Reason // what speaks for it
	Simulations int        // that were made for it
}

// What a text begins with.
const (
	ask    = "ask"    // a question
	now    = "now"    // Now
	forget = "forget" // Forget
)

// Now asks for the best answer so far to the question that is open.
func Now(number int) string { return now + " " + strconv.Itoa(number) }

// Forget says that the answer to the question that is open is not wanted any more.
const Forget = forget

// errText is of a text that neither side writes.
var errText = errors.New("think: this is no question and no answer")

// String is a question as a text.
func (q Question) String() string {
	return strings.Join([]string{ask, strconv.Itoa(q.Number), strconv.Itoa(int(q.Seat)), strconv.Itoa(int(q.Bot)),
		strconv.Itoa(q.Milliseconds), strconv.FormatUint(q.Seed, 10), q.Link}, " ")
}

// readQuestion reads what String has written.
func readQuestion(text string) (Question, error) {
	fields := strings.Split(text, " ")
	if len(fields) != 7 || fields[0] != ask {
		return Question{}, errText
	}
	n, err := numbers(fields[1:5])
	seed, err2 := strconv.ParseUint(fields[5], 10, 64)
	if err != nil || err2 != nil {
		return Question{}, errText
	}
	return Question{n[0], rules.Seat(n[1]), link.Bot(n[2]), n[3], seed, fields[6]}, nil
}

// String is an answer as a text.
func (a Answer) String() string {
	text := strconv.Itoa(a.Number) + " " + strconv.Itoa(int(a.Move)) + " " + strconv.Itoa(a.Simulations) + " " + strconv.Itoa(int(a.Reason.Kind))
	for _, arg := range a.Reason.Args {
		text += " " + strconv.Itoa(int(arg))
	}
	return text
}

// ReadAnswer reads an answer.
func ReadAnswer(text string) (Answer, error) {
	n, err := numbers(strings.Split(text, " "))
	var a Answer
	if err != nil || len(n) != 4+len(a.Reason.Args) {
		return a, errText
	}
	a.Number, a.Move, a.Simulations, a.Reason.Kind = n[0], rules.Move(n[1]), n[2], bot.ReasonKind(n[3])
	for i := range a.Reason.Args {
		a.Reason.Args[i] = int16(n[4+i])
	}
	return a, nil
}

// numbers reads numbers.
func numbers(fields []string) ([]int, error) {
	list := make([]int, len(fields))
	for i, field := range fields {
		n, err := strconv.Atoi(field)
		if err != nil {
			return nil, err
		}
		list[i] = n
	}
	return list, nil
}
