package rulestest

import (
	"errors"
	"fmt"
	"slices"

	"flota/rules"
	"flota/rules/link"
)

// checkFrom looks at what From does with setups that Info does not allow and
// with descriptions of nothing.
func checkFrom(g rules.Game) error {
	starts, ok := g.(rules.Starts)
	if !ok {
		return nil
	}
	info := g.Info()
	for _, seats := range []int{-1, 0, info.MinSeats - 1, info.MaxSeats + 1, 1000} {
		if _, err := starts.From(rules.Setup{Seats: seats}, nil); err == nil {
			return fmt.Errorf("from accepts %d seats, which Info does not allow", seats)
		}
	}
	for _, f := range []rules.Fields{
		{{Name: "no such field", Value: 1}},
		{{Name: "", Value: rules.Fields{}}},
	} {
		_, err := starts.From(rules.Setup{Seats: info.MinSeats}, f)
		if err == nil {
			return fmt.Errorf("from accepts the field %q, which no position has", f[0].Name)
		}
		if err := checkWords("the error of From", err.Error()); err != nil {
			return err
		}
	}
	return nil
}

// again makes a state anew from its description. The description may have no
// number below zero, which links cannot hold.
func again(g rules.Game, setup rules.Setup, s rules.State) (rules.Fields, error) {
	f := s.Fields()
	if name, ok := belowZero(f); ok {
		return f, fmt.Errorf("fields: %s is below zero", name)
	}
	got, err := g.(rules.Starts).From(setup, f)
	if err != nil {
		return f, fmt.Errorf("from refuses what Fields describes: %w\n%s", err, f.JSON(nil))
	}
	if !got.Equal(s) || !s.Equal(got) {
		return f, fmt.Errorf("from makes another position of what Fields describes:\n%s\nit was\n%s",
			got.Fields().JSON(nil), f.JSON(nil))
	}
	return f, nil
}

// checkPosition sends a state through its description in every form: as
// fields, as JSON and in a link. What comes out must be the same in all that it
// says of itself.
func checkPosition(g rules.Game, setup rules.Setup, before *snapshot, s rules.State) error {
	f, err := again(g, setup, s)
	if err != nil {
		return err
	}
	parsed, err := rules.ParseFields(before.fields)
	if err != nil {
		return fmt.Errorf("fields: %w\n%s", err, before.fields)
	}
	got, err := g.(rules.Starts).From(setup, parsed)
	if err != nil {
		return fmt.Errorf("from refuses what the JSON of Fields describes: %w\n%s", err, before.fields)
	}
	after, err := shoot(g, got, setup.Seats)
	if err != nil {
		return fmt.Errorf("from: %w", err)
	}
	if err := before.differ(after); err != nil {
		return fmt.Errorf("from: %w", err)
	}
	start, err := rules.NewMatchFrom(g, setup, f, idOf(1), nil)
	if err != nil {
		return fmt.Errorf("a match cannot begin at what Fields describes: %w", err)
	}
	linked, err := link.Decode(link.Encode(start), []rules.Game{g})
	switch {
	case err != nil:
		return fmt.Errorf("link with a position: %w", err)
	case !linked.State.Equal(s) || !s.Equal(linked.State):
		return fmt.Errorf("link with a position: it has become\n%s\nit was\n%s", linked.State.Fields().JSON(nil), before.fields)
	case !start.SameStart(linked) || !linked.SameStart(start):
		return errors.New("link with a position: SameStart takes it for another start")
	}
	return nil
}

// checkStart begins a match where another stands at a ply and plays the rest
// of the moves: it must come to the same end.
func checkStart(m *rules.Match, ply int) error {
	past := m.At(ply)
	ply = len(past.Log)
	start, err := rules.NewMatchFrom(m.Game, m.Setup, past.State.Fields(), m.ID, m.Names)
	if err != nil {
		return fmt.Errorf("a match cannot begin at ply %d: %w", ply, err)
	}
	if err := start.Replay(m.Moves()[ply:]); err != nil {
		return fmt.Errorf("a match that begins at ply %d: %w", ply, err)
	}
	switch {
	case !start.State.Equal(m.State):
		return fmt.Errorf("a match that begins at ply %d comes to another end", ply)
	case !slices.Equal(start.Log, m.Log[ply:]):
		return fmt.Errorf("a match that begins at ply %d has another log", ply)
	case !slices.Equal(start.Events(0, len(start.Log)), m.Events(ply, len(m.Log))):
		return fmt.Errorf("a match that begins at ply %d has other events", ply)
	}
	if err := checkUndo(start, len(start.Log)/2); err != nil {
		return fmt.Errorf("a match that begins at ply %d: %w", ply, err)
	}
	return checkLink(start)
}

// belowZero finds a negative number in a description.
func belowZero(v any) (name string, found bool) {
	parts(v, func(path string, v any) {
		if n, ok := v.(int); ok && n < 0 && !found {
			name, found = path, true
		}
	})
	return name, found
}

// parts visits the values of a description that hold no others, with the name
// of the field in which they are, and the names of all fields with nil.
func parts(v any, visit func(name string, v any)) {
	var walk func(name string, v any)
	walk = func(name string, v any) {
		switch v := v.(type) {
		case rules.Fields:
			for _, field := range v {
				visit(field.Name, nil)
				walk(field.Name, field.Value)
			}
		case rules.List:
			for _, item := range v {
				walk(name, item)
			}
		default:
			visit(name, v)
		}
	}
	walk("", v)
}

// unplaced adds the words of a description that have no place in Info.Words:
// links spell them out.
func unplaced(info *rules.Info, f rules.Fields, words map[string]bool) {
	note := func(word string) {
		if !slices.Contains(info.Words, word) {
			words[word] = true
		}
	}
	parts(f, func(name string, v any) {
		if word, ok := v.(string); ok {
			note(word)
		} else if v == nil {
			note(name)
		}
	})
}
