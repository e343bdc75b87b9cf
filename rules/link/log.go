package link

import (
	"encoding/binary"

	"flota/rules"
)

// The codings of a log.
const (
	plain = iota
	packed
	codings
)

// encodeLog gives the moves in the coding that is shortest.
func encodeLog(log []rules.Answer) (coding int, b []byte) {
	b = []byte{} // nil would be written as nil
	for _, a := range log {
		b = binary.AppendUvarint(b, uint64(a.Move))
	}
	if p := pack(b, len(log)); len(p) < len(b) {
		return packed, p
	}
	return plain, b
}

// decodeLog gives the moves of a log. An error that is not an *Error means that
// it is damaged.
func decodeLog(coding int, b []byte) ([]rules.Move, error) {
	switch coding {
	case plain:
	case packed:
		var err error
		if b, err = unpack(b); err != nil {
			return nil, err
		}
	default:
		return nil, &Error{Problem: NewerFormat, Number: coding, Known: codings - 1}
	}
	var moves []rules.Move
	for len(b) > 0 {
		v, n := binary.Uvarint(b)
		if n <= 0 || v > 1<<16-1 || n > 1 && b[n-1] == 0 {
			return nil, errForm
		}
		if len(moves) == MaxMoves {
			return nil, &Error{Problem: TooManyMoves}
		}
		moves = append(moves, rules.Move(v))
		b = b[n:]
	}
	return moves, nil
}
