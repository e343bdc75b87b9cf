package bot_test

import (
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/rulestest"
	"flota/rules/rulestest/toy"
)

// blank knows nothing of the toy game but who has won.
type blank struct{}

func (blank) Weigh(_ rules.State, _ rules.Seat, options []rules.Option, weights []float32) {
	for i, o := range options {
		weights[i] = 0
		if o.Rule == 0 {
			weights[i] = 1
		}
	}
}

func (blank) Begin(rules.State, func() uint64) {}

func (blank) Follow(s rules.State, seat rules.Seat, options []rules.Option, draw func() uint64) rules.Move {
	return bot.Random{Draw: draw}.Answer(s, seat, options)
}

func (blank) Settled(rules.State, rules.State) bool { return false }

func (blank) Judge(s rules.State, shares *[rules.MaxSeats]float32) { bot.Winners(s.Scores(), shares) }

func (blank) Reason(_ rules.State, seat rules.Seat, move rules.Move) bot.Reason {
	return bot.Reason{Kind: 1, Args: [4]int16{int16(seat), int16(move)}}
}

func thinker(level bot.Level, seed uint64, simulations int) *bot.Thinker {
	return &bot.Thinker{Level: level, Knowledge: blank{}, Draw: draw(seed), Budget: bot.Budget{Simulations: simulations}}
}

// watched looks at a player's answers.
type watched struct {
	bot.Player
	watch func(s rules.State, seat rules.Seat, options []rules.Option, move rules.Move)
}

func (w watched) Answer(s rules.State, seat rules.Seat, options []rules.Option) rules.Move {
	before := s.Clone()
	move := w.Player.Answer(s, seat, options)
	w.watch(before, seat, options, move)
	if !s.Equal(before) {
		panic("a player has changed the state")
	}
	return move
}

func TestSearchBeatsRandom(t *testing.T) {
	won := float32(0)
	const matches = 60
	for i := range matches {
		seats := 2 + i%3
		m := newMatch(t, seats)
		players := everybody(bot.Random{Draw: draw(uint64(i))}, seats)
		seat := rules.Seat(i % seats)
		players[seat] = thinker(bot.Hard, uint64(i), 200)
		if err := bot.Play(m, players, draw(uint64(1000+i))); err != nil {
			t.Fatal(err)
		}
		var shares [rules.MaxSeats]float32
		bot.Winners(m.State.Scores(), &shares)
		won += shares[seat]
	}
	// With as many random players instead it would be 22 of 60.
	if won < 40 {
		t.Errorf("the search has won %.1f of %d matches", won, matches)
	}
}

func TestSearchFollowsFromItsSeedAndBudget(t *testing.T) {
	var logs [3][]rules.Answer
	for i, seed := range [...]uint64{1, 1, 2} {
		m := newMatch(t, 3)
		if err := bot.Play(m, everybody(thinker(bot.Hard, seed, 50), 3), draw(9)); err != nil {
			t.Fatal(err)
		}
		logs[i] = m.Log
	}
	if !slices.Equal(logs[0], logs[1]) || slices.Equal(logs[0], logs[2]) {
		t.Error("matches of one seed differ, or those of two are the same")
	}
}

func TestSearchInPartsIsTheSameSearch(t *testing.T) {
	m := newMatch(t, 2)
	watch := func(s rules.State, seat rules.Seat, _ []rules.Option, _ rules.Move) {
		whole, parts := thinker(bot.Hard, 5, 40), thinker(bot.Hard, 5, 40)
		one := whole.Think(s, seat)
		for one.Run(1000) {
		}
		other := parts.Think(s, seat)
		for other.Run(7) {
		}
		if one.Best() != other.Best() || one.Simulations() != other.Simulations() || one.Simulations() > 40 {
			t.Errorf("at once: %d after %d, in parts: %d after %d", one.Best(), one.Simulations(), other.Best(), other.Simulations())
		}
		if got := other.Reason(); got.Args != [4]int16{int16(seat), int16(other.Best())} {
			t.Errorf("the reason is of another answer: %v", got)
		}
	}
	if err := bot.Play(m, everybody(watched{bot.Random{Draw: draw(1)}, watch}, 2), draw(1)); err != nil {
		t.Fatal(err)
	}
}

func TestTrialsAreAllLegalOptions(t *testing.T) {
	m := newMatch(t, 4)
	watch := func(s rules.State, seat rules.Seat, options []rules.Option, _ rules.Move) {
		search := thinker(bot.Hard, 5, 30).Think(s, seat)
		search.Run(30)
		var legal, tried []rules.Move
		visits := 0
		for _, o := range options {
			if o.Rule == 0 {
				legal = append(legal, o.Move)
			}
		}
		for _, trial := range search.Trials() {
			tried = append(tried, trial.Move)
			visits += trial.Visits
			if trial.Share < 0 || trial.Share > 1 {
				t.Errorf("the share of %d is %v", trial.Move, trial.Share)
			}
		}
		slices.Sort(tried)
		if !slices.Equal(tried, legal) || visits != search.Simulations() {
			t.Errorf("of %v were tried %v, %d times in %d simulations", legal, tried, visits, search.Simulations())
		}
	}
	if err := bot.Play(m, everybody(watched{bot.Random{Draw: draw(1)}, watch}, 4), draw(1)); err != nil {
		t.Fatal(err)
	}
}

// TestFullTreeStillAnswers lets a search run until its memory is used up.
func TestFullTreeStillAnswers(t *testing.T) {
	m := newMatch(t, 4)
	for m.State.Decision().Kind == rules.Chance {
		if err := m.Play(rules.Nobody, rules.Draw(m.State.Options(rules.Nobody, nil), 0)); err != nil {
			t.Fatal(err)
		}
	}
	seat, _ := m.Next()
	search := thinker(bot.Hard, 1, 0).Think(m.State, seat)
	for search.Run(1000) && search.Simulations() < 80_000 {
	}
	if search.Simulations() < 80_000 {
		t.Skipf("settled after %d simulations", search.Simulations())
	}
	if nodes, edges := search.Size(); nodes > bot.MaxNodes || edges > bot.MaxEdges {
		t.Errorf("the tree has %d nodes and %d edges", nodes, edges)
	}
}

func TestClockEndsASearch(t *testing.T) {
	m := newMatch(t, 2)
	looks := 0.0
	th := thinker(bot.Hard, 1, 0)
	th.Budget = bot.Budget{Seconds: 5, Clock: func() float64 { looks++; return looks }}
	watch := func(rules.State, rules.Seat, []rules.Option, rules.Move) {
		if looks > 7 {
			t.Errorf("the clock was looked at %v times for 5 seconds", looks)
		}
		looks = 0
	}
	if err := bot.Play(m, everybody(watched{th, watch}, 2), draw(1)); err != nil {
		t.Fatal(err)
	}
}

func TestEasyIsDrawnByTheWeights(t *testing.T) {
	options := []rules.Option{{Move: 1}, {Move: 2, Rule: 1}, {Move: 3}, {Move: 4}}
	weights := []float32{1, 5, 3, 0}
	count := map[rules.Move]int{}
	r := draw(1)
	for range 4000 {
		count[bot.Pick(options, weights, r())]++
	}
	if count[2]+count[4] > 0 || count[1] < 900 || count[1] > 1100 {
		t.Errorf("the picks are %v", count)
	}
}

func TestLevelsAreFoundByTheirIDs(t *testing.T) {
	for l := range bot.Level(bot.LevelCount) {
		if got, ok := bot.FindLevel(l.String()); !ok || got != l {
			t.Errorf("%s is %v", l, got)
		}
	}
	if _, ok := bot.FindLevel("grandmaster"); ok {
		t.Error("an unknown id is a level")
	}
}

// fond likes the first option eight times as much as any other.
type fond struct{ blank }

func (fond) Weigh(s rules.State, seat rules.Seat, options []rules.Option, weights []float32) {
	blank{}.Weigh(s, seat, options, weights)
	for i := range weights {
		if weights[i] > 0 {
			weights[i] *= 8
			return
		}
	}
}

func TestEasyIsMoreCarelessThanItsWeights(t *testing.T) {
	m := rulestest.Random(toy.Game{}, rules.Setup{Seats: 2}, 3)
	for ply := range m.Log {
		s := m.At(ply).State
		d := s.Decision()
		if d.Kind != rules.Choice {
			continue
		}
		legal := 0
		for _, o := range s.Options(d.Seats[0], nil) {
			if o.Rule == 0 {
				legal++
			}
		}
		if legal < 3 {
			continue
		}
		count := map[rules.Move]int{}
		most := 0
		for seed := range uint64(2000) {
			th := &bot.Thinker{Level: bot.Easy, Knowledge: fond{}, Draw: draw(seed)}
			move := th.Answer(s, d.Seats[0], nil)
			count[move]++
			most = max(most, count[move])
		}
		// Of three options: eight tenths by the weights, a third if they were alike.
		byWeights, alike := 2000*8/(7+legal), 2000/legal
		if most > byWeights*95/100 || most < alike*12/10 || len(count) != legal {
			t.Errorf("ply %d, %d options: the favourite is given %d times in 2000, by its weight %d, by lot %d", ply, legal, most, byWeights, alike)
		}
		return
	}
	t.Fatal("no decision of the toy game has three options")
}
