package app

import (
	"encoding/hex"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
)

// The store keeps matches on this device, as links, by match id. Two matches
// of one id that went different ways are two entries: nothing is overwritten
// but by the match that grew out of it.

// keyPrefix begins the names of the entries in the browser's storage.
const keyPrefix = "flota.match."

// A kept match is an entry of the store.
type kept struct {
	key   string
	match *rules.Match
}

// A relation says how a match stands to what is kept.
type relation uint8

const (
	unknown relation = iota // no entry has its id
	same                    // an entry is the same match
	newer                   // it goes on from an entry
	older                   // an entry goes on from it
	fork                    // it went another way than all entries
)

// storageOf gives the browser's storage; false outside a browser.
func storageOf() (app.Value, bool) {
	storage := app.Window().Get("localStorage")
	return storage, storage.Truthy()
}

// write keeps an entry. It reports whether the browser took it.
func write(key, payload string) (ok bool) {
	storage, ok := storageOf()
	if !ok {
		return false
	}
	// A full storage throws.
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	storage.Call("setItem", key, payload)
	return true
}

func remove(key string) {
	if storage, ok := storageOf(); ok {
		storage.Call("removeItem", key)
	}
}

// readAll gives all entries that can be read, the longest log first.
func readAll() []kept {
	storage, ok := storageOf()
	if !ok {
		return nil
	}
	var list []kept
	for i := range storage.Get("length").Int() {
		key := storage.Call("key", i).String()
		if !strings.HasPrefix(key, keyPrefix) {
			continue
		}
		m, err := link.Decode(storage.Call("getItem", key).String(), catalog.Games)
		if err != nil {
			continue // of a newer version: it stays for that version
		}
		at := len(list)
		for at > 0 && len(list[at-1].match.Log) < len(m.Log) {
			at--
		}
		list = append(list, kept{})
		copy(list[at+1:], list[at:])
		list[at] = kept{key, m}
	}
	return list
}

// relate finds the entry that a match belongs to. The key is that entry's, or
// a free one if the match is unknown, older or a fork; the entry is what is
// kept.
func relate(m *rules.Match) (key string, entry *rules.Match, how relation) {
	taken := map[string]bool{}
	for _, k := range readAll() {
		taken[k.key] = true
		if k.match.ID != m.ID || how == same || how == newer {
			continue
		}
		switch shared := common(k.match, m); {
		case shared == len(m.Log) && shared == len(k.match.Log):
			key, entry, how = k.key, k.match, same
		case shared == len(k.match.Log):
			key, entry, how = k.key, k.match, newer
		case shared == len(m.Log):
			if how != older {
				entry, how = k.match, older
			}
		case how == unknown && m.ID != [8]byte{}: // hand-written matches have no id
			entry, how = k.match, fork
		}
	}
	if how == same || how == newer {
		return key, entry, how
	}
	key = keyPrefix + hex.EncodeToString(m.ID[:])
	for n := 2; taken[key]; n++ {
		key = keyPrefix + hex.EncodeToString(m.ID[:]) + "." + strconv.Itoa(n)
	}
	return key, entry, how
}

// common is how many answers two logs share from the start; -1 if the matches
// did not start alike.
func common(a, b *rules.Match) int {
	if !a.SameStart(b) {
		return -1
	}
	n := 0
	for n < len(a.Log) && n < len(b.Log) && a.Log[n] == b.Log[n] {
		n++
	}
	return n
}
