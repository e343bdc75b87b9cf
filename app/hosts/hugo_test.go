//go:build !js

package hosts

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"flota/app/browsertest"
)

// blog builds a Hugo blog with a post in Markdown, with more lines in its settings,
// and serves it.
func blog(t *testing.T, b *browsertest.Browser, p *post, settings, text string) (address, built string) {
	t.Helper()
	dir := t.TempDir()
	put(t, filepath.Join(dir, "config.toml"), "baseURL = 'http://localhost/'\ntitle = 'A blog'\ndisableKinds = ['taxonomy', 'term', 'RSS', 'sitemap']\n"+settings)
	put(t, filepath.Join(dir, "layouts", "_default", "single.html"), `<!doctype html><html lang="en"><meta charset="utf-8"><title>{{ .Title }}</title><link rel="icon" href="data:,"><article>{{ .Content }}</article>`)
	put(t, filepath.Join(dir, "layouts", "_default", "list.html"), `<!doctype html><title>{{ .Title }}</title>`)
	put(t, filepath.Join(dir, "content", "match", "index.md"), "---\ntitle: A match\n---\n\nWe have played.\n\n"+text+"\nWhat would you do?\n")
	put(t, filepath.Join(dir, "content", "match", p.File+".svg"), strings.Replace(p.Picture, "<svg", `<svg xmlns="http://www.w3.org/2000/svg"`, 1))
	run(t, dir, "hugo")
	page, err := os.ReadFile(filepath.Join(dir, "public", "match", "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(filepath.Join(dir, "public"))))
	t.Cleanup(server.Close)
	return strings.Replace(server.URL, "127.0.0.1", "localhost", 1) + "/match/", string(page)
}

func TestHugo(t *testing.T) {
	wanted(t, "hugo", "hugo")
	p := write(t)
	b := browsertest.Open(t)
	t.Run("by itself takes the Markdown and leaves the element out", func(t *testing.T) {
		if _, built := blog(t, b, p, "", p.HTML()); strings.Contains(built, "flota-game") {
			t.Error("Hugo takes HTML without being told: the README need not say how")
		}
		address, _ := blog(t, b, p, "", p.Markdown())
		page := open(t, b, address)
		p.playedBeyond(t, page)
	})
	t.Run("with the recipe takes the element", func(t *testing.T) {
		address, _ := blog(t, b, p, recipe(t, "toml"), p.HTML())
		p.playedInPage(t, open(t, b, address))
	})
	t.Run("with the recipe takes the frame", func(t *testing.T) {
		address, _ := blog(t, b, p, recipe(t, "toml"), p.Frame())
		p.playedInFrame(t, open(t, b, address))
	})
}
