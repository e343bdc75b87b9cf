package rules_test

import (
	"math"
	"testing"

	"flota/rules"
)

func outcomes(odds ...uint16) []rules.Option {
	list := make([]rules.Option, len(odds))
	for i, n := range odds {
		list[i] = rules.Option{Move: rules.Move(10 * (i + 1)), Odds: n}
	}
	return list
}

// Links that prove their draws depend on these numbers: they never change.
func TestDrawIsTheFirstOutcomeBeyondTheNumber(t *testing.T) {
	for _, test := range []struct {
		odds []uint16
		r    uint64
		want rules.Move
	}{
		{[]uint16{5, 3, 1}, 0, 10},
		{[]uint16{5, 3, 1}, 4, 10},
		{[]uint16{5, 3, 1}, 5, 20},
		{[]uint16{5, 3, 1}, 7, 20},
		{[]uint16{5, 3, 1}, 8, 30},
		{[]uint16{5, 3, 1}, 9, 10}, // modulo 9
		{[]uint16{5, 3, 1}, 9*1_000_000_007 + 8, 30},
		{[]uint16{5, 3, 1}, math.MaxUint64, 20}, // 2^64-1 is 6 modulo 9
		{[]uint16{1}, 0, 10},
		{[]uint16{1}, math.MaxUint64, 10},
		{[]uint16{0, 2, 0, 1}, 0, 20},
		{[]uint16{0, 2, 0, 1}, 1, 20},
		{[]uint16{0, 2, 0, 1}, 2, 40},
		{[]uint16{65535, 65535, 65535}, 65534, 10},
		{[]uint16{65535, 65535, 65535}, 65535, 20},
		{[]uint16{65535, 65535, 65535}, 131070, 30},
		{[]uint16{65535, 65535, 65535}, 196605, 10},
		{[]uint16{5, 3, 1}, 0x0123456789abcdef, 20},     // 6 modulo 9
		{[]uint16{7, 4, 12, 9}, 0xfedcba9876543210, 30}, // 16 modulo 32
	} {
		if got := rules.Draw(outcomes(test.odds...), test.r); got != test.want {
			t.Errorf("Draw of %v with %d is %d, want %d", test.odds, test.r, got, test.want)
		}
	}
}

func TestDrawGivesEachOutcomeItsWeight(t *testing.T) {
	list := outcomes(5, 0, 3, 1)
	if sum := rules.Sum(list); sum != 9 {
		t.Fatalf("Sum is %d", sum)
	}
	drawn := map[rules.Move]uint16{}
	for r := range uint64(9) {
		drawn[rules.Draw(list, r)]++
	}
	for _, o := range list {
		if drawn[o.Move] != o.Odds {
			t.Errorf("%d is drawn %d times in 9, its weight is %d", o.Move, drawn[o.Move], o.Odds)
		}
	}
}

func TestSumDoesNotOverflow(t *testing.T) {
	many := make([]rules.Option, 70_000)
	for i := range many {
		many[i].Odds = 65535
	}
	if sum := rules.Sum(many); sum != 70_000*65535 {
		t.Errorf("Sum is %d", sum)
	}
}

func TestDrawWithoutOddsPanics(t *testing.T) {
	for _, list := range [][]rules.Option{nil, outcomes(0, 0)} {
		func() {
			defer func() {
				if p := recover(); p != "rules: Draw: no outcome has any odds" {
					t.Errorf("Draw of %v: %v", list, p)
				}
			}()
			rules.Draw(list, 3)
		}()
	}
}
