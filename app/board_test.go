//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/link"
)

// later waits until the match on the screen has more answers than before.
func (pl *player) later(before int) {
	pl.t.Helper()
	pl.p.Until("the match goes on", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) > %d`, before))
}

func TestTargetOnTheBoardPlaysItsMove(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 31)
	pl.p.Viewport(1280, 900)
	pl.p.Open(s.URL())
	pl.start(2)
	for range 6 {
		before := pl.match()
		target := `.c-boxes g[data-move]`
		move := pl.p.Attribute(target, "data-move")
		pl.p.Click(target)
		pl.later(len(before.Log))
		after := pl.match()
		if got := fmt.Sprint(after.Log[len(before.Log)].Move); got != move {
			t.Fatalf("a click on the target of move %s played %s", move, got)
		}
		for pl.p.Count(target) == 0 { // a question whose answers are not on the board
			pl.choose()
		}
	}
}

func TestTargetOnTheBoardPlaysByEnter(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 32)
	pl.p.Viewport(1280, 900)
	pl.p.Open(s.URL())
	pl.start(2)
	before := pl.ply()
	browsertest.Eval[bool](pl.p, `(document.querySelector('.c-boxes g[data-move]').focus(), true)`)
	pl.p.Press(kb.Enter)
	pl.later(before)
}

// tabTo goes by the Tab key to something.
func (pl *player) tabTo(selector string) {
	pl.t.Helper()
	for range 60 {
		if browsertest.Eval[bool](pl.p, fmt.Sprintf(`document.activeElement.matches(%q)`, selector)) {
			return
		}
		pl.p.Press(kb.Tab)
	}
	pl.t.Fatalf("the Tab key does not come to %s", selector)
}

func TestThreeTurnsByKeyboardAlone(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 33)
	pl.p.Open(s.URL())
	pl.tabTo(`[data-act="set-up"]`)
	pl.p.Press(kb.Enter)
	pl.p.Wait(`.draft`)
	pl.tabTo(`[data-act="start"]`)
	pl.p.Press(kb.Enter)
	pl.p.Wait(`.table[aria-busy="false"]`)
	for turn := 0; turn < 4; {
		badges := strings.Fields(browsertest.Eval[string](pl.p,
			`[...document.querySelectorAll(".option .number")].map((e) => e.textContent).join(" ")`))
		before := pl.ply()
		pl.p.Press(badges[pl.random.IntN(len(badges))])
		pl.later(before)
		if _, err := fmt.Sscanf(pl.p.Text(".turn strong"), "Turn %d", &turn); err != nil {
			t.Fatal(err)
		}
	}
}

func TestRefusedPlaceOnTheBoardSaysWhy(t *testing.T) {
	position, err := rules.ParseFields([]byte(`{"turn": 4, "at": "warfare",
		"regions": {"CAN": {"discovered": true, "settlers": [1, 1], "soldiers": [1]}},
		"boxes": {"warfare": [{"seat": 0}]}}`))
	if err != nil {
		t.Fatal(err)
	}
	conflict, err := rules.NewMatchFrom(discovery.Game{}, rules.Setup{Seats: 2}, position, [8]byte{1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 34)
	pl.p.Viewport(1280, 900)
	pl.p.Open(s.URL() + "#" + link.Encode(conflict))
	pl.p.Wait(`.c-pieces [data-refused]`)
	m := pl.match()
	move := pl.p.Attribute(`.c-pieces [data-refused]`, "data-refused")
	browsertest.Eval[bool](pl.p, `(document.querySelector('.c-pieces [data-refused]').dispatchEvent(new MouseEvent("click", {bubbles: true})), true)`)
	pl.p.Until("the page says why", `document.querySelector(".notice.bad") !== null`)
	seat, _ := m.Next()
	for _, o := range m.State.Options(seat, nil) {
		if fmt.Sprint(o.Move) == move {
			if got, want := pl.p.Text(".notice.bad"), m.Text("en").Rule(o.Rule); !strings.Contains(got, want) {
				t.Errorf("the page says %q, want %q", got, want)
			}
		}
	}
	if after := pl.match(); len(after.Log) != len(m.Log) {
		t.Error("a refused place has played something")
	}
}
