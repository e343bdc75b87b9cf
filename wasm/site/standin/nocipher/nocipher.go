// Package nocipher takes the place of crypto/aes and crypto/cipher in what go-app
// encrypts, of which Flota uses nothing. A program that does after all is told so.
package nocipher

import "errors"

// Err is what all functions give.
var Err = errors.New("nocipher: the browser program is built without ciphers in go-app; see wasm/site/client.go")

// A Block would encrypt.
type Block struct{}

// NewCipher refuses.
func NewCipher([]byte) (Block, error) { return Block{}, Err }

// An AEAD would encrypt, too.
type AEAD interface {
	NonceSize() int
	Seal(dst, nonce, plaintext, additional []byte) []byte
	Open(dst, nonce, ciphertext, additional []byte) ([]byte, error)
}

// NewGCM refuses.
func NewGCM(Block) (AEAD, error) { return nil, Err }
