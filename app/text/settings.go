package text

// Settings has the words of the settings in one language.
type Settings struct {
	Title   string
	Kept    string // where they are kept
	NotKept string // this browser keeps nothing
	Browser string // the language of the browser

	Theme   Setting // the system's, light, dark
	Palette Setting // standard, high contrast, for colour vision deficiency
	Letters Setting // where there is room, always
	Layout  Setting // roomy, compact
	Motion  Setting // the system's, reduced
	Keys    Setting // on, off
	Pace    Setting // a short pause before each move of a program, a long one, none
}

// A Setting has the words of one choice. The hint may be missing.
type Setting struct {
	Title, Hint string
	Values      [3]string
}

var settingsEnglish = Settings{
	Title:   "Settings",
	Kept:    "They hold for all matches and are kept in this browser only.",
	NotKept: "This browser keeps nothing for this page: they hold until it is closed.",
	Browser: "Browser's",

	Theme:   Setting{"Theme", "", [3]string{"System's", "Light", "Dark"}},
	Palette: Setting{"Colours", "The third is checked for protanopia, deuteranopia and tritanopia; shapes and letters tell the same.", [3]string{"Standard", "High contrast", "Colour vision deficiency"}},
	Letters: Setting{"Letters on pieces", "", [3]string{"Where they can be read", "Always, and larger"}},
	Layout:  Setting{"Layout", "", [3]string{"Roomy", "Compact"}},
	Motion:  Setting{"Motion", "", [3]string{"System's", "Reduced"}},
	Keys:    Setting{"Keys of one character", "Digits and letters choose options. Switch them off if your keyboard or voice control presses them by mistake.", [3]string{"On", "Off"}},
	Pace:    Setting{"Moves of computers", "A pause before each lets you follow.", [3]string{"Short pause", "Long pause", "No pause"}},
}

var settingsFrench = Settings{
	Title:   "Réglages",
	Kept:    "Ils valent pour toutes les parties et ne sont conservés que dans ce navigateur.",
	NotKept: "Ce navigateur ne conserve rien pour cette page : ils valent jusqu’à sa fermeture.",
	Browser: "Celle du navigateur",

	Theme:   Setting{"Thème", "", [3]string{"Celui du système", "Clair", "Sombre"}},
	Palette: Setting{"Couleurs", "La troisième est vérifiée pour la protanopie, la deutéranopie et la tritanopie ; formes et lettres disent la même chose.", [3]string{"Habituelles", "Contraste élevé", "Daltonisme"}},
	Letters: Setting{"Lettres sur les pièces", "", [3]string{"Là où elles se lisent", "Toujours, et plus grandes"}},
	Layout:  Setting{"Mise en page", "", [3]string{"Aérée", "Compacte"}},
	Motion:  Setting{"Mouvement", "", [3]string{"Celui du système", "Réduit"}},
	Keys:    Setting{"Touches d’un seul caractère", "Chiffres et lettres choisissent les options. Désactivez-les si votre clavier ou la commande vocale les déclenche par erreur.", [3]string{"Activées", "Désactivées"}},
	Pace:    Setting{"Coups des ordinateurs", "Une pause avant chaque coup permet de suivre.", [3]string{"Courte pause", "Longue pause", "Sans pause"}},
}

var settingsHungarian = Settings{
	Title:   "Beállítások",
	Kept:    "Minden játszmára érvényesek, és csak ez a böngésző őrzi őket.",
	NotKept: "Ez a böngésző semmit sem őriz meg ehhez az oldalhoz: csak a bezárásáig érvényesek.",
	Browser: "A böngészőé",

	Theme:   Setting{"Téma", "", [3]string{"A rendszeré", "Világos", "Sötét"}},
	Palette: Setting{"Színek", "A harmadikat protanópiára, deuteranópiára és tritanópiára is ellenőriztük; az alakok és a betűk ugyanazt mondják.", [3]string{"Szokásos", "Erős kontraszt", "Színtévesztés"}},
	Letters: Setting{"Betűk a bábukon", "", [3]string{"Ahol olvashatók", "Mindig, nagyobban"}},
	Layout:  Setting{"Elrendezés", "", [3]string{"Tágas", "Tömör"}},
	Motion:  Setting{"Mozgás", "", [3]string{"A rendszer szerint", "Csökkentett"}},
	Keys:    Setting{"Egykarakteres billentyűk", "Számjegyek és betűk választják ki a lehetőségeket. Kapcsold ki, ha a billentyűzet vagy a hangvezérlés véletlenül nyomja le őket.", [3]string{"Be", "Ki"}},
	Pace:    Setting{"A gépek lépései", "Az előttük tartott szünet segít követni őket.", [3]string{"Rövid szünet", "Hosszú szünet", "Szünet nélkül"}},
}
