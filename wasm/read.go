//go:build !js

package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/sheet"
)

// readSheet writes the link of a score sheet.
func readSheet(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	base := baseOption(flags)
	found, err := parse(flags, args)
	if err != nil {
		return err
	}
	if len(found) != 1 {
		return fmt.Errorf("name one file with a score sheet, or - for standard input; see flota %s -h", flags.Name())
	}
	from := stdin
	if found[0] != "-" {
		file, err := os.Open(found[0])
		if err != nil {
			return fmt.Errorf("the sheet cannot be read: %w", err)
		}
		defer file.Close()
		from = file
	}
	text, err := readAll(from, sheet.MaxText)
	if err != nil {
		return err
	}
	m, err := sheet.Read(text, catalog.Games)
	if err != nil {
		return err
	}
	return writeLink(stdout, *base, link.Link{Match: m})
}

// baseOption declares -base.
func baseOption(flags *flag.FlagSet) *string {
	return flags.String("base", "", "the `URL` of the page to put before the link; without it only what follows '#' is written")
}

// writeLink writes a link to a line.
func writeLink(w io.Writer, base string, l link.Link) error {
	if base != "" {
		base += "#"
	}
	_, err := fmt.Fprintln(w, base+link.Write(l))
	return err
}
