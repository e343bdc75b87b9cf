package link

import (
	"encoding/binary"

	"flota/rules"
	"flota/rules/trust"
)

// trust writes the keys of a match: see doc.go.
func (w *writer) trust(r *trust.Record, seats int) {
	count := r.Count(seats)
	if count < 2 || !allSeated(r.KeyOf[:seats], count) {
		panic("link: Write: a match that is not open has two keys at least, each with a seat")
	}
	w.did(w.enc.EncodeArrayLen(2 + count))
	w.did(w.enc.EncodeUint(uint64(r.Mode)))
	w.did(w.enc.EncodeBytes(r.KeyOf[:seats]))
	for _, key := range r.Keys[:count] {
		var b []byte
		if key.Anchor != (trust.Value{}) {
			b = append(b, key.Anchor[:]...)
			if key.Opening != (trust.Value{}) {
				b = append(b, key.Opening[:]...)
			}
		}
		w.did(w.enc.EncodeBytes(notNil(b)))
	}
}

// allSeated reports whether the keys of the seats are so many, each with a seat.
func allSeated(keyOf []uint8, count int) bool {
	seated := uint(0)
	for _, key := range keyOf {
		seated |= 1 << key
	}
	return seated == 1<<count-1
}

// notNil is for the encoder, which writes nil for a slice that is nil.
func notNil(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// readTrust reads the keys of a match with so many seats.
func readTrust(r *reader, seats int) (record trust.Record, err error) {
	count, err := r.array()
	if err != nil {
		return record, err
	}
	count -= 2
	mode, err := r.uint(1<<15 - 1)
	if err != nil {
		return record, err
	}
	if mode >= trust.Modes {
		return record, &Error{Problem: NewerFormat, Number: mode, Known: trust.Modes - 1}
	}
	record.Mode = trust.Mode(mode)
	keyOf, err := r.bin()
	if err != nil {
		return record, err
	}
	if record.Mode == trust.Open || len(keyOf) != seats || count < 2 || count > seats {
		return record, errForm
	}
	if !allSeated(keyOf, count) {
		return record, errForm
	}
	copy(record.KeyOf[:], keyOf)
	for key := range count {
		b, err := r.bin()
		if err != nil {
			return record, err
		}
		k := &record.Keys[key]
		copy(k.Opening[:], b[copy(k.Anchor[:], b):])
		anchored, opened := k.Anchor != (trust.Value{}), k.Opening != (trust.Value{})
		switch {
		case len(b) != 0 && len(b) != 16 && len(b) != 32,
			anchored != (len(b) >= 16), opened != (len(b) == 32):
			return record, errForm
		}
	}
	return record, nil
}

// seals writes the seals of the decision at which the log ends, by seat.
func (w *writer) seals(r *trust.Record, seats int) {
	all := given(r.Seals)
	seals := trimmed(all[:seats])
	w.did(w.enc.EncodeArrayLen(len(seals)))
	for _, seal := range seals {
		b := []byte{}
		if seal.Given {
			b = append(b, seal.Value[:]...)
			if seal.Opened {
				b = binary.BigEndian.AppendUint16(b, uint16(seal.Answer))
			}
		}
		w.did(w.enc.EncodeBytes(b))
	}
}

// given leaves out what a seat that has not given its seal cannot have.
func given(seals [rules.MaxSeats]trust.Seal) [rules.MaxSeats]trust.Seal {
	for i, s := range seals {
		if !s.Given {
			seals[i] = trust.Seal{}
		} else if !s.Opened {
			seals[i].Answer = 0
		}
	}
	return seals
}

// readSeals reads the seals of a match with so many seats.
func readSeals(r *reader, seats int) (seals [rules.MaxSeats]trust.Seal, err error) {
	count, err := r.array()
	if err != nil {
		return seals, err
	}
	if count == 0 || count > seats {
		return seals, errForm
	}
	for seat := range count {
		b, err := r.bin()
		if err != nil {
			return seals, err
		}
		switch s := &seals[seat]; {
		case len(b) == 10:
			s.Opened = true
			s.Answer = rules.Move(binary.BigEndian.Uint16(b[8:]))
			fallthrough
		case len(b) == 8:
			s.Given = true
			copy(s.Value[:], b)
		case len(b) != 0 || seat == count-1:
			return seals, errForm
		}
	}
	return seals, nil
}
