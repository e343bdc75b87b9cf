//go:build !js

package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"regexp"
	"strconv"

	"flota/wasm/site"
)

// numbered is a function in a trace of the browser program, see site.Functions.
var numbered = regexp.MustCompile(`\B@[0-9a-z]+\b`)

func names(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := noArguments(flags); err != nil {
		return err
	}
	trace, err := io.ReadAll(stdin)
	if err != nil {
		return fmt.Errorf("the trace cannot be read: %w", err)
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	functions, err := site.Functions(context.Background(), root, "./wasm")
	if err != nil {
		return err
	}
	_, err = stdout.Write(named(trace, functions))
	return err
}

// named puts names in the place of numbers. A number that no function has stays.
func named(trace []byte, functions []string) []byte {
	return numbered.ReplaceAllFunc(trace, func(number []byte) []byte {
		if n, err := strconv.ParseUint(string(number[1:]), 36, 32); err == nil && n < uint64(len(functions)) {
			return []byte(functions[n])
		}
		return number
	})
}
