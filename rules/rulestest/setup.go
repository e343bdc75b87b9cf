package rulestest

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"flota/rules"
)

// Setups gives every setup that the game allows: each number of seats with
// each combination of values of its settings.
func Setups(g rules.Game) []rules.Setup {
	info := g.Info()
	var setups []rules.Setup
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		setups = append(setups, rules.Setup{Seats: seats})
	}
	for i, setting := range info.Settings {
		for _, setup := range setups {
			for value := 1; value < len(setting.Values); value++ {
				setup.Settings[i] = uint8(value)
				setups = append(setups, setup)
			}
		}
	}
	return setups
}

// checkInfo looks at what a game says of itself, before any match.
func checkInfo(info *rules.Info) error {
	switch {
	case !isWord(info.ID):
		return fmt.Errorf("info: ID %q is not one word", info.ID)
	case info.Number == 0:
		return errors.New("info: Number is 0, links need 1 or more")
	case info.Version == 0:
		return errors.New("info: Version is 0, links need 1 or more")
	case info.MinSeats < 1 || info.MaxSeats < info.MinSeats || info.MaxSeats > rules.MaxSeats:
		return fmt.Errorf("info: %d to %d seats are not within 1 to %d", info.MinSeats, info.MaxSeats, rules.MaxSeats)
	case len(info.Settings) > rules.MaxSettings:
		return fmt.Errorf("info: %d settings, at most %d are possible", len(info.Settings), rules.MaxSettings)
	case len(info.Rules) == 0 || info.Rules[0] != "":
		return errors.New("info: the first of Rules must be empty, rule 0 refuses nothing")
	}
	settings := make([]string, len(info.Settings))
	for i, setting := range info.Settings {
		settings[i] = setting.ID
		if len(setting.Values) < 1 || len(setting.Values) > 256 {
			return fmt.Errorf("info: setting %s has %d values", setting.ID, len(setting.Values))
		}
		if err := distinctWords("value of "+setting.ID, setting.Values); err != nil {
			return err
		}
	}
	if err := distinctWords("setting", settings); err != nil {
		return err
	}
	if err := distinctWords("rule", info.Rules[1:]); err != nil {
		return err
	}
	for i, id := range info.Questions {
		if id != "" && !isWord(id) {
			return fmt.Errorf("info: question %d %q is not one word", i, id)
		}
	}
	return distinctWords("part", info.Parts)
}

// distinctWords looks at ids that score sheets use.
func distinctWords(what string, ids []string) error {
	seen := map[string]bool{}
	for i, id := range ids {
		if !isWord(id) {
			return fmt.Errorf("info: %s %d %q is not one word", what, i, id)
		}
		if seen[id] {
			return fmt.Errorf("info: %s %q is there twice", what, id)
		}
		seen[id] = true
	}
	return nil
}

// isWord reports whether something can stand between spaces.
func isWord(s string) bool {
	return s != "" && !strings.ContainsFunc(s, func(r rune) bool {
		return unicode.IsSpace(r) || unicode.IsControl(r) || r == unicode.ReplacementChar
	})
}

// checkSetups looks at what New does with setups that Info does not allow and
// whether Equal tells apart those that it does.
func checkSetups(g rules.Game) error {
	info := g.Info()
	for _, seats := range []int{-1, 0, info.MinSeats - 1, info.MaxSeats + 1, 1000} {
		if err := refused(g, rules.Setup{Seats: seats}); err != nil {
			return err
		}
	}
	for i := range rules.MaxSettings {
		setup := rules.Setup{Seats: info.MinSeats}
		setup.Settings[i] = 1
		if i < len(info.Settings) {
			if len(info.Settings[i].Values) == 256 {
				continue
			}
			setup.Settings[i] = uint8(len(info.Settings[i].Values))
		}
		if err := refused(g, setup); err != nil {
			return err
		}
	}

	var states []rules.State
	setups := Setups(g)
	for _, setup := range setups {
		s, err := g.New(setup)
		if err != nil {
			return fmt.Errorf("new refuses %s, which Info allows: %w", setupText(info, setup), err)
		}
		states = append(states, s)
	}
	for i, s := range states {
		if s.Equal(nothing{}) {
			return errors.New("equal takes a state of another game for its own")
		}
		for j, other := range states {
			if setups[i].Seats != setups[j].Seats && s.Equal(other) {
				return fmt.Errorf("equal takes %s for %s", setupText(info, setups[i]), setupText(info, setups[j]))
			}
		}
	}
	return nil
}

func refused(g rules.Game, setup rules.Setup) error {
	_, err := g.New(setup)
	if err == nil {
		return fmt.Errorf("new accepts %d seats with settings %v, which Info does not allow", setup.Seats, setup.Settings)
	}
	return checkWords("the error of New", err.Error())
}

// nothing is a state of no game.
type nothing struct{ rules.State }

func setupText(info *rules.Info, setup rules.Setup) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d seats", setup.Seats)
	for i, setting := range info.Settings {
		fmt.Fprintf(&b, ", %s %s", setting.ID, setting.Values[setup.Settings[i]])
	}
	return b.String()
}
