package hispanica

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

var update = flag.Bool("update", false, "write the marks and the playthrough in testdata anew, and add missing links")

// marked adds marks to the sheet of a match, where a Year begins and at the
// end: lines "#= claim", which must hold after the answers above them. The
// claims are those of stories.
func marked(m *rules.Match) string {
	var b strings.Builder
	replay, year, ply := m.At(0), [2]int8{}, 0
	mark := func(claim string, args ...any) { fmt.Fprintf(&b, "#= "+claim+"\n", args...) }
	for line := range strings.Lines(sheet.Write(m, false)) {
		b.WriteString(line)
		if !isAnswer(line) || b.Len() == len(line) {
			continue
		}
		if err := replay.Enter(m.Log[ply].Move); err != nil {
			panic(err)
		}
		ply++
		s := replay.State.(*State)
		now := [2]int8{s.Round, int8(s.Phase)}
		if now == year {
			continue
		}
		year = now
		f := s.Fields()
		for _, path := range []string{"phase", "round", "order", "top", "inquisitionZone", "titles", "crown", "winner", "victory"} {
			mark("%s %s", path, partOf(f, path))
		}
		for seat := range int(s.Seats) {
			mark("players.%d.cash %s", seat, partOf(f, fmt.Sprintf("players.%d.cash", seat)))
		}
		mark("scores %s", join(totals(s)))
		mark("sum %s", sum(f))
	}
	return b.String()
}

func totals(s *State) (list []int) {
	for _, score := range s.Scores() {
		list = append(list, score.Total)
	}
	return list
}

func isAnswer(line string) bool {
	return !strings.HasPrefix(line, "#") && strings.TrimSpace(line) != ""
}

// TestGoldenGamesAreWhatTheyWere replays whole games and looks at their marks.
// Their answers are never changed.
func TestGoldenGamesAreWhatTheyWere(t *testing.T) {
	files, err := filepath.Glob("testdata/games/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	ends := map[Victory]int{}
	seats := map[int]int{}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			m, err := sheet.Read(string(text), []rules.Game{Game{}})
			if err != nil {
				t.Fatal(err)
			}
			ends[m.State.(*State).Victory]++
			seats[m.Setup.Seats]++
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
			if plies != len(m.Log) || marks < 50 || asked(m) != "" {
				t.Errorf("%d answers, %d of them read, with %d marks", plies, len(m.Log), marks)
			}
		})
	}
	if len(ends) != victoryCount-1 || len(seats) != 4 {
		t.Errorf("they end with victories %v among %v seats, all should be there", ends, seats)
	}
}

// playthrough tells a match: of each decision the prompt, what is on offer,
// what was answered and what happened, and the position before it.
func playthrough(m *rules.Match) string {
	var b strings.Builder
	replay, text, phase := m.At(0), m.Text("en"), SettingUp
	for ply := 0; ; ply++ {
		s := replay.State.(*State)
		fields := s.Fields()
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
		if s.Phase != phase {
			phase = s.Phase
			fmt.Fprintf(&b, "  position %s\n", fields.JSON(nil))
		} else {
			fmt.Fprintf(&b, "  position %s\n", sum(fields))
		}
		if !more {
			for _, score := range s.Scores() {
				fmt.Fprintf(&b, "  s%d place %d total %d parts %v\n", score.Seat, score.Place, score.Total, score.Parts)
			}
			return b.String()
		}
		var refused []string
		for _, o := range s.Options(seat, nil) {
			if o.Rule != 0 {
				refused = append(refused, spell(o.Move)+":"+info.Rules[o.Rule])
				continue
			}
			name, means := text.Option(s, seat, o.Move)
			fmt.Fprintf(&b, "  %s: %s | %s\n", spell(o.Move), name, means)
		}
		if len(refused) > 0 {
			fmt.Fprintf(&b, "  refused %s\n", strings.Join(refused, " "))
		}
		move, before := m.Log[ply].Move, len(replay.Log)
		if err := replay.Enter(move); err != nil {
			panic(err)
		}
		fmt.Fprintf(&b, "> %s\n", spell(move))
		for _, e := range replay.Events(before, len(replay.Log)) {
			fmt.Fprintf(&b, "  * %s\n", text.Event(e))
		}
	}
}

// sum is a number that tells one position from another.
func sum(f rules.Fields) string { return fmt.Sprintf("%08x", crc32.ChecksumIEEE(f.JSON(nil))) }

// TestPlaythroughIsWhatItWas shows a change of the rules or words as a change
// of testdata/playthrough.txt.
func TestPlaythroughIsWhatItWas(t *testing.T) {
	const file = "testdata/playthrough.txt"
	// The last round, from its beginning: everything is in play, and the game
	// is short.
	got := playthrough(rulestest.RandomFrom(table(t, rules.Setup{Seats: 3}, lastRound), 3))
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

const lastRound = `{
	"at": "goods", "round": 6, "dove": 6, "order": [2, 0, 1], "top": "card-31", "titles": {"T5": 0}, "crown": 9,
	"players": [
		{"cash": 9, "hand": ["card-60", "card-8"], "outposts": {"ANT": 1}, "tableau": ["card-39", "card-29"],
			"fleet": ["card-7", "card-11", "bark"], "legality": "plunder", "position": "MAI", "cargo": {"gold": 1},
			"infamy": 5, "sackedOwners": ["spain"], "philosophy": "sep1", "claims": ["CAR", "VEN"], "orders": {"s1": "cargo"}},
		{"cash": 6, "hand": ["card-54", "card-62", "card-21"], "tableau": ["card-33"],
			"fleet": ["card-13", "card-12"], "legality": "smuggler", "position": "LEE", "pax": {"c": 1},
			"freed": 7, "philosophy": "abo2"},
		{"cash": 14, "outposts": {"JAM": 1, "GUI": 1}, "tableau": ["card-26", "card-44"],
			"fleet": ["card-16", "card-10"], "legality": "conquistador", "position": "JAC", "cargo": {"sugar": 2},
			"tribute": 4, "philosophy": "fed1"}
	],
	"zones": {
		"NSP": {"slots": {"veracruz": {"owner": "spain", "labour": "citizen", "fort": true, "chest": true}},
			"tribes": {"nahua": 3}, "citizens": 1, "galleys": ["spain"]},
		"CAR": {"slots": {"cartagena": {"owner": "spain", "labour": "citizen", "fort": true},
			"santa-marta": {"owner": "england", "labour": "slave"}}, "tribes": {"muisca": 1, "wayuu": 2}, "cathedral": true,
			"rebels": 1},
		"VEN": {"slots": {"la-guaira": {"owner": "spain", "labour": "slave"}, "curacao": {"owner": "netherlands"}},
			"tribes": {"cumanagoto": 1}, "citizens": 2, "visitaOwner": "france", "visitaNatives": 1},
		"ANT": {"slots": {"st-kitts": {"owner": "france", "labour": "citizen", "chest": true},
			"barbados": {"owner": "england"}}, "tribes": {"kalinago": 3}, "visitaOwner": "france", "visitaNatives": 2},
		"HIS": {"slots": {"santo-domingo": {"owner": "spain", "labour": "citizen", "chest": true}}, "citizens": 1},
		"JAM": {"slots": {"santiago-de-la-vega": {"owner": "netherlands", "labour": "slave", "chest": true},
			"port-royal": {"owner": "france", "labour": "slave"}}, "galleys": ["netherlands"], "rebels": 2}
	}
}`

// perft counts the sequences of so many answers, chance included, and the
// positions to which they lead. It answers sealed decisions of one seat only.
func perft(s *State, depth int, seen map[Position]bool) int {
	d := s.Decision()
	if depth == 0 || d.Kind == rules.Over {
		seen[s.Position] = true
		return 1
	}
	seat := d.Seats[0]
	if d.Kind == rules.Chance {
		seat = rules.Nobody
	} else if d.Count != 1 {
		panic("hispanica: perft: several seats are asked")
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
		setup    rules.Setup
		position string
		counts   [][2]int // sequences and positions by depth, from 1
	}{
		// Two of four nations, then one of 63 cards, then one of 14 zones.
		{"deal of two", setupOf(2), `{"steps":[{"step":"set-up"},{"step":"C1"}]}`, [][2]int{{4, 4}, {12, 12}, {12 * 63, 12 * 63}, {12 * 63 * 14, 12 * 63 * 14}}},
		// In 24 of the 60 deals to three seats none is Spain: the last is, and a
		// card is next.
		{"deal of four", setupOf(4), `{"steps":[{"step":"set-up"},{"step":"C1"}]}`, [][2]int{{5, 5}, {20, 20}, {60, 60}, {24*63 + 36*2, 24*63 + 36*2}}},
		{"pick of five", setupOf(5, picked...), `{"steps":[{"step":"set-up"},{"step":"U1"}]}`, [][2]int{{5, 5}, {20, 20}, {60, 60}, {120, 120}}},
		// Labour for two Colonies from two Cathedrals, a Tribe site and the Visita.
		{"labour", setupOf(3), `{"at":"goods","players":[{"cash":2}],"zones":{"VEN":{"slots":{"la-guaira":{"owner":"england"},"curacao":{"owner":"england"}},
			"tribes":{"cumanagoto":2},"visitaOwner":"france","visitaNatives":1,"citizens":1},"CUB":{"citizens":1}}}`, [][2]int{{4, 4}, {13, 11}, {65, 55}, {559, 473}}},
		// END, PLAY, SELL, SCOUT and TRADE.
		{"a play turn without money", setupOf(3), `{"at":"play","players":[{"hand":["card-1","card-61"]}]}`, [][2]int{{5, 5}, {28, 28}, {285, 189}, {1216, 605}}},
		{"a rich play turn", setupOf(3), `{"at":"play","players":[{"cash":20,"hand":["card-24","card-1","card-2"],"outposts":{"CUB":1},` + full + `}],
			"zones":{"JAM":{"slots":{"port-royal":{"owner":"england","labour":"slave"}}}}}`, [][2]int{{13, 13}, {121, 109}, {1165, 748}, {8429, 3879}}},
		// END, three coasts, three passages.
		{"a turn at sea", setupOf(3), `{"at":"shipping","players":[{` + atMain + `}],"zones":{"CAR":{"slots":{"cartagena":{"owner":"spain","labour":"citizen"}}},
			"VEN":{"slots":{"la-guaira":{"owner":"france","chest":true}},"tribes":{"cumanagoto":1}}}}`, [][2]int{{7, 7}, {35, 31}, {186, 128}, {996, 490}}},
		// DONE and all five verbs.
		{"a landing with everything", setupOf(3), `{` + atSea(landed, `{"step":"landing"},{"step":"F2"}`) + `,"players":[{"fleet":["card-16","card-9","bark"],
			"legality":"conquistador","position":"MAI","pax":{"n":1,"c":1}}],"zones":{"VEN":{"slots":{"la-guaira":{"owner":"france"},
			"curacao":{"owner":"england","labour":"slave","chest":true}},"tribes":{"cumanagoto":2},"citizens":2,"rebels":1}}}`, [][2]int{{6, 6}, {26, 23}, {104, 84}, {493, 311}}},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := table(t, row.setup, row.position).State.(*State)
			for i, want := range row.counts {
				seen := map[Position]bool{}
				if got := perft(s, i+1, seen); got != want[0] || len(seen) != want[1] {
					t.Errorf("%d answers: %d sequences to %d positions, want %v", i+1, got, len(seen), want)
				}
			}
		})
	}
}
