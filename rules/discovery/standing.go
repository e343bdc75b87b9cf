package discovery

import (
	"fmt"

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
		s.fit(r)
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
		s.fit(r)
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
		return
	}
	s.fit(r)
}

// Lines of the turn after which something must have happened.
const (
	lineOfDock        = 2
	lineOfGoods       = 3
	lineOfShipping    = 4
	lineOfBuildings   = 5
	lineOfSpecialists = 7
	lineOfWarfare     = 8
	lineOfIncome      = 9
	lineOfScoring     = 11
	lineOfDiscard     = 13
)

// progress is how many lines of the turn are done with, and the number of the
// line in progress, -1 if none is. Before the first turn nothing is done, after
// the last all.
func (s *State) progress() (done, now int) {
	switch {
	case s.Stack.N == 0:
		return len(steps[stepTurn].Lines), -1
	case s.Turn == 0:
		return 0, -1
	}
	done = int(s.Stack.Frames[1].Line)
	if s.Stack.N == 2 {
		return done, -1
	}
	return done - 1, done - 1
}

// fit looks whether the position fits the place in the rulebook where the match
// stands, so that what follows is what the rules know.
func (s *State) fit(r *rules.Reading) {
	done, now := s.progress()
	if s.Turn == lastTurn && now > lineOfScoring {
		r.Fail("steps", "cannot be: turn %d ends with the scoring", lastTurn)
	}
	if s.Kills != [RegionCount][2]int8{} && (s.Stack.N == 0 || s.Stack.Top().Step != stepKill) {
		r.Fail("kills", "can only be given while victims are chosen")
	}
	s.fitTiles(r, done)
	s.fitBoxes(r, done, now)
	for seat := range rules.Seat(s.Seats) {
		player, path := &s.Players[seat], fmt.Sprintf("players[%d]", seat)
		for i, turn := range scorings {
			if player.Scored[i] != 0 && (s.Turn < turn || s.Turn == turn && done <= lineOfScoring) {
				r.Fail(path+".scored", "has points of turn %d, which has not been scored", turn)
			}
		}
		if player.TradeVP != 0 && (s.Turn < lastTurn || done <= lineOfIncome) {
			r.Fail(path+".trade-points", "are for income of turn %d, which has not been paid", lastTurn)
		}
		// Whatever stands in a region for a colonist that the supply lacked has
		// landed from the dock.
		landings := dockSpaces(int(s.Seats)) + 2
		most := landings * max(int(s.Turn)-1, 0)
		if done >= lineOfDock && s.Turn > 0 {
			most += landings - pieces(s.Dock[:])
		}
		if debt := -int(player.Supply[Colonist]); debt > most {
			r.Fail("regions", "have %d settlers of seat %d more than its colonists allow, at most %d can have landed as specialists",
				debt, seat, most)
		}
	}
}

// fitTiles looks whether the tiles face up are of the right Age.
func (s *State) fitTiles(r *rules.Reading, done int) {
	age := s.Age()
	if s.Stack.N > 0 && done > lineOfDiscard {
		age = ageOf(s.Turn + 1)
	}
	for t, holder := range s.Tiles {
		if holder == Shown && tiles[t].age != age {
			r.Fail("shown", "has %s, which is not of Age %d", tileIDs[t], age)
		}
	}
}

// fitBoxes looks whether the boxes that have been resolved are empty.
func (s *State) fitBoxes(r *rules.Reading, done, now int) {
	for _, box := range [...]struct {
		id     string
		spaces []Piece
		line   int
	}{
		{"dock", s.Dock[:], lineOfDock},
		{"goods", s.TradeGoods[:], lineOfGoods},
		{"buildings", s.Buildings[:], lineOfBuildings},
		{"warfare", s.Warfare[:], lineOfWarfare},
		{"slots", s.Slots[:], lineOfSpecialists},
	} {
		past := 0
		switch {
		case now == box.line && box.line == lineOfSpecialists, done > box.line, s.Turn == 0:
			past = len(box.spaces)
		case now == box.line:
			past = min(int(s.Stack.Frames[2].V[0]), len(box.spaces))
			if box.line == lineOfDock {
				past = max(past-1, 0) // the piece that lands stands on its space until it does
			}
		}
		if pieces(box.spaces[:past]) > 0 {
			r.Fail("boxes", "have a piece in %s where it has been resolved already", box.id)
		}
	}
	if s.Turn == 0 && pieces(s.Initiative[:]) > 0 {
		r.Fail("boxes", "have a piece in initiative before the first turn")
	}
	for seat := range s.Seats {
		if done > lineOfShipping && s.Players[seat].Shipping != [KindCount]int8{} {
			r.Fail(fmt.Sprintf("players[%d].shipping", seat), "has pieces where they have been resolved already")
		}
	}
}

func pieces(spaces []Piece) int {
	n := 0
	for _, p := range spaces {
		if p.Kind != NoKind {
			n++
		}
	}
	return n
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
	case stepTile:
		lacks, left := s.rowLacks()
		return s.Placed == s.Seats && lacks > 0 && left > lacks
	case stepGood:
		lacks := offerSize - total(&s.Offer)
		return s.Placed == s.Seats && lacks > 0 && total(&s.Pool) > lacks
	case stepBox:
		return s.handSize(seat) > 0
	case stepPiece:
		return s.handSize(seat) > 0 && s.boxRefusal(seat, Box(f.V[1])) == 0
	case stepLand:
		p := s.Dock[f.V[1]]
		return p.Kind != NoKind && p.Seat == seat && below.V[0] == f.V[1]+1
	case stepTake:
		return total(&s.Offer) > 0
	case stepCompany:
		return total(&s.Offer) > 0 && s.West == WestChoose && s.Owns(seat, WestIndiesCompany)
	case stepFair:
		return total(&s.Offer) > 0 && below.V[0] == f.V[0] && below.V[1] <= 1
	case stepDraw:
		if below.Step == stepTradeFair && (below.V[0] != f.V[0] || below.V[1] > 1) ||
			below.Step == stepBenefits && !s.Owns(seat, WestIndiesCompany) {
			return false
		}
		return total(&s.Pool) > 0
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
	if Region(f.V[1]) != NoRegion {
		return false
	}
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
