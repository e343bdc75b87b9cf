package toy

import (
	"flota/rules"
	"flota/rules/flow"
)

const (
	maxSeats = 4
	lots     = 6 // rule 2
	topBid   = 9 // rule 2.2
	sheds    = 3 // rule 2.3
	room     = 2 // crates in a shed
	topToll  = 2 // rule 2.4
)

// A Good is what a crate holds; 0: there is no crate.
type Good int8

const (
	cloth Good = 1 + iota
	spice
	silk

	goodCount = iota
)

// Rules 1, 2.5 and 3, by good.
var (
	supply = [1 + goodCount]int8{cloth: 5, spice: 3, silk: 1}
	price  = [1 + goodCount]int8{cloth: 1, spice: 2, silk: 3}
	worth  = [1 + goodCount]int8{cloth: 2, spice: 3, silk: 5}
)

// A Crate lies in a shed. The zero Crate is none.
type Crate struct {
	Good  Good
	Owner rules.Seat
}

// A Position is all that is on the table and where in the rules the match
// stands. It is a plain value: copy with =, compare with ==.
type Position struct {
	Stack flow.Stack

	Seats int8
	Purse int8 // of each merchant at the start

	Sold  int8 // lots that are done with
	Lot   Good // the crate on sale
	Chest [1 + goodCount]int8
	Lost  [1 + goodCount]int8 // unsold, or sold to the bank
	Coins [maxSeats]int8
	Bank  int16 // what merchants paid to the bank less what they got from it
	Sheds [sheds][room]Crate
}

// A position holds no pointer, map, slice or func: it can be compared.
var _ = Position{} == Position{}

// order appends the seats in the order of the lot on sale (rule 2).
func (p *Position) order(list []rules.Seat) []rules.Seat {
	for i := range p.Seats {
		list = append(list, p.turn(int16(i)))
	}
	return list
}

// turn is the merchant at a place of that order, from 0.
func (p *Position) turn(place int16) rules.Seat {
	return rules.Seat((int16(p.Sold) + place) % int16(p.Seats))
}

// pay moves coins from a merchant to the bank, or back if they are negative.
func (p *Position) pay(seat rules.Seat, coins int8) {
	p.Coins[seat] -= coins
	p.Bank += int16(coins)
}

// find gives the first crate of a merchant that holds a good, or nil.
func (p *Position) find(seat rules.Seat, g Good) *Crate {
	for i := range p.Sheds {
		for j := range p.Sheds[i] {
			if c := &p.Sheds[i][j]; c.Good == g && c.Owner == seat {
				return c
			}
		}
	}
	return nil
}

func (p *Position) ownsAny(seat rules.Seat) bool {
	return p.find(seat, cloth) != nil || p.find(seat, spice) != nil || p.find(seat, silk) != nil
}

// A State is a running match of the game.
type State struct {
	Position
	flow   flow.Flow
	events []rules.Event
}

// Decision says what the state waits for.
func (s *State) Decision() rules.Decision { return s.flow.Decision }

// Options appends what is on offer to a seat of the decision.
func (s *State) Options(seat rules.Seat, list []rules.Option) []rules.Option {
	return s.flow.Options(seat, list)
}

// Apply goes on with the answers.
func (s *State) Apply(answers []rules.Answer) []rules.Event {
	s.events = s.events[:0]
	flow.Apply(&s.flow, s, &s.Stack, steps[:], answers)
	return s.events
}

// Clone gives an independent copy.
func (s *State) Clone() rules.State {
	c := &State{Position: s.Position}
	flow.Resume(&c.flow, c, &c.Stack, steps[:])
	return c
}

// Equal reports whether the other state is in the same position.
func (s *State) Equal(other rules.State) bool {
	o, ok := other.(*State)
	return ok && s.Position == o.Position
}

// Scores counts by rule 3.
func (s *State) Scores() []rules.Score {
	scores := make([]rules.Score, s.Seats)
	for i := range scores {
		crates := 0
		for _, shed := range s.Sheds {
			for _, c := range shed {
				if c.Good != 0 && int(c.Owner) == i {
					crates += int(worth[c.Good])
				}
			}
		}
		coins := int(s.Coins[i])
		scores[i] = rules.Score{Seat: rules.Seat(i), Total: coins + crates, Parts: []int{coins, crates}}
	}
	for i := range scores {
		scores[i].Place = 1
		for _, other := range scores {
			if other.Total > scores[i].Total {
				scores[i].Place++
			}
		}
	}
	return scores
}

// Fields describes the table.
func (s *State) Fields() rules.Fields {
	var merchants, stored rules.List
	for seat := range s.Seats {
		merchants = append(merchants, rules.Fields{{Name: "coins", Value: int(s.Coins[seat])}})
	}
	for i, shed := range s.Sheds {
		var crates rules.List
		for _, c := range shed {
			if c.Good != 0 {
				crates = append(crates, rules.Fields{
					{Name: "good", Value: goodNames[c.Good]},
					{Name: "owner", Value: int(c.Owner)},
				})
			}
		}
		stored = append(stored, rules.Fields{
			{Name: "shed", Value: shedNames[i]},
			{Name: "full", Value: len(crates) == room},
			{Name: "crates", Value: crates},
		})
	}
	f := rules.Fields{{Name: "sold", Value: int(s.Sold)}}
	if s.Lot != 0 {
		f = append(f, rules.Field{Name: "lot", Value: goodNames[s.Lot]})
	}
	return append(f, rules.Fields{
		{Name: "chest", Value: rules.Fields{
			{Name: "cloth", Value: int(s.Chest[cloth])},
			{Name: "spice", Value: int(s.Chest[spice])},
			{Name: "silk", Value: int(s.Chest[silk])},
		}},
		{Name: "merchants", Value: merchants},
		{Name: "sheds", Value: stored},
		{Name: "steps", Value: s.stepsField()},
	}...)
}
