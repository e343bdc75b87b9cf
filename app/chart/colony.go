package chart

// Pieces of the Caribbean chart, on the same grid of 16 by 16.

// Kinds of piece and marker.
const (
	Pearls     Glyph = `<path d="M8 1a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7zM4 8.2a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7zM12 8.2a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7z"/><path class="c-k" d="M6.3 4.3a1.8 1.8 0 0 1 1.4-1.5M2.3 11.5a1.8 1.8 0 0 1 1.4-1.5M10.3 11.5a1.8 1.8 0 0 1 1.4-1.5"/>`
	Fort       Glyph = `<path d="M1.6 2.2h3v2.4h1.9v-2.4h3v2.4h1.9v-2.4h3v12.6h-4.5v-3.4a1.9 1.9 0 0 0-3.8 0v3.4h-4.5z"/>`
	Chest      Glyph = `<path d="M1 7.3v-1.9a3.2 3.2 0 0 1 3.2-3.2h7.6a3.2 3.2 0 0 1 3.2 3.2v1.9h-4.9v-1.1h-4.2v1.1zM1 8.7h4.9v1.7h4.2v-1.7h4.9v5.4h-14z"/>`
	Galley     Glyph = `<path d="M.2 8.6l2.6.8h10l2.9-1.7-1.6 4.7h-11.3zM8.5.8v6.8h5.1zM6.9 2.4v5.2h-3.7z"/><path class="c-s" d="M5 12.6l-1.1 2.6M8.4 12.6l-1.1 2.6M11.8 12.6l-1.1 2.6"/>`
	Visita     Glyph = `<path fill-rule="evenodd" d="M2.2 15.2v-8.4a5.8 5.8 0 0 1 11.6 0v8.4zM7.1 4.2v2.2h-2.2v1.8h2.2v4.6h1.8v-4.6h2.2v-1.8h-2.2v-2.2z"/>`
	Cathedral  Glyph = `<path d="M7.2.2h1.6v1.5h1.6v1.5h-1.6v1.8l6.2 4.6h-1.6v5.7h-3.5v-3.3a1.9 1.9 0 0 0-3.8 0v3.3h-3.5v-5.7h-1.6l6.2-4.6v-1.8h-1.6v-1.5h1.6z"/>`
	Rebel      Glyph = `<path d="M8 .3l1.6 3.7 3.8-1.4-1.4 3.8 3.7 1.6-3.7 1.6 1.4 3.8-3.8-1.4-1.6 3.7-1.6-3.7-3.8 1.4 1.4-3.8-3.7-1.6 3.7-1.6-1.4-3.8 3.8 1.4z"/>`
	Hut        Glyph = `<path d="M8 1.4c4.3 0 7.2 3.3 7.2 7.7v5.7h-4.5v-3.2a2.7 2.7 0 0 0-5.4 0v3.2h-4.5v-5.7c0-4.4 2.9-7.7 7.2-7.7z"/>`
	Wilderness Glyph = `<path d="M4.6.4l3.4 4.6h-1.5l2.5 3.6h-3.5v6.4h-1.8v-6.4h-3.5l2.5-3.6h-1.5zM11.9 8.2c2.4 0 3.9 1.7 3.9 4.1v2.7h-2.4v-1.4a1.5 1.5 0 0 0-3 0v1.4h-2.4v-2.7c0-2.4 1.5-4.1 3.9-4.1z"/>`
	// Bound is a Slave: a figure in outline, with a bar.
	Bound  Glyph = `<path class="c-s" d="M8 1.8a2.5 2.5 0 0 1 0 5 2.5 2.5 0 0 1 0-5zM3 14.4c0-3.6 1.9-5.4 5-5.4s5 1.8 5 5.4zM1 11.7h14"/>`
	Parrot Glyph = `<path d="M9.6.8c2.6 0 4.2 1.6 4.2 3.6 0 1-.3 1.7-.8 2.2.1-1-.4-1.7-1.4-1.9.9 3.6-.8 6.3-4.1 7l-4.7 3.5 2.2-4.6c-.9-4.4.3-9.8 4.6-9.8z"/><path class="c-k" d="M10.3 3.4v.1M7.4 5.6c-.5 1.8-.4 3.4.2 4.8"/>`
	Dove   Glyph = `<path d="M.4 3.6c2.3.2 4.4 1.1 6 2.7-.5-2-.3-3.9.7-5.5 2.2 1.4 3.6 3.4 4 5.9l1.3-.7c1.1-.5 2.2-.1 2.6.8l.8.8-1.6.5c-.3 3.4-3 5.3-6.6 4.8l-5.2 1.7 2-3.3c-2.3-1.8-3.6-4.4-4-7.7z"/>`
	// Seal is the ground of a roman numeral.
	Seal   Glyph = `<path d="M8 .6a7.4 7.4 0 0 1 0 14.8 7.4 7.4 0 0 1 0-14.8z"/><path class="c-h" d="M5.3 3.4h5.4v1.7h-1.7v5.8h1.7v1.7h-5.4v-1.7h1.7v-5.8h-1.7z"/>`
	Laurel Glyph = `<path class="c-s" d="M4.6 1.8c-4 4-3 9.6 3.4 12.2 6.4-2.6 7.4-8.2 3.4-12.2"/><path d="M1.3 5.2c1.9.1 2.9.9 3 2.6-1.8.2-2.9-.7-3-2.6zM2 9.7c1.9-.4 3.1.2 3.6 1.8-1.8.7-3 .1-3.6-1.8zM14.7 5.2c-1.9.1-2.9.9-3 2.6 1.8.2 2.9-.7 3-2.6zM14 9.7c-1.9-.4-3.1.2-3.6 1.8 1.8.7 3 .1 3.6-1.8zM8 5.2l.8 1.7 1.8.2-1.3 1.3.3 1.8-1.6-.9-1.6.9.3-1.8-1.3-1.3 1.8-.2z"/>`
)

// EmptyTile draws the tile of an owner in outline: a Colony without Labour.
func (d *Drawing) EmptyTile(x, y, size float64, o Owner, letter string) {
	d.at(x, y, size, `c-tile c-empty`)
	d.Add(`<path d="`, shapes[o].path, `"/><text x="8" y="`, shapes[o].baseline, `">`, Text(letter), `</text></g>`)
}

// A Corner is a badge on the corner of a tile.
type Corner int

// The grounds of badges: light and round, or dark and square.
const (
	Round Corner = iota
	Square
)

// Corner draws a badge with a glyph around x, y, so many pixels wide.
func (d *Drawing) Corner(x, y, size float64, c Corner, g Glyph) {
	d.Add(`<g transform="translate(`, x, ` `, y, `)">`)
	if c == Square {
		d.Add(`<rect class="c-square" x="`, -size/2, `" y="`, -size/2, `" width="`, size, `" height="`, size, `" rx="1.5"/>`)
		d.Glyph(-size*.39, -size*.39, size*.78, g, "c-light-ink")
	} else {
		d.Add(`<circle class="c-round" r="`, size/2, `"/>`)
		d.Glyph(-size*.33, -size*.33, size*.66, g, "")
	}
	d.Add(`</g>`)
}

// Flag draws a swallow-tailed flag in an owner's fill with its letter.
func (d *Drawing) Flag(x, y, size float64, o Owner, letter string) {
	d.at(x, y, size, `c-tile c-flag o`, int(o))
	d.Add(`<path class="c-pole" d="M2 .4v15.2"/><path d="M2.7 1.2h12.6l-2.9 4.8 2.9 4.8h-12.6z"/><text x="7.5" y="9.3">`, Text(letter), `</text></g>`)
}

// Wave draws a wavy line below something.
func (d *Drawing) Wave(x, y, width float64) {
	d.Add(`<path class="c-wave" d="M`, x, ` `, y)
	for at := 0.0; at+3 <= width+.5; at += 6 {
		d.Add(`q1.5-2.5 3 0`)
		if at+6 <= width+.5 {
			d.Add(`t3 0`)
		}
	}
	d.Add(`"/>`)
}
