//go:build !js

package app_test

import (
	"net/url"
	"strings"
	"testing"

	"flota/app/browsertest"
)

func TestLinkHandedOverByTheSystemOpens(t *testing.T) {
	m, fragment := published(0)
	s := browsertest.Serve(t, "/any/where/")
	b := browsertest.Open(t)
	for name, query := range map[string]url.Values{
		"shared text":       {"title": {"A match"}, "text": {"Your turn: https://elsewhere.example/flota/#" + fragment + " see you"}},
		"shared address":    {"title": {"A match"}, "url": {"https://elsewhere.example/flota/#" + fragment}},
		"shared title":      {"title": {"https://elsewhere.example/#" + fragment}, "text": {"nothing"}},
		"address of a kind": {"link": {"web+flota:" + fragment}},
		"with slashes":      {"link": {"web+flota://" + fragment}},
		"with a fragment":   {"link": {"web+flota:open#" + fragment}},
	} {
		t.Run(name, func(t *testing.T) {
			p := b.PageFor(t)
			defer p.Close()
			p.Open(s.URL() + "?" + query.Encode())
			p.Wait(`.table[aria-busy="false"]`)
			if got := browsertest.Eval[string](p, `location.href`); got != s.URL()+"#"+fragment {
				t.Errorf("the page is at %s", got)
			}
			if got := p.Attribute(".table", "data-ply"); got == "" || len(m.Log) == 0 {
				t.Errorf("ply %q shows", got)
			}
		})
	}
	t.Run("no link", func(t *testing.T) {
		p := b.PageFor(t)
		defer p.Close()
		p.Open(s.URL() + "?text=good+morning")
		p.Wait(".notice.bad")
	})
}

func TestInstallIsOfferedWhenTheBrowserDoes(t *testing.T) {
	s := browsertest.Serve(t, "/")
	// The browser of the test offers it too, at a moment of its own.
	s.Edit("index.html", func(html string) string {
		return strings.Replace(html, "<head>", `<head><script>addEventListener("beforeinstallprompt", (event) => event.isTrusted && event.stopImmediatePropagation())</script>`, 1)
	})
	p := browsertest.Open(t).Page()
	p.Open(s.URL())
	if p.Count(`[data-act="install"]`) != 0 {
		t.Error("installing is offered before the browser does")
	}
	browsertest.Eval[any](p, `void (() => {
		window.prompts = 0;
		const event = new Event("beforeinstallprompt", {cancelable: true});
		event.prompt = async () => { prompts++; dispatchEvent(new Event("appinstalled")); };
		window.left = dispatchEvent(event);
	})()`)
	p.Wait(`[data-act="install"]`)
	if browsertest.Eval[bool](p, `left`) {
		t.Error("the browser's own bar was not put off")
	}
	p.Click(`[data-act="install"]`)
	p.Until("it is installed", `prompts === 1 && document.querySelector("[data-act=install]") === null`)
}

func TestBrowserFindsNothingWrongWithTheManifest(t *testing.T) {
	s := browsertest.Serve(t, "/any/where/")
	p := browsertest.Open(t).Page()
	p.Open(s.URL())
	p.Offline()
	if errors := p.Manifest(); len(errors) > 0 {
		t.Errorf("of the manifest the browser says: %s", strings.Join(errors, "; "))
	}
	manifest := browsertest.Eval[map[string]any](p, `fetch(document.querySelector("link[rel=manifest]").href).then((response) => response.json())`)
	target, _ := manifest["share_target"].(map[string]any)
	if target["method"] != "GET" || target["action"] != "./" {
		t.Errorf("the share target is %v", target)
	}
}

func TestUpdateIsOfferedUntilItIsAnsweredAndNeverInTheMiddle(t *testing.T) {
	s := browsertest.Serve(t, "/")
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 5)
	p := pl.p
	p.Open(s.URL())
	p.Offline()
	pl.start(2)
	for range 5 {
		pl.choose()
	}
	s.Edit("index.html", func(html string) string {
		return strings.Replace(html, "<title>Flota</title>", "<title>Flota, new</title>", 1)
	})
	s.Edit("app-worker.js", func(script string) string {
		return strings.Replace(script, `"version":"`, `"version":"new`, 1)
	})
	p.Click(`[data-act="try"]`)
	p.Wait(".trial-bar")
	browsertest.Eval[any](p, `void goappTryUpdate()`)
	p.Until("a new version waits", `navigator.serviceWorker.getRegistration().then((r) => window.waits = Boolean(r.waiting)) && window.waits`)
	p.Click(`.legal .option`)
	if p.Count(`[data-act="update"]`) != 0 {
		t.Error("the update is offered in the middle of a trial")
	}
	p.Click(`[data-act="leave"]`)
	p.Wait(`[data-act="update"]`)
	for range 3 {
		pl.choose()
	}
	p.Click(`[data-act="share"]`)
	p.Click(`[data-act="close"]`)
	p.Wait(`[data-act="update"]`)
	before := pl.fragment()
	p.Click(`[data-act="later"]`)
	p.Until("the offer is gone", `document.querySelector("[data-act=update]") === null`)
	if got := browsertest.Eval[string](p, `document.title`); got != "Flota" {
		t.Errorf("the page is %q though the update was put off", got)
	}
	p.Open(s.URL() + "?again#" + before)
	p.Wait(`[data-act="update"]`)
	browsertest.Eval[any](p, `void (window.old = true)`)
	p.Click(`[data-act="update"]`)
	p.Until("the page is the new one", `window.old === undefined && document.title === "Flota, new"`)
	p.Started()
	if pl.fragment() != before {
		t.Error("the match is another one after the update")
	}
	if !pl.choose() {
		t.Error("the match does not go on after the update")
	}
}
