//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"flota/app/chart"
	pictures "flota/app/picture"
	"flota/app/text"
)

// picture draws the position of a match at a ply as an SVG file of its own, which
// can also be pasted into a page.
func picture(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	ply := plyOption(flags)
	theme := flags.String("theme", "light", "the `colours`: light or dark")
	language := flags.String("lang", "en", "the `code` of the language")
	width := flags.Int("width", 1280, "the width in `pixels`")
	link, err := parseLink(flags, args)
	if err != nil {
		return err
	}
	look := pictures.Look{Language: *language, Width: float64(*width), Theme: chart.Light, Marked: true}
	switch {
	case text.For(*language).Language != *language:
		return fmt.Errorf("there are no words in the language %q; choose -lang en, fr or hu", *language)
	case *width < pictures.Least || *width > pictures.Most:
		return fmt.Errorf("a picture cannot be %d pixels wide; choose -width %d to %d", *width, pictures.Least, pictures.Most)
	case *theme == "dark":
		look.Theme = chart.Dark
	case *theme != "light":
		return fmt.Errorf("there is no theme %q; choose -theme light or dark", *theme)
	}
	m, _, err := open(link, *ply, stdin)
	if err != nil {
		return err
	}
	drawn, ok := pictures.Of(m, look)
	if !ok {
		return errors.New("there are no pictures of " + m.Game.Info().ID + "; show writes its positions")
	}
	_, err = io.WriteString(stdout, chart.Flat(drawn, look.Theme))
	return err
}
