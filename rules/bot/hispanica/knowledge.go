// Package hispanica is what bots know of Pax Hispanica: how often a good player
// would choose each option, and what a position is worth. All of it is this
// project's own: the rules of thumb of the personas, numbers set by hand, and what
// was learned of the worth of positions from 3,100 matches of two to five bots, in
// two turns: from levels and personas, then from what was learned of them, with up
// to 150 simulations. Of matches that it did not learn from it foresees who wins
// in 62 of 100 at the auctions, in 42 in the first round and in 80 in the last.
package hispanica

import (
	"math"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/persona"
	"flota/rules/hispanica"
)

// Knowledge knows Pax Hispanica. In a playout each seat is taken to follow one of
// the personas, the likelier the more it has done for that one's victory.
type Knowledge struct {
	followed persona.Player
	asked    persona.Player
	council  council
	drawn    traits
	x        [featureCount]float32
}

// An affinity has, by persona, how much a seat tends to it.
type affinity [persona.KindCount]float32

// kindOf has the persona of each branch.
var kindOf = [hispanica.BranchCount]persona.Kind{
	hispanica.Royal:     persona.Royalist,
	hispanica.Federal:   persona.Federalist,
	hispanica.Separate:  persona.Separatist,
	hispanica.Abolition: persona.Abolitionist,
}

// tends says how much a seat tends to each persona.
func tends(s *hispanica.State, seat rules.Seat) affinity {
	player := &s.Players[seat]
	a := affinity{0, 1, 1, 1, 1, 1}
	for branch, kind := range kindOf {
		b := hispanica.Branch(branch)
		if kind == persona.None {
			continue
		}
		a[kind] += 1.5 * float32(s.Icons(seat, b))
		if player.Pawn.Branch() == b {
			a[kind] += 2 * float32(player.Pawn.Depth())
		} else if player.Pawn.Depth() > 0 {
			a[kind] *= 0.3
		}
	}
	a[persona.Royalist] += 0.5 * float32(player.Tribute)
	a[persona.Abolitionist] += 0.4 * float32(player.Freed)
	a[persona.Pirate] += 0.5 * float32(player.Infamy)
	for _, holder := range s.Titles {
		if holder == seat {
			a[persona.Pirate] += 2
		}
	}
	return a
}

// draw gives a persona by the weights.
func (a *affinity) draw(r uint64) persona.Kind {
	sum := float32(0)
	for _, w := range a {
		sum += w
	}
	left := float32(r>>40) / (1 << 24) * sum
	for kind, w := range a {
		if left -= w; left < 0 {
			return persona.Kind(kind)
		}
	}
	return persona.Pirate
}

// Weigh weighs the options of a seat: e times as much for a hundred more that
// draws to it.
func (k *Knowledge) Weigh(s rules.State, seat rules.Seat, options []rules.Option, weights []float32) {
	c := k.ask(s, seat, options)
	most := float32(math.Inf(-1))
	for i, o := range options {
		if o.Rule == 0 {
			k.drawn.sum = 0
			c.describe(o.Move, &k.drawn)
			weights[i] = k.drawn.sum
			most = max(most, weights[i])
		}
	}
	for i, o := range options {
		if o.Rule != 0 {
			weights[i] = 0
			continue
		}
		weights[i] = float32(math.Exp(float64(max((weights[i]-most)/100, -8))))
	}
}

// Begin gives each seat a persona.
func (k *Knowledge) Begin(s rules.State, draw func() uint64) {
	state := s.(*hispanica.State)
	for seat := range rules.Seat(state.Seats) {
		a := tends(state, seat)
		k.followed.Kinds[seat] = a.draw(draw())
	}
	k.followed.Draw = draw
}

// Follow answers as the persona of the seat.
func (k *Knowledge) Follow(s rules.State, seat rules.Seat, options []rules.Option, draw func() uint64) rules.Move {
	if draw()%16 == 0 {
		return bot.Random{Draw: draw}.Answer(s, seat, options)
	}
	return k.followed.Answer(s, seat, options)
}

// Settled is after the goods of the next round.
func (*Knowledge) Settled(root, s rules.State) bool {
	state := s.(*hispanica.State)
	return state.Round > root.(*hispanica.State).Round && state.Phase > hispanica.GoodsYear
}
