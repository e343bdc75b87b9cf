package discovery

import (
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/flow"
)

// Prompts, and what options are called and mean in their place.

// Prompt says what a seat must decide, and why now or what is at stake.
func (t *Text) Prompt(state rules.State, seat rules.Seat) (ask, why string) {
	s := state.(*State)
	d := s.Decision()
	if d.Kind == rules.Over {
		return t.result(s), t.over
	}
	f := s.Stack.Top()
	args := s.promptArgs(flow.Step(d.Question), f, seat)
	templates := t.asks[d.Question]
	return t.fill(templates[0], seat, args...), t.fill(templates[1], seat, args...)
}

// result says who has won.
func (t *Text) result(s *State) string {
	var winners []string
	var first rules.Score
	for _, score := range s.Scores() {
		if score.Place == 1 {
			first = score
			winners = append(winners, t.Seat(score.Seat))
		}
	}
	if len(winners) == 1 {
		return t.fill(t.won, first.Seat, int16(first.Total))
	}
	return rules.Fill(t.shared, func(fields []string) string {
		if fields[0] == "winners" {
			return strings.Join(winners, ", ")
		}
		return strconv.Itoa(first.Total)
	})
}

// promptArgs are the arguments of the sentences of a question.
func (s *State) promptArgs(step flow.Step, f *frame, seat rules.Seat) []int16 {
	player := &s.Players[max(seat, 0)] // a chance asks nobody
	switch step {
	case stepOrder:
		return []int16{int16(s.Placed + 1)}
	case stepBox:
		return []int16{int16(s.handSize(seat))}
	case stepPiece:
		return []int16{f.V[1]}
	case stepLand:
		return []int16{int16(s.Dock[f.V[1]].Kind)}
	case stepTake, stepFair, stepCompany:
		return []int16{int16(total(&s.Offer))}
	case stepBuy:
		return []int16{s.price(), player.Cash}
	case stepSettle:
		return []int16{s.below().V[1] + 1}
	case stepDraw:
		return []int16{f.V[0]}
	case stepUprisingSeat:
		return []int16{f.V[1]}
	case stepUprisingLoss:
		return []int16{f.V[1], int16(s.Regions[f.V[1]].Count(seat)+1) / 2}
	case stepSend, stepSendMore:
		return []int16{f.V[1], int16(player.Discovery[f.V[1]])}
	case stepTarget:
		return []int16{s.expeditionStrength(s.below())}
	case stepCounter:
		return []int16{f.V[0], s.below().V[1]}
	case stepCard:
		return []int16{f.V[0]}
	case stepTrain:
		return []int16{trainingPrice, player.Cash}
	case stepConflict:
		return []int16{warPrice, player.Cash}
	case stepEnemy:
		return []int16{f.V[1]}
	case stepKill:
		loser, r, _ := choice(s.below(), s.below().V[3]-1)
		return []int16{int16(r), int16(loser), int16(s.losses(r, loser, seat))}
	case stepTile:
		return []int16{int16(rowSize - s.shownTiles())}
	case stepGood:
		return []int16{int16(offerSize - total(&s.Offer))}
	}
	return nil
}

// Option names the move and says what would follow.
func (t *Text) Option(state rules.State, seat rules.Seat, m rules.Move) (name, means string) {
	s := state.(*State)
	step := flow.Step(s.Decision().Question)
	say := func(meaning int, args ...int16) string { return t.fill(t.means[meaning], seat, args...) }
	name = t.Noun(m)
	kind, n := familyOf(m)
	arg := int16(n)
	if seat == rules.Nobody {
		for _, o := range s.Options(seat, nil) {
			if o.Move == m {
				means = say(meansOdds, int16(o.Odds), int16(rules.Sum(s.Options(seat, nil))))
			}
		}
		return name, means
	}
	f := s.Stack.Top()
	player := &s.Players[seat]
	switch step {
	case stepBox:
		return name, s.boxMeans(seat, Box(n), say)
	case stepPiece:
		return name, say(meansHand, int16(player.Hand[n+1]))
	case stepLand:
		return name, s.landMeans(seat, s.Dock[f.V[1]].Kind, Region(n), say)
	case stepSettle:
		return name, s.landMeans(seat, Colonist, Region(n), say)
	case stepTake, stepFair, stepCompany:
		return name, say(meansHave, int16(player.Goods[n]))
	case stepBuy:
		if m != pass {
			return name, t.tiles[n][1]
		}
	case stepChart, stepTarget:
		if m != pass {
			if c, known := s.KnownCounter(Region(n)); known {
				find := &counters[c]
				return name, say(meansKnown, int16(find.natives), find.reward, find.bounty, int16(find.vp))
			}
			return name, say(meansUnknown)
		}
	case stepUprising:
		own, others := s.share(seat, Region(n))
		return name, say(meansShare, own, others)
	case stepUprisingSeat:
		region := &s.Regions[f.V[1]]
		return name, say(meansPresent, int16(region.Settlers[n]), int16(region.Soldiers[n]))
	case stepUprisingLoss:
		losses := int16(s.Regions[f.V[1]].Count(seat)+1) / 2
		return say(meansLosses, losses-arg, arg), ""
	case stepKill:
		loser, r, _ := choice(s.below(), s.below().V[3]-1)
		losses := int16(s.losses(r, loser, seat))
		return say(meansLosses, losses-arg, arg), ""
	case stepSend, stepSendMore:
		if m != pass {
			expedition := *s.below()
			expedition.V[sentLocal+f.V[1]] = arg
			return t.fill(t.amount, seat, f.V[1], arg), say(meansStrength, s.expeditionStrength(&expedition))
		}
	case stepTrain:
		if m != pass {
			return name, say(meansTraining, trainingPrice)
		}
	case stepConflict:
		if kind == regionFamily {
			own, others := s.share(seat, Region(n))
			return name, say(meansShare, own, others)
		}
	case stepEnemy:
		if r := Region(f.V[1]); m != pass && r != everywhere {
			return name, say(meansPresent, int16(s.Regions[r].Settlers[n]), int16(s.Regions[r].Soldiers[n]))
		}
	}
	if m == pass {
		name = t.passes[step]
	}
	return name, ""
}

func (s *State) boxMeans(seat rules.Seat, b Box, say func(int, ...int16) string) string {
	switch b {
	case Shipping, Discovery:
	default:
		if s.boxRefusal(seat, b) != 0 {
			return ""
		}
	}
	switch b {
	case Initiative:
		return say(meansPays, int16(free(s.Initiative[:])+1))
	case Dock, TradeGoods:
		spaces := s.spaces(b)
		return say(meansSpace, int16(free(spaces)+1), int16(len(spaces)))
	case Buildings:
		return say(meansPurchase, int16(free(s.Buildings[:])+1), s.price())
	case Warfare:
		return say(meansConflict, int16(free(s.Warfare[:])+1))
	case Shipping:
		best := int16(0)
		for other := range rules.Seat(s.Seats) {
			if other != seat {
				best = max(best, s.shippingStrength(other))
			}
		}
		return say(meansShipping, s.shippingStrength(seat), best)
	case Discovery:
		return say(meansExplorers, int16(s.inDiscovery(seat)))
	case SlotTraining:
		return say(meansTraining, trainingPrice)
	case DockX, DockY:
		return ""
	}
	return say(meansSlot, int16(slots[b-SlotCaptain]))
}

func (s *State) landMeans(seat rules.Seat, kind Kind, r Region, say func(int, ...int16) string) string {
	region := &s.Regions[r]
	if !region.Discovered {
		return ""
	}
	then := region.Count(seat) + 1
	if kind == Missionary {
		then++
		if s.Owns(seat, Cathedral) {
			then++
		}
	}
	if region.Good && then >= 3 {
		return say(meansThird, int16(then), int16(regions[r].good))
	}
	return say(meansPieces, int16(then))
}

// share counts the pieces of a seat in a region and those of all others.
func (s *State) share(seat rules.Seat, r Region) (own, others int16) {
	for other := range rules.Seat(s.Seats) {
		if other == seat {
			own += int16(s.Regions[r].Count(other))
		} else {
			others += int16(s.Regions[r].Count(other))
		}
	}
	return own, others
}
