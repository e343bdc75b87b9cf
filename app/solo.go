package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/bot"
	"flota/rules/catalog"
	"flota/rules/link"
)

// A match of one person against programs, begun with one click.

// rivals is how many programs there are.
const rivals = 3

// levelName is of the fields for their strength.
const levelName = "level"

// levelChoice lets the person say how strong they are.
func (s *shell) levelChoice() app.UI {
	w := &s.words.Bots
	var levels []app.UI
	for l := range bot.Level(bot.LevelCount) {
		levels = append(levels, app.Label().Class("choice").Body(
			app.Input().Type("radio").Name(levelName).Value(int(l)).Checked(l == s.draft.level),
			app.Span().Text(w.Levels[l]),
		))
	}
	return app.FieldSet().Class("levels").Body(
		app.Legend().Text(w.Level),
		app.Div().Class("choices").Body(levels...),
	)
}

// startSolo begins a match against programs in a game of the catalog.
func (s *shell) startSolo(key string) {
	game, err := strconv.Atoi(key)
	if err != nil || game < 0 || game >= len(catalog.Games) {
		return
	}
	s.draft = draft{game: game, seats: 1 + rivals, level: s.draft.level}
	for seat := 1; seat <= rivals; seat++ {
		s.draft.who[rules.Seat(seat)] = bots + player(link.Easy) + player(s.draft.level)
	}
	s.newMatch()
}
