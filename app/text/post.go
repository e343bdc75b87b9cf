package text

// Post has the words for a match that goes by links between devices.
type Post struct {
	_ [0]func() // see Words

	Here string // plays the seat: a person at this device
	Away string // a person at another device

	ModeTitle string
	Modes     [3]string // by trust.Mode
	ModeHints [3]string // what each is, in a paragraph
	ModeNeeds string    // where it is offered
	Limits    string    // what no way of trust helps against

	WhoTitle string // which seat are you?
	WhoHint  string
	WhoName  string // of the field for one's name
	IAm      string // {} the seat
	Taken    string // of a seat
	Free     string // of a seat
	Played   string // of a seat: at this device
	Watch    string
	Watching string

	Wait       string // {} the seat that is to answer
	WaitHint   string
	WaitSealed string // {} the seats that have not sealed or answered
	WaitOpen   string // {} the seats whose devices are to open or draw
	WaitDraw   string
	// WaitProgram: {program} is to answer, at the device of {seat}.
	WaitProgram string
	ShareSoon   string // over a link that is sent too early: {program} is to answer here
	DrawHere    string // of the button
	Joining     string // {} the seats that have not joined

	Merged   string // a link brought something beside answers
	OtherTab string
	Lost     string // {} the seats
	Twice    string // {} the seats
	Foreign  string

	ForkTitle string
	ForkHint  string // {0} the answer after which they part
	ForkThis  string // {0} answers, of the branch of the link
	ForkOther string // {0} answers, of the one followed so far
	Follow    string
	Shown     string // of the branch that is on the table
	Show      string

	AskBack   string // {0} the answer to which
	AskOpen   string // {0} the answer from which
	AskSpent  string // of who agrees although this device has gone further
	Agree     string
	Stay      string
	Propose   string // of the button
	Proposed  string // {0} answers remain, {} the seat
	Accept    string
	Refuse    string
	Accepted  string // {} the seats
	Refused   string // {} the seats
	TakenBack string // {0} answers before, {1} after

	TrustTitle string
	Code       string
	CodeHint   string
	Seats      string
	TakeSeat   string
	TakeOver   string
	OverHint   string
	Key        string
	KeyHint    string
	CopyKey    string
	Restore    string // label of the field
	RestoreDo  string
	End        string // of the button
	EndAsk     string // the second click
	EndHint    string

	Findings [15]string // by trust.Finding: {0} the ply
	// What the device refuses.
	Spent    string
	BadKey   string
	NoSeat   string
	NotYours string
	NotBack  string // so far
	Asked    string // for a takeback, by somebody else
	Sealed   string // two answers, by another player
	OtherKey string
	NoKey    string
	NoPlan   string // nobody at this device plays
}

var postEnglish = Post{
	Here: "Here",
	Away: "By link",

	ModeTitle: "Trust",
	Modes:     [3]string{"Open", "Sealed", "Witnessed"},
	ModeHints: [3]string{
		"Among friends. Whoever acts draws, and sealed answers are only masked in the link: who wants to cheat can.",
		"Nobody can read a sealed answer early, or change his own. Draws still come from the browser of whoever acts. A sealed answer needs an extra link.",
		"As sealed, and no draw can be known beforehand, chosen or repeated: it takes a value of the player who acts and one of the next player's device. A draw may need an extra link.",
	},
	ModeNeeds: "For matches by link. The devices keep secret values for it, so nothing must be deleted there until the end.",

	Limits: "No way of trust helps against two players in league, one person with two devices, a match begun again until its set-up pleases, a bot whose moves its keeper makes, or somebody who stops answering once he has seen what comes.",

	WhoTitle: "Which seat are you?",
	WhoHint:  "This device remembers it for this match.",
	WhoName:  "Your name",
	IAm:      "I play {seat}",
	Taken:    "taken",
	Free:     "free",
	Played:   "played here",
	Watch:    "I only watch",
	Watching: "You watch this match.",

	Wait:        "{seat} is to answer.",
	WaitHint:    "Send the link on. When an answer comes back, open its link here.",
	WaitSealed:  "Sealed answers are missing from: {seats}.",
	WaitOpen:    "The next step is done by the device of: {seats}. Send the link there; it only has to be opened.",
	WaitDraw:    "The draw is made at the device of {seat}. Send the link there; it only has to be opened.",
	WaitProgram: "{program} is played by the device of {seat}. Send the link there; it only has to be opened.",
	ShareSoon:   "{program} is still to answer, here. Send the link when it has: it is made anew then.",
	DrawHere:    "Draw here instead",
	Joining:     "Seats that nobody has taken yet: {seats}. Send the link to those who shall play them. The match begins when all have joined.",

	Merged:   "This link brings news without new answers.",
	OtherTab: "Another tab of this browser has gone on with this match. Here is what it has.",
	Lost:     "Another device has taken a seat that was yours: {seats}. Settle between you who plays.",
	Twice:    "Two different sealed answers have come from: {seats}. Nothing is opened here. Ask which one holds.",
	Foreign:  "This link says that this device has done something that it has not done. It is kept aside and not followed.",

	ForkTitle: "This link went another way",
	ForkHint:  "Both grew from the first {0} answers. Both are kept; agree with the others which one you follow.",
	ForkThis:  "The link: {0} answers",
	ForkOther: "Followed so far: {0} answers",
	Follow:    "Follow this one",
	Shown:     "This one is on the table.",
	Show:      "Look at it",

	AskBack:   "In this link the match was taken back to {0} answers.",
	AskOpen:   "In this link the match goes on as an open one from answer {0} on: nothing proves draws from there.",
	AskSpent:  "This device has already gone further than that. Who agrees gives up what it has said since.",
	Agree:     "Agree",
	Stay:      "Stay with mine",
	Propose:   "Ask to take back",
	Proposed:  "{seat} asks to go back to where {0} answers were in.",
	Accept:    "Agree",
	Refuse:    "Refuse",
	Accepted:  "Agreed so far: {seats}.",
	Refused:   "Refused by: {seats}. Whoever is to answer plays on.",
	TakenBack: "Taken back: from {0} answers to {1}.",

	TrustTitle: "Trust and seats",
	Code:       "Code of this position",
	CodeHint:   "Read it to each other once play has begun, not over the links themselves. Equal codes: the same match, with nobody in between.",
	Seats:      "Seats",
	TakeSeat:   "Play it here",
	TakeOver:   "Take over",
	OverHint:   "If a player has stopped, somebody else can go on for him. The others see it.",
	Key:        "Key of this device",
	KeyHint:    "Browsers sometimes forget. With this key another device, or this one, can go on with your seat. Keep it secret, and use it on one device at a time.",
	CopyKey:    "Copy the key",
	Restore:    "Go on here with a key that you kept:",
	RestoreDo:  "Restore",
	End:        "Go on openly",
	EndAsk:     "Really go on openly",
	EndHint:    "If a key is lost or a player has stopped, the match can go on as an open one from here. The others are asked.",

	Findings: [15]string{
		"Every draw and every sealed answer was checked.",
		"Checked up to answer {0}. From there on the match is open by agreement.",
		"The match is open: nothing is checked.",
		"The link does not say which device has which seat. Ask for a new link.",
		"The link is open from answer {0} on, in the middle of a sealed decision. Ask for a new link.",
		"There are answers although not everybody has joined. Ask for a new link.",
		"At answer {0} a value does not belong to the player whose it should be. This link was tampered with.",
		"At answer {0} a value was left out or used twice. This link was tampered with.",
		"The draw at answer {0} is another one than follows. This link was tampered with.",
		"At answer {0} somebody has sealed an answer that was not asked for.",
		"At answer {0} a sealed answer was opened too early.",
		"At answer {0} only one of two sealed answers of a device was opened.",
		"The answer opened at {0} is not the one that was sealed. This link was tampered with.",
		"The answer opened at {0} is not allowed by the rules.",
		"At answer {0} an answer stands open that had to be sealed.",
	},
	Spent:    "This device has already said something else at this place, in another branch. Follow that branch, or agree to go on openly.",
	BadKey:   "This is no key of this match. A key has 22 letters and digits.",
	NoSeat:   "This seat is taken by another player. Choose a free one, or watch.",
	NotYours: "This seat is played at another device.",
	NotBack:  "Nothing can be taken back that far. What was drawn, opened or sealed stays.",
	Asked:    "Somebody asks to take back as much already. Answer that first.",
	Sealed:   "A player has sealed two different answers. Ask which one holds, and agree to go on openly.",
	OtherKey: "This device has played with another key of this match. Restore this one at another device.",
	NoKey:    "This device has no key of this match.",
	NoPlan:   "In a match that is not open you need a seat at this device. Play one here, or choose “Open”.",
}

var postFrench = Post{
	Here: "Ici",
	Away: "Par lien",

	ModeTitle: "Confiance",
	Modes:     [3]string{"Ouverte", "Scellée", "Attestée"},
	ModeHints: [3]string{
		"Entre amis. Qui agit tire, et les réponses scellées ne sont que masquées dans le lien : qui veut tricher le peut.",
		"Personne ne peut lire une réponse scellée avant l’heure ni changer la sienne. Les tirages viennent toujours du navigateur de qui agit. Une réponse scellée demande un lien de plus.",
		"Comme scellée, et aucun tirage ne peut être connu d’avance, choisi ou refait : il faut une valeur de qui agit et une de l’appareil du joueur suivant. Un tirage peut demander un lien de plus.",
	},
	ModeNeeds: "Pour les parties par lien. Les appareils gardent pour cela des valeurs secrètes : n’y effacez rien avant la fin.",

	Limits: "Aucune forme de confiance ne protège de deux joueurs de mèche, d’une personne avec deux appareils, d’une partie recommencée jusqu’à ce que la mise en place plaise, d’un robot joué par qui le garde, ni de qui cesse de répondre après avoir vu la suite.",

	WhoTitle: "Quelle place est la vôtre ?",
	WhoHint:  "Cet appareil s’en souvient pour cette partie.",
	WhoName:  "Votre nom",
	IAm:      "Je joue {seat}",
	Taken:    "prise",
	Free:     "libre",
	Played:   "jouée ici",
	Watch:    "Je regarde seulement",
	Watching: "Vous regardez cette partie.",

	Wait:        "Réponse attendue : {seat}.",
	WaitHint:    "Envoyez le lien. Quand une réponse revient, ouvrez son lien ici.",
	WaitSealed:  "Réponses scellées manquantes : {seats}.",
	WaitOpen:    "La suite revient à l’appareil de : {seats}. Envoyez-y le lien ; il suffit de l’ouvrir.",
	WaitDraw:    "Le tirage se fait sur l’appareil de : {seat}. Envoyez-y le lien ; il suffit de l’ouvrir.",
	WaitProgram: "{program} joue sur l’appareil de : {seat}. Envoyez-y le lien ; il suffit de l’ouvrir.",
	ShareSoon:   "{program} doit encore répondre, ici. Envoyez le lien après : il sera alors refait.",
	DrawHere:    "Tirer plutôt ici",
	Joining:     "Places encore libres : {seats}. Envoyez le lien à qui doit les jouer. La partie commence quand tout le monde est là.",

	Merged:   "Ce lien apporte du nouveau, mais pas de nouvelle réponse.",
	OtherTab: "Un autre onglet de ce navigateur a continué cette partie. Voici où il en est.",
	Lost:     "Un autre appareil a pris une place qui était la vôtre : {seats}. Mettez-vous d’accord.",
	Twice:    "Deux réponses scellées différentes sont venues de : {seats}. Rien n’est ouvert ici. Demandez laquelle vaut.",
	Foreign:  "Ce lien prétend que cet appareil a fait ce qu’il n’a pas fait. Il est mis de côté et n’est pas suivi.",

	ForkTitle: "Ce lien a pris un autre chemin",
	ForkHint:  "Réponses communes : {0}. Les deux branches sont gardées ; convenez avec les autres de celle à suivre.",
	ForkThis:  "Le lien, en réponses : {0}",
	ForkOther: "La branche suivie, en réponses : {0}",
	Follow:    "Suivre celle-ci",
	Shown:     "C’est celle qui est sur la table.",
	Show:      "La regarder",

	AskBack:   "Dans ce lien, des réponses ont été reprises. Il en reste : {0}.",
	AskOpen:   "Dans ce lien, la partie continue en confiance ouverte à partir de la réponse {0} : ensuite, rien ne prouve les tirages.",
	AskSpent:  "Cet appareil est déjà allé plus loin. Accepter, c’est renoncer à ce qu’il a dit depuis.",
	Agree:     "Accepter",
	Stay:      "Garder la mienne",
	Propose:   "Demander à reprendre",
	Proposed:  "{seat} demande à revenir en arrière. Réponses qui resteraient : {0}.",
	Accept:    "Accepter",
	Refuse:    "Refuser",
	Accepted:  "Déjà d’accord : {seats}.",
	Refused:   "Refusé par : {seats}. La partie continue.",
	TakenBack: "Réponses reprises : de {0} à {1}.",

	TrustTitle: "Confiance et places",
	Code:       "Code de cette position",
	CodeHint:   "Lisez-le-vous une fois la partie commencée, par une autre voie que les liens. Codes égaux : même partie, sans personne entre vous.",
	Seats:      "Places",
	TakeSeat:   "La jouer ici",
	TakeOver:   "La reprendre",
	OverHint:   "Si quelqu’un a cessé de jouer, une autre personne peut continuer à sa place. Les autres le voient.",
	Key:        "Clé de cet appareil",
	KeyHint:    "Un navigateur oublie parfois. Avec cette clé, un autre appareil ou celui-ci peut continuer à votre place. Gardez-la secrète, et sur un seul appareil à la fois.",
	CopyKey:    "Copier la clé",
	Restore:    "Continuer ici avec une clé gardée :",
	RestoreDo:  "Rétablir",
	End:        "Continuer en confiance ouverte",
	EndAsk:     "Vraiment continuer en confiance ouverte",
	EndHint:    "Si une clé est perdue ou si quelqu’un a cessé de jouer, la partie peut continuer d’ici en confiance ouverte. Les autres doivent accepter.",

	Findings: [15]string{
		"Tous les tirages et toutes les réponses scellées ont été vérifiés.",
		"Vérifié jusqu’à la réponse {0}. Ensuite, la partie est ouverte d’un commun accord.",
		"La partie est ouverte : rien n’est vérifié.",
		"Le lien ne dit pas quel appareil a quelle place. Demandez un nouveau lien.",
		"Le lien est ouvert à partir de la réponse {0}, au milieu d’une décision scellée. Demandez un nouveau lien.",
		"Il y a des réponses alors que tout le monde n’est pas là. Demandez un nouveau lien.",
		"À la réponse {0}, une valeur n’est pas de qui elle devrait être. Ce lien a été falsifié.",
		"À la réponse {0}, une valeur a été omise ou employée deux fois. Ce lien a été falsifié.",
		"Le tirage de la réponse {0} n’est pas celui qui s’ensuit. Ce lien a été falsifié.",
		"À la réponse {0}, une réponse a été scellée sans être demandée.",
		"À la réponse {0}, une réponse scellée a été ouverte trop tôt.",
		"À la réponse {0}, une seule de deux réponses scellées d’un appareil a été ouverte.",
		"La réponse ouverte en {0} n’est pas celle qui avait été scellée. Ce lien a été falsifié.",
		"La réponse ouverte en {0} n’est pas permise par les règles.",
		"À la réponse {0}, une réponse est lisible alors qu’elle devait être scellée.",
	},
	Spent:    "Cet appareil a déjà dit autre chose à cet endroit, dans une autre branche. Suivez-la, ou convenez de continuer en confiance ouverte.",
	BadKey:   "Ce n’est pas une clé de cette partie. Une clé a 22 lettres et chiffres.",
	NoSeat:   "Cette place est prise. Choisissez-en une libre, ou regardez.",
	NotYours: "Cette place est jouée sur un autre appareil.",
	NotBack:  "On ne peut pas revenir si loin en arrière. Ce qui a été tiré, ouvert ou scellé reste.",
	Asked:    "Quelqu’un demande déjà à revenir aussi loin. Répondez-lui d’abord.",
	Sealed:   "Une personne a scellé deux réponses différentes. Demandez laquelle vaut, et convenez de continuer en confiance ouverte.",
	OtherKey: "Cet appareil a joué avec une autre clé de cette partie. Rétablissez celle-ci sur un autre appareil.",
	NoKey:    "Cet appareil n’a pas de clé de cette partie.",
	NoPlan:   "Dans une partie qui n’est pas ouverte, il vous faut une place sur cet appareil. Jouez-en une ici, ou choisissez « Ouverte ».",
}

var postHungarian = Post{
	Here: "Itt",
	Away: "Linkkel",

	ModeTitle: "Bizalom",
	Modes:     [3]string{"Nyílt", "Lepecsételt", "Tanúsított"},
	ModeHints: [3]string{
		"Barátok közt. Aki lép, az húz, és a titkos válaszok csak el vannak takarva a linkben: aki csalni akar, csalhat.",
		"Titkos választ senki sem olvashat idő előtt, és a sajátját sem változtathatja meg. A húzás továbbra is annak a böngészőjéből jön, aki lép. Egy titkos válaszhoz eggyel több link kell.",
		"Mint a lepecsételt, és egy húzást sem lehet előre tudni, megválasztani vagy megismételni: kell hozzá egy érték attól, aki lép, és egy a következő játékos eszközétől. Egy húzáshoz eggyel több link kellhet.",
	},
	ModeNeeds: "Linkkel játszott játszmákhoz. Az eszközök ehhez titkos értékeket őriznek, ezért a végéig ne törölj ott semmit.",

	Limits: "Egyik bizalmi mód sem véd az ellen, ha két játékos összebeszél, ha valaki két eszközzel játszik, ha egy játszmát addig kezdenek újra, amíg a felállás nem tetszik, ha egy gép helyett a gazdája lép, vagy ha valaki nem válaszol többé, miután látta, mi következik.",

	WhoTitle: "Melyik hely a tiéd?",
	WhoHint:  "Ez az eszköz megjegyzi ehhez a játszmához.",
	WhoName:  "A neved",
	IAm:      "Én játszom: {seat}",
	Taken:    "foglalt",
	Free:     "szabad",
	Played:   "itt játsszák",
	Watch:    "Csak nézem",
	Watching: "Ezt a játszmát csak nézed.",

	Wait:        "{seat} következik.",
	WaitHint:    "Küldd tovább a linket. Ha válasz jön, nyisd meg itt a linkjét.",
	WaitSealed:  "Hiányzó titkos válaszok: {seats}.",
	WaitOpen:    "A következő lépést ez az eszköz teszi meg: {seats}. Küldd oda a linket; elég megnyitni.",
	WaitDraw:    "A húzás ennek a játékosnak az eszközén történik: {seat}. Küldd oda a linket; elég megnyitni.",
	WaitProgram: "Ez a gép következik: {program}, ennek a játékosnak az eszközén: {seat}. Küldd oda a linket; elég megnyitni.",
	ShareSoon:   "Itt még egy gép következik: {program}. Akkor küldd el a linket, amikor válaszolt: addigra megújul.",
	DrawHere:    "Húzás inkább itt",
	Joining:     "Még szabad helyek: {seats}. Küldd el a linket azoknak, akik játszani fogják őket. A játszma akkor kezdődik, amikor mindenki csatlakozott.",

	Merged:   "Ez a link újdonságot hozott, de új választ nem.",
	OtherTab: "A böngésző egy másik lapján továbbment ez a játszma. Itt látod, hol tart.",
	Lost:     "Egy másik eszköz elfoglalt egy helyet, amely a tiéd volt: {seats}. Beszéljétek meg, ki játszik.",
	Twice:    "Két különböző titkos válasz jött innen: {seats}. Itt semmi sem nyílik fel. Kérdezd meg, melyik érvényes.",
	Foreign:  "Ez a link olyasmit állít erről az eszközről, amit nem tett meg. Félre van téve, és nem ez folytatódik.",

	ForkTitle: "Ez a link más úton ment tovább",
	ForkHint:  "Mindkettő ugyanabból az első {0} válaszból nőtt ki. Mindkettő megmarad; egyezzetek meg, melyiket folytatjátok.",
	ForkThis:  "A link: {0} válasz",
	ForkOther: "Az eddig követett: {0} válasz",
	Follow:    "Ezt követem",
	Shown:     "Ez van most az asztalon.",
	Show:      "Megnézem",

	AskBack:   "Ebben a linkben a játszmát visszavették, {0} válasz maradt.",
	AskOpen:   "Ebben a linkben a játszma a(z) {0}. választól nyíltan megy tovább: onnan semmi sem igazolja a húzásokat.",
	AskSpent:  "Ez az eszköz már továbbment ennél. Aki elfogadja, lemond arról, amit azóta mondott.",
	Agree:     "Elfogadom",
	Stay:      "Maradok az enyémnél",
	Propose:   "Visszavétel kérése",
	Proposed:  "{seat} vissza szeretne lépni oda, ahol még {0} válasz volt.",
	Accept:    "Elfogadom",
	Refuse:    "Elutasítom",
	Accepted:  "Eddig elfogadta: {seats}.",
	Refused:   "Elutasította: {seats}. A játszma folytatódik.",
	TakenBack: "Visszavéve: {0} válaszról {1} válaszra.",

	TrustTitle: "Bizalom és helyek",
	Code:       "Az állás kódja",
	CodeHint:   "Olvassátok fel egymásnak, ha már elkezdődött a játék, ne a linkeken át. Azonos kód: ugyanaz a játszma, senki sincs köztetek.",
	Seats:      "Helyek",
	TakeSeat:   "Itt játszom",
	TakeOver:   "Átveszem",
	OverHint:   "Ha egy játékos abbahagyta, más folytathatja helyette. A többiek látják.",
	Key:        "Az eszköz kulcsa",
	KeyHint:    "A böngészők néha felejtenek. Ezzel a kulccsal egy másik eszközön vagy ezen folytathatod a helyeden. Tartsd titokban, és egyszerre csak egy eszközön használd.",
	CopyKey:    "Kulcs másolása",
	Restore:    "Folytatás itt egy megőrzött kulccsal:",
	RestoreDo:  "Visszaállítás",
	End:        "Tovább nyíltan",
	EndAsk:     "Valóban tovább nyíltan",
	EndHint:    "Ha egy kulcs elveszett, vagy valaki abbahagyta, a játszma innen nyíltan mehet tovább. A többieket megkérdezi a lap.",

	Findings: [15]string{
		"Minden húzás és minden titkos válasz ellenőrizve van.",
		"Ellenőrizve a(z) {0}. válaszig. Onnan a játszma közös megegyezéssel nyílt.",
		"A játszma nyílt: semmi sincs ellenőrizve.",
		"A link nem mondja meg, melyik eszközé melyik hely. Kérj új linket.",
		"A link a(z) {0}. választól nyílt, egy titkos döntés közepén. Kérj új linket.",
		"Vannak válaszok, pedig még nem csatlakozott mindenki. Kérj új linket.",
		"A(z) {0}. válasznál egy érték nem azé a játékosé, akié kellene legyen. Ezt a linket meghamisították.",
		"A(z) {0}. válasznál egy érték kimaradt, vagy kétszer szerepel. Ezt a linket meghamisították.",
		"A(z) {0}. válasznál nem az a húzás áll, amely következik. Ezt a linket meghamisították.",
		"A(z) {0}. válasznál valaki kéretlenül pecsételt le választ.",
		"A(z) {0}. válasznál egy titkos választ túl korán nyitottak fel.",
		"A(z) {0}. válasznál egy eszköz két titkos válasza közül csak az egyiket nyitották fel.",
		"A(z) {0}. válasznál felnyitott válasz nem az, amelyet lepecsételtek. Ezt a linket meghamisították.",
		"A(z) {0}. válasznál felnyitott választ a szabályok nem engedik.",
		"A(z) {0}. válasznál egy válasz nyíltan áll, pedig titkosnak kellene lennie.",
	},
	Spent:    "Ez az eszköz ezen a helyen már mást mondott, egy másik ágon. Azt kövesd, vagy egyezzetek meg, hogy nyíltan mentek tovább.",
	BadKey:   "Ez nem ennek a játszmának a kulcsa. Egy kulcs 22 betűből és számjegyből áll.",
	NoSeat:   "Ez a hely foglalt. Válassz szabadot, vagy csak nézd.",
	NotYours: "Ezt a helyet egy másik eszközön játsszák.",
	NotBack:  "Ilyen messzire nem lehet visszamenni. Ami húzva, felnyitva vagy lepecsételve van, marad.",
	Asked:    "Valaki már kéri, hogy ennyit vegyetek vissza. Előbb arra válaszolj.",
	Sealed:   "Egy játékos két különböző választ pecsételt le. Kérdezd meg, melyik érvényes, és egyezzetek meg, hogy nyíltan mentek tovább.",
	OtherKey: "Ez az eszköz a játszma egy másik kulcsával játszott. Ezt egy másik eszközön állítsd vissza.",
	NoKey:    "Ennek az eszköznek nincs kulcsa ehhez a játszmához.",
	NoPlan:   "Egy nem nyílt játszmában kell egy hely ezen az eszközön. Játssz itt egyet, vagy válaszd a „Nyílt” módot.",
}
