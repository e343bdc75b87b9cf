//go:build !js

package main

import (
	"bytes"
	"fmt"
	"go/format"
	"io"
	"math"
)

// The tables of the bots, as files of their packages.

// writeWorths writes what features are worth, by seats, stage and feature.
func writeWorths(w io.Writer, name string, worths [][][]float64) error {
	var b bytes.Buffer
	fmt.Fprintf(&b, "package %s\n\n// fitted is what features are worth, in hundredths, by seats, stage and feature.\n// Made by wasm fit.\n", name)
	fmt.Fprintln(&b, "var fitted = [...][stageCount][featureCount]int16{")
	for seats, stages := range worths {
		if stages == nil {
			continue
		}
		fmt.Fprintf(&b, "%d: {\n", seats)
		for stage, features := range stages {
			if features != nil {
				fmt.Fprintf(&b, "%d: {", stage)
				writeHundredths(&b, features)
				fmt.Fprintln(&b, "},")
			}
		}
		fmt.Fprintln(&b, "},")
	}
	fmt.Fprintln(&b, "}")
	return writeFormatted(w, b.Bytes())
}

// writeInclined writes what the traits of options draw.
func writeInclined(w io.Writer, name string, drawn []float64) error {
	var b bytes.Buffer
	fmt.Fprintf(&b, "package %s\n\n// inclined is what the traits of options draw, in hundredths. Made by wasm fit.\n", name)
	fmt.Fprint(&b, "var inclined = [traitCount]int16{")
	writeHundredths(&b, drawn)
	fmt.Fprintln(&b, "}")
	return writeFormatted(w, b.Bytes())
}

func writeHundredths(b *bytes.Buffer, list []float64) {
	for i, n := range list {
		if i%20 == 0 {
			fmt.Fprintln(b)
		}
		fmt.Fprintf(b, "%d, ", int16(max(-math.MaxInt16, min(math.Round(100*n), math.MaxInt16))))
	}
	fmt.Fprintln(b)
}

func writeFormatted(w io.Writer, source []byte) error {
	source, err := format.Source(source)
	if err != nil {
		return fmt.Errorf("the table cannot be written: %w", err)
	}
	_, err = w.Write(source)
	return err
}
