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
func sealsAgree(a, b *link.Link) bool {
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
	account := trust.Check(b.Match, &b.Trust)
	for seat, s := range a.Trust.Seals {
		if s.Given && !account.Fits(b.Match, &b.Trust, len(a.Match.Log), rules.Seat(seat), s.Value) {
			return false
		}
	}
	return true
}

// mergeTrust puts the keys and seals of another link into a link.
func mergeTrust(l, other *link.Link, level bool) {
	if l.Trust == other.Trust {
		return
	}
	if !level || l.Trust.Until != other.Trust.Until {
		if l.Trust.Until == 0 && other.Trust.Until > 0 && other.Trust.Until <= len(l.Match.Log) {
			// The agreement to go on openly is kept.
			ended := l.Trust
			if trust.End(l.Match, &ended, other.Trust.Until) == nil {
				l.Trust = ended
			}
		}
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
)

// holds reports whether this device has the key of a seat.
func (d *Device) holds(l *link.Link, seat rules.Seat) bool {
	k, ok := d.secret(l.Match.ID)
	return ok && int(l.Trust.KeyOf[seat]) == k.key && d.chain(l.Match.ID, k).Anchor() == l.Trust.Keys[k.key].Anchor
}

// open reports whether a match is or has become an open one.
func open(l *link.Link) bool { return l.Trust.Mode == trust.Open || l.Trust.Until > 0 }

// advance does all that this device does without asking anybody: it opens what
// is sealed and sealed by all, draws as a witness, and enters what is settled.
// The person's answers it never gives. It reports whether there was anything to
// do.
func (d *Device) advance(e *Entry) (did bool, err error) {
	l := &e.Link
	for {
		account := trust.Check(l.Match, &l.Trust)
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
			k, ok := d.secret(l.Match.ID)
			u, mine := account.Next(k.key)
			if !ok || !mine {
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
	k, ok := d.secret(l.Match.ID)
	if !ok {
		return ErrNoKey
	}
	u, ok := trust.Check(l.Match, &l.Trust).Next(k.key)
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
// and digits. False: it has none.
func (d *Device) Key(id [8]byte) (string, bool) {
	k, ok := d.secret(id)
	return base64.RawURLEncoding.EncodeToString(k.value[:]), ok
}

// Restore gives this device the key of a match by its secret. What the match
// says of the uses of the key becomes the record; so the link should be the
// newest that any player has.
func (d *Device) Restore(e *Entry, secret string) error {
	b, err := base64.RawURLEncoding.DecodeString(secret)
	if err != nil || len(b) != len(trust.Value{}) {
		return ErrBadKey
	}
	l := &e.Link
	for key := range l.Trust.Count(l.Match.Setup.Seats) {
		k := keyring{key: key, length: trust.Length, uses: map[int]string{}, seals: map[string]string{}}
		copy(k.value[:], b)
		if trust.NewChain(l.Match.ID, key, k.value, k.length).Anchor() != l.Trust.Keys[key].Anchor {
			continue
		}
		for _, u := range trust.Check(l.Match, &l.Trust).Uses {
			if u.Key == key {
				k.uses[u.Number] = with(u)
			}
		}
		if err := d.keepSecret(l.Match.ID, k); err != nil {
			return err
		}
		s := d.Seating(l.Match.ID)
		s.Known, s.Seats = true, seatsOf(l, key)
		return d.seat(l.Match.ID, s)
	}
	return ErrBadKey
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
	l := &e.Link
	if err := trust.End(l.Match, &l.Trust, len(l.Match.Log)); err != nil {
		return err
	}
	l.Proposal = link.Proposal{}
	_, err := d.Keep(e)
	return err
}

// Earliest is the ply to which answers of a match can be taken back.
func Earliest(l *link.Link) int {
	if l.Trust.Mode == trust.Open {
		return 0
	}
	return max(trust.Check(l.Match, &l.Trust).Final, l.Trust.Until)
}
