package discovery

import (
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/flow"
)

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

// refusals has the code of each rule and the paragraph of the rulebook that it
// enforces.
var refusals = [ruleCount]struct{ code, paragraph string }{
	InitiativeOne:  {"initiative-one", "4.1.1"},
	DockFull:       {"dock-full", "4.2.1"},
	DockTile:       {"dock-tile", "4.2.2"},
	DockTaken:      {"dock-taken", "4.2.3"},
	GoodsFull:      {"goods-full", "4.3.1"},
	BuildingsFull:  {"buildings-full", "4.5.1"},
	SlotTaken:      {"slot-taken", "4.7.1"},
	WarfareFull:    {"warfare-full", "4.8.1"},
	NoPiece:        {"no-piece", "3.2.6"},
	Undiscovered:   {"undiscovered", "5.3.1"},
	Discovered:     {"discovered", "6.1.5"},
	NotFaceUp:      {"not-face-up", "9.1.2"},
	TooDear:        {"too-dear", "4.5.3"},
	SendNone:       {"send-none", "6.1.3"},
	NoFigure:       {"no-figure", "4.7.4"},
	WarMoney:       {"war-money", "8.2.2"},
	WarNowhere:     {"war-nowhere", "8.2.4"},
	NotYours:       {"not-yours", "8.1.3"},
	NoOpponent:     {"no-opponent", "8.1.4"},
	NotThere:       {"not-there", "8.1.4"},
	NoSoldier:      {"no-soldier", "8.1.5"},
	TooFewSettlers: {"too-few-settlers", "8.3.3"},
	TooFewSoldiers: {"too-few-soldiers", "8.3.3"},
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

// Paragraph is the id of the paragraph that a rule enforces.
func (t *Text) Paragraph(r rules.Rule) string { return refusals[r].paragraph }

// inForce has for each question the paragraphs that say how it is answered and
// what follows, the most important first; stepNone stands for the end.
var inForce = [stepCount][]string{
	stepNone:         {"11.2.1", "11.3.1"},
	stepOrder:        {"2.1.2", "2.1.3"},
	stepBox:          {"3.2.1", "3.2.3", "3.2.8"},
	stepPiece:        {"3.2.5", "3.2.6"},
	stepLand:         {"4.2.5", "4.2.6", "5.3.3"},
	stepTake:         {"4.3.2", "9.1.2"},
	stepBuy:          {"4.5.2", "4.5.3", "7.1.4"},
	stepChart:        {"7.5.1", "7.5.2"},
	stepSettle:       {"7.5.3", "5.3.3"},
	stepFair:         {"7.5.4", "9.1.2"},
	stepDraw:         {"9.1.4"},
	stepUprising:     {"7.5.5"},
	stepUprisingSeat: {"7.5.5"},
	stepUprisingLoss: {"7.5.6", "8.3.3"},
	stepSend:         {"6.1.3", "6.1.4", "6.2.1"},
	stepSendMore:     {"6.1.4", "6.1.3", "6.2.1"},
	stepTarget:       {"6.1.5", "6.2.1", "6.2.2"},
	stepCounter:      {"6.1.7"},
	stepCard:         {"6.3.2"},
	stepTrain:        {"4.7.3", "4.7.5"},
	stepConflict:     {"8.1.1", "8.1.2", "8.2.1"},
	stepEnemy:        {"8.1.4", "8.2.5"},
	stepKill:         {"8.3.3", "8.3.1", "8.3.4"},
	stepCompany:      {"7.5.7", "9.1.2"},
	stepTile:         {"10.1.1"},
	stepGood:         {"10.2.1"},
}

// InForce gives the paragraphs for the present decision.
func (t *Text) InForce(state rules.State) []string {
	s := state.(*State)
	d := s.Decision()
	if d.Kind == rules.Over {
		return inForce[stepNone]
	}
	step := flow.Step(d.Question)
	// Chance may be at work for one of several.
	switch by := s.below().Step; {
	case step == stepDraw && by == stepTradeFair:
		return []string{"7.5.4", "9.1.4"}
	case step == stepDraw:
		return []string{"7.5.7", "9.1.4"}
	case step == stepCounter && by == stepCartography, step == stepCard && by == stepCartography:
		return []string{"7.5.1"}
	case step == stepTile && s.Turn == 0:
		return []string{"2.2.7"}
	case step == stepGood && s.Turn == 0:
		return []string{"2.2.6"}
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

// list writes a list out of the tables: "{regions}", "{cards 4}".
func (t *Text) list(fields []string) string {
	var rows []string
	add := func(template string, numbers ...int) { rows = append(rows, rules.Numbers(template, numbers...)) }
	between := t.marks[1]
	switch fields[0] {
	case "regions":
		between = ", "
		for r := range t.regions {
			add(t.regions[r][0])
		}
	case "lying":
		for r, row := range regions {
			add(t.regions[r][0] + t.marks[0] + t.goods[row.good])
		}
	case "goods":
		between = ", "
		for g, row := range goods {
			add(t.goods[g]+" {0}", int(row.tiles))
		}
	case "counters":
		for i, row := range counters {
			if strconv.Itoa(int(row.natives)) == fields[1] {
				add(t.fill(t.counter, rules.Nobody, int16(i+1))+t.marks[0]+t.find, int(row.reward), int(row.bounty), int(row.vp))
			}
		}
	case "cards":
		for i, row := range cards {
			if strconv.Itoa(int(row.natives)) == fields[1] {
				add(t.cards[i]+t.marks[0]+t.find, int(row.reward), int(row.bounty), int(row.vp))
			}
		}
	default:
		panic("discovery: rulebook: no list " + fields[0])
	}
	return strings.Join(rows, between)
}

// allOwn is the mark of what this project has thought up from name to effect.
const allOwn = rules.OwnName | rules.OwnValue | rules.OwnRule

// paragraphs has the ids of the rulebook in reading order, with the source of
// each. An id never changes its meaning; new paragraphs go to the end of a
// section.
var paragraphs = [...]struct {
	id     string
	source rules.Source
	page   string // of the seed
	own    rules.Own
}{
	{"1.1.1", rules.Published, "", 0},
	{"1.1.2", rules.Published, "", 0},
	{"1.1.3", rules.Published, "", 0},
	{"1.1.4", rules.Published, "", 0},
	{"1.1.5", rules.Published, "", 0},

	{"1.2.1", rules.Remembered, "", 0},
	{"1.2.2", rules.Published, "", 0},
	{"1.2.3", rules.Published, "", 0},
	{"1.2.4", rules.Published, "", 0},
	{"1.2.5", rules.Published, "", rules.OwnRule},
	{"1.2.6", rules.Published, "", 0},
	{"1.2.7", rules.Published, "", 0},
	{"1.2.8", rules.Reported, "", rules.OwnValue},

	{"1.3.1", rules.Invented, "", rules.OwnRule},
	{"1.3.2", rules.Invented, "", rules.OwnRule},
	{"1.3.3", rules.Invented, "", rules.OwnRule},
	{"1.3.4", rules.Invented, "", rules.OwnRule},
	{"1.3.5", rules.Published, "", 0},
	{"1.3.6", rules.Invented, "", rules.OwnRule},
	{"1.3.7", rules.Invented, "", rules.OwnRule},

	{"1.4.1", rules.Seed, "p. 8", 0},
	{"1.4.2", rules.Seed, "p. 7-8", 0},
	{"1.4.3", rules.Invented, "", rules.OwnRule},

	{"2.1.1", rules.Seed, "p. 3", 0},
	{"2.1.2", rules.Seed, "p. 3", 0},
	{"2.1.3", rules.Seed, "p. 3", 0},
	{"2.1.4", rules.Published, "", 0},

	{"2.2.1", rules.Published, "", 0},
	{"2.2.2", rules.Published, "", 0},
	{"2.2.3", rules.Published, "", 0},
	{"2.2.4", rules.Invented, "", rules.OwnValue},
	{"2.2.5", rules.Reported, "", rules.OwnValue},
	{"2.2.6", rules.Published, "", 0},
	{"2.2.7", rules.Published, "", 0},
	{"2.2.8", rules.Published, "", 0},
	{"2.2.9", rules.Invented, "", rules.OwnRule},

	{"2.3.1", rules.Seed, "p. 3", 0},
	{"2.3.2", rules.Seed, "p. 3", 0},
	{"2.3.3", rules.Reported, "", 0},

	{"3.1.1", rules.Published, "", 0},
	{"3.1.2", rules.Published, "", 0},
	{"3.1.3", rules.Published, "", 0},

	{"3.2.1", rules.Published, "", 0},
	{"3.2.2", rules.Published, "", 0},
	{"3.2.3", rules.Published, "", 0},
	{"3.2.4", rules.Published, "", 0},
	{"3.2.5", rules.Reported, "", 0},
	{"3.2.6", rules.Published, "", 0},
	{"3.2.7", rules.Published, "", 0},
	{"3.2.8", rules.Published, "", 0},
	{"3.2.9", rules.Invented, "", rules.OwnRule},

	{"3.3.1", rules.Published, "", 0},
	{"3.3.2", rules.Published, "", 0},
	{"3.3.3", rules.Published, "", 0},
	{"3.3.4", rules.Invented, "", rules.OwnRule},
	{"3.3.5", rules.Reported, "", rules.OwnRule},

	{"4.1.1", rules.Published, "", 0},
	{"4.1.2", rules.Published, "", 0},
	{"4.1.3", rules.Published, "", 0},

	{"4.2.1", rules.Seed, "p. 3", 0},
	{"4.2.2", rules.Seed, "p. 3", rules.OwnName},
	{"4.2.3", rules.Published, "", rules.OwnRule},
	{"4.2.4", rules.Published, "", 0},
	{"4.2.5", rules.Published, "", rules.OwnRule},
	{"4.2.6", rules.Invented, "", rules.OwnRule},

	{"4.3.1", rules.Reported, "", 0},
	{"4.3.2", rules.Seed, "p. 7-8", 0},
	{"4.3.3", rules.Published, "", 0},

	{"4.4.1", rules.Published, "", 0},
	{"4.4.2", rules.Published, "", 0},
	{"4.4.3", rules.Published, "", 0},
	{"4.4.4", rules.Published, "", 0},

	{"4.5.1", rules.Invented, "", rules.OwnValue},
	{"4.5.2", rules.Published, "", 0},
	{"4.5.3", rules.Published, "", 0},
	{"4.5.4", rules.Published, "", 0},
	{"4.5.5", rules.Published, "", 0},
	{"4.5.6", rules.Published, "", 0},

	{"4.6.1", rules.Published, "", 0},
	{"4.6.2", rules.Seed, "p. 7", 0},
	{"4.6.3", rules.Published, "", 0},

	{"4.7.1", rules.Published, "", 0},
	{"4.7.2", rules.Published, "", 0},
	{"4.7.3", rules.Reported, "", 0},
	{"4.7.4", rules.Invented, "", rules.OwnRule},
	{"4.7.5", rules.Invented, "", rules.OwnRule},
	{"4.7.6", rules.Invented, "", rules.OwnRule},

	{"4.8.1", rules.Invented, "", rules.OwnValue},
	{"4.8.2", rules.Published, "", 0},
	{"4.8.3", rules.Published, "", 0},
	{"4.8.4", rules.Published, "", 0},

	{"5.1.1", rules.Published, "", 0},
	{"5.1.2", rules.Seed, "p. 6-7", 0},
	{"5.1.3", rules.Published, "", 0},
	{"5.1.4", rules.Published, "", 0},
	{"5.1.5", rules.Published, "", 0},
	{"5.1.6", rules.Published, "", 0},

	{"5.2.1", rules.Published, "", 0},
	{"5.2.2", rules.Reported, "", 0},
	{"5.2.3", rules.Reported, "", rules.OwnRule},
	{"5.2.4", rules.Invented, "", rules.OwnRule},
	{"5.2.5", rules.Reported, "", rules.OwnRule},
	{"5.2.6", rules.Invented, "", rules.OwnRule},
	{"5.2.7", rules.Reported, "", rules.OwnRule},

	{"5.3.1", rules.Published, "", 0},
	{"5.3.2", rules.Published, "", 0},
	{"5.3.3", rules.Seed, "p. 7-8", 0},
	{"5.3.4", rules.Published, "", 0},
	{"5.3.5", rules.Invented, "", rules.OwnRule},
	{"5.3.6", rules.Published, "", 0},

	{"6.1.1", rules.Seed, "p. 7", 0},
	{"6.1.2", rules.Published, "", 0},
	{"6.1.3", rules.Seed, "p. 7", 0},
	{"6.1.4", rules.Invented, "", rules.OwnRule},
	{"6.1.5", rules.Published, "", 0},
	{"6.1.6", rules.Invented, "", rules.OwnRule},
	{"6.1.7", rules.Invented, "", rules.OwnRule},

	{"6.2.1", rules.Seed, "p. 6-7", 0},
	{"6.2.2", rules.Seed, "p. 6-7", 0},
	{"6.2.3", rules.Seed, "p. 6-7", 0},
	{"6.2.4", rules.Published, "", 0},
	{"6.2.5", rules.Published, "", 0},
	{"6.2.6", rules.Published, "", 0},
	{"6.2.7", rules.Invented, "", rules.OwnRule},
	{"6.2.8", rules.Published, "", 0},
	{"6.2.9", rules.Published, "", 0},
	{"6.2.10", rules.Published, "", 0},

	{"6.3.1", rules.Published, "", 0},
	{"6.3.2", rules.Published, "", 0},
	{"6.3.3", rules.Published, "", 0},
	{"6.3.4", rules.Invented, "", rules.OwnRule},

	{"7.1.1", rules.Published, "", 0},
	{"7.1.2", rules.Invented, "", rules.OwnRule},
	{"7.1.3", rules.Published, "", 0},
	{"7.1.4", rules.Invented, "", rules.OwnRule},
	{"7.1.5", rules.Reported, "", rules.OwnValue},
	{"7.1.6", rules.Seed, "p. 8-9", 0},
	{"7.1.7", rules.Invented, "", rules.OwnRule},

	{"7.2.1", rules.Published, "", 0},
	{"7.2.2", rules.Published, "", 0},
	{"7.2.3", rules.Reported, "", 0},
	{"7.2.4", rules.Reported, "", rules.OwnName},
	{"7.2.5", rules.Published, "", 0},
	{"7.2.6", rules.Reported, "", rules.OwnName},
	{"7.2.7", rules.Reported, "", 0},
	{"7.2.8", rules.Published, "", rules.OwnRule},
	{"7.2.9", rules.Reported, "", 0},
	{"7.2.10", rules.Seed, "p. 3", rules.OwnName | rules.OwnValue},
	{"7.2.11", rules.Invented, "", allOwn},
	{"7.2.12", rules.Invented, "", allOwn},

	{"7.3.1", rules.Reported, "", 0},
	{"7.3.2", rules.Reported, "", rules.OwnValue},
	{"7.3.3", rules.Reported, "", rules.OwnName},
	{"7.3.4", rules.Reported, "", rules.OwnValue},
	{"7.3.5", rules.Seed, "p. 7-8", rules.OwnValue},
	{"7.3.6", rules.Invented, "", rules.OwnRule},
	{"7.3.7", rules.Seed, "p. 3", rules.OwnName | rules.OwnValue},
	{"7.3.8", rules.Invented, "", allOwn},
	{"7.3.9", rules.Invented, "", allOwn},
	{"7.3.10", rules.Invented, "", allOwn},
	{"7.3.11", rules.Invented, "", allOwn},
	{"7.3.12", rules.Invented, "", allOwn},
	{"7.3.13", rules.Invented, "", allOwn},
	{"7.3.14", rules.Invented, "", allOwn},

	{"7.4.1", rules.Reported, "", 0},
	{"7.4.2", rules.Reported, "", 0},
	{"7.4.3", rules.Reported, "", rules.OwnName | rules.OwnRule},
	{"7.4.4", rules.Reported, "", rules.OwnValue},
	{"7.4.5", rules.Reported, "", rules.OwnName | rules.OwnValue},
	{"7.4.6", rules.Invented, "", allOwn},
	{"7.4.7", rules.Invented, "", allOwn},
	{"7.4.8", rules.Invented, "", allOwn},
	{"7.4.9", rules.Invented, "", allOwn},
	{"7.4.10", rules.Invented, "", allOwn},

	{"7.5.1", rules.Published, "", rules.OwnRule},
	{"7.5.2", rules.Invented, "", rules.OwnRule},
	{"7.5.3", rules.Invented, "", rules.OwnRule},
	{"7.5.4", rules.Invented, "", rules.OwnRule},
	{"7.5.5", rules.Invented, "", rules.OwnRule},
	{"7.5.6", rules.Invented, "", rules.OwnRule},
	{"7.5.7", rules.Published, "", rules.OwnRule},

	{"8.1.1", rules.Published, "", 0},
	{"8.1.2", rules.Seed, "p. 7-8", 0},
	{"8.1.3", rules.Published, "", 0},
	{"8.1.4", rules.Published, "", 0},
	{"8.1.5", rules.Invented, "", rules.OwnRule},

	{"8.2.1", rules.Seed, "p. 7-8", 0},
	{"8.2.2", rules.Published, "", 0},
	{"8.2.3", rules.Published, "", 0},
	{"8.2.4", rules.Invented, "", rules.OwnRule},
	{"8.2.5", rules.Invented, "", rules.OwnRule},

	{"8.3.1", rules.Seed, "p. 7-8", 0},
	{"8.3.2", rules.Published, "", 0},
	{"8.3.3", rules.Published, "", 0},
	{"8.3.4", rules.Invented, "", rules.OwnRule},
	{"8.3.5", rules.Published, "", 0},
	{"8.3.6", rules.Published, "", 0},
	{"8.3.7", rules.Published, "", 0},

	{"9.1.1", rules.Seed, "p. 7-8", 0},
	{"9.1.2", rules.Published, "", 0},
	{"9.1.3", rules.Invented, "", rules.OwnRule},
	{"9.1.4", rules.Invented, "", rules.OwnRule},

	{"9.2.1", rules.Seed, "p. 8", 0},
	{"9.2.2", rules.Seed, "p. 8", 0},
	{"9.2.3", rules.Seed, "p. 8", 0},
	{"9.2.4", rules.Invented, "", rules.OwnRule},
	{"9.2.5", rules.Published, "", 0},
	{"9.2.6", rules.Invented, "", rules.OwnRule},
	{"9.2.7", rules.Seed, "p. 8", 0},

	{"9.3.1", rules.Published, "", 0},
	{"9.3.2", rules.Published, "", rules.OwnRule},
	{"9.3.3", rules.Invented, "", rules.OwnRule},
	{"9.3.4", rules.Published, "", 0},

	{"10.1.1", rules.Published, "", 0},
	{"10.1.2", rules.Published, "", 0},

	{"10.2.1", rules.Published, "", 0},
	{"10.2.2", rules.Invented, "", rules.OwnRule},
	{"10.2.3", rules.Published, "", 0},

	{"10.3.1", rules.Published, "", rules.OwnRule},
	{"10.3.2", rules.Published, "", 0},
	{"10.3.3", rules.Published, "", rules.OwnRule},
	{"10.3.4", rules.Published, "", 0},

	{"11.1.1", rules.Seed, "p. 9", 0},
	{"11.1.2", rules.Seed, "p. 9", 0},
	{"11.1.3", rules.Seed, "p. 9", 0},
	{"11.1.4", rules.Reported, "", 0},
	{"11.1.5", rules.Published, "", 0},
	{"11.1.6", rules.Published, "", 0},

	{"11.2.1", rules.Published, "", 0},
	{"11.2.2", rules.Seed, "p. 8-9", 0},
	{"11.2.3", rules.Published, "", 0},
	{"11.2.4", rules.Invented, "", rules.OwnRule},

	{"11.3.1", rules.Seed, "p. 9", 0},
	{"11.3.2", rules.Invented, "", rules.OwnRule},
	{"11.3.3", rules.Invented, "", rules.OwnRule},

	{"12.1.1", rules.Published, "", 0},
	{"12.1.2", rules.Invented, "", rules.OwnValue},
	{"12.1.3", rules.Invented, "", rules.OwnValue},
	{"12.1.4", rules.Invented, "", rules.OwnValue},
	{"12.1.5", rules.Invented, "", rules.OwnValue},

	{"12.2.1", rules.Published, "", 0},
	{"12.2.2", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"12.2.3", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"12.2.4", rules.Invented, "", rules.OwnName | rules.OwnValue},
	{"12.2.5", rules.Invented, "", rules.OwnName | rules.OwnValue},
}
