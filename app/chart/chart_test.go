package chart

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"flota/rules"
)

func TestTextIsNeverMarkup(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"Anna", "Anna"},
		{`<b>"&'`, `&lt;b&gt;&quot;&amp;'`},
		{"a\x00b\tc", "a b c"},
		{"Žofia ⚓", "Žofia ⚓"},
		{"\xff", "\uFFFD"},
	} {
		var d Drawing
		d.Add(Text(test.text))
		if got := d.String(); got != test.want {
			t.Errorf("%q is written %q, want %q", test.text, got, test.want)
		}
	}
}

func TestNumbersAreShortAndToATenth(t *testing.T) {
	for x, want := range map[float64]string{
		0: "0", 1: "1", -1: "-1", 1.25: "1.3", .5: ".5", -.5: "-.5", 99.96: "100", -.04: "0", 1000: "1000",
	} {
		var d Drawing
		d.Add(x)
		if got := d.String(); got != want {
			t.Errorf("%v is written %q, want %q", x, got, want)
		}
	}
}

// square is a map with one area, a square of 100 by 100 units at 100, 100, made
// of two lines of which one goes backwards.
var square = Map{
	West: 0, East: 10, South: 0, North: 10, Height: 1000,
	// 400, 400 to 800, 800 in quarters, once by the upper right, once by the
	// lower left corner.
	Lines: "gZgZgZAAgZ\ngZgZAgZgZA", Coasts: 2,
	Areas: []Area{{}, {ID: "A", Rings: "0-1"}},
}

func TestOutlineGoesAroundItsArea(t *testing.T) {
	for _, test := range []struct {
		width float64
		want  string
	}{
		{1000, "M100 100l100 0 0 100-100 0 0-100z"},
		{100, "M10 10l10 0 0 10-10 0 0-10z"},
		{.1, "M0 0z"}, // no point is apart from another
	} {
		if got := square.At(test.width).Outline(1); got != test.want {
			t.Errorf("at a width of %v the outline is %q, want %q", test.width, got, test.want)
		}
	}
	if got, want := square.At(1000).Coastline(), "M100 100l100 0 0 100M100 100l0 100 100 0"; got != want {
		t.Errorf("the coast is %q, want %q", got, want)
	}
}

func TestShapeHoldsWhatIsWithinItsOutline(t *testing.T) {
	shape := square.At(100).Shape(1)
	for at, want := range map[Point]bool{{15, 15}: true, {10.5, 19.5}: true, {9, 15}: false, {15, 21}: false, {25, 15}: false} {
		if got := shape.Holds(at); got != want {
			t.Errorf("the square from 10 to 20 holds %v: %v, want %v", at, got, want)
		}
	}
}

func TestTextKeepsToItsRoom(t *testing.T) {
	f := Face{Size: 12}
	if got := f.Fit("Anna", 200); got != "Anna" {
		t.Errorf("a text with room becomes %q", got)
	}
	long := strings.Repeat("Maximiliana ", 5)
	for _, room := range []float64{0, 10, 50, 120} {
		if got := f.Fit(long, room); f.Width(got) > room {
			t.Errorf("%q is wider than %v", got, room)
		}
		for _, line := range f.Wrap(long, room) {
			if f.Width(line) > room {
				t.Errorf("the line %q is wider than %v", line, room)
			}
		}
	}
	if got := f.Wrap("one two three", f.Width("one two")); !slices.Equal(got, []string{"one two", "three"}) {
		t.Errorf("the lines are %q", got)
	}
}

func TestBadgesAreDigitsThenLettersThenNone(t *testing.T) {
	for n, want := range map[int]string{0: "1", 8: "9", 9: "a", 34: "z", 35: ""} {
		if got := Badge(n); got != want {
			t.Errorf("the badge of option %d is %q, want %q", n, got, want)
		}
	}
}

func TestBadgeTiesTargetToItsRowInTheList(t *testing.T) {
	marks := MarksOf([]rules.Option{{Move: 3}, {Move: 5, Rule: 2}, {Move: 7}, {Move: 9}}, 7)
	want := Marks{3: {Legal, "1"}, 5: {State: Refused}, 7: {Selected, "2"}, 9: {Legal, "3"}}
	for move, mark := range want {
		if marks[move] != mark {
			t.Errorf("move %d has the mark %v, want %v", move, marks[move], mark)
		}
	}
	if len(marks) != len(want) {
		t.Errorf("%d marks, want %d", len(marks), len(want))
	}
}

func TestColoursAreThoseOfThePage(t *testing.T) {
	for theme := range themes {
		page := colours(t, "standard", Theme(theme))
		for _, token := range tokens {
			if page[token.name] != token.colour[theme] {
				t.Errorf("%s is %s in files, %q in the page's style sheet", token.name, token.colour[theme], page[token.name])
			}
		}
	}
}

func TestStyleOfAFileNeedsNothingElse(t *testing.T) {
	for theme := Light; theme <= Dark; theme++ {
		style := theme.Style()
		for _, bad := range []string{"var(", "url(", "@import", "</"} {
			if strings.Contains(style, bad) {
				t.Errorf("the style sheet of theme %d has %s", theme, bad)
			}
		}
	}
	page := Style()
	for _, used := range regexp.MustCompile(`var\(--([a-z0-9]+)\)`).FindAllStringSubmatch(page, -1) {
		if !slices.ContainsFunc(tokens[:], func(token struct {
			name   string
			colour [2]string
		}) bool {
			return token.name == used[1]
		}) {
			t.Errorf("the style sheet uses %s, which has no colour", used[1])
		}
	}
}

// wellFormed reports what is wrong with markup.
func wellFormed(markup string) error {
	d := xml.NewDecoder(strings.NewReader(markup))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

func TestPiecesAndMarksAreWellFormed(t *testing.T) {
	var d Drawing
	d.Open("x", 100, 100)
	for o := range Owner(len(shapes)) {
		d.Tile(0, 0, 12.5, o, "<")
		d.Specialist(0, 0, 18, o, "&", Scales)
	}
	for _, g := range []Glyph{
		Figure, Anchor, Scales, Cross, Swords, Native, Compass, Ship, House,
		Gold, Silver, Cattle, Cocoa, Fish, Sugar, Fur, Coffee, Tobacco, Rice, Indigo,
	} {
		d.Glyph(1, 2, 14, g, "")
	}
	for state := Plain; state <= Refused; state++ {
		m := Mark{state, "3"}
		d.Target(4, m, `"<`)
		d.Badge(1, 2, m)
		d.Add(`</g>`)
	}
	d.Brackets(1, 2, 30, 40)
	ground := Ground{Sheet: square.At(640), Prefix: "x-", Tints: []string{"", "c-land"}, Rose: Point{500, 500}, Radius: 50}
	ground.Draw(&d)
	d.Close()
	if err := wellFormed(d.String()); err != nil {
		t.Errorf("%v in %s", err, d.String())
	}
}

func TestOnlyLegalAnswersAreButtons(t *testing.T) {
	for state, want := range map[State]string{
		Plain:    `<g>`,
		Legal:    `<g class="c-target c-legal" data-move="4" role="button" tabindex="0" aria-label="Peru">`,
		Selected: `<g class="c-target c-selected" data-move="4" role="button" tabindex="0" aria-label="Peru">`,
		Refused:  `<g class="c-target c-refused" data-refused="4">`,
	} {
		var d Drawing
		d.Target(4, Mark{State: state}, "Peru")
		if got := d.String(); got != want {
			t.Errorf("in state %d it is %s, want %s", state, got, want)
		}
	}
}

func TestTargetIsCalledWhatIsWrittenOnIt(t *testing.T) {
	for _, test := range []struct{ label, written, want string }{
		{"Peru", "PERU", "Peru"},
		{"Peru", "PERU 2 & 3", "Peru, 2 &amp; 3"},
		{"Training", "$5", "Training, $5"},
		{"Attack", "", "Attack"},
		{"İİİİİİ", "i", "İİİİİİ, i"}, // longer in small letters
	} {
		var d Drawing
		d.Target(4, Mark{Legal, "1"}, test.label)
		for word := range strings.FieldsSeq(test.written) {
			d.Write("x", 0, 0, word)
		}
		d.Badge(0, 0, Mark{Legal, "1"})
		d.EndTarget()
		if got := d.String(); !strings.Contains(got, `aria-label="`+test.want+`"`) {
			t.Errorf("%q with %q on it is %s, want it to be called %q", test.label, test.written, got, test.want)
		}
	}
}
