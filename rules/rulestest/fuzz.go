package rulestest

import (
	"fmt"
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

// fuzz plays the game that the bytes describe.
func fuzz(g rules.Game, data []byte, bound int) (m *rules.Match, err error) {
	defer caught(&err)
	used := 0
	next := func(n int) int {
		if len(data) == 0 {
			return 0
		}
		number := int(data[used%len(data)])
		used++
		if n > 256 {
			number = number<<8 | int(data[used%len(data)])
			used++
		}
		return number % n
	}
	info := g.Info()
	setup := rules.Setup{Seats: info.MinSeats + next(info.MaxSeats-info.MinSeats+1)}
	for i, setting := range info.Settings {
		setup.Settings[i] = uint8(next(len(setting.Values)))
	}
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
			if err := m.Play(seat, moves[next(len(moves))]); err != nil {
				return m, fmt.Errorf("play refuses what is on offer: %w", err)
			}
		}
	}
	return m, fmt.Errorf("the game does not end within %d plies", bound)
}
