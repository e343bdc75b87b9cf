package app

import (
	"errors"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/text"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// A match between devices: links that come in, and whom the match waits for.

// open shows the match of a link, or says what is wrong with it. A match on
// the screen stays if the link has none.
func (s *shell) open(text string) {
	l, err := link.Read(text, catalog.Games)
	if l.Match == nil {
		s.notice = notice{text: sentence(err), bad: true}
		s.writeAddress()
		return
	}
	s.notice = notice{}
	a := s.device.Receive(l)
	w := &s.words.Post
	switch {
	case a.Report.Wrong():
		s.showEntry(device.Entry{Link: l})
		s.wrong = a.Report
		s.notice = notice{text: s.finding(&a.Report), bad: true}
		return
	case a.Ask:
		s.showEntry(a.Entry)
		s.arrival = &a
	case a.How == device.Older:
		// It is shown as it came; who plays on from it makes a branch.
		s.showEntry(s.device.Branch(l))
		s.notice = notice{
			text:  rules.Numbers(s.words.Older, len(a.Entry.Link.Match.Log)-len(l.Match.Log)),
			act:   actNewest,
			label: s.words.OlderOpen,
		}
		s.arrival = &a
		s.see(&l)
		return
	case a.How == device.Fork:
		s.showEntry(a.Entry)
		s.arrival = &a
		if a.Foreign {
			s.notice = notice{text: w.Foreign, bad: true}
		}
	default:
		s.showEntry(a.Entry)
		s.since = min(a.Since, len(s.match.Log))
		if a.How == device.Unknown {
			s.since = len(s.match.Log)
		}
		s.recall()
		if a.How == device.Same && a.Changed {
			s.notice = notice{text: w.Merged}
		}
	}
	switch {
	case err != nil:
		s.notice = notice{text: sentence(err), bad: true}
	case a.Twice != 0:
		s.notice = notice{text: s.fillSeats(w.Twice, a.Twice), bad: true}
	case a.Lost != 0:
		s.notice = notice{text: s.fillSeats(w.Lost, a.Lost), bad: true}
	}
	s.kept(a.Err)
	if !a.Ask && a.How != device.Fork {
		s.goOn()
	}
	s.see(&l)
}

// see shows what a link asks to see first.
func (s *shell) see(l *link.Link) {
	if l.View.At && l.View.Ply < len(s.match.Log) {
		s.look(l.View.Ply)
	}
}

// showNewest shows the kept match that is ahead of the link that came.
func (s *shell) showNewest() {
	a := s.arrival
	if a == nil {
		return
	}
	s.notice = notice{}
	e, ok := s.device.Load(a.Entry.Name)
	if !ok {
		e = a.Entry
	}
	s.showEntry(e)
	s.recall()
	s.since = min(a.Since, len(s.match.Log))
	s.goOn()
}

// agree follows what the link that came asks for.
func (s *shell) agree() {
	if s.arrival == nil || !s.arrival.Ask {
		return
	}
	a := s.arrival
	s.kept(s.device.Agree(a))
	s.showEntry(a.Entry)
	s.goOn()
	s.looked()
}

// stay keeps to what was followed before the link came.
func (s *shell) stay() {
	a := s.arrival
	if a == nil {
		return
	}
	e := a.Entry
	if a.How == device.Fork {
		e = a.Other
	}
	s.notice = notice{}
	s.showEntry(e)
	s.goOn()
}

// follow makes a branch the one that is followed.
func (s *shell) followBranch(name string) {
	if e, ok := s.device.Load(name); ok {
		s.kept(s.device.Follow(&e))
		s.notice = notice{}
		s.showEntry(e)
		s.goOn()
		s.looked()
	}
}

// broken reports whether the match on the screen is one that nobody can go on
// with here: its proof is wrong.
func (s *shell) broken() bool { return s.wrong.Wrong() }

// account is what the match on the screen says of itself, if it is not open.
func (s *shell) account() *trust.Account {
	l := &s.entry.Link
	if l.Match == nil || l.Trust.Mode == trust.Open {
		return nil
	}
	if s.checked.account == nil || s.checked.of != l.Match || s.checked.plies != len(l.Match.Log) || s.checked.record != l.Trust {
		s.checked = checked{l.Match, len(l.Match.Log), l.Trust, trust.Check(l.Match, &l.Trust)}
	}
	return s.checked.account
}

// A checked is an account and what it is of.
type checked struct {
	of      *rules.Match
	plies   int
	record  trust.Record
	account *trust.Account
}

// joining reports whether the match waits for players to join.
func (s *shell) joining() bool {
	a := s.account()
	return a != nil && a.Step.Kind == trust.Joining
}

// between reports whether the match is played between devices.
func (s *shell) between() bool {
	l := &s.entry.Link
	return l.Match != nil && (l.Trust.Mode != trust.Open || l.Claims != [rules.MaxSeats]link.Tag{})
}

// finding says in a sentence what a check comes to.
func (s *shell) finding(r *trust.Report) string {
	list := s.words.Post.Findings
	return rules.Numbers(list[min(int(r.Finding), len(list)-1)], r.Ply)
}

// trouble says why the device refuses.
func (s *shell) trouble(err error) string {
	w := &s.words.Post
	switch {
	case errors.Is(err, device.ErrSpent):
		return w.Spent
	case errors.Is(err, device.ErrTaken):
		return w.NoSeat
	case errors.Is(err, device.ErrBadKey):
		return w.BadKey
	}
	return sentence(err)
}

// names lists the players of seats.
func (s *shell) names(seats link.Seats) string {
	t := s.text(s.match)
	var list []string
	for seat := range rules.Seat(s.match.Setup.Seats) {
		if seats.Has(seat) {
			list = append(list, t.Seat(seat))
		}
	}
	return strings.Join(list, ", ")
}

// fillSeats puts names into a sentence.
func (s *shell) fillSeats(sentence string, seats link.Seats) string {
	return rules.Fill(sentence, func([]string) string { return s.names(seats) })
}

// waiting is in the place of the options when somebody else is to act.
func (s *shell) waiting(t rules.Text) []app.UI {
	w := &s.words.Post
	d := s.match.State.Decision()
	seat, _ := s.asks()
	sentence := w.Wait
	var seats link.Seats
	if seat != rules.Nobody {
		seats = seats.With(seat)
	}
	drawHere := false
	switch a := s.account(); {
	case s.broken():
		return []app.UI{app.H2().ID(optionsID).Text(s.words.Options), app.P().Text(s.finding(&s.wrong))}
	case s.joining():
		sentence, seats = w.Joining, device.Free(&s.entry.Link)
	case a != nil && (a.Step.Kind == trust.Opening || a.Step.Kind == trust.Following):
		sentence, seats = w.WaitOpen, s.seatsOf(a.Step.Keys)
	case d.Kind == rules.Chance:
		sentence, drawHere = w.WaitDraw, a == nil || s.entry.Link.Trust.Until > 0
		if drawer, ok := device.Drawer(&s.entry.Link); ok {
			seats = link.Seats(0).With(drawer)
		}
	case d.Kind == rules.Sealed:
		sentence, seats = w.WaitSealed, 0
		for _, other := range d.Who() {
			if !s.answered(other) {
				seats = seats.With(other)
			}
		}
	}
	body := []app.UI{
		app.Div().Class("options-head").Body(
			app.H2().ID(optionsID).Text(s.fillSeats(sentence, seats)),
			s.tryButton(seat),
		),
		app.P().Class("small").Text(w.WaitHint),
		app.Div().Class("row").Body(
			button("main", s.words.CopyLink).DataSet("act", actCopy),
			app.If(canShare(), func() app.UI { return button("", s.words.Sending.System).DataSet("act", actSystem) }),
			button("", s.words.Share).DataSet("act", actShare).Aria("haspopup", "dialog"),
		),
	}
	if drawHere && s.device.Seating(s.match.ID).Seats != 0 {
		body = append(body, button("quiet", w.DrawHere).DataSet("act", actDraw))
	}
	return body
}

// seatsOf are the seats of keys.
func (s *shell) seatsOf(keys trust.Keys) link.Seats {
	var seats link.Seats
	for seat := range rules.Seat(s.match.Setup.Seats) {
		if keys.Has(int(s.entry.Link.Trust.KeyOf[seat])) {
			seats = seats.With(seat)
		}
	}
	return seats
}

// postBar says what is to be settled about the links of the match, before it goes
// on.
func (s *shell) postBar(t rules.Text) app.UI {
	if s.entry.Link.Match == nil || s.broken() {
		return app.Div()
	}
	switch a := s.arrival; {
	case a != nil && a.Ask:
		return s.askBar(a)
	case a != nil && a.How == device.Fork:
		return s.forkBar(a)
	}
	switch {
	case s.between() && !s.device.Seating(s.match.ID).Known:
		return s.whoBar(t)
	case s.entry.Link.Proposal.Accepted != 0:
		return s.proposalBar(t)
	}
	return app.Div()
}

func bar(id, title string, body ...app.UI) app.UI {
	return app.Section().Class("panel post").Aria("labelledby", id).Body(
		append([]app.UI{app.H2().ID(id).Text(title)}, body...)...,
	)
}

// askBar asks whether this device agrees to what a link has done.
func (s *shell) askBar(a *device.Arrival) app.UI {
	w := &s.words.Post
	title := rules.Numbers(w.AskBack, len(a.Came.Match.Log))
	if until := a.Came.Trust.Until; until > 0 && a.Entry.Link.Trust.Until != until {
		title = rules.Numbers(w.AskOpen, until)
	}
	return bar("ask-title", title,
		app.If(a.Spent, func() app.UI { return app.P().Text(w.AskSpent) }),
		app.Div().Class("row").Body(
			button("main", w.Agree).DataSet("act", actAgree),
			button("", w.Stay).DataSet("act", actStay),
		))
}

// forkBar shows two branches side by side.
func (s *shell) forkBar(a *device.Arrival) app.UI {
	w := &s.words.Post
	one, other := a.Entry.Link.Match.Log, a.Other.Link.Match.Log
	parted := 0
	for parted < len(one) && parted < len(other) && one[parted] == other[parted] {
		parted++
	}
	branch := func(e *device.Entry, label string) app.UI {
		m := e.Link.Match
		last := ""
		if events := m.Events(parted, len(m.Log)); len(events) > 0 {
			last = s.text(m).Event(events[0])
		}
		return app.Li().Class("branch").Body(
			app.Strong().Text(rules.Numbers(label, len(m.Log))),
			app.P().Class("small").Text(last),
			app.Div().Class("row").Body(
				app.If(e.Name != s.entry.Name, func() app.UI {
					return button("", w.Show).DataSet("act", actResume).DataSet("key", e.Name)
				}),
				button("main", w.Follow).DataSet("act", actFollow).DataSet("key", e.Name),
			),
		)
	}
	return bar("fork-title", w.ForkTitle,
		app.P().Text(rules.Numbers(w.ForkHint, parted)),
		app.Ul().Class("branches").Body(branch(&a.Entry, w.ForkThis), branch(&a.Other, w.ForkOther)),
	)
}

// nameFieldID is of the field for one's name.
const nameFieldID = "my-name"

// whoBar asks which seat is this device's.
func (s *shell) whoBar(t rules.Text) app.UI {
	w := &s.words.Post
	free := device.Free(&s.entry.Link)
	var seats []app.UI
	for seat := range rules.Seat(s.match.Setup.Seats) {
		if free.Has(seat) {
			seats = append(seats, app.Div().Class("row").Body(s.tile(seat),
				button("main", rules.Fill(w.IAm, func([]string) string { return t.Seat(seat) })).
					DataSet("act", actTake).DataSet("key", int(seat))))
		}
	}
	return bar("who-title", w.WhoTitle,
		app.P().Class("small").Text(w.WhoHint),
		app.If(free != 0, func() app.UI {
			return app.Label().Class("my-name").Body(
				app.Span().Text(w.WhoName),
				app.Input().ID(nameFieldID).Type("text").MaxLength(link.MaxName).AutoComplete(false),
			)
		}),
		app.Div().Class("seats-free").Body(seats...),
		button("", w.Watch).DataSet("act", actTake).DataSet("key", watch),
	)
}

// watch is the data-key of who takes no seat.
const watch = "watch"

// takeSeat takes a seat for this device, and those that go with it.
func (s *shell) takeSeat(key string, over bool) {
	e := s.entry
	if e.Link.Match == nil {
		return
	}
	var seats link.Seats
	if seat, err := strconv.Atoi(key); err == nil && seat >= 0 && seat < s.match.Setup.Seats {
		seats = seats.With(rules.Seat(seat))
		if l := &e.Link; l.Trust.Mode != trust.Open && l.Trust.Until == 0 {
			seats = s.seatsOf(trust.Keys(0).With(int(l.Trust.KeyOf[seat])))
		}
	} else if key != watch {
		return
	}
	names := make([]string, s.match.Setup.Seats)
	for seat := range names {
		if seats.Has(rules.Seat(seat)) {
			names[seat] = value(nameFieldID)
			break
		}
	}
	e.Link.Match = e.Link.Match.At(len(e.Link.Match.Log))
	e.Link.Match.Given = s.match.Given
	err := s.device.Take(&e, seats, names, over)
	if err != nil && !errors.Is(err, errFull) {
		s.notice = notice{text: s.trouble(err), bad: true}
		return
	}
	s.notice = notice{}
	s.take(e)
	s.muster()
	s.goOn()
	s.kept(err)
	if seats == 0 {
		s.notice = notice{text: s.words.Post.Watching}
	}
}

// proposalBar shows a takeback that somebody asks for.
func (s *shell) proposalBar(t rules.Text) app.UI {
	w := &s.words.Post
	p := s.entry.Link.Proposal
	title := rules.Fill(w.Proposed, func(fields []string) string {
		if fields[0] == "0" {
			return strconv.Itoa(p.Ply)
		}
		return t.Seat(p.By)
	})
	mine := false
	for seat := range rules.Seat(s.match.Setup.Seats) {
		mine = mine || s.plays(seat) && !p.Accepted.Has(seat) && !p.Refused.Has(seat)
	}
	return bar("proposal-title", title,
		app.P().Class("small").Text(s.fillSeats(w.Accepted, p.Accepted)),
		app.If(p.Refused != 0, func() app.UI { return app.P().Text(s.fillSeats(w.Refused, p.Refused)) }),
		app.If(mine, func() app.UI {
			return app.Div().Class("row").Body(
				button("main", w.Accept).DataSet("act", actAccept),
				button("", w.Refuse).DataSet("act", actRefuse),
			)
		}),
	)
}

// proposable is the ply to which this device can ask to go back: before its
// latest answer, if nothing forbids it; -1 if there is none.
func (s *shell) proposable() int {
	if !s.between() || s.entry.Link.Proposal.Accepted != 0 {
		return -1
	}
	first := device.Earliest(&s.entry.Link)
	for ply := len(s.match.Log) - 1; ply >= first; ply-- {
		seat := s.match.Log[ply].Seat
		if seat != rules.Nobody && s.plays(seat) && s.crew[seat] == link.NoBot {
			return ply
		}
	}
	return -1
}

// propose, accept and refuse say what this device wants of a takeback.
func (s *shell) decide(how func(e *device.Entry) error) {
	e := s.entry
	e.Link.Match = e.Link.Match.At(len(e.Link.Match.Log))
	e.Link.Match.Given = s.match.Given
	if err := how(&e); err != nil {
		s.notice = notice{text: s.trouble(err), bad: true}
		return
	}
	s.take(e)
	s.redo = nil
	s.since = min(s.since, len(s.match.Log))
	s.goOn()
	s.looked()
}

func (s *shell) propose() {
	ply := s.proposable()
	if ply < 0 {
		return
	}
	by := s.match.Log[ply].Seat
	s.decide(func(e *device.Entry) error { return s.device.Propose(e, by, ply) })
}

// drawHere draws what another device should draw.
func (s *shell) drawHere() {
	e := s.entry
	e.Link.Match = e.Link.Match.At(len(e.Link.Match.Log))
	drawAll(e.Link.Match)
	how, err := s.device.Keep(&e)
	s.kept(err)
	s.take(e)
	if how == device.Fork {
		s.notice = notice{text: s.words.Fork}
	}
	s.goOn()
}

// modeOf is the word for how the players of the match trust each other.
func modeOf(w *text.Post, m trust.Mode) string { return w.Modes[min(int(m), len(w.Modes)-1)] }
