package app

import (
	"net/url"
	"slices"
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
// follows the match in the address: #MATCH&ply=40&seat=1&lang=fr&against=hard
type embedding struct {
	on       bool
	replay   bool       // the match is shown, not played
	ply      int        // to show first; -1: the latest
	seat     rules.Seat // whose table it is; Nobody: of who is asked
	language string     // "": the reader's
	against  link.Bot   // plays all seats but one; NoBot: the reader plays all

	whole  *rules.Match // of the address, with all its answers
	crew   crew         // the programs that have given some of these
	from   int          // the ply from which on the reader plays
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
		case name == "against":
			e.against = link.Bot(max(slices.Index(link.BotIDs, value), 0))
		}
	}
	return payload, e
}

// enterFrame listens to the page around.
func (s *shell) enterFrame(ctx app.Context) {
	app.Window().Set("flotaCommand", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if len(args) == 2 {
			name, n := args[0].String(), args[1].Int()
			ctx.Dispatch(func(ctx app.Context) {
				s.obey(name, n)
				s.consider(ctx)
			})
		}
		return nil
	}))
	ctx.Defer(func(app.Context) {
		if s.match == nil {
			s.post("ready", map[string]any{"error": s.notice.text})
			return
		}
		s.post("ready", map[string]any{"ply": s.at(), "plies": len(s.embed.whole.Log), "link": s.fullLink()})
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
	s.embed.whole, s.embed.crew = l.Match, crewOf(&l)
	s.embed.from = len(l.Match.Log)
	if s.embed.ply < 0 && l.View.At {
		s.embed.ply = l.View.Ply
	}
	if s.embed.seat == rules.Nobody && l.View.As {
		s.embed.seat = l.View.Seat
	}
	s.goTo(s.embed.ply)
}

// goTo shows the match of the frame at a ply, or at the last if there are
// fewer or it is below 0: to step on from there, or to play on.
func (s *shell) goTo(ply int) {
	m := s.embed.whole
	if ply < 0 || ply > len(m.Log) {
		ply = len(m.Log)
	}
	if s.embed.replay {
		if s.match != m {
			s.show(m)
		}
		s.look(ply)
		return
	}
	s.show(m.At(ply))
	s.embed.from = len(s.match.Log)
	s.since = max(ply-1, 0)
	s.draw()
	s.oppose()
}

// oppose gives all seats but the reader's to the program that the author names. The
// reader's is the one that the author has him look from, else the one that is asked.
func (s *shell) oppose() {
	mine, waiting := s.match.Next()
	if s.embed.seat != rules.Nobody && int(s.embed.seat) < s.match.Setup.Seats {
		mine = s.embed.seat
	}
	if s.embed.against == link.NoBot || !waiting {
		return
	}
	l := link.Link{Match: s.match}
	for seat := range rules.Seat(s.match.Setup.Seats) {
		if seat != mine {
			l.Bots[seat] = s.embed.against
		}
	}
	s.crew = crewOf(&l)
}

// step shows another ply, as the page around asks for it.
func (s *shell) step(ply int) {
	if s.embed.whole == nil {
		return
	}
	s.notice = notice{}
	s.goTo(ply)
	if !s.embed.replay { // where looking says it
		s.postMove()
	}
}

// obey does what the page around asks for.
func (s *shell) obey(command string, n int) {
	switch {
	case command == "goto":
		s.step(n)
	case command == "play" && s.match != nil && !s.embed.replay && n >= 0 && n < 1<<16:
		s.play(rules.Move(n))
	case command == "share" && s.match != nil:
		s.dialog, s.form, s.said = dialogShare, asLink, s.words.Embed.Closed
	}
}

// moved says that the position has changed; the first time also, to the reader,
// that nothing of it is kept.
func (s *shell) moved() {
	if !s.embed.played && s.notice == (notice{}) {
		s.notice = notice{text: s.words.Embed.NotKept}
	}
	s.embed.played = true
	s.postMove()
}

// postMove says which ply is on the screen.
func (s *shell) postMove() {
	if s.embed.on {
		s.post("move", map[string]any{"ply": s.at(), "link": s.fullLink()})
	}
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

// fullLink is the link to what the frame shows in the whole page.
func (s *shell) fullLink() string {
	l := link.Link{Match: s.match, Bots: s.crew}
	if s.embed.replay {
		l.Bots = s.embed.crew
	}
	if s.replay.on {
		l.View.At, l.View.Ply = true, s.at()
	}
	if s.embed.seat != rules.Nobody && int(s.embed.seat) < s.match.Setup.Seats {
		l.View.As, l.View.Seat = true, s.embed.seat
	}
	return address() + "#" + link.Write(l)
}

// frameTable is the table in a frame.
func (s *shell) frameTable() app.UI {
	if s.match == nil {
		return app.Div().Body(s.noticeBar(), s.frameFoot(nil))
	}
	if s.passing() && !s.embed.replay {
		return s.passPage()
	}
	s.enter()
	t := s.text(s.seen())
	parts := s.parts(t)
	class, prompt, options := "table", s.promptBar, s.options
	if s.replay.on {
		class, prompt, options = "table past", s.pastPrompt, s.chosen
	}
	if s.embed.replay {
		prompt = s.framePrompt
	}
	return app.Div().Class(class, s.match.Game.Info().ID).DataSet("tab", s.tab).DataSet("ply", s.at()).
		Aria("busy", s.first.bare).Body(
		app.If(s.embed.replay || s.replay.on, s.replayBar),
		prompt(t),
		s.noticeBar(),
		app.If(s.dialog == dialogShare, s.inlineSheet),
		app.If(!s.embed.replay || s.replay.on, func() app.UI {
			return app.Section().Class("panel options").Aria("labelledby", optionsID).Body(options(t)...)
		}),
		app.Nav().Class("tabs").Aria("label", s.words.Parts).Body(
			s.tabButton(tabTable, s.words.Table),
			s.tabButton(tabPlayers, s.words.Scores),
			s.tabButton(tabLog, s.words.Log),
		),
		s.part(tabTable).Body(
			app.Div().Class("map-and-side").Body(s.mapPart(&parts), s.sidePart(&parts)),
			s.keyPart(&parts),
			s.inWords(&parts),
		),
		s.part(tabPlayers).Body(s.rest(func() []app.UI { return []app.UI{parts.Turn, parts.Players, s.scores(t)} })...),
		s.part(tabLog).Body(s.rest(func() []app.UI { return s.logPart(t) })...),
		s.frameFoot(t),
	)
}

// front is one more than the seat from where the author has one look; 0: nobody's.
func (s *shell) front() int {
	if s.embed.on {
		return int(s.embed.seat) + 1
	}
	return 0
}

// framePrompt says who decides what where one looks.
func (s *shell) framePrompt(t rules.Text) app.UI {
	m := s.seen()
	seat, waiting := m.Next()
	ask, _ := t.Prompt(m.State, seat)
	class, tile := "prompt", app.UI(app.Span())
	if waiting && seat != rules.Nobody {
		side, _ := s.side(seat)
		class += " of-" + strconv.Itoa(int(side))
		tile = s.tile(seat)
	}
	where := rules.Numbers(s.words.Replay.Value, s.at(), len(s.match.Log))
	if part := s.partAt(s.at()); part != "" {
		where += " · " + part
	}
	live := "polite"
	if s.replay.playing {
		live = "off"
	}
	return app.Section().Class(class).Body(
		tile,
		app.Div().Class("grow").Aria("live", live).Body(
			app.H2().ID(promptID).TabIndex(-1).Text(ask),
			app.P().Class("small").Text(where),
		),
	)
}

// frameFoot names the game and leads to the whole page.
func (s *shell) frameFoot(t rules.Text) app.UI {
	full, name := address(), "Flota"
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
