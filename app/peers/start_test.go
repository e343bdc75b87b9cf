//go:build !js

package peers

import (
	_ "embed"
	"flag"
	"slices"

	"flota/app/browsertest"
)

//go:embed watch.js
var watch string

var repeats = flag.Int("repeats", 5, "how often each thing is measured; the table has medians")

// startRows compares when a linked match shows and can be played with when go-app's
// hello world is ready, and when a pasted position shows with when the viewer of
// lichess shows a game. The pages are opened in turns, each time in a browser with an
// empty profile.
func startRows(b *bench) {
	b.open()
	pages := []*page{b.linked, b.hello, b.pasted}
	if b.viewer != nil {
		pages = append(pages, b.viewer)
	}
	for _, l := range lines() {
		times := map[*page]map[string][]float64{}
		for range *repeats {
			for _, p := range pages {
				if times[p] == nil {
					times[p] = map[string][]float64{}
				}
				for event, ms := range b.time(l, p) {
					times[p][event] = append(times[p][event], ms)
				}
			}
		}
		median := func(p *page, event string) float64 { return quantile(times[p][event], .5) }
		ready := median(b.hello, "ready")
		for _, e := range []struct{ event, what, goal string }{
			{"map", "the map shows", "≤ 0.25"},
			{"position", "the linked position shows", ""},
			{"move", "a move is possible", "≤ 1.1"},
		} {
			ours := median(b.linked, e.event)
			b.row(row{e.what + ", " + l.name, ms(ours), "go-app hello is ready: " + ms(ready), ours / ready, e.goal})
		}
		if b.viewer != nil {
			ours, theirs := median(b.pasted, "ready"), median(b.viewer, "ready")
			b.row(row{"a pasted position shows, " + l.name, ms(ours), "lichess pgn-viewer: " + ms(theirs), ours / theirs, ""})
		}
	}
}

// time opens a page and gives when what was seen, in milliseconds.
func (b *bench) time(l *line, page *page) map[string]float64 {
	b.Helper()
	p, address, done := b.visit(l.serve(page))
	defer done()
	p.Slow(l.slow)
	p.Inject(watch + "if (window === top) watch(" + page.watch + ");")
	p.Go(address + page.address)
	b.browser = browsertest.Eval[string](p, `navigator.userAgent.match(/Chrome\S*/)[0]`)
	return browsertest.Eval[map[string]float64](p, "window.seen")
}

// quantile gives the value below which that part of the values lies.
func quantile(values []float64, part float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(int(part*float64(len(sorted))), len(sorted)-1)]
}
