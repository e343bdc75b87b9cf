//go:build !js

package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"flota/wasm/site"
)

func TestSharesOfPackagesAreThoseOfTheProgram(t *testing.T) {
	file := filepath.Join(t.TempDir(), "hello.wasm")
	cmd := exec.Command("go", "build", "-o", file, "./hello")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	program, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	deps, err := site.Dependencies(context.Background(), "..", "./wasm/hello")
	if err != nil {
		t.Fatal(err)
	}
	shares, err := packageShares(program, deps)
	if err != nil {
		t.Fatal(err)
	}
	sum, of := 0, map[string]int{}
	for _, s := range shares {
		sum += s.bytes
		of[s.what] = s.bytes
	}
	// All but the names of functions and a few short sections.
	if sum < len(program)*9/10 || sum > len(program) {
		t.Errorf("the shares are %d bytes together, the program has %d", sum, len(program))
	}
	for _, p := range []string{"runtime", "reflect", "encoding/json", "github.com/maxence-charriere/go-app/v10/pkg/app", "data"} {
		if of[p] < 10_000 {
			t.Errorf("%s has a share of %d bytes", p, of[p])
		}
	}
}

func TestWhatIsNoProgramHasNoShares(t *testing.T) {
	for _, text := range []string{"", "\x00asm\x01\x00\x00\x00", "\x00asm\x01\x00\x00\x00\x0a\xff\xff\xff\xff\x0f", "\x00asm\x01\x00\x00\x00\x0a\x05\x02\x7f"} {
		if s, err := packageShares([]byte(text), nil); err == nil || !strings.Contains(err.Error(), "WebAssembly program") {
			t.Errorf("%q has shares %v, %v", text, s, err)
		}
	}
}
