package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"flota/rules"
	"flota/rules/link"
)

// A snapshot has what a state says of itself, copied out of it: it notices a
// change even if the state shares memory with those that it is compared with.
type snapshot struct {
	offer  *offer
	fields []byte
	scores []rules.Score
}

func shoot(g rules.Game, s rules.State, seats int) (*snapshot, error) {
	o, err := look(g, s, seats)
	if err != nil {
		return nil, err
	}
	scores := s.Scores()
	for i := range scores {
		scores[i].Parts = slices.Clone(scores[i].Parts)
	}
	return &snapshot{o, s.Fields().JSON(nil), slices.Clone(scores)}, nil
}

func (a *snapshot) differ(b *snapshot) error {
	if a.offer.decision != b.offer.decision {
		return fmt.Errorf("the decision was %v, is %v", a.offer.decision, b.offer.decision)
	}
	for i, seat := range a.offer.who {
		if before, after := a.offer.options[i], b.offer.options[i]; !slices.Equal(before, after) {
			return fmt.Errorf("the options of %s were %v, are %v", seatName(seat), before, after)
		}
	}
	switch {
	case !bytes.Equal(a.fields, b.fields):
		return fmt.Errorf("the fields were %s, are %s", a.fields, b.fields)
	case !slices.EqualFunc(a.scores, b.scores, func(a, b rules.Score) bool {
		return a.Seat == b.Seat && a.Place == b.Place && a.Total == b.Total && slices.Equal(a.Parts, b.Parts)
	}):
		return fmt.Errorf("the scores were %v, are %v", a.scores, b.scores)
	}
	return nil
}

// differ says how two matches differ that should be the same.
func differ(a, b *rules.Match) error {
	name := func(m *rules.Match, seat int) string {
		if seat < len(m.Names) {
			return m.Names[seat]
		}
		return ""
	}
	for seat := range rules.MaxSeats {
		if name(a, seat) != name(b, seat) {
			return fmt.Errorf("seat %d was called %q, is %q", seat, name(a, seat), name(b, seat))
		}
	}
	switch {
	case a.Setup != b.Setup:
		return fmt.Errorf("the setup was %v, is %v", a.Setup, b.Setup)
	case !a.SameStart(b) || !b.SameStart(a):
		return errors.New("SameStart takes it for another start")
	case a.ID != b.ID:
		return fmt.Errorf("the id was %x, is %x", a.ID, b.ID)
	case !slices.Equal(a.Log, b.Log):
		return fmt.Errorf("the log was %v, is %v", a.Log, b.Log)
	case !a.State.Equal(b.State) || !b.State.Equal(a.State):
		return errors.New("the states are not Equal")
	case !slices.Equal(a.Events(0, len(a.Log)), b.Events(0, len(b.Log))):
		return errors.New("the events are not the same")
	}
	before, err := shoot(a.Game, a.State, a.Setup.Seats)
	if err != nil {
		return err
	}
	after, err := shoot(b.Game, b.State, b.Setup.Seats)
	if err != nil {
		return err
	}
	return before.differ(after)
}

// begun gives a match that begins as another did.
func begun(m *rules.Match) (*rules.Match, error) {
	if m.Position != nil {
		return rules.NewMatchFrom(m.Game, m.Setup, m.Position, m.ID, m.Names)
	}
	return rules.NewMatch(m.Game, m.Setup, m.ID, m.Names)
}

// checkUndo takes a match back to a ply, in three ways, and on again.
func checkUndo(m *rules.Match, ply int) error {
	moves := m.Moves()
	played, err := begun(m)
	if err != nil {
		return err
	}
	if err := played.Replay(moves[:ply]); err != nil {
		return fmt.Errorf("replay up to ply %d: %w", ply, err)
	}
	past := m.At(ply)
	if err := differ(played, past); err != nil {
		return fmt.Errorf("at(%d) is not the replay up to there: %w", ply, err)
	}
	undone := m.At(len(m.Log))
	if err := differ(m, undone); err != nil {
		return fmt.Errorf("at the last ply is not the match: %w", err)
	}
	undone.Undo(ply)
	if err := differ(played, undone); err != nil {
		return fmt.Errorf("undo(%d) is not the replay up to there: %w", ply, err)
	}
	if err := undone.Replay(moves[len(undone.Log):]); err != nil {
		return fmt.Errorf("replay from ply %d: %w", ply, err)
	}
	if err := differ(m, undone); err != nil {
		return fmt.Errorf("undo(%d) and the same moves again: %w", ply, err)
	}
	return nil
}

// checkLink sends a match through a link.
func checkLink(m *rules.Match) error {
	got, err := link.Decode(link.Encode(m), []rules.Game{m.Game})
	if err != nil {
		return fmt.Errorf("link: %w", err)
	}
	if err := differ(m, got); err != nil {
		return fmt.Errorf("link: %w", err)
	}
	return nil
}

// checkFields looks whether the description of a state is a JSON object in
// which no name is there twice.
func checkFields(fields []byte) error {
	if !json.Valid(fields) {
		return fmt.Errorf("fields: no JSON: %s", fields)
	}
	d := json.NewDecoder(bytes.NewReader(fields))
	type level struct {
		names map[string]bool // of an object
		value bool            // the next is a value
	}
	var levels []level
	for {
		token, err := d.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return fmt.Errorf("fields: %w", err)
		}
		if n := len(levels); n > 0 && levels[n-1].names != nil {
			top := &levels[n-1]
			if name, ok := token.(string); ok && !top.value {
				if name == "" || top.names[name] {
					return fmt.Errorf("fields: the name %q is empty or there twice: %s", name, fields)
				}
				top.names[name] = true
				top.value = true
				continue
			}
			top.value = false
		}
		switch token {
		case json.Delim('{'):
			levels = append(levels, level{names: map[string]bool{}})
		case json.Delim('['):
			levels = append(levels, level{})
		case json.Delim('}'), json.Delim(']'):
			levels = levels[:len(levels)-1]
		}
	}
}
