package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// What the device keeps about a match beside its link, each under a name of its
// own: the prefix and the rest of the name of the match.

// seenKey begins the names of the entries that have the ply up to which the
// match was looked at on this device.
const seenKey = "flota.seen."

// noteKey begins the names of the entries with a person's note about a match.
// It goes into no link, and into no file but that of all matches.
const noteKey = "flota.note."

// whenKey begins the names of the entries that say how many answers a match had
// when it changed last on this device, and when that was, in milliseconds of the
// clock.
const whenKey = "flota.when."

// memos are all of these.
var memos = [...]string{seenKey, planKey, noteKey, whenKey}

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

// forget takes away all that is kept about a match.
func forget(key string) {
	for _, prefix := range memos {
		writeMemo(prefix, key, "")
	}
}

// stamp notes when the match on the screen has changed.
func (s *shell) stamp() {
	plies := strconv.Itoa(len(s.match.Log))
	if before, _, _ := strings.Cut(readMemo(whenKey, s.entry.Name), " "); before != plies {
		now := app.Window().Get("Date").Call("now").Float()
		writeMemo(whenKey, s.entry.Name, plies+" "+strconv.FormatFloat(now, 'f', 0, 64))
	}
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
		s.stamp()
	}
}

// looked notes that the match was looked at up to its end.
func (s *shell) looked() {
	s.unseen = -1
	if s.embed.on {
		return
	}
	writeMemo(seenKey, s.entry.Name, strconv.Itoa(len(s.match.Log)))
	s.stamp()
}
