package main

import (
	"encoding/json"
	"errors"
	"fmt"
)

// A point is in degrees (longitude, latitude) before projection, in units of
// the map (to the right, down) after it.
type point struct{ x, y float64 }

// decode reads the rings of all polygons of a TopoJSON object named land, in
// degrees. Outer rings and holes are alike.
func decode(text []byte) ([][]point, error) {
	var topology struct {
		Transform struct{ Scale, Translate [2]float64 }
		Arcs      [][][2]float64
		Objects   struct {
			Land struct {
				Geometries []struct {
					Type string
					Arcs json.RawMessage
				}
			}
		}
	}
	if err := json.Unmarshal(text, &topology); err != nil {
		return nil, fmt.Errorf("gen: the land is no TopoJSON: %w", err)
	}
	arcs := make([][]point, len(topology.Arcs))
	scale, translate := topology.Transform.Scale, topology.Transform.Translate
	for i, arc := range topology.Arcs {
		x, y := 0.0, 0.0
		for _, delta := range arc {
			x, y = x+delta[0], y+delta[1]
			arcs[i] = append(arcs[i], point{x*scale[0] + translate[0], y*scale[1] + translate[1]})
		}
	}
	var rings [][]point
	for _, g := range topology.Objects.Land.Geometries {
		var polygons [][][]int
		switch g.Type {
		case "MultiPolygon":
			if err := json.Unmarshal(g.Arcs, &polygons); err != nil {
				return nil, fmt.Errorf("gen: the land has arcs that cannot be read: %w", err)
			}
		case "Polygon":
			polygons = make([][][]int, 1)
			if err := json.Unmarshal(g.Arcs, &polygons[0]); err != nil {
				return nil, fmt.Errorf("gen: the land has arcs that cannot be read: %w", err)
			}
		default:
			return nil, fmt.Errorf("gen: the land has a %s, it must have polygons", g.Type)
		}
		for _, polygon := range polygons {
			for _, refs := range polygon {
				ring, err := join(arcs, refs)
				if err != nil {
					return nil, err
				}
				rings = append(rings, ring)
			}
		}
	}
	if len(rings) == 0 {
		return nil, errors.New("gen: the land has no polygons; give land-50m.json of world-atlas 2")
	}
	return rings, nil
}

// join makes a ring of arcs; an arc number below zero, ^n, is arc n backwards.
// The first point is not repeated at the end.
func join(arcs [][]point, refs []int) ([]point, error) {
	var ring []point
	for _, ref := range refs {
		n := max(ref, ^ref)
		if n >= len(arcs) {
			return nil, fmt.Errorf("gen: the land has no arc %d", n)
		}
		arc := arcs[n]
		for i := range arc[:len(arc)-1] {
			if ref < 0 {
				i = len(arc) - 1 - i
			}
			ring = append(ring, arc[i])
		}
	}
	return ring, nil
}
