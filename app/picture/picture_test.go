package picture

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"flota/app/chart"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

var (
	ids        = regexp.MustCompile(` id="([^"]*)"`)
	references = regexp.MustCompile(`(?:href="|url\()#([^")]*)[")]`)
)

func TestFlatPictureStandsInAnyPage(t *testing.T) {
	for _, g := range catalog.Games {
		for n, setup := range rulestest.Setups(g) {
			if n%19 != 0 {
				continue
			}
			m := rulestest.Random(g, setup, uint64(n))
			seen := map[string]int{}
			for ply := 0; ply <= len(m.Log); ply += 1 + len(m.Log)/3 {
				for _, theme := range []chart.Theme{chart.Light, chart.Dark} {
					drawn, ok := Of(m.At(ply), Look{Language: "hu", Width: 640, Theme: theme, Marked: true})
					if !ok {
						t.Fatalf("%s is not drawn", g.Info().ID)
					}
					flat := chart.Flat(drawn, theme)
					for _, bad := range []string{"class=", "<style", "style=", "data-", "var(", "tabindex", "\n"} {
						if strings.Contains(flat, bad) {
							t.Errorf("%s, ply %d: the flat picture has %q", g.Info().ID, ply, bad)
						}
					}
					d := xml.NewDecoder(strings.NewReader(flat))
					for {
						if _, err := d.Token(); errors.Is(err, io.EOF) {
							break
						} else if err != nil {
							t.Fatalf("%s, ply %d: %v", g.Info().ID, ply, err)
						}
					}
					own := map[string]bool{}
					for _, id := range ids.FindAllStringSubmatch(flat, -1) {
						own[id[1]] = true
						seen[id[1]]++
					}
					for _, r := range references.FindAllStringSubmatch(flat, -1) {
						if !own[r[1]] {
							t.Errorf("%s, ply %d: the flat picture refers to %s, which is not in it", g.Info().ID, ply, r[1])
						}
					}
				}
			}
			for id, n := range seen {
				if n > 1 {
					t.Errorf("%s: %d pictures have the id %s", g.Info().ID, n, id)
				}
			}
		}
	}
}
