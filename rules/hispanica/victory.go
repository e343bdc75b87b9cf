package hispanica

import (
	"flota/rules"
	"flota/rules/flow"
)

// Victory and the final scoring (section 2.12).

// checkVictory looks at the active participant first, then at the others in
// player order (Nobody: just player order). The first that fulfils a line wins
// at once and nothing of the round follows. It reports whether the game is
// over; frames are void then.
func (s *State) checkVictory(active rules.Seat) bool {
	if active != rules.Nobody && s.wins(active) {
		return true
	}
	for _, seat := range s.inOrder() {
		if seat != active && s.wins(seat) {
			return true
		}
	}
	return false
}

func (s *State) wins(seat rules.Seat) bool {
	v := s.victory(seat)
	if v == NoVictory {
		return false
	}
	s.end(seat, v)
	return true
}

// victory is the first line of the table that a seat fulfils.
func (p *Position) victory(seat rules.Seat) Victory {
	player := &p.Players[seat]
	if player.Pawn.Depth() == branchSize {
		switch player.Pawn.Branch() {
		case Royal:
			if player.Tribute >= winTribute {
				return CourtFavourite
			}
		case Abolition:
			if player.Freed >= winFreed && p.SlavesOnMap() <= winSlavesLeft {
				return Emancipator
			}
		case Federal:
			if p.rebelZones(player.Nation, Citizen) >= p.goal(seat, winFedZones, winFedSpain) {
				return President
			}
		case Separate:
			if p.RebelZones() >= winSepRebels && p.rebelZones(player.Nation, NoLabour) >= p.goal(seat, winSepOwn, winSepSpain) {
				return Liberator
			}
		}
	}
	if p.titleCount(seat) >= winTitles && player.Infamy >= winInfamy && player.Ships() > 0 && player.Legality == Plunder {
		return PirateKing
	}
	return NoVictory
}

func (p *Position) goal(seat rules.Seat, others, spain int) int {
	if p.Players[seat].Nation == Spain {
		return spain
	}
	return others
}

// RebelZones is the number of zones with a Rebel.
func (p *Position) RebelZones() int {
	n := 0
	for z := range p.Zones {
		if p.Zones[z].Rebels > 0 {
			n++
		}
	}
	return n
}

// rebelZones counts the rebel zones in which a nation has a Colony with a kind
// of Labour (NoLabour: with any).
func (p *Position) rebelZones(n Nation, labour Labour) int {
	count := 0
	for z := range Zone(ZoneCount) {
		if p.Zones[z].Rebels == 0 {
			continue
		}
		for place, end := z.places(); place < end; place++ {
			c := &p.Colonies[place]
			if c.Owner == n && c.worked() && (labour == NoLabour || c.Labour == labour) {
				count++
				break
			}
		}
	}
	return count
}

func (p *Position) titleCount(seat rules.Seat) int {
	n := 0
	for _, holder := range p.Titles {
		if holder == seat {
			n++
		}
	}
	return n
}

// end stops the game; nothing follows.
func (s *State) end(winner rules.Seat, v Victory) {
	s.Winner, s.Victory = winner, v
	s.Phase = Ended
	s.Turn = noTurn
	s.Stack = flow.Stack{}
	s.tell(VictoryWon, winner, int16(v))
	for _, score := range s.Scores() {
		s.tell(GameEnds, score.Seat, int16(score.Total), int16(score.Place))
	}
}

// endByPrestige ends the game after the round of the dove.
func (s *State) endByPrestige() {
	first := s.Order[0]
	for _, seat := range s.inOrder() {
		if s.ahead(seat, first) {
			first = seat
		}
	}
	s.end(first, Prestige)
}

// The parts of Prestige.
const (
	partTribute = iota
	partInfamy
	partFreed
	partTitles
	partColonies
	partPhilosophy
	partCash

	partCount
)

var partIDs = [partCount]string{"tribute", "infamy", "freed", "titles", "colonies", "philosophy", "cash"}

// depthPrestige is the Prestige of the pawn by its depth.
var depthPrestige = [branchSize + 1]int{0, 1, 2, 4}

// prestige gives the parts of a seat's Prestige.
func (p *Position) prestige(seat rules.Seat) [partCount]int {
	player := &p.Players[seat]
	worked := 0
	for i := range p.Colonies {
		if c := &p.Colonies[i]; c.Owner == player.Nation && c.worked() {
			worked++
		}
	}
	if player.Nation == Spain {
		worked /= 3
	}
	return [partCount]int{
		partTribute:    int(player.Tribute),
		partInfamy:     int(player.Infamy),
		partFreed:      int(player.Freed) / 2,
		partTitles:     2 * p.titleCount(seat),
		partColonies:   worked,
		partPhilosophy: depthPrestige[player.Pawn.Depth()],
		partCash:       int(player.Cash) / 5,
	}
}

// Prestige is what a seat would have if the game stopped now.
func (p *Position) Prestige(seat rules.Seat) int {
	sum := 0
	for _, part := range p.prestige(seat) {
		sum += part
	}
	return sum
}

// ahead compares two seats: whoever won stands first; otherwise Prestige
// decides, then cash, then who is later in the player order.
func (p *Position) ahead(a, b rules.Seat) bool {
	if p.Winner != rules.Nobody && (a == p.Winner || b == p.Winner) {
		return a == p.Winner && b != p.Winner
	}
	if pa, pb := p.Prestige(a), p.Prestige(b); pa != pb {
		return pa > pb
	}
	if ca, cb := p.Players[a].Cash, p.Players[b].Cash; ca != cb {
		return ca > cb
	}
	return p.placeInOrder(a) > p.placeInOrder(b)
}

// Scores gives the Prestige of all seats with its parts. The winner of the game
// has place 1 whatever the Prestige.
func (s *State) Scores() []rules.Score {
	scores := make([]rules.Score, s.Seats)
	for i := range scores {
		seat := rules.Seat(i)
		parts := s.prestige(seat)
		scores[i] = rules.Score{Seat: seat, Place: 1, Parts: parts[:]}
		for _, part := range parts {
			scores[i].Total += part
		}
		for other := range rules.Seat(s.Seats) {
			if s.ahead(other, seat) {
				scores[i].Place++
			}
		}
	}
	return scores
}
