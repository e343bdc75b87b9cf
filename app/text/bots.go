package text

// Bots has the words of the seats that programs play, and of hints, in one
// language.
type Bots struct {
	_ [0]func() // see Words

	Alone     string    // the button that begins a match against three programs
	Level     string    // title of their strength
	Levels    [3]string // easy, normal, hard
	Computer  string    // {0} counts them, {level}: the name of such a seat
	Program   string    // what has answered: {level}
	Turn      string    // title of what can be done while they play
	Thinks    string    // {seat}
	Waits     string    // {seat}: somebody has stopped it
	ThinkHint string    // what can be done meanwhile
	Now       string    // the button for the best answer so far
	Skip      string    // the button that leaves the pauses out
	Stop      string
	GoOn      string
	Hint      string // the button
	HintWait  string // the same while it is looked for
	Hinted    string // {option}
}

var botsEnglish = Bots{
	Alone:     "Alone against computers",
	Level:     "How strong the computers are",
	Levels:    [3]string{"Easy", "Normal", "Hard"},
	Computer:  "Computer {0} ({level})",
	Program:   "Computer: {level}",
	Turn:      "The computers play",
	Thinks:    "{seat} is thinking.",
	Waits:     "{seat} waits until you let it go on.",
	ThinkHint: "You can look around meanwhile, or take your last answer back.",
	Now:       "Move now",
	Skip:      "Without pauses",
	Stop:      "Stop",
	GoOn:      "Go on",
	Hint:      "Hint",
	HintWait:  "Looking for a hint …",
	Hinted:    "Hint: {option}.",
}

var botsFrench = Bots{
	Alone:     "Seul contre des ordinateurs",
	Level:     "Force des ordinateurs",
	Levels:    [3]string{"Facile", "Normal", "Difficile"},
	Computer:  "Ordinateur {0} ({level})",
	Program:   "Ordinateur : {level}",
	Turn:      "Les ordinateurs jouent",
	Thinks:    "{seat} réfléchit.",
	Waits:     "{seat} attend que vous le laissiez continuer.",
	ThinkHint: "En attendant, vous pouvez regarder autour de vous, ou reprendre votre dernier choix.",
	Now:       "Jouer maintenant",
	Skip:      "Sans pauses",
	Stop:      "Arrêter",
	GoOn:      "Continuer",
	Hint:      "Conseil",
	HintWait:  "Recherche d’un conseil…",
	Hinted:    "Conseil : {option}.",
}

var botsHungarian = Bots{
	Alone:     "Egyedül gépek ellen",
	Level:     "A gépek ereje",
	Levels:    [3]string{"Könnyű", "Közepes", "Nehéz"},
	Computer:  "{0}. gép ({level})",
	Program:   "Gép: {level}",
	Turn:      "A gépek játszanak",
	Thinks:    "{seat} gondolkodik.",
	Waits:     "{seat} arra vár, hogy továbbengedd.",
	ThinkHint: "Addig körülnézhetsz, vagy visszaveheted az utolsó válaszodat.",
	Now:       "Lépjen most",
	Skip:      "Szünetek nélkül",
	Stop:      "Megállítás",
	GoOn:      "Tovább",
	Hint:      "Tipp",
	HintWait:  "Tipp keresése …",
	Hinted:    "Tipp: {option}.",
}
