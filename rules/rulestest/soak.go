package rulestest

import (
	"errors"
	"fmt"
	"runtime"
	"sync"

	"flota/rules"
)

// An Audit looks at each state of one match as it comes, first at that of the
// set-up and then after every decision, with the events that led there. It may
// keep what it needs of what it saw, but not the state.
type Audit = func(s rules.State, events []rules.Event) error

// A Report is what Soak came to.
type Report struct {
	Decisions int
	Games     int // that came to their end
	Longest   int // decisions of the longest
	// Asked counts questions by rules.Question, Refused refusals by rules.Rule.
	Asked, Refused []int
	// Violations says what went wrong and how to get there; the games went on
	// no further.
	Violations []error
}

// lanes is into how many series the games of Soak are cut, whatever the number
// of processors: the same seed always plays the same games.
const lanes = 8

// Soak plays random games of all setups in turn until so many decisions have
// been made, as fast as it can on all processors. It looks at less than Run but
// at every position: Check, the options, the scores at the end, and what
// audit, if it is not nil, gives for each match. Games differ in the temper of
// their players, so that rare things happen.
func Soak(g rules.Game, decisions int, seed uint64, audit func(rules.Setup) Audit) *Report {
	var wait sync.WaitGroup
	list := make([]*soaker, lanes)
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for i := range list {
		share := decisions / lanes
		if i < decisions%lanes {
			share++
		}
		list[i] = newSoaker(g, audit)
		wait.Add(1)
		go func() {
			defer wait.Done()
			free <- true
			defer func() { <-free }()
			list[i].play(share, seed+uint64(i)<<32, i)
		}()
	}
	wait.Wait()
	total := &newSoaker(g, nil).Report
	for _, s := range list {
		total.add(&s.Report)
	}
	return total
}

func (r *Report) add(other *Report) {
	r.Decisions += other.Decisions
	r.Games += other.Games
	r.Longest = max(r.Longest, other.Longest)
	sum := func(a, b []int) {
		for i := range b {
			a[i] += b[i]
		}
	}
	sum(r.Asked, other.Asked)
	sum(r.Refused, other.Refused)
	r.Violations = append(r.Violations, other.Violations...)
}

// Missing gives what never happened: the questions that were not asked, with
// the number of their step, and the rules that refused nothing.
func (r *Report) Missing(g rules.Game) (questions, codes []string) {
	info := g.Info()
	for q, n := range r.Asked {
		if n == 0 && info.Questions[q] != "" {
			questions = append(questions, fmt.Sprintf("%s (%d)", info.Questions[q], q))
		}
	}
	for rule, n := range r.Refused {
		if n == 0 && rule > 0 {
			codes = append(codes, info.Rules[rule])
		}
	}
	return questions, codes
}

// A soaker plays one series of games.
type soaker struct {
	Report
	game   rules.Game
	audit  func(rules.Setup) Audit
	words  []bool  // which moves have a noun,
	chosen [][]int // how often a move was the answer to a question

	player *player
	// The temper of the players of a game: idle ones mostly take move 0, pass,
	// so that much is kept for later; fond ones have a favourite answer to each
	// question; seeking ones mostly take what was taken least often so far.
	idle, fond, seeks bool
	favourites        []int // by question: 1 + the move
	list              []rules.Option
	answers           []rules.Answer
	log               []rules.Move
}

func newSoaker(g rules.Game, audit func(rules.Setup) Audit) *soaker {
	info := g.Info()
	s := &soaker{game: g, audit: audit}
	s.Asked, s.Refused = make([]int, len(info.Questions)), make([]int, len(info.Rules))
	last := 0
	s.words = make([]bool, 1<<16)
	for m := range s.words {
		if g.Noun(rules.Move(m)) != "" {
			s.words[m], last = true, m
		}
	}
	s.favourites = make([]int, len(info.Questions))
	for range info.Questions {
		s.chosen = append(s.chosen, make([]int, last+1))
	}
	return s
}

func (s *soaker) play(decisions int, seed uint64, first int) {
	setups := Setups(s.game)
	for n := first; s.Decisions < decisions && len(s.Violations) < most; n++ {
		setup := setups[n%len(setups)]
		s.player = newPlayer(seed + uint64(n))
		s.idle = s.player.rand.IntN(4) == 0
		s.fond = s.player.rand.IntN(3) == 0
		s.seeks = s.player.rand.IntN(3) == 0
		clear(s.favourites)
		s.log = s.log[:0]
		if err := s.match(setup, decisions); err != nil {
			s.Violations = append(s.Violations, fmt.Errorf("%s, %s, after %d answers: %w\nthe moves: %v",
				s.game.Info().ID, setupText(s.game.Info(), setup), len(s.log), err, s.log))
		}
	}
}

// match plays one game to its end, or until all decisions have been made.
func (s *soaker) match(setup rules.Setup, decisions int) (err error) {
	defer caught(&err)
	state, err := s.game.New(setup)
	if err != nil {
		return err
	}
	look := Audit(func(rules.State, []rules.Event) error { return nil })
	if s.audit != nil {
		look = s.audit(setup)
	}
	var events []rules.Event
	for n := 0; s.Decisions < decisions; n++ {
		if err := state.Check(); err != nil {
			return fmt.Errorf("check: %w", err)
		}
		if err := look(state, events); err != nil {
			return fmt.Errorf("audit: %w", err)
		}
		d := state.Decision()
		if d.Kind == rules.Over {
			s.Games++
			s.Longest = max(s.Longest, n)
			return checkScores(s.game.Info(), state.Scores(), setup.Seats)
		}
		if n == Bound {
			return fmt.Errorf("the game does not end within %d decisions", Bound)
		}
		s.Asked[d.Question]++
		who := d.Who()
		if d.Kind == rules.Chance {
			who = []rules.Seat{rules.Nobody}
		}
		s.answers = s.answers[:0]
		for _, seat := range who {
			s.list = state.Options(seat, s.list[:0])
			if err := s.sane(&d); err != nil {
				return fmt.Errorf("options of %s to %s: %w", seatName(seat), s.game.Info().Questions[d.Question], err)
			}
			move := s.choose(&d)
			s.answers = append(s.answers, rules.Answer{Seat: seat, Move: move})
			s.log = append(s.log, move)
		}
		events = state.Apply(s.answers)
		s.Decisions++
	}
	return nil
}

// sane is what checkOptions finds, and fast.
func (s *soaker) sane(d *rules.Decision) error {
	legal := 0
	for i, o := range s.list {
		switch {
		case i > 0 && o.Move <= s.list[i-1].Move:
			return fmt.Errorf("move %d stands after %d: not by rising number, or twice", o.Move, s.list[i-1].Move)
		case !s.words[o.Move]:
			return fmt.Errorf("move %d has no noun", o.Move)
		case int(o.Rule) >= len(s.Refused):
			return fmt.Errorf("move %d is refused by rule %d, which is not in Info.Rules", o.Move, o.Rule)
		case (d.Kind == rules.Chance) != (o.Odds > 0):
			return fmt.Errorf("move %d has odds %d", o.Move, o.Odds)
		case d.Kind == rules.Chance && o.Rule != 0:
			return fmt.Errorf("move %d is an outcome of chance and refused", o.Move)
		}
		s.Refused[o.Rule]++
		if o.Rule == 0 {
			legal++
		}
	}
	if legal == 0 {
		return errors.New("none is legal")
	}
	return nil
}

// choose takes what the player likes or what the temper of the game asks for.
func (s *soaker) choose(d *rules.Decision) rules.Move {
	if o := s.list[0]; s.idle && o.Move == 0 && o.Rule == 0 && o.Odds == 0 && s.player.rand.IntN(8) > 0 {
		return o.Move
	}
	if favourite := &s.favourites[d.Question]; s.fond && d.Kind != rules.Chance && s.player.rand.IntN(8) > 0 {
		if *favourite == 0 {
			*favourite = 1 + int(s.list[s.player.rand.IntN(len(s.list))].Move)
		}
		for _, o := range s.list {
			if int(o.Move) == *favourite-1 && o.Rule == 0 {
				return o.Move
			}
		}
	}
	if !s.seeks || d.Kind == rules.Chance && !s.player.wild || s.player.rand.IntN(4) == 0 {
		return s.player.move(d.Kind, s.list)
	}
	chosen, rarest := s.chosen[d.Question], -1
	for i, o := range s.list {
		if o.Rule == 0 && (rarest < 0 || chosen[o.Move] < chosen[s.list[rarest].Move]) {
			rarest = i
		}
	}
	move := s.list[rarest].Move
	chosen[move] += 1 + s.player.rand.IntN(2)
	return move
}
