//go:build !js

package peers

import (
	"fmt"
	"strconv"

	"flota/app/browsertest"
	"flota/rules/catalog"
	"flota/rules/link"
)

// openRows says how long a program that has started takes from the address of the
// largest golden link to the end of the frame that shows its board.
func openRows(b *bench) {
	b.open()
	largest := ""
	for _, payload := range b.golden() {
		if len(payload) > len(largest) {
			largest = payload
		}
	}
	l, err := link.Read(largest, catalog.Games)
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		name string
		slow float64
		goal string
	}{{"", 1, "≤ 100 ms"}, {", CPU ÷ 4", 4, "≤ 400 ms"}} {
		var times []float64
		for range *repeats {
			times = append(times, b.openLink(largest, c.slow))
		}
		b.row(row{what: fmt.Sprintf("opening the largest golden link (%s decisions, %s characters)%s",
			thousands(float64(len(l.Match.Log))), thousands(float64(len(largest))), c.name), ours: ms(quantile(times, .5)), goal: c.goal})
	}
}

// openLink opens a link in a page that shows something else, in a browser that has
// never seen it.
func (b *bench) openLink(payload string, slow float64) float64 {
	b.Helper()
	p, address, done := b.visit(b.linked)
	defer done()
	p.Inject(watch)
	p.Open(address + "/")
	p.Slow(slow)
	return browsertest.Eval[float64](p, `(() => {
		watch({position: () => document.querySelector("[data-ply] #map") !== null && picture()});
		const start = performance.now();
		location.hash = `+strconv.Quote(payload)+`;
		return window.seen.then(({position}) => position - start);
	})()`)
}
