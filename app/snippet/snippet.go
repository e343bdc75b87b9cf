// Package snippet writes what an author pastes into a page of his own to show a
// match there, in the languages that pages are written in. Whatever the names
// of the players hold, it is text there and nothing else.
package snippet

import (
	"html"
	"strconv"
	"strings"
)

// A Snippet is what an author shows.
type Snippet struct {
	// Site is the address of the site, with the slash at its end, Payload the
	// link to the match after '#'.
	Site, Payload string
	Replay        bool   // to step through, not to play
	Language      string // "": the reader's
	Against       string // the bot that plays all seats but the reader's; "": the reader does
	Theme         string // light, dark, or "": the reader's
	Height        int    // in pixels; 0: as much as is needed
	Width         int    // of the plain frame, in pixels; 0: as much as there is
	Seen          bool   // starts when it is seen, not by a click

	Picture string // as SVG that may stand in any page
	File    string // what the author calls the file of the picture, without its ending
	Title   string // names the picture for those who do not see it
	Caption string // says what is to be seen and who leads
	Open    string // words of the link
}

// link is the address of the match in the whole page.
func (s *Snippet) link() string { return s.site() + "#" + s.Payload }

// site has no character that ends an address in any of the languages.
func (s *Snippet) site() string {
	var b strings.Builder
	for i := range len(s.Site) {
		switch c := s.Site[i]; {
		case c <= ' ' || c >= 0x7f || strings.IndexByte("\"'<>()[]{}|\\^`*", c) >= 0:
			b.WriteString("%" + strings.ToUpper(strconv.FormatUint(0x100|uint64(c), 16)[1:]))
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// frame is the address of the page for frames.
func (s *Snippet) frame() string {
	address := s.site() + "embed.html#" + s.Payload
	for _, option := range s.options() {
		if option[0] != "height" && option[0] != "load" {
			address += "&" + option[0] + "=" + option[1]
		}
	}
	return address
}

// options are the attributes that differ from what is usual.
func (s *Snippet) options() (all [][2]string) {
	add := func(name, value string, said bool) {
		if said {
			all = append(all, [2]string{name, value})
		}
	}
	add("mode", "replay", s.Replay)
	add("against", s.Against, s.Against != "" && !s.Replay)
	add("lang", s.Language, s.Language != "")
	add("theme", s.Theme, s.Theme != "")
	add("height", strconv.Itoa(s.Height), s.Height > 0)
	add("load", "visible", s.Seen)
	return all
}

// HTML is a figure that can be read without a program: the picture, what there
// is to see, and a link. The script makes the game of it when the reader asks.
func (s *Snippet) HTML() string {
	var b strings.Builder
	b.WriteString(`<figure><flota-game`)
	for _, option := range s.options() {
		b.WriteString(" " + option[0] + `="` + html.EscapeString(option[1]) + `"`)
	}
	link := html.EscapeString(s.link())
	b.WriteString(`><a href="` + link + `">` + s.scaled() + `</a></flota-game><figcaption>` + html.EscapeString(plain(s.Caption)) +
		` <a href="` + link + `">` + html.EscapeString(s.Open) + `</a></figcaption></figure>` + "\n" +
		`<script src="` + html.EscapeString(s.site()+"embed.js") + `" async></script>` + "\n")
	return b.String()
}

// scaled is the picture as wide as there is room.
func (s *Snippet) scaled() string {
	head, rest, _ := strings.Cut(s.Picture, ">")
	for _, name := range []string{"width", "height"} {
		before, after, ok := strings.Cut(head, " "+name+`="`)
		if _, end, closed := strings.Cut(after, `"`); ok && closed {
			head = before + end
		}
	}
	return strings.Replace(head, "<svg", `<svg width="100%"`, 1) + ">" + rest
}

// Frame is a plain frame, for pages that allow no scripts of others, and the
// link below it.
func (s *Snippet) Frame() string {
	height := s.Height
	if height == 0 {
		height = 720
	}
	width := "100%"
	if s.Width > 0 {
		width = strconv.Itoa(s.Width)
	}
	return `<iframe src="` + html.EscapeString(s.frame()) + `" title="` + html.EscapeString(plain(s.Title)) +
		`" width="` + width + `" height="` + strconv.Itoa(height) + `" loading="lazy" allow="clipboard-write"></iframe>` + "\n" +
		`<p>` + html.EscapeString(plain(s.Caption)) + ` <a href="` + html.EscapeString(s.link()) + `">` + html.EscapeString(s.Open) + `</a></p>` + "\n"
}

// Markdown is a picture that is a link, and the words below it.
func (s *Snippet) Markdown() string {
	return `[![` + entities(s.Title) + `](` + s.File + `.svg)](` + s.link() + ")\n\n" +
		entities(s.Caption) + ` [` + entities(s.Open) + `](` + s.link() + ")\n"
}

// MediaWiki is the picture in a frame of the wiki, and the link.
func (s *Snippet) MediaWiki() string {
	link := strings.ReplaceAll(s.link(), "__", "_%5F") // such as __TOC__
	return `[[File:` + s.File + `.png|thumb|upright=2|link=` + link + `|alt=` + entities(s.Title) + `|` +
		entities(s.Caption) + ` [` + link + ` ` + entities(s.Open) + "]]]\n"
}

// DokuWiki is a picture that is a link, and the words below it.
func (s *Snippet) DokuWiki() string {
	return `[[` + s.link() + `|{{` + s.File + `.png?640|` + label(s.Title) + `}}]]` + "\n\n" +
		verbatim(s.Caption) + ` [[` + s.link() + `|` + label(s.Open) + "]]\n"
}

// plain makes one line of a text, without the characters that turn the
// direction of what follows.
func plain(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool {
		return r <= ' ' || r == 0x7f || r == 0x85 || r == 0x2028 || r == 0x2029 ||
			0x202a <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069 || r == 0x200e || r == 0x200f || r == 0x61c
	}), " ")
}

// entities writes what could mean something in Markdown or wikitext as
// numbers, which both take for the character and nothing else.
func entities(text string) string {
	text = plain(text)
	var b strings.Builder
	for i, r := range text {
		switch {
		case r >= 0x80, '0' <= r && r <= '9', 'A' <= r && r <= 'Z', 'a' <= r && r <= 'z', r == ' ', r == ',':
			b.WriteRune(r)
		case (r == '.' || r == ':' || r == '-' || r == '\'') && i > 0 && (i+1 == len(text) || text[i+1] == ' '):
			b.WriteRune(r) // the end of a sentence
		default:
			b.WriteString("&#" + strconv.Itoa(int(r)) + ";")
		}
	}
	return b.String()
}

// verbatim is a text that DokuWiki shows as it is.
func verbatim(text string) string {
	text = plain(text)
	for i := 0; i+9 <= len(text); i++ {
		if strings.EqualFold(text[i:i+9], "</nowiki>") {
			text = text[:i+1] + "</nowiki><nowiki>" + text[i+1:]
			i += len("</nowiki><nowiki>")
		}
	}
	return "<nowiki>" + text + "</nowiki>"
}

// label is a text without what ends a label of DokuWiki, where nothing can be
// written in another way.
func label(text string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("[]{}|<>%~", r) {
			return ' '
		}
		return r
	}, plain(text))
}
