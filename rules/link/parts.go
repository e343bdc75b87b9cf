package link

import (
	"cmp"
	"slices"

	"flota/rules"
	"flota/rules/trust"
)

// The parts of a link, by their keys. Never reordered.
const (
	positionPart = iota // from which the match starts
	trustPart
	sealsPart
	untilPart
	givenPart
	botsPart
	claimsPart
	plyPart  // of the view
	seatPart // of the view
	proposalPart
	tracePart
	notesPart
	knownParts
)

// parts writes the parts of a link that say something, by rising key.
func (l *Link) parts() []Part {
	var parts []Part
	part := func(key uint8, says bool, write func(w *writer)) {
		if says {
			w := newWriter()
			write(&w)
			parts = append(parts, Part{key, w.to.String()})
		}
	}
	m := l.Match
	seats, plies := m.Setup.Seats, len(m.Log)
	bin := func(b []byte) func(w *writer) {
		return func(w *writer) { w.did(w.enc.EncodeBytes(b)) }
	}
	uints := func(numbers ...int) func(w *writer) {
		return func(w *writer) {
			w.did(w.enc.EncodeArrayLen(len(numbers)))
			for _, n := range numbers {
				w.did(w.enc.EncodeUint(uint64(n)))
			}
		}
	}
	uint := func(n int) func(w *writer) {
		return func(w *writer) { w.did(w.enc.EncodeUint(uint64(n))) }
	}
	part(positionPart, m.Position != nil, func(w *writer) { w.position(m.Position, m.Game.Info()) })
	if trusted := l.Trust.Mode != trust.Open; trusted {
		part(trustPart, true, func(w *writer) { w.trust(&l.Trust, seats) })
		part(sealsPart, given(l.Trust.Seals) != [rules.MaxSeats]trust.Seal{}, func(w *writer) { w.seals(&l.Trust, seats) })
		part(untilPart, 0 < l.Trust.Until && l.Trust.Until <= plies, uint(l.Trust.Until))
	}
	part(givenPart, len(m.Given) > 0, bin(maskAll(m)))
	bots := trimmed(l.Bots[:seats])
	part(botsPart, len(bots) > 0, func(w *writer) {
		b := make([]byte, len(bots))
		for i, bot := range bots {
			b[i] = byte(min(bot, maxBot))
		}
		w.did(w.enc.EncodeBytes(b))
	})
	claims := trimmed(l.Claims[:seats])
	part(claimsPart, len(claims) > 0, func(w *writer) {
		var b []byte
		for _, tag := range claims {
			b = append(b, tag[:]...)
		}
		w.did(w.enc.EncodeBytes(b))
	})
	part(plyPart, l.View.At && 0 <= l.View.Ply && l.View.Ply <= plies, uint(l.View.Ply))
	part(seatPart, l.View.As && 0 <= l.View.Seat && int(l.View.Seat) < seats, uint(int(l.View.Seat)))
	p := l.Proposal
	proposal := []int{int(p.By), p.Ply, int(p.Accepted)}
	if p.Refused != 0 {
		proposal = append(proposal, int(p.Refused))
	}
	part(proposalPart, p.valid(seats, plies), uints(proposal...))
	var trace []int
	for _, t := range l.Trace.Latest {
		if t.valid(seats) {
			trace = append(trace, int(t.By), t.At, t.Back)
		}
	}
	if forgotten := l.Trace.Forgotten; len(trace) == 3*MaxTrace && 0 < forgotten && forgotten <= MaxMoves {
		trace = append(trace, forgotten)
	}
	part(tracePart, len(trace) > 0, uints(trace...))
	notes := l.Notes.fitting(plies)
	part(notesPart, len(notes) > 0, func(w *writer) { w.notes(notes) })
	size := 0
	for _, p := range l.Unknown {
		if size += len(p.Data); p.Key >= knownParts && p.Key <= maxKey && size <= MaxUnknown {
			parts = append(parts, p)
		}
	}
	slices.SortStableFunc(parts, func(a, b Part) int { return cmp.Compare(a.Key, b.Key) })
	return slices.CompactFunc(parts, func(a, b Part) bool { return a.Key == b.Key })
}

// trimmed leaves out what says nothing at the end of a list.
func trimmed[T comparable](list []T) []T {
	var nothing T
	for len(list) > 0 && list[len(list)-1] == nothing {
		list = list[:len(list)-1]
	}
	return list
}

func (p *Proposal) valid(seats, plies int) bool {
	return 0 <= p.By && int(p.By) < seats && 0 <= p.Ply && p.Ply < plies &&
		p.Accepted.Has(p.By) && p.Accepted < 1<<seats && p.Refused < 1<<seats && p.Accepted&p.Refused == 0
}

func (t *Takeback) valid(seats int) bool {
	return 0 <= t.By && int(t.By) < seats && 0 <= t.Back && t.Back < t.At && t.At <= MaxMoves
}

// fitting gives the notes that a log so long can have, by rising ply, as far as
// the limits allow.
func (n Notes) fitting(plies int) Notes {
	var all Notes
	for _, note := range n {
		if 0 <= note.Ply && note.Ply <= plies {
			if more, ok := all.With(note.Ply, note.Text); ok {
				all = more
			}
		}
	}
	return all
}
