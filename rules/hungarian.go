package rules

import "strings"

// HungarianCases has words in the forms that sentences need them in. A row is a word,
// then pairs of the name of a form and the form. It is no map because that would be
// filled, word by word, whenever the program starts.
type HungarianCases [][]string

// Form gives a word in a form for the places of sentences: "the" sets the
// definite article before it, as its sound asks for; all other forms are those
// of the table. A form that is not there is the caller's mistake.
func (cases HungarianCases) Form(word, form string) string {
	if form == "the" {
		return HungarianArticle(word) + " " + word
	}
	for _, row := range cases {
		if row[0] != word {
			continue
		}
		for pair := row[1:]; len(pair) > 0; pair = pair[2:] {
			if pair[0] == form {
				return pair[1]
			}
		}
	}
	panic("rules: HungarianCases: no form " + form + " of " + word)
}

// HungarianArticle is the definite article before a word, "az" where the word
// begins with a vowel as it is read: also a number (öt, ezer), a Roman ordinal
// (I. is első) and a letter by its name (X is iksz).
func HungarianArticle(word string) string {
	vowel := false
	lone := strings.TrimRight(word, ".,;:)") // a letter or a Roman numeral, if it is one
	switch end := strings.IndexFunc(word, func(r rune) bool { return r < '0' || r > '9' }); {
	case end != 0 && word != "":
		if end < 0 {
			end = len(word)
		}
		vowel = word[0] == '5' || word[0] == '1' && end%3 == 1
	case lone+"." == word && strings.Trim(lone, "IVX") == "":
		vowel = lone == "I" || lone == "V"
	case len(lone) == 1:
		vowel = strings.Contains("AEFILMNORSUXYaefilmnorsuxy", lone)
	default:
		vowel = strings.ContainsRune("AÁEÉIÍOÓÖŐUÚÜŰaáeéiíoóöőuúüű", []rune(word + " ")[0])
	}
	if vowel {
		return "az"
	}
	return "a"
}
