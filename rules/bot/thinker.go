package bot

import "flota/rules"

// A Thinker is a player of a level. It answers one question at a time.
type Thinker struct {
	Level     Level
	Knowledge Knowledge
	// Draw gives random numbers; a search uses one of them and makes all others
	// of it.
	Draw func() uint64
	// Budget says how long a search may take.
	Budget Budget

	search Search
}

// A Budget bounds a search, by its simulations or by a clock. A level that
// thinks less does not use it up.
type Budget struct {
	Simulations int // 0: no bound
	Seconds     float64
	Clock       func() float64 // gives seconds from any time on; nil: no bound by time
}

// simulations is how many each level makes, at most.
var simulations = [LevelCount]int{Easy: 0, Normal: 24, Hard: 1 << 20}

// slice is how many simulations there are between two looks at the clock.
const slice = 16

// defaultSimulations is the bound of a budget that has none.
const defaultSimulations = 10_000

// Think begins to think about the answer of a seat of the decision. The search
// is void when the next one begins. It does not look at a clock: who calls Run
// does.
func (t *Thinker) Think(s rules.State, seat rules.Seat) *Search {
	most := simulations[t.Level]
	if t.Budget.Simulations > 0 {
		most = min(most, t.Budget.Simulations)
	}
	t.search.knowledge = t.Knowledge
	t.search.loose = t.Level == Normal
	t.search.reset(s, seat, most, t.Draw())
	return &t.search
}

// Answer gives what Search finds best.
func (t *Thinker) Answer(s rules.State, seat rules.Seat, _ []rules.Option) rules.Move {
	return t.Search(s, seat).Best()
}

// Search thinks about the answer of a seat of the decision as long as the budget
// allows. The search is void when the next one begins.
func (t *Thinker) Search(s rules.State, seat rules.Seat) *Search {
	search := t.Think(s, seat)
	if t.Budget.Clock == nil {
		bound := t.Budget.Simulations
		if bound == 0 {
			bound = defaultSimulations
		}
		search.Run(bound)
		return search
	}
	for end := t.Budget.Clock() + t.Budget.Seconds; search.Run(slice) && t.Budget.Clock() < end; {
	}
	return search
}
