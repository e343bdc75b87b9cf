// Package sha256 takes the place of crypto/sha256 in the browser program. That one
// comes with all that tests of certified programs need: further hashes, ciphers and
// random generators. Links need the hash of a few bytes.
package sha256

import (
	"encoding/binary"
	"math/bits"
)

// Size is the length of a hash, in bytes.
const Size = 32

// BlockSize is how many bytes are taken in at once.
const BlockSize = 64

// Sum256 gives the hash of data: SHA-256 of FIPS 180-4, section 6.2.
func Sum256(data []byte) (sum [Size]byte) {
	h := start
	full := len(data) / BlockSize * BlockSize
	for at := 0; at < full; at += BlockSize {
		h.take((*[BlockSize]byte)(data[at:]))
	}
	// A one, zeros, and the length in bits end the last block or the one after it.
	var end [2 * BlockSize]byte
	n := copy(end[:], data[full:])
	end[n] = 0x80
	blocks := end[:BlockSize]
	if n+1+8 > BlockSize {
		blocks = end[:]
	}
	binary.BigEndian.PutUint64(blocks[len(blocks)-8:], 8*uint64(len(data)))
	for ; len(blocks) > 0; blocks = blocks[BlockSize:] {
		h.take((*[BlockSize]byte)(blocks))
	}
	for i, word := range h {
		binary.BigEndian.PutUint32(sum[4*i:], word)
	}
	return sum
}

type state [8]uint32

// take takes in a block.
func (s *state) take(block *[BlockSize]byte) {
	var w [64]uint32
	for t := range w {
		if t < 16 {
			w[t] = binary.BigEndian.Uint32(block[4*t:])
			continue
		}
		early, late := w[t-15], w[t-2]
		early = bits.RotateLeft32(early, -7) ^ bits.RotateLeft32(early, -18) ^ early>>3
		late = bits.RotateLeft32(late, -17) ^ bits.RotateLeft32(late, -19) ^ late>>10
		w[t] = w[t-16] + early + w[t-7] + late
	}
	a, b, c, d, e, f, g, h := s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]
	for t := range w {
		t1 := bits.RotateLeft32(e, -6) ^ bits.RotateLeft32(e, -11) ^ bits.RotateLeft32(e, -25)
		t1 += h + (e&f ^ ^e&g) + rounds[t] + w[t]
		t2 := bits.RotateLeft32(a, -2) ^ bits.RotateLeft32(a, -13) ^ bits.RotateLeft32(a, -22)
		t2 += a&b ^ a&c ^ b&c
		a, b, c, d, e, f, g, h = t1+t2, a, b, c, d+t1, e, f, g
	}
	for i, word := range [...]uint32{a, b, c, d, e, f, g, h} {
		s[i] += word
	}
}

// start is the fractional parts of the square roots of the first 8 primes.
var start = state{
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
	0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
}

// rounds is the fractional parts of the cube roots of the first 64 primes.
var rounds = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}
