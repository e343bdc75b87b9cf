package discovery

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/discovery"
)

// Judge adds up what the features of each seat are worth. It is meant for the
// beginning of a turn.
func (k *Knowledge) Judge(s rules.State, shares *[rules.MaxSeats]float32) {
	state := s.(*discovery.State)
	if s.Decision().Kind == rules.Over {
		bot.Winners(s.Scores(), shares)
		return
	}
	worths := &fitted[state.Seats][max(2, state.Turn)]
	var sums [rules.MaxSeats]float32
	for seat := range rules.Seat(state.Seats) {
		k.x = [featureCount]float32{}
		v := k.view(s, seat)
		v.features(k.x[:])
		for f, x := range k.x {
			if x != 0 {
				sums[seat] += x * float32(worths[f])
			}
		}
	}
	bot.Share(sums[:state.Seats], 100, shares)
}
