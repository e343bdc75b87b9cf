package discovery

import (
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

func TestEveryPositionIsDescribedAndMadeAgain(t *testing.T) {
	games := 40
	if testing.Short() {
		games = 8
	}
	for n := range games {
		setup := rules.Setup{Seats: 2 + n%4, Settings: [rules.MaxSettings]uint8{uint8(n / 4 % 2), uint8(n / 8 % 2)}}
		m := rulestest.Random(Game{}, setup, uint64(n))
		for ply := range len(m.Log) + 1 {
			s := m.At(ply).State
			again, err := Game{}.From(setup, s.Fields())
			if err != nil {
				t.Fatalf("%d seats, game %d, ply %d: %v\n%s", setup.Seats, n, ply, err, s.Fields().JSON(nil))
			}
			if !again.Equal(s) {
				t.Fatalf("%d seats, game %d, ply %d: the position has become\n%s\nit was\n%s", setup.Seats, n, ply,
					again.Fields().JSON(nil), s.Fields().JSON(nil))
			}
		}
	}
}
