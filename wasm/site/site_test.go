//go:build !js

package site

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// folder writes files into a new folder, with their compressed copies.
func folder(t *testing.T, files contents) string {
	t.Helper()
	dir := t.TempDir()
	for name, data := range files {
		if err := write(filepath.Join(dir, name), data, Quick); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func open(t *testing.T, dir string) *Site {
	t.Helper()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func get(s *Site, path string, header ...string) *http.Response {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	rec := httptest.NewRecorder()
	s.ServeHTTP(rec, r)
	return rec.Result()
}

var long = bytes.Repeat([]byte("a long voyage "), 1000)

func TestFilesAreServedWithTheirType(t *testing.T) {
	s := open(t, folder(t, contents{
		"index.html": []byte("home"), "web/app.wasm": []byte("wasm"), "manifest.webmanifest": []byte("{}"),
		"app.js": []byte("js"), "icons/icon.svg": []byte("svg"), "embed/index.html": []byte("embed"),
	}))
	for _, test := range []struct{ path, contentType, body string }{
		{"/", "text/html; charset=utf-8", "home"},
		{"/index.html", "text/html; charset=utf-8", "home"},
		{"/embed/", "text/html; charset=utf-8", "embed"},
		{"/web/app.wasm", "application/wasm", "wasm"},
		{"/manifest.webmanifest", "application/manifest+json", "{}"},
		{"/app.js", "text/javascript; charset=utf-8", "js"},
		{"/icons/icon.svg", "image/svg+xml", "svg"},
	} {
		res := get(s, test.path)
		body, _ := io.ReadAll(res.Body)
		if res.StatusCode != 200 || string(body) != test.body || res.Header.Get("Content-Type") != test.contentType {
			t.Errorf("%s: %d %s %q, want 200 %s %q", test.path, res.StatusCode, res.Header.Get("Content-Type"), body, test.contentType, test.body)
		}
		if got := res.Header.Get("Access-Control-Allow-Origin"); got != "*" {
			t.Errorf("%s: a frame without an origin may not load it: %q", test.path, got)
		}
	}
}

func TestUnknownPathsAreNotFound(t *testing.T) {
	s := open(t, folder(t, contents{"index.html": []byte("home"), "app.js": []byte("js")}))
	for _, path := range []string{"/nothing", "/app.js/", "/../go.mod", "/%2e%2e/go.mod", "/icons/"} {
		res := get(s, path)
		body, _ := io.ReadAll(res.Body)
		if res.StatusCode != 404 || !strings.Contains(string(body), "no such page") {
			t.Errorf("%s: %d %q, want 404 and a sentence", path, res.StatusCode, body)
		}
	}
}

func TestSiteIsOnlyForReading(t *testing.T) {
	s := open(t, folder(t, contents{"index.html": []byte("home")}))
	rec := httptest.NewRecorder()
	s.ServeHTTP(rec, httptest.NewRequest(http.MethodPost, "/", nil))
	if rec.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d, want 405", rec.Code)
	}
}

func TestReaderGetsTheSmallestBodyItAccepts(t *testing.T) {
	s := open(t, folder(t, contents{"index.html": long, "short.css": []byte("p{}")}))
	for _, test := range []struct{ path, accept, coding string }{
		{"/", "gzip, deflate, br, zstd", "br"},
		{"/", "gzip", "gzip"},
		{"/", "GZIP;q=0.5", "gzip"},
		{"/", "br;q=0, gzip;q=1.0", "gzip"},
		{"/", "br;q=0.0", ""},
		{"/", "identity", ""},
		{"/", "", ""},
		{"/short.css", "br, gzip", ""},
	} {
		res := get(s, test.path, "Accept-Encoding", test.accept)
		if got := res.Header.Get("Content-Encoding"); got != test.coding {
			t.Errorf("%s with %q is sent as %q, want %q", test.path, test.accept, got, test.coding)
		}
		var r io.Reader = res.Body
		switch test.coding {
		case "br":
			r = brotli.NewReader(r)
		case "gzip":
			var err error
			if r, err = gzip.NewReader(r); err != nil {
				t.Fatal(err)
			}
		}
		body, err := io.ReadAll(r)
		want := long
		if test.path != "/" {
			want = []byte("p{}")
		}
		if err != nil || !bytes.Equal(body, want) {
			t.Errorf("%s with %q is not the file: %v", test.path, test.accept, err)
		}
	}
}

func TestKnownFileIsNotSentAgain(t *testing.T) {
	s := open(t, folder(t, contents{"index.html": long}))
	plain, small := get(s, "/").Header.Get("ETag"), get(s, "/", "Accept-Encoding", "br").Header.Get("ETag")
	if plain == "" || plain == small {
		t.Fatalf("the tags %q and %q do not tell the bodies apart", plain, small)
	}
	for _, test := range []struct {
		tag    string
		status int
	}{{plain, 304}, {"W/" + plain, 304}, {`"x", ` + plain, 304}, {"*", 304}, {small, 200}, {`"x"`, 200}} {
		if got := get(s, "/", "If-None-Match", test.tag).StatusCode; got != test.status {
			t.Errorf("If-None-Match %s: %d, want %d", test.tag, got, test.status)
		}
	}
}

func TestCopiesFollowTheirFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.css")
	there := func(suffix string) bool {
		_, err := os.Stat(file + suffix)
		return err == nil
	}
	for _, step := range []struct {
		name   string
		data   []byte
		effort Effort
		want   bool
	}{
		{"long", long, Quick, true},
		{"changed", append([]byte("x"), long...), Quick, true},
		{"short", []byte("p{}"), Quick, false},
		{"long again", long, Best, true},
		{"without copies", append([]byte("y"), long...), None, false},
	} {
		if err := write(file, step.data, step.effort); err != nil {
			t.Fatal(err)
		}
		for _, c := range codings {
			if there(c.suffix) != step.want {
				t.Errorf("%s: a copy %s is there: %t, want %t", step.name, c.suffix, !step.want, step.want)
			}
			if !step.want {
				continue
			}
			if small, err := os.ReadFile(file + c.suffix); err != nil || !c.holds(small, step.data) {
				t.Errorf("%s: the copy %s is of another file: %v", step.name, c.suffix, err)
			}
		}
	}
}

func TestRightFilesAreLeftAlone(t *testing.T) {
	dir := folder(t, contents{"a.css": long})
	before := map[string]os.FileInfo{}
	for _, name := range []string{"a.css", "a.css.br", "a.css.gz"} {
		info, err := os.Stat(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		before[name] = info
	}
	if err := write(filepath.Join(dir, "a.css"), long, Best); err != nil {
		t.Fatal(err)
	}
	for name, info := range before {
		if now, err := os.Stat(filepath.Join(dir, name)); err != nil || !os.SameFile(info, now) {
			t.Errorf("%s was written again", name)
		}
	}
}

func stamped(t *testing.T, change func(contents)) contents {
	t.Helper()
	c := contents{
		"index.html": []byte("home"), "app.css": []byte("p{}"), program: []byte("wasm"),
		starter: []byte("const site = null;"), worker: []byte("const site = null;"),
	}
	change(c)
	if err := c.stamp(true); err != nil {
		t.Fatal(err)
	}
	return c
}

func TestEveryChangeIsANewVersion(t *testing.T) {
	first := stamped(t, func(contents) {})
	if again := stamped(t, func(contents) {}); !bytes.Equal(first[worker], again[worker]) {
		t.Error("the same files are two versions")
	}
	for _, name := range first.names() {
		changed := stamped(t, func(c contents) { c[name] = append(c[name], ' ') })
		if bytes.Equal(first[worker], changed[worker]) {
			t.Errorf("a change of %s is no new version", name)
		}
	}
}

func TestWorkerKeepsEveryFileOfTheSite(t *testing.T) {
	c := stamped(t, func(contents) {})
	_, list, _ := strings.Cut(string(c[worker]), "const site = ")
	var site struct {
		Version string
		Files   [][2]string
	}
	if err := json.Unmarshal([]byte(strings.TrimSuffix(list, ";")), &site); err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, f := range site.Files {
		listed[f[0]] = true
	}
	for _, name := range c.names() {
		switch name {
		case worker:
			if listed[name] {
				t.Error("the worker keeps itself, so that it would never change")
			}
		case Preview:
			if listed[name] {
				t.Error("a picture is kept that the page never shows")
			}
		case "index.html":
			if !listed["./"] {
				t.Error("the page is not kept")
			}
		default:
			if !listed[name] {
				t.Errorf("%s is not kept", name)
			}
		}
		delete(listed, name)
	}
	delete(listed, "./")
	if len(listed) > 0 {
		t.Errorf("files are kept that do not exist: %v", listed)
	}
}

// Addresses in the static files, by the attributes and calls that hold one.
var addresses = regexp.MustCompile(`(?:\bhref=|\bsrc=|"src": |"start_url": |"scope": |\bfetch\(|\bregister\()"([^"]*)"|\burl\("?([^")]*)`)

func TestSiteWorksAtAnyPathOfAnyHost(t *testing.T) {
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(filepath.Join(root, "static"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name := file.Name()
		if file.IsDir() {
			continue
		}
		data, err := os.ReadFile(filepath.Join(root, "static", name))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range addresses.FindAllStringSubmatch(string(data), -1) {
			address := m[1] + m[2]
			if strings.HasPrefix(address, "data:") {
				continue
			}
			if strings.HasPrefix(address, "/") || strings.Contains(address, ":") {
				t.Errorf("static/%s points outside its folder: %s", name, address)
			}
			address, _, _ = strings.Cut(address, "#")
			file := strings.TrimSuffix(address, "./")
			switch file {
			case "", program, program + ".gz", worker, "wasm_exec.js", "chart.css":
				continue
			}
			if _, err := os.Stat(filepath.Join(root, "static", filepath.FromSlash(file))); err != nil {
				t.Errorf("static/%s points at %s, which is not in the site", name, address)
			}
		}
	}
}

func TestPageWaitsForOneFileOfAKind(t *testing.T) {
	c := contents{
		"index.html": []byte("<head>\n<link rel=\"stylesheet\" href=\"a.css\">\n<link rel=\"stylesheet\" href=\"b.css\">\n" +
			"<script src=\"a.js\"></script>\n<script src=\"late.js\" defer></script>\n</head>\n"),
		"embed.html": []byte("<link rel=\"stylesheet\" href=\"b.css\">\n<script src=\"a.js\"></script>\n<script src=\"b.js\"></script>\n"),
		"a.css":      []byte("a{}\n"), "b.css": []byte("b{}\n"), "a.js": []byte("1;\n"), "b.js": []byte("2;\n"), "late.js": []byte("3;\n"),
	}
	if err := c.join([]string{"index.html", "embed.html"}); err != nil {
		t.Fatal(err)
	}
	want := contents{
		"index.html": []byte("<head>\n<link rel=\"stylesheet\" href=\"index-head.css\">\n" +
			"<script src=\"index-head.js\"></script>\n<script src=\"late.js\" defer></script>\n</head>\n"),
		"embed.html":     []byte("<link rel=\"stylesheet\" href=\"embed-head.css\">\n<script src=\"embed-head.js\"></script>\n"),
		"index-head.css": []byte("a{}\nb{}\n"), "index-head.js": []byte("1;\n"),
		"embed-head.css": []byte("b{}\n"), "embed-head.js": []byte("1;\n2;\n"), "late.js": []byte("3;\n"),
	}
	if !maps.EqualFunc(c, want, bytes.Equal) {
		t.Errorf("the site has become %q", c)
	}
	for _, page := range []string{"", "<link rel=\"stylesheet\" href=\"a.css\">\n<p>\n<link rel=\"stylesheet\" href=\"a.css\">\n<script src=\"a.js\"></script>\n",
		"<link rel=\"stylesheet\" href=\"none.css\">\n<script src=\"a.js\"></script>\n"} {
		c := contents{"index.html": []byte(page), "a.css": []byte("a{}"), "a.js": []byte("1")}
		if err := c.join([]string{"index.html"}); err == nil {
			t.Errorf("%q is joined to %q", page, c)
		}
	}
}

func TestScriptForHostPagesIsSmall(t *testing.T) {
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(root, "static", "embed.js"))
	if err != nil {
		t.Fatal(err)
	}
	small, err := Gzip(data, Best)
	if err != nil {
		t.Fatal(err)
	}
	if len(small) > 4096 {
		t.Errorf("embed.js is %d bytes in gzip, want at most 4096", len(small))
	}
}
