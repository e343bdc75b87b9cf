//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// move plays moves and writes the new link.
func move(flags *flag.FlagSet, args []string, stdin io.Reader, stdout, _ io.Writer) error {
	base := baseOption(flags)
	found, err := parse(flags, args)
	if err != nil {
		return err
	}
	if len(found) < 2 {
		return fmt.Errorf("give a link and at least one move; see flota %s -h", flags.Name())
	}
	l, err := openLink(found[0], stdin)
	if err != nil {
		return err
	}
	m := l.Match
	if l.Trust.Mode != trust.Open && l.Trust.Until == 0 {
		return fmt.Errorf("this match is %s: only the devices of its players can go on with it", l.Trust.Mode)
	}
	for _, word := range found[1:] {
		if err := enter(m, word); err != nil {
			return err
		}
	}
	// What asked about the log as it was says nothing any more.
	l.View, l.Proposal = link.View{}, link.Proposal{}
	return writeLink(stdout, *base, l)
}

// enter plays a move that is given by its number or its noun: a word of digits
// is a number, "=" before a noun makes it one in any case.
func enter(m *rules.Match, word string) error {
	noun, isNoun := strings.CutPrefix(word, "=")
	if !isNoun {
		n, err := strconv.ParseUint(word, 10, 16)
		if err == nil {
			return m.Enter(rules.Move(n))
		}
		if errors.Is(err, strconv.ErrRange) {
			return fmt.Errorf("%s is no move; moves are numbers up to 65535", word)
		}
	}
	seat, ok := m.Next()
	if !ok {
		return errors.New("the match is over, nothing can be played any more")
	}
	var nouns []string
	for _, o := range m.State.Options(seat, nil) {
		n := m.Game.Noun(o.Move)
		if n == noun {
			return m.Play(seat, o.Move)
		}
		nouns = append(nouns, n)
	}
	if unlisted, rule := m.Unlisted(seat, noun); rule != 0 {
		return m.Play(seat, unlisted)
	}
	d := m.State.Decision()
	return fmt.Errorf("at ply %d: %q is no answer to %q; on offer: %s",
		len(m.Log), noun, m.Game.Info().Questions[d.Question], strings.Join(nouns, ", "))
}
