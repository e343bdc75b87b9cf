// Package table has what the tables of all games share.
package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/text"
	"flota/rules"
)

// A View is what a game's table needs to know beside the position.
type View struct {
	Words *text.Words
	// Tile draws the colour, shape and letter of a seat.
	Tile func(rules.Seat) app.UI
	// Legal has the moves on offer to the seat that is asked: true if legal.
	Legal map[rules.Move]bool
}

// Mark is the class of something on the table that is a legal answer now.
func (v *View) Mark(m rules.Move) string {
	if v.Legal[m] {
		return "legal-now"
	}
	return ""
}
