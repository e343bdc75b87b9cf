//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"flota/app/chart"
	charts "flota/app/discovery"
	boards "flota/app/hispanica"
	"flota/app/text"
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
)

// languages are those a picture can be written in.
var languages = map[string]*text.Words{"en": &text.English}

// picture draws the position of a match at a ply as an SVG file of its own.
func picture(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	ply := plyOption(flags)
	theme := flags.String("theme", "light", "the `colours`: light or dark")
	language := flags.String("lang", "en", "the `code` of the language")
	width := flags.Int("width", 1280, "the width in `pixels`")
	link, err := parseLink(flags, args)
	if err != nil {
		return err
	}
	words := languages[*language]
	colours := chart.Light
	switch {
	case words == nil:
		return fmt.Errorf("there are no words in the language %q; choose -lang en", *language)
	case *width < boards.LeastPicture || *width > boards.MostPicture:
		return fmt.Errorf("a picture cannot be %d pixels wide; choose -width %d to %d", *width, boards.LeastPicture, boards.MostPicture)
	case *theme == "dark":
		colours = chart.Dark
	case *theme != "light":
		return fmt.Errorf("there is no theme %q; choose -theme light or dark", *theme)
	}
	m, _, err := open(link, *ply, stdin)
	if err != nil {
		return err
	}
	var drawn string
	switch state := m.State.(type) {
	case *discovery.State:
		c := charts.Chart{
			State: state, Text: m.Text(*language).(*discovery.Text), Words: words,
			Marks: marked(m), Before: before[*discovery.State](m),
		}
		drawn = c.Picture(float64(*width), colours)
	case *hispanica.State:
		b := boards.Board{
			State: state, Text: m.Text(*language).(*hispanica.Text), Words: words,
			Marks: marked(m), Before: before[*hispanica.State](m),
		}
		drawn = b.Picture(float64(*width), colours)
	default:
		return errors.New("there are no pictures of " + m.Game.Info().ID + "; show writes its positions")
	}
	_, err = io.WriteString(stdout, drawn)
	return err
}

// marked has the marks of what the seat that is asked can answer.
func marked(m *rules.Match) chart.Marks {
	seat, ok := m.Next()
	if !ok || seat == rules.Nobody {
		return nil
	}
	return chart.MarksOf(m.State.Options(seat, nil), chart.NoMove)
}

// before is the position before the latest answer, nil at the beginning.
func before[S rules.State](m *rules.Match) (state S) {
	if len(m.Log) > 0 {
		state = m.At(len(m.Log) - 1).State.(S)
	}
	return state
}
