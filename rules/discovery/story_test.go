package discovery

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

// A story is a position and what happens from there. It begins at the set-up
// if no position is described. What is not described is as on an empty table:
// players own nothing and have no piece in hand. Its lines are
//
//	s0 box dock      an answer, as rulestest.Play reads it, or its noun alone
//	... land         first legal answers, until this question is asked
//	= CRB s0 3       what must hold here, see holds
//
// and what follows a '#' is for people.
type story struct {
	name     string
	seats    int
	position string
	lines    string
	sets     SetsRule
	west     WestRule
}

func (st *story) tell(t *testing.T) *rules.Match {
	t.Helper()
	setup := rules.Setup{Seats: st.seats}
	setup.Settings[0], setup.Settings[1] = uint8(st.sets), uint8(st.west)
	var m *rules.Match
	if st.position == "" {
		var err error
		if m, err = rules.NewMatch(Game{}, setup, [8]byte{}, nil); err != nil {
			t.Fatal(err)
		}
	} else {
		m = table(t, setup, st.position)
	}
	for line := range strings.Lines(st.lines) {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
		case words[0] == "=":
			if err := holds(m, words[1:]); err != nil {
				t.Errorf("%s: %v", strings.TrimSpace(line), err)
			}
		case words[0] == "...":
			if err := skip(m, words[1]); err != nil {
				t.Fatalf("%s: %v", strings.TrimSpace(line), err)
			}
		default:
			rulestest.Play(t, m, strings.TrimSpace(line))
		}
		if err := m.State.Check(); err != nil {
			t.Fatalf("after %q: %v", line, err)
		}
	}
	return m
}

func tellAll(t *testing.T, stories []story) {
	t.Helper()
	for i := range stories {
		t.Run(stories[i].name, func(t *testing.T) { stories[i].tell(t) })
	}
}

// skip goes on with the first legal answers until a question is asked.
func skip(m *rules.Match, question string) error {
	for asked(m) != question {
		seat, ok := m.Next()
		if !ok {
			return fmt.Errorf("the game is over before %q is asked", question)
		}
		for _, o := range m.State.Options(seat, nil) {
			if o.Rule == 0 {
				if err := m.Enter(o.Move); err != nil {
					return err
				}
				break
			}
		}
	}
	return nil
}

// asked is the id of the question, or "over".
func asked(m *rules.Match) string {
	d := m.State.Decision()
	if d.Kind == rules.Over {
		return "over"
	}
	return info.Questions[d.Question]
}

// holds says what is otherwise than the words claim. They are one of
//
//	asked s0 box | asked chance tile | asked over
//	who 1 0 2                the seats of the decision, in its order
//	legal a b …              all that is legal, in the order of the list
//	refused a code           of one noun
//	odds a 3 b 1 …           all outcomes of the chance with their weights
//	scores 34 29             the totals by seat
//	cash 12 10               by seat
//	turn 4 | order 1 0 | ship box | ship gone | stock 5 | shown I-01 …
//	offer fur 1 rice 2       all goods face up; also "pool", of single types
//	s0 cash 12 | s0 ships 1 | s0 goods fur 1 | s0 trade 3 | s0 place 1 | s0 total 8
//	s0 hand soldier 2        also supply, shipping, discovery
//	s0 has D05               a tile, counter or card
//	s0 scored 0 6 0 | s0 part buildings 4
//	CRB s0 3                 pieces there; also "CRB s0 soldiers 1"
//	CRB good | CRB taken | CAN open | CAN closed | CAN shows D05 | CAN hides
//	box warfare 2            pieces in a box with spaces
//	tile I-01 gone           also "hidden"
func holds(m *rules.Match, words []string) error {
	s := m.State.(*State)
	rest := words[1:]
	equal := func(got any, want ...string) error {
		if g, w := fmt.Sprint(got), strings.Join(want, " "); g != w {
			return fmt.Errorf("it is %s", g)
		}
		return nil
	}
	if seat, ok := seatOf(words[0]); ok {
		return seatHolds(s, seat, rest)
	}
	if r := slices.Index(regionIDs, words[0]); r >= 0 {
		return regionHolds(s, Region(r), rest)
	}
	d := s.Decision()
	next, _ := m.Next()
	switch words[0] {
	case "asked":
		who := "chance"
		switch {
		case d.Kind == rules.Over:
			return equal("over", rest...)
		case next != rules.Nobody:
			who = fmt.Sprintf("s%d", next)
		}
		return equal(who+" "+asked(m), rest...)
	case "who":
		return equal(join(d.Who()), rest...)
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
		return equal(strings.Join(list, " "), rest...)
	case "refused":
		for _, o := range s.Options(next, nil) {
			if spell(o.Move) == rest[0] {
				return equal(info.Rules[o.Rule], rest[1])
			}
		}
		return fmt.Errorf("%s is not on offer", rest[0])
	case "scores":
		return equal(join(totals(s)), rest...)
	case "cash":
		return equal(join(cash(s)), rest...)
	case "turn":
		return equal(s.Turn, rest...)
	case "order":
		return equal(join(s.inOrder()), rest...)
	case "ship":
		return equal(s.ShipInBox, map[string]string{"box": "true", "gone": "false"}[rest[0]])
	case "stock":
		return equal(s.ShipsStock, rest...)
	case "shown":
		return equal(join(heldBy(s.Tiles[:], tileIDs, Shown)), rest...)
	case "offer":
		return equal(goodsText(&s.Offer), rest...)
	case "pool":
		return equal(s.Pool[slices.Index(goodIDs, rest[0])], rest[1])
	case "box":
		n := 0
		for _, p := range s.allSpaces(Box(slices.Index(boxIDs, rest[0]))) {
			if p.Kind != NoKind {
				n++
			}
		}
		return equal(n, rest[1])
	case "tile":
		holder := s.Tiles[slices.Index(tileIDs, rest[0])]
		return equal(holder, strconv.Itoa(int(map[string]Holder{"gone": Gone, "hidden": Hidden}[rest[1]])))
	}
	return fmt.Errorf("no such claim")
}

func totals(s *State) (list []int) {
	for _, score := range s.Scores() {
		list = append(list, score.Total)
	}
	return list
}

func cash(s *State) (list []int) {
	for seat := range s.Seats {
		list = append(list, int(s.Players[seat].Cash))
	}
	return list
}

// join writes a list with spaces.
func join[T any](list []T) string { return strings.Trim(fmt.Sprint(list), "[]") }

func seatOf(word string) (rules.Seat, bool) {
	n, found := strings.CutPrefix(word, "s")
	seat, err := strconv.Atoi(n)
	return rules.Seat(seat), found && err == nil
}

func goodsText(goods *[GoodCount]int8) string {
	var list []string
	for g, n := range goods {
		if n > 0 {
			list = append(list, goodIDs[g], strconv.Itoa(int(n)))
		}
	}
	return strings.Join(list, " ")
}

func seatHolds(s *State, seat rules.Seat, words []string) error {
	p := &s.Players[seat]
	score := s.Scores()[seat]
	want := 0
	if len(words) > 1 {
		want, _ = strconv.Atoi(words[len(words)-1])
	}
	number := func(got int) error {
		if got != want {
			return fmt.Errorf("it is %d", got)
		}
		return nil
	}
	place := func(pieces *[KindCount]int8) error { return number(int(pieces[slices.Index(kindIDs, words[1])+1])) }
	switch words[0] {
	case "cash":
		return number(int(p.Cash))
	case "ships":
		return number(int(p.Ships))
	case "goods":
		if got := goodsText(&p.Goods); got != strings.Join(words[1:], " ") {
			return fmt.Errorf("it is %q", got)
		}
		return nil
	case "trade":
		return number(int(p.Trade))
	case "place":
		return number(score.Place)
	case "total":
		return number(score.Total)
	case "hand":
		return place(&p.Hand)
	case "supply":
		return place(&p.Supply)
	case "shipping":
		return place(&p.Shipping)
	case "discovery":
		return place(&p.Discovery)
	case "scored":
		if got := join(p.Scored[:]); got != strings.Join(words[1:], " ") {
			return fmt.Errorf("it is %s", got)
		}
		return nil
	case "part":
		return number(score.Parts[slices.Index(info.Parts, words[1])])
	case "has", "lacks":
		has := slices.Contains(slices.Concat(
			heldBy(s.Tiles[:], tileIDs, Holder(seat)), heldBy(s.Counters[:], counterIDs, Holder(seat)),
			heldBy(s.Cards[:], cardIDs, Holder(seat))), any(words[1]))
		if has != (words[0] == "has") {
			return fmt.Errorf("it is not so")
		}
		return nil
	}
	return fmt.Errorf("no such claim")
}

func regionHolds(s *State, r Region, words []string) error {
	region := &s.Regions[r]
	counter, known := s.KnownCounter(r)
	ok := false
	switch words[0] {
	case "good":
		ok = region.Good
	case "taken":
		ok = !region.Good
	case "open":
		ok = region.Discovered
	case "closed":
		ok = !region.Discovered
	case "hides":
		ok = !known && !region.Discovered
	case "shows":
		ok = known && counterIDs[counter] == words[1]
	default:
		seat, isSeat := seatOf(words[0])
		if !isSeat {
			return fmt.Errorf("no such claim")
		}
		got, want := int(region.Count(seat)), words[1]
		if words[1] == "soldiers" {
			got, want = int(region.Soldiers[seat]), words[2]
		}
		if strconv.Itoa(got) != want {
			return fmt.Errorf("it is %d", got)
		}
		return nil
	}
	if !ok {
		return fmt.Errorf("it is not so")
	}
	return nil
}

func TestStoryNoticesWhatDoesNotHold(t *testing.T) {
	m := table(t, rules.Setup{Seats: 2}, `{"turn":4,"players":[{"cash":3,"hand":{"soldier":1},"goods":{"fur":1},
		"buildings":["I-01"],"scored":[6]}],"offer":{"rice":1},"shown":["II-01"],"regions":{"MEX":{"counter":"D05"},"CRB":{"settlers":[2]}}}`)
	for _, claim := range []string{
		"asked s0 box", "who 0", "scores 6 0", "cash 3 0", "refused dock-x dock-tile", "turn 4", "order 0 1", "ship box", "stock 7",
		"shown II-01", "offer rice 1", "pool rice 2", "s0 cash 3", "s0 ships 0", "s0 goods fur 1", "s0 trade 0",
		"s0 place 1", "s0 total 6", "s0 hand soldier 1", "s0 supply colonist 27", "s0 shipping captain 0",
		"s0 discovery captain 0", "s0 has I-01", "s0 lacks I-02", "s0 scored 6 0 0", "s0 part regions-3 6",
		"CRB s0 2", "CRB s0 soldiers 0", "CRB good", "CRB open", "MEX closed", "MEX shows D05", "CAN hides",
		"box warfare 0", "tile I-02 gone", "tile II-02 hidden",
	} {
		if err := holds(m, strings.Fields(claim)); err != nil {
			t.Errorf("%s: %v", claim, err)
		}
	}
	for _, claim := range []string{
		"asked s1 box", "asked over", "scores 6 1", "cash 3", "who 1", "refused dock-x dock-taken", "refused MEX dock-tile", "legal dock", "turn 3",
		"order 1 0", "ship gone", "stock 6", "shown II-02", "offer rice 2", "pool rice 3", "s0 cash 4", "s0 ships 1",
		"s0 goods fur 2", "s0 goods", "s1 goods fur 1", "s0 trade 1", "s0 place 2", "s0 total 5", "s0 hand soldier 0",
		"s0 supply colonist 28", "s0 shipping captain 1", "s0 discovery captain 1", "s1 has I-01", "s0 lacks I-01",
		"s0 scored 0 0 6", "s0 part regions-3 0", "CRB s0 1", "CRB s0 soldiers 1", "CRB taken", "CRB closed", "MEX open",
		"MEX shows D06", "MEX hides", "box warfare 1", "tile I-02 hidden", "tile II-02 gone", "odds rice 1", "MEX sinks",
		"s0 sings", "the sea is calm",
	} {
		if holds(m, strings.Fields(claim)) == nil {
			t.Errorf("%q holds, it is not so", claim)
		}
	}
}
