package hispanica

import (
	"fmt"
	"testing"

	"flota/rules"
	"flota/rules/hispanica"
	"flota/rules/rulestest"
)

func TestTryStats(t *testing.T) {
	g := hispanica.Game{}
	fam := map[string]map[string]int{}
	maxc, maxcl, maxreb, maxrow, maxfl := 0, 0, 0, 0, 0
	plies := 0
	for seats := 2; seats <= 5; seats++ {
		for seed := uint64(1); seed < 4; seed++ {
			m := rulestest.Random(g, rules.Setup{Seats: seats}, seed)
			plies += len(m.Log)
			r := m.At(0)
			for ply := 0; ply < len(m.Log); ply++ {
				s := r.State.(*hispanica.State)
				seat, _ := r.Next()
				q := g.Info().Questions[s.Decision().Question]
				if seat != rules.Nobody {
					if fam[q] == nil {
						fam[q] = map[string]int{}
					}
					for _, o := range s.Options(seat, nil) {
						f := g.Noun(o.Move)
						k := "legal"
						if o.Rule != 0 {
							k = "refused"
						}
						switch {
						case o.Move < 37:
							f = "verb:" + f
						case o.Move < 42:
							f = "seat"
						case o.Move < 56:
							f = "zone"
						case o.Move < 68:
							f = "sea"
						case o.Move < 76:
							f = "good"
						case o.Move < 78:
							f = "meeple"
						case o.Move < 82:
							f = "legality"
						case o.Move < 98:
							f = "amount"
						case o.Move < 127:
							f = "place"
						case o.Move < 191:
							f = "card"
						case o.Move < 205:
							f = "site"
						case o.Move < 218:
							f = "space"
						}
						fam[q][f+" "+k]++
					}
				}
				for z := range s.Zones {
					n := 1 + len(hispanica.Zone(z).Sites())
					if s.Zones[z].Cathedral {
						n++
					}
					if s.Zones[z].Visita != 0 {
						n++
					}
					if s.Zones[z].Rebels > 0 {
						n++
					}
					maxreb = max(maxreb, int(s.Zones[z].Rebels))
					gg := 0
					for _, b := range s.Zones[z].Galleys {
						if b {
							gg++
						}
					}
					c := 0
					for i := range s.Seats {
						if s.Players[i].Claims[z] {
							c++
						}
					}
					maxc = max(maxc, gg)
					maxcl = max(maxcl, c)
					maxrow = max(maxrow, n+gg+c)
				}
				var fl [12]int
				for i := range s.Seats {
					if s.Players[i].Ships() > 0 {
						fl[s.Players[i].Sea]++
						if s.Players[i].Sea != 0 { maxfl = max(maxfl, fl[s.Players[i].Sea]) }
					}
				}
				if err := r.Play(m.Log[ply].Seat, m.Log[ply].Move); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	fmt.Println("plies", plies, "galleys", maxc, "claims", maxcl, "rebels", maxreb, "row", maxrow, "fleets", maxfl)
	for q, v := range fam {
		fmt.Println(q, v)
	}
}
