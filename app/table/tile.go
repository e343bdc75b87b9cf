package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A Side is one of the five colours, shapes and letters that tell owners apart,
// the same in all games.
type Side int8

// The sides, by the nation that has them. Portugal's is Courland's too.
const (
	England Side = iota
	France
	Spain
	Portugal
	Holland
	NoSide // of a seat that has no nation yet
)

// Tile draws the colour and shape of a side with a letter. The name stands
// beside it for those who do not see it.
func Tile(side Side, letter string) app.UI {
	return app.Span().Class("tile", "seat-"+strconv.Itoa(int(side))).Aria("hidden", true).Text(letter)
}
