package rules_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
	"flota/rules/rulestest/toy"
)

// begin starts a match of the toy game and plays answers.
func begin(t *testing.T, seats int, answers ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(toy.Game{}, rules.Setup{Seats: seats}, [8]byte{1, 2, 3}, []string{"Ann"})
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, answers...)
	return m
}

// spell writes answers as "s0:pass chance:silk".
func spell(answers []rules.Answer) string {
	var words []string
	for _, a := range answers {
		seat := "chance"
		if a.Seat != rules.Nobody {
			seat = "s" + string(rune('0'+a.Seat))
		}
		words = append(words, seat+":"+toy.Game{}.Noun(a.Move))
	}
	return strings.Join(words, " ")
}

// move is the number of a noun of the toy game.
func move(noun string) rules.Move {
	for m := range rules.Move(100) {
		if (toy.Game{}).Noun(m) == noun {
			return m
		}
	}
	panic("no noun " + noun)
}

// wantLog fails the test if a match has another log or sealed answers.
func wantLog(t *testing.T, m *rules.Match, log, given string) {
	t.Helper()
	if got := spell(m.Log); got != log {
		t.Errorf("the log is %q, want %q", got, log)
	}
	if got := spell(m.Given); got != given {
		t.Errorf("given is %q, want %q", got, given)
	}
}

func permutations(n int) [][]int {
	if n == 0 {
		return [][]int{nil}
	}
	var all [][]int
	for _, p := range permutations(n - 1) {
		for at := range n {
			all = append(all, slices.Insert(slices.Clone(p), at, n-1))
		}
	}
	return all
}

func TestNewMatchRefusesASetupWithTheGamesWords(t *testing.T) {
	m, err := rules.NewMatch(toy.Game{}, rules.Setup{Seats: 5}, [8]byte{}, nil)
	if m != nil || err == nil || !strings.Contains(err.Error(), "5 merchants") {
		t.Errorf("%v, %v", m, err)
	}
}

func TestSealedAnswersOfAnySequenceEnterInTheOrderOfTheDecision(t *testing.T) {
	// The second lot begins with seat 1.
	first := begin(t, 4, "cloth", "0", "0", "0", "0", "silk")
	bids := []string{"s0 bid 3", "s1 bid 0", "s2 bid 7", "s3 bid 7"}
	var one rules.State
	for _, order := range permutations(4) {
		m := first.At(len(first.Log))
		for _, i := range order {
			rulestest.Play(t, m, bids[i])
		}
		wantLog(t, m, "chance:cloth s0:0 s1:0 s2:0 s3:0 chance:silk s1:0 s2:7 s3:7 s0:3", "")
		if one == nil {
			one = m.State
		}
		if !m.State.Equal(one) {
			t.Errorf("in sequence %v the bids lead elsewhere", order)
		}
	}
}

func TestSealedAnswerIsNotKnownBeforeTheLastIsIn(t *testing.T) {
	m := begin(t, 3, "chance lot silk")
	before := m.State.Clone()
	for _, bid := range []string{"s2 bid 4", "s0 bid 1"} {
		rulestest.Play(t, m, bid)
		if !m.State.Equal(before) || m.State.Decision() != before.Decision() {
			t.Errorf("%s changes the state", bid)
		}
		if len(m.Log) != 1 || len(m.Events(0, 1)) != 1 {
			t.Errorf("%s enters the log", bid)
		}
	}
	wantLog(t, m, "chance:silk", "s2:4 s0:1")
	rulestest.Play(t, m, "s1 bid 2")
	wantLog(t, m, "chance:silk s0:1 s1:2 s2:4", "")
}

func TestSecondSealedAnswerOfASeatIsRefused(t *testing.T) {
	m := begin(t, 2, "chance lot silk", "s1 bid 4")
	for _, noun := range []string{"4", "5"} {
		err := m.Play(1, move(noun))
		var illegal *rules.Illegal
		if !errors.As(err, &illegal) || illegal.Seat != 1 || illegal.Ply != 1 || illegal.Rule != 0 {
			t.Errorf("%v", err)
		}
	}
	wantLog(t, m, "chance:silk", "s1:4")
}

func TestNextNamesTheFirstSeatThatHasNotAnswered(t *testing.T) {
	m := begin(t, 3)
	for _, step := range []struct {
		answer string
		next   rules.Seat
	}{
		{"chance lot silk", 0},
		{"s1 bid 2", 0},
		{"s0 bid 0", 2},
		{"s2 bid 0", 1}, // seat 1 has won
		{"north", 1},
		{"pass", rules.Nobody},
	} {
		rulestest.Play(t, m, step.answer)
		if next, ok := m.Next(); next != step.next || !ok {
			t.Errorf("after %s %d is next, %v; want %d", step.answer, next, ok, step.next)
		}
	}
	over := rulestest.Random(toy.Game{}, rules.Setup{Seats: 2}, 1)
	if next, ok := over.Next(); ok || next != rules.Nobody {
		t.Errorf("at the end %d is next", next)
	}
}

func TestIllegalAnswerSaysWhyAndChangesNothing(t *testing.T) {
	chance := begin(t, 2)
	bid := begin(t, 2, "chance lot silk")
	half := begin(t, 2, "chance lot silk", "s0 bid 1")
	shed := begin(t, 2, "chance lot silk", "s0 bid 5", "s1 bid 0")
	over := rulestest.Random(toy.Game{}, rules.Setup{Seats: 2}, 1)
	for _, test := range []struct {
		name   string
		m      *rules.Match
		seat   rules.Seat
		move   rules.Move
		ply    int
		rule   string // its code
		reason string
	}{
		{"more than the purse", bid, 1, move("9"), 1, "coins", `coins refuses "9" to s1: Nobody can bid more coins`},
		{"more than the purse, of another's", half, 1, move("9"), 1, "coins", "coins refuses"},
		{"another noun", bid, 0, move("north"), 1, "", `"north" is no answer to "bid"`},
		{"no noun", bid, 0, 999, 1, "", "999 is no move of this game"},
		{"no such seat", bid, 2, move("1"), 1, "", "s2 is not asked; s0 is"},
		{"another seat", shed, 1, move("north"), 3, "", `s1 is not asked; s0 is, for "shed"`},
		{"nobody", shed, rules.Nobody, move("north"), 3, "", "chance is not asked; s0 is"},
		{"a seat at a chance", chance, 0, move("silk"), 0, "", "a chance is to be drawn (lot)"},
		{"an outcome that is none", chance, rules.Nobody, move("pass"), 0, "", `"pass" is no answer to "lot"`},
		{"at the end", over, 0, move("pass"), len(over.Log), "", "the game is over"},
		{"a chance at the end", over, rules.Nobody, move("silk"), len(over.Log), "", "the game is over"},
	} {
		t.Run(test.name, func(t *testing.T) {
			log, given, before := slices.Clone(test.m.Log), slices.Clone(test.m.Given), test.m.State.Clone()
			err := test.m.Play(test.seat, test.move)
			var illegal *rules.Illegal
			if !errors.As(err, &illegal) {
				t.Fatalf("error %v is no *Illegal", err)
			}
			code := test.m.Game.Info().Rules[illegal.Rule]
			if illegal.Ply != test.ply || illegal.Seat != test.seat || illegal.Move != test.move || code != test.rule {
				t.Errorf("%+v, want ply %d, rule %q", illegal, test.ply, test.rule)
			}
			if !strings.HasPrefix(err.Error(), "rules: at ply ") || !strings.Contains(err.Error(), test.reason) {
				t.Errorf("%q does not say %q", err, test.reason)
			}
			if !slices.Equal(log, test.m.Log) || !slices.Equal(given, test.m.Given) || !before.Equal(test.m.State) {
				t.Error("the match is not what it was")
			}
		})
	}
}

func TestEnterPlaysForTheSeatThatIsNext(t *testing.T) {
	m := begin(t, 2)
	for _, noun := range []string{"silk", "1", "0", "east"} {
		if err := m.Enter(move(noun)); err != nil {
			t.Fatal(err)
		}
	}
	wantLog(t, m, "chance:silk s0:1 s1:0 s0:east", "")
	over := rulestest.Random(toy.Game{}, rules.Setup{Seats: 2}, 1)
	if err := over.Enter(0); err == nil {
		t.Error("there is a move after the end")
	}
}

func TestReplayKeepsWhatIsLegal(t *testing.T) {
	m := begin(t, 2)
	err := m.Replay([]rules.Move{move("silk"), move("1"), move("0"), move("cloth"), move("north")})
	var illegal *rules.Illegal
	if !errors.As(err, &illegal) || illegal.Ply != 3 || illegal.Move != move("cloth") || illegal.Seat != 0 {
		t.Errorf("error %v, want cloth at ply 3", err)
	}
	wantLog(t, m, "chance:silk s0:1 s1:0", "")

	// Of a sealed decision of which the second answer is not legal the first
	// waits on.
	m = begin(t, 2)
	err = m.Replay([]rules.Move{move("silk"), move("1"), move("9"), move("0")})
	if !errors.As(err, &illegal) || illegal.Ply != 1 || illegal.Seat != 1 || illegal.Rule == 0 {
		t.Errorf("error %v, want a rule at ply 1", err)
	}
	wantLog(t, m, "chance:silk", "s0:1")
}

func TestReplayOfTheMovesIsTheMatch(t *testing.T) {
	for seed := range uint64(20) {
		m := rulestest.Random(toy.Game{}, rules.Setup{Seats: 2 + int(seed%3)}, seed)
		again, err := rules.NewMatch(m.Game, m.Setup, m.ID, m.Names)
		if err != nil {
			t.Fatal(err)
		}
		if err := again.Replay(m.Moves()); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(m.Log, again.Log) || !m.State.Equal(again.State) {
			t.Errorf("seed %d leads to another match", seed)
		}
		if end := len(m.Log); !slices.Equal(m.Events(0, end), again.Events(0, end)) {
			t.Errorf("seed %d has other events", seed)
		}
	}
}

// lot is a match of a whole lot: 0 chance, 1-3 bids, 4 shed, 5 market.
func lot(t *testing.T) *rules.Match {
	return begin(t, 3, "chance lot spice", "s0 bid 1", "s1 bid 2", "s2 bid 0", "s1 shed north", "s1 market pass")
}

func TestAtAndUndoStandBeforeASealedDecisionThatTheyCut(t *testing.T) {
	m := lot(t)
	for ply, want := range []string{
		"",
		"chance:spice",
		"chance:spice",
		"chance:spice",
		"chance:spice s0:1 s1:2 s2:0",
		"chance:spice s0:1 s1:2 s2:0 s1:north",
		"chance:spice s0:1 s1:2 s2:0 s1:north s1:pass",
	} {
		past := m.At(ply)
		wantLog(t, past, want, "")
		undone := m.At(len(m.Log))
		undone.Undo(ply)
		wantLog(t, undone, want, "")
		replayed := begin(t, 3)
		if err := replayed.Replay(m.Moves()[:len(past.Log)]); err != nil {
			t.Fatal(err)
		}
		if !past.State.Equal(replayed.State) || !undone.State.Equal(replayed.State) {
			t.Errorf("at ply %d the state is not that of the replay", ply)
		}
		if past.ID != m.ID || past.Setup != m.Setup || past.Names[0] != "Ann" {
			t.Errorf("at ply %d it is another match", ply)
		}
	}
}

func TestAtGivesAMatchOfItsOwn(t *testing.T) {
	m := lot(t)
	log, state := slices.Clone(m.Log), m.State.Clone()
	for ply := range len(m.Log) + 1 {
		past := m.At(ply)
		rulestest.Play(t, past, playable(past))
		past.Undo(0)
		rulestest.Play(t, past, "chance lot silk", "s0 bid 8", "s1 bid 8", "s2 bid 8")
	}
	if !slices.Equal(m.Log, log) || !m.State.Equal(state) {
		t.Error("moves in the past change the match")
	}
}

// playable is the noun of a legal answer.
func playable(m *rules.Match) string {
	seat, _ := m.Next()
	for _, o := range m.State.Options(seat, nil) {
		if o.Rule == 0 {
			return m.Game.Noun(o.Move)
		}
	}
	panic("nothing is legal")
}

func TestUndoDropsSealedAnswersThatWait(t *testing.T) {
	m := begin(t, 3, "chance lot silk", "s2 bid 4")
	m.Undo(len(m.Log))
	wantLog(t, m, "chance:silk", "")
	rulestest.Play(t, m, "s2 bid 5", "s0 bid 0", "s1 bid 0")
	wantLog(t, m, "chance:silk s0:0 s1:0 s2:5", "")
}

func TestUndoAndOtherMovesGoOn(t *testing.T) {
	m := lot(t)
	m.Undo(4)
	rulestest.Play(t, m, "s1 shed south", "s1 market sell")
	wantLog(t, m, "chance:spice s0:1 s1:2 s2:0 s1:south s1:sell", "")
	fresh := begin(t, 3, "chance lot spice", "s0 bid 1", "s1 bid 2", "s2 bid 0", "s1 shed south", "s1 market sell")
	if !m.State.Equal(fresh.State) || !slices.Equal(m.Events(0, 6), fresh.Events(0, 6)) {
		t.Error("the match is not the one played without undo")
	}
}

func TestOpenReachesBackToTheLatestReveal(t *testing.T) {
	m := begin(t, 3)
	for i, step := range []struct {
		answer string
		open   int
	}{
		{"", 0},
		{"chance lot spice", 1}, // drawn
		{"s0 bid 1", 1},         // sealed
		{"s1 bid 2", 1},
		{"s2 bid 0", 4}, // opened
		{"s1 shed north", 4},
		{"s1 market pass", 4},
		{"chance lot cloth", 7},
	} {
		if i > 0 {
			rulestest.Play(t, m, step.answer)
		}
		if open := m.Open(); open != step.open {
			t.Errorf("after %q open is %d, want %d", step.answer, open, step.open)
		}
	}
	m.Undo(6)
	if open := m.Open(); open != 4 {
		t.Errorf("after undo open is %d, want 4", open)
	}
}

func TestEventsBelongToTheirPlies(t *testing.T) {
	m := lot(t)
	count := func(first, end int) int { return len(m.Events(first, end)) }
	for _, test := range []struct{ first, end, want int }{
		{0, 0, 0},
		{0, 1, 1}, // a crate is drawn
		{1, 2, 4}, // three bids and the winner, all at the first answer
		{2, 3, 0},
		{3, 4, 0},
		{1, 4, 4},
		{4, 5, 1}, // stowed
		{5, 6, 0}, // pass
		{0, 6, 6},
		{6, 6, 0},
	} {
		if got := count(test.first, test.end); got != test.want {
			t.Errorf("plies %d to %d have %d events, want %d", test.first, test.end, got, test.want)
		}
	}
	var all []rules.Event
	for ply := range m.Log {
		all = append(all, m.Events(ply, ply+1)...)
	}
	if !slices.Equal(all, m.Events(0, len(m.Log))) {
		t.Error("the events ply by ply are not those of all plies")
	}
	text := m.Text("en")
	if got := text.Event(m.Events(4, 5)[0]); got != "Blue stows the spice in the north shed." {
		t.Errorf("%q", got)
	}
	if got := text.Event(m.Events(1, 2)[0]); got != "Ann has bid 1." {
		t.Errorf("%q", got)
	}
}

func TestEventsOfThePastStayAsTheyWere(t *testing.T) {
	m := lot(t)
	before := m.Events(0, 6)
	kept := slices.Clone(before)
	rulestest.Play(t, m, "chance lot silk", "s0 bid 0", "s1 bid 0", "s2 bid 0")
	if !slices.Equal(kept, before) || !slices.Equal(kept, m.Events(0, 6)) {
		t.Error("events change when the match goes on")
	}
}

// beginAt starts a match where the answers to another lead.
func beginAt(t *testing.T, seats int, answers ...string) *rules.Match {
	t.Helper()
	past := begin(t, seats, answers...)
	m, err := rules.NewMatchFrom(toy.Game{}, past.Setup, past.State.Fields(), [8]byte{9}, []string{"Ann"})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestMatchFromAPositionGoesOnAndComesBackThere(t *testing.T) {
	m := beginAt(t, 3, "chance lot spice", "s0 bid 1", "s1 bid 2", "s2 bid 0")
	first := m.State.Clone()
	if len(m.Log) != 0 || m.Open() != 0 || len(m.Events(0, 0)) != 0 || m.ID != [8]byte{9} || m.Names[0] != "Ann" {
		t.Errorf("it begins with %d answers", len(m.Log))
	}
	rulestest.Play(t, m, "s1 shed north", "s1 market pass", "chance lot silk", "s2 bid 1", "s1 bid 0", "s0 bid 0")
	wantLog(t, m, "s1:north s1:pass chance:silk s1:0 s2:1 s0:0", "")
	position := m.Position
	for ply, log := range map[int]string{0: "", 1: "s1:north", 3: "s1:north s1:pass chance:silk", 4: "s1:north s1:pass chance:silk"} {
		past := m.At(ply)
		wantLog(t, past, log, "")
		if !past.SameStart(m) || !reflect.DeepEqual(past.Position, position) {
			t.Errorf("at ply %d it starts elsewhere", ply)
		}
	}
	m.Undo(0)
	if !m.State.Equal(first) || len(m.Log) != 0 || !reflect.DeepEqual(m.Position, position) {
		t.Error("undo does not come back to the position")
	}
	rulestest.Play(t, m, "s1 shed south")
	wantLog(t, m, "s1:south", "")
}

func TestMatchKeepsThePositionAsTheGameDescribesIt(t *testing.T) {
	// What is not said is as on an empty table.
	m, err := rules.NewMatchFrom(toy.Game{}, rules.Setup{Seats: 2}, rules.Fields{}, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(m.Position, m.State.Fields()) {
		t.Errorf("it is %s", m.Position.JSON(nil))
	}
	rulestest.Play(t, m, "chance lot silk")
	if again := m.At(0).State.Fields(); !reflect.DeepEqual(m.Position, again) {
		t.Errorf("it is %s after an answer, %s was it", m.Position.JSON(nil), again.JSON(nil))
	}
}

func TestMatchFromAPositionThatCannotBe(t *testing.T) {
	m, err := rules.NewMatchFrom(toy.Game{}, rules.Setup{Seats: 2}, rules.Fields{{Name: "sold", Value: 7}}, [8]byte{}, nil)
	if m != nil || err == nil || err.Error() != "position: sold is 7, it must be 0 to 6" {
		t.Errorf("%v, %v", m, err)
	}
	only := struct{ rules.Game }{toy.Game{}} // a game that cannot
	if m, err := rules.NewMatchFrom(only, rules.Setup{Seats: 2}, nil, [8]byte{}, nil); m != nil || err == nil ||
		!strings.Contains(err.Error(), "wharf cannot start from a position") {
		t.Errorf("%v, %v", m, err)
	}
}

func TestSameStartIsOfTheSameBeginningOnly(t *testing.T) {
	m := begin(t, 3)
	described := beginAt(t, 3) // the set-up, described
	other := beginAt(t, 3, "chance lot silk")
	lean, err := rules.NewMatch(toy.Game{}, rules.Setup{Seats: 3, Settings: [rules.MaxSettings]uint8{1}}, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name string
		b    *rules.Match
		want bool
	}{
		{"itself", m, true},
		{"after answers", begin(t, 3, "chance lot silk", "s0 bid 1"), true},
		{"another id, no names", rulestest.Random(toy.Game{}, rules.Setup{Seats: 3}, 4), true},
		{"the set-up as a position", described, true},
		{"a position", other, false},
		{"more seats", begin(t, 4), false},
		{"another setting", lean, false},
		{"another version", &rules.Match{Game: newer{}, Setup: m.Setup}, false},
	} {
		if got := m.SameStart(test.b); got != test.want {
			t.Errorf("%s: %v", test.name, got)
		}
	}
	if !other.SameStart(beginAt(t, 3, "chance lot silk")) {
		t.Error("the same position is another start")
	}
}

// generous is the toy game with a rule against an answer that is not listed: north
// as if it were a bid.
type generous struct{ toy.Game }

func (g generous) New(setup rules.Setup) (rules.State, error) {
	s, err := g.Game.New(setup)
	return unbounded{s}, err
}

type unbounded struct{ rules.State }

func (s unbounded) Clone() rules.State { return unbounded{s.State.Clone()} }

func (s unbounded) Unlisted(_ rules.Seat, m rules.Move) rules.Rule {
	if m == move("north") {
		return 1
	}
	return 0
}

func TestAnswerThatIsNotListedIsRefusedByItsRule(t *testing.T) {
	m, err := rules.NewMatch(generous{}, rules.Setup{Seats: 2}, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, "chance lot silk")
	for _, test := range []struct {
		seat   rules.Seat
		noun   string
		rule   rules.Rule
		reason string
	}{
		{1, "north", 1, `coins refuses "north" to s1: Nobody can bid more coins`},
		{1, "south", 0, `"south" is no answer to "bid"`},
		{2, "north", 0, "s2 is not asked"}, // the rule is for seats of the decision
	} {
		err := m.Play(test.seat, move(test.noun))
		var illegal *rules.Illegal
		if !errors.As(err, &illegal) || illegal.Rule != test.rule || !strings.Contains(err.Error(), test.reason) {
			t.Errorf("%s: %v, want rule %d: %s", test.noun, err, test.rule, test.reason)
		}
	}
	if got, rule := m.Unlisted(0, "NORTH"); got != move("north") || rule != 1 {
		t.Errorf("NORTH is move %d with rule %d", got, rule)
	}
	for _, noun := range []string{"south", "nowhere"} {
		if _, rule := m.Unlisted(0, noun); rule != 0 {
			t.Errorf("%s is refused by rule %d", noun, rule)
		}
	}
	if _, rule := begin(t, 2, "chance lot silk").Unlisted(0, "north"); rule != 0 {
		t.Errorf("a game that lists all its answers refuses another by rule %d", rule)
	}
}

// newer is the toy game with other rules.
type newer struct{ toy.Game }

func (newer) Info() *rules.Info {
	info := *toy.Game{}.Info()
	info.Version++
	return &info
}

func TestKindsHaveNames(t *testing.T) {
	for kind, want := range map[rules.Kind]string{
		rules.Over: "over", rules.Choice: "choice", rules.Sealed: "sealed", rules.Chance: "chance",
	} {
		if got := kind.String(); got != want {
			t.Errorf("%d is called %q, want %q", kind, got, want)
		}
	}
}
