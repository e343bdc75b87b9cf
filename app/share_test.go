//go:build !js

package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"flota/app/browsertest"
)

func TestMatchIsSentAsPictureTextCodeMailAndFile(t *testing.T) {
	s := browsertest.Serve(t, "/")
	first := newPlayer(t, browsertest.Open(t).Page(), 3)
	first.p.Open(s.URL())
	first.start(2, "Anna", "Béla")
	for range 12 {
		first.choose()
	}
	first.p.Click(`[data-act="share"]`)
	first.p.Click(`[data-act="qr"]`)
	first.p.Wait(`svg.qr`)
	first.p.Click(`[data-act="code"]`)
	first.p.Until("the text code shows", `document.querySelector("#share-to")?.value.split("\n").length > 2`)
	code := browsertest.Eval[string](first.p, `document.querySelector("#share-to").value`)
	mail := browsertest.Eval[string](first.p, `decodeURIComponent(document.querySelector('a[href^="mailto:"]').getAttribute("href"))`)
	if !strings.Contains(mail, s.URL()+"#"+first.fragment()) {
		t.Errorf("the mail says %q, want the link in it", mail)
	}

	file := filepath.Join(t.TempDir(), "match.txt")
	if err := os.WriteFile(file, []byte("A match\n"+s.URL()+"#"+first.fragment()+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, open := range map[string]func(*browsertest.Page){
		"text code": func(p *browsertest.Page) {
			browsertest.Eval[bool](p, fmt.Sprintf(`(document.querySelector("#link").value = %q, true)`, "> "+strings.ReplaceAll(code, "\n", "\r\n> ")))
			p.Click(`[data-act="open"]`)
		},
		"file": func(p *browsertest.Page) { p.Upload(`#file`, file) },
	} {
		second := newPlayer(t, browsertest.Open(t).Page(), 4)
		second.p.Open(s.URL())
		open(second.p)
		second.p.Wait(`.table[aria-busy="false"]`)
		if second.fragment() != first.fragment() {
			t.Errorf("the %s opens another match than the first browser shows", name)
		}
	}
}

func TestFileWithoutALinkSaysSo(t *testing.T) {
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	p.Open(s.URL())
	file := filepath.Join(t.TempDir(), "holiday.txt")
	if err := os.WriteFile(file, []byte("<b>sun</b>"), 0o600); err != nil {
		t.Fatal(err)
	}
	p.Upload(`#file`, file)
	p.Wait(`.notice.bad`)
	if got := p.Text(`.notice.bad`); !strings.Contains(got, "no link") {
		t.Errorf("the notice says %q", got)
	}
}
