package text

// Logbook has the words of the log in one language.
type Logbook struct {
	_ [0]func() // see Words

	SetUp    string // heading of what happened before the first turn
	Begin    string // heading where the match begins at a described position
	Line     string // what a line does
	Filter   string // of the choice whose lines show
	All      string
	Copy     string
	Programs string // title of the seats that programs play
	Started  string // heading of the copied log: {game}
}

var logbookEnglish = Logbook{
	SetUp:    "Set-up",
	Begin:    "From a described position",
	Line:     "Choose a line to see the table as it was then.",
	Filter:   "Whose lines show",
	All:      "All",
	Copy:     "Copy",
	Programs: "Played by computers:",
	Started:  "{game}: the log",
}

var logbookFrench = Logbook{
	SetUp:    "Mise en place",
	Begin:    "À partir d’une position décrite",
	Line:     "Choisissez une ligne pour revoir la table à ce moment-là.",
	Filter:   "Lignes affichées",
	All:      "Toutes",
	Copy:     "Copier",
	Programs: "Joué par des ordinateurs :",
	Started:  "{game} : le journal",
}

var logbookHungarian = Logbook{
	SetUp:    "Előkészítés",
	Begin:    "Egy leírt állásból",
	Line:     "Válassz egy sort, és az asztal úgy látszik, ahogyan akkor állt.",
	Filter:   "Kinek a sorai látszanak",
	All:      "Mind",
	Copy:     "Másolás",
	Programs: "Gépek játszanak:",
	Started:  "{game}: a napló",
}
