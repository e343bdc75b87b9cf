//go:build !js

package app_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/app/chart"
	"flota/app/picture"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// written opens the dialog that embeds a match, chooses in it, pairs of field
// and value, and gives what it writes.
func written(t *testing.T, p *browsertest.Page, fields ...string) string {
	t.Helper()
	p.Click(`[data-act="share"]`)
	p.Wait(`#dialog[open] [data-act="publish"]`)
	p.Click(`[data-act="publish"]`)
	p.Wait(`#snippet`)
	browsertest.Eval[any](p, `void (window.before = Number(document.querySelector("#snippet").dataset.changes))`)
	for i := 0; i < len(fields); i += 2 {
		browsertest.Eval[any](p, `(() => {
			const field = document.querySelector("[name=publish-`+fields[i]+`]");
			field.value = "`+fields[i+1]+`";
			field.dispatchEvent(new Event("input", {bubbles: true}));
		})()`)
	}
	p.Until("all is taken over", fmt.Sprintf(`Number(document.querySelector("#snippet").dataset.changes) >= before + %d`, len(fields)/2))
	return browsertest.Eval[string](p, `document.querySelector("#snippet").value`)
}

// named is a match between people with names that mean something in HTML.
func named() *rules.Match {
	g := catalog.Games[0]
	m, err := rules.NewMatch(g, rules.Setup{Seats: 3}, [8]byte{1}, []string{`<b>"An' & na`, "--> ]] | `x`", "שלום"})
	if err != nil {
		panic(err)
	}
	if err := m.Replay(rulestest.Random(g, rules.Setup{Seats: 3}, 9).Moves()); err != nil {
		panic(err)
	}
	return m
}

func TestAuthorPastesWhatTheDialogWrites(t *testing.T) {
	m := named()
	s := browsertest.Serve(t, "/any/where/")
	b := browsertest.Open(t)
	p := b.Page()
	p.Open(s.URL() + "#" + link.Encode(m))
	pasted := written(t, p, "what", "2", "ply", "60", "seat", "1", "lang", "hu", "theme", "dark")

	drawn, _ := picture.Of(m.At(60), picture.Look{Language: "hu", Width: 640, Theme: chart.Dark, Marked: true, Front: 2})
	flat := chart.Flat(drawn, chart.Dark)
	inside := strings.TrimPrefix(flat[strings.Index(flat, ">"):], ">")
	if !strings.Contains(pasted, inside) {
		t.Error("the picture is not the one that the native program draws")
	}
	site := strings.TrimSuffix(s.URL(), "any/where/")
	address := browsertest.ServePage(t, `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title>`+pasted,
		"Content-Security-Policy", "default-src 'self' "+site)

	t.Run("without JavaScript", func(t *testing.T) {
		quiet := b.PageFor(t)
		defer quiet.Close()
		quiet.Viewport(656, 1200)
		quiet.NoScripts()
		quiet.Go(address)
		text := quiet.Text("figure")
		for _, want := range append(m.Names, "60. lépés", "Pontszámok", "Játék innen") {
			if !strings.Contains(text, want) {
				t.Errorf("a reader does not see %q in %q", want, text)
			}
		}
		var shots [2][]byte
		for i := range shots {
			if i == 1 {
				alone := strings.Replace(flat, "<svg", `<svg style="display:block"`, 1)
				quiet.Go(browsertest.ServePage(t, `<!doctype html><meta charset="utf-8"><title>A picture</title><body style="margin:0">`+alone))
			} else {
				browsertest.Eval[any](quiet, `(document.body.replaceChildren(document.querySelector("figure svg")), document.body.style.margin = 0, document.querySelector("svg").style = "display:block;width:640px")`)
			}
			file := filepath.Join(t.TempDir(), "picture.png")
			quiet.Screenshot(file)
			shots[i], _ = os.ReadFile(file)
		}
		if !bytes.Equal(shots[0], shots[1]) {
			t.Error("without JavaScript the page shows another picture of the position")
		}
	})

	t.Run("with it", func(t *testing.T) {
		host := b.PageFor(t)
		defer host.Close()
		host.Viewport(700, 900)
		host.Go(address)
		host.Until("the element is there", element+`.start !== undefined`)
		listens(host)
		host.Click("flota-game svg")
		hears(host, "ready")
		frame := host.Frame(s.URL() + "embed.html")
		frame.Started()
		if got := browsertest.Eval[string](frame, `document.querySelector(".table").dataset.ply + document.documentElement.lang + document.documentElement.dataset.theme`); got != "60hudark" {
			t.Errorf("the frame shows %s, want 60hudark", got)
		}
		if frame.Count(".option") == 0 {
			t.Error("nothing can be played in the frame")
		}
	})
}

func TestPreviewIsTheThingItself(t *testing.T) {
	m := named()
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	p.Open(s.URL() + "#" + link.Encode(m))
	written(t, p, "ply", "30", "begin", "1")
	const preview = `document.querySelector(".publish-preview iframe")`
	inner := p.Inner(preview)
	inner.Until("the preview starts", element+`?.shadowRoot?.querySelector("iframe.wait, iframe") !== undefined && `+element+`.shadowRoot.querySelector("iframe") !== null`)
	inner.Until("the preview shows the ply", element+`.shadowRoot.querySelector("iframe").contentDocument?.querySelector(".table")?.dataset.ply === "30"`)
}

func TestDialogWritesEveryForm(t *testing.T) {
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	p.Open(s.URL() + "#" + link.Encode(named()))
	for form, want := range []string{"<figure><flota-game", "<iframe src=", "[![", "[[File:flota-discovery-", "[[" + s.URL() + "#"} {
		got := written(t, p, "form", string(rune('0'+form)))
		if !strings.HasPrefix(got, want) {
			t.Errorf("form %d begins with %.40q, want %q", form, got, want)
		}
		p.Click(`[data-act="close"]`)
		p.Until("the dialog is closed", `document.querySelector("#dialog") === null`)
	}
	written(t, p)
	browsertest.Eval[any](p, `void (window.saved = [], HTMLAnchorElement.prototype.click = async function () {
		const data = await (await fetch(this.href)).arrayBuffer();
		saved.push(this.download + " " + new TextDecoder("latin1").decode(data.slice(0, 8)) + " " + data.byteLength);
	})`)
	// A file is let go at once after the click: here it is still to be read.
	browsertest.Eval[any](p, `void (URL.revokeObjectURL = () => {})`)
	p.Click(`[data-act="svg"]`)
	p.Until("the drawing is saved", `saved[0]?.startsWith("flota-discovery-") && saved[0].includes(".svg <svg ")`)
	p.Click(`[data-act="png"]`)
	p.Until("the picture is saved", `saved[1]?.includes("PNG\r\n") && Number(saved[1].split(" ").at(-1)) > 20000`)
}
