package text

// Publish has the words of the dialog that shows a match in somebody's own
// page, and those that it writes there, in one language.
type Publish struct {
	_ [0]func() // see Words

	Button  string // in the share sheet
	Title   string
	What    string
	Whats   [3]string // the whole match, a position, a position to play on from
	Ply     string    // {0} of {1} answers
	Seat    string
	Asked   string // the seat that is asked
	Against string // who plays the other seats
	Reader  string // the reader plays them
	Theme   string
	Readers string // the reader's own language or colours
	Themes  [2]string
	Height  string
	Begin   string
	Begins  [2]string // by a click, when it is seen
	Form    string
	Forms   [5]string // HTML, frame, Markdown, MediaWiki, DokuWiki
	Hints   [5]string
	Code    string
	Copy    string
	SVG     string
	PNG     string
	Preview string

	Name    string // of the picture: {game}, {0} answers
	Caption string // {game}, {0} answers
	Lead    string // {names}
	Won     string // {names}
	Scores  string // {list}
	Open    string // of the link
	Play    string // of the link to a position to play on from
}

var publishEnglish = Publish{
	Button:  "Embed",
	Title:   "Embed in a page",
	What:    "What is shown",
	Whats:   [3]string{"The whole match, to step through", "One position", "One position, to play on from"},
	Ply:     "Position after move {0} of {1}",
	Seat:    "Seen from",
	Asked:   "whoever is to answer",
	Against: "The other seats are played by",
	Reader:  "the reader",
	Theme:   "Colours",
	Readers: "the reader's",
	Themes:  [2]string{"light", "dark"},
	Height:  "Height in pixels (empty: as high as needed)",
	Begin:   "Starts",
	Begins:  [2]string{"by a click", "when it is seen"},
	Form:    "Written as",
	Forms:   [5]string{"Web page", "Frame", "Markdown", "MediaWiki", "DokuWiki"},
	Hints: [5]string{
		"Paste this where the match is to be. Without JavaScript a reader sees the picture, who leads and the link.",
		"For pages that allow frames, but no scripts from elsewhere.",
		"Markdown takes no drawing in the text: save the picture, put it beside your page, then paste this.",
		"Wikitext takes no drawing in the text: save the picture, upload it to the wiki, then paste this.",
		"Wikitext takes no drawing in the text: save the picture, upload it to the wiki, then paste this.",
	},
	Code:    "To paste",
	Copy:    "Copy",
	SVG:     "Save the picture (SVG)",
	PNG:     "Save the picture (PNG)",
	Preview: "Preview",
	Name:    "{game}: the position after move {0}",
	Caption: "{game}, move {0}.",
	Lead:    "In the lead: {names}.",
	Won:     "Winner: {names}.",
	Scores:  "Scores: {list}.",
	Open:    "Open the match",
	Play:    "Play from here",
}

var publishFrench = Publish{
	Button:  "Intégrer",
	Title:   "Intégrer dans une page",
	What:    "Contenu",
	Whats:   [3]string{"Toute la partie, à parcourir", "Une position", "Une position à continuer"},
	Ply:     "Position après le coup {0} sur {1}",
	Seat:    "Vue par",
	Asked:   "qui doit répondre",
	Against: "Les autres places sont jouées par",
	Reader:  "le lecteur",
	Theme:   "Couleurs",
	Readers: "selon le lecteur",
	Themes:  [2]string{"claires", "sombres"},
	Height:  "Hauteur en pixels (vide : selon le contenu)",
	Begin:   "Démarrage",
	Begins:  [2]string{"par un clic", "dès que visible"},
	Form:    "Format",
	Forms:   [5]string{"Page web", "Cadre", "Markdown", "MediaWiki", "DokuWiki"},
	Hints: [5]string{
		"Collez ceci à l’endroit voulu. Sans JavaScript, on voit l’image, qui est en tête et le lien.",
		"Pour les pages qui acceptent les cadres, mais pas les scripts d’ailleurs.",
		"Markdown n’accepte pas de dessin dans le texte : enregistrez l’image, placez-la à côté de la page, puis collez ceci.",
		"Le wiki n’accepte pas de dessin dans le texte : enregistrez l’image, téléversez-la sur le wiki, puis collez ceci.",
		"Le wiki n’accepte pas de dessin dans le texte : enregistrez l’image, téléversez-la sur le wiki, puis collez ceci.",
	},
	Code:    "À coller",
	Copy:    "Copier",
	SVG:     "Enregistrer l’image (SVG)",
	PNG:     "Enregistrer l’image (PNG)",
	Preview: "Aperçu",
	Name:    "{game} : la position après le coup {0}",
	Caption: "{game}, coup {0}.",
	Lead:    "En tête : {names}.",
	Won:     "Victoire : {names}.",
	Scores:  "Scores : {list}.",
	Open:    "Ouvrir la partie",
	Play:    "Jouer à partir d’ici",
}

var publishHungarian = Publish{
	Button:  "Beágyazás",
	Title:   "Beágyazás egy oldalba",
	What:    "Mi látszódjon",
	Whats:   [3]string{"Az egész játszma, lépésenként", "Egy állás", "Egy állás, ahonnan játszani lehet"},
	Ply:     "Állás ennyi lépés után: {0} / {1}",
	Seat:    "Kinek a szemével",
	Asked:   "aki éppen dönt",
	Against: "A többi helyen játszik",
	Reader:  "az olvasó",
	Theme:   "Színek",
	Readers: "az olvasóé",
	Themes:  [2]string{"világos", "sötét"},
	Height:  "Magasság képpontban (üresen: amennyi kell)",
	Begin:   "Indulás",
	Begins:  [2]string{"kattintásra", "amikor látszik"},
	Form:    "Formátum",
	Forms:   [5]string{"Weboldal", "Keret", "Markdown", "MediaWiki", "DokuWiki"},
	Hints: [5]string{
		"Illeszd be oda, ahol a játszma legyen. JavaScript nélkül az olvasó a képet, az állást és a linket látja.",
		"Olyan oldalakhoz, amelyek keretet engednek, de máshonnan való szkriptet nem.",
		"A Markdown nem fogad rajzot a szövegben: mentsd el a képet, tedd az oldal mellé, majd illeszd be ezt.",
		"A wiki nem fogad rajzot a szövegben: mentsd el a képet, töltsd fel a wikire, majd illeszd be ezt.",
		"A wiki nem fogad rajzot a szövegben: mentsd el a képet, töltsd fel a wikire, majd illeszd be ezt.",
	},
	Code:    "Beillesztendő",
	Copy:    "Másolás",
	SVG:     "Kép mentése (SVG)",
	PNG:     "Kép mentése (PNG)",
	Preview: "Előnézet",
	Name:    "{game}: az állás ennyi lépés után: {0}",
	Caption: "{game}, {0}. lépés.",
	Lead:    "Az élen: {names}.",
	Won:     "Győztes: {names}.",
	Scores:  "Pontszámok: {list}.",
	Open:    "A játszma megnyitása",
	Play:    "Játék innen",
}
