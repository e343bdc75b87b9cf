package hispanica

// The tables of the map and the pieces, one row a line (sections 2.4 and 2.5).
// All values are this project's own unless a mark says something else: S the
// seed, B a review or report.
//
// The order of the rows is in links: rows are never reordered.

// A Nation is a side, also the passive Spain that has no seat.
type Nation int8

// The five nations [B].
const (
	NoNation Nation = iota
	Spain
	England
	France
	Netherlands
	Courland
)

// NationCount is the number of nations with NoNation, for arrays by Nation.
const NationCount = 6

var nations = [NationCount]struct {
	id     string
	cash   int16 // at the start
	supply int8  // Colony discs
}{
	Spain:       {"spain", startCashSpain, spainSupply},
	England:     {"england", startCash, colonySupply},
	France:      {"france", startCash, colonySupply},
	Netherlands: {"netherlands", startCashDutch, colonySupply},
	Courland:    {"courland", startCash, colonySupply},
}

// A Good is what a zone yields. A chest holds the good of its zone.
type Good int8

// The eight goods.
const (
	Silver Good = iota
	Gold
	Pearls
	Sugar
	Dyes
	Cacao
	Tobacco
	Hides

	GoodCount = 8
)

var goods = [GoodCount]struct {
	id    string
	value int16 // dollars
	harsh bool  // the work wears Slaves down (D1.6)
}{
	{"silver", 4, true},
	{"gold", 4, true},
	{"pearls", 3, true},
	{"sugar", 3, true},
	{"dyes", 3, false},
	{"cacao", 2, false},
	{"tobacco", 2, false},
	{"hides", 1, false},
}

// precious are the goods that titles and tribute ask for.
func precious(g Good) bool { return g == Silver || g == Gold }

// A goodSet has a bit for each good.
type goodSet uint8

func (set goodSet) has(g Good) bool { return set>>g&1 == 1 }

// rounds has the year of each round and the goods in season, from round 1.
var rounds = [doveMax + 1]struct {
	year   int16
	season goodSet
}{
	1:  {1598, 1<<Silver | 1<<Tobacco | 1<<Hides | 1<<Cacao},
	2:  {1608, 1<<Gold | 1<<Sugar | 1<<Dyes | 1<<Pearls},
	3:  {1618, 1<<Silver | 1<<Tobacco | 1<<Cacao | 1<<Sugar},
	4:  {1628, 1<<Gold | 1<<Dyes | 1<<Hides | 1<<Pearls},
	5:  {1638, 1<<Silver | 1<<Tobacco | 1<<Sugar | 1<<Cacao},
	6:  {1648, 1<<Gold | 1<<Dyes | 1<<Pearls | 1<<Tobacco},
	7:  {1658, 1<<Silver | 1<<Sugar | 1<<Hides | 1<<Cacao},
	8:  {1668, 1<<Gold | 1<<Tobacco | 1<<Dyes | 1<<Pearls},
	9:  {1678, 1<<Silver | 1<<Sugar | 1<<Tobacco | 1<<Cacao},
	10: {1688, 1<<Gold | 1<<Dyes | 1<<Sugar | 1<<Pearls},
}

// A Sea is a sea zone.
type Sea int8

// The twelve sea zones.
const (
	Europe Sea = iota
	TradeWinds
	Leeward
	Main
	Mona
	Darien
	JamaicaChannel
	Honduras
	Windward
	Gulf
	Bahama
	Sargasso

	SeaCount = 12
)

// A seaSet has a bit for each sea zone.
type seaSet uint16

func (set seaSet) has(s Sea) bool { return set>>s&1 == 1 }

// seas has the passages. Those from and to Europe, past the Trade winds and
// into the Sargasso go one way: in with the winds, out with the Gulf Stream.
var seas = [SeaCount]struct {
	id string
	to seaSet
}{
	Europe:         {"EUR", 1 << TradeWinds},
	TradeWinds:     {"TRA", 1<<Leeward | 1<<Main},
	Leeward:        {"LEE", 1<<Mona | 1<<Main | 1<<Sargasso},
	Main:           {"MAI", 1<<Leeward | 1<<Darien | 1<<JamaicaChannel},
	Mona:           {"MON", 1<<Leeward | 1<<Windward | 1<<JamaicaChannel | 1<<Sargasso},
	Darien:         {"DAR", 1<<Main | 1<<JamaicaChannel | 1<<Honduras},
	JamaicaChannel: {"JAC", 1<<Mona | 1<<Main | 1<<Darien | 1<<Honduras | 1<<Windward},
	Honduras:       {"GHO", 1<<Darien | 1<<JamaicaChannel | 1<<Gulf},
	Windward:       {"WIN", 1<<Mona | 1<<JamaicaChannel | 1<<Bahama},
	Gulf:           {"GUL", 1<<Honduras | 1<<Bahama},
	Bahama:         {"BAH", 1<<Windward | 1<<Gulf | 1<<Sargasso},
	Sargasso:       {"SAR", 1 << Europe},
}

// A Zone is a land zone. Wherever zones are gone through one by one it is in
// this order.
type Zone int8

// The fourteen land zones.
const (
	Florida Zone = iota
	NewSpain
	Yucatan
	Guatemala
	Mosquito
	Panama
	NewGranada
	Venezuela
	Guiana
	Antilles
	PuertoRico
	Hispaniola
	Jamaica
	Cuba

	ZoneCount = 14
)

// NoZone is no zone.
const NoZone Zone = -1

// zones has, of its Colonies' places and its Tribe sites, the first and the
// one behind the last.
var zones = [ZoneCount]struct {
	id        string
	coasts    seaSet
	place     [2]Place
	good      Good
	site      [2]Site
	cathedral bool // at the start
}{
	Florida:    {"FLO", 1<<Gulf | 1<<Bahama, [2]Place{StAugustine, Veracruz}, Hides, [2]Site{Timucua, Nahua}, false},
	NewSpain:   {"NSP", 1 << Gulf, [2]Place{Veracruz, Campeche}, Silver, [2]Site{Nahua, YucatecMaya}, true},
	Yucatan:    {"YUC", 1<<Gulf | 1<<Honduras, [2]Place{Campeche, Trujillo}, Dyes, [2]Site{YucatecMaya, Lenca}, true},
	Guatemala:  {"GUA", 1 << Honduras, [2]Place{Trujillo, ProvidenceIsland}, Cacao, [2]Site{Lenca, Miskito}, false},
	Mosquito:   {"MOS", 1<<Honduras | 1<<Darien, [2]Place{ProvidenceIsland, Portobelo}, Tobacco, [2]Site{Miskito, Guna}, false},
	Panama:     {"PAN", 1 << Darien, [2]Place{Portobelo, Cartagena}, Silver, [2]Site{Guna, Muisca}, true},
	NewGranada: {"CAR", 1<<Darien | 1<<Main, [2]Place{Cartagena, LaGuaira}, Gold, [2]Site{Muisca, Cumanagoto}, true},
	Venezuela:  {"VEN", 1 << Main, [2]Place{LaGuaira, Tobago}, Pearls, [2]Site{Cumanagoto, Lokono}, true},
	Guiana:     {"GUI", 1<<TradeWinds | 1<<Main, [2]Place{Tobago, StKitts}, Sugar, [2]Site{Lokono, Kalinago}, false},
	Antilles:   {"ANT", 1 << Leeward, [2]Place{StKitts, SanJuan}, Tobacco, [2]Site{Kalinago, SiteCount}, false},
	PuertoRico: {"PRI", 1<<Leeward | 1<<Mona, [2]Place{SanJuan, SantoDomingo}, Sugar, [2]Site{}, false},
	Hispaniola: {"HIS", 1<<Mona | 1<<Windward | 1<<JamaicaChannel, [2]Place{SantoDomingo, SantiagoDeLaVega}, Hides, [2]Site{}, true},
	Jamaica:    {"JAM", 1 << JamaicaChannel, [2]Place{SantiagoDeLaVega, Havana}, Sugar, [2]Site{}, false},
	Cuba: {"CUB", 1<<Gulf | 1<<Bahama | 1<<Windward | 1<<JamaicaChannel, [2]Place{Havana, PlaceCount}, Tobacco,
		[2]Site{}, true},
}

// circuit is the way of the Inquisition (end of D1).
var circuit = [8]Zone{NewSpain, Yucatan, Guatemala, Panama, NewGranada, Venezuela, Hispaniola, Cuba}

// A Place is a slot of a zone for one Colony, named by its town.
type Place int8

// The 29 places, zone by zone.
const (
	StAugustine Place = iota
	NewProvidence
	Veracruz
	Tampico
	Campeche
	Bacalar
	Trujillo
	PuertoCaballos
	ProvidenceIsland
	Bluefields
	Portobelo
	Chagres
	Cartagena
	SantaMarta
	LaGuaira
	Curacao
	Tobago
	Paramaribo
	StKitts
	Barbados
	Martinique
	SanJuan
	StCroix
	SantoDomingo
	Tortuga
	SantiagoDeLaVega
	PortRoyal
	Havana
	SantiagoDeCuba

	PlaceCount = 29
)

// NoPlace is no place.
const NoPlace Place = -1

// places tells which Crown colonies there are at the start: all of them are on
// the board from the first round [B].
var places = [PlaceCount]struct {
	id   string
	zone Zone
	// crown is the labour of the Crown colony at the start; noCrown: none.
	crown Labour
	fort  bool
}{
	StAugustine:      {"st-augustine", Florida, Slave, false},
	NewProvidence:    {"new-providence", Florida, noCrown, false},
	Veracruz:         {"veracruz", NewSpain, Citizen, true},
	Tampico:          {"tampico", NewSpain, noCrown, false},
	Campeche:         {"campeche", Yucatan, Slave, false},
	Bacalar:          {"bacalar", Yucatan, noCrown, false},
	Trujillo:         {"trujillo", Guatemala, Slave, false},
	PuertoCaballos:   {"puerto-caballos", Guatemala, noCrown, false},
	ProvidenceIsland: {"providence-island", Mosquito, noCrown, false},
	Bluefields:       {"bluefields", Mosquito, noCrown, false},
	Portobelo:        {"portobelo", Panama, Slave, true},
	Chagres:          {"chagres", Panama, noCrown, false},
	Cartagena:        {"cartagena", NewGranada, Citizen, true},
	SantaMarta:       {"santa-marta", NewGranada, noCrown, false},
	LaGuaira:         {"la-guaira", Venezuela, Slave, false},
	Curacao:          {"curacao", Venezuela, noCrown, false},
	Tobago:           {"tobago", Guiana, noCrown, false},
	Paramaribo:       {"paramaribo", Guiana, noCrown, false},
	StKitts:          {"st-kitts", Antilles, noCrown, false},
	Barbados:         {"barbados", Antilles, noCrown, false},
	Martinique:       {"martinique", Antilles, noCrown, false},
	SanJuan:          {"san-juan", PuertoRico, Slave, true},
	StCroix:          {"st-croix", PuertoRico, noCrown, false},
	SantoDomingo:     {"santo-domingo", Hispaniola, Citizen, false},
	Tortuga:          {"tortuga", Hispaniola, noCrown, false},
	SantiagoDeLaVega: {"santiago-de-la-vega", Jamaica, Slave, false},
	PortRoyal:        {"port-royal", Jamaica, noCrown, false},
	Havana:           {"havana", Cuba, Citizen, true},
	SantiagoDeCuba:   {"santiago-de-cuba", Cuba, noCrown, false},
}

// noCrown marks a place without a Crown colony: no Crown colony begins
// without labour.
const noCrown = NoLabour

// A Site is a Tribe site.
type Site int8

// The fourteen Tribe sites, zone by zone.
const (
	Timucua Site = iota
	Calusa
	Nahua
	YucatecMaya
	Itza
	Lenca
	Miskito
	Guna
	Muisca
	Wayuu
	Cumanagoto
	Lokono
	Warao
	Kalinago

	SiteCount = 14
)

// NoSite is no site.
const NoSite Site = -1

// sites marks the wilderness sites: nobody can be kidnapped there [S 4.6; which
// sites these are is this project's own].
var sites = [SiteCount]struct {
	id         string
	zone       Zone
	natives    int8
	wilderness bool
}{
	{"timucua", Florida, 2, false},
	{"calusa", Florida, 2, true},
	{"nahua", NewSpain, 3, false},
	{"yucatec-maya", Yucatan, 2, false},
	{"itza", Yucatan, 2, true},
	{"lenca", Guatemala, 2, false},
	{"miskito", Mosquito, 3, true},
	{"guna", Panama, 2, true},
	{"muisca", NewGranada, 2, false},
	{"wayuu", NewGranada, 2, true},
	{"cumanagoto", Venezuela, 2, false},
	{"lokono", Guiana, 2, false},
	{"warao", Guiana, 2, true},
	{"kalinago", Antilles, 3, true},
}

// A Labour is who works in a Colony.
type Labour int8

// The three states of a Colony.
const (
	NoLabour Labour = iota
	Slave
	Citizen
)

var labours = [3]string{"", "slave", "citizen"}

// A Meeple is a person aboard.
type Meeple int8

// The two kinds of meeples.
const (
	NativeAboard Meeple = iota
	CitizenAboard

	MeepleCount = 2
)

var meeples = [MeepleCount]string{"n", "c"}

// A Legality is how a fleet stands to the law [S 6.4].
type Legality int8

// The four legalities [S 6.4].
const (
	NoLegality Legality = iota
	Plunder
	Smuggler
	Conquistador
	Privateer
)

// LegalityCount is the number of legalities with NoLegality.
const LegalityCount = 5

var legalities = [LegalityCount]string{"", "plunder", "smuggler", "conquistador", "privateer"}

// A legalitySet has a bit for each legality.
type legalitySet uint8

func (set legalitySet) has(l Legality) bool { return set>>l&1 == 1 }

// A Branch is a corridor of the philosophy board [B].
type Branch int8

// The four branches; Youth is where all begin.
const (
	Youth     Branch = iota
	Royal            // courtiers
	Federal          // one superpower of the New World
	Separate         // independent small states
	Abolition        // a state of the freed
)

// branchSize is the number of spaces of a branch.
const branchSize = 3

// BranchCount is the number of branches with Youth.
const BranchCount = 5

// A Space is a space of the philosophy board: Youth, then three of each
// branch. The third of a branch is its radical space [B].
type Space int8

// SpaceCount is the number of spaces.
const SpaceCount = 13

var spaces = [SpaceCount]string{
	"y", "roy1", "roy2", "roy3", "fed1", "fed2", "fed3", "sep1", "sep2", "sep3", "abo1", "abo2", "abo3",
}

// SpaceOf is the space of a branch at depth 1 to 3.
func SpaceOf(b Branch, depth int8) Space {
	if b == Youth {
		return 0
	}
	return Space(b-1)*branchSize + Space(depth)
}

// Branch is the branch of a space.
func (s Space) Branch() Branch {
	if s == 0 {
		return Youth
	}
	return Branch((s-1)/branchSize) + 1
}

// Depth is 0 for Youth, otherwise 1 to 3.
func (s Space) Depth() int8 {
	if s == 0 {
		return 0
	}
	return int8((s-1)%branchSize) + 1
}

// A Title is one of the pirate titles [B: titles exist].
type Title int8

// The six titles.
const (
	ScourgeOfTheMain Title = iota
	SackerOfCities
	AdmiralOfTheBrethren
	TakerOfThePlateFleet
	SeaRover
	EnemyOfAllNations

	TitleCount = 6
)

var titles = [TitleCount]string{"T1", "T2", "T3", "T4", "T5", "T6"}

// An Order is what a fleet does when another enters its sea zone.
type Order int8

// The three orders.
const (
	NoOrder Order = iota
	OrderCargo
	OrderAll
)

var orderIDs = [3]string{"none", "cargo", "all"}
