//go:build !js

package main

import (
	"flag"
	"io"

	"flota/rules/sheet"
)

// writeSheet writes the score sheet of a link.
func writeSheet(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	offered := flags.Bool("offered", false, "add to each answer of a seat all that was on offer")
	text, err := parseLink(flags, args)
	if err != nil {
		return err
	}
	m, _, err := open(text, lastPly, stdin)
	if err != nil {
		return err
	}
	_, err = io.WriteString(stdout, sheet.Write(m, *offered))
	return err
}
