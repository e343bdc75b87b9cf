package app

import (
	"strings"

	"flota/rules"
)

// matches reports whether a paragraph under a heading has all words of a
// search, or begins with them as its number. Capitals and accents make no
// difference: "epidemie" finds "Épidémie".
func matches(p *rules.Paragraph, heading, search string) bool {
	text := plain(p.Title + " " + p.Text + " " + heading)
	for _, word := range strings.Fields(plain(search)) {
		if !strings.Contains(text, word) && !strings.HasPrefix(p.ID, word) {
			return false
		}
	}
	return true
}

// plain writes a text in small letters without accents, with the apostrophe of
// keyboards. Keyboards that give accents as letters of their own are
// understood.
func plain(text string) string {
	text = accents.Replace(strings.ToLower(text))
	return strings.Map(func(r rune) rune {
		if r >= 0x300 && r <= 0x36f {
			return -1
		}
		return r
	}, text)
}

// accents has the letters of French, Hungarian and of the names in the games.
var accents = strings.NewReplacer(
	"à", "a", "á", "a", "â", "a", "ä", "a", "æ", "ae", "ç", "c",
	"è", "e", "é", "e", "ê", "e", "ë", "e", "í", "i", "î", "i", "ï", "i", "ñ", "n",
	"ó", "o", "ô", "o", "ö", "o", "ő", "o", "œ", "oe", "ù", "u", "ú", "u", "û", "u", "ü", "u", "ű", "u", "ÿ", "y",
	"’", "'",
)
