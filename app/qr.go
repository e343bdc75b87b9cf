package app

import (
	"html"
	"strconv"
	"strings"

	"rsc.io/qr/coding"
)

const (
	// qrVersion is the largest QR code that phones read well from a screen:
	// 117 modules wide, 1,273 bytes.
	qrVersion = 25
	// quiet is the white border of a QR code, in modules.
	quiet = 4
)

// qrCode draws a text as a QR code: an SVG element without a size of its own,
// black on white in every theme. It is false for a text that is too long.
func qrCode(text, label string) (string, bool) {
	for version := coding.Version(1); version <= qrVersion; version++ {
		bits := coding.String(text).Bits(version)
		if bits > version.DataBytes(coding.L)*8 {
			continue
		}
		plan, err := coding.NewPlan(version, coding.L, 0)
		if err != nil {
			panic("app: a QR code cannot be laid out: " + err.Error())
		}
		code, err := plan.Encode(coding.String(text))
		if err != nil {
			panic("app: a QR code cannot be made of what fits: " + err.Error())
		}
		return drawQR(code, label), true
	}
	return "", false
}

// drawQR draws each row as runs of black modules.
func drawQR(code *coding.Code, label string) string {
	side := strconv.Itoa(code.Size + 2*quiet)
	var b strings.Builder
	b.WriteString(`<svg class="qr" viewBox="0 0 ` + side + ` ` + side + `" role="img" aria-label="` + html.EscapeString(label) +
		`" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h` + side + `v` + side + `H0z"/><path fill="#000" d="`)
	for y := range code.Size {
		for x := 0; x < code.Size; {
			run := 0
			for x+run < code.Size && code.Black(x+run, y) {
				run++
			}
			if run > 0 {
				n := strconv.Itoa(run)
				b.WriteString("M" + strconv.Itoa(x+quiet) + " " + strconv.Itoa(y+quiet) + "h" + n + "v1h-" + n + "z")
			}
			x += run + 1
		}
	}
	b.WriteString(`"/></svg>`)
	return b.String()
}
