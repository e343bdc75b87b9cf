package rulestest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"flota/rules"
)

// entries are those of a game.
func entries[E ~struct{ ID, Title, Text string }](book []E) (list []rules.Entry) {
	for _, e := range book {
		list = append(list, rules.Entry(e))
	}
	return list
}

// Book fails the test where a rulebook is not the English one in other words:
// where it has not the same chapters, sections and paragraphs in the same
// sequence, each once, with the same places and the same numbers and amounts
// of money, or where it says what the English one says in the same words.
// Titles may be names, which are strings of the language's table of words or
// among same.
func Book[E ~struct{ ID, Title, Text string }](t *testing.T, language string, english, other []E, table any, same ...string) {
	t.Helper()
	for _, problem := range compare(entries(english), entries(other), table, same) {
		t.Errorf("%s: %s", language, problem)
	}
}

// compare lists what Book finds.
func compare(english, other []rules.Entry, table any, same []string) (problems []string) {
	problem := func(format string, args ...any) { problems = append(problems, fmt.Sprintf(format, args...)) }
	ids := func(book []rules.Entry) (list []string) {
		for _, e := range book {
			list = append(list, e.ID)
		}
		return list
	}
	want, got := ids(english), ids(other)
	for i, id := range got {
		if slices.Contains(got[:i], id) {
			problem("%s stands twice", id)
		}
		if !slices.Contains(want, id) {
			problem("the English rulebook has no %s", id)
		}
	}
	for _, id := range want {
		if !slices.Contains(got, id) {
			problem("%s is missing", id)
		}
	}
	if len(problems) == 0 && !slices.Equal(got, want) {
		problem("the rulebook has another sequence than the English one")
	}
	if len(problems) > 0 {
		return problems
	}
	names := map[string]bool{}
	for _, template := range Templates(table) {
		names[template.Text] = true
	}
	for _, name := range same {
		names[name] = true
	}
	for i, e := range english {
		o := other[i]
		if (o.Text == "") != (e.Text == "") || o.Title == "" {
			problem("%s, %q: %q stands for %q", e.ID, o.Title, o.Text, e.Text)
			continue
		}
		if o.Title == e.Title && hasWords(o.Title) && !names[o.Title] {
			problem("%s has the English title %q", e.ID, o.Title)
		}
		if o.Text == e.Text && hasWords(o.Text) {
			problem("%s is in English: %q", e.ID, o.Text)
		}
		if got, want := places(o.Text), places(e.Text); !slices.Equal(got, want) {
			problem("%s, %q has the places %q, not %q", e.ID, o.Text, got, want)
		}
		for _, part := range [][2]string{{o.Title, e.Title}, {o.Text, e.Text}} {
			if got, want := numbers(part[0]), numbers(part[1]); !slices.Equal(got, want) {
				problem("%s, %q has the numbers %q, not %q", e.ID, part[0], got, want)
			}
		}
	}
	return problems
}

// hasWords reports whether a template says anything outside its places.
func hasWords(template string) bool {
	outside := rules.Fill(template, func([]string) string { return "" })
	return strings.ContainsFunc(outside, unicode.IsLetter)
}

// aNumber is a number, the number of a paragraph, or a dollar sign.
var aNumber = regexp.MustCompile(`\d+(\.\d+)*|\$`)

// numbers lists the numbers of a template outside its places, smallest first.
// French writes centuries in Roman numerals.
func numbers(template string) []string {
	outside := rules.Fill(template, func([]string) string { return "" })
	list := aNumber.FindAllString(strings.ReplaceAll(outside, "XVIIe", "17"), -1)
	slices.Sort(list)
	return list
}
