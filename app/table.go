package app

import (
	"html"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/chart"
	americas "flota/app/discovery"
	caribbean "flota/app/hispanica"
	"flota/app/table"
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
)

// The parts of a narrow page, of which one shows at a time.
const (
	tabTable   = "table"
	tabPlayers = "players"
	tabLog     = "log"
)

// Render draws the page.
func (s *shell) Render() app.UI {
	if s.embed.on {
		return s.root(s.frameTable())
	}
	var page app.UI
	switch {
	case s.starts():
		s.first.on = false
		page = s.startPage()
	case s.passing():
		page = s.passPage()
	default:
		page = s.tablePage()
	}
	return s.root(s.updateBar(), page, app.If(s.dialog != "", s.sheet))
}

// root has all handlers of the page.
func (s *shell) root(body ...app.UI) app.UI {
	body = append(body, app.If(s.book.open && s.numbered() != nil, s.rulebook))
	// A click beside all controls puts the focus here, so that keys are heard.
	return app.Main().Class("flota").Lang(s.words.Language).TabIndex(-1).
		OnClick(s.onClick).OnInput(s.onInput).OnKeyDown(s.onKeyDown).Body(body...)
}

// tablePage is the table of the open match, as it is or as it was.
func (s *shell) tablePage() app.UI {
	s.enter()
	t := s.text(s.seen())
	parts := s.parts(t)
	class, prompt, options := "table", s.promptBar, s.options
	if s.trial.on {
		class += " trial"
	}
	if s.replay.on {
		class, prompt, options = class+" past", s.pastPrompt, s.chosen
	}
	return app.Div().Class(class, s.match.Game.Info().ID).DataSet("tab", s.tab).DataSet("ply", s.at()).
		Aria("busy", s.first.bare).Body(
		s.header(t),
		app.Div().Class("strips").Body(s.noticeBar(), s.sinceBar(), s.postBar(t),
			app.If(s.trial.on, func() app.UI { return s.trialBar(t) }).Else(s.planBar)),
		prompt(t),
		app.Div().Class("tabletop").Body(
			s.mapPart(&parts),
			app.Div().Class("aside").Body(
				app.Section().Class("panel options").Aria("labelledby", optionsID).Body(options(t)...),
				app.Nav().Class("tabs").Aria("label", s.words.Parts).Body(
					s.tabButton(tabTable, s.words.Table),
					s.tabButton(tabPlayers, s.words.Scores),
					s.tabButton(tabLog, s.words.Log),
				),
				s.part(tabLog).Body(s.rest(func() []app.UI { return s.logPart(t) })...),
			),
			s.part(tabTable).Body(parts.Turn, s.sidePart(&parts), s.inWords(&parts)),
			s.keyPart(&parts),
		),
		s.part(tabPlayers).Body(s.rest(func() []app.UI {
			return []app.UI{parts.Players, s.scores(t), s.coursePanel(t)}
		})...),
		app.If(s.replay.on || !s.first.bare, s.replayBar),
	)
}

// rest is what follows when the first of a table is painted.
func (s *shell) rest(draw func() []app.UI) []app.UI {
	if s.first.bare {
		return nil
	}
	return draw()
}

// logPart is what happened.
func (s *shell) logPart(t rules.Text) []app.UI {
	return []app.UI{s.happened(t), s.logPanel(s.text(s.logged()))}
}

// part is a part of the page, of which a narrow one shows one at a time.
func (s *shell) part(tab string) app.HTMLDiv {
	return app.Div().ID(partID(tab)).Class("part", "part-"+tab).TabIndex(-1)
}

func (s *shell) tabButton(tab, label string) app.UI {
	b := button("tab", label).DataSet("act", actTab).DataSet("key", tab).Aria("pressed", s.tab == tab)
	return b
}

func (s *shell) header(t rules.Text) app.UI {
	w := s.words
	return app.Header().Class("head").Body(
		app.H1().Text(t.Game()),
		app.Span().Class("small grow").Text(rules.Numbers(w.Move, s.at())),
		app.If(s.numbered() != nil, func() app.UI {
			return iconButton(iconRules, w.Rules).DataSet("act", actRules).Aria("expanded", s.book.open)
		}),
		s.trustButton(),
		iconButton(iconShare, w.Share).DataSet("act", actShare).Aria("haspopup", "dialog"),
		iconButton(iconHome, w.Home).DataSet("act", actHome),
		s.settingsButton(),
	)
}

// settingsButton is in reach on every page.
func (s *shell) settingsButton() app.UI {
	return iconButton(iconSettings, s.words.Settings.Title).DataSet("act", actSettings).Aria("haspopup", "dialog")
}

// noticeBar says what went wrong or what the person may want to know.
func (s *shell) noticeBar() app.UI {
	if s.notice.text == "" {
		return app.Div().Role("status")
	}
	class := "notice"
	if s.notice.bad {
		class += " bad"
	}
	return app.Div().Role("status").Class(class).Body(
		app.Span().Class("grow").Text(s.notice.text),
		app.If(s.notice.rule != "", func() app.UI { return s.ruleLink(s.notice.rule) }),
		app.If(s.notice.act != "", func() app.UI {
			return button("", s.notice.label).DataSet("act", s.notice.act)
		}),
		button("quiet", s.words.Dismiss).DataSet("act", actDismiss),
	)
}

// promptBar says who must decide what and why.
func (s *shell) promptBar(t rules.Text) app.UI {
	seat, waiting := s.asks()
	ask, why := t.Prompt(s.line().State, seat)
	class := "prompt"
	tile := app.UI(app.Span())
	if waiting && seat != rules.Nobody {
		side, _ := s.side(seat)
		class += " of-" + strconv.Itoa(int(side))
		tile = s.tile(seat)
	}
	live := "polite"
	if bot, asked := s.crewAsked(); asked && !s.here() {
		// What is said aloud is that it thinks, not each of its decisions.
		ask, why, live = s.thinks(t, bot), ask, "off"
	}
	return app.Section().Class(class).Body(
		tile,
		app.Div().Class("grow").Aria("live", "polite").Body(
			app.If(s.trial.on, func() app.UI { return app.Span().Class("trial-chip").Text(s.words.Trial.Title) }),
			app.H2().ID(promptID).TabIndex(-1).Text(ask),
			app.P().Class("small").Aria("live", live).Text(why),
		),
		app.If(s.canRedo(), func() app.UI {
			return button("", s.words.Redo).DataSet("act", actRedo)
		}),
		app.If(s.undoable() < 0 && s.proposable() >= 0, func() app.UI {
			return button("", s.words.Post.Propose).DataSet("act", actPropose)
		}),
		app.If(!s.embed.replay, func() app.UI {
			return button("", s.words.Undo).DataSet("act", actUndo).Disabled(!s.canUndo())
		}),
	)
}

// options lists what the seat can choose, and apart what it cannot and why.
func (s *shell) options(t rules.Text) []app.UI {
	w := s.words
	seat, waiting := s.asks()
	if !waiting {
		return []app.UI{app.H2().ID(optionsID).Text(w.Result), s.result(t)}
	}
	if bot, asked := s.crewAsked(); asked && !s.here() {
		return s.thinkingBody(bot)
	}
	if !s.here() && s.entry.Link.Match != nil {
		return s.waiting(t)
	}
	var legal, refused strings.Builder
	playable, impossible := 0, 0
	book, numbered := t.(rules.Numbered)
	options := s.line().State.Options(seat, nil)
	ahead := s.outlook(seat, options)
	hinted, _ := s.hinted()
	for _, o := range options {
		name, means := t.Option(s.line().State, seat, o.Move)
		if o.Rule == 0 {
			then, final := s.then(ahead, o.Move, t)
			hint := ""
			if o.Move == hinted {
				hint = w.Bots.Hint
			}
			option(&legal, chart.Badge(playable), o.Move, name, means, then, final, hint)
			playable++
			continue
		}
		impossible++
		refused.WriteString(`<li><span class="noun">`)
		refused.WriteString(html.EscapeString(name))
		refused.WriteString(`</span><span class="why">`)
		refused.WriteString(html.EscapeString(t.Rule(o.Rule)))
		refused.WriteString(`</span>`)
		if numbered {
			id := html.EscapeString(book.Paragraph(o.Rule))
			refused.WriteString(`<button type="button" class="button rule-link" data-act="` + actRule + `" data-key="` + id + `">`)
			refused.WriteString(rules.Fill(html.EscapeString(s.words.RuleLink), func([]string) string { return id }))
			refused.WriteString(`</button>`)
		}
		refused.WriteString(`</li>`)
	}
	return []app.UI{
		app.Div().Class("options-head").Body(
			app.H2().ID(optionsID).Body(
				app.Text(w.Options+" "),
				app.Span().Class("small count-of").Text(rules.Numbers(w.OptionCount, playable, len(options))),
			),
			s.hintButton(),
			s.tryButton(seat),
		),
		s.thenAll(ahead, t),
		app.Raw(`<ol class="legal">` + legal.String() + `</ol>`),
		app.If(impossible > 0, func() app.UI {
			return app.Details().Class("refused").Body(
				app.Summary().Text(rules.Numbers(w.NotPossible, impossible)),
				app.Raw(`<ul>`+refused.String()+`</ul>`),
			)
		}),
		s.handChoice(),
	}
}

// option writes the row of a legal option. Rows are text, not elements: a
// decision changes all of them, and the browser reads text faster than it is
// told of elements one by one.
func option(b *strings.Builder, badge string, move rules.Move, name, means, then, final, hint string) {
	b.WriteString(`<li><button type="button" class="option`)
	if hint != "" {
		b.WriteString(` hinted`)
	}
	b.WriteString(`" data-move="`)
	b.WriteString(strconv.Itoa(int(move)))
	b.WriteString(`" aria-keyshortcuts="`)
	b.WriteString(badge)
	b.WriteString(`"><span class="number" aria-hidden="true">`)
	b.WriteString(badge)
	b.WriteString(`</span><span class="noun">`)
	b.WriteString(html.EscapeString(name))
	if hint != "" {
		b.WriteString(` <span class="hint-mark">`)
		b.WriteString(html.EscapeString(hint))
		b.WriteString(`</span>`)
	}
	b.WriteString(`</span><span class="means">`)
	b.WriteString(html.EscapeString(means))
	b.WriteString(`</span>`)
	if then != "" {
		b.WriteString(`<span class="then` + final + `">`)
		b.WriteString(html.EscapeString(then))
		b.WriteString(`</span>`)
	}
	b.WriteString(`</button></li>`)
}

// parts are the game's own view of the table.
func (s *shell) parts(t rules.Text) table.Parts {
	view := &table.View{
		Words: s.words, Tile: s.tile, Marks: s.marks(), Before: s.earlier(),
		Width: s.room.width, Side: s.room.side, Key: s.room.key, Touch: s.room.touch, Zoom: s.zoom, Front: s.front(), Bare: s.first.bare,
	}
	switch state := s.seen().State.(type) {
	case *discovery.State:
		return americas.Table(view, state, t.(*discovery.Text))
	case *hispanica.State:
		return caribbean.Table(view, state, t.(*hispanica.Text))
	}
	panic("app: no table for the game " + s.seen().Game.Info().ID)
}

// A past is a position of a match before its latest act.
type past struct {
	match      *rules.Match
	since, ply int
	state      rules.State
}

// from is the ply from which on the page points out what has changed: in the
// past the stop before.
func (s *shell) from() int {
	switch {
	case s.replay.on:
		s.survey()
		return s.next(s.replay.stops, false)
	case s.trial.on:
		return s.trial.since
	}
	return s.since
}

// earlier is the position from which on the page points out what has changed;
// nil at the start.
func (s *shell) earlier() rules.State {
	from, at := s.from(), s.at()
	if from == 0 || from >= at {
		return nil
	}
	if now := (past{s.line(), from, at, s.before.state}); now != s.before {
		now.state = s.line().At(from).State
		s.before = now
	}
	return s.before.state
}

// marks are what is on offer to the seat that is asked.
func (s *shell) marks() chart.Marks {
	seat, waiting := s.asks()
	if !waiting || seat == rules.Nobody || !s.here() || s.embed.replay || s.replay.on {
		return nil
	}
	hinted, _ := s.hinted()
	return chart.MarksOf(s.line().State.Options(seat, nil), hinted)
}

// inWords is the board in words: closed as long as it is drawn.
func (s *shell) inWords(parts *table.Parts) app.UI {
	if parts.Map == nil {
		return parts.Words()
	}
	if s.first.bare {
		return nil
	}
	return app.Section().Class("words").Body(
		button("", s.words.InWords).DataSet("act", actWords).Aria("expanded", s.inwords),
		app.If(s.inwords, func() app.UI { return parts.Words() }),
	)
}

// happened tells what the latest act that had an effect brought about.
func (s *shell) happened(t rules.Text) app.UI {
	var lines []app.UI
	headed, _ := t.(rules.Headed)
	told := "" // the reason before: both halves of something have the same
	since, end := s.from(), s.at()
	for ; since >= 0 && len(lines) == 0; since-- {
		for ply := min(since, end); ply < end; ply++ {
			for _, e := range s.line().Events(ply, ply+1) {
				if headed != nil {
					if level, _ := headed.Heading(e); level == 2 {
						continue // it says no more than what follows
					}
				}
				lines = append(lines, app.Li().Text(t.Event(e)))
			}
			why := s.reason(ply)
			if why != "" && why != told {
				lines = append(lines, app.Li().Class("reason").Text(why))
			}
			told = why
		}
	}
	if len(lines) == 0 {
		return app.Div()
	}
	return app.Section().Class("panel happened").Aria("labelledby", "happened-title").Body(
		app.H2().ID("happened-title").Text(s.words.Happened),
		app.Ul().Class("events").TabIndex(0).Aria("labelledby", "happened-title").Aria("live", "polite").Body(lines...),
	)
}

// scores is the table of scores with their parts.
func (s *shell) scores(t rules.Text) app.UI {
	w := s.words
	info := s.line().Game.Info()
	head := []app.UI{app.Th().Scope("col").Text(w.Players), app.Th().Scope("col").Text(w.Total)}
	for i := range info.Parts {
		head = append(head, app.Th().Scope("col").Text(t.Part(i)))
	}
	next, waiting := s.seen().Next()
	var rows []app.UI
	for _, score := range s.seen().State.Scores() {
		cells := []app.UI{
			app.Th().Scope("row").Body(s.tile(score.Seat), app.Span().Text(t.Seat(score.Seat))),
			app.Td().Class("total").Body(app.Text(score.Total), s.delta(score)),
		}
		for _, part := range score.Parts {
			cells = append(cells, app.Td().Text(part))
		}
		class := ""
		if waiting && score.Seat == next {
			class = "next"
		}
		rows = append(rows, app.Tr().Class(class).Body(cells...))
	}
	return app.Section().Class("panel").Aria("labelledby", "scores-title").Body(
		app.H2().ID("scores-title").Text(w.Scores),
		app.Div().Class("scroll").TabIndex(0).Role("group").Aria("labelledby", "scores-title").Body(
			app.Table().Class("scores").Body(
				app.THead().Body(app.Tr().Body(head...)),
				app.TBody().Body(rows...),
			),
		),
	)
}

// result says who won.
func (s *shell) result(t rules.Text) app.UI {
	scores := s.line().State.Scores()
	var rows []app.UI
	for place := 1; place <= len(scores); place++ {
		for _, score := range scores {
			if score.Place != place {
				continue
			}
			rows = append(rows, app.Li().Body(
				app.Span().Class("ply").Text(place),
				s.tile(score.Seat),
				app.Span().Class("noun grow").Text(t.Seat(score.Seat)),
				app.Strong().Text(score.Total),
			))
		}
	}
	return app.Ul().Class("result").Body(rows...)
}
