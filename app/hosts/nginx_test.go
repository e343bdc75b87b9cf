//go:build !js

package hosts

import (
	"context"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/wasm/site"
)

// TestNginx serves the built site as the README says, under a path.
func TestNginx(t *testing.T) {
	wanted(t, "nginx", "nginx")
	p := write(t)
	root, err := site.Root()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.Chmod(filepath.Dir(dir), 0o755); err != nil { // its workers are somebody else
		t.Fatal(err)
	}
	folder := filepath.Join(dir, "flota")
	if err := site.Build(context.Background(), root, folder, "", site.Quick); err != nil {
		t.Fatal(err)
	}
	at := free(t)
	put(t, filepath.Join(dir, "nginx.conf"), `daemon off; error_log stderr; pid `+dir+`/pid;
events {}
http {
	access_log off;
	client_body_temp_path `+dir+`/1; proxy_temp_path `+dir+`/2; fastcgi_temp_path `+dir+`/3; uwsgi_temp_path `+dir+`/4; scgi_temp_path `+dir+`/5;
	server {
		listen `+at+`;
`+strings.ReplaceAll(recipe(t, "nginx"), "/srv/flota/", folder+"/")+`
	}
}
`)
	if out, err := exec.Command("id", "-u").Output(); err == nil && strings.TrimSpace(string(out)) == "0" {
		config, _ := os.ReadFile(filepath.Join(dir, "nginx.conf"))
		put(t, filepath.Join(dir, "nginx.conf"), "user root;\n"+string(config))
	}
	start(t, at, exec.Command("nginx", "-c", filepath.Join(dir, "nginx.conf"), "-p", dir))

	for name, kind := range map[string]string{
		"": "text/html; charset=utf-8", "index-head.css": "text/css", "app.js": "text/javascript", "web/app.wasm": "application/wasm",
		"manifest.webmanifest": "application/manifest+json", "icons/icon.svg": "image/svg+xml", "preview.png": "image/png",
	} {
		r, _ := http.NewRequest(http.MethodGet, "http://"+at+"/flota/"+name, nil)
		r.Header.Set("Accept-Encoding", "gzip")
		answer, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		h := answer.Header
		if answer.StatusCode != http.StatusOK || !strings.HasPrefix(h.Get("Content-Type"), kind) || h.Get("Cache-Control") != "no-cache" || h.Get("Access-Control-Allow-Origin") != "*" {
			t.Errorf("%q is sent as %d with %v, want %s", name, answer.StatusCode, h, kind)
		}
		if name == "web/app.wasm" && h.Get("Content-Encoding") != "gzip" {
			t.Error("the program is not sent compressed")
		}
	}
	b := browsertest.Open(t)
	page := open(t, b, "http://"+at+"/flota/#"+p.Payload)
	page.Started()
	played(t, page)
	page.Offline()
	// In a frame that has no origin.
	p.Site = "http://" + at + "/flota/"
	host := open(t, b, browsertest.ServePage(t, `<!doctype html><title>A page</title>`+strings.Replace(p.Frame(), "<iframe", `<iframe sandbox="allow-scripts"`, 1)))
	p.playedInFrame(t, host)
}
