package picture

import (
	"compress/gzip"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"flota/app/chart"
	"flota/rules"
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

func TestFlatPictureIsSmall(t *testing.T) {
	for _, width := range []struct {
		pixels             float64
		bytes, transferred int // at most; the second packed by gzip
	}{{640, 46_000, 12_000}, {1280, 62_000, 16_000}} {
		bytes, transferred := 0, 0
		for _, g := range catalog.Games {
			m := rulestest.Random(g, rules.Setup{Seats: g.Info().MaxSeats}, 2)
			for part := range 3 {
				drawn, _ := Of(m.At(len(m.Log)*part/2), Look{Language: "en", Width: width.pixels, Marked: true})
				flat := chart.Flat(drawn, chart.Light)
				var packed strings.Builder
				w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression)
				io.WriteString(w, flat)
				w.Close()
				bytes, transferred = max(bytes, len(flat)), max(transferred, packed.Len())
			}
		}
		t.Logf("%v pixels wide, a picture has at most %d bytes, packed %d", width.pixels, bytes, transferred)
		if bytes > width.bytes || transferred > width.transferred {
			t.Errorf("%v pixels wide, a picture has %d bytes, packed %d", width.pixels, bytes, transferred)
		}
	}
}

func TestFlatPictureSaysAllThatTheDrawingSays(t *testing.T) {
	words := regexp.MustCompile(`>([^<]+)</(text|desc)>`)
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 4}, 3)
		drawn, _ := Of(m.At(len(m.Log)/2), Look{Language: "fr", Width: 1280, Marked: true})
		flat := chart.Flat(drawn, chart.Light)
		for _, said := range words.FindAllString(drawn, -1) {
			if !strings.Contains(flat, said) {
				t.Errorf("%s: the flat picture does not say %s", g.Info().ID, said)
			}
		}
		if !strings.Contains(flat, ` role="img" aria-labelledby="`) || !strings.Contains(flat, "</desc>") {
			t.Errorf("%s: the flat picture has no name or no words: %.300s", g.Info().ID, flat)
		}
	}
}
