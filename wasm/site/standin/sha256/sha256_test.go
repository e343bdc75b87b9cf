package sha256_test

import (
	real "crypto/sha256"
	"testing"

	"flota/wasm/site/standin/sha256"
)

func TestHashesAreThoseOfTheRealOne(t *testing.T) {
	data := make([]byte, 300)
	for i := range data {
		data[i] = byte(i * i)
	}
	for n := range data { // every length of the last block, several times
		if got, want := sha256.Sum256(data[:n]), real.Sum256(data[:n]); got != want {
			t.Errorf("of %d bytes: got %x, want %x", n, got, want)
		}
	}
}

func FuzzHash(f *testing.F) {
	f.Add([]byte("abc"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if got, want := sha256.Sum256(data), real.Sum256(data); got != want {
			t.Errorf("of %q: got %x, want %x", data, got, want)
		}
	})
}
