// Package picture draws positions of all games as SVG files of their own.
package picture

import (
	"flota/app/chart"
	americas "flota/app/discovery"
	caribbean "flota/app/hispanica"
	"flota/app/text"
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
)

// Least and most that a picture can be wide, in pixels.
const (
	Least = caribbean.LeastPicture
	Most  = caribbean.MostPicture
)

// A Look says how a position is drawn.
type Look struct {
	Language string // English if the page does not speak it
	Width    float64
	Theme    chart.Theme
	Front    int // one more than the seat whose things come first; 0: turn order
	// Marked draws what is on offer to the seat that is asked.
	Marked bool
}

// Of draws the position of a match. It is false for a game without a board.
func Of(m *rules.Match, look Look) (svg string, ok bool) {
	words := text.For(look.Language)
	var marks chart.Marks
	if seat, waiting := m.Next(); look.Marked && waiting && seat != rules.Nobody {
		marks = chart.MarksOf(m.State.Options(seat, nil), chart.NoMove)
	}
	switch state := m.State.(type) {
	case *discovery.State:
		c := americas.Chart{
			State: state, Text: Text(m, look.Language).(*discovery.Text), Words: words,
			Marks: marks, Before: before[*discovery.State](m), Front: look.Front,
		}
		return c.Picture(look.Width, look.Theme), true
	case *hispanica.State:
		b := caribbean.Board{
			State: state, Text: Text(m, look.Language).(*hispanica.Text), Words: words,
			Marks: marks, Before: before[*hispanica.State](m), Front: look.Front,
		}
		return b.Picture(look.Width, look.Theme), true
	}
	return "", false
}

// before is the position before the latest answer, nil at the beginning.
func before[S rules.State](m *rules.Match) (state S) {
	if len(m.Log) > 0 {
		state = m.At(len(m.Log) - 1).State.(S)
	}
	return state
}

// Cover draws the map of a position for the cover of its game, "" for a game
// without a board.
func Cover(m *rules.Match, language string, width float64) string {
	words := text.For(language)
	switch state := m.State.(type) {
	case *discovery.State:
		c := americas.Chart{State: state, Text: Text(m, language).(*discovery.Text), Words: words}
		return c.Cover(width)
	case *hispanica.State:
		b := caribbean.Board{State: state, Text: Text(m, language).(*hispanica.Text), Words: words}
		return b.Cover(width)
	}
	return ""
}

// Text has the game's words for a match: players without a name are called by
// their nation once they have one.
func Text(m *rules.Match, language string) rules.Text {
	return m.Game.Text(language, Names(m, language))
}

// Names are the names by seat with which Text speaks.
func Names(m *rules.Match, language string) []string {
	state, ok := m.State.(*hispanica.State)
	if !ok {
		return m.Names
	}
	words := m.Text(language).(*hispanica.Text)
	names := make([]string, m.Setup.Seats)
	copy(names, m.Names)
	for seat := range names {
		if names[seat] == "" {
			names[seat] = words.Side(state.Players[seat].Nation)
		}
	}
	return names
}

// landWidth is how wide the map of a page that has no position yet is drawn, in
// pixels; the page scales it.
const landWidth = 560

// Land draws the map of a game without anything on it, "" for a game without a
// board. Its style sheet is chart.Style.
func Land(g rules.Game) string {
	switch g.(type) {
	case discovery.Game:
		return americas.Land(landWidth)
	case hispanica.Game:
		return caribbean.Land(landWidth)
	}
	return ""
}
