package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
)

// startPage begins a match, opens a link and lists what is kept.
func (s *shell) startPage() app.UI {
	w := s.words
	return app.Div().Class("start").Body(
		app.Header().Class("start-head").Body(
			app.Div().Class("row").Body(s.languageBar(), s.settingsButton()),
			app.H1().Text("Flota"),
			app.P().Text(w.Tagline),
			app.If(s.match != nil, func() app.UI {
				return button("", w.BackToMatch).DataSet("act", actBack)
			}),
		),
		s.noticeBar(),
		s.newMatchForm(),
		app.Section().Class("panel").Aria("labelledby", "open-title").Body(
			app.H2().ID("open-title").Text(w.OpenLink),
			app.Label().For(fieldID).Text(w.OpenHint),
			app.Div().Class("row").Body(
				app.Textarea().ID(fieldID).Rows(1).Placeholder("https://…#…").
					Attr("autocomplete", "off").Spellcheck(false).Attr("enterkeyhint", "go"),
				button("", w.Open).DataSet("act", actOpen),
			),
			app.Label().For(fileID).Text(w.Sending.OpenFile),
			app.Input().ID(fileID).Name(fileID).Type("file").Accept(".txt,text/plain"),
		),
		s.keptMatches(),
		app.P().Class("small").Text(w.Unofficial),
		app.P().Class("small").Text(s.ownRules()),
	)
}

func (s *shell) newMatchForm() app.UI {
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
	return app.Section().Class("panel").Aria("labelledby", "new-title").Body(
		app.H2().ID("new-title").Text(w.NewMatch),
		s.gameChoice(book),
		app.FieldSet().Body(app.Legend().Text(w.PlayerCount), app.Div().Class("choices").Body(counts...)),
		app.FieldSet().Body(app.Legend().Text(w.Players), app.Div().Class("names").Body(names...)),
		s.modeChoice(),
		app.Div().Class("settings").Body(settings...),
		app.Div().Class("row end").Body(
			app.If(book != nil, func() app.UI {
				return button("", w.Rules).DataSet("act", actRules).Aria("expanded", s.book.open)
			}),
			button("main", w.Start).DataSet("act", actStart),
		),
	)
}

// gameChoice offers the games and says of the chosen one what is published.
func (s *shell) gameChoice(book rules.Numbered) app.UI {
	var games []app.UI
	for i, g := range catalog.Games {
		games = append(games, app.Label().Class("choice").Body(
			app.Input().Type("radio").Name("game").Value(i).Checked(i == s.draft.game),
			app.Span().Text(g.Text(s.words.Language, nil).Game()),
		))
	}
	return app.FieldSet().Body(
		app.Legend().Text(s.words.Game),
		app.Div().Class("choices").Body(games...),
		app.If(book != nil, func() app.UI { return app.P().Class("small").Role("status").Text(book.About()) }),
	)
}

func (s *shell) keptMatches() app.UI {
	w := s.words
	if s.memory {
		return app.P().Class("panel small").Text(w.Memory)
	}
	list := s.readAll()
	if len(list) == 0 {
		return app.Div()
	}
	var rows []app.UI
	for _, k := range list {
		m := k.Link.Match
		t := s.text(m)
		next, _ := m.Next()
		ask, _ := t.Prompt(m.State, next)
		label := w.Remove
		if s.asked == k.Name {
			label = w.RemoveAsk
		}
		rows = append(rows, app.Li().Body(
			app.Div().Class("grow").Body(
				app.Strong().Text(t.Game()),
				app.Div().Class("small").Text(players(t, m.Setup.Seats)),
				app.Div().Class("small").Text(rules.Numbers(w.KeptLine, len(m.Log))+" "+ask),
			),
			button("", w.Continue).DataSet("act", actResume).DataSet("key", k.Name),
			button("quiet", label).DataSet("act", actRemove).DataSet("key", k.Name),
		))
	}
	return app.Section().Class("panel").Aria("labelledby", "kept-title").Body(
		app.H2().ID("kept-title").Text(w.Kept),
		app.Ul().Class("kept").Body(rows...),
	)
}

// players lists the names at the table.
func players(t rules.Text, seats int) string {
	names := ""
	for i := range seats {
		if i > 0 {
			names += ", "
		}
		names += t.Seat(rules.Seat(i))
	}
	return names
}

// button is a button with a class of its own beside the common one.
func button(class, label string) app.HTMLButton {
	return app.Button().Type("button").Class("button", class).Text(label)
}
