package trust

import "flota/rules"

// A Mode is a way in which the players of a match trust each other. It is fixed
// in the first link. Numbers are in links: never reordered.
type Mode uint8

const (
	// Open: chance comes from the browser of whoever acts, and sealed answers
	// are only masked.
	Open Mode = iota
	// Sealed: nobody can read a sealed answer early or change his own. Chance
	// as in Open.
	Sealed
	// Witnessed: Sealed, and no draw can be peeked at, chosen or repeated.
	Witnessed

	Modes = 3
)

// String gives the id of the mode: "open", "sealed", "witnessed".
func (m Mode) String() string {
	return [Modes]string{"open", "sealed", "witnessed"}[m]
}

// A Value is an anchor or an opening of a key. The zero value is none.
type Value [16]byte

// A Key is what a link says of one party: a device that plays one or more
// seats.
type Key struct {
	Anchor  Value // zero: it has not joined
	Opening Value // the newest that is known; zero: none yet
}

// A Seal is what a link says of the answer of a seat to the sealed decision at
// which the log ends.
type Seal struct {
	Given  bool
	Value  [8]byte    // hides the answer and fixes it
	Opened bool       // Answer is known; the newest opening of the key fits Value
	Answer rules.Move // zero until it is opened
}

// A Record is what a link says beside the log so that all can check it. The
// zero value is that of an open match.
type Record struct {
	Mode Mode
	// KeyOf has the key of each seat, from 0, that of who began the match. All
	// zero in an open match; else two keys at least, each with a seat.
	KeyOf [rules.MaxSeats]uint8
	Keys  [rules.MaxSeats]Key  // by number
	Seals [rules.MaxSeats]Seal // by seat
	// Until is, if it is not 0, the ply from which on the match goes on as an
	// open one: nothing is checked from there on.
	Until int
}

// Count gives the number of keys of a match with so many seats; 0 if it is
// open.
func (r *Record) Count(seats int) int {
	if r.Mode == Open {
		return 0
	}
	count := 0
	for _, k := range r.KeyOf[:seats] {
		count = max(count, int(k)+1)
	}
	return count
}
