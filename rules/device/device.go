package device

import (
	"encoding/hex"
	"slices"
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// A Store keeps texts by their names, such as a browser does.
type Store interface {
	// Get gives a text, "" if there is none.
	Get(name string) string
	// Set keeps a text in the place of the one before. It fails if the store is
	// full or broken: then that stays.
	Set(name, text string) error
	Remove(name string)
	// Names gives all names there are, in any sequence.
	Names() []string
}

// The names of what is kept begin so; the id of the match follows.
const (
	followedPrefix = "flota.match."   // a branch that the person follows
	asidePrefix    = "flota.aside."   // a branch set aside
	foreignPrefix  = "flota.foreign." // one that says of this device what it does not know
	seatPrefix     = "flota.seat."
)

// prefixes has those of the branches.
var prefixes = [...]string{followedPrefix, asidePrefix, foreignPrefix}

// A Device keeps matches. Several may share a store, as the tabs of a browser
// do.
type Device struct {
	store  Store
	games  []rules.Game
	random func([]byte)
	// What was found out before and need not be again.
	read     map[string]link.Link // of what was kept, by its text
	chains   map[chainOf]*trust.Chain
	accounts accounts
}

// remembered is how many links a device need not decode again.
const remembered = 64

// New gives the device that keeps its matches in a store. Random fills bytes
// from a random source that nobody can foresee.
func New(store Store, games []rules.Game, random func([]byte)) *Device {
	return &Device{store, games, random, map[string]link.Link{}, map[chainOf]*trust.Chain{}, accounts{}}
}

// An Entry is a branch of a match as the device keeps it.
type Entry struct {
	Name string // in the store
	Link link.Link
	// Text is the link as the store held it when the entry was read or kept
	// last; "" if it was not yet.
	Text string
}

// Aside reports whether the branch is set aside.
func (e *Entry) Aside() bool { return strings.HasPrefix(e.Name, asidePrefix) || e.Foreign() }

// Foreign reports whether the branch is set aside because it says of this device
// what it does not know.
func (e *Entry) Foreign() bool { return strings.HasPrefix(e.Name, foreignPrefix) }

// copied gives an entry with a match of its own.
func (e *Entry) copied() Entry {
	next := *e
	next.Link.Match = copyOf(e.Link.Match)
	next.Link.Notes = slices.Clone(e.Link.Notes)
	return next
}

// Entries gives all that is kept and can be read, in the sequence of their
// names. What a later program wrote stays for that program.
func (d *Device) Entries() []Entry {
	return d.entries("")
}

// Branches gives all entries of a match: first those that are followed, then those
// set aside, then those that are foreign.
func (d *Device) Branches(id [8]byte) []Entry {
	list := d.entries(hex.EncodeToString(id[:]))
	slices.SortStableFunc(list, func(a, b Entry) int { return a.place() - b.place() })
	return list
}

// place is the place of the entry's prefix.
func (e *Entry) place() int {
	return slices.IndexFunc(prefixes[:], func(prefix string) bool { return strings.HasPrefix(e.Name, prefix) })
}

// entries gives the entries of a match, or all if id is empty.
func (d *Device) entries(id string) []Entry {
	names := d.store.Names()
	slices.Sort(names)
	var list []Entry
	for _, name := range names {
		for _, prefix := range prefixes {
			if rest, ok := strings.CutPrefix(name, prefix); !ok || id != "" && !strings.HasPrefix(rest, id) {
				continue
			}
			if e, ok := d.Load(name); ok {
				list = append(list, e)
			}
		}
	}
	return list
}

// Load reads an entry; false if there is none or it cannot be read.
func (d *Device) Load(name string) (Entry, bool) {
	text := d.store.Get(name)
	if text == "" {
		return Entry{}, false
	}
	l, ok := d.read[text]
	if !ok {
		var err error
		if l, err = link.Read(text, d.games); err != nil {
			return Entry{}, false
		}
		d.remember(text, l)
	}
	l.Match = copyOf(l.Match)
	return Entry{name, l, text}, true
}

// remember spares decoding a text that is kept.
func (d *Device) remember(text string, l link.Link) {
	if len(d.read) >= remembered {
		clear(d.read)
	}
	l.Match = copyOf(l.Match)
	d.read[text] = l
}

func copyOf(m *rules.Match) *rules.Match {
	other := m.At(len(m.Log))
	other.Given = slices.Clone(m.Given)
	return other
}

// free gives a name for a new entry.
func (d *Device) free(prefix string, id [8]byte) string {
	first := prefix + hex.EncodeToString(id[:])
	name := first
	for n := 2; d.store.Get(name) != ""; n++ {
		name = first + "." + strconv.Itoa(n)
	}
	return name
}

// Branch gives an entry for a link that is not kept yet. It is when somebody plays
// on from it.
func (d *Device) Branch(l link.Link) Entry {
	l.View = link.View{}
	return Entry{Name: d.free(followedPrefix, l.Match.ID), Link: l}
}

// put writes an entry without looking.
func (d *Device) put(e *Entry) error {
	l := e.Link
	l.View = link.View{} // what to show first is the affair of a link, not of a match
	text := link.Write(l)
	if text == e.Text && d.store.Get(e.Name) == text {
		return nil
	}
	if err := d.store.Set(e.Name, text); err != nil {
		return err
	}
	e.Text = text
	d.remember(text, l)
	return nil
}

// Keep writes an entry that has been played on. If meanwhile another tab has
// kept something else under its name, nothing of it is overwritten: what can be
// put together is, and otherwise the entry becomes a branch of its own. How says
// which: Same and Newer that it is kept under its name, Older that the other tab
// is ahead and the entry is now what that has kept, Fork that it has a new name.
func (d *Device) Keep(e *Entry) (how Relation, err error) {
	now := d.store.Get(e.Name)
	if now == e.Text {
		return Newer, d.put(e)
	}
	if now == "" {
		return Newer, d.put(e) // it was removed: the person who plays on wants it
	}
	other, ok := d.Load(e.Name)
	how = Fork // from what cannot be read
	if ok {
		how = d.accounts.compare(&other.Link, &e.Link)
	}
	switch how {
	case Fork, Unknown:
		e.Name, e.Text = d.free(followedPrefix, e.Link.Match.ID), ""
		return Fork, d.put(e)
	case Older:
		merge(&other.Link, &e.Link)
		*e = other
	default:
		merge(&e.Link, &other.Link)
		e.Text = other.Text
	}
	return how, d.put(e)
}

// Remove takes an entry out of the store.
func (d *Device) Remove(name string) { d.store.Remove(name) }

// Follow makes a branch the one that is followed, and sets all others of its
// match aside.
func (d *Device) Follow(e *Entry) error {
	for _, other := range d.Branches(e.Link.Match.ID) {
		if other.Name != e.Name && !other.Aside() {
			if err := d.rename(&other, asidePrefix); err != nil {
				return err
			}
		}
	}
	if e.Aside() {
		return d.rename(e, followedPrefix)
	}
	return nil
}

// rename moves an entry.
func (d *Device) rename(e *Entry, prefix string) error {
	old := e.Name
	e.Name, e.Text = d.free(prefix, e.Link.Match.ID), ""
	if err := d.put(e); err != nil {
		e.Name = old
		return err
	}
	d.store.Remove(old)
	return nil
}
