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
const MaxMoves = 20_000

// Encode writes a match as the text that follows '#' in its link. Decode gives
// the match back: game, setup, id, log, and of each name what Name gives.
// Sealed answers that wait for others are not in it. A log longer than MaxMoves
// cannot be read again.
func Encode(m *rules.Match) string {
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

	w := writer{}
	w.enc = msgpack.NewEncoder(&w.to)
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
	if m.Position == nil {
		w.did(w.enc.EncodeMapLen(0))
	} else {
		w.did(w.enc.EncodeMapLen(1))
		w.did(w.enc.EncodeUint(positionPart))
		w.fields(m.Position, wordPlaces(info))
	}
	w.did(w.enc.EncodeBytes(check(w.to.Bytes())))
	return base64.RawURLEncoding.EncodeToString(w.to.Bytes())
}

// A writer writes MessagePack to memory.
type writer struct {
	to  bytes.Buffer
	enc *msgpack.Encoder
}

// did takes the error of the encoder, which memory never gives.
func (w *writer) did(err error) {
	if err != nil {
		panic("link: Encode: " + err.Error())
	}
}

// check gives the check value of the bytes before it.
func check(b []byte) []byte {
	sum := crc32.ChecksumIEEE(b)
	return []byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)}
}
