package bot

import (
	"math"
	"slices"

	"flota/rules"
)

// A Knowledge is what a search knows of one game. It may keep notes from one call
// to the next, so that each search needs its own.
type Knowledge interface {
	// Weigh says how often a good player would choose each option of a seat of
	// the decision, in any unit: a weight of at least 0 for each of the options,
	// 0 for those that are refused, more than 0 for one at least.
	Weigh(s rules.State, seat rules.Seat, options []rules.Option, weights []float32)
	// Begin is called before the first answer of each playout.
	Begin(s rules.State, draw func() uint64)
	// Follow gives one of the legal options of a seat, fast and as a plausible
	// player would.
	Follow(s rules.State, seat rules.Seat, options []rules.Option, draw func() uint64) rules.Move
	// Settled reports whether a playout from root has come to where it is judged.
	// It is not asked at the end of the game, nor of a chance.
	Settled(root, s rules.State) bool
	// Judge gives each seat its part in the win that is to be expected, from 0 to
	// 1, their sum being 1. At the end that is who has won.
	Judge(s rules.State, shares *[rules.MaxSeats]float32)
	// Reason says what speaks for an option of a seat.
	Reason(s rules.State, seat rules.Seat, move rules.Move) Reason
}

// A Reason is why a bot answers as it does: a kind of reason of the knowledge of a
// game, and its numbers. The zero Reason is none.
type Reason struct {
	Kind ReasonKind
	Args [4]int16
}

// A ReasonKind is a number of the knowledge of a game; 0 is no reason.
type ReasonKind uint8

// Later: the option is the first half of something whose second half has the
// reason.
const Later ReasonKind = 255

// Pick draws a legal option by the weights.
func Pick(options []rules.Option, weights []float32, r uint64) rules.Move {
	sum := float32(0)
	for i, w := range weights {
		if options[i].Rule == 0 {
			sum += w
		}
	}
	left := unit(r) * sum
	last := -1
	for i, w := range weights {
		if w <= 0 || options[i].Rule != 0 {
			continue
		}
		last = i
		if left -= w; left < 0 {
			break
		}
	}
	if last < 0 {
		panic("bot: Pick: no option has any weight")
	}
	return options[last].Move
}

// unit makes a number from 0 to below 1 of a random number.
func unit(r uint64) float32 { return float32(r>>40) / (1 << 24) }

// Winners shares the win among those that have place 1.
func Winners(scores []rules.Score, shares *[rules.MaxSeats]float32) {
	*shares = [rules.MaxSeats]float32{}
	first := 0
	for i := range scores {
		if scores[i].Place == 1 {
			first++
		}
	}
	for i := range scores {
		if scores[i].Place == 1 {
			shares[scores[i].Seat] = 1 / float32(first)
		}
	}
}

// Share gives each seat its part of the win: e times as much for a sum that is
// higher by the unit.
func Share(sums []float32, unit float32, shares *[rules.MaxSeats]float32) {
	*shares = [rules.MaxSeats]float32{}
	most := slices.Max(sums)
	all := float32(0)
	for seat, sum := range sums {
		shares[seat] = float32(math.Exp(float64((sum - most) / unit)))
		all += shares[seat]
	}
	for seat := range sums {
		shares[seat] /= all
	}
}

// A Trait is something that an option has, of which the inclination to choose it
// is learned: its place in a table and how strong it is.
type Trait struct {
	Index    int
	Strength float32
}
