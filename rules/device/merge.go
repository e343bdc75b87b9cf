package device

import (
	"slices"

	"flota/rules"
	"flota/rules/link"
)

// merge puts what another link of the same branch says into a link whose log is
// as long or longer.
func merge(l, other *link.Link) {
	level := level(l, other)
	names := slices.Clone(l.Match.Names)
	for seat := range l.Match.Setup.Seats {
		mine, theirs := &l.Claims[seat], other.Claims[seat]
		yields := theirs != none && (*mine == none || later(theirs, *mine) || level && first(theirs, *mine))
		if yields {
			*mine = theirs
		}
		name, otherName := nameOf(names, seat), nameOf(other.Match.Names, seat)
		if otherName != "" && (name == "" || yields || level && *mine == theirs && otherName < name) {
			names = named(names, seat, otherName)
		}
		if level {
			l.Bots[seat] = max(l.Bots[seat], other.Bots[seat])
		}
	}
	l.Match.Rename(names)
	if level {
		l.Proposal = agree(l.Proposal, other.Proposal)
		for _, a := range other.Match.Given {
			if !answered(l.Match, a.Seat) && len(l.Match.Log) == len(other.Match.Log) {
				// An answer that is not legal cannot be in a link that was read.
				if err := l.Match.Play(a.Seat, a.Move); err != nil {
					panic("device: merge: " + err.Error())
				}
			}
		}
	}
	for _, note := range other.Notes {
		if text := l.Notes.At(note.Ply); text == "" || level && note.Text < text {
			if more, ok := l.Notes.With(note.Ply, note.Text); ok && note.Ply <= len(l.Match.Log) {
				l.Notes = more
			}
		}
	}
	mergeTrust(l, other, level)
	if len(l.Unknown) == 0 {
		l.Unknown = other.Unknown
	}
}

func nameOf(names []string, seat int) string {
	if seat < len(names) {
		return names[seat]
	}
	return ""
}

func named(names []string, seat int, name string) []string {
	for len(names) <= seat {
		names = append(names, "")
	}
	names[seat] = name
	return names
}

// answered reports whether a seat has given its sealed answer, or need not.
func answered(m *rules.Match, seat rules.Seat) bool {
	d := m.State.Decision()
	return d.Kind != rules.Sealed || !slices.Contains(d.Who(), seat) ||
		slices.ContainsFunc(m.Given, func(a rules.Answer) bool { return a.Seat == seat })
}

// agree puts together what is said of a takeback.
func agree(a, b link.Proposal) link.Proposal {
	switch {
	case b.Accepted == 0:
		return a
	case a.Accepted == 0:
		return b
	case a.By == b.By && a.Ply == b.Ply:
		a.Refused |= b.Refused
		a.Accepted = (a.Accepted | b.Accepted) &^ a.Refused
		a.Accepted = a.Accepted.With(a.By)
		a.Refused &^= 1 << a.By
		return a
	case holds(a, b):
		return a
	}
	return b
}

// holds reports whether of two proposals the first one holds: that which nobody
// has refused, then that which goes back further, then that of the lower seat.
func holds(a, b link.Proposal) bool {
	if refused := a.Refused != 0; refused != (b.Refused != 0) {
		return !refused
	}
	return a.Ply < b.Ply || a.Ply == b.Ply && a.By <= b.By
}
