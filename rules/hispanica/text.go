package hispanica

import (
	"strconv"
	"strings"

	"flota/rules"
)

// words are all words of the game in one language. Sentences are templates
// with places in braces:
//
//	{seat}            the player it is about
//	{0} {$0}          an argument as a number, as money
//	{player 0}        an argument as a player
//	{who 0}           the player it is about or, if it is nobody, an argument
//	                  as a nation: the passive Spain
//	{nation 0} {good 0} {place 0} {site 0} {card 0} {legality 0} {space 0}
//	{title 0} {victory 0} {meeple 0} {phase 0} {order 0} {side 0}
//	{zone 0} {sea 0}  a zone; {zone 0 in} with its preposition
//	{target 0}        what is attacked
//	{zone 0 of}       in another form of the language, by name; likewise every
//	                  place for a word: {player 0 to} {seat The}
//	{plural 0 a/b}    a word in the form that goes with a number (_ is a space)
//	{ordinal 0}       as an ordinal
type words struct {
	game     string
	settings [settingCount]struct {
		name   string
		values [3]string
	}
	player     string                 // a seat without a name
	nations    [NationCount][2]string // name, power
	sides      [NationCount]string    // name of the seat that plays it
	goods      [GoodCount]string
	zones      [ZoneCount][2]string // name, with preposition
	seas       [SeaCount][2]string  // name, with preposition
	places     [PlaceCount]string
	sites      [SiteCount]string        // the people who live there
	legalities [LegalityCount][2]string // name, meaning
	spaces     [SpaceCount][2]string    // name, what the branch is
	titles     [TitleCount][2]string    // name, condition
	victories  [victoryCount]string
	phases     [phaseCount]string
	meeples    [MeepleCount]string
	orders     [3][2]string             // name, meaning
	cards      [CardCount + 1][2]string // name, effect
	ordinals   [MaxSeats + 1]string
	verbs      [seatMove]string
	names      [nameCount]string
	targets    [2]string // the Visita, the Rebels of a zone

	asks   [stepCount][2]string // the sentence, the reason
	over   [2]string
	means  [meansCount]string
	events [eventCount]string
	headings
	rules [ruleCount]string
	parts [partCount]string

	// about says what of the game is published, sources where paragraphs of
	// the rulebook come from ({page}: of the seed).
	about   string
	sources [rules.SourceCount]string
	// ship tells in the rulebook what a ship shows: Sail, Guns, Hold, its two
	// legalities.
	ship string
	// plural picks the form that goes with a number.
	plural func(n int) int
	// money writes dollars: {0}.
	money string
	// form gives a word in a further form by its name; own tells that the word
	// is a name that a player has chosen. Nil: the language has none.
	form func(word, form string, own bool) string
}

// byLanguage has the words of the game by language.
var byLanguage = map[string]*words{"en": &english, "fr": &french, "hu": &hungarian}

// Names of options that say more than their noun, for words.names.
const (
	nameHire         = iota // zone
	nameKidnap              // site
	nameVisita              // zone
	nameBid                 // dollars
	nameSail                // sea
	nameLand                // zone
	nameAttack              // player
	nameSell                // card
	nameShed                // zone
	nameTargetVisita        // nation, zone
	nameTargetRebels        // zone
	nameTargetPlace         // place, nation
	nameTargetSite          // site
	nameLeaveColony         // nation
	nameFoundVisita         //

	nameCount
)

// Consequences of options, for words.means.
const (
	meansOdds       = iota // weight, of
	meansHire              // Citizens there
	meansKidnap            // Natives there
	meansVisita            // Natives in the Visita, nation
	meansBuried            // cards unseen
	meansSale              // dollars
	meansShip              // Sail, Guns, Hold
	meansOutpost           // free slots, good, value
	meansFound             // place, dollars
	meansNoSlot            //
	meansDelivered         // nation
	meansClaim             // foreign Colonies, chests on them
	meansPawn              // dollars
	meansDisplaces         // dollars, player
	meansDenounce          // space
	meansRebels            // Rebels there
	meansFoment            // Rebels there, dollars
	meansGalley            // dollars, own discs there
	meansVisitaHere        // dollars, Natives
	meansCathedral         // dollars, Natives in the Visita
	meansSlaves            // Slaves at work there
	meansChests            // chests at stake
	meansFleets            // fleets there
	meansFort              // dollars, Strength of the Colony
	meansDove              // round
	meansBackToDeck        //
	meansMove              // points left
	meansMoveFleets        // points left, fleets there
	meansEurope            // chests, dollars
	meansLand              // good, chests there, points left
	meansAttack            // own Strength, Strength of the other
	meansLoad              // good, value
	meansLoadFor           // good, value, dollars
	meansTarget            // own Strength, Strength of the target
	meansSupport           // Strength of the fleet, of the target, with this card
	meansFree              // Freed
	meansLeaveSlave        //
	meansCapture           // discs left
	meansValue             // dollars
	meansFreedom           // dollars
	meansAboard            // meeples aboard
	meansDoneEdict         //
	meansGood              // good

	meansVerb // + verb: dollars

	meansCount = meansVerb + int(seatMove)
)

const (
	victoryCount = int(Prestige) + 1
	phaseCount   = int(Ended) + 1
)

// Text is what the game says in one language, with the names of the players.
type Text struct {
	*words
	names []string
}

// Text gives the words of the game in a language, in English if it has no
// others.
func (Game) Text(language string, names []string) rules.Text {
	w := byLanguage[language]
	if w == nil {
		w = &english
	}
	return &Text{w, names}
}

func (t *Text) Game() string { return t.game }

func (t *Text) Setting(setting, value int) (name, meaning string) {
	return t.settings[setting].name, t.settings[setting].values[value]
}

func (t *Text) Seat(seat rules.Seat) string {
	if t.named(seat) {
		return t.names[seat]
	}
	return rules.Numbers(t.player, int(seat)+1)
}

// named reports whether a player has chosen a name.
func (t *Text) named(seat rules.Seat) bool { return int(seat) < len(t.names) && t.names[seat] != "" }

// fill puts words into a template.
func (t *Text) fill(template string, seat rules.Seat, args ...int16) string {
	var own bool
	word := func(fields []string) string {
		form := 0
		arg := func(i int) int {
			n, err := strconv.Atoi(fields[i])
			if err != nil || n >= len(args) {
				panic("hispanica: text: no argument " + fields[i] + " in " + template)
			}
			return int(args[n])
		}
		if len(fields) == 3 && fields[2] == "in" {
			form = 1
		}
		switch what := fields[0]; what {
		case "seat":
			own = t.named(seat)
			return t.Seat(seat)
		case "player":
			own = t.named(rules.Seat(arg(1)))
			return t.Seat(rules.Seat(arg(1)))
		case "who":
			if seat == rules.Nobody {
				return t.nations[arg(1)][0]
			}
			own = t.named(seat)
			return t.Seat(seat)
		case "nation":
			return t.nations[arg(1)][0]
		case "good":
			return t.goods[arg(1)]
		case "zone":
			return t.zones[arg(1)][form]
		case "sea":
			return t.seas[arg(1)][form]
		case "place":
			return t.places[arg(1)]
		case "site":
			return t.sites[arg(1)]
		case "card":
			return t.cards[arg(1)][0]
		case "legality":
			return t.legalities[arg(1)][0]
		case "space":
			return t.spaces[arg(1)][0]
		case "title":
			return t.titles[arg(1)][0]
		case "victory":
			return t.victories[arg(1)]
		case "phase":
			return t.phases[arg(1)]
		case "meeple":
			return t.meeples[arg(1)]
		case "order":
			return t.orders[arg(1)][0]
		case "side":
			return t.verbs[arg(1)]
		case "target":
			return t.target(rules.Move(arg(1)))
		case "ordinal":
			return t.ordinals[arg(1)]
		case "plural":
			return strings.ReplaceAll(strings.Split(fields[2], "/")[t.plural(arg(1))], "_", " ")
		default:
			if money, ok := strings.CutPrefix(what, "$"); ok {
				fields[0] = money
				return rules.Numbers(t.money, arg(0))
			}
			return strconv.Itoa(arg(0))
		}
	}
	return rules.Fill(template, func(fields []string) string {
		own = false
		w := word(fields)
		if form := rules.Form(fields); form != "" && form != "in" && t.form != nil {
			return t.form(w, form, own)
		}
		return w
	})
}

// target names what a battle is fought for.
func (t *Text) target(m rules.Move) string {
	switch m {
	case verbVisita:
		return t.targets[0]
	case verbRebels:
		return t.targets[1]
	}
	return t.Noun(m)
}

func (t *Text) Event(e rules.Event) string {
	return t.fill(t.events[e.Kind], e.Seat, e.Args[:]...)
}

// Tell puts words into a sentence of another package. Its places are those of the
// sentences of this one.
func (t *Text) Tell(template string, seat rules.Seat, args ...int16) string {
	return t.fill(template, seat, args...)
}

func (t *Text) Rule(r rules.Rule) string { return t.rules[r] }

func (t *Text) Part(i int) string { return t.parts[i] }

func (t *Text) Noun(m rules.Move) string {
	f, n := familyOf(m)
	switch f {
	case verbFamily:
		return t.verbs[n]
	case seatFamily:
		return t.Seat(rules.Seat(n))
	case zoneFamily:
		return t.zones[n][0]
	case seaFamily:
		return t.seas[n][0]
	case goodFamily:
		return capital(t.goods[n])
	case meepleFamily:
		return t.meeples[n]
	case legalityFamily:
		return t.legalities[n][0]
	case amountFamily:
		return t.fill(t.words.names[nameBid], rules.Nobody, int16(n))
	case placeFamily:
		return t.places[n]
	case cardFamily:
		return t.cards[n][0]
	case siteFamily:
		return t.sites[n]
	case spaceFamily:
		return t.spaces[n][0]
	case nationFamily:
		return capital(t.nations[n][0])
	}
	return ""
}

// capital writes a word with a capital first letter.
func capital(s string) string {
	for i := range s {
		if i > 0 {
			return strings.ToUpper(s[:i]) + s[i:]
		}
	}
	return strings.ToUpper(s)
}

// Zone names a land zone.
func (t *Text) Zone(z Zone) string { return t.zones[z][0] }

// Sea names a sea zone.
func (t *Text) Sea(s Sea) string { return t.seas[s][0] }

// Place names the town of a place.
func (t *Text) Place(p Place) string { return t.places[p] }

// Site names the people of a Tribe site.
func (t *Text) Site(s Site) string { return t.sites[s] }

// Good names a good.
func (t *Text) Good(g Good) string { return t.goods[g] }

// Nation names a nation and says what its power is.
func (t *Text) Nation(n Nation) (name, power string) { return t.nations[n][0], t.nations[n][1] }

// Card names a Market card or the Bark and says what it does.
func (t *Text) Card(c Card) (name, effect string) { return t.cards[c][0], t.cards[c][1] }

// Legality names a legality and says what it allows.
func (t *Text) Legality(l Legality) (name, meaning string) {
	return t.legalities[l][0], t.legalities[l][1]
}

// Space names a space of the philosophy board and says what its branch is.
func (t *Text) Space(s Space) (name, meaning string) { return t.spaces[s][0], t.spaces[s][1] }

// Title names a title and says how it is earned.
func (t *Text) Title(title Title) (name, condition string) {
	return t.titles[title][0], t.titles[title][1]
}

// Victory names a way to win.
func (t *Text) Victory(v Victory) string { return t.victories[v] }

// Phase names a Year of the round.
func (t *Text) Phase(p Phase) string { return t.phases[p] }

// Order names an order and says what it does.
func (t *Text) Order(o Order) (name, meaning string) { return t.orders[o][0], t.orders[o][1] }
