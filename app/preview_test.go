//go:build !js

package app_test

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"sort"
	"testing"

	"flota/app"
	"flota/app/browsertest"
	"flota/app/chart"
	"flota/app/picture"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/wasm/site"
)

var previewFile = flag.String("preview", "", "the file into which TestPreviewIsThePictureOfBothMaps draws the picture; make preview sets it")

// previewPage is what the picture of the page for other programs shows: the maps of
// both games, and the name.
func previewPage(t *testing.T) string {
	t.Helper()
	page := `<!doctype html><meta charset="utf-8"><title>Flota</title><style>
		body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #eae4d6; color: #1f2b33; font: 30px/1.3 "DejaVu Serif", serif; }
		.map { position: absolute; top: 0; width: 600px; height: 500px; overflow: hidden; }
		.map svg { display: block; width: 100%; height: 100%; }
		.map + .map { border-left: 4px solid #1f2b33; }
		footer { position: absolute; inset: 500px 0 0; border-top: 4px solid #1f2b33; background: #fbf8f1; display: flex; align-items: center; gap: 28px; padding: 0 36px; }
		h1 { margin: 0; font-size: 64px; }
		p { margin: 0; font-size: 27px; }
	` + chart.Light.Style() + `</style><body>`
	for i, g := range catalog.Games {
		m, err := link.Decode(app.CoverLinks[g.Info().ID], catalog.Games)
		if err != nil {
			t.Fatal(err)
		}
		page += `<div class="map" style="left:` + []string{"0", "600px"}[i] + `">` + picture.Cover(m, "en", 600) + `</div>`
	}
	return page + `<footer><h1>Flota</h1><p>Two heavy historical board games<br>that live in a link.</p></footer>`
}

func TestPreviewIsThePictureOfBothMaps(t *testing.T) {
	p := browsertest.Open(t).Page()
	p.Viewport(site.PreviewWidth, site.PreviewHeight)
	p.Go(browsertest.ServePage(t, previewPage(t)))
	file := filepath.Join(t.TempDir(), "preview.png")
	p.Screenshot(file)
	drawn := readPNG(t, file)
	root, err := site.Root()
	if err != nil {
		t.Fatal(err)
	}
	if *previewFile != "" {
		var b bytes.Buffer
		encoder := png.Encoder{CompressionLevel: png.BestCompression}
		if err := encoder.Encode(&b, few(drawn)); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(*previewFile, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept := filepath.Join(root, "static", site.Preview)
	is := readPNG(t, kept)
	if is.Bounds().Dx() != site.PreviewWidth || is.Bounds().Dy() != site.PreviewHeight {
		t.Fatalf("the picture is %v", is.Bounds())
	}
	if info, err := os.Stat(kept); err != nil || info.Size() > 150<<10 {
		t.Errorf("the picture has %d bytes, want at most %d", info.Size(), 150<<10)
	}
	// What is drawn may have changed a little since.
	sum, n := 0, 0
	for y := 0; y < site.PreviewHeight; y += 8 {
		for x := 0; x < site.PreviewWidth; x += 8 {
			a, b := at(drawn, x, y), at(is, x, y)
			for i := range a {
				sum, n = sum+max(a[i]-b[i], b[i]-a[i]), n+1
			}
		}
	}
	if sum/n > 8 {
		t.Errorf("the picture is another one than is drawn now, by %d of 255; make preview draws it anew", sum/n)
	}
}

func at(of image.Image, x, y int) [3]int {
	r, g, b, _ := of.At(x, y).RGBA()
	return [3]int{int(r >> 8), int(g >> 8), int(b >> 8)}
}

func readPNG(t *testing.T, file string) image.Image {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	drawn, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return drawn
}

// few draws a picture with the 256 colours that it has most of, of such as differ.
func few(of image.Image) *image.Paletted {
	size := of.Bounds()
	count := map[[3]int]int{}
	for y := range size.Dy() {
		for x := range size.Dx() {
			c := at(of, x, y)
			count[[3]int{c[0] &^ 7, c[1] &^ 7, c[2] &^ 7}]++
		}
	}
	colours := make([][3]int, 0, len(count))
	for c := range count {
		colours = append(colours, c)
	}
	sort.Slice(colours, func(i, j int) bool {
		a, b := colours[i], colours[j]
		if count[a] != count[b] {
			return count[a] > count[b]
		}
		return a[0]<<16|a[1]<<8|a[2] < b[0]<<16|b[1]<<8|b[2]
	})
	var palette color.Palette
	for _, c := range colours[:min(len(colours), 256)] {
		palette = append(palette, color.RGBA{uint8(c[0] | 4), uint8(c[1] | 4), uint8(c[2] | 4), 255})
	}
	drawn := image.NewPaletted(size, palette)
	known := map[[3]int]uint8{}
	for y := range size.Dy() {
		for x := range size.Dx() {
			c := at(of, x, y)
			i, ok := known[c]
			if !ok {
				i = uint8(palette.Index(color.RGBA{uint8(c[0]), uint8(c[1]), uint8(c[2]), 255}))
				known[c] = i
			}
			drawn.SetColorIndex(x, y, i)
		}
	}
	return drawn
}
