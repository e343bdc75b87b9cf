package chart

import (
	_ "embed"
	"strings"
)

// A Theme is a set of colours.
type Theme int

// The two themes.
const (
	Light Theme = iota
	Dark
)

// tokens are the colours of drawings in files, by theme: those of the page's
// style sheet in its standard palette.
var tokens = [...]struct {
	name   string
	colour [2]string
}{
	{"page", [2]string{"#EAE4D6", "#0E161B"}},
	{"surface", [2]string{"#FBF8F1", "#17222A"}},
	{"surface2", [2]string{"#F2ECDF", "#1F2C35"}},
	{"ink", [2]string{"#1F2B33", "#EFE8D8"}},
	{"ink2", [2]string{"#4F5A61", "#B4BAB8"}},
	{"line", [2]string{"#D3C8B2", "#33434D"}},
	{"edge", [2]string{"#82775F", "#7F8E94"}},
	{"sea", [2]string{"#DDE7E6", "#122631"}},
	{"sealine", [2]string{"#66838A", "#5F8492"}},
	{"sealabel", [2]string{"#3D5C64", "#9CC0CB"}},
	{"land", [2]string{"#F6ECD5", "#3A3A30"}},
	{"land2", [2]string{"#EEE0C2", "#454234"}},
	{"land3", [2]string{"#F2E6DA", "#413A35"}},
	{"terra", [2]string{"#E9E3D5", "#2A2F2F"}},
	{"coast", [2]string{"#54492F", "#D2BE8C"}},
	{"accent", [2]string{"#75246B", "#E9A4E0"}},
	{"onaccent", [2]string{"#FFFFFF", "#2A0A27"}},
	{"accent2", [2]string{"#F3E3F0", "#3A2340"}},
	{"danger", [2]string{"#9B1C1C", "#FF9A8C"}},
	{"good", [2]string{"#1C6B3F", "#7FD6A4"}},
	{"tedge", [2]string{"#1F2B33", "#F6EFDF"}},
	{"halo", [2]string{"#FBF8F1", "#0E161B"}},
	{"chip", [2]string{"#FBF8F1", "#17222A"}},
	{"ui", [2]string{fonts, fonts}},
	{"chart", [2]string{serifs, serifs}},

	// The owners', see Owner.
	{"fill0", [2]string{"#A81E22", "#BE2B2E"}},
	{"fill1", [2]string{"#1D5FAE", "#2B6CC4"}},
	{"fill2", [2]string{"#F6D250", "#F8D75C"}},
	{"fill3", [2]string{"#2FA58E", "#35B39C"}},
	{"fill4", [2]string{"#DF7420", "#E67C28"}},
	{"fill5", [2]string{"#5B5F66", "#6B7078"}},
	{"letter0", [2]string{"#FFFFFF", "#FFFFFF"}},
	{"letter1", [2]string{"#FFFFFF", "#FFFFFF"}},
	{"letter2", [2]string{"#1F2B33", "#1F1A06"}},
	{"letter3", [2]string{"#10201F", "#041714"}},
	{"letter4", [2]string{"#1A1006", "#1A1006"}},
	{"letter5", [2]string{"#FFFFFF", "#FFFFFF"}},
}

const (
	fonts  = `system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif`
	serifs = `"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, "Noto Serif", "Liberation Serif", "Times New Roman", serif`
)

//go:embed chart.css
var sheet string

// Style is the style sheet of all charts in the page, whose own style sheet
// gives the colours.
func Style() string { return sheet }

// Style is the style sheet of all charts in a file of its own: with the colours
// in place, so that it also serves programs that know no custom properties.
func (t Theme) Style() string {
	var pairs []string
	for _, token := range tokens {
		pairs = append(pairs, "var(--"+token.name+")", token.colour[t])
	}
	return strings.NewReplacer(pairs...).Replace(sheet)
}
