//go:build !js

// Command wasm is Flota as a program: for the browser the page, and natively
// the commands that build, serve and measure the site.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
)

// A command is one thing the native program does.
type command struct {
	name      string
	arguments string // what follows the name, for the usage text
	summary   string // one sentence
	// run declares its options on flags, parses args with it and does the
	// work. It writes to stdout only what was asked for. The error is a
	// sentence for the person who typed the command; flag.ErrHelp, which
	// flags.Parse returns for -h, prints the usage instead.
	run func(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, stderr io.Writer) error
}

var commands = []command{
	{"play", "-game id -seats number [-options id=value,…] [-bots name,…] [-sims number] [-time duration] [-rotate] [-n number] [-seed number] [-summary] [-parallel number]", "Play plays matches between bots to the end and writes each as a line of JSON.", playMatches},
	{"rate", "-game id [-seats number] [-bots name,…] [-sims number] [-time duration] [-n number] [-seed number] [-parallel number]", "Rate plays matches between bots drawn by lot and writes how strong each is.", rate},
	{"show", "link [-ply number]", "Show writes what there is to know of a match as JSON; a link can also be -, standard input.", show},
	{"options", "link [-ply number]", "Options writes what is on offer at a decision, each option as a line of JSON.", listOptions},
	{"text", "link [-offered]", "Text writes a match as a score sheet.", writeSheet},
	{"read", "file [-base URL]", "Read writes the link of a score sheet in a file, or with - from standard input.", readSheet},
	{"move", "link move… [-base URL]", "Move plays moves, given as numbers or nouns (=2 is the noun 2), and writes the new link.", move},
	{"verify", "link", "Verify says whether every draw of a match is proved (exit status 0) or what is not and why (1); a damaged link gives 2.", verify},
	{"from", "file [-base URL]", "From writes the link of a match that starts from a position in a file of JSON, or with - from standard input.", fromPosition},
	{"picture", "link [-ply number] [-theme light|dark] [-lang code] [-width number]", "Picture draws the position of a match as one SVG file.", picture},
	{"fit", "-game id [-what judge|incline] [-bots name,…] [-sims number] [-slips number] [-n number] [-seed number] [-parallel number]", "Fit plays matches and learns from them: it writes a table of a bot as Go.", fit},
	{"soak", "[-game id] [-decisions number] [-seed number]", "Soak plays random games on all processors, looks at every position and says what was wrong and what was never reached.", soak},
	{"serve", "[-addr host:port] [-base URL]", "Serve builds the site and serves it on this machine until it is interrupted.", serve},
	{"site", "[-base URL] dir", "Site writes the complete static site into a folder, ready for any host.", buildSite},
	{"size", "", "Size measures the browser program against an empty one and checks what is linked in it.", size},
	{"names", "", "Names puts the names of functions into a trace of the browser program, which has numbers for them. Give it the trace on standard input, at the commit that the program was built from.", names},
}

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run carries out one command line and returns the exit status: 0 when it
// was done or help was asked for, 1 after a sentence on stderr, another where a
// command says so.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		fmt.Fprintln(stderr, "flota: no command was given; the commands are:")
		list(stderr)
		return 1
	}
	switch args[0] {
	case "-h", "-help", "--help", "help":
		fmt.Fprintln(stdout, "Flota plays two historical board games in the browser. The commands are:")
		list(stdout)
		return 0
	}
	for _, c := range commands {
		if c.name != args[0] {
			continue
		}
		flags := flag.NewFlagSet(c.name, flag.ContinueOnError)
		flags.SetOutput(io.Discard)
		flags.Usage = func() {}
		err := c.run(flags, args[1:], stdin, stdout, stderr)
		switch {
		case err == nil:
			return 0
		case errors.Is(err, flag.ErrHelp):
			usage(stdout, c, flags)
			return 0
		}
		return exit(err, stderr)
	}
	fmt.Fprintf(stderr, "flota: there is no command %q; the commands are:\n", args[0])
	list(stderr)
	return 1
}

func list(w io.Writer) {
	for _, c := range commands {
		fmt.Fprintf(w, "  %-8s %s\n", c.name, c.summary)
	}
	fmt.Fprintln(w, "Each has -h.")
}

func usage(w io.Writer, c command, flags *flag.FlagSet) {
	line := "Usage: flota " + c.name
	if c.arguments != "" {
		line += " " + c.arguments
	}
	fmt.Fprintf(w, "%s\n\n%s\n", line, c.summary)
	flags.SetOutput(w)
	flags.PrintDefaults()
}

// noArguments reports what is left on the command line of a command that
// takes options only.
func noArguments(flags *flag.FlagSet) error {
	if flags.NArg() > 0 {
		return fmt.Errorf("%q is one argument too many; see flota %s -h", flags.Arg(0), flags.Name())
	}
	return nil
}
