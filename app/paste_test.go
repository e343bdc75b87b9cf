//go:build !js

package app_test

import (
	"bytes"
	"image"
	"image/png"
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
			var shots [2]image.Image
			for i, svg := range []string{drawn, chart.Flat(drawn, theme)} {
				p := b.Page()
				p.Viewport(640, 1400)
				// A page whose own styles meet whatever has a class.
				p.Go(browsertest.ServePage(t, `<!doctype html><title>A page</title><body>`+svg, "Content-Security-Policy", []string{"", "default-src 'none'"}[i]))
				file := filepath.Join(t.TempDir(), "picture.png")
				p.Screenshot(file)
				data, err := os.ReadFile(file)
				if err == nil {
					shots[i], err = png.Decode(bytes.NewReader(data))
				}
				if err != nil {
					t.Fatal(err)
				}
				p.Close()
			}
			if at, by := apart(shots[0], shots[1]); by > 12 {
				t.Errorf("game %d, theme %d: a page that allows no styles shows another picture at %v, by %d of 255", game, theme, at, by)
			}
		}
	}
}

// apart gives where two pictures differ most and by how much, of squares of eight
// pixels: the edges of letters may lie on other parts of a pixel.
func apart(a, b image.Image) (at image.Point, by int) {
	const side = 8
	mean := func(of image.Image, at image.Point) (sum [3]int) {
		for y := range side {
			for x := range side {
				r, g, b, _ := of.At(at.X+x, at.Y+y).RGBA()
				sum[0], sum[1], sum[2] = sum[0]+int(r>>8), sum[1]+int(g>>8), sum[2]+int(b>>8)
			}
		}
		return sum
	}
	size := a.Bounds().Size()
	for y := 0; y+side <= size.Y; y += side {
		for x := 0; x+side <= size.X; x += side {
			of := image.Point{X: x, Y: y}
			p, q := mean(a, of), mean(b, of)
			for i := range p {
				if d := max(p[i]-q[i], q[i]-p[i]) / (side * side); d > by {
					at, by = of, d
				}
			}
		}
	}
	return at, by
}
