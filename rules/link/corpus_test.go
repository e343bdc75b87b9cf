package link_test

import (
	"crypto/sha256"
	"fmt"
	"os"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/trust"
)

// The golden links: each line of the file has a title, a link, and what it
// opens to.
const goldenFile = "testdata/links.txt"

// goldenDigests has, for so many lines of the file from the beginning, their
// SHA-256. A line that was published once is never changed nor taken away. When
// lines were added with -update, a row is added here, and none is changed.
var goldenDigests = []struct {
	lines  int
	digest string
}{
	{1200, "1fc4a639cc43f8e1a722f915e759e466769ca91e11d2613562d6d4fcd28066c8"},
}

var goldenGames = []rules.Game{discovery.Game{}, hispanica.Game{}}

type goldenLink struct{ title, payload, opened string }

func readGolden(t *testing.T) []goldenLink {
	t.Helper()
	file, err := os.ReadFile(goldenFile)
	if err != nil && !*update {
		t.Fatal(err)
	}
	var list []goldenLink
	for line := range strings.Lines(string(file)) {
		title, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		payload, opened, _ := strings.Cut(rest, " ")
		list = append(list, goldenLink{title, payload, opened})
	}
	return list
}

// opensTo says what a link opens to: the length of its log, the totals of the
// scores, a digest of all that it says and of the position it ends in, how far
// it is proved, and the code of the match.
func opensTo(l *link.Link) string {
	var totals []string
	for _, score := range l.Match.State.Scores() {
		totals = append(totals, fmt.Sprint(score.Total))
	}
	h := sha256.New()
	h.Write([]byte(byFields(l)))
	for _, p := range l.Unknown {
		fmt.Fprintf(h, "%d %x\n", p.Key, p.Data)
	}
	h.Write(l.Match.State.Fields().JSON(nil))
	a := trust.Check(l.Match, &l.Trust)
	return fmt.Sprintf("%d %s %x %v:%d %s", len(l.Match.Log), strings.Join(totals, ","), h.Sum(nil)[:8],
		a.Report.Finding, a.Report.Ply, a.Code(len(l.Match.Log)))
}

func TestGoldenLinksOfBothGamesOpenAsEver(t *testing.T) {
	list := readGolden(t)
	if *update {
		list = addGolden(t, list)
	}
	every := 1
	if testing.Short() {
		every = 7
	}
	for i, g := range list {
		if i%every != 0 {
			continue
		}
		l, err := link.Read(g.payload, goldenGames)
		if err != nil {
			t.Errorf("%s: %v", g.title, err)
		} else if got := opensTo(&l); got != g.opened {
			t.Errorf("%s opens to\n%s\nwant\n%s", g.title, got, g.opened)
		}
	}
}

// TestNoGoldenLinkIsChangedOrTakenAway compares the lines with the digests that
// are kept beside them.
func TestNoGoldenLinkIsChangedOrTakenAway(t *testing.T) {
	file, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(file), "\n")
	lines = lines[:len(lines)-1]
	digest := func(n int) string {
		return fmt.Sprintf("%x", sha256.Sum256([]byte(strings.Join(lines[:n], ""))))
	}
	covered := 0
	for _, row := range goldenDigests {
		if row.lines > len(lines) {
			t.Fatalf("%s has %d lines, there were %d", goldenFile, len(lines), row.lines)
		}
		if got := digest(row.lines); got != row.digest {
			t.Errorf("the first %d lines of %s were changed: bring them back as they were", row.lines, goldenFile)
		}
		covered = row.lines
	}
	if covered != len(lines) {
		t.Errorf("there are new golden links; add the row {%d, %q}", len(lines), digest(len(lines)))
	}
	if len(lines) < 1000 || len(file) > 1_500_000 {
		t.Errorf("there are %d golden links in %d bytes", len(lines), len(file))
	}
}
