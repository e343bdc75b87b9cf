package app

import (
	"slices"

	"flota/app/picture"
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/skill"
	"flota/rules/link"
)

// Why programs answered as they did. That follows from the position, so that it is
// known of every match, wherever and whenever it was played.

// reasons are those that were looked for already, of a log.
type reasons struct {
	match [8]byte
	log   []rules.Answer
	found map[int]bot.Reason // by ply
}

// reason says what spoke for the answer that a program has given at a ply of the log
// on the screen; "" if nothing is known of it, or a person gave it.
func (s *shell) reason(ply int) string {
	m, known := s.line(), &s.reasons
	if s.programOf(m, ply) == link.NoBot {
		return ""
	}
	if n := len(known.log); known.match != m.ID || n > len(m.Log) || !slices.Equal(known.log, m.Log[:n]) {
		*known = reasons{match: m.ID}
	}
	r, ok := known.found[ply]
	if !ok {
		r = skill.Why(m, ply)
		if known.found == nil {
			known.found = map[int]bot.Reason{}
		}
		if ply+1 < len(m.Log) || r.Kind != 0 { // else the next answer may tell
			known.found[ply] = r
		}
	}
	known.log = m.Log
	return s.because(r)
}

// because puts a reason into a sentence.
func (s *shell) because(r bot.Reason) string {
	m := s.line()
	return skill.Say(m.Game, s.words.Language, picture.Names(m, s.words.Language), r)
}
