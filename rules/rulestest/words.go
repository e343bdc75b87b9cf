package rulestest

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"flota/rules"
)

// languages are tried in turn. A game that does not have one gives English.
var languages = [...]string{"en", "fr", "hu"}

// playerNames are given to the players of the games of a run; some have none.
var playerNames = [rules.MaxSeats]string{"Ann", "", "Zoé <&>", "", "O'Neill"}

// checkWords looks for what a text must not be: empty, or with something left
// in it that should have been filled in.
func checkWords(what, s string) error {
	problem := ""
	switch {
	case s == "":
		problem = "is empty"
	case !utf8.ValidString(s):
		problem = "is no UTF-8"
	case strings.ContainsAny(s, "{}"):
		problem = "has a brace left in it"
	case strings.Contains(s, "%!"):
		problem = "has a wrong verb in it"
	case strings.TrimSpace(s) != s || strings.Contains(s, "  "):
		problem = "has space where a word is missing"
	}
	if problem == "" {
		return nil
	}
	return fmt.Errorf("text: %s %s: %q", what, problem, s)
}

// checkText looks at all words that need no match.
func checkText(g rules.Game, language string) error {
	info := g.Info()
	names := playerNames[:info.MaxSeats]
	text := g.Text(language, names)
	if err := checkWords("Game", text.Game()); err != nil {
		return err
	}
	for i, setting := range info.Settings {
		meanings := map[string]bool{}
		for value, id := range setting.Values {
			name, meaning := text.Setting(i, value)
			if err := checkWords("the name of setting "+setting.ID, name); err != nil {
				return err
			}
			if err := checkWords("setting "+setting.ID+" "+id, meaning); err != nil {
				return err
			}
			if meanings[meaning] {
				return fmt.Errorf("text: two values of setting %s mean %q", setting.ID, meaning)
			}
			meanings[meaning] = true
		}
	}
	for rule := 1; rule < len(info.Rules); rule++ {
		if err := checkWords("rule "+info.Rules[rule], text.Rule(rules.Rule(rule))); err != nil {
			return err
		}
	}
	parts := map[string]bool{}
	for i, id := range info.Parts {
		part := text.Part(i)
		if err := checkWords("part "+id, part); err != nil {
			return err
		}
		if parts[part] {
			return fmt.Errorf("text: two parts are called %q", part)
		}
		parts[part] = true
	}
	for move := range 1 << 16 {
		noun := g.Noun(rules.Move(move))
		if noun == "" {
			continue
		}
		if !isWord(noun) {
			return fmt.Errorf("noun spells move %d %q, which is not one word", move, noun)
		}
		if err := checkWords("noun "+noun, text.Noun(rules.Move(move))); err != nil {
			return err
		}
	}
	called := map[string]bool{}
	unnamed := g.Text(language, nil)
	for seat, name := range names {
		got := text.Seat(rules.Seat(seat))
		if name == "" {
			name = unnamed.Seat(rules.Seat(seat))
		}
		if err := checkWords(fmt.Sprintf("seat %d", seat), got); err != nil {
			return err
		}
		if got != name {
			return fmt.Errorf("text: seat %d is called %q, its name is %q", seat, got, name)
		}
		if called[got] {
			return fmt.Errorf("text: two seats are called %q", got)
		}
		called[got] = true
	}
	return nil
}

// checkPrompt looks at the words of a decision.
func checkPrompt(info *rules.Info, text rules.Text, s rules.State, o *offer) error {
	if o.decision.Kind == rules.Over {
		ask, _ := text.Prompt(s, rules.Nobody)
		return checkWords("the prompt at the end", ask)
	}
	question := info.Questions[o.decision.Question]
	for i, seat := range o.who {
		ask, why := text.Prompt(s, seat)
		if err := checkWords("the prompt of "+question, ask); err != nil {
			return err
		}
		if why != "" {
			if err := checkWords("the reason of "+question, why); err != nil {
				return err
			}
		}
		names := map[string]rules.Move{}
		for _, option := range o.options[i] {
			name, means := text.Option(s, seat, option.Move)
			what := fmt.Sprintf("option %d of %s", option.Move, question)
			if err := checkWords(what, name); err != nil {
				return err
			}
			if means != "" {
				if err := checkWords("what follows from "+what, means); err != nil {
					return err
				}
			}
			if option.Rule != 0 {
				continue
			}
			if other, twice := names[name]; twice {
				return fmt.Errorf("text: options %d and %d of %s are both called %q", other, option.Move, question, name)
			}
			names[name] = option.Move
		}
	}
	return nil
}

// checkEvents looks at what happened and its words.
func checkEvents(text rules.Text, events []rules.Event, seats int) error {
	for _, e := range events {
		if e.Seat < rules.Nobody || int(e.Seat) >= seats {
			return fmt.Errorf("event %d happens to seat %d of %d", e.Kind, e.Seat, seats)
		}
		if err := checkWords(fmt.Sprintf("event %v", e), text.Event(e)); err != nil {
			return err
		}
		if headed, ok := text.(rules.Headed); ok {
			level, words := headed.Heading(e)
			if level < 0 || level > 2 || (level == 0) != (words == "") {
				return fmt.Errorf("text: event %v has a heading of level %d: %q", e, level, words)
			}
			if level > 0 {
				if err := checkWords(fmt.Sprintf("the heading of event %v", e), words); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
