package hispanica

import "flota/rules"

// headings are the words of the headings of the log in one language.
type headings struct {
	round string // {0}, {1} the year
	years [phaseCount]string
}

var headingsEnglish = headings{
	round: "Round {0}, the year {1}",
	years: [phaseCount]string{
		GoodsYear: "Goods Year", AuctionYear: "Auction Year", PlayYear: "Play Year", ShippingYear: "Shipping Year",
	},
}

var headingsFrench = headings{
	round: "Tour {0}, année {1}",
	years: [phaseCount]string{
		GoodsYear: "Année des Denrées", AuctionYear: "Année des Enchères", PlayYear: "Année de Jeu",
		ShippingYear: "Année de Navigation",
	},
}

var headingsHungarian = headings{
	round: "{0}. kör, az év {1}",
	years: [phaseCount]string{
		GoodsYear: "Áruév", AuctionYear: "Aukciós év", PlayYear: "Játékév", ShippingYear: "Hajózási év",
	},
}

// Heading gives the heading of a round or of a Year, where one begins.
func (t *Text) Heading(e rules.Event) (level int, words string) {
	switch e.Kind {
	case RoundBegins:
		return 1, t.fill(t.headings.round, rules.Nobody, e.Args[:]...)
	case YearBegins:
		return 2, t.headings.years[e.Args[0]]
	}
	return 0, ""
}
