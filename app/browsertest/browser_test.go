//go:build !js

package browsertest

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

const acts = `<!doctype html><meta name="color-scheme" content="light dark">
<style>body { margin: 0; background: white } @media (prefers-color-scheme: dark) { body { background: black } }</style>
<button id="a" data-move="7" style="margin-top: 3000px">Press</button><input id="b"><output></output>
<script>
const said = [];
for (const type of ["click", "keydown"]) document.addEventListener(type, (e) => {
	said.push([type, e.target.id, e.key, e.isTrusted].join(" "));
	document.querySelector("output").textContent = said.join("; ");
});
</script>`

func TestActsAreAPersons(t *testing.T) {
	p := Open(t).Page()
	p.Go(ServePage(t, acts))
	p.Click("#a")
	p.Press("x" + kb.Enter)
	if got, want := p.Text("output"), "click a true; keydown a x true; keydown a Enter true; click a true"; got != want {
		t.Errorf("the page saw %q, want %q", got, want)
	}
	p.Type("#b", "été")
	if got := Eval[string](p, "document.querySelector('#b').value"); got != "été" {
		t.Errorf("the field holds %q, want été", got)
	}
	if got := p.Attribute("[data-move]", "data-move"); got != "7" {
		t.Errorf("the attribute is %q, want 7", got)
	}
	if got := p.Count("button, input"); got != 2 {
		t.Errorf("%d elements, want 2", got)
	}
	if got := p.HTML("#b"); got != `<input id="b">` {
		t.Errorf("the element is %q", got)
	}
}

func TestFrameOfAnotherSiteIsClicked(t *testing.T) {
	s := Serve(t, "/")
	s.Edit("index.html", func(string) string { return acts })
	p := Open(t).Page()
	p.Go(ServePage(t, `<!doctype html><iframe src="`+s.URL()+`" sandbox="allow-scripts" style="margin: 50px"></iframe>`))
	frame := p.Frame(s.URL())
	frame.Click("#a")
	if got := frame.Text("output"); !strings.HasPrefix(got, "click a") {
		t.Errorf("the frame saw %q, want a click", got)
	}
}

func TestPictureHasTheSizeAndColours(t *testing.T) {
	p := Open(t).Page()
	p.Go(ServePage(t, acts))
	for _, scheme := range []string{"light", "dark"} {
		p.Viewport(320, 640)
		p.Prefer("prefers-color-scheme", scheme)
		file := filepath.Join(t.TempDir(), "picture.png")
		p.Screenshot(file)
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		picture, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if size := picture.Bounds().Size(); size.X != 320 || size.Y != 640 {
			t.Errorf("the picture is %v, want 320 by 640", size)
		}
		red, _, _, _ := picture.At(5, 5).RGBA()
		if light := red > 0x8000; light != (scheme == "light") {
			t.Errorf("with the %s scheme the ground has red %#x", scheme, red)
		}
	}
}

func TestErrorsOfAPageAreNoticed(t *testing.T) {
	p := Open(t).Page()
	p.Expect("lost a")
	p.Go(ServePage(t, `<!doctype html><script>
		console.error("lost a console", new Error("lost a cause"));
		setTimeout(() => { throw new Error("lost a timer") });
		Promise.reject(new Error("lost a promise"));
		fetch("data:,x").then(() => document.title = "done");
	</script>`))
	p.Until("the page is done", `document.title === "done"`)
	all := strings.Join(p.Errors(), "\n")
	for _, want := range []string{"lost a console", "lost a cause", "lost a timer", "lost a promise"} {
		if !strings.Contains(all, want) {
			t.Errorf("%q went unnoticed; noticed were %s", want, all)
		}
	}
}

func TestRequestsToOtherHostsAreNoticed(t *testing.T) {
	b := Open(t)
	p := b.Page()
	p.Expect("Failed to load resource")
	p.Go(ServePage(t, `<!doctype html>
		<img src="http://pictures.example/a.png">
		<link rel="stylesheet" href="https://fonts.googleapis.com/css">`))
	got := b.Outside()
	for _, want := range []string{"GET http://pictures.example/a.png", "GET https://fonts.googleapis.com/css"} {
		if !slices.Contains(got, want) {
			t.Errorf("%s went unnoticed; noticed were %q", want, got)
		}
	}
	b.mu.Lock()
	b.outside = nil
	b.mu.Unlock()
}

func TestProfilesAreSeparateAndLast(t *testing.T) {
	s := Serve(t, "/")
	one, other := Open(t), Open(t)
	p := one.Page()
	p.Open(s.URL())
	Eval[any](p, `void localStorage.setItem("seat", "3")`)
	one.Restart()
	p = one.Page()
	p.Open(s.URL())
	if got := Eval[string](p, `String(localStorage.getItem("seat"))`); got != "3" {
		t.Errorf("after a restart the browser knows %q, want 3", got)
	}
	p = other.Page()
	p.Open(s.URL())
	if got := Eval[string](p, `String(localStorage.getItem("seat"))`); got != "null" {
		t.Errorf("another browser knows %q, want nothing", got)
	}
}

func TestTouchIsAPersons(t *testing.T) {
	p := Open(t).Page()
	p.TouchScreen(320, 640)
	p.Go(ServePage(t, acts+`<script>document.addEventListener("touchstart", () => said.push("touch"));</script>`))
	p.Tap("#a")
	p.Until("the touch is a click", `said.length === 2`)
	if got, want := p.Text("output"), "touch; click a true"; !strings.HasPrefix(got, "touch; click a ") || !strings.HasSuffix(got, "true") {
		t.Errorf("the page saw %q, want %q", got, want)
	}
	if !Eval[bool](p, `matchMedia("(pointer: coarse)").matches`) {
		t.Error("the page does not know that it is touched")
	}
}
