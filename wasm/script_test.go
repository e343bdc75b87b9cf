//go:build !js

package main

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// at gives the part of a shown position at a path, "players.0.cash"; what is
// left out there is 0.
func at(position map[string]any, path string) any {
	var v any = position
	for name := range strings.SplitSeq(path, ".") {
		switch parent := v.(type) {
		case map[string]any:
			v = parent[name]
		case []any:
			i, err := strconv.Atoi(name)
			if err != nil || i >= len(parent) {
				return 0
			}
			v = parent[i]
		default:
			return 0
		}
	}
	if v == nil {
		return 0
	}
	return v
}

// Rulings of the game, from position files through the commands from, options,
// move and show.
func TestRulingsOnTheCommandLine(t *testing.T) {
	for _, test := range []struct {
		file    string
		asked   string // question and seat after from
		legal   string
		refused string // noun and rule
		moves   string
		want    map[string]any // by path
	}{
		{"ruling-04-colonists", "send 0", "pass 1 2 3", "0 send-none", "3 CAN D09", map[string]any{
			"regions.CAN.discovered": 0, "regions.CAN.counter": "D09", "players.0.cash": 0, "players.0.discovery.colonist": 0,
		}},
		{"ruling-04-captains", "send 0", "pass 1 2", "0 send-none", "2 CAN D09", map[string]any{
			"regions.CAN.discovered": true, "regions.CAN.settlers.0": 1, "players.0.cash": 3, "players.0.counters.0": "D09",
		}},
		{"ruling-08", "send 0", "pass 0 1 2", "", "2 1 PER D05", map[string]any{
			"players.0.cash": 8, "regions.PER.settlers.0": 1, "regions.PER.soldiers.0": 0,
			"players.0.discovery.soldier": 0, "players.0.discovery.colonist": 0,
		}},
		{"ruling-23", "conflict 0", "pass CAN", "war war-money", "CAN 1", map[string]any{
			"regions.CAN.settlers.0": 1, "regions.CAN.soldiers.0": 0, "regions.CAN.soldiers.1": 1, "players.0.cash": 0,
		}},
		{"ruling-24-poor", "conflict 0", "pass CAN", "war war-money", "", map[string]any{"players.0.cash": 9}},
		{"ruling-24-rich", "conflict 0", "pass war CAN", "", "war", map[string]any{
			"players.0.cash": 0, "regions.CAN.settlers.0": 0, "regions.CAN.soldiers.1": 1,
		}},
		{"ruling-26", "tile -1", "", "", "", map[string]any{
			// By region: 6 2 0 0, 2 2 0 0, 0 0 0 0, 6 0 0 0 and nothing.
			"players.0.scored.0": 14, "players.1.scored.0": 4, "players.2.scored.0": 0, "players.3.scored.0": 0,
		}},
		{"ruling-29", "good -1", "", "", "", map[string]any{"players.0.scored.0": 0, "players.0.scored.1": 0}},
	} {
		t.Run(test.file, func(t *testing.T) {
			link := strings.TrimSpace(flota(t, "", "from", "testdata/"+test.file+".json"))
			var legal []string
			refused := ""
			seat := 0
			for _, o := range lines[offered](t, flota(t, "", "options", link)) {
				seat = o.Seat
				if o.Legal {
					legal = append(legal, o.Noun)
				} else if strings.HasPrefix(test.refused, o.Noun+" ") {
					refused = o.Noun + " " + o.Rule
				}
			}
			s := lines[shown](t, flota(t, "", "show", link))[0]
			if asked := fmt.Sprintf("%s %d", s.Decision.Question, seat); asked != test.asked {
				t.Errorf("asked is %s, want %s", asked, test.asked)
			}
			if got := strings.Join(legal, " "); test.legal != "" && got != test.legal {
				t.Errorf("legal are %s, want %s", got, test.legal)
			}
			if refused != test.refused {
				t.Errorf("refused is %q, want %q", refused, test.refused)
			}
			if test.moves != "" {
				var nouns []string
				for noun := range strings.FieldsSeq(test.moves) {
					nouns = append(nouns, "="+noun)
				}
				link = strings.TrimSpace(flota(t, "", append([]string{"move", link}, nouns...)...))
				s = lines[shown](t, flota(t, "", "show", link))[0]
			}
			for path, want := range test.want {
				if got := at(s.Position, path); fmt.Sprint(got) != fmt.Sprint(want) {
					t.Errorf("%s is %v, want %v", path, got, want)
				}
			}
			// What show writes is itself a position file, of the same position.
			again := strings.TrimSpace(flota(t, flota(t, "", "show", link), "from", "-"))
			if got := lines[shown](t, flota(t, "", "show", again))[0]; fmt.Sprint(got.Position) != fmt.Sprint(s.Position) {
				t.Errorf("the position has become\n%v\nit was\n%v", got.Position, s.Position)
			}
		})
	}
}
