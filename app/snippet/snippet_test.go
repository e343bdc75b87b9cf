package snippet

import (
	"encoding/xml"
	"errors"
	"html"
	"io"
	"regexp"
	"strings"
	"testing"
)

// Names that mean something in one of the languages.
var hostile = []string{
	`Anna`, `"><script>alert(1)</script>`, `' onclick='x`, `-->`, `<!--`, `]]`, `[[Category:Spam]]`, `}}`, `{{delete}}`, `|`, "`rm`", "```",
	"two\nlines", "\n\n# title", "\r\n> quote", `*bold* _it_ ~~no~~`, `\*`, `&lt;b&gt;`, `&#91;`, `</nowiki>`, `</NOWIKI><b>`, `%%`, `~~NOCACHE~~`,
	`''`, `'''''`, `<ref>`, `<nowiki/>`, `http://evil.example/`, `www.evil.example`, `a@b.example`, `[x](javascript:x)`, `![x](y)`,
	"\u202eevil", "שלום", "مرحبا", "\u2028", "__NOTOC__", "{{{1}}}", "$x$", "((footnote))", "//italic//", "Ω ☃",
}

func with(name string) *Snippet {
	return &Snippet{
		Site: "https://games.example/any where/(x)/", Payload: "mgEB-_xyz", Replay: true, Language: "fr", Theme: "dark", Height: 600,
		Picture: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#000"/></svg>`,
		File:    "flota-discovery-60", Title: "Position: " + name, Caption: "Move 60. Scores: " + name + " 34, Ben 30.", Open: "Open the match",
	}
}

// words are what a reader sees of HTML, and count the elements.
func words(t *testing.T, markup string) (text string, elements []string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(markup))
	d.Strict = false
	d.Entity = xml.HTMLEntity
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return text, elements
		}
		if err != nil {
			t.Fatalf("%v in %s", err, markup)
		}
		switch token := token.(type) {
		case xml.StartElement:
			elements = append(elements, token.Name.Local)
		case xml.CharData:
			text += string(token)
		case xml.Comment, xml.Directive, xml.ProcInst:
			t.Fatalf("there is more than elements in %s", markup)
		}
	}
}

func TestNamesAreTextInHTML(t *testing.T) {
	for _, name := range hostile {
		s := with(name)
		for what, c := range map[string]struct{ markup, elements string }{
			"figure": {s.HTML(), "figure flota-game a svg rect figcaption a script"},
			"frame":  {s.Frame(), "iframe p a"},
		} {
			text, elements := words(t, c.markup)
			if got := strings.Join(elements, " "); got != c.elements {
				t.Errorf("%s, %q: the elements are %s", what, name, got)
			}
			if want := plain(s.Caption) + " Open the match"; strings.TrimSpace(text) != want {
				t.Errorf("%s, %q: a reader sees %q, want %q", what, name, text, want)
			}
		}
	}
}

func TestFigureIsTwoLinesWithoutStyle(t *testing.T) {
	for _, name := range hostile {
		got := with(name).HTML()
		if strings.Count(got, "\n") != 2 || strings.Contains(got, "style") {
			t.Errorf("%q: %s", name, got)
		}
	}
	want := `<figure><flota-game mode="replay" lang="fr" theme="dark" height="600"><a href="https://games.example/any%20where/%28x%29/#mgEB-_xyz">` +
		`<svg width="100%" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="#000"/></svg></a></flota-game>` +
		`<figcaption>Move 60. Scores: Anna 34, Ben 30. <a href="https://games.example/any%20where/%28x%29/#mgEB-_xyz">Open the match</a></figcaption></figure>` + "\n" +
		`<script src="https://games.example/any%20where/%28x%29/embed.js" async></script>` + "\n"
	if got := with("Anna").HTML(); got != want {
		t.Errorf("it is\n%s\nwant\n%s", got, want)
	}
}

func TestFrameHasTheOptionsInItsAddress(t *testing.T) {
	if got, want := with("Anna").Frame(), `<iframe src="https://games.example/any%20where/%28x%29/embed.html#mgEB-_xyz&amp;mode=replay&amp;lang=fr&amp;theme=dark" title="Position: Anna" width="100%" height="600"`; !strings.HasPrefix(got, want) {
		t.Errorf("it is %s", got)
	}
}

var (
	number = regexp.MustCompile(`&#\d+;`)
	inside = regexp.MustCompile(`[.:'-][^ ]`) // not at the end of a word
)

func TestNamesAreTextInMarkdownAndWikitext(t *testing.T) {
	for _, name := range hostile {
		s := with(name)
		for what, got := range map[string]string{"markdown": entities(s.Caption), "title": entities(s.Title)} {
			if rest := number.ReplaceAllString(got, ""); strings.ContainsAny(rest, "\\`*_{}[]<>()#+!|~&$^@/\"=%\n\r") ||
				inside.MatchString(got) {
				t.Errorf("%s: %q becomes %q", what, name, got)
			}
		}
		if got, want := html.UnescapeString(entities(s.Caption)), plain(s.Caption); got != want {
			t.Errorf("%q: a reader sees %q, want %q", name, got, want)
		}
	}
	const link = "https://games.example/any%20where/%28x%29/#mgEB-_xyz"
	if got, want := with("[Anna]").Markdown(), "[![Position: &#91;Anna&#93;](flota-discovery-60.svg)]("+link+")\n\nMove 60. Scores: &#91;Anna&#93; 34, Ben 30. [Open the match]("+link+")\n"; got != want {
		t.Errorf("Markdown is %q, want %q", got, want)
	}
	if got := (&Snippet{Site: "https://x/", Payload: "a__TOC__b"}).MediaWiki(); strings.Contains(got, "__") {
		t.Errorf("the payload has a word for MediaWiki in it: %s", got)
	}
	if got, want := with("A|B").MediaWiki(), "[[File:flota-discovery-60.png|thumb|upright=2|link="+link+"|alt=Position: A&#124;B|Move 60. Scores: A&#124;B 34, Ben 30. ["+link+" Open the match]]]\n"; got != want {
		t.Errorf("wikitext is %q, want %q", got, want)
	}
}

func TestNamesAreTextInDokuWiki(t *testing.T) {
	for _, name := range hostile {
		s := with(name)
		shown := verbatim(s.Caption)
		// What is between the marks, as DokuWiki takes it apart: each ends at
		// the first end.
		text := ""
		for shown != "" {
			rest, ok := strings.CutPrefix(shown, "<nowiki>")
			end := strings.Index(strings.ToLower(rest), "</nowiki>")
			if !ok || end < 0 {
				t.Fatalf("%q: outside the marks is %q", name, shown)
			}
			text += rest[:end]
			shown = rest[end+len("</nowiki>"):]
		}
		if text != plain(s.Caption) {
			t.Errorf("%q: a reader sees %q, want %q", name, text, plain(s.Caption))
		}
		if got := label(s.Title); strings.ContainsAny(got, "[]{}|<>\n%~") {
			t.Errorf("%q: the label is %q", name, got)
		}
	}
}

func FuzzNames(f *testing.F) {
	for _, name := range hostile {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		name = strings.ToValidUTF8(name, "")
		s := with(name)
		for _, form := range []string{s.Markdown(), s.MediaWiki(), s.DokuWiki(), s.HTML(), s.Frame()} {
			if lines := strings.Count(strings.TrimRight(form, "\n"), "\n"); lines > 2 {
				t.Errorf("%q makes %d lines", name, lines)
			}
		}
		if got := html.UnescapeString(entities(s.Caption)); got != plain(s.Caption) {
			t.Errorf("%q is read as %q", name, got)
		}
	})
}
