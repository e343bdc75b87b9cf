//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
)

// stored is all that the page keeps on the device.
func (pl *player) stored() string {
	return browsertest.Eval[string](pl.p, `JSON.stringify(Object.entries(localStorage).sort())`)
}

// toPlace is a position of a match at which a seat is to place a piece.
func toPlace(t *testing.T, from int) *rules.Match {
	t.Helper()
	for ply := from; ; ply++ {
		m := playedTo(ply)
		if m.State.Decision().Kind == rules.Choice && m.Game.Info().Questions[m.State.Decision().Question] == "box" {
			return m
		}
	}
}

func TestTrialIsLeftWithoutATrace(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 51)
	pl.open(s, toPlace(t, 60))
	before, address, kept := pl.screen(), pl.fragment(), pl.stored()
	pl.p.Click(`[data-act="try"]`)
	pl.p.Wait(`.table.trial`)
	for range 8 {
		if !pl.choose() {
			t.Fatal("nothing can be chosen in the trial")
		}
	}
	if pl.fragment() != address || pl.stored() != kept {
		t.Error("the trial has changed the address or what is kept")
	}
	if got := pl.p.Text(".trial-bar"); !strings.Contains(got, "does not change") {
		t.Errorf("the page says %q", got)
	}
	// A board plays in the trial, too; undo and redo are the trial's.
	now := pl.ply()
	pl.p.Click(`[data-act="undo"]`)
	pl.p.Until("an answer of the trial is taken back", fmt.Sprintf(`Number(document.querySelector(".table").dataset.ply) < %d`, now))
	pl.p.Click(`[data-act="redo"]`)
	pl.shows(now)
	pl.p.Click(`[data-act="leave"]`)
	pl.p.Until("the trial is left", `document.querySelector(".table.trial") === null`)
	if pl.screen() != before || pl.fragment() != address || pl.stored() != kept {
		t.Errorf("after the trial the page shows\n%s\nwant\n%s", pl.screen(), before)
	}
}

func TestPlanSurvivesAReloadAndIsPlayed(t *testing.T) {
	s := browsertest.Serve(t, "/")
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 52)
	m := toPlace(t, 60)
	pl.open(s, m)
	pl.p.Click(`[data-act="try"]`)
	pl.p.Wait(`.table.trial`)
	for range 5 {
		pl.choose()
	}
	planned := pl.ply()
	pl.p.Click(`[data-act="keep-plan"]`)
	pl.p.Until("the plan is kept", `Object.keys(localStorage).some((k) => k.startsWith("flota.plan."))`)
	pl.p.Close()

	pl = newPlayer(t, b.Page(), 53)
	pl.open(s, m)
	pl.p.Click(`[data-act="show-plan"]`)
	pl.shows(planned)
	pl.p.Click(`[data-act="commit"]`)
	pl.p.Until("the match is on the screen", `document.querySelector(".table.trial") === null`)
	after := pl.match()
	me, _ := m.Next()
	if len(after.Log) <= len(m.Log) {
		t.Fatal("nothing of the plan was played")
	}
	for _, a := range after.Log[len(m.Log):] {
		if a.Seat != me {
			t.Errorf("the plan has answered for s%d", a.Seat)
		}
	}
	if got := pl.p.Text(".notice"); !strings.Contains(got, "Moves of the plan played: ") {
		t.Errorf("the page says %q", got)
	}
}

func TestPastCanBeTriedOtherwise(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 54)
	pl.open(s, playedTo(100))
	pl.p.Click(`#replay [data-key="turn-back"]`)
	pl.later(-1)
	pl.p.Wait(`.table.past`)
	ply := pl.ply()
	pl.p.Click(`.options [data-act="try"]`)
	pl.p.Wait(`.table.trial:not(.past)`)
	pl.shows(ply)
	if !pl.choose() {
		t.Error("nothing can be chosen")
	}
}
