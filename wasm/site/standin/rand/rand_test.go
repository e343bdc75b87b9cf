//go:build js

package rand_test

import (
	"bytes"
	"io"
	"testing"

	"flota/wasm/site/standin/rand"
)

func TestAllBytesAreDrawn(t *testing.T) {
	// More than a browser gives at once.
	drawn := make([]byte, 200_000)
	if n, err := io.ReadFull(rand.Reader, drawn); n != len(drawn) || err != nil {
		t.Fatalf("%d bytes are drawn: %v", n, err)
	}
	for at := 0; at < len(drawn); at += 32 {
		if part := drawn[at : at+32]; bytes.Equal(part, make([]byte, 32)) || bytes.Equal(part, drawn[(at+32)%len(drawn):][:32]) {
			t.Fatalf("bytes %d to %d are %x", at, at+32, part)
		}
	}
}
