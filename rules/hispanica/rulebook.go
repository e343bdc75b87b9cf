package hispanica

import (
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/flow"
)

// The reasons of refusal (section 2.17.5). Numbers that its list leaves out are
// free.
const (
	TooDear         rules.Rule = iota + 1 // R1
	NoAction                              // R2
	NotYours                              // R4
	NoColony                              // R5
	NoOwnColony                           // R6
	NationTaken                           // R7
	NoSpain                               // R8
	SpainFirst                            // R9
	NoCathedral                           // R10
	NoCitizen                             // R11
	OtherZone                             // R13
	NoNative                              // R14
	RebelZone                             // R15
	Wilderness                            // R16
	NoVisita                              // R17
	NothingBuried                         // R18
	BidTooHigh                            // R19
	NotInHand                             // R20
	NotDrawn                              // R21
	NoFleet                               // R23
	ChestsAboard                          // R24
	Appointed                             // R25
	SameFlagship                          // R26
	NotPrinted                            // R27
	NotInFleet                            // R28
	DeckEmpty                             // R29
	NoOutpost                             // R30
	NoSlot                                // R31
	NoDisc                                // R32
	HasFort                               // R33
	HasGalley                             // R34
	HasVisita                             // R35
	NoOwnVisita                           // R36
	HasCathedral                          // R37
	HasClaim                              // R38
	NoClaim                               // R39
	NotNext                               // R40
	NeedsIcon                             // R41
	NoSlave                               // R42
	NoRebelLeft                           // R43
	NoColonyInZone                        // R44
	NotRadical                            // R45
	NoRebel                               // R46
	NotCourtier                           // R47
	NoRival                               // R48
	FleetFull                             // R49
	HasBark                               // R50
	NotSpanish                            // R51
	AlreadyChosen                         // R52
	NotEmpty                              // R53
	DoveStays                             // R54
	NotEurope                             // R55
	NoPassage                             // R56
	NoCoast                               // R57
	AlreadyLanded                         // R58
	OtherHasNoFleet                       // R59
	OtherSea                              // R60
	PeaceInEurope                         // R61
	NotThisFleet                          // R62
	NoChest                               // R63
	NoHold                                // R64
	PlunderFights                         // R65
	OwnColonyOnly                         // R66
	ClaimOnly                             // R67
	TooWeak                               // R68
	InquisitionHere                       // R69
	NotHere                               // R70
	NotAboard                             // R71
	NotEmptyColony                        // R72
	NoEmptyColony                         // R73
	AlreadyFought                         // R74
	OwnTarget                             // R75
	NotThisTarget                         // R76
	OrderGiven                            // R78
	Yourself                              // R79
	FlagshipStays                         // R80
	MeeplesFirst                          // R81
	NoneOfThese                           // R82
	NothingHere                           // R83

	ruleCount
)

// refusals has the code of each reason and the paragraph of the rulebook that
// it enforces.
var refusals = [ruleCount]struct{ code, paragraph string }{
	TooDear:         {"R1", "6.1.3"},
	NoAction:        {"R2", "6.1.1"},
	NotYours:        {"R4", "6.4.1"},
	NoColony:        {"R5", "6.4.1"},
	NoOwnColony:     {"R6", "6.4.1"},
	NationTaken:     {"R7", "2.1.4"},
	NoSpain:         {"R8", "2.1.4"},
	SpainFirst:      {"R9", "2.1.5"},
	NoCathedral:     {"R10", "3.1.5"},
	NoCitizen:       {"R11", "3.1.5"},
	OtherZone:       {"R13", "4.4.1"},
	NoNative:        {"R14", "3.1.4"},
	RebelZone:       {"R15", "4.4.4"},
	Wilderness:      {"R16", "4.4.5"},
	NoVisita:        {"R17", "3.1.5"},
	NothingBuried:   {"R18", "5.3.6"},
	BidTooHigh:      {"R19", "5.3.1"},
	NotInHand:       {"R20", "6.3.1"},
	NotDrawn:        {"R21", "6.3.4"},
	NoFleet:         {"R23", "6.2.4"},
	ChestsAboard:    {"R24", "6.2.4"},
	Appointed:       {"R25", "6.2.4"},
	SameFlagship:    {"R26", "6.2.3"},
	NotPrinted:      {"R27", "6.2.3"},
	NotInFleet:      {"R28", "6.2.3"},
	DeckEmpty:       {"R29", "6.3.4"},
	NoOutpost:       {"R30", "6.4.2"},
	NoSlot:          {"R31", "6.4.2"},
	NoDisc:          {"R32", "1.4.2"},
	HasFort:         {"R33", "6.4.3"},
	HasGalley:       {"R34", "6.4.4"},
	HasVisita:       {"R35", "6.4.5"},
	NoOwnVisita:     {"R36", "6.4.6"},
	HasCathedral:    {"R37", "6.4.6"},
	HasClaim:        {"R38", "6.4.7"},
	NoClaim:         {"R39", "6.4.8"},
	NotNext:         {"R40", "10.2.1"},
	NeedsIcon:       {"R41", "10.2.4"},
	NoSlave:         {"R42", "6.5.1"},
	NoRebelLeft:     {"R43", "6.5.2"},
	NoColonyInZone:  {"R44", "6.5.3"},
	NotRadical:      {"R45", "6.5.3"},
	NoRebel:         {"R46", "6.5.4"},
	NotCourtier:     {"R47", "6.5.5"},
	NoRival:         {"R48", "6.5.5"},
	FleetFull:       {"R49", "6.3.3"},
	HasBark:         {"R50", "6.3.5"},
	NotSpanish:      {"R51", "7.5.1"},
	AlreadyChosen:   {"R52", "7.1.6"},
	NotEmpty:        {"R53", "7.5.7"},
	DoveStays:       {"R54", "7.5.12"},
	NotEurope:       {"R55", "7.5.5"},
	NoPassage:       {"R56", "8.2.1"},
	NoCoast:         {"R57", "8.4.1"},
	AlreadyLanded:   {"R58", "8.4.1"},
	OtherHasNoFleet: {"R59", "8.3.2"},
	OtherSea:        {"R60", "8.3.2"},
	PeaceInEurope:   {"R61", "8.3.2"},
	NotThisFleet:    {"R62", "8.3.1"},
	NoChest:         {"R63", "8.5.2"},
	NoHold:          {"R64", "8.4.8"},
	PlunderFights:   {"R65", "8.5.3"},
	OwnColonyOnly:   {"R66", "8.5.5"},
	ClaimOnly:       {"R67", "8.5.6"},
	TooWeak:         {"R68", "8.5.6"},
	InquisitionHere: {"R69", "8.5.4"},
	NotHere:         {"R70", "8.4.2"},
	NotAboard:       {"R71", "8.4.9"},
	NotEmptyColony:  {"R72", "8.4.9"},
	NoEmptyColony:   {"R73", "8.4.5"},
	AlreadyFought:   {"R74", "9.1.1"},
	OwnTarget:       {"R75", "9.1.2"},
	NotThisTarget:   {"R76", "9.1.2"},
	OrderGiven:      {"R78", "8.2.2"},
	Yourself:        {"R79", "8.3.2"},
	FlagshipStays:   {"R80", "8.7.1"},
	MeeplesFirst:    {"R81", "8.7.2"},
	NoneOfThese:     {"R82", "8.7.2"},
	NothingHere:     {"R83", "9.1.7"},
}

func refusalCodes() []string {
	codes := make([]string, ruleCount)
	for i, r := range refusals {
		codes[i] = r.code
	}
	return codes
}

// Paragraph is the id of the paragraph that a rule enforces.
func (t *Text) Paragraph(r rules.Rule) string { return refusals[r].paragraph }

// inForce has for each question the paragraphs that say how it is answered and
// what follows, the most important first.
var inForce = [stepCount][]string{
	stepPickNation:   {"2.1.4", "2.1.5", "2.1.1"},
	stepDealNation:   {"12.1.1", "2.1.3", "2.1.2"},
	stepFirstTop:     {"2.4.6", "1.5.5"},
	stepFirstOutpost: {"2.3.2", "1.5.5"},
	stepOrder:        {"2.3.5"},
	stepLabour:       {"4.4.1", "4.4.2", "4.4.3", "4.4.9"},
	stepMode:         {"5.2.1", "5.2.2"},
	stepBid:          {"5.2.4", "5.2.5", "5.2.6", "5.2.7", "5.2.8", "5.3.1"},
	stepBuried:       {"5.3.4", "1.5.5"},
	stepNewTop:       {"5.3.5", "1.5.5"},
	stepVerb:         {"6.1.1", "6.1.2", "6.1.4"},
	stepPlayCard:     {"6.3.1", "6.3.2", "7.1.2", "7.1.6"},
	stepNewLegality:  {"6.3.2", "6.2.5", "8.5.1", "8.6.1"},
	stepReplace:      {"6.3.3", "8.7.2"},
	stepSell:         {"6.2.1", "6.2.2"},
	stepFlagship:     {"6.2.3", "6.2.4"},
	stepFlagLegality: {"6.2.3", "6.2.5", "8.5.1", "8.6.1"},
	stepScoutDraw:    {"6.3.4", "1.5.5"},
	stepKeep:         {"6.3.4", "7.1.9"},
	stepFound:        {"6.4.2"},
	stepFort:         {"6.4.3"},
	stepGalley:       {"6.4.4", "3.1.9"},
	stepVisita:       {"6.4.5", "4.3.2"},
	stepCathedral:    {"6.4.6", "4.3.1"},
	stepClaim:        {"6.4.7", "6.4.8", "3.1.7"},
	stepClaimFrom:    {"6.4.8"},
	stepPhilosophy:   {"10.2.1", "10.2.2", "10.2.3", "10.2.4", "10.2.5"},
	stepEmancipate:   {"6.5.1"},
	stepFoment:       {"6.5.2", "6.5.3"},
	stepPacify:       {"6.5.4"},
	stepDenounce:     {"6.5.5", "10.2.6"},
	stepAlcabala:     {"7.5.1", "7.1.6"},
	stepAutoDaFe:     {"7.5.3"},
	stepHurricane:    {"7.5.5"},
	stepNewLaws:      {"7.5.6"},
	stepAsiento:      {"7.5.7", "7.1.6"},
	stepReprisal:     {"7.5.9", "7.1.6"},
	stepSituado:      {"7.5.10", "7.1.6"},
	stepDove:         {"7.5.12", "1.3.3"},
	stepPorts:        {"7.5.11", "1.5.5"},
	stepShed:         {"6.6.3", "6.6.1", "6.6.2", "6.6.4", "6.6.6"},
	stepToss:         {"6.6.6", "6.6.3"},
	stepSail:         {"8.1.3", "8.2.1", "8.3.1", "8.3.2", "8.4.1"},
	stepLandVerb:     {"8.4.2", "8.4.3", "8.4.5", "8.5.1", "9.1.1"},
	stepLoad:         {"8.5.1", "8.5.2"},
	stepDeliver:      {"8.4.9"},
	stepTarget:       {"9.1.1", "9.1.2", "9.2.1", "9.2.6", "9.2.7"},
	stepSupport:      {"9.3.1", "9.3.2", "9.3.3", "9.3.4", "9.3.6"},
	stepFree:         {"9.4.1"},
	stepCapture:      {"9.4.3", "9.4.4"},
	stepPrize:        {"8.3.4"},
	stepLoseShip:     {"8.7.1"},
	stepThrow:        {"8.7.2"},
	stepOrders:       {"8.2.2", "8.2.3", "8.2.4"},
	stepOrderKind:    {"8.2.2", "8.2.4"},
}

// won has the paragraphs that say who has won.
var won = [victoryCount][]string{
	CourtFavourite: {"11.2.1", "11.1.2"},
	Emancipator:    {"11.2.2", "11.1.2"},
	President:      {"11.2.3", "11.1.2"},
	Liberator:      {"11.2.4", "11.1.2"},
	PirateKing:     {"11.2.5", "11.1.2"},
	Prestige:       {"11.3.1", "11.3.2", "11.3.3"},
}

// loading has the paragraph of each legality on how it loads.
var loading = [LegalityCount]string{
	Plunder: "8.5.3", Smuggler: "8.5.4", Conquistador: "8.5.5", Privateer: "8.5.6",
}

// InForce gives the paragraphs for the present decision.
func (t *Text) InForce(state rules.State) []string {
	s := state.(*State)
	d := s.Decision()
	step := flow.Step(d.Question)
	switch {
	case d.Kind == rules.Over:
		return won[s.Victory]
	case step == stepLoad:
		return append([]string{loading[s.Players[s.Turn.Seat].Legality]}, inForce[step]...)
	case step == stepNewLegality && Card(s.Stack.Top().V[1]) == Bark:
		return append([]string{"6.3.5"}, inForce[step]...)
	case step == stepShed && s.Turn.Seat == rules.Nobody:
		return []string{"6.6.2", "6.6.7", "6.6.3", "6.6.4", "6.6.6"}
	}
	return inForce[step]
}

// About says what of the game is published.
func (t *Text) About() string { return t.about }

// Source names where a paragraph comes from.
func (t *Text) Source(source rules.Source) string { return t.sources[source] }

// An entry is a [rules.Entry].
type entry struct{ ID, Title, Text string }

// Rulebook has the words of the rulebook in a language. The browser program does
// without them: the site has a file of each.
func Rulebook(language string) []rules.Entry {
	return rules.Entries(templates(language), Game{}.Text(language, nil).(*Text).list)
}

// templates has the words with the places for what the tables say.
func templates(language string) []entry {
	switch language {
	case "fr":
		return rulebookFrench
	case "hu":
		return rulebookHungarian
	}
	return rulebookEnglish
}

// Paragraphs are those of the rulebook in reading order, without their words.
func (t *Text) Paragraphs() []rules.Paragraph {
	list := make([]rules.Paragraph, len(paragraphs))
	for i, p := range paragraphs {
		list[i] = rules.Paragraph{ID: p.id, Source: p.source, Page: p.page, Own: p.own}
	}
	return list
}

// list writes a list out of the tables: "{zones}", "{coasts NSP}".
func (t *Text) list(fields []string) string {
	var rows []string
	add := func(name string) { rows = append(rows, name) }
	switch fields[0] {
	case "zones":
		for z := range Zone(ZoneCount) {
			add(t.Zone(z))
		}
	case "cathedrals":
		for z := range Zone(ZoneCount) {
			if zones[z].cathedral {
				add(t.Zone(z))
			}
		}
	case "circuit":
		for _, z := range circuit {
			add(t.Zone(z))
		}
	case "coasts":
		for _, s := range zoneBy(fields[1]).Coasts() {
			add(t.Sea(s))
		}
	case "places":
		for _, p := range zoneBy(fields[1]).Places() {
			add(t.Place(p))
		}
	case "good":
		add(t.Good(zoneBy(fields[1]).Good()))
	case "shores":
		for z := range Zone(ZoneCount) {
			if zones[z].coasts.has(seaBy(fields[1])) {
				add(t.Zone(z))
			}
		}
	case "passages":
		for _, s := range seaBy(fields[1]).Passages() {
			add(t.Sea(s))
		}
	case "goods":
		for g := range Good(GoodCount) {
			add(t.Good(g) + " " + strconv.Itoa(g.Value()))
		}
	case "harsh":
		for g := range Good(GoodCount) {
			if goods[g].harsh {
				add(t.Good(g))
			}
		}
	case "season":
		for g := range Good(GoodCount) {
			if rounds[number(fields[1])].season.has(g) {
				add(t.Good(g))
			}
		}
	case "crown":
		for p := range Place(PlaceCount) {
			if places[p].crown != noCrown && labours[places[p].crown] == fields[1] {
				add(t.Place(p))
			}
		}
	case "forts":
		for p := range Place(PlaceCount) {
			if places[p].fort {
				add(t.Place(p))
			}
		}
	case "wilderness":
		for site := range Site(SiteCount) {
			if site.Wilderness() {
				add(t.Site(site))
			}
		}
	case "ship":
		add(t.shows(Card(number(fields[1]))))
	default:
		panic("hispanica: rulebook: no list " + fields[0])
	}
	return strings.Join(rows, ", ")
}

// shows tells what a ship shows.
func (t *Text) shows(c Card) string {
	sail, guns, hold := c.Ship()
	args := []int16{int16(sail), int16(guns), int16(hold)}
	for l := Plunder; l < LegalityCount; l++ {
		if ships[c].legalities.has(l) {
			args = append(args, int16(l))
		}
	}
	return t.fill(t.ship, rules.Nobody, args...)
}

// number, zoneBy and seaBy read the fields of a list.
func number(field string) int {
	n, err := strconv.Atoi(field)
	if err != nil {
		panic("hispanica: rulebook: no number " + field)
	}
	return n
}

func zoneBy(id string) Zone {
	for z := range zones {
		if zones[z].id == id {
			return Zone(z)
		}
	}
	panic("hispanica: rulebook: no zone " + id)
}

func seaBy(id string) Sea {
	for s := range seas {
		if seas[s].id == id {
			return Sea(s)
		}
	}
	panic("hispanica: rulebook: no sea zone " + id)
}

// allOwn is the mark of what this project has thought up from name to effect.
const allOwn = rules.OwnName | rules.OwnValue | rules.OwnRule

// paragraphs has the ids of the rulebook in reading order, with the source of
// each: the seed with its page, reviews and reports of play (Reported), history
// (Remembered), or this project. An id never changes its meaning; new
// paragraphs go to the end of a section.
var paragraphs = [...]struct {
	id     string
	source rules.Source
	page   string // of the seed
	own    rules.Own
}{
	{"1.1.1", rules.Invented, "", rules.OwnRule},
	{"1.1.2", rules.Seed, "p. 6, 7, 9, 11-14, 18-19", 0},
	{"1.1.3", rules.Reported, "", 0},
	{"1.1.4", rules.Invented, "", rules.OwnValue},

	{"1.2.1", rules.Reported, "", 0},
	{"1.2.2", rules.Reported, "", rules.OwnRule},

	{"1.3.1", rules.Seed, "p. 6", 0},
	{"1.3.2", rules.Reported, "", rules.OwnValue},
	{"1.3.3", rules.Invented, "", rules.OwnRule},
	{"1.3.4", rules.Reported, "", rules.OwnValue},

	{"1.4.1", rules.Reported, "", 0},
	{"1.4.2", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"1.4.3", rules.Reported, "", rules.OwnRule},
	{"1.4.4", rules.Invented, "", rules.OwnRule},
	{"1.4.5", rules.Invented, "", rules.OwnValue},
	{"1.4.6", rules.Invented, "", rules.OwnRule},
	{"1.4.7", rules.Invented, "", rules.OwnRule},
	{"1.4.8", rules.Invented, "", rules.OwnRule},

	{"1.5.1", rules.Invented, "", rules.OwnRule},
	{"1.5.2", rules.Invented, "", rules.OwnRule},
	{"1.5.3", rules.Invented, "", rules.OwnRule},
	{"1.5.4", rules.Invented, "", rules.OwnRule},
	{"1.5.5", rules.Invented, "", rules.OwnRule},
	{"1.5.6", rules.Invented, "", rules.OwnRule},

	{"2.1.1", rules.Reported, "", 0},
	{"2.1.2", rules.Reported, "", 0},
	{"2.1.3", rules.Reported, "", 0},
	{"2.1.4", rules.Invented, "", rules.OwnRule},
	{"2.1.5", rules.Invented, "", rules.OwnRule},

	{"2.2.1", rules.Reported, "", rules.OwnName | rules.OwnRule},
	{"2.2.2", rules.Invented, "", allOwn},
	{"2.2.3", rules.Invented, "", allOwn},
	{"2.2.4", rules.Invented, "", allOwn},
	{"2.2.5", rules.Invented, "", allOwn},

	{"2.3.1", rules.Invented, "", rules.OwnValue},
	{"2.3.2", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"2.3.3", rules.Reported, "", 0},
	{"2.3.4", rules.Invented, "", rules.OwnRule},
	{"2.3.5", rules.Invented, "", rules.OwnRule},

	{"2.4.1", rules.Reported, "", rules.OwnValue},
	{"2.4.2", rules.Invented, "", rules.OwnValue},
	{"2.4.3", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"2.4.4", rules.Invented, "", rules.OwnValue},
	{"2.4.5", rules.Invented, "", rules.OwnValue},
	{"2.4.6", rules.Invented, "", rules.OwnRule},
	{"2.4.7", rules.Invented, "", rules.OwnRule},
	{"2.4.8", rules.Invented, "", rules.OwnRule},

	{"3.1.1", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.1.2", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.1.3", rules.Invented, "", rules.OwnRule},
	{"3.1.4", rules.Invented, "", rules.OwnRule},
	{"3.1.5", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"3.1.6", rules.Invented, "", rules.OwnRule},
	{"3.1.7", rules.Invented, "", rules.OwnRule},
	{"3.1.8", rules.Reported, "", rules.OwnRule},
	{"3.1.9", rules.Invented, "", rules.OwnRule},
	{"3.1.10", rules.Invented, "", rules.OwnValue},
	{"3.1.11", rules.Invented, "", rules.OwnRule},

	{"3.2.1", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.2", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.3", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.4", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.5", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.6", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.7", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.8", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.9", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.10", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.11", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.12", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.13", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.2.14", rules.Invented, "", rules.OwnName | rules.OwnValue},

	{"3.3.1", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.2", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.3", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.4", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.5", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.6", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.7", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.8", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.9", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.10", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.11", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"3.3.12", rules.Invented, "", rules.OwnName | rules.OwnValue},

	{"3.4.1", rules.Invented, "", rules.OwnRule},
	{"3.4.2", rules.Invented, "", rules.OwnValue},
	{"3.4.3", rules.Invented, "", rules.OwnValue},
	{"3.4.4", rules.Invented, "", rules.OwnValue},
	{"3.4.5", rules.Invented, "", rules.OwnValue},
	{"3.4.6", rules.Invented, "", rules.OwnValue},
	{"3.4.7", rules.Invented, "", rules.OwnValue},
	{"3.4.8", rules.Invented, "", rules.OwnValue},
	{"3.4.9", rules.Invented, "", rules.OwnValue},
	{"3.4.10", rules.Invented, "", rules.OwnValue},
	{"3.4.11", rules.Invented, "", rules.OwnValue},

	{"4.1.1", rules.Seed, "p. 6", 0},
	{"4.1.2", rules.Invented, "", rules.OwnRule},

	{"4.2.1", rules.Invented, "", rules.OwnRule},
	{"4.2.2", rules.Invented, "", rules.OwnRule},

	{"4.3.1", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"4.3.2", rules.Invented, "", rules.OwnRule},
	{"4.3.3", rules.Invented, "", rules.OwnRule},

	{"4.4.1", rules.Seed, "p. 11-12, 6", 0},
	{"4.4.2", rules.Seed, "p. 11-12, 6", 0},
	{"4.4.3", rules.Seed, "p. 11-12, 6", 0},
	{"4.4.4", rules.Seed, "p. 11-12, 6", 0},
	{"4.4.5", rules.Seed, "p. 11-12, 6", 0},
	{"4.4.6", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"4.4.7", rules.Invented, "", rules.OwnRule},
	{"4.4.8", rules.Invented, "", rules.OwnRule},
	{"4.4.9", rules.Invented, "", rules.OwnRule},
	{"4.4.10", rules.Invented, "", rules.OwnRule},
	{"4.4.11", rules.Invented, "", rules.OwnRule},

	{"4.5.1", rules.Invented, "", rules.OwnRule},
	{"4.5.2", rules.Invented, "", rules.OwnRule},

	{"4.6.1", rules.Invented, "", rules.OwnRule},
	{"4.6.2", rules.Invented, "", rules.OwnRule},
	{"4.6.3", rules.Reported, "", rules.OwnRule},

	{"4.7.1", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"4.7.2", rules.Invented, "", rules.OwnRule},
	{"4.7.3", rules.Invented, "", rules.OwnValue | rules.OwnRule},

	{"4.8.1", rules.Invented, "", rules.OwnValue},
	{"4.8.2", rules.Invented, "", rules.OwnValue},
	{"4.8.3", rules.Invented, "", rules.OwnRule},
	{"4.8.4", rules.Invented, "", rules.OwnRule},
	{"4.8.5", rules.Invented, "", rules.OwnValue | rules.OwnRule},

	{"4.9.1", rules.Invented, "", rules.OwnRule},
	{"4.9.2", rules.Invented, "", rules.OwnRule},

	{"5.1.1", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"5.1.2", rules.Invented, "", rules.OwnRule},
	{"5.1.3", rules.Invented, "", rules.OwnRule},

	{"5.2.1", rules.Seed, "p. 7", 0},
	{"5.2.2", rules.Seed, "p. 7", 0},
	{"5.2.3", rules.Seed, "p. 7", 0},
	{"5.2.4", rules.Seed, "p. 7", 0},
	{"5.2.5", rules.Seed, "p. 7", 0},
	{"5.2.6", rules.Seed, "p. 7", 0},
	{"5.2.7", rules.Seed, "p. 7", 0},
	{"5.2.8", rules.Seed, "p. 7", 0},

	{"5.3.1", rules.Invented, "", rules.OwnRule},
	{"5.3.2", rules.Invented, "", rules.OwnRule},
	{"5.3.3", rules.Invented, "", rules.OwnRule},
	{"5.3.4", rules.Invented, "", rules.OwnRule},
	{"5.3.5", rules.Invented, "", rules.OwnRule},
	{"5.3.6", rules.Invented, "", rules.OwnRule},

	{"5.4.1", rules.Seed, "p. 7, 9", 0},

	{"6.1.1", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.1.2", rules.Invented, "", rules.OwnRule},
	{"6.1.3", rules.Invented, "", rules.OwnRule},
	{"6.1.4", rules.Invented, "", rules.OwnRule},

	{"6.2.1", rules.Seed, "p. 7, 9", 0},
	{"6.2.2", rules.Invented, "", rules.OwnRule},
	{"6.2.3", rules.Invented, "", rules.OwnRule},
	{"6.2.4", rules.Invented, "", rules.OwnRule},
	{"6.2.5", rules.Invented, "", rules.OwnRule},

	{"6.3.1", rules.Invented, "", rules.OwnRule},
	{"6.3.2", rules.Invented, "", rules.OwnRule},
	{"6.3.3", rules.Reported, "", rules.OwnRule},
	{"6.3.4", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.3.5", rules.Invented, "", allOwn},
	{"6.3.6", rules.Invented, "", rules.OwnValue | rules.OwnRule},

	{"6.4.1", rules.Invented, "", rules.OwnRule},
	{"6.4.2", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.4.3", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.4.4", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.4.5", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.4.6", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.4.7", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.4.8", rules.Invented, "", rules.OwnValue | rules.OwnRule},

	{"6.5.1", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.5.2", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.5.3", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.5.4", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"6.5.5", rules.Invented, "", allOwn},
	{"6.5.6", rules.Invented, "", rules.OwnRule},

	{"6.6.1", rules.Seed, "p. 7, 9", 0},
	{"6.6.2", rules.Seed, "p. 7, 9", 0},
	{"6.6.3", rules.Seed, "p. 7, 9", 0},
	{"6.6.4", rules.Seed, "p. 7, 9", 0},
	{"6.6.5", rules.Invented, "", rules.OwnValue},
	{"6.6.6", rules.Invented, "", rules.OwnRule},
	{"6.6.7", rules.Invented, "", rules.OwnRule},

	{"7.1.1", rules.Invented, "", rules.OwnRule},
	{"7.1.2", rules.Reported, "", rules.OwnRule},
	{"7.1.3", rules.Invented, "", rules.OwnRule},
	{"7.1.4", rules.Invented, "", rules.OwnRule},
	{"7.1.5", rules.Invented, "", rules.OwnRule},
	{"7.1.6", rules.Invented, "", rules.OwnRule},
	{"7.1.7", rules.Invented, "", rules.OwnRule},
	{"7.1.8", rules.Invented, "", rules.OwnRule},
	{"7.1.9", rules.Invented, "", rules.OwnRule},

	{"7.2.1", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.2", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.3", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.4", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.5", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.6", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.7", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.8", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.9", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.10", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.11", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.12", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.13", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.14", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.15", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.16", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.17", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.18", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.19", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.20", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"7.2.21", rules.Invented, "", allOwn},

	{"7.3.1", rules.Invented, "", allOwn},
	{"7.3.2", rules.Invented, "", allOwn},
	{"7.3.3", rules.Invented, "", allOwn},
	{"7.3.4", rules.Invented, "", allOwn},
	{"7.3.5", rules.Invented, "", allOwn},
	{"7.3.6", rules.Invented, "", allOwn},
	{"7.3.7", rules.Invented, "", allOwn},
	{"7.3.8", rules.Invented, "", allOwn},
	{"7.3.9", rules.Invented, "", allOwn},
	{"7.3.10", rules.Invented, "", allOwn},
	{"7.3.11", rules.Invented, "", allOwn},
	{"7.3.12", rules.Invented, "", allOwn},
	{"7.3.13", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"7.3.14", rules.Invented, "", allOwn},
	{"7.3.15", rules.Invented, "", allOwn},
	{"7.3.16", rules.Invented, "", allOwn},
	{"7.3.17", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"7.3.18", rules.Invented, "", allOwn},
	{"7.3.19", rules.Invented, "", allOwn},
	{"7.3.20", rules.Invented, "", allOwn},
	{"7.3.21", rules.Invented, "", allOwn},
	{"7.3.22", rules.Invented, "", allOwn},

	{"7.4.1", rules.Invented, "", allOwn},
	{"7.4.2", rules.Invented, "", allOwn},
	{"7.4.3", rules.Invented, "", allOwn},
	{"7.4.4", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"7.4.5", rules.Invented, "", allOwn},
	{"7.4.6", rules.Invented, "", allOwn},
	{"7.4.7", rules.Invented, "", allOwn},
	{"7.4.8", rules.Invented, "", allOwn},
	{"7.4.9", rules.Invented, "", allOwn},

	{"7.5.1", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"7.5.2", rules.Invented, "", allOwn},
	{"7.5.3", rules.Invented, "", allOwn},
	{"7.5.4", rules.Invented, "", allOwn},
	{"7.5.5", rules.Invented, "", allOwn},
	{"7.5.6", rules.Invented, "", allOwn},
	{"7.5.7", rules.Invented, "", allOwn},
	{"7.5.8", rules.Invented, "", allOwn},
	{"7.5.9", rules.Invented, "", allOwn},
	{"7.5.10", rules.Invented, "", allOwn},
	{"7.5.11", rules.Invented, "", allOwn},
	{"7.5.12", rules.Invented, "", allOwn},

	{"8.1.1", rules.Invented, "", rules.OwnRule},
	{"8.1.2", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"8.1.3", rules.Invented, "", rules.OwnRule},
	{"8.1.4", rules.Invented, "", rules.OwnRule},
	{"8.1.5", rules.Invented, "", rules.OwnRule},

	{"8.2.1", rules.Invented, "", rules.OwnRule},
	{"8.2.2", rules.Invented, "", rules.OwnRule},
	{"8.2.3", rules.Invented, "", rules.OwnRule},
	{"8.2.4", rules.Reported, "", rules.OwnRule},
	{"8.2.5", rules.Invented, "", rules.OwnRule},

	{"8.3.1", rules.Invented, "", rules.OwnRule},
	{"8.3.2", rules.Invented, "", rules.OwnRule},
	{"8.3.3", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"8.3.4", rules.Invented, "", rules.OwnRule},
	{"8.3.5", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"8.3.6", rules.Invented, "", rules.OwnRule},

	{"8.4.1", rules.Invented, "", rules.OwnRule},
	{"8.4.2", rules.Invented, "", rules.OwnRule},
	{"8.4.3", rules.Seed, "p. 18-19", 0},
	{"8.4.4", rules.Invented, "", rules.OwnRule},
	{"8.4.5", rules.Seed, "p. 18-19", 0},
	{"8.4.6", rules.Invented, "", rules.OwnRule},
	{"8.4.7", rules.Invented, "", rules.OwnRule},
	{"8.4.8", rules.Invented, "", rules.OwnRule},
	{"8.4.9", rules.Reported, "", rules.OwnRule},

	{"8.5.1", rules.Seed, "p. 18-19", 0},
	{"8.5.2", rules.Invented, "", rules.OwnRule},
	{"8.5.3", rules.Invented, "", rules.OwnRule},
	{"8.5.4", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"8.5.5", rules.Invented, "", rules.OwnRule},
	{"8.5.6", rules.Invented, "", rules.OwnRule},
	{"8.5.7", rules.Invented, "", rules.OwnValue | rules.OwnRule},

	{"8.6.1", rules.Seed, "p. 18-19", 0},
	{"8.6.2", rules.Invented, "", rules.OwnRule},
	{"8.6.3", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"8.6.4", rules.Invented, "", rules.OwnRule},
	{"8.6.5", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"8.6.6", rules.Reported, "", rules.OwnValue | rules.OwnRule},

	{"8.7.1", rules.Invented, "", rules.OwnRule},
	{"8.7.2", rules.Invented, "", rules.OwnRule},

	{"8.8.1", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"8.8.2", rules.Invented, "", allOwn},
	{"8.8.3", rules.Invented, "", allOwn},
	{"8.8.4", rules.Invented, "", allOwn},
	{"8.8.5", rules.Invented, "", allOwn},
	{"8.8.6", rules.Invented, "", allOwn},
	{"8.8.7", rules.Invented, "", allOwn},

	{"9.1.1", rules.Invented, "", rules.OwnRule},
	{"9.1.2", rules.Reported, "", rules.OwnRule},
	{"9.1.3", rules.Reported, "", rules.OwnRule},
	{"9.1.4", rules.Invented, "", rules.OwnRule},
	{"9.1.5", rules.Invented, "", rules.OwnRule},
	{"9.1.6", rules.Invented, "", rules.OwnRule},
	{"9.1.7", rules.Invented, "", rules.OwnRule},

	{"9.2.1", rules.Seed, "p. 13-14", 0},
	{"9.2.2", rules.Seed, "p. 13-14", 0},
	{"9.2.3", rules.Seed, "p. 13-14", 0},
	{"9.2.4", rules.Seed, "p. 13-14", 0},
	{"9.2.5", rules.Invented, "", rules.OwnRule},
	{"9.2.6", rules.Invented, "", rules.OwnRule},
	{"9.2.7", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"9.2.8", rules.Invented, "", rules.OwnRule},

	{"9.3.1", rules.Seed, "p. 13-14", 0},
	{"9.3.2", rules.Seed, "p. 13-14", 0},
	{"9.3.3", rules.Seed, "p. 13-14", 0},
	{"9.3.4", rules.Seed, "p. 13-14", 0},
	{"9.3.5", rules.Invented, "", rules.OwnRule},
	{"9.3.6", rules.Invented, "", rules.OwnRule},

	{"9.4.1", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"9.4.2", rules.Invented, "", rules.OwnRule},
	{"9.4.3", rules.Invented, "", rules.OwnRule},
	{"9.4.4", rules.Invented, "", rules.OwnRule},
	{"9.4.5", rules.Invented, "", rules.OwnRule},
	{"9.4.6", rules.Invented, "", rules.OwnRule},
	{"9.4.7", rules.Invented, "", rules.OwnRule},
	{"9.4.8", rules.Invented, "", rules.OwnRule},
	{"9.4.9", rules.Invented, "", rules.OwnValue | rules.OwnRule},

	{"10.1.1", rules.Reported, "", rules.OwnValue},
	{"10.1.2", rules.Reported, "", rules.OwnName},
	{"10.1.3", rules.Invented, "", rules.OwnValue | rules.OwnRule},

	{"10.2.1", rules.Invented, "", rules.OwnRule},
	{"10.2.2", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"10.2.3", rules.Invented, "", rules.OwnRule},
	{"10.2.4", rules.Invented, "", rules.OwnRule},
	{"10.2.5", rules.Reported, "", rules.OwnRule},
	{"10.2.6", rules.Invented, "", rules.OwnRule},

	{"11.1.1", rules.Invented, "", rules.OwnRule},
	{"11.1.2", rules.Reported, "", rules.OwnRule},
	{"11.1.3", rules.Invented, "", rules.OwnRule},

	{"11.2.1", rules.Reported, "", rules.OwnValue},
	{"11.2.2", rules.Reported, "", rules.OwnValue | rules.OwnRule},
	{"11.2.3", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"11.2.4", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"11.2.5", rules.Reported, "", rules.OwnValue | rules.OwnRule},

	{"11.3.1", rules.Invented, "", rules.OwnRule},
	{"11.3.2", rules.Invented, "", rules.OwnValue | rules.OwnRule},
	{"11.3.3", rules.Invented, "", rules.OwnRule},
	{"11.3.4", rules.Invented, "", rules.OwnRule},

	{"12.1.1", rules.Invented, "", rules.OwnRule},
	{"12.1.2", rules.Invented, "", rules.OwnRule},
	{"12.1.3", rules.Invented, "", rules.OwnValue},

	{"12.2.1", rules.Invented, "", rules.OwnRule},
	{"12.2.2", rules.Invented, "", rules.OwnRule},
	{"12.2.3", rules.Invented, "", rules.OwnRule},
	{"12.2.4", rules.Invented, "", rules.OwnRule},

	{"12.3.1", rules.Invented, "", rules.OwnRule},
	{"12.3.2", rules.Invented, "", rules.OwnRule},
	{"12.3.3", rules.Invented, "", rules.OwnRule},
	{"12.3.4", rules.Invented, "", rules.OwnRule},
	{"12.3.5", rules.Invented, "", rules.OwnRule},
	{"12.3.6", rules.Invented, "", rules.OwnRule},
	{"12.3.7", rules.Invented, "", rules.OwnRule},
	{"12.3.8", rules.Invented, "", rules.OwnRule},
	{"12.3.9", rules.Invented, "", rules.OwnRule},
	{"12.3.10", rules.Invented, "", rules.OwnRule},
	{"12.3.11", rules.Invented, "", rules.OwnRule},

	{"13.1.1", rules.Reported, "", rules.OwnRule},
	{"13.1.2", rules.Reported, "", rules.OwnValue},
	{"13.1.3", rules.Invented, "", rules.OwnRule},
	{"13.1.4", rules.Invented, "", rules.OwnRule},

	{"13.2.1", rules.Reported, "", rules.OwnRule},
	{"13.2.2", rules.Invented, "", rules.OwnRule},
	{"13.2.3", rules.Invented, "", rules.OwnRule},
	{"13.2.4", rules.Invented, "", rules.OwnRule},
	{"13.2.5", rules.Invented, "", rules.OwnRule},

	{"13.3.1", rules.Invented, "", rules.OwnRule},
	{"13.3.2", rules.Reported, "", rules.OwnValue},

	{"14.1.1", rules.Remembered, "", 0},
	{"14.1.2", rules.Remembered, "", 0},
	{"14.1.3", rules.Remembered, "", 0},
	{"14.1.4", rules.Remembered, "", 0},
	{"14.1.5", rules.Remembered, "", 0},
	{"14.1.6", rules.Remembered, "", 0},
	{"14.1.7", rules.Remembered, "", 0},
	{"14.1.8", rules.Remembered, "", 0},
}
