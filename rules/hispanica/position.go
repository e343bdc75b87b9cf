package hispanica

import (
	"flota/rules"
	"flota/rules/flow"
)

// A Position is all that is on the table and where in the rulebook the match
// stands (section 2.3). It is a plain value: copy with =, compare with ==.
// Others read it; only the rules write it.
type Position struct {
	Stack flow.Stack

	Seats      int8
	Nations    NationsRule
	Solo       bool
	SpainBonus int8 // dollars a round for the bot of a solo game
	Tie        TieRule
	Target     TargetRule
	Empty      EmptyRule
	Emigration EmigrationRule

	Phase Phase
	Round int8                 // 1 to 10, 0 during the set-up
	Dove  int8                 // the last round
	Order [MaxSeats]rules.Seat // first to last; during the set-up as far as it is drawn
	// Placed is how many places of Order are drawn.
	Placed int8

	Inquisition Zone // where it is
	Circuit     int8 // how far it has come on its circuit, 0 to 7

	Cards    [CardCount]CardState // by Card, from 1
	Outposts [ZoneCount]int8      // left in the deck
	Rebels   int8                 // supply
	Titles   [TitleCount]rules.Seat

	// Winner is Nobody until the game ends.
	Winner  rules.Seat
	Victory Victory

	Players [MaxSeats]Player
	// Crown is Spain without a seat; empty if Spain has one.
	Crown Crown

	Colonies [PlaceCount]Colony
	Natives  [SiteCount]int8
	Zones    [ZoneCount]ZoneState

	Turn Turn
}

// A Player is what one seat has beside its pieces on the map and its Market
// cards.
type Player struct {
	Nation   Nation // NoNation until it is dealt or picked
	Cash     int16
	Outposts [ZoneCount]int8 // in hand

	// Fleet has the flagship first and no gap; NoCard: no ship. Legality and
	// Sea mean something only with a fleet.
	Fleet    [MaxShips]Card
	Legality Legality
	Sea      Sea
	Cargo    [GoodCount]int8   // chests aboard
	Pax      [MeepleCount]int8 // meeples aboard
	Orders   [MaxSeats]Order   // for the other participants

	Tribute, Infamy, Freed int16
	Sacked                 [NationCount]bool // whose Colonies it has sacked
	Pawn                   Space
	Claims                 [ZoneCount]bool
	Supply                 int8 // Colony discs
}

// A Crown is the passive Spain: a treasury and Colony discs.
type Crown struct {
	Cash   int16
	Supply int8
}

// A Colony stands at a place. The zero Colony is none.
type Colony struct {
	Owner  Nation
	Labour Labour
	Fort   bool
	Chest  bool // of the zone's good
}

// A ZoneState is what a land zone holds beside Colonies and Natives.
type ZoneState struct {
	Cathedral bool
	Citizens  int8 // in the Cathedral
	Visita    Nation
	Converts  int8 // Natives in the Visita
	Rebels    int8
	Galleys   [NationCount]bool
}

// A CardState says where a Market card is, and whose it is there.
type CardState struct {
	Where Where
	Seat  rules.Seat // 0 where the card is nobody's
}

// A Where is a place for a Market card.
type Where int8

// The places for Market cards.
const (
	Unseen Where = iota // in the deck, which has no order
	Top                 // face up on the deck
	InHand
	InTableau
	InFleet
	Discarded
)

// A Turn is what holds only within a Year.
type Turn struct {
	// Seat is the initiator of an auction, the active participant of a play
	// turn or of a turn at sea; otherwise Nobody.
	Seat rules.Seat

	Auction int8 // of the Year, from 0
	Buried  bool // how it is held

	Actions   int8 // left
	Appointed bool
	Drawn     [ZoneCount]int8 // Outposts that were drawn and are not kept yet

	Points  int8            // left
	Landed  [ZoneCount]bool // in this turn
	Landing Zone            // in progress, or NoZone
	Fought  bool            // in this landing
	Target  rules.Move      // of the battle in progress, as it was named; 0: none
}

// noTurn is the Turn between turns.
var noTurn = Turn{Seat: rules.Nobody, Landing: NoZone}

// A Phase is a part of a round.
type Phase int8

// The four Years of a round, with what is before and after.
const (
	SettingUp Phase = iota
	GoodsYear
	AuctionYear
	PlayYear
	ShippingYear
	Ended
)

// A Victory is a way to win.
type Victory int8

// The victories, in the sequence in which they are looked at.
const (
	NoVictory Victory = iota
	CourtFavourite
	Emancipator
	President
	Liberator
	PirateKing
	Prestige // none of these by the end of the last round
)

// A NationsRule says how nations are given out.
type NationsRule uint8

// Values of the setting "nations".
const (
	Deal NationsRule = iota
	Pick
)

// A TieRule says who wins an auction when others than the initiator share the
// highest bid.
type TieRule uint8

// Values of the setting "tie-rule".
const (
	TieInitiator TieRule = iota
	TieEarliest
)

// A TargetRule says what defends a Colony.
type TargetRule uint8

// Values of the setting "target-strength".
const (
	TargetZone TargetRule = iota
	TargetColony
)

// An EmptyRule says which empty Colony lets meeples come aboard.
type EmptyRule uint8

// Values of the setting "empty-colony".
const (
	EmptyAny EmptyRule = iota
	EmptyOwn
)

// An EmigrationRule says whether emigration is a choice.
type EmigrationRule uint8

// Values of the setting "emigration".
const (
	EmigrationChosen EmigrationRule = iota
	EmigrationForced
)

// A position holds no pointer, map, slice or func: it can be compared.
var _ = Position{} == Position{}

// A State is a running match of the game.
type State struct {
	Position
	flow   flow.Flow
	events []rules.Event
}

// inOrder are the seats in player order.
func (p *Position) inOrder() []rules.Seat { return p.Order[:p.Seats] }

// passive reports whether Spain takes part without a seat [B].
func (p *Position) passive() bool { return p.Seats <= 3 && !p.Solo }

// SeatOf is the seat that plays a nation; Nobody if no seat does.
func (p *Position) SeatOf(n Nation) rules.Seat {
	if n != NoNation {
		for seat := range rules.Seat(p.Seats) {
			if p.Players[seat].Nation == n {
				return seat
			}
		}
	}
	return rules.Nobody
}

// cashOf is the money of a nation: the Crown treasury for the passive Spain.
func (p *Position) cashOf(n Nation) *int16 {
	if seat := p.SeatOf(n); seat != rules.Nobody {
		return &p.Players[seat].Cash
	}
	return &p.Crown.Cash
}

// raise adds dollars, or points of a track, up to the largest amount that has a
// noun. No game comes near it (section 2.1); described positions can begin there.
func raise(n *int16, by int16) { *n = min(*n+by, amounts-1) }

// supplyOf is a nation's supply of Colony discs.
func (p *Position) supplyOf(n Nation) *int8 {
	if seat := p.SeatOf(n); seat != rules.Nobody {
		return &p.Players[seat].Supply
	}
	return &p.Crown.Supply
}

// good is what a Colony at the place yields.
func (p Place) good() Good { return zones[places[p].zone].good }

// places are those of a zone: the first and the one behind the last.
func (z Zone) places() (from, to Place) { return zones[z].place[0], zones[z].place[1] }

// sites are those of a zone: the first and the one behind the last.
func (z Zone) sites() (from, to Site) { return zones[z].site[0], zones[z].site[1] }

// worked reports whether there is a Colony that is not empty.
func (c *Colony) worked() bool { return c.Labour != NoLabour }

// empty reports whether there is a Colony without Labour.
func (c *Colony) empty() bool { return c.Owner != NoNation && c.Labour == NoLabour }

// ownColony reports whether a nation has a Colony in a zone.
func (p *Position) ownColony(n Nation, z Zone) bool {
	for place, end := z.places(); place < end; place++ {
		if p.Colonies[place].Owner == n {
			return true
		}
	}
	return false
}

// anyColony reports whether anybody has a Colony in a zone.
func (p *Position) anyColony(z Zone) bool {
	for place, end := z.places(); place < end; place++ {
		if p.Colonies[place].Owner != NoNation {
			return true
		}
	}
	return false
}

// colonies is the number of Colonies of a nation on the map.
func (p *Position) colonies(n Nation) int16 {
	count := int16(0)
	for i := range p.Colonies {
		if p.Colonies[i].Owner == n {
			count++
		}
	}
	return count
}

// anyNative reports whether a Tribe site of a zone has a Native.
func (p *Position) anyNative(z Zone) bool {
	for site, end := z.sites(); site < end; site++ {
		if p.Natives[site] > 0 {
			return true
		}
	}
	return false
}

// emptyColony reports whether there is an empty Colony, anybody's or, by the
// reading OWN, of the seat [S 6.3].
func (p *Position) emptyColony(seat rules.Seat) bool {
	for i := range p.Colonies {
		if c := &p.Colonies[i]; c.empty() && (p.Empty == EmptyAny || c.Owner == p.Players[seat].Nation) {
			return true
		}
	}
	return false
}

// SlavesOnMap is the number of Colonies worked by a Slave.
func (p *Position) SlavesOnMap() int16 {
	n := int16(0)
	for i := range p.Colonies {
		if p.Colonies[i].Labour == Slave {
			n++
		}
	}
	return n
}

// claims is the number of a seat's Claims on the map.
func (p *Position) claims(seat rules.Seat) int {
	n := 0
	for _, claim := range p.Players[seat].Claims {
		if claim {
			n++
		}
	}
	return n
}

// Illegal reports whether a nation's Colony or Visita in a zone is illegal in
// Spanish eyes: it has no Claim there [B]. Spain never is.
func (p *Position) Illegal(n Nation, z Zone) bool {
	if n == Spain {
		return false
	}
	seat := p.SeatOf(n)
	return seat == rules.Nobody || !p.Players[seat].Claims[z]
}

// Discs is the Strength of a nation in a zone: a Colony, a Citizen at work and
// a Galley are 1 each [S 5.2].
func (p *Position) Discs(n Nation, z Zone) int16 {
	count := int16(0)
	for place, end := z.places(); place < end; place++ {
		if c := &p.Colonies[place]; c.Owner == n {
			count++
			if c.Labour == Citizen {
				count++
			}
		}
	}
	if p.Zones[z].Galleys[n] {
		count++
	}
	return count
}

// ColonyStrength is what a crown claim must match: the Colony, its Citizen, its
// fort and the Galley of its owner.
func (p *Position) ColonyStrength(place Place) int16 {
	c := &p.Colonies[place]
	n := int16(1)
	if c.Labour == Citizen {
		n++
	}
	if c.Fort {
		n++
	}
	if p.Zones[places[place].zone].Galleys[c.Owner] {
		n++
	}
	return n
}

// Ships is the number of ships of a fleet.
func (p *Player) Ships() int {
	n := 0
	for n < MaxShips && p.Fleet[n] != NoCard {
		n++
	}
	return n
}

// Chests is the number of chests aboard.
func (p *Player) Chests() int {
	n := 0
	for _, count := range p.Cargo {
		n += int(count)
	}
	return n
}

// FreeHold is how many more chests and meeples the fleet can take.
func (p *Player) FreeHold() int {
	n := 0
	for _, ship := range p.Fleet {
		n += int(ships[ship].hold)
	}
	n -= p.Chests()
	for _, count := range p.Pax {
		n -= int(count)
	}
	return n
}

// FleetStrength is the Strength of a seat's fleet on land: its ships, and 1
// with a card for it. Whoever is carried has Strength 0 [S 5.4].
func (p *Position) FleetStrength(seat rules.Seat) int16 {
	n := int16(p.Players[seat].Ships())
	if p.has(seat, effectLand) {
		n++
	}
	return n
}

// SeaStrength is the Strength of a seat's fleet against fleets: ships, the
// flagship's Guns, cards, and the Sea dogs of England.
func (p *Position) SeaStrength(seat rules.Seat) int16 {
	player := &p.Players[seat]
	n := int16(player.Ships()) + int16(ships[player.Fleet[0]].guns) + p.count(seat, effectSea)
	if player.Nation == England {
		n++
	}
	return n
}

// limit is how many cards a seat may hold.
func (p *Position) limit(seat rules.Seat) int {
	if p.has(seat, effectHand) {
		return handLimit + 1
	}
	return handLimit
}

// HandSize is the number of Market cards and Outposts in a seat's hand.
func (p *Position) HandSize(seat rules.Seat) int {
	n := 0
	for c := range p.Cards {
		if p.inHand(seat, Card(c)) {
			n++
		}
	}
	for _, count := range p.Players[seat].Outposts {
		n += int(count)
	}
	return n
}

func (p *Position) inHand(seat rules.Seat, c Card) bool {
	return p.Cards[c] == CardState{InHand, seat}
}

// hand is the set of the cards in a hand.
func (p *Position) hand(seat rules.Seat) (set uint64) {
	held := CardState{InHand, seat}
	for c := range p.Cards {
		if p.Cards[c] == held {
			set |= 1 << c
		}
	}
	return set
}

// topCard is the card face up on the deck, or NoCard.
func (p *Position) topCard() Card {
	for c := Card(1); c < CardCount; c++ {
		if p.Cards[c].Where == Top {
			return c
		}
	}
	return NoCard
}

// unseen is the number of cards of the Market deck that nobody has seen.
func (p *Position) unseen() int {
	n := 0
	for c := Card(1); c < CardCount; c++ {
		if p.Cards[c].Where == Unseen {
			n++
		}
	}
	return n
}

// outpostDeck is the number of Outposts left in the deck.
func (p *Position) outpostDeck() int {
	n := 0
	for _, count := range p.Outposts {
		n += int(count)
	}
	return n
}

// inSeason reports whether the good of a zone is among those of this round.
func (p *Position) inSeason(z Zone) bool { return rounds[p.Round].season.has(zones[z].good) }
