//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
)

// setting is how the page shows a setting: an attribute of the root element.
func (pl *player) setting(name string) string {
	return browsertest.Eval[string](pl.p, `document.documentElement.dataset.`+name)
}

// colour is a colour of the page.
func (pl *player) colour(name string) string {
	return browsertest.Eval[string](pl.p, fmt.Sprintf(`getComputedStyle(document.documentElement).getPropertyValue("--%s").trim()`, name))
}

// set chooses a value in the open settings.
func (pl *player) set(name, value string) {
	pl.t.Helper()
	field := fmt.Sprintf(`input[name="set-%s"][value="%s"]`, name, value)
	pl.p.Wait(field)
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(document.querySelector(%q).scrollIntoView({block: "center"}), true)`, field))
	pl.p.Click(field)
	pl.p.Until("the value is chosen", fmt.Sprintf(`document.querySelector(%q).checked`, field))
}

// firstColour makes the page note its colour when it is painted for the first
// time.
func firstColour(s *browsertest.Server) {
	s.Edit("index.html", func(html string) string {
		return strings.Replace(html, "</head>", `<script>
			requestAnimationFrame(() => window.firstColour = getComputedStyle(document.documentElement).getPropertyValue("--page").trim());
		</script></head>`, 1)
	})
}

func TestSettingsHoldAtOnceAndFromTheFirstPictureOn(t *testing.T) {
	s := browsertest.Serve(t, "/")
	firstColour(s)
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 41)
	pl.p.Open(s.URL())
	pl.setUp(1)
	pl.start(2)
	pl.p.Wait(`.o2 path`)
	light := pl.colour("page")
	const spain = `getComputedStyle(document.querySelector(".o2 path")).fill`
	yellow := browsertest.Eval[string](pl.p, spain)
	pl.p.Click(`[data-act="settings"]`)
	pl.p.Wait(`#dialog`)
	for _, step := range []struct{ name, value, attribute, want string }{
		{"theme", "dark", "theme", "dark"},
		{"palette", "distinct", "palette", "distinct"},
		{"letters", "always", "letters", "always"},
		{"layout", "compact", "layout", "compact"},
		{"motion", "reduced", "motion", "reduced"},
	} {
		pl.set(step.name, step.value)
		if got := pl.setting(step.attribute); got != step.want {
			t.Errorf("after the choice of %s the page has %s %q, want %q", step.value, step.attribute, got, step.want)
		}
	}
	dark := pl.colour("page")
	if dark == light {
		t.Errorf("in the dark theme the page has the colour of the light one, %s", light)
	}
	if got := pl.p.Attribute(`meta[name="theme-color"]`, "content"); got != dark {
		t.Errorf("the frame of the window is %s, want %s as the page", got, dark)
	}
	if got := browsertest.Eval[string](pl.p, spain); got == yellow {
		t.Errorf("in another palette Spain on the board still is %s", yellow)
	}
	pl.set("language", "hu")
	pl.p.Until("the page speaks Hungarian", `document.documentElement.lang === "hu" && document.getElementById("dialog-title").innerText === "Beállítások"`)
	pl.p.Close()

	b.Restart()
	pl = newPlayer(t, b.Page(), 41)
	pl.p.Open(s.URL())
	if got := browsertest.Eval[string](pl.p, `window.firstColour`); got != dark {
		t.Errorf("the first picture has the ground %s, want %s", got, dark)
	}
	if got := pl.p.Attribute("html", "lang"); got != "hu" {
		t.Errorf("after a restart the page speaks %q", got)
	}
	for name, want := range map[string]string{"theme": "dark", "palette": "distinct", "layout": "compact", "letters": "always"} {
		if got := pl.setting(name); got != want {
			t.Errorf("after a restart the %s is %q, want %q", name, got, want)
		}
	}
}

func TestSettingsLeaveWhatALaterVersionPutThere(t *testing.T) {
	s := browsertest.Serve(t, "/")
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 42)
	pl.p.Open(s.URL())
	browsertest.Eval[any](pl.p, `void localStorage.setItem("flota.settings", '{"theme":"sepia","sound":{"volume":3}}')`)
	pl.p.Close()
	pl = newPlayer(t, b.Page(), 42)
	pl.p.Open(s.URL())
	if got := pl.setting("theme"); got != "light" {
		t.Errorf("a theme that this version does not know shows as %q, want the system's", got)
	}
	pl.p.Click(`[data-act="settings"]`)
	pl.set("layout", "compact")
	if got, want := browsertest.Eval[string](pl.p, `localStorage.getItem("flota.settings")`),
		`{"theme":"sepia","sound":{"volume":3},"layout":"compact"}`; got != want {
		t.Errorf("the browser keeps %s, want %s", got, want)
	}
	for _, damaged := range []string{`{"theme":`, `null`, `[1]`, `7`} {
		browsertest.Eval[any](pl.p, fmt.Sprintf(`void localStorage.setItem("flota.settings", %q)`, damaged))
		p := b.Page()
		p.Open(s.URL())
		if got := p.Attribute("html", "data-layout"); got != "roomy" {
			t.Errorf("with %s in the storage the layout is %q", damaged, got)
		}
		p.Close()
	}
}

func TestSettingsHoldWithoutStorage(t *testing.T) {
	s := browsertest.Serve(t, "/")
	s.Edit("index.html", func(html string) string {
		return strings.Replace(html, "<head>", `<head><script>
			Object.defineProperty(window, "localStorage", {get() { throw new DOMException("closed", "SecurityError") }, configurable: true});
		</script>`, 1)
	})
	pl := newPlayer(t, browsertest.Open(t).Page(), 43)
	pl.p.Open(s.URL())
	pl.p.Click(`[data-act="settings"]`)
	if got := pl.p.Text(`#dialog`); !strings.Contains(got, "keeps nothing") {
		t.Errorf("the settings say %q, want that nothing is kept", got)
	}
	pl.set("theme", "dark")
	pl.set("palette", "contrast")
	if got := pl.colour("page"); got != "#000000" {
		t.Errorf("the page is %s, want the black of the dark palette of high contrast", got)
	}
	pl.p.Press("\x1b")
	pl.start(2)
	if got := pl.setting("theme"); got != "dark" {
		t.Errorf("at the table the theme is %q", got)
	}
}

func TestSystemsWishesHoldUntilThePersonChooses(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 44)
	pl.p.Open(s.URL())
	pl.p.Prefer("prefers-color-scheme", "dark", "prefers-reduced-motion", "reduce", "prefers-contrast", "more")
	pl.p.Until("the page follows", `["dark", "reduced", "contrast"].join() === ((d) => [d.theme, d.motion, d.palette].join())(document.documentElement.dataset)`)
	pl.p.Click(`[data-act="settings"]`)
	pl.set("theme", "light")
	pl.set("palette", "standard")
	if got := pl.setting("theme") + pl.setting("palette") + pl.setting("motion"); got != "lightstandardreduced" {
		t.Errorf("the person's choice gives %s", got)
	}
}
