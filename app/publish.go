package app

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/chart"
	"flota/app/picture"
	"flota/app/snippet"
	"flota/app/text"
	"flota/app/think"
	"flota/rules"
	"flota/rules/link"
)

// What an author pastes into a page of his own to show the match there.

// What is shown.
const (
	showMatch    = iota // all of it, to step through
	showPosition        // one position
	showStart           // one position, to play on from
)

// In which language it is written.
const (
	formHTML = iota
	formFrame
	formMarkdown
	formMediaWiki
	formDokuWiki
)

// The fields of the dialog begin with publishPrefix.
const (
	publishPrefix = "publish-"
	snippetID     = "snippet"
	pictureWidth  = 640
	settled       = 150 * time.Millisecond // after the last choice it is written anew
)

// A publishing is what the author has chosen so far.
type publishing struct {
	what, ply int
	seat      rules.Seat // Nobody: whoever is asked
	against   link.Bot   // of a position to play on from: plays the other seats
	language  string     // "": the reader's
	theme     string     // "": the reader's
	height    int        // 0: as much as is needed
	seen      bool
	form      int

	of      *rules.Match
	changes int // so far
	written int // of them are in the snippet
	snippet snippet.Snippet
}

// publish opens the dialog for the match on the screen.
func (s *shell) publish(ctx app.Context, opener app.Value) {
	if s.publishing.of != s.match || s.publishing.ply > len(s.match.Log) {
		s.publishing = publishing{of: s.match, ply: len(s.match.Log), seat: rules.Nobody}
	}
	s.write()
	s.openDialog(ctx, dialogPublish, opener)
	ctx.Defer(func(app.Context) {
		// The client sets value and bounds in any sequence, and a value
		// outside the bounds of that moment is lost.
		if field := app.Window().GetElementByID(publishPrefix + "ply"); field.Truthy() {
			field.Set("value", s.publishing.ply)
		}
	})
}

// write writes what is to be pasted.
func (s *shell) write() {
	p := &s.publishing
	p.written = p.changes
	words := s.words
	if p.language != "" {
		words = text.For(p.language)
	}
	m := p.of.At(p.ply)
	p.ply = len(m.Log)
	theme := chart.Light
	if p.theme == "dark" {
		theme = chart.Dark
	}
	drawn, _ := picture.Of(m, picture.Look{Language: words.Language, Width: pictureWidth, Theme: theme, Marked: p.what == showStart, Front: int(p.seat) + 1})
	w := &words.Publish
	l := link.Link{Match: m}
	if p.what == showMatch {
		l.Match = p.of
		l.View.At, l.View.Ply = true, p.ply
	}
	if p.seat != rules.Nobody {
		l.View.As, l.View.Seat = true, p.seat
	}
	open := w.Open
	if p.what == showStart {
		open = w.Play
	}
	p.snippet = snippet.Snippet{
		Site: address(), Payload: link.Write(l), Replay: p.what != showStart,
		Against: link.BotIDs[p.against], Language: p.language, Theme: p.theme, Height: p.height, Seen: p.seen,
		Picture: chart.Flat(drawn, theme), File: "flota-" + m.Game.Info().ID + "-" + strconv.Itoa(p.ply),
		Title: picture.Name(m, words.Language), Caption: picture.Caption(m, words.Language), Open: open,
	}
}

// pasted is what is to be pasted, in the form chosen.
func (p *publishing) pasted() string {
	switch p.form {
	case formFrame:
		return p.snippet.Frame()
	case formMarkdown:
		return p.snippet.Markdown()
	case formMediaWiki:
		return p.snippet.MediaWiki()
	case formDokuWiki:
		return p.snippet.DokuWiki()
	}
	return p.snippet.HTML()
}

// choosePublished takes over a field of the dialog.
func (s *shell) choosePublished(field, value string) {
	p := &s.publishing
	if p.of == nil {
		return
	}
	n, err := strconv.Atoi(value)
	switch {
	case field == "lang":
		p.language = value
	case field == "theme":
		p.theme = value
	case field == "height":
		p.height = min(max(n, 0), 9999)
	case err != nil:
		return
	case field == "what":
		p.what = n
	case field == "ply":
		p.ply = min(max(n, 0), len(p.of.Log))
	case field == "seat":
		p.seat = rules.Seat(min(max(n, int(rules.Nobody)), p.of.Setup.Seats-1))
	case field == "against":
		if b := link.Bot(n); b == link.NoBot || slices.Contains(think.Bots(p.of.Game), b) {
			p.against = b
		}
	case field == "begin":
		p.seen = n == 1
	case field == "form":
		p.form = n
	}
	// A slider that is dragged says so many times a second.
	p.changes++
	changes := p.changes
	s.later(settled, func(app.Context) {
		if s.publishing.of == p.of && changes == s.publishing.changes {
			s.write()
		}
	})
}

// publishSheet is the body of the dialog.
func (s *shell) publishSheet() []app.UI {
	p, w := &s.publishing, &s.words.Publish
	t := s.text(p.of)
	seats := []choice{{strconv.Itoa(int(rules.Nobody)), w.Asked}}
	for seat := range rules.Seat(p.of.Setup.Seats) {
		seats = append(seats, choice{strconv.Itoa(int(seat)), t.Seat(seat)})
	}
	others := []choice{{strconv.Itoa(int(link.NoBot)), w.Reader}}
	for _, b := range think.Bots(p.of.Game) {
		others = append(others, choice{strconv.Itoa(int(b)), s.program(b)})
	}
	speaks := []choice{{"", w.Readers}}
	for _, l := range languages {
		speaks = append(speaks, choice{l.id, l.name})
	}
	height := ""
	if p.height > 0 {
		height = strconv.Itoa(p.height)
	}
	begin := 0
	if p.seen {
		begin = 1
	}
	ply := publishPrefix + "ply"
	return []app.UI{
		app.Div().Class("publish").Body(
			app.Div().Class("publish-fields").Body(
				selection("what", w.What, strconv.Itoa(p.what), numbered(w.Whats[:])),
				app.Label().Class("field").Body(
					app.Span().Text(rules.Numbers(w.Ply, p.ply, len(p.of.Log))),
					app.Input().ID(ply).Name(ply).Type("range").Min(0).Max(len(p.of.Log)).Value(p.ply),
				),
				selection("seat", w.Seat, strconv.Itoa(int(p.seat)), seats),
				app.If(p.what == showStart, func() app.UI {
					return selection("against", w.Against, strconv.Itoa(int(p.against)), others)
				}),
				selection("lang", s.words.LanguageTitle, p.language, speaks),
				selection("theme", w.Theme, p.theme, []choice{{"", w.Readers}, {"light", w.Themes[0]}, {"dark", w.Themes[1]}}),
				selection("begin", w.Begin, strconv.Itoa(begin), numbered(w.Begins[:])),
				app.Label().Class("field").Body(
					app.Span().Text(w.Height),
					app.Input().Name(publishPrefix+"height").Type("text").Attr("inputmode", "numeric").MaxLength(4).Value(height),
				),
				selection("form", w.Form, strconv.Itoa(p.form), numbered(w.Forms[:])),
			),
			app.Div().Class("publish-code").Body(
				app.P().Class("small").Text(w.Hints[p.form]),
				app.Label().For(snippetID).Text(w.Code),
				app.Textarea().ID(snippetID).ReadOnly(true).Rows(5).Spellcheck(false).DataSet("changes", p.written).Text(p.pasted()),
				app.Div().Class("row").Body(
					button("main", w.Copy).DataSet("act", actSnippet),
					button("", w.SVG).DataSet("act", actSVG),
					button("", w.PNG).DataSet("act", actPNG),
				),
			),
			app.Section().Class("publish-preview").Aria("labelledby", "preview-title").Body(
				app.H3().ID("preview-title").Text(w.Preview),
				app.IFrame().Title(w.Preview).Attr("sandbox", "allow-scripts allow-same-origin allow-popups").Attr("srcdoc", p.preview()),
			),
		),
	}
}

// preview is a page with what is to be pasted, as far as a browser shows it.
func (p *publishing) preview() string {
	shown := p.snippet.HTML()
	if p.form == formFrame {
		shown = p.snippet.Frame()
	}
	return `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><body>` + shown
}

// A choice is one value of a selection.
type choice struct{ value, label string }

func numbered(labels []string) (all []choice) {
	for i, label := range labels {
		all = append(all, choice{strconv.Itoa(i), label})
	}
	return all
}

func selection(name, title, now string, options []choice) app.UI {
	var list []app.UI
	for _, o := range options {
		list = append(list, app.Option().Value(o.value).Text(o.label).Selected(o.value == now))
	}
	return app.Label().Class("field").Body(
		app.Span().Text(title),
		app.Select().Name(publishPrefix+name).Body(list...),
	)
}

// savePicture saves the picture of what is published, as SVG or as PNG.
func (s *shell) savePicture(png bool) {
	p := &s.publishing.snippet
	if !png {
		save(p.File+".svg", "image/svg+xml", p.Picture)
		return
	}
	app.Window().Call("flotaSavePNG", p.Picture, p.File+".png")
}
