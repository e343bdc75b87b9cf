//go:build !js

package main

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/sheet"
)

// flota runs a command line that must succeed and gives what it wrote.
func flota(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if status := run(args, strings.NewReader(stdin), &stdout, &stderr); status != 0 || stderr.Len() > 0 {
		t.Fatalf("%v: exit status %d, stderr %q", args, status, &stderr)
	}
	return stdout.String()
}

// lines reads a JSON object from each line.
func lines[T any](t *testing.T, text string) []T {
	t.Helper()
	var list []T
	for line := range strings.Lines(text) {
		var v T
		d := json.NewDecoder(strings.NewReader(line))
		if err := d.Decode(&v); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
		list = append(list, v)
	}
	return list
}

type played struct {
	Game    string
	Seats   int
	Plies   int
	Link    string
	Scores  []int
	Winners []int
}

type shown struct {
	Game       string
	Version    int
	Settings   map[string]string
	Seats      []string
	Ply, Plies int
	Decision   struct {
		Kind, Question, Prompt, Why string
		Seats                       []int
	}
	Position map[string]any
	Scores   []struct {
		Seat, Place, Total int
		Parts              map[string]int
	}
	Log []struct {
		Ply, Seat, Move int
		Noun, Text      string
	}
}

type offered struct {
	Seat, Move, Odds      int
	Noun, Text, Rule, Why string
	Legal                 bool
}

// game is a match of discovery that every test begins from.
func game(t *testing.T) played {
	t.Helper()
	return lines[played](t, flota(t, "", "play", "-game", "discovery", "-seats", "3", "-seed", "5"))[0]
}

func TestPlayedMatchesAreWhatTheirLinksShow(t *testing.T) {
	for _, g := range catalog.Games {
		info := g.Info()
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			games := lines[played](t, flota(t, "", "play", "-game", info.ID, "-seats", strconv.Itoa(seats), "-n", "3", "-seed", "9"))
			if len(games) != 3 {
				t.Fatalf("%d matches were played, want 3", len(games))
			}
			for _, p := range games {
				s := lines[shown](t, flota(t, "", "show", p.Link))[0]
				if s.Game != p.Game || s.Version != int(info.Version) || len(s.Seats) != p.Seats || s.Plies != p.Plies || s.Ply != p.Plies || len(s.Log) != p.Plies {
					t.Errorf("%+v is shown as %s of %d seats at ply %d of %d", p, s.Game, len(s.Seats), s.Ply, s.Plies)
				}
				var totals, winners []int
				for _, score := range s.Scores {
					totals = append(totals, score.Total)
					if score.Place == 1 {
						winners = append(winners, score.Seat)
					}
					sum := 0
					for _, part := range score.Parts {
						sum += part
					}
					if sum != score.Total || len(score.Parts) != len(info.Parts) {
						t.Errorf("the parts of seat %d are %v, their total %d", score.Seat, score.Parts, score.Total)
					}
				}
				if !slices.Equal(totals, p.Scores) || !slices.Equal(winners, p.Winners) {
					t.Errorf("scores %v and winners %v are shown as %v and %v", p.Scores, p.Winners, totals, winners)
				}
				if s.Decision.Kind != "over" || flota(t, "", "options", p.Link) != "" {
					t.Error("a match that was played to its end is not over")
				}
			}
		}
	}
}

func TestSeedGivesTheSameMatches(t *testing.T) {
	args := []string{"play", "-game", "discovery", "-seats", "2", "-n", "2"}
	first := flota(t, "", append(args, "-seed", "0")...)
	if flota(t, "", append(args, "-seed", "0")...) != first {
		t.Error("the same seed gave other matches")
	}
	if flota(t, "", append(args, "-seed", "1")...) == first || flota(t, "", args...) == first {
		t.Error("another seed gave the same matches")
	}
	games := lines[played](t, first)
	if games[0].Link == games[1].Link {
		t.Error("both matches are the same")
	}
}

func TestOptionsOfAMatchAreChosenOnTheCommandLine(t *testing.T) {
	p := flota(t, "", "play", "-game", "discovery", "-seats", "2", "-options", "west-indies=random,sets=any-three", "-seed", "3")
	s := lines[shown](t, flota(t, "", "show", lines[played](t, p)[0].Link))[0]
	if s.Settings["west-indies"] != "random" || s.Settings["sets"] != "any-three" {
		t.Errorf("the settings are %v", s.Settings)
	}
}

func TestEveryPlyIsShownAndItsMoveIsAmongTheOptions(t *testing.T) {
	p := game(t)
	whole := lines[shown](t, flota(t, "", "show", p.Link))[0]
	for ply := 0; ply < p.Plies; ply += 7 {
		n := strconv.Itoa(ply)
		s := lines[shown](t, flota(t, "", "show", "-ply", n, p.Link))[0]
		if s.Ply != ply || s.Plies != p.Plies || len(s.Log) != ply || s.Decision.Prompt == "" || len(s.Position) == 0 {
			t.Fatalf("ply %d is shown as ply %d of %d with a log of %d", ply, s.Ply, s.Plies, len(s.Log))
		}
		next := whole.Log[ply]
		if next.Ply != ply || next.Text == "" {
			t.Errorf("the log has %+v at ply %d", next, ply)
		}
		found := false
		options := lines[offered](t, flota(t, "", "options", p.Link, "-ply", n))
		for _, o := range options {
			found = found || o.Seat == next.Seat && o.Move == next.Move && o.Noun == next.Noun && o.Legal
			if o.Text == "" || o.Legal != (o.Rule == "") || o.Legal != (o.Why == "") || (o.Odds > 0) != (s.Decision.Kind == "chance") {
				t.Errorf("ply %d: option %+v", ply, o)
			}
		}
		if !found {
			t.Errorf("ply %d: %+v is not among the options", ply, next)
		}
	}
}

func TestSheetOfALinkIsReadToTheSameLink(t *testing.T) {
	p := game(t)
	for _, args := range [][]string{{"text", p.Link}, {"text", "-offered", p.Link}, {"text", p.Link, "-offered"}} {
		text := flota(t, "", args...)
		if got := flota(t, text, "read", "-"); got != p.Link+"\n" {
			t.Errorf("%v: read gives %s", args, got)
		}
	}
	file := filepath.Join(t.TempDir(), "match.txt")
	if err := os.WriteFile(file, []byte(flota(t, "https://example.org/#"+p.Link+"\n", "text", "-")), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := flota(t, "", "read", file, "-base", "https://example.org/"); got != "https://example.org/#"+p.Link+"\n" {
		t.Errorf("with -base, read gives %s", got)
	}
}

func TestMovesOfTheLogLeadToTheLink(t *testing.T) {
	p := game(t)
	s := lines[shown](t, flota(t, "", "show", p.Link))[0]
	text := flota(t, "", "text", p.Link)
	head := text[:strings.Index(text, "\nchance")+1]
	start := strings.TrimSpace(flota(t, head, "read", "-"))
	byNumber := []string{"move", start}
	byNoun := []string{"move", "-", "--"}
	for _, a := range s.Log {
		byNumber = append(byNumber, strconv.Itoa(a.Move))
		byNoun = append(byNoun, "="+a.Noun)
	}
	if got := flota(t, "", byNumber...); got != p.Link+"\n" {
		t.Errorf("by number: %s", got)
	}
	if got := flota(t, start, byNoun...); got != p.Link+"\n" {
		t.Errorf("by noun: %s", got)
	}
	if got := flota(t, "", "move", start, s.Log[0].Noun, "-base", "x"); !strings.HasPrefix(got, "x#") {
		t.Errorf("with -base, move gives %s", got)
	}
}

func TestLinkThatBecomesIllegalIsShownAtThePliesBefore(t *testing.T) {
	start := strings.TrimSpace(flota(t, "discovery seats=2\ns1\n", "read", "-"))
	data, err := base64.RawURLEncoding.DecodeString(start)
	if err != nil {
		t.Fatal(err)
	}
	// The log, the empty parts and the check value stand at the end: one more
	// move is put into the log, and the check value is made anew.
	at := len(data) - 7 - 1
	data = append(slices.Clone(data[:at-1]), 2, data[at], 127, 0x80)
	sum := crc32.ChecksumIEEE(data)
	data = binary.BigEndian.AppendUint32(append(data, 0xc4, 4), sum)
	text := base64.RawURLEncoding.EncodeToString(data)
	var stdout, stderr bytes.Buffer
	if status := run([]string{"show", text}, nil, &stdout, &stderr); status != 1 || stdout.Len() > 0 || !strings.Contains(stderr.String(), "from ply 1 on") {
		t.Errorf("exit status %d, stdout %q, stderr %q; want a sentence about ply 1", status, &stdout, &stderr)
	}
	s := lines[shown](t, flota(t, "", "show", text, "-ply", "1"))[0]
	if s.Ply != 1 || s.Log[0].Noun != "s1" {
		t.Errorf("ply 1 is shown as ply %d with %v", s.Ply, s.Log)
	}
}

func TestWrongLinksSheetsAndMovesAreRefusedWithASentence(t *testing.T) {
	p := game(t)
	plies := strconv.Itoa(p.Plies)
	// A choice with something refused, and the link that stands there.
	s := lines[shown](t, flota(t, "", "show", p.Link))[0]
	var choice string
	var refused offered
	for ply, a := range s.Log {
		if a.Seat < 0 {
			continue
		}
		for _, o := range lines[offered](t, flota(t, "", "options", p.Link, "-ply", strconv.Itoa(ply))) {
			if !o.Legal {
				refused = o
			}
		}
		if refused.Rule != "" {
			m, err := link.Decode(p.Link, catalog.Games)
			if err != nil {
				t.Fatal(err)
			}
			choice = link.Encode(m.At(ply))
			break
		}
	}
	if choice == "" {
		t.Fatal("nothing is refused in the whole match")
	}
	for _, test := range []struct {
		args        []string
		stdin, want string
	}{
		{[]string{"play"}, "", "choose a game with -game; there is discovery"},
		{[]string{"play", "-game", "chess"}, "", `there is no game "chess"; choose discovery`},
		{[]string{"play", "-game", "discovery"}, "", "2 to 5 seats; choose with -seats"},
		{[]string{"play", "-game", "discovery", "-seats", "6"}, "", "2 to 5 seats"},
		{[]string{"play", "-game", "discovery", "-seats", "x"}, "", "-seats"},
		{[]string{"play", "-game", "discovery", "-seats", "2", "-n", "0"}, "", "-n 1 or more"},
		{[]string{"play", "-game", "discovery", "-seats", "2", "-options", "sets"}, "", `sets has no value ""; choose three-different, any-three`},
		{[]string{"play", "-game", "discovery", "-seats", "2", "-options", "speed=fast"}, "", `no option "speed"; choose sets, west-indies`},
		{[]string{"play", "-game", "discovery", "-seats", "2", "-seed", "-1"}, "", "-seed"},
		{[]string{"play", "discovery"}, "", "one argument too many"},
		{[]string{"show"}, "", "give one link"},
		{[]string{"show", p.Link, p.Link}, "", "give one link"},
		{[]string{"show", "-"}, "", "nothing follows the '#'"},
		{[]string{"show", ""}, "", "nothing follows the '#'"},
		{[]string{"show", "hello"}, "", "not a link to a match"},
		{[]string{"show", p.Link[:50]}, "", "its end is missing (50 characters arrived)"},
		{[]string{"show", "-"}, strings.Repeat("m", link.MaxText+10), "too long for a link"},
		{[]string{"show", p.Link, "-ply", "-2"}, "", "no ply -2; choose -ply 0 to " + plies},
		{[]string{"show", p.Link, "-ply", strconv.Itoa(p.Plies + 1)}, "", "choose -ply 0 to " + plies},
		{[]string{"show", p.Link, "-ply", "x"}, "", "-ply"},
		{[]string{"show", p.Link, "-deep"}, "", "-deep"},
		{[]string{"options", "hello"}, "", "not a link to a match"},
		{[]string{"options", p.Link, "-ply", "9999"}, "", "choose -ply 0 to " + plies},
		{[]string{"text", "hello"}, "", "not a link to a match"},
		{[]string{"text"}, "", "give one link"},
		{[]string{"read"}, "", "name one file"},
		{[]string{"read", "-", "-"}, "", "name one file"},
		{[]string{"read", filepath.Join(t.TempDir(), "none")}, "", "cannot be read"},
		{[]string{"read", t.TempDir()}, "", "cannot be read"},
		{[]string{"read", "-"}, "", "there is nothing in this sheet"},
		{[]string{"read", "-"}, "discovery seats=2\n\ns0 box dock\n", "line 3: s0 does not decide here"},
		{[]string{"read", "-"}, strings.Repeat("#\n", sheet.MaxText), "too long for a score sheet"},
		{[]string{"move"}, "", "give a link and at least one move"},
		{[]string{"move", p.Link}, "", "give a link and at least one move"},
		{[]string{"move", "hello", "1"}, "", "not a link to a match"},
		{[]string{"move", p.Link, "0"}, "", "the game is over"},
		{[]string{"move", p.Link, "pass"}, "", "the match is over"},
		{[]string{"move", choice, "65535"}, "", "65535 is no move of this game"},
		{[]string{"move", choice, "65536"}, "", "65536 is no move"},
		{[]string{"move", choice, "nowhere"}, "", `"nowhere" is no answer to`},
		{[]string{"move", choice, strconv.Itoa(refused.Move)}, "", refused.Rule + " refuses"},
		{[]string{"move", choice, "=" + refused.Noun}, "", refused.Why},
		{[]string{"move", "--", choice, "-1"}, "", `"-1" is no answer to`},
	} {
		var stdout, stderr bytes.Buffer
		status := run(test.args, strings.NewReader(test.stdin), &stdout, &stderr)
		got := stderr.String()
		if status != 1 || stdout.Len() > 0 || !strings.Contains(got, test.want) || !strings.HasPrefix(got, "flota") || strings.Count(got, "\n") != 1 {
			t.Errorf("%.80q: exit status %d, stdout %.80q, stderr %q\nwant a sentence with %q", test.args, status, &stdout, got, test.want)
		}
	}
}
