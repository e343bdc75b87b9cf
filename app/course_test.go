//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
)

func TestScoresOverTheTurnsLeadToEachTurn(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 95)
	pl.p.Viewport(1280, 900)
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rules.Setup{Seats: 3}, 11)
		pl.p.Open(s.URL() + "?" + g.Info().ID + "#" + link.Encode(m))
		pl.p.Wait(`.course`)
		pl.p.Click(`.course summary`)
		pl.p.Wait(`.course details[open]`)
		turns := browsertest.Eval[[]int](pl.p, `[...document.querySelectorAll(".course th [data-key]")].map((e) => Number(e.dataset.key))`)
		drawn := browsertest.Eval[[]int](pl.p, `[...document.querySelectorAll(".course svg [data-key]")].map((e) => Number(e.dataset.key))`)
		if len(turns) < 3 || fmt.Sprint(append(turns, len(m.Log))) != fmt.Sprint(drawn) {
			t.Fatalf("%s: the chart has the turns that begin at %v, the table %v", g.Info().ID, drawn, turns)
		}
		if lines := pl.p.Count(`.course .c-over`); lines != 3 {
			t.Errorf("%s: the chart has %d lines", g.Info().ID, lines)
		}
		// The table has the scores of each turn.
		for i, ply := range turns {
			for _, score := range m.At(ply).State.Scores() {
				cell := fmt.Sprintf(`.course tbody tr:nth-child(%d) td:nth-child(%d)`, score.Seat+1, i+2)
				if got := pl.p.Text(cell); got != fmt.Sprint(score.Total) {
					t.Errorf("%s: at ply %d seat %d has %d, the table says %s", g.Info().ID, ply, score.Seat, score.Total, got)
				}
			}
		}
		// A click in the chart goes there.
		second := fmt.Sprintf(`.course svg [data-key="%d"] rect`, turns[1])
		pl.still(second)
		pl.p.Click(second)
		pl.p.Until("the table is as it was then", fmt.Sprintf(`document.querySelector("[data-ply]").dataset.ply === "%d"`, turns[1]))
		if got := pl.p.Text(`#prompt`); !strings.Contains(got, fmt.Sprint(turns[1])) {
			t.Errorf("%s: the page says %q", g.Info().ID, got)
		}
		pl.p.Wait(`.course .c-shown`)
		if *picturesDir != "" {
			pl.p.Whole(*picturesDir + "/course-" + g.Info().ID + ".png")
		}
	}
}
