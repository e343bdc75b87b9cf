//go:build !js

package app_test

import (
	"fmt"
	"testing"
	"time"

	"flota/app/browsertest"
	"flota/rules"
)

// noPauses makes the programs answer at once.
func (pl *player) noPauses() {
	browsertest.Eval[bool](pl.p, `flotaSettings.set("pace", "none")`)
}

// noPausesAt opens an address at which the programs answer at once.
func (pl *player) noPausesAt(address string) {
	pl.t.Helper()
	pl.p.Open(address)
	pl.noPauses()
}

// plays chooses who plays a seat of the draft: 0 a person here, 1 one at another
// device, and up: the programs.
func (pl *player) plays(seat, who int) {
	pl.t.Helper()
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(() => {
		const select = document.querySelector('select[name="player-%d"]');
		select.value = "%d";
		select.dispatchEvent(new Event("input", {bubbles: true}));
		return true;
	})()`, seat, who))
}

// myTurn waits until the person is asked. It is false at the end of the match.
func (pl *player) myTurn() bool {
	pl.t.Helper()
	pl.p.Until("the person is asked or the match is over", `document.querySelector(".option, .result") !== null`)
	return pl.p.Count(`.option`) > 0
}

// addressed waits until the address of the page holds what is on the screen: when
// programs answer at once it stays behind for a while, since browsers take only so
// many changes of it.
func (pl *player) addressed() {
	pl.t.Helper()
	for deadline := time.Now().Add(10 * time.Second); len(pl.match().Log) != pl.ply(); time.Sleep(30 * time.Millisecond) {
		if time.Now().After(deadline) {
			pl.t.Fatalf("the address holds ply %d, the screen shows ply %d", len(pl.match().Log), pl.ply())
		}
	}
}

func TestOnePersonPlaysAgainstBots(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 41)
	pl.p.Open(s.URL())
	pl.setUp(1)
	pl.p.Wait(`select[name="player-2"] option[value="10"]`)
	for seat, kind := range []int{0, 6, 10} { // a person here, a Royalist, a Pirate
		pl.plays(seat, kind)
	}
	pl.noPauses()
	pl.start(3)
	begun := pl.match()
	if begun.Names[1] != "Royalist (bot)" || begun.Names[2] != "Pirate (bot)" {
		t.Errorf("the seats are called %q", begun.Names)
	}
	for range 30 {
		if pl.p.Count(`.pass`) > 0 {
			t.Fatal("the device is passed on although one person plays")
		}
		if !pl.myTurn() {
			break
		}
		// Sealed answers that wait are not in the link: there s0 may be later.
		pl.addressed()
		m := pl.match()
		if seat, waiting := m.Next(); waiting && seat != 0 && m.State.Decision().Kind != rules.Sealed {
			t.Fatalf("s%d is asked, which the device plays", seat)
		}
		pl.choose()
	}
	pl.myTurn()
	pl.addressed()
	m := pl.match()
	answers := map[rules.Seat]int{}
	for _, a := range m.Log {
		answers[a.Seat]++
	}
	if answers[1] == 0 || answers[2] == 0 {
		t.Errorf("the bots have given %d and %d answers", answers[1], answers[2])
	}
	// Undo goes back to the person's own answer, not to a bot's.
	if !browsertest.Eval[bool](pl.p, `document.querySelector('[data-act="undo"]').disabled`) {
		pl.p.Click(`[data-act="undo"]`)
		pl.p.Until("an answer is taken back", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) < %d`, len(m.Log)))
		pl.addressed()
		m := pl.match()
		if seat, _ := m.Next(); seat != 0 && m.State.Decision().Kind != rules.Sealed {
			t.Errorf("after the undo s%d is asked", seat)
		}
	}
}
