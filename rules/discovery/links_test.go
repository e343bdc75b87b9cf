package discovery

import (
	"os"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/sheet"
)

// TestGoldenLinksOpenAsEver reads links that were published at some time: each
// has a paragraph of its title, the link and the sheet to which it opens. With
// -update those that are missing are added; none is ever changed.
func TestGoldenLinksOpenAsEver(t *testing.T) {
	const file = "testdata/links.txt"
	stored, err := os.ReadFile(file)
	if err != nil && !*update {
		t.Fatal(err)
	}
	text := string(stored)
	played, err := os.ReadFile("testdata/games/five.txt")
	if err != nil {
		t.Fatal(err)
	}
	whole, err := sheet.Read(string(played), []rules.Game{Game{}})
	if err != nil {
		t.Fatal(err)
	}
	middle, err := rules.NewMatchFrom(Game{}, whole.Setup, whole.At(250).State.Fields(), whole.ID, []string{"Anna"})
	if err != nil {
		t.Fatal(err)
	}
	if err := middle.Replay(whole.Moves()[250:290]); err != nil {
		t.Fatal(err)
	}
	by := func(position string) *rules.Match { return table(t, rules.Setup{Seats: 2}, position) }
	for _, add := range []struct {
		title string
		match *rules.Match
	}{
		{"a whole game of five", whole},
		{"from the middle of a game on", middle},
		{"a described battle", by(`{"at":"warfare","regions":{"CAN":{"discovered":true,"settlers":[2],"soldiers":[1,2]}},"boxes":{"warfare":[{}]}}`)},
		{"a described expedition", by(`{"turn":7,"players":[{"discovery":{"captain":2,"soldier":1},"cards":["china"],"counters":["D01","D16"]}],
			"regions":{"BRA":{"counter":"D09"}},"shown":["III-01","III-10"],"offer":{"cattle":2,"indigo":1},"at":"discovery"}`)},
		{"a described end", by(`{"turn":8,"at":"end","players":[{"scored":[6,2,8],"trade":9,"trade-points":9,"ships":8}]}`)},
	} {
		if strings.Contains(text, "# "+add.title+"\n") {
			continue
		}
		if !*update {
			t.Errorf("%s has no paragraph %q; add it with -update", file, add.title)
			continue
		}
		text += "# " + add.title + "\n" + link.Encode(add.match) + "\n" + sheet.Write(add.match, false) + "\n"
	}
	if *update && text != string(stored) {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
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
