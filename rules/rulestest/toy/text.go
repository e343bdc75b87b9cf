package toy

import (
	"fmt"

	"flota/rules"
	"flota/rules/flow"
)

// What happens.
const (
	eventLot    rules.EventKind = iota // good
	eventBid                           // coins
	eventLost                          // good
	eventWon                           // good, coins
	eventStowed                        // good, shed
	eventToll                          // the seat that paid, coins
	eventSold                          // good, coins
	eventEnd
)

func (s *State) event(kind rules.EventKind, seat rules.Seat, args ...int16) {
	e := rules.Event{Kind: kind, Seat: seat}
	copy(e.Args[:], args)
	s.events = append(s.events, e)
}

// english has the words of Wharf, with the names of the players.
type english struct{ names []string }

func (english) Game() string { return "Wharf" }

func (english) Setting(_, value int) (name, meaning string) {
	return "Purse", [...]string{"full: 8 coins each", "lean: 3 coins each"}[value]
}

func (t english) Seat(seat rules.Seat) string {
	if int(seat) < len(t.names) && t.names[seat] != "" {
		return t.names[seat]
	}
	return [maxSeats]string{"Red", "Blue", "Green", "Ochre"}[seat]
}

func (t english) Prompt(state rules.State, seat rules.Seat) (ask, why string) {
	s := state.(*State)
	d := s.Decision()
	if d.Kind == rules.Over {
		return "The match is over.", "All lots have been sold."
	}
	who := ""
	if seat != rules.Nobody {
		who = t.Seat(seat)
	}
	switch flow.Step(d.Question) {
	case stepLot:
		return "A crate is drawn from the chest.", fmt.Sprintf("It is lot %d of %d.", s.Sold+1, lots)
	case stepBid:
		return fmt.Sprintf("%s: seal a bid for the crate of %s.", who, goodNames[s.Lot]),
			"The highest bid takes the crate and pays; the others keep their coins."
	case stepShed:
		return fmt.Sprintf("%s: stow the crate of %s in a shed.", who, goodNames[s.Lot]),
			"A crate beside another merchant's may cost a toll."
	case stepToll:
		return fmt.Sprintf("%s: take a toll from %s, or pass.", who, t.Seat(rules.Seat(s.Stack.Top().V[1]))),
			"The crate was stowed beside one of yours."
	case stepMarket:
		return fmt.Sprintf("%s: sell one crate, or pass.", who), "Crates that are kept count at the end."
	case stepGood:
		return fmt.Sprintf("%s: choose the crate to sell, or pass.", who),
			"Cloth brings 1 coin, spice 2, silk 3."
	}
	panic("toy: a question without words")
}

func (t english) Option(state rules.State, _ rules.Seat, m rules.Move) (name, means string) {
	s := state.(*State)
	switch flow.Step(s.Decision().Question) {
	case stepLot:
		return t.Noun(m), fmt.Sprintf("%d left in the chest", s.Chest[nounOf[Good](goodMove, m)])
	case stepGood:
		if m != pass {
			return t.Noun(m), fmt.Sprintf("brings %d", price[nounOf[Good](goodMove, m)])
		}
	}
	return t.Noun(m), ""
}

func (english) Noun(m rules.Move) string {
	switch {
	case m >= shedMove && m < coinMove:
		return "the " + spell(m) + " shed"
	case m == moveOf(coinMove, 1):
		return "1 coin"
	case m >= coinMove && m < endMove:
		return spell(m) + " coins"
	}
	return spell(m)
}

func (t english) Event(e rules.Event) string {
	switch e.Kind {
	case eventLot:
		return fmt.Sprintf("A crate of %s is drawn.", goodNames[e.Args[0]])
	case eventBid:
		return fmt.Sprintf("%s has bid %d.", t.Seat(e.Seat), e.Args[0])
	case eventLost:
		return fmt.Sprintf("Nobody wants the %s.", goodNames[e.Args[0]])
	case eventWon:
		return fmt.Sprintf("%s takes the %s for %d.", t.Seat(e.Seat), goodNames[e.Args[0]], e.Args[1])
	case eventStowed:
		return fmt.Sprintf("%s stows the %s in the %s shed.", t.Seat(e.Seat), goodNames[e.Args[0]], shedNames[e.Args[1]])
	case eventToll:
		return fmt.Sprintf("%s takes a toll of %d from %s.", t.Seat(e.Seat), e.Args[1], t.Seat(rules.Seat(e.Args[0])))
	case eventSold:
		return fmt.Sprintf("%s sells %s for %d.", t.Seat(e.Seat), goodNames[e.Args[0]], e.Args[1])
	case eventEnd:
		return "The last lot is done with: the match is over."
	}
	panic("toy: an event without words")
}

func (english) Rule(r rules.Rule) string {
	return [...]string{
		ruleCoins:  "Nobody can bid more coins than the purse holds.",
		ruleFull:   "The shed is full: it holds two crates.",
		rulePoor:   "Who stowed the crate has not that many coins left.",
		ruleCrates: "A merchant can sell only crates of his own.",
	}[r]
}

func (english) Part(i int) string { return [...]string{"Coins", "Crates"}[i] }
