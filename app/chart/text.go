package chart

import (
	"strings"
	"unicode/utf8"
)

// A Face is a kind of type whose room can be estimated.
type Face struct {
	Size  float64
	Bold  bool
	Serif bool
	Track float64 // space after each letter, in pixels
}

// sans has the widths of the letters from the space on, in fiftieths of the
// size, from A for 0 to Z and on to z. They are a plain grotesque's.
const sans = "OOSccshKRRTdOROOccccccccccOOdddczhhkkhfnkOZhcqknhnkhfkhvhhfOOOXcRccZccOccLLZLqccccRZOcZkZZZRNRd"

// Width estimates how wide a text is, in pixels, and rather too much: it is not
// known which of its fonts a device has.
func (f Face) Width(text string) float64 {
	fiftieths, count := 0, 0
	for _, r := range text {
		width := 30
		if i := int(r) - ' '; i >= 0 && i < len(sans) {
			width = int(sans[i]) - 'A'
			if sans[i] >= 'a' {
				width = int(sans[i]) - 'a' + 26
			}
		}
		fiftieths += width
		count++
	}
	// Wide system fonts are about an eighth wider than a grotesque, bold ones
	// a quarter.
	by := 1.13
	switch {
	case f.Serif:
		by = 1.02
	case f.Bold:
		by = 1.25
	}
	return float64(fiftieths)/50*f.Size*by + float64(count)*f.Track
}

// Fit gives the text, or as much of its beginning as there is room for, with an
// ellipsis.
func (f Face) Fit(text string, room float64) string {
	if f.Width(text) <= room {
		return text
	}
	for text != "" {
		_, size := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-size]
		if short := strings.TrimRight(text, " ") + "…"; f.Width(short) <= room {
			return short
		}
	}
	return ""
}

// Wrap breaks a text into lines that have room. A word that has none is cut.
func (f Face) Wrap(text string, room float64) []string {
	var lines []string
	line := ""
	for word := range strings.FieldsSeq(text) {
		with := word
		if line != "" {
			with = line + " " + word
		}
		if line != "" && f.Width(with) > room {
			lines = append(lines, line)
			with = word
		}
		line = f.Fit(with, room)
	}
	return append(lines, line)
}
