//go:build !js

package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"flota/rules/catalog"
	"flota/wasm/site"
)

// What only the native program needs, and what would double the size of the
// browser's. Packages are looked for among the dependencies. Functions are
// looked for among those that the linker left in: go-app's client and its server are
// one package.
var (
	nativePackages = []string{
		"flota/wasm/site",
		"flota/app/browsertest",
		"github.com/andybalholm/brotli",
		"github.com/chromedp/chromedp",
		"net/http/httptest",
		"os/exec",
		"testing",
	}
	nativeFunctions = []string{
		"net/http.(",
		"encoding/json.(",
		"regexp.(",
		"crypto/internal/fips140",
		"internal/bisect.",
		"net/netip.parseIPv6",
		"github.com/maxence-charriere/go-app/v10/pkg/app.(*Handler).ServeHTTP",
		"github.com/maxence-charriere/go-app/v10/pkg/app.GenerateStaticWebsite",
	}
)

func size(flags *flag.FlagSet, args []string, _ io.Reader, stdout, _ io.Writer) error {
	packages := flags.Bool("packages", false, "say how many bytes of code each package has in the program, and how many there are of data")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := noArguments(flags); err != nil {
		return err
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "flota-size-")
	if err != nil {
		return fmt.Errorf("the programs need a temporary folder: %w", err)
	}
	defer os.RemoveAll(dir)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()

	if *packages {
		return sizeByPackage(ctx, root, dir, stdout)
	}
	file := filepath.Join(dir, "flota.wasm")
	if err := site.CompileClient(ctx, root, "./wasm", file); err != nil {
		return err
	}
	flota, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if err := checkClientOnly(ctx, root, flota); err != nil {
		return err
	}
	file = filepath.Join(dir, "hello.wasm")
	if err := site.Compile(ctx, root, "./wasm/hello", file); err != nil {
		return err
	}
	hello, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	ours, err := measure(flota)
	if err != nil {
		return err
	}
	theirs, err := measure(hello)
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "bytes\traw\tgzip -9\tbrotli 11\t")
	fmt.Fprintf(w, "flota\t%d\t%d\t%d\t\n", ours[0], ours[1], ours[2])
	fmt.Fprintf(w, "go-app hello\t%d\t%d\t%d\t\n", theirs[0], theirs[1], theirs[2])
	fmt.Fprintf(w, "ratio\t%.2f\t%.2f\t%.2f\t\n", ratio(ours[0], theirs[0]), ratio(ours[1], theirs[1]), ratio(ours[2], theirs[2]))
	return w.Flush()
}

// sizeByPackage prints what is in the browser program.
func sizeByPackage(ctx context.Context, root, dir string, stdout io.Writer) error {
	file := filepath.Join(dir, "named.wasm")
	if err := site.CompileClient(ctx, root, "./wasm", file, "-ldflags="); err != nil {
		return err
	}
	program, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	deps, err := site.Dependencies(ctx, root, "./wasm")
	if err != nil {
		return err
	}
	shares, err := packageShares(program, deps)
	if err != nil {
		return err
	}
	for _, s := range shares {
		fmt.Fprintf(stdout, "%9d  %s\n", s.bytes, s.what)
	}
	return nil
}

// measure returns the sizes in bytes of a program: raw, gzip and brotli.
func measure(program []byte) ([3]int, error) {
	gzip, err := site.Gzip(program, site.Best)
	if err != nil {
		return [3]int{}, err
	}
	brotli, err := site.Brotli(program, site.Best)
	return [3]int{len(program), len(gzip), len(brotli)}, err
}

func ratio(a, b int) float64 { return float64(a) / float64(b) }

// checkClientOnly reports what of the native half is in the browser program.
func checkClientOnly(ctx context.Context, root string, program []byte) error {
	deps, err := site.Dependencies(ctx, root, "./wasm")
	if err != nil {
		return err
	}
	for _, p := range nativePackages {
		if slices.Contains(deps, p) {
			return fmt.Errorf("the browser program imports %s, which only the native program needs; put the importing file behind //go:build !js", p)
		}
	}
	functions, err := site.Functions(ctx, root, "./wasm")
	if err != nil {
		return err
	}
	for _, f := range nativeFunctions {
		if slices.ContainsFunc(functions, func(name string) bool { return strings.Contains(name, f) }) {
			return fmt.Errorf("what the browser program does without is linked into it: %s; find what calls it and put that behind //go:build !js, or see wasm/site/client.go", f)
		}
	}
	for _, g := range catalog.Games {
		for _, language := range catalog.Languages {
			for _, e := range catalog.Rulebook(g, language) {
				if len(e.Text) > 100 && bytes.Contains(program, []byte(e.Text)) {
					return fmt.Errorf("the rulebook of %s in %q is in the browser program; find what calls catalog.Rulebook", g.Info().ID, language)
				}
			}
		}
	}
	// Names are only good evidence if they are those of all functions.
	if !slices.Contains(functions, "flota/app.Run") {
		return errors.New("the names of the functions of the browser program are not found, so it cannot be checked")
	}
	return nil
}
