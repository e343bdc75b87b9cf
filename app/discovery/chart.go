package discovery

import (
	"cmp"

	"flota/app/chart"
	"flota/app/text"
	"flota/rules"
	"flota/rules/discovery"
)

// A Chart draws a position of The Age of Discovery as SVG: the map, the event
// boxes and what the players own. All sizes are in pixels.
type Chart struct {
	State *discovery.State
	Text  *discovery.Text
	Words *text.Words
	// Marks has what is on offer to the seat that is asked, by move; nil at
	// a past ply or while others are asked.
	Marks chart.Marks
	// Before is the position before the latest change, whose place on the
	// board is bracketed; nil: nothing is.
	Before *discovery.State
	// Touch: targets beside the map are as large as a finger.
	Touch bool
	// Front is one more than the seat from where one looks: what it has comes
	// first. 0: turn order.
	Front int
}

// Height is how high the map is at a width.
func Height(width float64) float64 { return geometry.Height * width / chart.Width }

// prefix begins the ids of the shapes of the map.
const prefix = "discovery-"

// letters are those of the owners' tiles, by seat.
const letters = "EFSPH"

// kindGlyphs has the glyph of each kind of piece.
var kindGlyphs = [discovery.KindCount]chart.Glyph{
	discovery.Colonist:   chart.Figure,
	discovery.Captain:    chart.Anchor,
	discovery.Merchant:   chart.Scales,
	discovery.Missionary: chart.Cross,
	discovery.Soldier:    chart.Swords,
}

// goodGlyphs has the glyph of each trade good.
var goodGlyphs = [discovery.GoodCount]chart.Glyph{
	discovery.Gold: chart.Gold, discovery.Silver: chart.Silver, discovery.Cattle: chart.Cattle,
	discovery.Cocoa: chart.Cocoa, discovery.Fish: chart.Fish, discovery.Sugar: chart.Sugar,
	discovery.Fur: chart.Fur, discovery.Coffee: chart.Coffee, discovery.Tobacco: chart.Tobacco,
	discovery.Rice: chart.Rice, discovery.Indigo: chart.Indigo,
}

// tints are the fills of the regions: neighbours differ.
var tints = [discovery.RegionCount]string{
	discovery.Canada: "c-land2", discovery.NewEngland: "c-land", discovery.Virginia: "c-land3", discovery.Carolina: "c-land2",
	discovery.Caribbean: "c-land3", discovery.Mexico: "c-land3", discovery.NewGranada: "c-land2", discovery.Peru: "c-land",
	discovery.Brazil: "c-land3",
}

// words are the board's own in the language of the page.
func (c *Chart) words() *words { return cmp.Or(boardWords[c.Words.Language], boardWords["en"]) }

// tile draws the tile of a seat.
func tile(d *chart.Drawing, x, y, size float64, seat rules.Seat) {
	d.Tile(x, y, size, chart.Owner(seat), letters[seat:seat+1])
}

// piece draws a piece and gives its width.
func piece(d *chart.Drawing, x, y, size float64, p discovery.Piece) float64 {
	if p.Kind == discovery.Colonist {
		tile(d, x, y, size, p.Seat)
		return size
	}
	d.Specialist(x, y, size, chart.Owner(p.Seat), letters[p.Seat:p.Seat+1], kindGlyphs[p.Kind])
	return chart.SpecialistWidth(size)
}

// Ground draws what never moves on the map, as one <svg>: once for a width and
// a language.
func (c *Chart) Ground(width float64) string { return ground(geometry.At(width), c.words(), "") }

// Land draws the same without names and in fewer bytes, for files.
func Land(width float64) string { return ground(geometry.Rough(width), &words{}, chart.Slice) }

func ground(sheet *chart.Sheet, w *words, fit string) string {
	fills := make([]string, len(geometry.Areas))
	for r, tint := range tints {
		fills[geometry.Find(discovery.Region(r).ID())] = tint
	}
	ground := chart.Ground{
		Sheet: sheet, Prefix: prefix, Rose: rose[0], Second: second[0], Radius: 66,
		Tints: fills,
	}
	var d chart.Drawing
	d.Open("c-ground", sheet.Width, sheet.Height, fit+` aria-hidden="true"`)
	ground.Draw(&d)
	for _, name := range [...]struct {
		class, text string
		at          chart.Point
		least       float64 // the map has room for it from this width on
	}{
		{"c-sealabel", w.atlantic, names[0], 400},
		{"c-sealabel", w.southSea, names[1], 400},
		{"c-faint", w.incognita, names[2], 400},
	} {
		if sheet.Width >= name.least && name.text != "" {
			at := sheet.Point(name.at)
			d.Write(name.class, at.X, at.Y, name.text)
		}
	}
	d.Close()
	return d.String()
}
