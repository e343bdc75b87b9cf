//go:build !js

package main

import (
	"bytes"
	"flag"
	"io"

	"flota/rules"
)

// listOptions writes what is on offer to each seat of the decision, a line of
// JSON for each option; of a chance its outcomes, for seat -1.
func listOptions(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	ply := plyOption(flags)
	text, err := parseLink(flags, args)
	if err != nil {
		return err
	}
	m, _, err := open(text, *ply, stdin)
	if err != nil {
		return err
	}
	d := m.State.Decision()
	seats := d.Who()
	if d.Kind == rules.Chance {
		seats = []rules.Seat{rules.Nobody}
	}
	words := m.Text("en")
	var out bytes.Buffer
	for _, seat := range seats {
		for _, o := range m.State.Options(seat, nil) {
			name, means := words.Option(m.State, seat, o.Move)
			line := rules.Fields{
				{Name: "seat", Value: int(seat)},
				{Name: "move", Value: int(o.Move)},
				{Name: "noun", Value: m.Game.Noun(o.Move)},
				{Name: "text", Value: name},
				{Name: "legal", Value: o.Rule == 0},
			}
			if means != "" {
				line = append(line, rules.Field{Name: "means", Value: means})
			}
			if o.Odds > 0 {
				line = append(line, rules.Field{Name: "odds", Value: int(o.Odds)})
			}
			if o.Rule != 0 {
				line = append(line,
					rules.Field{Name: "rule", Value: m.Game.Info().Rules[o.Rule]},
					rules.Field{Name: "why", Value: words.Rule(o.Rule)})
				if book, ok := words.(rules.Numbered); ok {
					line = append(line, rules.Field{Name: "paragraph", Value: book.Paragraph(o.Rule)})
				}
			}
			if err := writeJSON(&out, line); err != nil {
				return err
			}
		}
	}
	_, err = out.WriteTo(stdout)
	return err
}
