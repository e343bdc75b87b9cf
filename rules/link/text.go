package link

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxText is the largest text that is looked at, in bytes: the longest URL that
// all browsers keep.
const MaxText = 64 << 10

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// inAlphabet has the characters of the alphabet.
var inAlphabet = func() (in [256]bool) {
	for _, c := range []byte(alphabet) {
		in[c] = true
	}
	return in
}()

// A payload is what of a text may be a link.
type payload struct {
	chars []byte // of the alphabet
	gaps  []int  // how many of chars precede each white space
	// foreign reports that a character not of the alphabet ended the payload,
	// and more, that some of the alphabet follow it.
	foreign, more bool
}

// find takes out of a text what may be a link, as the package comment says.
func find(text string) (*payload, *Error) {
	if len(text) > MaxText {
		return nil, &Error{Problem: TooLong, Arrived: len(text)}
	}
	s := unwrap(text)
	for range 3 {
		decoded := unescape(s)
		if decoded == s {
			break
		}
		s = unwrap(decoded)
	}
	if i := strings.LastIndexByte(s, '#'); i >= 0 {
		s = s[i+1:]
	} else if strings.Contains(s, "://") {
		s = ""
	}
	if strings.TrimSpace(s) == "" {
		return nil, &Error{Problem: Empty}
	}
	s = strings.TrimLeftFunc(s, func(r rune) bool {
		return r == '-' || r == '_' || r >= utf8.RuneSelf || !inAlphabet[byte(r)]
	})
	p := &payload{chars: make([]byte, 0, len(s))}
	begin := 0 // most have nothing else in them
	for begin < len(s) && inAlphabet[s[begin]] {
		begin++
	}
	p.chars = append(p.chars, s[:begin]...)
	for i := begin; i < len(s); i++ {
		switch c := s[i]; {
		case inAlphabet[c]:
			p.chars = append(p.chars, c)
		case c == ' ':
			p.gaps = append(p.gaps, len(p.chars))
		case c == '&' || c == '?':
			return p, nil
		default:
			p.foreign = true
			p.more = strings.ContainsAny(s[i:], alphabet)
			return p, nil
		}
	}
	return p, nil
}

// unwrap drops what means nothing within a link and makes a space of each
// white space.
func unwrap(s string) string {
	if !wrapped(s) {
		return s
	}
	b := make([]byte, 0, len(s))
	begin := true // of a line
	for _, r := range s {
		switch {
		case r < utf8.RuneSelf && inAlphabet[byte(r)]:
			b = append(b, byte(r))
			begin = false
		case r == '\n' || r == '\r' || r == 0x2028 || r == 0x2029:
			b = append(b, ' ')
			begin = true
		case unicode.IsSpace(r):
			b = append(b, ' ')
		case begin && (r == '>' || r == '|'), r == '=', r == 0xad, r == 0xfeff,
			0x200b <= r && r <= 0x200f, // zero width; left to right, right to left
			0x202a <= r && r <= 0x202e,
			0x2060 <= r && r <= 0x2069:
		default:
			b = utf8.AppendRune(b, r)
			begin = false
		}
	}
	return string(b)
}

// wrapped reports whether there can be anything in a text that unwrap changes.
func wrapped(s string) bool {
	for i := range len(s) {
		switch c := s[i]; {
		case inAlphabet[c]:
		case c <= ' ' || c >= utf8.RuneSelf || c == '=' || c == '>' || c == '|' || c == 0x7f:
			return true
		}
	}
	return false
}

// unescape decodes percent-encoding; what only looks like it stays.
func unescape(s string) string {
	if strings.IndexByte(s, '%') < 0 {
		return s
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+2 < len(s) {
			high, low := digit(s[i+1]), digit(s[i+2])
			if high >= 0 && low >= 0 {
				b = append(b, byte(high<<4|low))
				i += 2
				continue
			}
		}
		b = append(b, s[i])
	}
	return string(b)
}

// digit gives the value of a hexadecimal digit, -1 of anything else.
func digit(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'a' <= c && c <= 'f':
		return int(c-'a') + 10
	case 'A' <= c && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}
