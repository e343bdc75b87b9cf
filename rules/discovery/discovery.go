package discovery

import "flota/rules"

// Discovery (B6), section 5.

// exploring is the sequence in which the kinds are asked for.
var exploring = [...]Kind{Captain, Soldier, Merchant, Missionary, Colonist}

// nextExpedition asks each seat in turn order that has a piece in the box, as
// long as there is anything to discover. One expedition a turn.
func nextExpedition(s *State, f *frame) {
	for place := int(f.V[0]); place < int(s.Seats); place++ {
		seat := s.Order[place]
		if s.inDiscovery(seat) > 0 && (s.undiscovered() > 0 || s.cardsLeft()) {
			f.V[0] = int16(place + 1)
			s.Stack.Call(stepExpedition, int16(seat))
			again(f)
			return
		}
	}
}

func (s *State) inDiscovery(seat rules.Seat) int {
	n := 0
	for _, count := range s.Players[seat].Discovery {
		n += int(count)
	}
	return n
}

func (s *State) cardsLeft() bool {
	for _, holder := range s.Cards {
		if holder == Hidden {
			return true
		}
	}
	return false
}

// The locals of an expedition: 0 the seat, 1 the next of the kinds, later the
// counter or card found, 2 to 6 how many of each kind are sent, 7 whether a
// question was asked, later the region (NoRegion: the deck).
const sentLocal = 1 // + Kind

// sendNext asks how many of the next kind go. Nothing leaves the box before
// the last answer.
func sendNext(s *State, f *frame) {
	seat := f.V[0]
	present := &s.Players[seat].Discovery
	next := int(f.V[1])
	for next < len(exploring) && present[exploring[next]] == 0 {
		next++
	}
	if next == len(exploring) {
		return
	}
	further, sent := int16(0), int16(0)
	for _, k := range exploring[next+1:] {
		further += int16(present[k])
	}
	for _, k := range exploring {
		sent += f.V[sentLocal+k]
	}
	step := stepSend
	if f.V[7] == 1 {
		step = stepSendMore
	}
	f.V[1], f.V[7] = int16(next+1), 1
	s.Stack.Call(step, seat, int16(exploring[next]), sent+further)
	again(f)
}

func sendOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	list = append(list, rules.Option{Move: pass})
	for n := range int(s.Players[seat].Discovery[f.V[1]]) + 1 {
		list = append(list, rules.Option{
			Move: moveOfAmount(n),
			Rule: first(refusal{n == 0 && f.V[2] == 0, SendNone}),
		})
	}
	return list
}

func send(s *State, f frame, answers []rules.Answer) {
	if answers[0].Move == pass {
		s.declineExpedition()
		return
	}
	s.Stack.Top().V[sentLocal+f.V[1]] = int16(amountOf(answers[0].Move))
}

func (s *State) declineExpedition() {
	s.tell(NoExpedition, rules.Seat(s.Stack.Top().V[0]))
	s.Stack.End()
}

func aim(s *State, f *frame) {
	f.V[7] = int16(NoRegion)
	if s.undiscovered() > 0 {
		s.Stack.Call(stepTarget, f.V[0])
	}
}

func targetOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	return chartOptions(s, f, seat, append(list, rules.Option{Move: pass}))
}

func chooseTarget(s *State, _ frame, answers []rules.Answer) {
	if answers[0].Move == pass {
		s.declineExpedition()
		return
	}
	s.Stack.Top().V[7] = int16(nounOf[Region](regionMove, answers[0].Move))
}

// setOut commits: the sent pieces go back to supply, whatever comes (seed
// p. 6-7), and the counter or card is turned up.
func setOut(s *State, f *frame) {
	seat, r := rules.Seat(f.V[0]), Region(f.V[7])
	player := &s.Players[seat]
	if r == NoRegion {
		s.tell(VoyageSent, seat, s.expeditionStrength(f))
	} else {
		s.tell(ExpeditionSent, seat, s.expeditionStrength(f), int16(r))
	}
	for _, k := range exploring {
		if n := int8(f.V[sentLocal+k]); n > 0 {
			player.Discovery[k] -= n
			player.Supply[k] += n
			s.tell(PiecesSent, seat, int16(k), int16(n))
		}
	}
	if r == NoRegion {
		s.Stack.Call(stepCard, int16(seat), inDiscovery)
		return
	}
	s.turnUp(f, r, inDiscovery)
}

// expeditionStrength counts captains double (seed p. 6-7).
func (s *State) expeditionStrength(f *frame) int16 {
	strength := int16(0)
	for _, k := range exploring {
		strength += f.V[sentLocal+k] * int16(kinds[k].explorer)
	}
	if s.Owns(rules.Seat(f.V[0]), NativeGuides) {
		strength++
	}
	return strength
}

// turnUp finds the counter of a region: known from a failure, or drawn among
// those that nobody has seen.
func (s *State) turnUp(f *frame, r Region, box int16) {
	if c, known := s.KnownCounter(r); known {
		f.V[1] = int16(c)
		return
	}
	s.Stack.Call(stepCounter, f.V[0], box, int16(r))
}

func unseenCounters(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for c := range Counter(CounterCount) {
		if s.Counters[c] == Hidden {
			list = append(list, rules.Option{Move: moveOf(counterMove, c), Odds: 1})
		}
	}
	return list
}

func turnUpCounter(s *State, f frame, answers []rules.Answer) {
	c := nounOf[Counter](counterMove, answers[0].Move)
	s.Counters[c] = KnownAt + Holder(f.V[2])
	s.Stack.Top().V[1] = int16(c)
}

func deck(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for c := range Card(CardCount) {
		if s.Cards[c] == Hidden {
			list = append(list, rules.Option{Move: moveOf(cardMove, c), Odds: 1})
		}
	}
	return list
}

func drawCard(s *State, _ frame, answers []rules.Answer) {
	s.Stack.Top().V[1] = int16(nounOf[Card](cardMove, answers[0].Move))
}

// arrive compares the strength with the natives. A failed counter stays where
// it is, known to all; a failed card stays in the deck.
func arrive(s *State, f *frame) {
	seat, r, found := rules.Seat(f.V[0]), Region(f.V[7]), f.V[1]
	natives := shown(r, found).natives
	switch strength := s.expeditionStrength(f); {
	case strength >= int16(natives):
	case r == NoRegion:
		s.tell(VoyageFails, seat, found, int16(natives), strength)
		return
	default:
		s.tell(ExpeditionFails, seat, int16(r), int16(natives), strength)
		return
	}
	s.discover(seat, r, found, f.V[sentLocal+Soldier])
}

// discover is a success: the counter or card, its dollars and those for the
// soldiers sent; in a region one colonist from supply.
func (s *State) discover(seat rules.Seat, r Region, found, soldiers int16) {
	find := shown(r, found)
	dollars := find.reward + find.bounty*soldiers
	s.pay(seat, dollars)
	if r == NoRegion {
		s.Cards[found] = Holder(seat)
		s.tell(CardWon, seat, found, int16(find.natives), dollars, int16(find.vp))
		return
	}
	s.tell(RegionDiscovered, seat, int16(r), int16(find.natives), dollars, int16(find.vp))
	s.Counters[found] = Holder(seat)
	s.Regions[r].Discovered = true
	if s.settleFromSupply(seat, r) {
		s.tell(ColonistSettled, seat, int16(r))
	}
}

// shown is what a counter or, without a region, a card shows.
func shown(r Region, found int16) *find {
	if r == NoRegion {
		return &cards[found]
	}
	return &counters[found]
}
