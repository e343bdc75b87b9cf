//go:build !js

package browsertest

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"flota/wasm/site"
)

// A host serves a folder, as some do that know less than others, and counts what
// it sends.
type host struct {
	dir    string
	coding string // of the copies that it sends in the place of files: "br", "gzip", ""
	copies bool   // it has the copies as files of their own
	says   bool   // and says of those in gzip that they are encoded

	mu   sync.Mutex
	sent map[string]int
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	file := filepath.Join(h.dir, filepath.FromSlash(name))
	packed := strings.HasSuffix(name, ".gz")
	types := map[string]string{".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
	if t := types[filepath.Ext(name)]; t != "" {
		w.Header().Set("Content-Type", t+"; charset=utf-8")
	} else {
		w.Header().Set("Content-Type", "application/octet-stream")
	}
	w.Header().Set("Access-Control-Allow-Origin", "*")
	w.Header().Set("Cache-Control", "no-cache")
	suffix := map[string]string{"br": ".br", "gzip": ".gz"}[h.coding]
	if _, err := os.Stat(file + suffix); suffix != "" && err == nil && !packed {
		file += suffix
		w.Header().Set("Content-Encoding", h.coding)
	}
	if packed && h.says {
		w.Header().Set("Content-Encoding", "gzip")
	}
	data, err := os.ReadFile(file)
	if err != nil || packed && !h.copies {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(data)))
	if r.Method == http.MethodHead {
		return
	}
	for len(data) > 0 { // until the browser wants no more
		n, err := w.Write(data[:min(len(data), 1<<16)])
		h.mu.Lock()
		h.sent[name] += n
		h.mu.Unlock()
		if err != nil {
			return
		}
		data = data[n:]
	}
}

func TestProgramIsUnpackedInThePageWhereItsHostSendsItWhole(t *testing.T) {
	find(t)
	root, err := site.Root()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := site.Build(context.Background(), root, dir, "", site.Quick); err != nil {
		t.Fatal(err)
	}
	whole, err := os.Stat(filepath.Join(dir, "web", "app.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name string
		host *host
		copy bool // the copy is taken
	}{
		{"files as they are", &host{copies: true}, true},
		{"files as they are, and it knows what the copy is", &host{copies: true, says: true}, true},
		{"files as they are, without copies", &host{}, false},
		{"brotli", &host{coding: "br", copies: true}, false},
		{"gzip", &host{coding: "gzip", copies: true}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			h := test.host
			h.dir, h.sent = dir, map[string]int{}
			server := httptest.NewServer(h)
			defer server.Close()
			b := Open(t)
			p := b.Page()
			p.Expect("404")
			p.Inject(`window.said = []; addEventListener("DOMContentLoaded", () => {
				const label = document.getElementById("app-wasm-loader-label");
				new MutationObserver(() => said.push(label.textContent)).observe(label, {childList: true});
			})`)
			p.Open(server.URL + "/")
			for _, s := range Eval[[]string](p, "said") {
				percent, ok := strings.CutPrefix(s, "Loading the program: ")
				if n, err := strconv.Atoi(strings.TrimSuffix(percent, " %")); ok && (err != nil || n < 0 || n > 100) {
					t.Errorf("the page says %q", s)
				}
			}
			if said := strings.Join(Eval[[]string](p, "said"), "\n"); !strings.Contains(said, "Loading the program: 100 %") {
				t.Errorf("the page never says that all is loaded:\n%s", said)
			}
			p.Offline()
			h.mu.Lock()
			direct, copies := h.sent["web/app.wasm"], h.sent["web/app.wasm.gz"]
			h.mu.Unlock()
			if (copies > 0) != test.copy {
				t.Errorf("%d bytes of the copy are sent", copies)
			}
			// What the network has taken in before the page says that it wants no
			// more is lost; the worker loses nothing.
			if most := int(whole.Size()); test.copy && !h.says && direct > most {
				t.Errorf("%d bytes of %d are sent as they are", direct, most)
			}
			server.CloseClientConnections()
			server.Close()
			again := b.Page()
			again.Open(server.URL + "/")
		})
	}
}
