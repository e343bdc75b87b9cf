package hispanica

import "flota/rules"

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

// refusals has the code of each reason and the section whose condition it
// names.
var refusals = [ruleCount]struct{ code, section string }{
	TooDear:         {"R1", "2.9"},
	NoAction:        {"R2", "2.9"},
	NotYours:        {"R4", "2.9"},
	NoColony:        {"R5", "2.9"},
	NoOwnColony:     {"R6", "2.9"},
	NationTaken:     {"R7", "2.5"},
	NoSpain:         {"R8", "2.5"},
	SpainFirst:      {"R9", "2.5"},
	NoCathedral:     {"R10", "2.7"},
	NoCitizen:       {"R11", "2.7"},
	OtherZone:       {"R13", "2.7"},
	NoNative:        {"R14", "2.7"},
	RebelZone:       {"R15", "2.7"},
	Wilderness:      {"R16", "2.7"},
	NoVisita:        {"R17", "2.7"},
	NothingBuried:   {"R18", "2.8"},
	BidTooHigh:      {"R19", "2.8"},
	NotInHand:       {"R20", "2.9"},
	NotDrawn:        {"R21", "2.9"},
	NoFleet:         {"R23", "2.9"},
	ChestsAboard:    {"R24", "2.9"},
	Appointed:       {"R25", "2.9"},
	SameFlagship:    {"R26", "2.9"},
	NotPrinted:      {"R27", "2.9"},
	NotInFleet:      {"R28", "2.9"},
	DeckEmpty:       {"R29", "2.9"},
	NoOutpost:       {"R30", "2.9"},
	NoSlot:          {"R31", "2.9"},
	NoDisc:          {"R32", "2.9"},
	HasFort:         {"R33", "2.9"},
	HasGalley:       {"R34", "2.9"},
	HasVisita:       {"R35", "2.9"},
	NoOwnVisita:     {"R36", "2.9"},
	HasCathedral:    {"R37", "2.9"},
	HasClaim:        {"R38", "2.9"},
	NoClaim:         {"R39", "2.9"},
	NotNext:         {"R40", "2.11"},
	NeedsIcon:       {"R41", "2.11"},
	NoSlave:         {"R42", "2.9"},
	NoRebelLeft:     {"R43", "2.9"},
	NoColonyInZone:  {"R44", "2.9"},
	NotRadical:      {"R45", "2.9"},
	NoRebel:         {"R46", "2.9"},
	NotCourtier:     {"R47", "2.9"},
	NoRival:         {"R48", "2.9"},
	FleetFull:       {"R49", "2.9"},
	HasBark:         {"R50", "2.9"},
	NotSpanish:      {"R51", "2.14"},
	AlreadyChosen:   {"R52", "2.14"},
	NotEmpty:        {"R53", "2.14"},
	DoveStays:       {"R54", "2.14"},
	NotEurope:       {"R55", "2.14"},
	NoPassage:       {"R56", "2.10"},
	NoCoast:         {"R57", "2.10"},
	AlreadyLanded:   {"R58", "2.10"},
	OtherHasNoFleet: {"R59", "2.10"},
	OtherSea:        {"R60", "2.10"},
	PeaceInEurope:   {"R61", "2.10"},
	NotThisFleet:    {"R62", "2.10"},
	NoChest:         {"R63", "2.10.4"},
	NoHold:          {"R64", "2.10.4"},
	PlunderFights:   {"R65", "2.10.4"},
	OwnColonyOnly:   {"R66", "2.10.4"},
	ClaimOnly:       {"R67", "2.10.4"},
	TooWeak:         {"R68", "2.10.4"},
	InquisitionHere: {"R69", "2.10.4"},
	NotHere:         {"R70", "2.10.2"},
	NotAboard:       {"R71", "2.10.2"},
	NotEmptyColony:  {"R72", "2.10.2"},
	NoEmptyColony:   {"R73", "2.10.2"},
	AlreadyFought:   {"R74", "2.10.3"},
	OwnTarget:       {"R75", "2.10.3"},
	NotThisTarget:   {"R76", "2.10.3"},
	OrderGiven:      {"R78", "2.10"},
	Yourself:        {"R79", "2.10"},
	FlagshipStays:   {"R80", "2.9.4"},
	MeeplesFirst:    {"R81", "2.9.4"},
	NoneOfThese:     {"R82", "2.10.6"},
	NothingHere:     {"R83", "2.10.3"},
}

func refusalCodes() []string {
	codes := make([]string, ruleCount)
	for i, r := range refusals {
		codes[i] = r.code
	}
	return codes
}
