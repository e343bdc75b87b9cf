//go:build !js

package app

import (
	"html"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"flota/app/text"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/discovery"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// shellOf gives a page with a match open.
func shellOf(m *rules.Match) *shell {
	s := &shell{}
	s.OnInit()
	s.show(m)
	return s
}

// written are the lines of the log of a shell.
func written(s *shell) string {
	s.logPanel(s.text(s.match))
	var b strings.Builder
	for i := range s.log.parts {
		b.WriteString(s.log.parts[i].drawn())
	}
	return b.String()
}

func TestLogHasEverySentenceUnderItsTurnAndPhase(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 7)
		for _, language := range []string{"en", "fr", "hu"} {
			s := shellOf(m)
			s.speak(language)
			drawn := written(s)
			words := s.text(m).(rules.Headed)
			at, turns, phases := 0, 0, 0
			// find looks for what must come next.
			find := func(what string) {
				t.Helper()
				i := strings.Index(drawn[at:], what)
				if i < 0 {
					t.Fatalf("%s, %s: %q is not in the log, or not in its place", g.Info().ID, language, what)
				}
				at += i
			}
			phase := ""
			for _, e := range m.Events(0, len(m.Log)) {
				switch level, title := words.Heading(e); level {
				case 1:
					find("<h3>" + html.EscapeString(title) + "</h3>")
					turns++
				case 2:
					phase = "<h4>" + html.EscapeString(title) + "</h4>"
				default:
					if phase != "" {
						find(phase)
						phases++
						phase = ""
					}
					find(">" + html.EscapeString(words.Event(e)) + "<")
				}
			}
			if turns < 4 || phases < 2*turns {
				t.Errorf("%s: %d turns and %d phases have a heading", g.Info().ID, turns, phases)
			}
			if got := strings.Count(drawn, "<h4>"); got != phases {
				t.Errorf("%s: %d phases have a heading, something happened in %d", g.Info().ID, got, phases)
			}
		}
	}
}

func TestLogThatGrewIsTheLogWrittenAtOnce(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 4}, 3)
		s := shellOf(m.At(0))
		// To and fro, and into another branch.
		for _, ply := range []int{1, 2, 60, 61, 40, 41, 100, 99, 180, 20, 150} {
			s.match = m.At(ply)
			if got, want := written(s), written(shellOf(m.At(ply))); got != want {
				t.Fatalf("%s: at ply %d the log is not what it is when written at once", g.Info().ID, ply)
			}
		}
		s.match = rulestest.RandomFrom(m.At(90), 8)
		if got, want := written(s), written(shellOf(s.match)); got != want {
			t.Errorf("%s: in another branch the log is not what it is when written at once", g.Info().ID)
		}
		s.speak("hu")
		other := shellOf(s.match)
		other.words = &text.Hungarian
		if got, want := written(s), written(other); got != want {
			t.Errorf("%s: in another language the log is not what it is when written at once", g.Info().ID)
		}
	}
}

func TestLogOfADescribedPositionDoesNotSpeakOfASetUp(t *testing.T) {
	position, err := rules.ParseFields([]byte(`{"turn": 4, "at": "warfare", "boxes": {"warfare": [{"seat": 0}]},
		"regions": {"CAN": {"discovered": true, "settlers": [1, 1], "soldiers": [1]}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(discovery.Game{}, rules.Setup{Seats: 2}, position, [8]byte{1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.RandomFrom(m, 1)
	drawn := written(shellOf(m))
	if strings.Contains(drawn, "Set-up") || !strings.Contains(drawn, "From a described position") {
		t.Error("the log speaks of a set-up")
	}
}

func TestNamesInTheLogAreTextNeverMarkup(t *testing.T) {
	m, err := rules.NewMatch(discovery.Game{}, rules.Setup{Seats: 2}, [8]byte{}, []string{`<img src=x onerror="alert(1)">`, ""})
	if err != nil {
		t.Fatal(err)
	}
	rulestest.RandomFrom(m, 1)
	if drawn := written(shellOf(m)); strings.Contains(drawn, "<img") {
		t.Error("the log has an image from a name")
	}
}

func TestCopiedLogHasEverySentenceOnce(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 2}, 5)
		s := shellOf(m)
		words := s.text(m).(rules.Headed)
		var want []string
		for _, e := range m.Events(0, len(m.Log)) {
			if level, _ := words.Heading(e); level == 0 {
				want = append(want, words.Event(e))
			}
		}
		var got []string
		for line := range strings.Lines(s.logText()) {
			if rest, ok := strings.CutPrefix(line, "    "); ok {
				_, sentence, _ := strings.Cut(rest, "  ")
				got = append(got, strings.TrimSpace(sentence))
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: the copied log has %d sentences, %d things happened", g.Info().ID, len(got), len(want))
		}
	}
}

func TestLogMarksTheAnswersOfPrograms(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 9)
		s := shellOf(m)
		s.crew = crew{1: link.Hard}
		// Of each answer of the program of which something is told the first line.
		want := map[int]bool{}
		words := s.text(m).(rules.Headed)
		told := 0
		for ply, a := range m.Log {
			for _, e := range m.Events(ply, ply+1) {
				if level, _ := words.Heading(e); level == 0 && a.Seat == 1 {
					want[ply] = true
					told++
				}
			}
		}
		got := map[int]bool{}
		for _, line := range strings.Split(written(s), `<li class="by`)[1:] {
			_, key, _ := strings.Cut(line, `data-key="`)
			key, _, _ = strings.Cut(key, `"`)
			ply, err := strconv.Atoi(key)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(line, `class="program" role="img" aria-label="Computer: Hard"`) {
				got[ply-1] = true
			}
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: marked are the answers %v, the program has given %v", g.Info().ID, got, want)
		}
		starred := 0
		for line := range strings.Lines(s.logText()) {
			_, sentence, ok := strings.Cut(line, "* ")
			if ok && sentence != "" && strings.HasPrefix(line, "    ") {
				starred++
			}
		}
		if starred != told {
			t.Errorf("%s: %d lines of the copied log are marked, the program's answers have %d", g.Info().ID, starred, told)
		}
		for _, language := range []string{"en", "fr", "hu"} {
			if s.speak(language); !strings.Contains(s.logText(), s.words.Logbook.Programs) {
				t.Errorf("%s, %s: the copied log does not say what the mark means", g.Info().ID, language)
			}
		}
		// In a trial a person answers for all.
		s.begin(m.At(len(m.Log)/2), nil)
		ply := len(s.trial.match.Log)
		rulestest.RandomFrom(s.trial.match, 4)
		for ; ply < len(s.trial.match.Log); ply++ {
			if s.programOf(s.trial.match, ply) != link.NoBot {
				t.Fatalf("%s: answers in a trial are taken for a program's", g.Info().ID)
			}
		}
	}
}

func TestReasonsOfProgramsFollowTheMatch(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 9)
		all := func(s *shell, m *rules.Match) (list []string) {
			s.match = m
			for ply := range m.Log {
				list = append(list, s.reason(ply))
			}
			return list
		}
		s := shellOf(m)
		s.crew = crew{1: link.Hard}
		want := all(s, m)
		told := 0
		for ply, why := range want {
			if why != "" && m.Log[ply].Seat != 1 {
				t.Fatalf("%s: an answer of a person has a reason: %q", g.Info().ID, why)
			}
			if why != "" {
				told++
			}
		}
		if told < 20 {
			t.Errorf("%s: %d answers have a reason", g.Info().ID, told)
		}
		// Another branch, answer by answer, and back again.
		other := rulestest.RandomFrom(m.At(len(m.Log)/3), 5)
		fresh := shellOf(other)
		fresh.crew = s.crew
		for ply := range other.Log {
			s.match = other.At(ply + 1)
			if len(s.match.Log) > ply {
				s.reason(ply)
			}
		}
		if got := all(s, other); !slices.Equal(got, all(fresh, other)) {
			t.Errorf("%s: in another branch the reasons are not those that are found at once", g.Info().ID)
		}
		if got := all(s, m); !slices.Equal(got, want) {
			t.Errorf("%s: the reasons have changed", g.Info().ID)
		}
	}
}

// BenchmarkLog brings the log up to a match that has gone on by an answer.
func BenchmarkLog(b *testing.B) {
	for _, g := range catalog.Games {
		b.Run(g.Info().ID, func(b *testing.B) {
			m := rulestest.Random(g, rules.Setup{Seats: 4}, 1)
			before := m.At(len(m.Log) - 1)
			s := shellOf(m)
			for b.Loop() {
				s.match = before
				s.logPanel(s.text(before))
				s.match = m
				s.logPanel(s.text(m))
			}
		})
	}
}
