// Package nojson takes the place of encoding/json in what go-app stores and
// sends to other tabs, which Flota uses nothing of. A program that does after
// all is told so.
package nojson

import "errors"

// Err is what all functions give.
var Err = errors.New("nojson: the browser program is built without encoding/json in go-app; see wasm/site/client.go")

// RawMessage is what encoding/json's is.
type RawMessage []byte

// Marshal refuses.
func Marshal(any) ([]byte, error) { return nil, Err }

// Unmarshal refuses.
func Unmarshal([]byte, any) error { return Err }
