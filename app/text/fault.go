package text

// Fault has the words on a mistake of the page, in one language.
type Fault struct {
	Board  string // the board cannot be drawn
	Report string // the button that copies what there is to know
	Head   string // the first line of that
}

var faultEnglish = Fault{
	Board:  "A mistake of this page keeps the board from being drawn. Below it is told in words, and the match can be played on.",
	Report: "Copy report",
	Head:   "Flota: the board could not be drawn.",
}

var faultFrench = Fault{
	Board:  "Une erreur de cette page empêche de dessiner le plateau. Il est décrit ci-dessous en mots, et la partie peut continuer.",
	Report: "Copier le rapport",
	Head:   "Flota : le plateau n’a pas pu être dessiné.",
}

var faultHungarian = Fault{
	Board:  "Az oldal hibája miatt a tábla nem rajzolható ki. Alább szavakban olvasható, és a játszma folytatható.",
	Report: "Jelentés másolása",
	Head:   "Flota: a táblát nem sikerült kirajzolni.",
}
