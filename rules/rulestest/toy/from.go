package toy

import (
	"fmt"

	"flota/rules"
	"flota/rules/flow"
)

// words of described positions, by their places in links.
var words = []string{
	"sold", "lot", "chest", "merchants", "sheds", "coins", "shed", "full", "crates", "good", "owner",
	"cloth", "spice", "silk", "north", "east", "south",
	"steps", "step", "seat", "payer", "place", "bid", "toll", "markets", "market",
}

// From gives the state of a described position. Without steps it is that
// before the next lot.
func (Game) From(setup rules.Setup, f rules.Fields) (rules.State, error) {
	s, err := layOut(setup)
	if err != nil {
		return nil, err
	}
	r := &rules.Reading{}
	r.Only(f, "", "sold", "lot", "chest", "merchants", "sheds", "steps")
	s.Sold = int8(r.Int(f, "", "sold", 0, lots, 0))
	s.Lot = Good(r.One(f, "", "lot", goodNames[1:]) + 1)
	if _, given := f.Get("chest"); given {
		for g, n := range r.Counts(f, "", "chest", goodNames[1:], int(supply[cloth])) {
			s.Chest[g+1] = int8(n)
		}
	}
	s.Coins = [maxSeats]int8{}
	seat := 0
	r.Objects(f, "", "merchants", int(s.Seats), func(merchant rules.Fields, path string) {
		r.Only(merchant, path, "coins")
		s.Coins[seat] = int8(r.Int(merchant, path, "coins", 0, maxSeats*8+topCoins, 0))
		seat++
	})
	s.readSheds(r, f)
	// What is neither here nor there has been lost or sold, and the bank has
	// the other coins.
	s.Lost, s.Bank = supply, int16(s.Seats)*int16(s.Purse)
	s.Lost[s.Lot]--
	for _, shed := range s.Sheds {
		for _, c := range shed {
			s.Lost[c.Good]--
		}
	}
	for g := range s.Lost {
		s.Lost[g] -= s.Chest[g]
	}
	s.Lost[0] = 0
	for _, coins := range s.Coins {
		s.Bank -= int16(coins)
	}
	s.readSteps(r, f)
	s.count(r)
	if err := r.Err(); err != nil {
		return nil, err
	}
	if err := s.Check(); err != nil {
		return nil, fmt.Errorf("position: it cannot be: %w", err)
	}
	flow.Run(&s.flow, s, &s.Stack, steps[:])
	s.events = s.events[:0]
	return s, nil
}

// count looks whether as many crates have left the chest as lots were drawn,
// and whether merchants have no more coins than they can have.
func (s *State) count(r *rules.Reading) {
	left, drawn, sale := 0, int(s.Sold), int(s.Bank)
	for g := range s.Chest {
		left += int(s.Chest[g])
		sale += int(s.Lost[g]) * int(price[g])
	}
	if s.Stack.N > 1 && s.Stack.Top().Step != stepLot {
		drawn++
	}
	all := int(supply[cloth] + supply[spice] + supply[silk])
	if left != all-drawn {
		r.Fail("chest", "has %d crates, %d must be left in it", left, all-drawn)
	}
	if sale < 0 {
		r.Fail("merchants", "have more coins than their purses and the crates sold could bring")
	}
}

// topCoins is more than all crates can bring.
const topCoins = 5*1 + 3*2 + 1*3

func (s *State) readSheds(r *rules.Reading, f rules.Fields) {
	r.Objects(f, "", "sheds", sheds, func(shed rules.Fields, path string) {
		r.Only(shed, path, "shed", "full", "crates")
		place, n := max(r.One(shed, path, "shed", shedNames[:]), 0), 0
		r.Objects(shed, path, "crates", room, func(crate rules.Fields, path string) {
			r.Only(crate, path, "good", "owner")
			good := Good(r.One(crate, path, "good", goodNames[1:]) + 1)
			if good == 0 {
				r.Fail(path, "has no good")
			}
			s.Sheds[place][n] = Crate{good, rules.Seat(r.Int(crate, path, "owner", 0, int(s.Seats)-1, 0))}
			n++
		})
		if r.Bool(shed, path, "full", n == room) != (n == room) {
			r.Fail(path+".full", "does not fit the number of crates")
		}
	})
}

// stepNames has the names of the steps.
var stepNames = func() []string {
	names := make([]string, len(steps))
	for i, row := range steps {
		names[i] = row.Name
	}
	return names
}()

func (s *State) readSteps(r *rules.Reading, f rules.Fields) {
	_, given := f.Get("steps")
	if r.Err() != nil || given && s.Sold == lots && len(r.List(f, "", "steps", 0)) == 0 {
		return
	}
	if s.Sold == lots {
		r.Fail("sold", "is %d, all lots: \"steps\" must be an empty list", s.Sold)
		return
	}
	s.place(r, "steps", stepMatch, [flow.Locals]int16{})
	if !given {
		if s.Lot != 0 {
			r.Fail("lot", "is on sale, so \"steps\" must say what is decided")
		} else if s.Chest == [1 + goodCount]int8{} {
			r.Fail("chest", "is empty, and the next lot comes from it")
		}
		return
	}
	r.Objects(f, "", "steps", flow.Depth-1, func(frame rules.Fields, path string) {
		step := flow.Step(max(r.One(frame, path, "step", stepNames[1:]), 0) + 1)
		locals := [flow.Locals]int16{}
		r.Only(frame, path, append([]string{"step"}, steps[step].Locals...)...)
		for i, name := range steps[step].Locals {
			locals[i] = int16(r.Int(frame, path, name, 0, int(s.Seats)-1, 0))
		}
		if r.Err() == nil {
			s.place(r, path, step, locals)
		}
	})
	if r.Err() != nil {
		return
	}
	if err := flow.Placed(&s.Stack, steps[:]); err != nil {
		r.Fail("steps", "cannot be: %v", err)
	} else if !s.standing() {
		r.Fail("steps", "cannot be: %q is not asked in this position", steps[s.Stack.Top().Step].Name)
	}
}

func (s *State) place(r *rules.Reading, path string, step flow.Step, locals [flow.Locals]int16) {
	if err := flow.Place(&s.Stack, steps[:], step, locals); err != nil {
		r.Fail(path, "cannot be: %v", err)
	}
}

// standing reports whether the question on top of a described stack can be
// asked in this position.
func (s *State) standing() bool {
	f := s.Stack.Top()
	seat := rules.Seat(f.V[0])
	switch f.Step {
	case stepLot:
		return s.Lot == 0 && s.Chest != [1 + goodCount]int8{}
	case stepBid:
		return s.Lot != 0
	case stepShed:
		return s.Lot != 0 && s.room()
	case stepToll:
		return s.Lot == 0 && f.V[0] != f.V[1]
	case stepGood:
		return s.Lot == 0 && s.ownsAny(seat)
	}
	return s.Lot == 0
}

func (p *Position) room() bool {
	for _, shed := range p.Sheds {
		if shed[room-1].Good == 0 {
			return true
		}
	}
	return false
}

// stepsField lists the steps in progress from the outside in.
func (s *State) stepsField() rules.List {
	list := rules.List{}
	for _, frame := range s.Stack.Frames[1:max(s.Stack.N, 1)] {
		row := &steps[frame.Step]
		f := rules.Fields{{Name: "step", Value: row.Name}}
		for i, name := range row.Locals {
			f = append(f, rules.Field{Name: name, Value: int(frame.V[i])})
		}
		list = append(list, f)
	}
	return list
}
