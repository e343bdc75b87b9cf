package app

import (
	"encoding/hex"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/bot/persona"
	"flota/rules/catalog"
	"flota/rules/hispanica"
)

// Seats that the device itself plays: the personas of Pax Hispanica.

// A crew has the persona of each seat; None is a person.
type crew [rules.MaxSeats]persona.Kind

// crewKey begins the names of the entries of the browser's storage that say
// which seats of a match the device plays.
const crewKey = "flota.bots."

// hasPersonas reports whether a game has computer players.
func hasPersonas(g rules.Game) bool { return g.Info().ID == (hispanica.Game{}).Info().ID }

// signOn takes over the crew of the draft for the match that begins.
func (s *shell) signOn() {
	s.crew = crew{}
	if hasPersonas(s.match.Game) {
		copy(s.crew[:s.match.Setup.Seats], s.draft.crew[:])
	}
	storage, ok := storageOf()
	if !ok || s.crew == (crew{}) {
		return
	}
	ids := make([]string, s.match.Setup.Seats)
	for seat := range ids {
		ids[seat] = s.crew[seat].String()
	}
	// A full storage throws: then persons play all seats after a reload.
	defer func() { _ = recover() }()
	storage.Call("setItem", crewKey+hex.EncodeToString(s.match.ID[:]), strings.Join(ids, ","))
}

// muster finds the crew of the match that is opened again.
func (s *shell) muster() {
	s.crew = crew{}
	storage, ok := storageOf()
	if !ok || !hasPersonas(s.match.Game) {
		return
	}
	kept := storage.Call("getItem", crewKey+hex.EncodeToString(s.match.ID[:]))
	if !kept.Truthy() {
		return
	}
	for seat, id := range strings.Split(kept.String(), ",") {
		if seat < s.match.Setup.Seats {
			s.crew[seat] = persona.Find(id)
		}
	}
}

// answerAll draws every chance and answers for the crew until a person is
// asked or the match is over.
func (s *shell) answerAll() {
	for {
		drawAll(s.match)
		if !s.answerOnce() {
			return
		}
	}
}

// answerOnce answers the decision for those of its seats that the device plays.
// It reports whether any has answered.
func (s *shell) answerOnce() bool {
	player := persona.Player{Kinds: s.crew, Draw: random}
	d := s.match.State.Decision()
	if d.Kind == rules.Over {
		return false
	}
	answered := false
	for _, seat := range d.Who() {
		if s.crew[seat] == persona.None || given(s.match, seat) {
			continue
		}
		move := player.Answer(s.match.State, seat, s.match.State.Options(seat, nil))
		if err := s.match.Play(seat, move); err != nil {
			panic("app: a bot answers what is not legal: " + err.Error())
		}
		answered = true
	}
	return answered
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

// persons counts those of the seats of a decision that persons play.
func (s *shell) persons(d rules.Decision) int {
	n := 0
	for _, seat := range d.Who() {
		if s.crew[seat] == persona.None {
			n++
		}
	}
	return n
}

// undoable is the latest answer of a person that can be taken back, -1 if there
// is none.
func (s *shell) undoable() int {
	for ply := len(s.match.Log) - 1; ply >= s.match.Open(); ply-- {
		if s.crew[s.match.Log[ply].Seat] == persona.None {
			return ply
		}
	}
	return -1
}

// crewChoice lets the person say who plays a seat of the draft.
func (s *shell) crewChoice(seat int) app.UI {
	if !hasPersonas(catalog.Games[s.draft.game]) {
		return app.Span()
	}
	w := &s.words.Hispanica
	options := []app.UI{app.Option().Value(0).Text(w.Person).Selected(s.draft.crew[seat] == persona.None)}
	for k, name := range w.Personas {
		kind := persona.Kind(k + 1)
		options = append(options, app.Option().Value(int(kind)).Text(name).Selected(s.draft.crew[seat] == kind))
	}
	return app.Select().Class("crew").Name("bot-"+strconv.Itoa(seat)).Aria("label", w.PlayedBy).Body(options...)
}

// crewName is what a seat of the draft is called that the device plays.
func (s *shell) crewName(seat int) string {
	kind := s.draft.crew[seat]
	if kind == persona.None || !hasPersonas(catalog.Games[s.draft.game]) {
		return ""
	}
	w := &s.words.Hispanica
	return rules.Fill(w.Bot, func([]string) string { return w.Personas[kind-1] })
}
