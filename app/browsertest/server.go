//go:build !js

// Package browsertest plays Flota's site in a real browser. It builds the
// site once in a test process, serves it on this machine under any path, and
// drives Chromium as a person would, with a mouse and keys. Whatever goes
// wrong fails the test: an error on the console, an uncaught exception, a
// request to another host.
//
// Without Chromium the tests are skipped, or fail if the environment variable
// FLOTA_BROWSER is "required". They are left out if it is "none".
package browsertest

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strings"
	"sync"
	"testing"

	"flota/wasm/site"
)

// built is the site of this test process, and plain the one with the program as
// Go builds it from go-app as it is.
var (
	built = sync.OnceValues(func() (*site.Site, error) { return write(site.Build) })
	plain = sync.OnceValues(func() (*site.Site, error) { return write(site.BuildPlain) })
)

// write builds a site and reads it.
func write(build func(ctx context.Context, root, dir, base string, effort site.Effort) error) (*site.Site, error) {
	root, err := site.Root()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "flota-site-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if err := build(context.Background(), root, dir, "", site.None); err != nil {
		return nil, err
	}
	return site.Open(dir)
}

// Server serves the site under a path of an origin of its own.
type Server struct {
	t      testing.TB
	site   *site.Site
	path   string
	addr   string
	server *http.Server

	mu       sync.Mutex
	requests map[string]int
	sent     map[string]int
	edits    map[string]func(string) string
	pages    map[string]http.Handler
}

// Serve builds the site, if this process has not yet, and serves it under a
// path that begins and ends with a slash until the test ends. Every other
// path of that origin is not found. It skips the test when there is no
// browser, before anything is built.
func Serve(t testing.TB, path string) *Server {
	t.Helper()
	return serve(t, path, built)
}

// ServePlain is Serve with the program as Go builds it from go-app as it is.
func ServePlain(t testing.TB, path string) *Server {
	t.Helper()
	return serve(t, path, plain)
}

func serve(t testing.TB, path string, built func() (*site.Site, error)) *Server {
	t.Helper()
	find(t)
	files, err := built()
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{t: t, site: files, path: path, addr: "127.0.0.1:0",
		requests: map[string]int{}, sent: map[string]int{}, edits: map[string]func(string) string{}, pages: map[string]http.Handler{}}
	s.Restart()
	t.Cleanup(s.Stop)
	return s
}

// URL returns the address of the site, with its path.
func (s *Server) URL() string { return "http://" + s.addr + s.path }

// Stop takes the site off the network and cuts open connections.
func (s *Server) Stop() {
	if s.server != nil {
		s.server.Close()
		s.server = nil
	}
}

// Restart brings the site back at the same address.
func (s *Server) Restart() {
	s.t.Helper()
	s.Stop()
	listener, err := net.Listen("tcp", s.addr)
	if err != nil {
		s.t.Fatalf("browsertest: the site cannot be served: %v", err)
	}
	s.addr = listener.Addr().String()
	s.server = &http.Server{Handler: http.HandlerFunc(s.serve)}
	go s.server.Serve(listener)
}

// Requests returns how often a file was asked for, by its path in the site;
// "" is the page itself.
func (s *Server) Requests(name string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests[name]
}

// Sent returns how often a file was sent whole, and not only found unchanged.
func (s *Server) Sent(name string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.sent[name]
}

// Edit serves a file of the site changed from now on, as an update would.
// The page itself is "index.html".
func (s *Server) Edit(name string, edit func(string) string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.edits[name] = edit
}

// Put serves one more page from now on, beside those of the site. The header
// is in pairs of name and value.
func (s *Server) Put(name, html string, header ...string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.pages[name] = page(html, header)
}

func page(html string, header []string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		for i := 0; i < len(header); i += 2 {
			w.Header().Set(header[i], header[i+1])
		}
		w.Write([]byte(html))
	})
}

func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	name, ok := strings.CutPrefix(r.URL.Path, s.path)
	s.mu.Lock()
	if own := s.pages[name]; ok && own != nil {
		s.mu.Unlock()
		own.ServeHTTP(w, r)
		return
	}
	s.requests[name]++
	edit := s.edits[path.Join("/", name)[1:]]
	if name == "" {
		edit = s.edits["index.html"]
	}
	s.mu.Unlock()
	if !ok {
		http.NotFound(w, r)
		return
	}
	r.URL.Path = "/" + name
	if edit == nil {
		answer := &answer{ResponseWriter: w, status: http.StatusOK}
		s.site.ServeHTTP(answer, r)
		if answer.status == http.StatusOK {
			s.mu.Lock()
			s.sent[name]++
			s.mu.Unlock()
		}
		return
	}
	plain := httptest.NewRequest(http.MethodGet, r.URL.Path, nil)
	rec := httptest.NewRecorder()
	s.site.ServeHTTP(rec, plain)
	w.Header().Set("Content-Type", rec.Header().Get("Content-Type"))
	w.Header().Set("Access-Control-Allow-Origin", "*")
	w.Header().Set("Cache-Control", "no-cache")
	w.Write([]byte(edit(rec.Body.String())))
}

// An answer remembers its status.
type answer struct {
	http.ResponseWriter
	status int
}

func (a *answer) WriteHeader(status int) {
	a.status = status
	a.ResponseWriter.WriteHeader(status)
}

// ServePage serves one page at the root of another origin until the test
// ends, and returns its address. The origin is of another site too, so that
// browsers put frames across it into processes of their own. The header is in
// pairs of name and value.
func ServePage(t testing.TB, html string, header ...string) string {
	t.Helper()
	find(t)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			// Browsers look for an icon that the page does not name.
			w.WriteHeader(http.StatusNoContent)
			return
		}
		page(html, header).ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return strings.Replace(server.URL, "127.0.0.1", "localhost", 1) + "/"
}
