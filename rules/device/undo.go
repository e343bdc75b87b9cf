package device

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"

	"flota/rules"
	"flota/rules/link"
)

// Undo takes answers of this device back, to a ply, without asking anybody. In a
// match between devices that are its own answers only, behind what chance or a
// sealed decision has shown; it fails if anything else would be taken back. If
// somebody has seen them after all and plays on, they come back with his link. If
// another tab is ahead, the entry is then what that has kept.
func (d *Device) Undo(e *Entry, ply int) error {
	m := e.Link.Match
	if ply < d.Earliest(&e.Link) || ply > len(m.Log) {
		return ErrTakeback
	}
	ply = len(m.At(ply).Log)
	if Shared(&e.Link) {
		if ply < m.Open() {
			return ErrTakeback
		}
		var ids []string
		for i, a := range m.Log[ply:] {
			if !d.gives(&e.Link, ply+i) {
				return ErrNotYours
			}
			ids = append(ids, answerID(m, ply+i, a))
		}
		if err := d.unsay(m.ID, ids...); err != nil {
			return err
		}
	}
	next := e.copied()
	next.Link.Match.Undo(ply)
	next.Link.Proposal = link.Proposal{}
	cutNotes(&next.Link)
	return d.replace(e, next)
}

// gives reports whether the answer at a ply is this device's to give: of a person
// here, or of a program that answered after one.
func (d *Device) gives(l *link.Link, ply int) bool {
	if seat := l.Match.Log[ply].Seat; !program(l, seat) {
		return d.owns(l, seat)
	}
	return d.moves(l, ply)
}

// Withdraw takes the sealed answer of a seat of this device back, as long as
// others are waited for. In a match with keys what is sealed stays.
func (d *Device) Withdraw(e *Entry, seat rules.Seat) error {
	if !d.Plays(&e.Link, seat) {
		return ErrNotYours
	}
	m := e.Link.Match
	if i := slices.IndexFunc(m.Given, func(a rules.Answer) bool { return a.Seat == seat }); i >= 0 && Shared(&e.Link) {
		if err := d.unsay(m.ID, answerID(m, len(m.Log), m.Given[i])); err != nil {
			return err
		}
	}
	next := e.copied()
	next.Link.Match.Withdraw(seat)
	return d.replace(e, next)
}

// replace keeps an entry in the place of what it was, unless another tab has gone
// on: then that is the entry.
func (d *Device) replace(e *Entry, next Entry) error {
	if now := d.store.Get(e.Name); now != e.Text && now != "" {
		other, ok := d.Load(e.Name)
		if ok {
			*e = other
			return nil
		}
		next.Name, next.Text = d.free(followedPrefix, next.Link.Match.ID), ""
	}
	*e = next
	return d.put(e)
}

// unsaidPrefix begins the names of the entries that hold which answers this device
// took back by itself: a link that somebody made before can still have them.
const unsaidPrefix = "flota.unsaid."

// maxUnsaid is how many of them are remembered of a match, the latest.
const maxUnsaid = 100

// unsay writes down that answers were given by this device and taken back.
func (d *Device) unsay(id [8]byte, answers ...string) error {
	name := unsaidPrefix + hex.EncodeToString(id[:])
	list := strings.Fields(d.store.Get(name))
	for _, answer := range answers {
		if !slices.Contains(list, answer) {
			list = append(list, answer)
		}
	}
	return d.store.Set(name, strings.Join(list[max(0, len(list)-maxUnsaid):], " "))
}

// unsaid reports whether this device gave an answer and took it back. The ply is
// that of the answer.
func (d *Device) unsaid(m *rules.Match, ply int, a rules.Answer) bool {
	list := strings.Fields(d.store.Get(unsaidPrefix + hex.EncodeToString(m.ID[:])))
	return len(list) > 0 && slices.Contains(list, answerID(m, ply, a))
}

// answerID tells an answer from all others of its match: by the answers before its
// decision, and itself.
func answerID(m *rules.Match, ply int, a rules.Answer) string {
	past := link.Link{Match: m.At(ply)}
	past.Match.Given = []rules.Answer{a}
	sum := sha256.Sum256(answersOf(&past))
	return hex.EncodeToString(sum[:8])
}
