package text

// Replay has the words of the replay in one language.
type Replay struct {
	_ [0]func() // see Words

	Title   string
	Past    string // that it is the past: {0} of {1} answers
	Chosen  string // the title of what was chosen
	Drawn   string // the title of what chance brought
	Others  string // {0} other possible answers
	Now     string // the button back to the present
	Slider  string
	Value   string // of the slider: {0} of {1}
	First   string
	Turn    [2]string // a turn back, forward
	Step    [2]string // an answer back, forward
	Last    string
	Play    string
	Pause   string
	Speed   string
	Arrows  string // what the arrow keys do
	Run     string // what the space bar does
	Since   string // {0} answers since the device last showed the match
	Through string // the button that steps through them
	Seen    string // the button that leaves it
}

var replayEnglish = Replay{
	Title:   "Replay",
	Past:    "Looking back: move {0} of {1}",
	Chosen:  "What was chosen",
	Drawn:   "What was drawn",
	Others:  "Not chosen: {0}",
	Now:     "Back to now",
	Slider:  "Move shown",
	Value:   "Move {0} of {1}",
	First:   "First move",
	Turn:    [2]string{"A turn back", "A turn on"},
	Step:    [2]string{"Back", "On"},
	Last:    "Latest move",
	Play:    "Play",
	Pause:   "Pause",
	Speed:   "Speed",
	Arrows:  "A move back, a move on",
	Run:     "Run and pause the replay",
	Since:   "New moves since you last looked: {0}.",
	Through: "Step through",
	Seen:    "I have seen it",
}

var replayFrench = Replay{
	Title:   "Revoir",
	Past:    "Retour en arrière : coup {0} sur {1}",
	Chosen:  "Le choix fait",
	Drawn:   "Le tirage",
	Others:  "Choix écartés : {0}",
	Now:     "Revenir à maintenant",
	Slider:  "Coup affiché",
	Value:   "Coup {0} sur {1}",
	First:   "Premier coup",
	Turn:    [2]string{"Un tour en arrière", "Un tour en avant"},
	Step:    [2]string{"Reculer", "Avancer"},
	Last:    "Dernier coup",
	Play:    "Lecture",
	Pause:   "Pause",
	Speed:   "Vitesse",
	Arrows:  "Un coup en arrière, un coup en avant",
	Run:     "Lancer et arrêter la lecture",
	Since:   "Nouveaux coups depuis votre dernière visite : {0}.",
	Through: "Revoir pas à pas",
	Seen:    "C’est vu",
}

var replayHungarian = Replay{
	Title:   "Visszajátszás",
	Past:    "Visszanézés: {0}. lépés, összesen {1}",
	Chosen:  "A választás",
	Drawn:   "A húzás",
	Others:  "Nem választott: {0}",
	Now:     "Vissza a jelenbe",
	Slider:  "A látható lépés",
	Value:   "{0}. lépés, összesen {1}",
	First:   "Első lépés",
	Turn:    [2]string{"Egy fordulóval vissza", "Egy fordulóval előre"},
	Step:    [2]string{"Vissza", "Előre"},
	Last:    "Utolsó lépés",
	Play:    "Lejátszás",
	Pause:   "Szünet",
	Speed:   "Sebesség",
	Arrows:  "Egy lépéssel vissza, egy lépéssel előre",
	Run:     "A visszajátszás indítása és megállítása",
	Since:   "Új lépések, mióta utoljára itt jártál: {0}.",
	Through: "Végignézem",
	Seen:    "Már láttam",
}
