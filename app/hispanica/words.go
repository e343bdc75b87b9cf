package hispanica

// boardWords are the short words on the board, where there is no room for the
// sentences of the page, and those of its key.
type boardWords struct {
	_ [0]func() // not to be compared: what compares so much text is large

	round     string // {0}
	year      string // {0} the year, {1} the last round
	next      string // round
	first     string // the spaces of a branch
	second    string
	radical   string
	empty     string // of a Colony
	citizen   string
	slave     string
	fort      string
	chest     string
	inSeason  string
	outSeason string
	site      string
	wild      string
	cathedral string
	visita    string
	rebels    string
	galley    string
	claim     string
	inquiry   string
	fleet     string
	outpost   string
	illegal   string
	passive   string // {0} dollars, {1} discs of Spain without a seat
}

var boards = map[string]*boardWords{
	"en": {
		round: "Round {0}", year: "{0}, last round: {1}", next: "next:",
		first: "first", second: "second", radical: "radical",
		empty: "Colony without Labour", citizen: "Citizen at work", slave: "Slave at work",
		fort: "fort", chest: "chest", inSeason: "good in season", outSeason: "out of season",
		site: "Tribe site", wild: "wilderness site", cathedral: "Cathedral, Citizens waiting", visita: "Visita, Natives",
		rebels: "Rebels", galley: "Galley", claim: "Claim", inquiry: "Inquisition", fleet: "fleet: ships, chests",
		outpost: "Outpost", illegal: "illegal Colony", passive: "Crown treasury ${0}, Colony discs {1}",
	},
	"fr": {
		round: "Tour {0}", year: "{0}, dernier tour : {1}", next: "ensuite :",
		first: "premier", second: "deuxième", radical: "radical",
		empty: "Colonie sans main-d’œuvre", citizen: "Citoyen au travail", slave: "Esclave au travail",
		fort: "fort", chest: "coffre", inSeason: "denrée de saison", outSeason: "hors saison",
		site: "site de tribu", wild: "site sauvage", cathedral: "Cathédrale, Citoyens en attente", visita: "Visita, Indigènes",
		rebels: "Rebelles", galley: "Galère", claim: "Concession", inquiry: "Inquisition", fleet: "flotte : navires, coffres",
		outpost: "Avant-poste", illegal: "Colonie illégale", passive: "Trésor de la Couronne {0} $, disques {1}",
	},
	"hu": {
		round: "{0}. kör", year: "{0}, utolsó kör: {1}", next: "utána:",
		first: "első", second: "második", radical: "radikális",
		empty: "munkás nélküli gyarmat", citizen: "dolgozó polgár", slave: "dolgozó rabszolga",
		fort: "erőd", chest: "láda", inSeason: "idényáru", outSeason: "áru idényen kívül",
		site: "törzsi hely", wild: "vadonbeli hely", cathedral: "katedrális, várakozó polgárok", visita: "visita, bennszülöttek",
		rebels: "lázadók", galley: "gálya", claim: "jogcím", inquiry: "inkvizíció", fleet: "flotta: hajók, ládák",
		outpost: "előőrs", illegal: "illegális gyarmat", passive: "a Korona kincstára {0} $, korongok: {1}",
	},
}
