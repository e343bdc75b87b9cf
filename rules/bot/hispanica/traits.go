package hispanica

import (
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/persona"
	"flota/rules/hispanica"
)

// What draws a player to an option is a sum: so much for each of its traits.
// inclined has how much.

// Traits of options, in the order of the table: each begins a block.
const (
	vote        = 0                              // + persona - 1: how much the seat tends to it, if it chooses the option
	votes       = vote + persona.KindCount - 1   // part of the personas that choose it
	earlyVerb   = votes + 1                      // + verb, in a play turn before round 4
	lateVerb    = earlyVerb + verbs              // + verb, in a play turn from then on
	landVerb    = lateVerb + verbs               // + verb, in a landing
	otherVerb   = landVerb + verbs               // + verb
	attack      = otherVerb + verbs              // a fleet
	landing     = attack + 1                     // a zone
	passage     = landing + 1                    // a sea zone
	homeward    = passage + 1                    // Europe: 1; chests aboard
	noBid       = homeward + 2                   // $0: 1; as initiator
	bidPart     = noBid + 2                      // part of the cash; part of it in the last round
	bidMore     = bidPart + 2                    // + by how much it is more than the personas bid, from -mostMore to mostMore
	bidCard     = bidMore + 2*mostMore + 1       // + card that is open: dollars in fives
	bidBuried   = bidCard + hispanica.CardCount  // dollars in fives
	bidShips    = bidBuried + 1                  // a ship is open: dollars in fives, by own ships
	openCard    = bidShips + 4                   // + card that is auctioned openly
	playedCard  = openCard + hispanica.CardCount // + card
	shedCard    = playedCard + hispanica.CardCount
	stepForward = shedCard + hispanica.CardCount // + depth - 1
	stepBack    = stepForward + 3
	stepIcons   = stepBack + 1 // icons of the branch
	hired       = stepIcons + 1
	kidnapped   = hired + 1
	converted   = kidnapped + 1
	sailsAs     = converted + 1 // + legality
	traitCount  = sailsAs + hispanica.LegalityCount
)

const (
	verbs    = int(hispanica.VerbAll) + 1
	mostMore = 4
)

// A noun is what a move stands for.
type noun struct {
	family family
	n      int
}

type family int8

const (
	other family = iota
	verb
	ofSeat
	ofZone
	ofSea
	ofCard
	ofSpace
	ofAmount
	ofSite
	ofLegality
)

// nouns has what moves stand for; amounts from 200 on are other moves.
var nouns = func() (list [512]noun) {
	for m := range verbs {
		list[m] = noun{verb, m}
	}
	for i := range rules.Seat(hispanica.MaxSeats) {
		list[hispanica.SeatMove(i)] = noun{ofSeat, int(i)}
	}
	for i := range hispanica.Zone(hispanica.ZoneCount) {
		list[i.Move()] = noun{ofZone, int(i)}
	}
	for i := range hispanica.Sea(hispanica.SeaCount) {
		list[i.Move()] = noun{ofSea, int(i)}
	}
	for i := range hispanica.Card(hispanica.CardCount) {
		if i > 0 {
			list[i.Move()] = noun{ofCard, int(i)}
		}
	}
	for i := range hispanica.Space(hispanica.SpaceCount) {
		list[i.Move()] = noun{ofSpace, int(i)}
	}
	for i := range hispanica.Site(hispanica.SiteCount) {
		list[i.Move()] = noun{ofSite, int(i)}
	}
	for i := hispanica.Plunder; i < hispanica.LegalityCount; i++ {
		list[i.Move()] = noun{ofLegality, int(i)}
	}
	for i := range 200 {
		list[hispanica.AmountMove(i)] = noun{ofAmount, i}
	}
	return list
}()

// traits adds up what draws to an option or, to learn from it, keeps its traits.
type traits struct {
	sum  float32
	keep bool
	kept []bot.Trait
}

func (t *traits) add(trait int, strength float32) {
	if t.keep {
		t.kept = append(t.kept, bot.Trait{Index: trait, Strength: strength})
		return
	}
	t.sum += float32(inclined[trait]) * strength
}

// A council is what the personas would answer for a seat.
type council struct {
	state    *hispanica.State
	seat     rules.Seat
	question string
	tends    affinity // adds up to 1
	answers  [persona.KindCount]rules.Move
	bid      float32 // of the personas
}

// ask asks every persona.
func (k *Knowledge) ask(s rules.State, seat rules.Seat, options []rules.Option) *council {
	c := &k.council
	c.state, c.seat = s.(*hispanica.State), seat
	c.question = questions[s.Decision().Question]
	c.tends = tends(c.state, seat)
	sum := float32(0)
	for _, a := range c.tends {
		sum += a
	}
	c.bid = 0
	for kind := persona.Royalist; kind < persona.KindCount; kind++ {
		c.tends[kind] /= sum
		for other := range k.asked.Kinds {
			k.asked.Kinds[other] = kind
		}
		c.answers[kind] = k.asked.Answer(s, seat, options)
		if c.question == "A2" {
			c.bid += c.tends[kind] * float32(amountOf(c.answers[kind]))
		}
	}
	return c
}

func amountOf(m rules.Move) int {
	if int(m) < len(nouns) && nouns[m].family == ofAmount {
		return nouns[m].n
	}
	return 200
}

// describe adds the traits of an option.
func (c *council) describe(m rules.Move, t *traits) {
	for kind := persona.Royalist; kind < persona.KindCount; kind++ {
		if c.answers[kind] == m {
			t.add(vote+int(kind)-1, c.tends[kind])
			t.add(votes, 1/float32(persona.KindCount-1))
		}
	}
	if int(m) >= len(nouns) {
		return
	}
	switch n := nouns[m]; n.family {
	case verb:
		c.verb(n.n, t)
	case ofSeat:
		t.add(attack, 1)
	case ofZone:
		switch c.question {
		case "F1":
			t.add(landing, 1)
		case "G1":
			t.add(hired, 1)
		}
	case ofSite:
		if c.question == "G1" {
			t.add(kidnapped, 1)
		}
	case ofSea:
		t.add(passage, 1)
		if hispanica.Sea(n.n) == hispanica.Europe {
			t.add(homeward, 1)
			t.add(homeward+1, float32(c.state.Players[c.seat].Chests()))
		}
	case ofAmount:
		if c.question == "A2" {
			c.bidding(n.n, t)
		}
	case ofCard:
		switch c.question {
		case "P2":
			t.add(playedCard+n.n, 1)
		case "P5", "H1", "H2":
			t.add(shedCard+n.n, 1)
		}
	case ofSpace:
		c.step(hispanica.Space(n.n), t)
	case ofLegality:
		t.add(sailsAs+n.n, 1)
	}
}

func (c *council) verb(v int, t *traits) {
	switch c.question {
	case "P1":
		if c.state.Round < 4 {
			t.add(earlyVerb+v, 1)
		} else {
			t.add(lateVerb+v, 1)
		}
	case "F2":
		t.add(landVerb+v, 1)
	case "G1":
		t.add(converted, 1)
	default:
		t.add(otherVerb+v, 1)
		if c.question == "A1" && v == int(hispanica.VerbOpen) {
			t.add(openCard+int(c.state.TopCard()), 1)
		}
	}
}

func (c *council) bidding(dollars int, t *traits) {
	s := c.state
	d := float32(dollars)
	cash := float32(max(1, s.Players[c.seat].Cash))
	if dollars == 0 {
		t.add(noBid, 1)
		if s.Turn.Seat == c.seat {
			t.add(noBid+1, 1)
		}
	}
	t.add(bidPart, d/cash)
	if s.Round >= s.Dove {
		t.add(bidPart+1, d/cash)
	}
	more := int(d - c.bid + 0.5)
	t.add(bidMore+max(-mostMore, min(more, mostMore))+mostMore, 1)
	if s.Turn.Buried {
		t.add(bidBuried, d/5)
		return
	}
	top := s.TopCard()
	t.add(bidCard+int(top), d/5)
	if top.IsShip() {
		t.add(bidShips+s.Players[c.seat].Ships(), d/5)
	}
}

func (c *council) step(to hispanica.Space, t *traits) {
	from := c.state.Players[c.seat].Pawn
	if to.Depth() < from.Depth() {
		t.add(stepBack, 1)
		return
	}
	if to.Depth() > 0 {
		t.add(stepForward+int(to.Depth())-1, 1)
		t.add(stepIcons, float32(c.state.Icons(c.seat, to.Branch())))
	}
}

// Traits gives the traits of an option; nil if nothing is to be learned of them.
func (k *Knowledge) Traits(s rules.State, seat rules.Seat, move rules.Move) []bot.Trait {
	c := k.ask(s, seat, s.Options(seat, nil))
	t := traits{keep: true, kept: []bot.Trait{}}
	c.describe(move, &t)
	return t.kept
}

// Inclined is what each trait draws, in hundredths.
func (*Knowledge) Inclined() []int16 { return inclined[:] }
