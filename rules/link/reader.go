package link

import (
	"bytes"
	"errors"
	"io"

	"github.com/vmihailenco/msgpack/v5"
	"github.com/vmihailenco/msgpack/v5/msgpcode"
)

// maxDepth is how deep containers can lie in one another, the whole array
// included.
const maxDepth = 16

// What a reader can find wrong.
var (
	errEnd  = errors.New("the data ends too early")
	errForm = errors.New("the data is not what it should be here")
)

// A reader reads MessagePack from memory. No length is believed before it is
// compared with what remains.
type reader struct {
	from *bytes.Reader
	dec  *msgpack.Decoder
}

func newReader(data []byte) *reader {
	from := bytes.NewReader(data)
	// The decoder reads a byte scanner without a buffer of its own, so what
	// from has left is what has not been read.
	return &reader{from, msgpack.NewDecoder(from)}
}

func (r *reader) left() int { return r.from.Len() }

// wrong tells an early end from other errors of the decoder.
func wrong(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return errEnd
	}
	return errForm
}

// peek gives the code of the next element.
func (r *reader) peek() (byte, error) {
	c, err := r.dec.PeekCode()
	if err != nil {
		return 0, wrong(err)
	}
	return c, nil
}

// uint reads an unsigned number of at most limit.
func (r *reader) uint(limit uint64) (int, error) {
	c, err := r.peek()
	if err != nil {
		return 0, err
	}
	if c > msgpcode.PosFixedNumHigh && (c < msgpcode.Uint8 || c > msgpcode.Uint64) {
		return 0, errForm
	}
	n, err := r.dec.DecodeUint64()
	if err != nil {
		return 0, wrong(err)
	}
	if n > limit {
		return 0, errForm
	}
	return int(n), nil
}

// array reads the header of an array.
func (r *reader) array() (int, error) {
	c, err := r.peek()
	if err != nil {
		return 0, err
	}
	if !isArray(c) {
		return 0, errForm
	}
	n, err := r.dec.DecodeArrayLen()
	return r.fits(n, 1, err)
}

func isArray(c byte) bool {
	return msgpcode.IsFixedArray(c) || c == msgpcode.Array16 || c == msgpcode.Array32
}

// dict reads the header of a map.
func (r *reader) dict() (int, error) {
	c, err := r.peek()
	if err != nil {
		return 0, err
	}
	if !isMap(c) {
		return 0, errForm
	}
	n, err := r.dec.DecodeMapLen()
	return r.fits(n, 2, err)
}

func isMap(c byte) bool {
	return msgpcode.IsFixedMap(c) || c == msgpcode.Map16 || c == msgpcode.Map32
}

// fits checks that n items of at least size bytes can follow.
func (r *reader) fits(n, size int, err error) (int, error) {
	if err != nil {
		return 0, wrong(err)
	}
	if n < 0 || n > r.left()/size {
		return 0, errEnd
	}
	return n, nil
}

// bin reads a bin.
func (r *reader) bin() ([]byte, error) {
	c, err := r.peek()
	if err != nil {
		return nil, err
	}
	if !msgpcode.IsBin(c) {
		return nil, errForm
	}
	return r.bytes()
}

// text reads a str.
func (r *reader) text() (string, error) {
	c, err := r.peek()
	if err != nil {
		return "", err
	}
	if !msgpcode.IsString(c) {
		return "", errForm
	}
	b, err := r.bytes()
	return string(b), err
}

func (r *reader) bytes() ([]byte, error) {
	n, err := r.dec.DecodeBytesLen()
	if n, err = r.fits(n, 1, err); err != nil {
		return nil, err
	}
	b := make([]byte, n)
	if err := r.dec.ReadFull(b); err != nil {
		return nil, wrong(err)
	}
	return b, nil
}

// skip reads one element of any kind, with containers at most depth deep.
func (r *reader) skip(depth int) error {
	c, err := r.peek()
	if err != nil {
		return err
	}
	n := 0
	switch {
	case isArray(c):
		n, err = r.array()
	case isMap(c):
		n, err = r.dict()
		n *= 2
	case msgpcode.IsBin(c) || msgpcode.IsString(c):
		n, err = r.dec.DecodeBytesLen()
		return r.pass(n, err)
	case msgpcode.IsExt(c):
		_, n, err = r.dec.DecodeExtHeader()
		return r.pass(n, err)
	default:
		if err := r.dec.Skip(); err != nil {
			return wrong(err)
		}
		return nil
	}
	if err != nil {
		return err
	}
	if depth == 0 {
		return errForm
	}
	for range n {
		if err := r.skip(depth - 1); err != nil {
			return err
		}
	}
	return nil
}

// pass goes over n bytes.
func (r *reader) pass(n int, err error) error {
	if n, err = r.fits(n, 1, err); err != nil {
		return err
	}
	_, err = r.from.Seek(int64(n), io.SeekCurrent)
	return err
}
