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

// held keeps the program from the page until release is called.
const held = `{
	const go = new Promise((resolve) => { window.release = resolve; });
	const fetch = window.fetch;
	window.fetch = async (...args) => { await go; return fetch(...args); };
}`

// first says of the page before the program is there: which maps show, where they
// are, from the left and below the label, how wide, and the colour of the sea.
const first = `[...document.querySelectorAll(".loader-maps > div")].filter((e) => e.checkVisibility()).map((e) => {
	const box = e.getBoundingClientRect(), label = document.getElementById("app-wasm-loader-label").getBoundingClientRect();
	return [e.className, Math.round(box.x), window.flotaEmbed ? "" : Math.round(box.y - label.bottom), Math.round(box.width),
		getComputedStyle(e.querySelector(".c-sea")).fill].join(" ");
}).join("\n")`

// shown says the same of the map of the table. In a frame it stands below more
// than the prompt.
const shown = `(() => {
	const map = document.getElementById("map"), box = map.getBoundingClientRect(), prompt = document.querySelector(".prompt").getBoundingClientRect();
	return [map.closest(".table").classList[1] ?? "", Math.round(box.x), window.flotaEmbed ? "" : Math.round(box.y - prompt.bottom), Math.round(box.width),
		getComputedStyle(map.querySelector(".c-sea")).fill].join(" ");
})()`

// onBothPages does something with the page and with that of frames, with a match of
// each game, in windows of several widths.
func onBothPages(t *testing.T, do func(t *testing.T, p *browsertest.Page, address string, g rules.Game, width int)) {
	s := browsertest.Serve(t, "/any/where/")
	b := browsertest.Open(t)
	for _, g := range catalog.Games {
		for _, file := range []string{"", "embed.html"} {
			for _, width := range []int{320, 900, 1280} {
				t.Run(fmt.Sprintf("%s%s/%d", g.Info().ID, file, width), func(t *testing.T) {
					p := b.PageFor(t)
					defer p.Close()
					p.Viewport(width, 800)
					do(t, p, s.URL()+file, g, width)
				})
			}
		}
	}
}

func TestMapOfTheLinkShowsUntilTheProgramPutsThePositionThere(t *testing.T) {
	onBothPages(t, func(t *testing.T, p *browsertest.Page, address string, g rules.Game, width int) {
		p.Prefer("prefers-color-scheme", "dark")
		p.Inject(held)
		m := rulestest.Random(g, rulestest.Setups(g)[0], 1).At(40)
		p.Go(address + "#" + link.Encode(m))
		before := browsertest.Eval[string](p, first)
		if label := p.Text("#app-wasm-loader-label"); label != "Loading the program …" {
			t.Errorf("the page says %q", label)
		}
		if wide := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); wide > width {
			t.Errorf("the page is %d pixels wide", wide)
		}
		browsertest.Eval[any](p, "release(), null")
		p.Started()
		after := browsertest.Eval[string](p, shown)
		if before != after {
			t.Errorf("before the program is there the maps are\n%s\nthen\n%s", before, after)
		}
	})
}

func TestPageWithoutALinkShowsBothMapsFirst(t *testing.T) {
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	p.Viewport(320, 640)
	p.Inject(held)
	p.Go(s.URL())
	if got := strings.Count(browsertest.Eval[string](p, first), "\n"); got != 1 {
		t.Errorf("%d maps show", got+1)
	}
	p.Go("about:blank")
	p.Go(s.URL() + "#what-is-no-link")
	if got := browsertest.Eval[string](p, first); got != "" {
		t.Errorf("for what is no link these maps show:\n%s", got)
	}
}

func TestMapShowsFirstInAClosedFrame(t *testing.T) {
	s := browsertest.Serve(t, "/")
	g := catalog.Games[0]
	m, err := rules.NewMatch(g, rulestest.Setups(g)[0], [8]byte{1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Edit("embed.html", func(html string) string {
		return strings.Replace(html, "<head>", "<head><script>"+held+"</script>", 1)
	})
	host := browsertest.ServePage(t, `<!doctype html><title>A blog</title>
		<iframe src="`+s.URL()+`embed.html#`+link.Encode(m)+`" sandbox="allow-scripts" width="640" height="700"></iframe>`)
	p := browsertest.Open(t).Page()
	p.Go(host)
	frame := p.Frame(s.URL())
	frame.Until("the map shows", `document.querySelector(".loader-maps > .discovery")?.checkVisibility()`)
	frame.Until("it waits for the program", `window.release !== undefined`)
	browsertest.Eval[any](frame, "release(), null")
	frame.Started()
}

// entered keeps what stood of a table, and where its map was, when it came on the page.
const entered = `new MutationObserver((_, watch) => {
	const table = document.querySelector(".table");
	if (table) {
		watch.disconnect();
		window.stood = [table.ariaBusy, ...["#map", ".option", "#log", "#scores-title"].filter((part) => table.querySelector(part))].join(" ");
		window.place = ` + shown + `;
	}
}).observe(document, {subtree: true, childList: true});`

func TestMapAndOptionsOfALinkShowFirstThenTheRestAndNothingMoves(t *testing.T) {
	onBothPages(t, func(t *testing.T, p *browsertest.Page, address string, g rules.Game, _ int) {
		p.Inject(entered)
		m := rulestest.Random(g, rulestest.Setups(g)[0], 1)
		ply := 40
		for m.At(ply).State.Decision().Kind != rules.Choice {
			ply++
		}
		p.Open(address + "#" + link.Encode(m.At(ply)))
		if got := browsertest.Eval[string](p, "stood"); got != "true #map .option" {
			t.Errorf("first there is: %s", got)
		}
		if parts := p.Count("#log") + p.Count("#scores-title"); parts != 2 {
			t.Errorf("then %d of log and scores are there", parts)
		}
		if before, after := browsertest.Eval[string](p, "place"), browsertest.Eval[string](p, shown); before != after {
			t.Errorf("the map was at %s, then at %s", before, after)
		}
	})
}

func TestWholeTableIsDrawnWhereNothingIsPainted(t *testing.T) {
	p := browsertest.Open(t).Page()
	p.Inject(`window.requestAnimationFrame = () => 0;`)
	p.Open(browsertest.Serve(t, "/").URL() + "#" + link.Encode(playedTo(40)))
	p.Wait(`.table[aria-busy="false"] #log`)
}
