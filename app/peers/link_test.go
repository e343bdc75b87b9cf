//go:build !js

package peers

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
)

// golden gives the links that are kept for ever.
func (b *bench) golden() (payloads []string) {
	b.Helper()
	text, err := os.ReadFile(filepath.Join(b.root, "rules", "link", "testdata", "links.txt"))
	if err != nil {
		b.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		payloads = append(payloads, strings.Fields(line)[1])
	}
	return payloads
}

// linkRows compares the links of the golden matches that are over with the same
// matches as JSON, packed for an address by lz-string. The JSON is the shortest that
// has the same in it: the moves are bare numbers.
func linkRows(b *bench) {
	if b.fetch() == "" {
		return
	}
	type sums struct{ matches, decisions, characters float64 }
	ours := map[string]*sums{}
	texts := map[string][]string{}
	for _, payload := range b.golden() {
		l, err := link.Read(payload, catalog.Games)
		if err != nil {
			b.Fatal(err)
		}
		m := l.Match
		if m.State.Decision().Kind != rules.Over || m.Position != nil {
			continue
		}
		info := m.Game.Info()
		log := make([]rules.Move, len(m.Log))
		for i, a := range m.Log {
			log[i] = a.Move
		}
		text, err := json.Marshal(map[string]any{
			"game": info.ID, "version": info.Version, "seats": m.Setup.Seats,
			"settings": m.Setup.Settings[:len(info.Settings)], "id": m.ID[:], "names": m.Names, "log": log,
		})
		if err != nil {
			b.Fatal(err)
		}
		texts[info.ID] = append(texts[info.ID], string(text))
		s := ours[info.ID]
		if s == nil {
			s = &sums{}
			ours[info.ID] = s
		}
		s.matches++
		s.decisions += float64(len(m.Log))
		s.characters += float64(len(link.Encode(m)))
	}
	var theirs map[string]struct{ Characters float64 }
	b.node("lzstring.mjs", texts, &theirs)
	for _, g := range catalog.Games {
		s, lz := ours[g.Info().ID], theirs[g.Info().ID].Characters
		b.row(row{title(g) + ", link of a match that is over", thousands(s.characters/s.matches) + " characters",
			"JSON in lz-string: " + thousands(lz/s.matches), s.characters / lz, ""})
		b.row(row{"… characters a decision", short(s.characters / s.decisions), "JSON in lz-string: " + short(lz/s.decisions), s.characters / lz, ""})
	}
}
