package hispanica

import (
	"os"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/rulestest"
	"flota/rules/sheet"
)

// TestGoldenLinksOpenAsEver reads links that were published at some time: each
// has a paragraph of its title, the link and the sheet to which it opens. With
// -update those that are missing are added; none is ever changed.
func TestGoldenLinksOpenAsEver(t *testing.T) {
	const name = "testdata/links.txt"
	stored, err := os.ReadFile(name)
	if err != nil && !*update {
		t.Fatal(err)
	}
	text := string(stored)
	played, err := os.ReadFile("testdata/games/five-liberator.txt")
	if err != nil {
		t.Fatal(err)
	}
	whole, err := sheet.Read(string(played), []rules.Game{Game{}})
	if err != nil {
		t.Fatal(err)
	}
	from := func(ply int, names ...string) *rules.Match {
		m, err := rules.NewMatchFrom(Game{}, whole.Setup, whole.At(ply).State.Fields(), whole.ID, names)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Replay(whole.Moves()[ply : ply+40]); err != nil {
			t.Fatal(err)
		}
		return m
	}
	by := func(setup rules.Setup, position string) *rules.Match { return table(t, setup, position) }
	for _, add := range []struct {
		title string
		match *rules.Match
	}{
		{"a whole game of five", whole},
		{"from the auctions of a game on", from(24, "Anna")},
		{"from the middle of a game on", from(300, "", "Balint")},
		{"a described auction", by(setupOf(3), `{"at":"auction","seat":1,"top":"card-7","players":[{"cash":8},{"cash":9,"hand":["card-62"]},{}]}`)},
		{"a described battle", after(t, "5.7-support", "s0 F1 CAR", "s0 F2 battle", "s0 F5 cartagena", "s1 B1 fleet")},
		{"a described interception", after(t, "p6-interceptors", "s0 F1 MAI")},
		{"described Labour by other readings", by(setupOf(4, 1, 0, 0, 1, 1, 1, 1), `{"at":"goods","players":[{"cash":3}],"zones":{"VEN":{"slots":{"la-guaira":{"owner":"england"}},"tribes":{"cumanagoto":2},"citizens":2}}}`)},
		{"a described end", by(setupOf(2), `{"at":"end","round":3,"players":[{"tribute":6,"tableau":["card-21"],"philosophy":"roy3"},{"tribute":20}]}`)},
	} {
		if strings.Contains(text, "# "+add.title+"\n") {
			continue
		}
		if !*update {
			t.Errorf("%s has no paragraph %q; add it with -update", name, add.title)
			continue
		}
		text += "# " + add.title + "\n" + link.Encode(add.match) + "\n" + sheet.Write(add.match, false) + "\n"
	}
	if *update && text != string(stored) {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for paragraph := range strings.SplitSeq(strings.TrimSpace(text), "\n\n") {
		title, rest, _ := strings.Cut(paragraph, "\n")
		payload, want, _ := strings.Cut(rest, "\n")
		m, err := link.Decode(payload, []rules.Game{Game{}})
		if err != nil {
			t.Errorf("%s: %v", title, err)
			continue
		}
		if got := strings.TrimSpace(sheet.Write(m, false)); got != strings.TrimSpace(want) {
			t.Errorf("%s: it opens to\n%s\nwant\n%s", title, got, want)
		}
	}
}

// after opens a position file and plays answers.
func after(t *testing.T, name string, answers ...string) *rules.Match {
	t.Helper()
	m := file(t, name)
	do(t, m, answers...)
	return m
}

// TestEveryPositionComesBack: from its fields, their JSON and a link, in games
// of all numbers of seats, and by all readings.
func TestEveryPositionComesBack(t *testing.T) {
	setups := rulestest.Setups(Game{})
	for i := range 16 {
		setup := setups[i*47%len(setups)]
		m := rulestest.Random(Game{}, setup, uint64(i))
		replay, err := rules.NewMatch(Game{}, setup, m.ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		for ply := 0; ; ply++ {
			f := replay.State.Fields()
			back := func(how string, f rules.Fields, err error) {
				t.Helper()
				if err == nil {
					var s rules.State
					if s, err = (Game{}).From(setup, f); err == nil && s.Equal(replay.State) {
						return
					}
				}
				t.Fatalf("%v, after %d answers, from %s: %v\n%s", setup, ply, how, err, f.JSON(nil))
			}
			back("its fields", f, nil)
			parsed, err := rules.ParseFields(f.JSON(nil))
			back("their JSON", parsed, err)
			if ply%5 == 0 {
				start, err := rules.NewMatchFrom(Game{}, setup, f, m.ID, nil)
				if err != nil {
					t.Fatal(err)
				}
				linked, err := link.Decode(link.Encode(start), []rules.Game{Game{}})
				if err != nil || !linked.State.Equal(replay.State) {
					t.Fatalf("%v, after %d answers, from a link: %v\n%s", setup, ply, err, f.JSON(nil))
				}
			}
			if ply == len(m.Log) {
				break
			}
			if err := replay.Enter(m.Log[ply].Move); err != nil {
				t.Fatal(err)
			}
		}
	}
}
