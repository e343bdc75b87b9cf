package device

import (
	"encoding/base64"
	"errors"
	"fmt"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// sameTrust reports whether two records can be of one match: the mode and the
// key of each seat are fixed in its first link, and who has joined stays.
func sameTrust(a, b *trust.Record) bool {
	if a.Mode != b.Mode || a.KeyOf != b.KeyOf {
		return false
	}
	for key := range a.Keys {
		x, y := a.Keys[key].Anchor, b.Keys[key].Anchor
		if x != y && x != (trust.Value{}) && y != (trust.Value{}) {
			return false
		}
	}
	return true
}

// sealsAgree reports whether the seals of two links of one log can be of one
// decision, and those of a shorter one fit the answers in the longer.
func (c accounts) sealsAgree(a, b *link.Link) bool {
	if a.Trust.Mode == trust.Open || a.Trust == b.Trust && len(a.Match.Log) == len(b.Match.Log) {
		return true
	}
	if len(a.Match.Log) > len(b.Match.Log) {
		a, b = b, a
	}
	if len(a.Match.Log) == len(b.Match.Log) {
		if a.Trust.Until != b.Trust.Until {
			return true // who agreed to go on openly is another question
		}
		_, err := trust.Merge(a.Match, &a.Trust, &b.Trust)
		return err == nil
	}
	if a.Trust.Seals == ([rules.MaxSeats]trust.Seal{}) || b.Trust.Until > 0 {
		return true
	}
	account := c.of(b)
	for seat, s := range a.Trust.Seals {
		if s.Given && !account.Fits(b.Match, &b.Trust, len(a.Match.Log), rules.Seat(seat), s.Value) {
			return false
		}
	}
	return true
}

// mergeTrust puts the keys and seals of another link into a link. Of two plies
// from which on they are open the earlier holds.
func mergeTrust(l, other *link.Link, level bool) {
	if l.Trust == other.Trust {
		return
	}
	until := other.Trust.Until
	if until > 0 && until <= len(l.Match.Log) && (l.Trust.Until == 0 || until < l.Trust.Until) {
		ended := l.Trust
		if trust.End(copyOf(l.Match), &ended, until) == nil {
			l.Trust = ended
		}
	}
	if !level || l.Trust.Until != until {
		return
	}
	if merged, err := trust.Merge(l.Match, &l.Trust, &other.Trust); err == nil {
		l.Trust = merged
	}
}

// The errors of a device that keeps to its word.
var (
	ErrSpent  = errors.New("device: this device has said something else at this place already, in another branch; follow that one, or agree to go on openly")
	ErrTwice  = errors.New("device: a player has sealed two different answers; ask which one holds, and agree to go on openly")
	ErrNoKey  = errors.New("device: this device has no key of this match")
	ErrBadKey = errors.New("device: this is no key of this match; it has 22 letters and digits")
	ErrOther  = errors.New("device: this device has played with another key of this match; restore this one at another device")
)

// holds reports whether this device has the key of a seat.
func (d *Device) holds(l *link.Link, seat rules.Seat) bool {
	k, ok := d.keyring(l.Match.ID)
	return ok && int(l.Trust.KeyOf[seat]) == k.key && d.anchored(l, k)
}

// anchored reports whether a match has this device's anchor at its key.
func (d *Device) anchored(l *link.Link, k keyring) bool {
	return d.chain(l.Match.ID, k).Anchor() == l.Trust.Keys[k.key].Anchor
}

// open reports whether a match is or has become an open one.
func open(l *link.Link) bool { return l.Trust.Mode == trust.Open || l.Trust.Until > 0 }

// advance does all that this device does without asking anybody: it opens what
// is sealed and sealed by all, draws as a witness, and enters what is settled.
// The person's answers it never gives. Before each step it checks the whole
// match. It reports whether there was anything to do.
func (d *Device) advance(l *link.Link) (did bool, err error) {
	for {
		account := d.accounts.of(l)
		if account.Report.Wrong() {
			return did, fmt.Errorf("device: %s", &account.Report)
		}
		switch account.Step.Kind {
		case trust.Following:
			err = trust.Follow(l.Match, &l.Trust)
		case trust.Drawing:
			if !d.draw(l) {
				return did, nil
			}
		case trust.Opening:
			k, ok := d.keyring(l.Match.ID)
			u, mine := account.Next(k.key)
			if !ok || !mine || !d.anchored(l, k) {
				return did, nil
			}
			if err = d.use(l, u); err == nil {
				err = trust.OpenNext(l.Match, &l.Trust, d.chain(l.Match.ID, k))
			}
		default:
			return did, nil
		}
		if err != nil {
			return did, err
		}
		did = true
	}
}

// seal seals the answer of a seat.
func (d *Device) seal(l *link.Link, seat rules.Seat, move rules.Move) error {
	k, ok := d.keyring(l.Match.ID)
	if !ok {
		return ErrNoKey
	}
	u, ok := d.accounts.of(l).Next(k.key)
	if !ok {
		return ErrNotYours
	}
	// The seal is made on a copy first: what is written down is only what is
	// legal.
	m, record := copyOf(l.Match), l.Trust
	if err := trust.SealAnswer(m, &record, d.chain(l.Match.ID, k), seat, move); err != nil {
		return err
	}
	if err := d.useSeal(l, u, seat, record.Seals[seat].Value); err != nil {
		return err
	}
	l.Trust = record
	return nil
}

// Key gives the secret of this device's key of a match, for keeping: 22 letters
// and digits. False: it has none. Who has it can play in the device's place, so
// it should be in use at one device at a time.
func (d *Device) Key(id [8]byte) (string, bool) {
	k, ok := d.keyring(id)
	if !ok {
		return "", false
	}
	return base64.RawURLEncoding.EncodeToString(k.value[:]), true
}

// Restore gives this device the key of a match by its secret. What the match
// says of the uses of the key becomes the record, and what later links say until
// the key is used here: so look at the newest link of more than one player before
// playing on. A device that has the key already loses nothing; one that has
// played with another keeps that and gives ErrOther.
func (d *Device) Restore(e *Entry, secret string) error {
	b, err := base64.RawURLEncoding.DecodeString(secret)
	if err != nil || len(b) != len(trust.Value{}) {
		return ErrBadKey
	}
	l := &e.Link
	key := -1
	for number := range l.Trust.Count(l.Match.Setup.Seats) {
		if d.anchored(l, newKeyring(number, trust.Value(b))) {
			key = number
		}
	}
	if key < 0 {
		return ErrBadKey
	}
	old, has := d.keyring(l.Match.ID)
	k := newKeyring(key, trust.Value(b))
	k.restored = true
	switch {
	case has && old.key == key && old.value == k.value:
		k = old
	case has && old.last() > 0:
		return ErrOther
	}
	if k.restored {
		k.learn(d.accounts.of(l), l, d.chain(l.Match.ID, k))
	}
	if err := d.keepKeyring(l.Match.ID, k); err != nil {
		return err
	}
	s := d.Seating(l.Match.ID)
	s.Known, s.Seats = true, s.Seats|seatsOf(l, key)
	return d.seat(l.Match.ID, s)
}

// seatsOf are the seats of a key.
func seatsOf(l *link.Link, key int) link.Seats {
	var seats link.Seats
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		if int(l.Trust.KeyOf[seat]) == key {
			seats = seats.With(seat)
		}
	}
	return seats
}

// End lets a match go on as an open one from its end on, because a key is lost, a
// player has stopped, or all agree on a branch. Other devices ask their persons.
func (d *Device) End(e *Entry) error {
	next := e.copied()
	l := &next.Link
	if err := trust.End(l.Match, &l.Trust, len(l.Match.Log)); err != nil {
		return err
	}
	l.Proposal = link.Proposal{}
	*e = next
	_, err := d.Keep(e)
	return err
}

// Earliest is the ply to which answers of a match can be taken back if all agree.
func (d *Device) Earliest(l *link.Link) int { return d.accounts.earliest(l) }

// Account is what a match says of itself: see trust.Check.
func (d *Device) Account(l *link.Link) *trust.Account { return d.accounts.of(l) }

func (c accounts) earliest(l *link.Link) int {
	if open(l) {
		return l.Trust.Until
	}
	return c.of(l).Final
}
