//go:build !js

package peers

import (
	"context"
	_ "embed"
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/rulestest"
	"flota/wasm/site"
)

//go:embed watch.js
var watch string

// A start is a page that is opened for the first time, and what is waited for in it:
// the arguments of watch.
type start struct {
	name    string
	files   http.Handler
	address string
	watch   string
}

var repeats = flag.Int("repeats", 5, "how often each page is opened on each line")

// A linked match is looked at and played on. The board of a page that does not know
// the match yet shows only the map.
const (
	linked = `{
		map: picture,
		position: () => document.querySelector("[data-ply] #map") !== null && picture(),
	}, () => ({
		button: document.querySelector("[data-ply] .option:not([aria-disabled=true])"),
		state: document.querySelector("[data-ply]")?.dataset.ply,
	})`
	// go-app takes its loader away when the program runs.
	helloWorld = `{ready: () => document.readyState !== "loading" &&
		document.querySelector("h1") !== null && document.getElementById("app-wasm-loader") === null}`
)

// startRows compares when a linked match shows and can be played with when go-app's
// hello world is ready.
func startRows(b *bench) {
	list := starts(b)
	for _, l := range lines() {
		t := b.timeStarts(l, list)
		ready := t.median("hello", "ready")
		for _, e := range []struct{ event, what, goal string }{
			{"map", "the map shows", "≤ 0.25"},
			{"position", "the position shows", ""},
			{"move", "a move is possible", "≤ 1.1"},
		} {
			ours := t.median("flota", e.event)
			b.row(row{e.what + ", " + l.name, ms(ours), "go-app hello is ready: " + ms(ready), ours / ready, e.goal})
		}
	}
}

// starts are the pages of Flota and of go-app's hello world.
func starts(b *bench) []start {
	flota, hello := b.files()
	// The larger board of the two.
	m := rulestest.Random(hispanica.Game{}, rules.Setup{Seats: 3}, 1)
	ply := len(m.Log) / 2
	for m.At(ply).State.Decision().Kind != rules.Choice {
		ply++
	}
	return []start{
		{"flota", flota, "/#" + link.Encode(m.At(ply)), linked},
		{"hello", hello, "/", helloWorld},
	}
}

// files are the sites of Flota and of go-app's hello world, as a good static host
// serves them. They are kept under build/, since compressing takes a while.
func (b *bench) files() (flota, hello *site.Site) {
	b.Helper()
	ctx := context.Background()
	dir := filepath.Join(b.root, "build", "peers", "flota")
	if err := site.Build(ctx, b.root, dir, "", site.Best); err != nil {
		b.Fatal(err)
	}
	flota, err := site.Open(dir)
	if err != nil {
		b.Fatal(err)
	}
	dir = filepath.Join(b.root, "build", "peers", "hello")
	if err := site.Compile(ctx, b.root, "./wasm/hello", filepath.Join(dir, "web", "app.wasm")); err != nil {
		b.Fatal(err)
	}
	if out, err := exec.Command("go", "run", "flota/wasm/hello", dir).CombinedOutput(); err != nil {
		b.Fatalf("go-app's hello world wrote no site: %v\n%s", err, out)
	}
	// Its own picture is on another host.
	icon, err := os.ReadFile(filepath.Join(b.root, "static", "icons", "icon.svg"))
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "web", "icon.svg"), icon, 0o644)
	}
	if err != nil {
		b.Fatal(err)
	}
	if err := site.Compress(dir, site.Best); err != nil {
		b.Fatal(err)
	}
	if hello, err = site.Open(dir); err != nil {
		b.Fatal(err)
	}
	return flota, hello
}

// A timing is what was seen of each page, in milliseconds, by page and event.
type timing map[string]map[string][]float64

func (t timing) median(name, event string) float64 { return quantile(t[name][event], .5) }

// timeStarts opens the pages in turns on a line, each time in a browser with an
// empty profile.
func (b *bench) timeStarts(l *line, list []start) timing {
	b.Helper()
	times := timing{}
	for _, s := range list {
		times[s.name] = map[string][]float64{}
	}
	for range *repeats {
		for _, s := range list {
			for event, ms := range b.timeStart(l, s) {
				times[s.name][event] = append(times[s.name][event], ms)
			}
		}
	}
	return times
}

func (b *bench) timeStart(l *line, s start) map[string]float64 {
	b.Helper()
	server := httptest.NewServer(l.serve(s.files))
	defer server.Close()
	browser := browsertest.Open(b.B)
	defer browser.Close()
	p := browser.Page()
	p.Slow(l.slow)
	p.Inject(watch + "if (window === top) watch(" + s.watch + ");")
	p.Go(server.URL + s.address)
	if b.browser == "" {
		b.browser = browsertest.Eval[string](p, `navigator.userAgent.match(/Chrome\S*/)[0]`)
	}
	return browsertest.Eval[map[string]float64](p, "window.seen")
}

// quantile gives the value below which that part of the values lies.
func quantile(values []float64, part float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(int(part*float64(len(sorted))), len(sorted)-1)]
}
