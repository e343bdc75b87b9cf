//go:build !js

package peers

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"flota/wasm/site"
)

var only = flag.String("only", "bytes,start,open,memory,engine,link", "the parts of the table that are measured")

// A bench is one run: what it measures with, and what it has found.
type bench struct {
	*testing.B
	root string // of the sources
	rows []row
	left []string // sentences about what could not be measured

	browser  string  // its name and version
	packages *string // the folder of what npm has loaded, see fetch

	linked, hello, pasted, viewer *page // see open
}

func (b *bench) row(r row) { b.rows = append(b.rows, r) }

// BenchmarkSideBySide prints the table.
func BenchmarkSideBySide(b *testing.B) {
	root, err := site.Root()
	if err != nil {
		b.Fatal(err)
	}
	parts := strings.Split(*only, ",")
	for b.Loop() {
		r := bench{B: b, root: root}
		for _, part := range []struct {
			name string
			run  func(*bench)
		}{
			{"bytes", bytesRows},
			{"start", startRows},
			{"open", openRows},
			{"memory", memoryRows},
			{"engine", engineRows},
			{"link", linkRows},
		} {
			if slices.Contains(parts, part.name) {
				part.run(&r)
			}
		}
		write(os.Stdout, r.rows, r.browser, r.left)
	}
}
