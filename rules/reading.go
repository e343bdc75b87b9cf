package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// A Reading reads a described position that may come from anywhere. It keeps
// the first thing that is wrong, as a sentence that names the field; after
// that it gives defaults.
type Reading struct {
	err error
}

// Err is the first thing that was wrong, or nil.
func (r *Reading) Err() error { return r.err }

// Fail says that a field is wrong: "players[1].cash is -3, it must be 0 to
// 4095".
func (r *Reading) Fail(path, format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("position: %s %s", path, fmt.Sprintf(format, args...))
	}
}

// Only says which fields there can be.
func (r *Reading) Only(f Fields, path string, names ...string) {
	for i, field := range f {
		switch {
		case !slices.Contains(names, field.Name):
			r.Fail(at(path, field.Name), "is no field here; there can be %s", list(names))
		case slices.ContainsFunc(f[:i], func(other Field) bool { return other.Name == field.Name }):
			r.Fail(at(path, field.Name), "stands twice")
		}
	}
}

// at is the path of a field. A name that could not be one is quoted and cut: it
// comes from the description.
func at(path, name string) string {
	if name == "" || strings.ContainsFunc(name, func(r rune) bool {
		return r != '-' && r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}) || len(name) > 40 {
		name = strconv.Quote(short(name))
	}
	if path == "" {
		return name
	}
	return path + "." + name
}

func list(names []string) string {
	text := ""
	for i, name := range names {
		if i > 0 {
			text += ", "
		}
		text += name
	}
	return text
}

// Int reads a whole number from least to most; if it is missing it is def.
func (r *Reading) Int(f Fields, path, name string, least, most, def int) int {
	v, ok := f.Get(name)
	if !ok {
		return def
	}
	return r.int(v, at(path, name), least, most)
}

func (r *Reading) int(v any, path string, least, most int) int {
	n, ok := v.(int)
	switch {
	case !ok:
		r.Fail(path, "must be a whole number from %d to %d", least, most)
	case n < least || n > most:
		r.Fail(path, "is %d, it must be %d to %d", n, least, most)
	default:
		return n
	}
	return least
}

// Bool reads true or false; if it is missing it is def.
func (r *Reading) Bool(f Fields, path, name string, def bool) bool {
	v, ok := f.Get(name)
	if !ok {
		return def
	}
	b, ok := v.(bool)
	if !ok {
		r.Fail(at(path, name), "must be true or false")
	}
	return b
}

// One reads one of the words and gives its place, -1 if it is missing.
func (r *Reading) One(f Fields, path, name string, words []string) int {
	v, ok := f.Get(name)
	if !ok {
		return -1
	}
	return r.one(v, at(path, name), words)
}

func (r *Reading) one(v any, path string, words []string) int {
	s, ok := v.(string)
	if i := slices.Index(words, s); ok && i >= 0 {
		return i
	}
	if ok {
		r.Fail(path, "is %q, it must be one of %s", short(s), list(words))
	} else {
		r.Fail(path, "must be one of %s", list(words))
	}
	return 0
}

// short keeps a sentence readable whatever came in.
func short(s string) string {
	if len(s) > 40 {
		return strings.ToValidUTF8(s[:40], "") + "…"
	}
	return s
}

// Fields reads named parts; if they are missing there are none.
func (r *Reading) Fields(f Fields, path, name string) Fields {
	v, ok := f.Get(name)
	if !ok {
		return nil
	}
	return r.fields(v, at(path, name))
}

func (r *Reading) fields(v any, path string) Fields {
	parts, ok := v.(Fields)
	if !ok {
		r.Fail(path, "must be an object with named parts")
	}
	return parts
}

// List reads a list of at most so many items; if it is missing it has none.
func (r *Reading) List(f Fields, path, name string, most int) List {
	v, ok := f.Get(name)
	if !ok {
		return nil
	}
	items, ok := v.(List)
	switch {
	case !ok:
		r.Fail(at(path, name), "must be a list")
	case len(items) > most:
		r.Fail(at(path, name), "has %d items, there can be at most %d", len(items), most)
	default:
		return items
	}
	return nil
}

// Objects reads a list of objects and calls item for each with its path.
func (r *Reading) Objects(f Fields, path, name string, most int, item func(Fields, string)) {
	for i, v := range r.List(f, path, name, most) {
		itemPath := at(path, name) + "[" + strconv.Itoa(i) + "]"
		item(r.fields(v, itemPath), itemPath)
	}
}

// Ints reads a list of at most so many numbers from least to most.
func (r *Reading) Ints(f Fields, path, name string, count, least, most int) []int {
	var numbers []int
	for i, v := range r.List(f, path, name, count) {
		numbers = append(numbers, r.int(v, at(path, name)+"["+strconv.Itoa(i)+"]", least, most))
	}
	return numbers
}

// Words reads a list of some of the words, each once at most, and gives their
// places.
func (r *Reading) Words(f Fields, path, name string, words []string) []int {
	var places []int
	for i, v := range r.List(f, path, name, len(words)) {
		itemPath := at(path, name) + "[" + strconv.Itoa(i) + "]"
		place := r.one(v, itemPath, words)
		if slices.Contains(places, place) {
			r.Fail(itemPath, "stands twice in the list")
		}
		places = append(places, place)
	}
	return places
}

// Counts reads numbers by words: {"gold": 2}, and gives them by the places of
// the words. None is above most.
func (r *Reading) Counts(f Fields, path, name string, words []string, most int) []int {
	counts := make([]int, len(words))
	parts := r.Fields(f, path, name)
	r.Only(parts, at(path, name), words...)
	for i, word := range words {
		counts[i] = r.Int(parts, at(path, name), word, 0, most, 0)
	}
	return counts
}
