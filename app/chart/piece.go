package chart

import "math"

// Pieces are drawn on a grid of 16 by 16. What is put at x, y has its upper
// left corner there.

// An Owner is a colour with its shape and letter, from 0: square, circle,
// diamond, shield, gable; and the hexagon of whoever has none of these.
type Owner int

// shapes are the outlines of the owners' tiles, and where the baseline of the
// letter is.
var shapes = [...]struct {
	path     string
	baseline float64
}{
	{"M1.5 3.1a1.6 1.6 0 0 1 1.6-1.6h9.8a1.6 1.6 0 0 1 1.6 1.6v9.8a1.6 1.6 0 0 1-1.6 1.6h-9.8a1.6 1.6 0 0 1-1.6-1.6z", 11.4},
	{"M8 .8a7.2 7.2 0 0 1 0 14.4a7.2 7.2 0 0 1 0-14.4z", 11.4},
	{"M8 0l8 8-8 8-8-8z", 11.3},
	{"M1.7 1.3h12.6v6.2c0 4.3-2.7 6.7-6.3 8.3-3.6-1.6-6.3-4-6.3-8.3z", 10.6},
	{"M8 .4l7 6v8.9h-14v-8.9z", 13.2},
	{"M8 .4l6.8 3.8v7.6l-6.8 3.8-6.8-3.8v-7.6z", 11.4},
}

// leastLetter is how wide a tile must be for its letter to be 8 pixels high, which
// is the least that can be read.
const leastLetter = 13.3

// Tile draws the tile of an owner with a letter, so many pixels wide.
func (d *Drawing) Tile(x, y, size float64, o Owner, letter string) {
	class := `c-tile o`
	if size < leastLetter {
		class = `c-tiny c-tile o`
	}
	d.at(x, y, size, class, int(o))
	d.Add(`<path d="`, shapes[o].path, `"/><text x="8" y="`, shapes[o].baseline, `">`, Text(letter), `</text> </g>`)
}

// Specialist draws a tile with a tag at its right side: the tile says whose,
// the glyph on the tag what. It is as wide as SpecialistWidth says.
func (d *Drawing) Specialist(x, y, size float64, o Owner, letter string, g Glyph) {
	k := size / 16
	d.at(x+size-3*k, y, size, `c-tag`)
	d.Add(`<path class="c-paper" d="M.7 1.5h12.2a1.8 1.8 0 0 1 1.8 1.8v9.4a1.8 1.8 0 0 1-1.8 1.8h-12.2z"/>`)
	d.Add(`<g transform="translate(3.1 2.4) scale(.7)">`, string(g), `</g></g>`)
	d.Tile(x, y, size, o, letter)
}

// SpecialistWidth is how wide a tile of a size is with its tag.
func SpecialistWidth(size float64) float64 { return size * (16 - 3 + 14.7 + .7) / 16 }

// at opens a group that draws on the grid at a place and size.
func (d *Drawing) at(x, y, size float64, class ...any) {
	d.Add(`<g class="`)
	d.Add(class...)
	d.Add(`" transform="translate(`, math.Round(2*x)/2, ` `, math.Round(2*y)/2, `)`)
	if size != 16 {
		// Hundredths matter in a factor.
		d.Add(` scale(`, factor(size/16), `)`)
	}
	d.Add(`">`)
}

// A Glyph is the markup of a drawing in one ink. Its parts without a class are
// filled; c-s is drawn as a line, c-k as a line in the colour of the ground.
type Glyph string

// Glyph draws a glyph; the class gives its ink and ground, "" the usual ones.
func (d *Drawing) Glyph(x, y, size float64, g Glyph, class string) {
	d.at(x, y, size, `c-glyph `, class)
	d.Add(string(g), `</g>`)
}

// The kinds of piece.
const (
	Figure  Glyph = `<path d="M8 1.2a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM2.4 15c0-4.3 2.2-6.6 5.6-6.6s5.6 2.3 5.6 6.6z"/>`
	Anchor  Glyph = `<path class="c-s" d="M8 4.6v9.6M4.8 6.8h6.4M2 9.6c.6 3 3 4.6 6 4.6s5.4-1.6 6-4.6M8 1.3a1.6 1.6 0 0 1 0 3.3 1.6 1.6 0 0 1 0-3.3zM1.3 11.5l.7-1.9 1.7 1.1M14.7 11.5l-.7-1.9-1.7 1.1"/>`
	Scales  Glyph = `<path class="c-s" d="M8 1.4v12.4M4.6 14.3h6.8M2.6 4h10.8M2.9 4l-2.1 5.2M2.9 4l2.1 5.2M13.1 4l-2.1 5.2M13.1 4l2.1 5.2"/><path d="M.2 9h5.4c-.2 1.7-1.2 2.7-2.7 2.7s-2.5-1-2.7-2.7zM10.4 9h5.4c-.2 1.7-1.2 2.7-2.7 2.7s-2.5-1-2.7-2.7z"/>`
	Cross   Glyph = `<path d="M6.7 1h2.6v3.8h3.9v2.6h-3.9v7.6h-2.6v-7.6h-3.9v-2.6h3.9z"/>`
	Swords  Glyph = `<path class="c-s" d="M1.8 1.8l9.7 9.7M14.2 1.8l-9.7 9.7M8.9 13.1l4.2-4.2M7.1 13.1l-4.2-4.2M12.6 12.6l1.8 1.8M3.4 12.6l-1.8 1.8"/>`
	Native  Glyph = `<path d="M8 .8a2.6 2.6 0 0 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM8 6.8l5.6 8.2h-11.2z"/>`
	Compass Glyph = `<path d="M8 .2l1.7 6.1 6.1 1.7-6.1 1.7-1.7 6.1-1.7-6.1-6.1-1.7 6.1-1.7z"/>`
	Ship    Glyph = `<path d="M1 10.4h14l-2.4 4.4h-9.2zM8.7.8c3 1.8 4.6 4.6 4.8 8.4h-4.8zM7.3 2.6v6.6h-5c.4-3 2-5.2 5-6.6z"/>`
	House   Glyph = `<path d="M8 1l7.4 6h-1.8v7.8h-3.8v-4.6h-3.6v4.6h-3.8v-7.8h-1.8z"/>`
)

// The trade goods.
const (
	Gold    Glyph = `<path d="M4.6 7.4l1.2-4.6h4.4l1.2 4.6zM.4 13.4l1.2-4.6h4.7l1.2 4.6zM8.5 13.4l1.2-4.6h4.7l1.2 4.6z"/>`
	Silver  Glyph = `<path d="M2.6 4c0-1.4 2.4-2.4 5.4-2.4s5.4 1 5.4 2.4v8c0 1.4-2.4 2.4-5.4 2.4s-5.4-1-5.4-2.4z"/><path class="c-k" d="M2.6 4.5c0 1.4 2.4 2.4 5.4 2.4s5.4-1 5.4-2.4M2.6 8.5c0 1.4 2.4 2.4 5.4 2.4s5.4-1 5.4-2.4"/>`
	Cattle  Glyph = `<path d="M.8 1.4c-.3 3.8 1.2 5.8 3.9 6.2l.6 4c.3 2 1.3 3.2 2.7 3.2s2.4-1.2 2.7-3.2l.6-4c2.7-.4 4.2-2.4 3.9-6.2-.9 2.2-2.2 3.2-4.2 3.2h-6c-2 0-3.3-1-4.2-3.2z"/>`
	Cocoa   Glyph = `<path d="M3 13.4c-3-5.2 5-13.2 10.2-10.2 3 5.2-5 13.2-10.2 10.2z"/><path class="c-k" d="M3.8 11.2c.6-3.2 3.6-6.4 7-7.6M5.4 12.8c3.4-.4 6.4-3.4 7.4-6.8"/><path class="c-s" d="M13 3.2l1.9-1.9"/>`
	Fish    Glyph = `<path d="M.6 8.2c2.6-4 7.2-5.2 10.8-1.8l4-3v9.4l-4-2.8c-3.6 3.4-8.2 2.2-10.8-1.8z"/><path class="c-k" d="M4.2 7.2v.1"/>`
	Sugar   Glyph = `<path d="M8 .6c1.4 0 2 .9 2.3 2l2.5 9h-9.6l2.5-9c.3-1.1.9-2 2.3-2zM1.8 12.8h12.4v2.2h-12.4z"/>`
	Fur     Glyph = `<path d="M5.4 1.2c.8 1 4.4 1 5.2 0l4.2 2-1.5 2.8c-.7 1.5-.7 3 0 4.5l1.7 2.5-4 1.4c-.7-.5-1.2-.7-1.7-.7l-1.3 2.1-1.3-2.1c-.5 0-1 .2-1.7.7l-4-1.4 1.7-2.5c.7-1.5.7-3 0-4.5l-1.5-2.8z"/>`
	Coffee  Glyph = `<path d="M2.9 13.1c-3-3-1.2-7.2 1.6-9.6 2.9-2.4 6.8-2.4 8.6-.6 3 3 1.2 7.2-1.6 9.6-2.9 2.4-6.8 2.4-8.6.6z"/><path class="c-k" d="M13 3c-1 3.6-3 3.6-5 5s-4 1.4-5 5"/>`
	Tobacco Glyph = `<path d="M8 .4c4 2.8 5.6 5.8 5 8.6-.5 2.2-2.2 3.4-5 4-2.8-.6-4.5-1.8-5-4-.6-2.8 1-5.8 5-8.6z"/><path class="c-k" d="M8 3.6v9M8 7.4l2.5-2M8 10.6l3-2.3M8 7.4l-2.5-2M8 10.6l-3-2.3"/><path class="c-s" d="M8 13v2.4"/>`
	Rice    Glyph = `<path class="c-s" d="M8 15.4v-10"/><path d="M8 5.8c-1.5-1.8-1.5-3.8 0-5.6 1.5 1.8 1.5 3.8 0 5.6zM7.5 9c-2.7.2-4.2-1.2-4.4-4 2.7-.1 4.2 1.2 4.4 4zM8.5 9c2.7.2 4.2-1.2 4.4-4-2.7-.1-4.2 1.2-4.4 4zM7.5 13c-2.7.2-4.2-1.2-4.4-4 2.7-.1 4.2 1.2 4.4 4zM8.5 13c2.7.2 4.2-1.2 4.4-4-2.7-.1-4.2 1.2-4.4 4z"/>`
	Indigo  Glyph = `<path d="M8 .6c3.1 4 5.2 6.6 5.2 9.4a5.2 5.2 0 0 1-10.4 0c0-2.8 2.1-5.4 5.2-9.4z"/><path class="c-k" d="M5.2 10.2a2.9 2.9 0 0 0 2.6 2.7"/>`
)
