package chart

import (
	"hash/crc32"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Flat gives a drawing made by Open and Close, with the style sheet of a theme
// in it, as markup that can be pasted into anybody's page: it has no style
// sheet, no class and no style, which the page's policy may forbid and its own
// styles may meet; what they say is said by attributes. Ids begin with a word
// that other drawings do not have, and nothing in it can be clicked. What looks
// the same is said once, see compact.
func Flat(drawing string, theme Theme) string {
	f := flat{rules: flatRules(theme), prefix: "f" + strconv.FormatUint(uint64(crc32.ChecksumIEEE([]byte(drawing))), 36) + "-"}
	for drawing != "" {
		begin := strings.IndexByte(drawing, '<')
		if begin < 0 {
			break
		}
		f.out.WriteString(drawing[:begin])
		end := begin + strings.IndexByte(drawing[begin:], '>')
		tag := drawing[begin+1 : end]
		drawing = drawing[end+1:]
		switch {
		case strings.HasPrefix(tag, "style"):
			_, drawing, _ = strings.Cut(drawing, "</style>")
		case tag[0] == '/':
			f.stack = f.stack[:len(f.stack)-1]
			f.out.WriteString("<" + tag + ">")
		default:
			f.open(tag)
		}
	}
	root, _ := parse(f.out.String())
	root.compact(f.prefix)
	var b strings.Builder
	root.write(&b)
	return b.String()
}

type flat struct {
	rules  []flatRule
	prefix string
	stack  []flatElement // from the root on
	out    strings.Builder
}

// A flatElement is what selectors and children ask of an element.
type flatElement struct {
	name    string
	classes []string
	// inherited has the values of properties that children take over.
	inherited map[string]string
}

// A flatRule gives a property to the elements that a selector finds.
type flatRule struct {
	path            []flatStep // the element last
	weight          int
	property, value string
}

// A flatStep is one part of a selector.
type flatStep struct {
	name    string // "" for any
	classes []string
	child   bool // directly in the one before
}

// ours are the properties that are attributes of SVG, and whether children take
// them over.
var ours = map[string]bool{
	"fill": true, "fill-opacity": true, "fill-rule": true, "stroke": true, "stroke-width": true,
	"stroke-opacity": true, "stroke-linecap": true, "stroke-linejoin": true, "stroke-dasharray": true,
	"paint-order": true, "font-family": true, "font-size": true, "font-style": true, "font-weight": true,
	"letter-spacing": true, "text-anchor": true, "opacity": false,
}

// initial are values that need not be said where nothing else was.
var initial = map[string]string{"font-style": "normal", "font-weight": "400", "stroke": "none"}

// Pasted many times, long lists of fonts would be most of the text.
var shortFonts = strings.NewReplacer(fonts, "system-ui,sans-serif", serifs, "Georgia,serif", `"`, "'")

// flatRules reads the style sheet. It has one form only: no nesting but of
// @media, which is for the screen, and selectors of elements and classes.
func flatRules(theme Theme) []flatRule {
	text := shortFonts.Replace(theme.Style())
	var rules []flatRule
	depth := 0
	for len(text) > 0 {
		if _, rest, ok := strings.Cut(text, "*/"); ok && strings.HasPrefix(strings.TrimSpace(text), "/*") {
			text = rest
			continue
		}
		at := strings.IndexAny(text, "{}")
		if at < 0 {
			break
		}
		head := strings.TrimSpace(text[:at])
		if text[at] == '}' {
			depth--
			text = text[at+1:]
			continue
		}
		text = text[at+1:]
		if strings.HasPrefix(head, "@") {
			depth++
			continue
		}
		body, rest, _ := strings.Cut(text, "}")
		text = rest
		if depth > 0 {
			continue
		}
		for selector := range strings.SplitSeq(head, ",") {
			if path, weight, ok := flatSelector(selector); ok {
				for declaration := range strings.SplitSeq(body, ";") {
					rules = appendFlat(rules, path, weight, declaration)
				}
			}
		}
	}
	slices.SortStableFunc(rules, func(a, b flatRule) int { return a.weight - b.weight })
	return rules
}

// flatSelector takes a selector apart. One that speaks of anything else, such
// as a state, finds nothing in a picture.
func flatSelector(selector string) (path []flatStep, weight int, ok bool) {
	if strings.ContainsAny(selector, ":[*") {
		return nil, 0, false
	}
	child := false
	for part := range strings.FieldsSeq(strings.ReplaceAll(selector, ">", " > ")) {
		if part == ">" {
			child = true
			continue
		}
		names := strings.Split(part, ".")
		path = append(path, flatStep{names[0], names[1:], child})
		weight += 100 * (len(names) - 1)
		if names[0] != "" {
			weight++
		}
		child = false
	}
	return path, weight, true
}

// appendFlat adds a declaration, font as its parts.
func appendFlat(rules []flatRule, path []flatStep, weight int, declaration string) []flatRule {
	property, value, _ := strings.Cut(strings.TrimSpace(declaration), ":")
	add := func(property, value string) {
		if _, ok := ours[property]; ok {
			rules = append(rules, flatRule{path, weight, property, value})
		}
	}
	if property != "font" {
		add(property, value)
		return rules
	}
	style := "normal"
	if rest, ok := strings.CutPrefix(value, "italic "); ok {
		style, value = "italic", rest
	}
	strength, value, _ := strings.Cut(value, " ")
	size, family, _ := strings.Cut(value, " ")
	add("font-style", style)
	add("font-weight", strength)
	add("font-size", strings.TrimSuffix(size, "px"))
	add("font-family", family)
	return rules
}

func (s flatStep) finds(e *flatElement) bool {
	if s.name != "" && s.name != e.name {
		return false
	}
	for _, class := range s.classes {
		if !slices.Contains(e.classes, class) {
			return false
		}
	}
	return true
}

// finds reports whether the path leads to the last element of a stack.
func (r *flatRule) finds(stack []flatElement) bool {
	at, step := len(stack)-1, len(r.path)-1
	if !r.path[step].finds(&stack[at]) {
		return false
	}
	for child := r.path[step].child; step > 0; child = r.path[step].child {
		step--
		for at--; at >= 0 && !r.path[step].finds(&stack[at]); at-- {
			if child {
				return false
			}
		}
		if at < 0 {
			return false
		}
	}
	return true
}

// open writes a tag.
func (f *flat) open(tag string) {
	tag, alone := strings.CutSuffix(tag, "/")
	name, rest, _ := strings.Cut(tag, " ")
	e := flatElement{name: name}
	var kept strings.Builder
	said, style := map[string]string{}, ""
	for rest != "" {
		key, after, ok := strings.Cut(rest, `="`)
		if !ok {
			break
		}
		value, next, _ := strings.Cut(after, `"`)
		rest = strings.TrimLeft(next, " ")
		switch {
		case key == "class":
			e.classes = strings.Fields(value)
			if value == "c-flow" {
				kept.WriteString(` flow=""`)
			}
			continue
		case key == "style":
			style = value
			continue
		case key == "id":
			value = f.prefix + value
		case key == "aria-labelledby" && len(f.stack) == 0:
			value = f.prefix + strings.ReplaceAll(value, " ", " "+f.prefix)
		case key == "href" && strings.HasPrefix(value, "#"):
			value = "#" + f.prefix + value[1:]
		case strings.HasPrefix(key, "data-"), key == "tabindex":
			continue
		case len(f.stack) > 0 && (key == "role" || strings.HasPrefix(key, "aria-")):
			continue // nothing in a picture is a part of the page
		}
		if _, ok := ours[key]; ok {
			said[key] = value // the style sheet is stronger
			continue
		}
		value = strings.Replace(value, "url(#", "url(#"+f.prefix, 1)
		kept.WriteString(" " + key + `="` + value + `"`)
	}
	// What is drawn by reference takes over from where it is used, and that says
	// nothing that the root does not.
	var above map[string]string
	if n := len(f.stack); n > 0 {
		above = f.stack[n-1].inherited
	}
	stack := append(f.stack, e)
	for i := range f.rules {
		if f.rules[i].finds(stack) {
			said[f.rules[i].property] = f.rules[i].value
		}
	}
	for declaration := range strings.SplitSeq(style, ";") {
		if property, value, ok := strings.Cut(declaration, ":"); ok {
			said[property] = value
		}
	}
	f.out.WriteString("<" + name + kept.String())
	e.inherited = maps.Clone(above)
	for _, property := range flatProperties {
		value, ok := said[property]
		if !ok {
			continue
		}
		value = strings.TrimSuffix(strings.Replace(value, "url(#", "url(#"+f.prefix, 1), "px")
		if ours[property] {
			if value == above[property] || above[property] == "" && value == initial[property] {
				continue
			}
			if e.inherited == nil {
				e.inherited = map[string]string{}
			}
			e.inherited[property] = value
		}
		f.out.WriteString(" " + property + `="` + value + `"`)
	}
	if alone {
		f.out.WriteString("/>")
		return
	}
	f.out.WriteString(">")
	f.stack = append(f.stack, e)
}

// flatProperties are the properties in the sequence in which they are written.
var flatProperties = func() (all []string) {
	for property := range ours {
		all = append(all, property)
	}
	slices.Sort(all)
	return all
}()
