//go:build !js

package app

import (
	"fmt"
	"html"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

// page draws the table of a match.
func page(m *rules.Match) string {
	s := &shell{}
	s.OnInit()
	s.match = m
	return app.HTMLString(s.tablePage())
}

func TestEveryPositionIsDrawnWithAllItsOptions(t *testing.T) {
	for _, g := range catalog.Games {
		setups := rulestest.Setups(g)
		for n := 0; n < len(setups); n += 1 + len(setups)/12 {
			setup := setups[n]
			m := rulestest.Random(g, setup, uint64(n))
			for ply := n % 9; ply <= len(m.Log); ply += 9 {
				at := m.At(ply)
				drawn := page(at)
				s := &shell{}
				s.OnInit()
				text := s.text(at)
				seat, waiting := at.Next()
				if !waiting {
					continue
				}
				for _, o := range at.State.Options(seat, nil) {
					button := fmt.Sprintf(`data-move="%d"`, o.Move)
					if got, want := strings.Contains(drawn, button), o.Rule == 0; got != want {
						t.Fatalf("%s, %v, ply %d: a button for %s is drawn: %v, it is legal: %v",
							g.Info().ID, setup, ply, g.Noun(o.Move), got, want)
					}
					if o.Rule != 0 && !strings.Contains(drawn, html.EscapeString(text.Rule(o.Rule))) {
						t.Fatalf("%s, %v, ply %d: the page does not say why %s is refused", g.Info().ID, setup, ply, g.Noun(o.Move))
					}
				}
				ask, _ := text.Prompt(at.State, seat)
				if !strings.Contains(drawn, html.EscapeString(ask)) {
					t.Fatalf("%s, %v, ply %d: the page does not ask %q", g.Info().ID, setup, ply, ask)
				}
			}
		}
	}
}

func TestNamesAreTextNeverMarkup(t *testing.T) {
	name := `<script>alert("x")</script>`
	m, err := rules.NewMatch(catalog.Games[0], rules.Setup{Seats: 2}, [8]byte{}, []string{name, `"><img src=x onerror=alert(1)>`})
	if err != nil {
		t.Fatal(err)
	}
	drawn := page(m)
	for _, bad := range []string{"<script", "<img"} {
		if strings.Contains(drawn, bad) {
			t.Errorf("the page has %s from a name", bad)
		}
	}
	if !strings.Contains(drawn, html.EscapeString(name)) {
		t.Error("the page does not show the name")
	}
}

func TestStartPageOffersEveryGameSeatAndSetting(t *testing.T) {
	s := &shell{}
	s.OnInit()
	s.memory, s.draft.open = true, true
	for i, g := range catalog.Games {
		s.draft.game = i
		drawn := app.HTMLString(s.startPage())
		info, text := g.Info(), g.Text("en", nil)
		for n := info.MinSeats; n <= info.MaxSeats; n++ {
			if !hasAttributes(drawn, `name="seats"`, fmt.Sprintf(`value="%d"`, n)) {
				t.Errorf("%s: %d seats cannot be chosen", info.ID, n)
			}
		}
		for i, setting := range info.Settings {
			for v := range setting.Values {
				name, meaning := text.Setting(i, v)
				if !strings.Contains(drawn, html.EscapeString(name)) || !strings.Contains(drawn, html.EscapeString(meaning)) {
					t.Errorf("%s: the setting %q, %q is not offered", info.ID, name, meaning)
				}
			}
		}
	}
}

// hasAttributes reports whether one tag has all the attributes.
func hasAttributes(drawn string, attributes ...string) bool {
	for tag := range strings.SplitSeq(drawn, "<") {
		all := true
		for _, a := range attributes {
			all = all && strings.Contains(tag, a)
		}
		if all {
			return true
		}
	}
	return false
}
