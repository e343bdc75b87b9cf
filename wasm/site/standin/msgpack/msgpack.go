// Package msgpack takes the place of github.com/vmihailenco/msgpack/v5 in the
// browser program. It has what links are read and written with, value by value,
// and nothing that finds out by reflection what a value is.
package msgpack

import (
	"errors"
	"io"

	"github.com/vmihailenco/msgpack/v5/msgpcode"
)

var errCode = errors.New("msgpack: a value of another kind stands here")

// An Encoder writes values.
type Encoder struct {
	to io.Writer
}

// NewEncoder writes to w.
func NewEncoder(w io.Writer) *Encoder { return &Encoder{w} }

// number writes a code and a number of some bytes after it, the largest first.
func (e *Encoder) number(code byte, n uint64, bytes int) error {
	var b [9]byte
	b[0] = code
	for i := range bytes {
		b[bytes-i] = byte(n)
		n >>= 8
	}
	_, err := e.to.Write(b[:1+bytes])
	return err
}

// length writes the header of what has n parts. Codes are for lengths that are
// part of the code, if that is possible, for those of one byte, likewise, of two
// and of four.
func (e *Encoder) length(n, within int, code0, code1, code2, code4 byte) error {
	switch {
	case n < within:
		return e.number(code0|byte(n), 0, 0)
	case n < 1<<8 && code1 != 0:
		return e.number(code1, uint64(n), 1)
	case n < 1<<16:
		return e.number(code2, uint64(n), 2)
	}
	return e.number(code4, uint64(n), 4)
}

// EncodeArrayLen writes the header of an array.
func (e *Encoder) EncodeArrayLen(n int) error {
	return e.length(n, 16, msgpcode.FixedArrayLow, 0, msgpcode.Array16, msgpcode.Array32)
}

// EncodeMapLen writes the header of a map.
func (e *Encoder) EncodeMapLen(n int) error {
	return e.length(n, 16, msgpcode.FixedMapLow, 0, msgpcode.Map16, msgpcode.Map32)
}

// EncodeUint writes a number in as few bytes as it needs.
func (e *Encoder) EncodeUint(n uint64) error {
	switch {
	case n <= uint64(msgpcode.PosFixedNumHigh):
		return e.number(byte(n), 0, 0)
	case n < 1<<8:
		return e.number(msgpcode.Uint8, n, 1)
	case n < 1<<16:
		return e.number(msgpcode.Uint16, n, 2)
	case n < 1<<32:
		return e.number(msgpcode.Uint32, n, 4)
	}
	return e.number(msgpcode.Uint64, n, 8)
}

// EncodeInt writes a number in as few bytes as it needs.
func (e *Encoder) EncodeInt(n int64) error {
	switch {
	case n >= 0:
		return e.EncodeUint(uint64(n))
	case n >= -32:
		return e.number(byte(n), 0, 0)
	case n >= -1<<7:
		return e.number(msgpcode.Int8, uint64(n), 1)
	case n >= -1<<15:
		return e.number(msgpcode.Int16, uint64(n), 2)
	case n >= -1<<31:
		return e.number(msgpcode.Int32, uint64(n), 4)
	}
	return e.number(msgpcode.Int64, uint64(n), 8)
}

// EncodeBool writes true or false.
func (e *Encoder) EncodeBool(v bool) error {
	if v {
		return e.number(msgpcode.True, 0, 0)
	}
	return e.number(msgpcode.False, 0, 0)
}

// EncodeString writes a text.
func (e *Encoder) EncodeString(s string) error {
	if err := e.length(len(s), 32, msgpcode.FixedStrLow, msgpcode.Str8, msgpcode.Str16, msgpcode.Str32); err != nil {
		return err
	}
	_, err := io.WriteString(e.to, s)
	return err
}

// EncodeBytes writes bytes; nil is nil.
func (e *Encoder) EncodeBytes(b []byte) error {
	if b == nil {
		return e.number(msgpcode.Nil, 0, 0)
	}
	if err := e.length(len(b), 0, 0, msgpcode.Bin8, msgpcode.Bin16, msgpcode.Bin32); err != nil {
		return err
	}
	_, err := e.to.Write(b)
	return err
}

// A Source is what a Decoder reads from.
type Source interface {
	io.Reader
	io.ByteScanner
}

// A Decoder reads values.
type Decoder struct {
	from Source
}

// NewDecoder reads from r, and no further than the values.
func NewDecoder(r Source) *Decoder { return &Decoder{r} }

// PeekCode gives the code of the next value.
func (d *Decoder) PeekCode() (byte, error) {
	c, err := d.from.ReadByte()
	if err != nil {
		return 0, err
	}
	return c, d.from.UnreadByte()
}

// ReadFull fills b.
func (d *Decoder) ReadFull(b []byte) error {
	_, err := io.ReadFull(d.from, b)
	return err
}

// number reads a number of some bytes.
func (d *Decoder) number(bytes int) (uint64, error) {
	var b [8]byte
	if err := d.ReadFull(b[:bytes]); err != nil {
		return 0, err
	}
	n := uint64(0)
	for _, c := range b[:bytes] {
		n = n<<8 | uint64(c)
	}
	return n, nil
}

// DecodeInt64 reads a number.
func (d *Decoder) DecodeInt64() (int64, error) {
	c, err := d.from.ReadByte()
	if err != nil || c == msgpcode.Nil {
		return 0, err
	}
	if msgpcode.IsFixedNum(c) {
		return int64(int8(c)), nil
	}
	if c < msgpcode.Uint8 || c > msgpcode.Int64 {
		return 0, errCode
	}
	n, err := d.number(1 << ((c - msgpcode.Uint8) % 4))
	switch c {
	case msgpcode.Int8:
		return int64(int8(n)), err
	case msgpcode.Int16:
		return int64(int16(n)), err
	case msgpcode.Int32:
		return int64(int32(n)), err
	}
	return int64(n), err
}

// DecodeUint64 reads a number.
func (d *Decoder) DecodeUint64() (uint64, error) {
	n, err := d.DecodeInt64()
	return uint64(n), err
}

// DecodeBool reads true or false.
func (d *Decoder) DecodeBool() (bool, error) {
	c, err := d.from.ReadByte()
	if err == nil && c != msgpcode.True && c != msgpcode.False && c != msgpcode.Nil {
		err = errCode
	}
	return c == msgpcode.True, err
}

// length reads the header of what has parts: one that has the length in itself,
// one that is followed by it, or nil, for which it is -1.
func (d *Decoder) length(within, mask byte, codes ...byte) (int, error) {
	c, err := d.from.ReadByte()
	if err != nil {
		return 0, err
	}
	if c == msgpcode.Nil {
		return -1, nil
	}
	if within != 0 && c&^mask == within {
		return int(c & mask), nil
	}
	for i, code := range codes {
		if c == code && c != 0 {
			n, err := d.number(1 << (i % 3))
			return int(n), err
		}
	}
	return 0, errCode
}

// DecodeArrayLen reads the header of an array.
func (d *Decoder) DecodeArrayLen() (int, error) {
	return d.length(msgpcode.FixedArrayLow, msgpcode.FixedArrayMask, 0, msgpcode.Array16, msgpcode.Array32)
}

// DecodeMapLen reads the header of a map.
func (d *Decoder) DecodeMapLen() (int, error) {
	return d.length(msgpcode.FixedMapLow, msgpcode.FixedMapMask, 0, msgpcode.Map16, msgpcode.Map32)
}

// DecodeBytesLen reads the header of bytes or of a text.
func (d *Decoder) DecodeBytesLen() (int, error) {
	return d.length(msgpcode.FixedStrLow, msgpcode.FixedStrMask,
		msgpcode.Bin8, msgpcode.Bin16, msgpcode.Bin32, msgpcode.Str8, msgpcode.Str16, msgpcode.Str32)
}

// DecodeExtHeader reads the kind and the length of an extension.
func (d *Decoder) DecodeExtHeader() (id int8, length int, err error) {
	c, err := d.from.ReadByte()
	if err != nil {
		return 0, 0, err
	}
	n := uint64(0)
	switch {
	case msgpcode.IsFixedExt(c):
		n = 1 << (c - msgpcode.FixExt1)
	case msgpcode.IsExt(c):
		if n, err = d.number(1 << (c - msgpcode.Ext8)); err != nil {
			return 0, 0, err
		}
	default:
		return 0, 0, errCode
	}
	kind, err := d.from.ReadByte()
	if err != nil {
		return 0, 0, err
	}
	return int8(kind), int(n), nil
}

// Skip goes over a value that has no parts.
func (d *Decoder) Skip() error {
	c, err := d.PeekCode()
	if err != nil {
		return err
	}
	switch c {
	case msgpcode.Nil, msgpcode.True, msgpcode.False:
		_, err = d.DecodeBool()
	case msgpcode.Float:
		_, err = d.number(1 + 4)
	case msgpcode.Double:
		if _, err = d.number(1); err == nil {
			_, err = d.number(8)
		}
	default:
		_, err = d.DecodeInt64()
	}
	return err
}
