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
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/rulestest"
)

// argued are moderate and minor findings of axe-core that stay, with the reason.
var argued = map[string]string{}

func TestNothingKeepsPeopleOut(t *testing.T) {
	for _, width := range []int{320, 1280} {
		eachScreen(t, width, 800, func(pl *player, s screen) {
			// The number on a target is the key that plays it, no part of what
			// it is called: the row of the list says it as a key.
			browsertest.Eval[bool](pl.p, `(document.head.insertAdjacentHTML("beforeend", "<style>.c-badge { visibility: hidden }</style>"), true)`)
			for _, scheme := range []string{"light", "dark"} {
				pl.p.Prefer("prefers-color-scheme", scheme)
				pl.p.Until("the theme is there", `document.documentElement.dataset.theme === "`+scheme+`"`)
				// A wide page shows most at once; what depends on the width or
				// the theme is looked at there too.
				var only []string
				switch {
				case scheme == "dark":
					only = []string{"color-contrast"}
				case width == 320:
					only = []string{"color-contrast", "scrollable-region-focusable"}
				}
				for _, v := range pl.p.Violations(only...) {
					if argued[v.Rule] == "" || v.Impact == "serious" || v.Impact == "critical" {
						pl.t.Errorf("%s, %s: %s", s.name, scheme, v)
					}
				}
			}
		})
	}
}

// keepsFocus fails the test if the focus is nowhere on the page once that is at rest.
func (pl *player) keepsFocus(after string) {
	pl.t.Helper()
	settle(pl.p)
	if at := browsertest.Eval[string](pl.p, `document.activeElement === null ? "nothing" : document.activeElement.tagName`); at == "BODY" || at == "nothing" {
		pl.t.Errorf("%s: the focus is lost", after)
	}
	if hidden := browsertest.Eval[bool](pl.p, `document.activeElement.checkVisibility({visibilityProperty: true}) === false`); hidden {
		pl.t.Errorf("%s: the focus is on something that does not show", after)
	}
}

func TestFocusIsNeverLost(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 91)
	pl.p.Viewport(1280, 800)
	pl.p.Open(s.URL())
	enter := func(selector, then string) {
		t.Helper()
		pl.p.Wait(selector)
		// By the Tab key this would take hundreds of presses.
		browsertest.Eval[bool](pl.p, fmt.Sprintf(`(document.querySelector(%q).focus(), true)`, selector))
		pl.p.Press(kb.Enter)
		if then != "" {
			pl.p.Until(selector+" has done its work", then)
		}
		pl.keepsFocus(selector)
	}
	is := func(selector string) string { return fmt.Sprintf(`document.querySelector(%q) !== null`, selector) }
	not := func(selector string) string { return fmt.Sprintf(`document.querySelector(%q) === null`, selector) }
	enter(`[data-act="open"]`, is(`.notice.bad`))
	enter(`[data-act="dismiss"]`, not(`.notice`))
	enter(`[data-act="language"][data-key="fr"]`, `document.documentElement.lang === "fr"`)
	enter(`[data-act="language"][data-key="en"]`, `document.documentElement.lang === "en"`)
	enter(`.card [data-act="rules"]`, is(`#rulebook`))
	pl.p.Press(kb.Escape)
	pl.p.Until("the rulebook is closed", not(`#rulebook`))
	pl.keepsFocus("the rulebook is closed")
	enter(`[data-act="set-up"]`, is(`.draft`))
	enter(`[data-act="start"]`, is(`.table[aria-busy="false"]`))
	enter(`.option`, `Number(document.querySelector("[data-ply]").dataset.ply) > 3`)
	pl.p.Press("1")
	pl.keepsFocus("an answer by its key")
	enter(`[data-act="undo"]`, is(`[data-act="redo"]`))
	enter(`[data-act="redo"]`, not(`[data-act="redo"]`))
	for !browsertest.Eval[bool](pl.p, `document.querySelector('[data-act="undo"]').disabled`) {
		before := pl.ply()
		enter(`[data-act="undo"]`, fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) < %d`, before))
	}
	pl.p.Press("11")
	pl.keepsFocus("two answers")
	for _, dialog := range []string{"settings", "share", "note"} {
		enter(`[data-act="`+dialog+`"]`, is(`#dialog`))
		enter(`#dialog [data-act="close"]`, not(`#dialog`))
		enter(`[data-act="`+dialog+`"]`, is(`#dialog`))
		pl.p.Press(kb.Escape)
		pl.p.Until("the dialog is closed", not(`#dialog`))
		pl.keepsFocus(dialog + " is closed by Escape")
	}
	enter(`[data-act="settings"]`, is(`#dialog`))
	enter(`#dialog [data-act="keys"]`, is(`.key-list`))
	enter(`#dialog [data-act="close"]`, not(`#dialog`))
	enter(`[data-act="words"]`, is(`.in-words`))
	enter(`[data-act="words"]`, not(`.in-words`))
	enter(`[data-act="replay"][data-key="back"]`, is(`.prompt.past`))
	enter(`.prompt [data-act="replay"]`, not(`.prompt.past`))
	enter(`[data-act="try"]`, is(`.table.trial`))
	enter(`.option`, is(`[data-act="commit"]`))
	enter(`[data-act="keep-plan"]`, "")
	enter(`[data-act="leave"]`, not(`.table.trial`))
	enter(`[data-act="show-plan"]`, is(`.table.trial`))
	enter(`[data-act="leave"]`, not(`.table.trial`))
	enter(`[data-act="drop-plan"]`, not(`[data-act="drop-plan"]`))
	enter(`[data-act="home"]`, is(`.start`))
	enter(`[data-act="back"]`, is(`.table[aria-busy="false"]`))
	enter(`[data-act="home"]`, is(`.start`))
	enter(`[data-act="note"]`, is(`#note`))
	enter(`.note-field [data-act="note"]`, not(`#note`))
	enter(`[data-act="resume"]`, is(`.table[aria-busy="false"]`))
	enter(`[data-act="home"]`, is(`.start`))
	enter(`[data-act="remove"]`, "")
	enter(`[data-act="remove"]`, not(`.kept`))
}

func TestRulebookOverANarrowPageIsADialog(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 92)
	pl.p.Viewport(320, 640)
	pl.p.Open(s.URL())
	pl.start(2)
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(document.querySelector(%q).focus(), true)`, rulesButton))
	pl.p.Press(kb.Enter)
	pl.p.Until("the rulebook is a dialog", `document.querySelector('#rulebook[role="dialog"][aria-modal="true"][aria-labelledby="rulebook-title"]') !== null`)
	pl.p.Until("the focus is in it", `document.activeElement.id === "rulebook-title"`)
	for range 12 {
		pl.p.Press(kb.Tab)
		if browsertest.Eval[bool](pl.p, `document.activeElement !== document.body && document.activeElement.closest("#rulebook") === null`) {
			t.Fatalf("the Tab key leaves the rulebook for %s", browsertest.Eval[string](pl.p, `document.activeElement.outerHTML`))
		}
	}
	pl.p.Press(kb.Escape)
	pl.p.Until("Escape closes it", `document.getElementById("rulebook") === null`)
	pl.p.Until("the focus is back on its button", fmt.Sprintf(`document.activeElement.matches(%q)`, rulesButton))
	pl.p.Viewport(1280, 800)
	pl.p.Press(kb.Enter)
	pl.p.Until("on a wide page it is beside the table", `document.querySelector('#rulebook[role="complementary"]:not([aria-modal])') !== null`)
}

func TestEveryChangeIsAnnounced(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 93)
	pl.p.Open(s.URL())
	pl.start(2)
	// A region is announced only if it was there before.
	const before = `(document.querySelectorAll('[aria-live="polite"],[role="status"]').forEach((e) => { e.before = e.textContent; }), true)`
	const changed = `[...document.querySelectorAll('[aria-live="polite"],[role="status"]')].
		filter((e) => e.before !== undefined && e.before !== e.textContent).map((e) => e.textContent)`
	for _, act := range []struct{ what, selector string }{
		{"an answer", `.option`}, {"another answer", `.option`}, {"it is taken back", `[data-act="undo"]`}, {"it is played again", `[data-act="redo"]`},
		{"the step before is shown", `[data-act="replay"][data-key="back"]`}, {"the present is shown", `[data-act="replay"][data-key="last"]`},
		{"a trial begins", `[data-act="try"]`}, {"an answer is tried", `.option`}, {"the trial ends", `[data-act="leave"]`},
	} {
		settle(pl.p)
		browsertest.Eval[bool](pl.p, before)
		pl.p.Wait(act.selector)
		pl.do(act.selector)
		settle(pl.p)
		if said := browsertest.Eval[[]string](pl.p, changed); strings.TrimSpace(strings.Join(said, "")) == "" {
			t.Errorf("nothing is announced when %s", act.what)
		}
	}
}

func TestBoardIsThereInWords(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 94)
	pl.p.Open(s.URL())
	for _, g := range catalog.Games {
		whole := rulestest.Random(g, rules.Setup{Seats: 3}, 7)
		m := whole.At(choice(whole, len(whole.Log)/2))
		pl.see(screen{g.Info().ID, m, nil, `[data-act="words"]`})
		if pl.p.Count(`.in-words`) == 0 {
			pl.do(`[data-act="words"]`)
		}
		pl.p.Wait(`.in-words`)
		var places []string
		switch text := m.Text("en").(type) {
		case *discovery.Text:
			for r := range discovery.Region(discovery.RegionCount) {
				places = append(places, text.Region(r))
			}
		case *hispanica.Text:
			for z := range hispanica.Zone(hispanica.ZoneCount) {
				places = append(places, text.Zone(z))
			}
		}
		headings := browsertest.Eval[[]string](pl.p, `[...document.querySelectorAll(".in-words :is(li, section, article, div) > :is(h3, h4)")].
			map((e) => e.textContent.trim())`)
		for _, place := range places {
			if !strings.Contains("\n"+strings.Join(headings, "\n")+"\n", "\n"+place+"\n") {
				t.Errorf("%s: in words %s has no heading among %q", g.Info().ID, place, headings)
			}
		}
		if lists := pl.p.Count(`.in-words :is(ul, ol)`); lists == 0 {
			t.Errorf("%s: the board in words is no list", g.Info().ID)
		}
	}
}
