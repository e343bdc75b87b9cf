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
	x       [featureCount]float32
	weights []float32
	incomes incomes
	seen    view
	drawn   traits
}

// asks has what gives the traits of an option of a question, nil where all
// options are alike.
var asks = func() (table [64]func(*view, rules.Move, *traits)) {
	for i, question := range questions {
		table[i] = asking[question]
	}
	return table
}()

var asking = map[string]func(*view, rules.Move, *traits){
	"box":           (*view).toBox,
	"piece":         (*view).toUse,
	"land":          (*view).toRegion,
	"settle":        (*view).toRegion,
	"take":          (*view).toGood,
	"fair":          (*view).toGood,
	"company":       (*view).toGood,
	"buy":           (*view).toTile,
	"send":          (*view).toSend,
	"target":        (*view).toTarget,
	"chart":         (*view).toTarget,
	"train":         (*view).toTrain,
	"conflict":      (*view).toConflict,
	"enemy":         (*view).toEnemy,
	"uprising":      (*view).toUprising,
	"uprising-seat": (*view).toVictim,
	"kill":          (*view).toKill,
	"uprising-loss": (*view).toLose,
}

var questions = discovery.Game{}.Info().Questions

// A view is the position as a seat sees it that must answer.
type view struct {
	*discovery.State
	*incomes
	seat     rules.Seat
	me       *discovery.Player
	question rules.Question
}

// view is how a seat sees a state, until the next call.
func (k *Knowledge) view(s rules.State, seat rules.Seat) *view {
	state := s.(*discovery.State)
	k.seen = view{state, &k.incomes, seat, &state.Players[seat], s.Decision().Question}
	return &k.seen
}

// Weigh weighs the options of a seat: e times as much for a hundred more that
// draws to it.
func (k *Knowledge) Weigh(s rules.State, seat rules.Seat, options []rules.Option, weights []float32) {
	v := k.view(s, seat)
	ask := asks[v.question]
	most := float32(math.Inf(-1))
	t := &k.drawn
	for i, o := range options {
		weights[i] = 0
		if o.Rule != 0 {
			continue
		}
		if ask != nil {
			t.sum = 0
			ask(v, o.Move, t)
			weights[i] = t.sum
		}
		most = max(most, weights[i])
	}
	for i, o := range options {
		if o.Rule == 0 {
			weights[i] = exp(max((weights[i]-most)/100, -8))
		}
	}
}

// Traits gives the traits of an option; nil if nothing is to be learned of them.
func (k *Knowledge) Traits(s rules.State, seat rules.Seat, move rules.Move) []bot.Trait {
	v := k.view(s, seat)
	ask := asks[v.question]
	if ask == nil {
		return nil
	}
	t := traits{keep: true}
	ask(v, move, &t)
	return t.kept
}

func exp(x float32) float32 { return float32(math.Exp(float64(x))) }

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
