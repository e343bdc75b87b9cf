package link

import (
	"bytes"
	"encoding/binary"
)

// pack writes the bytes of a log with so many moves in coding 1. A game uses
// few nouns, and which come next depends on the one before; the coding learns
// both as it goes, from nothing. It is made of whole numbers only, so that it
// is the same everywhere, and it is frozen: another model is another coding.
//
// First comes the number of moves, as an unsigned varint. Then each bit of each
// byte of coding 0, the highest first, goes through a binary arithmetic coder
// with the probability that model gives, and at last its end.
func pack(log []byte, moves int) []byte {
	e := encoder{high: 1<<32 - 1}
	e.to = binary.AppendUvarint(nil, uint64(moves))
	var m model
	for _, c := range log {
		for i := 7; i >= 0; i-- {
			bit := int(c >> i & 1)
			e.encode(bit, m.one())
			m.learn(bit)
		}
	}
	return e.end()
}

// unpack gives back the bytes of a log: of each of at most MaxMoves moves at
// most three. It takes only what pack writes.
func unpack(b []byte) ([]byte, error) {
	moves, n := binary.Uvarint(b)
	if n <= 0 {
		return nil, errForm
	}
	if moves > MaxMoves {
		return nil, &Error{Problem: TooManyMoves}
	}
	d := newDecoder(b[n:])
	var m model
	var log []byte
	for range moves {
		for size := 1; ; size++ {
			c := 0
			for range 8 {
				bit := d.decode(m.one())
				m.learn(bit)
				c = c<<1 | bit
			}
			log = append(log, byte(c))
			if c < 0x80 {
				break
			}
			if size == 3 {
				return nil, errForm
			}
		}
	}
	if !bytes.Equal(pack(log, int(moves)), b) {
		return nil, errForm
	}
	return log, nil
}

// A model foretells the bits of a log. It counts the zeros and ones that have
// come in each place (the bits of the byte so far) of three contexts: any byte,
// a byte after one with the same upper five bits, and after the same byte. Each
// smooths its counts with what the one before it says.
type model struct {
	contexts [1 + 32 + 256]*[256]counts
	last     byte // the byte before
	node     int  // 1 and the bits of this byte so far; 0: none
}

type counts struct{ zeros, ones uint16 }

// weights has how many bits seen the estimate of the context before is worth.
var weights = [3]uint64{1, 4, 8}

// places gives the counts of the contexts for the bit that comes.
func (m *model) places() (at [3]*counts) {
	m.node = max(m.node, 1)
	for i, context := range [3]int{0, 1 + int(m.last>>3), 33 + int(m.last)} {
		if m.contexts[context] == nil {
			m.contexts[context] = new([256]counts)
		}
		at[i] = &m.contexts[context][m.node]
	}
	return at
}

// one gives the probability, in 65536ths, that the next bit is 1. It is never
// less than 32 nor more than 65504.
func (m *model) one() uint32 {
	p := uint64(1 << 15)
	for i, c := range m.places() {
		p = (uint64(c.ones)<<16 + weights[i]*p) / (uint64(c.zeros) + uint64(c.ones) + weights[i])
	}
	return uint32(min(max(p, 32), 1<<16-32))
}

// learn counts the bit that came.
func (m *model) learn(bit int) {
	for _, c := range m.places() {
		if bit == 1 {
			c.ones++
		} else {
			c.zeros++
		}
	}
	m.node = m.node<<1 | bit
	if m.node >= 256 {
		m.last = byte(m.node)
		m.node = 0
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

// end writes the fewest bytes that, with zeros behind them, are a number of the
// interval, and gives all that was written.
func (e *encoder) end() []byte {
	for n := range 5 {
		rest := uint32(uint64(1)<<(32-8*n) - 1)
		if number := (e.low + rest) &^ rest; e.low <= number && number <= e.high {
			for i := range n {
				e.to = append(e.to, byte(number>>(24-8*i)))
			}
			break
		}
	}
	return e.to
}

// A decoder follows the encoder with the number that the bytes are.
type decoder struct {
	low, high, number uint32
	from              []byte // behind its end there are zeros
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
	if len(d.from) > 0 {
		d.number |= uint32(d.from[0])
		d.from = d.from[1:]
	}
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
