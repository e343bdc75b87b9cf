package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
)

// reading is the open rulebook.
type reading struct {
	open   bool
	game   int       // on the start page: whose it is, by place in the catalog
	at     string    // the id of what was looked up; "": nothing
	search string    // what the paragraphs shown must have
	opener app.Value // the button that gets the focus back
}

// Parts of the rulebook on the page.
const (
	bookID       = "rulebook"
	bookTitleID  = "rulebook-title"
	bookBodyID   = "rulebook-body"
	bookSearchID = "rulebook-search"
)

// headingRoom is what the heading of a section, which stays in sight, takes of
// the height of the rulebook, in pixels.
const headingRoom = 34

// ruleID is the id on the page of a chapter, section or paragraph.
func ruleID(id string) string { return "rule-" + id }

// bookGame is the game of the match on the page or, on the start page, the one
// whose rulebook was opened.
func (s *shell) bookGame() rules.Game {
	if s.match != nil && !s.start {
		return s.match.Game
	}
	return catalog.Games[s.book.game]
}

// numbered gives the rulebook of that game. Nil: it has none.
func (s *shell) numbered() rules.Numbered {
	book, _ := s.bookGame().Text(s.words.Language, nil).(rules.Numbered)
	return book
}

// inForce gives the paragraphs for the decision on the page.
func (s *shell) inForce(book rules.Numbered) []string {
	if s.match == nil || s.start || s.passing() {
		return nil
	}
	return book.InForce(s.seen().State)
}

// openBook opens the rulebook at a chapter or paragraph, or at those in force.
func (s *shell) openBook(ctx app.Context, at string, opener app.Value) {
	if !s.book.open {
		s.book = reading{open: true, opener: opener}
	}
	s.book.at, s.book.search = at, ""
	ctx.Defer(func(app.Context) {
		if field := app.Window().GetElementByID(bookSearchID); field.Truthy() {
			field.Set("value", "")
		}
		if !s.atRule() {
			if title := app.Window().GetElementByID(bookTitleID); title.Truthy() {
				title.Call("focus", map[string]any{"preventScroll": true})
			}
		}
		s.turnPage()
	})
	if s.numbered() != nil && s.volume().failed {
		s.volume().asked = false
	}
}

// atRule gives the focus to what was looked up, if that is on the page.
func (s *shell) atRule() bool {
	if !s.book.open || s.book.at == "" {
		return false
	}
	element := app.Window().GetElementByID(ruleID(s.book.at))
	if !element.Truthy() {
		return false
	}
	element.Call("focus", map[string]any{"preventScroll": true})
	return true
}

// openBookOf opens the rulebook of a game, or closes it if it is open.
func (s *shell) openBookOf(ctx app.Context, game int, opener app.Value) {
	if game < 0 || game >= len(catalog.Games) || s.book.open && s.book.game == game {
		s.closeBook(ctx)
		return
	}
	s.book = reading{open: true, game: game, opener: opener}
	s.openBook(ctx, "", opener)
}

// follow turns an open rulebook to the paragraphs of a new decision.
func (s *shell) follow(ctx app.Context) {
	s.book.at = ""
	ctx.Defer(func(app.Context) { s.turnPage() })
}

// turnPage scrolls the rulebook to what was looked up or is in force.
func (s *shell) turnPage() {
	book := s.numbered()
	if !s.book.open || book == nil {
		return
	}
	at := s.book.at
	if ids := s.inForce(book); at == "" && len(ids) > 0 {
		at = ids[0]
	}
	body, element := app.Window().GetElementByID(bookBodyID), app.Window().GetElementByID(ruleID(at))
	if !body.Truthy() || !element.Truthy() {
		return
	}
	top := element.Call("getBoundingClientRect").Get("top").Float() - body.Call("getBoundingClientRect").Get("top").Float()
	body.Set("scrollTop", body.Get("scrollTop").Float()+top-headingRoom)
}

// seek shows only what has the words of a search, from the top.
func (s *shell) seek(ctx app.Context, search string) {
	s.book.search, s.book.at = strings.TrimSpace(search), ""
	ctx.Defer(func(app.Context) {
		if body := app.Window().GetElementByID(bookBodyID); body.Truthy() {
			body.Set("scrollTop", 0)
		}
		if s.book.search == "" {
			s.turnPage()
		}
	})
}

// closeBook closes the rulebook and gives the focus back, unless it is
// elsewhere on the page.
func (s *shell) closeBook(ctx app.Context) {
	opener := s.book.opener
	s.book = reading{}
	active := app.Window().Get("document").Get("activeElement")
	if active.Truthy() && active.Get("tagName").String() != "BODY" && !active.Call("closest", "#"+bookID).Truthy() {
		return
	}
	giveBack(ctx, opener)
}

// rulebook is the open rulebook beside the page, or over it where it is narrow.
func (s *shell) rulebook() app.UI {
	w, book, volume := s.words, s.numbered(), s.volume()
	inForce := s.inForce(book)
	all, found := 0, 0
	var contents, chapters []app.UI
	for _, chapter := range rules.Book(volume.words, book.Paragraphs()) {
		contents = append(contents, app.Li().Body(
			app.Button().Type("button").Class("button quiet").DataSet("act", actRule).DataSet("key", chapter.ID).
				Text(chapter.ID+" "+chapter.Title),
		))
		var sections []app.UI
		for _, section := range chapter.Sections {
			var list []app.UI
			for i := range section.Paragraphs {
				all++
				if p := &section.Paragraphs[i]; matches(p, chapter.Title+" "+section.Title, s.book.search) {
					list = append(list, s.paragraph(book, p, inForce))
				}
			}
			found += len(list)
			if len(list) > 0 {
				sections = append(sections, app.H4().ID(ruleID(section.ID)).Text(section.ID+" "+section.Title))
				sections = append(sections, list...)
			}
		}
		if len(sections) > 0 {
			chapters = append(chapters, app.Section().Class("chapter").Aria("labelledby", ruleID(chapter.ID)).Body(
				append([]app.UI{
					app.H3().ID(ruleID(chapter.ID)).TabIndex(-1).Text(chapter.ID + " " + chapter.Title),
				}, sections...)...,
			))
		}
	}
	// Over a narrow page it is a dialog: nothing else can be reached, see the style
	// sheet.
	role := "complementary"
	if s.room.covered {
		role = "dialog"
	}
	count := ""
	switch {
	case volume.failed:
		count = w.RulesFailed
	case volume.words == nil:
		count = w.RulesLoading
	case s.book.search != "":
		count = rules.Numbers(w.RulesFound, found, all)
	}
	page := app.Section().ID(bookID).Class("rulebook").TabIndex(-1).Role(role).Aria("labelledby", bookTitleID)
	if s.room.covered {
		page.Aria("modal", true)
	}
	return page.Body(
		app.Header().Class("book-head").Body(
			app.H2().ID(bookTitleID).Class("grow").TabIndex(-1).
				Text(rules.Fill(w.RulesTitle, func([]string) string { return book.Game() })),
			button("", w.Close).DataSet("act", actRules),
			app.Div().Class("book-search").Body(
				app.Label().For(bookSearchID).Class("hidden").Text(w.RulesSearch),
				app.Input().ID(bookSearchID).Type("search").Name(bookSearchID).Placeholder(w.RulesSearch).AutoComplete(false).Spellcheck(false),
				app.P().Role("status").Class("small").Text(count),
				app.If(volume.failed, func() app.UI {
					return button("", w.RulesAgain).DataSet("act", actRule).DataSet("key", s.book.at)
				}),
			),
		),
		app.Div().ID(bookBodyID).Class("book-body").TabIndex(0).Role("region").Aria("labelledby", bookTitleID).Body(
			app.If(s.book.search == "", func() app.UI {
				return app.Div().Class("book-front").Body(
					app.P().Class("small").Text(book.About()+" "+w.RulesAbout),
					app.Nav().Aria("label", w.RulesContents).Body(app.Ul().Class("contents").Body(contents...)),
				)
			}),
			app.Div().Body(chapters...),
		),
	)
}

// paragraph is one rule with its source.
func (s *shell) paragraph(book rules.Numbered, p *rules.Paragraph, inForce []string) app.UI {
	class := "paragraph"
	if p.ID == s.book.at {
		class += " looked-up"
	}
	current := "false"
	for _, id := range inForce {
		if id == p.ID {
			class, current = class+" in-force", "true"
		}
	}
	return app.Div().ID(ruleID(p.ID)).Class(class).TabIndex(-1).Aria("current", current).Body(
		app.P().Class("rule-title").Body(
			app.Span().Class("rule-number").Text(p.ID),
			app.Strong().Text(p.Title),
			app.If(current == "true", func() app.UI { return app.Span().Class("now").Text(s.words.InForce) }),
		),
		app.P().Text(p.Text),
		app.P().Class("small source").Text(s.source(book, p)),
	)
}

// source says where a paragraph comes from, and what of it is invented.
func (s *shell) source(book rules.Numbered, p *rules.Paragraph) string {
	w := s.words
	if p.Source == rules.Invented {
		return w.Invented[p.Own]
	}
	text := rules.Fill(book.Source(p.Source), func([]string) string { return p.Page })
	if p.Own != 0 {
		text += " " + w.Own[p.Own]
	}
	return text
}

// ruleLink opens the rulebook at a paragraph.
func (s *shell) ruleLink(id string) app.UI {
	return button("rule-link", rules.Fill(s.words.RuleLink, func([]string) string { return id })).
		DataSet("act", actRule).DataSet("key", id)
}

// ownRules says how much of the rulebooks is this project's own.
func (s *shell) ownRules() string {
	var lines []string
	for _, g := range catalog.Games {
		book, ok := g.Text(s.words.Language, nil).(rules.Numbered)
		if !ok {
			continue
		}
		all := book.Paragraphs()
		invented, part := 0, 0
		for i := range all {
			switch p := &all[i]; {
			case p.Source == rules.Invented:
				invented++
			case p.Own != 0:
				part++
			}
		}
		lines = append(lines, rules.Fill(s.words.OwnRules, func(fields []string) string {
			switch fields[0] {
			case "game":
				return book.Game()
			case "invented":
				return strconv.Itoa(invented)
			case "part":
				return strconv.Itoa(part)
			}
			return strconv.Itoa(len(all))
		}))
	}
	return strings.Join(lines, " ")
}
