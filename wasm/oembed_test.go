//go:build !js

package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
	"flota/wasm/site"
)

// server is one with a site of one page.
func server(t *testing.T, base string) *embedder {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "index.html"), []byte("<title>Flota</title>"), 0o600); err != nil {
		t.Fatal(err)
	}
	files, err := site.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return &embedder{files, base}
}

// ask asks a server what there is at an address.
func ask(e *embedder, address, more string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodGet, "/oembed?url="+url.QueryEscape(address)+more, nil)
	r.Host = "games.example"
	w := httptest.NewRecorder()
	e.ServeHTTP(w, r)
	return w
}

func said(t *testing.T, w *httptest.ResponseRecorder) (about oembed) {
	t.Helper()
	if w.Code != http.StatusOK || !strings.HasPrefix(w.Header().Get("Content-Type"), "application/json") {
		t.Fatalf("the answer is %d %s: %s", w.Code, w.Header().Get("Content-Type"), w.Body)
	}
	if err := json.Unmarshal(w.Body.Bytes(), &about); err != nil {
		t.Fatal(err)
	}
	return about
}

func TestMatchIsEmbeddedByItsAddress(t *testing.T) {
	g := catalog.Games[1]
	m := rulestest.Random(g, rulestest.Setups(g)[0], 7)
	m.Rename([]string{`A"<b>`})
	payload := link.Encode(m)
	for _, base := range []string{"", "https://games.example/flota/"} {
		e := server(t, base)
		site := base
		if site == "" {
			site = "http://games.example/"
		}
		for name, test := range map[string]struct{ address, more, frame, size string }{
			"the page":        {site + "#" + payload, "&format=json", "embed.html#" + payload + "&amp;mode=replay", "640 720"},
			"without a slash": {strings.TrimSuffix(site, "/") + "#" + payload, "", "embed.html#" + payload + "&amp;mode=replay", "640 720"},
			"by http":         {strings.Replace(site, "https:", "http:", 1) + "index.html#" + payload, "", "embed.html#" + payload + "&amp;mode=replay", "640 720"},
			"little room":     {site + "#" + payload, "&maxwidth=400&maxheight=300", "mode=replay", "400 300"},
			"odd room":        {site + "#" + payload, "&maxwidth=-1&maxheight=wide", "mode=replay", "640 720"},
			"a frame":         {site + "embed.html#" + payload, "&maxwidth=9999", `embed.html#` + payload + `"`, "640 720"},
			"in Hungarian":    {site + "embed.html#" + payload + "&lang=hu&theme=dark&x=<", "", "&amp;lang=hu&amp;theme=dark\"", "640 720"},
		} {
			t.Run(base+name, func(t *testing.T) {
				about := said(t, ask(e, test.address, test.more))
				if about.Version != "1.0" || about.Type != "rich" || about.ProviderURL != site || about.Title == "" {
					t.Errorf("the answer is %+v", about)
				}
				if size := fmt.Sprint(about.Width, about.Height); size != test.size || !strings.Contains(about.HTML, fmt.Sprintf(`width="%d" height="%d"`, about.Width, about.Height)) {
					t.Errorf("the size is %s, want %s in %s", size, test.size, about.HTML)
				}
				if !strings.Contains(about.HTML, `<iframe src="`+site) || !strings.Contains(about.HTML, test.frame) || strings.Contains(about.HTML, "<b>") {
					t.Errorf("to embed there is %s, want %s%s in it", about.HTML, site, test.frame)
				}
				if thumb := about.ThumbnailURL != ""; thumb != !strings.Contains(test.more, "maxwidth=4") {
					t.Errorf("the picture is %q", about.ThumbnailURL)
				}
			})
		}
	}
}

func TestPageWithoutAMatchIsALink(t *testing.T) {
	about := said(t, ask(server(t, ""), "http://games.example/", ""))
	if about.Type != "link" || about.HTML != "" || about.Title != "Flota" || about.ThumbnailURL != "http://games.example/preview.png" {
		t.Errorf("the answer is %+v", about)
	}
}

func TestOtherAddressesAreNotEmbedded(t *testing.T) {
	g := catalog.Games[0]
	payload := link.Encode(rulestest.Random(g, rulestest.Setups(g)[0], 7))
	e := server(t, "")
	for _, address := range []string{
		"", "x", "http://other.example/#" + payload, "ftp://games.example/#" + payload, "http://games.example/other#" + payload,
		"http://games.example/app.js", "http://games.example/embed.html", "http://games.example/#" + payload[:40], "http://games.example/#&mode=replay",
		"http://games.example/?q#" + payload, "http://games.example%2f#" + payload, "javascript:alert(1)",
	} {
		if w := ask(e, address, ""); w.Code != http.StatusNotFound {
			t.Errorf("%s gives %d, want 404", address, w.Code)
		}
	}
	for _, format := range []string{"xml", "html"} {
		if w := ask(e, "http://games.example/#"+payload, "&format="+format); w.Code != http.StatusNotImplemented {
			t.Errorf("the format %s gives %d, want 501", format, w.Code)
		}
	}
	w := httptest.NewRecorder()
	e.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/oembed", nil))
	if w.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST gives %d, want 405", w.Code)
	}
}

// TestServedPageLeadsToWhatIsEmbedded follows the address in the header as a
// program does that embeds.
func TestServedPageLeadsToWhatIsEmbedded(t *testing.T) {
	e := server(t, "")
	page := httptest.NewRecorder()
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	r.Host = "games.example"
	e.ServeHTTP(page, r)
	found := regexp.MustCompile(`^<([^>]+)>; rel="alternate"; type="application/json\+oembed"$`).FindStringSubmatch(page.Header().Get("Link"))
	if page.Code != http.StatusOK || found == nil {
		t.Fatalf("the page is %d with %q", page.Code, page.Header().Get("Link"))
	}
	next := httptest.NewRequest(http.MethodGet, found[1], nil)
	answer := httptest.NewRecorder()
	e.ServeHTTP(answer, next)
	if about := said(t, answer); about.ProviderURL != "http://games.example/" {
		t.Errorf("the answer is %+v", about)
	}
}
