// Package discovery is what bots know of The Age of Discovery: how often a good
// player would choose each option, and what a position is worth. All of it is
// this project's own: rules of thumb in the tables of this package, and numbers
// fitted to matches of these bots among themselves. No text on the strategy of
// the published game was used.
package discovery

import (
	"math"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/discovery"
)

// Knowledge knows The Age of Discovery.
type Knowledge struct {
	worths  [rules.MaxSeats]float32
	weights []float32
}

// asks has what weighs the options of a question.
var asks = func() (table [64]func(*view, []rules.Option, []float32)) {
	for i, question := range (discovery.Game{}).Info().Questions {
		table[i] = weighing[question]
	}
	return table
}()

// Every decision has its kinds of options; what is not here is weighed alike.
var weighing = map[string]func(*view, []rules.Option, []float32){
	"box":           (*view).boxes,
	"piece":         (*view).pieces,
	"land":          (*view).landings,
	"settle":        (*view).landings,
	"take":          (*view).takings,
	"fair":          (*view).takings,
	"company":       (*view).takings,
	"buy":           (*view).purchases,
	"send":          (*view).sendings,
	"target":        (*view).targets,
	"chart":         (*view).targets,
	"train":         (*view).trainings,
	"conflict":      (*view).conflicts,
	"enemy":         (*view).enemies,
	"uprising":      (*view).uprisings,
	"uprising-seat": (*view).victims,
	"kill":          (*view).kills,
	"uprising-loss": (*view).losses,
}

// A view is the position as a seat sees it that must answer.
type view struct {
	*discovery.State
	seat     rules.Seat
	me       *discovery.Player
	question rules.Question
}

// Weigh weighs the options of a seat.
func (*Knowledge) Weigh(s rules.State, seat rules.Seat, options []rules.Option, weights []float32) {
	state := s.(*discovery.State)
	v := view{state, seat, &state.Players[seat], s.Decision().Question}
	weigh := asks[v.question]
	if weigh == nil {
		weigh = alike
	}
	for i := range weights {
		weights[i] = 0
	}
	weigh(&v, options, weights)
	soften(options, weights)
}

func alike(_ *view, _ []rules.Option, _ []float32) {}

// soften makes weights of points: an option that promises a point more is chosen
// e times as often.
func soften(options []rules.Option, weights []float32) {
	most := float32(math.Inf(-1))
	for i, o := range options {
		if o.Rule == 0 {
			most = max(most, weights[i])
		}
	}
	for i, o := range options {
		if o.Rule != 0 {
			weights[i] = 0
			continue
		}
		weights[i] = exp(max(weights[i]-most, -8))
	}
}

func exp(x float32) float32 { return float32(math.Exp(float64(x))) }

// Reason is not known yet.
func (*Knowledge) Reason(rules.State, rules.Seat, rules.Move) bot.Reason { return bot.Reason{} }

// Begin has nothing to prepare.
func (*Knowledge) Begin(rules.State, func() uint64) {}

// Follow draws an option by the weights.
func (k *Knowledge) Follow(s rules.State, seat rules.Seat, options []rules.Option, draw func() uint64) rules.Move {
	if cap(k.weights) < len(options) {
		k.weights = make([]float32, 2*len(options))
	}
	weights := k.weights[:len(options)]
	k.Weigh(s, seat, options, weights)
	return bot.Pick(options, weights, draw())
}

// Settled is when the next turn begins.
func (*Knowledge) Settled(root, s rules.State) bool {
	return s.(*discovery.State).Turn > root.(*discovery.State).Turn
}
