package persona

import (
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/hispanica"
)

// The seats of a scene.
const (
	seatE rules.Seat = iota // England
	seatF                   // France
	seatN                   // Netherlands
	seatC                   // Courland
	seatS                   // Spain
)

// A scene is a position to which a match has come, emptied, and then arranged
// by a test.
type scene struct {
	*hispanica.State
	t testing.TB
}

// reach plays a match of five to the first time that a question is asked of a
// seat. Then all is taken off the table but the fleets.
func reach(t testing.TB, question string, seat rules.Seat) *scene {
	t.Helper()
	setup := rules.Setup{Seats: 5}
	setup.Settings[0] = 1 // nations are picked
	m, err := rules.NewMatch(hispanica.Game{}, setup, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := playOn(t, m, question, seat)
	s.empty()
	return s
}

// playOn plays a match to the next time that a question is asked of a seat.
// Seats take their nations in the order of their names below, charter a Bark
// and otherwise give the first legal answer.
func playOn(t testing.TB, m *rules.Match, question string, seat rules.Seat) *scene {
	t.Helper()
	nations := [...]string{"england", "france", "netherlands", "courland", "spain"}
	var options []rules.Option
	for {
		next, ok := m.Next()
		if !ok {
			t.Fatalf("%s is never asked of s%d", question, seat)
		}
		asked := questions[m.State.Decision().Question]
		if asked == question && next == seat {
			return &scene{m.State.Clone().(*hispanica.State), t}
		}
		options = m.State.Options(next, options[:0])
		legal := func(o rules.Option) bool { return o.Rule == 0 }
		i := slices.IndexFunc(options, func(o rules.Option) bool {
			return legal(o) && (o.Move == hispanica.VerbCharter || asked == "U1" && m.Game.Noun(o.Move) == nations[next])
		})
		if i < 0 {
			i = slices.IndexFunc(options, legal)
		}
		if err := m.Play(next, options[i].Move); err != nil {
			t.Fatal(err)
		}
	}
}

// empty takes everything off the table but the fleets, each a Bark in Europe,
// and puts card 63 on top of the deck.
func (s *scene) empty() {
	p := &s.Position
	p.Order = [hispanica.MaxSeats]rules.Seat{seatE, seatF, seatN, seatC, seatS}
	p.Cards = [hispanica.CardCount]hispanica.CardState{}
	p.Cards[hispanica.DoveOfPeace].Where = hispanica.Top
	p.Colonies = [hispanica.PlaceCount]hispanica.Colony{}
	p.Natives = [hispanica.SiteCount]int8{}
	p.Zones = [hispanica.ZoneCount]hispanica.ZoneState{}
	for z := range p.Outposts {
		p.Outposts[z] = 2
	}
	for seat := range p.Players {
		old := p.Players[seat]
		p.Players[seat] = hispanica.Player{Nation: old.Nation, Fleet: old.Fleet, Legality: old.Legality, Supply: 8}
	}
	s.again()
}

// again finds what is on offer after the position was changed.
func (s *scene) again() { s.State = s.Clone().(*hispanica.State) }

func (s *scene) colony(p hispanica.Place, n hispanica.Nation, labour hispanica.Labour) *hispanica.Colony {
	s.Colonies[p] = hispanica.Colony{Owner: n, Labour: labour}
	return &s.Colonies[p]
}

func (s *scene) chest(p hispanica.Place, n hispanica.Nation, labour hispanica.Labour) {
	s.colony(p, n, labour).Chest = true
}

func (s *scene) put(where hispanica.Where, seat rules.Seat, cards ...hispanica.Card) {
	for _, c := range cards {
		if c != hispanica.Bark {
			s.Cards[c] = hispanica.CardState{Where: where, Seat: seat}
		}
	}
}

func (s *scene) hand(seat rules.Seat, cards ...hispanica.Card) {
	s.put(hispanica.InHand, seat, cards...)
}

func (s *scene) tableau(seat rules.Seat, cards ...hispanica.Card) {
	s.put(hispanica.InTableau, seat, cards...)
}

// top lays a card face up on the deck.
func (s *scene) top(c hispanica.Card) {
	s.Cards[hispanica.DoveOfPeace] = hispanica.CardState{}
	s.Cards[c] = hispanica.CardState{Where: hispanica.Top}
}

// fleet puts ships, the flagship first, in a sea zone.
func (s *scene) fleet(seat rules.Seat, l hispanica.Legality, at hispanica.Sea, ships ...hispanica.Card) *hispanica.Player {
	player := &s.Players[seat]
	player.Fleet = [hispanica.MaxShips]hispanica.Card{}
	copy(player.Fleet[:], ships)
	player.Legality, player.Sea = l, at
	s.put(hispanica.InFleet, seat, ships...)
	return player
}

func (s *scene) rebels(zones ...hispanica.Zone) {
	for _, z := range zones {
		s.Zones[z].Rebels++
	}
}

// says gives the nouns with which a seat answers the question and those that
// go on from it: "found JAM". What is not asked is not among them.
func (s *scene) says(kinds [hispanica.MaxSeats]Kind, seat rules.Seat) string {
	s.t.Helper()
	s.again()
	p, text := &Player{Kinds: kinds}, ""
	for {
		options := s.Options(seat, nil)
		move := p.Answer(s.State, seat, options)
		if !slices.ContainsFunc(options, func(o rules.Option) bool { return o.Move == move && o.Rule == 0 }) {
			s.t.Fatalf("%q is not legal", hispanica.Game{}.Noun(move))
		}
		text += hispanica.Game{}.Noun(move)
		d := s.Decision()
		if d.Count > 1 {
			return text // of a sealed answer
		}
		s.Apply([]rules.Answer{{Seat: seat, Move: move}})
		d = s.Decision()
		if d.Kind != rules.Choice || d.Seats[0] != seat || slices.Contains(begins, questions[d.Question]) {
			return text
		}
		text += " "
	}
}

// begins are the questions with which something new begins.
var begins = []string{"G1", "A1", "A2", "P1", "P8", "H1", "F1", "F2", "B2", "B3", "O1"}

// wants checks what a seat with a persona says; nothing is known of the others.
func (s *scene) wants(seat rules.Seat, k Kind, want string) {
	s.t.Helper()
	var kinds [hispanica.MaxSeats]Kind
	kinds[seat] = k
	if got := s.says(kinds, seat); got != want {
		s.t.Errorf("%s says %q, want %q", k, got, want)
	}
}
