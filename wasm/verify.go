//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"flota/rules/trust"
)

// A status is an error after which the program ends with another status than 1.
// Without an error in it all was said already.
type status struct {
	number int
	error
}

// notProved ends verify when not every draw is proved, and damaged when there
// is nothing to look at.
const notProved, damaged = 1, 2

// verify says whether every draw of a link follows from the values that its
// players opened.
func verify(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	text, err := parseLink(flags, args)
	if err != nil {
		return err
	}
	l, err := openLink(text, stdin)
	if err != nil {
		return &status{damaged, err}
	}
	a := trust.Check(l.Match, &l.Trust)
	if _, err := fmt.Fprintln(stdout, &a.Report); err != nil {
		return err
	}
	if code := a.Code(len(l.Match.Log)); code != "" && !a.Report.Wrong() {
		if _, err := fmt.Fprintf(stdout, "code of the match: %s %s %s %s\n", code[:4], code[4:8], code[8:12], code[12:]); err != nil {
			return err
		}
	}
	if a.Report.Finding != trust.Proved || a.Report.Mode != trust.Witnessed {
		return &status{notProved, nil}
	}
	return nil
}

// exit gives the status for an error of a command, after it is said.
func exit(err error, stderr io.Writer) int {
	number := 1
	var s *status
	if errors.As(err, &s) {
		number, err = s.number, s.error
	}
	if err != nil {
		fmt.Fprintf(stderr, "flota: %v\n", err)
	}
	return number
}
