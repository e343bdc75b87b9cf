package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/device"
	"flota/rules/link"
)

// A link that comes in: what it means here, and what the person decides about it.

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
	case a.Foreign:
		s.notice = notice{text: w.Foreign, bad: true}
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

// followBranch makes a branch the one that is followed.
func (s *shell) followBranch(name string) {
	if e, ok := s.device.Load(name); ok {
		s.notice = notice{}
		s.kept(s.device.Follow(&e))
		s.showEntry(e)
		s.goOn()
		s.looked()
	}
}

// resume shows a kept match. If it is one of two branches that are to be chosen
// from, the choice stays open.
func (s *shell) resume(key string) {
	e, ok := s.device.Load(key)
	if !ok {
		return
	}
	a := s.arrival
	s.notice = notice{}
	s.showEntry(e)
	if a != nil && a.How == device.Fork && (key == a.Entry.Name || key == a.Other.Name) {
		s.arrival = a
	}
	s.recall()
	s.goOn()
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
	parted := device.Common(a.Entry.Link.Match, a.Other.Link.Match)
	branch := func(e *device.Entry, label string) app.UI {
		m := e.Link.Match
		last := ""
		if events := m.Events(parted, len(m.Log)); len(events) > 0 {
			last = s.text(m).Event(events[0])
		}
		return app.Li().Class("branch").Body(
			app.Strong().Text(rules.Numbers(label, len(m.Log))),
			app.P().Class("small").Text(last),
			app.If(e.Name == s.entry.Name, func() app.UI { return app.P().Class("small").Text(w.Shown) }),
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
