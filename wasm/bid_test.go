//go:build !js

package main

import (
	"bytes"
	"strings"
	"testing"
)

// An amount above one's cash is not among the options; played all the same it
// is refused with the reason.
func TestBidAboveOnesCashIsRefusedOnTheCommandLine(t *testing.T) {
	const position = `{"game":"hispanica","seats":3,"position":{"at":"auction","top":"card-7","players":[{"cash":8}]}}`
	link := strings.TrimSpace(flota(t, position, "from", "-"))
	var stdout, stderr bytes.Buffer
	status := run([]string{"move", link, "open", "=9"}, strings.NewReader(""), &stdout, &stderr)
	if got := stderr.String(); status != 1 || stdout.Len() > 0 || !strings.Contains(got, `R19 refuses "9" to s0: `) {
		t.Errorf("status %d, %q, %q", status, stdout.String(), got)
	}
}
