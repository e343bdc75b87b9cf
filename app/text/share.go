package text

// Share has the words for sending a link and for taking one in.
type Share struct {
	_ [0]func() // see Words

	System   string // the system's share sheet, of the button
	Mail     string
	QR       string // of the button
	QRLabel  string // what the picture is
	QRLong   string // it does not fit
	Code     string // text code, of the button
	CodeHint string
	CodeHead string // the first line of a text code: {game}, {0} answers
	File     string // of the button
	BadFile  string // the file is none of ours
	Long     string // {0} characters: some programs cut it
}

var shareEnglish = Share{
	System:   "Share with …",
	Mail:     "Mail",
	QR:       "QR code",
	QRLabel:  "QR code of the link",
	QRLong:   "This link is too long for a QR code that phones can read. Send it another way.",
	Code:     "Text code",
	CodeHint: "The same link in short lines, for programs that damage links. Paste all of it under “Open a link”.",
	CodeHead: "{game}, {0} answers",
	File:     "Save as a file",
	BadFile:  "This file holds no link to a match. Choose one that was saved here under “Share”.",
	Long:     "{0} characters. Some chat programs cut texts of more than 2,000: send it as a file or as a text code there.",
}

var shareFrench = Share{
	System:   "Partager avec…",
	Mail:     "Courriel",
	QR:       "Code QR",
	QRLabel:  "Code QR du lien",
	QRLong:   "Ce lien est trop long pour un code QR lisible par un téléphone. Envoyez-le autrement.",
	Code:     "Code texte",
	CodeHint: "Le même lien en lignes courtes, pour les programmes qui abîment les liens. Collez le tout sous « Ouvrir un lien ».",
	CodeHead: "{game}, réponses : {0}",
	File:     "Enregistrer dans un fichier",
	BadFile:  "Ce fichier ne contient pas de lien vers une partie. Choisissez-en un qui a été enregistré ici sous « Partager ».",
	Long:     "{0} caractères. Certaines messageries coupent les textes de plus de 2 000 : envoyez-le plutôt comme fichier ou code texte.",
}

var shareHungarian = Share{
	System:   "Megosztás ezzel…",
	Mail:     "E-mail",
	QR:       "QR-kód",
	QRLabel:  "A link QR-kódja",
	QRLong:   "Ez a link túl hosszú egy telefonnal olvasható QR-kódhoz. Küldd el más módon.",
	Code:     "Szöveges kód",
	CodeHint: "Ugyanaz a link rövid sorokban, olyan programokhoz, amelyek elrontják a linkeket. Illeszd be az egészet a „Link megnyitása” alatt.",
	CodeHead: "{game}, {0} válasz",
	File:     "Mentés fájlba",
	BadFile:  "Ebben a fájlban nincs játszmára mutató link. Válassz olyat, amelyet itt, a „Megosztás” alatt mentettek el.",
	Long:     "{0} karakter. Egyes csevegőprogramok a 2000-nél hosszabb szövegeket levágják: oda fájlként vagy szöveges kódként küldd.",
}
