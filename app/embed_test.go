//go:build !js

package app

import (
	"html"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/picture"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
)

func TestOptionsOfAFrameAreReadAndOthersPassedOver(t *testing.T) {
	none := embedding{on: true, ply: -1, seat: rules.Nobody}
	with := func(change func(*embedding)) embedding {
		e := none
		change(&e)
		return e
	}
	for _, c := range []struct {
		fragment, payload string
		want              embedding
	}{
		{"", "", none},
		{"mgEB", "mgEB", none},
		{"mgEB&ply=40&seat=1&lang=fr&theme=dark&mode=replay&height=600", "mgEB", embedding{on: true, replay: true, ply: 40, seat: 1, language: "fr"}},
		{"mgEB&against=hard", "mgEB", with(func(e *embedding) { e.against = link.Hard })},
		{"mgEB&against=pir&seat=2", "mgEB", with(func(e *embedding) { e.against, e.seat = link.Pirate, 2 })},
		{"mgEB&against=", "mgEB", none},
		{"mgEB&against=strongest", "mgEB", none},
		{"mgEB&amp;ply=0&amp;lang=hu", "mgEB", with(func(e *embedding) { e.ply, e.language = 0, "hu" })},
		{"mgEB%26ply=7", "mgEB", with(func(e *embedding) { e.ply = 7 })},
		{"mgEB&ply=7#?secret=aB3dEf6hIj", "mgEB", with(func(e *embedding) { e.ply = 7 })},
		{"mgEB&ply=-1&seat=9&lang=xx&mode=rerun", "mgEB", none},
		{"mgEB&ply=99999999999&seat=&lang&=&&", "mgEB", none},
		{"mgEB&lang=", "mgEB", none},
		{"&ply=3", "", with(func(e *embedding) { e.ply = 3 })},
	} {
		payload, got := readEmbedding(c.fragment)
		if payload != c.payload || got != c.want {
			t.Errorf("%q is read as %q with %+v, want %q with %+v", c.fragment, payload, got, c.payload, c.want)
		}
	}
}

func FuzzOptionsOfAFrame(f *testing.F) {
	f.Add("mgEB&ply=40&seat=1&lang=fr&theme=dark&mode=replay")
	f.Add("%26#?secret=&amp;&ply=65535&seat=255")
	f.Fuzz(func(t *testing.T, fragment string) {
		_, e := readEmbedding(fragment)
		if e.ply < -1 || e.ply > 1<<16 || e.seat < rules.Nobody || e.seat >= rules.MaxSeats || len(e.language) > 2 {
			t.Errorf("%q is read as %+v", fragment, e)
		}
	})
}

// framed is the page in a frame with a match.
func framed(m *rules.Match, options string) *shell {
	s := &shell{}
	s.OnInit()
	_, s.embed = readEmbedding("&" + options)
	s.embed.whole = m
	s.goTo(s.embed.ply)
	return s
}

func TestFrameStepsThroughAMatchWithoutPlayingIt(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rulestest.Setups(g)[0], 3)
		s := framed(m, "ply=0&mode=replay")
		for ply := 0; ; {
			if ply%7 == 0 && strings.Contains(app.HTMLString(s.frameTable()), "data-move=") {
				t.Fatalf("%s, ply %d: an option can be played in a frame that only shows", g.Info().ID, ply)
			}
			if seen := s.seen(); !seen.State.Equal(m.At(ply).State) || len(seen.Log) != ply {
				t.Fatalf("%s: the frame does not show ply %d", g.Info().ID, ply)
			}
			l, err := link.Read(s.fullLink(), catalog.Games)
			if err != nil || len(l.Match.Log) != len(m.Log) || l.View.At != (ply < len(m.Log)) || l.View.At && l.View.Ply != ply {
				t.Fatalf("%s, ply %d: the whole page would show %+v, %v", g.Info().ID, ply, l.View, err)
			}
			if ply == len(m.Log) {
				break
			}
			s.survey()
			on := s.next(s.replay.stops, true)
			if on <= ply {
				t.Fatalf("%s: from ply %d one steps on to %d", g.Info().ID, ply, on)
			}
			s.step(on)
			ply = on
		}
	}
}

func TestSeatThatTheAuthorChoseComesFirst(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rulestest.Setups(g)[0], 3)
		for range m.Setup.Seats {
			m.Names = append(m.Names, "Player "+string(rune('A'+len(m.Names))))
		}
		for seat := range m.Setup.Seats {
			s := framed(m, "mode=replay&ply=80&seat="+strconv.Itoa(seat))
			parts := s.parts(s.text(s.seen()))
			drawn, _ := picture.Of(s.seen(), picture.Look{Language: "en", Width: 640, Front: s.front()})
			_, drawn, _ = strings.Cut(drawn, "c-landlabel") // past the heading
			for what, text := range map[string]string{"list": app.HTMLString(parts.Players), "picture": drawn[strings.Index(drawn, "</svg>"):]} {
				first, at := -1, len(text)
				for other, name := range m.Names {
					if i := strings.Index(text, name+"<"); i >= 0 && i < at {
						first, at = other, i
					}
				}
				if first != seat {
					t.Errorf("%s, from seat %d: the %s begins with seat %d", g.Info().ID, seat, what, first)
				}
			}
		}
	}
}

func TestFrameToPlayInSaysOnceThatNothingIsKept(t *testing.T) {
	g := catalog.Games[0]
	m := rulestest.Random(g, rulestest.Setups(g)[0], 3)
	s := framed(m, "ply=30")
	said := 0
	for range 3 {
		seat, _ := s.match.Next()
		for _, o := range s.match.State.Options(seat, nil) {
			if o.Rule == 0 {
				s.play(o.Move)
				break
			}
		}
		if s.notice.text == s.words.Embed.NotKept {
			said++
		}
	}
	if said != 1 {
		t.Errorf("it is said %d times, want once", said)
	}
	if len(s.match.Log) < 33 {
		t.Errorf("the match of the frame is at ply %d, want what was played from ply 30 on", len(s.match.Log))
	}
}

func TestProgramsPlayAllSeatsOfAFrameButTheReaders(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 3)
		for _, c := range []struct {
			options string
			seat    rules.Seat // the reader's; Nobody: whoever is asked
			program link.Bot
		}{
			{"ply=30&against=hard", rules.Nobody, link.Hard},
			{"ply=31&against=easy&seat=2", 2, link.Easy},
			{"ply=30&against=easy&seat=4", rules.Nobody, link.Easy}, // there is no such seat
			{"ply=30&seat=1", 1, link.NoBot},
			{"ply=30&against=hard&mode=replay", rules.Nobody, link.NoBot},
		} {
			s := framed(m, c.options)
			mine := c.seat
			if mine == rules.Nobody {
				mine, _ = s.match.Next()
			}
			for seat, b := range s.crew[:3] {
				if want := c.program; rules.Seat(seat) == mine && b != link.NoBot || rules.Seat(seat) != mine && b != want {
					t.Errorf("%s, %s: seat %d is played by %q, the reader has seat %d", g.Info().ID, c.options, seat, link.BotIDs[b], mine)
				}
			}
		}
		if s := framed(m, "ply=30&against=abo"); g == catalog.Games[0] && s.crew != (crew{}) {
			t.Errorf("a program plays %s that does not know it", g.Info().ID)
		}
		if s := framed(m, "against=hard"); s.crew != (crew{}) {
			t.Errorf("%s: programs play on after the end", g.Info().ID)
		}
	}
}

func TestReaderTakesNothingBackThatTheAuthorShows(t *testing.T) {
	g := catalog.Games[0]
	m := rulestest.Random(g, rules.Setup{Seats: 3}, 3)
	from := 30
	for m.At(from).Open() >= from {
		from++
	}
	s := framed(m, "ply="+strconv.Itoa(from))
	if s.canUndo() {
		t.Error("the reader can take back what the author shows")
	}
	seat, _ := s.match.Next()
	for _, o := range s.match.State.Options(seat, nil) {
		if o.Rule == 0 {
			s.play(o.Move)
			break
		}
	}
	if s.match.Open() <= from && !s.canUndo() {
		t.Error("the reader cannot take his own answer back")
	}
	if s.undo(); len(s.match.Log) < from {
		t.Errorf("the match of the frame is at ply %d, the author shows %d", len(s.match.Log), from)
	}
}

func TestFrameWithoutAMatchSaysWhatIsWrong(t *testing.T) {
	s := &shell{}
	s.OnInit()
	_, s.embed = readEmbedding("")
	s.openPayload("rubbish")
	if drawn := app.HTMLString(s.frameTable()); s.notice.text == "" || !strings.Contains(drawn, html.EscapeString(s.notice.text)) {
		t.Errorf("the frame says nothing: %s", drawn)
	}
}
