package link_test

import (
	"encoding/binary"
	"fmt"

	"flota/rules"
)

// What follows reads packed logs and positions by doc.go alone. It shares
// nothing with the package.

// A specReader takes bits out of bytes.
type specReader struct {
	low, high, number uint64
	bytes             []byte
	counts            map[string]*[2]uint64
}

func newSpecReader(b []byte) *specReader {
	s := &specReader{high: 1<<32 - 1, bytes: b, counts: map[string]*[2]uint64{}}
	for range 4 {
		s.shift()
	}
	return s
}

func (s *specReader) shift() {
	next := uint64(0)
	if len(s.bytes) > 0 {
		next, s.bytes = uint64(s.bytes[0]), s.bytes[1:]
	}
	s.low = s.low << 8 & 0xffffffff
	s.high = s.high<<8&0xffffffff | 255
	s.number = s.number<<8&0xffffffff | next
}

func (s *specReader) bit(p uint64) int {
	bit := 0
	if middle := s.low + (s.high-s.low)*p/65536; s.number <= middle {
		bit, s.high = 1, middle
	} else {
		s.low = middle + 1
	}
	for s.low>>24 == s.high>>24 {
		low, high := s.low, s.high
		s.shift()
		s.low, s.high = low<<8&0xffffffff, high<<8&0xffffffff|255
	}
	return bit
}

// A specContext is one of those in which a number stands.
type specContext struct {
	name   string
	weight uint64
}

// read gives a number of so many bits; learn only counts one that is known.
func (s *specReader) read(bits int, contexts ...specContext) int {
	return s.take(bits, -1, contexts)
}

func (s *specReader) learn(bits, number int, contexts ...specContext) {
	s.take(bits, number, contexts)
}

func (s *specReader) take(bits, known int, contexts []specContext) int {
	number := 0
	for i := range bits {
		p := uint64(32768)
		var seen []*[2]uint64
		for _, c := range contexts {
			name := fmt.Sprint(c.name, ":", i, ":", number)
			if s.counts[name] == nil {
				s.counts[name] = new([2]uint64)
			}
			n := s.counts[name]
			p = (n[1]*65536 + c.weight*p) / (n[0] + n[1] + c.weight)
			seen = append(seen, n)
		}
		bit := known >> (bits - 1 - i) & 1
		if known < 0 {
			bit = s.bit(min(max(p, 32), 65504))
		}
		for _, n := range seen {
			n[bit]++
		}
		number = number<<1 | bit
	}
	return number
}

// specLog gives the moves of a log.
func specLog(coding int64, b []byte) []rules.Move {
	if coding == 1 {
		count, n := binary.Uvarint(b)
		s := newSpecReader(b[n:])
		b = nil
		for last := 0; count > 0; {
			c := s.read(8, specContext{"", 1}, specContext{fmt.Sprint("five ", last>>3), 4}, specContext{fmt.Sprint("byte ", last), 8})
			b = append(b, byte(c))
			last = c
			if c < 128 {
				count--
			}
		}
	}
	var moves []rules.Move
	for len(b) > 0 {
		move, n := binary.Uvarint(b)
		moves = append(moves, rules.Move(move))
		b = b[n:]
	}
	return moves
}

// A specPosition reads a position, or learns one that is known.
type specPosition struct {
	*specReader
	words []string
}

func (s *specPosition) symbol(known any, what, field, after string) int {
	contexts := []specContext{{what, 1}, {what + "/" + field, 2}, {what + "/" + field + "/" + after, 2}}
	if known == nil {
		return s.read(10, contexts...)
	}
	s.learn(10, known.(int), contexts...)
	return known.(int)
}

func (s *specPosition) byte(name string) int { return s.read(8, specContext{name, 1}) }

func (s *specPosition) word(symbol int) string {
	if symbol >= 80 {
		return s.words[symbol-80]
	}
	b := make([]byte, s.byte("length"))
	for i := range b {
		b[i] = byte(s.byte("letter"))
	}
	return string(b)
}

// field names what a name stands for in contexts.
func (s *specPosition) field(symbol int) string {
	if symbol < 80 {
		return "whole"
	}
	return s.words[symbol-80]
}

func (s *specPosition) entries(field string) rules.Fields {
	f := rules.Fields{}
	for before := "none"; ; {
		symbol := s.symbol(nil, "name", field, before)
		if symbol == 0 {
			return f
		}
		name := s.word(symbol)
		value, _ := s.value("value", s.field(symbol), field)
		f = append(f, rules.Field{Name: name, Value: value})
		before = fmt.Sprint(symbol)
	}
}

func (s *specPosition) value(what, field, after string) (any, int) {
	symbol := s.symbol(nil, what, field, after)
	switch {
	case symbol == 0:
		return nil, 0
	case symbol < 3:
		return symbol == 2, symbol
	case symbol == 3:
		return s.entries(field), symbol
	case symbol == 4:
		list := rules.List{}
		for before := "none"; ; {
			item, symbol := s.value("item", field, before)
			if symbol == 0 {
				return list, 4
			}
			list = append(list, item)
			before = fmt.Sprint(symbol)
		}
	case symbol == 6:
		upper := s.byte("upper")
		return upper<<8 | s.byte("lower"), symbol
	case symbol >= 16 && symbol < 80:
		return symbol - 16, symbol
	}
	return s.word(symbol), symbol
}

// learnEntries counts a sample.
func (s *specPosition) learnEntries(f rules.Fields, field string) {
	before := "none"
	for _, entry := range f {
		symbol := s.place(entry.Name)
		s.symbol(symbol, "name", field, before)
		s.learnValue(entry.Value, "value", s.field(symbol), field)
		before = fmt.Sprint(symbol)
	}
	s.symbol(0, "name", field, before)
}

func (s *specPosition) place(word string) int {
	for i, w := range s.words {
		if w == word {
			return 80 + i
		}
	}
	panic("a sample has a word without a place")
}

func (s *specPosition) learnValue(value any, what, field, after string) string {
	symbol := 0
	switch v := value.(type) {
	case bool:
		symbol = 1
		if v {
			symbol = 2
		}
	case rules.Fields:
		symbol = 3
	case rules.List:
		symbol = 4
	case int:
		if symbol = 16 + v; v >= 64 {
			symbol = 6
		}
	case string:
		symbol = s.place(v)
	}
	s.symbol(symbol, what, field, after)
	switch v := value.(type) {
	case rules.Fields:
		s.learnEntries(v, field)
	case rules.List:
		before := "none"
		for _, item := range v {
			before = s.learnValue(item, "item", field, before)
		}
		s.symbol(0, "item", field, before)
	case int:
		if v >= 64 {
			s.learn(8, v>>8, specContext{"upper", 1})
			s.learn(8, v&255, specContext{"lower", 1})
		}
	}
	return fmt.Sprint(symbol)
}

// specPacked gives a packed position of a game.
func specPacked(b []byte, info *rules.Info) rules.Fields {
	s := &specPosition{newSpecReader(b), info.Words}
	for _, sample := range info.Samples {
		f, err := rules.ParseFields([]byte(sample))
		if err != nil {
			panic(err)
		}
		s.learnEntries(f, "whole")
	}
	return s.entries("whole")
}
