package picture

import (
	"testing"

	"flota/app/chart"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

// The picture of a position and its form that can be pasted: what the dialog
// that embeds a match does at every choice.
func BenchmarkPicture(b *testing.B) {
	for _, g := range catalog.Games {
		m := rulestest.Random(g, rulestest.Setups(g)[0], 1)
		b.Run(g.Info().ID, func(b *testing.B) {
			for b.Loop() {
				Of(m, Look{Language: "en", Width: 640})
			}
		})
		drawn, _ := Of(m, Look{Language: "en", Width: 640})
		b.Run(g.Info().ID+" flat", func(b *testing.B) {
			for b.Loop() {
				chart.Flat(drawn, chart.Light)
			}
		})
	}
}
