package trust

import (
	"slices"

	"flota/rules"
)

// openly takes in the answers from a ply on as an open match does.
func (a *Account) openly(m *rules.Match, ply int) {
	a.rest = slices.Clone(m.Log[ply:])
	a.Step = openly(m)
}

// follow goes through the log of a match that all have joined.
func (a *Account) follow(m *rules.Match, r *Record) {
	turns := survey(m, r)
	proved := r.proved(m)
	for _, t := range turns {
		if t.begin < proved && proved < t.end {
			a.wrong(Report{Finding: BadUntil, Ply: proved})
			return
		}
	}
	faulty := a.unroll(m, r, turns, proved)
	for i := range turns {
		t := &turns[i]
		if t.begin == proved {
			a.edge(m, r, t)
			break
		}
		for _, u := range t.uses {
			if a.values[u.Key] == nil {
				faulty.Ply = t.begin
				a.wrong(faulty)
				return
			}
		}
		a.take(m, t)
		// A changed anchor shows in the draws before its key is used.
		if faulty.Wrong() && a.Report.Wrong() {
			faulty.Ply, a.Report = a.Report.Ply, Report{Mode: r.Mode, Draws: a.Report.Draws, Sealed: a.Report.Sealed}
			a.wrong(faulty)
			return
		}
	}
	if faulty.Wrong() {
		faulty.Ply = proved
		a.wrong(faulty)
	}
}

// allValues has the values of each key up to the newest, by number; nil if they
// do not lead back to its anchor.
type allValues [rules.MaxSeats][]Value

// unroll finds the values that the log needs, and says of the first key that does
// not have them what is wrong.
func (a *Account) unroll(m *rules.Match, r *Record, turns []turn, proved int) (faulty Report) {
	maybe := -1 // the mover whose opening can be in or not
	for i := range turns {
		switch t := &turns[i]; {
		case t.begin < proved:
			for _, u := range t.uses {
				a.made[u.Key] = u.Number
			}
		case t.begin > proved:
		case t.secret() && r.Until == 0:
			for _, seat := range t.decision.Who() {
				if r.Seals[seat].Opened {
					for _, u := range t.uses {
						if u.Key == int(r.KeyOf[seat]) {
							a.made[u.Key] = u.Number
						}
					}
				}
			}
		case len(t.uses) == 2 && t.decision.Kind == rules.Chance:
			maybe = t.uses[0].Key
		}
	}
	for key := range r.Count(m.Setup.Seats) {
		k, ok := &r.Keys[key], false
		if key == maybe {
			if a.values[key], ok = unroll(m.ID, key, k, a.made[key]+1); ok {
				a.made[key]++
				continue
			}
		}
		if a.values[key], ok = unroll(m.ID, key, k, a.made[key]); ok {
			continue
		}
		a.values[key] = nil
		if faulty.Wrong() {
			continue
		}
		faulty = Report{Finding: Unanchored, Key: key}
		for n := max(0, a.made[key]-miscount); n <= a.made[key]+miscount; n++ {
			if _, ok := unroll(m.ID, key, k, n); ok {
				faulty.Finding = Skipped
			}
		}
	}
	return faulty
}

// miscount is how many values too many or too few are told from those of
// another key.
const miscount = 2

// take goes on with the answers of a turn that is proved.
func (a *Account) take(m *rules.Match, t *turn) {
	number := [rules.MaxSeats]int{}
	for _, u := range t.uses {
		u.With = a.now
		a.Uses = append(a.Uses, u)
		number[u.Key] = u.Number
		if !u.Seal {
			a.now = a.now.opened(u.Key, a.values[u.Key][u.Number])
		}
	}
	answers := m.Log[t.begin:t.end]
	if t.secret() {
		a.now = a.now.unsealed(answers, t.keys, func(key int) Value { return a.values[key][number[key]] })
		for range len(answers) - 1 {
			a.at = append(a.at, a.at[t.begin])
		}
		a.at = append(a.at, a.now)
		if !a.Report.Wrong() {
			a.Report.Sealed++
		}
		return
	}
	for _, answer := range answers {
		if t.outcomes == nil {
		} else if a.now.draw(t.outcomes) != answer.Move {
			a.wrong(Report{Finding: WrongDraw, Ply: t.begin})
		} else if !a.Report.Wrong() {
			a.Report.Draws++
		}
		a.now = a.now.answered(answer)
		a.at = append(a.at, a.now)
	}
}

// edge looks at where the proof ends: at the end of the log, or at the ply from
// which the match is open.
func (a *Account) edge(m *rules.Match, r *Record, t *turn) {
	if !a.Report.Wrong() {
		a.Report.Ply = t.begin
	}
	a.pending = t.uses
	for i := range a.pending {
		a.pending[i].With = a.now
	}
	moved := t.decision.Kind == rules.Chance && len(t.uses) == 2 && len(a.values[t.uses[0].Key]) > t.uses[0].Number
	if moved {
		u := a.pending[0]
		a.Uses = append(a.Uses, u)
		a.now = a.now.opened(u.Key, a.values[u.Key][u.Number])
		a.pending[1].With = a.now
		a.Final = t.begin
	}
	sealed := t.secret() && r.Until == 0
	for seat, s := range r.Seals {
		if s != (Seal{}) && (!sealed || !asked(t, rules.Seat(seat))) {
			a.wrong(Report{Finding: SealNotAsked, Ply: len(m.Log), Seat: rules.Seat(seat)})
		}
	}
	switch {
	case r.Until > 0:
		if !a.Report.Wrong() {
			a.Report.Finding = ProvedUntil
		}
		a.Final = max(r.Until, m.Open())
		a.now = a.at[t.begin].ended(t.begin)
		a.at[t.begin] = a.now
		a.pending = nil
		a.openly(m, t.begin)
	case t.decision.Kind == rules.Over:
	case sealed:
		a.sealed(m, r, t)
	case t.decision.Kind != rules.Chance:
		a.Step = Step{Kind: Answering, Keys: t.keys, Seats: missing(m, &t.decision)}
	case r.Mode == Sealed:
		a.Step = Step{Kind: Drawing, Keys: t.keys}
	case len(t.uses) == 0:
		a.Step.Kind = Following
	default:
		next := t.uses[0].Key
		if moved {
			next = t.uses[1].Key
		}
		a.Step = Step{Kind: Opening, Keys: Keys(0).With(next)}
	}
}

// asked reports whether a seat is asked at a turn.
func asked(t *turn, seat rules.Seat) bool {
	for _, s := range t.decision.Who() {
		if s == seat {
			return true
		}
	}
	return false
}

// sealed looks at a sealed decision of several keys whose answers are not in
// the log.
func (a *Account) sealed(m *rules.Match, r *Record, t *turn) {
	wrong := func(finding Finding, seat rules.Seat) {
		a.wrong(Report{Finding: finding, Ply: t.begin, Seat: seat})
	}
	if len(m.Given) > 0 {
		wrong(Unsealed, m.Given[0].Seat)
		return
	}
	var unsealed, closed []rules.Seat // the seats without a seal, and those that have not opened theirs
	var opened, sealed Keys
	for _, seat := range t.decision.Who() {
		key := int(r.KeyOf[seat])
		switch s := &r.Seals[seat]; {
		case !s.Given:
			unsealed = append(unsealed, seat)
		case !s.Opened:
			closed = append(closed, seat)
			sealed = sealed.With(key)
		default:
			opened = opened.With(key)
			sealed = sealed.With(key)
		}
	}
	for _, u := range t.uses {
		if sealed.Has(u.Key) {
			a.Uses = append(a.Uses, u)
			a.Final = t.begin
		}
	}
	if opened != 0 {
		a.answers(m, r, t, opened, len(unsealed) > 0, wrong)
	}
	switch {
	case len(unsealed) > 0:
		a.Step = Step{Kind: Sealing, Keys: r.keys(unsealed), Seats: unsealed}
	case len(closed) > 0:
		a.Step = Step{Kind: Opening, Keys: r.keys(closed), Seats: closed}
	default:
		a.Step.Kind = Following
	}
}

// answers looks at the answers that the keys of a set have opened.
func (a *Account) answers(m *rules.Match, r *Record, t *turn, opened Keys, early bool, wrong func(Finding, rules.Seat)) {
	play := m.At(t.begin)
	for _, seat := range t.decision.Who() {
		s, key := &r.Seals[seat], int(r.KeyOf[seat])
		if !opened.Has(key) {
			continue
		}
		answer := rules.Answer{Seat: seat, Move: s.Answer}
		switch {
		case early:
			wrong(OpenedEarly, seat)
		case !s.Opened:
			wrong(HalfOpened, seat)
		case a.values[key] == nil: // that is said of the key
		case a.now.Seal(a.values[key][a.made[key]], answer) != s.Value:
			wrong(WrongSeal, seat)
		case play.Play(seat, s.Answer) != nil:
			wrong(IllegalSeal, seat)
		}
	}
}
