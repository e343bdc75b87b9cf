//go:build !js

package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
)

// someLink is the link of a random match.
func someLink(t *testing.T, game string) string {
	t.Helper()
	return lines[played](t, flota(t, "", "play", "-game", game, "-seats", "3", "-seed", "5"))[0].Link
}

func TestPictureDrawsAnyPlyAsOneFile(t *testing.T) {
	for _, game := range []string{"discovery", "hispanica"} {
		link := someLink(t, game)
		for _, args := range [][]string{
			{"picture", link},
			{"picture", link, "-ply", "0"},
			{"picture", "-ply", "100", "-width", "320", link},
			{"picture", link, "-ply", "55", "-theme", "dark", "-lang", "hu", "-width", "4096"},
			{"picture", link, "-lang", "fr"},
		} {
			drawn := flota(t, "", args...)
			d := xml.NewDecoder(strings.NewReader(drawn))
			for {
				if _, err := d.Token(); errors.Is(err, io.EOF) {
					break
				} else if err != nil {
					t.Fatalf("%s, %v: %v", game, args, err)
				}
			}
			if !strings.HasPrefix(drawn, `<svg xmlns="http://www.w3.org/2000/svg"`) || !strings.HasSuffix(drawn, `</svg>`) {
				t.Errorf("%s, %v: it is no SVG file", game, args)
			}
		}
		if flota(t, "", "picture", link) != flota(t, link, "picture", "-") {
			t.Errorf("%s: a link from standard input gives another picture", game)
		}
		if flota(t, "", "picture", link) == flota(t, "", "picture", link, "-theme", "dark") {
			t.Errorf("%s: the themes give the same picture", game)
		}
	}
}

func TestPictureSaysWhatItCannotDraw(t *testing.T) {
	link := someLink(t, "discovery")
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"picture"}, "give one link"},
		{[]string{"picture", "rubbish"}, "link: "},
		{[]string{"picture", link, "-ply", "9999"}, "no ply 9999"},
		{[]string{"picture", link, "-theme", "blue"}, "light or dark"},
		{[]string{"picture", link, "-lang", "xx"}, "-lang en, fr or hu"},
		{[]string{"picture", link, "-width", "319"}, "320 to 4096"},
		{[]string{"picture", link, "-width", "4097"}, "320 to 4096"},
	} {
		var stdout, stderr bytes.Buffer
		status := run(test.args, strings.NewReader(""), &stdout, &stderr)
		if status != 1 || stdout.Len() > 0 || !strings.Contains(stderr.String(), test.want) {
			t.Errorf("%v: exit status %d, stdout %q, stderr %q, want %q in it", test.args[:1], status, &stdout, &stderr, test.want)
		}
	}
}
