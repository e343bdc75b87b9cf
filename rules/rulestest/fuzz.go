package rulestest

import (
	"fmt"
	"slices"
	"testing"

	"flota/rules"
)

// Fuzz lets bytes choose the setup and the moves: of a game that is in order,
// none of them lead to a position that fails Check, to a panic, to an offer
// that is not in order or on and on. Bytes are used again from the first when
// they are used up, until the game ends.
func Fuzz(f *testing.F, g rules.Game) {
	f.Add([]byte{})
	for seats := range g.Info().MaxSeats {
		f.Add([]byte{byte(seats), 1, 0, 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9})
		f.Add([]byte{byte(seats), 255, 254, 253, 251})
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if m, err := fuzz(g, data, Bound); err != nil {
			t.Fatalf("rulestest: %v\n%s", err, reproduction(m, 0, "en"))
		}
	})
}

// A source gives numbers from bytes, which are used again from the first when
// they are used up.
type source struct {
	data []byte
	used int
}

// next gives a number below n.
func (s *source) next(n int) int {
	if len(s.data) == 0 {
		return 0
	}
	number := int(s.data[s.used%len(s.data)])
	s.used++
	if n > 256 {
		number = number<<8 | int(s.data[s.used%len(s.data)])
		s.used++
	}
	return number % n
}

// setup chooses one that Info allows.
func (s *source) setup(info *rules.Info) rules.Setup {
	setup := rules.Setup{Seats: info.MinSeats + s.next(info.MaxSeats-info.MinSeats+1)}
	for i, setting := range info.Settings {
		setup.Settings[i] = uint8(s.next(len(setting.Values)))
	}
	return setup
}

// fuzz plays the game that the bytes describe.
func fuzz(g rules.Game, data []byte, bound int) (m *rules.Match, err error) {
	defer caught(&err)
	bytes := &source{data: data}
	info := g.Info()
	setup := bytes.setup(info)
	if m, err = rules.NewMatch(g, setup, [8]byte{}, nil); err != nil {
		return nil, err
	}
	for len(m.Log) <= bound {
		if err := m.State.Check(); err != nil {
			return m, fmt.Errorf("check: %w", err)
		}
		o, err := look(g, m.State, setup.Seats)
		if err != nil {
			return m, err
		}
		if o.decision.Kind == rules.Over {
			return m, checkScores(info, m.State.Scores(), setup.Seats)
		}
		for i, seat := range o.who {
			moves := legal(o.options[i])
			if err := m.Play(seat, moves[bytes.next(len(moves))]); err != nil {
				return m, fmt.Errorf("play refuses what is on offer: %w", err)
			}
		}
	}
	return m, fmt.Errorf("the game does not end within %d plies", bound)
}

// FuzzFrom lets bytes choose a position of a random game and change its
// description. Whatever becomes of it, From refuses it with words or makes a
// state that can be played to the end, in which all holds that must hold and of
// which every position is made again from its description.
func FuzzFrom(f *testing.F, g rules.Game) {
	f.Add([]byte{})
	for seats := range g.Info().MaxSeats {
		for _, seed := range []byte{3, 77, 200} {
			f.Add([]byte{byte(seats), 1, 0, seed, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, seed})
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if setup, fields, err := fuzzFrom(g, data, Bound); err != nil {
			t.Fatalf("rulestest: %v\n%s\n%s", err, setupText(g.Info(), setup), fields.JSON(nil))
		}
	})
}

// fuzzFrom plays from the position that the bytes describe, which comes back
// with an error.
func fuzzFrom(g rules.Game, data []byte, bound int) (setup rules.Setup, f rules.Fields, err error) {
	defer caught(&err)
	bytes := &source{data: data}
	info := g.Info()
	setup = bytes.setup(info)
	first, err := somewhere(g, setup, bytes)
	if err != nil {
		return setup, nil, err
	}
	other, err := somewhere(g, setup, bytes)
	if err != nil {
		return setup, nil, err
	}
	f = (&editor{bytes, info.Words}).change(first.Fields(), other.Fields())
	s, err := g.(rules.Starts).From(setup, f)
	if err != nil {
		return setup, f, checkWords("the error of From", err.Error())
	}
	p := newPlayer(uint64(bytes.next(1 << 16)))
	for range bound {
		if err := s.Check(); err != nil {
			return setup, f, fmt.Errorf("check: %w", err)
		}
		if _, err := again(g, setup, s); err != nil {
			return setup, f, err
		}
		o, err := look(g, s, setup.Seats)
		if err != nil {
			return setup, f, err
		}
		if o.decision.Kind == rules.Over {
			return setup, f, checkScores(info, s.Scores(), setup.Seats)
		}
		s.Apply(p.answers(o))
	}
	return setup, f, fmt.Errorf("the game does not end within %d decisions", bound)
}

// somewhere plays a random game up to a ply.
func somewhere(g rules.Game, setup rules.Setup, bytes *source) (rules.State, error) {
	s, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	p := newPlayer(uint64(bytes.next(1 << 16)))
	for range bytes.next(1 << 10) {
		o, err := look(g, s, setup.Seats)
		if err != nil || o.decision.Kind == rules.Over {
			return s, err
		}
		s.Apply(p.answers(o))
	}
	return s, nil
}

// answers chooses for all seats of a decision.
func (p *player) answers(o *offer) []rules.Answer {
	answers := make([]rules.Answer, len(o.who))
	for i, seat := range o.who {
		answers[i] = rules.Answer{Seat: seat, Move: p.move(o.decision.Kind, o.options[i])}
	}
	return answers
}

// An editor changes descriptions.
type editor struct {
	*source
	words []string
}

// change makes up to four changes to a description, with parts of another.
func (e *editor) change(f, other rules.Fields) rules.Fields {
	for range e.next(5) {
		if e.next(3) == 0 && len(other) > 0 {
			f = e.transplant(f, other)
			continue
		}
		f = e.edit(f, e.next(size(f)+1)).(rules.Fields)
	}
	return f
}

// transplant puts a named part of another description in the place of its own.
func (e *editor) transplant(f, other rules.Fields) rules.Fields {
	part := other[e.next(len(other))]
	for i := range f {
		if f[i].Name == part.Name {
			if own, ok := f[i].Value.(rules.Fields); ok && len(own) > 0 && e.next(2) == 0 {
				if theirs, ok := part.Value.(rules.Fields); ok && len(theirs) > 0 {
					part.Value = e.transplant(own, theirs)
				}
			}
			changed := slices.Clone(f)
			changed[i] = part
			return changed
		}
	}
	return append(slices.Clone(f), part)
}

// size counts the values within a value.
func size(v any) int {
	n := 0
	switch v := v.(type) {
	case rules.Fields:
		for _, field := range v {
			n += 1 + size(field.Value)
		}
	case rules.List:
		for _, item := range v {
			n += 1 + size(item)
		}
	}
	return n
}

// edit gives a value in which the one at a place, counted from the outermost,
// is another.
func (e *editor) edit(v any, place int) any {
	if place == 0 {
		return e.another(v)
	}
	place--
	switch v := v.(type) {
	case rules.Fields:
		changed := slices.Clone(v)
		for i := range changed {
			if n := 1 + size(changed[i].Value); place < n {
				changed[i].Value = e.edit(changed[i].Value, place)
				return changed
			} else {
				place -= n
			}
		}
	case rules.List:
		changed := slices.Clone(v)
		for i := range changed {
			if n := 1 + size(changed[i]); place < n {
				changed[i] = e.edit(changed[i], place)
				return changed
			} else {
				place -= n
			}
		}
	}
	panic("rulestest: a description is smaller than its size")
}

// another gives a value like this one, now and then one of another kind. Of
// Fields it gives Fields.
func (e *editor) another(v any) any {
	if _, ok := v.(rules.Fields); !ok && e.next(16) == 0 {
		return e.any()
	}
	switch v := v.(type) {
	case int:
		return [...]int{v + 1, v - 1, 0, e.next(8), e.next(256), 9999, 32_767, 1 << 40, -1}[e.next(9)]
	case string:
		return e.word()
	case bool:
		return !v
	case rules.List:
		changed := slices.Clone(v)
		at := e.next(len(v) + 1)
		switch {
		case at == len(v):
			changed = append(changed, e.any())
		case e.next(3) == 0:
			changed = slices.Delete(changed, at, at+1)
		case e.next(2) == 0:
			changed = slices.Insert(changed, e.next(len(v)), v[at])
		default:
			other := e.next(len(v))
			changed[at], changed[other] = changed[other], changed[at]
		}
		return changed
	case rules.Fields:
		changed := slices.Clone(v)
		at := e.next(len(v) + 1)
		switch {
		case at == len(v):
			changed = append(changed, rules.Field{Name: e.word(), Value: e.any()})
		case e.next(3) > 0:
			changed = slices.Delete(changed, at, at+1)
		default:
			changed[at].Name = e.word()
		}
		return changed
	}
	return v
}

func (e *editor) word() string {
	if len(e.words) == 0 {
		return "word"
	}
	return e.words[e.next(len(e.words))]
}

func (e *editor) any() any {
	switch e.next(6) {
	case 0:
		return e.word()
	case 1:
		return e.next(2) == 0
	case 2:
		return rules.List{e.next(10)}
	case 3:
		return rules.Fields{{Name: e.word(), Value: e.next(10)}}
	}
	return e.next(40)
}
