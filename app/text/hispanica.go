package text

// Hispanica has the words of the table of Pax Hispanica in one language.
type Hispanica struct {
	_ [0]func() // see Words

	Round        string // {0} of {1}, {2} the year
	Season       string // title
	Zones        string // title
	Good         string // {good}, {value} dollars
	InSeason     string // {good}, {value} dollars
	FreePlace    string // {place}
	Empty        string
	Slave        string
	Citizen      string
	Fort         string
	Chest        string // {good}
	Illegal      string
	Natives      string // {site}, {0}
	Wilderness   string // {site}, {0}
	Cathedral    string // {0} Citizens
	Visita       string // {0} Natives
	Rebels       string // {0}
	Galley       string
	Claim        string
	Inquisitor   string
	Seas         string // title
	NoFleet      string
	Fleet        string // {legality}, {0} Sail, {1} Guns, {2} free hold
	Aboard       string // {list}
	NothingTaken string
	OrderOf      string // {order} for {seat}
	Market       string // title
	Top          string
	NoTop        string
	Unseen       string // {0}
	Outposts     string // {0}
	Discards     string // {0}
	Treasury     string // ${0}
	Philosophy   string // title
	Titles       string // title
	FreeTitle    string
	Hand         string
	Tableau      string
	Ships        string
	Tribute      string
	Infamy       string
	Freed        string
	Pawn         string
	Supply       string
	SlavesOnMap  string // {0}
	RebelsLeft   string // {0}

	// Who plays a seat.
	PlayedBy string    // title
	Bot      string    // {persona}: the name of a seat that the device plays
	Personas [5]string // by persona.Kind, from 1
}
