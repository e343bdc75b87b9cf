package rulestest

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"flota/rules"
)

// A Template is a string in a table of words, and where it stands there.
type Template struct{ Path, Text string }

// Templates lists all strings of a table of words but those in slices, which
// the table has as they come.
func Templates(table any) (list []Template) {
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			walk(path, v.Elem())
		case reflect.String:
			list = append(list, Template{path, v.String()})
		case reflect.Array:
			for i := range v.Len() {
				walk(fmt.Sprintf("%s[%d]", path, i), v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
		}
	}
	walk("", reflect.ValueOf(table))
	return list
}

// Complete fails the test where a table of words says nothing and the English
// one does, or the other way round, and where a sentence has other places than
// the English one. The form in which a place wants its word does not matter.
func Complete(t *testing.T, english, other any) {
	t.Helper()
	translated := map[string]string{}
	for _, template := range Templates(other) {
		translated[template.Path] = template.Text
	}
	for _, template := range Templates(english) {
		text := translated[template.Path]
		if (text == "") != (template.Text == "") {
			t.Errorf("%s: %q stands for %q", template.Path, text, template.Text)
			continue
		}
		if got, want := places(text), places(template.Text); !slices.Equal(got, want) {
			t.Errorf("%s: %q has the places %q, not %q", template.Path, text, got, want)
		}
	}
}

// places lists the places of a template once each, in whatever form and
// number.
func places(template string) []string {
	found := map[string]bool{}
	rules.Fill(template, func(fields []string) string {
		switch {
		case fields[0] == "plural":
		case len(fields) == 1 || rules.Form(fields) != "" && len(fields) == 2:
			found[fields[0]] = true
		default:
			found[strings.TrimSuffix(fields[0], "s")+" "+fields[1]] = true
		}
		return ""
	})
	return slices.Sorted(maps.Keys(found))
}

// Sentence fails the test if a filled template is not fit to be read.
func Sentence(t *testing.T, language, path, s string) {
	t.Helper()
	if err := checkWords(path, s); err != nil {
		t.Errorf("%s: %v", language, err)
	}
	for _, wrong := range append(wrongs[""], wrongs[language]...) {
		if strings.Contains(s, wrong) {
			t.Errorf("%s: %s has %q in it: %q", language, path, wrong, s)
		}
	}
	if wrong := wrongArticle(s); language == "hu" && wrong != "" {
		t.Errorf("%s: %s has %q in it: %q", language, path, wrong, s)
	}
}

// wrongs is what no sentence has in it, by language and, under "", in any. In
// French the spaces before double marks do not break, and articles and vowels
// run together. In both French and Hungarian money stays on one line.
var wrongs = map[string][]string{
	"": {" .", " ,", "..", "( ", " )"},
	"fr": {" :", " ;", " ?", " !", "« ", " »", " $", "'", " de le ", " de les ", " à le ", " à les ",
		" de a", " de e", " de i", " de o", " de u", " de é", " de Angleterre", " de E", " de I", " de O", " de U", " de É"},
	"hu": {" $", "'"},
}

// wrongArticle is a Hungarian article with the word after it that it does not
// go with, or "". After a comma "az" is no article but a pronoun.
func wrongArticle(s string) string {
	words := strings.Fields(s)
	for i, word := range words[:max(len(words)-1, 0)] {
		article := strings.ToLower(strings.TrimLeft(word, "(„–"))
		pronoun := i > 0 && strings.HasSuffix(words[i-1], ",")
		if want := rules.HungarianArticle(words[i+1]); article == "a" && want == "az" || article == "az" && want == "a" && !pronoun {
			return word + " " + words[i+1]
		}
	}
	return ""
}
