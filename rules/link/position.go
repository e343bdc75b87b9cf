package link

import (
	"github.com/vmihailenco/msgpack/v5/msgpcode"

	"flota/rules"
)

// maxItems is how many names, numbers and words a described position can have.
const maxItems = 4000

// maxNumber is the largest number of a described position.
const maxNumber = 1<<15 - 1

// position writes a described position in the form that is shorter.
func (w *writer) position(f rules.Fields, info *rules.Info) {
	spelled := newWriter()
	spelled.fields(f, wordPlaces(info))
	if b, ok := packPosition(f, info); ok && len(b)+2 < spelled.to.Len() {
		w.did(w.enc.EncodeBytes(b))
		return
	}
	w.to.Write(spelled.to.Bytes())
}

// readPosition reads a described position in either form.
func readPosition(data []byte, info *rules.Info) (rules.Fields, error) {
	r := newReader(data)
	if c, err := r.peek(); err != nil || !msgpcode.IsBin(c) {
		d := &describer{reader: r, words: info.Words}
		return d.fields(maxDepth - 2)
	}
	b, err := r.bin()
	if err != nil {
		return nil, err
	}
	return unpackPosition(b, info)
}

// fields writes a described position as a map: see doc.go.
func (w *writer) fields(f rules.Fields, words map[string]int) {
	w.did(w.enc.EncodeMapLen(len(f)))
	for _, field := range f {
		w.word(field.Name, words)
		w.value(field.Value, words)
	}
}

func (w *writer) word(s string, words map[string]int) {
	if place, ok := words[s]; ok {
		w.did(w.enc.EncodeInt(-1 - int64(place)))
		return
	}
	w.did(w.enc.EncodeString(s))
}

func (w *writer) value(v any, words map[string]int) {
	switch v := v.(type) {
	case string:
		w.word(v, words)
	case int:
		if v < 0 {
			panic("link: a described position has a number below zero")
		}
		w.did(w.enc.EncodeUint(uint64(v)))
	case bool:
		w.did(w.enc.EncodeBool(v))
	case rules.Fields:
		w.fields(v, words)
	case rules.List:
		w.did(w.enc.EncodeArrayLen(len(v)))
		for _, item := range v {
			w.value(item, words)
		}
	default:
		panic("link: a described position has a value of another kind")
	}
}

// wordPlaces gives the words of a game by what they say.
func wordPlaces(info *rules.Info) map[string]int {
	places := make(map[string]int, len(info.Words))
	for i, word := range info.Words {
		places[word] = i
	}
	return places
}

// A describer reads described positions.
type describer struct {
	*reader
	words []string
	items int
}

func (d *describer) fields(depth int) (rules.Fields, error) {
	n, err := d.dict()
	if err != nil {
		return nil, err
	}
	f := make(rules.Fields, 0, n)
	names := make(map[string]bool, n)
	for range n {
		c, err := d.peek()
		if err != nil {
			return nil, err
		}
		name, err := d.word(c)
		if err != nil {
			return nil, err
		}
		if names[name] {
			return nil, errForm
		}
		names[name] = true
		value, err := d.value(depth - 1)
		if err != nil {
			return nil, err
		}
		f = append(f, rules.Field{Name: name, Value: value})
	}
	return f, nil
}

func (d *describer) word(c byte) (string, error) {
	if msgpcode.IsString(c) {
		return d.text()
	}
	if c < msgpcode.NegFixedNumLow && c != msgpcode.Int8 && c != msgpcode.Int16 {
		return "", errForm
	}
	n, err := d.dec.DecodeInt64()
	if err != nil {
		return "", wrong(err)
	}
	if n >= 0 || -1-n >= int64(len(d.words)) {
		return "", errForm
	}
	return d.words[-1-n], nil
}

func (d *describer) value(depth int) (any, error) {
	if d.items++; depth == 0 || d.items > maxItems {
		return nil, errForm
	}
	c, err := d.peek()
	switch {
	case err != nil:
		return nil, err
	case c == msgpcode.True || c == msgpcode.False:
		return d.dec.DecodeBool()
	case isMap(c):
		return d.fields(depth)
	case isArray(c):
		n, err := d.array()
		if err != nil {
			return nil, err
		}
		list := make(rules.List, 0, n)
		for range n {
			item, err := d.value(depth - 1)
			if err != nil {
				return nil, err
			}
			list = append(list, item)
		}
		return list, nil
	case c <= msgpcode.PosFixedNumHigh || c >= msgpcode.Uint8 && c <= msgpcode.Uint64:
		return d.uint(maxNumber)
	}
	return d.word(c)
}
