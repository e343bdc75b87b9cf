package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	caribbean "flota/app/hispanica"
	"flota/app/picture"
	"flota/app/table"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/discovery"
	"flota/rules/hispanica"
)

// sideIn tells by what a seat of a match is known.
func sideIn(m *rules.Match, seat rules.Seat) (table.Side, string) {
	if state, ok := m.State.(*hispanica.State); ok {
		return caribbean.Side(state, seat)
	}
	return colour(seat)
}

// side tells by what a seat of the match on the screen is known.
func (s *shell) side(seat rules.Seat) (table.Side, string) { return sideIn(s.seen(), seat) }

// text has the game's words for a match, in the language of the page.
func (s *shell) text(m *rules.Match) rules.Text { return picture.Text(m, s.words.Language) }

// tile is the colour, shape and letter of a seat of the match on the screen.
func (s *shell) tile(seat rules.Seat) app.UI { return table.Tile(s.side(seat)) }

// draftTile is that of a match being set up. Where nations are still to be
// given out it has the number of the seat.
func (s *shell) draftTile(seat rules.Seat) app.UI {
	if catalog.Games[s.draft.game].Info().ID == (discovery.Game{}).Info().ID {
		return table.Tile(colour(seat))
	}
	return table.Tile(table.NoSide, strconv.Itoa(int(seat)+1))
}

// colour is the side of a seat in The Age of Discovery.
func colour(seat rules.Seat) (table.Side, string) {
	return table.Side(seat), "EFSPH"[seat : seat+1]
}
