package trust

import (
	"encoding/base32"

	"flota/rules"
)

// An Account is what a match and its record say of themselves.
type Account struct {
	Report Report
	// Uses has the values that were used, in their sequence. The value of a
	// seal counts from when it is sealed.
	Uses []Use
	// Step is what comes next, if nothing is Wrong.
	Step Step
	// Final is the earliest ply to which answers can be taken back: what was
	// opened or sealed stays, and so does what chance has shown.
	Final int

	at      []Digest       // by ply, as far as they are known
	rest    []rules.Answer // open ones after at: nothing but Code needs their digests
	now     Digest         // with what came after the last answer of at
	pending []Use          // those of the step, by key
	made    [rules.MaxSeats]int
	values  allValues
}

// Check looks at all that a match and its record say of themselves. It takes
// time by the length of the log, whatever the record says.
func Check(m *rules.Match, r *Record) *Account {
	a := &Account{at: make([]Digest, 0, len(m.Log)+1), Final: m.Open()}
	a.Report.Mode = r.Mode
	if r.Mode >= Modes || r.Mode != Open && !r.seated(m.Setup.Seats) {
		a.wrong(Report{Finding: BadKeys})
		return a
	}
	a.now = start(m, r)
	a.at = append(a.at, a.now)
	if r.Mode == Open {
		a.Report.Finding = NotProved
		a.openly(m, 0)
		return a
	}
	var joining Keys
	early := len(m.Log)+len(m.Given) > 0
	for key := range r.Count(m.Setup.Seats) {
		if r.Keys[key].Anchor == (Value{}) {
			joining = joining.With(key)
		}
		early = early || r.Keys[key].Opening != Value{}
	}
	switch early = early || r.Seals != [rules.MaxSeats]Seal{}; {
	case joining == 0:
		a.follow(m, r)
	case early:
		a.wrong(Report{Finding: Early})
	default:
		a.Step = Step{Kind: Joining, Keys: joining}
	}
	return a
}

// Verify says how far a match is proved by its record, and what is wrong first.
func Verify(m *rules.Match, r *Record) Report { return Check(m, r).Report }

// Terms is what the first link of a match fixes: game, version, settings, seats,
// id, first position, mode, and the key of each seat. Anchors do not count, nor
// names. A device follows no link whose terms are others than those it joined.
func Terms(m *rules.Match, r *Record) Digest {
	terms := Record{Mode: r.Mode, KeyOf: r.KeyOf}
	return start(m, &terms)
}

// seated reports whether there are two keys at least, each with a seat.
func (r *Record) seated(seats int) bool {
	var keys Keys
	for _, key := range r.KeyOf[:seats] {
		if key >= rules.MaxSeats {
			return false
		}
		keys = keys.With(int(key))
	}
	return keys.several() && keys == 1<<r.Count(seats)-1
}

// wrong makes the report, if nothing was wrong before.
func (a *Account) wrong(report Report) {
	if a.Report.Wrong() {
		return
	}
	report.Mode, report.Draws, report.Sealed = a.Report.Mode, a.Report.Draws, a.Report.Sealed
	a.Report = report
}

// Code gives the match at a ply as 16 letters and digits, to be compared by
// voice: who has the same code has the same match up to there, with the same
// anchors. Names and notes do not count. Within a sealed decision of several
// keys it is that before it. "" if the record is too unsound to tell.
func (a *Account) Code(ply int) string {
	for len(a.at) <= ply && len(a.rest) > 0 {
		a.now = a.now.answered(a.rest[0])
		a.at, a.rest = append(a.at, a.now), a.rest[1:]
	}
	if ply >= len(a.at) {
		return ""
	}
	return base32.StdEncoding.EncodeToString(a.at[ply][:10])
}
