//go:build !js

package app

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"flota/app/text"
)

func TestSettingsOfTheDialogAreThoseOfThePage(t *testing.T) {
	script, err := os.ReadFile("../static/settings.js")
	if err != nil {
		t.Fatal(err)
	}
	page := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^    (\w+): \[(.*)\]`).FindAllStringSubmatch(string(script), -1) {
		page[m[1]] = strings.ReplaceAll(m[2], `"`, "")
	}
	ids := []string{""}
	for _, l := range languages {
		ids = append(ids, l.id)
	}
	if got := strings.Join(ids, ", "); page[languageSetting] != got {
		t.Errorf("the page knows the languages %q, the dialog %q", page[languageSetting], got)
	}
	delete(page, languageSetting)
	for _, of := range settings {
		if got := strings.Join(of.values, ", "); page[of.id] != got {
			t.Errorf("the page knows for %s %q, the dialog %q", of.id, page[of.id], got)
		}
		delete(page, of.id)
		for _, language := range []string{"en", "fr", "hu"} {
			words := of.words(&text.For(language).Settings)
			if words.Title == "" {
				t.Errorf("%s: %s has no title", language, of.id)
			}
			for i, name := range words.Values {
				if (name != "") != (i < len(of.values)) {
					t.Errorf("%s: value %d of %s is called %q", language, i, of.id, name)
				}
			}
		}
	}
	for id := range page {
		t.Errorf("the dialog does not offer %s", id)
	}
}
