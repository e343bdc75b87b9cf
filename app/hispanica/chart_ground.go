package hispanica

import (
	"flota/app/chart"
	"flota/rules/hispanica"
)

// prefix begins the ids of the shapes of the map.
const prefix = "hispanica-"

// ChartHeight is how high the map is at a width, in pixels.
func ChartHeight(width float64) float64 { return geometry.Height * width / chart.Width }

// An Anchors has the places of pieces on the map at a width, in pixels.
type Anchors struct {
	// Places are the middles of the Colonies' discs, Zones those of the first
	// row of a zone's other pieces.
	Places [hispanica.PlaceCount]chart.Point
	Zones  [hispanica.ZoneCount]chart.Point
	// Fleets are the middles of the first fleet in each sea; further ones go
	// to both sides of it.
	Fleets [hispanica.SeaCount]chart.Point
	// Seas are where a badge of a sea can stand.
	Seas [hispanica.SeaCount]chart.Point
}

// AnchorsAt gives the places of pieces for a width of the map. Below a name of
// a zone stands its row, so the names must be those that are drawn.
func AnchorsAt(width float64, t *hispanica.Text) *Anchors {
	sheet := geometry.At(width)
	a := &Anchors{}
	for i := range a.Places {
		a.Places[i] = sheet.Point(placeSpots[i])
	}
	for i := range a.Zones {
		a.Zones[i] = zonePoint(sheet, hispanica.Zone(i))
		if width < namedFrom {
			continue
		}
		lines := zoneName(t, hispanica.Zone(i))
		a.Zones[i].X = middle(sheet, landFace, lines, a.Zones[i].X)
		a.Zones[i].Y += float64(len(lines)-1)*lineHeight + rowBelow
	}
	for i := range a.Fleets {
		a.Fleets[i] = sheet.Point(fleetSpots[i])
		a.Seas[i] = sheet.Point(seaSpots[i])
	}
	return a
}

// Outline is the id of the outline of a land zone that Chart draws, for <use>.
func Outline(z hispanica.Zone) string { return prefix + z.ID() }

// SeaOutline is the id of the outline of a sea zone that Chart draws.
func SeaOutline(s hispanica.Sea) string { return prefix + s.ID() }

// tints are the fills of the zones: neighbours differ.
var tints = [hispanica.ZoneCount]string{
	hispanica.Florida: "c-land2", hispanica.NewSpain: "c-land", hispanica.Yucatan: "c-land2", hispanica.Guatemala: "c-land3",
	hispanica.Mosquito: "c-land2", hispanica.Panama: "c-land", hispanica.NewGranada: "c-land2", hispanica.Venezuela: "c-land3",
	hispanica.Guiana: "c-land", hispanica.Antilles: "c-land", hispanica.PuertoRico: "c-land3", hispanica.Hispaniola: "c-land2",
	hispanica.Jamaica: "c-land", hispanica.Cuba: "c-land3",
}

// Chart draws what never moves below the pieces and targets, as one <svg>: sea,
// zones, coast, frame and rose. It defines the outlines of all zones.
func Chart(width float64) string { return ground(geometry.At(width), "") }

// Land draws the same in fewer bytes, for files.
func Land(width float64) string { return ground(geometry.Rough(width), chart.Slice) }

func ground(sheet *chart.Sheet, fit string) string {
	fills := make([]string, len(geometry.Areas))
	for z, tint := range tints {
		fills[geometry.Find(hispanica.Zone(z).ID())] = tint
	}
	g := chart.Ground{Sheet: sheet, Prefix: prefix, Tints: fills, Rose: rose[0], Second: second[0], Radius: 44}
	var d chart.Drawing
	d.Open("c-ground", sheet.Width, sheet.Height, fit+` aria-hidden="true"`)
	g.Draw(&d)
	d.Close()
	return d.String()
}

// Sizes of names, in pixels.
const (
	namedFrom  = 720.0  // the map has room for the names of zones and seas
	placesFrom = 1080.0 // and of places
	lineHeight = 14.0
	rowBelow   = 17.0
)

// drawWinds draws the arrows of the one-way passages.
func drawWinds(d *chart.Drawing, sheet *chart.Sheet) {
	for i := 0; i < len(windSpots); i += 2 {
		wind(d, sheet.Point(windSpots[i]), sheet.Point(windSpots[i+1]))
	}
}

// drawNames draws the names of seas and zones; below 720 pixels there is no room
// for them. It says of each sea whether it is lit.
func drawNames(d *chart.Drawing, sheet *chart.Sheet, t *hispanica.Text, lit func(hispanica.Sea) bool) {
	if sheet.Width < namedFrom {
		return
	}
	for s := range hispanica.Sea(hispanica.SeaCount) {
		class := "c-sealabel"
		if lit(s) {
			class += " c-on-lit"
		}
		at := sheet.Point(seaSpots[s])
		lines := whole(seaFace, t.Noun(s.Move()), seaRooms[s]*sheet.Width/chart.Width)
		x := middle(sheet, seaFace, lines, at.X)
		for i, line := range lines {
			d.Write(class, x, at.Y+4+lineHeight*(float64(i)-float64(len(lines)-1)/2), line)
		}
	}
	for z := range hispanica.Zone(hispanica.ZoneCount) {
		at := zonePoint(sheet, z)
		lines := zoneName(t, z)
		x := middle(sheet, landFace, lines, at.X)
		for i, line := range lines {
			d.Write("c-landlabel", x, at.Y+lineHeight*float64(i), line)
		}
	}
}
