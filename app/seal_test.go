//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
)

func TestSealedAnswersAtOneDevice(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 21)
	pl.p.Open(s.URL())
	pl.setUp(1)
	pl.p.Click(`input[name="seats"][value="3"]`)
	pl.p.Until("the form has three names", `document.querySelectorAll(".name").length === 3`)
	pl.still(`[data-act="start"]`)
	pl.p.Click(`[data-act="start"]`)
	pl.p.Wait(`#prompt`)
	waiting := func() bool { return pl.p.Count(`.pass`) > 0 }
	sealed := 0
	for sealed < 3 {
		if !waiting() {
			if !pl.choose() {
				t.Fatal("the match ended before three sealed decisions")
			}
			continue
		}
		sealed++
		ply := pl.ply()
		asked := 0
		for waiting() {
			asked++
			for _, secret := range []string{`.option`, `.table`, `[data-move]`, `svg:not(.icon)`} {
				if n := pl.p.Count(secret); n > 0 {
					t.Fatalf("while the device is passed on, the document has %d of %s", n, secret)
				}
			}
			if got := pl.p.Text(`#prompt`); !strings.HasPrefix(got, "Pass the device to ") {
				t.Fatalf("the page says %q", got)
			}
			pl.p.Click(`[data-act="ready"]`)
			pl.p.Wait(`.option`)
			if m := pl.match(); len(m.Log) != ply || len(m.Given) != asked-1 {
				t.Fatalf("before all sealed answers are in, the link has %d answers and %d that wait; it had %d, and %d were given",
					len(m.Log), len(m.Given), ply, asked-1)
			}
			count := pl.p.Count(`.option`)
			pl.p.Click(fmt.Sprintf(`.legal li:nth-child(%d) .option`, 1+pl.random.IntN(count)))
			pl.p.Until("the answer is in", fmt.Sprintf(
				`document.querySelector(".pass") !== null || Number(document.querySelector("[data-ply]").dataset.ply) > %d`, ply))
		}
		if asked < 2 {
			t.Errorf("%d seats were asked, a device is passed on only among several", asked)
		}
		m := pl.match()
		if len(m.Log) < ply+asked {
			t.Errorf("the log has %d answers, it had %d and %d seats answered", len(m.Log), ply, asked)
		}
	}
}

func TestSealedAnswerCanBeTakenBackUntilAllAreIn(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 22)
	pl.p.Open(s.URL())
	pl.setUp(1)
	pl.p.Click(`input[name="seats"][value="2"]`)
	pl.p.Until("the form has two names", `document.querySelectorAll(".name").length === 2`)
	pl.still(`[data-act="start"]`)
	pl.p.Click(`[data-act="start"]`)
	pl.p.Wait(`#prompt`)
	for pl.p.Count(`.pass`) == 0 {
		pl.choose()
	}
	first := pl.p.Text(`#prompt`)
	pl.home() // and back: the device is still to be passed on
	pl.p.Click(`[data-act="back"]`)
	pl.p.Until("the same seat is called", fmt.Sprintf(`document.querySelector(".pass #prompt")?.textContent === %q`, first))
	pl.p.Click(`[data-act="ready"]`)
	pl.p.Wait(`.option`)
	pl.p.Click(`.legal li:nth-child(1) .option`)
	pl.p.Until("the other seat is called", fmt.Sprintf(`document.querySelector(".pass #prompt")?.textContent !== %q`, first))
	pl.p.Wait(`[data-act="withdraw"]`)
	pl.p.Click(`[data-act="withdraw"]`)
	pl.p.Until("the first seat is called again", fmt.Sprintf(`document.querySelector(".pass #prompt")?.textContent === %q`, first))
	if m := pl.match(); m.State.Decision().Kind != rules.Sealed {
		t.Error("the sealed decision does not stand any more")
	}
}
