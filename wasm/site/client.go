//go:build !js

package site

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// go-app's client and its server are one package, so every browser program
// carries net/http with TLS, a sixth of the whole. The site is therefore built
// with a copy of go-app without the server half: each declaration that needs
// net/http is left out, and what needs one of those. Nothing but the pace is
// changed in what stays. A declaration that the page does use after all, in a later go-app,
// makes the build fail with its name; the plain build (Compile) works in any
// case.
//
// Other large packages serve parts of go-app that Flota does without: they have
// stand-ins. What is used of them and the stand-in lacks makes the build fail, too.
//
// msgpack has one as well. Links need a few kinds of values, and it finds out by
// reflection what any value is, which would be 65 kB more in brotli. Its tests
// compare what it writes and reads with what msgpack does; the native program and the
// plain build have msgpack itself.
//
// So have packages of Go's library, through an overlay, 63 kB in brotli together:
//
//   - crypto/sha256 and crypto/rand come with the ciphers, hashes and generators that
//     certified programs need;
//   - net/netip keeps zones of addresses in a table of weak pointers, for net/url,
//     which only asks whether an address is one;
//   - internal/godebug keeps statistics of settings of the environment, and a page has
//     none.

const (
	goApp      = "github.com/maxence-charriere/go-app/v10"
	serverHalf = "net/http"

	msgpack = "github.com/vmihailenco/msgpack/v5"

	modFile     = "flota.mod"
	overlayFile = "overlay.json"
)

// standIns has the packages of this module that take the place of large ones, by
// the folder of go-app and the package that is imported there.
var standIns = map[string]map[string]string{
	"pkg/app": {
		"encoding/json":          "flota/wasm/site/standin/nojson",
		"regexp":                 "flota/wasm/site/standin/allpaths",
		"crypto/aes":             "flota/wasm/site/standin/nocipher",
		"crypto/cipher":          "flota/wasm/site/standin/nocipher",
		"github.com/google/uuid": "flota/wasm/site/standin/uuid",
	},
	"pkg/errors": {
		"encoding/json": "flota/wasm/site/standin/errortext",
	},
}

// overlaid has the stand-ins of packages of Go's own library.
var overlaid = map[string]string{
	"crypto/sha256":    "wasm/site/standin/sha256/sha256.go",
	"net/netip":        "wasm/site/standin/netip/netip.go",
	"crypto/rand":      "wasm/site/standin/rand/rand.go",
	"internal/godebug": "wasm/site/standin/godebug/godebug.go",
}

// go-app waits for its next frame, of 120 a second, before it draws what an input
// has changed. The browser has frames of its own to wait for, so it need not.
var pace = [2]string{"engine.Start(120)", "engine.Start(500)"}

// ClientFlags is how the browser program is compiled. Functions are called instead of
// being copied into those that call them, which takes a tenth off the program as it
// travels. The rules of Pax Hispanica are spared, for the speed of replays and of
// programs that think: they would play a quarter less. So does The Age of Discovery, of
// more than enough. See inlines, too.
var ClientFlags = []string{"-gcflags=all=-l", "-gcflags=flota/rules/hispanica="}

// CompileClient is Compile with a go-app that has no server half, with the
// stand-ins, and without the lines of the sources. It keeps the cut sources under
// build/ of the module at root. Flags are further ones of go build.
func CompileClient(ctx context.Context, root, pkg, out string, flags ...string) error {
	program, err := linkClient(ctx, root, pkg, out, flags...)
	if err != nil {
		return err
	}
	wrapper, err := wrapperID(ctx)
	if err != nil {
		return err
	}
	if program, err = withoutLines(program, wrapper); err != nil {
		return fmt.Errorf("site: the program cannot be made smaller: %w", err)
	}
	return replace(out, program)
}

// linkClient writes the client, with lines and names, to out and returns it.
func linkClient(ctx context.Context, root, pkg, out string, flags ...string) ([]byte, error) {
	dir, err := client(ctx, root, pkg)
	if err != nil {
		return nil, err
	}
	sources := []string{"-modfile=" + filepath.Join(dir, modFile), "-overlay=" + filepath.Join(dir, overlayFile)}
	if err := compile(ctx, root, pkg, out, slices.Concat(sources, ClientFlags, flags)...); err != nil {
		return nil, err
	}
	program, err := os.ReadFile(out)
	if err != nil {
		return nil, fmt.Errorf("site: the program was built but cannot be read: %w", err)
	}
	return program, nil
}

// client writes what the browser program of pkg, of the module at root, is built with
// instead of go-app and other packages, and returns the folder that has it.
func client(ctx context.Context, root, pkg string) (string, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return "", fmt.Errorf("site: the module cannot be found: %w", err)
	}
	files, err := cutModule(ctx, root, pkg)
	if err != nil {
		return "", err
	}
	files["msgpack/go.mod"] = []byte("module " + msgpack + "\n\ngo 1.22\n")
	standIn := filepath.Join(root, "wasm", "site", "standin", "msgpack", "msgpack.go")
	if files["msgpack/msgpack.go"], err = os.ReadFile(standIn); err != nil {
		return "", fmt.Errorf("site: a stand-in cannot be read: %w", err)
	}
	for _, name := range []string{"go.mod", "go.sum"} {
		if files["flota"+strings.TrimPrefix(name, "go")], err = os.ReadFile(filepath.Join(root, name)); err != nil {
			return "", fmt.Errorf("site: the module cannot be read: %w", err)
		}
	}
	sum := sha256.New()
	for _, name := range files.names() {
		fmt.Fprintf(sum, "%s %d\n", name, len(files[name]))
		sum.Write(files[name])
	}
	dir := filepath.Join(root, "build", "client-"+hex.EncodeToString(sum.Sum(nil)[:8]))
	files[modFile] = fmt.Appendf(files[modFile], "\nreplace (\n%s => %s\n%s => %s\n)\n",
		goApp, dir, msgpack, filepath.Join(dir, "msgpack"))
	for _, name := range files.names() {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if old, err := os.ReadFile(file); err == nil && bytes.Equal(old, files[name]) {
			continue
		}
		if err := replace(file, files[name]); err != nil {
			return "", fmt.Errorf("site: %s could not be written: %w", file, err)
		}
	}
	return dir, nil
}

// An overlay is what go build reads instead of files, or "" of those that it leaves
// out.
type overlay struct{ Replace map[string]string }

// replace puts a stand-in in the place of all files of a package.
func (o overlay) replace(dir string, files []string, standIn string) {
	for _, name := range files {
		o.Replace[filepath.Join(dir, name)] = ""
	}
	o.Replace[filepath.Join(dir, "standin.go")] = standIn
}

// cutModule gives the files of go-app that the browser program of pkg needs,
// without the server half, what of msgpack has no stand-in, and the overlay.
func cutModule(ctx context.Context, root, pkg string) (contents, error) {
	out, err := command(ctx, root, []string{"GOOS=js", "GOARCH=wasm"}, "list", "-deps",
		"-json=ImportPath,Dir,GoFiles,EmbedFiles,Module", pkg)
	if err != nil {
		return nil, err
	}
	files, paced := contents{}, false
	over := overlay{map[string]string{}}
	for list := json.NewDecoder(strings.NewReader(out)); ; {
		var p struct {
			ImportPath, Dir     string
			GoFiles, EmbedFiles []string
			Module              struct{ Path, GoMod string }
		}
		err := list.Decode(&p)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("site: the list of packages cannot be read: %w", err)
		}
		if p.ImportPath == msgpack+"/msgpcode" { // which the stand-in needs, too
			for _, name := range p.GoFiles {
				if files["msgpack/msgpcode/"+name], err = os.ReadFile(filepath.Join(p.Dir, name)); err != nil {
					return nil, fmt.Errorf("site: msgpack cannot be read: %w", err)
				}
			}
		}
		if standIn, ok := overlaid[p.ImportPath]; ok {
			over.replace(p.Dir, p.GoFiles, filepath.Join(root, filepath.FromSlash(standIn)))
		}
		if p.Module.Path != goApp {
			continue
		}
		if files["go.mod"], err = os.ReadFile(p.Module.GoMod); err != nil {
			return nil, fmt.Errorf("site: go-app cannot be read: %w", err)
		}
		dir := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, goApp), "/")
		sources := map[string][]byte{}
		for _, name := range slices.Concat(p.GoFiles, p.EmbedFiles) {
			data, err := os.ReadFile(filepath.Join(p.Dir, name))
			if err != nil {
				return nil, fmt.Errorf("site: go-app cannot be read: %w", err)
			}
			if slices.Contains(p.GoFiles, name) {
				if bytes.Contains(data, []byte(pace[0])) {
					data, paced = bytes.Replace(data, []byte(pace[0]), []byte(pace[1]), 1), true
				}
				if name == elementsFile {
					if data, err = mergeElements(data); err != nil {
						return nil, fmt.Errorf("site: go-app's elements cannot be made one: %w", err)
					}
				}
				sources[name] = data
			} else {
				files[path.Join(dir, filepath.ToSlash(name))] = data
			}
		}
		if err := cut(sources, serverHalf); err != nil {
			return nil, fmt.Errorf("site: the server half of go-app cannot be left out: %w", err)
		}
		for name, data := range sources {
			if files[path.Join(dir, name)], err = redirect(name, data, standIns[dir]); err != nil {
				return nil, fmt.Errorf("site: the large packages of go-app cannot be replaced: %w", err)
			}
		}
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("site: %s does not use go-app", pkg)
	}
	if !paced {
		return nil, fmt.Errorf("site: go-app has no %s, by which its pace is set", pace[0])
	}
	if files[overlayFile], err = json.Marshal(over); err != nil {
		return nil, fmt.Errorf("site: the overlay cannot be written: %w", err)
	}
	return files, nil
}

// A declaration is a function, or one type, or one line of variables or
// constants, at the top of a file.
type declaration struct {
	file       string
	start, end token.Pos
	names      []string        // what goes with it: what it declares, the type of a method
	uses       map[string]bool // names it mentions
}

// cut takes all declarations out of the files of one package that need the
// package unwanted, and those that need one of these.
func cut(files map[string][]byte, unwanted string) error {
	fset := token.NewFileSet()
	var all []declaration
	gone := map[string]bool{} // names of what is cut
	for name, data := range files {
		f, err := parser.ParseFile(fset, name, data, parser.ParseComments)
		if err != nil {
			return err
		}
		alias := importName(f, unwanted)
		for _, d := range f.Decls {
			for _, one := range declarations(d) {
				one.file = name
				if alias != "" && one.uses[alias] {
					one.uses[unwanted] = true
				}
				all = append(all, one)
			}
		}
	}
	gone[unwanted] = true
	out := make([]bool, len(all))
	for again := true; again; {
		again = false
		for i, d := range all {
			if out[i] || !needs(d, gone) {
				continue
			}
			out[i], again = true, true
			for _, name := range d.names {
				gone[name] = true
			}
		}
	}
	for name, data := range files {
		kept := slices.Clone(data)
		for i, d := range all {
			if out[i] && d.file == name {
				blank(kept[fset.Position(d.start).Offset:fset.Position(d.end).Offset])
			}
		}
		var err error
		if files[name], err = dropImports(name, kept); err != nil {
			return err
		}
	}
	return nil
}

// needs reports whether a declaration mentions one of the names.
func needs(d declaration, names map[string]bool) bool {
	for name := range d.uses {
		if names[name] {
			return true
		}
	}
	return false
}

// declarations splits a declaration of a file into those that can be cut alone.
func declarations(d ast.Decl) []declaration {
	switch d := d.(type) {
	case *ast.FuncDecl:
		one := declaration{start: d.Pos(), end: d.End(), uses: mentions(d)}
		if d.Doc != nil {
			one.start = d.Doc.Pos()
		}
		if d.Recv == nil {
			one.names = []string{d.Name.Name}
		} else {
			one.names = []string{receiver(d.Recv.List[0].Type)}
		}
		return []declaration{one}
	case *ast.GenDecl:
		if d.Tok == token.IMPORT {
			return nil
		}
		// Constants belong together: iota counts them.
		if !d.Lparen.IsValid() || d.Tok == token.CONST {
			one := declaration{start: d.Pos(), end: d.End(), uses: mentions(d)}
			if d.Doc != nil {
				one.start = d.Doc.Pos()
			}
			for _, s := range d.Specs {
				one.names = append(one.names, specNames(s)...)
			}
			return []declaration{one}
		}
		var list []declaration
		for _, s := range d.Specs {
			one := declaration{start: s.Pos(), end: s.End(), names: specNames(s), uses: mentions(s)}
			list = append(list, one)
		}
		return list
	}
	return nil
}

// receiver is the name of the type of a receiver.
func receiver(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.StarExpr:
		return receiver(t.X)
	case *ast.IndexExpr:
		return receiver(t.X)
	case *ast.Ident:
		return t.Name
	}
	return ""
}

func specNames(s ast.Spec) []string {
	switch s := s.(type) {
	case *ast.TypeSpec:
		return []string{s.Name.Name}
	case *ast.ValueSpec:
		var names []string
		for _, n := range s.Names {
			names = append(names, n.Name)
		}
		return names
	}
	return nil
}

// mentions gives the names in a piece of source that can be those of packages
// or of declarations of the package: not what follows a dot, not the names of
// fields and parameters.
func mentions(n ast.Node) map[string]bool {
	names := map[string]bool{}
	var visit func(ast.Node) bool
	visit = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			ast.Inspect(n.X, visit)
			return false
		case *ast.Field:
			ast.Inspect(n.Type, visit)
			return false
		case *ast.KeyValueExpr:
			if _, ok := n.Key.(*ast.Ident); !ok {
				ast.Inspect(n.Key, visit)
			}
			ast.Inspect(n.Value, visit)
			return false
		case *ast.Ident:
			names[n.Name] = true
		}
		return true
	}
	switch n := n.(type) {
	case *ast.FuncDecl:
		if n.Recv != nil {
			ast.Inspect(n.Recv, visit)
		}
		ast.Inspect(n.Type, visit)
		if n.Body != nil {
			ast.Inspect(n.Body, visit)
		}
	default:
		ast.Inspect(n, visit)
	}
	return names
}

// importName is the name under which a file imports a package; "" if it does
// not.
func importName(f *ast.File, pkg string) string {
	for _, i := range f.Imports {
		if strings.Trim(i.Path.Value, `"`) != pkg {
			continue
		}
		if i.Name != nil {
			return i.Name.Name
		}
		return path.Base(pkg)
	}
	return ""
}

// dropImports takes the imports out of a file that nothing in it needs.
func dropImports(name string, data []byte) ([]byte, error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, data, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	used := map[string]bool{}
	for _, d := range f.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.IMPORT {
			continue
		}
		for n := range mentions(d) {
			used[n] = true
		}
	}
	kept := slices.Clone(data)
	for _, i := range f.Imports {
		local := importName(f, strings.Trim(i.Path.Value, `"`))
		if local == "_" || local == "." || used[local] {
			continue
		}
		blank(kept[fset.Position(i.Pos()).Offset:fset.Position(i.End()).Offset])
	}
	return kept, nil
}

// redirect imports other packages in the place of some, under the names that
// these have in the file.
func redirect(name string, data []byte, packages map[string]string) ([]byte, error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, data, parser.ImportsOnly)
	if err != nil {
		return nil, err
	}
	out, end := []byte(nil), 0
	for _, i := range f.Imports {
		old := strings.Trim(i.Path.Value, `"`)
		other, ok := packages[old]
		if !ok {
			continue
		}
		out = append(out, data[end:fset.Position(i.Pos()).Offset]...)
		out = fmt.Appendf(out, "%s %q", importName(f, old), other)
		end = fset.Position(i.End()).Offset
	}
	return append(out, data[end:]...), nil
}

// blank overwrites source with spaces; lines keep their numbers.
func blank(source []byte) {
	for i, c := range source {
		if c != '\n' {
			source[i] = ' '
		}
	}
}
