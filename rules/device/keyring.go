package device

import (
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"flota/rules"
	"flota/rules/link"
	"flota/rules/trust"
)

// keyPrefix begins the names of the entries that hold a key of a match.
const keyPrefix = "flota.key."

// A keyring is a key of a match with the record of what it was used for: the
// device's memory of what it has said, without which it could be made to say
// something else.
type keyring struct {
	key    int // its number
	value  trust.Value
	length int
	// restored: the record is not whole, for the key was restored from its
	// secret and has not been used here since.
	restored bool
	uses     map[int]string      // by number of the value, with what transcript
	made     map[string]string   // this device's own seals, by place
	seen     map[string][]string // those of others, by place: two if a seat has shown two
}

func newKeyring(key int, value trust.Value) keyring {
	return keyring{key: key, value: value, length: trust.Length,
		uses: map[int]string{}, made: map[string]string{}, seen: map[string][]string{}}
}

// The lines of a kept keyring: "key 1 <secret> 1024", "restored", "use 3
// <transcript>", "made <place> <seal>", "seen <place> <seal>".

func (d *Device) keyring(id [8]byte) (keyring, bool) {
	return readKeyring(d.store.Get(keyPrefix + hex.EncodeToString(id[:])))
}

func readKeyring(text string) (keyring, bool) {
	k, found := newKeyring(0, trust.Value{}), false
	for line := range strings.Lines(text) {
		f := strings.Fields(line)
		switch {
		case len(f) == 4 && f[0] == "key":
			value, err := hex.DecodeString(f[2])
			number, err2 := strconv.Atoi(f[1])
			length, err3 := strconv.Atoi(f[3])
			if err == nil && err2 == nil && err3 == nil && len(value) == len(k.value) &&
				0 <= number && number < rules.MaxSeats && 0 < length && length <= 1<<16 {
				copy(k.value[:], value)
				k.key, k.length, found = number, length, true
			}
		case len(f) == 1 && f[0] == "restored":
			k.restored = true
		case len(f) == 3 && f[0] == "use":
			if n, err := strconv.Atoi(f[1]); err == nil {
				k.uses[n] = f[2]
			}
		case len(f) == 3 && f[0] == "made":
			k.made[f[1]] = f[2]
		case len(f) == 3 && f[0] == "seen":
			k.seen[f[1]] = append(k.seen[f[1]], f[2])
		}
	}
	return k, found
}

func (d *Device) keepKeyring(id [8]byte, k keyring) error {
	var b strings.Builder
	fmt.Fprintf(&b, "key %d %x %d\n", k.key, k.value, k.length)
	if k.restored {
		b.WriteString("restored\n")
	}
	for _, n := range slices.Sorted(maps.Keys(k.uses)) {
		fmt.Fprintf(&b, "use %d %s\n", n, k.uses[n])
	}
	for _, place := range slices.Sorted(maps.Keys(k.made)) {
		fmt.Fprintf(&b, "made %s %s\n", place, k.made[place])
	}
	for _, place := range slices.Sorted(maps.Keys(k.seen)) {
		for _, seal := range k.seen[place] {
			fmt.Fprintf(&b, "seen %s %s\n", place, seal)
		}
	}
	return d.store.Set(keyPrefix+hex.EncodeToString(id[:]), b.String())
}

// chain gives the values of a key.
func (d *Device) chain(id [8]byte, k keyring) *trust.Chain {
	of := chainOf{id, k.key, k.value, k.length}
	c := d.chains[of]
	if c == nil {
		c = trust.NewChain(id, k.key, k.value, k.length)
		d.chains[of] = c
	}
	return c
}

// A chainOf is what the values of a key follow from.
type chainOf struct {
	id     [8]byte
	key    int
	value  trust.Value
	length int
}

// last is the number of the latest value of which the record knows; 0: none.
func (k *keyring) last() int {
	last := 0
	for n := range k.uses {
		last = max(last, n)
	}
	return last
}

// with is how a use is written down.
func with(u trust.Use) string { return hex.EncodeToString(u.With[:16]) }

// place is how the seal of a seat is written down, of a decision with which a use
// goes.
func place(u trust.Use, seat rules.Seat) string { return with(u) + "-" + strconv.Itoa(int(seat)) }

// spell is how a seal is written down.
func spell(seal [8]byte) string { return hex.EncodeToString(seal[:]) }

func unspell(s string) (seal [8]byte, ok bool) {
	b, err := hex.DecodeString(s)
	return seal, err == nil && copy(seal[:], b) == len(b) && len(b) == len(seal)
}

// may says whether this device may let a value of its key go with a transcript:
// that it has gone with no other and is not behind the latest, and that the match
// says of the earlier ones what the record says.
func (d *Device) may(k *keyring, l *link.Link, u trust.Use) error {
	if k.key != u.Key {
		return ErrNoKey
	}
	if before, spent := k.uses[u.Number]; spent && before != with(u) || k.last() > u.Number || d.foreign(l) {
		return ErrSpent
	}
	return nil
}

// use writes down that a value of this device goes with a transcript, before it
// does. It fails if it may not, or if it would open a seal although a seat has
// shown two.
func (d *Device) use(l *link.Link, u trust.Use) error {
	k, ok := d.keyring(l.Match.ID)
	if !ok {
		return ErrNoKey
	}
	if err := d.may(&k, l, u); err != nil {
		return err
	}
	if u.Seal && k.twice(l, u) {
		return ErrTwice
	}
	return d.write(l.Match.ID, k, u)
}

// useSeal writes down a seal of this device before it leaves.
func (d *Device) useSeal(l *link.Link, u trust.Use, seat rules.Seat, seal [8]byte) error {
	k, ok := d.keyring(l.Match.ID)
	if !ok {
		return ErrNoKey
	}
	if err := d.may(&k, l, u); err != nil {
		return err
	}
	if before, made := k.made[place(u, seat)]; made && before != spell(seal) {
		return ErrSpent // the answer was another one
	}
	k.made[place(u, seat)] = spell(seal)
	return d.write(l.Match.ID, k, u)
}

// write puts a use into the record.
func (d *Device) write(id [8]byte, k keyring, u trust.Use) error {
	k.uses[u.Number] = with(u)
	k.restored = false
	return d.keepKeyring(id, k)
}

// twice reports whether a seat of another key has shown two seals of the decision
// with which a use goes.
func (k *keyring) twice(l *link.Link, u trust.Use) bool {
	for seat, s := range l.Trust.Seals {
		if !s.Given || int(l.Trust.KeyOf[seat]) == k.key {
			continue
		}
		for _, seen := range k.seen[place(u, rules.Seat(seat))] {
			if seen != spell(s.Value) {
				return true
			}
		}
	}
	return false
}

// see writes down the seals of others in a link. It gives the seats of which it
// knows another seal than that in the link, or one that does not fit the answer
// that the link has in its place.
func (d *Device) see(l *link.Link) (twice link.Seats) {
	k, ok := d.keyring(l.Match.ID)
	if !ok || l.Trust.Mode == trust.Open {
		return 0
	}
	account := d.accounts.of(l)
	for _, u := range account.Uses {
		if !u.Seal || u.Ply >= len(l.Match.Log) {
			continue
		}
		for seat := range rules.Seat(l.Match.Setup.Seats) {
			for _, seen := range k.seen[place(u, seat)] {
				if seal, ok := unspell(seen); ok && u.Key == int(l.Trust.KeyOf[seat]) && !account.Fits(l.Match, &l.Trust, u.Ply, seat, seal) {
					twice = twice.With(seat)
				}
			}
		}
	}
	before, ok := account.Place()
	if !ok {
		return twice
	}
	changed := false
	for seat, s := range l.Trust.Seals {
		if !s.Given || int(l.Trust.KeyOf[seat]) == k.key {
			continue
		}
		at := place(trust.Use{With: before}, rules.Seat(seat))
		seen := k.seen[at]
		if known := slices.Contains(seen, spell(s.Value)); !known && len(seen) < 2 { // two are enough
			k.seen[at] = append(seen, spell(s.Value))
			changed = true
		}
		if len(k.seen[at]) > 1 {
			twice = twice.With(rules.Seat(seat))
		}
	}
	if changed {
		// A store that is full loses the memory of a seal, not the match.
		_ = d.keepKeyring(l.Match.ID, k)
	}
	return twice
}

// foreign reports whether a link says of this device's key what the device has
// not done: another anchor, a value with another transcript, or a seal that it
// has not made.
func (d *Device) foreign(l *link.Link) bool {
	k, ok := d.keyring(l.Match.ID)
	if !ok || l.Trust.Mode == trust.Open {
		return false
	}
	if a := l.Trust.Keys[k.key].Anchor; a == (trust.Value{}) {
		return false // the link is from before it joined
	} else if a != d.chain(l.Match.ID, k).Anchor() {
		return true
	}
	account := d.accounts.of(l)
	for _, u := range account.Uses {
		if u.Key != k.key {
			continue
		}
		if k.uses[u.Number] != with(u) {
			return true
		}
		for seat := range rules.Seat(l.Match.Setup.Seats) {
			if seal, ok := unspell(k.made[place(u, seat)]); ok && u.Ply < len(l.Match.Log) && !account.Fits(l.Match, &l.Trust, u.Ply, seat, seal) {
				return true
			}
		}
	}
	before, ok := account.Place()
	if !ok {
		return false
	}
	for seat, s := range l.Trust.Seals {
		if s.Given && int(l.Trust.KeyOf[seat]) == k.key && k.made[place(trust.Use{With: before}, rules.Seat(seat))] != spell(s.Value) {
			return true
		}
	}
	return false
}

// learn completes the record of a key that was restored by what a link shows of
// its uses: nobody else could have opened them. A seal is its own if an answer
// fits.
func (d *Device) learn(l *link.Link) error {
	k, ok := d.keyring(l.Match.ID)
	if !ok || !k.restored || l.Trust.Keys[k.key].Anchor != d.chain(l.Match.ID, k).Anchor() {
		return nil
	}
	if !k.learn(d.accounts.of(l), l, d.chain(l.Match.ID, k)) {
		return nil
	}
	return d.keepKeyring(l.Match.ID, k)
}

// learn reports whether there was anything to learn.
func (k *keyring) learn(account *trust.Account, l *link.Link, c *trust.Chain) bool {
	news := false
	before, sealing := account.Place()
	for _, u := range account.Uses {
		if u.Key != k.key || k.uses[u.Number] != "" {
			continue
		}
		if sealing && u.Seal && u.With == before && !k.recover(l, u, c) {
			continue
		}
		k.uses[u.Number] = with(u)
		news = true
	}
	return news
}

// recover finds the answers that are in the seals of this key, so that it knows
// them for its own. False: they are not.
func (k *keyring) recover(l *link.Link, u trust.Use, c *trust.Chain) bool {
	made := map[string]string{}
	for seat := range rules.Seat(l.Match.Setup.Seats) {
		s := l.Trust.Seals[seat]
		if !s.Given || int(l.Trust.KeyOf[seat]) != k.key {
			continue
		}
		v, ok := c.Opening(u.Number)
		if !ok || !slices.ContainsFunc(l.Match.State.Options(seat, nil), func(o rules.Option) bool {
			return u.With.Seal(v, rules.Answer{Seat: seat, Move: o.Move}) == s.Value
		}) {
			return false
		}
		made[place(u, seat)] = spell(s.Value)
	}
	maps.Copy(k.made, made)
	return len(made) > 0
}
