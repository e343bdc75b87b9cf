//go:build !js

package app_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules/catalog"
)

// watchBlocks makes the page note its tasks of more than 50 ms, and the times in which
// it has nothing to do but to think: from when a position is drawn in which a program
// is asked, to some time before the long pause is over and the answer is played.
const watchBlocks = `
window.blocks = {tasks: [], thinking: []};
{
	let ply;
	new PerformanceObserver((list) => {
		for (const {startTime, duration} of list.getEntries()) blocks.tasks.push([startTime, startTime + duration]);
	}).observe({type: "longtask"});
	new MutationObserver(() => {
		const now = document.querySelector("[data-ply]")?.dataset.ply;
		if (now === ply) return;
		ply = now;
		const end = performance.now() + 1500;
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
			const drawn = performance.now();
			if (drawn < end && document.querySelector(".thinks")) blocks.thinking.push([drawn, end]);
		})));
	}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-ply"]});
}`

// BenchmarkThinking plays half a minute against hard programs and reports which tasks
// of more than 50 ms block the page while they think: in a worker, and beside the page
// where there is none. All others play an answer and draw what it has changed.
func BenchmarkThinking(b *testing.B) {
	for _, where := range []string{"worker", "page"} {
		for game, g := range catalog.Games {
			b.Run(where+"/"+g.Info().ID, func(b *testing.B) {
				s := browsertest.Serve(b, "/")
				s.Edit("index.html", func(html string) string {
					script := watchBlocks
					if where == "page" {
						script += "window.Worker = undefined;"
					}
					return strings.Replace(html, "<head>", "<head><script>"+script+"</script>", 1)
				})
				p := browsertest.Open(b).Page()
				p.Open(s.URL())
				browsertest.Eval[bool](p, `flotaSettings.set("pace", "long")`)
				p.Click(`input[name="level"][value="2"]`)
				p.Click(fmt.Sprintf(`[data-act="solo"][data-key="%d"]`, game))
				p.Wait(`.table[aria-busy="false"]`)
				var got struct{ Tasks, Thinking [][2]float64 }
				for b.Loop() {
					browsertest.Eval[bool](p, `new Promise((done) => {
						const end = performance.now() + 30000;
						const step = () => {
							document.querySelector(".option")?.click();
							performance.now() > end ? done(true) : setTimeout(step, 300);
						};
						step();
					})`)
				}
				if err := json.Unmarshal([]byte(browsertest.Eval[string](p, `JSON.stringify(blocks)`)), &got); err != nil {
					b.Fatal(err)
				}
				var thinking, others []float64
				for _, task := range got.Tasks {
					thinks := false
					for _, w := range got.Thinking {
						thinks = thinks || w[0] <= task[0] && task[1] <= w[1]
					}
					if thinks {
						thinking = append(thinking, task[1]-task[0])
					} else {
						others = append(others, task[1]-task[0])
					}
				}
				time := 0.0
				for _, w := range got.Thinking {
					time += w[1] - w[0]
				}
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(time/1000, "s-thinking")
				b.ReportMetric(float64(len(thinking)), "long-tasks-thinking")
				b.ReportMetric(quantile(thinking, 1), "ms-longest-thinking")
				b.ReportMetric(float64(len(others)), "long-tasks-others")
				b.ReportMetric(quantile(others, 1), "ms-longest-others")
			})
		}
	}
}
