package text

// Archive has the words for what the browser keeps, and for all of it in one file.
type Archive struct {
	_ [0]func() // see Words

	Title string
	Save  string // of the button
	Hint  string
	// What the browser has promised about what it keeps.
	Lasting, Fleeting string
	OpenFile          string // label of the field for files

	// What came of a file, each a sentence with {0} matches or lines.
	New, More, Apart, Same, Other, Bad string

	Cut   string // the end of the file is missing
	Full  string // the browser took no more of it
	Wrong string // it is no such file
	Later string // a later version wrote it
	Long  string

	Install      string // of the button
	InstallApple string // how, where there is no button

	UpdateLater string // of the button that puts a new version off
}

var archiveEnglish = Archive{
	Title:    "This device",
	Save:     "Save all matches in a file",
	Hint:     "One text file with every match, seat, plan and note of this browser. It holds the keys of your seats: keep it to yourself, and play with it at one device at a time.",
	Lasting:  "This browser has promised to keep your matches until you remove them.",
	Fleeting: "This browser may clear what it keeps when it runs short of room: save a file from time to time.",
	OpenFile: "Or open a file with a link, or with all matches of a device:",

	New:   "Matches that are new here: {0}.",
	More:  "Matches that have gone on in the file: {0}.",
	Apart: "Matches that went another way in the file, where both branches are kept: {0}.",
	Same:  "Matches of which nothing in the file is new: {0}.",
	Other: "Matches of which this device has another seat, which it keeps: {0}.",
	Bad:   "Lines of the file that could not be read and were left out: {0}.",

	Cut:   "The end of the file is missing; all that could be read is here.",
	Full:  "This browser took no more of the file. Nothing that was here is lost: remove matches that are over, then open the file again.",
	Wrong: "This file holds no matches that were saved here. Nothing has changed.",
	Later: "A later version of this page wrote this file. Update this page, then open the file again. Nothing has changed.",
	Long:  "This file is too long to hold matches. Nothing has changed.",

	Install:      "Install Flota",
	InstallApple: "To install Flota, choose “Add to Home Screen” or “Add to Dock” in your browser’s share menu.",

	UpdateLater: "Later",
}

var archiveFrench = Archive{
	Title:    "Cet appareil",
	Save:     "Enregistrer toutes les parties dans un fichier",
	Hint:     "Un seul fichier texte avec toutes les parties, places, plans et notes de ce navigateur. Il contient les clés de vos places : gardez-le pour vous, et ne jouez avec que sur un appareil à la fois.",
	Lasting:  "Ce navigateur a promis de garder vos parties jusqu’à ce que vous les supprimiez.",
	Fleeting: "Ce navigateur peut effacer ce qu’il garde quand la place lui manque : enregistrez un fichier de temps en temps.",
	OpenFile: "Ou ouvrir un fichier contenant un lien, ou toutes les parties d’un appareil :",

	New:   "Parties nouvelles ici : {0}.",
	More:  "Parties plus avancées dans le fichier : {0}.",
	Apart: "Parties qui ont pris un autre chemin dans le fichier, les deux branches étant gardées : {0}.",
	Same:  "Parties dont rien n’est nouveau dans le fichier : {0}.",
	Other: "Parties où cet appareil a une autre place, qu’il garde : {0}.",
	Bad:   "Lignes du fichier illisibles et laissées de côté : {0}.",

	Cut:   "La fin du fichier manque ; tout ce qui était lisible est ici.",
	Full:  "Ce navigateur n’a pas pu prendre le reste du fichier. Rien de ce qui était ici n’est perdu : supprimez des parties terminées, puis rouvrez le fichier.",
	Wrong: "Ce fichier ne contient pas de parties enregistrées ici. Rien n’a changé.",
	Later: "Une version plus récente de cette page a écrit ce fichier. Mettez la page à jour, puis rouvrez le fichier. Rien n’a changé.",
	Long:  "Ce fichier est trop long pour contenir des parties. Rien n’a changé.",

	Install:      "Installer Flota",
	InstallApple: "Pour installer Flota, choisissez « Sur l’écran d’accueil » ou « Ajouter au Dock » dans le menu de partage du navigateur.",

	UpdateLater: "Plus tard",
}

var archiveHungarian = Archive{
	Title:    "Ez az eszköz",
	Save:     "Minden játszma mentése fájlba",
	Hint:     "Egyetlen szövegfájl a böngésző minden játszmájával, helyével, tervével és jegyzetével. Benne vannak a helyeid kulcsai: ne add ki a kezedből, és egyszerre csak egy eszközön játssz vele.",
	Lasting:  "Ez a böngésző megígérte, hogy őrzi a játszmáidat, amíg el nem távolítod őket.",
	Fleeting: "Ez a böngésző törölheti, amit őriz, ha kevés a hely: időnként ments el egy fájlt.",
	OpenFile: "Vagy nyiss meg egy fájlt, amelyben egy link vagy egy eszköz minden játszmája van:",

	New:   "Játszmák, amelyek itt újak: {0}.",
	More:  "Játszmák, amelyek a fájlban tovább jutottak: {0}.",
	Apart: "Játszmák, amelyek a fájlban más utat jártak be, és mindkét águk megmaradt: {0}.",
	Same:  "Játszmák, amelyekről a fájlban nincs semmi új: {0}.",
	Other: "Játszmák, amelyekben ennek az eszköznek más helye van, és azt megtartja: {0}.",
	Bad:   "A fájl olvashatatlan, kihagyott sorai: {0}.",

	Cut:   "A fájl vége hiányzik; ami olvasható volt, itt van.",
	Full:  "Ez a böngésző nem fogadta be a fájl többi részét. Semmi sem veszett el, ami itt volt: távolíts el befejezett játszmákat, majd nyisd meg újra a fájlt.",
	Wrong: "Ebben a fájlban nincsenek itt elmentett játszmák. Semmi sem változott.",
	Later: "Ezt a fájlt az oldal egy későbbi változata írta. Frissítsd az oldalt, majd nyisd meg újra a fájlt. Semmi sem változott.",
	Long:  "Ez a fájl túl hosszú ahhoz, hogy játszmák legyenek benne. Semmi sem változott.",

	Install:      "A Flota telepítése",
	InstallApple: "A Flota telepítéséhez a böngésző megosztás menüjében válaszd a „Főképernyőhöz adás” vagy a „Hozzáadás a Dockhoz” parancsot.",

	UpdateLater: "Később",
}
