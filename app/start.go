package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/discovery"
	"flota/rules/hispanica"
)

// startPage lists what is kept, offers the games, sets up a match and opens a link.
func (s *shell) startPage() app.UI {
	w := s.words
	return app.Div().Class("start").Body(
		app.Header().Class("start-head").Body(
			app.Div().Class("row start-bar").Body(s.languageBar(), s.settingsButton()),
			app.H1().ID(startID).TabIndex(-1).Text("Flota"),
			app.P().Text(w.Tagline),
			app.If(s.match != nil, func() app.UI {
				return button("", w.BackToMatch).DataSet("act", actBack)
			}),
		),
		s.noticeBar(),
		s.keptMatches(),
		s.games(),
		s.newMatchForm(),
		app.Section().Class("panel open-link").Aria("labelledby", "open-title").Body(
			app.H2().ID("open-title").Text(w.OpenLink),
			app.Label().For(fieldID).Text(w.OpenHint),
			app.Div().Class("row").Body(
				app.Textarea().ID(fieldID).Rows(1).Placeholder("https://…#…").
					Attr("autocomplete", "off").Spellcheck(false).Attr("enterkeyhint", "go"),
				button("", w.Open).DataSet("act", actOpen),
			),
			app.Label().For(fileID).Text(w.Archive.OpenFile),
			app.Input().ID(fileID).Name(fileID).Type("file").Accept(".txt,text/plain"),
		),
		s.devicePart(),
		app.Footer().Class("start-foot").Body(
			app.P().Class("small").Text(w.Unofficial),
			app.P().Class("small").Text(s.ownRules()),
		),
	)
}

// Ids of the headings that get the focus.
const (
	startID = "start-title"
	draftID = "new-title"
)

// games shows every game on a card.
func (s *shell) games() app.UI {
	s.drawCovers()
	var cards []app.UI
	for i := range catalog.Games {
		cards = append(cards, s.card(i))
	}
	return app.Section().Aria("labelledby", "games-title").Body(
		app.H2().ID("games-title").Class("hidden").Text(s.words.NewMatch),
		app.Div().Class("cards").Body(cards...),
		s.levelChoice(),
	)
}

// card says what a game is, shows its map and opens the form for it.
func (s *shell) card(game int) app.UI {
	w := s.words
	g := catalog.Games[game]
	info, t := g.Info(), g.Text(w.Language, nil)
	_, numbered := t.(rules.Numbered)
	title, cover := "game-"+info.ID, s.cover(g)
	chosen := s.draft.open && s.draft.game == game
	class := "panel card"
	if chosen {
		class += " chosen-game"
	}
	return app.Article().Class(class).Aria("labelledby", title).Body(
		app.Div().Class("cover").Body(app.If(cover != "", func() app.UI { return app.Raw(cover) })),
		app.Div().Class("card-words").Body(
			app.H3().ID(title).Text(t.Game()),
			app.P().Text(s.pitch(info.ID)),
			app.P().Class("small").Text(rules.Numbers(w.Begin.Seats, info.MinSeats, info.MaxSeats)),
		),
		app.Div().Class("row card-acts").Body(
			button("main", w.Begin.Play).DataSet("act", actSetUp).DataSet("key", game).
				Aria("expanded", chosen).Aria("label", w.Begin.Play+": "+t.Game()),
			button("", w.Bots.Alone).DataSet("act", actSolo).DataSet("key", game).Aria("label", w.Bots.Alone+": "+t.Game()),
			app.If(numbered, func() app.UI {
				return button("", w.Rules).DataSet("act", actRules).DataSet("key", game).
					Aria("expanded", s.book.open && s.book.game == game).Aria("label", s.rulesOf(t))
			}),
		),
	)
}

// pitch says in a sentence what a game is.
func (s *shell) pitch(id string) string {
	switch id {
	case discovery.Game{}.Info().ID:
		return s.words.Begin.Discovery
	case hispanica.Game{}.Info().ID:
		return s.words.Begin.Hispanica
	}
	return ""
}

// rulesOf is the title of a game's rulebook.
func (s *shell) rulesOf(t rules.Text) string {
	return rules.Fill(s.words.RulesTitle, func([]string) string { return t.Game() })
}

// setUp opens the form for a game.
func (s *shell) setUp(game int) {
	if game < 0 || game >= len(catalog.Games) {
		return
	}
	if game != s.draft.game {
		s.draft.game, s.draft.settings = game, [rules.MaxSettings]uint8{}
	}
	s.draft.open = true
}

// newMatchForm says who plays; what few change is folded up below.
func (s *shell) newMatchForm() app.UI {
	if !s.draft.open {
		return app.Div()
	}
	w := s.words
	g := catalog.Games[s.draft.game]
	info := g.Info()
	t := g.Text(w.Language, nil)
	book, _ := t.(rules.Numbered)
	var counts, settings, names []app.UI
	for n := info.MinSeats; n <= info.MaxSeats; n++ {
		counts = append(counts, app.Label().Class("choice").Body(
			app.Input().Type("radio").Name("seats").Value(n).Checked(n == s.draft.seats),
			app.Span().Text(n),
		))
	}
	for i := range s.draft.seats {
		id := nameID(i)
		names = append(names, app.Div().Class("name").Body(
			s.draftTile(rules.Seat(i)),
			app.Label().For(id).Text(t.Seat(rules.Seat(i))),
			app.Input().ID(id).Type("text").MaxLength(40).Placeholder(w.PlayerName).
				Value(s.draft.names[i]).AutoComplete(false).Aria("label", t.Seat(rules.Seat(i))+": "+w.PlayerName),
			s.playerChoice(i),
		))
	}
	for i, setting := range info.Settings {
		var values []app.UI
		title, _ := t.Setting(i, 0)
		for v := range setting.Values {
			_, meaning := t.Setting(i, v)
			values = append(values, app.Label().Class("choice").Body(
				app.Input().Type("radio").Name("setting-"+strconv.Itoa(i)).Value(v).Checked(int(s.draft.settings[i]) == v),
				app.Span().Text(meaning),
			))
		}
		settings = append(settings, app.FieldSet().Body(app.Legend().Text(title), app.Div().Class("choices").Body(values...)))
	}
	title := rules.Fill(w.Begin.SetUp, func([]string) string { return t.Game() })
	return app.Section().Class("panel draft").Aria("labelledby", draftID).Body(
		app.H2().ID(draftID).TabIndex(-1).Text(title),
		app.FieldSet().Body(app.Legend().Text(w.PlayerCount), app.Div().Class("choices").Body(counts...)),
		app.FieldSet().Body(app.Legend().Text(w.Players), app.Div().Class("names").Body(names...)),
		s.modeChoice(),
		app.If(len(settings) > 0, func() app.UI {
			return app.Details().Class("further").Body(app.Summary().Text(w.Begin.Further), app.Div().Class("settings").Body(settings...))
		}),
		app.If(book != nil, func() app.UI { return app.P().Class("small").Text(book.About()) }),
		app.Div().Class("row end").Body(button("main", w.Start).DataSet("act", actStart)),
	)
}

// button is a button with a class of its own beside the common one.
func button(class, label string) app.HTMLButton {
	return app.Button().Type("button").Class("button", class).Text(label)
}
