//go:build !js

package main

import (
	"bytes"
	"strings"
	"testing"

	"flota/rules"
)

func TestRefusedOptionNamesItsParagraph(t *testing.T) {
	position := `{"game": "discovery", "seats": 2, "position": {"players": [{"hand": {"colonist": 2}}, {}], "boxes": {"initiative": [{}]}}}`
	var link, out, stderr bytes.Buffer
	if status := run([]string{"from", "-"}, strings.NewReader(position), &link, &stderr); status != 0 {
		t.Fatalf("exit status %d: %s", status, &stderr)
	}
	if status := run([]string{"options", "-"}, &link, &out, &stderr); status != 0 {
		t.Fatalf("exit status %d: %s", status, &stderr)
	}
	refused := 0
	for line := range strings.Lines(out.String()) {
		f, err := rules.ParseFields([]byte(line))
		if err != nil {
			t.Fatal(err)
		}
		legal, _ := f.Get("legal")
		paragraph, given := f.Get("paragraph")
		if legal == given {
			t.Errorf("a paragraph is named: %v, the option is legal: %v\n%s", given, legal, line)
		}
		if noun, _ := f.Get("noun"); noun == "initiative" && paragraph != "4.1.1" {
			t.Errorf("initiative is refused by paragraph %v, want 4.1.1", paragraph)
		}
		if given {
			refused++
		}
	}
	if refused != 3 {
		t.Errorf("%d options are refused, want initiative and the dock's X and Y", refused)
	}
}
