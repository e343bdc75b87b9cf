package link_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/sheet"
)

var update = flag.Bool("update", false, "add the links that testdata/golden.txt lacks; none is ever changed")

const golden = "testdata/golden.txt"

// opened says what a link opens to: the score sheet, and the standing in parts
// at its end.
func opened(m *rules.Match) string {
	var b strings.Builder
	b.WriteString(sheet.Write(m, false))
	for _, score := range m.State.Scores() {
		fmt.Fprintf(&b, "# s%d is %d with %d:", score.Seat, score.Place, score.Total)
		for i, points := range score.Parts {
			fmt.Fprintf(&b, " %s %d", m.Game.Info().Parts[i], points)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// TestGoldenLinksOpenAsEver reads links that were published at some time. Each
// has a paragraph: a title, the link, and what it opened to.
func TestGoldenLinksOpenAsEver(t *testing.T) {
	file, err := os.ReadFile(golden)
	if err != nil && !*update {
		t.Fatal(err)
	}
	text := string(file)
	for _, add := range []struct {
		title string
		match *rules.Match
	}{
		{"a new match", play(t, 2, 2, 0)},
		{"names, in the middle", play(t, 3, 3, 12, "Anna", "", "Ödön")},
		{"a few moves, plain", play(t, 4, 4, 5)},
		{"to the end, packed", play(t, 5, 4, 1000, "", "愛子")},
		{"to the end", play(t, 8, 2, 1000)},
		{"from a position", from(t, play(t, 9, 3, 20), "Anna")},
	} {
		if strings.Contains(text, "# "+add.title+"\n") {
			continue
		}
		if !*update {
			t.Errorf("%s has no paragraph %q; add it with -update", golden, add.title)
			continue
		}
		text += "# " + add.title + "\n" + link.Encode(add.match) + "\n" + opened(add.match) + "\n"
	}
	if *update && text != string(file) {
		if err := os.WriteFile(golden, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for paragraph := range strings.SplitSeq(strings.TrimSpace(text), "\n\n") {
		title, rest, _ := strings.Cut(paragraph, "\n")
		payload, want, _ := strings.Cut(rest, "\n")
		m, err := link.Decode(payload, games)
		if err != nil {
			t.Errorf("%s: %v", title, err)
			continue
		}
		if got := strings.TrimSpace(opened(m)); got != strings.TrimSpace(want) {
			t.Errorf("%s: it opens to\n%s\nwant\n%s", title, got, want)
		}
	}
}
