//go:build !js

package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"

	"flota/wasm/module"
)

// Go's linker puts a table into each program that leads from every call to its
// line in the sources, for the traces of panics, and it cuts the data into a
// hundred thousand pieces wherever eight bytes of it are zero. As they travel,
// those tables are a fifteenth of the whole and the pieces as much again, while
// zeros travel for nothing. So lines and files are overwritten with zeros, and
// the data is put together. Traces then have the names of functions, without
// arguments, and 0 for lines.
//
// The form of the table is runtime.pcHeader and runtime._func in Go's sources.
// It may change with any version of Go: each part of it that is relied on is
// looked at in each function first, and what is not as expected makes the build
// fail.

// gap is from how many zeros on the data is cut.
const gap = 128

// withoutLines gives a program without the lines of its sources.
func withoutLines(program []byte) ([]byte, error) {
	sections, err := module.Sections(program)
	if err != nil {
		return nil, err
	}
	for i, s := range sections {
		if s.ID != module.Data {
			continue
		}
		memory, err := join(s.Body)
		if err != nil {
			return nil, err
		}
		if err := dropLines(memory); err != nil {
			return nil, fmt.Errorf("the table of lines is not as Go 1.26 writes it (see wasm/site/lines.go; site -plain leaves it alone): %w", err)
		}
		sections[i].Body = split(memory)
		return module.Join(sections), nil
	}
	return nil, errors.New("the program has no data")
}

// A piece of data is kept as: 0, the instructions i32.const address and end, its
// length, and itself.
const (
	i32Const = 0x41
	end      = 0x0b
)

// join gives the memory that a data section sets up.
func join(body []byte) ([]byte, error) {
	var memory []byte
	r := module.Reader{Rest: body}
	for range r.Number() {
		start := r.Take(2)
		at := r.Signed()
		if start[0] != 0 || start[1] != i32Const || r.Take(1)[0] != end || at < 0 || r.Short {
			return nil, errors.New("the program's data is of another kind")
		}
		piece := r.Take(r.Number())
		if missing := at + len(piece) - len(memory); missing > 0 {
			memory = append(memory, make([]byte, missing)...)
		}
		copy(memory[at:], piece)
	}
	if r.Short || len(r.Rest) > 0 {
		return nil, errors.New("the program's data is damaged")
	}
	return memory, nil
}

// split gives a data section that sets up the memory.
func split(memory []byte) []byte {
	var pieces []byte
	zeros, n := make([]byte, gap), 0
	for at := 0; at < len(memory); {
		if memory[at] == 0 {
			at++
			continue
		}
		length := bytes.Index(memory[at:], zeros)
		if length < 0 {
			length = len(bytes.TrimRight(memory[at:], "\x00"))
		}
		pieces = append(module.AppendSigned(append(pieces, 0, i32Const), at), end)
		pieces = binary.AppendUvarint(pieces, uint64(length))
		pieces = append(pieces, memory[at:at+length]...)
		at += length
		n++
	}
	return append(binary.AppendUvarint(nil, uint64(n)), pieces...)
}

// The table begins with its mark (1.20 and later, instructions of one byte,
// addresses of eight), the numbers of functions and of files, a field without a
// use, and where its parts begin: names of functions, files by package, names of
// files, courses, functions.
const (
	tableMark = "\xf1\xff\xff\xff\x00\x00\x01\x08"
	tableHead = 72

	// The fields of a function, each of four bytes; then come further courses,
	// which stay.
	entryField     = 0
	nameField      = 4
	stackField     = 16
	fileField      = 20
	lineField      = 24
	coursesField   = 28
	packageField   = 32
	firstLineField = 36
	dataField      = 43 // one byte: how many fields follow the courses
	functionHead   = 44

	// Among the further courses and fields those that only debuggers and the
	// arguments in traces need: internal/abi.PCDATA_UnsafePoint (goroutines are
	// not interrupted in WebAssembly) and _ArgLiveIndex, FUNCDATA_ArgInfo and
	// _ArgLiveInfo. None is 0 for a course and -1 for a field.
	unsafeCourse, argumentCourse = 0, 3
	argumentField, lastArgument  = 5, 6
)

// dropLines overwrites the lines in the table, and all that only they need.
func dropLines(memory []byte) error {
	at := bytes.Index(memory, []byte(tableMark))
	if at < 0 || bytes.Count(memory, []byte(tableMark)) != 1 || len(memory) < at+tableHead {
		return errors.New("its mark is not found")
	}
	table := memory[at:]
	var head [8]int // after the mark
	for i := range head {
		head[i] = int(min(binary.LittleEndian.Uint64(table[8+8*i:]), 1<<40))
	}
	count, names, packages, courses, functions := head[0], head[3], head[4], head[6], head[7]
	if names != tableHead || packages <= names || head[5] <= packages || courses <= head[5] || functions <= courses ||
		count == 0 || functions+8*count+4 > len(table) {
		return errors.New("its parts are not where they should be")
	}
	kept := make([]bool, functions-courses)
	index := table[functions:]
	for i := range count {
		entry, f := int(field(index, 8*i)), int(field(index, 8*i+4))
		if f < 8*count+4 || f+functionHead > len(index) || entry >= int(field(index, 8*i+8)) {
			return fmt.Errorf("function %d is not there", i)
		}
		function := index[f:]
		name, more := int(field(function, nameField)), int(field(function, coursesField))
		if int(field(function, entryField)) != entry || name >= packages-names || name > 0 && table[names+name-1] != 0 ||
			more > 16 || functionHead+4*more > len(function) {
			return fmt.Errorf("function %d is of another form", i)
		}
		var last [2]int
		for j, offset := range []int{fileField, lineField} {
			end, pc, err := course(table[courses:functions], int(field(function, offset)))
			if err != nil {
				return fmt.Errorf("function %d: %w", i, err)
			}
			if last[j] = pc; end > 0 && pc != last[0] {
				return fmt.Errorf("function %d has its lines elsewhere", i)
			}
		}
		for _, j := range []int{unsafeCourse, argumentCourse} {
			if j < more {
				clear(function[functionHead+4*j : functionHead+4*j+4])
			}
		}
		for j := argumentField; j <= lastArgument && j < int(function[dataField]); j++ {
			at := functionHead + 4*more + 4*j
			if at+4 > len(function) {
				return fmt.Errorf("function %d is of another form", i)
			}
			binary.LittleEndian.PutUint32(function[at:], 1<<32-1)
		}
		for j := range more + 1 {
			offset := stackField
			if j > 0 {
				offset = functionHead + 4*(j-1)
			}
			start := int(field(function, offset))
			end, _, err := course(table[courses:functions], start)
			if err != nil {
				return fmt.Errorf("function %d: %w", i, err)
			}
			for k := start; k < end; k++ {
				kept[k] = true
			}
		}
		for _, offset := range []int{fileField, lineField, packageField, firstLineField} {
			clear(function[offset : offset+4])
		}
	}
	for i, k := range kept {
		if !k {
			table[courses+i] = 0
		}
	}
	clear(table[packages:courses])
	return nil
}

func field(b []byte, at int) uint32 { return binary.LittleEndian.Uint32(b[at:]) }

// course reads how a value changes on the way through a function, which is pairs
// of the change (0 at the end, if it is not the first) and of the way to it. It
// gives where that ends, and the length of the way. At 0 there is none.
func course(courses []byte, start int) (stop, way int, err error) {
	if start == 0 {
		return 0, 0, nil
	}
	if start > len(courses) {
		return 0, 0, errors.New("its course is not there")
	}
	r := module.Reader{Rest: courses[start:]}
	for first := true; ; first = false {
		if change := r.Number(); change == 0 && !first || r.Short {
			break
		}
		way += r.Number()
	}
	if r.Short {
		return 0, 0, errors.New("its course has no end")
	}
	return len(courses) - len(r.Rest), way, nil
}
