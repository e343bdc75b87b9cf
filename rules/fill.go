package rules

import (
	"strconv"
	"strings"
)

// Fill puts words into a sentence: each place "{what …}" of the template
// becomes what word gives for the fields between the braces. Templates are
// whole sentences of one language; word knows the forms.
func Fill(template string, word func(fields []string) string) string {
	var b strings.Builder
	for {
		head, rest, found := strings.Cut(template, "{")
		b.WriteString(head)
		if !found {
			return b.String()
		}
		var place string
		place, template, found = strings.Cut(rest, "}")
		if !found {
			panic("rules: Fill: a template ends within a place: " + place)
		}
		b.WriteString(word(strings.Fields(place)))
	}
}

// Form is the form of a word that a place asks for by name with its last
// field, "of" for {region 0 of}; "" if it asks for none.
func Form(fields []string) string {
	last := fields[len(fields)-1]
	if _, err := strconv.Atoi(last); err == nil || len(fields) == 1 || fields[0] == "plural" {
		return ""
	}
	return last
}

// Numbers fills the places {0}, {1} … of a template with numbers.
func Numbers(template string, numbers ...int) string {
	return Fill(template, func(fields []string) string {
		i, err := strconv.Atoi(fields[0])
		if err != nil || i >= len(numbers) {
			panic("rules: Numbers: no number for the place " + fields[0] + " of: " + template)
		}
		return strconv.Itoa(numbers[i])
	})
}
