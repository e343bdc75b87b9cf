package hispanica

import (
	"fmt"

	"flota/rules"
	"flota/rules/flow"
)

// Game is Pax Hispanica.
type Game struct{}

// The settings, as places in Info.Settings.
const (
	settingNations = iota
	settingSolo
	settingSpainBonus
	settingTie
	settingTarget
	settingEmpty
	settingEmigration

	settingCount
)

// spainBonuses are the dollars of the values of the setting "spain-bonus".
var spainBonuses = [3]int8{0, 2, 4}

var info = rules.Info{
	ID:       "hispanica",
	Number:   2,
	Version:  1,
	MinSeats: 2,
	MaxSeats: MaxSeats,
	Settings: []rules.Setting{
		settingNations:    {ID: "nations", Values: []string{"deal", "pick"}},
		settingSolo:       {ID: "solo", Values: []string{"no", "yes"}},
		settingSpainBonus: {ID: "spain-bonus", Values: []string{"0", "2", "4"}},
		settingTie:        {ID: "tie-rule", Values: []string{"literal", "order"}},
		settingTarget:     {ID: "target-strength", Values: []string{"zone", "colony"}},
		settingEmpty:      {ID: "empty-colony", Values: []string{"any", "own"}},
		settingEmigration: {ID: "emigration", Values: []string{"chosen", "forced"}},
	},
	Questions: questions(),
	Rules:     refusalCodes(),
	Parts:     partIDs[:],
	Words:     describing,
	Samples:   samplePositions,
}

// Info describes the game.
func (Game) Info() *rules.Info { return &info }

// Noun spells a move for score sheets.
func (Game) Noun(m rules.Move) string { return spell(m) }

// New sets the game up: 2 to 5 seats. A bonus for Spain counts in a solo game
// only.
func (Game) New(setup rules.Setup) (rules.State, error) {
	if err := checkSetup(setup); err != nil {
		return nil, err
	}
	s := &State{}
	s.choose(setup)
	s.Stack.Call(stepGame)
	flow.Run(&s.flow, s, &s.Stack, steps[:])
	return s, nil
}

// checkSetup refuses a setup that Info does not allow.
func checkSetup(setup rules.Setup) error {
	if setup.Seats < info.MinSeats || setup.Seats > info.MaxSeats {
		return fmt.Errorf("hispanica: %d seats are not possible, choose 2 to 5", setup.Seats)
	}
	for i, value := range setup.Settings {
		if i >= len(info.Settings) && value != 0 || i < len(info.Settings) && int(value) >= len(info.Settings[i].Values) {
			return fmt.Errorf("hispanica: setting %d has no value %d, the defaults are 0", i, value)
		}
	}
	return nil
}

// choose puts what the setup says into an empty position, with nobody's titles
// and turn.
func (p *Position) choose(setup rules.Setup) {
	p.Seats = int8(setup.Seats)
	p.Nations = NationsRule(setup.Settings[settingNations])
	p.Solo = setup.Settings[settingSolo] == 1
	if p.Solo {
		p.SpainBonus = spainBonuses[setup.Settings[settingSpainBonus]]
	}
	p.Tie = TieRule(setup.Settings[settingTie])
	p.Target = TargetRule(setup.Settings[settingTarget])
	p.Empty = EmptyRule(setup.Settings[settingEmpty])
	p.Emigration = EmigrationRule(setup.Settings[settingEmigration])
	p.Winner = rules.Nobody
	for t := range p.Titles {
		p.Titles[t] = rules.Nobody
	}
	p.Turn = noTurn
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

// resume finds what is on offer at the position.
func (s *State) resume() { flow.Resume(&s.flow, s, &s.Stack, steps[:]) }

// Equal reports whether the other state is in the same position.
func (s *State) Equal(other rules.State) bool {
	o, ok := other.(*State)
	return ok && s.Position == o.Position
}
