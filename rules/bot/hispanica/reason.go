package hispanica

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/hispanica"
)

// Kinds of reasons. Behind each: its numbers.
const (
	_                bot.ReasonKind = iota
	reasonWin                       // victory
	reasonTitle                     // title
	reasonTribute                   // Tribute then
	reasonFreed                     // Freed then
	reasonInfamy                    // Infamy then
	reasonPawn                      // space
	reasonCard                      // card
	reasonChest                     // good, dollars
	reasonAtWork                    // own Colonies at work then
	reasonColony                    // own Colonies then
	reasonShips                     // own ships then
	reasonFlag                      // legality
	reasonRebels                    // zones with Rebels then
	reasonCalm                      // zones with Rebels then
	reasonClaim                     // own Claims then
	reasonFort                      // own forts then
	reasonGalley                    // own Galleys then
	reasonVisita                    // own Visitas then
	reasonPassengers                // meeples aboard then
	reasonIncome                    // dollars a round then
	reasonMoney                     // dollars more
	reasonRival                     // player, space
	reasonScout                     // Outposts in hand then, cards allowed
	reasonBid                       // dollars, of cash
	reasonNoBid                     //
	reasonTop                       // card
	reasonBuried                    // cards that nobody has seen
	reasonFor                       // own side's Strength: the fleet's, the target's
	reasonAgainst                   // likewise
	reasonHome                      // chests, dollars
	reasonBattle                    // Strength of the fleet, of the target

	reasonCount
)

// Reason says what speaks for an option: what is better after it.
func (k *Knowledge) Reason(s rules.State, seat rules.Seat, move rules.Move) bot.Reason {
	before := s.(*hispanica.State)
	d := s.Decision()
	switch questions[d.Question] {
	case "A1":
		if move == hispanica.VerbBuried {
			return reason(reasonBuried, before.UnseenCards())
		}
		return reason(reasonTop, int(before.TopCard()))
	case "A2":
		cash := int(before.Players[seat].Cash)
		for bid := 1; bid <= cash; bid++ {
			if move == hispanica.AmountMove(bid) {
				return reason(reasonBid, bid, cash)
			}
		}
		return reason(reasonNoBid)
	case "B1":
		fleet := int(before.FleetStrength(before.Turn.Seat))
		target := before.TargetStrength(before.Turn.Seat, before.Turn.Target)
		if move == hispanica.VerbFleet {
			return reason(reasonFor, fleet, target)
		}
		return reason(reasonAgainst, fleet, target)
	case "F5":
		return reason(reasonBattle, int(before.FleetStrength(seat)), before.TargetStrength(seat, move))
	case "P1", "F2":
		switch {
		case halves[move]:
			return reason(bot.Later)
		case move == hispanica.VerbScout:
			return reason(reasonScout, held(before, seat)+1, before.Limit(seat))
		}
	case "P6":
		return reason(bot.Later)
	case "P2":
		if r := better(before, tried(s, seat, move), seat); r.Kind != 0 {
			return r
		}
		return reason(bot.Later)
	}
	r := better(before, tried(s, seat, move), seat)
	if r.Kind == 0 && questions[d.Question] == "F1" && move != hispanica.VerbEnd {
		return reason(bot.Later) // the fleet is on its way
	}
	return r
}

// tried is a state after an answer.
func tried(s rules.State, seat rules.Seat, move rules.Move) *hispanica.State {
	after := s.Clone().(*hispanica.State)
	after.Apply([]rules.Answer{{Seat: seat, Move: move}})
	return after
}

// halves are the verbs that ask for a target.
var halves = map[rules.Move]bool{
	hispanica.VerbPlay: true, hispanica.VerbAppoint: true, hispanica.VerbFound: true, hispanica.VerbFort: true,
	hispanica.VerbGalley: true, hispanica.VerbVisita: true, hispanica.VerbCathedral: true, hispanica.VerbClaim: true,
	hispanica.VerbPhilosophy: true, hispanica.VerbEmancipate: true, hispanica.VerbFoment: true,
	hispanica.VerbPacify: true, hispanica.VerbDenounce: true,
	hispanica.VerbLoad: true, hispanica.VerbDeliverC: true, hispanica.VerbDeliverN: true, hispanica.VerbBattle: true,
}

var questions = hispanica.Game{}.Info().Questions

func reason(kind bot.ReasonKind, args ...int) bot.Reason {
	r := bot.Reason{Kind: kind}
	for i, n := range args {
		r.Args[i] = int16(n)
	}
	return r
}

// better is the first thing, of the most important, in which a seat is better off.
func better(before, after *hispanica.State, seat rules.Seat) bot.Reason {
	a, b := &before.Players[seat], &after.Players[seat]
	if after.Winner == seat {
		return reason(reasonWin, int(after.Victory))
	}
	for t := range after.Titles {
		if after.Titles[t] == seat && before.Titles[t] != seat {
			return reason(reasonTitle, t)
		}
	}
	switch {
	case b.Tribute > a.Tribute:
		return reason(reasonTribute, int(b.Tribute))
	case b.Freed > a.Freed:
		return reason(reasonFreed, int(b.Freed))
	case b.Infamy > a.Infamy:
		return reason(reasonInfamy, int(b.Infamy))
	case b.Chests() < a.Chests() && b.Sea == hispanica.Europe:
		return reason(reasonHome, a.Chests(), int(b.Cash-a.Cash))
	case b.Pawn.Depth() > a.Pawn.Depth():
		return reason(reasonPawn, int(b.Pawn))
	}
	for c := range hispanica.Card(hispanica.CardCount) {
		now, then := before.Cards[c], after.Cards[c]
		if then.Where == hispanica.InTableau && then.Seat == seat && now.Where == hispanica.InHand {
			return reason(reasonCard, int(c))
		}
	}
	for g := range b.Cargo {
		if b.Cargo[g] > a.Cargo[g] {
			return reason(reasonChest, g, hispanica.Good(g).Value())
		}
	}
	if b.Ships() > a.Ships() {
		return reason(reasonShips, b.Ships())
	}
	if b.Ships() > 0 && b.Legality != a.Legality {
		return reason(reasonFlag, int(b.Legality))
	}
	if r := rivals(before, after, seat); r.Kind != 0 {
		return r
	}
	return onTheMap(before, after, seat)
}

// held are the Outposts in a hand.
func held(s *hispanica.State, seat rules.Seat) int {
	n := 0
	for _, count := range s.Players[seat].Outposts {
		n += int(count)
	}
	return n
}

// rivals is for pawns of others that have to go back.
func rivals(before, after *hispanica.State, seat rules.Seat) bot.Reason {
	for other := range rules.Seat(after.Seats) {
		if at := after.Players[other].Pawn; other != seat && at.Depth() < before.Players[other].Pawn.Depth() {
			return reason(reasonRival, int(other), int(at))
		}
	}
	return bot.Reason{}
}

// onTheMap compares what the features of the map count.
func onTheMap(before, after *hispanica.State, seat rules.Seat) bot.Reason {
	var x, y [featureCount]float32
	features(before, seat, x[:])
	features(after, seat, y[:])
	colonies := func(x *[featureCount]float32) float32 { return x[slaves] + x[citizens] + x[idle] }
	for _, f := range [...]struct {
		before, after float32
		kind          bot.ReasonKind
	}{
		{x[slaves] + x[citizens], y[slaves] + y[citizens], reasonAtWork},
		{colonies(&x), colonies(&y), reasonColony},
		{float32(before.RebelZones()), float32(after.RebelZones()), reasonRebels},
		{x[claims], y[claims], reasonClaim},
		{x[forts], y[forts], reasonFort},
		{x[galleys], y[galleys], reasonGalley},
		{x[visitas], y[visitas], reasonVisita},
		{x[passengers], y[passengers], reasonPassengers},
		{x[income], y[income], reasonIncome},
	} {
		if f.after > f.before {
			return reason(f.kind, int(f.after))
		}
	}
	a, b := &before.Players[seat], &after.Players[seat]
	switch {
	case after.RebelZones() < before.RebelZones():
		return reason(reasonCalm, after.RebelZones())
	case y[outposts] > x[outposts]:
		return reason(reasonScout, int(y[outposts]), after.Limit(seat))
	case b.Cash > a.Cash:
		return reason(reasonMoney, int(b.Cash-a.Cash))
	}
	return bot.Reason{}
}
