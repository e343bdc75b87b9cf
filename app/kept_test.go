//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// home goes to the start page.
func (pl *player) home() {
	pl.t.Helper()
	pl.p.Click(`[data-act="home"]`)
	pl.p.Wait(`.start`)
}

func TestNewcomerPlaysAfterTwoClicks(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 71)
	pl.p.Viewport(320, 640)
	for game, g := range catalog.Games {
		pl.p.Open(s.URL() + "?" + g.Info().ID)
		land := `.card .cover svg [id="` + g.Info().ID + `-land"]`
		pl.p.Wait(land)
		if n := pl.p.Count(land); n != 1 {
			t.Errorf("the card of %s shows its map %d times", g.Info().ID, n)
		}
		pl.setUp(game)
		pl.p.Until("the form is in sight", `document.getElementById("new-title").getBoundingClientRect().top < innerHeight / 2`)
		pl.still(`[data-act="start"]`)
		pl.p.Click(`[data-act="start"]`)
		pl.p.Wait(`.table.` + g.Info().ID)
		if !pl.choose() {
			t.Errorf("nothing can be chosen in %s", g.Info().ID)
		}
	}
}

func TestListOfMatchesSaysWhoseTurnItIs(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 72)
	whole := rulestest.Random(catalog.Games[0], rules.Setup{Seats: 2}, 3)
	pl.p.Open(s.URL() + "#" + link.Encode(whole))
	pl.p.Wait(`.result`)
	pl.home()
	pl.setUp(0)
	pl.pick(`select[name="player-1"]`, "1")
	pl.start(2, "Anna", "Béla")
	for pl.p.Count(`.option`) > 0 {
		pl.choose() // until Béla is asked, at another device
	}
	pl.p.Open(s.URL() + "?again")
	pl.setUp(0)
	pl.start(2, "Cili", "Dóra")
	pl.choose()
	latest := pl.match()
	next, _ := latest.Next()
	asked, _ := latest.Text("en").Prompt(latest.State, next)
	pl.home()
	pl.p.Until("all three are listed", `document.querySelectorAll(".kept > li").length === 3`)
	m := link.Encode(whole)
	won, err := link.Decode(m, catalog.Games)
	if err != nil {
		t.Fatal(err)
	}
	result, _ := won.Text("en").Prompt(won.State, rules.Nobody)
	for row, want := range [][]string{
		{"The Age of Discovery", "Your turn", "Cili", "Dóra", asked, "Last move: " + latest.Text("en").Seat(1-next)},
		{"The Age of Discovery", "Anna", "Béla: ", "Last move: "},
		{"The Age of Discovery", "Over", result},
	} {
		selector := fmt.Sprintf(`.kept > li:nth-child(%d)`, row+1)
		got := pl.p.Text(selector)
		for _, part := range want {
			if !strings.Contains(got, part) {
				t.Errorf("row %d says %q, want %q in it", row+1, got, part)
			}
		}
		if row > 0 && strings.Contains(got, "Your turn") {
			t.Errorf("row %d says %q, but nobody here is asked", row+1, got)
		}
		if got := pl.p.Attribute(selector+` time`, "datetime"); !strings.HasPrefix(got, "20") {
			t.Errorf("row %d was last played at %q", row+1, got)
		}
	}
	pl.p.Click(`.kept [data-act="resume"]`)
	pl.p.Wait(`.table[aria-busy="false"]`)
	if got := pl.match().Names; got[0] != "Cili" {
		t.Errorf("the first row opens the match of %q", got)
	}
}

func TestNoteStaysOnTheDeviceUntilItsMatchIsRemoved(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 73)
	pl.p.Open(s.URL())
	pl.start(2)
	pl.choose()
	const secret = `Béla bluffs <b>always</b>`
	pl.home()
	pl.p.Click(`[data-act="note"]`)
	pl.p.Type(`#note`, secret)
	pl.p.Click(`.note-field [data-act="note"]`)
	pl.p.Wait(`.note`)
	pl.p.Until("the focus is on the button that opened the note", `document.activeElement.dataset.act === "note"`)
	pl.p.Open(s.URL() + "?again")
	if got := pl.p.Text(`.note`); got != secret {
		t.Errorf("the note says %q", got)
	}
	pl.p.Click(`[data-act="resume"]`)
	pl.p.Wait(`.table[aria-busy="false"]`)
	if shared := pl.copyLink(); strings.Contains(shared, "bluff") {
		t.Errorf("the link has the note: %s", shared)
	}
	if html := pl.p.HTML("body"); strings.Contains(html, "bluff") {
		t.Error("the table shows the note")
	}
	// At the table it is read and written in a dialog. A browser that is driven types
	// a letter also where the page takes the key.
	browsertest.Eval[bool](pl.p, `document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "M", code: "KeyM", shiftKey: true, bubbles: true, cancelable: true})) === false`)
	pl.p.Until("the field with the note has the focus", `document.activeElement.matches("#dialog #note")`)
	if got := browsertest.Eval[string](pl.p, `document.activeElement.value`); got != secret {
		t.Errorf("at the table the note says %q", got)
	}
	pl.p.Press(kb.End + " So do I.")
	pl.p.Press(kb.Escape)
	pl.p.Until("the dialog is closed", `document.getElementById("dialog") === null`)
	pl.home()
	if got, want := pl.p.Text(`.note`), secret+" So do I."; got != want {
		t.Errorf("after more was written at the table the note says %q", got)
	}
	pl.p.Click(`[data-act="back"]`)
	pl.p.Wait(`.table[aria-busy="false"]`)
	id := fmt.Sprintf("%x", pl.match().ID)
	keys := fmt.Sprintf(`Object.keys(localStorage).filter((key) => key.includes(%q) && !key.startsWith("flota.seat."))`, id)
	if got := browsertest.Eval[[]string](pl.p, keys); len(got) < 4 {
		t.Errorf("the device keeps %q", got)
	}
	pl.home()
	pl.p.Click(`[data-act="remove"]`)
	pl.p.Until("it asks again", `document.querySelector('[data-act="remove"]').innerText === "Remove for good?"`)
	pl.p.Click(`[data-act="remove"]`)
	pl.p.Until("the match is gone", `document.querySelector(".kept") === null`)
	if got := browsertest.Eval[[]string](pl.p, keys); len(got) > 0 {
		t.Errorf("of the match that was removed the device still keeps %q", got)
	}
}
