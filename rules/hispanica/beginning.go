package hispanica

import (
	"fmt"

	"flota/rules"
	"flota/rules/flow"
)

// Where a described match stands: its steps or the beginning of a Year. Whether
// its questions can be asked there is in standing.go.

// The names of "at".
var beginnings = []string{"goods", "auction", "play", "shipping", "end"}

const (
	atGoods = iota
	atAuction
	atPlay
	atShipping
	atEnd

	atSteps = -1 // the steps are given
)

// readPlace reads the steps, or at, which becomes steps when all else is read
// (start), and sets the phase.
func (s *State) readPlace(r *rules.Reading, f rules.Fields) (at int) {
	_, given := f.Get("steps")
	at = r.One(f, "", "at", beginnings)
	switch {
	case given && at >= 0:
		r.Fail("at", "and \"steps\" cannot both be given")
	case given:
		at = atSteps
		s.readSteps(r, f)
	default:
		at = max(at, atGoods)
		s.Phase = GoodsYear + Phase(at)
		s.place(r, "at", stepGame, [flow.Locals]int16{})
		s.place(r, "at", stepRound, [flow.Locals]int16{})
	}
	if at != atAuction && at != atPlay && at != atShipping {
		if _, given := f.Get("seat"); given {
			r.Fail("seat", "can be given with \"at\" auction, play or shipping only")
		}
	}
	if _, given := f.Get("turn"); given && at != atSteps {
		r.Fail("turn", "can be given with \"steps\" only")
	}
	if phase := r.One(f, "", "phase", phaseIDs[:]); r.Err() == nil && phase >= 0 && Phase(phase) != s.Phase {
		r.Fail("phase", "is %s, but the match stands in %s, as \"at\" or \"steps\" say", phaseIDs[phase], phaseIDs[s.Phase])
	}
	return at
}

// place puts a step on the stack.
func (s *State) place(r *rules.Reading, path string, step flow.Step, locals [flow.Locals]int16) {
	if r.Err() != nil {
		return
	}
	if err := flow.Place(&s.Stack, steps[:], step, locals); err != nil {
		r.Fail(path, "cannot be: %v", err)
	}
}

func (s *State) readSteps(r *rules.Reading, f rules.Fields) {
	s.place(r, "steps", stepGame, [flow.Locals]int16{})
	r.Objects(f, "", "steps", flow.Depth-1, func(frame rules.Fields, path string) {
		step := flow.Step(r.One(frame, path, "step", stepIDs) + 1)
		if step == stepNone {
			r.Fail(path, "has no step")
			return
		}
		s.place(r, path, step, s.readLocals(r, frame, path, step))
	})
	if r.Err() != nil {
		return
	}
	if err := flow.Placed(&s.Stack, steps[:]); err != nil {
		r.Fail("steps", "cannot be: %v", err)
		return
	}
	if s.Stack.Frames[1].Step == stepSetup {
		return
	}
	s.Phase = map[flow.Step]Phase{
		stepGoods: GoodsYear, stepAuctions: AuctionYear, stepPlay: PlayYear, stepShipping: ShippingYear,
	}[s.Stack.Frames[2].Step]
}

func (s *State) readLocals(r *rules.Reading, f rules.Fields, path string, step flow.Step) (locals [flow.Locals]int16) {
	row := &steps[step]
	r.Only(f, path, append([]string{"step"}, row.Locals...)...)
	for i, name := range row.Locals {
		noun := func(list []string) int {
			n := r.One(f, path, name, list)
			if n < 0 {
				r.Fail(path+"."+name, "is missing")
			}
			return max(n, 0)
		}
		n := 0
		switch name {
		case "seat", "attacker", "defender", "loser", "winner", "other":
			n = r.Int(f, path, name, 0, int(s.Seats)-1, 0)
		case "zone":
			n = noun(zoneIDs)
		case "zones":
			for _, z := range r.Words(f, path, name, zoneIDs) {
				n |= 1 << z
			}
		case "card":
			n = noun(marketIDs) + 1
		case "ship":
			if n = noun(shipIDs) + 1; n > int(lastShip) {
				n = int(Bark)
			}
		case "meeple":
			n = noun(meeples[:])
		case "place":
			if step == stepGoods {
				n = r.Int(f, path, name, 0, PlaceCount, 0)
			} else {
				n = noun(placeIDs)
			}
		default: // counters and sums of discs
			n = r.Int(f, path, name, 0, 99, 0)
		}
		locals[i] = int16(n)
	}
	return locals
}

// turnParts has what the fields of a turn can be, by phase.
var turnParts = [...][]string{
	GoodsYear:    nil,
	AuctionYear:  {"active", "auction", "buried"},
	PlayYear:     {"active", "actions", "appointed", "drawn"},
	ShippingYear: {"active", "points", "landed", "landing", "fought", "target"},
	Ended:        nil,
}

// active is whose auction or turn it is, by the steps.
func (s *State) active() rules.Seat {
	if s.Stack.N > 3 {
		switch f := &s.Stack.Frames[3]; f.Step {
		case stepAuction, stepTurn, stepVoyage:
			return rules.Seat(f.V[0])
		}
	}
	return rules.Nobody
}

func (s *State) readTurn(r *rules.Reading, f rules.Fields) {
	t, path := &s.Turn, "turn"
	turn := r.Fields(f, "", path)
	t.Seat = s.active()
	if len(turn) == 0 && t.Seat == rules.Nobody {
		return
	}
	if t.Seat == rules.Nobody {
		r.Fail(path, "is of nobody where the match stands")
		return
	}
	r.Only(turn, path, turnParts[s.Phase]...)
	if seat := r.Int(turn, path, "active", 0, int(s.Seats)-1, int(t.Seat)); seat != int(t.Seat) {
		r.Fail(path+".active", "is %d, by \"steps\" it is %d", seat, t.Seat)
	}
	if s.Phase == AuctionYear {
		t.Auction = int8(s.Stack.Frames[2].V[0] - 1)
		if n := r.Int(turn, path, "auction", 0, int(s.auctions())-1, int(t.Auction)); n != int(t.Auction) {
			r.Fail(path+".auction", "is %d, by \"steps\" it is %d", n, t.Auction)
		}
	}
	t.Buried = r.Bool(turn, path, "buried", false)
	t.Actions = int8(r.Int(turn, path, "actions", 0, turnActions, 0))
	t.Appointed = r.Bool(turn, path, "appointed", false)
	for z, n := range r.Counts(turn, path, "drawn", zoneIDs, outpostsEach) {
		t.Drawn[z] = int8(n)
	}
	t.Points = int8(r.Int(turn, path, "points", 0, 99, 0))
	for _, z := range r.Words(turn, path, "landed", zoneIDs) {
		t.Landed[z] = true
	}
	if z := r.One(turn, path, "landing", zoneIDs); z >= 0 {
		t.Landing = Zone(z)
	}
	t.Fought = r.Bool(turn, path, "fought", false)
	if _, given := turn.Get("target"); given {
		t.Target = readTarget(r, turn, path)
	}
}

// targetIDs are the nouns that can be attacked, by rising move number.
var targetIDs, targetMoves = func() (names []string, moves []rules.Move) {
	for m := range endMove {
		if kind, _ := familyOf(m); m == verbVisita || m == verbRebels || kind == placeFamily || kind == siteFamily {
			names, moves = append(names, spell(m)), append(moves, m)
		}
	}
	return names, moves
}()

func readTarget(r *rules.Reading, turn rules.Fields, path string) rules.Move {
	return targetMoves[max(r.One(turn, path, "target", targetIDs), 0)]
}

// fit looks whether the match can stand where it is said to, and puts it there.
func (s *State) fit(r *rules.Reading, f rules.Fields, setup rules.Setup, at int) {
	switch {
	case r.Err() != nil:
	case at == atEnd:
		s.fitEnd(r, f)
	case at != atSteps:
		s.start(r, f, at)
	case !s.begun():
		s.fitSetup(r, setup)
	case !s.standing():
		r.Fail("steps", "cannot be: nobody can stand at %q in this position", steps[s.Stack.Top().Step].Name)
	}
	for _, name := range []string{"winner", "victory"} {
		if _, given := f.Get(name); given && at != atEnd {
			r.Fail(name, "can be given with \"at\" end only")
		}
	}
}

// start puts the match at the beginning of a Year or, with a seat, where its
// auction or turn comes next.
func (s *State) start(r *rules.Reading, f rules.Fields, at int) {
	place := 0
	if _, given := f.Get("seat"); given {
		seat := rules.Seat(r.Int(f, "", "seat", 0, int(s.Seats)-1, 0))
		if at == atShipping && s.Players[seat].Ships() == 0 {
			r.Fail("seat", "is %d, which has no fleet and so no turn at sea", seat)
		}
		place = s.placeInOrder(seat)
	}
	if at == atGoods {
		return
	}
	s.place(r, "at", [...]flow.Step{atAuction: stepAuctions, atPlay: stepPlay, atShipping: stepShipping}[at],
		[flow.Locals]int16{int16(place)})
	s.Stack.Top().Line = 1 // what begins the Year is done
}

// fitEnd finds who has won, or looks whether it has.
func (s *State) fitEnd(r *rules.Reading, f rules.Fields) {
	winner := rules.Seat(r.Int(f, "", "winner", 0, int(s.Seats)-1, int(rules.Nobody)))
	victory := Victory(r.One(f, "", "victory", victoryIDs[CourtFavourite:]) + 1)
	_, given := f.Get("winner")
	_, why := f.Get("victory")
	first := rules.Nobody
	for _, seat := range s.inOrder() {
		if first == rules.Nobody && s.victory(seat) != NoVictory {
			first = seat
		}
	}
	switch {
	case r.Err() != nil:
		return
	case given != why:
		r.Fail("winner", "and \"victory\" must be given together")
	case given && victory != Prestige:
		if s.victory(winner) != victory {
			r.Fail("victory", "is %s, whose condition seat %d does not fulfil", victoryIDs[victory], winner)
			return
		}
		s.end(winner, victory)
	case !given && first != rules.Nobody:
		s.end(first, s.victory(first))
	case first != rules.Nobody:
		r.Fail("victory", "is prestige, but seat %d fulfils %s", first, victoryIDs[s.victory(first)])
	case s.Round < s.Dove:
		r.Fail("at", "is end, but nobody has won and the last round is %d", s.Dove)
	default:
		if s.endByPrestige(); given && s.Winner != winner {
			r.Fail("winner", "is %d, by Prestige it is %d", winner, s.Winner)
		}
	}
}

// fitSetup compares the table with the one that the rules lay out: only what
// is drawn can be otherwise.
func (s *State) fitSetup(r *rules.Reading, setup rules.Setup) {
	laid := &State{}
	laid.choose(setup)
	laid.Stack = s.Stack
	for seat := range s.Seats {
		laid.Players[seat].Nation = s.Players[seat].Nation
	}
	if s.dealt() {
		layOut(laid, nil)
		if top := s.topCard(); top != NoCard {
			laid.Cards[top].Where = Top
		}
		laid.Outposts, laid.Order, laid.Placed = s.Outposts, s.Order, s.Placed
		for seat := range s.Seats {
			laid.Players[seat].Outposts = s.Players[seat].Outposts
		}
	}
	for seat := range s.Seats {
		if s.Players[seat] != laid.Players[seat] {
			r.Fail(fmt.Sprintf("players[%d]", seat), "is otherwise than the set-up has it, where only nations and Outposts are drawn")
		}
	}
	switch {
	case s.Colonies != laid.Colonies || s.Natives != laid.Natives || s.Zones != laid.Zones:
		r.Fail("zones", "are otherwise than the set-up lays them out")
	case s.Position != laid.Position:
		r.Fail("steps", "cannot be: the set-up has other fields, or other values of them, than are given")
	case !s.settingUp():
		r.Fail("steps", "cannot be: nobody can stand at %q in this position", steps[s.Stack.Top().Step].Name)
	}
}

// settingUp reports whether the question of the set-up on top of the stack can
// be asked now: what comes before it is drawn, and nothing of what comes after.
func (s *State) settingUp() bool {
	top := s.Stack.Top()
	seat := rules.Seat(top.V[0])
	for other := range rules.Seat(s.Seats) {
		player := &s.Players[other]
		held, full := int8(0), int8(firstOutposts)
		for _, n := range player.Outposts {
			held += n
		}
		if player.Nation == Spain {
			full = 0
		}
		switch {
		case !s.dealt():
			if (player.Nation != NoNation) != (other < seat) {
				return false
			}
		case top.Step == stepFirstTop || top.Step == stepFirstOutpost && other > seat:
			if held > 0 {
				return false
			}
		case top.Step == stepFirstOutpost && other == seat:
			if held >= full {
				return false
			}
		case held != full:
			return false
		}
	}
	switch top.Step {
	case stepPickNation, stepDealNation:
		if (top.Step == stepPickNation) != (s.Nations == Pick) || s.Solo && int8(seat) == s.Seats-1 {
			return false
		}
	case stepFirstTop:
		if s.topCard() != NoCard || s.Placed > 0 {
			return false
		}
	case stepFirstOutpost:
		if s.topCard() == NoCard || s.Placed > 0 {
			return false
		}
	case stepOrder:
		if s.topCard() == NoCard {
			return false
		}
	}
	return s.asks()
}
