//go:build !js

package site

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Names of functions are for traces of panics only, and a sixtieth of the program as it
// travels. The browser program has numbers instead: its traces say @2bx. The names are
// those of the same program before it was made smaller, and the same sources make the
// same program.

// Functions gives the names of all functions of the program that CompileClient makes,
// by the numbers that its traces have for them: @a is the eleventh.
func Functions(ctx context.Context, root, pkg string) (names []string, err error) {
	dir, err := os.MkdirTemp("", "flota-functions-")
	if err != nil {
		return nil, fmt.Errorf("site: the program cannot be linked: %w", err)
	}
	defer os.RemoveAll(dir)
	program, err := linkClient(ctx, root, pkg, filepath.Join(dir, "app.wasm"))
	if err != nil {
		return nil, err
	}
	_, _, memory, err := dataOf(program)
	if err != nil {
		return nil, fmt.Errorf("site: the program cannot be taken apart: %w", err)
	}
	t, err := findTable(memory)
	if err != nil {
		return nil, fmt.Errorf("site: Go's table of functions is not as it should be: %w", err)
	}
	for i := range t.count {
		_, name, err := t.function(i)
		if err != nil {
			return nil, fmt.Errorf("site: Go's table of functions is not as it should be: %w", err)
		}
		names = append(names, string(name))
	}
	return names, nil
}

// shorten writes numbers instead of the names of functions, from @0 in the sequence of
// the table, to the base of 36. Those that the runtime looks at stay: its own and
// reflect's, which it tells by them, and those of wrappers, which it takes apart when a
// method finds no value (runtime.panicwrap).
func (t *functionTable) shorten(wrapper byte) error {
	short, places := []byte{0}, map[uint32]uint32{0: 0}
	for i := range t.count {
		function, name, err := t.function(i)
		if err != nil {
			return err
		}
		at := field(function, nameField)
		if _, ok := places[at]; !ok {
			places[at] = uint32(len(short))
			if bytes.HasPrefix(name, []byte("runtime.")) || bytes.HasPrefix(name, []byte("reflect.")) || function[kindField] == wrapper {
				short = append(short, name...)
			} else {
				short = strconv.AppendInt(append(short, '@'), int64(i), 36)
			}
			short = append(short, 0)
		}
	}
	if len(short) > len(t.names) {
		return errors.New("its names are shorter than numbers")
	}
	for i := range t.count {
		function := t.index[field(t.index, 8*i+4):]
		binary.LittleEndian.PutUint32(function[nameField:], places[field(function, nameField)])
	}
	clear(t.names[copy(t.names, short):])
	return nil
}

// inlines reports whether others may be copied into a function. In traces of the browser
// program what is copied has no frame of its own, so that is kept to the rules that
// ClientFlags spares, and to flow, which is compiled with them. To recover does not need
// these frames: Go copies no function that does.
func inlines(name []byte) bool {
	return bytes.HasPrefix(name, []byte("flota/rules/hispanica.")) || bytes.HasPrefix(name, []byte("flota/rules/flow."))
}

// wrapperID is internal/abi.FuncIDWrapper, the kind of the functions that Go makes for
// methods of values that are called by pointers.
func wrapperID(ctx context.Context) (byte, error) {
	goroot, err := command(ctx, "", nil, "env", "GOROOT")
	if err != nil {
		return 0, err
	}
	file := filepath.Join(strings.TrimSpace(goroot), "src", "internal", "abi", "symtab.go")
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		return 0, fmt.Errorf("site: Go's kinds of functions cannot be read: %w", err)
	}
	for _, d := range f.Decls {
		list, ok := d.(*ast.GenDecl)
		if !ok || list.Tok != token.CONST {
			continue
		}
		for i, spec := range list.Specs { // counted by iota
			if specNames(spec)[0] == "FuncIDWrapper" && specNames(list.Specs[0])[0] == "FuncIDNormal" {
				return byte(i), nil
			}
		}
	}
	return 0, fmt.Errorf("site: %s has no FuncIDWrapper", file)
}
