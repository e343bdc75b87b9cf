//go:build !js

package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"flota/wasm/module"
)

// Go's linker puts a table into each program that leads from every call to its
// line in the sources, for the traces of panics, and it cuts the data into a
// hundred thousand pieces wherever eight bytes of it are zero. As they travel,
// those tables are a fifteenth of the whole and the pieces as much again, while
// zeros travel for nothing. So lines and files are overwritten with zeros, and
// the data is put together. Traces then have no arguments, and 0 for lines; names of
// functions become numbers, see names.go.
//
// The form of the table is runtime.pcHeader and runtime._func in Go's sources.
// It may change with any version of Go: each part of it that is relied on is
// looked at in each function first, and what is not as expected makes the build
// fail.

// gap is from how many zeros on the data is cut.
const gap = 128

// withoutLines gives a program without the lines of its sources. By wrapper Go's table
// of functions tells those that it has made itself, see wrapperID.
func withoutLines(program []byte, wrapper byte) ([]byte, error) {
	sections, data, memory, err := dataOf(program)
	if err != nil {
		return nil, err
	}
	if err := dropLines(memory, wrapper); err != nil {
		return nil, fmt.Errorf("the table of lines is not as Go 1.26 writes it (see wasm/site/lines.go; site -plain leaves it alone): %w", err)
	}
	sections[data].Body = split(memory)
	return module.Join(sections), nil
}

// dataOf takes a program apart: its sections, which of them has the data, and the
// memory that this sets up.
func dataOf(program []byte) (sections []module.Section, data int, memory []byte, err error) {
	if sections, err = module.Sections(program); err != nil {
		return nil, 0, nil, err
	}
	data = slices.IndexFunc(sections, func(s module.Section) bool { return s.ID == module.Data })
	if data < 0 {
		return nil, 0, nil, errors.New("the program has no data")
	}
	memory, err = join(sections[data].Body)
	return sections, data, memory, err
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
	kindField      = 40 // one byte: internal/abi.FuncID
	dataField      = 43 // one byte: how many fields follow the courses
	functionHead   = 44

	// Among the further courses and fields those that only debuggers and traces
	// need: internal/abi.PCDATA_UnsafePoint (goroutines are not interrupted in
	// WebAssembly), _InlTreeIndex and _ArgLiveIndex, FUNCDATA_InlTree, _ArgInfo and
	// _ArgLiveInfo. None is 0 for a course and -1 for a field.
	unsafeCourse, inlineCourse, argumentCourse = 0, 2, 3
	inlineField, argumentField, lastArgument   = 3, 5, 6
)

// A functionTable is Go's table of functions in a memory, and its parts: all of it, the
// names, the courses, and the functions, at the beginning of which their places are.
type functionTable struct {
	table, names, courses, index []byte
	packages                     int // where those begin in the table, behind the names
	count                        int
}

// findTable finds the table of functions.
func findTable(memory []byte) (*functionTable, error) {
	at := bytes.Index(memory, []byte(tableMark))
	if at < 0 || bytes.Count(memory, []byte(tableMark)) != 1 || len(memory) < at+tableHead {
		return nil, errors.New("its mark is not found")
	}
	table := memory[at:]
	var head [8]int // after the mark
	for i := range head {
		head[i] = int(min(binary.LittleEndian.Uint64(table[8+8*i:]), 1<<40))
	}
	count, names, packages, courses, functions := head[0], head[3], head[4], head[6], head[7]
	if names != tableHead || packages <= names || head[5] <= packages || courses <= head[5] || functions <= courses ||
		count == 0 || functions+8*count+4 > len(table) {
		return nil, errors.New("its parts are not where they should be")
	}
	return &functionTable{table, table[names:packages], table[courses:functions], table[functions:], packages, count}, nil
}

// function gives the fields of a function, and its name.
func (t *functionTable) function(i int) (fields, name []byte, err error) {
	entry, at := field(t.index, 8*i), int(field(t.index, 8*i+4))
	if at < 8*t.count+4 || at+functionHead > len(t.index) || entry >= field(t.index, 8*i+8) {
		return nil, nil, fmt.Errorf("function %d is not there", i)
	}
	fields = t.index[at:]
	start := int(field(fields, nameField))
	if field(fields, entryField) != entry || start >= len(t.names) || start > 0 && t.names[start-1] != 0 ||
		field(fields, coursesField) > 16 || functionHead+4*int(field(fields, coursesField)) > len(fields) {
		return nil, nil, fmt.Errorf("function %d is of another form", i)
	}
	name, _, _ = bytes.Cut(t.names[start:], []byte{0})
	return fields, name, nil
}

// dropLines overwrites the lines in the table, and all that only they need.
func dropLines(memory []byte, wrapper byte) error {
	t, err := findTable(memory)
	if err != nil {
		return err
	}
	kept := make([]bool, len(t.courses))
	for i := range t.count {
		function, name, err := t.function(i)
		if err != nil {
			return err
		}
		more := int(field(function, coursesField))
		var last [2]int
		for j, offset := range []int{fileField, lineField} {
			end, pc, err := course(t.courses, int(field(function, offset)))
			if err != nil {
				return fmt.Errorf("function %d: %w", i, err)
			}
			if last[j] = pc; end > 0 && pc != last[0] {
				return fmt.Errorf("function %d has its lines elsewhere", i)
			}
		}
		for _, j := range []int{unsafeCourse, inlineCourse, argumentCourse} {
			if j < more {
				clear(function[functionHead+4*j : functionHead+4*j+4])
			}
		}
		for j := inlineField; j <= lastArgument && j < int(function[dataField]); j++ {
			at := functionHead + 4*more + 4*j
			switch {
			case at+4 > len(function):
				return fmt.Errorf("function %d is of another form", i)
			case j == inlineField && field(function, at) != none && !inlines(name):
				return fmt.Errorf("others are copied into function %d, %s: see ClientFlags", i, name)
			case j == inlineField || j >= argumentField:
				binary.LittleEndian.PutUint32(function[at:], none)
			}
		}
		for j := range more + 1 {
			offset := stackField
			if j > 0 {
				offset = functionHead + 4*(j-1)
			}
			start := int(field(function, offset))
			end, _, err := course(t.courses, start)
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
			t.courses[i] = 0
		}
	}
	clear(t.table[t.packages : len(t.table)-len(t.index)-len(t.courses)])
	return t.shorten(wrapper)
}

// none is a field that there is not.
const none = 1<<32 - 1

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
