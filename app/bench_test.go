//go:build !js

package app

import (
	"testing"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

// BenchmarkTable draws the table late in a match, without a browser.
func BenchmarkTable(b *testing.B) {
	for _, g := range catalog.Games {
		b.Run(g.Info().ID, func(b *testing.B) {
			m := rulestest.Random(g, rules.Setup{Seats: 3}, 1)
			s := &shell{}
			s.OnInit()
			s.match = m.At(len(m.Log) * 3 / 4)
			s.since = len(s.match.Log) - 1
			for b.Loop() {
				s.tablePage()
			}
		})
	}
}
