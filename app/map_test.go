//go:build !js

package app_test

import (
	"fmt"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// sailing is a match of Pax Hispanica at a decision that asks for places on the
// map, and at a later one that asks for others.
func sailing(t *testing.T) (m *rules.Match, onMap []int) {
	t.Helper()
	m = rulestest.Random(hispanica.Game{}, rules.Setup{Seats: 3}, 4)
	for ply := range m.Log {
		d := m.At(ply).State.Decision()
		if d.Kind != rules.Choice || (hispanica.Game{}).Info().Questions[d.Question] != "F1" {
			continue
		}
		onMap = append(onMap, ply)
	}
	if len(onMap) < 2 {
		t.Fatal("nobody sails")
	}
	return m, onMap
}

// onPhone opens a match in a window as small as any phone's.
func onPhone(t *testing.T, m *rules.Match) *browsertest.Page {
	t.Helper()
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	p.Prefer("prefers-reduced-motion", "reduce")
	p.Viewport(320, 640)
	p.Open(s.URL() + "#" + link.Encode(m))
	p.Wait(`#map`)
	settle(p)
	return p
}

// seen counts the numbers on the map, and those of them that are in its window.
const seen = `(() => {
	const map = document.getElementById("map").getBoundingClientRect();
	const all = [...document.querySelectorAll("#map .c-badge:not(.c-refused)")].map((e) => e.getBoundingClientRect());
	return [all.length, all.filter((b) => b.left >= map.left && b.right <= map.right && b.top >= map.top && b.bottom <= map.bottom).length];
})()`

// scrolled is how far the map is moved in its window.
const scrolled = `(({scrollLeft, scrollTop}) => scrollLeft + "," + scrollTop)(document.getElementById("map"))`

// drawn is how many times wider than its window the map is drawn.
const drawn = `(({scrollWidth, clientWidth}) => scrollWidth / clientWidth)(document.getElementById("map"))`

func TestPhoneShowsWhereOneCanGo(t *testing.T) {
	m, onMap := sailing(t)
	p := onPhone(t, m.At(onMap[0]))
	for _, ply := range onMap[:min(len(onMap), 12)] {
		browsertest.Eval[bool](p, fmt.Sprintf(`(location.hash = %q, true)`, link.Encode(m.At(ply))))
		p.Until("the match is shown", fmt.Sprintf(`document.querySelector("[data-ply]").dataset.ply === "%d"`, ply))
		settle(p)
		if got := browsertest.Eval[[]int](p, seen); 2*got[1] < got[0] || got[0] == 0 {
			t.Errorf("ply %d: of %d numbers on the map %d are seen", ply, got[0], got[1])
		}
		if wide := browsertest.Eval[int](p, `document.scrollingElement.scrollWidth`); wide > 320 {
			t.Errorf("ply %d: the page is %d pixels wide", ply, wide)
		}
	}
}

func TestMapStaysWhereItWasPutUntilTheNextDecision(t *testing.T) {
	m, onMap := sailing(t)
	p := onPhone(t, m.At(onMap[0]))
	browsertest.Eval[bool](p, `(document.getElementById("map").scrollTo(3, 4), true)`)
	for _, tab := range []string{"players", "table"} {
		p.Click(`.tabs [data-key="` + tab + `"]`)
		p.Wait(`[data-tab="` + tab + `"]`)
	}
	settle(p)
	if got := browsertest.Eval[string](p, scrolled); got != "3,4" {
		t.Errorf("the map has moved to %s though nothing was decided", got)
	}
}

func TestMapIsDrawnLargerAndSmallerByButtonsAndKeys(t *testing.T) {
	m, onMap := sailing(t)
	p := onPhone(t, m.At(onMap[0]))
	before := browsertest.Eval[float64](p, drawn)
	middle := `(({scrollLeft, clientWidth, scrollWidth}) => (scrollLeft + clientWidth / 2) / scrollWidth)(document.getElementById("map"))`
	browsertest.Eval[bool](p, `(document.getElementById("map").scrollTo(200, 50), true)`)
	at := browsertest.Eval[float64](p, middle)
	p.Click(`.zooms [data-key="in"]`)
	p.Until("the map is larger", fmt.Sprintf(`%s > %g`, drawn, before*1.2))
	settle(p)
	if got := browsertest.Eval[float64](p, middle); got < at-.02 || got > at+.02 {
		t.Errorf("what was in the middle at %.3f of the map is now %.3f", at, got)
	}
	p.Press("0")
	p.Until("the whole map is seen", drawn+` <= 1`)
	if !browsertest.Eval[bool](p, `document.querySelector(".zooms [data-key='out']").disabled`) {
		t.Error("the whole map can be drawn smaller")
	}
	p.Press("+")
	p.Until("the map is larger than its window", drawn+` > 1.2`)
	p.Press("-")
	p.Until("the whole map is seen again", drawn+` <= 1`)
	p.Click(`.zooms [data-key="near"]`)
	p.Until("the map can be read", fmt.Sprintf(`%s > %g`, drawn, before-.01))
	for _, button := range []string{"out", "in", "whole"} {
		if size := browsertest.Eval[[]float64](p, fmt.Sprintf(
			`(({width, height}) => [width, height])(document.querySelector(".zooms [data-key='%s']").getBoundingClientRect())`, button)); min(size[0], size[1]) < 44 {
			t.Errorf("the button %s is %v pixels large", button, size)
		}
	}
}

func TestWheelScrollsThePageUnlessControlIsHeld(t *testing.T) {
	m, onMap := sailing(t)
	p := onPhone(t, m.At(onMap[0]))
	before := browsertest.Eval[float64](p, drawn)
	wheel := func(held bool) bool {
		return browsertest.Eval[bool](p, fmt.Sprintf(
			`document.getElementById("map").dispatchEvent(new WheelEvent("wheel", {bubbles: true, cancelable: true, ctrlKey: %v, deltaY: -60, clientX: 100, clientY: 250}))`, held))
	}
	if !wheel(false) {
		t.Error("the map keeps the wheel from the page")
	}
	if wheel(true) {
		t.Error("the wheel with Control makes the whole page larger")
	}
	p.Until("the map is larger", fmt.Sprintf(`%s > %g`, drawn, before*1.1))
	if got := browsertest.Eval[string](p, `getComputedStyle(document.getElementById("map")).overflowY`); got != "hidden" {
		t.Errorf("one finger up or down moves the map, not the page: overflow-y is %s", got)
	}
}

func TestTwoFingersMakeTheMapLarger(t *testing.T) {
	m, onMap := sailing(t)
	p := onPhone(t, m.At(onMap[0]))
	before := browsertest.Eval[float64](p, drawn)
	touch := func(kind string, apart float64) {
		browsertest.Eval[bool](p, fmt.Sprintf(`(() => {
			const target = document.getElementById("map");
			const box = target.getBoundingClientRect();
			const finger = (identifier, x) => new Touch({identifier, target, clientX: box.x + x, clientY: box.y + 100});
			const touches = %q === "touchend" ? [] : [finger(1, 150 - %g), finger(2, 150 + %[2]g)];
			return target.dispatchEvent(new TouchEvent(%[1]q, {bubbles: true, cancelable: true, touches}));
		})()`, kind, apart))
	}
	touch("touchstart", 40)
	touch("touchmove", 50)
	touch("touchmove", 60)
	touch("touchend", 0)
	p.Until("the map is larger by as much as the fingers went apart", fmt.Sprintf(`Math.abs(%s - %g) < .05`, drawn, before*1.5))
	if got := browsertest.Eval[string](p, `document.querySelector(".layers").style.transform`); got != "" {
		t.Errorf("the map is drawn larger, and shown larger yet: %s", got)
	}
}

func TestMouseMovesTheMapAndPlaysNothing(t *testing.T) {
	m, onMap := sailing(t)
	p := onPhone(t, m.At(onMap[0]))
	before := browsertest.Eval[string](p, scrolled)
	browsertest.Eval[bool](p, `(() => {
		const target = document.querySelector("#map [data-move]");
		const at = (type, x, y) => target.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: "mouse", button: 0, pointerId: 1, clientX: x, clientY: y}));
		HTMLElement.prototype.setPointerCapture = () => {};
		at("pointerdown", 120, 260); at("pointermove", 150, 280); at("pointermove", 200, 300); at("pointerup", 200, 300);
		target.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
		return true;
	})()`)
	if got := browsertest.Eval[string](p, scrolled); got == before {
		t.Errorf("the map is still at %s", got)
	}
	settle(p)
	if got := browsertest.Eval[int](p, `Number(document.querySelector("[data-ply]").dataset.ply)`); got != onMap[0] {
		t.Errorf("moving the map has played something: the match is at ply %d", got)
	}
}
