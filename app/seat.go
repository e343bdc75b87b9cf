package app

import (
	"errors"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// Which seats are whose.

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
	err := s.device.Take(&e, seats, names, over)
	if err != nil && !errors.Is(err, errFull) {
		s.notice = notice{text: s.trouble(err), bad: true}
		return
	}
	s.notice = notice{}
	s.take(e)
	s.goOn()
	s.kept(err)
	if seats == 0 {
		s.notice = notice{text: s.words.Post.Watching}
		return
	}
	s.persist()
}

// seatList says who plays each seat, and lets the person take one.
func (s *shell) seatList() app.UI {
	w := &s.words.Post
	t := s.text(s.match)
	l := &s.entry.Link
	free := device.Free(l)
	open := l.Trust.Mode == trust.Open || l.Trust.Until > 0
	_, held := s.device.Key(s.match.ID)
	var rows []app.UI
	for seat := range rules.Seat(s.match.Setup.Seats) {
		state := w.Taken
		var act app.UI = app.Span()
		switch {
		case s.crew[seat] != link.NoBot:
			state = s.program(s.crew[seat])
		case s.plays(seat):
			state = w.Played
		case free.Has(seat):
			state = w.Free
			if held && !open {
				break // a device has one key of a match
			}
			act = button("", w.TakeSeat).DataSet("act", actTake).DataSet("key", int(seat))
		case l.Bots[seat] == link.NoBot && open:
			act = button("", w.TakeOver).DataSet("act", actTakeOver).DataSet("key", int(seat))
		}
		rows = append(rows, app.Li().Class("row").Body(
			s.tile(seat),
			app.Span().Class("grow").Text(t.Seat(seat)),
			app.Span().Class("small").Text(state),
			act,
		))
	}
	return app.Div().Body(
		app.Ul().Class("seat-list").Body(rows...),
		app.If(open, func() app.UI { return app.P().Class("small").Text(w.OverHint) }),
	)
}
