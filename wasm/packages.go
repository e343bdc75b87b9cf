//go:build !js

package main

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
)

// A share is how many bytes of a program belong to what.
type share struct {
	what  string
	bytes int
}

// Sections of a WebAssembly program, of the core specification, 5.5.2.
const (
	customSection = 0
	importSection = 2
	codeSection   = 10
	dataSection   = 11

	functionNames = 1 // the part of the custom section "name"
)

// packageShares gives the bytes of code by package, the largest first, of a
// program that keeps the names of its functions, and last its data: texts,
// tables and what the runtime knows of functions and types, which the linker
// mixes.
func packageShares(program []byte, packages []string) ([]share, error) {
	r := wasmReader{rest: program}
	r.take(8) // magic number and version
	var imports, data int
	var sizes []int
	var names map[int]string
	for len(r.rest) > 0 && !r.short {
		id := r.take(1)
		section := wasmReader{rest: r.take(r.number())}
		if r.short {
			break
		}
		switch id[0] {
		case importSection:
			imports = section.functionImports()
		case codeSection:
			for range section.number() {
				n := section.number()
				sizes = append(sizes, n)
				section.take(n)
			}
		case dataSection:
			data = len(section.rest)
		case customSection:
			if string(section.take(section.number())) == "name" {
				names = section.functionNames()
			}
		}
		r.short = r.short || section.short
	}
	if r.short || len(sizes) == 0 || names == nil {
		return nil, errors.New("this is not a whole WebAssembly program with the names of its functions")
	}
	known, byPackage := mangled(packages), map[string]int{}
	for i, n := range sizes {
		byPackage[packageOf(names[imports+i], known)] += n
	}
	var shares []share
	for p, n := range byPackage {
		shares = append(shares, share{p, n})
	}
	slices.SortFunc(shares, func(a, b share) int {
		return cmp.Or(cmp.Compare(b.bytes, a.bytes), strings.Compare(a.what, b.what))
	})
	return append(shares, share{"data", data}), nil
}

// packageOf is that of the packages to which a function belongs, by its name,
// in which Go's linker has put "_" for most signs: "flota_rules.__Match_.Play"
// and "type_.eq.flota_rules.Info". What belongs to none is the runtime's.
func packageOf(function string, packages map[string]string) string {
	name := strings.TrimPrefix(strings.TrimPrefix(function, "type_.eq."), "type_.hash.")
	best := "runtime"
	for i, c := range name {
		if c != '.' {
			continue
		}
		if p, ok := packages[name[:i]]; ok {
			best = p
		}
	}
	return best
}

// mangled gives packages by their names as Go's linker writes them.
func mangled(packages []string) map[string]string {
	names := map[string]string{}
	for _, p := range packages {
		names[strings.Map(func(r rune) rune {
			if r == '.' || r == '_' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' {
				return r
			}
			return '_'
		}, p)] = p
	}
	return names
}

// A wasmReader reads what stands in a section. Once it is short it gives
// zeros.
type wasmReader struct {
	rest  []byte
	short bool
}

func (r *wasmReader) take(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.short, r.rest = true, nil
		return make([]byte, min(max(n, 0), 8))
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *wasmReader) number() int {
	n, length := binary.Uvarint(r.rest)
	if length <= 0 || n > 1<<31 {
		r.short, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[length:]
	return int(n)
}

// functionImports counts the functions among the imports; Go's linker imports
// nothing else.
func (r *wasmReader) functionImports() int { return r.number() }

func (r *wasmReader) functionNames() map[int]string {
	names := map[int]string{}
	for len(r.rest) > 0 && !r.short {
		id := r.take(1)
		part := wasmReader{rest: r.take(r.number())}
		if r.short || id[0] != functionNames {
			continue
		}
		for range part.number() {
			i := part.number()
			names[i] = string(bytes.Clone(part.take(part.number())))
		}
		r.short = part.short
	}
	return names
}
