package msgpack_test

import (
	"bytes"
	"errors"
	"io"
	"math"
	"strings"
	"testing"

	"flota/wasm/site/standin/msgpack"
	real "github.com/vmihailenco/msgpack/v5"
	"github.com/vmihailenco/msgpack/v5/msgpcode"
)

type encoder interface {
	EncodeArrayLen(int) error
	EncodeMapLen(int) error
	EncodeUint(uint64) error
	EncodeInt(int64) error
	EncodeBool(bool) error
	EncodeString(string) error
	EncodeBytes([]byte) error
}

type decoder interface {
	PeekCode() (byte, error)
	DecodeUint64() (uint64, error)
	DecodeInt64() (int64, error)
	DecodeBool() (bool, error)
	DecodeArrayLen() (int, error)
	DecodeMapLen() (int, error)
	DecodeBytesLen() (int, error)
	DecodeExtHeader() (int8, int, error)
	Skip() error
	ReadFull([]byte) error
}

func TestValuesAreWrittenAsByTheRealOne(t *testing.T) {
	for _, n := range []int{0, 1, 15, 16, 31, 32, 127, 128, 255, 256, 65535, 65536, 70000} {
		checkWritten(t, func(e encoder) error { return e.EncodeArrayLen(n) })
		checkWritten(t, func(e encoder) error { return e.EncodeMapLen(n) })
		checkWritten(t, func(e encoder) error { return e.EncodeString(strings.Repeat("é", n)) })
		checkWritten(t, func(e encoder) error { return e.EncodeBytes(make([]byte, n)) })
	}
	checkWritten(t, func(e encoder) error { return e.EncodeBytes(nil) })
	for _, b := range []bool{false, true} {
		checkWritten(t, func(e encoder) error { return e.EncodeBool(b) })
	}
	for shift := range 64 {
		for add := -1; add <= 1; add++ {
			n := int64(1)<<shift + int64(add)
			checkWritten(t, func(e encoder) error { return e.EncodeUint(uint64(n)) })
			checkWritten(t, func(e encoder) error { return e.EncodeInt(n) })
			checkWritten(t, func(e encoder) error { return e.EncodeInt(-n) })
		}
	}
	checkWritten(t, func(e encoder) error { return e.EncodeUint(math.MaxUint64) })
}

func checkWritten(t *testing.T, write func(encoder) error) {
	t.Helper()
	var got, want bytes.Buffer
	if err := write(msgpack.NewEncoder(&got)); err != nil {
		t.Error(err)
	}
	if err := write(real.NewEncoder(&want)); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want.Bytes()) {
		t.Errorf("got %x, want %x", got.Bytes(), want.Bytes())
	}
}

// reads are all ways to read a value; what they give is compared.
var reads = []struct {
	name string
	read func(decoder) ([2]int64, error)
}{
	{"PeekCode", func(d decoder) ([2]int64, error) { c, err := d.PeekCode(); return [2]int64{int64(c)}, err }},
	{"DecodeUint64", func(d decoder) ([2]int64, error) { n, err := d.DecodeUint64(); return [2]int64{int64(n)}, err }},
	{"DecodeInt64", func(d decoder) ([2]int64, error) { n, err := d.DecodeInt64(); return [2]int64{n}, err }},
	{"DecodeBool", func(d decoder) ([2]int64, error) {
		b, err := d.DecodeBool()
		if b {
			return [2]int64{1}, err
		}
		return [2]int64{}, err
	}},
	{"DecodeArrayLen", func(d decoder) ([2]int64, error) { n, err := d.DecodeArrayLen(); return [2]int64{int64(n)}, err }},
	{"DecodeMapLen", func(d decoder) ([2]int64, error) { n, err := d.DecodeMapLen(); return [2]int64{int64(n)}, err }},
	{"DecodeBytesLen", func(d decoder) ([2]int64, error) { n, err := d.DecodeBytesLen(); return [2]int64{int64(n)}, err }},
	{"DecodeExtHeader", func(d decoder) ([2]int64, error) {
		id, n, err := d.DecodeExtHeader()
		return [2]int64{int64(id), int64(n)}, err
	}},
	{"Skip", func(d decoder) ([2]int64, error) { return [2]int64{}, d.Skip() }},
	{"ReadFull", func(d decoder) ([2]int64, error) {
		b := make([]byte, 3)
		err := d.ReadFull(b)
		return [2]int64{int64(b[0]), int64(b[2])}, err
	}},
}

// Which part of the data is missing does not matter.
func ended(err error) bool { return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) }

func checkRead(t *testing.T, data []byte) {
	t.Helper()
	for _, r := range reads {
		// An extension before a map, and the parts of a value, are not the
		// stand-in's affair: links go into them themselves.
		if len(data) > 0 {
			c := data[0]
			parts := msgpcode.IsFixedArray(c) || msgpcode.IsFixedMap(c) || c >= msgpcode.Array16 && c <= msgpcode.Map32 ||
				msgpcode.IsString(c) || msgpcode.IsBin(c)
			if r.name == "DecodeMapLen" && msgpcode.IsExt(c) || r.name == "Skip" && (parts || msgpcode.IsExt(c)) {
				continue
			}
		}
		from, realFrom := bytes.NewReader(data), bytes.NewReader(data)
		got, err := r.read(msgpack.NewDecoder(from))
		want, realErr := r.read(real.NewDecoder(realFrom))
		if (err == nil) != (realErr == nil) || ended(err) != ended(realErr) {
			t.Errorf("%s of %x: got %v, want %v", r.name, data, err, realErr)
		}
		if err == nil && (got != want || from.Len() != realFrom.Len()) {
			t.Errorf("%s of %x: got %v with %d bytes left, want %v with %d", r.name, data, got, from.Len(), want, realFrom.Len())
		}
	}
}

func TestValuesAreReadAsByTheRealOne(t *testing.T) {
	checkRead(t, nil)
	tail := []byte{0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10, 0x0f}
	for c := range 256 {
		for n := range len(tail) + 1 {
			checkRead(t, append([]byte{byte(c)}, tail[:n]...))
			checkRead(t, append([]byte{byte(c)}, make([]byte, n)...))
		}
	}
}

func FuzzValuesAreReadAsByTheRealOne(f *testing.F) {
	f.Add([]byte{0xd3, 0x80, 0, 0, 0, 0, 0, 0, 0})
	f.Fuzz(checkRead)
}
