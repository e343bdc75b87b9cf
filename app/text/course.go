package text

// Course has the words of the chart of scores over the turns in one language.
type Course struct {
	_ [0]func() // see Words

	Title   string
	Hint    string // what a click does
	InTable string // the same numbers in a table
	Now     string
}

var courseEnglish = Course{
	Title:   "Scores over the turns",
	Hint:    "Choose a turn to see the table as it was when it began.",
	InTable: "As a table",
	Now:     "Now",
}

var courseFrench = Course{
	Title:   "Scores au fil des tours",
	Hint:    "Choisissez un tour pour revoir la table telle qu’elle était à son début.",
	InTable: "En tableau",
	Now:     "Maintenant",
}

var courseHungarian = Course{
	Title:   "A pontok körről körre",
	Hint:    "Válassz egy kört, és az asztal úgy látszik, ahogyan annak elején állt.",
	InTable: "Táblázatban",
	Now:     "Most",
}
