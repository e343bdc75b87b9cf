package trust

import (
	"crypto/sha256"
	"encoding/binary"

	"flota/rules"
)

// A Digest is the transcript of a match: all that was said so far, in 32 bytes.
type Digest [sha256.Size]byte

// version is the number of these formulas: that of the first link format. It
// does not rise with later formats.
const version = 1

// chanceSeat stands for the seat of an outcome of chance.
const chanceSeat = 255

// A hasher gathers what is hashed: "flota1", then the label and each value, all
// after their lengths.
type hasher []byte

func label(name string) hasher {
	return hasher("flota1").bytes([]byte(name))
}

func (h hasher) bytes(b []byte) hasher {
	h = binary.AppendUvarint(h, uint64(len(b)))
	return append(h, b...)
}

func (h hasher) number(n uint64) hasher {
	var b [binary.MaxVarintLen64]byte
	return h.bytes(binary.AppendUvarint(b[:0], n))
}

func (h hasher) sum() Digest { return sha256.Sum256(h) }

// before gives the opening that comes before the i-th of a key.
func before(id [8]byte, key, i int, v Value) Value {
	d := label("chain").bytes(id[:]).number(uint64(key)).number(uint64(i)).bytes(v[:]).sum()
	return Value(d[:len(Value{})])
}

// start gives the transcript of a match before its first answer, with the
// anchors that are there.
func start(m *rules.Match, r *Record) Digest {
	info := m.Game.Info()
	setup := append([]byte{byte(m.Setup.Seats)}, m.Setup.Settings[:]...)
	for setup[len(setup)-1] == 0 {
		setup = setup[:len(setup)-1]
	}
	var position []byte
	if m.Position != nil {
		position = m.Position.JSON(nil)
	}
	h := label("match").number(version).number(uint64(info.Number)).number(uint64(info.Version)).
		bytes(setup).bytes(m.ID[:]).bytes(position).number(uint64(r.Mode))
	if count := r.Count(m.Setup.Seats); count > 0 {
		h = h.bytes(r.KeyOf[:m.Setup.Seats])
		for _, key := range r.Keys[:count] {
			if key.Anchor == (Value{}) {
				h = h.bytes(nil)
			} else {
				h = h.bytes(key.Anchor[:])
			}
		}
	}
	return h.sum()
}

// answered gives the transcript after an answer or an outcome.
func (d Digest) answered(a rules.Answer) Digest {
	seat := uint64(chanceSeat)
	if a.Seat != rules.Nobody {
		seat = uint64(a.Seat)
	}
	return label("move").bytes(d[:]).number(seat).number(uint64(a.Move)).sum()
}

// opened gives the transcript after an opening.
func (d Digest) opened(key int, v Value) Digest {
	return label("open").bytes(d[:]).number(uint64(key)).bytes(v[:]).sum()
}

// unsealed gives the transcript after a sealed decision of several keys: its
// answers by rising seat, and the openings of the keys of the set by number.
func (d Digest) unsealed(answers []rules.Answer, keys Keys, opening func(key int) Value) Digest {
	h := label("sealed").bytes(d[:])
	for seat := range rules.Seat(rules.MaxSeats) {
		for _, a := range answers {
			if a.Seat == seat {
				h = h.number(uint64(seat)).number(uint64(a.Move))
			}
		}
	}
	for key := range rules.MaxSeats {
		if keys.Has(key) {
			v := opening(key)
			h = h.number(uint64(key)).bytes(v[:])
		}
	}
	return h.sum()
}

// ended gives the transcript from the ply on from which nothing is proved.
func (d Digest) ended(ply int) Digest {
	return label("until").bytes(d[:]).number(uint64(ply)).sum()
}

// Seal gives the seal of an answer: made with an opening, and with this transcript
// before the decision.
func (d Digest) Seal(opening Value, a rules.Answer) [8]byte {
	sum := label("seal").bytes(opening[:]).bytes(d[:]).number(uint64(a.Seat)).number(uint64(a.Move)).sum()
	return [8]byte(sum[:8])
}

// draw gives the outcome that follows.
func (d Digest) draw(outcomes []rules.Option) rules.Move {
	sum := label("draw").bytes(d[:]).sum()
	return rules.Draw(outcomes, binary.BigEndian.Uint64(sum[:]))
}

// Keys is a set of keys.
type Keys uint8

// Has reports whether a key is in the set.
func (k Keys) Has(key int) bool { return key >= 0 && k&(1<<key) != 0 }

// With gives the set and a key.
func (k Keys) With(key int) Keys { return k | 1<<key }

// several reports whether there are two keys or more.
func (k Keys) several() bool { return k&(k-1) != 0 }
