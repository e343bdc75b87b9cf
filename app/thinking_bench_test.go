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

// watchBlocks makes the page note its tasks of more than 50 ms, and when the position
// on the screen changed and was drawn.
const watchBlocks = `
window.blocks = {tasks: [], changed: [], drawn: []};
{
	let ply;
	new PerformanceObserver((list) => {
		for (const {startTime, duration} of list.getEntries()) blocks.tasks.push([startTime, startTime + duration]);
	}).observe({type: "longtask"});
	new MutationObserver(() => {
		const now = document.querySelector("[data-ply]")?.dataset.ply;
		if (now === ply) return;
		ply = now;
		const n = blocks.changed.push(performance.now());
		blocks.drawn.push(Infinity);
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => { blocks.drawn[n - 1] = performance.now(); })));
	}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-ply"]});
}`

// BenchmarkThinking plays half a minute against hard programs and reports which tasks
// of more than 50 ms block the page while they think: in a worker, and beside the page
// where there is none. Tasks that draw an answer are counted apart.
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
				p.Click(`input[name="level"][value="2"]`)
				p.Click(fmt.Sprintf(`[data-act="solo"][data-key="%d"]`, game))
				p.Wait(`.table`)
				var got struct {
					Tasks          [][2]float64
					Changed, Drawn []float64
				}
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
				state := browsertest.Eval[string](p, `JSON.stringify(blocks, (_, value) => value === Infinity ? 1e12 : value)`)
				if err := json.Unmarshal([]byte(state), &got); err != nil {
					b.Fatal(err)
				}
				var thinking, drawing []float64
				for _, task := range got.Tasks {
					draws := len(got.Changed) == 0 || task[1] < got.Changed[0]
					for i, changed := range got.Changed {
						draws = draws || task[0] <= got.Drawn[i] && changed <= task[1]
					}
					if draws {
						drawing = append(drawing, task[1]-task[0])
					} else {
						thinking = append(thinking, task[1]-task[0])
					}
				}
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(float64(len(got.Changed)), "answers")
				b.ReportMetric(float64(len(thinking)), "long-tasks-thinking")
				b.ReportMetric(quantile(thinking, 1), "ms-longest-thinking")
				b.ReportMetric(float64(len(drawing)), "long-tasks-drawing")
				b.ReportMetric(quantile(drawing, 1), "ms-longest-drawing")
			})
		}
	}
}
