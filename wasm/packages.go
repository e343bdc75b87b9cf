//go:build !js

package main

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"flota/wasm/module"
)

// A share is how many bytes of a program belong to what.
type share struct {
	what  string
	bytes int
}

const functionNames = 1 // the part of the custom section "name"

// packageShares gives the bytes of code by package, the largest first, of a
// program that keeps the names of its functions, and last its data: texts,
// tables and what the runtime knows of functions and types, which the linker
// mixes.
func packageShares(program []byte, packages []string) ([]share, error) {
	sections, err := module.Sections(program)
	if err != nil {
		return nil, err
	}
	var imports, data int
	var sizes []int
	var names map[int]string
	for _, s := range sections {
		r := module.Reader{Rest: s.Body}
		switch s.ID {
		case module.Import:
			imports = r.Number() // of functions; Go's linker imports nothing else
		case module.Code:
			for range r.Number() {
				n := r.Number()
				sizes = append(sizes, n)
				r.Take(n)
			}
		case module.Data:
			data = len(s.Body)
		case module.Custom:
			if string(r.Take(r.Number())) == "name" {
				names = readNames(&r)
			}
		}
		if r.Short {
			return nil, errors.New("this is not a whole WebAssembly program")
		}
	}
	if len(sizes) == 0 || names == nil {
		return nil, errors.New("this WebAssembly program does not have the names of its functions")
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

// readNames reads the names of functions, by their numbers.
func readNames(r *module.Reader) map[int]string {
	names := map[int]string{}
	for len(r.Rest) > 0 {
		id := r.Take(1)
		part := module.Reader{Rest: r.Take(r.Number())}
		if r.Short || id[0] != functionNames {
			continue
		}
		for range part.Number() {
			i := part.Number()
			names[i] = string(part.Take(part.Number()))
		}
		r.Short = part.Short
	}
	return names
}
