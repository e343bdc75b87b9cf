package app

import (
	"crypto/rand"
	"encoding/binary"

	"flota/rules"
)

// random gives a number from the browser's own random source.
func random() uint64 {
	var b [8]byte
	rand.Read(b[:]) // never fails
	return binary.BigEndian.Uint64(b[:])
}

// drawAll draws every chance that stands before the next choice.
func drawAll(m *rules.Match) {
	for m.State.Decision().Kind == rules.Chance {
		outcomes := m.State.Options(rules.Nobody, nil)
		if err := m.Play(rules.Nobody, rules.Draw(outcomes, random())); err != nil {
			panic("app: an outcome of chance is refused: " + err.Error())
		}
	}
}

// newID gives a random match id.
func newID() (id [8]byte) {
	rand.Read(id[:]) // never fails
	return id
}
