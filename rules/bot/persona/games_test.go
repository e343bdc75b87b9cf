package persona

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math/rand/v2"
	"slices"
	"testing"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/hispanica"
)

// play plays a match of personas, each seat another from match to match, with
// bids shifted by the random numbers that chance follows too.
func play(t testing.TB, seats, number int, watch func(*Player, rules.State, rules.Seat, []rules.Option, rules.Move)) *rules.Match {
	t.Helper()
	random := rand.New(rand.NewPCG(uint64(number), uint64(seats)))
	setup := rules.Setup{Seats: seats}
	setup.Settings[0] = uint8(number % 2)     // nations: deal, pick
	setup.Settings[1] = uint8(number / 2 % 2) // solo: no, yes
	setup.Settings[2] = uint8(number % 3)     // Spain's bonus
	m, err := rules.NewMatch(hispanica.Game{}, setup, [8]byte{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := &Player{Draw: random.Uint64}
	for seat := range seats {
		p.Kinds[seat] = Royalist + Kind(seat+number)%(KindCount-Royalist)
	}
	players := slices.Repeat([]bot.Player{watched{p, watch}}, seats)
	if err := bot.Play(m, players, random.Uint64); err != nil {
		t.Fatalf("match %d of %d seats: %v", number, seats, err)
	}
	return m
}

// A watched player lets a test look at each answer.
type watched struct {
	*Player
	watch func(*Player, rules.State, rules.Seat, []rules.Option, rules.Move)
}

func (w watched) Answer(s rules.State, seat rules.Seat, options []rules.Option) rules.Move {
	move := w.Player.Answer(s, seat, options)
	if w.watch != nil {
		w.watch(w.Player, s, seat, options, move)
	}
	return move
}

func TestPersonasPlayToTheEnd(t *testing.T) {
	for number := range 200 {
		seats := 2 + number%4
		m := play(t, seats, number, nil)
		if m.State.Decision().Kind != rules.Over {
			t.Errorf("match %d of %d seats is not over", number, seats)
		}
		if number < 20 && !slices.Equal(play(t, seats, number, nil).Log, m.Log) {
			t.Errorf("match %d of %d seats is another one with the same random numbers", number, seats)
		}
	}
}

// What must come out illegal is a choice that is none: a nation, which section
// 2.13 says nothing of; a Colony that there is no disc to capture with; the
// dove that cannot come earlier.
var unsaid = []string{"U1", "B3", "E63"}

func TestAnswersFollowFromThePositionAlone(t *testing.T) {
	asked := map[string]bool{}
	for number := range 60 {
		play(t, 2+number%4, number, func(p *Player, s rules.State, seat rules.Seat, options []rules.Option, move rules.Move) {
			question := questions[s.Decision().Question]
			asked[question] = true
			before, offered := s.Clone(), slices.Clone(options)
			if p := (&Player{Kinds: p.Kinds}); question != "A2" && p.Answer(before, seat, options) != move {
				t.Errorf("match %d: %s is answered in another way the second time", number, question)
			}
			if !s.Equal(before) || !slices.Equal(options, offered) {
				t.Fatalf("match %d: an answer to %s has changed the match", number, question)
			}
			if m := p.think(s, seat, options); !m.legal(m.answer(question)) && !slices.Contains(unsaid, question) {
				t.Errorf("match %d: %s is answered with %q, which is not legal", number, question, hispanica.Game{}.Noun(m.answer(question)))
			}
		})
	}
	for _, question := range [...]string{"U1", "G1", "A1", "A2", "P1", "P2", "P3", "P6", "P7", "P8", "P9", "P10", "P11",
		"P12", "P14", "P16", "P17", "P18", "P19", "P20", "E52", "E54", "E56", "E57", "E58", "E60", "E61", "E63",
		"H1", "F1", "F2", "F3", "F4", "F5", "B1", "B2", "B3", "X3", "O1", "O2"} {
		if !asked[question] {
			t.Errorf("%s was never asked", question)
		}
	}
}

// TestGolden fails when a rule or a persona has changed. If that was meant, the
// new hash is the one it prints.
func TestGolden(t *testing.T) {
	const want = "35556ebccf77afe6"
	h := sha256.New()
	for _, a := range play(t, 5, 4, nil).Log {
		h.Write(binary.BigEndian.AppendUint16([]byte{byte(a.Seat)}, uint16(a.Move)))
	}
	if got := hex.EncodeToString(h.Sum(nil)[:8]); got != want {
		t.Errorf("the match has the hash %s, it was %s", got, want)
	}
}

func BenchmarkAnswer(b *testing.B) {
	type decision struct {
		state   rules.State
		seat    rules.Seat
		options []rules.Option
	}
	var list []decision
	var p *Player
	play(b, 5, 4, func(player *Player, s rules.State, seat rules.Seat, options []rules.Option, _ rules.Move) {
		p = player
		list = append(list, decision{s.Clone(), seat, slices.Clone(options)})
	})
	for i := 0; b.Loop(); i++ {
		d := &list[i%len(list)]
		p.Answer(d.state, d.seat, d.options)
	}
}
