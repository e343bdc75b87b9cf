package device

import (
	"slices"

	"flota/rules"
	"flota/rules/link"
)

// invented reports whether a link has answers of this device's seats of which no
// kept branch knows.
func (d *Device) invented(branches []Entry, best Entry, came *link.Link) bool {
	if !shared(&best.Link) {
		return false
	}
	own := d.seats(&best.Link)
	log := came.Match.Log
	known, undone := 0, -1
	for _, e := range branches {
		known = max(known, common(e.Link.Match, came.Match))
		// What was taken back here may have been answered here.
		for _, back := range takebacks(&came.Trace, &e.Link.Trace) {
			undone = max(undone, settled(came.Match, back.At))
		}
	}
	for ply := max(known, undone); ply < len(log); ply++ {
		if own.Has(log[ply].Seat) && !waited(branches, came, ply) && !d.unsaid(came.Match, ply, log[ply]) {
			return true
		}
	}
	return undone < len(log) && slices.ContainsFunc(came.Match.Given, func(a rules.Answer) bool {
		return own.Has(a.Seat) && !given(branches, came, a) && !d.unsaid(came.Match, len(log), a)
	})
}

// settled gives the end of the sealed decision that is asked at a ply, else the ply.
func settled(m *rules.Match, ply int) int {
	if ply < len(m.Log) {
		if d := m.At(ply).State.Decision(); d.Kind == rules.Sealed {
			return ply + int(d.Count)
		}
	}
	return ply
}

// waited reports whether a kept branch stands at the sealed decision to which an
// answer in the log of a link belongs, with that answer. If it was sealed it was
// compared with its seal.
func waited(branches []Entry, came *link.Link, ply int) bool {
	answer := came.Match.Log[ply]
	return slices.ContainsFunc(branches, func(e Entry) bool {
		m := e.Link.Match
		d := m.State.Decision()
		return d.Kind == rules.Sealed && common(m, came.Match) == len(m.Log) &&
			len(m.Log) <= ply && ply < len(m.Log)+int(d.Count) &&
			(e.Link.Trust.Seals[answer.Seat].Given || slices.Contains(m.Given, answer))
	})
}

// given reports whether an answer that waits in a link waits in a kept branch too,
// or is in its log.
func given(branches []Entry, came *link.Link, a rules.Answer) bool {
	ply := len(came.Match.Log)
	d := came.Match.State.Decision()
	return slices.ContainsFunc(branches, func(e Entry) bool {
		m := e.Link.Match
		if common(m, came.Match) < ply {
			return false
		}
		if len(m.Log) == ply {
			return slices.Contains(m.Given, a)
		}
		return slices.Contains(m.Log[ply:min(ply+int(d.Count), len(m.Log))], a)
	})
}
