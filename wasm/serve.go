//go:build !js

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"flota/wasm/site"
)

func serve(flags *flag.FlagSet, args []string, _ io.Reader, stdout, stderr io.Writer) error {
	addr := flags.String("addr", "127.0.0.1:8000", "the `host:port` to listen on")
	at := siteBase(flags)
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := noArguments(flags); err != nil {
		return err
	}
	base, err := site.Base(*at)
	if err != nil {
		return err
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	// The port first: building takes a while, and a busy port is then known
	// at once.
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return fmt.Errorf("nothing can be served at %s; choose another address with -addr: %w", *addr, err)
	}
	defer listener.Close()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()

	dir := filepath.Join(root, "build", "serve")
	fmt.Fprintln(stderr, "Building the site …")
	if err := site.Build(ctx, root, dir, base, site.Quick); err != nil {
		return interrupted(ctx, err)
	}
	files, err := site.Open(dir)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: &embedder{files, base}, ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() {
		ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		defer cancel()
		if server.Shutdown(ctx) != nil {
			server.Close()
		}
	})
	fmt.Fprintf(stdout, "Flota is at %s\n", address(listener.Addr()))
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// interrupted returns nil for an error that only says that the person
// stopped the command.
func interrupted(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// address is the URL under which this machine reaches a listener.
func address(a net.Addr) string {
	host, port, err := net.SplitHostPort(a.String())
	if err != nil {
		return "http://" + a.String() + "/"
	}
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "127.0.0.1"
	}
	return "http://" + net.JoinHostPort(host, port) + "/"
}
