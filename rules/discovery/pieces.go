package discovery

import "flota/rules"

// Pieces and their supply (section 1.4).

// returnPiece puts a piece that is used up back into its owner's supply.
func (s *State) returnPiece(p *Piece) {
	s.Players[p.Seat].Supply[p.Kind]++
	*p = Piece{}
}

// owe gives a piece from supply: a specialist whose figures are all in use
// comes as a colonist, a colonist only while the supply is above zero. NoKind:
// nothing is left and the gain is lost [P].
func (s *State) owe(seat rules.Seat, kind Kind) Kind {
	supply := &s.Players[seat].Supply
	if supply[kind] <= 0 {
		kind = Colonist
	}
	if supply[kind] <= 0 {
		return NoKind
	}
	supply[kind]--
	return kind
}

// oweToHand gives pieces of a kind for the next turn's placement, each looked
// at alone.
func (s *State) oweToHand(seat rules.Seat, kind Kind, count int8, from Tile) {
	for range count {
		switch got := s.owe(seat, kind); got {
		case NoKind:
			s.tell(PieceForgone, seat, int16(kind), int16(from))
		case kind:
			s.Players[seat].Hand[got]++
			s.tell(PieceGained, seat, int16(got), int16(from))
		default:
			s.Players[seat].Hand[got]++
			s.tell(PieceReplaced, seat, int16(kind), int16(from))
		}
	}
}

// settleFromSupply places a colonist from supply in a region; none is placed
// if the supply is not above zero.
func (s *State) settleFromSupply(seat rules.Seat, r Region) bool {
	supply := &s.Players[seat].Supply
	if supply[Colonist] <= 0 {
		return false
	}
	supply[Colonist]--
	s.Regions[r].Settlers[seat]++
	return true
}

// takeRegionGood gives the good that lies in a region to the first player with
// three pieces there (seed p. 7-8).
func (s *State) takeRegionGood(seat rules.Seat, r Region) {
	region := &s.Regions[r]
	if !region.Good || region.Count(seat) < 3 {
		return
	}
	region.Good = false
	s.Players[seat].Goods[regions[r].good]++
	s.tell(RegionGoodTaken, seat, int16(regions[r].good), int16(r))
}

func (s *State) handSize(seat rules.Seat) int {
	n := 0
	for _, count := range s.Players[seat].Hand {
		n += int(count)
	}
	return n
}

func (s *State) tell(kind rules.EventKind, seat rules.Seat, args ...int16) {
	e := rules.Event{Kind: kind, Seat: seat}
	copy(e.Args[:], args)
	s.events = append(s.events, e)
}
