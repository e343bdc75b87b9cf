package app

import (
	"strconv"
	"strings"
)

// What the device keeps about a match beside its link, each under a name of its
// own: the prefix and the rest of the name of the match.

// seenKey begins the names of the entries that have the ply up to which the
// match was looked at on this device.
const seenKey = "flota.seen."

// memoKey is the name of such an entry of the match with a key.
func memoKey(prefix, key string) string { return prefix + strings.TrimPrefix(key, keyPrefix) }

// readMemo gives an entry; "" if there is none.
func readMemo(prefix, key string) string {
	if key == "" {
		return "" // a match that the device does not keep
	}
	return browserStore{}.Get(memoKey(prefix, key))
}

// writeMemo keeps an entry, or takes it away if it is "". A browser that has no
// room goes without.
func writeMemo(prefix, key, memo string) {
	if key == "" {
		return
	}
	if memo == "" {
		remove(memoKey(prefix, key))
		return
	}
	write(memoKey(prefix, key), memo)
}

// recall finds how far the match on the screen was looked at on this device.
func (s *shell) recall() {
	s.unseen = -1
	s.plan = readMemo(planKey, s.entry.Name)
	seen, err := strconv.Atoi(readMemo(seenKey, s.entry.Name))
	if err != nil {
		s.looked()
		return
	}
	if seen < len(s.match.Log) {
		s.unseen = seen
	}
}

// looked notes that the match was looked at up to its end.
func (s *shell) looked() {
	s.unseen = -1
	if s.embed.on {
		return
	}
	writeMemo(seenKey, s.entry.Name, strconv.Itoa(len(s.match.Log)))
}
