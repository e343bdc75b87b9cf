package app

import (
	"crypto/rand"
	"errors"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/device"
	"flota/rules/link"
)

// keyPrefix begins the names of the entries of followed matches.
const keyPrefix = "flota.match."

// A browserStore is the storage of the browser. Without one, as in a test that
// draws pages natively, it keeps nothing.
type browserStore struct{}

var errFull = errors.New("app: the browser's storage takes no more")

// storageOf gives the browser's storage; false outside a browser.
func storageOf() (app.Value, bool) {
	storage := app.Window().Get("localStorage")
	return storage, storage.Truthy()
}

// Get gives an entry.
func (browserStore) Get(name string) string {
	if storage, ok := storageOf(); ok {
		if v := storage.Call("getItem", name); v.Truthy() {
			return v.String()
		}
	}
	return ""
}

// Set writes an entry.
func (browserStore) Set(name, text string) (err error) {
	storage, ok := storageOf()
	if !ok {
		return nil
	}
	// A full storage throws.
	defer func() {
		if recover() != nil {
			err = errFull
		}
	}()
	storage.Call("setItem", name, text)
	return nil
}

// Remove takes an entry away.
func (browserStore) Remove(name string) {
	if storage, ok := storageOf(); ok {
		storage.Call("removeItem", name)
	}
}

// Names gives the names of all entries.
func (browserStore) Names() []string {
	storage, ok := storageOf()
	if !ok {
		return nil
	}
	var names []string
	for i := range storage.Get("length").Int() {
		names = append(names, storage.Call("key", i).String())
	}
	return names
}

// write keeps an entry. It reports whether the browser took it.
func write(name, text string) bool { return browserStore{}.Set(name, text) == nil }

func remove(name string) { browserStore{}.Remove(name) }

// newDevice is this browser as a device.
func newDevice() *device.Device {
	return device.New(browserStore{}, catalog.Games, func(b []byte) {
		if _, err := rand.Read(b); err != nil {
			panic("app: the browser gives no random numbers: " + err.Error())
		}
	})
}

// take puts a kept match on the screen, in the place of the same one before.
func (s *shell) take(e device.Entry) {
	s.entry, s.match, s.crew = e, e.Link.Match, crewOf(&e.Link)
}

// kept says so if the store did not take what was played, and offers it as a file.
func (s *shell) kept(err error) {
	if err != nil {
		s.full = true
		s.notice = notice{text: s.words.Full, bad: true, act: actArchive, label: s.words.Archive.Save}
	}
}

// plays reports whether the person at this device answers for a seat.
func (s *shell) plays(seat rules.Seat) bool {
	if s.embed.on || s.entry.Link.Match == nil {
		return true
	}
	return s.device.Plays(&s.entry.Link, seat)
}

// answered reports whether a seat has given its answer to the sealed decision at
// which the match stands.
func (s *shell) answered(seat rules.Seat) bool {
	return given(s.match, seat) || s.entry.Link.Match == s.match && s.entry.Link.Trust.Seals[seat].Given
}

// asks gives the seat that is to answer: of a sealed decision the first of this
// device that has not, persons before programs, else the first of others. False at
// the end.
func (s *shell) asks() (rules.Seat, bool) {
	if s.trial.on {
		return s.trial.match.Next() // who tries answers for all
	}
	seat, waiting := s.match.Next()
	d := s.match.State.Decision()
	if !waiting || d.Kind != rules.Sealed {
		return seat, waiting
	}
	others := seat
	for _, seat := range slices.Backward(d.Who()) {
		if !s.answered(seat) {
			others = seat
		}
	}
	for _, person := range [...]bool{true, false} {
		for _, seat := range d.Who() {
			if !s.answered(seat) && s.plays(seat) && (s.crew[seat] == link.NoBot) == person {
				return seat, true
			}
		}
	}
	return others, true
}

// here reports whether the answer that the match waits for is given at this
// device, by a person.
func (s *shell) here() bool {
	if s.trial.on {
		return true
	}
	seat, waiting := s.asks()
	if !waiting || seat == rules.Nobody || s.broken() {
		return false
	}
	return s.plays(seat) && s.crew[seat] == link.NoBot && !s.answered(seat) && !s.joining()
}

// followStore shows what another tab has kept of the match on the screen.
func (s *shell) followStore(name string) {
	if s.match == nil || s.embed.on || name != s.entry.Name || !strings.HasPrefix(name, keyPrefix) {
		return
	}
	e, ok := s.device.Load(name)
	if !ok || e.Text == s.entry.Text {
		return
	}
	before := len(s.match.Log)
	s.take(e)
	s.redo, s.ready = nil, rules.Nobody
	s.since = min(before, len(s.match.Log))
	s.now()
	s.looked()
	s.writeAddress()
	s.standBy()
}
