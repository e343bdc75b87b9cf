//go:build !js

package browsertest

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"flota/rules/catalog"
)

// visit opens the site once and stays until it is kept.
func visit(t *testing.T, b *Browser, address string) {
	t.Helper()
	p := b.Page()
	p.Open(address)
	p.Offline()
	p.Close()
}

// shows reports a page on which the program has put nothing.
func shows(t *testing.T, p *Page) {
	t.Helper()
	if p.Text("body") == "" || p.Count("#app-wasm-loader") != 0 {
		t.Errorf("%s shows %s", Eval[string](p, "location.href"), p.HTML("body"))
	}
}

// before runs a script before all others of the page.
func before(s *Server, script string) {
	s.Edit("index.html", func(html string) string {
		return strings.Replace(html, "<head>", "<head><script>"+script+"</script>", 1)
	})
}

func TestSiteStartsUnderAnyPath(t *testing.T) {
	for _, path := range []string{"/", "/any/where/"} {
		t.Run(path, func(t *testing.T) {
			s := Serve(t, path)
			p := Open(t).Page()
			p.Open(s.URL())
			shows(t, p)
			if got := Eval[string](p, "flotaStorage"); got != "kept" {
				t.Errorf("storage is %q in an open page, want kept", got)
			}
			p.Offline()
			if n := s.Requests("web/app.wasm"); n > 2 {
				t.Errorf("the program was asked for %d times, want at most once by the page and once by the worker", n)
			}
		})
	}
}

func TestSiteStartsAgainWithoutTheNetwork(t *testing.T) {
	for _, path := range []string{"/", "/any/where/"} {
		t.Run(path, func(t *testing.T) {
			s := Serve(t, path)
			b := Open(t)
			visit(t, b, s.URL())
			s.Stop()
			b.Restart()
			for _, address := range []string{"", "#x", "index.html", "?q=1#x"} {
				p := b.Page()
				p.Open(s.URL() + address)
				shows(t, p)
				p.Close()
			}
		})
	}
}

func TestUpdateWaitsForConsent(t *testing.T) {
	s := Serve(t, "/")
	b := Open(t)
	p := b.Page()
	p.Open(s.URL())
	p.Offline()
	kept := Eval[[]string](p, "caches.keys()")

	s.Edit("index.html", func(html string) string {
		return strings.Replace(html, "<title>Flota</title>", "<title>Flota, new</title>", 1)
	})
	s.Edit("app-worker.js", func(script string) string {
		return strings.Replace(script, `"version":"`, `"version":"new`, 1)
	})
	Eval[any](p, "void (window.offered = 0, window.goappOnUpdate = () => window.offered++, goappTryUpdate())")
	p.Until("the update is offered", "window.offered === 1")
	if got := Eval[int](p, "caches.keys().then(names => names.length)"); got != 2 {
		t.Errorf("%d versions are kept while an update waits, want the old and the new one", got)
	}

	other := b.Page()
	other.Open(s.URL())
	if got := Eval[string](other, "document.title"); got != "Flota" {
		t.Errorf("a page opened before consent is %q, want the old version", got)
	}
	other.Close()

	Eval[any](p, "void (window.old = true, flotaUpdate())")
	p.Until("the page is the new one", `window.old === undefined && document.title === "Flota, new"`)
	p.Started()
	if got := Eval[[]string](p, "caches.keys()"); len(got) != 1 || got[0] == kept[0] {
		t.Errorf("after the update the browser keeps %q, want only the new version", got)
	}
}

func TestClosedFrameStarts(t *testing.T) {
	s := Serve(t, "/any/where/")
	host := ServePage(t, `<!doctype html><title>A blog</title>
		<iframe src="`+s.URL()+`#x" sandbox="allow-scripts" width="640" height="480"></iframe>`)
	p := Open(t).Page()
	p.Go(host)
	frame := p.Frame(s.URL())
	frame.Started()
	if got := Eval[string](frame, "flotaStorage"); got != "memory" {
		t.Errorf("storage is %q in a closed frame, want memory", got)
	}
	// A change of the address that is refused must not throw.
	Eval[any](frame, `history.pushState(null, "", "http://other.example/"), history.replaceState(null, "", "#y"), null`)
	if got := Eval[string](frame, "location.hash"); got != "#y" {
		t.Errorf("the fragment is %q in a closed frame, want #y", got)
	}
}

func TestPageWithoutStorageSaysSo(t *testing.T) {
	s := Serve(t, "/")
	before(s, `Object.defineProperty(window, "localStorage", {get() { throw new DOMException("closed", "SecurityError") }, configurable: true})`)
	p := Open(t).Page()
	p.Open(s.URL())
	if got := Eval[string](p, "flotaStorage"); got != "memory" {
		t.Errorf("with localStorage closed the flag says %q, want memory", got)
	}
	got := Eval[string](p, `(localStorage.setItem("a", 1), localStorage.setItem("b", 2), localStorage.removeItem("a"),
		[localStorage.getItem("a"), localStorage.getItem("b"), localStorage.key(0), localStorage.length].join())`)
	if want := ",2,b,1"; got != want {
		t.Errorf("the stand-in holds %s, want %s", got, want)
	}
}

func TestPageSpeaksTheReadersLanguageBeforeTheProgramIsThere(t *testing.T) {
	const fails = "window.fetch = () => Promise.reject(new TypeError())"
	browser := func(languages string) string {
		return "Object.defineProperty(navigator, 'languages', {value: " + languages + "});"
	}
	chosen := func(language string) string {
		return `localStorage.setItem("flota.settings", '{"language":"` + language + `"}');`
	}
	for _, test := range []struct {
		name, page, script string
		language, want     string
	}{
		{"of the browser", "", browser(`["hu-HU", "fr"]`), "hu", "Ellenőrizd a kapcsolatot"},
		{"the first that there is", "", browser(`["de", "fr-CA", "en"]`), "fr", "Vérifiez la connexion"},
		{"none that there is", "", browser(`["de"]`), "en", "Check the connection"},
		{"chosen", "", browser(`["fr"]`) + chosen("hu"), "hu", "Ellenőrizd a kapcsolatot"},
		{"of the frame", "embed.html#x&lang=fr", browser(`["en"]`) + chosen("hu"), "fr", "Vérifiez la connexion"},
		{"the page has none of a frame", "#x&lang=fr", browser(`["en"]`), "en", "Check the connection"},
		{"the frame asks for one that there is not", "embed.html#x&lang=toString", browser(`["fr"]`), "fr", "Vérifiez la connexion"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := Open(t).Page()
			p.Expect("TypeError")
			p.Inject(test.script + fails)
			p.Go(Serve(t, "/").URL() + test.page)
			p.Until("the page gives up", `document.documentElement.dataset.flota === "failed"`)
			got := p.Attribute("#app-wasm-loader-label", "lang") + ": " + p.Text("#app-wasm-loader-label")
			if !strings.HasPrefix(got, test.language+": ") || !strings.Contains(got, test.want) {
				t.Errorf("the page says in %q, want %q in %q", got, test.want, test.language)
			}
		})
	}
}

func TestSentencesBeforeTheProgramAreThereInEachLanguage(t *testing.T) {
	script, err := os.ReadFile("../../static/app.js")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(script), "const sentences = {\n")
	table, _, ok := strings.Cut(rest, "\n  };\n")
	if !ok {
		t.Fatal("app.js has no sentences")
	}
	// Which language has which sentence, and whether something is put into it.
	names := map[string]string{}
	language := ""
	for line := range strings.Lines(table) {
		name, text, _ := strings.Cut(strings.TrimSpace(line), ": ")
		switch {
		case text == "{":
			language = name
		case text != "":
			names[language] += fmt.Sprintln(name, strings.Count(text, "{}"))
		}
	}
	if len(names) != len(catalog.Languages) {
		t.Errorf("app.js speaks %d languages, the program %q", len(names), catalog.Languages)
	}
	for _, language := range catalog.Languages {
		if names[language] == "" || names[language] != names["en"] {
			t.Errorf("in %q there are\n%swant\n%s", language, names[language], names["en"])
		}
	}
}

func TestPageThatCannotStartSaysWhy(t *testing.T) {
	for _, test := range []struct {
		name  string
		spoil func(*Server)
		want  string
	}{
		{"no WebAssembly", func(s *Server) { before(s, "delete window.WebAssembly") }, "This browser has no WebAssembly"},
		{"damaged program", func(s *Server) {
			s.Edit("web/app.wasm", func(program string) string { return program[:len(program)/2] })
		}, "The program could not be started"},
		{"program not reached", func(s *Server) { before(s, "window.fetch = () => Promise.reject(new TypeError())") }, "Check the connection"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := Serve(t, "/")
			test.spoil(s)
			p := Open(t).Page()
			p.Expect(test.want)
			p.Go(s.URL())
			p.Until("the page gives up", `document.documentElement.dataset.flota === "failed"`)
			if got := p.Text("#app-wasm-loader-label"); !strings.Contains(got, test.want) {
				t.Errorf("the page says %q, want %q", got, test.want)
			}
		})
	}
}

func TestProgramThatStopsSaysSo(t *testing.T) {
	p := Open(t).Page()
	s := Serve(t, "/")
	p.Expect("The program has stopped")
	p.Expect("Go program has already exited")
	p.Open(s.URL())
	Eval[any](p, "void goappNav()") // an address is missing: the client panics
	p.Wait(".stopped button")
	if got := p.Text(".stopped"); !strings.Contains(got, "Reload the page") {
		t.Errorf("the page says %q, want what to do", got)
	}
	p.Click(".stopped button")
	p.Until("the page is new", `document.querySelector(".stopped") === null`)
	p.Started()
}
