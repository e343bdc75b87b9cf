package link

import (
	"slices"
	"sync"

	"flota/rules"
)

// The packed form of a described position. All positions of a game look alike:
// which name or value comes next depends on where it stands and on what stands
// before it. A sketch learns that from the samples of the game and as it goes,
// and codes each name and value with what it has learnt. It is frozen.
//
// A position becomes a sequence of symbols, of 10 bits each. A map is the symbols
// of its entries, each a name and a value, and at last the end; a list is those
// of its items, and the end. A map or list that is a value begins with its own
// symbol. That of the whole position does not.
const (
	symbolEnd    = 0 // of a map or list
	symbolFalse  = 1
	symbolTrue   = 2
	symbolMap    = 3
	symbolList   = 4
	symbolText   = 5  // a word without a place follows: its length, its bytes
	symbolNumber = 6  // a number beyond the small ones follows: its upper byte, its lower
	firstNumber  = 16 // 0, and so on
	firstWord    = 80 // of rules.Info.Words, and so on
	symbols      = 1023
	symbolBits   = 10
)

// What a symbol is.
const (
	aName  = iota // of an entry
	aValue        // of an entry
	anItem        // of a list
	aByte         // of a number or word
)

// A place is where a symbol stands: it is counted in three contexts. The widest
// is what it is. The next is that within a field: for a name the one whose value
// is its map, for a value its own, for an item that of its list. The narrowest
// is that after another symbol: for a name the one before it in its map, for an
// item the one before it in its list, for a value the field in which its map
// lies.
type standing struct{ what, field, after uint32 }

// Fields are counted from top, the whole position and fields whose name has no
// place in the words; a symbol that a context is after, from 1. 0 is any.
const top = 1

// fieldOf gives a field by the symbol of its name.
func fieldOf(name int) uint32 {
	if name < firstWord {
		return top
	}
	return uint32(name-firstWord) + top + 1
}

// A sketch codes symbols. With an encoder it writes, with a decoder it reads;
// with neither it only learns.
type sketch struct {
	table   // how many zeros and ones came, by context and bits of the symbol so far
	encoder *encoder
	decoder *decoder
	places  map[string]int // of the words
	words   []string
	items   int
}

// code goes on with a number of so many bits in some contexts, the widest first,
// and gives it. A reader is told any number.
func (s *sketch) code(contexts []uint32, bits, number int) int {
	node := 1
	for i := bits - 1; i >= 0; i-- {
		var at [3]int
		s.reserve(len(contexts))
		p := uint32(1 << 15)
		for j, context := range contexts {
			at[j] = s.find(context | uint32(node))
			if seen := s.counts[at[j]]; seen != 0 {
				zeros, ones, weight := seen&0xffff, seen>>16, min(uint32(j+1), 2)
				p = (ones<<16 + weight*p) / (zeros + ones + weight)
			}
		}
		p = min(max(p, 32), 1<<16-32)
		bit := number >> i & 1
		switch {
		case s.encoder != nil:
			s.encoder.encode(bit, p)
		case s.decoder != nil:
			bit = s.decoder.decode(p)
		}
		for j := range contexts {
			s.counts[at[j]] += 1 << (16 * bit)
		}
		node = node<<1 | bit
	}
	return node - 1<<bits
}

func (s *sketch) symbol(at standing, symbol int) int {
	what := at.what << 30
	return s.code([]uint32{what, what | at.field<<20, what | at.field<<20 | at.after<<10}, symbolBits, symbol)
}

// The contexts of bytes.
const (
	upperByte = aByte<<30 | (1+iota)<<20
	lowerByte
	textLength
	textByte
)

// byte goes on with a byte in a context of its own.
func (s *sketch) byte(context uint32, b byte) byte {
	return byte(s.code([]uint32{context}, 8, int(b)))
}

// A table counts by numbers that are not 0.
type table struct {
	keys, counts []uint32
	used         int
}

// reserve makes room for so many more numbers. Places change.
func (t *table) reserve(more int) {
	if 2*(t.used+more) < len(t.keys) {
		return
	}
	old := *t
	size := max(1<<12, 2*len(old.keys))
	*t = table{make([]uint32, size), make([]uint32, size), 0}
	for i, key := range old.keys {
		if key != 0 {
			t.counts[t.find(key)] = old.counts[i]
		}
	}
}

// find gives the place of a number, for which there is room.
func (t *table) find(key uint32) int {
	mask := len(t.keys) - 1
	at := int(key*0x9e3779b1>>8) & mask
	for t.keys[at] != key {
		if t.keys[at] == 0 {
			t.keys[at] = key
			t.used++
			break
		}
		at = (at + 1) & mask
	}
	return at
}

// taught has the tables that were learnt from the samples, which do not change.
var taught struct {
	sync.Mutex
	tables map[teaching]table
}

// A teaching is what a taught table follows from: words are only ever added, and
// samples stay.
type teaching struct {
	game           uint8
	version        uint16
	words, samples int
}

// newSketch gives a sketch that has learnt the samples of a game.
func newSketch(info *rules.Info) *sketch {
	s := &sketch{places: wordPlaces(info), words: info.Words}
	of := teaching{info.Number, info.Version, len(info.Words), len(info.Samples)}
	taught.Lock()
	defer taught.Unlock()
	t, known := taught.tables[of]
	if !known {
		for _, sample := range info.Samples {
			f, err := rules.ParseFields([]byte(sample))
			if err != nil || !s.write(f) {
				panic("link: a sample of " + info.ID + " cannot be learnt")
			}
		}
		t = s.table
		if taught.tables == nil {
			taught.tables = map[teaching]table{}
		}
		taught.tables[of] = t
	}
	s.table = table{slices.Clone(t.keys), slices.Clone(t.counts), t.used}
	return s
}

// packPosition writes a position in the packed form; false if that cannot hold
// it.
func packPosition(f rules.Fields, info *rules.Info) ([]byte, bool) {
	s := newSketch(info)
	s.encoder = &encoder{high: 1<<32 - 1}
	if !s.write(f) {
		return nil, false
	}
	return notNil(s.encoder.end()), true
}

// unpackPosition reads what packPosition writes.
func unpackPosition(b []byte, info *rules.Info) (rules.Fields, error) {
	s := newSketch(info)
	s.decoder = newDecoder(b)
	f, err := s.read(top, maxDepth-2)
	if err != nil {
		return nil, err
	}
	if !s.decoder.ended() {
		return nil, errForm
	}
	return f, nil
}
