package link_test

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"testing"
)

// What follows reads MessagePack by its specification alone. It shares nothing
// with the package, so that links are shown to be what doc.go says.

// A pair is an entry of a map, which keeps its order here.
type pair struct{ key, value any }

// unpackSpec reads one value: int64, []byte, string, []any, []pair, bool or nil.
// It gives what follows.
func unpackSpec(b []byte) (value any, rest []byte) {
	c, b := b[0], b[1:]
	number := func(size int) int64 {
		var full [8]byte
		copy(full[8-size:], b[:size])
		b = b[size:]
		return int64(binary.BigEndian.Uint64(full[:]))
	}
	take := func(n int64) []byte {
		taken := b[:n]
		b = b[n:]
		return taken
	}
	array := func(n int64) []any {
		list := []any{}
		for range n {
			var item any
			item, b = unpackSpec(b)
			list = append(list, item)
		}
		return list
	}
	dict := func(n int64) []pair {
		list := []pair{}
		for range n {
			var p pair
			p.key, b = unpackSpec(b)
			p.value, b = unpackSpec(b)
			list = append(list, p)
		}
		return list
	}
	switch {
	case c <= 0x7f:
		return int64(c), b
	case c >= 0xe0:
		return int64(int8(c)), b
	case c <= 0x8f:
		value = dict(int64(c & 0x0f))
	case c <= 0x9f:
		value = array(int64(c & 0x0f))
	case c <= 0xbf:
		value = string(take(int64(c & 0x1f)))
	case c == 0xc0:
		return nil, b
	case c == 0xc2, c == 0xc3:
		return c == 0xc3, b
	case 0xc4 <= c && c <= 0xc6:
		value = take(number(1 << (c - 0xc4)))
	case 0xcc <= c && c <= 0xcf:
		value = number(1 << (c - 0xcc))
	case 0xd0 <= c && c <= 0xd3:
		size := 1 << (c - 0xd0)
		value = number(size) << (64 - 8*size) >> (64 - 8*size)
	case 0xd9 <= c && c <= 0xdb:
		value = string(take(number(1 << (c - 0xd9))))
	case c == 0xdc, c == 0xdd:
		value = array(number(2 << (c - 0xdc)))
	case c == 0xde, c == 0xdf:
		value = dict(number(2 << (c - 0xde)))
	default:
		panic(fmt.Sprintf("links have no values of the type %#x", c))
	}
	return value, b
}

// element gives the bytes of an element of a link's array, of a bin what is in
// it.
func element(t testing.TB, text string, place int) []byte {
	t.Helper()
	data, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	data = data[1:] // the header of the array
	for range place {
		_, data = unpackSpec(data)
	}
	value, rest := unpackSpec(data)
	if bin, ok := value.([]byte); ok {
		return bin
	}
	return data[:len(data)-len(rest)]
}
