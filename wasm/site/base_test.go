//go:build !js

package site

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestPageThatKnowsItsAddressSaysItToOtherPrograms(t *testing.T) {
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(root, "static", "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	c := contents{"index.html": page}
	if err := c.place(""); err != nil || !bytes.Equal(c["index.html"], page) {
		t.Errorf("without an address the page is changed, %v", err)
	}
	base, err := Base("https://example.org/flota & more")
	if err != nil {
		t.Fatal(err)
	}
	if err := c.place(base); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<meta property="og:image" content="https://example.org/flota%20&amp;%20more/preview.png">`,
		`<meta property="og:url" content="https://example.org/flota%20&amp;%20more/">`,
		`type="application/json+oembed" href="https://example.org/flota%20&amp;%20more/oembed?format=json&amp;url=https%3A%2F%2Fexample.org%2Fflota%2520%26%2520more%2F"`,
	} {
		if strings.Count(string(c["index.html"]), want) != 1 {
			t.Errorf("the page lacks %s:\n%s", want, c["index.html"])
		}
	}
	if strings.Count(string(c["index.html"]), `"og:image"`) != 1 {
		t.Error("there are two pictures")
	}
	if err := (contents{"index.html": []byte("<p>")}).place(base); err == nil {
		t.Error("a page without the place for it is taken")
	}
}

func TestAddressOfASiteIsWhole(t *testing.T) {
	for address, want := range map[string]string{
		"": "", "https://example.org": "https://example.org/", "http://example.org/a/b/": "http://example.org/a/b/",
	} {
		if got, err := Base(address); err != nil || got != want {
			t.Errorf("%q is %q, %v, want %q", address, got, err, want)
		}
	}
	for _, address := range []string{"example.org", "/flota/", "https://", "ftp://example.org/", "https://example.org/?x", "https://example.org/#x", "%"} {
		if got, err := Base(address); err == nil {
			t.Errorf("%q is taken for %q", address, got)
		}
	}
}

func TestPreviewHasTheSizeThatThePageSays(t *testing.T) {
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(root, "static", Preview))
	if err != nil {
		t.Fatal(err)
	}
	config, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil || config.Width != PreviewWidth || config.Height != PreviewHeight {
		t.Errorf("the picture is %d by %d, %v", config.Width, config.Height, err)
	}
}
