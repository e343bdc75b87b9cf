//go:build !js

package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/discovery"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// watchThinking makes the page note what it asks its worker and what that answers,
// and how long each task of the page takes that blocks it. Answers can be held back.
func watchThinking(s *browsertest.Server) {
	s.Edit("index.html", func(html string) string {
		return strings.Replace(html, "<head>", `<head><script>
			window.thought = {workers: 0, asked: [], answered: [], tasks: [], hold: false, held: []};
			const Plain = window.Worker;
			window.Worker = class extends Plain {
				constructor(...args) {
					super(...args);
					thought.workers++;
				}
				postMessage(data) {
					if (String(data).startsWith("ask ")) thought.asked.push([performance.now(), data]);
					super.postMessage(data);
				}
				set onmessage(hear) {
					super.onmessage = (event) => {
						if (event.data !== "ready") thought.answered.push([performance.now(), event.data]);
						if (thought.hold && event.data !== "ready") {
							thought.held.push(() => hear(event));
						} else {
							hear(event);
						}
					};
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
			pl.p.Wait(`.table[aria-busy="false"]`)
			if !pl.playFast(3000) {
				t.Fatal("the match does not end")
			}
			// Programs answer faster than the browser takes addresses.
			m := pl.match()
			for until := time.Now().Add(10 * time.Second); m.State.Decision().Kind != rules.Over; m = pl.match() {
				if time.Now().After(until) {
					t.Fatalf("the page shows a result, its address a decision of kind %v", m.State.Decision().Kind)
				}
				time.Sleep(100 * time.Millisecond)
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
			t.Logf("%d answers, %d of programs", len(m.Log), programs)
		})
	}
}

// solo begins a match alone against programs of a level.
func (pl *player) solo(game, level int) {
	pl.t.Helper()
	pl.p.Click(fmt.Sprintf(`input[name="level"][value="%d"]`, level))
	pl.p.Click(fmt.Sprintf(`[data-act="solo"][data-key="%d"]`, game))
	pl.p.Wait(`.table[aria-busy="false"]`)
}

// hold holds back what the worker answers; release lets the page hear it.
func (pl *player) hold() { browsertest.Eval[bool](pl.p, `thought.hold = true`) }
func (pl *player) release() {
	browsertest.Eval[int](pl.p, `(thought.hold = false, thought.held.splice(0).forEach((hear) => hear()), 0)`)
}

// held waits until the worker has given an answer that the page has not heard.
func (pl *player) held() {
	pl.t.Helper()
	pl.p.Until("there is an answer", `thought.held.length > 0`)
}

// caughtUp waits until the page has done all that it had to do before.
func (pl *player) caughtUp() {
	pl.t.Helper()
	for _, tab := range []string{"log", "table"} {
		browsertest.Eval[int](pl.p, fmt.Sprintf(`(document.querySelector('[data-act="tab"][data-key="%s"]').click(), 0)`, tab))
		pl.p.Wait(fmt.Sprintf(`.table[data-tab="%s"]`, tab))
	}
}

// answerUntilAsked answers until a program is asked while its answers are held back.
func (pl *player) answerUntilAsked() {
	pl.t.Helper()
	for range 40 {
		pl.p.Until("somebody is asked", `document.querySelector(".option, .thinks") !== null`)
		if pl.p.Count(`.thinks`) > 0 {
			return
		}
		pl.choose()
	}
	pl.t.Fatal("no program is ever asked")
}

func TestLateAnswerIsNotPlayedIntoAnotherPosition(t *testing.T) {
	s := browsertest.Serve(t, "/")
	watchThinking(s)
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 52)
	pl.p.Open(s.URL())
	pl.noPauses()
	pl.solo(0, 0)
	pl.myTurn()
	pl.addressed()
	other := pl.fragment()
	pl.p.Click(`[data-act="home"]`)
	pl.solo(0, 0)
	pl.myTurn()

	pl.hold()
	pl.answerUntilAsked()
	pl.held()
	ply := pl.ply()
	pl.p.Click(`[data-act="undo"]`)
	pl.p.Until("the answer is taken back", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) < %d`, ply))
	pl.release()
	if pl.p.Until("the person is asked", `document.querySelector(".option") !== null`); pl.ply() >= ply {
		t.Errorf("the late answer was played at ply %d", pl.ply())
	}

	pl.hold()
	pl.answerUntilAsked()
	pl.held()
	mine := pl.fragment()
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(location.hash = %q, true)`, other))
	pl.p.Until("the other match is on the screen", fmt.Sprintf(`location.hash === "#%s" && document.querySelector(".option") !== null`, other))
	pl.release()
	pl.caughtUp()
	if got := pl.fragment(); got != other {
		t.Errorf("the late answer changed another match")
	}

	// In the past nothing is thought about; back in the present it goes on.
	pl.hold()
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(location.hash = %q, true)`, mine))
	pl.p.Wait(`.thinks`)
	pl.held()
	asked := browsertest.Eval[int](pl.p, `thought.asked.length`)
	pl.p.Click(`[data-act="replay"][data-key="back"]`)
	pl.p.Wait(`.prompt.past`)
	pl.release()
	if got := browsertest.Eval[int](pl.p, `thought.asked.length`); got != asked {
		t.Error("a program is asked while the page shows the past")
	}
	pl.p.Click(`[data-act="replay"][data-key="last"]`)
	pl.p.Until("the program goes on", fmt.Sprintf(`thought.asked.length > %d`, asked))
	if !pl.myTurn() {
		t.Error("the match is over")
	}
}

func TestProgramThatThinksIsStoppedAndHurried(t *testing.T) {
	s := browsertest.Serve(t, "/")
	watchThinking(s)
	pl := newPlayer(t, browsertest.Open(t).Page(), 53)
	pl.p.Open(s.URL())
	pl.solo(0, 1)
	pl.hold()
	pl.answerUntilAsked()
	if got := pl.p.Text(`#prompt`); !strings.Contains(got, "Computer") || !strings.Contains(got, "is thinking") {
		t.Errorf("the page says %q, want who is thinking", got)
	}
	pl.held()
	pl.p.Click(`[data-act="halt"]`)
	pl.p.Wait(`[data-act="go-on"]`)
	pl.release()
	ply := pl.ply()
	pl.caughtUp()
	if pl.ply() != ply || pl.p.Count(`.thinks`) > 0 {
		t.Error("a program goes on that was stopped")
	}
	browsertest.Eval[bool](pl.p, `flotaSettings.set("pace", "long")`)
	pl.p.Click(`[data-act="go-on"]`)
	pl.p.Click(`[data-act="now"]`)
	pl.p.Until("the program has answered", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) > %d`, ply))
	if pl.p.Count(`[data-act="skip"]`) > 0 {
		pl.p.Click(`[data-act="skip"]`)
	}
	if !pl.myTurn() {
		t.Error("the match is over")
	}
	if got := pl.p.Count(`.events .reason`); got == 0 {
		t.Error("the page does not say why the programs answered as they did")
	}
}

func TestTwoTabsPlayOneMatchWithPrograms(t *testing.T) {
	s := browsertest.Serve(t, "/")
	watchThinking(s)
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 54)
	pl.p.Open(s.URL())
	pl.noPauses()
	pl.solo(0, 0)
	pl.myTurn()
	pl.hold()
	pl.answerUntilAsked()
	pl.held()
	second := newPlayer(t, b.Page(), 55)
	second.p.Open(s.URL() + "#" + pl.fragment())
	second.myTurn() // its worker was faster
	second.addressed()
	m := second.match()
	pl.release()
	pl.p.Until("the first tab follows", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) === %d`, len(m.Log)))
	pl.caughtUp()
	if got := pl.fragment(); got != second.fragment() {
		t.Error("the tabs have gone different ways")
	}
	if got := browsertest.Eval[int](pl.p, `Object.keys(localStorage).filter((key) => key.startsWith("flota.match.")).length`); got != 1 {
		t.Errorf("the device keeps %d branches of the match, want one", got)
	}
}

// untilWaiting answers until somebody at another device is asked.
func (pl *player) untilWaiting() {
	pl.t.Helper()
	for range 60 {
		pl.p.Until("somebody is asked", `document.querySelector(".option, .panel.options [data-act=copy]") !== null`)
		if pl.p.Count(`.option`) == 0 {
			return
		}
		pl.choose()
	}
	pl.t.Fatal("the other device is never asked")
}

// company is a match of four in which a program comes after each of two persons. It
// gives its link, with the seats of both still free, and these.
func company(t *testing.T) (fragment string, persons [2]rules.Seat) {
	t.Helper()
	m := rulestest.Random(discovery.Game{}, rules.Setup{Seats: 4}, 61)
	first := 0
	for m.Log[first].Seat == rules.Nobody {
		first++
	}
	var order []rules.Seat
	for _, a := range m.Log[first:] {
		if !slices.Contains(order, a.Seat) {
			order = append(order, a.Seat)
		}
	}
	l := link.Link{Match: m.At(first)}
	for _, seat := range []rules.Seat{order[1], order[3]} {
		l.Bots[seat], l.Claims[seat] = link.Easy, link.Tag{1, 2, 3} // of whoever began
	}
	return link.Write(l), [2]rules.Seat{order[0], order[2]}
}

func TestFriendsPlayByLinksWithPrograms(t *testing.T) {
	s := browsertest.Serve(t, "/")
	watchThinking(s)
	fragment, persons := company(t)
	var players [2]*player
	join := func(i int, fragment string) *player {
		pl := newPlayer(t, browsertest.Open(t).Page(), uint64(56+i))
		pl.noPausesAt(s.URL() + "#" + fragment)
		pl.p.Click(fmt.Sprintf(`[data-act="take"][data-key="%d"]`, persons[i]))
		pl.p.Until("the seat is taken", `document.querySelector('.post [data-act="take"]') === null`)
		players[i] = pl
		return pl
	}
	first := join(0, fragment)
	// A link that leaves while a program still thinks leads back to it.
	first.hold()
	first.answerUntilAsked()
	first.p.Click(`[data-act="share"]`)
	first.p.Wait(`#dialog`)
	if got := first.p.Text(`#dialog`); !strings.Contains(got, "is still to answer, here.") {
		t.Errorf("the share sheet says %q, not that a program is still to answer", got)
	}
	first.p.Click(`#dialog [data-act="close"]`)
	second := join(1, first.fragment())
	if got := second.p.Text(`.panel.options`); !strings.Contains(got, "is played by the device of") {
		t.Errorf("the other device says %q, not where the program answers", got)
	}
	if got := browsertest.Eval[int](second.p, `thought.asked.length`); got != 0 {
		t.Error("the other device has asked the program that was thinking")
	}
	first.release()
	first.untilWaiting()
	second.receive(first.fragment())
	second.untilWaiting()
	for range 6 {
		first.receive(second.fragment())
		first.untilWaiting()
		second.receive(first.fragment())
		second.untilWaiting()
	}
	m := second.match()
	here := map[*player]int{}
	for ply, a := range m.Log {
		if a.Seat == rules.Nobody || slices.Contains(persons[:], a.Seat) {
			continue
		}
		for _, before := range slices.Backward(m.Log[:ply]) {
			if i := slices.Index(persons[:], before.Seat); i >= 0 {
				here[players[i]]++
				break
			}
		}
	}
	if here[first] == 0 || here[second] == 0 {
		t.Fatalf("the programs have answered %d times after the first person and %d after the second", here[first], here[second])
	}
	for _, pl := range []*player{first, second} {
		if got := browsertest.Eval[int](pl.p, `thought.answered.length`); got != here[pl] {
			t.Errorf("the programs have given %d answers at a device, want %d", got, here[pl])
		}
	}
	// Both see which answers are the program's, and why it gave them.
	for _, pl := range []*player{first, second} {
		if got := browsertest.Eval[int](pl.p, `Object.keys(localStorage).filter((key) => /^flota.(match|aside|foreign)./.test(key)).length`); got != 1 {
			t.Errorf("a device keeps %d branches, want one", got)
		}
		pl.p.Open(s.URL() + "#" + pl.fragment())
		pl.p.Wait(`.table[aria-busy="false"]`)
		marked := browsertest.Eval[int](pl.p, `
			new Set([...document.querySelectorAll('.log-lines .program[aria-label="Computer: Easy"]')].map((mark) => mark.closest(".line").dataset.key)).size`)
		if marked == 0 || marked > here[first]+here[second] {
			t.Errorf("%d answers in the log are marked as a program's, want up to %d", marked, here[first]+here[second])
		}
		for range 30 {
			before := pl.ply()
			pl.p.Click(`[data-act="replay"][data-key="back"]`)
			pl.p.Until("the page looks back", fmt.Sprintf(`Number(document.querySelector(".table").dataset.ply) < %d`, before))
			if pl.p.Count(`.chosen .reason`) > 0 {
				break
			}
		}
		if got := pl.p.Text(`.chosen`); pl.p.Count(`.chosen .reason`) == 0 || !strings.Contains(got, "Computer: Easy") {
			t.Errorf("the replay says %q, not why a program has answered so", got)
		}
	}
}

func TestHintMarksAnOptionAndPlaysNothing(t *testing.T) {
	s := browsertest.Serve(t, "/")
	watchThinking(s)
	pl := newPlayer(t, browsertest.Open(t).Page(), 58)
	pl.p.Open(s.URL())
	for game, g := range catalog.Games {
		if game > 0 {
			pl.p.Click(`[data-act="home"]`)
		}
		pl.setUp(game)
		pl.start(2)
		ply, before := pl.ply(), pl.fragment()
		pl.p.Click(`[data-act="hint"]`)
		pl.p.Wait(`.option.hinted`)
		noun := strings.TrimSpace(strings.TrimSuffix(pl.p.Text(`.option.hinted .noun`), pl.p.Text(`.hint-mark`)))
		if got := pl.p.Text(`.notice`); !strings.Contains(got, "Hint: "+noun+".") {
			t.Errorf("%s: the page says %q, the option is %q", g.Info().ID, got, noun)
		}
		if pl.ply() != ply || pl.fragment() != before {
			t.Errorf("%s: the hint has played something", g.Info().ID)
		}
		if got := pl.p.Count(`.option.hinted`); got != 1 {
			t.Errorf("%s: %d options are marked", g.Info().ID, got)
		}
		pl.choose()
		if got := pl.p.Count(`.option.hinted`); got != 0 {
			t.Errorf("%s: after the answer an option is still marked", g.Info().ID)
		}
	}
}

func TestProgramsThinkInClosedFramesAndWithoutWorkers(t *testing.T) {
	for _, test := range []struct {
		name, sandbox, script string
		workers               int
	}{
		{"closed frame", "allow-scripts", "", 1},
		{"frame of the same site", "allow-scripts allow-same-origin", "", 1},
		{"no worker", "allow-scripts allow-same-origin", `window.Worker = class { constructor() { throw new Error("none"); } };`, 0},
		{"worker that fails", "allow-scripts allow-same-origin", `window.Worker = class { constructor() { setTimeout(() => this.onerror(new Event("error"))); } postMessage() {} terminate() {} };`, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := browsertest.Serve(t, "/any/where/")
			watchThinking(s)
			if test.script != "" {
				s.Edit("index.html", func(html string) string {
					return strings.Replace(html, "<head>", `<head><script>`+test.script+`</script>`, 1)
				})
			}
			s.Put("blog.html", fmt.Sprintf(`<!doctype html><title>A blog</title><link rel="icon" href="icons/icon.svg"><iframe sandbox=%q src="./" width="1000" height="700"></iframe>`, test.sandbox))
			page := browsertest.Open(t).Page()
			page.Go(s.URL() + "blog.html")
			frame := page
			if strings.Contains(test.sandbox, "same-origin") {
				frame = page.Inner(`document.querySelector("iframe")`)
			} else {
				frame = page.Frame(s.URL())
			}
			frame.Started()
			pl := newPlayer(t, frame, 59)
			pl.noPauses()
			pl.solo(0, 1)
			for range 6 {
				pl.myTurn()
				browsertest.Eval[int](frame, `(document.querySelector(".option")?.click(), 0)`)
				pl.p.Until("the click is heard", `document.querySelector(".option, .thinks") !== null`)
			}
			pl.addressed()
			m := pl.match()
			programs := 0
			for _, a := range m.Log {
				if a.Seat > 0 {
					programs++
				}
			}
			if programs == 0 {
				t.Error("no program has answered")
			}
			if test.script == "" {
				if got := browsertest.Eval[int](frame, `thought.workers`); got != test.workers {
					t.Errorf("there were %d workers", got)
				}
			}
		})
	}
}

func TestReaderOfAClosedFramePlaysAgainstPrograms(t *testing.T) {
	for number := range catalog.Games {
		for _, worker := range []bool{true, false} {
			m, _ := published(number)
			at := m.At(choice(m, len(m.Log)/3))
			s := browsertest.Serve(t, "/")
			watchThinking(s)
			if !worker {
				s.Edit("embed.html", func(html string) string {
					return strings.Replace(html, "<head>", `<head><script>window.Worker = undefined;</script>`, 1)
				})
			}
			p := browsertest.Open(t).Page()
			p.Go(browsertest.ServePage(t, article(s.URL(), game(s.URL(), link.Encode(at), `sandbox="allow-scripts" against="easy" lang="en"`))))
			listens(p)
			p.Until("the element is there", element+`.start !== undefined`)
			browsertest.Eval[any](p, `void `+element+`.start()`)
			frame := p.Frame(s.URL() + "embed.html")
			frame.Started()
			pl := newPlayer(t, frame, 62)
			pl.noPauses()
			mine, _ := at.Next()
			for range 8 {
				if !pl.myTurn() {
					break
				}
				ply := pl.ply()
				pl.do(".option")
				frame.Until("the answer is taken", fmt.Sprintf(`document.querySelector(".thinks, .result") !== null || Number(document.querySelector("[data-ply]").dataset.ply) > %d`, ply))
			}
			pl.myTurn()
			shown := browsertest.Eval[string](p, `heard.filter((event) => event.type === "move").at(-1).link`)
			l, err := link.Read(shown, catalog.Games)
			if err != nil {
				t.Fatal(err)
			}
			programs := 0
			for _, a := range l.Match.Log[len(at.Log):] {
				if a.Seat != mine && a.Seat != rules.Nobody {
					programs++
				}
			}
			if programs == 0 {
				t.Errorf("game %d, worker %v: no program has answered", number, worker)
			}
			for seat := range rules.Seat(l.Match.Setup.Seats) {
				if b := l.Bots[seat]; (b == link.Easy) == (seat == mine) {
					t.Errorf("game %d: in the link to the whole page seat %d is played by %q, the reader has %d", number, seat, link.BotIDs[b], mine)
				}
			}
			if frame.Count(`.log-lines .program`) == 0 {
				t.Errorf("game %d: the log marks no answer of a program", number)
			}
		}
	}
}

func TestReaderOfAFrameAsksForAHint(t *testing.T) {
	for game := range catalog.Games {
		m, _ := published(game)
		at := m.At(choice(m, len(m.Log)/3))
		s := browsertest.Serve(t, "/")
		p := browsertest.Open(t).Page()
		src := s.URL() + "embed.html#" + link.Encode(at)
		p.Go(browsertest.ServePage(t, `<!doctype html><title>A blog</title><iframe sandbox="allow-scripts" src="`+src+`" width="600" height="700"></iframe>`))
		frame := p.Frame(s.URL() + "embed.html")
		frame.Started()
		pl := newPlayer(t, frame, 60)
		pl.do(`[data-act="hint"]`)
		frame.Wait(`.option.hinted`)
		if got := pl.ply(); got != len(at.Log) {
			t.Errorf("game %d: the hint has led to ply %d", game, got)
		}
	}
}
