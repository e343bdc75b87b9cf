// Package chart has what the boards of all games are drawn with: sea charts as
// SVG text, in screen pixels, the same for the page and for files. Colours are
// the custom properties of the page's style sheet; Style has the rest.
//
// A board is a stack of two layers of equal size: the ground, an <svg> that is
// drawn once for a width, and what a move changes, in parts that are compared
// with the last ones. The parts refer to shapes of the ground by id, so both must
// be in one document.
package chart

//go:generate make -C ../.. chart

import (
	"math"
	"strconv"
)

// A Drawing is SVG markup that grows.
type Drawing struct {
	text []byte
	cuts []int // where parts end
	name name  // of the target that is open
}

// A Text is put into a drawing as text, whatever it holds.
type Text string

// Add appends markup: strings as they are, numbers to a tenth, and Text
// escaped, so that it can stand between tags and in attributes.
func (d *Drawing) Add(parts ...any) {
	for _, part := range parts {
		switch p := part.(type) {
		case string:
			d.text = append(d.text, p...)
		case Text:
			d.text = escape(d.text, string(p))
		case int:
			d.text = strconv.AppendInt(d.text, int64(p), 10)
		case float64:
			d.text = appendTenths(d.text, tenths(p))
		default:
			panic("chart: a drawing has no place for this kind of value")
		}
	}
}

// String is all that was added.
func (d *Drawing) String() string { return string(d.text) }

// Cut ends a part of the drawing.
func (d *Drawing) Cut() { d.cuts = append(d.cuts, len(d.text)) }

// Parts are what was added before each cut. A page need only take over those
// that have changed.
func (d *Drawing) Parts() []string {
	parts, from := make([]string, len(d.cuts)), 0
	for i, to := range d.cuts {
		parts[i] = string(d.text[from:to])
		from = to
	}
	return parts
}

// Slice is the attribute of a layer that fills its place and is cut off where that
// has another shape.
const Slice = ` preserveAspectRatio="xMidYMid slice"`

// Open begins a layer of so many pixels.
func (d *Drawing) Open(class string, width, height float64, attributes ...any) {
	d.Add(`<svg xmlns="http://www.w3.org/2000/svg" class="chart `, class, `" width="`, width, `" height="`, height,
		`" viewBox="0 0 `, width, ` `, height, `"`)
	d.Add(attributes...)
	d.Add(`>`)
}

// Close ends a layer.
func (d *Drawing) Close() { d.Add(`</svg>`) }

// Write puts a line of text of a class with the left end of its baseline at x,
// y, on whole pixels. The classes are in Style; attributes are markup.
func (d *Drawing) Write(class string, x, y float64, text string, attributes ...any) {
	d.Add(`<text class="`, class, `" x="`, math.Round(x), `" y="`, math.Round(y), `"`)
	d.Add(attributes...)
	d.Add(`>`, Text(text), `</text> `) // the space ends the word, for those who hear it
}

func escape(to []byte, text string) []byte {
	for _, r := range text {
		switch {
		case r == '<':
			to = append(to, "&lt;"...)
		case r == '>':
			to = append(to, "&gt;"...)
		case r == '&':
			to = append(to, "&amp;"...)
		case r == '"':
			to = append(to, "&quot;"...)
		case r < ' ', r == 0xFFFE, r == 0xFFFF:
			to = append(to, ' ') // XML has no way to say them
		default:
			to = append(to, string(r)...)
		}
	}
	return to
}

func tenths(x float64) int { return int(math.Round(x * 10)) }

// appendTenths writes a number of tenths as short as can be.
func appendTenths(to []byte, n int) []byte {
	if n < 0 {
		to, n = append(to, '-'), -n
	}
	if whole := n / 10; whole > 0 || n == 0 {
		to = strconv.AppendInt(to, int64(whole), 10)
	}
	if n%10 != 0 {
		to = append(to, '.', byte('0'+n%10))
	}
	return to
}

// factor writes a factor to a hundredth.
func factor(x float64) string { return strconv.FormatFloat(math.Round(x*100)/100, 'f', -1, 64) }
