package discovery

import (
	"flag"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/rulestest"
	"flota/rules/sheet"
)

var update = flag.Bool("update", false, "write what is missing in testdata, and the marks and the playthrough anew")

// goldenGames has how the games of testdata/games were made at first. They are
// then what their files say: only a file that is missing is made again.
var goldenGames = []struct {
	name     string
	seats    int
	settings [2]uint8
	seed     uint64
}{
	{"two", 2, [2]uint8{0, 0}, 11},
	{"two-any-three-random", 2, [2]uint8{1, 1}, 12},
	{"three", 3, [2]uint8{0, 0}, 13},
	{"three-random", 3, [2]uint8{0, 1}, 14},
	{"four", 4, [2]uint8{0, 0}, 15},
	{"four-any-three", 4, [2]uint8{1, 0}, 16},
	{"five", 5, [2]uint8{0, 0}, 17},
}

// marked adds marks to the sheet of a match, at the beginning of each turn and
// at the end: lines "#= claim", which must hold after the answers above them.
// The claims are those of stories.
func marked(m *rules.Match) string {
	var b strings.Builder
	replay, turn := m.At(0), int8(0)
	mark := func(claim string, args ...any) { fmt.Fprintf(&b, "#= "+claim+"\n", args...) }
	for line := range strings.Lines(sheet.Write(m, false)) {
		b.WriteString(line)
		if !isAnswer(line) || b.Len() == len(line) {
			continue
		}
		if err := replay.Enter(m.Log[len(replay.Log)].Move); err != nil {
			panic(err)
		}
		s := replay.State.(*State)
		if over := asked(replay) == "over"; s.Turn != turn || over {
			turn = s.Turn
			mark("turn %d", turn)
			mark("order %s", join(s.inOrder()))
			mark("cash %s", join(cash(s)))
			mark("scores %s", join(totals(s)))
			if !over {
				mark("offer %s", goodsText(&s.Offer))
				mark("shown %s", join(heldBy(s.Tiles[:], tileIDs, Shown)))
				continue
			}
			for _, score := range s.Scores() {
				mark("s%d place %d", score.Seat, score.Place)
				mark("s%d scored %s", score.Seat, join(s.Players[score.Seat].Scored[:]))
			}
			mark("asked over")
		}
	}
	return b.String()
}

func isAnswer(line string) bool {
	return !strings.HasPrefix(line, "#") && strings.TrimSpace(line) != ""
}

// TestGoldenGamesAreWhatTheyWere replays whole games and looks at their marks.
func TestGoldenGamesAreWhatTheyWere(t *testing.T) {
	for _, g := range goldenGames {
		t.Run(g.name, func(t *testing.T) {
			file := filepath.Join("testdata", "games", g.name+".txt")
			text, err := os.ReadFile(file)
			if os.IsNotExist(err) && *update {
				setup := rules.Setup{Seats: g.seats}
				copy(setup.Settings[:], g.settings[:])
				text = []byte(sheet.Write(rulestest.Random(Game{}, setup, g.seed), false))
			} else if err != nil {
				t.Fatal(err)
			}
			m, err := sheet.Read(string(text), []rules.Game{Game{}})
			if err != nil {
				t.Fatal(err)
			}
			if *update {
				if err := os.WriteFile(file, []byte(marked(m)), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			marks, plies := 0, -1 // the first line names the game
			for line := range strings.Lines(string(text)) {
				if claim, ok := strings.CutPrefix(line, "#= "); ok {
					marks++
					if err := holds(m.At(plies), strings.Fields(claim)); err != nil {
						t.Errorf("after %d answers, %s: %v", plies, strings.TrimSpace(claim), err)
					}
				} else if isAnswer(line) {
					plies++
				}
			}
			if plies != len(m.Log) || marks < 8*6 || asked(m) != "over" {
				t.Errorf("%d answers, %d of them read, with %d marks", plies, len(m.Log), marks)
			}
		})
	}
}

// playthrough tells a match: of each decision the prompt, what is on offer,
// what was answered and what happened, and the position before it.
func playthrough(m *rules.Match) string {
	var b strings.Builder
	replay, text, turn := m.At(0), m.Text("en"), int8(-1)
	for ply := 0; ; ply++ {
		s := replay.State.(*State)
		fields := s.Fields().JSON(nil)
		seat, more := replay.Next()
		who := "chance"
		if seat != rules.Nobody {
			who = fmt.Sprintf("s%d", seat)
		}
		if !more {
			who = "nobody"
		}
		ask, why := text.Prompt(s, seat)
		fmt.Fprintf(&b, "\n%d %s %s: %s | %s\n", ply, who, asked(replay), ask, why)
		if s.Turn != turn || !more {
			turn = s.Turn
			fmt.Fprintf(&b, "  position %s\n", fields)
		} else {
			fmt.Fprintf(&b, "  position %08x\n", crc32.ChecksumIEEE(fields))
		}
		if !more {
			for _, score := range s.Scores() {
				fmt.Fprintf(&b, "  s%d place %d total %d parts %v\n", score.Seat, score.Place, score.Total, score.Parts)
			}
			return b.String()
		}
		for _, o := range s.Options(seat, nil) {
			name, means := text.Option(s, seat, o.Move)
			fmt.Fprintf(&b, "  %s", spell(o.Move))
			switch {
			case o.Rule != 0:
				fmt.Fprintf(&b, " refused by %s\n", info.Rules[o.Rule])
			case o.Odds > 0:
				fmt.Fprintf(&b, " odds %d\n", o.Odds)
			default:
				fmt.Fprintf(&b, ": %s | %s\n", name, means)
			}
		}
		move := m.Log[ply].Move
		if err := replay.Enter(move); err != nil {
			panic(err)
		}
		fmt.Fprintf(&b, "> %s\n", spell(move))
		for _, e := range replay.Events(ply, ply+1) {
			fmt.Fprintf(&b, "  * %s\n", text.Event(e))
		}
	}
}

// TestPlaythroughIsWhatItWas shows a change of the rules or words as a change
// of testdata/playthrough.txt.
func TestPlaythroughIsWhatItWas(t *testing.T) {
	const file = "testdata/playthrough.txt"
	// From turn 6 on: everything is in play, and the game is short.
	st := story{seats: 3, position: `{"turn":6,"order":[2,0,1],"players":[
		{"cash":31,"hand":{"colonist":3,"soldier":2,"captain":1},"goods":{"gold":2,"fish":1},"ships":1,"buildings":["I-10","II-01"],"counters":["D05"],"scored":[8]},
		{"cash":24,"hand":{"colonist":4,"missionary":1},"discovery":{"colonist":2,"captain":1},"goods":{"sugar":1,"rice":2},"buildings":["II-05"],"scored":[2]},
		{"cash":40,"hand":{"colonist":5,"merchant":1},"goods":{"fur":1},"ships":2,"buildings":["II-04","I-12"],"counters":["D01"],"scored":[6]}],
		"regions":{"CRB":{"settlers":[3,2,4],"soldiers":[1],"good":false},"MEX":{"discovered":true,"settlers":[2,1],"soldiers":[0,1]},
		"PER":{"discovered":true,"settlers":[0,1,2]},"CAN":{"counter":"D14"}},
		"offer":{"silver":1,"cattle":1,"coffee":2},"shown":["II-06","II-08","II-10","II-11","II-13"]}`}
	m := st.tell(t)
	again := rulestest.RandomFrom(m, 5)
	got := playthrough(again)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got == string(want) {
		return
	}
	a, b := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Fatalf("line %d is\n%s\nit was\n%s\n(if that is meant, write it anew with -update)", i+1, a[i], b[i])
		}
	}
	t.Fatalf("it has %d lines, it had %d (if that is meant, write it anew with -update)", len(a), len(b))
}

// perft counts the sequences of so many answers, chance included, and the
// positions to which they lead.
func perft(s *State, depth int, seen map[Position]bool) int {
	d := s.Decision()
	if depth == 0 || d.Kind == rules.Over {
		seen[s.Position] = true
		return 1
	}
	seat := d.Seats[0]
	if d.Kind == rules.Chance {
		seat = rules.Nobody
	}
	n := 0
	for _, o := range s.Options(seat, nil) {
		if o.Rule == 0 {
			next := s.Clone().(*State)
			next.Apply([]rules.Answer{{Seat: seat, Move: o.Move}})
			n += perft(next, depth-1, seen)
		}
	}
	return n
}

func TestPerft(t *testing.T) {
	for _, row := range []struct {
		name     string
		seats    int
		position string
		counts   [][2]int // sequences and positions by depth, from 1
	}{
		// The order, then tiles: 12 of them, of which k can be chosen in
		// 12, 66, 220 ways.
		{"set-up of two", 2, "", [][2]int{{2, 2}, {24, 24}, {264, 132}, {2640, 440}, {23760, 990}}},
		{"set-up of three", 3, "", [][2]int{{3, 3}, {6, 6}, {72, 72}, {792, 396}, {7920, 1320}}},
		{"set-up of five", 5, "", [][2]int{{5, 5}, {20, 20}, {60, 60}, {120, 120}, {1440, 1440}}},
		// 12 boxes for the first piece; the second finds a slot taken if it
		// was one of the five.
		{"two pieces", 2, `{"players":[{"hand":{"colonist":2}},{"hand":{"colonist":1}}]}`, [][2]int{{12, 12}, {7*12 + 5*11, 139}, {1546, 377}}},
		{"two kinds", 2, `{"players":[{"hand":{"colonist":1,"soldier":2}}]}`, [][2]int{{12, 12}, {24, 24}, {276, 276}, {1800, 494}}},
		// Captains 0 to 2 or pass; colonists 0 to 3, after no captain 1 to 3,
		// or pass; then 8 regions or pass. After pass goods are drawn, of 11
		// types, and all ways to pass lead to one position.
		{"expedition", 2, `{"at":"discovery",` + fullRow + `,"players":[{"discovery":{"captain":2,"colonist":3}}]}`,
			[][2]int{{4, 4}, {4 + 5 + 5 + 11, 3 + 4 + 4 + 1 + 11}, {11*9 + 3*11 + 11*11, 11*8 + 1 + 11 + 66}, {3221, 1769}}},
		{"war", 3, `{"at":"warfare",` + fullRow + `,"players":[{"cash":10}],"boxes":{"warfare":[{},{"seat":1}]},"regions":{
			"CRB":{"settlers":[2,2],"soldiers":[2,2]},"PER":{"discovered":true,"settlers":[1,0,2],"soldiers":[1,0,1]}}}`, [][2]int{{4, 4}, {10, 10}, {34, 34}, {192, 129}, {1937, 694}}},
	} {
		t.Run(row.name, func(t *testing.T) {
			st := story{seats: row.seats, position: row.position}
			s := st.tell(t).State.(*State)
			for i, want := range row.counts {
				seen := map[Position]bool{}
				if got := perft(s, i+1, seen); got != want[0] || len(seen) != want[1] {
					t.Errorf("%d answers: %d sequences to %d positions, want %v", i+1, got, len(seen), want)
				}
			}
		})
	}
}
