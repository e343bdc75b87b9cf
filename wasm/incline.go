//go:build !js

package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"sync"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/skill"
)

// An inclined is knowledge whose weights of options are learned from searches.
type inclined interface {
	bot.Knowledge
	// Traits gives the traits of an option; nil if nothing is to be learned.
	Traits(s rules.State, seat rules.Seat, move rules.Move) []bot.Trait
	// Inclined is what each trait draws now, in hundredths.
	Inclined() []int16
}

// A choice is a decision of a match: the traits of its options, and what part of
// its simulations a search has given to each.
type choice struct {
	traits [][]bot.Trait
	part   []float64
}

// incline plays matches by search and learns what its answers have in common.
func (s *school) incline(count, parallel int, stderr io.Writer) ([]float64, error) {
	var mutex sync.Mutex
	var group sync.WaitGroup
	var choices []choice
	var failed error
	numbers := make(chan [2]int)
	for range parallel {
		group.Go(func() {
			for number := range numbers {
				of, err := s.example(number[0], number[1])
				mutex.Lock()
				choices = append(choices, of...)
				if err != nil {
					failed = err
				}
				mutex.Unlock()
			}
		})
	}
	for number := range count {
		for n := s.game.Info().MinSeats; n <= s.game.Info().MaxSeats; n++ {
			numbers <- [2]int{n, number}
		}
	}
	close(numbers)
	group.Wait()
	if failed != nil {
		return nil, failed
	}
	var drawn []float64
	for _, n := range s.subject().(inclined).Inclined() {
		drawn = append(drawn, float64(n)/100)
	}
	random := rand.New(rand.NewPCG(s.seed, 0))
	random.Shuffle(len(choices), func(i, j int) { choices[i], choices[j] = choices[j], choices[i] })
	test := choices[:len(choices)/10]
	fmt.Fprintf(stderr, "%d choices: loss %.4f before", len(choices), surprise(test, drawn))
	imitate(choices[len(test):], drawn, random)
	fmt.Fprintf(stderr, ", %.4f after, %.4f at best\n", surprise(test, drawn), surprise(test, nil))
	return drawn, nil
}

// example plays a match and gives some of its choices.
func (s *school) example(seats, number int) ([]choice, error) {
	random := rand.New(rand.NewPCG(s.seed, uint64(seats*1_000_000+number)))
	m, err := rules.NewMatch(s.game, rules.Setup{Seats: seats}, [8]byte{}, nil)
	if err != nil {
		return nil, err
	}
	p := &exemplar{subject: s.subject().(inclined), random: random, slips: s.slips}
	p.thinker = skill.New(s.game, bot.Hard, random.Uint64)
	p.thinker.Budget = s.budget
	players := make([]bot.Player, seats)
	for seat := range players {
		players[seat] = p
	}
	err = bot.Play(m, players, random.Uint64)
	return p.choices, err
}

// An exemplar plays by search and keeps a part of its choices.
type exemplar struct {
	thinker *bot.Thinker
	subject inclined
	random  *rand.Rand
	slips   int
	choices []choice
}

// Answer thinks and keeps what it thought.
func (e *exemplar) Answer(s rules.State, seat rules.Seat, options []rules.Option) rules.Move {
	search := e.thinker.Think(s, seat)
	search.Run(e.thinker.Budget.Simulations)
	if s.Decision().Kind == rules.Choice && search.Simulations() > 0 {
		c := choice{}
		for _, trial := range search.Trials() {
			c.traits = append(c.traits, e.subject.Traits(s, seat, trial.Move))
			c.part = append(c.part, float64(trial.Visits)/float64(search.Simulations()))
		}
		if c.traits[0] != nil {
			e.choices = append(e.choices, c)
		}
	}
	if e.random.IntN(e.slips) == 0 {
		trials := search.Trials()
		return trials[e.random.IntN(min(3, len(trials)))].Move
	}
	return search.Best()
}

// inclination gives how likely each option is by what draws to it.
func (c *choice) inclination(drawn []float64, p []float64) []float64 {
	p = p[:0]
	most := math.Inf(-1)
	for _, traits := range c.traits {
		sum := 0.0
		for _, t := range traits {
			sum += drawn[t.Index] * float64(t.Strength)
		}
		p = append(p, sum)
		most = max(most, sum)
	}
	all := 0.0
	for i := range p {
		p[i] = math.Exp(p[i] - most)
		all += p[i]
	}
	for i := range p {
		p[i] /= all
	}
	return p
}

// surprise is the mean loss of expecting choices, in nats; nil: of knowing them.
func surprise(choices []choice, drawn []float64) float64 {
	loss := 0.0
	var p []float64
	for i := range choices {
		p = choices[i].part
		if drawn != nil {
			p = choices[i].inclination(drawn, nil)
		}
		for o, part := range choices[i].part {
			if part > 0 {
				loss -= part * math.Log(max(p[o], 1e-4))
			}
		}
	}
	return loss / float64(len(choices))
}

// imitate makes the choices likelier, by Adam over batches.
func imitate(choices []choice, drawn []float64, random *rand.Rand) {
	const (
		epochs  = 12
		batch   = 64
		rate    = 0.02
		keep    = 1e-4 // draws to 0
		b1, b2  = 0.9, 0.999
		epsilon = 1e-8
	)
	n := len(drawn)
	m, v, gradient := make([]float64, n), make([]float64, n), make([]float64, n)
	var p []float64
	step := 0
	for epoch := range epochs {
		random.Shuffle(len(choices), func(i, j int) { choices[i], choices[j] = choices[j], choices[i] })
		for begin := 0; begin < len(choices); begin += batch {
			clear(gradient)
			end := min(begin+batch, len(choices))
			for i := begin; i < end; i++ {
				c := &choices[i]
				p = c.inclination(drawn, p)
				for o, traits := range c.traits {
					d := (c.part[o] - p[o]) / float64(end-begin)
					for _, t := range traits {
						gradient[t.Index] += d * float64(t.Strength)
					}
				}
			}
			step++
			r := rate * (1 - float64(epoch)/epochs) * math.Sqrt(1-math.Pow(b2, float64(step))) / (1 - math.Pow(b1, float64(step)))
			for i := range drawn {
				g := gradient[i] - keep*drawn[i]
				m[i] = b1*m[i] + (1-b1)*g
				v[i] = b2*v[i] + (1-b2)*g*g
				drawn[i] += r * m[i] / (math.Sqrt(v[i]) + epsilon)
			}
		}
	}
}
