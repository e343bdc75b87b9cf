package rulestest

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"flota/rules"
)

// Run plays random games, at least one of every setup, and fails the test at
// whatever package rules promises and the game does not keep. A failure says
// with which setup and seed it happened and by which moves it is reached. It
// logs which questions were never asked and which rules never refused
// anything.
func Run(t testing.TB, g rules.Game, games int) {
	t.Helper()
	r := newRun(t, g)
	r.play(games)
	r.report(t.Logf)
}

// RunAll is Run that fails, too, if a question was never asked.
func RunAll(t testing.TB, g rules.Game, games int) {
	t.Helper()
	r := newRun(t, g)
	r.play(games)
	r.report(t.Errorf)
}

// A run is a series of games.
type run struct {
	t       testing.TB
	game    rules.Game
	bound   int // plies of a game
	asked   []int
	refused []int           // by rule
	words   map[string]bool // of positions, that have no place in Info.Words
	longest int
	failed  int
}

// most is how many failures are reported before a run gives up.
const most = 3

func newRun(t testing.TB, g rules.Game) *run {
	info := g.Info()
	return &run{
		t: t, game: g, bound: Bound,
		asked: make([]int, len(info.Questions)), refused: make([]int, len(info.Rules)), words: map[string]bool{},
	}
}

func (r *run) play(games int) {
	r.t.Helper()
	if err := r.before(); err != nil {
		r.t.Errorf("rulestest: %s: %v", r.game.Info().ID, err)
		r.failed++
		return
	}
	setups := Setups(r.game)
	for i := range max(games, len(setups)) {
		setup, seed := setups[i%len(setups)], uint64(i)
		language := languages[i/len(setups)%len(languages)]
		if m, err := r.match(setup, seed, language); err != nil {
			r.t.Errorf("rulestest: %v\n%s", err, reproduction(m, seed, language))
			if r.failed++; r.failed == most {
				return
			}
		}
	}
}

// before looks at what needs no match.
func (r *run) before() (err error) {
	defer caught(&err)
	if err := checkInfo(r.game.Info()); err != nil {
		return err
	}
	for _, language := range languages {
		if err := checkText(r.game, language); err != nil {
			return fmt.Errorf("in %q: %w", language, err)
		}
	}
	if got, want := r.game.Text("tlh", nil).Game(), r.game.Text("en", nil).Game(); got != want {
		return fmt.Errorf("text: the name in an unknown language is %q, must be the English %q", got, want)
	}
	if err := checkFrom(r.game); err != nil {
		return err
	}
	return checkSetups(r.game)
}

// caught turns a panic of the rules into an error.
func caught(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
	}
}

// match plays one game. The match comes back as far as it went.
func (r *run) match(setup rules.Setup, seed uint64, language string) (m *rules.Match, err error) {
	defer caught(&err)
	names := slices.Clone(playerNames[:setup.Seats])
	if m, err = rules.NewMatch(r.game, setup, idOf(seed), names); err != nil {
		return nil, err
	}
	g := &game{
		run: r, Match: m, text: m.Text(language),
		player: newPlayer(seed), dice: rand.New(rand.NewPCG(seed, 1)),
	}
	for over := false; !over; {
		if len(m.Log) > r.bound {
			return m, fmt.Errorf("the game does not end within %d plies", r.bound)
		}
		if over, err = g.step(); err != nil {
			return m, err
		}
	}
	r.longest = max(r.longest, len(m.Log))
	return m, g.after()
}

// reproduction says how to get to where a match stands.
func reproduction(m *rules.Match, seed uint64, language string) string {
	if m == nil {
		return fmt.Sprintf("seed %d", seed)
	}
	info := m.Game.Info()
	var b strings.Builder
	fmt.Fprintf(&b, "%s version %d, %s, seed %d, language %s, at ply %d",
		info.ID, info.Version, setupText(info, m.Setup), seed, language, len(m.Log))
	if from := max(0, len(m.Log)-12); len(m.Log) > 0 {
		b.WriteString(" after")
		for _, a := range m.Log[from:] {
			fmt.Fprintf(&b, " %s:%s", seatName(a.Seat), m.Game.Noun(a.Move))
		}
	}
	b.WriteString("\nm, _ := rules.NewMatch(g, rules.Setup{")
	fmt.Fprintf(&b, "Seats: %d, Settings: [rules.MaxSettings]uint8{", m.Setup.Seats)
	for i := range info.Settings {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprint(&b, m.Setup.Settings[i])
	}
	b.WriteString("}}, [8]byte{}, nil)\nm.Replay([]rules.Move{")
	for i, a := range m.Log {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprint(&b, a.Move)
	}
	b.WriteString("})")
	for _, a := range m.Given {
		fmt.Fprintf(&b, "\nm.Play(%d, %d)", a.Seat, a.Move)
	}
	return b.String()
}

// report says what the games did not come to.
func (r *run) report(missing func(string, ...any)) {
	r.t.Helper()
	if r.failed > 0 {
		return
	}
	info := r.game.Info()
	var questions, refusals []string
	for q, n := range r.asked {
		if n == 0 && info.Questions[q] != "" {
			questions = append(questions, fmt.Sprintf("%s (%d)", info.Questions[q], q))
		}
	}
	for rule, n := range r.refused {
		if n == 0 && rule > 0 {
			refusals = append(refusals, info.Rules[rule])
		}
	}
	r.t.Logf("rulestest: %s: the longest game has %d plies", info.ID, r.longest)
	if len(r.words) > 0 {
		r.t.Logf("rulestest: %s: words of positions without a place in links: %s", info.ID,
			strings.Join(slices.Sorted(maps.Keys(r.words)), ", "))
	}
	if len(refusals) > 0 {
		r.t.Logf("rulestest: %s: rules that never refused anything: %s", info.ID, strings.Join(refusals, ", "))
	}
	if len(questions) > 0 {
		missing("rulestest: %s: questions never asked: %s", info.ID, strings.Join(questions, ", "))
	}
}

// A game is one match of a run.
type game struct {
	*run
	*rules.Match
	text   rules.Text
	player *player
	dice   *rand.Rand // for the checks, so that they do not change the moves
	within []int      // plies between the answers of one sealed decision
}

// step checks where the match stands and goes one decision on.
func (g *game) step() (over bool, err error) {
	s, seats := g.State, g.Setup.Seats
	info := g.game.Info()
	if err := s.Check(); err != nil {
		return false, fmt.Errorf("check: %w", err)
	}
	// The thorough part is done now and then only, so that many games can be
	// played, and always at the start and at the end.
	thorough := len(g.Log) == 0 || s.Decision().Kind == rules.Over || g.dice.IntN(8) == 0
	o, err := look(g.game, s, seats)
	if err != nil {
		return false, err
	}
	if err := checkPrompt(info, g.text, s, o); err != nil {
		return false, err
	}
	var before *snapshot
	_, starts := g.game.(rules.Starts)
	if starts && !thorough {
		if _, err := again(g.game, g.Setup, s); err != nil {
			return false, err
		}
	}
	if thorough {
		if before, err = shoot(g.game, s, seats); err != nil {
			return false, err
		}
		if err := checkScores(info, before.scores, seats); err != nil {
			return false, err
		}
		if err := checkFields(before.fields); err != nil {
			return false, err
		}
		if !before.offer.equal(o) {
			return false, errors.New("decision or Options: changed by looking at them")
		}
		if starts {
			if err := checkPosition(g.game, g.Setup, before, s); err != nil {
				return false, err
			}
			unplaced(info, s.Fields(), g.words)
		}
		if err := g.refusals(o); err != nil {
			return false, err
		}
	}
	if o.decision.Kind == rules.Over {
		return true, nil
	}
	g.asked[o.decision.Question]++
	for _, list := range o.options {
		for _, option := range list {
			g.refused[option.Rule]++
		}
	}

	answers := g.player.answers(o)
	still, ahead := s.Clone(), s.Clone()
	if !s.Equal(still) || !still.Equal(s) || !ahead.Equal(still) {
		return false, errors.New("clone: a copy is not Equal")
	}
	if c, ok := ahead.(rules.Copier); ok {
		c.Apply(answers) // what it was before does not matter
		if c.Copy(s); !c.Equal(s) || c.Decision() != s.Decision() {
			return false, errors.New("copy: a copy is not what the original is")
		}
	}
	foreseen := slices.Clone(ahead.Apply(slices.Clone(answers)))
	if !s.Equal(still) {
		return false, errors.New("clone: Apply to a copy changes the original or another copy")
	}
	if thorough {
		if err := g.same(before, s); err != nil {
			return false, fmt.Errorf("clone: Apply to a copy changes the original: %w", err)
		}
		if err := g.same(before, still); err != nil {
			return false, fmt.Errorf("clone: a copy is not what the original is: %w", err)
		}
	}
	ply := len(g.Log)
	for i := 1; i < len(answers); i++ {
		g.within = append(g.within, ply+i)
	}
	if err := g.answer(o, answers, before); err != nil {
		return false, err
	}
	if !slices.Equal(g.Log[ply:], answers) {
		return false, fmt.Errorf("play: the log has %v for %v", g.Log[ply:], answers)
	}
	happened := g.Events(ply, len(g.Log))
	if !slices.Equal(foreseen, happened) {
		return false, fmt.Errorf("apply: the same answers have other events: %v, on a copy %v", happened, foreseen)
	}
	if !g.State.Equal(ahead) || !ahead.Equal(g.State) {
		return false, errors.New("apply: the same answers lead to another state than on a copy")
	}
	if thorough {
		after, err := shoot(g.game, g.State, seats)
		if err != nil {
			return false, err
		}
		if err := g.same(after, ahead); err != nil {
			return false, fmt.Errorf("apply: the same answers lead to another state than on a copy: %w", err)
		}
		if err := g.same(before, still); err != nil {
			return false, fmt.Errorf("clone: Apply to the original changes a copy: %w", err)
		}
	}
	return false, checkEvents(g.text, happened, seats)
}

// same compares a state with what it said before.
func (g *game) same(before *snapshot, s rules.State) error {
	after, err := shoot(g.game, s, g.Setup.Seats)
	if err != nil {
		return err
	}
	return before.differ(after)
}

// answer plays the answers, sealed ones in a random sequence of seats.
func (g *game) answer(o *offer, answers []rules.Answer, before *snapshot) error {
	for n, i := range g.dice.Perm(len(answers)) {
		a := answers[i]
		if err := g.Play(a.Seat, a.Move); err != nil {
			return fmt.Errorf("play refuses %s of %s, which is on offer: %w",
				g.game.Noun(a.Move), seatName(a.Seat), err)
		}
		if n == len(answers)-1 || before == nil {
			continue
		}
		if err := g.refuse(a.Seat, a.Move, 0); err != nil {
			return fmt.Errorf("a second sealed answer: %w", err)
		}
		if err := g.same(before, g.State); err != nil {
			return fmt.Errorf("a sealed answer is known before the last is in: %w", err)
		}
	}
	return nil
}

// refusals tries what is not legal: a noun that a rule forbids, numbers that
// are no move or none here, and seats that are not asked.
func (g *game) refusals(o *offer) error {
	for i, seat := range o.who {
		list := o.options[i]
		var forbidden []rules.Option
		for _, option := range list {
			if option.Rule != 0 {
				forbidden = append(forbidden, option)
			}
		}
		if len(forbidden) > 0 {
			option := forbidden[g.dice.IntN(len(forbidden))]
			if err := g.refuse(seat, option.Move, option.Rule); err != nil {
				return err
			}
		}
		last := list[len(list)-1].Move
		for _, move := range [...]rules.Move{
			rules.Move(g.dice.Uint32()), rules.Move(g.dice.IntN(int(last) + 1)), last + 1, 65535,
		} {
			if !slices.ContainsFunc(list, func(o rules.Option) bool { return o.Move == move }) {
				rule := rules.Rule(0)
				if u, ok := g.State.(rules.Unlisted); ok {
					rule = u.Unlisted(seat, move)
				}
				if err := g.refuse(seat, move, rule); err != nil {
					return err
				}
			}
		}
	}
	var move rules.Move
	if len(o.options) > 0 {
		move = legal(o.options[0])[0]
	}
	for seat := rules.Nobody; int(seat) <= g.Setup.Seats; seat++ {
		if !slices.Contains(o.who, seat) {
			if err := g.refuse(seat, move, 0); err != nil {
				return err
			}
		}
	}
	return nil
}

// refuse plays what must be refused.
func (g *game) refuse(seat rules.Seat, move rules.Move, rule rules.Rule) error {
	ply, given, still := len(g.Log), slices.Clone(g.Given), g.State.Clone()
	err := g.Play(seat, move)
	what := fmt.Sprintf("Play of move %d (%s) by %s", move, g.game.Noun(move), seatName(seat))
	illegal := (*rules.Illegal)(nil)
	switch {
	case err == nil:
		return fmt.Errorf("%s is accepted, it is not legal", what)
	case !errors.As(err, &illegal):
		return fmt.Errorf("%s: the error is no *Illegal: %w", what, err)
	case illegal.Ply != ply || illegal.Seat != seat || illegal.Move != move || illegal.Rule != rule:
		return fmt.Errorf("%s: the error says ply %d, seat %d, move %d, rule %d; it should be %d, %d, %d, %d",
			what, illegal.Ply, illegal.Seat, illegal.Move, illegal.Rule, ply, seat, move, rule)
	case len(g.Log) != ply || !slices.Equal(g.Given, given) || !g.State.Equal(still):
		return fmt.Errorf("%s is refused and changes the match", what)
	}
	return checkWords("the error of Play", err.Error())
}

// after checks the whole match at its end.
func (g *game) after() error {
	first, err := g.game.New(g.Setup)
	if err != nil {
		return err
	}
	if first.Equal(g.State) {
		return errors.New("equal takes the end for the start")
	}
	plies := []int{0, len(g.Log)}
	for range 3 {
		plies = append(plies, g.dice.IntN(len(g.Log)+1))
	}
	if len(g.within) > 0 {
		plies = append(plies, g.within[g.dice.IntN(len(g.within))])
	}
	for _, ply := range plies {
		if err := checkUndo(g.Match, ply); err != nil {
			return err
		}
	}
	if err := checkLink(g.Match); err != nil {
		return err
	}
	if _, ok := g.game.(rules.Starts); ok {
		if err := checkStart(g.Match, g.dice.IntN(len(g.Log)+1)); err != nil {
			return err
		}
	}
	return checkLink(g.At(g.dice.IntN(len(g.Log) + 1)))
}
