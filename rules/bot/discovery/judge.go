package discovery

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/discovery"
)

// Judge compares what the seats can be expected to have in the end.
func (k *Knowledge) Judge(s rules.State, shares *[rules.MaxSeats]float32) {
	state := s.(*discovery.State)
	if s.Decision().Kind == rules.Over {
		bot.Winners(s.Scores(), shares)
		return
	}
	most := float32(0)
	for seat := range rules.Seat(state.Seats) {
		v := view{State: state, seat: seat, me: &state.Players[seat]}
		k.worths[seat] = v.worth()
		most = max(most, k.worths[seat])
	}
	spread := 4 + 1.1*float32(8-state.Turn)
	sum := float32(0)
	*shares = [rules.MaxSeats]float32{}
	for seat := range state.Seats {
		shares[seat] = exp((k.worths[seat] - most) / spread)
		sum += shares[seat]
	}
	for seat := range state.Seats {
		shares[seat] /= sum
	}
}

// worth is the points of the end that a seat can expect.
func (v *view) worth() float32 {
	p := float32(v.Points(v.seat))
	left := v.turnsLeft()
	n := v.scoringsLeft()
	for r := range v.Regions {
		region := &v.Regions[r]
		if own := region.Count(v.seat); own > 0 {
			p += prospect(own, rivals(region, v.seat, v.Seats)) * (0.4 + 0.6*n)
			p += 0.2 * float32(region.Soldiers[v.seat])
		}
	}
	p += float32(v.Income(v.seat)) * v.incomeWorth()
	p += v.cost(float32(v.me.Cash))
	for t := range discovery.Tile(discovery.TileCount) {
		if v.Owns(v.seat, t) {
			p += worth[t].each * (left - 1)
			switch t {
			case discovery.RumFactory:
				p += float32(v.me.Goods[discovery.Sugar]) * left
			case discovery.FurCompany:
				p += float32(v.me.Goods[discovery.Fur]) * left
			}
		}
	}
	hand := &v.me.Hand
	for i, kind := range [...]discovery.Kind{discovery.Captain, discovery.Merchant, discovery.Missionary, discovery.Soldier} {
		p += slotWorth[i] * float32(hand[kind])
	}
	p += 1.2 * float32(hand[discovery.Colonist]-5)
	p += 0.8 * float32(v.waiting())
	p += 0.3 * float32(v.me.Ships) * left
	for place, seat := range v.Order[:v.Seats] {
		if seat == v.seat {
			p -= 0.3 * float32(place)
		}
	}
	return p
}
