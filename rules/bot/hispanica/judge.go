package hispanica

import (
	"math"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/hispanica"
)

// Judge compares how far the seats have come.
func (k *Knowledge) Judge(s rules.State, shares *[rules.MaxSeats]float32) {
	state := s.(*hispanica.State)
	if s.Decision().Kind == rules.Over {
		bot.Winners(s.Scores(), shares)
		return
	}
	most := float32(math.Inf(-1))
	for seat := range rules.Seat(state.Seats) {
		k.worths[seat] = worth(state, seat)
		most = max(most, k.worths[seat])
	}
	spread := 2 + 0.6*float32(max(0, state.Dove-state.Round))
	*shares = [rules.MaxSeats]float32{}
	sum := float32(0)
	for seat := range state.Seats {
		shares[seat] = float32(math.Exp(float64((k.worths[seat] - most) / spread)))
		sum += shares[seat]
	}
	for seat := range state.Seats {
		shares[seat] /= sum
	}
}

// worth is in points of Prestige.
func worth(s *hispanica.State, seat rules.Seat) float32 {
	player := &s.Players[seat]
	left := float32(max(0, s.Dove-s.Round+1))
	w := float32(s.Prestige(seat))
	w += 0.2 * float32(player.Cash)
	w += 0.25 * left * float32(s.Income(seat))
	w += 0.8 * float32(player.Ships()) * min(left, 3) / 3
	w += 0.5 * float32(player.Chests())
	w += 0.2 * float32(s.HandSize(seat))
	for _, branch := range [...]hispanica.Branch{hispanica.Royal, hispanica.Federal, hispanica.Separate, hispanica.Abolition} {
		if icons := s.Icons(seat, branch); icons > 0 {
			w += 0.5
			if player.Pawn.Branch() == branch {
				w += float32(max(0, 4-s.Missing(seat, branch))) * float32(player.Pawn.Depth()) * 0.5
			}
		}
	}
	return w
}
