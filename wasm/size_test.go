//go:build !js

package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"flota/wasm/site"
)

var update = flag.Bool("update", false, "write the figures anew that are agreed")

const sizesFile = "testdata/sizes.txt"

// What a reader's browser loads may grow by two in a hundred without anybody
// saying so. Whoever wants more, or has made it smaller, commits the new figures
// with what changes them: go test ./wasm -run Sizes -update.
func TestSizesStayWithinWhatWasAgreed(t *testing.T) {
	if testing.Short() {
		t.Skip("compresses the whole program")
	}
	got := sizes(t)
	if *update {
		var b strings.Builder
		for _, s := range got {
			fmt.Fprintf(&b, "%s %d\n", s.what, s.bytes)
		}
		if err := os.WriteFile(sizesFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(sizesFile)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	if len(lines) != len(got) {
		t.Fatalf("%d sizes are agreed, there are %d", len(lines), len(got))
	}
	for i, s := range got {
		var agreed share
		if _, err := fmt.Sscan(lines[i], &agreed.what, &agreed.bytes); err != nil || agreed.what != s.what {
			t.Fatalf("line %q is not the size of %s", lines[i], s.what)
		}
		if s.bytes > agreed.bytes+agreed.bytes/50 {
			t.Errorf("%s has %d bytes, %.1f %% more than agreed", s.what, s.bytes, 100*ratio(s.bytes-agreed.bytes, agreed.bytes))
		}
	}
}

// sizes are those of the browser program and of what the page and a pasted board
// load besides.
func sizes(t *testing.T) []share {
	t.Helper()
	file := filepath.Join(t.TempDir(), "flota.wasm")
	if err := site.CompileClient(context.Background(), "..", "./wasm", file); err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := checkClientOnly(context.Background(), "..", program); err != nil {
		t.Error(err)
	}
	all, err := measure(program)
	if err != nil {
		t.Fatal(err)
	}
	list := []share{{"program", all[0]}, {"program.gz", all[1]}, {"program.br", all[2]}}
	for _, pattern := range []string{"embed.js", "*.css", "*.js"} {
		files, err := filepath.Glob(filepath.Join("../static", pattern))
		if err != nil || len(files) == 0 {
			t.Fatalf("there is no %s: %v", pattern, err)
		}
		sum := 0
		for _, f := range files {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			small, err := site.Gzip(data, site.Best)
			if err != nil {
				t.Fatal(err)
			}
			sum += len(small)
		}
		list = append(list, share{pattern + ".gz", sum})
	}
	return list
}
