package app

import (
	"errors"
	"net/url"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/text"
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/catalog"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/sheet"
	"flota/rules/trust"
)

// shell is the root: all state of the page.
type shell struct {
	app.Compo

	words  *text.Words
	draft  draft
	covers covers

	device *device.Device
	// entry is the match as the device keeps it. In a frame it is empty.
	entry device.Entry
	match *rules.Match // that of the entry, or of the frame; nil: none is open
	// arrival is the link that came last, while the person has to decide
	// something about it.
	arrival *device.Arrival
	wrong   trust.Report // what is wrong with the proof of the match on the screen
	// since is the ply from which on things have happened that the page
	// points out: where the latest act of a person began.
	since int
	crew  crew // the programs of the match
	// ready is the seat that has said that it has the device, for its sealed
	// answer.
	ready rules.Seat
	redo  []rules.Answer // what was taken back, the next to redo last
	start bool           // the start page shows although a match is open

	notice  notice
	dialog  string    // the one that is open; "": none
	opener  app.Value // the button that opened it
	said    string    // what it has said last
	form    form      // of the link in the share sheet
	book    reading
	shelf   shelf
	inwords bool   // the board in words is open
	tab     string // what a narrow page shows below the options
	asked   string // the key whose removal waits for a second click
	noting  string // the key of the match whose note is open
	memory  bool   // nothing is kept in this browser
	full    bool   // the browser had no room for the newest of the match
	update  bool   // a new version of the page waits to be agreed to

	embed      embedding  // the page is in a frame
	publishing publishing // the match is put into somebody's own page

	bar    addressBar
	log    logbook
	first  first
	later  func(delay time.Duration, do func(app.Context)) // does something, and draws the page; nil before it stands
	only   rules.Seat                                      // whose lines of the log show; Nobody: all
	replay replay
	course course
	trial  trial
	plan   string // that the device keeps for the match
	unseen int    // the ply up to which the device has shown the match; -1: all

	ahead outlooks // of the answers to the decision on the screen

	thinking thinking // of the programs
	reasons  reasons
	hint     hint

	fault  error // why the board cannot be drawn
	room   room
	zoom   float64 // of the map, see table.View
	before past    // the position before the latest act

	release func() // of the listener for the address
}

// A draft is a match that is being set up.
type draft struct {
	open     bool // its form shows
	game     int  // in the catalog
	seats    int
	settings [rules.MaxSettings]uint8
	names    [rules.MaxSeats]string
	who      [rules.MaxSeats]player
	mode     trust.Mode
	level    bot.Level // of the programs that a person plays alone against
}

// A notice is a sentence above the prompt.
type notice struct {
	text string
	bad  bool
	rule string // the paragraph of the rulebook that says it; "" if none
	// act is what its button does, label what the button says.
	act, label string
}

// OnInit fills what Render needs. In the browser it opens the match of the
// address, so that this is what is drawn first, or the start page.
func (s *shell) OnInit() {
	s.words = &text.English
	s.device = newDevice()
	s.ready, s.only, s.unseen = rules.Nobody, rules.Nobody, -1
	s.draft.level = bot.Normal
	s.draft.seats = catalog.Games[0].Info().MinSeats + 1
	s.tab = tabTable
	s.room = firstRoom("", false)
	if !app.IsClient {
		return
	}
	s.memory = app.Window().Get("flotaStorage").String() == "memory"
	if app.Window().Get("flotaEmbed").Truthy() {
		_, s.embed = readEmbedding(fragment())
	}
	s.readLanguage()
	s.openAddress()
}

// OnMount listens to what is around the page, once it is drawn.
func (s *shell) OnMount(ctx app.Context) {
	s.later = laterIn(ctx)
	s.drawCovers()
	s.drawRest()
	s.drawLog()
	if s.embed.on {
		s.enterFrame(ctx)
	}
	listen := app.FuncOf(func(app.Value, []app.Value) any {
		ctx.Dispatch(func(ctx app.Context) {
			s.openAddress()
			s.holdFocus(ctx)
			s.measure(ctx)
			s.consider(ctx)
		})
		return nil
	})
	stored := app.FuncOf(func(_ app.Value, args []app.Value) any {
		if key := args[0].Get("key"); key.Truthy() {
			name := key.String()
			ctx.Dispatch(func(ctx app.Context) {
				s.followStore(name)
				s.consider(ctx)
			})
		}
		return nil
	})
	app.Window().Call("addEventListener", "hashchange", listen)
	app.Window().Call("addEventListener", "storage", stored) // of other tabs
	s.release = func() {
		app.Window().Call("removeEventListener", "hashchange", listen)
		app.Window().Call("removeEventListener", "storage", stored)
		listen.Release()
		stored.Release()
	}
	s.holdFocus(ctx)
	s.measure(ctx)
	s.consider(ctx)
	if !s.thinking.about.on {
		ctx.PreventUpdate() // it is drawn as it is
	}
}

// starts reports whether the start page shows.
func (s *shell) starts() bool { return !s.embed.on && (s.match == nil || s.start) }

// OnDismount lets go of the listener.
func (s *shell) OnDismount() {
	if s.release != nil {
		s.release()
	}
}

// fragment is what follows the # in the address.
func fragment() string {
	return strings.TrimPrefix(app.Window().Get("location").Get("hash").String(), "#")
}

// openAddress opens the match of the address, unless it is the one on screen.
func (s *shell) openAddress() {
	if s.embed.on {
		s.openFrame()
		return
	}
	payload := fragment()
	if payload == "" {
		payload = handedOver()
	}
	if payload == "" {
		return
	}
	if s.match != nil && payload == s.payload() {
		s.start = false
		s.leave()
		return
	}
	s.open(payload)
}

// show puts a match on the screen that the device does not keep.
func (s *shell) show(m *rules.Match) {
	s.showEntry(device.Entry{})
	s.match = m
}

// showEntry puts a kept match on the screen.
func (s *shell) showEntry(e device.Entry) {
	s.take(e)
	s.arrival, s.wrong, s.full = nil, trust.Report{}, false
	s.redo, s.ready = nil, rules.Nobody
	s.start, s.dialog = false, ""
	s.book = reading{}
	s.tab = tabTable
	s.only, s.replay, s.unseen = rules.Nobody, replay{speed: 1}, -1
	s.trial, s.plan = trial{}, ""
	s.hint = hint{}
	if s.match != nil {
		s.since = len(s.match.Log)
		s.writeAddress()
	}
}

// goOn does what the device has to do unasked, keeps the match and puts it into
// the address. Programs answer later, see consider.
func (s *shell) goOn() {
	s.draw()
	if s.embed.on {
		s.moved()
		return
	}
	s.writeAddress()
}

// writeAddress puts the match on screen into the address, so that a reload and
// a bookmark find it. That of a frame is the author's.
func (s *shell) writeAddress() {
	if s.embed.on {
		return
	}
	if s.match == nil {
		s.setAddress("")
		return
	}
	s.setAddress(s.payload())
}

// payload is the match on the screen as a link: what follows the #.
func (s *shell) payload() string {
	switch {
	case s.entry.Link.Match == nil:
		return link.Encode(s.match)
	case s.entry.Text != "" && !s.full:
		return s.entry.Text
	}
	return link.Write(s.entry.Link)
}

// newMatch begins a match as drafted.
func (s *shell) newMatch() {
	g := catalog.Games[s.draft.game]
	names := make([]string, s.draft.seats)
	for i := range names {
		if names[i] = link.Name(s.draft.names[i]); names[i] == "" {
			names[i] = s.crewName(i)
		}
	}
	m, err := rules.NewMatch(g, rules.Setup{Seats: s.draft.seats, Settings: s.draft.settings}, newID(), names)
	if err != nil {
		s.notice = notice{text: sentence(err), bad: true}
		return
	}
	e, err := s.device.Begin(m, s.draft.plan())
	if err != nil && !errors.Is(err, errFull) {
		s.notice = notice{text: s.trouble(err), bad: true}
		return
	}
	s.notice = notice{}
	s.draft.open = false
	s.showEntry(e)
	s.kept(err)
	s.since = 0
	s.goOn()
	s.looked()
	s.persist()
}

// play answers the decision for the seat that is asked.
func (s *shell) play(move rules.Move) {
	if s.trial.on {
		s.notice = notice{}
		if err := s.trial.play(move); err != nil {
			s.notice = notice{text: sentence(err), bad: true}
		}
		return
	}
	if !s.here() {
		return
	}
	seat, _ := s.asks()
	ply := len(s.match.Log)
	s.notice = notice{}
	if !s.answer(seat, move) {
		return
	}
	s.redo, s.ready = nil, rules.Nobody
	if len(s.match.Log) > ply {
		s.since = ply
	}
	s.goOn()
	s.looked()
}

// answer enters the answer of a seat. It reports whether it was taken.
func (s *shell) answer(seat rules.Seat, move rules.Move) bool {
	if s.entry.Link.Match == nil {
		if err := s.match.Play(seat, move); err != nil {
			s.notice = notice{text: sentence(err), bad: true}
			return false
		}
		return true
	}
	e := s.entry
	if e.Aside() {
		s.kept(s.device.Follow(&e)) // who plays on follows it
		s.arrival = nil
	}
	how, err := s.device.Play(&e, seat, move)
	switch {
	case errors.Is(err, errFull):
		s.kept(err)
	case err != nil:
		s.notice = notice{text: s.trouble(err), bad: true}
		return false
	}
	s.take(e)
	switch how {
	case device.Fork:
		s.notice = notice{text: s.words.Fork}
	case device.Older:
		s.notice = notice{text: s.words.Post.OtherTab}
		return false
	}
	return true
}

// undo takes the latest answer back. What chance has shown stays shown.
func (s *shell) undo() {
	if !s.canUndo() {
		return
	}
	if s.trial.on {
		s.trial.undo(s.match)
		return
	}
	last := s.undoable()
	answer := s.match.Log[last]
	s.notice = notice{}
	if s.entry.Link.Match == nil {
		s.match.Undo(last)
	} else {
		e := s.entry
		err := s.device.Undo(&e, last)
		if err != nil && !errors.Is(err, errFull) {
			s.notice = notice{text: s.trouble(err), bad: true}
			return
		}
		s.take(e)
		s.kept(err)
	}
	s.redo = append(s.redo, answer)
	s.since = last
	s.goOn()
	s.looked()
}

// again plays what was taken back last.
func (s *shell) again() {
	if !s.canRedo() {
		return
	}
	if s.trial.on {
		s.trial.redo(s.match)
		return
	}
	last := len(s.redo) - 1
	answer, rest := s.redo[last], s.redo[:last]
	s.play(answer.Move)
	s.redo = rest
}

// canUndo reports whether an answer can be taken back.
func (s *shell) canUndo() bool {
	if s.trial.on {
		return len(s.trial.answers) > 0 && !s.replay.on
	}
	return s.undoable() >= 0 && len(s.match.Given) == 0 && !s.replay.on
}

// canRedo reports whether there is an answer to play again.
func (s *shell) canRedo() bool {
	if s.trial.on {
		return len(s.trial.undone) > 0 && !s.replay.on
	}
	return len(s.redo) > 0 && !s.replay.on
}

// sentence makes a sentence of an error.
func sentence(err error) string {
	s := err.Error()
	for _, prefix := range []string{"link: ", "sheet: ", "rules: ", "device: ", "trust: "} {
		s = strings.TrimPrefix(s, prefix)
	}
	if s == "" {
		return s
	}
	s = strings.ToUpper(s[:1]) + s[1:]
	if !strings.HasSuffix(s, ".") {
		s += "."
	}
	return s
}

// address is that of the whole page without its fragment, from where links
// start.
func address() string {
	location := app.Window().Get("location").Get("href").String()
	u, err := url.Parse(location)
	if err != nil {
		return ""
	}
	u.Fragment, u.RawQuery = "", ""
	u.Path = strings.TrimSuffix(u.Path, framePage)
	return u.String()
}

// shareLink is the whole link to the match on screen.
func (s *shell) shareLink() string { return address() + "#" + s.payload() }

// scoreSheet is the match as text.
func (s *shell) scoreSheet() string { return sheet.Write(s.match, false) }
