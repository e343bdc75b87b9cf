package bot

import (
	"fmt"

	"flota/rules"
)

// A Player answers the decisions of a seat.
type Player interface {
	// Answer gives one of the legal options of a seat of the decision; options
	// are all that the state offers the seat. It leaves the state as it is and
	// keeps neither the state nor the options.
	Answer(s rules.State, seat rules.Seat, options []rules.Option) rules.Move
}

// Play plays a match on to its end: each seat by its player, chance by draw,
// which gives random numbers. Players of a sealed decision do not see what the
// others have said. The match keeps all answers up to an error, which says
// whose answer was not legal.
func Play(m *rules.Match, players []Player, draw func() uint64) error {
	if len(players) != m.Setup.Seats {
		return fmt.Errorf("bot: %d players are given for %d seats, there must be one for each", len(players), m.Setup.Seats)
	}
	var options []rules.Option
	for {
		seat, ok := m.Next()
		if !ok {
			return nil
		}
		options = m.State.Options(seat, options[:0])
		var move rules.Move
		if seat == rules.Nobody {
			move = rules.Draw(options, draw())
		} else {
			move = players[seat].Answer(m.State, seat, options)
		}
		if err := m.Play(seat, move); err != nil {
			return fmt.Errorf("bot: the player of s%d must give another answer: %w", seat, err)
		}
	}
}
