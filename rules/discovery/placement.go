package discovery

import "flota/rules"

// Placement (section 3.1): in turn order, one piece each, round and round
// until all hands are empty. There is no pass.

func nextToPlace(s *State, f *frame) {
	n := int16(s.Seats)
	for i := range n {
		place := (f.V[0] + i) % n
		seat := s.Order[place]
		if s.handSize(seat) > 0 {
			f.V[0] = place + 1
			s.Stack.Call(stepBox, int16(seat))
			again(f)
			return
		}
	}
}

func boxOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for b := range Box(BoxCount) {
		list = append(list, rules.Option{Move: moveOf(boxMove, b), Rule: s.boxRefusal(seat, b)})
	}
	return list
}

// boxRefusal says why a seat cannot put a piece into a box.
func (s *State) boxRefusal(seat rules.Seat, b Box) rules.Rule {
	switch b {
	case Initiative:
		for _, p := range s.Initiative {
			if p.Kind != NoKind && p.Seat == seat {
				return InitiativeOne
			}
		}
	case Dock:
		return full(s.Dock[:dockSpaces(int(s.Seats))], DockFull)
	case DockX, DockY:
		switch {
		case !s.Owns(seat, dockTile(b)):
			return DockTile
		case s.Dock[dockSpace(b)].Kind != NoKind:
			return DockTaken
		}
	case TradeGoods:
		return full(s.TradeGoods[:], GoodsFull)
	case Buildings:
		return full(s.Buildings[:], BuildingsFull)
	case SlotCaptain, SlotMerchant, SlotMissionary, SlotSoldier, SlotTraining:
		return full(s.Slots[b-SlotCaptain:b-SlotCaptain+1], SlotTaken)
	case Warfare:
		return full(s.Warfare[:], WarfareFull)
	}
	return 0
}

func full(spaces []Piece, rule rules.Rule) rules.Rule {
	if free(spaces) < 0 {
		return rule
	}
	return 0
}

// free is the first free space, -1 if there is none.
func free(spaces []Piece) int {
	for i := range spaces {
		if spaces[i].Kind == NoKind {
			return i
		}
	}
	return -1
}

func dockTile(b Box) Tile {
	if b == DockX {
		return ColonialPort
	}
	return Harbour
}

// dockSpace is the place of X or Y among the dock's spaces.
func dockSpace(b Box) int { return int(boxes[Dock].spaces) + int(b-DockX) }

func chooseBox(s *State, f frame, answers []rules.Answer) {
	s.Stack.Call(stepPiece, f.V[0], int16(nounOf[Box](boxMove, answers[0].Move)))
}

func pieceOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for k := Colonist; k < KindCount; k++ {
		list = append(list, rules.Option{
			Move: moveOfKind(k),
			Rule: first(refusal{s.Players[seat].Hand[k] == 0, NoPiece}),
		})
	}
	return list
}

func choosePiece(s *State, f frame, answers []rules.Answer) {
	seat, b, kind := rules.Seat(f.V[0]), Box(f.V[1]), kindOf(answers[0].Move)
	player := &s.Players[seat]
	player.Hand[kind]--
	space := 0
	switch b {
	case Shipping:
		player.Shipping[kind]++
	case Discovery:
		player.Discovery[kind]++
	default:
		spaces := s.spaces(b)
		space = free(spaces)
		spaces[space] = Piece{kind, seat}
	}
	s.tell(PiecePlaced, seat, int16(kind), int16(b), int16(space+1))
}

// spaces are those of a box that has any.
func (s *Position) spaces(b Box) []Piece {
	switch b {
	case Initiative:
		return s.Initiative[:]
	case Dock:
		return s.Dock[:dockSpaces(int(s.Seats))]
	case DockX, DockY:
		return s.Dock[dockSpace(b) : dockSpace(b)+1]
	case TradeGoods:
		return s.TradeGoods[:]
	case Buildings:
		return s.Buildings[:]
	case Warfare:
		return s.Warfare[:]
	case SlotCaptain, SlotMerchant, SlotMissionary, SlotSoldier, SlotTraining:
		return s.Slots[b-SlotCaptain : b-SlotCaptain+1]
	}
	panic("discovery: placement: box " + boxes[b].id + " has no spaces")
}
