package rules

import "strings"

// HungarianCases has words in the forms that sentences need them in, by the
// word and the name of the form.
type HungarianCases map[string]map[string]string

// Form gives a word in a form for the places of sentences: "the" sets the
// definite article before it, as its sound asks for; all other forms are those
// of the table. A form that is not there is the caller's mistake.
func (cases HungarianCases) Form(word, form string) string {
	if form == "the" {
		if strings.ContainsRune("AÁEÉIÍOÓÖŐUÚÜŰaáeéiíoóöőuúüű", []rune(word + " ")[0]) {
			return "az " + word
		}
		return "a " + word
	}
	if w := cases[word][form]; w != "" {
		return w
	}
	panic("rules: HungarianCases: no form " + form + " of " + word)
}
