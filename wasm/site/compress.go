//go:build !js

package site

import (
	"bytes"
	"compress/gzip"
	"io"

	"github.com/andybalholm/brotli"
)

// Effort says how hard Build works on the compressed copies of the files.
type Effort int

const (
	None  Effort = iota // no copies
	Quick               // a second or two in all
	Best                // as small as gzip and brotli can make them
)

// worthwhile is the size in bytes from which a copy is made.
const worthwhile = 1024

// A coding is one way to send a file compressed.
type coding struct {
	name     string // in HTTP
	suffix   string // of the copy beside the file
	compress func([]byte, Effort) ([]byte, error)
	open     func(io.Reader) (io.Reader, error)
}

// codings are in the order in which the server prefers them.
var codings = [...]coding{
	{"br", ".br", Brotli, func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil }},
	{"gzip", ".gz", Gzip, func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }},
}

// holds reports whether small is data, compressed.
func (c coding) holds(small, data []byte) bool {
	r, err := c.open(bytes.NewReader(small))
	if err != nil {
		return false
	}
	old, err := io.ReadAll(io.LimitReader(r, int64(len(data))+1))
	return err == nil && bytes.Equal(old, data)
}

// Brotli returns data compressed, at level 11 and with the largest window that
// browsers take if the effort is Best.
func Brotli(data []byte, effort Effort) ([]byte, error) {
	options := brotli.WriterOptions{Quality: 4}
	if effort == Best {
		options = brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24}
	}
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, options)
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return out.Bytes(), err
}

// Gzip returns data compressed, at level 9 if the effort is Best.
func Gzip(data []byte, effort Effort) ([]byte, error) {
	level := gzip.BestSpeed
	if effort == Best {
		level = gzip.BestCompression
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, level)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}
