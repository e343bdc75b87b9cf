package discovery

import "flota/rules"

// Scoring (section 9).

// scorings has the turns after which regions score.
var scorings = [3]int8{3, 6, 8}

// scoreRegions scores all regions at the end of turns 3, 6 and 8.
func scoreRegions(s *State, _ *frame) {
	for i, turn := range scorings {
		if turn != s.Turn {
			continue
		}
		for r := range Region(RegionCount) {
			points := regionPoints(&s.Regions[r], int(s.Seats))
			for seat, vp := range points {
				if vp > 0 {
					s.Players[seat].Scored[i] += vp
					s.tell(RegionScored, rules.Seat(seat), int16(r), vp)
				}
			}
		}
	}
}

// regionPoints is what a region pays by seat: something only if somebody has
// three pieces there. A sole first gets 6 and a sole second behind him 2; two
// first get 2 each; three first nothing (seed p. 9).
func regionPoints(region *RegionState, seats int) [MaxSeats]int16 {
	var points [MaxSeats]int16
	top, second := int8(0), int8(0)
	tops, seconds := 0, 0
	for seat := range rules.Seat(seats) {
		switch n := region.Count(seat); {
		case n > top:
			second, seconds = top, tops
			top, tops = n, 1
		case n == top:
			tops++
		case n > second:
			second, seconds = n, 1
		case n == second:
			seconds++
		}
	}
	if top < 3 {
		return points
	}
	for seat := range rules.Seat(seats) {
		switch n := region.Count(seat); {
		case n == top && tops == 1:
			points[seat] = 6
		case n == top && tops == 2:
			points[seat] = 2
		case n == second && n > 0 && tops == 1 && seconds == 1:
			points[seat] = 2
		}
	}
	return points
}

// Scores gives the points of all seats with their parts. Trade counts after
// income of turn 8.
func (s *State) Scores() []rules.Score {
	scores := make([]rules.Score, s.Seats)
	for i := range scores {
		seat := rules.Seat(i)
		player := &s.Players[seat]
		parts := []int{
			int(player.Scored[0]),
			int(player.Scored[1]),
			int(player.Scored[2]),
			s.discoveryPoints(seat),
			s.buildingPoints(seat),
			int(player.TradeVP),
		}
		scores[i] = rules.Score{Seat: seat, Parts: parts}
		for _, part := range parts {
			scores[i].Total += part
		}
	}
	for i := range scores {
		scores[i].Place = 1
		for j := range scores {
			if s.ahead(&scores[j], &scores[i]) {
				scores[i].Place++
			}
		}
	}
	return scores
}

// ahead compares totals; of equals the points from regions after turn 8 alone,
// then dollars, then trade goods decide (seed p. 9). Still equal: shared.
func (s *State) ahead(a, b *rules.Score) bool {
	pa, pb := &s.Players[a.Seat], &s.Players[b.Seat]
	for _, pair := range [...][2]int{
		{a.Total, b.Total},
		{int(pa.Scored[2]), int(pb.Scored[2])},
		{int(pa.Cash), int(pb.Cash)},
		{total(&pa.Goods), total(&pb.Goods)},
	} {
		if pair[0] != pair[1] {
			return pair[0] > pair[1]
		}
	}
	return false
}

func (s *State) discoveryPoints(seat rules.Seat) int {
	vp := 0
	for c, holder := range s.Counters {
		if holder == Holder(seat) {
			vp += int(counters[c].vp)
		}
	}
	for c, holder := range s.Cards {
		if holder == Holder(seat) {
			vp += int(cards[c].vp)
		}
	}
	return vp
}

func (s *State) buildingPoints(seat rules.Seat) int {
	vp := 0
	for t := range Tile(TileCount) {
		if s.Owns(seat, t) {
			vp += int(tiles[t].vp) + s.tilePoints(seat, t)
		}
	}
	return vp
}

// tilePoints is what a tile of Age III counts for at the end.
func (s *State) tilePoints(seat rules.Seat, t Tile) int {
	player := &s.Players[seat]
	switch t {
	case Glory:
		n := 0
		for r := range s.Regions {
			if s.Regions[r].Count(seat) > 0 {
				n++
			}
		}
		return 2 * n
	case Wealth:
		return int(player.Cash) / 5
	case Metropolis:
		return 2 * held(s.Tiles[:], seat)
	case Navy:
		return 3 * int(player.Ships)
	case ExplorersSociety:
		return 2 * (held(s.Counters[:], seat) + held(s.Cards[:], seat))
	case TradeMonopoly:
		return total(&player.Goods) / 2
	}
	return 0
}

func held(holders []Holder, seat rules.Seat) int {
	n := 0
	for _, holder := range holders {
		if holder == Holder(seat) {
			n++
		}
	}
	return n
}

// tellResult tells everybody's total and place.
func (s *State) tellResult() {
	for _, score := range s.Scores() {
		s.tell(GameEnds, score.Seat, int16(score.Total), int16(score.Place))
	}
}
