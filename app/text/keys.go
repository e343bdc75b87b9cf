package text

// Keys has the words of the list of keys in one language.
type Keys struct {
	_ [0]func() // see Words

	Title    string
	Choose   string
	Next     string
	Previous string
	Play     string
	Close    string
	Off      string // that they can be switched off
	AreOff   string
	Shift    string // the key
	// Names are what stands on the keys that have no character.
	Names [6]string
}

// The keys with a name in Keys.Names.
const (
	KeyEnter = iota + 1
	KeyEscape
	KeyHome
	KeyEnd
	KeySpace
)

var keysEnglish = Keys{
	Title:    "Keys",
	Choose:   "Choose the option with this mark",
	Next:     "To the next target on the board",
	Previous: "To the one before",
	Play:     "Play the target that has the focus",
	Close:    "Close what is open",
	Off:      "The keys of one character can be switched off in the settings.",
	AreOff:   "The keys of one character are switched off in the settings.",
	Shift:    "Shift",
	Names:    [6]string{KeyEnter: "Enter", KeyEscape: "Esc", KeyHome: "Home", KeyEnd: "End", KeySpace: "Space"},
}

var keysFrench = Keys{
	Title:    "Touches",
	Choose:   "Choisir l’option qui porte cette marque",
	Next:     "Aller à la cible suivante du plateau",
	Previous: "Aller à la précédente",
	Play:     "Jouer la cible sélectionnée",
	Close:    "Fermer ce qui est ouvert",
	Off:      "Les touches d’un seul caractère se désactivent dans les réglages.",
	AreOff:   "Les touches d’un seul caractère sont désactivées dans les réglages.",
	Shift:    "Maj",
	Names:    [6]string{KeyEnter: "Entrée", KeyEscape: "Échap", KeyHome: "Début", KeyEnd: "Fin", KeySpace: "Espace"},
}

var keysHungarian = Keys{
	Title:    "Billentyűk",
	Choose:   "Az ezzel jelölt lehetőség választása",
	Next:     "A következő célhoz a táblán",
	Previous: "Az előzőhöz",
	Play:     "A kijelölt cél választása",
	Close:    "A nyitott rész bezárása",
	Off:      "Az egykarakteres billentyűk a beállításokban kikapcsolhatók.",
	AreOff:   "Az egykarakteres billentyűk a beállításokban ki vannak kapcsolva.",
	Shift:    "Shift",
	Names:    [6]string{KeyEnter: "Enter", KeyEscape: "Esc", KeyHome: "Home", KeyEnd: "End", KeySpace: "Szóköz"},
}
