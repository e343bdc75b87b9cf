package link

import (
	"bytes"
	"encoding/binary"
	"sync"
)

// pack writes the bytes of a log with so many moves in coding 1, which doc.go
// describes. A game uses few nouns, and which come next depends on the one
// before; the coding learns both as it goes, from nothing. It is made of whole
// numbers only, so that it is the same everywhere, and it is frozen: another
// model is another coding.
func pack(log []byte, moves int) []byte {
	e := encoder{high: 1<<32 - 1}
	e.to = binary.AppendUvarint(nil, uint64(moves))
	m := newModel()
	defer models.Put(m)
	for _, c := range log {
		places, node := m.places(), 1
		for i := 7; i >= 0; i-- {
			bit := int(c >> i & 1)
			e.encode(bit, m.one(&places, node))
			m.learn(&places, node, bit)
			node = node<<1 | bit
		}
		m.last = c
	}
	return e.end()
}

// unpack gives back the bytes of a log: of each of at most MaxMoves moves at
// most three. It takes only what pack writes.
func unpack(b []byte) ([]byte, error) {
	moves, n := binary.Uvarint(b)
	if n <= 0 || n > 1 && b[n-1] == 0 {
		return nil, errForm
	}
	if moves > MaxMoves {
		return nil, &Error{Problem: TooManyMoves}
	}
	d := newDecoder(b[n:])
	m := newModel()
	defer models.Put(m)
	log := make([]byte, 0, min(int(moves)*2, 4*len(b)))
	for range moves {
		for size := 1; ; size++ {
			places, node := m.places(), 1
			for node < 256 {
				bit := d.decode(m.one(&places, node))
				m.learn(&places, node, bit)
				node = node<<1 | bit
			}
			m.last = byte(node)
			log = append(log, m.last)
			if m.last < 0x80 {
				break
			}
			if size == 3 {
				return nil, errForm
			}
		}
		if d.past() {
			return nil, errForm
		}
	}
	if !d.ended() {
		return nil, errForm
	}
	return log, nil
}

// A model foretells the bits of a log. It counts the zeros and ones that have
// come in each place (the bits of the byte so far) of three contexts: any byte,
// a byte after one with the same upper five bits, and after the same byte. Each
// smooths its counts with what the one before it says.
type model struct {
	// Of each place of each context how many zeros, in the lower 16 bits, and
	// ones have come.
	seen [(1 + 32 + 256) * 256]uint32
	last byte // the byte before
}

// models has those that are not in use: one is 300 kB, and a link is written with every
// answer.
var models = sync.Pool{New: func() any { return new(model) }}

// newModel is a model that has seen nothing, to be put back into models.
func newModel() *model {
	m := models.Get().(*model)
	*m = model{}
	return m
}

// places gives where the contexts of the next byte begin.
func (m *model) places() [3]int {
	return [3]int{0, (1 + int(m.last>>3)) * 256, (33 + int(m.last)) * 256}
}

// one gives the probability, in 65536ths, that the next bit is 1, with node
// being 1 and the bits of its byte so far. It is never less than 32 nor more
// than 65504.
func (m *model) one(places *[3]int, node int) uint32 {
	p := uint32(1 << 15)
	for i, weight := range [3]uint32{1, 4, 8} {
		// A place that was never seen leaves the estimate as it is.
		if seen := m.seen[places[i]+node]; seen != 0 {
			zeros, ones := seen&0xffff, seen>>16
			p = (ones<<16 + weight*p) / (zeros + ones + weight)
		}
	}
	return min(max(p, 32), 1<<16-32)
}

// learn counts the bit that came at a node.
func (m *model) learn(places *[3]int, node, bit int) {
	for _, place := range places {
		m.seen[place+node] += 1 << (16 * bit)
	}
}

// split gives the last number of an interval that stands for 1.
func split(low, high, one uint32) uint32 {
	return low + uint32(uint64(high-low)*uint64(one)>>16)
}

// An encoder narrows the interval low to high to the part that stands for the
// bits. The bytes at the front that both have in common are written.
type encoder struct {
	low, high uint32
	to        []byte
}

func (e *encoder) encode(bit int, one uint32) {
	if middle := split(e.low, e.high, one); bit == 1 {
		e.high = middle
	} else {
		e.low = middle + 1
	}
	for (e.low^e.high)>>24 == 0 {
		e.to = append(e.to, byte(e.high>>24))
		e.low <<= 8
		e.high = e.high<<8 | 255
	}
}

// end writes the end, and gives all that was written.
func (e *encoder) end() []byte { return append(e.to, end(e.low, e.high)...) }

// end gives the fewest bytes that, with zeros behind them, are a number of the
// interval.
func end(low, high uint32) []byte {
	for n := range 5 {
		rest := uint32(uint64(1)<<(32-8*n) - 1)
		if number := (low + rest) &^ rest; low <= number && number <= high {
			return binary.BigEndian.AppendUint32(nil, number)[:n]
		}
	}
	panic("link: an interval without numbers")
}

// A decoder follows the encoder with the number that the bytes are. As its
// interval is that of the encoder and the number lies in it, the bytes that it
// is done with are those that the encoder wrote.
type decoder struct {
	low, high, number uint32
	from              []byte // behind its end there are zeros
	read              int    // how many bytes number has had, zeros included
}

func newDecoder(from []byte) *decoder {
	d := &decoder{high: 1<<32 - 1, from: from}
	for range 4 {
		d.next()
	}
	return d
}

func (d *decoder) next() {
	d.number <<= 8
	if d.read < len(d.from) {
		d.number |= uint32(d.from[d.read])
	}
	d.read++
}

// past reports whether the encoder has written more bytes than there are.
func (d *decoder) past() bool { return d.read-4 > len(d.from) }

// ended reports whether what is left of the bytes is the end that the encoder
// would write.
func (d *decoder) ended() bool {
	return !d.past() && bytes.Equal(d.from[d.read-4:], end(d.low, d.high))
}

func (d *decoder) decode(one uint32) int {
	bit := 0
	if middle := split(d.low, d.high, one); d.number <= middle {
		bit = 1
		d.high = middle
	} else {
		d.low = middle + 1
	}
	for (d.low^d.high)>>24 == 0 {
		d.low <<= 8
		d.high = d.high<<8 | 255
		d.next()
	}
	return bit
}
