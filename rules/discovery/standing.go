package discovery

import (
	"flota/rules"
	"flota/rules/flow"
)

// readStack says where the match stands: at the beginning of a phase of the
// turn, or in the steps given.
func (s *State) readStack(r *rules.Reading, f rules.Fields) {
	_, given := f.Get("steps")
	phase := r.One(f, "", "at", phases)
	switch {
	case given && phase >= 0:
		r.Fail("at", "and \"steps\" cannot both be given")
		return
	case phase >= 0 && phases[phase] == "end":
		if s.Turn != lastTurn {
			r.Fail("at", "is end, but the game ends only in turn %d", lastTurn)
		}
		return
	}
	place := func(step flow.Step, locals [flow.Locals]int16, path string) {
		if err := flow.Place(&s.Stack, steps[:], step, locals); err != nil {
			r.Fail(path, "cannot be: %v", err)
		}
	}
	place(stepGame, [flow.Locals]int16{}, "steps")
	if !given {
		if s.Turn == 0 {
			r.Fail("turn", "is 0, it must be 1 to %d unless \"steps\" are given", lastTurn)
			return
		}
		place(stepTurn, [flow.Locals]int16{}, "at")
		s.Stack.Top().Line = uint8(max(phase, 0))
		return
	}
	r.Objects(f, "", "steps", flow.Depth-1, func(frame rules.Fields, path string) {
		step := flow.Step(max(r.One(frame, path, "step", stepIDs[1:])+1, 0))
		if step == stepNone {
			r.Fail(path, "has no step")
		}
		locals := s.readLocals(r, frame, path, step)
		if r.Err() == nil {
			place(step, locals, path)
		}
	})
	if r.Err() != nil {
		return
	}
	if err := flow.Placed(&s.Stack, steps[:]); err != nil {
		r.Fail("steps", "cannot be: %v", err)
		return
	}
	if inSetup := s.Stack.Frames[1].Step == stepSetup; inSetup != (s.Turn == 0) {
		r.Fail("steps", "and \"turn\" do not fit together: the set-up is turn 0")
		return
	}
	if !s.standing() {
		r.Fail("steps", "cannot be: nobody can stand at %q in this position", steps[s.Stack.Top().Step].Name)
	}
}

func (s *State) readLocals(r *rules.Reading, f rules.Fields, path string, step flow.Step) (locals [flow.Locals]int16) {
	row := &steps[step]
	r.Only(f, path, append([]string{"step"}, row.Locals...)...)
	for i, name := range row.Locals {
		n := 0
		switch name {
		case "region":
			n = r.One(f, path, name, regionIDs)
		case "kind":
			n = r.One(f, path, name, kindIDs) + 1
		case "box":
			n = max(r.One(f, path, name, boxIDs), 0)
		case "seat", "attacker", "defender":
			n = r.Int(f, path, name, 0, int(s.Seats)-1, 0)
		case "next":
			n = r.Int(f, path, name, 0, MaxSeats*TileCount, 0)
		case "space":
			n = r.Int(f, path, name, 0, len(s.Dock)-1, 0)
		default:
			n = r.Int(f, path, name, 0, int(kinds[Colonist].figures), 0)
		}
		locals[i] = int16(n)
	}
	return locals
}

// standing reports whether the question on top of a described stack can be
// asked in this position, and the answers already given can have been given.
func (s *State) standing() bool {
	f, below := s.Stack.Top(), s.below()
	seat := rules.Seat(f.V[0])
	player := &s.Players[seat]
	switch f.Step {
	case stepOrder:
		return s.Placed < s.Seats
	case stepTile, stepGood:
		return s.Placed == s.Seats
	case stepBox:
		return s.handSize(seat) > 0
	case stepPiece:
		return s.handSize(seat) > 0 && s.boxRefusal(seat, Box(f.V[1])) == 0
	case stepLand:
		p := s.Dock[f.V[1]]
		return p.Kind != NoKind && p.Seat == seat
	case stepTake, stepCompany:
		return total(&s.Offer) > 0
	case stepFair:
		return total(&s.Offer) > 0 && below.V[0] == f.V[0] && below.V[1] <= 1
	case stepDraw:
		return total(&s.Pool) > 0 && (below.Step != stepTradeFair || below.V[0] == f.V[0] && below.V[1] <= 1)
	case stepBuy:
		return s.shownTiles() > 0 && player.Cash >= s.price()
	case stepSettle:
		return player.Supply[Colonist] > 0 && below.V[0] == f.V[0] && below.V[1] < 5
	case stepChart:
		return s.undiscovered() > 0 && below.V[0] == f.V[0]
	case stepUprising:
		return s.opponentAnywhere(seat)
	case stepUprisingSeat:
		return f.V[1] >= 0 && s.opponentIn(seat, Region(f.V[1]))
	case stepUprisingLoss:
		return f.V[1] >= 0 && s.Regions[f.V[1]].Count(seat) > 0
	case stepSend, stepSendMore:
		return below.V[0] == f.V[0] && s.sending(below, Kind(f.V[1]), f.Step == stepSendMore)
	case stepTarget:
		return below.V[0] == f.V[0] && s.undiscovered() > 0 && s.sending(below, NoKind, true)
	case stepCounter:
		return below.V[0] == f.V[0] && s.lookingUp(below)
	case stepCard:
		return below.V[0] == f.V[0] && s.undiscovered() == 0 && s.cardsLeft() && below.V[1] < 0 && sent(below)
	case stepTrain:
		return player.Cash >= trainingPrice && s.figures(seat)
	case stepConflict:
		return true
	case stepEnemy:
		return s.fighting(seat, Region(f.V[1]))
	case stepKill:
		return s.choosing(below, seat)
	}
	return false
}

// sending reports whether an expedition can be at the question for a kind
// (NoKind: past all of them) with what is sent so far.
func (s *State) sending(f *frame, kind Kind, asked bool) bool {
	present := &s.Players[f.V[0]].Discovery
	earlier, all := false, int16(0)
	for i, k := range exploring {
		n := f.V[sentLocal+k]
		if k == kind {
			// this kind and those after it are still to be asked for
			for _, later := range exploring[i:] {
				if f.V[sentLocal+later] != 0 {
					return false
				}
			}
			return present[k] > 0 && int(f.V[2]) == i+1 && earlier == asked
		}
		if n > int16(present[k]) {
			return false
		}
		earlier = earlier || present[k] > 0
		all += n
	}
	return kind == NoKind && all > 0
}

// sent reports whether an expedition that has set out has any pieces; a chart
// needs none.
func sent(f *frame) bool {
	if f.Step != stepExpedition {
		return true
	}
	for _, k := range exploring {
		if n := f.V[sentLocal+k]; n > int16(kinds[k].figures) {
			return false
		} else if n > 0 {
			return true
		}
	}
	return false
}

// lookingUp reports whether a counter can be drawn for the region of an
// expedition or chart.
func (s *State) lookingUp(f *frame) bool {
	if f.V[1] < 0 || s.Regions[f.V[1]].Discovered || !sent(f) {
		return false
	}
	_, known := s.KnownCounter(Region(f.V[1]))
	return !known && s.unseen() > 0
}

// fighting reports whether a seat can have chosen a conflict in a region, or
// everywhere.
func (s *State) fighting(seat rules.Seat, r Region) bool {
	for other := range rules.Seat(s.Seats) {
		switch {
		case other == seat:
		case r == everywhere && s.Players[seat].Cash >= warPrice && s.contestedAnywhere(seat, other):
			return true
		case r != everywhere && s.contested(r, seat, other):
			return true
		}
	}
	return false
}

// choosing reports whether a seat can be choosing victims, and the choices
// before it can have been made.
func (s *State) choosing(f *frame, seat rules.Seat) bool {
	if f.V[0] == f.V[1] || f.V[3] < 1 || f.V[3] > 2*RegionCount {
		return false
	}
	for number := range int16(2 * RegionCount) {
		loser, r, side := choice(f, number)
		chooser := rules.Seat(f.V[0] + f.V[1] - int16(loser))
		region, kills := &s.Regions[r], s.Kills[r][side]
		losses := s.losses(r, loser, chooser)
		switch {
		case number == f.V[3]-1 && (chooser != seat || !s.battleIn(f, r)),
			(number >= f.V[3]-1 || !s.battleIn(f, r)) && kills != 0,
			kills > 0 && (kills > losses || kills > region.Soldiers[loser]),
			number < f.V[3]-1 && s.battleIn(f, r) && losses-kills > region.Settlers[loser]:
			return false
		}
	}
	return true
}
