package trust

import "flota/rules"

// A turn is a decision and its answers in the log; the last has none yet.
type turn struct {
	begin, end int // plies
	decision   rules.Decision
	keys       Keys           // of the seats that answer; of a chance, of who brought it about
	outcomes   []rules.Option // of a chance that must follow
	// The values that go before the answers. Where the proof ends they are
	// those that would be next: of a chance after an answer the mover's may be
	// in already.
	uses []Use
}

// A Use is one value of a key that goes with one transcript, never with another.
type Use struct {
	Key    int
	Number int // of the opening, from 1
	Ply    int // how many answers were in
	// With is the transcript that it goes with: all that was said before it.
	With Digest
	// Seal: it seals answers before it is opened.
	Seal bool
}

// secret reports whether the seats seal their answers to each other.
func (t *turn) secret() bool { return t.decision.Kind == rules.Sealed && t.keys.several() }

// proved is the ply at which the proof ends: all answers before it are proved.
func (r *Record) proved(m *rules.Match) int {
	switch {
	case r.Mode == Open:
		return 0
	case r.Until > 0:
		return r.Until
	}
	return len(m.Log)
}

// survey goes through the log of a match that is not open. The uses have no
// transcripts yet.
func survey(m *rules.Match, r *Record) []turn {
	proved := r.proved(m)
	var turns []turn
	var used [rules.MaxSeats]int
	state := m.At(0).State
	mover, ready := -1, false // whose answer was last; the values of this run of chance are in
	actors := Keys(0).With(0)
	for ply := 0; ; {
		t := turn{begin: ply, end: ply, decision: state.Decision()}
		use := func(key int) {
			used[key]++
			t.uses = append(t.uses, Use{Key: key, Number: used[key], Ply: ply, Seal: t.secret()})
		}
		chance := t.decision.Kind == rules.Chance
		if !chance {
			actors = r.keys(t.decision.Who())
		}
		t.keys = actors
		switch {
		case ply > proved:
		case chance && r.Mode == Witnessed:
			if ply < proved {
				t.outcomes = state.Options(rules.Nobody, nil)
			}
			switch {
			case ready:
			case mover < 0:
				use(0)
			default:
				use(mover)
				use(r.witness(t.decision.Who(), mover))
			}
			ready = true
		case t.secret():
			for key := range rules.MaxSeats {
				if t.keys.Has(key) {
					use(key)
				}
			}
		}
		if ply == len(m.Log) {
			return append(turns, t)
		}
		t.end = ply + 1
		if t.decision.Kind == rules.Sealed {
			t.end = ply + int(t.decision.Count)
		}
		answers := m.Log[ply:t.end]
		if !chance {
			mover, ready = int(r.KeyOf[answers[len(answers)-1].Seat]), t.secret()
		}
		state.Apply(answers)
		turns = append(turns, t)
		ply = t.end
	}
}

// keys gives the keys of some seats.
func (r *Record) keys(seats []rules.Seat) Keys {
	var keys Keys
	for _, seat := range seats {
		keys = keys.With(int(r.KeyOf[seat]))
	}
	return keys
}

// witness gives the key that draws after an answer of the mover: of the seats,
// in the order in which they are expected to act, the first that has another.
func (r *Record) witness(order []rules.Seat, mover int) int {
	for _, seat := range order {
		if key := int(r.KeyOf[seat]); key != mover {
			return key
		}
	}
	panic("trust: all seats of a chance have one key")
}
