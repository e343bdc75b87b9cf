package text

// Start has the words of the start page in one language.
type Start struct {
	_ [0]func() // see Words

	// Discovery and Hispanica say in a sentence what the games are.
	Discovery string
	Hispanica string

	Seats   string // {0} to {1} players
	Play    string // opens the form of a match
	SetUp   string // title of the form, {game}
	Further string // title of what few change

	YourTurn string // a person at this device is to answer
	Over     string
	Last     string // {event}, a sentence
	Others   string // {0} matches that do not show
	NoteOpen string // the button
	Note     string // title of a note to oneself
	NoteHint string
	NoteDone string
}

var startEnglish = Start{
	Discovery: "Sail to the New World and settle it: send colonists and specialists where they count, for eight turns. Whoever has the most points wins.",
	Hispanica: "Seek your career in the Caribbean of the 17th century: court favourite, emancipator, liberator or pirate king. Whoever reaches their goal first wins.",

	Seats:   "{0} to {1} players",
	Play:    "Play",
	SetUp:   "New match: {game}",
	Further: "Variants",

	YourTurn: "Your turn",
	Over:     "Over",
	Last:     "Last move: {event}",
	Others:   "Older matches: {0}",
	NoteOpen: "Note",
	Note:     "Note to yourself",
	NoteHint: "It stays on this device and goes into no link.",
	NoteDone: "Done",
}

var startFrench = Start{
	Discovery: "Traversez l’océan et peuplez le Nouveau Monde : pendant huit tours, envoyez colons et spécialistes là où ils comptent. Qui a le plus de points gagne.",
	Hispanica: "Faites carrière dans les Caraïbes du XVIIe siècle : en favori de la Cour, en émancipateur, en libérateur ou en roi des pirates. Qui atteint son but le premier gagne.",

	Seats:   "De {0} à {1} joueurs",
	Play:    "Jouer",
	SetUp:   "Nouvelle partie : {game}",
	Further: "Variantes",

	YourTurn: "À vous de jouer",
	Over:     "Terminée",
	Last:     "Dernier coup : {event}",
	Others:   "Parties plus anciennes : {0}",
	NoteOpen: "Note",
	Note:     "Note pour vous-même",
	NoteHint: "Elle reste sur cet appareil et n’entre dans aucun lien.",
	NoteDone: "Terminé",
}

var startHungarian = Start{
	Discovery: "Hajózz át az Újvilágba, és telepítsd be: nyolc fordulón át küldd telepeseidet és szakembereidet oda, ahol számítanak. Akinek a legtöbb pontja van, az győz.",
	Hispanica: "Fuss be életpályát a 17. századi Karib-térségben: udvari kegyencként, rabszolga-felszabadítóként, államok felszabadítójaként vagy kalózkirályként. Aki elsőként éri el a célját, az győz.",

	Seats:   "{0}–{1} játékos",
	Play:    "Játék",
	SetUp:   "Új játszma: {game}",
	Further: "Változatok",

	YourTurn: "Te jössz",
	Over:     "Véget ért",
	Last:     "Utolsó lépés: {event}",
	Others:   "Régebbi játszmák: {0}",
	NoteOpen: "Jegyzet",
	Note:     "Jegyzet magadnak",
	NoteHint: "Ezen az eszközön marad, és egyetlen linkbe sem kerül bele.",
	NoteDone: "Kész",
}
