package discovery

// words are the short words on the board, where there is no room for the
// sentences of the page.
type words struct {
	_ [0]func() // not to be compared: what compares so much text is large

	undiscovered string
	natives      string // {0}
	finds        string // ${0}, ${1} a soldier, {2} points
	atlantic     string
	southSea     string
	incognita    string // the land outside the game
	points       string // {0}
	has          string // {what} has {list}
}

var boardWords = map[string]*words{
	"en": {
		undiscovered: "undiscovered",
		natives:      "{0} natives",
		finds:        "${0}, ${1} a soldier, {2} VP",
		atlantic:     "Atlantic Ocean",
		southSea:     "South Sea",
		incognita:    "terra incognita",
		points:       "{0} VP",
		has:          "{what}: {list}.",
	},
	"fr": {
		undiscovered: "inexplorée",
		natives:      "{0} autochtones",
		finds:        "{0} $, {1} $ par soldat, {2} PV",
		atlantic:     "Océan Atlantique",
		southSea:     "Mer du Sud",
		incognita:    "terra incognita",
		points:       "{0} PV",
		has:          "{what} : {list}.",
	},
	"hu": {
		undiscovered: "felfedezetlen",
		natives:      "{0} bennszülött",
		finds:        "{0} $, katonánként {1} $, {2} pont",
		atlantic:     "Atlanti-óceán",
		southSea:     "Déli-tenger",
		incognita:    "terra incognita",
		points:       "{0} pont",
		has:          "{what}: {list}.",
	},
}
