package rules

import "strings"

// French gives a French noun in a form for the places of sentences. The noun
// comes with its definite article if it takes one: "le Canada", "l’or", "Cuba".
//
//	the  le Canada, l’or, Cuba
//	of   du Canada, de l’or, de Cuba
//	to   au Canada, à l’or, à Cuba
//	de   de Canada, d’or, de Cuba: without the article
//
// The and so on begin with a capital. Another form is the caller's mistake.
func French(noun, form string) string {
	lower := strings.ToLower(form)
	if lower != form {
		s := []rune(French(noun, lower))
		return strings.ToUpper(string(s[:1])) + string(s[1:])
	}
	article, bare := "", noun
	for _, a := range [...]string{"le ", "la ", "les ", "l’"} {
		if rest, ok := strings.CutPrefix(noun, a); ok {
			article, bare = a, rest
		}
	}
	contracted := map[string][2]string{"le ": {"du ", "au "}, "les ": {"des ", "aux "}}
	switch form {
	case "the":
		return noun
	case "to":
		if c := contracted[article]; c[1] != "" {
			return c[1] + bare
		}
		return "à " + noun
	case "of":
		if c := contracted[article]; c[0] != "" {
			return c[0] + bare
		}
		if article != "" {
			return "de " + noun
		}
		fallthrough
	case "de":
		if strings.ContainsRune("AEIOUYÀÂÉÈÊÎÔÛaeiouyàâéèêîôû", []rune(bare + " ")[0]) {
			return "d’" + bare
		}
		return "de " + bare
	}
	panic("rules: French: no form " + form)
}
