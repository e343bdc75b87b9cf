package discovery

import (
	"fmt"

	"flota/rules"
	"flota/rules/flow"
)

// Game is Age of Empires III: The Age of Discovery.
type Game struct{}

var info = rules.Info{
	ID:       "discovery",
	Number:   1,
	Version:  1,
	MinSeats: 2,
	MaxSeats: MaxSeats,
	Settings: []rules.Setting{
		{ID: "sets", Values: []string{"three-different", "any-three"}},
		{ID: "west-indies", Values: []string{"choose", "random"}},
	},
	Questions: questions(),
	Rules:     refusalCodes(),
	Parts:     []string{"regions-3", "regions-6", "regions-8", "discoveries", "buildings", "trade"},
	Words:     describing,
	Samples:   samplePositions,
}

// Info describes the game.
func (Game) Info() *rules.Info { return &info }

// Noun spells a move for score sheets.
func (Game) Noun(m rules.Move) string { return spell(m) }

// New sets the game up: 2 to 5 seats.
func (Game) New(setup rules.Setup) (rules.State, error) {
	if err := checkSetup(setup); err != nil {
		return nil, err
	}
	s := &State{}
	s.Seats = int8(setup.Seats)
	s.Sets = SetsRule(setup.Settings[0])
	s.West = WestRule(setup.Settings[1])
	s.layOut()
	s.Stack.Call(stepGame)
	flow.Run(&s.flow, s, &s.Stack, steps[:])
	return s, nil
}

// checkSetup refuses a setup that Info does not allow.
func checkSetup(setup rules.Setup) error {
	if setup.Seats < info.MinSeats || setup.Seats > info.MaxSeats {
		return fmt.Errorf("discovery: %d seats are not possible, choose 2 to 5", setup.Seats)
	}
	for i, value := range setup.Settings {
		if i >= len(info.Settings) && value != 0 || i < len(info.Settings) && int(value) >= len(info.Settings[i].Values) {
			return fmt.Errorf("discovery: setting %d has no value %d, the defaults are 0", i, value)
		}
	}
	return nil
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
	c.resume()
	return c
}

// Copy makes this state an independent copy of another, without new memory.
func (s *State) Copy(other rules.State) {
	o := other.(*State)
	s.Position = o.Position
	s.flow.Copy(&o.flow)
}

// resume finds what is on offer after the position was put in place.
func (s *State) resume() { flow.Resume(&s.flow, s, &s.Stack, steps[:]) }

// Equal reports whether the other state is in the same position.
func (s *State) Equal(other rules.State) bool {
	o, ok := other.(*State)
	return ok && s.Position == o.Position
}
