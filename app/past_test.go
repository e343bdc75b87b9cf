//go:build !js

package app_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// playedTo is a match of random players after so many answers.
func playedTo(plies int) *rules.Match {
	return rulestest.Random(discovery.Game{}, rules.Setup{Seats: 3}, 11).At(plies)
}

// open shows a match at a site, with its whole log.
func (pl *player) open(s *browsertest.Server, m *rules.Match) {
	pl.t.Helper()
	pl.p.Open(s.URL() + "#" + link.Encode(m))
}

// shows waits until the table shows a ply.
func (pl *player) shows(ply int) {
	pl.t.Helper()
	pl.p.Until(fmt.Sprintf("the table shows ply %d", ply), fmt.Sprintf(`document.querySelector(".table").dataset.ply === "%d"`, ply))
}

// past reports whether the page looks back.
func (pl *player) past() bool { return pl.p.Count(`.table.past`) > 0 }

func TestLineOfTheLogShowsTheTableAsItWas(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 41)
	m := playedTo(150)
	pl.open(s, m)
	now, address := pl.screen(), pl.fragment()
	for _, ply := range []int{90, 120} {
		line := fmt.Sprintf(`.line[data-key="%d"]`, ply)
		browsertest.Eval[bool](pl.p, fmt.Sprintf(`(document.querySelector(%q).scrollIntoView({block: "center"}), true)`, line))
		if ply == 90 {
			pl.still(line)
			pl.p.Click(line)
		} else {
			browsertest.Eval[bool](pl.p, fmt.Sprintf(`(document.querySelector(%q).focus(), true)`, line))
			pl.p.Press(kb.Enter)
		}
		pl.shows(ply)
		then := m.At(ply)
		words := then.Text("en")
		seat, _ := then.Next()
		ask, _ := words.Prompt(then.State, seat)
		if got := pl.p.Text(".prompt"); !strings.Contains(got, ask) || !strings.Contains(got, "Looking back") {
			t.Errorf("at ply %d the page says %q, want %q in it and that it looks back", ply, got, ask)
		}
		for _, score := range then.State.Scores() {
			row := fmt.Sprintf(`.scores tbody tr:nth-child(%d) .total`, score.Seat+1)
			if got := pl.p.Text(row); got != strconv.Itoa(score.Total) {
				t.Errorf("at ply %d %s has %s points on the page, %d in the match", ply, words.Seat(score.Seat), got, score.Total)
			}
		}
		if n := pl.p.Count(`[data-move]`); n > 0 {
			t.Errorf("at ply %d of the past %d moves can be played", ply, n)
		}
	}
	// The keys of the options play nothing either.
	for _, key := range "123" {
		pl.p.Press(string(key))
	}
	pl.p.Click(`.prompt [data-act="replay"]`)
	pl.shows(150)
	if pl.past() || pl.screen() != now || pl.fragment() != address {
		t.Errorf("back from the past the page shows\n%s\nwant\n%s", pl.screen(), now)
	}
}

func TestLatestOfALongLogShowsFirstThenAllOfIt(t *testing.T) {
	m := rulestest.Random(discovery.Game{}, rules.Setup{Seats: 5}, 11)
	words := m.Text("en").(rules.Headed)
	var want []string
	for _, e := range m.Events(0, len(m.Log)) {
		if level, _ := words.Heading(e); level == 0 {
			want = append(want, words.Event(e))
		}
	}
	const told = `[...document.querySelectorAll("#log .told")].map((line) => line.textContent)`
	pl := newPlayer(t, browsertest.Open(t).Page(), 45)
	pl.p.Inject(`new MutationObserver((_, watch) => {
		if (document.getElementById("log") !== null) {
			watch.disconnect();
			window.toldFirst = ` + told + `;
		}
	}).observe(document, {subtree: true, childList: true});`)
	pl.open(browsertest.Serve(t, "/"), m)
	first := browsertest.Eval[[]string](pl.p, "toldFirst")
	if n := len(first); n == 0 || n > len(want)/4 || !slices.Equal(first, want[len(want)-n:]) {
		t.Errorf("of %d lines these show first: %q", len(want), first)
	}
	if got := browsertest.Eval[[]string](pl.p, told); !slices.Equal(got, want) {
		t.Errorf("%d lines of %d show", len(got), len(want))
	}
}

func TestArrowsGoFromLineToLineOfTheLog(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 42)
	pl.open(s, playedTo(60))
	const focused = `document.activeElement.closest(".line")?.innerText ?? ""`
	const lines = `[...document.querySelectorAll(".line")].map((l) => l.innerText)`
	browsertest.Eval[bool](pl.p, `(document.querySelector("#log").focus(), true)`)
	all := browsertest.Eval[[]string](pl.p, lines)
	for i, want := range []string{all[len(all)-1], all[len(all)-2], all[len(all)-3]} {
		pl.p.Press(kb.ArrowUp)
		if got := browsertest.Eval[string](pl.p, focused); got != want {
			t.Errorf("after %d arrows up the focus is on %q, want %q", i+1, got, want)
		}
	}
	pl.p.Press(kb.Home)
	if got := browsertest.Eval[string](pl.p, focused); got != all[0] {
		t.Errorf("the key Home leads to %q, want %q", got, all[0])
	}
	if pl.past() {
		t.Error("going from line to line has changed the table")
	}
}

func TestLogShowsTheLinesOfOneSeatOnly(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 43)
	m := playedTo(150)
	pl.open(s, m)
	const visible = `[...document.querySelectorAll(".line")].filter((l) => l.offsetParent !== null).length`
	for seat := range rules.Seat(3) {
		want := 0
		for _, e := range m.Events(0, len(m.Log)) {
			if e.Seat == seat {
				want++
			}
		}
		pl.p.Click(fmt.Sprintf(`.filter[data-key="%d"]`, seat))
		pl.p.Until("the lines of the seat show", fmt.Sprintf(`%s === %d`, visible, want))
	}
	pl.p.Click(`.filter[data-key="-1"]`)
	pl.p.Until("all lines show", visible+` === document.querySelectorAll(".line").length`)
}

func TestReplayStepsByButtonsKeysAndSlider(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 44)
	m := playedTo(150)
	pl.open(s, m)
	// Where somebody was asked.
	var stops []int
	for ply, a := range m.Log {
		if a.Seat != rules.Nobody {
			stops = append(stops, ply)
		}
	}
	last := len(stops) - 1
	step := func(key string) { pl.p.Click(`#replay [data-key="` + key + `"]`) }
	step("back")
	pl.shows(stops[last])
	step("back")
	pl.shows(stops[last-1])
	pl.p.Press(kb.ArrowLeft) // the focus is on the button
	pl.shows(stops[last-2])
	pl.p.Press(kb.ArrowRight)
	pl.shows(stops[last-1])
	pl.p.Press(kb.Home)
	pl.shows(stops[0])
	step("turn-on")
	pl.later(stops[0])
	turn := pl.ply()
	step("turn-back")
	pl.shows(stops[0])
	if turn <= stops[1] || m.At(turn).State.(*discovery.State).Turn != 2 {
		t.Errorf("a turn on from the first leads to ply %d", turn)
	}
	browsertest.Eval[bool](pl.p, `(() => {
		const slider = document.querySelector('#replay [name="ply"]');
		slider.value = 50;
		slider.dispatchEvent(new Event("input", {bubbles: true}));
		return true;
	})()`)
	pl.shows(75)
	if got := pl.p.Attribute(`#replay [name="ply"]`, "aria-valuetext"); !strings.HasPrefix(got, "Move 75 of 150") {
		t.Errorf("the slider says %q", got)
	}
	pl.p.Press(kb.Escape)
	pl.shows(150)
	if pl.past() {
		t.Error("after Escape the page still looks back")
	}
	// With nothing in focus the arrow steps back too.
	browsertest.Eval[bool](pl.p, `(document.activeElement.blur(), true)`)
	pl.p.Click(`.flota`)
	pl.p.Press(kb.ArrowLeft)
	pl.shows(stops[last])
}

func TestReplayRunsToTheEndAndStops(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 45)
	m := playedTo(40)
	pl.open(s, m)
	pl.p.Click(`#replay [data-key="back"]`)
	pl.p.Until("the page looks back", `document.querySelector(".table.past") !== null`)
	pl.p.Click(`#replay [data-key="back"]`)
	pl.p.Click(`#replay [data-key="back"]`)
	pl.p.Click(`#replay [data-key="play"]`)
	pl.p.Until("the replay runs", `document.querySelector(".running") !== null`)
	pl.shows(40)
	pl.p.Until("the replay has stopped", `document.querySelector(".running") === null && document.querySelector(".table.past") === null`)
}

func TestNewerLinkOffersToStepThroughWhatHappened(t *testing.T) {
	s := browsertest.Serve(t, "/")
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 46)
	long := playedTo(60)
	pl.open(s, long.At(50))
	if n := pl.p.Count(`.notice.since`); n > 0 {
		t.Error("a match that was never seen is said to have news")
	}
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(location.hash = %q, true)`, link.Encode(long)))
	pl.shows(60)
	if got := pl.p.Text(`.notice.since`); !strings.Contains(got, "10") {
		t.Errorf("the page says %q, ten moves are new", got)
	}
	// It still says so in another window, until they have been looked at.
	pl.p.Close()
	pl = newPlayer(t, b.Page(), 47)
	pl.open(s, long)
	pl.p.Click(`.since [data-act="replay"]`)
	pl.shows(50)
	for range 60 {
		if !pl.past() {
			break
		}
		before := pl.ply()
		pl.p.Press(kb.ArrowRight)
		pl.later(before)
	}
	if pl.past() || pl.ply() != 60 || pl.p.Count(`.notice.since`) > 0 {
		t.Error("after the last step the page is not at the present without news")
	}
	pl.p.Close()
	pl = newPlayer(t, b.Page(), 48)
	pl.open(s, long)
	if n := pl.p.Count(`.notice.since`); n > 0 {
		t.Error("what was stepped through is said to be new")
	}
}
