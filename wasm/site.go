//go:build !js

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"flota/wasm/site"
)

func buildSite(flags *flag.FlagSet, args []string, _ io.Reader, stdout, _ io.Writer) error {
	at := siteBase(flags)
	plain := flags.Bool("plain", false, "build the program from go-app as it is: a third larger, if a later Go or go-app cannot be cut")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() != 1 {
		return errors.New("name one folder to write the site into; see flota site -h")
	}
	dir := flags.Arg(0)
	base, err := site.Base(*at)
	if err != nil {
		return err
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	build := site.Build
	if *plain {
		build = site.BuildPlain
	}
	if err := build(ctx, root, dir, base, site.Best); err != nil {
		return err
	}
	fmt.Fprintf(stdout, "The site is in %s\n", dir)
	return nil
}

// siteBase is the option that says where the site will be.
func siteBase(flags *flag.FlagSet) *string {
	return flags.String("base", "", "the `URL` at which the site will be, for previews of its links elsewhere; without it there are none")
}
