//go:build !js

package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"flota/app/browsertest"
)

// saves keeps what the page saves as files, from now on, in window.saved.
func saves(p *browsertest.Page) {
	browsertest.Eval[any](p, `void (window.saved = [], URL.revokeObjectURL = () => {}, HTMLAnchorElement.prototype.click = async function () {
		saved.push([this.download, await (await fetch(this.href)).text()]);
	})`)
}

// archived clicks what saves all matches and gives the file.
func archived(t *testing.T, p *browsertest.Page) string {
	t.Helper()
	saves(p)
	p.Click(`[data-act="archive"]`)
	p.Until("the file is saved", `saved.length === 1`)
	if name := browsertest.Eval[string](p, `saved[0][0]`); !strings.HasPrefix(name, "flota-20") || !strings.HasSuffix(name, ".txt") {
		t.Errorf("the file is called %q", name)
	}
	return browsertest.Eval[string](p, `saved[0][1]`)
}

// uploads opens a file with a text in it.
func uploads(t *testing.T, p *browsertest.Page, text string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "matches.txt")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p.Upload(`#file`, file)
	p.Wait(`.notice`)
}

func TestMatchesMoveToAnotherBrowserInAFile(t *testing.T) {
	s := browsertest.Serve(t, "/any/where/")
	first := newPlayer(t, browsertest.Open(t).Page(), 3)
	first.p.Open(s.URL())
	if first.p.Count(`[data-act="archive"]`) != 0 {
		t.Error("there is something to save before the first match")
	}
	first.start(2, "Anna", "Béla")
	for range 12 {
		first.choose()
	}
	first.p.Click(`[data-act="home"]`)
	text := archived(t, first.p)
	if !strings.Contains(text, s.URL()+"#"+first.fragment()+"\n") {
		t.Errorf("the file is\n%s\nwithout the match", text)
	}

	second := newPlayer(t, browsertest.Open(t).Page(), 4)
	second.p.Open(s.URL())
	uploads(t, second.p, text)
	if said := second.p.Text(".notice"); !strings.Contains(said, "new here: 1.") || second.p.Count(".notice.bad") != 0 {
		t.Errorf("of the file the page says %q", said)
	}
	second.p.Click(`[data-act="resume"]`)
	second.p.Wait(`.table[aria-busy="false"]`)
	if second.fragment() != first.fragment() {
		t.Error("the match is another one in the second browser")
	}
	second.choose()
	now := second.fragment()
	second.p.Click(`[data-act="home"]`)
	uploads(t, second.p, text)
	second.p.Until("nothing is new", `document.querySelector(".notice").innerText.includes("nothing in the file is new: 1.")`)
	second.p.Click(`[data-act="resume"]`)
	second.p.Wait(`.table[aria-busy="false"]`)
	if second.fragment() != now {
		t.Error("the older file has taken the match back")
	}
}

func TestBadFileOfMatchesSaysSoAndChangesNothing(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 3)
	pl.p.Open(s.URL())
	pl.start(2, "Anna", "Béla")
	pl.choose()
	pl.p.Click(`[data-act="home"]`)
	good := archived(t, pl.p)
	kept := `JSON.stringify(Object.entries(localStorage).sort())`
	before := browsertest.Eval[string](pl.p, kept)
	for text, want := range map[string]string{
		"Flota archive 9\n":                 "A later version of this page wrote this file.",
		"Flota archive of mine\n":           "holds no matches",
		good[:len(good)-4]:                  "The end of the file is missing",
		good + strings.Repeat("\n", 17<<20): "too long",
		"Flota archive 1\nmatch 0000000000000001 https://x/#AAAA\nend 1\n": "could not be read and were left out: 1.",
	} {
		uploads(t, pl.p, text)
		pl.p.Until("it says "+want, fmt.Sprintf(`document.querySelector(".notice.bad")?.innerText.includes(%q)`, want))
		if now := browsertest.Eval[string](pl.p, kept); now != before {
			t.Errorf("after a file that %s the browser keeps %s instead of %s", want, now, before)
		}
	}
}

func TestFullBrowserOffersAllMatchesAsAFile(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 3)
	pl.p.Open(s.URL())
	pl.start(2, "Anna", "Béla")
	for range 4 {
		pl.choose()
	}
	browsertest.Eval[any](pl.p, `void (() => {
		for (let size = 1 << 22; size >= 1; size >>= 1) {
			try {
				for (let i = 0; ; i++) localStorage.setItem("fill" + size + "." + i, "x".repeat(size));
			} catch {}
		}
	})()`)
	for range 30 { // until the link is longer than what there was room for
		pl.choose()
		if pl.p.Count(".notice.bad") > 0 {
			break
		}
	}
	if said := pl.p.Text(".notice.bad"); !strings.Contains(said, "storage is full") {
		t.Fatalf("the page says %q", said)
	}
	text := archived(t, pl.p)
	if !strings.Contains(text, "#"+pl.fragment()+"\n") {
		t.Errorf("the file is\n%s\nwithout what is on the screen", text)
	}
	if kept := browsertest.Eval[string](pl.p, `Object.entries(localStorage).find(([name]) => name.startsWith("flota.match."))[1]`); kept == pl.fragment() || kept == "" {
		t.Error("the browser was not full")
	}
}

func TestBrowserIsAskedOnceToKeepMatches(t *testing.T) {
	s := browsertest.Serve(t, "/")
	before := `<script>window.persists = 0; navigator.storage.persist = async () => { persists++; return true; };
		navigator.storage.persisted = async () => false;</script>`
	s.Edit("index.html", func(html string) string { return strings.Replace(html, "<head>", "<head>"+before, 1) })
	pl := newPlayer(t, browsertest.Open(t).Page(), 3)
	pl.p.Open(s.URL())
	asked := func() int { return browsertest.Eval[int](pl.p, "persists") }
	if n := asked(); n != 0 {
		t.Errorf("the browser is asked %d times before there is a match", n)
	}
	pl.start(2)
	if n := asked(); n != 1 {
		t.Errorf("the browser is asked %d times after the first match has begun, want once", n)
	}
	pl.p.Click(`[data-act="home"]`)
	pl.p.Until("the page says what the browser has promised", `document.querySelector(".device")?.innerText.includes("has promised")`)
	pl.start(2)
	if n := asked(); n != 1 {
		t.Errorf("the browser is asked %d times, want once", n)
	}
	pl.p.Open(s.URL())
	pl.start(2)
	if n := asked(); n != 0 {
		t.Errorf("after a reload the browser is asked again")
	}
}
