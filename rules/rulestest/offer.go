package rulestest

import (
	"errors"
	"fmt"
	"slices"

	"flota/rules"
)

// An offer is what a state waits for, found to be in order.
type offer struct {
	decision rules.Decision
	who      []rules.Seat // that choose; of a chance Nobody
	options  [][]rules.Option
}

// look takes the offer of a state and checks it.
func look(g rules.Game, s rules.State, seats int) (*offer, error) {
	info := g.Info()
	o := &offer{decision: s.Decision()}
	d := &o.decision
	if d.Kind > rules.Chance {
		return nil, fmt.Errorf("decision: %d is no kind", d.Kind)
	}
	if d.Count < 0 || int(d.Count) > seats {
		return nil, fmt.Errorf("decision: %d seats must answer, there are %d", d.Count, seats)
	}
	for i, seat := range d.Who() {
		if seat < 0 || int(seat) >= seats {
			return nil, fmt.Errorf("decision: seat %d of %d", seat, seats)
		}
		if slices.Contains(d.Who()[:i], seat) {
			return nil, fmt.Errorf("decision: seat %d is listed twice", seat)
		}
	}
	if d.Kind != rules.Over && (int(d.Question) >= len(info.Questions) || info.Questions[d.Question] == "") {
		return nil, fmt.Errorf("decision: question %d has no id in Info.Questions", d.Question)
	}
	switch d.Kind {
	case rules.Over:
		if d.Count != 0 {
			return nil, errors.New("decision: it is over and seats must answer")
		}
	case rules.Choice:
		if d.Count != 1 {
			return nil, fmt.Errorf("decision: a choice of %d seats", d.Count)
		}
	case rules.Sealed:
		if d.Count < 1 {
			return nil, errors.New("decision: a sealed decision of no seat")
		}
	case rules.Chance:
		if int(d.Count) != seats {
			return nil, fmt.Errorf("decision: a chance lists %d seats of %d", d.Count, seats)
		}
	}
	o.who = slices.Clone(d.Who())
	if d.Kind == rules.Chance {
		o.who = []rules.Seat{rules.Nobody}
	}
	for _, seat := range o.who {
		first := rules.Option{Move: 65535, Odds: 65535}
		list := s.Options(seat, append(make([]rules.Option, 0, 64), first))
		if len(list) == 0 || list[0] != first {
			return nil, errors.New("options: does not append to the list")
		}
		list = list[1:]
		if err := checkOptions(g, d.Kind, list); err != nil {
			return nil, fmt.Errorf("options of %s to %s: %w", seatName(seat), info.Questions[d.Question], err)
		}
		o.options = append(o.options, list)
	}
	for seat := rules.Nobody; int(seat) <= seats; seat++ {
		if n := len(s.Options(seat, make([]rules.Option, 0, 64))); n > 0 && !slices.Contains(o.who, seat) {
			return nil, fmt.Errorf("options: %s is not asked and has %d options", seatName(seat), n)
		}
	}
	return o, nil
}

func checkOptions(g rules.Game, kind rules.Kind, list []rules.Option) error {
	info := g.Info()
	nouns := map[string]bool{}
	legal := 0
	for i, o := range list {
		noun := g.Noun(o.Move)
		switch {
		case i > 0 && o.Move == list[i-1].Move:
			return fmt.Errorf("move %d (%s) is there twice", o.Move, noun)
		case i > 0 && o.Move < list[i-1].Move:
			return fmt.Errorf("move %d (%s) stands after %d: not by rising number", o.Move, noun, list[i-1].Move)
		case !isWord(noun):
			return fmt.Errorf("noun spells move %d %q, which is not one word", o.Move, noun)
		case nouns[noun]:
			return fmt.Errorf("noun spells two of them %q", noun)
		case int(o.Rule) >= len(info.Rules):
			return fmt.Errorf("%s is refused by rule %d, which is not in Info.Rules", noun, o.Rule)
		case kind == rules.Chance && o.Rule != 0:
			return fmt.Errorf("%s is an outcome of chance and refused by %s", noun, info.Rules[o.Rule])
		case kind == rules.Chance && o.Odds == 0:
			return fmt.Errorf("%s is an outcome of chance without odds", noun)
		case kind != rules.Chance && o.Odds != 0:
			return fmt.Errorf("%s has odds and is no outcome of chance", noun)
		}
		nouns[noun] = true
		if o.Rule == 0 {
			legal++
		}
	}
	if legal == 0 {
		return fmt.Errorf("none of %d is legal", len(list))
	}
	return nil
}

// equal reports whether the same is asked of the same with the same on offer.
func (o *offer) equal(other *offer) bool {
	return o.decision == other.decision && slices.EqualFunc(o.options, other.options, slices.Equal)
}

// checkScores looks at the standing.
func checkScores(info *rules.Info, scores []rules.Score, seats int) error {
	if len(scores) != seats {
		return fmt.Errorf("scores: %d of them for %d seats", len(scores), seats)
	}
	for i, score := range scores {
		if int(score.Seat) != i {
			return fmt.Errorf("scores: that of seat %d stands at place %d of the list", score.Seat, i)
		}
		if len(score.Parts) != len(info.Parts) {
			return fmt.Errorf("scores: seat %d has %d parts, Info.Parts has %d", i, len(score.Parts), len(info.Parts))
		}
		sum := 0
		for _, part := range score.Parts {
			sum += part
		}
		if sum != score.Total {
			return fmt.Errorf("scores: the parts of seat %d make %d, its total is %d", i, sum, score.Total)
		}
		better := 0
		for _, other := range scores {
			if other.Place < score.Place {
				better++
			}
		}
		if score.Place != 1+better {
			return fmt.Errorf("scores: seat %d has place %d and %d seats are better", i, score.Place, better)
		}
	}
	return nil
}
