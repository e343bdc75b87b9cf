package link

import (
	"cmp"
	"encoding/binary"
	"hash/crc32"
	"slices"

	"flota/rules"
)

// givenSize is how many bytes an answer that waits has.
const givenSize = 3

// maskAll writes the sealed answers that wait for those of other seats. The
// mask keeps them from being read at a glance, not more: see doc.go.
func maskAll(m *rules.Match) []byte {
	given := slices.Clone(m.Given)
	slices.SortFunc(given, func(a, b rules.Answer) int { return cmp.Compare(a.Seat, b.Seat) })
	var b []byte
	for _, a := range given {
		b = append(b, byte(a.Seat))
		b = binary.BigEndian.AppendUint16(b, uint16(a.Move)^mask(m.ID, len(m.Log), byte(a.Seat)))
	}
	return b
}

// unmask reads what maskAll wrote; false if it cannot have been.
func unmask(b []byte, id [8]byte, ply int) ([]rules.Answer, bool) {
	if len(b) == 0 || len(b)%givenSize != 0 || len(b) > rules.MaxSeats*givenSize {
		return nil, false
	}
	var given []rules.Answer
	for last := -1; len(b) > 0; b = b[givenSize:] {
		if int(b[0]) <= last || b[0] >= rules.MaxSeats {
			return nil, false
		}
		last = int(b[0])
		move := binary.BigEndian.Uint16(b[1:]) ^ mask(id, ply, b[0])
		given = append(given, rules.Answer{Seat: rules.Seat(last), Move: rules.Move(move)})
	}
	return given, true
}

// mask gives the bits that hide an answer at a ply.
func mask(id [8]byte, ply int, seat byte) uint16 {
	b := binary.AppendUvarint(id[:], uint64(ply))
	return uint16(crc32.ChecksumIEEE(append(b, seat)))
}
