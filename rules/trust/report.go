package trust

import (
	"fmt"

	"flota/rules"
)

// A Finding is what a check comes to. Numbers are only for programs: they can
// change.
type Finding uint8

const (
	Proved       Finding = iota // all that the mode promises was checked and is right
	ProvedUntil                 // up to a ply; from there on the match is open
	NotProved                   // the match is open
	BadKeys                     // the record names no mode, or not two keys with a seat each
	BadUntil                    // the ply from which nothing is proved lies within a sealed decision
	Early                       // there are answers or seals although not every key has its anchor
	Unanchored                  // the newest opening of a key does not lead back to its anchor
	Skipped                     // it does, but over more or fewer values than the log has uses for
	WrongDraw                   // an outcome is another than follows
	SealNotAsked                // there is a seal that the decision does not ask for
	OpenedEarly                 // a seat has opened its seal while another has sealed nothing yet
	HalfOpened                  // of two seals of a key one is opened
	WrongSeal                   // an opened answer does not fit its seal
	IllegalSeal                 // an opened answer is not legal
	Unsealed                    // an answer stands open that was to be sealed

	findings
)

// ids has the id of each finding.
var ids = [findings]string{"proved", "proved-until", "not-proved", "bad-keys", "bad-until", "early",
	"unanchored", "skipped", "wrong-draw", "seal-not-asked", "opened-early", "half-opened", "wrong-seal",
	"illegal-seal", "unsealed"}

// String gives the id of the finding: "wrong-draw".
func (f Finding) String() string { return ids[f] }

// A Report says how far a match is proved.
type Report struct {
	Finding Finding
	// Ply is the first that is not proved: all answers before it are checked
	// as far as the mode promises.
	Ply int
	// Key is, of Unanchored and Skipped, whose values they are; Seat, from
	// SealNotAsked on, whose seal or answer.
	Key  int
	Seat rules.Seat
	// Draws is how many outcomes before Ply were checked, Sealed how many
	// sealed decisions of several keys.
	Draws, Sealed int
	// Mode is that of the match.
	Mode Mode
}

// Wrong reports whether the record does not bear out what the mode promises.
func (r *Report) Wrong() bool { return r.Finding > NotProved }

// String says it in an English sentence.
func (r *Report) String() string {
	at := func(format string, args ...any) string {
		return fmt.Sprintf("at ply %d ", r.Ply) + fmt.Sprintf(format, args...)
	}
	switch r.Finding {
	case Proved:
		if r.Mode == Sealed {
			return fmt.Sprintf("every opened value of %s leads back to its anchor; in this mode draws come from the browser of whoever acts, and nothing proves them",
				count(r.Sealed, "sealed decision"))
		}
		return fmt.Sprintf("every draw checked: %s and %s", count(r.Draws, "draw"), count(r.Sealed, "sealed decision"))
	case ProvedUntil:
		return fmt.Sprintf("checked up to ply %d: %s and %s; from there on the match is open by agreement, and nothing proves it",
			r.Ply, count(r.Draws, "draw"), count(r.Sealed, "sealed decision"))
	case NotProved:
		return "this match is open: draws come from the browser of whoever acts, sealed answers are only masked, and nothing proves either"
	case BadKeys:
		return "its keys cannot be: a match that is not open has two keys at least, each with a seat"
	case BadUntil:
		return at("the proof is said to end, but that is within a sealed decision")
	case Early:
		return at("there are answers or seals although not all who play had joined")
	case Unanchored:
		return fmt.Sprintf("from ply %d on nothing is proved: the newest value of key %d does not lead back to its anchor; one of them was changed, or is of another key or match", r.Ply, r.Key)
	case Skipped:
		return fmt.Sprintf("from ply %d on nothing is proved: key %d has opened more or fewer values than the log has uses for", r.Ply, r.Key)
	case WrongDraw:
		return at("the outcome is not the one that follows from the values opened before it: it, or an answer before it, was changed")
	case SealNotAsked:
		return at("seat s%d has sealed an answer that nobody asked for", r.Seat)
	case OpenedEarly:
		return at("seat s%d has opened its sealed answer before all were sealed", r.Seat)
	case HalfOpened:
		return at("the sealed answer of seat s%d is closed although its key has opened", r.Seat)
	case WrongSeal:
		return at("the opened answer of seat s%d is not the one that was sealed", r.Seat)
	case IllegalSeal:
		return at("the opened answer of seat s%d is not legal", r.Seat)
	case Unsealed:
		return at("seat s%d has given an answer that it was to seal", r.Seat)
	}
	panic("trust: a report without a finding")
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
