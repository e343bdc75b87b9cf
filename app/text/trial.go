package text

// Trial has the words of the trial in one language.
type Trial struct {
	_ [0]func() // see Words

	Try     string // the button that begins one
	TryHere string // the same, in the past
	Title   string
	From    string // the title: {0} the ply
	Note    string // that the match does not change
	Since   string // title of the scores: {0} the ply
	ByHand  string // outcomes of chance are chosen
	Draw    string
	Keep    string
	Kept    string
	Commit  string
	Leave   string
	Played  string // {0} of {1} planned answers
	// Stops say why a plan was not played further: nothing was left, chance, a
	// sealed answer, {seat} is to answer, not legal any more, another way.
	Stops [6]string
	Plan  string // {0} answers
	Show  string
	Drop  string
	Now   string // the way back from looking back within a trial
}

var trialEnglish = Trial{
	Try:     "Try it out",
	TryHere: "Try another answer",
	Title:   "Trial",
	From:    "Trial from move {0}",
	Note:    "The match itself does not change.",
	Since:   "Scores, and their change since move {0}",
	ByHand:  "Choose what chance brings",
	Draw:    "Draw",
	Keep:    "Keep the plan",
	Kept:    "Plan kept",
	Commit:  "Play it in the match",
	Leave:   "Leave the trial",
	Played:  "Moves of the plan played: {0} of {1}.",
	Stops: [6]string{
		"",
		"Chance decides next.",
		"The next answer is secret: give it yourself.",
		"It is not for the same seat to go on ({seat}).",
		"The next move of the plan is not possible any more.",
		"The match has gone another way than the plan.",
	},
	Plan: "A plan is kept for this match. Moves: {0}.",
	Show: "Show the plan",
	Drop: "Throw it away",
	Now:  "Back to the trial",
}

var trialFrench = Trial{
	Try:     "Essayer",
	TryHere: "Essayer un autre choix",
	Title:   "Essai",
	From:    "Essai à partir du coup {0}",
	Note:    "La partie elle-même ne change pas.",
	Since:   "Scores, et leur évolution depuis le coup {0}",
	ByHand:  "Choisir ce que le hasard apporte",
	Draw:    "Tirer au sort",
	Keep:    "Garder le plan",
	Kept:    "Plan gardé",
	Commit:  "Jouer dans la partie",
	Leave:   "Quitter l’essai",
	Played:  "Coups du plan joués : {0} sur {1}.",
	Stops: [6]string{
		"",
		"La suite dépend du hasard.",
		"La réponse suivante est secrète : donnez-la vous-même.",
		"La suite ne revient pas au même joueur ({seat}).",
		"Le coup suivant du plan n’est plus possible.",
		"La partie a pris un autre chemin que le plan.",
	},
	Plan: "Un plan est gardé pour cette partie. Coups : {0}.",
	Show: "Voir le plan",
	Drop: "Le jeter",
	Now:  "Revenir à l’essai",
}

var trialHungarian = Trial{
	Try:     "Kipróbálom",
	TryHere: "Más választás kipróbálása",
	Title:   "Próba",
	From:    "Próba, {0}. lépés",
	Note:    "Maga a játszma nem változik.",
	Since:   "Pontok és változásuk ehhez képest: {0}. lépés",
	ByHand:  "A véletlent én választom",
	Draw:    "Húzás",
	Keep:    "A terv megőrzése",
	Kept:    "A terv megvan",
	Commit:  "Lejátszás a játszmában",
	Leave:   "Kilépés a próbából",
	Played:  "A tervből lejátszott lépések: {0}, összesen {1}.",
	Stops: [6]string{
		"",
		"Most a véletlen dönt.",
		"A következő válasz titkos: add meg te magad.",
		"A folytatás nem ugyanazé a játékosé ({seat}).",
		"A terv következő lépése már nem lehetséges.",
		"A játszma más utat vett, mint a terv.",
	},
	Plan: "Ehhez a játszmához van egy terv. Lépések: {0}.",
	Show: "A terv megnyitása",
	Drop: "Eldobás",
	Now:  "Vissza a próbához",
}
