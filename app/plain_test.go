//go:build !js

package app_test

import (
	"testing"

	"flota/app/browsertest"
)

func TestPlainlyBuiltProgramPlays(t *testing.T) {
	s := browsertest.ServePlain(t, "/plain/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 5)
	pl.p.Open(s.URL())
	pl.start(2)
	if before := pl.ply(); !pl.choose() || len(pl.match().Log) <= before {
		t.Error("nothing was played")
	}
}
