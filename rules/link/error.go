package link

import "fmt"

// A Problem says what is wrong with a link.
type Problem uint8

const (
	_            Problem = iota
	Empty                // there is nothing in it
	NotALink             // it is something else
	TooLong              // it has more than MaxText bytes
	Cut                  // its end is missing
	Mangled              // something in it was changed, added or taken away
	NewerFormat          // it was written by a newer program
	UnknownGame          // this program does not have its game
	OtherVersion         // this program has another version of its rules
	BadSetup             // its game cannot be set up like this
	BadNames             // its names are too many, too long or no text
	TooManyMoves         // its log has more than MaxMoves moves
	IllegalLog           // its log has an illegal move; the match before it is given
	BadPosition          // it starts from a position that cannot be
	HalfSealed           // its log ends within a sealed decision; the match before that is given
	BadPart              // something beside its log cannot be
)

// An Error is what Decode found wrong.
type Error struct {
	Problem Problem
	// Arrived is how many characters of the payload there were, of TooLong
	// how many bytes of text.
	Arrived int
	// Place is, of Mangled, the place (from 1) of the first character that
	// cannot be in a link; 0 if that is not what gave it away.
	Place int
	// Number is the number that the link names: of NewerFormat the format, the
	// coding of the log or the mode of trust, of UnknownGame the game, of
	// OtherVersion the version, of BadNames the seat, of BadPart the key of the
	// part. Known is the newest format, coding or mode, or the only version,
	// that this program has.
	Number, Known int
	// Game is the id of the game, of OtherVersion and all that follow.
	Game string
	// Ply is, of IllegalLog and HalfSealed, the first ply that is not given.
	Ply int
	// Err is the cause: of BadSetup and BadPosition the error of the game, of
	// IllegalLog a *rules.Illegal, of BadPart perhaps one; else nil.
	Err error
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.Err }

// Error says in English what was wrong and what to do.
func (e *Error) Error() string { return "link: " + e.sentence() }

func (e *Error) sentence() string {
	switch e.Problem {
	case Empty:
		return "there is no match in this link: nothing follows the '#'; copy the whole link again"
	case NotALink:
		return "this is not a link to a match; copy the whole link again, from https to its last character"
	case TooLong:
		return fmt.Sprintf("this text is too long for a link (%d bytes, at most %d); copy the link alone", e.Arrived, MaxText)
	case Cut:
		return fmt.Sprintf("this link is damaged: its end is missing (%d characters arrived); copy it again as a whole, or ask for it in another way", e.Arrived)
	case Mangled:
		if e.Place > 0 {
			return fmt.Sprintf("this link is damaged: its character %d cannot be in a link; copy it again, or ask for it in another way", e.Place)
		}
		return fmt.Sprintf("this link is damaged: its %d characters do not fit together; copy it again, or ask for it in another way", e.Arrived)
	case NewerFormat:
		return "this link was made by a newer version of the program; reload the page to update, then open the link again"
	case UnknownGame:
		return fmt.Sprintf("this program does not have the game of this link (number %d); reload the page to update, then open the link again", e.Number)
	case OtherVersion:
		if e.Number > e.Known {
			return fmt.Sprintf("this link needs newer rules of %s (version %d, this program has %d); reload the page to update, then open the link again", e.Game, e.Number, e.Known)
		}
		return fmt.Sprintf("this link needs older rules of %s (version %d, this program has %d); open it with the program it was made with", e.Game, e.Number, e.Known)
	case BadSetup:
		return fmt.Sprintf("%s cannot be set up as this link says: %v; ask for a new link", e.Game, e.Err)
	case BadPosition:
		return fmt.Sprintf("this link starts from a position that cannot be: %v; ask for a new link", e.Err)
	case BadNames:
		return fmt.Sprintf("the name of seat s%d in this link is not allowed (at most one name a seat, %d characters, no control characters); ask for a new link", e.Number, MaxName)
	case TooManyMoves:
		return fmt.Sprintf("this link holds more than %d moves; ask for a new link", MaxMoves)
	case IllegalLog:
		return fmt.Sprintf("from ply %d on the match of this link is not shown, for its next move is not legal: %v; play on from here, or ask for a new link", e.Ply, e.Err)
	case HalfSealed:
		return fmt.Sprintf("from ply %d on the match of this link is not shown, for not all sealed answers are in it; play on from here, or ask for a new link", e.Ply)
	case BadPart:
		return fmt.Sprintf("%s in this link is not as it can be; ask for a new link", partName(e.Number))
	}
	panic("link: an error without a problem")
}

// partName says what a part is about.
func partName(key int) string {
	names := [knownParts]string{"the first position", "what proves the draws", "a sealed answer", "the end of what is proved",
		"a sealed answer", "the list of bots", "the list of taken seats", "the ply to show", "the seat to show",
		"the proposal to take answers back", "the list of answers taken back", "a note"}
	if key < knownParts {
		return names[key]
	}
	return "something that this program does not know"
}
