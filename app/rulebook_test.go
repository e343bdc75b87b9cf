//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
)

// inSight is true if an element is within what the rulebook shows.
const inSight = `((e, body) => {
	const a = e.getBoundingClientRect(), b = body.getBoundingClientRect();
	return a.top >= b.top - 1 && a.top < b.bottom && a.left >= 0 && a.right <= innerWidth;
})(document.querySelector(%q), document.getElementById("rulebook-body"))`

// focused is the id of the element with the focus, or what it does.
const focused = `((e) => e.id || e.dataset.key || e.dataset.act || e.tagName)(document.activeElement)`

func (pl *player) closed(focus string) {
	pl.t.Helper()
	pl.p.Until("the rulebook is closed", `document.getElementById("rulebook") === null`)
	pl.p.Until("the focus is back at "+focus, fmt.Sprintf(`%s === %q`, focused, focus))
}

func TestRulebookOpensAtTheRulesInForce(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 21)
	pl.p.Open(s.URL())
	pl.start(3)
	pl.p.Click(`[data-act="rules"]`)
	pl.p.Wait(`#rulebook .paragraph`)
	for range 3 {
		book := pl.match().Text("en").(rules.Numbered)
		want := book.InForce(pl.match().State)
		pl.p.Until("the rules in force are marked", fmt.Sprintf(
			`[...document.querySelectorAll('[aria-current="true"]')].map((e) => e.id).sort().join() === %q.split(",").sort().join()`,
			"rule-"+strings.Join(want, ",rule-")))
		pl.p.Until("the first of them is in sight", fmt.Sprintf(inSight, `#rule-`+strings.ReplaceAll(want[0], ".", `\.`)))
		pl.choose()
	}
	// Who plays on does not lose the place by closing.
	pl.p.Press("\x1b")
	pl.closed("prompt")
	pl.p.Click(`[data-act="rules"]`)
	pl.p.Until("the focus is in the rulebook", focused+` === "rulebook-title"`)
	pl.p.Click(`#rulebook [data-act="rules"]`)
	pl.closed("rules")
	pl.p.Click(`[data-act="rules"]`)
	pl.p.Wait(`#rulebook .paragraph`)
	pl.p.Click(`.head h1`)
	pl.p.Press("\x1b")
	pl.p.Until("Escape closes the rulebook from beside it", `document.getElementById("rulebook") === null`)
}

func TestSearchShowsTheRulesWithAllItsWords(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 22)
	pl.p.Open(s.URL())
	pl.p.Click(`[data-act="rules"]`)
	pl.p.Wait(`#rulebook .paragraph`)
	all := pl.p.Count(`.paragraph`)
	if all < 200 {
		t.Fatalf("the rulebook on the start page has %d paragraphs", all)
	}
	pl.p.Type(`#rulebook-search`, "Captain STRENGTH")
	pl.p.Until("fewer are shown", fmt.Sprintf(`document.querySelectorAll(".paragraph").length < %d`, all/10))
	pl.p.Until("all shown have the words", `[...document.querySelectorAll(".paragraph")].every((e) =>
		/captain/i.test(e.closest(".chapter").innerText) && /strength/i.test(e.closest(".chapter").innerText))`)
	shown := pl.p.Count(`.paragraph`)
	if got, want := pl.p.Text(`#rulebook [role="status"]`), fmt.Sprintf("%d of %d", shown, all); shown == 0 || !strings.Contains(got, want) {
		t.Errorf("the page says %q of %d paragraphs", got, shown)
	}
	pl.p.Press("\x1b")
	pl.p.Until("all are shown again", fmt.Sprintf(`document.querySelectorAll(".paragraph").length === %d`, all))
	pl.p.Type(`#rulebook-search`, "6.2.")
	pl.p.Until("a number shows its section", `[...document.querySelectorAll(".paragraph")].length > 3 &&
		[...document.querySelectorAll(".paragraph")].every((e) => e.id.startsWith("rule-6.2."))`)
	pl.p.Press("\x1b")
	pl.p.Press("\x1b")
	pl.closed("0") // the button of the first game
}

func TestRulebookIsInTheLanguageOfThePage(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 24)
	pl.p.Open(s.URL())
	pl.p.Click(`[data-act="language"][data-key="fr"]`)
	pl.p.Until("the page is in French", `document.documentElement.lang === "fr"`)
	pl.p.Click(`[data-act="rules"]`)
	pl.p.Wait(`#rulebook .paragraph`)
	if got := pl.p.Text(`#rulebook-title`); !strings.Contains(got, "Âge des découvertes") {
		t.Errorf("the rulebook is called %q", got)
	}
	if got := browsertest.Eval[string](pl.p, `document.getElementById("rulebook").closest("[lang]").lang`); got != "fr" {
		t.Errorf("the rulebook is marked as being in %q", got)
	}
	all := pl.p.Count(`.paragraph`)
	pl.p.Type(`#rulebook-search`, "reserve MISSIONNAIRE")
	pl.p.Until("fewer are shown", fmt.Sprintf(`document.querySelectorAll(".paragraph").length < %d`, all/5))
	pl.p.Until("accents make no difference", `document.querySelectorAll(".paragraph").length > 0 &&
		[...document.querySelectorAll(".paragraph")].every((e) => /réserve/i.test(e.closest(".chapter").innerText))`)
}

func TestRefusedOptionOpensTheRuleThatForbidsIt(t *testing.T) {
	for _, width := range []int{320, 1280} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			s := browsertest.Serve(t, "/")
			pl := newPlayer(t, browsertest.Open(t).Page(), 23)
			pl.p.Viewport(width, 640)
			pl.p.Open(s.URL())
			pl.start(2)
			m := pl.match()
			seat, _ := m.Next()
			want := ""
			for _, o := range m.State.Options(seat, nil) {
				if o.Rule != 0 && want == "" {
					want = m.Text("en").(rules.Numbered).Paragraph(o.Rule)
				}
			}
			pl.p.Click(`.refused summary`)
			if got := pl.p.Text(`.rule-link`); got != "Rule "+want {
				t.Errorf("the first refused option names %q, want rule %s", got, want)
			}
			pl.p.Click(`.rule-link`)
			pl.p.Until("the focus is at the rule", fmt.Sprintf(`%s === %q`, focused, "rule-"+want))
			pl.p.Until("the rule is in sight", fmt.Sprintf(inSight, `.looked-up`))
			if got := browsertest.Eval[int](pl.p, `document.documentElement.scrollWidth`); got > width {
				t.Errorf("the page is %d wide in a window of %d", got, width)
			}
			hidden := browsertest.Eval[bool](pl.p, `getComputedStyle(document.querySelector(".option")).visibility === "hidden"`)
			if hidden != (width < 1100) {
				t.Errorf("the options are hidden behind the rulebook: %v", hidden)
			}
			pl.p.Press("\x1b")
			pl.closed(want)
			if !pl.choose() {
				t.Error("the match does not go on")
			}
		})
	}
}

func TestRulebookThatCannotBeLoadedIsAskedForAgain(t *testing.T) {
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	p.Open(s.URL())
	answer := func(script string) { browsertest.Eval[bool](p, "("+script+", true)") }
	refused := func() {
		t.Helper()
		p.Wait(`#rulebook .book-head [data-act="rule"]`)
		if got := p.Text(`#rulebook [role="status"]`); !strings.Contains(got, "could not be loaded") {
			t.Errorf("the rulebook says %q", got)
		}
	}
	answer(`window.theirs = flotaText, window.flotaText = () => Promise.reject(new Error("no connection"))`)
	p.Click(`[data-act="rules"]`)
	refused()
	// What a host answers that has one page for all addresses it does not know.
	answer(`window.asked = 0, window.flotaText = () => (asked++, Promise.resolve("<!DOCTYPE html>\n<p>Welcome</p>\n"))`)
	p.Click(`#rulebook .book-head [data-act="rule"]`)
	p.Until("it was asked for again", `asked === 1`)
	refused()
	answer(`window.flotaText = theirs`)
	p.Click(`#rulebook .book-head [data-act="rule"]`)
	p.Wait(`#rulebook .paragraph`)
	p.Until("nothing is said any more", `document.querySelector("#rulebook [role=status]").textContent === ""`)
}
