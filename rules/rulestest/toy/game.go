package toy

import (
	"fmt"

	"flota/rules"
	"flota/rules/flow"
)

// Game is Wharf.
type Game struct{}

var info = rules.Info{
	ID:       "wharf",
	Number:   255,
	Version:  1,
	MinSeats: 2,
	MaxSeats: maxSeats,
	Settings: []rules.Setting{
		{ID: "purse", Values: []string{"full", "lean"}},
	},
	Questions: questions(),
	Rules: []string{
		0:          "",
		ruleCoins:  "coins",
		ruleFull:   "full",
		rulePoor:   "poor",
		ruleCrates: "crates",
	},
	Parts: []string{"coins", "crates"},
	Words: words,
}

// The rules that refuse something.
const (
	ruleCoins  rules.Rule = 1 + iota // 2.2
	ruleFull                         // 2.3
	rulePoor                         // 2.4
	ruleCrates                       // 2.5
)

// purses has the coins of a merchant by the value of the setting.
var purses = [...]int8{8, 3}

// Info describes the game.
func (Game) Info() *rules.Info { return &info }

// Noun spells a move for score sheets.
func (Game) Noun(m rules.Move) string { return spell(m) }

// Text gives the words of the game; there are only English ones.
func (Game) Text(_ string, names []string) rules.Text { return english{names} }

// New sets the game up: rule 1.
func (Game) New(setup rules.Setup) (rules.State, error) {
	s, err := layOut(setup)
	if err != nil {
		return nil, err
	}
	s.Stack.Call(stepMatch)
	flow.Run(&s.flow, s, &s.Stack, steps[:])
	return s, nil
}

func layOut(setup rules.Setup) (*State, error) {
	if setup.Seats < info.MinSeats || setup.Seats > info.MaxSeats {
		return nil, fmt.Errorf("toy: %d merchants cannot play, choose %d to %d",
			setup.Seats, info.MinSeats, info.MaxSeats)
	}
	for i, value := range setup.Settings {
		switch {
		case i >= len(info.Settings):
			if value != 0 {
				return nil, fmt.Errorf("toy: there is no setting %d, leave it at 0", i)
			}
		case int(value) >= len(info.Settings[i].Values):
			return nil, fmt.Errorf("toy: setting %s has no value %d, choose 0 to %d",
				info.Settings[i].ID, value, len(info.Settings[i].Values)-1)
		}
	}
	s := &State{}
	s.Seats = int8(setup.Seats)
	s.Purse = purses[setup.Settings[0]]
	s.Chest = supply
	for seat := range setup.Seats {
		s.Coins[seat] = s.Purse
	}
	return s, nil
}

// questions lists the ids of the questions by the number of their step.
func questions() []string {
	ids := make([]string, len(steps))
	for step, row := range steps {
		if row.Ask != nil {
			ids[step] = row.Name
		}
	}
	return ids
}
