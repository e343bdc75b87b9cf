// Command gen makes the maps of the charts from Natural Earth: it projects the
// land, leaves out what would not be seen, cuts land and sea into the areas of
// a game and writes a Go file for each game. The same input gives the same
// bytes.
//
// The input is land-50m.json of the npm package world-atlas 2, Natural Earth's
// 1:50m land (public domain) as TopoJSON.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	land := flag.String("land", "land-50m.json", "the `file` with Natural Earth's land as TopoJSON")
	root := flag.String("root", ".", "the `folder` of the sources")
	flag.Parse()
	if err := run(*land, *root); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(land, root string) error {
	topology, err := os.ReadFile(land)
	if err != nil {
		return fmt.Errorf("gen: the land cannot be read; make chart fetches it: %w", err)
	}
	rings, err := decode(topology)
	if err != nil {
		return err
	}
	for _, t := range []*table{&discovery, &hispanica} {
		text, err := write(t, rings)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(root, filepath.FromSlash(t.file)), text, 0o644); err != nil {
			return fmt.Errorf("gen: the map cannot be written: %w", err)
		}
	}
	return nil
}
