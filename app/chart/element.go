package chart

import "strings"

// An element is one of a drawing, or, without a name, text as it is in markup.
type element struct {
	name       string
	attributes [][2]string // values as in markup
	children   []*element
	text       string
}

// parse reads the markup of an element that Drawing wrote, and gives what
// follows it.
func parse(markup string) (e *element, rest string) {
	tag, rest, _ := strings.Cut(markup[1:], ">")
	tag, alone := strings.CutSuffix(tag, "/")
	e = &element{}
	e.name, tag, _ = strings.Cut(tag, " ")
	for tag != "" {
		key, after, _ := strings.Cut(tag, `="`)
		value, next, _ := strings.Cut(after, `"`)
		e.attributes = append(e.attributes, [2]string{strings.TrimLeft(key, " "), value})
		tag = strings.TrimLeft(next, " ")
	}
	if alone {
		return e, rest
	}
	for !strings.HasPrefix(rest, "</") {
		child := &element{}
		if rest[0] == '<' {
			child, rest = parse(rest)
		} else {
			end := strings.IndexByte(rest, '<')
			child.text, rest = rest[:end], rest[end:]
		}
		e.children = append(e.children, child)
	}
	_, rest, _ = strings.Cut(rest, ">")
	return e, rest
}

func (e *element) write(b *strings.Builder) {
	if e.name == "" {
		b.WriteString(e.text)
		return
	}
	b.WriteString("<" + e.name)
	for _, a := range e.attributes {
		b.WriteString(" " + a[0] + `="` + a[1] + `"`)
	}
	if len(e.children) == 0 {
		b.WriteString("/>")
		return
	}
	b.WriteByte('>')
	for _, child := range e.children {
		child.write(b)
	}
	b.WriteString("</" + e.name + ">")
}

// attribute gives the value of an attribute, "" if there is none.
func (e *element) attribute(key string) string {
	for _, a := range e.attributes {
		if a[0] == key {
			return a[1]
		}
	}
	return ""
}
