//go:build !js

package app_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules/catalog"
)

// watch times every answer in the page: from the click, as the browser stamped
// it, to the end of the frame that shows the next decision. Long tasks are those
// of more than 50 ms, all in milliseconds.
const watch = `
const drawn = {times: [], tasks: []};
{
	// Chance is the same in every run.
	let seed = 1;
	crypto.getRandomValues = (array) => {
		const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
		for (let i = 0; i < bytes.length; i++) {
			seed = Math.imul(seed, 1664525) + 1013904223 | 0;
			bytes[i] = seed >>> 24;
		}
		return array;
	};
	let clicked = 0, ply;
	addEventListener("click", (e) => { clicked = e.timeStamp; }, true);
	new PerformanceObserver((list) => {
		for (const e of list.getEntries()) drawn.tasks.push(e.duration);
	}).observe({type: "longtask"});
	new MutationObserver(() => {
		const now = document.querySelector("[data-ply]")?.dataset.ply;
		if (now === ply) return;
		const timed = ply !== undefined && clicked;
		ply = now;
		if (timed) requestAnimationFrame(() => {
			const after = new MessageChannel();
			after.port1.onmessage = () => drawn.times.push(performance.now() - timed);
			after.port2.postMessage(null);
		});
		clicked = 0;
	}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-ply"]});
}`

// BenchmarkPaint plays whole games by clicks in the page and reports how long it
// takes from a click to the picture of what it has changed.
func BenchmarkPaint(b *testing.B) {
	for _, g := range catalog.Games {
		for _, size := range [][2]int{{1280, 800}, {320, 640}} {
			b.Run(fmt.Sprintf("%s/%d", g.Info().ID, size[0]), func(b *testing.B) {
				s := browsertest.Serve(b, "/")
				s.Edit("index.html", func(html string) string {
					return strings.Replace(html, "<head>", "<head><script>"+watch+"</script>", 1)
				})
				p := browsertest.Open(b).Page()
				p.Viewport(size[0], size[1])
				p.Open(s.URL())
				var times, tasks []float64
				for b.Loop() {
					playByClicks(p, g.Info().ID)
					var got struct{ Times, Tasks []float64 }
					if err := json.Unmarshal([]byte(browsertest.Eval[string](p, "JSON.stringify(drawn)")), &got); err != nil {
						b.Fatal(err)
					}
					times, tasks = got.Times, got.Tasks
				}
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(float64(len(times)), "answers")
				b.ReportMetric(quantile(times, .5), "ms-median")
				b.ReportMetric(quantile(times, .95), "ms-p95")
				b.ReportMetric(quantile(times, 1), "ms-most")
				b.ReportMetric(float64(len(tasks)), "long-tasks")
				b.ReportMetric(quantile(tasks, 1), "ms-longest-task")
			})
		}
	}
}

// playByClicks plays a match of two to its end. The answers depend on nothing
// but the page.
func playByClicks(p *browsertest.Page, game string) {
	for i, g := range catalog.Games {
		if g.Info().ID == game {
			p.Click(fmt.Sprintf(`[data-act="set-up"][data-key="%d"]`, i))
		}
	}
	p.Wait(`[data-act="start"]`)
	p.Click(`input[name="seats"][value="2"]`)
	p.Until("there are two seats", `document.querySelectorAll(".name").length === 2`)
	p.Click(`[data-act="start"]`)
	p.Wait(`[data-ply]`)
	browsertest.Eval[bool](p, `(drawn.times.length = drawn.tasks.length = 0, true)`)
	random := rand.New(rand.NewPCG(1, 1))
	type place struct {
		X, Y  float64
		State string // of the table, by which a change is known
	}
	for {
		// The option in the middle of the window, or the end.
		var at *place
		err := json.Unmarshal([]byte(browsertest.Eval[string](p, fmt.Sprintf(`(() => {
			const list = document.querySelectorAll(".option, [data-act=ready]");
			if (list.length === 0) return "null";
			const option = list[Math.floor(%g * list.length)];
			option.scrollIntoView({block: "center", behavior: "instant"});
			const box = option.getBoundingClientRect();
			window.state = document.querySelector("main").textContent;
			return JSON.stringify({x: box.x + box.width / 2, y: box.y + box.height / 2});
		})()`, random.Float64()))), &at)
		if err != nil {
			panic(err)
		}
		if at == nil {
			return
		}
		p.ClickAt(at.X, at.Y)
		p.Until("the page has changed", `window.state !== document.querySelector("main").textContent`)
	}
}

// quantile gives the value below which that part of the values lies.
func quantile(values []float64, part float64) float64 {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(int(part*float64(len(sorted))), len(sorted)-1)]
}
