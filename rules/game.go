package rules

// A Game is a rulebook that can be played.
type Game interface {
	// Info says what the game is called and how it can be set up.
	Info() *Info
	// New gives the first state of a match. It fails, with a sentence for the
	// person who asked, if the setup is not one that Info allows.
	New(Setup) (State, error)
	// Noun spells a move for score sheets: "CRB", "slot-captain", "3". No two
	// options of one decision are spelled alike. A number that is no move of
	// the game is spelled "".
	Noun(Move) string
	// Text gives the words of the game in a language ("en"), with the names
	// of the players by seat. An unknown language gives English.
	Text(language string, names []string) Text
}

// Starts is a game that can start from described positions.
type Starts interface {
	// From gives the state of a described position (see State.Fields) for a
	// setup. What is missing is as on an empty table. It fails, with a
	// sentence that names the field, on anything that cannot be.
	From(Setup, Fields) (State, error)
}

// Info describes a game.
type Info struct {
	ID       string // in sheets and on the command line: "discovery"
	Number   uint8  // in links: for ever, from 1
	Version  uint16 // of the rules: a link of another version is another game
	MinSeats int
	MaxSeats int
	Settings []Setting
	// Questions has the id of each question a decision can ask, by Question.
	Questions []string
	// Rules has the code of each rule that can refuse an option, by Rule. The
	// first is empty: rule 0 refuses nothing.
	Rules []string
	// Parts has the ids of the parts of a score, in the order of Score.Parts.
	Parts []string
	// Words has the names and ids that occur in described positions, so that
	// links can hold their places. They are never reordered.
	Words []string
	// Samples are described positions, in JSON, from which links learn how
	// those of the game look, so that they are short. They never change, and
	// none is added to a version.
	Samples []string
}

// A Setting is a choice made before a match: the ids of its values, the
// default first. Settings and values are never reordered: links hold their
// places.
type Setting struct {
	ID     string
	Values []string
}

// MaxSeats is the largest number of seats of any game.
const MaxSeats = 5

// MaxSettings is the largest number of settings of any game.
const MaxSettings = 8

// A Setup is all that a game needs to begin.
type Setup struct {
	Seats int
	// Settings holds the place of the chosen value of each setting of Info.
	Settings [MaxSettings]uint8
}

// A Seat is a place at the table, from 0. Its number says nothing about the
// order of play.
type Seat int8

// Nobody answers a chance.
const Nobody Seat = -1

// A Move is the answer to a decision: one noun of the game. In links, for
// ever.
type Move uint16

// A Rule is the reason for a refusal: a place in Info.Rules. Zero refuses
// nothing.
type Rule uint16

// A Question is what a decision asks: a place in Info.Questions.
type Question uint8

// A Kind says who answers a decision, and how.
type Kind uint8

const (
	Over   Kind = iota // nobody: the game has ended
	Choice             // one seat, openly
	Sealed             // each of the seats, without knowing what the others say
	Chance             // nobody: one of the outcomes happens, by their odds
)

// String gives the name used in the output of commands.
func (k Kind) String() string {
	return [...]string{"over", "choice", "sealed", "chance"}[k]
}

// A Decision is what a state waits for.
type Decision struct {
	Kind     Kind
	Question Question
	Count    int8
	// The first Count seats are those that must answer, each once: of a
	// choice one, of a sealed decision in the order in which their answers
	// are written. Of a chance they are all seats, in the order in which the
	// game expects them to act next.
	Seats [MaxSeats]Seat
}

// Who gives the seats of the decision.
func (d *Decision) Who() []Seat { return d.Seats[:d.Count] }

// An Option is one noun on offer at a decision.
type Option struct {
	Move Move
	// Rule forbids the move; 0: it is legal.
	Rule Rule
	// Odds is the weight of an outcome of chance among the sum of the
	// weights; 0 for all other decisions.
	Odds uint16
}

// An Answer is a move and who made it (Nobody: chance).
type Answer struct {
	Seat Seat
	Move Move
}

// An Event tells one thing that happened. What the arguments mean is the
// game's own affair; Text.Event puts it in words.
type Event struct {
	Kind EventKind
	Seat Seat
	Args [4]int16
}

// An EventKind is a game's number for a kind of event.
type EventKind uint8

// A Score is the standing of a seat.
type Score struct {
	Seat  Seat
	Place int // 1 for the leader; players who share a place have the same
	Total int
	Parts []int // by Info.Parts; their sum is Total
}

// A State is a position of a running match together with what is needed to
// play on from it.
type State interface {
	// Decision says what the state waits for.
	Decision() Decision
	// Options appends the options of a seat of the decision to the list, by
	// rising move number, each noun once, at least one of them legal. The
	// seat of a chance is Nobody. At the end nothing is on offer.
	Options(Seat, []Option) []Option
	// Apply goes on with the answers: one of a choice or a chance, those of
	// all seats in the order of the decision if it was sealed. They are taken
	// as legal: callers look at Options first. The events are valid until the
	// next call.
	Apply([]Answer) []Event
	// Scores gives the standing by seat: final at the end, before that what
	// each seat would have if the game stopped now.
	Scores() []Score
	// Fields describes the position in words and numbers, leaving out what
	// is as on an empty table. Game.From makes the same position of it.
	Fields() Fields
	// Clone gives an independent copy.
	Clone() State
	// Equal reports whether the other state is of the same game and in the
	// same position.
	Equal(State) bool
	// Check reports the first thing that must always hold and does not.
	Check() error
}

// An Unlisted is a State with questions to which there are more answers than it
// lists, for they have no end: a bid can name any amount.
type Unlisted interface {
	State
	// Unlisted gives the rule that refuses to a seat of the decision an answer
	// that is not among its options; 0: that is no answer to the question. It
	// is not asked about moves that Options lists.
	Unlisted(Seat, Move) Rule
}

// A Copier is a State that can become a copy of another one of its game in the
// memory that it has.
type Copier interface {
	State
	// Copy makes this state an independent copy of the other.
	Copy(State)
}

// Text says the things of one game in one language.
type Text interface {
	// Game is the game's name.
	Game() string
	// Setting names a setting and says what its value at that place means.
	Setting(setting, value int) (name, meaning string)
	// Seat is the name of a seat's player or, without one, of its side.
	Seat(Seat) string
	// Prompt says what a seat of the decision must decide, and why now or what
	// is at stake. The seat of a chance and at the end is Nobody.
	Prompt(State, Seat) (ask, why string)
	// Option names the move and says what would follow ("" if the name says
	// all).
	Option(State, Seat, Move) (name, means string)
	// Noun names a move outside any decision.
	Noun(Move) string
	// Event tells what happened in one sentence.
	Event(Event) string
	// Rule says why something is refused, in one sentence.
	Rule(Rule) string
	// Part names a part of the score.
	Part(int) string
}

// A Headed is a Text whose game tells where the parts of a match begin.
type Headed interface {
	Text
	// Heading names the part of a match that begins with an event: at level 1 a
	// turn or round, at level 2 a phase of it. At level 0 none begins. What
	// happened before the first is the set-up.
	Heading(Event) (level int, words string)
}

// A Numbered is a Text whose game has a numbered rulebook.
type Numbered interface {
	Text
	// About says in a sentence what of the game is published and what is this
	// project's own: for who chooses the game, and in front of its rulebook.
	About() string
	// Paragraphs are those of the rulebook in reading order, without title and
	// text, which the package of the game has for each language.
	Paragraphs() []Paragraph
	// Source names where paragraphs come from, with {page} in the place of the
	// page of the seed; "" for Invented and for sources that the book has not.
	Source(Source) string
	// Paragraph is the id of the paragraph that a rule enforces; "" for rule 0.
	Paragraph(Rule) string
	// InForce gives the ids of the paragraphs that say how the present decision
	// is made and what follows from it, the most important first; at the end
	// those that say who has won.
	InForce(State) []string
}

// A Chapter is a part of a rulebook: "4".
type Chapter struct {
	ID, Title string
	Sections  []Section
}

// A Section is a part of a chapter: "4.2".
type Section struct {
	ID, Title  string
	Paragraphs []Paragraph
}

// A Paragraph is one rule of a rulebook: "4.2.3". Its id never changes its
// meaning; new paragraphs go to the end of their section.
type Paragraph struct {
	ID, Title, Text string
	Source          Source
	// Page is the page that the seed names ("p. 7"), "" for other sources.
	Page string
	// Own says what of the paragraph is this project's own.
	Own Own
}

// A Source says where a paragraph comes from.
type Source uint8

const (
	Seed       Source = iota // the rules in questions and answers that bind this project to the letter
	Published                // a rendition of the published rulebook
	Reported                 // players' accounts
	Remembered               // recollection or general knowledge without a source
	Invented                 // this project: nothing is public

	SourceCount = 5
)

// Own is a set of what is this project's own in a paragraph, because the
// published game leaves it open or it is not public.
type Own uint8

const (
	OwnName  Own = 1 << iota // what something is called
	OwnValue                 // a number, or what belongs to what
	OwnRule                  // how it goes
)
