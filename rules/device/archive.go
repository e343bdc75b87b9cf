package device

import (
	"encoding/hex"
	"errors"
	"slices"
	"strconv"
	"strings"

	"flota/rules/link"
)

// # Archives
//
// An archive is all that a device keeps of its matches as one text. Each line
// has what the store has under one name: the kind, which is the part of the name
// between "flota." and the id, the rest of the name, and the text, in which \n
// ends a line and \\ is a backslash. The texts of branches are whole links, which
// open by themselves too. Lines that begin with '#' are for people. The last line
// counts the others, so that a file that was cut says so.
//
//	Flota archive 1
//	# discovery, 45 answers: Anna, Béla
//	match 0123456789abcdef https://any.example/flota/#…
//	seat 0123456789abcdef 8a… 1
//	end 2

const (
	archiveHead = "Flota archive "
	archiveForm = 1
	// MaxArchive is the largest archive that is looked at, in bytes: more than
	// browsers keep for a page.
	MaxArchive = 16 << 20

	storePrefix = "flota."
)

var (
	escape   = strings.NewReplacer("\\", `\\`, "\n", `\n`, "\r", `\r`)
	unescape = strings.NewReplacer(`\\`, "\\", `\n`, "\n", `\r`, "\r")
)

// The prefixes of what goes into an archive beside the branches: what is
// first here is taken in first.
var archived = [...]string{keyPrefix, seatPrefix, unsaidPrefix}

// Archive writes all that the store keeps of matches. Links begin with site. What
// else is kept for each entry has the prefixes beside, each followed by the name of
// the entry without its own. Open is the match on a screen; if the store had no
// room for what is newest in it, the archive has.
//
// It holds the keys of this device's seats: whoever has it can play them.
func (d *Device) Archive(site string, open Entry, beside ...string) string {
	texts := map[string]string{}
	for _, name := range d.store.Names() {
		texts[name] = d.store.Get(name)
	}
	if m := open.Link.Match; m != nil && open.Name != "" {
		l := open.Link
		l.View = link.View{}
		if now := link.Write(l); now != open.Text {
			texts[open.Name] = now
		}
	}
	names := make([]string, 0, len(texts))
	for name := range texts {
		names = append(names, name)
	}
	slices.Sort(names)
	var b strings.Builder
	b.WriteString(archiveHead + strconv.Itoa(archiveForm) + "\n")
	lines := 0
	write := func(prefixes []string, text func(name string) string) {
		for _, prefix := range prefixes {
			for _, name := range names {
				rest, ok := strings.CutPrefix(name, prefix)
				if !ok || strings.ContainsAny(rest, " \r\n") {
					continue
				}
				kind := strings.Trim(strings.TrimPrefix(prefix, storePrefix), ".")
				b.WriteString(kind + " " + rest + " " + text(name) + "\n")
				lines++
			}
		}
	}
	write(prefixes[:], func(name string) string {
		l, err := link.Read(texts[name], d.games)
		if err == nil {
			b.WriteString("# " + l.Match.Game.Info().ID + ", " + strconv.Itoa(len(l.Match.Log)) + " answers: " + strings.Join(l.Match.Names, ", ") + "\n")
		}
		return site + "#" + texts[name]
	})
	write(slices.Concat(archived[:], beside), func(name string) string {
		return escape.Replace(texts[name])
	})
	b.WriteString("end " + strconv.Itoa(lines) + "\n")
	return b.String()
}

// IsArchive reports whether a text is meant as an archive.
func IsArchive(text string) bool {
	return strings.HasPrefix(strings.TrimPrefix(text, "\ufeff"), archiveHead)
}

// The errors of a text that is no archive. Nothing of it is taken in.
var (
	ErrNoArchive    = errors.New("device: this is no file of matches")
	ErrLaterArchive = errors.New("device: this file was written by a later version of the page")
	ErrLongArchive  = errors.New("device: this file is too long")
)

// An Import is what came of an archive. Numbers are of matches, but those of lines
// that could not be read.
type Import struct {
	New   int // the device did not know them
	More  int // it knew them, and not as far
	Same  int // nothing new was in the archive
	Apart int // went another way there: that is set aside, as a branch
	// Other: the device has another key or seat of the match, which it keeps.
	Other int
	Bad   int  // lines that could not be read
	Cut   bool // the end of the archive is missing
	// Err is why the store has not kept the rest. What was counted is kept.
	Err error
}

// An archiveLine is what the store is to have under a name.
type archiveLine struct{ prefix, rest, text string }

func (l archiveLine) name() string { return l.prefix + l.rest }

// id gives the match that a line is about.
func (l archiveLine) id() (id [8]byte, ok bool) {
	first, _, _ := strings.Cut(l.rest, ".")
	b, err := hex.DecodeString(first)
	return id, err == nil && copy(id[:], b) == len(id) && len(b) == len(id) && first == strings.ToLower(first)
}

// Import takes an archive in, as if its links had come one after the other, with
// keys and seats. Nothing that is kept is overwritten or lost: what the device
// knows better stays, and what went another way is set aside. It can be done
// again, with the same archive or an older one.
func (d *Device) Import(text string, beside ...string) (Import, error) {
	in := importer{device: d, known: map[string]bool{}, came: map[string]outcome{}, other: map[string]bool{}}
	lines, err := in.read(text, beside)
	if err != nil {
		return Import{}, err
	}
	for _, e := range d.Entries() {
		in.known[hex.EncodeToString(e.Link.Match.ID[:])] = true
	}
	for _, prefix := range archived {
		in.each(lines, prefix, in.takeRecord)
	}
	for _, prefix := range prefixes {
		in.each(lines, prefix, in.takeBranch)
	}
	for _, prefix := range beside {
		in.each(lines, prefix, func(l archiveLine) error {
			if d.store.Get(l.name()) != "" || d.store.Get(followedPrefix+l.rest) == "" {
				return nil
			}
			return d.store.Set(l.name(), l.text)
		})
	}
	counts := [...]*int{hadAll: &in.Same, more: &in.More, apart: &in.Apart, unknown: &in.New}
	for _, what := range in.came {
		*counts[what]++
	}
	in.Other = len(in.other)
	return in.Import, nil
}

// An importer takes one archive in.
type importer struct {
	Import
	device *Device
	known  map[string]bool    // of which matches there was a branch before
	came   map[string]outcome // of each match
	other  map[string]bool    // the matches of which the device has another key or seat
}

// An outcome says what came of a match, of all its branches the greatest.
type outcome uint8

const (
	hadAll outcome = iota
	more
	apart
	unknown
)

var errLine = errors.New("device: a line cannot be read")

// read gives the lines of an archive.
func (in *importer) read(text string, beside []string) (lines []archiveLine, err error) {
	if len(text) > MaxArchive {
		return nil, ErrLongArchive
	}
	if !IsArchive(text) {
		return nil, ErrNoArchive
	}
	in.Cut = true
	first := true
	count := 0
	for line := range strings.Lines(strings.TrimPrefix(text, "\ufeff")) {
		line = strings.TrimRight(line, "\r\n")
		switch {
		case first:
			line = strings.TrimSpace(line)
			form, err := strconv.Atoi(strings.TrimPrefix(line, strings.TrimSpace(archiveHead)+" "))
			if err != nil {
				return nil, ErrNoArchive
			}
			if form > archiveForm {
				return nil, ErrLaterArchive
			}
			first = false
			continue
		case strings.TrimSpace(line) == "", strings.HasPrefix(line, "#"):
			continue
		}
		kind, rest, _ := strings.Cut(line, " ")
		rest, text, _ := strings.Cut(rest, " ")
		if strings.TrimSpace(kind) == "end" {
			n, err := strconv.Atoi(strings.TrimSpace(rest + text))
			in.Cut = err != nil || n > count
			return lines, nil
		}
		count++
		l := archiveLine{storePrefix + kind + ".", rest, unescape.Replace(text)}
		_, ok := l.id()
		if !ok || text == "" || !slices.Contains(slices.Concat(prefixes[:], archived[:], beside), l.prefix) {
			in.Bad++
			continue
		}
		lines = append(lines, l)
	}
	return lines, nil
}

// each takes in the lines with a prefix, until the store takes no more.
func (in *importer) each(lines []archiveLine, prefix string, take func(archiveLine) error) {
	for _, l := range lines {
		if l.prefix != prefix || in.Err != nil {
			continue
		}
		switch err := take(l); err {
		case nil:
		case errLine:
			in.Bad++
		default:
			in.Err = err
		}
	}
}

// takeRecord takes in a key, a seat, or what was taken back.
func (in *importer) takeRecord(l archiveLine) error {
	d := in.device
	id, _ := l.id()
	if l.rest != hex.EncodeToString(id[:]) {
		return errLine
	}
	switch l.prefix {
	case keyPrefix:
		k, ok := readKeyring(l.text)
		if !ok {
			return errLine
		}
		mine, has := d.keyring(id)
		if !has {
			// Whether the device that wrote the archive has used it since, nobody
			// can know.
			k.restored = true
			return d.keepKeyring(id, k)
		}
		if mine.key != k.key || mine.value != k.value {
			in.other[l.rest] = true
			return nil
		}
		mine.add(&k)
		return d.keepKeyring(id, mine)
	case seatPrefix:
		s := readSeating(l.text)
		if !s.Known {
			return errLine
		}
		mine := d.Seating(id)
		switch {
		case in.other[l.rest]:
			return nil // they are the seats of that key
		case mine.Tag == s.Tag:
			s.Seats |= mine.Seats
		case mine.Tag == none:
		case s.Tag == none:
			return nil
		default:
			in.other[l.rest] = true
			return nil
		}
		return d.seat(id, s)
	default:
		return d.unsay(id, strings.Fields(l.text)...)
	}
}

// add puts another record of the same key into a record. What is said otherwise
// there is not taken over.
func (k *keyring) add(other *keyring) {
	for n, with := range other.uses {
		if k.uses[n] == "" {
			k.uses[n] = with
		}
	}
	for place, seal := range other.made {
		if k.made[place] == "" {
			k.made[place] = seal
		}
	}
	for place, seals := range other.seen {
		for _, seal := range seals {
			if !slices.Contains(k.seen[place], seal) && len(k.seen[place]) < 2 {
				k.seen[place] = append(k.seen[place], seal)
			}
		}
	}
}

// takeBranch takes in a link. Of a match that the device does not know, all
// branches come as they were.
func (in *importer) takeBranch(l archiveLine) error {
	d := in.device
	id, _ := l.id()
	of := hex.EncodeToString(id[:])
	arrived, err := link.Read(l.text, d.games)
	if err != nil || arrived.Match.ID != id {
		return errLine
	}
	if d.accounts.of(&arrived).Report.Wrong() {
		return errLine
	}
	if !in.known[of] && d.store.Get(l.name()) == "" {
		in.came[of] = unknown
		return d.put(&Entry{Name: l.name(), Link: arrived})
	}
	a := d.Receive(arrived)
	if a.Ask {
		// Nobody is here to ask; who wants it finds it among the branches.
		a.How = Fork
		a.Changed, a.Err = d.setAside(a.Came)
	}
	what := more
	switch {
	case a.Err != nil:
		return a.Err
	case a.How == Unknown:
		what = unknown
	case !a.Changed:
		what = hadAll
	case a.How == Fork:
		what = apart
	}
	in.came[of] = max(in.came[of], what)
	return nil
}

// setAside keeps a link as a branch that is not followed, unless one has it all.
func (d *Device) setAside(l link.Link) (changed bool, err error) {
	branches, _ := d.known(l.Match.ID)
	for _, e := range branches {
		if how := d.accounts.compare(&e.Link, &l); e.Aside() && (how == Same || how == Older) {
			return false, nil
		}
	}
	return true, d.put(&Entry{Name: d.free(asidePrefix, l.Match.ID), Link: l})
}
