//go:build !js

package browsertest

import (
	"crypto/sha256"
	"encoding/hex"
	"testing"
)

func TestAxeIsThePublishedFile(t *testing.T) {
	sum := sha256.Sum256([]byte(axe))
	if got := hex.EncodeToString(sum[:]); got != axeSum {
		t.Errorf("testdata/axe.min.js has the sum %s, want %s", got, axeSum)
	}
}

func TestViolationsAreFound(t *testing.T) {
	p := Open(t).Page()
	p.Go(ServePage(t, `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>
		<button></button><p style="color: #999; background: #fff">Hardly to be read</p></main></html>`))
	found := map[string]bool{}
	for _, v := range p.Violations() {
		found[v.Rule] = true
	}
	if n := len(p.Violations("button-name")); n != 1 {
		t.Errorf("of one rule %d violations are found, want 1", n)
	}
	for _, rule := range []string{"button-name", "color-contrast"} {
		if !found[rule] {
			t.Errorf("%s is not found among %v", rule, found)
		}
	}
}
