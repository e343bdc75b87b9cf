//go:build !js

package site

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// Site is a built site in memory. It answers GET and HEAD requests as a good
// static host does.
type Site struct {
	files map[string]file // by path, without the leading slash
}

type file struct {
	contentType string
	bodies      []body // the compressed ones first, in the server's order
}

type body struct {
	coding string // "" for the file as it is
	etag   string
	data   []byte
}

// Open reads the site that Build wrote into dir. Later changes in dir do not
// show.
func Open(dir string) (*Site, error) {
	s := &Site{files: map[string]file{}}
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || copied(name) {
			return err
		}
		f := file{contentType: contentType(name)}
		for _, c := range codings {
			if err := f.add(c.name, name+c.suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
		}
		if err := f.add("", name); err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, name)
		s.files[filepath.ToSlash(rel)] = f
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("site: the built site could not be read: %w", err)
	}
	return s, nil
}

func copied(name string) bool {
	for _, c := range codings {
		if strings.HasSuffix(name, c.suffix) {
			return true
		}
	}
	return false
}

func (f *file) add(coding, name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	f.bodies = append(f.bodies, body{coding, `"` + hex.EncodeToString(sum[:12]) + `"`, data})
	return nil
}

// contentType names what some systems have no name for, or another one.
func contentType(name string) string {
	switch ext := filepath.Ext(name); ext {
	case ".html":
		return "text/html; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".json":
		return "application/json"
	case ".wasm":
		return "application/wasm"
	case ".webmanifest":
		return "application/manifest+json"
	case ".svg":
		return "image/svg+xml"
	case ".png":
		return "image/png"
	default:
		if t := mime.TypeByExtension(ext); t != "" {
			return t
		}
		return "application/octet-stream"
	}
}

// ServeHTTP answers with the file that the path names; a folder's is its
// index.html. Every answer may be used by any origin, since the program must
// load in a frame that has none, and is asked for again before it is reused,
// since no file's name changes with its content.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Access-Control-Allow-Origin", "*")
	h.Set("X-Content-Type-Options", "nosniff")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		http.Error(w, "This site is only for reading.", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	if name == "" || strings.HasSuffix(r.URL.Path, "/") {
		name = path.Join(name, "index.html")
	}
	f, ok := s.files[name]
	if !ok {
		http.Error(w, "There is no such page here. The games are at the address without what follows its last slash.", http.StatusNotFound)
		return
	}
	b := f.bodyFor(r.Header.Get("Accept-Encoding"))
	h.Set("Content-Type", f.contentType)
	h.Set("Cache-Control", "no-cache")
	h.Set("ETag", b.etag)
	if len(f.bodies) > 1 {
		h.Set("Vary", "Accept-Encoding")
	}
	if known(r.Header.Get("If-None-Match"), b.etag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if b.coding != "" {
		h.Set("Content-Encoding", b.coding)
	}
	h.Set("Content-Length", strconv.Itoa(len(b.data)))
	if r.Method == http.MethodGet {
		w.Write(b.data)
	}
}

// bodyFor returns the first body that the reader accepts.
func (f file) bodyFor(accept string) body {
	for _, b := range f.bodies {
		if b.coding == "" || accepts(accept, b.coding) {
			return b
		}
	}
	panic("site: a file without a plain body")
}

// accepts reports whether an Accept-Encoding header names a coding and does
// not give it the weight 0.
func accepts(header, coding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if !strings.EqualFold(strings.TrimSpace(name), coding) {
			continue
		}
		q, weighted := strings.CutPrefix(strings.TrimSpace(weight), "q=")
		v, err := strconv.ParseFloat(q, 64)
		return !weighted || err != nil || v > 0
	}
	return false
}

// known reports whether an If-None-Match header names the tag.
func known(header, etag string) bool {
	for part := range strings.SplitSeq(header, ",") {
		part = strings.TrimSpace(part)
		if part == "*" || strings.TrimPrefix(part, "W/") == etag {
			return true
		}
	}
	return false
}
