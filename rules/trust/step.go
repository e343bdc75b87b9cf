package trust

import "flota/rules"

// A Step is what a match waits for.
type Step struct {
	Kind StepKind
	// Keys are those whose devices can do it. In an open match there are none:
	// any device can.
	Keys Keys
	// Seats are those that have not done it yet: of Answering, Sealing, and of
	// Opening if it is sealed answers that are opened.
	Seats []rules.Seat
}

// A StepKind is what can be done next.
type StepKind uint8

const (
	Ended     StepKind = iota // nothing: the match is over
	Joining                   // keys put in their anchors: Join
	Answering                 // seats answer: rules.Match.Play
	Drawing                   // a browser draws: rules.Match.Play
	Sealing                   // seats seal their answers: SealAnswer
	Opening                   // keys put in their next values: OpenNext
	Following                 // what happens is settled: Follow
)

// openly gives the step of a match that is open, at least from here on.
func openly(m *rules.Match) Step {
	d := m.State.Decision()
	switch d.Kind {
	case rules.Over:
		return Step{}
	case rules.Chance:
		return Step{Kind: Drawing}
	}
	return Step{Kind: Answering, Seats: missing(m, &d)}
}

// missing gives the seats of a decision that have not answered it.
func missing(m *rules.Match, d *rules.Decision) []rules.Seat {
	var seats []rules.Seat
	for _, seat := range d.Who() {
		given := false
		for _, answer := range m.Given {
			given = given || answer.Seat == seat
		}
		if !given {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Next gives the value that a key would use with the step: by sealing, or by
// opening. False: it has nothing to do with it, or has done it.
func (a *Account) Next(key int) (Use, bool) {
	if a.Step.Kind != Sealing && a.Step.Kind != Opening || !a.Step.Keys.Has(key) {
		return Use{}, false
	}
	for _, u := range a.pending {
		if u.Key == key {
			return u, true
		}
	}
	return Use{}, false
}
