package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
)

// Fields describes something by named parts, in order. A value is a string, an
// int, a bool, Fields or a List.
type Fields []Field

// Get finds the value of a name.
func (f Fields) Get(name string) (any, bool) {
	for _, field := range f {
		if field.Name == name {
			return field.Value, true
		}
	}
	return nil, false
}

// A Field is one named part.
type Field struct {
	Name  string
	Value any
}

// A List is a sequence of values of the kinds that Fields allows.
type List []any

// JSON appends the fields as a JSON object to b.
func (f Fields) JSON(b []byte) []byte {
	b = append(b, '{')
	for i, field := range f {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendString(b, field.Name)
		b = append(b, ':')
		b = appendValue(b, field.Value)
	}
	return append(b, '}')
}

func appendValue(b []byte, v any) []byte {
	switch v := v.(type) {
	case string:
		return appendString(b, v)
	case int:
		return strconv.AppendInt(b, int64(v), 10)
	case bool:
		return strconv.AppendBool(b, v)
	case Fields:
		return v.JSON(b)
	case List:
		b = append(b, '[')
		for i, item := range v {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendValue(b, item)
		}
		return append(b, ']')
	}
	panic("rules: Fields hold a value that has no JSON")
}

// appendString quotes as JSON does; bytes that are no UTF-8 become U+FFFD.
func appendString(b []byte, s string) []byte {
	const hex = "0123456789abcdef"
	b = append(b, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\n':
			b = append(b, '\\', 'n')
		case r < 0x20 || r == 0x7f || r == '<' || r == '>' || r == '&' || r == 0x2028 || r == 0x2029:
			b = append(b, '\\', 'u', hex[r>>12&15], hex[r>>8&15], hex[r>>4&15], hex[r&15])
		default:
			b = append(b, string(r)...)
		}
	}
	return append(b, '"')
}

// ParseFields reads the JSON of an object: strings, whole numbers, true and
// false, objects and lists, at most 16 deep. The error says what was wrong and
// where.
func ParseFields(text []byte) (Fields, error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	v, err := parseValue(d, 16)
	if err != nil {
		return nil, parseError(text, d.InputOffset(), err)
	}
	f, ok := v.(Fields)
	if !ok {
		return nil, errors.New("rules: the JSON must be an object, it begins with '{'")
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("rules: something follows behind the JSON object")
	}
	return f, nil
}

// parseError says in which line it went wrong.
func parseError(text []byte, offset int64, err error) error {
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		offset = syntax.Offset
	}
	line := 1 + bytes.Count(text[:min(int(offset), len(text))], []byte("\n"))
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("rules: the JSON ends too early, in line %d", line)
	}
	return fmt.Errorf("rules: this is no JSON in line %d: %w", line, err)
}

func parseValue(d *json.Decoder, depth int) (any, error) {
	token, err := d.Token()
	if err != nil {
		return nil, err
	}
	if depth == 0 {
		return nil, errors.New("it is nested too deep")
	}
	switch token := token.(type) {
	case string, bool:
		return token, nil
	case json.Number:
		n, err := strconv.Atoi(token.String())
		if err != nil {
			return nil, fmt.Errorf("%s is not a whole number", token)
		}
		return n, nil
	case json.Delim:
		switch token {
		case '{':
			return parseFields(d, depth)
		case '[':
			list := List{}
			for d.More() {
				item, err := parseValue(d, depth-1)
				if err != nil {
					return nil, err
				}
				list = append(list, item)
			}
			_, err := d.Token()
			return list, err
		}
	}
	return nil, errors.New("null has no place here, leave the field out")
}

func parseFields(d *json.Decoder, depth int) (Fields, error) {
	f := Fields{}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return nil, err
		}
		value, err := parseValue(d, depth-1)
		if err != nil {
			return nil, err
		}
		f = append(f, Field{name.(string), value})
	}
	_, err := d.Token()
	return f, err
}
