package device

import (
	"slices"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// invented reports whether a link has answers of this device's seats of which no
// kept branch knows. A device whose key was restored cannot tell.
func (d *Device) invented(branches []Entry, best Entry, came *link.Link) bool {
	if k, ok := d.keyring(came.Match.ID); !Shared(&best.Link) || ok && k.restored && best.Link.Trust.Mode != trust.Open {
		return false
	}
	own := d.seats(&best.Link)
	log := came.Match.Log
	known, undone := 0, -1
	for _, e := range branches {
		known = max(known, Common(e.Link.Match, came.Match))
		// What was taken back here may have been answered here.
		for _, back := range takebacks(&came.Trace, &e.Link.Trace) {
			undone = max(undone, settled(came.Match, back.At))
		}
	}
	for ply := max(known, undone); ply < len(log); ply++ {
		if own.Has(log[ply].Seat) && !gave(branches, came, ply, log[ply]) && !d.unsaid(came.Match, ply, log[ply]) {
			return true
		}
	}
	return undone < len(log) && slices.ContainsFunc(came.Match.Given, func(a rules.Answer) bool {
		return own.Has(a.Seat) && !gave(branches, came, len(log), a) && !d.unsaid(came.Match, len(log), a)
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

// gave reports whether a kept branch has an answer of a link at a ply: in its log,
// or where it stands. What was sealed there was compared with its seal.
func gave(branches []Entry, came *link.Link, ply int, a rules.Answer) bool {
	past := came.Match.At(ply)
	begin, d := len(past.Log), past.State.Decision()
	return slices.ContainsFunc(branches, func(e Entry) bool {
		m := e.Link.Match
		switch {
		case Common(m, came.Match) < begin:
			return false
		case len(m.Log) == begin:
			return e.Link.Trust.Seals[a.Seat].Given || slices.Contains(m.Given, a)
		case d.Kind != rules.Sealed:
			return m.Log[begin] == a
		}
		return slices.Contains(m.Log[begin:min(begin+int(d.Count), len(m.Log))], a)
	})
}
