//go:build !js

package main

import (
	"encoding/hex"
	"flag"
	"io"
	"strings"

	"flota/rules"
)

// show writes what there is to know of a match at a ply, as one JSON object.
func show(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	ply := plyOption(flags)
	text, err := parseLink(flags, args)
	if err != nil {
		return err
	}
	m, plies, err := open(text, *ply, stdin)
	if err != nil {
		return err
	}
	info := m.Game.Info()
	words := m.Text("en")
	settings := rules.Fields{}
	for i, setting := range info.Settings {
		settings = append(settings, rules.Field{Name: setting.ID, Value: setting.Values[m.Setup.Settings[i]]})
	}
	seats := rules.List{}
	for seat := range m.Setup.Seats {
		seats = append(seats, words.Seat(rules.Seat(seat)))
	}
	d := m.State.Decision()
	next, _ := m.Next()
	ask, why := words.Prompt(m.State, next)
	decision := rules.Fields{
		{Name: "kind", Value: d.Kind.String()},
		{Name: "question", Value: ""},
		{Name: "seats", Value: numbers(d.Who())},
		{Name: "prompt", Value: ask},
		{Name: "why", Value: why},
	}
	if d.Kind != rules.Over {
		decision[1].Value = info.Questions[d.Question]
	}
	return writeJSON(stdout, rules.Fields{
		{Name: "game", Value: info.ID},
		{Name: "version", Value: int(info.Version)},
		{Name: "id", Value: hex.EncodeToString(m.ID[:])},
		{Name: "settings", Value: settings},
		{Name: "seats", Value: seats},
		{Name: "ply", Value: len(m.Log)},
		{Name: "plies", Value: plies},
		{Name: "decision", Value: decision},
		{Name: "position", Value: m.State.Fields()},
		{Name: "scores", Value: scores(m)},
		{Name: "log", Value: logged(m)},
	})
}

// scores lists the standing by seat.
func scores(m *rules.Match) rules.List {
	list := rules.List{}
	for _, score := range m.State.Scores() {
		parts := rules.Fields{}
		for i, points := range score.Parts {
			parts = append(parts, rules.Field{Name: m.Game.Info().Parts[i], Value: points})
		}
		list = append(list, rules.Fields{
			{Name: "seat", Value: int(score.Seat)},
			{Name: "place", Value: score.Place},
			{Name: "total", Value: score.Total},
			{Name: "parts", Value: parts},
		})
	}
	return list
}

// logged lists the answers, each with the sentences of what happened through
// it, or the name of the option if nothing did.
func logged(m *rules.Match) rules.List {
	words := m.Text("en")
	headed, _ := words.(rules.Headed)
	replay := m.At(0)
	list := rules.List{}
	for ply, a := range m.Log {
		var sentences []string
		for _, e := range m.Events(ply, ply+1) {
			if headed != nil {
				if level, _ := headed.Heading(e); level == 2 {
					continue // it says no more than what follows
				}
			}
			sentences = append(sentences, words.Event(e))
		}
		if len(sentences) == 0 {
			name, _ := words.Option(replay.State, a.Seat, a.Move)
			sentences = append(sentences, name)
		}
		list = append(list, rules.Fields{
			{Name: "ply", Value: ply},
			{Name: "seat", Value: int(a.Seat)},
			{Name: "move", Value: int(a.Move)},
			{Name: "noun", Value: m.Game.Noun(a.Move)},
			{Name: "text", Value: strings.Join(sentences, " ")},
		})
		if err := replay.Play(a.Seat, a.Move); err != nil {
			panic("a match does not follow its own log: " + err.Error())
		}
	}
	return list
}
