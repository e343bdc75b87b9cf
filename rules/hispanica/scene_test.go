package hispanica

import (
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/flow"
	"flota/rules/rulestest"
)

// A scene is a position that a test sets up by hand: an empty map, the seats in
// player order by their numbers, no fleets, no cash, card 63 on top of the
// deck. Supplies follow what is put on the map.
type scene struct {
	*State
	t testing.TB
}

// The seats of a scene of England, France and the Netherlands.
const (
	seatE rules.Seat = iota
	seatF
	seatN
)

// newScene seats the nations. With two or three of them and no Spain, Spain is
// passive.
func newScene(t testing.TB, players ...Nation) *scene {
	s := &State{}
	s.choose(rules.Setup{Seats: len(players)})
	s.Solo = s.Seats <= 3 && slices.Contains(players, Spain)
	s.Round, s.Dove, s.Rebels = 1, doveStart, rebelSupply
	s.Placed = s.Seats
	for seat, n := range players {
		s.Order[seat] = rules.Seat(seat)
		s.Players[seat].Nation = n
		s.Players[seat].Supply = nations[n].supply
	}
	if s.passive() {
		s.Crown.Supply = nations[Spain].supply
	}
	for z := range s.Outposts {
		s.Outposts[z] = outpostsEach
	}
	s.Cards[DoveOfPeace].Where = Top
	return &scene{s, t}
}

// threeScene has England, France and the Netherlands, and the passive Spain.
func threeScene(t testing.TB) *scene { return newScene(t, England, France, Netherlands) }

// fourScene has an active Spain in the last seat.
func fourScene(t testing.TB) *scene { return newScene(t, England, France, Netherlands, Spain) }

func (s *scene) colony(p Place, n Nation, labour Labour) *Colony {
	*s.supplyOf(n)--
	s.Colonies[p] = Colony{Owner: n, Labour: labour}
	return &s.Colonies[p]
}

func (s *scene) rebels(z Zone, n int8) {
	s.Rebels -= n
	s.Zones[z].Rebels += n
}

func (s *scene) cathedral(z Zone, citizens int8) {
	s.Zones[z].Cathedral, s.Zones[z].Citizens = true, citizens
}

func (s *scene) visita(z Zone, n Nation, natives int8) {
	s.Zones[z].Visita, s.Zones[z].Converts = n, natives
}

func (s *scene) hand(seat rules.Seat, cards ...Card) {
	for _, c := range cards {
		s.Cards[c] = CardState{InHand, seat}
	}
}

func (s *scene) tableau(seat rules.Seat, cards ...Card) {
	for _, c := range cards {
		s.Cards[c] = CardState{InTableau, seat}
	}
}

func (s *scene) outposts(seat rules.Seat, list ...Zone) {
	for _, z := range list {
		s.Outposts[z]--
		s.Players[seat].Outposts[z]++
	}
}

// fleet puts ships, the flagship first, in a sea zone.
func (s *scene) fleet(seat rules.Seat, legality Legality, at Sea, list ...Card) *Player {
	p := &s.Players[seat]
	p.Legality, p.Sea = legality, at
	for i, ship := range list {
		p.Fleet[i] = ship
		if ship != Bark {
			s.Cards[ship] = CardState{InFleet, seat}
		}
	}
	return p
}

// begin starts at a line of the round, with the frames given on top, and runs
// to the first question.
func (s *scene) begin(phase Phase, frames ...frame) *rules.Match {
	s.t.Helper()
	line := uint8(phase - GoodsYear)
	if len(frames) > 0 {
		line++
	}
	s.Phase = phase
	s.Stack = flow.Stack{}
	for _, f := range append([]frame{{Step: stepGame, Line: 2}, {Step: stepRound, Line: line}}, frames...) {
		s.Stack.Call(f.Step)
		*s.Stack.Top() = f
	}
	flow.Run(&s.flow, s.State, &s.Stack, steps[:])
	s.sound()
	return &rules.Match{Game: Game{}, Setup: rules.Setup{Seats: int(s.Seats)}, State: s.State}
}

// goods begins D1, auctions D2.
func (s *scene) goods() *rules.Match {
	s.t.Helper()
	return s.begin(GoodsYear)
}

func (s *scene) auctions() *rules.Match {
	s.t.Helper()
	return s.begin(AuctionYear)
}

// play begins the play turn of a seat, who comes next in order after it.
func (s *scene) play(seat rules.Seat) *rules.Match {
	s.t.Helper()
	return s.begin(PlayYear,
		frame{Step: stepPlay, Line: 1, V: [flow.Locals]int16{int16(s.placeInOrder(seat) + 1)}},
		frame{Step: stepTurn, V: [flow.Locals]int16{int16(seat)}})
}

// sail begins the turn at sea of a seat.
func (s *scene) sail(seat rules.Seat) *rules.Match {
	s.t.Helper()
	return s.begin(ShippingYear,
		frame{Step: stepShipping, Line: 1, V: [flow.Locals]int16{int16(s.placeInOrder(seat) + 1)}},
		frame{Step: stepVoyage, V: [flow.Locals]int16{int16(seat)}})
}

// sound stops a test whose position cannot be.
func (s *scene) sound() {
	s.t.Helper()
	if err := s.Check(); err != nil {
		s.t.Fatal(err)
	}
}

// do plays answers and checks each position.
func do(t testing.TB, m *rules.Match, answers ...string) {
	t.Helper()
	for _, answer := range answers {
		rulestest.Play(t, m, answer)
		if err := m.State.Check(); err != nil {
			t.Fatalf("after %s: %v", answer, err)
		}
	}
}

// asked is the id of the question, "" at the end.
func asked(m *rules.Match) string {
	d := m.State.Decision()
	if d.Kind == rules.Over {
		return ""
	}
	return info.Questions[d.Question]
}

// wantAsked checks which question is asked of whom.
func wantAsked(t testing.TB, m *rules.Match, question string, seats ...rules.Seat) {
	t.Helper()
	d := m.State.Decision()
	if got := asked(m); got != question || d.Kind != rules.Chance && !slices.Equal(d.Who(), seats) {
		t.Fatalf("%q is asked of %v, want %q of %v", got, d.Who(), question, seats)
	}
}

// ruling is "" if a noun is legal for the first seat that is asked, the code of
// the rule that refuses it, or "not on offer".
func ruling(m *rules.Match, noun string) string {
	seat := m.State.Decision().Seats[0]
	if m.State.Decision().Kind == rules.Chance {
		seat = rules.Nobody
	}
	return rulingFor(m, seat, noun)
}

func rulingFor(m *rules.Match, seat rules.Seat, noun string) string {
	for _, o := range m.State.Options(seat, nil) {
		if m.Game.Noun(o.Move) == noun {
			return info.Rules[o.Rule]
		}
	}
	return "not on offer"
}

// wantRulings checks nouns and their rulings, in pairs.
func wantRulings(t testing.TB, m *rules.Match, pairs ...string) {
	t.Helper()
	for i := 0; i < len(pairs); i += 2 {
		if got := ruling(m, pairs[i]); got != pairs[i+1] {
			t.Errorf("%s: %s is refused by %q, want %q", asked(m), pairs[i], got, pairs[i+1])
		}
	}
}

// legalNouns are the nouns that the first seat asked may answer.
func legalNouns(m *rules.Match) []string {
	var nouns []string
	seat := m.State.Decision().Seats[0]
	if m.State.Decision().Kind == rules.Chance {
		seat = rules.Nobody
	}
	for _, o := range m.State.Options(seat, nil) {
		if o.Rule == 0 {
			nouns = append(nouns, m.Game.Noun(o.Move))
		}
	}
	return nouns
}

func wantLegal(t testing.TB, m *rules.Match, nouns ...string) {
	t.Helper()
	if got := legalNouns(m); !slices.Equal(got, nouns) {
		t.Errorf("%s: legal are %v, want %v", asked(m), got, nouns)
	}
}

// want compares two values.
func want[T comparable](t testing.TB, what string, got, wanted T) {
	t.Helper()
	if got != wanted {
		t.Errorf("%s is %v, want %v", what, got, wanted)
	}
}
