package text

// Outlook has the words on what an answer leads to, in one language. The first
// of a pair stands on the button of an answer, the second is said once of all.
type Outlook struct {
	_ [0]func() // see Words

	Chance [2]string // it cannot be taken back
	Sealed [2]string
	Other  [2]string // {seat}
	Over   [2]string
	Secret string // the answer itself is one of several secret ones
}

var outlookEnglish = Outlook{
	Chance: [2]string{
		"Then chance decides; it cannot be taken back.",
		"Whatever you choose, chance decides then; it cannot be taken back.",
	},
	Sealed: [2]string{
		"Then secret answers are given.",
		"Whatever you choose, secret answers are given then.",
	},
	Other: [2]string{
		"Then: {seat}.",
		"Whatever you choose, {seat} is to answer then.",
	},
	Over: [2]string{
		"This ends the match.",
		"Whatever you choose ends the match.",
	},
	Secret: "Secret until all have answered; then it cannot be taken back.",
}

var outlookFrench = Outlook{
	Chance: [2]string{
		"Ensuite le hasard décide ; c’est irrévocable.",
		"Quel que soit le choix, le hasard décide ensuite ; c’est irrévocable.",
	},
	Sealed: [2]string{
		"Ensuite viennent des réponses secrètes.",
		"Quel que soit le choix, des réponses secrètes viennent ensuite.",
	},
	Other: [2]string{
		"Ensuite : {seat}.",
		"Quel que soit le choix, c’est ensuite au tour de : {seat}.",
	},
	Over: [2]string{
		"Ce choix finit la partie.",
		"Quel que soit le choix, la partie finit.",
	},
	Secret: "Secret jusqu’à ce que tout le monde ait répondu ; irrévocable ensuite.",
}

var outlookHungarian = Outlook{
	Chance: [2]string{
		"Utána a véletlen dönt; nem vonható vissza.",
		"Bármit választasz, utána a véletlen dönt; nem vonható vissza.",
	},
	Sealed: [2]string{
		"Utána titkos válaszok jönnek.",
		"Bármit választasz, utána titkos válaszok jönnek.",
	},
	Other: [2]string{
		"Utána: {seat}.",
		"Bármit választasz, utána {seat} következik.",
	},
	Over: [2]string{
		"Ezzel véget ér a játszma.",
		"Bármit választasz, véget ér a játszma.",
	},
	Secret: "Titkos, amíg mindenki nem válaszolt; utána nem vonható vissza.",
}
