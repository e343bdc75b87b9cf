package rules

import "strconv"

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
