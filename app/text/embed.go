package text

// Embed has the words of the page in a frame in one language.
type Embed struct {
	Full    string // of the link to the whole page
	NotKept string // said once, after the first answer in a frame
	Closed  string // the frame may not open the page
}

var embedEnglish = Embed{
	Full:    "Open in full page",
	NotKept: "What you play here is gone when you leave. Open it in full page to keep it.",
	Closed:  "This frame may not open pages. Copy the link to go on elsewhere.",
}

var embedFrench = Embed{
	Full:    "Ouvrir en pleine page",
	NotKept: "Ce que vous jouez ici disparaît quand vous quittez la page. Ouvrez-le en pleine page pour le garder.",
	Closed:  "Ce cadre ne peut pas ouvrir de page. Copiez le lien pour continuer ailleurs.",
}

var embedHungarian = Embed{
	Full:    "Megnyitás teljes oldalon",
	NotKept: "Amit itt játszol, az oldal elhagyásakor elvész. Nyisd meg teljes oldalon, hogy megmaradjon.",
	Closed:  "Ez a keret nem nyithat meg oldalt. Másold ki a linket, hogy máshol folytathasd.",
}
