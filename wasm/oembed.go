//go:build !js

package main

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	pictures "flota/app/picture"
	"flota/app/snippet"
	"flota/app/text"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/wasm/site"
)

// oembedPath is where the server answers what oembed.com describes, below the
// address of the site.
const oembedPath = "oembed"

// How large a frame is unless the asker has less room, in pixels.
const (
	frameWidth  = 640
	frameHeight = 720
)

// An oembed is what the server says of an address of the site.
type oembed struct {
	Version         string `json:"version"`
	Type            string `json:"type"`
	Title           string `json:"title"`
	ProviderName    string `json:"provider_name"`
	ProviderURL     string `json:"provider_url"`
	CacheAge        int    `json:"cache_age"`
	HTML            string `json:"html,omitempty"`
	Width           int    `json:"width,omitempty"`
	Height          int    `json:"height,omitempty"`
	ThumbnailURL    string `json:"thumbnail_url,omitempty"`
	ThumbnailWidth  int    `json:"thumbnail_width,omitempty"`
	ThumbnailHeight int    `json:"thumbnail_height,omitempty"`
}

// An embedder serves the site, and what it says of its addresses: a host that
// keeps files only cannot.
type embedder struct {
	files *site.Site
	base  string // the address of the site; "": the one that was asked for
}

func (e *embedder) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	base := e.base
	if base == "" {
		base = "http://" + r.Host + "/"
		if r.TLS != nil {
			base = "https://" + r.Host + "/"
		}
	}
	switch r.URL.Path {
	case "/" + oembedPath:
		e.answer(w, r, base)
	case "/":
		w.Header().Set("Link", "<"+site.Discovery(base)+`>; rel="alternate"; type="application/json+oembed"`)
		fallthrough
	default:
		e.files.ServeHTTP(w, r)
	}
}

func (e *embedder) answer(w http.ResponseWriter, r *http.Request, base string) {
	h := w.Header()
	h.Set("Access-Control-Allow-Origin", "*")
	h.Set("X-Content-Type-Options", "nosniff")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		http.Error(w, "What is embedded is only for reading.", http.StatusMethodNotAllowed)
		return
	}
	asked := r.URL.Query()
	if format := asked.Get("format"); format != "" && format != "json" {
		http.Error(w, "Only format=json is answered.", http.StatusNotImplemented)
		return
	}
	about, ok := describe(asked.Get("url"), base, room(asked.Get("maxwidth")), room(asked.Get("maxheight")))
	if !ok {
		http.Error(w, "This is no address of a match on this site.", http.StatusNotFound)
		return
	}
	data, err := json.Marshal(about)
	if err != nil {
		http.Error(w, "What there is to say of this address cannot be written.", http.StatusInternalServerError)
		return
	}
	h.Set("Content-Type", "application/json; charset=utf-8")
	h.Set("Cache-Control", "max-age="+strconv.Itoa(about.CacheAge))
	w.Write(data)
}

// room reads how many pixels there are; 0: as many as one likes.
func room(asked string) int {
	n, err := strconv.Atoi(asked)
	if err != nil || n < 1 {
		return 0
	}
	return n
}

// describe says what there is at an address of the site at base: a match to step
// through, a position to play on from at an address of the page for frames, or the
// page itself. It is false for all other addresses.
func describe(address, base string, maxWidth, maxHeight int) (about oembed, ok bool) {
	rest, fragment, ok := ofSite(address, base)
	if !ok {
		return oembed{}, false
	}
	about = oembed{Version: "1.0", Type: "link", Title: "Flota", ProviderName: "Flota", ProviderURL: base, CacheAge: 24 * 60 * 60}
	if (maxWidth == 0 || maxWidth >= site.PreviewWidth) && (maxHeight == 0 || maxHeight >= site.PreviewHeight) {
		about.ThumbnailURL = base + site.Preview
		about.ThumbnailWidth, about.ThumbnailHeight = site.PreviewWidth, site.PreviewHeight
	}
	if fragment == "" {
		return about, rest == ""
	}
	payload, options, _ := strings.Cut(fragment, "&")
	chosen, _ := url.ParseQuery(options)
	l, err := link.Read(payload, catalog.Games)
	if err != nil {
		return oembed{}, false
	}
	m := l.Match
	if l.View.At {
		m = m.At(min(l.View.Ply, len(m.Log)))
	}
	words := text.For(chosen.Get("lang"))
	s := snippet.Snippet{
		Site: base, Payload: link.Write(l), Replay: rest == "" || chosen.Get("mode") == "replay",
		Title: pictures.Name(m, words.Language), Caption: pictures.Caption(m, words.Language), Open: words.Publish.Open,
		Width: smaller(frameWidth, maxWidth), Height: smaller(frameHeight, maxHeight),
	}
	if chosen.Has("lang") {
		s.Language = words.Language
	}
	if theme := chosen.Get("theme"); theme == "light" || theme == "dark" {
		s.Theme = theme
	}
	about.Type, about.Title = "rich", s.Title
	about.HTML, about.Width, about.Height = s.Frame(), s.Width, s.Height
	return about, true
}

func smaller(n, most int) int {
	if most > 0 {
		return min(n, most)
	}
	return n
}

// ofSite gives what follows the address of the site: "" or the page for frames, and
// the fragment. Whether the asker writes http or https makes no difference.
func ofSite(address, base string) (rest, fragment string, ok bool) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.RawQuery != "" {
		return "", "", false
	}
	b, err := url.Parse(base)
	if err != nil || !strings.EqualFold(u.Host, b.Host) {
		return "", "", false
	}
	path := u.Path
	if path+"/" == b.Path {
		path = b.Path
	}
	rest, ok = strings.CutPrefix(path, b.Path)
	if rest == "index.html" {
		rest = ""
	}
	return rest, u.EscapedFragment(), ok && (rest == "" || rest == "embed.html")
}
