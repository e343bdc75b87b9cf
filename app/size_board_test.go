//go:build !js

package app_test

import (
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/catalog"
)

func TestTouchTargetsOfTheBoardsAreLargeEnough(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 72)
	pl.p.TouchScreen(320, 640)
	pl.p.Open(s.URL())
	for _, g := range catalog.Games {
		for n, m := range spread(g, 25) {
			if m.State.Decision().Kind == rules.Sealed {
				continue
			}
			pl.see(screen{"", m, nil, `.table[aria-busy="false"]`})
			for _, f := range browsertest.Eval[[]found](pl.p, `(() => {`+controls+`
				return `+small+`;
			})()`) {
				question := g.Info().Questions[m.State.Decision().Question]
				t.Errorf("%s, position %d (%s): %.0f by %.0f: %s", g.Info().ID, n, question, f.Width, f.Height, f.What)
			}
		}
	}
}
