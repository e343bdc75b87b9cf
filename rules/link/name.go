package link

import (
	"strings"
	"unicode"
)

// MaxName is the largest number of characters (code points) of a name.
const MaxName = 40

// Name gives a player's name as links can hold it: without what is no UTF-8,
// control characters, line and paragraph separators, characters that change
// the direction of the text around them, and space at the ends; and not longer
// than MaxName characters. A name that it has given it leaves as it is.
func Name(s string) string { return clean(s, MaxName) }

// clean is Name for texts of other lengths.
func clean(s string, most int) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsControl(r),
			0x2028 <= r && r <= 0x202e,
			0x2066 <= r && r <= 0x2069:
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, ""))
	s = strings.TrimSpace(s)
	count := 0
	for i := range s {
		if count == most {
			s = strings.TrimSpace(s[:i])
			break
		}
		count++
	}
	return s
}
