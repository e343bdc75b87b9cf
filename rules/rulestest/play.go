package rulestest

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"flota/rules"
)

// Play enters answers. Each is written as seat, question and noun ("s0 box
// dock", "chance good fur"; of a sealed decision in any sequence of seats), or
// as the noun alone, which is then the answer of the seat that Match.Next
// names. It stops the test at the first that is not legal, with what was on
// offer.
func Play(t testing.TB, m *rules.Match, answers ...string) {
	t.Helper()
	for i, answer := range answers {
		if err := enter(m, answer); err != nil {
			t.Fatalf("rulestest: answer %d (%s): %v\n%s", i+1, answer, err, onOffer(m))
		}
	}
}

func enter(m *rules.Match, answer string) error {
	seat, ok := m.Next()
	if !ok {
		return fmt.Errorf("the match is over")
	}
	words := strings.Fields(answer)
	switch len(words) {
	case 1:
	case 3:
		if words[0] == "chance" {
			seat = rules.Nobody
		} else {
			n, err := strconv.ParseInt(strings.TrimPrefix(words[0], "s"), 10, 8)
			if err != nil || n < 0 || words[0][0] != 's' {
				return fmt.Errorf("%q is neither a seat (s0) nor chance", words[0])
			}
			seat = rules.Seat(n)
		}
		d := m.State.Decision()
		if id := m.Game.Info().Questions[d.Question]; id != words[1] {
			return fmt.Errorf("the question is %s", id)
		}
	default:
		return fmt.Errorf("want seat, question and noun, or a noun alone")
	}
	noun := words[len(words)-1]
	for _, o := range m.State.Options(seat, nil) {
		if m.Game.Noun(o.Move) == noun {
			return m.Play(seat, o.Move)
		}
	}
	return fmt.Errorf("%q is not on offer to %s", noun, seatName(seat))
}

// onOffer lists what the match waits for, one seat a line.
func onOffer(m *rules.Match) string {
	d := m.State.Decision()
	who := d.Who()
	switch d.Kind {
	case rules.Over:
		return "nothing is on offer"
	case rules.Chance:
		who = []rules.Seat{rules.Nobody}
	}
	info := m.Game.Info()
	var b strings.Builder
	for _, seat := range who {
		fmt.Fprintf(&b, "%s %s:", seatName(seat), info.Questions[d.Question])
		for _, o := range m.State.Options(seat, nil) {
			fmt.Fprintf(&b, " %s", m.Game.Noun(o.Move))
			if o.Rule != 0 {
				fmt.Fprintf(&b, " (not: %s)", info.Rules[o.Rule])
			}
		}
		b.WriteByte('\n')
	}
	for _, a := range m.Given {
		fmt.Fprintf(&b, "%s has answered\n", seatName(a.Seat))
	}
	return b.String()
}

func seatName(seat rules.Seat) string {
	if seat == rules.Nobody {
		return "chance"
	}
	return fmt.Sprintf("s%d", seat)
}
