//go:build !js

package app_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"flota/app/browsertest"
	"flota/app/chart"
	"flota/app/picture"
)

func TestPastedPictureLooksLikeTheDrawing(t *testing.T) {
	b := browsertest.Open(t)
	for game := range 2 {
		m, _ := published(game)
		for _, theme := range []chart.Theme{chart.Light, chart.Dark} {
			drawn, ok := picture.Of(m.At(len(m.Log)/2), picture.Look{Language: "en", Width: 640, Theme: theme, Marked: true})
			if !ok {
				t.Fatal("there is no picture")
			}
			var shots [2][]byte
			for i, svg := range []string{drawn, chart.Flat(drawn, theme)} {
				p := b.Page()
				p.Viewport(640, 1400)
				// A page whose own styles meet whatever has a class.
				p.Go(browsertest.ServePage(t, `<!doctype html><title>A page</title><body>`+svg, "Content-Security-Policy", []string{"", "default-src 'none'"}[i]))
				file := filepath.Join(t.TempDir(), "picture.png")
				p.Screenshot(file)
				var err error
				if shots[i], err = os.ReadFile(file); err != nil {
					t.Fatal(err)
				}
				p.Close()
			}
			if !bytes.Equal(shots[0], shots[1]) {
				t.Errorf("game %d, theme %d: a page that allows no styles shows another picture", game, theme)
			}
		}
	}
}
