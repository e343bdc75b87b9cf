package hispanica

import "flota/rules"

// D2, the Auction Year [S 1], section 2.8.

func beginAuctions(s *State, _ *frame) { s.beginYear(AuctionYear) }

// auctions is the number of auctions in a Year: one for each participant, two
// for each of two.
func (p *Position) auctions() int8 {
	if p.Seats == 2 {
		return 2 * p.Seats
	}
	return p.Seats
}

// initiator is the seat that holds an auction of the Year.
func (p *Position) initiator(auction int8) rules.Seat { return p.Order[auction%p.Seats] }

// nextAuction has the number of the auction as its local.
func nextAuction(s *State, f *frame) {
	n := int8(f.V[0])
	switch {
	case n == s.auctions():
	case s.topCard() == NoCard:
		s.tell(DeckRunsOut, rules.Nobody)
	default:
		f.V[0]++
		s.Turn = noTurn
		s.Turn.Auction = n
		s.Turn.Seat = s.initiator(n)
		s.Stack.Call(stepAuction, int16(s.Turn.Seat))
		again(f)
	}
}

func endAuctions(s *State, _ *frame) { s.Turn = noTurn }

// The locals of an auction: 0 the initiator, 1 the winner.

func chooseCard(s *State, f *frame) { s.Stack.Call(stepMode, f.V[0]) }

// modeOptions: buried treasure is the card under the top, which nobody has
// seen [S 1.1]; otherwise the top card is auctioned [S 1.2].
func modeOptions(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	buried := rules.Rule(0)
	if s.unseen() == 0 {
		buried = NothingBuried
	}
	return append(list, rules.Option{Move: verbOpen}, rules.Option{Move: verbBuried, Rule: buried})
}

func chooseMode(s *State, f frame, answers []rules.Answer) {
	seat := rules.Seat(f.V[0])
	s.Turn.Buried = answers[0].Move == verbBuried
	if s.Turn.Buried {
		s.tell(BuriedAuction, seat)
		return
	}
	s.tell(AuctionBegins, seat, int16(s.topCard()))
}

func callBids(s *State, f *frame) { s.Stack.Call(stepBid, f.V[0]) }

// bidders are the initiator and all others that have a dollar now
// [S 1.3-1.4].
func bidders(s *State, f *frame, who []rules.Seat) []rules.Seat {
	initiator := rules.Seat(f.V[0])
	who = append(who, initiator)
	for _, seat := range s.inOrder() {
		if seat != initiator && s.Players[seat].Cash >= 1 {
			who = append(who, seat)
		}
	}
	return who
}

// bidOptions: more than one's cash is no bid and not on the list [S 1.6].
func bidOptions(s *State, _ *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	for n := range s.Players[seat].Cash + 1 {
		list = append(list, rules.Option{Move: moveOfAmount(n)})
	}
	return list
}

// Unlisted refuses amounts above one's cash: there is no end to them.
func (s *State) Unlisted(seat rules.Seat, m rules.Move) rules.Rule {
	kind, n := familyOf(m)
	if s.flow.Decision.Question == question(stepBid) && kind == amountFamily && n > int(s.Players[seat].Cash) {
		return BidTooHigh
	}
	return 0
}

// revealBids shows all bids together [S 1.7]. The highest wins [S 1.8]; if
// several are the highest the initiator wins, whatever the own bid [S 1.9,
// PC-i]. The winner pays the own bid: the initiator to the Pool, anybody else
// to the initiator [S 1.10-1.11].
func revealBids(s *State, f frame, answers []rules.Answer) {
	initiator := rules.Seat(f.V[0])
	most := int16(-1)
	for _, a := range answers {
		most = max(most, amountOf(a.Move))
		s.tell(BidShown, a.Seat, amountOf(a.Move))
	}
	winner, shared := s.highest(answers, most)
	if shared && (s.Tie == TieInitiator || amountOf(answers[0].Move) == most) {
		winner = answers[0] // the initiator
	}
	paid := amountOf(winner.Move)
	s.Players[winner.Seat].Cash -= paid
	if winner.Seat == initiator {
		s.tell(AuctionWon, winner.Seat, paid)
	} else {
		raise(&s.Players[initiator].Cash, paid)
		s.tell(AuctionPaid, winner.Seat, paid, int16(initiator))
	}
	s.Stack.Top().V[1] = int16(winner.Seat)
}

// highest is the first in player order of those that bid the most, and whether
// there are several.
func (s *State) highest(answers []rules.Answer, most int16) (winner rules.Answer, shared bool) {
	place, count := int(s.Seats), 0
	for _, a := range answers {
		if amountOf(a.Move) != most {
			continue
		}
		count++
		if p := s.placeInOrder(a.Seat); p < place {
			place, winner = p, a
		}
	}
	return winner, count > 1
}

// takeCard draws the buried card, or takes the top card into the winner's hand.
func takeCard(s *State, f *frame) {
	winner := rules.Seat(f.V[1])
	if s.Turn.Buried {
		s.Stack.Call(stepBuried, int16(winner))
		return
	}
	s.toHand(winner, s.topCard())
}

func (s *State) toHand(seat rules.Seat, c Card) {
	s.Cards[c] = CardState{InHand, seat}
	s.tell(CardTaken, seat, int16(c))
}

func drawBuried(s *State, f frame, answers []rules.Answer) {
	s.toHand(rules.Seat(f.V[0]), cardOf(answers[0].Move))
}

// turnNewTop turns up a card if the top one is gone.
func turnNewTop(s *State, _ *frame) {
	if s.topCard() == NoCard && s.unseen() > 0 {
		s.Stack.Call(stepNewTop)
	}
}

// afterAuction lists the seats as they are expected to act: from the initiator
// of the next auction on, after the last one from the first in order.
func afterAuction(s *State, _ *frame, who []rules.Seat) []rules.Seat {
	place := 0
	if next := s.Turn.Auction + 1; next < s.auctions() {
		place = int(next % s.Seats)
	}
	return s.since(place, who)
}
