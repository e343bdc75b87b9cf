//go:build !js

package peers

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"time"

	"flota/app/browsertest"
	"flota/app/chart"
	"flota/app/picture"
	"flota/app/snippet"
	"flota/rules"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/rulestest"
	"flota/wasm/site"
)

// A page is one that is opened for the first time, with all that it loads before it
// is of use.
type page struct {
	*site.Site
	dir     string
	address string
	watch   string // what is waited for: the arguments of watch in watch.js
}

// A linked match is looked at and played on. The board of a page that does not know
// the match yet shows only the map.
const (
	watchLinked = `{
		map: picture,
		position: () => document.querySelector("[data-ply] #map") !== null && picture(),
	}, () => ({
		button: document.querySelector("[data-ply] .option:not([aria-disabled=true])"),
		state: document.querySelector("[data-ply]")?.dataset.ply,
	})`
	// go-app takes its loader away when the program runs.
	watchHello = `{ready: () => document.readyState !== "loading" &&
		document.querySelector("h1") !== null && document.getElementById("app-wasm-loader") === null}`
	watchViewer = `{ready: () => document.querySelector(".lpv piece") !== null}`
	watchPasted = `{ready: picture}`
)

// open builds the pages that are compared and keeps them under build/, since to
// compress them takes a while. The viewer of lichess is nil where npm has not loaded it.
func (b *bench) open() {
	b.Helper()
	if b.linked != nil {
		return
	}
	// In the middle of a match with the larger board of the two.
	m := rulestest.Random(hispanica.Game{}, rules.Setup{Seats: 3}, 1)
	ply := len(m.Log) / 2
	for m.At(ply).State.Decision().Kind != rules.Choice {
		ply++
	}
	m = m.At(ply)
	b.linked = b.page("flota", "/#"+link.Encode(m), watchLinked, func(dir string) error {
		return site.Build(context.Background(), b.root, dir, "", site.Best)
	})
	b.hello = b.page("hello", "/", watchHello, func(dir string) error {
		if err := site.Compile(context.Background(), b.root, "./wasm/hello", filepath.Join(dir, "web", "app.wasm")); err != nil {
			return err
		}
		return exec.Command("go", "run", "flota/wasm/hello", dir).Run()
	}, "static/icons/icon.svg", "web/icon.svg")
	drawn, _ := picture.Of(m, picture.Look{Language: "en", Width: 640, Theme: chart.Light, Marked: true})
	pasted := snippet.Snippet{Site: "./", Payload: link.Encode(m), Picture: chart.Flat(drawn, chart.Light),
		File: "flota", Title: picture.Name(m, "en"), Caption: picture.Caption(m, "en"), Open: "Play from here"}
	b.pasted = b.page("pasted", "/", watchPasted, writes(pasted.HTML()), "static/embed.js", "embed.js")
	if dir := b.fetch(); dir != "" {
		const from = "build/peers/npm/node_modules/@lichess-org/pgn-viewer/dist/lichess-pgn-viewer"
		b.viewer = b.page("viewer", "/", watchViewer, writes(viewer), from+".css", "viewer.css", from+".min.js", "viewer.js")
	}
}

// viewer shows a game of chess as the viewer's own pages say: the Immortal Game.
const viewer = `<link rel="stylesheet" href="viewer.css">
<div id="game"></div>
<script type="module" src="viewer.js"></script>
<script type="module">
import LichessPgnViewer from "./viewer.js";
LichessPgnViewer(document.getElementById("game"), {initialPly: "last", pgn: "1.e4 e5 2.f4 exf4 3.Bc4 Qh4+ 4.Kf1 b5 5.Bxb5 Nf6 6.Nf3 Qh6 7.d3 Nh5 8.Nh4 Qg5 9.Nf5 c6 10.g4 Nf6 11.Rg1 cxb5 12.h4 Qg6 13.h5 Qg5 14.Qf3 Ng8 15.Bxf4 Qf6 16.Nc3 Bc5 17.Nd5 Qxb2 18.Bd6 Bxg1 19.e5 Qxa1+ 20.Ke2 Na6 21.Nxg7+ Kd8 22.Qf6+ Nxf6 23.Be7# 1-0"});
</script>
`

// writes writes a page that has no more than it needs.
func writes(body string) func(dir string) error {
	return func(dir string) error {
		return os.WriteFile(filepath.Join(dir, "index.html"), []byte(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>A page</title>
`+body), 0o644)
	}
}

// page builds a page in a folder of its own. Copies are pairs of files, from the
// sources to the page.
func (b *bench) page(name, address, watch string, build func(dir string) error, copies ...string) *page {
	b.Helper()
	dir := filepath.Join(b.root, "build", "peers", name)
	err := os.MkdirAll(dir, 0o755)
	if err == nil {
		err = build(dir)
	}
	for i := 0; err == nil && i < len(copies); i += 2 {
		var data []byte
		if data, err = os.ReadFile(filepath.Join(b.root, copies[i])); err == nil {
			err = os.WriteFile(filepath.Join(dir, copies[i+1]), data, 0o644)
		}
	}
	if err == nil {
		err = site.Compress(dir, site.Best)
	}
	var files *site.Site
	if err == nil {
		files, err = site.Open(dir)
	}
	if err != nil {
		b.Fatalf("the page %s was not built: %v", name, err)
	}
	return &page{files, dir, address, watch}
}

// settle is how long a browser that has just started is left alone: it still loads
// parts of itself, which a reader's has done long before.
const settle = 2 * time.Second

// visit serves a page, at an address that it gives, and opens a browser with an empty
// profile; done closes both.
func (b *bench) visit(files http.Handler) (p *browsertest.Page, address string, done func()) {
	b.Helper()
	server := httptest.NewServer(files)
	browser := browsertest.Open(b.B)
	p = browser.Page()
	time.Sleep(settle)
	return p, server.URL, func() {
		browser.Close()
		server.Close()
	}
}

var loads = regexp.MustCompile(`(?:href|src)="/?([^":]+\.(?:css|js|wasm))"`)

// weigh adds up the bytes of a page with its styles, scripts and program, as sent
// plain, by gzip or by brotli, where the suffix is "", ".gz" or ".br".
func (p *page) weigh(b *bench, suffix string) (sum float64) {
	b.Helper()
	html, err := os.ReadFile(filepath.Join(p.dir, "index.html"))
	if err != nil {
		b.Fatal(err)
	}
	files := map[string]bool{"index.html": true}
	for _, m := range loads.FindAllSubmatch(html, -1) {
		files[string(m[1])] = true
	}
	if _, err := os.Stat(filepath.Join(p.dir, "web", "app.wasm")); err == nil {
		files["web/app.wasm"] = true
	}
	for name := range files {
		name = filepath.Join(p.dir, name)
		info, err := os.Stat(name + suffix)
		if err != nil { // too short to be worth compressing
			info, err = os.Stat(name)
		}
		if err != nil {
			b.Fatal(err)
		}
		sum += float64(info.Size())
	}
	return sum
}

// bytesRows compares what pages load before they are of use.
func bytesRows(b *bench) {
	b.open()
	for _, c := range []struct{ name, suffix string }{{"plain", ""}, {"gzip", ".gz"}, {"brotli", ".br"}} {
		ours, hello := b.linked.weigh(b, c.suffix), b.hello.weigh(b, c.suffix)
		b.row(row{"page with program, " + c.name, kB(ours), "go-app hello: " + kB(hello), ours / hello, ""})
		if b.viewer == nil {
			continue
		}
		viewer, pasted := b.viewer.weigh(b, c.suffix), b.pasted.weigh(b, c.suffix)
		b.row(row{"… beside a viewer", kB(ours), "lichess pgn-viewer: " + kB(viewer), ours / viewer, ""})
		b.row(row{"pasted position, " + c.name, kB(pasted), "lichess pgn-viewer: " + kB(viewer), pasted / viewer, ""})
	}
}

func kB(bytes float64) string { return thousands(bytes/1000) + " kB" }
