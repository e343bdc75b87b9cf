//go:build !js

// Package site builds Flota's static site and serves it. The site is a folder
// of files with relative addresses: it works at any path of any host.
package site

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"flota/app/chart"
	"flota/app/picture"
	"flota/rules"
	"flota/rules/catalog"
)

const (
	program = "web/app.wasm"
	starter = "app.js"
	worker  = "app-worker.js"
)

// Root returns the folder of the module that holds the working directory,
// which must be Flota's.
func Root() (string, error) {
	out, err := command(context.Background(), "", nil, "list", "-m", "-f", "{{.Path}} {{.Dir}}")
	path, dir, _ := strings.Cut(strings.TrimSpace(out), " ")
	if err != nil || path != "flota" || dir == "" {
		return "", errors.New("site: this is not a folder of Flota's sources; change to one and try again")
	}
	return dir, nil
}

// Build writes the complete site into dir, which it makes if it is missing.
// Root is the folder of the sources. Into a folder that holds an earlier site
// it writes only what has changed; files that are not the site's stay.
//
// Base is the address at which the site will be, with the slash at its end. Other
// programs that show a preview of the page need it; the page itself does not, and
// works at any other address too. It may be "".
func Build(ctx context.Context, root, dir, base string, effort Effort) error {
	if err := CompileClient(ctx, root, "./wasm", programIn(dir)); err != nil {
		return err
	}
	return build(ctx, root, dir, base, effort)
}

// BuildPlain does the same with the program as Go builds it from go-app as it is.
func BuildPlain(ctx context.Context, root, dir, base string, effort Effort) error {
	if err := Compile(ctx, root, "./wasm", programIn(dir)); err != nil {
		return err
	}
	return build(ctx, root, dir, base, effort)
}

func programIn(dir string) string { return filepath.Join(dir, filepath.FromSlash(program)) }

// build writes all but the program, which is there.
func build(ctx context.Context, root, dir, base string, effort Effort) error {
	files, err := collect(ctx, root, dir, base, effort != None)
	if err != nil {
		return err
	}
	for _, name := range files.names() {
		if err := write(filepath.Join(dir, filepath.FromSlash(name)), files[name], effort); err != nil {
			return fmt.Errorf("site: %s could not be written: %w", name, err)
		}
	}
	return nil
}

// Compile builds the package pkg of the module at root for the browser and
// writes the program to out. Equal sources give equal bytes.
func Compile(ctx context.Context, root, pkg, out string) error {
	return compile(ctx, root, pkg, out)
}

func compile(ctx context.Context, root, pkg, out string, flags ...string) error {
	out, err := filepath.Abs(out)
	if err != nil {
		return fmt.Errorf("site: %s cannot be written: %w", out, err)
	}
	// Without the state of the repository, which would change the program
	// at every commit.
	args := slices.Concat([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w"}, flags, []string{"-o", out, pkg})
	_, err = command(ctx, root, []string{"GOOS=js", "GOARCH=wasm"}, args...)
	if err != nil {
		return err
	}
	return os.Chmod(out, 0o644) // it is no program for this machine
}

// Dependencies returns the import paths of all packages that are compiled
// into the browser program of the package pkg.
func Dependencies(ctx context.Context, root, pkg string) ([]string, error) {
	out, err := command(ctx, root, []string{"GOOS=js", "GOARCH=wasm"}, "list", "-deps", pkg)
	return strings.Fields(out), err
}

// command runs the go command and returns what it printed.
func command(ctx context.Context, dir string, env []string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if errors.Is(err, exec.ErrNotFound) {
		return "", errors.New("site: the go command is needed to build the program; install Go and try again")
	}
	if err != nil {
		return "", fmt.Errorf("site: go %s failed: %w\n%s", args[0], err, bytes.TrimSpace(stderr.Bytes()))
	}
	return string(out), nil
}

// contents holds files by their path in the site, with slashes.
type contents map[string][]byte

func (c contents) names() []string {
	names := make([]string, 0, len(c))
	for name := range c {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// collect returns all files of the site: the program in dir, Go's own script
// and everything in static/.
func collect(ctx context.Context, root, dir, base string, copies bool) (contents, error) {
	files := contents{}
	static := filepath.Join(root, "static")
	err := filepath.WalkDir(static, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(static, path)
		if err != nil {
			return err
		}
		if strings.HasPrefix(d.Name(), ".") {
			return nil
		}
		files[filepath.ToSlash(name)], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("site: the static files could not be read: %w", err)
	}
	for _, g := range catalog.Games {
		for _, language := range catalog.Languages {
			files[catalog.RulebookFile(g, language)] = []byte(rules.WriteEntries(catalog.Rulebook(g, language)))
		}
	}
	files["chart.css"] = []byte(chart.Style())
	pages := []string{"index.html", "embed.html"}
	for _, page := range pages {
		if err := files.drawMaps(page); err != nil {
			return nil, err
		}
	}
	if err := files.join(pages); err != nil {
		return nil, err
	}
	goroot, err := command(ctx, root, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	script := filepath.Join(strings.TrimSpace(goroot), "lib", "wasm", "wasm_exec.js")
	if files["wasm_exec.js"], err = os.ReadFile(script); err != nil {
		return nil, fmt.Errorf("site: this installation of Go lacks its script for the browser: %w", err)
	}
	if files[program], err = os.ReadFile(filepath.Join(dir, filepath.FromSlash(program))); err != nil {
		return nil, fmt.Errorf("site: the program was built but cannot be read: %w", err)
	}
	if err := files.place(base); err != nil {
		return nil, err
	}
	return files, files.stamp(copies)
}

// drawMaps puts the maps of all games into a page, for as long as the program is
// not there.
func (c contents) drawMaps(page string) error {
	const mark = "<!-- maps -->\n"
	if bytes.Count(c[page], []byte(mark)) != 1 {
		return fmt.Errorf("site: static/%s must hold %q exactly once", page, mark)
	}
	var maps strings.Builder
	for _, g := range catalog.Games {
		if land := picture.Land(g); land != "" {
			fmt.Fprintf(&maps, "<div class=\"%s\">%s</div>\n", g.Info().ID, land)
		}
	}
	c[page] = bytes.Replace(c[page], []byte(mark), []byte(maps.String()), 1)
	return nil
}

// What a page waits for before it is painted: style sheets, and scripts that are
// not deferred, each kind in lines that follow each other.
var awaited = [...]struct {
	suffix, line string // of one file, with %s for its name
	lines        *regexp.Regexp
}{
	{".css", "<link rel=\"stylesheet\" href=\"%s\">\n", regexp.MustCompile(`(?:<link rel="stylesheet" href="[^"]+">\n)+`)},
	{".js", "<script src=\"%s\"></script>\n", regexp.MustCompile(`(?:<script src="[^"]+"></script>\n)+`)},
}

// join makes one file of all of a kind that a page waits for, since each takes a
// host a while to send.
func (c contents) join(pages []string) error {
	joined := map[string]bool{}
	for _, page := range pages {
		for _, kind := range awaited {
			found := kind.lines.FindAllIndex(c[page], -1)
			if len(found) != 1 {
				return fmt.Errorf("site: static/%s must hold all lines like %q together", page, kind.line)
			}
			var all bytes.Buffer
			before, lines, after := c[page][:found[0][0]], c[page][found[0][0]:found[0][1]], c[page][found[0][1]:]
			for line := range strings.Lines(string(lines)) {
				start, end, _ := strings.Cut(kind.line, "%s")
				name := strings.TrimSuffix(strings.TrimPrefix(line, start), end)
				if c[name] == nil {
					return fmt.Errorf("site: static/%s points at %s, which is not in the site", page, name)
				}
				all.Write(c[name])
				joined[name] = true
			}
			name := strings.TrimSuffix(page, ".html") + "-head" + kind.suffix
			c[name] = all.Bytes()
			c[page] = slices.Concat(before, fmt.Appendf(nil, kind.line, name), after)
		}
	}
	for name := range joined {
		delete(c, name)
	}
	return nil
}

// stamp tells the page and its worker the version of the site, which is a
// hash of everything in it, and whether compressed copies lie beside its files,
// and the worker which files to keep.
func (c contents) stamp(copies bool) error {
	all := sha256.New()
	for _, name := range c.names() {
		fmt.Fprintf(all, "%s %d\n", name, len(c[name]))
		all.Write(c[name])
	}
	version := hex.EncodeToString(all.Sum(nil)[:8])
	if err := c.set(starter, struct {
		Version   string `json:"version"`
		WasmBytes int    `json:"wasmBytes"`
		Copies    bool   `json:"copies"`
	}{version, len(c[program]), copies}); err != nil {
		return err
	}
	var files [][2]string
	for _, name := range c.names() {
		switch name {
		case worker, Preview: // that is for other programs
		case "index.html":
			// No hash: some hosts add a line of their own to pages.
			files = append(files, [2]string{"./", ""})
		default:
			sum := sha256.Sum256(c[name])
			files = append(files, [2]string{name, "sha256-" + base64.StdEncoding.EncodeToString(sum[:])})
		}
	}
	return c.set(worker, struct {
		Version   string      `json:"version"`
		WasmBytes int         `json:"wasmBytes"`
		Copies    bool        `json:"copies"`
		Files     [][2]string `json:"files"`
	}{version, len(c[program]), copies, files})
}

// set replaces the null in the line "const site = null" of a script.
func (c contents) set(name string, value any) error {
	const mark = "const site = null;"
	data, err := json.Marshal(value)
	if err != nil {
		return fmt.Errorf("site: %s cannot be stamped: %w", name, err)
	}
	if bytes.Count(c[name], []byte(mark)) != 1 {
		return fmt.Errorf("site: static/%s must hold %q exactly once", name, mark)
	}
	c[name] = bytes.Replace(c[name], []byte(mark), []byte("const site = "+string(data)+";"), 1)
	return nil
}

// write puts data at path, with its compressed copies beside it. What is
// there already and right is left alone.
func write(path string, data []byte, effort Effort) error {
	if old, err := os.ReadFile(path); err != nil || !bytes.Equal(old, data) {
		if err := replace(path, data); err != nil {
			return err
		}
	}
	for _, c := range codings {
		if err := writeCopy(path+c.suffix, data, c, effort); err != nil {
			return err
		}
	}
	return nil
}

// Compress puts compressed copies beside the files in a folder, as Build does beside
// those of the site.
func Compress(dir string, effort Effort) error {
	return filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || copied(name) {
			return err
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return write(name, data, effort)
	})
}

// writeCopy puts data, compressed, at path, or nothing if that is not worth
// its while.
func writeCopy(path string, data []byte, c coding, effort Effort) error {
	if old, err := os.ReadFile(path); effort != None && err == nil && c.holds(old, data) {
		return nil
	}
	if effort != None && len(data) >= worthwhile {
		small, err := c.compress(data, effort)
		if err != nil {
			return err
		}
		if len(small) < len(data)*9/10 {
			return replace(path, small)
		}
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// replace writes a file so that nobody ever reads half of it.
func replace(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	if _, err := f.Write(data); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	if err := os.Chmod(f.Name(), 0o644); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
