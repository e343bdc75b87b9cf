// Package text has the words of the page, by language. The words of each game
// are in its own package.
package text

// Words are all words of the page in one language. Sentences are whole; places
// in braces are filled by rules.Fill.
type Words struct {
	_ [0]func() // not to be compared: what compares so much text is large

	Language string // for the lang attribute

	LanguageTitle string // of the choice of language

	Tagline     string // of the page
	NewMatch    string
	Game        string
	PlayerCount string
	Players     string
	PlayerName  string // of an empty field
	Start       string
	OpenLink    string
	OpenHint    string
	Open        string
	Kept        string // title of the matches on this device
	KeptLine    string // {0} answers
	Continue    string
	Remove      string
	RemoveAsk   string // the second click removes
	Memory      string // nothing is kept
	Unofficial  string
	BackToMatch string

	Move        string // {0} answers
	Share       string
	Home        string
	Dismiss     string
	Undo        string
	Redo        string
	Options     string
	OptionCount string // {0} of {1}
	NotPossible string // {0}
	InWords     string // title of the board in words
	Happened    string
	Log         string
	LogEmpty    string
	Scores      string
	Result      string
	Total       string
	Parts       string // of a narrow page
	Table       string

	ShareNext  string // {} the seat that is asked
	ShareOver  string
	Link       string
	LinkLength string // {0} characters
	CopyLink   string
	CopyLog    string
	Copied     string
	CopyByHand string
	Close      string

	Pass     string // {} the seat
	PassWhy  string
	Ready    string // {} the seat, of the button
	Withdraw string // {} the seat that answered last

	Older     string // {0} answers behind
	OlderOpen string
	Fork      string
	Update    string
	UpdateNow string
	Full      string // the store took nothing more

	Turn          string // {0}, Age {1}
	OrderTitle    string
	Chart         string // the map, drawn
	Beside        string // what stands beside it
	Map           string
	GoodHere      string // {} the good
	GoodTaken     string // {} the good
	Undiscovered  string
	Known         string // {0} natives, ${1}, ${2} a soldier, {3} points
	NobodyThere   string
	Soldiers      string // {0} settlers, {1} soldiers
	Boxes         string
	FreeSpace     string
	EmptyBox      string
	FaceUp        string
	NothingFaceUp string
	NoTiles       string
	Price         string // {0} dollars
	ShipThere     string
	NoShip        string
	ShipsLeft     string // {0}
	Strength      string // {0}
	Cash          string
	Hand          string
	Goods         string
	Ships         string
	Income        string
	Buildings     string
	Discoveries   string
	CounterOf     string // {0} points
	Points        string // {0}
	Supply        string
	None          string

	Rules         string
	RulesTitle    string // {} the game
	RulesSearch   string
	RulesFound    string // {0} of {1} paragraphs
	RulesContents string
	RulesAbout    string // on the sources, after what the game says of itself
	RulesLoading  string
	RulesFailed   string
	RulesAgain    string
	RuleLink      string // {} the number of a paragraph
	InForce       string // of the paragraphs for the present decision
	// Invented tells of what is invented in a paragraph without another source,
	// by rules.Own.
	Invented [8]string
	// Own says what of a paragraph with another source is invented.
	Own      [8]string
	OwnRules string // {all} paragraphs of {game}, {invented} ones, {part}: those in part

	Begin     Start // the start page
	Course    Course
	Settings  Settings
	Keys      Keys
	Zoom      Zoom
	Logbook   Logbook
	Replay    Replay
	Trial     Trial
	Outlook   Outlook
	Fault     Fault
	Hispanica Hispanica // the table of Pax Hispanica
	Sending   Share     // links, out and in
	Post      Post      // a match that goes by links
	Money     string    // {0} dollars, where an amount stands alone
	Embed     Embed     // the page in a frame
	Publish   Publish   // in a page of somebody's own
	Archive   Archive   // what the browser keeps
	Bots      Bots      // programs that play, and hints
}

// languages has the words of the page by language.
var languages = map[string]*Words{"en": &English, "fr": &French, "hu": &Hungarian}

// For gives the words of the page in a language, in English if it has no
// others.
func For(language string) *Words {
	if w := languages[language]; w != nil {
		return w
	}
	return &English
}
