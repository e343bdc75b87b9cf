package hispanica

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
)

// table gives a match that stands at a described position.
func table(t testing.TB, setup rules.Setup, position string) *rules.Match {
	t.Helper()
	f, err := rules.ParseFields([]byte(position))
	if err != nil {
		t.Fatalf("%v\n%s", err, position)
	}
	m, err := rules.NewMatchFrom(Game{}, setup, f, [8]byte{}, nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, position)
	}
	return m
}

// tell plays the lines of a story. They are
//
//	s0 A1 open       an answer, as rulestest.Play reads it, or its noun alone
//	= round 2        what must hold here, see holds
//
// and what follows a '#' is for people.
func tell(t *testing.T, m *rules.Match, lines string) {
	t.Helper()
	for line := range strings.Lines(lines) {
		line, _, _ = strings.Cut(line, "#")
		line = strings.TrimSpace(line)
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
			continue
		case words[0] == "=":
			if err := holds(m, words[1:]); err != nil {
				t.Errorf("%s: %v", line, err)
			}
			continue
		}
		rulestest.Play(t, m, line)
		if err := m.State.Check(); err != nil {
			t.Fatalf("after %q: %v", line, err)
		}
	}
}

// holds says what is otherwise than the words claim. They are one of
//
//	asked s0 F1 | asked chance C5 | asked over
//	who 0 2                  the seats of the decision, in its order
//	legal a b …              all that is legal, in the order of the list
//	refused a R13            of one noun that is on offer
//	odds a 3 b 1 …           all outcomes of the chance with their weights
//	scores 34 29             the totals by seat
//	places 1 2               by seat
//	sum 00c0ffee             the number of the position, see sum
//	zones.CUB.citizens 1     a part of the position by the names of its
//	                         description; of a list all items; none: it is not
//	                         there
func holds(m *rules.Match, words []string) error {
	s := m.State.(*State)
	claim := strings.Join(words[1:], " ")
	is := func(got string) error {
		if got != claim {
			return fmt.Errorf("it is %q", got)
		}
		return nil
	}
	next, more := m.Next()
	switch words[0] {
	case "asked":
		switch {
		case !more:
			return is("over")
		case next == rules.Nobody:
			return is("chance " + asked(m))
		}
		return is(fmt.Sprintf("s%d %s", next, asked(m)))
	case "who":
		d := s.Decision()
		return is(join(d.Who()))
	case "legal", "odds":
		var list []string
		for _, o := range s.Options(next, nil) {
			if o.Rule == 0 {
				list = append(list, spell(o.Move))
			}
			if words[0] == "odds" {
				list = append(list, strconv.Itoa(int(o.Odds)))
			}
		}
		return is(strings.Join(list, " "))
	case "refused":
		for _, o := range s.Options(next, nil) {
			if spell(o.Move) == words[1] {
				return is(words[1] + " " + info.Rules[o.Rule])
			}
		}
		return fmt.Errorf("%s is not on offer", words[1])
	case "scores", "places":
		var list []int
		for _, score := range s.Scores() {
			if words[0] == "scores" {
				list = append(list, score.Total)
			} else {
				list = append(list, score.Place)
			}
		}
		return is(join(list))
	}
	if words[0] == "sum" {
		return is(sum(s.Fields()))
	}
	return is(partOf(s.Fields(), words[0]))
}

// join writes a list with spaces.
func join[T any](list []T) string { return strings.Trim(fmt.Sprint(list), "[]") }

// partOf writes a part of a description; "none" if it is left out.
func partOf(f rules.Fields, path string) string {
	var v any = f
	for name := range strings.SplitSeq(path, ".") {
		switch parent := v.(type) {
		case rules.Fields:
			v, _ = parent.Get(name)
		case rules.List:
			i, err := strconv.Atoi(name)
			if err != nil || i >= len(parent) {
				return "none"
			}
			v = parent[i]
		default:
			return "none"
		}
	}
	switch v := v.(type) {
	case nil:
		return "none"
	case rules.List:
		return join(v)
	case rules.Fields:
		return string(v.JSON(nil))
	}
	return fmt.Sprint(v)
}

func TestStoryNoticesWhatDoesNotHold(t *testing.T) {
	m := table(t, rules.Setup{Seats: 3}, `{"at":"auction","top":"card-7","players":[{"cash":8,"hand":["card-1","card-2"]},{"cash":1}],"zones":{"CUB":{"citizens":2}}}`)
	rulestest.Play(t, m, "s0 A1 open")
	for _, claim := range []string{
		"asked s0 A2", "who 0 1", "legal 0 1 2 3 4 5 6 7 8", "scores 1 0 0", "places 1 2 3", "round 1", "players.0.hand card-1 card-2",
		"players.2.cash none", "zones.CUB.cathedral true", "zones.CUB.citizens 2", "zones.HIS.citizens none", "players.7 none",
		`steps.2 {"step":"auction"}`,
	} {
		words := strings.Fields(claim)
		if err := holds(m, words); err != nil {
			t.Errorf("%s: %v", claim, err)
		}
		if holds(m, append(slices.Clone(words), "more")) == nil {
			t.Errorf("%q holds with anything behind it", claim)
		}
	}
	if holds(m, []string{"refused", "open", "R18"}) == nil {
		t.Error("a noun that is not on offer is refused by a rule")
	}
}
