package rules

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// encoding/json, which reads all there is in JSON into all there is in Go,
// would be a thirtieth of the browser program.

// maxJSONDepth is how deep values may be in one another, the outermost included.
const maxJSONDepth = 16

// ParseFields reads the JSON of an object: strings, whole numbers, true and
// false, objects and lists, at most 16 deep. The error says what was wrong and
// where.
func ParseFields(text []byte) (Fields, error) {
	r := jsonReader{rest: text}
	v, err := r.value(maxJSONDepth)
	if err != nil {
		if errors.Is(err, errJSONEnds) {
			return nil, fmt.Errorf("rules: the JSON ends too early, in line %d", line(bytes.TrimRight(text, " \t\r\n")))
		}
		return nil, fmt.Errorf("rules: this is no JSON in line %d: %w", line(text[:len(text)-len(r.rest)]), err)
	}
	f, ok := v.(Fields)
	if !ok {
		return nil, errors.New("rules: the JSON must be an object, it begins with '{'")
	}
	if r.space(); len(r.rest) > 0 {
		return nil, errors.New("rules: something follows behind the JSON object")
	}
	return f, nil
}

// line is in which line a text ends.
func line(text []byte) int { return 1 + bytes.Count(text, []byte("\n")) }

var errJSONEnds = errors.New("it ends too early")

// A jsonReader has what is not yet read.
type jsonReader struct{ rest []byte }

// space skips what has no meaning.
func (r *jsonReader) space() { r.rest = bytes.TrimLeft(r.rest, " \t\r\n") }

// next gives the next character that has a meaning, without reading it.
func (r *jsonReader) next() (byte, error) {
	r.space()
	if len(r.rest) == 0 {
		return 0, errJSONEnds
	}
	return r.rest[0], nil
}

// sign reads a character that must come next.
func (r *jsonReader) sign(want byte) error {
	c, err := r.next()
	if err != nil {
		return err
	}
	if c != want {
		return fmt.Errorf("%q stands where %q must", c, want)
	}
	r.rest = r.rest[1:]
	return nil
}

func (r *jsonReader) value(depth int) (any, error) {
	c, err := r.next()
	if err != nil {
		return nil, err
	}
	if depth == 0 {
		return nil, errors.New("it is nested too deep")
	}
	switch {
	case c == '{':
		f := Fields{}
		err := r.items('}', func() error {
			if err := r.sign('"'); err != nil {
				return err
			}
			name, err := r.str()
			if err != nil {
				return err
			}
			if err := r.sign(':'); err != nil {
				return err
			}
			value, err := r.value(depth - 1)
			f = append(f, Field{name, value})
			return err
		})
		return f, err
	case c == '[':
		list := List{}
		err := r.items(']', func() error {
			value, err := r.value(depth - 1)
			list = append(list, value)
			return err
		})
		return list, err
	case c == '"':
		r.rest = r.rest[1:]
		return r.str()
	case c == '-' || '0' <= c && c <= '9':
		return r.number()
	case r.word("true"):
		return true, nil
	case r.word("false"):
		return false, nil
	case r.word("null"):
		return nil, errors.New("null has no place here, leave the field out")
	}
	return nil, fmt.Errorf("%q begins no value", c)
}

// items reads what stands between a bracket, which comes next, and the one that
// ends it, with commas between.
func (r *jsonReader) items(end byte, item func() error) error {
	r.rest = r.rest[1:]
	c, err := r.next()
	if err != nil {
		return err
	}
	if c == end {
		r.rest = r.rest[1:]
		return nil
	}
	for {
		if err := item(); err != nil {
			return err
		}
		if c, err = r.next(); err != nil {
			return err
		}
		if c == end {
			r.rest = r.rest[1:]
			return nil
		}
		if err := r.sign(','); err != nil {
			return err
		}
	}
}

// word reads a word if it comes next.
func (r *jsonReader) word(w string) bool {
	rest, ok := bytes.CutPrefix(r.rest, []byte(w))
	r.rest = rest
	return ok
}

func (r *jsonReader) number() (int, error) {
	text := r.rest
	if end := bytes.IndexFunc(text, func(c rune) bool { return !strings.ContainsRune("+-.0123456789Ee", c) }); end >= 0 {
		text = text[:end]
	}
	digits, _ := bytes.CutPrefix(text, []byte("-"))
	n, err := strconv.Atoi(string(text))
	if err != nil || digits[0] == '0' && len(digits) > 1 {
		return 0, fmt.Errorf("%s is not a whole number", text)
	}
	r.rest = r.rest[len(text):]
	return n, nil
}

// str reads a string behind its first quotation mark. What is no UTF-8, or half
// a character of UTF-16, becomes U+FFFD.
func (r *jsonReader) str() (string, error) {
	var out []byte
	for {
		c, size := utf8.DecodeRune(r.rest)
		switch {
		case size == 0:
			return "", errJSONEnds
		case c == '"':
			r.rest = r.rest[1:]
			return string(out), nil
		case c < ' ':
			return "", errors.New("a line or control character stands in a string")
		case c == '\\':
			var err error
			if c, err = r.escaped(); err != nil {
				return "", err
			}
		default:
			r.rest = r.rest[size:]
		}
		out = utf8.AppendRune(out, c)
	}
}

// escaped reads a character that is written with '\'.
func (r *jsonReader) escaped() (rune, error) {
	if len(r.rest) < 2 {
		r.rest = nil
		return 0, errJSONEnds
	}
	c := r.rest[1]
	if c == 'u' {
		first, err := r.unit()
		if err != nil || !utf16.IsSurrogate(first) {
			return first, err
		}
		if bytes.HasPrefix(r.rest, []byte(`\u`)) {
			behind := r.rest
			second, err := r.unit()
			if err != nil {
				return 0, err
			}
			if both := utf16.DecodeRune(first, second); both != utf8.RuneError {
				return both, nil
			}
			r.rest = behind
		}
		return utf8.RuneError, nil
	}
	i := bytes.IndexByte([]byte(`"\/bfnrt`), c)
	if i < 0 {
		return 0, fmt.Errorf("%q cannot follow '\\'", c)
	}
	r.rest = r.rest[2:]
	return rune("\"\\/\b\f\n\r\t"[i]), nil
}

// unit reads '\u' and the four digits behind it.
func (r *jsonReader) unit() (rune, error) {
	if len(r.rest) < 6 {
		r.rest = nil
		return 0, errJSONEnds
	}
	n, err := strconv.ParseUint(string(r.rest[2:6]), 16, 16)
	if err != nil {
		return 0, errors.New(`four hexadecimal digits must follow '\u'`)
	}
	r.rest = r.rest[6:]
	return rune(n), nil
}
