//go:build !js

package app_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"flota/app/browsertest"
)

func TestKeysOfTheListDoWhatItSays(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 51)
	pl.p.Open(s.URL())
	pl.start(2)
	ply := pl.ply()
	pl.p.Press("1")
	pl.later(ply)
	played, screen := pl.fragment(), pl.screen()
	pl.p.Press("U")
	pl.p.Until("U takes back", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) === %d`, ply))
	pl.p.Press("Y")
	pl.later(ply)
	if pl.fragment() != played || pl.screen() != screen {
		t.Error("Y does not play again what U took back")
	}
	for _, step := range []struct{ press, focus string }{
		{"P", "part-players"}, {"L", "part-log"}, {"T", "part-table"}, {"R", "rulebook-title"},
		{"\x1b", "part-table"}, {"S", "dialog-title"}, {"\x1b", "part-table"}, {",", "dialog-title"}, {"\x1b", "part-table"},
		{"?", "dialog-title"},
	} {
		pl.p.Press(step.press)
		pl.p.Until(fmt.Sprintf("%q gives the focus to %s", step.press, step.focus), focused+` === "`+step.focus+`"`)
		if step.press == "\x1b" {
			pl.p.Until("what was open is closed", `document.querySelector("#dialog, #rulebook") === null`)
		}
	}
	if rows, want := pl.p.Count(`.key-list dt`), 14; rows < want {
		t.Errorf("the list has %d keys, want at least %d", rows, want)
	}
	before := pl.ply()
	pl.p.Press("1U") // do nothing behind a dialog
	pl.p.Press("\x1b")
	pl.p.Until("the list is closed", `document.getElementById("dialog") === null`)
	if pl.ply() != before {
		t.Error("keys play behind an open dialog")
	}
}

func TestKeysGoThroughTheTargetsInTheOrderOfTheList(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 52)
	pl.p.Open(s.URL())
	pl.start(3)
	const move = `document.activeElement.dataset.move`
	options := browsertest.Eval[[]string](pl.p, `[...document.querySelectorAll(".option")].map((e) => e.dataset.move)
		.filter((move) => document.querySelector('.board [tabindex][data-move="' + move + '"]'))`)
	if len(options) < 5 {
		t.Fatalf("%d of the options are on the board", len(options))
	}
	for _, want := range append(options, options[0]) {
		pl.p.Press("N")
		pl.p.Until("the focus is on the next target", fmt.Sprintf(`%s === %q`, move, want))
		if !browsertest.Eval[bool](pl.p, `((r) => r.bottom > 0 && r.top < innerHeight)(document.activeElement.getBoundingClientRect())`) {
			t.Errorf("the target of move %s is out of sight", want)
		}
	}
	pl.p.Press("B")
	pl.p.Until("the focus is on the last target", fmt.Sprintf(`%s === %q`, move, options[len(options)-1]))
	before := pl.ply()
	pl.p.Press(kb.Enter)
	pl.later(before)
	if got := fmt.Sprint(pl.match().Log[before].Move); got != options[len(options)-1] {
		t.Errorf("Enter plays move %s, want %s", got, options[len(options)-1])
	}
}

func TestKeysOfOneCharacterCanBeSwitchedOff(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 53)
	pl.p.Open(s.URL())
	pl.start(2)
	pl.p.Press(",")
	pl.set("keys", "off")
	pl.p.Press("\x1b")
	pl.p.Until("the settings are closed", `document.getElementById("dialog") === null`)
	before := pl.ply()
	pl.p.Press("1?SR,")
	browsertest.Eval[bool](pl.p, `(document.querySelector(".board [tabindex][data-move]").focus(), true)`)
	if pl.p.Count("#dialog, #rulebook") > 0 || pl.ply() != before {
		t.Error("a key of one character does something although they are off")
	}
	pl.p.Press(kb.Enter) // which is no character
	pl.later(before)
}
