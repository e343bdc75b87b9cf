package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/think"
	"flota/rules"
	"flota/rules/link"
)

// Programs think in a worker, while the page goes on. What they think about is
// always the position on the screen: whatever changes it drops the thought.

// thinking is what programs think about.
type thinking struct {
	about  topic         // of the question that is open; the zero topic: none
	number int           // of the latest question
	due    time.Time     // the answer is not played before that
	found  *think.Answer // the answer, as long as it waits for that
	hurry  bool          // without pauses, until a person is asked
	halted topic         // what somebody has stopped

	worker app.Value   // takes texts, once it is started
	beside chan string // takes them where there is no worker
}

// A topic is what a program thinks about.
type topic struct {
	on    bool
	match [8]byte
	name  string // of the entry
	plies int
	check string // of the log
	given int    // sealed answers
	seat  rules.Seat
	bot   link.Bot
	hint  bool // for a person
}

// How long a search may take, in milliseconds, by the level.
var patience = [...]int{link.Easy: 100, link.Normal: 1000, link.Hard: 1000}

// patienceOf is that of a program.
func patienceOf(b link.Bot) int {
	if int(b) < len(patience) {
		return patience[b]
	}
	return 0 // by rules of thumb
}

// paceSetting is the setting of the pauses.
const paceSetting = "pace"

// pause is how long a position stands on the screen before a program answers.
func pause() time.Duration {
	switch chosen(paceSetting) {
	case "none":
		return 0
	case "long":
		return 1800 * time.Millisecond
	}
	return 600 * time.Millisecond
}

// topicOf is the position on the screen as a topic.
func (s *shell) topicOf(seat rules.Seat, b link.Bot, hint bool) topic {
	m := s.line()
	return topic{true, m.ID, s.entry.Name, len(m.Log), checkOf(m.Log), len(m.Given), seat, b, hint}
}

// wanted is what is to be thought about now.
func (s *shell) wanted() topic {
	if s.match == nil || s.start || s.replay.on || s.broken() || s.arrival != nil || s.entry.Aside() {
		return topic{}
	}
	if seat, ok := s.crewAsked(); ok {
		if about := s.topicOf(seat, s.crew[seat], false); about != s.thinking.halted {
			return about
		}
	}
	if s.hint.about.on && !s.hint.known && s.hint.about == s.hintTopic() {
		return s.hint.about
	}
	return topic{}
}

// consider drops a thought that is not wanted any more and begins the one that is.
// It is called whenever something may have changed.
func (s *shell) consider(ctx app.Context) {
	t := &s.thinking
	about := s.wanted()
	if about == t.about {
		return
	}
	if t.about.on {
		t.about, t.found = topic{}, nil
		s.tell(ctx, think.Forget)
	}
	if !about.on {
		t.hurry = false
		return
	}
	t.about, t.due = about, time.Now()
	if !about.hint && !s.here() {
		t.due = t.due.Add(pause())
	}
	s.ask(ctx)
}

// ask puts the question of the topic.
func (s *shell) ask(ctx app.Context) {
	t := &s.thinking
	t.number++
	text := ""
	if s.line() == s.entry.Link.Match {
		text = s.payload()
	} else {
		text = link.Write(link.Link{Match: s.line(), Bots: s.crew})
	}
	s.tell(ctx, think.Question{
		Number: t.number, Seat: t.about.seat, Bot: t.about.bot, Milliseconds: patienceOf(t.about.bot), Seed: random(), Link: text,
	}.String())
}

// tell gives a text to the worker, which it starts if there is none yet.
func (s *shell) tell(ctx app.Context, text string) {
	t := &s.thinking
	switch {
	case !app.IsClient:
	case t.beside != nil:
		t.beside <- text
	default:
		if t.worker == nil {
			t.worker = app.Window().Call("flotaThinker", app.FuncOf(func(_ app.Value, args []app.Value) any {
				if !args[0].Truthy() {
					ctx.Dispatch(s.thinkBeside)
					return nil
				}
				text := args[0].String()
				ctx.Dispatch(func(ctx app.Context) { s.hear(ctx, text) })
				return nil
			}))
		}
		t.worker.Invoke(text)
	}
}

// The slices of the thinking beside the page, and the rest between them in which
// the page has its turn.
const (
	slice = 8 * time.Millisecond
	rest  = 8 * time.Millisecond
)

// thinkBeside goes on without a worker.
func (s *shell) thinkBeside(ctx app.Context) {
	t := &s.thinking
	if t.beside != nil {
		return
	}
	t.beside = make(chan string, 64)
	go think.Serve(t.beside, func(text string) {
		ctx.Dispatch(func(ctx app.Context) { s.hear(ctx, text) })
	}, slice, rest)
	if t.about.on && t.found == nil {
		s.ask(ctx)
	}
}

// hear takes an answer, if it is that to the question that is open. As long as it
// waits for its pause the page is not drawn: nothing has changed.
func (s *shell) hear(ctx app.Context, text string) {
	t := &s.thinking
	a, err := think.ReadAnswer(text)
	if err != nil || !t.about.on || a.Number != t.number {
		ctx.PreventUpdate()
		return
	}
	t.found = &a
	wait := time.Until(t.due)
	if t.hurry || wait <= 0 {
		s.carryOut(ctx)
		return
	}
	ctx.PreventUpdate()
	s.later(wait, func(ctx app.Context) {
		if t.found == &a {
			s.carryOut(ctx)
			return
		}
		ctx.PreventUpdate()
	})
}

// carryOut does what was found.
func (s *shell) carryOut(ctx app.Context) {
	t := &s.thinking
	about, found := t.about, *t.found
	t.about, t.found = topic{}, nil
	defer s.consider(ctx)
	if about != s.wanted() {
		return
	}
	if about.hint {
		s.showHint(ctx, found)
		return
	}
	if text := (browserStore{}).Get(s.entry.Name); s.entry.Name != "" && text != "" && text != s.entry.Text {
		s.followStore(s.entry.Name) // another tab is ahead
		return
	}
	ply, sealed := len(s.match.Log), s.match.State.Decision().Kind == rules.Sealed
	if !s.answer(about.seat, found.Move) {
		s.standBy()
		return
	}
	if sealed && len(s.match.Log) > ply {
		s.since = ply
	}
	s.goOn()
	s.looked()
	s.measure(ctx)
}

// standBy leaves it to the person, or to another tab, to go on from the position
// on the screen.
func (s *shell) standBy() {
	s.thinking.halted = topic{}
	if about := s.wanted(); !about.hint {
		s.thinking.halted = about
	}
}

// drive does what a button beside a program that thinks says.
func (s *shell) drive(ctx app.Context, act string) {
	t := &s.thinking
	switch act {
	case actNow:
		if !t.about.on {
			return
		}
		t.due = time.Now()
		if t.found != nil {
			s.carryOut(ctx)
			return
		}
		s.tell(ctx, think.Now(t.number))
	case actSkip:
		t.hurry = true
		if t.found != nil {
			s.carryOut(ctx)
		}
	case actHalt:
		s.standBy()
	case actGoOn:
		t.halted = topic{}
	}
}

// halts reports whether somebody has stopped the program that is asked.
func (s *shell) halts(seat rules.Seat) bool {
	return s.topicOf(seat, s.crew[seat], false) == s.thinking.halted
}

// thinks says that a program thinks, or that it waits.
func (s *shell) thinks(t rules.Text, seat rules.Seat) string {
	sentence := s.words.Bots.Thinks
	if s.halts(seat) {
		sentence = s.words.Bots.Waits
	}
	return rules.Fill(sentence, func([]string) string { return t.Seat(seat) })
}

// thinkingBody is in the place of the options while a program is to answer.
func (s *shell) thinkingBody(seat rules.Seat) []app.UI {
	w := &s.words.Bots
	body := []app.UI{app.H2().ID(optionsID).Text(w.Turn)}
	if s.halts(seat) {
		return append(body, app.Div().Class("row").Body(button("main", w.GoOn).DataSet("act", actGoOn)))
	}
	return append(body,
		app.Div().Class("thinks").Aria("hidden", true),
		app.P().Class("small").Text(w.ThinkHint),
		app.Div().Class("row").Body(
			button("main", w.Now).DataSet("act", actNow),
			app.If(!s.thinking.hurry && chosen(paceSetting) != "none", func() app.UI {
				return button("", w.Skip).DataSet("act", actSkip)
			}),
			button("", w.Stop).DataSet("act", actHalt),
		),
	)
}
