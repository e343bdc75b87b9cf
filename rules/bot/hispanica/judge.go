package hispanica

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/hispanica"
)

// Judge adds up what the features of each seat are worth. It is meant for the
// beginning of the auctions.
func (k *Knowledge) Judge(s rules.State, shares *[rules.MaxSeats]float32) {
	state := s.(*hispanica.State)
	if s.Decision().Kind == rules.Over {
		bot.Winners(s.Scores(), shares)
		return
	}
	worths := &fitted[0][stage(state)]
	var sums [rules.MaxSeats]float32
	for seat := range rules.Seat(state.Seats) {
		k.x = [featureCount]float32{}
		features(state, seat, k.x[:])
		for f, x := range k.x {
			if x != 0 {
				sums[seat] += x * float32(worths[f])
			}
		}
	}
	bot.Share(sums[:state.Seats], 100, shares)
}
