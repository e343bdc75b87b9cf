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
			s.Stack.Call(stepExpedition, int16(seat), int16(NoRegion))
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

// The locals of an expedition: 0 the seat, 1 the region (NoRegion: the deck, or
// not chosen yet), 2 the next of the kinds to ask for, 3 to 7 how many of each
// kind are sent.
const sentLocal = 2 // + Kind

// sendNext asks how many of the next kind go. Nothing leaves the box before
// the last answer.
func sendNext(s *State, f *frame) {
	seat := f.V[0]
	present := &s.Players[seat].Discovery
	step := stepSend
	for i, k := range exploring {
		switch {
		case present[k] == 0:
		case i < int(f.V[2]):
			step = stepSendMore
		default:
			f.V[2] = int16(i + 1)
			s.Stack.Call(step, seat, int16(k))
			again(f)
			return
		}
	}
}

// sendOptions refuses that nothing goes only where it is the last word.
func sendOptions(s *State, f *frame, seat rules.Seat, list []rules.Option) []rules.Option {
	expedition, kind := s.below(), Kind(f.V[1])
	present := &s.Players[seat].Discovery
	others, later := int16(0), false
	for _, k := range exploring {
		others += expedition.V[sentLocal+k]
		if later {
			others += int16(present[k])
		}
		later = later || k == kind
	}
	list = append(list, rules.Option{Move: pass})
	for n := range int(present[kind]) + 1 {
		list = append(list, rules.Option{
			Move: moveOfAmount(n),
			Rule: first(refusal{n == 0 && others == 0, SendNone}),
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
	s.Stack.Top().V[1] = int16(nounOf[Region](regionMove, answers[0].Move))
}

// setOut commits: the sent pieces go back to supply, whatever comes (seed
// p. 6-7), and the counter or card is turned up.
func setOut(s *State, f *frame) {
	seat, r := rules.Seat(f.V[0]), Region(f.V[1])
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
		s.Stack.Call(stepCard, int16(seat))
		return
	}
	s.turnUp(f)
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

// turnUp draws the counter of the region among those that nobody has seen,
// unless it is known from a failure.
func (s *State) turnUp(f *frame) {
	r := Region(f.V[1])
	if r == NoRegion {
		return
	}
	if _, known := s.KnownCounter(r); !known {
		s.Stack.Call(stepCounter, f.V[0])
	}
}

func unseenCounters(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for c := range Counter(CounterCount) {
		if s.Counters[c] == Hidden {
			list = append(list, rules.Option{Move: moveOf(counterMove, c), Odds: 1})
		}
	}
	return list
}

// turnUpCounter shows it to all; from now on it is known to lie there.
func turnUpCounter(s *State, _ frame, answers []rules.Answer) {
	c := nounOf[Counter](counterMove, answers[0].Move)
	s.Counters[c] = KnownAt + Holder(s.Stack.Top().V[1])
}

func deck(s *State, _ *frame, _ rules.Seat, list []rules.Option) []rules.Option {
	for c := range Card(CardCount) {
		if s.Cards[c] == Hidden {
			list = append(list, rules.Option{Move: moveOf(cardMove, c), Odds: 1})
		}
	}
	return list
}

// drawCard finds a card: by an expedition, which may be too weak, or by a
// chart. A failed card stays in the deck.
func drawCard(s *State, f frame, answers []rules.Answer) {
	seat, c := rules.Seat(f.V[0]), nounOf[Card](cardMove, answers[0].Move)
	shown, soldiers := &cards[c], int16(0)
	if by := s.Stack.Top(); by.Step == stepExpedition {
		if strength := s.expeditionStrength(by); strength < int16(shown.natives) {
			s.tell(VoyageFails, seat, int16(c), int16(shown.natives), strength)
			return
		}
		soldiers = by.V[sentLocal+Soldier]
	}
	s.Cards[c] = Holder(seat)
	dollars := shown.dollars(soldiers)
	s.pay(seat, dollars)
	s.tell(CardWon, seat, int16(c), int16(shown.natives), dollars, int16(shown.vp))
}

// arrive compares the strength with the natives of the region's counter. A
// counter that was too strong stays where it is, known to all.
func arrive(s *State, f *frame) {
	seat, r := rules.Seat(f.V[0]), Region(f.V[1])
	if r == NoRegion {
		return
	}
	c, _ := s.KnownCounter(r)
	natives, strength := int16(counters[c].natives), s.expeditionStrength(f)
	if strength < natives {
		s.tell(ExpeditionFails, seat, int16(r), natives, strength)
		return
	}
	s.discoverRegion(seat, r, c, f.V[sentLocal+Soldier])
}

// discoverRegion is a success: the counter, its dollars and those for the
// soldiers sent, and one colonist from supply.
func (s *State) discoverRegion(seat rules.Seat, r Region, c Counter, soldiers int16) {
	shown := &counters[c]
	dollars := shown.dollars(soldiers)
	s.pay(seat, dollars)
	s.Counters[c] = Holder(seat)
	s.Regions[r].Discovered = true
	s.tell(RegionDiscovered, seat, int16(r), int16(shown.natives), dollars, int16(shown.vp))
	if s.settleFromSupply(seat, r) {
		s.tell(ColonistSettled, seat, int16(r))
	}
}

// dollars is what a find pays when so many soldiers were sent.
func (f *find) dollars(soldiers int16) int16 { return f.reward + f.bounty*soldiers }
