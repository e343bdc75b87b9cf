package hispanica

import (
	"math"
	"strings"

	"flota/app/chart"
	"flota/rules/hispanica"
)

var (
	seaFace  = chart.Face{Size: 13, Serif: true, Track: .65}
	landFace = chart.Face{Size: 12, Serif: true, Bold: true, Track: 1.08}
)

// seaRooms is how wide the name of each sea may be, in units.
var seaRooms = [hispanica.SeaCount]float64{
	hispanica.Europe: 90, hispanica.TradeWinds: 95, hispanica.Leeward: 100, hispanica.Main: 190, hispanica.Mona: 80,
	hispanica.Darien: 160, hispanica.JamaicaChannel: 100, hispanica.Honduras: 170, hispanica.Windward: 80,
	hispanica.Gulf: 250, hispanica.Bahama: 80, hispanica.Sargasso: 160,
}

// Rooms of the names of zones, in pixels.
const (
	zoneRoom   = 140.0
	narrowRoom = 96.0 // in the narrow sea beside the Lesser Antilles
)

// zonePoint is where a zone is named. On a narrow map Venezuela makes room for the
// name of Guiana.
func zonePoint(sheet *chart.Sheet, z hispanica.Zone) chart.Point {
	at := sheet.Point(zoneSpots[z])
	if z == hispanica.Venezuela && sheet.Width < 960 {
		at.X -= 16
	}
	return at
}

// zoneName gives the lines of the name of a zone.
func zoneName(t *hispanica.Text, z hispanica.Zone) []string {
	room := zoneRoom
	if z == hispanica.Antilles {
		room = narrowRoom
	}
	return whole(landFace, strings.ToUpper(t.Noun(z.Move())), room)
}

// whole breaks a name into lines and cuts no word.
func whole(f chart.Face, name string, room float64) []string {
	for word := range strings.FieldsSeq(name) {
		room = max(room, f.Width(word))
	}
	return f.Wrap(name, room)
}

// middle is where the lines of a name have their middle: at x, or as near as
// the frame lets them.
func middle(sheet *chart.Sheet, f chart.Face, lines []string, x float64) float64 {
	half := 0.0
	for _, line := range lines {
		half = max(half, f.Width(line)/2)
	}
	half += sheet.Frame() + 2
	return min(max(x, half), sheet.Width-half)
}

// placeSides says on which side of its disc a place is named: to the left or
// right, above or below.
var placeSides = [hispanica.PlaceCount]struct{ x, y int }{
	hispanica.StAugustine: {1, 0}, hispanica.NewProvidence: {1, 0}, hispanica.Veracruz: {-1, 0}, hispanica.Tampico: {1, 0},
	hispanica.Campeche: {-1, 0}, hispanica.Bacalar: {1, 0}, hispanica.Trujillo: {0, -1}, hispanica.PuertoCaballos: {-1, 0},
	hispanica.ProvidenceIsland: {1, 0}, hispanica.Bluefields: {-1, 0}, hispanica.Portobelo: {0, -1}, hispanica.Chagres: {-1, 0},
	hispanica.Cartagena: {-1, 0}, hispanica.SantaMarta: {0, -1}, hispanica.LaGuaira: {0, -1}, hispanica.Curacao: {1, 0},
	hispanica.Tobago: {1, 0}, hispanica.Paramaribo: {0, -1}, hispanica.StKitts: {0, -1}, hispanica.Barbados: {1, 0},
	hispanica.Martinique: {-1, 0}, hispanica.SanJuan: {0, -1}, hispanica.StCroix: {0, 1}, hispanica.SantoDomingo: {0, 1},
	hispanica.Tortuga: {1, 0}, hispanica.SantiagoDeLaVega: {-1, 0}, hispanica.PortRoyal: {1, 0}, hispanica.Havana: {0, -1},
	hispanica.SantiagoDeCuba: {0, 1},
}

// wind draws the arrow of a one-way passage.
func wind(d *chart.Drawing, from, to chart.Point) {
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Hypot(dx, dy)
	ux, uy := dx/length, dy/length
	bend := length * .1
	middle := chart.Point{X: (from.X+to.X)/2 - uy*bend, Y: (from.Y+to.Y)/2 + ux*bend}
	// The head follows the end of the curve.
	hx, hy := to.X-middle.X, to.Y-middle.Y
	h := math.Hypot(hx, hy)
	hx, hy = hx/h, hy/h
	arm := min(6, length*.2)
	d.Add(`<path class="c-wind" d="M`, from.X, ` `, from.Y, `Q`, middle.X, ` `, middle.Y, ` `, to.X, ` `, to.Y,
		`M`, to.X-arm*hx-arm*.6*-hy, ` `, to.Y-arm*hy-arm*.6*hx, `L`, to.X, ` `, to.Y,
		`L`, to.X-arm*hx+arm*.6*-hy, ` `, to.Y-arm*hy+arm*.6*hx, `"/>`)
}
