package app

import (
	"net/url"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/text"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
)

// The page in a frame of somebody else's page. Its chrome is small, and nothing
// of what is played in it is kept.

// framePage is the page for frames, beside the whole page.
const framePage = "embed.html"

// An embedding is what the author of the page around the frame asks for. It
// follows the match in the address: #MATCH&ply=40&seat=1&lang=fr
type embedding struct {
	on       bool
	replay   bool       // the match is shown, not played
	ply      int        // to show first; -1: the latest
	seat     rules.Seat // whose table it is; Nobody: of who is asked
	language string     // "": the reader's

	whole  *rules.Match // of the address, with all its answers
	played bool         // the reader has played in this frame
}

// readEmbedding takes the options off the fragment of an address. What it does
// not know it passes over: the author is not there to be told. The theme is the
// frame's own script's affair, since it must be known before the first picture.
func readEmbedding(fragment string) (payload string, e embedding) {
	e = embedding{on: true, ply: -1, seat: rules.Nobody}
	fragment, _, _ = strings.Cut(fragment, "#") // WordPress adds #?secret=…
	if !strings.Contains(fragment, "&") {
		if plain, err := url.PathUnescape(fragment); err == nil {
			fragment = plain
		}
	}
	payload, options, _ := strings.Cut(fragment, "&")
	for option := range strings.SplitSeq(options, "&") {
		name, value, _ := strings.Cut(strings.TrimPrefix(option, "amp;"), "=")
		n, err := strconv.ParseUint(value, 10, 16)
		switch {
		case name == "ply" && err == nil:
			e.ply = int(n)
		case name == "seat" && err == nil && n < rules.MaxSeats:
			e.seat = rules.Seat(n)
		case name == "lang" && text.For(value).Language == value:
			e.language = value
		case name == "mode" && value == "replay":
			e.replay = true
		}
	}
	return payload, e
}

// enterFrame reads what the author asks for and listens to the page around.
func (s *shell) enterFrame(ctx app.Context) {
	_, s.embed = readEmbedding(fragment())
	app.Window().Set("flotaCommand", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if len(args) == 2 {
			name, n := args[0].String(), args[1].Int()
			ctx.Dispatch(func(app.Context) { s.obey(name, n) })
		}
		return nil
	}))
	ctx.Defer(func(app.Context) {
		if s.match == nil {
			s.post("ready", map[string]any{"error": s.notice.text})
			return
		}
		s.post("ready", map[string]any{"ply": len(s.match.Log), "plies": len(s.embed.whole.Log), "link": s.fullLink()})
	})
}

// openFrame shows the match of the address as the author of the page around
// asks for.
func (s *shell) openFrame() {
	payload, e := readEmbedding(fragment())
	s.embed = e
	s.openPayload(payload)
}

// openPayload shows a match in the frame at the ply that the author chose, to
// play on from there or to step through.
func (s *shell) openPayload(payload string) {
	l, err := link.Read(payload, catalog.Games)
	s.notice = notice{}
	if err != nil {
		s.notice = notice{text: sentence(err), bad: true}
	}
	if l.Match == nil {
		return
	}
	s.embed.whole = l.Match
	if s.embed.ply < 0 && l.View.At {
		s.embed.ply = l.View.Ply
	}
	if s.embed.seat == rules.Nobody && l.View.As {
		s.embed.seat = l.View.Seat
	}
	s.goTo(s.embed.ply)
}

// goTo shows the match of the frame at a ply, or at the last if there are
// fewer or it is below 0.
func (s *shell) goTo(ply int) {
	if last := len(s.embed.whole.Log); ply < 0 || ply > last {
		ply = last
	}
	s.show(s.embed.whole.At(ply))
	s.crew = crew{}
	s.since = max(ply-1, 0)
	if !s.embed.replay {
		s.answerAll()
	}
}

// step shows another ply of the match and says so to the page around.
func (s *shell) step(ply int) {
	if s.embed.whole == nil {
		return
	}
	tab := s.tab
	s.notice = notice{}
	s.goTo(ply)
	s.tab = tab
	s.post("move", map[string]any{"ply": len(s.match.Log), "link": s.fullLink()})
}

// obey does what the page around asks for.
func (s *shell) obey(command string, n int) {
	switch {
	case command == "goto":
		s.step(n)
	case command == "play" && s.match != nil && !s.embed.replay && n >= 0 && n < 1<<16:
		s.play(rules.Move(n))
	case command == "share" && s.match != nil:
		s.dialog = dialogShare
		s.notice = notice{text: s.words.Embed.Closed}
	}
}

// moved says that the position has changed; the first time also, to the reader,
// that nothing of it is kept.
func (s *shell) moved() {
	if !s.embed.played && s.notice == (notice{}) {
		s.notice = notice{text: s.words.Embed.NotKept}
	}
	s.embed.played = true
	s.post("move", map[string]any{"ply": len(s.match.Log), "link": s.fullLink()})
}

// tellShared says that the reader wants to share what he sees.
func (s *shell) tellShared() {
	if s.embed.on {
		s.post("share", map[string]any{"link": s.fullLink()})
	}
}

// post sends an event to the page around.
func (s *shell) post(event string, detail map[string]any) {
	if tell := app.Window().Get("flotaTell"); app.IsClient && tell.Truthy() {
		tell.Invoke(event, detail)
	}
}

// fullLink is the link to the match of the frame in the whole page.
func (s *shell) fullLink() string {
	if s.embed.replay {
		return address() + "#" + link.Encode(s.embed.whole)
	}
	return s.shareLink()
}

// frameTable is the table in a frame.
func (s *shell) frameTable() app.UI {
	if s.match == nil {
		return app.Div().Body(s.noticeBar(), s.frameFoot(nil))
	}
	if s.passing() && !s.embed.replay {
		return s.passPage()
	}
	t := s.text(s.match)
	parts := s.parts(t)
	return app.Div().Class("table").DataSet("tab", s.tab).DataSet("ply", len(s.match.Log)).Body(
		app.If(s.embed.replay, func() app.UI { return s.steps() }),
		s.promptBar(t),
		s.noticeBar(),
		app.If(s.dialog != "", s.inlineSheet),
		app.If(!s.embed.replay, func() app.UI {
			return app.Section().Class("panel options").Aria("labelledby", optionsID).Body(s.options(t)...)
		}),
		app.Nav().Class("tabs").Aria("label", s.words.Parts).Body(
			s.tabButton(tabTable, s.words.Table),
			s.tabButton(tabPlayers, s.words.Scores),
			s.tabButton(tabLog, s.words.Log),
		),
		s.part(tabTable).Body(s.board(&parts), s.inWords(&parts)),
		s.part(tabPlayers).Body(parts.Turn, parts.Players, s.scores(t)),
		s.part(tabLog).Body(s.happened(t), s.logPanel(t)),
		s.frameFoot(t),
	)
}

// steps are the buttons that step through the match.
func (s *shell) steps() app.UI {
	w := &s.words.Embed
	ply, last := len(s.match.Log), len(s.embed.whole.Log)
	on := ply + 1
	if d := s.match.State.Decision(); d.Kind == rules.Sealed {
		on = ply + int(d.Count) // their answers are shown together
	}
	step := func(sign, label string, to int) app.UI {
		return button("step", sign).Aria("label", label).Title(label).DataSet("act", actStep).DataSet("key", to).Disabled(to < 0 || to > last || to == ply)
	}
	return app.Nav().Class("steps").Aria("label", w.Steps).Body(
		step("«", w.First, 0),
		step("‹", w.Back, ply-1),
		app.Span().Class("grow").Role("status").Text(rules.Numbers(w.Shown, ply, last)),
		step("›", w.On, on),
		step("»", w.Last, last),
	)
}

// frameFoot names the game and leads to the whole page.
func (s *shell) frameFoot(t rules.Text) app.UI {
	full := address()
	name := "Flota"
	if t != nil {
		full, name = s.fullLink(), t.Game()
	}
	return app.Footer().Class("frame-foot").Body(
		app.Span().Class("grow").Text(name),
		app.If(t != nil, func() app.UI {
			return button("quiet", s.words.Share).DataSet("act", actShare).Aria("expanded", s.dialog == dialogShare)
		}),
		app.A().Class("button").Href(full).Target("_blank").Rel("noopener").Text(s.words.Embed.Full),
	)
}
