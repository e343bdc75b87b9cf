//go:build !js

package site

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"net/url"
	"strings"
)

// Preview is the file with the picture that other programs show beside a link to
// the page, and its size in pixels.
const (
	Preview       = "preview.png"
	PreviewWidth  = 1200
	PreviewHeight = 630
)

// Base reads the address of a site: with the slash at its end, or "" for "".
func Base(address string) (string, error) {
	if address == "" {
		return "", nil
	}
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" {
		return "", errors.New("site: the address of the site is like https://example.org/flota/; choose another -base")
	}
	return strings.TrimSuffix(u.String(), "/") + "/", nil
}

// Discovery is the address that says of a page what programs embed of it, if a
// server is at base.
func Discovery(base string) string {
	return base + "oembed?format=json&url=" + url.QueryEscape(base)
}

// place tells the page at which address it is, for those who read only it.
func (c contents) place(base string) error {
	if base == "" {
		return nil
	}
	const page = "index.html"
	mark := []byte(`<meta property="og:image" content="` + Preview + `">` + "\n")
	if bytes.Count(c[page], mark) != 1 {
		return fmt.Errorf("site: static/%s must hold %q exactly once", page, mark)
	}
	address := html.EscapeString(base)
	lines := `<meta property="og:url" content="` + address + `">
<meta property="og:image" content="` + address + Preview + `">
<link rel="canonical" href="` + address + `">
<link rel="alternate" type="application/json+oembed" href="` + html.EscapeString(Discovery(base)) + `" title="Flota">
`
	c[page] = bytes.Replace(c[page], mark, []byte(lines), 1)
	return nil
}
