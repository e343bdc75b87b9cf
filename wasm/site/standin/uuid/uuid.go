// Package uuid takes the place of github.com/google/uuid in go-app, of which it
// needs one function.
package uuid

import (
	"crypto/rand"
	"encoding/hex"
)

// NewString gives a random id, version 4 of RFC 9562.
func NewString() string {
	var id [16]byte
	rand.Read(id[:])
	id[6] = id[6]&0x0f | 0x40
	id[8] = id[8]&0x3f | 0x80
	text := hex.EncodeToString(id[:])
	return text[:8] + "-" + text[8:12] + "-" + text[12:16] + "-" + text[16:20] + "-" + text[20:]
}
