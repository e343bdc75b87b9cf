//go:build !js

package app_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/wasm/site"
)

func TestExampleOfAHostPageDoesWhatItShows(t *testing.T) {
	s := browsertest.Serve(t, "/any/where/")
	p := browsertest.Open(t).Page()
	p.Viewport(800, 900)
	p.Go(s.URL() + "example.html")
	p.Until("the element is there", element+`.start !== undefined`)
	p.Click("flota-game img")
	told := func(what string) {
		t.Helper()
		p.Until("the page is told "+what, `Array.from(document.querySelectorAll("#told li"), (line) => line.innerText).some((line) => /`+what+`/.test(line))`)
	}
	told(`^ready: .*"ply":40\b`)
	told(`^height: {"height":[0-9]+}`)
	frame := p.Inner(element + `.shadowRoot.querySelector("iframe")`)
	frame.Started()
	p.Click(`[data-theme="dark"]`)
	frame.Until("the game is dark", `document.documentElement.dataset.theme === "dark"`)
	p.Click(`[data-theme="light"]`)
	frame.Until("the game is light", `document.documentElement.dataset.theme === "light"`)
	browsertest.Eval[any](frame, `void document.querySelector(".option").click()`)
	told(`^move: .*"ply":4[1-9]`)
	p.Click(`[data-ply="0"]`)
	frame.Until("the game is at its beginning", `Number(document.querySelector("[data-ply]").dataset.ply) < 40`)
	browsertest.Eval[any](frame, `void document.querySelector('[data-act="share"]').click()`)
	told(`^share: .*any.where.#mgE`)
	p.Click("flota-game[against] img")
	against := p.Inner(`document.querySelector("flota-game[against]").shadowRoot.querySelector("iframe")`)
	against.Started()
	against.Wait(".option")
	if got := against.Text(".program-list"); strings.Count(got, "Normal") != 3 {
		t.Errorf("the game against computers says %q, want that they play three seats", got)
	}
}

// TestReadmeNamesWhatTheElementHas compares the tables of README.md with the script.
func TestReadmeNamesWhatTheElementHas(t *testing.T) {
	root, err := site.Root()
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	script := read("static/embed.js")
	_, section, _ := strings.Cut(read("README.md"), "### `<flota-game>`")
	section, _, _ = strings.Cut(section, "\n## ")
	rows := map[string]bool{}
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z]+)` \\|").FindAllStringSubmatch(section, -1) {
		rows[row[1]] = true
	}
	_, list, _ := strings.Cut(script, `for (const name of [`)
	list, _, _ = strings.Cut(list, "]")
	_, events, _ := strings.Cut(script, `if (["ready"`)
	events, _, _ = strings.Cut(`"ready"`+events, "]")
	names := list + events
	for _, found := range regexp.MustCompile(`this\.(?:get|has)Attribute\(("[a-z]+")\)`).FindAllStringSubmatch(script, -1) {
		names += found[1]
	}
	count := 0
	for _, name := range regexp.MustCompile(`"([a-z]+)"`).FindAllStringSubmatch(names, -1) {
		if count++; !rows[name[1]] {
			t.Errorf("README.md has no row for %s", name[1])
		}
	}
	if count < 13 {
		t.Errorf("only %d names were found in the script", count)
	}
	for name := range rows {
		if !strings.Contains(names, `"`+name+`"`) {
			t.Errorf("README.md has a row for %s, which the script does not know", name)
		}
	}
}
