package discovery

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
//	{region 0}        as a region; {region 0 in} with its preposition
//	{good 0} {kind 0} {tile 0} {card 0}
//	{kinds 0 1}       a kind in the form that goes with the number in 1
//	{box 0}           as a box; {box 0 in} with its preposition
//	{region 0 of}     in another form of the language, by name; likewise every
//	                  place for a word: {player 0 to} {seat The}
//	{plural 0 a/b}    a word in the form that goes with a number (_ is a space)
//	{source 1}        a tile or, without one, the box Specialists
//	{place 0}         as an ordinal
//	{phase 0}         as a phase of the turn
type words struct {
	game     string
	settings [2]struct {
		name   string
		values [2]string
	}
	nations    [MaxSeats]string
	kinds      [KindCount][2]string // one, many
	goods      [GoodCount]string
	regions    [RegionCount][2]string // name, with preposition
	boxes      [BoxCount][2]string    // name, with preposition
	tiles      [TileCount][2]string   // name, effect
	cards      [CardCount]string
	counter    string
	ordinals   [7]string
	specialist string // the box of the slots
	training   string // its fifth slot
	amount     string
	war        string

	asks   [stepCount][2]string // the sentence, the reason
	won    string               // points
	shared string               // points; {winners} are the names
	over   string
	passes [stepCount]string
	means  [meansCount]string
	events [eventCount]string
	headings
	rules [ruleCount]string
	parts [6]string
	// about says what of the game is published, sources where paragraphs of
	// the rulebook come from ({page}: of the seed).
	about   string
	sources [rules.SourceCount]string
	// find tells in lists what a counter or card shows: dollars, dollars for
	// each soldier, points.
	find string
	// marks stand in lists after what a row is about and between rows.
	marks []string
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

// Consequences of options, for words.means.
const (
	meansSpace     = iota // space, of
	meansPays             // dollars
	meansShipping         // own strength with one more colonist, best of others
	meansPieces           // own pieces there
	meansThird            // own pieces there then, good
	meansHave             // own tiles of the good
	meansKnown            // natives, dollars, dollars a soldier, points
	meansUnknown          //
	meansStrength         // strength
	meansPresent          // settlers, soldiers
	meansShare            // own pieces, pieces of others
	meansOdds             // weight, of
	meansLosses           // settlers, soldiers
	meansExplorers        // own pieces in the box with this one
	meansPurchase         // space, price
	meansConflict         // space
	meansTraining         // dollars
	meansSlot             // kind
	meansHand             // pieces of this kind in hand

	meansCount
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
	return t.nations[seat]
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
				panic("discovery: text: no argument " + fields[i] + " in " + template)
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
		case "region":
			return t.regions[arg(1)][form]
		case "good":
			return t.goods[arg(1)]
		case "kind":
			return t.kinds[arg(1)][0]
		case "kinds":
			return t.kinds[arg(1)][t.plural(arg(2))]
		case "box":
			return t.boxes[arg(1)][form]
		case "tile":
			return t.tiles[arg(1)][0]
		case "source":
			if arg(1) < 0 {
				return t.specialist
			}
			return t.tiles[arg(1)][0]
		case "card":
			return t.cards[arg(1)]
		case "place":
			return t.ordinals[arg(1)]
		case "phase":
			return t.headings.phases[arg(1)]
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
	case passFamily:
		return t.passes[stepNone]
	case warFamily:
		return t.war
	case seatFamily:
		return t.Seat(rules.Seat(n))
	case boxFamily:
		return t.boxes[n][0]
	case kindFamily:
		return capital(t.kinds[n+1][0])
	case regionFamily:
		return t.regions[n][0]
	case goodFamily:
		return capital(t.goods[n])
	case tileFamily:
		return t.tiles[n][0]
	case counterFamily:
		return t.fill(t.counter, rules.Nobody, int16(n+1))
	case cardFamily:
		return t.cards[n]
	case amountFamily:
		return strconv.Itoa(n)
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

// Region names a region.
func (t *Text) Region(r Region) string { return t.regions[r][0] }

// Good names a trade good.
func (t *Text) Good(g Good) string { return t.goods[g] }

// Pieces names so many pieces of a kind, without the number.
func (t *Text) Pieces(k Kind, count int) string { return t.words.kinds[k][t.plural(count)] }

// Box names a box.
func (t *Text) Box(b Box) string { return t.boxes[b][0] }

// Tile names a capital building and says what it does.
func (t *Text) Tile(tile Tile) (name, effect string) { return t.tiles[tile][0], t.tiles[tile][1] }

// Card names a discovery card.
func (t *Text) Card(c Card) string { return t.cards[c] }

// Nation names the side of a seat.
func (t *Text) Nation(seat rules.Seat) string { return t.nations[seat] }

// Specialists names the box of the slots.
func (t *Text) Specialists() string { return t.specialist }

// Slot names a slot of Specialists within the box.
func (t *Text) Slot(b Box) string {
	if b == SlotTraining {
		return t.training
	}
	return t.words.kinds[slots[b-SlotCaptain]][0]
}
