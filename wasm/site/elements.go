//go:build !js

package site

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// go-app has a type with all its methods for each element of HTML, a hundred
// times the same. Beside them it has Elem, for elements of any name, which does
// the same, too. So the others become other names of it. One that has a method of
// its own, with another body under the same name, stays what it is.
const (
	elementsFile = "html_gen.go"
	anyElement   = "Elem"
)

// mergeElements makes the elements in go-app's file of them one type.
func mergeElements(source []byte) ([]byte, error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, elementsFile, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	text := func(n ast.Node) string {
		return string(source[fset.Position(n.Pos()).Offset:fset.Position(n.End()).Offset])
	}
	methods := map[string][]*ast.FuncDecl{} // by element
	types := map[string]*ast.GenDecl{}
	var elements []string
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv != nil {
				element := strings.TrimPrefix(receiver(d.Recv.List[0].Type), "html")
				if methods[element] == nil {
					elements = append(elements, element)
				}
				methods[element] = append(methods[element], d)
			}
		case *ast.GenDecl:
			if d.Tok == token.TYPE && len(d.Specs) == 1 {
				types[specNames(d.Specs[0])[0]] = d
			}
		}
	}
	if methods[anyElement] == nil || types["HTML"+anyElement] == nil {
		return nil, fmt.Errorf("%s has no element of any name", elementsFile)
	}

	known := map[string]string{} // methods of the one type
	for _, m := range methods[anyElement] {
		known[m.Name.Name] = text(m.Body)
	}
	var added, signatures bytes.Buffer
	out := map[int]int{} // what goes: from, to
	aliases, merged := "", 0
	for _, element := range elements {
		if element == anyElement || element == anyElement+"SelfClosing" || types["HTML"+element] == nil || types["html"+element] == nil {
			continue
		}
		as := func(s string) string {
			for _, prefix := range []string{"html", "HTML"} {
				s = replaceName(s, prefix+element, prefix+anyElement)
			}
			return s
		}
		if slices.ContainsFunc(methods[element], func(m *ast.FuncDecl) bool {
			body, ok := known[m.Name.Name]
			return ok && body != as(text(m.Body))
		}) {
			continue
		}
		merged++
		for _, m := range methods[element] {
			out[fset.Position(m.Pos()).Offset] = fset.Position(m.End()).Offset
			if _, ok := known[m.Name.Name]; ok {
				continue
			}
			known[m.Name.Name] = as(text(m.Body))
			fmt.Fprintf(&added, "%s\n\n", as(text(m)))
			parameters := source[fset.Position(m.Type.Params.Pos()).Offset:fset.Position(m.Type.End()).Offset]
			fmt.Fprintf(&signatures, "\t%s%s\n", m.Name.Name, as(string(parameters)))
		}
		for _, prefix := range []string{"HTML", "html"} {
			d := types[prefix+element]
			out[fset.Position(d.Pos()).Offset] = fset.Position(d.End()).Offset
			aliases += fmt.Sprintf("type %s%s = %s%s\n", prefix, element, prefix, anyElement)
		}
	}
	if merged < 50 {
		return nil, errors.New("the elements have become different from each other")
	}
	end := fset.Position(types["HTML"+anyElement].End()).Offset - 1 // before the brace
	var b bytes.Buffer
	for i := 0; i < len(source); i++ {
		if i == end {
			b.Write(signatures.Bytes())
		}
		if to, ok := out[i]; ok {
			i = to
		}
		b.WriteByte(source[i])
	}
	b.WriteString("\n" + aliases + "\n")
	b.Write(added.Bytes())
	return b.Bytes(), nil
}

// replaceName replaces a name where it stands alone.
func replaceName(s, old, name string) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(s, old)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		if letter(before, len(before)-1) || letter(after, 0) {
			b.WriteString(old)
		} else {
			b.WriteString(name)
		}
		s = after
	}
}

func letter(s string, at int) bool {
	return at >= 0 && at < len(s) && token.IsIdentifier("_"+s[at:at+1])
}
