package trust

import (
	"errors"
	"fmt"

	"flota/rules"
)

// What the devices of players do. Each of these changes the match and its
// record, or gives an error and changes nothing. Before a link with the change
// leaves it, a device writes down what Next says: a value that has once gone
// with a transcript goes with no other.

// Join puts in the anchor of a key that has none yet.
func Join(m *rules.Match, r *Record, key int, anchor Value) error {
	a := Check(m, r)
	switch {
	case a.Report.Wrong():
		return fmt.Errorf("trust: %s", &a.Report)
	case a.Step.Kind != Joining || !a.Step.Keys.Has(key):
		return fmt.Errorf("trust: key %d cannot join; ask for a link with a free place", key)
	case anchor == Value{}:
		return errors.New("trust: an anchor of zeros is none")
	}
	r.Keys[key].Anchor = anchor
	return nil
}

// SealAnswer seals an answer of a seat of the chain's key to a sealed decision. The
// answer must be legal.
func SealAnswer(m *rules.Match, r *Record, c *Chain, seat rules.Seat, move rules.Move) error {
	a, u, err := turnOf(m, r, c, Sealing)
	if err != nil {
		return err
	}
	v, ok := c.Opening(u.Number)
	switch {
	case !ok:
		return errUsedUp
	case int(r.KeyOf[seat]) != c.Key || r.Seals[seat].Given:
		return fmt.Errorf("trust: seat %d has nothing to seal with this key", seat)
	}
	if err := m.Play(seat, move); err != nil {
		return err
	}
	m.Withdraw(seat)
	r.Seals[seat] = Seal{Given: true, Value: a.now.Seal(v, rules.Answer{Seat: seat, Move: move})}
	return nil
}

// OpenNext puts in the next value of the chain's key where the match waits for it:
// after an answer that leads to chance, or at the chance itself, which then
// happens; or at a sealed decision with the answers that were sealed, which
// enter the log with the last of them. Before it does, it checks all.
func OpenNext(m *rules.Match, r *Record, c *Chain) error {
	a, u, err := turnOf(m, r, c, Opening)
	if err != nil {
		return err
	}
	v, ok := c.Opening(u.Number)
	if !ok {
		return errUsedUp
	}
	if !u.Seal {
		r.Keys[c.Key].Opening = v
		if len(a.pending) == 1 || u == a.pending[1] {
			draw(m, u.With.opened(c.Key, v))
		}
		return nil
	}
	seals := r.Seals
	for _, seat := range a.Step.Seats {
		if int(r.KeyOf[seat]) != c.Key {
			continue
		}
		s := &seals[seat]
		for _, o := range m.State.Options(seat, nil) {
			if u.With.Seal(v, rules.Answer{Seat: seat, Move: o.Move}) == s.Value {
				s.Opened, s.Answer = true, o.Move
				break
			}
		}
		if !s.Opened {
			return fmt.Errorf("trust: the seal of seat %d was not made with this key here", seat)
		}
	}
	r.Seals = seals
	r.Keys[c.Key].Opening = v
	if a = Check(m, r); a.Step.Kind == Following {
		return Follow(m, r)
	}
	return nil
}

// Follow enters what is settled: sealed answers that are all opened, and draws
// for which all values are in. Who does it makes no difference.
func Follow(m *rules.Match, r *Record) error {
	a := Check(m, r)
	if a.Report.Wrong() {
		return fmt.Errorf("trust: %s", &a.Report)
	}
	if a.Step.Kind != Following {
		return errors.New("trust: nothing is settled that is not in the log")
	}
	d := m.State.Decision()
	if d.Kind == rules.Sealed {
		for _, seat := range d.Who() {
			if err := m.Play(seat, r.Seals[seat].Answer); err != nil {
				panic("trust: a checked answer is not legal: " + err.Error())
			}
		}
		r.Seals = [rules.MaxSeats]Seal{}
		if a = Check(m, r); a.Step.Kind != Following {
			return nil
		}
	}
	draw(m, a.now)
	return nil
}

// draw lets a run of chance happen.
func draw(m *rules.Match, d Digest) {
	for m.State.Decision().Kind == rules.Chance {
		answer := rules.Answer{Seat: rules.Nobody, Move: d.draw(m.State.Options(rules.Nobody, nil))}
		if err := m.Play(answer.Seat, answer.Move); err != nil {
			panic("trust: an outcome is not legal: " + err.Error())
		}
		d = d.answered(answer)
	}
}

var errUsedUp = errors.New("trust: the key has no value left; the match can only go on as an open one")

// turnOf gives the account of a match in which the chain's key is to do
// something, and the value that goes with it.
func turnOf(m *rules.Match, r *Record, c *Chain, kind StepKind) (*Account, Use, error) {
	a := Check(m, r)
	if a.Report.Wrong() {
		return nil, Use{}, fmt.Errorf("trust: %s", &a.Report)
	}
	u, ok := a.Next(c.Key)
	switch {
	case a.Step.Kind != kind || !ok:
		return nil, Use{}, fmt.Errorf("trust: the match does not wait for key %d here", c.Key)
	case c.Anchor() != r.Keys[c.Key].Anchor:
		return nil, Use{}, fmt.Errorf("trust: this device does not have key %d of this match", c.Key)
	}
	return a, u, nil
}

// End lets a match go on as an open one from a ply on, which stays in its links:
// because a key is lost, or to follow another branch that all agree on. The
// answers behind that ply stay; take them back first if they are not to.
func End(m *rules.Match, r *Record, ply int) error {
	a := Check(m, r)
	switch {
	case a.Report.Wrong():
		return fmt.Errorf("trust: %s", &a.Report)
	case r.Mode == Open, r.Until > 0 && ply >= r.Until:
		return fmt.Errorf("trust: from ply %d on the match is open already", r.Until)
	case ply < 1 || ply > len(m.Log):
		return fmt.Errorf("trust: the proof cannot end at ply %d; choose 1 to %d", ply, len(m.Log))
	}
	ended := *r
	ended.Until, ended.Seals = ply, [rules.MaxSeats]Seal{}
	for key := range ended.Keys {
		ended.Keys[key].Opening = Value{}
	}
	for _, u := range a.Uses {
		if u.Ply < ply {
			ended.Keys[u.Key].Opening = a.values[u.Key][u.Number]
		}
	}
	if report := Verify(m, &ended); report.Wrong() {
		return fmt.Errorf("trust: %s", &report)
	}
	m.Given = nil
	*r = ended
	return nil
}
