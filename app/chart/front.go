package chart

import "flota/rules"

// Front gives the places of an order of seats with that of one seat first, and
// the others as they were. Front is one more than the seat; 0 or no seat of the
// order leaves all as they were.
func Front(order []rules.Seat, front int) []int {
	places := make([]int, 0, len(order))
	for place, seat := range order {
		if int(seat) == front-1 {
			places = append(places, place)
		}
	}
	for place, seat := range order {
		if int(seat) != front-1 {
			places = append(places, place)
		}
	}
	return places
}
