//go:build !js

package app

import (
	"strings"
	"testing"

	"flota/app/text"
)

func TestKeyIsMeantWhateverTheLayout(t *testing.T) {
	for _, c := range []struct {
		key, code string
		shift     bool
		want      string
	}{
		{"1", "Digit1", false, "1"},
		{"&", "Digit1", false, "1"}, // French: digits with Shift
		{"1", "Digit1", true, "1"},
		{"!", "Digit1", true, "!"},
		{"0", "Backquote", false, "0"}, // Hungarian
		{"?", "Comma", true, "?"},
		{"a", "KeyQ", false, "a"},
		{"A", "KeyA", false, "a"}, // Caps Lock
		{"a", "KeyA", true, "A"},  // Caps Lock and Shift
		{"A", "KeyA", true, "A"},
		{"Enter", "Enter", false, "Enter"},
		{"5", "Numpad5", false, "5"},
	} {
		if got := pressed(c.key, c.code, c.shift); got != c.want {
			t.Errorf("%q of %s, with Shift %v, is %q, want %q", c.key, c.code, c.shift, got, c.want)
		}
	}
}

func TestNoTwoKeysAreTheSame(t *testing.T) {
	seen := map[string]bool{}
	for _, k := range keys {
		if seen[k.press] {
			t.Errorf("%q is listed twice", k.press)
		}
		seen[k.press] = true
		if k.act != "" && len(k.press) == 1 && strings.ContainsAny(k.press, "123456789abcdefghijklmnopqrstuvwxyz") {
			t.Errorf("%q is the mark of an option", k.press)
		}
		for _, language := range []string{"en", "fr", "hu"} {
			if k.means(text.For(language)) == "" {
				t.Errorf("%s: %q has no meaning", language, k.press)
			}
		}
	}
}
