package link_test

import (
	"strings"
	"testing"

	"flota/rules/link"
)

// every puts something between each n characters.
func every(n int, between, s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i += n {
		if i > 0 {
			b.WriteString(between)
		}
		b.WriteString(s[i:min(i+n, len(s))])
	}
	return b.String()
}

// escape is percent-encoding that goes further than it must.
func escape(s string) string {
	return strings.NewReplacer(":", "%3A", "/", "%2F", "#", "%23", "%", "%25", "-", "%2D", "_", "%5f").Replace(s)
}

type wrapping struct{ name, text string }

// wrappings gives what chat and mail programs, and people, make of a link.
func wrappings(p string) []wrapping {
	url := "https://example.org/a/b/#" + p
	return []wrapping{
		{"the payload", p},
		{"the URL", url},
		{"with #", "#" + p},
		{"two hashes", "https://example.org/#old#" + p},
		{"old link before it", url + "#" + p},
		{"space around", "  \t" + url + " \r\n"},
		{"spaces inside", every(10, " ", p)},
		{"lines", every(40, "\n", url)},
		{"lines of Windows", every(40, "\r\n", url)},
		{"lines of Unicode", every(40, "\u2028", url)},
		{"wide spaces", every(11, "\u00a0\u3000", p)},
		{"zero width", every(7, "\u200b\u200c\u200d\u2060\ufeff", p)},
		{"direction marks", "\u2068" + every(9, "\u200e", url) + "\u2069"},
		{"soft hyphens", every(5, "\u00ad", p)},
		{"byte order mark", "\ufeff" + url},
		{"quoted-printable", every(75, "=\r\n", url)},
		{"quoted-printable with space", every(75, "= \n", url)},
		{"quoted mail", "> " + every(60, "\n> ", url)},
		{"mail quoted twice", ">> " + every(60, "\n> > ", url)},
		{"bar quotes", "| " + every(60, "\n| ", url)},
		{"percent", escape(url)},
		{"percent twice", escape(escape(url))},
		{"percent in the payload", "https://example.org/#" + escape(p)},
		{"percent line breaks", every(40, "%0D%0A", p)},
		{"percent zero width", every(40, "%E2%80%8B", p)},
		{"padding", p + "=="},
		{"escaped padding", p + "%3D%3D"},
		{"full stop", url + "."},
		{"ellipsis", url + "…"},
		{"round brackets", "(" + url + ")"},
		{"angle brackets", "<" + url + ">"},
		{"square brackets", "[" + p + "]"},
		{"Markdown", "[my turn](" + url + ")"},
		{"Markdown, bold", "**" + url + "**"},
		{"emphasis", "_" + p + "_"},
		{"strike", "~~--" + p + "--~~"},
		{"quotes", "\"" + url + "\","},
		{"curly quotes", "“" + p + "”"},
		{"guillemets", "« " + p + " »"},
		{"HTML", `<a href="` + url + `">`},
		{"slash first", "https://example.org/#/" + p},
		{"tracker &", url + "&utm_source=mail&x=%20"},
		{"tracker ?", url + "?fbclid=abcdef"},
		{"path as before", url + "/index.html"},
		{"words before", "Your turn #3! " + url},
		{"words after", url + " Your turn, Bo"},
		{"words on the next line", url + "\n\nSee you on Friday\n-- \nAnna"},
		{"words in brackets after", url + "), said Anna"},
	}
}

func TestWhatChatAndMailDoToALinkIsUndone(t *testing.T) {
	m := play(t, 7, 3, 1000, "Anna", "Bo", "Cy")
	p := link.Encode(m)
	if len(p) < 80 {
		t.Fatalf("the link is too short for the test: %s", p)
	}
	for _, test := range wrappings(p) {
		got, err := link.Decode(test.text, games)
		if err != nil {
			t.Errorf("%s: %v\n%s", test.name, err, test.text)
			continue
		}
		same(t, got, m)
	}
}
