package device

import (
	"slices"

	"flota/rules"
	"flota/rules/link"
)

// A Relation says how a link stands to a kept match.
type Relation uint8

const (
	Unknown   Relation = iota // it is another match
	Same                      // the same log
	Newer                     // the log goes on from the kept one
	TakenBack                 // answers of the kept log were taken back, it may go on from there
	Older                     // the kept match goes on from it, or has taken back what it has
	Fork                      // both went on, in different ways
)

// String gives the name.
func (r Relation) String() string {
	return [...]string{"unknown", "same", "newer", "taken back", "older", "fork"}[r]
}

// Compare says how a link stands to a kept one. Takebacks of what was opened or
// sealed make it a fork: that cannot be closed again.
func Compare(kept, came link.Link) Relation { return accounts(nil).compare(&kept, &came) }

func (c accounts) compare(kept, came *link.Link) Relation {
	a, b := kept.Match, came.Match
	if a.ID != b.ID {
		return Unknown
	}
	if !a.SameStart(b) || !sameTrust(&kept.Trust, &came.Trust) {
		return Fork
	}
	shared := Common(a, b)
	after, before := takebacks(&kept.Trace, &came.Trace), takebacks(&came.Trace, &kept.Trace)
	switch {
	case after == nil && before == nil:
		return Fork
	case len(after) > 0:
		if passed(a, after, shared) && c.closes(kept, came, after) {
			return TakenBack
		}
		return Fork
	case len(before) > 0:
		if passed(b, before, shared) && c.closes(came, kept, before) {
			return Older
		}
		return Fork
	}
	switch {
	case shared < len(a.Log) && shared < len(b.Log), answeredOtherwise(a, b), answeredOtherwise(b, a),
		!c.sealsAgree(kept, came):
		return Fork
	case len(a.Log) < len(b.Log):
		return Newer
	case len(a.Log) > len(b.Log):
		return Older
	}
	return Same
}

// level reports whether two links of a branch have the same log, after the same
// takebacks.
func level(l, other *link.Link) bool {
	n := len(l.Match.Log)
	return n == len(other.Match.Log) && l.Trace == other.Trace && Common(l.Match, other.Match) == n
}

// same reports whether two links of a match with one log say the same.
func same(l, other *link.Link) bool {
	return level(l, other) && slices.Equal(l.Match.Given, other.Match.Given) &&
		slices.Equal(l.Match.Names, other.Match.Names) &&
		l.Trust == other.Trust && l.Bots == other.Bots && l.Claims == other.Claims && l.Proposal == other.Proposal &&
		slices.Equal(l.Notes, other.Notes) && slices.Equal(l.Unknown, other.Unknown)
}

// Common is how many answers two logs share from the start.
func Common(a, b *rules.Match) int {
	n := 0
	for n < len(a.Log) && n < len(b.Log) && a.Log[n] == b.Log[n] {
		n++
	}
	return n
}

// takebacks gives those of a later trace that an earlier one has not. It is nil
// if the later one is none; empty if both tell the same.
func takebacks(earlier, later *link.Trace) []link.Takeback {
	more := later.Len() - earlier.Len()
	if more < 0 {
		return nil
	}
	a := earlier.Latest[:earlier.Len()-earlier.Forgotten]
	b := later.Latest[:later.Len()-later.Forgotten]
	if more >= len(b) {
		// What both know is forgotten, or the earlier one knows nothing.
		if len(a) > 0 && later.Forgotten == 0 {
			return nil
		}
		return b
	}
	known := b[:len(b)-more]
	if len(a) < len(known) || !slices.Equal(a[len(a)-len(known):], known) {
		return nil
	}
	return b[len(b)-more:]
}

// passed reports whether a match stands before takebacks: it has no answer
// beyond what the first of them took back, and what was left by all of them is
// its own.
func passed(m *rules.Match, backs []link.Takeback, shared int) bool {
	least := len(m.Log)
	for _, t := range backs {
		least = min(least, t.Back)
	}
	return len(m.Log) <= backs[0].At && shared >= least
}

// closes reports whether a later link can have taken back so much of a match: what
// was opened or sealed in it stays, unless the later one goes on openly from
// before that.
func (c accounts) closes(l, later *link.Link, backs []link.Takeback) bool {
	least := len(l.Match.Log)
	for _, t := range backs {
		least = min(least, t.Back)
	}
	return least == len(l.Match.Log) || least >= c.earliest(l) || later.Trust.Until > 0 && least >= later.Trust.Until
}

// answeredOtherwise reports whether a sealed answer that waits in a match is
// another one than in the log or among the answers that wait of the other.
func answeredOtherwise(waits, other *rules.Match) bool {
	for _, given := range waits.Given {
		for _, a := range other.Given {
			if len(waits.Log) == len(other.Log) && a.Seat == given.Seat && a.Move != given.Move {
				return true
			}
		}
		if len(other.Log) <= len(waits.Log) {
			continue
		}
		decision := waits.State.Decision()
		for i, seat := range decision.Who() {
			if at := len(waits.Log) + i; seat == given.Seat && at < len(other.Log) && other.Log[at] != given {
				return true
			}
		}
	}
	return false
}
