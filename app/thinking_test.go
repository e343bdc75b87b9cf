//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/catalog"
)

// watchThinking makes the page note what it asks its worker and what that answers,
// and how long each task of the page takes that blocks it.
func watchThinking(s *browsertest.Server) {
	s.Edit("index.html", func(html string) string {
		return strings.Replace(html, "<head>", `<head><script>
			window.thought = {workers: 0, asked: [], answered: [], tasks: []};
			const Plain = window.Worker;
			window.Worker = class extends Plain {
				constructor(...args) {
					super(...args);
					thought.workers++;
					this.addEventListener("message", ({data}) => { if (data !== "ready") thought.answered.push([performance.now(), data]); });
				}
				postMessage(data) {
					if (String(data).startsWith("ask ")) thought.asked.push([performance.now(), data]);
					super.postMessage(data);
				}
			};
			new PerformanceObserver((list) => {
				for (const {startTime, duration} of list.getEntries()) thought.tasks.push([startTime, duration]);
			}).observe({type: "longtask"});
		</script>`, 1)
	})
}

// playFast clicks random options, as fast as the page allows, until the match is over
// or so many are clicked. It reports whether it is over.
func (pl *player) playFast(most int) bool {
	pl.t.Helper()
	for most > 0 {
		n := min(most, 20)
		over := browsertest.Eval[bool](pl.p, fmt.Sprintf(`(async () => {
			let seed = %d;
			const random = (n) => (seed = (seed * 1103515245 + 12345) %% 2147483648) %% n;
			for (let n = 0; n < %d;) {
				if (document.querySelector(".result")) return true;
				const options = document.querySelectorAll(".option");
				if (options.length > 0) {
					const ply = document.querySelector("[data-ply]");
					const before = ply.dataset.ply + document.getElementById("prompt").innerText;
					options[random(options.length)].click();
					n++;
				}
				await new Promise((resolve) => setTimeout(resolve, 10));
			}
			return document.querySelector(".result") !== null;
		})()`, pl.random.IntN(1<<30), n))
		if over {
			return true
		}
		most -= n
	}
	return false
}

func TestNewcomerPlaysAloneToTheEndWithoutTheNetwork(t *testing.T) {
	for game, g := range catalog.Games {
		t.Run(g.Info().ID, func(t *testing.T) {
			s := browsertest.Serve(t, "/any/where/")
			watchThinking(s)
			pl := newPlayer(t, browsertest.Open(t).Page(), 51)
			pl.p.Open(s.URL())
			pl.p.Offline()
			pl.noPauses()
			s.Stop()
			pl.p.Click(`input[name="level"][value="0"]`)
			pl.p.Click(fmt.Sprintf(`[data-act="solo"][data-key="%d"]`, game))
			pl.p.Wait(`.table`)
			if !pl.playFast(3000) {
				t.Fatal("the match does not end")
			}
			m := pl.match()
			if kind := m.State.Decision().Kind; kind != rules.Over {
				t.Fatalf("the page shows a result at a decision of kind %v", kind)
			}
			programs := 0
			for _, a := range m.Log {
				if a.Seat > 0 {
					programs++
				}
			}
			if got := browsertest.Eval[int](pl.p, `thought.answered.length`); got < programs {
				t.Errorf("the worker has given %d answers, the programs %d", got, programs)
			}
			if got := browsertest.Eval[int](pl.p, `thought.workers`); got != 1 {
				t.Errorf("there were %d workers, want one", got)
			}
			if got := s.Sent("web/app.wasm"); got > 2 {
				t.Errorf("the program was sent %d times", got)
			}
			t.Logf("%d answers, %d of programs", len(m.Log), programs)
			t.Log(browsertest.Eval[string](pl.p, `JSON.stringify(thought.tasks.map(([at, took]) => took).sort((a, b) => a - b).slice(-40))`))
		})
	}
}
