//go:build !js

package app_test

import (
	"testing"

	"flota/app/browsertest"
)

// A found is something on the page that a test asks about.
type found struct {
	What          string
	Width, Height float64
}

// controls are what can be pressed on the screen now, with what around it answers
// to the same press: a label for its field, invisible shapes for a target of the
// board. It is the beginning of a script.
const controls = `
	const shown = (e) => e.checkVisibility({visibilityProperty: true}) && getComputedStyle(e).clipPath !== "inset(50%)";
	const controls = [...document.querySelectorAll("a[href],button,input,select,textarea,summary,[role=button]")].filter((e) =>
		!e.disabled && shown(e) && (document.querySelector("dialog[open]")?.contains(e) ?? true));
	const room = (e) => (e.closest("label") ?? e).getBoundingClientRect();
	const told = (e) => (e.outerHTML.match(/^<[^>]*>/)[0] + " " + e.textContent.trim().slice(0, 30)).replace(/ d="[^"]*"/g, "");
`

// small are the controls that are smaller than 44 by 44 pixels. WCAG 2.5.5 excepts
// what has an equivalent: a place on the map of which there are many close together
// may be as small as 24 by 24 (2.5.8) where the list has a large row for it. No link
// here stands within a sentence, so that exception is not needed.
const small = `controls.map((e) => {
	const r = room(e);
	const row = e.closest(".map-window") && document.querySelector('.option[data-move="' + e.dataset.move + '"]')?.getBoundingClientRect();
	return {what: told(e), width: r.width, height: r.height, least: row?.width >= 44 && row.height >= 43.5 ? 24 : 43.5};
}).filter((f) => f.width < f.least || f.height < f.least)`

func TestTouchTargetsAreLargeEnough(t *testing.T) {
	for _, width := range []int{320, 1280} {
		eachScreen(t, width, 800, func(pl *player, s screen) {
			for _, f := range browsertest.Eval[[]found](pl.p, `(() => {`+controls+`
				return `+small+`;
			})()`) {
				pl.t.Errorf("%.0f by %.0f: %s", f.Width, f.Height, f.What)
			}
		})
	}
}

func TestNothingScrollsSideways(t *testing.T) {
	eachScreen(t, 320, 640, func(pl *player, s screen) {
		for _, f := range browsertest.Eval[[]found](pl.p, `[...document.querySelectorAll("html,.sheet-body,.book-body,.panel")].filter((e) =>
			e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map((e) => ({what: e.tagName + " " + e.className, width: e.scrollWidth, height: e.clientWidth}))`) {
			pl.t.Errorf("%s is %.0f wide in %.0f", f.What, f.Width, f.Height)
		}
	})
}
