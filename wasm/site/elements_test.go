//go:build !js

package site

import (
	"fmt"
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// elements is a file of as many elements, which are all the same but for those
// named and their methods.
func elements(count int, own map[string]string) string {
	var b strings.Builder
	b.WriteString("package app\n")
	write := func(name, method string) {
		fmt.Fprintf(&b, "\ntype HTML%[1]s interface {\n\tHTML\n\tClass(v ...string) HTML%[1]s\n}\n\n// %[1]s makes one.\nfunc %[1]s() HTML%[1]s { return &html%[1]s{} }\n\n"+
			"type html%[1]s struct {\n\thtmlElement\n}\n\nfunc (e *html%[1]s) Class(v ...string) HTML%[1]s {\n\treturn e.add(v).(*html%[1]s)\n}\n%[2]s", name, method)
	}
	write("Elem", "")
	write("ElemSelfClosing", "")
	for i := range count {
		write(fmt.Sprintf("E%d", i), "")
	}
	for name, method := range own {
		write(name, method)
	}
	return b.String()
}

func TestElementsThatDoTheSameBecomeOneType(t *testing.T) {
	got, err := mergeElements([]byte(elements(60, map[string]string{
		"Link": "\nfunc (e *htmlLink) Href(v string) HTMLLink {\n\treturn e\n}\n\nfunc (e *htmlLink) private() HTML {\n\treturn e\n}\n",
	})))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := parser.ParseFile(token.NewFileSet(), "a.go", got, parser.AllErrors); err != nil {
		t.Fatalf("%v\n%s", err, got)
	}
	for _, s := range []string{
		"type HTMLE7 = HTMLElem\ntype htmlE7 = htmlElem\n",
		"func E7() HTMLE7 { return &htmlE7{} }",
		"\tHref(v string) HTMLElem\n\tprivate() HTML\n}",
		"func (e *htmlElem) Href(v string) HTMLElem {\n\treturn e\n}",
		"type htmlElem struct {",
		"type htmlElemSelfClosing struct {",
	} {
		if strings.Count(string(got), s) != 1 {
			t.Errorf("%q is not there once", s)
		}
	}
	if n := strings.Count(string(got), ") Class("); n != 2 {
		t.Errorf("there are %d methods Class", n)
	}
}

func TestElementWithAMethodOfItsOwnStaysAType(t *testing.T) {
	got, err := mergeElements([]byte(elements(60, map[string]string{
		"A": "\nfunc (e *htmlA) Text(v string) HTMLA {\n\treturn e.body(v)\n}\n",
		"B": "\nfunc (e *htmlB) Text(v string) HTMLB {\n\treturn e.value(v)\n}\n",
	})))
	if err != nil {
		t.Fatal(err)
	}
	// Whichever comes first is merged.
	if strings.Count(string(got), "type htmlA struct")+strings.Count(string(got), "type htmlB struct") != 1 {
		t.Errorf("one of two elements with different methods of the same name must stay:\n%s", got)
	}
}

func TestElementsOfAnotherFormAreNotMerged(t *testing.T) {
	for name, source := range map[string]string{
		"only a few that do the same": elements(20, nil),
		"none of any name":            strings.ReplaceAll(elements(60, nil), "Elem", "Any"),
		"no Go":                       "package",
	} {
		if got, err := mergeElements([]byte(source)); err == nil {
			t.Errorf("%s: they have become\n%s", name, got)
		}
	}
}
