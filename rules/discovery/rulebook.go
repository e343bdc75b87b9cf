package discovery

import "flota/rules"

// The rules that refuse something. Their numbers follow the order in which
// they are looked at where several apply.
const (
	InitiativeOne rules.Rule = iota + 1
	DockFull
	DockTile
	DockTaken
	GoodsFull
	BuildingsFull
	SlotTaken
	WarfareFull
	NoPiece
	Undiscovered
	Discovered
	NotFaceUp
	TooDear
	SendNone
	NoFigure
	WarMoney
	WarNowhere
	NotYours
	NoOpponent
	NotThere
	NoSoldier
	TooFewSettlers
	TooFewSoldiers

	ruleCount
)

// refusals has the code of each rule and the chapter of the rulebook in which
// it stands.
var refusals = [ruleCount]struct{ code, chapter string }{
	InitiativeOne:  {"initiative-one", "3.1"},
	DockFull:       {"dock-full", "3.1"},
	DockTile:       {"dock-tile", "3.1"},
	DockTaken:      {"dock-taken", "3.1"},
	GoodsFull:      {"goods-full", "3.1"},
	BuildingsFull:  {"buildings-full", "3.1"},
	SlotTaken:      {"slot-taken", "3.1"},
	WarfareFull:    {"warfare-full", "3.1"},
	NoPiece:        {"no-piece", "3.1"},
	Undiscovered:   {"undiscovered", "3.2"},
	Discovered:     {"discovered", "5.2"},
	NotFaceUp:      {"not-face-up", "3.2"},
	TooDear:        {"too-dear", "3.2"},
	SendNone:       {"send-none", "5.2"},
	NoFigure:       {"no-figure", "3.2"},
	WarMoney:       {"war-money", "7"},
	WarNowhere:     {"war-nowhere", "7"},
	NotYours:       {"not-yours", "7"},
	NoOpponent:     {"no-opponent", "7"},
	NotThere:       {"not-there", "7"},
	NoSoldier:      {"no-soldier", "7"},
	TooFewSettlers: {"too-few-settlers", "7"},
	TooFewSoldiers: {"too-few-soldiers", "7"},
}

func refusalCodes() []string {
	codes := make([]string, ruleCount)
	for i, r := range refusals {
		codes[i] = r.code
	}
	return codes
}

// first gives the rule of the first condition that holds, or 0. The conditions
// alternate with their rules.
type refusal struct {
	when bool
	rule rules.Rule
}

func first(reasons ...refusal) rules.Rule {
	for _, r := range reasons {
		if r.when {
			return r.rule
		}
	}
	return 0
}
