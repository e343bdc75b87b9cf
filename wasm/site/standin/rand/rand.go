//go:build js

// Package rand takes the place of crypto/rand in the browser program. That one can
// draw from a generator of its own, with ciphers and hashes, where a certificate asks
// for it; elsewhere it asks the system, and so does this.
package rand

import "syscall/js"

// most is how many bytes a browser gives at once.
const most = 1 << 16

// Read fills b with random bytes from the browser's cryptographic generator. It never
// fails: a browser without one stops the program.
func Read(b []byte) (int, error) {
	for rest := b; len(rest) > 0; {
		drawn := js.Global().Get("Uint8Array").New(min(len(rest), most))
		js.Global().Get("crypto").Call("getRandomValues", drawn)
		rest = rest[js.CopyBytesToGo(rest, drawn):]
	}
	return len(b), nil
}

// Reader is Read as an io.Reader.
var Reader reader

type reader struct{}

func (reader) Read(b []byte) (int, error) { return Read(b) }
