package link

import (
	"flota/rules"
	"flota/rules/trust"
)

// A Link is all that a share link can say: a match, and what goes with it. The
// zero value of everything but the match says nothing.
type Link struct {
	Match *rules.Match
	// Trust is how chance and sealed answers are kept honest, with the seals
	// of the decision at which the log ends.
	Trust trust.Record
	// Bots has what plays each seat.
	Bots [rules.MaxSeats]Bot
	// Claims has, in an open match, the tag of the device that has taken each
	// seat; zero: it is free. In other matches seats belong to keys.
	Claims   [rules.MaxSeats]Tag
	View     View
	Proposal Proposal
	Trace    Trace
	Notes    Notes
	// Unknown has the parts that a later program wrote. They are kept as they
	// are.
	Unknown []Part
}

// A Bot is a program that plays a seat: a place in BotIDs. Places beyond it are
// bots of a later program.
type Bot uint8

// The bots. Their numbers are in links: never reordered.
const (
	NoBot Bot = iota // no program
	Easy
	Normal
	Hard
	Royalist
	Federalist
	Separatist
	Abolitionist
	Pirate
)

// BotIDs has the id of each bot, those of package persona for its own.
var BotIDs = []string{"", "easy", "normal", "hard", "roy", "fed", "sep", "abo", "pir"}

// maxBot is the largest number of a bot that a link can hold.
const maxBot = 1<<7 - 1

// A Tag is a small random number that tells the devices of one match apart, not
// more: it is made anew for each match. The zero value is none. The two highest
// bits of its first byte count how often the seat was taken over from another
// device, to three; the others are the device's.
type Tag [3]byte

// A View is what a link asks to see first. Without it that is the end of the
// log, as whoever opens it sees it.
type View struct {
	At  bool // Ply is to be shown
	Ply int  // 0 to the length of the log
	As  bool // from where Seat sits
	// Seat is of those of the match.
	Seat rules.Seat
}

// A Proposal asks the others to take answers back. Without anybody in Accepted
// there is none.
type Proposal struct {
	By       rules.Seat // who proposes it
	Ply      int        // to which the log is to be cut, less than its length
	Accepted Seats      // who agrees so far, By among them
	Refused  Seats      // who does not; By is not among them
}

// Seats is a set of seats.
type Seats uint8

// Has reports whether a seat is in the set.
func (s Seats) Has(seat rules.Seat) bool { return seat >= 0 && s&(1<<seat) != 0 }

// With gives the set and a seat, one of those of the match.
func (s Seats) With(seat rules.Seat) Seats { return s | 1<<seat }

// A Takeback is one that has happened: the log had the length At and was cut to
// Back, which is less, on behalf of a seat. The zero value is none.
type Takeback struct {
	At, Back int
	By       rules.Seat
}

// MaxTrace is how many takebacks a link remembers.
const MaxTrace = 8

// A Trace tells of the takebacks of a match.
type Trace struct {
	// Forgotten is how many there were before those in Latest.
	Forgotten int
	// Latest has the newest last; behind it there are none.
	Latest [MaxTrace]Takeback
}

// Add puts in a takeback. When there is no place the oldest is forgotten.
func (t *Trace) Add(back Takeback) {
	if n := t.Len() - t.Forgotten; n < MaxTrace {
		t.Latest[n] = back
		return
	}
	copy(t.Latest[:], t.Latest[1:])
	t.Latest[MaxTrace-1] = back
	t.Forgotten++
}

// Len is how many takebacks there were, the forgotten ones too.
func (t *Trace) Len() int {
	n := t.Forgotten
	for _, back := range t.Latest {
		if back != (Takeback{}) {
			n++
		}
	}
	return n
}

// A Part is a part of a link that this program does not know.
type Part struct {
	Key  uint8
	Data string // MessagePack
}

// MaxUnknown is the most that the unknown parts of a link can be together, in
// bytes.
const MaxUnknown = 4096
