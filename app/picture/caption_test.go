package picture

import (
	"strconv"
	"strings"
	"testing"

	"flota/rules/catalog"
	"flota/rules/rulestest"
)

func TestCaptionSaysWhoLeads(t *testing.T) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rulestest.Setups(g)[0], 5)
		for ply := 0; ply <= len(m.Log); ply += 11 {
			at := m.At(ply)
			if ply+11 > len(m.Log) {
				at = m
			}
			words := Text(at, "en")
			said := Caption(at, "en")
			most, leaders := -1000, 0
			for _, score := range at.State.Scores() {
				if score.Total > most {
					most, leaders = score.Total, 0
				}
				if score.Total == most {
					leaders++
				}
				if want := words.Seat(score.Seat) + " " + strconv.Itoa(score.Total); !strings.Contains(said, want) {
					t.Errorf("%s, ply %d: %q does not say %q", g.Info().ID, ply, said, want)
				}
			}
			_, lead, leads := strings.Cut(said, "In the lead: ")
			if _, waiting := at.Next(); !waiting {
				for _, score := range at.State.Scores() {
					if won := strings.Contains(said, "Winner: "+words.Seat(score.Seat)); won != (score.Place == 1) {
						t.Errorf("%s: %q, but seat %d has place %d", g.Info().ID, said, score.Seat, score.Place)
					}
				}
				continue
			}
			if leads != (leaders < at.Setup.Seats) {
				t.Errorf("%s, ply %d: %q, but %d have the most points", g.Info().ID, ply, said, leaders)
			}
			lead, _, _ = strings.Cut(lead, ".")
			if leads && strings.Count(lead, ",")+1 != leaders {
				t.Errorf("%s, ply %d: %q, but %d have the most points", g.Info().ID, ply, said, leaders)
			}
		}
	}
}
