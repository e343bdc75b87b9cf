package device

import (
	"encoding/hex"
	"fmt"
	"slices"
	"sort"
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
	uses   map[int]string    // by number of the value, with what transcript
	seals  map[string]string // that were seen, by transcript and seat
}

// The lines of a kept keyring: "key 1 <secret> 1024", "use 3 <transcript>",
// "seal <transcript>-<seat> <seal>".

func (d *Device) secret(id [8]byte) (keyring, bool) {
	k := keyring{uses: map[int]string{}, seals: map[string]string{}}
	found := false
	for line := range strings.Lines(d.store.Get(keyPrefix + hex.EncodeToString(id[:]))) {
		f := strings.Fields(line)
		switch {
		case len(f) == 4 && f[0] == "key":
			value, err := hex.DecodeString(f[2])
			number, err2 := strconv.Atoi(f[1])
			length, err3 := strconv.Atoi(f[3])
			if err == nil && err2 == nil && err3 == nil && len(value) == len(k.value) && 0 < length && length <= 1<<16 {
				copy(k.value[:], value)
				k.key, k.length, found = number, length, true
			}
		case len(f) == 3 && f[0] == "use":
			if n, err := strconv.Atoi(f[1]); err == nil {
				k.uses[n] = f[2]
			}
		case len(f) == 3 && f[0] == "seal":
			k.seals[f[1]] = f[2]
		}
	}
	return k, found
}

func (d *Device) keepSecret(id [8]byte, k keyring) error {
	var b strings.Builder
	fmt.Fprintf(&b, "key %d %x %d\n", k.key, k.value, k.length)
	var numbers []int
	for n := range k.uses {
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	for _, n := range numbers {
		fmt.Fprintf(&b, "use %d %s\n", n, k.uses[n])
	}
	var places []string
	for place := range k.seals {
		places = append(places, place)
	}
	sort.Strings(places)
	for _, place := range places {
		fmt.Fprintf(&b, "seal %s %s\n", place, k.seals[place])
	}
	return d.store.Set(keyPrefix+hex.EncodeToString(id[:]), b.String())
}

// chain gives the values of a key.
func (d *Device) chain(id [8]byte, k keyring) *trust.Chain {
	if c := d.chains[id]; c != nil && c.Key == k.key {
		return c
	}
	c := trust.NewChain(id, k.key, k.value, k.length)
	d.chains[id] = c
	return c
}

// with is how a use is written down.
func with(u trust.Use) string { return hex.EncodeToString(u.With[:16]) }

// use writes down that a value of this device goes with a transcript, before it
// does. It fails if the value went with another, if a seal that is not opened
// waits, or if a seat has shown two seals.
func (d *Device) use(l *link.Link, u trust.Use) error {
	k, ok := d.secret(l.Match.ID)
	if !ok || k.key != u.Key {
		return ErrNoKey
	}
	if before, spent := k.uses[u.Number]; spent && before != with(u) {
		return ErrSpent
	}
	for n := range k.uses {
		if n > u.Number {
			return ErrSpent
		}
	}
	if u.Seal && k.twice(l, u) {
		return ErrTwice
	}
	k.uses[u.Number] = with(u)
	return d.keepSecret(l.Match.ID, k)
}

// useSeal writes down a seal of this device before it leaves.
func (d *Device) useSeal(l *link.Link, u trust.Use, seat rules.Seat, seal [8]byte) error {
	k, ok := d.secret(l.Match.ID)
	if !ok || k.key != u.Key {
		return ErrNoKey
	}
	if before, spent := k.uses[u.Number]; spent && before != with(u) {
		return ErrSpent
	}
	place := sealPlace(u, seat)
	if before, made := k.seals[place]; made && before != hex.EncodeToString(seal[:]) {
		return ErrSpent // the answer was another one
	}
	k.uses[u.Number] = with(u)
	k.seals[place] = hex.EncodeToString(seal[:])
	return d.keepSecret(l.Match.ID, k)
}

func sealPlace(u trust.Use, seat rules.Seat) string { return with(u) + "-" + strconv.Itoa(int(seat)) }

// twice reports whether a seat was seen with another seal than it has now.
func (k *keyring) twice(l *link.Link, u trust.Use) bool {
	for seat, s := range l.Trust.Seals {
		if seen, ok := k.seals[sealPlace(u, rules.Seat(seat))]; s.Given && ok && seen != hex.EncodeToString(s.Value[:]) {
			return true
		}
	}
	return false
}

// see writes down the seals of a link. It gives the seats that had shown others.
func (d *Device) see(l *link.Link) (twice link.Seats) {
	k, ok := d.secret(l.Match.ID)
	if !ok || l.Trust.Seals == ([rules.MaxSeats]trust.Seal{}) {
		return 0
	}
	account := trust.Check(l.Match, &l.Trust)
	place, ok := account.Place()
	if !ok {
		return 0
	}
	changed := false
	for seat, s := range l.Trust.Seals {
		if !s.Given {
			continue
		}
		at := sealPlace(trust.Use{With: place}, rules.Seat(seat))
		value := hex.EncodeToString(s.Value[:])
		switch seen, ok := k.seals[at]; {
		case !ok:
			k.seals[at] = value
			changed = true
		case seen != value:
			twice = twice.With(rules.Seat(seat))
		}
	}
	if changed {
		// A store that is full loses the memory of a seal, not the match.
		_ = d.keepSecret(l.Match.ID, k)
	}
	return twice
}

// foreign reports whether a link says of this device's key what the device has
// not done: another anchor, or a value with another transcript.
func (d *Device) foreign(l *link.Link) bool {
	k, ok := d.secret(l.Match.ID)
	if !ok || l.Trust.Mode == trust.Open {
		return false
	}
	if a := l.Trust.Keys[k.key].Anchor; a == (trust.Value{}) {
		return false // the link is from before it joined
	} else if a != d.chain(l.Match.ID, k).Anchor() {
		return true
	}
	for _, u := range trust.Check(l.Match, &l.Trust).Uses {
		if u.Key == k.key && k.uses[u.Number] != with(u) {
			return true
		}
	}
	return false
}
