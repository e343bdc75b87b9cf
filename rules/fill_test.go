package rules_test

import (
	"strings"
	"testing"

	"flota/rules"
)

func TestFillPutsAWordInEachPlace(t *testing.T) {
	shout := func(fields []string) string { return strings.ToUpper(strings.Join(fields, "+")) }
	for template, want := range map[string]string{
		"":                            "",
		"Nothing to fill.":            "Nothing to fill.",
		"{seat} pays {coins  the}.":   "SEAT pays COINS+THE.",
		"{a}{b}":                      "AB",
		"Á {ő} ű } there":             "Á Ő ű } there",
		"{seat} said {what was said}": "SEAT said WHAT+WAS+SAID",
	} {
		if got := rules.Fill(template, shout); got != want {
			t.Errorf("Fill of %q is %q, want %q", template, got, want)
		}
	}
}

func TestFillDoesNotFillWhatItFilledIn(t *testing.T) {
	name := func([]string) string { return "{seat}" }
	if got := rules.Fill("{seat} pays.", name); got != "{seat} pays." {
		t.Errorf("%q", got)
	}
}

func TestNumbersFillTheirPlaces(t *testing.T) {
	if got := rules.Numbers("{1} of {0}, {1} left", 12, -3); got != "-3 of 12, -3 left" {
		t.Errorf("%q", got)
	}
}

func TestTemplateThatCannotBeFilledPanics(t *testing.T) {
	for name, fill := range map[string]func(){
		"open place": func() { rules.Fill("{seat pays", func([]string) string { return "" }) },
		"no number":  func() { rules.Numbers("{1}", 5) },
		"no place":   func() { rules.Numbers("{seat}", 5) },
	} {
		func() {
			defer func() {
				if p, _ := recover().(string); !strings.HasPrefix(p, "rules: ") {
					t.Errorf("%s: panic %q", name, p)
				}
			}()
			fill()
		}()
	}
}
