package think

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// server is a Serve that runs.
type server struct {
	texts   chan string
	answers chan string
}

func serve(t *testing.T) *server {
	s := &server{make(chan string, 8), make(chan string, 8)}
	done := make(chan bool)
	go func() {
		Serve(s.texts, func(text string) { s.answers <- text }, time.Millisecond, time.Microsecond)
		close(done)
	}()
	t.Cleanup(func() {
		close(s.texts)
		<-done
	})
	return s
}

// answer waits for the next answer.
func (s *server) answer(t *testing.T) Answer {
	t.Helper()
	select {
	case text := <-s.answers:
		a, err := ReadAnswer(text)
		if err != nil {
			t.Fatalf("%q is no answer", text)
		}
		return a
	case <-time.After(time.Minute):
		t.Fatal("there is no answer")
	}
	return Answer{}
}

// questions are some from all over a match, one for each program and seat.
func questions(g rules.Game) (list []Question, matches []*rules.Match) {
	m := rulestest.Random(g, rules.Setup{Seats: 3}, 7)
	for ply := 0; ply < len(m.Log); ply += 1 + len(m.Log)/25 {
		at := m.At(ply)
		d := at.State.Decision()
		if d.Kind != rules.Choice && d.Kind != rules.Sealed {
			continue
		}
		l := link.Link{Match: at, Bots: [rules.MaxSeats]link.Bot{link.Royalist, link.Easy, link.Pirate}}
		for _, seat := range d.Who() {
			for _, b := range Bots(g) {
				list = append(list, Question{len(list) + 1, seat, b, 20, uint64(ply), link.Write(l)})
				matches = append(matches, at)
			}
		}
	}
	return list, matches
}

func TestEveryProgramAnswersEveryDecisionLegally(t *testing.T) {
	for _, g := range catalog.Games {
		s := serve(t)
		list, matches := questions(g)
		for i, q := range list {
			s.texts <- q.String()
			a := s.answer(t)
			if a.Number != q.Number {
				t.Fatalf("the answer is to question %d, not %d", a.Number, q.Number)
			}
			options := matches[i].State.Options(q.Seat, nil)
			if !slices.Contains(options, rules.Option{Move: a.Move}) {
				t.Errorf("%s, ply %d: %s answers %d, which is not legal", g.Info().ID, len(matches[i].Log), link.BotIDs[q.Bot], a.Move)
			}
			if q.Bot == link.Easy && a.Simulations != 0 {
				t.Errorf("easy has made %d simulations", a.Simulations)
			}
		}
	}
}

func TestOnlyTheLatestQuestionIsAnswered(t *testing.T) {
	for _, g := range catalog.Games {
		list, _ := questions(g)
		s := serve(t)
		var hard []Question
		for _, q := range list {
			if q.Bot == link.Hard {
				q.Milliseconds = 1 << 30
				hard = append(hard, q)
			}
		}
		// One that is forgotten, one whose place is taken, one that must answer now.
		s.texts <- hard[0].String()
		s.texts <- Forget
		s.texts <- hard[1].String()
		s.texts <- Now(hard[0].Number) // of the one that is forgotten
		s.texts <- hard[2].String()
		s.texts <- Now(hard[2].Number)
		if a := s.answer(t); a.Number != hard[2].Number {
			t.Errorf("%s: question %d has the answer, not %d", g.Info().ID, a.Number, hard[2].Number)
		}
		last := list[0]
		last.Number = 1 << 20
		s.texts <- last.String()
		if a := s.answer(t); a.Number != last.Number {
			t.Errorf("%s: question %d has an answer too", g.Info().ID, a.Number)
		}
	}
}

func TestWhatIsNoQuestionHasNoAnswer(t *testing.T) {
	g := catalog.Games[0]
	list, _ := questions(g)
	good := list[0]
	s := serve(t)
	other := good
	other.Seat = 4
	persona := good
	persona.Bot = link.Royalist // of another game
	person := good
	person.Bot = link.NoBot
	cut := good
	cut.Link = "x" + cut.Link
	for _, text := range []string{"", "ask", "ask 1 2 3 4 5", good.String() + " 1", "now", "now 17", "x", Forget,
		other.String(), persona.String(), person.String(), cut.String()} {
		s.texts <- text
	}
	good.Number = 99
	s.texts <- good.String()
	if a := s.answer(t); a.Number != 99 {
		t.Errorf("question %d has an answer", a.Number)
	}
}

func TestSameSeedGivesTheSameAnswer(t *testing.T) {
	for _, g := range catalog.Games {
		list, _ := questions(g)
		for _, q := range list {
			if q.Bot == link.Hard {
				continue // it depends on the clock
			}
			q.Milliseconds = 1 << 30
			var a, b mind
			if !a.begin(q) || !b.begin(q) {
				t.Fatal("the question has no answer")
			}
			for a.run() {
			}
			for b.run() {
			}
			if a.best() != b.best() {
				t.Errorf("%s: %s answers %v and %v", g.Info().ID, link.BotIDs[q.Bot], a.best(), b.best())
			}
		}
	}
}

func TestAnswersReadAsTheyAreWritten(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 100 {
		a := Answer{Number: r.IntN(1 << 20), Move: rules.Move(r.IntN(1 << 16)), Simulations: r.IntN(1 << 20)}
		a.Reason.Kind = bot.ReasonKind(r.IntN(256))
		for i := range a.Reason.Args {
			a.Reason.Args[i] = int16(r.Uint32())
		}
		if got, err := ReadAnswer(a.String()); err != nil || got != a {
			t.Errorf("%v reads as %v, %v", a, got, err)
		}
	}
	for _, text := range []string{"", "1 2 3", "a b c d e f g h", "1 2 3 4 5 6 7 8 9"} {
		if _, err := ReadAnswer(text); err == nil {
			t.Errorf("%q is taken for an answer", text)
		}
	}
}
