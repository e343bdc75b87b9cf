package link

import (
	"bytes"
	"encoding/base64"
	"hash/crc32"

	"github.com/vmihailenco/msgpack/v5"

	"flota/rules"
)

const format = 1

// length is how many elements the array of the format has.
const length = 10

// MaxMoves is the largest number of moves of a log.
const MaxMoves = 6_000

// Encode writes a match alone: game, setup, id, names and log. Sealed answers
// that wait for others are not in it. All else is as with Write.
func Encode(m *rules.Match) string {
	alone := *m
	alone.Given = nil
	return Write(Link{Match: &alone})
}

// Write writes a link as the text that follows '#'. Read gives the link back:
// of the match the game, setup, id, log and the sealed answers that wait; of
// each name and note what Name and NoteText give; all other parts as they are.
// Parts that say what links cannot hold (a seat that the match has not, a ply
// beyond its log, notes beyond their limits) are left out. A log longer than
// MaxMoves cannot be read again.
func Write(l Link) string {
	m := l.Match
	info := m.Game.Info()
	setup := []byte{byte(m.Setup.Seats)}
	setup = append(setup, m.Setup.Settings[:len(info.Settings)]...)
	names := make([]string, m.Setup.Seats)
	count := 0 // without trailing empty names
	for seat, name := range m.Names[:min(len(m.Names), len(names))] {
		if names[seat] = Name(name); names[seat] != "" {
			count = seat + 1
		}
	}
	names = names[:count]
	coding, log := encodeLog(m.Log)

	w := newWriter()
	w.did(w.enc.EncodeArrayLen(length))
	w.did(w.enc.EncodeUint(format))
	w.did(w.enc.EncodeUint(uint64(info.Number)))
	w.did(w.enc.EncodeUint(uint64(info.Version)))
	w.did(w.enc.EncodeBytes(setup))
	w.did(w.enc.EncodeBytes(m.ID[:]))
	w.did(w.enc.EncodeArrayLen(len(names)))
	for _, name := range names {
		w.did(w.enc.EncodeString(name))
	}
	w.did(w.enc.EncodeUint(uint64(coding)))
	w.did(w.enc.EncodeBytes(log))
	parts := l.parts()
	w.did(w.enc.EncodeMapLen(len(parts)))
	for _, part := range parts {
		w.did(w.enc.EncodeUint(uint64(part.Key)))
		w.to.WriteString(part.Data)
	}
	w.did(w.enc.EncodeBytes(check(w.to.Bytes())))
	return base64.RawURLEncoding.EncodeToString(w.to.Bytes())
}

// A writer writes MessagePack to memory.
type writer struct {
	to  *bytes.Buffer
	enc *msgpack.Encoder
}

func newWriter() writer {
	to := &bytes.Buffer{}
	return writer{to, msgpack.NewEncoder(to)}
}

// did takes the error of the encoder, which memory never gives.
func (w *writer) did(err error) {
	if err != nil {
		panic("link: Write: " + err.Error())
	}
}

// check gives the check value of the bytes before it.
func check(b []byte) []byte {
	sum := crc32.ChecksumIEEE(b)
	return []byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)}
}
