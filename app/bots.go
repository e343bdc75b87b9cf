package app

import (
	"errors"
	"html"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/app/think"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/device"
	"flota/rules/link"
	"flota/rules/trust"
)

// Seats that programs play.

// A player of the draft is who plays a seat: a person at this device, a person at
// another one, or a program.
type player uint8

const (
	here player = iota
	away
	bots // and up: the program with this number less, of link.BotIDs
)

// bot is the program that plays the seat, if one does.
func (p player) bot() link.Bot {
	if p < bots {
		return link.NoBot
	}
	return link.Bot(p - bots)
}

// A crew has what plays each seat of a match; a person is NoBot.
type crew [rules.MaxSeats]link.Bot

// crewOf finds the crew of a match: the programs of its link that are known here.
func crewOf(l *link.Link) (c crew) {
	if l.Match == nil {
		return c
	}
	playable := think.Bots(l.Match.Game)
	for seat, b := range l.Bots {
		if slices.Contains(playable, b) {
			c[seat] = b
		}
	}
	return c
}

// programOf gives the program that has answered at a ply of the match or of the trial;
// NoBot if a person did, or nobody.
func (s *shell) programOf(m *rules.Match, ply int) link.Bot {
	seat := m.Log[ply].Seat
	switch {
	case seat == rules.Nobody, m != s.match && ply >= s.trial.from:
		return link.NoBot
	case s.embed.on && ply < s.embed.from:
		return s.embed.crew[seat]
	}
	return s.crew[seat]
}

// programMark marks an answer of a program, in text of markup.
func (s *shell) programMark(b link.Bot) string {
	label := html.EscapeString(s.program(b))
	return ` <span class="program" role="img" aria-label="` + label + `" title="` + label + `"></span>`
}

// program says which program it is.
func (s *shell) program(b link.Bot) string {
	return rules.Fill(s.words.Bots.Program, func([]string) string { return s.botName(b) })
}

// programs says which seats of a match programs play; nil if none.
func (s *shell) programs(m *rules.Match) []app.UI {
	t := s.text(m)
	var list []app.UI
	for seat := range rules.Seat(m.Setup.Seats) {
		b := s.crew[seat]
		if s.embed.on && b == link.NoBot {
			b = s.embed.crew[seat]
		}
		if b != link.NoBot {
			list = append(list, app.Li().Body(
				table.Tile(sideIn(m, seat)), app.Span().Class("hidden").Text(t.Seat(seat)), app.Span().Text(s.botName(b))))
		}
	}
	return list
}

// draw does what the device does unasked: it draws, and opens what is sealed.
func (s *shell) draw() {
	if s.entry.Link.Match == nil {
		drawAll(s.match)
		return
	}
	e := s.entry
	if _, err := s.device.Go(&e); err != nil {
		if !errors.Is(err, errFull) {
			s.notice = notice{text: s.trouble(err), bad: true}
			return
		}
		s.kept(err)
	}
	s.take(e)
}

// crewAsked gives the program that is to answer at this device the decision at which
// the match stands: of a sealed one the first that has not.
func (s *shell) crewAsked() (rules.Seat, bool) {
	if s.trial.on || s.crew == (crew{}) || s.joining() {
		return rules.Nobody, false
	}
	d := s.match.State.Decision()
	if d.Kind != rules.Choice && d.Kind != rules.Sealed {
		return rules.Nobody, false
	}
	for _, seat := range d.Who() {
		if s.crew[seat] != link.NoBot && s.plays(seat) && !s.answered(seat) {
			return seat, true
		}
	}
	return rules.Nobody, false
}

// given reports whether a seat has given its answer to the sealed decision that
// waits for others.
func given(m *rules.Match, seat rules.Seat) bool {
	for _, a := range m.Given {
		if a.Seat == seat {
			return true
		}
	}
	return false
}

// persons counts those of the seats of a decision that persons at this device
// play.
func (s *shell) persons(d rules.Decision) int {
	n := 0
	for _, seat := range d.Who() {
		if s.crew[seat] == link.NoBot && s.plays(seat) {
			n++
		}
	}
	return n
}

// undoable is the latest answer of a person at this device that can be taken back
// without asking anybody, -1 if there is none.
func (s *shell) undoable() int {
	first := s.match.Open()
	switch {
	case s.embed.on:
		first = max(first, s.embed.from)
	case s.entry.Link.Match != nil:
		first = max(first, s.device.Earliest(&s.entry.Link))
	}
	for ply := len(s.match.Log) - 1; ply >= first; ply-- {
		seat := s.match.Log[ply].Seat
		switch {
		case s.crew[seat] != link.NoBot: // goes back with the person's answer before it
		case s.plays(seat):
			return ply
		default:
			return -1
		}
	}
	return -1
}

// playerChoice lets the person say who plays a seat of the draft.
func (s *shell) playerChoice(seat int) app.UI {
	w := s.words
	now := s.draft.who[seat]
	choice := func(p player, name string) app.UI {
		return app.Option().Value(int(p)).Text(name).Selected(now == p)
	}
	options := []app.UI{choice(here, w.Post.Here), choice(away, w.Post.Away)}
	for _, b := range think.Bots(catalog.Games[s.draft.game]) {
		options = append(options, choice(bots+player(b), s.botName(b)))
	}
	return app.Select().Class("crew").Name(playerPrefix+strconv.Itoa(seat)).Aria("label", w.Hispanica.PlayedBy).Body(options...)
}

// playerPrefix begins the names of the fields that say who plays a seat.
const playerPrefix = "player-"

// botName is what a program is called.
func (s *shell) botName(b link.Bot) string {
	if b >= link.Royalist {
		return s.words.Hispanica.Personas[b-link.Royalist]
	}
	return s.words.Bots.Levels[b-link.Easy]
}

// crewName is what a seat of the draft is called that a program plays.
func (s *shell) crewName(seat int) string {
	b := s.draft.who[seat].bot()
	switch {
	case b == link.NoBot:
		return ""
	case b >= link.Royalist:
		return rules.Fill(s.words.Hispanica.Bot, func([]string) string { return s.botName(b) })
	}
	count := 0
	for _, who := range s.draft.who[:seat+1] {
		if who.bot() != link.NoBot {
			count++
		}
	}
	return rules.Fill(s.words.Bots.Computer, func(fields []string) string {
		if fields[0] == "0" {
			return strconv.Itoa(count)
		}
		return strings.ToLower(s.botName(b))
	})
}

// plan is the draft as the device begins it.
func (d *draft) plan() device.Plan {
	p := device.Plan{Mode: d.mode}
	others := 0
	for seat := range d.seats {
		switch who := d.who[seat]; who {
		case here:
			p.Mine = p.Mine.With(rules.Seat(seat))
		case away:
			others++
			p.KeyOf[seat] = uint8(others)
		default:
			p.Bots[seat] = who.bot()
		}
	}
	if others == 0 {
		p.Mode = trust.Open
	}
	return p
}
