//go:build !js

// Package module takes WebAssembly programs apart and puts them together.
package module

import (
	"encoding/binary"
	"errors"
)

// Sections of a program, of the core specification, 5.5.2.
const (
	Custom = 0
	Import = 2
	Code   = 10
	Data   = 11
)

const head = "\x00asm\x01\x00\x00\x00" // magic number and version

// A Section is one part of a program.
type Section struct {
	ID   byte
	Body []byte
}

// Sections gives the parts of a program in their order.
func Sections(program []byte) ([]Section, error) {
	r := Reader{Rest: program}
	r.Short = string(r.Take(len(head))) != head
	var list []Section
	for len(r.Rest) > 0 && !r.Short {
		id := r.Take(1)[0]
		list = append(list, Section{id, r.Take(r.Number())})
	}
	if r.Short {
		return nil, errors.New("module: this is not a whole WebAssembly program")
	}
	return list, nil
}

// Join is the reverse of Sections.
func Join(list []Section) []byte {
	program := []byte(head)
	for _, s := range list {
		program = append(program, s.ID)
		program = binary.AppendUvarint(program, uint64(len(s.Body)))
		program = append(program, s.Body...)
	}
	return program
}

// A Reader reads what stands in a section. Once it is short it gives zeros.
type Reader struct {
	Rest  []byte
	Short bool
}

// Take gives the next n bytes.
func (r *Reader) Take(n int) []byte {
	if n < 0 || n > len(r.Rest) {
		r.Short, r.Rest = true, nil
		return make([]byte, min(max(n, 0), 8))
	}
	taken := r.Rest[:n]
	r.Rest = r.Rest[n:]
	return taken
}

// Number gives the next unsigned number, which is at most 1<<31.
func (r *Reader) Number() int {
	n, length := binary.Uvarint(r.Rest)
	if length <= 0 || n > 1<<31 {
		r.Short, r.Rest = true, nil
		return 0
	}
	r.Rest = r.Rest[length:]
	return int(n)
}

// Signed gives the next signed number of 32 bits.
func (r *Reader) Signed() int {
	n := 0
	for shift := 0; shift < 35; shift += 7 {
		c := r.Take(1)[0]
		n |= int(c&0x7f) << shift
		if c&0x80 != 0 {
			continue
		}
		if c&0x40 != 0 {
			n -= 1 << (shift + 7)
		}
		return n
	}
	r.Short, r.Rest = true, nil
	return 0
}

// AppendSigned writes a number as Signed reads it.
func AppendSigned(b []byte, n int) []byte {
	for n < -0x40 || n >= 0x40 {
		b = append(b, byte(n)&0x7f|0x80)
		n >>= 7
	}
	return append(b, byte(n)&0x7f)
}
