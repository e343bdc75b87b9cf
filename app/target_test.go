//go:build !js

package app

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/rulestest"
)

// A drawnTarget is a button on the board: what it is called, and what is written
// on it.
type drawnTarget struct{ name, text string }

var (
	targetTag = regexp.MustCompile(`<g class="c-target[^"]*"[^>]* role="button"[^>]*>`)
	labelOf   = regexp.MustCompile(`aria-label="([^"]*)"`)
	badgeOf   = regexp.MustCompile(`<g class="c-badge[^>]*>.*?</g>`)
	writing   = regexp.MustCompile(`<text[^>]*>([^<]*)</text>`)
	noWord    = regexp.MustCompile(`[^\pL\pN$+]+`)
)

// drawnTargets finds the buttons of the board in a page.
func drawnTargets(page string) (list []drawnTarget) {
	for _, at := range targetTag.FindAllStringIndex(page, -1) {
		depth, end := 1, at[1]
		for depth > 0 {
			open, shut := strings.Index(page[end:], "<g"), strings.Index(page[end:], "</g>")
			if open >= 0 && open < shut {
				depth, end = depth+1, end+open+2
			} else {
				depth, end = depth-1, end+shut+4
			}
		}
		var words []string
		for _, m := range writing.FindAllStringSubmatch(badgeOf.ReplaceAllString(page[at[1]:end], ""), -1) {
			words = append(words, html.UnescapeString(m[1]))
		}
		list = append(list, drawnTarget{html.UnescapeString(labelOf.FindStringSubmatch(page[at[0]:at[1]])[1]), strings.Join(words, " ")})
	}
	return list
}

// Who speaks to the machine says what he sees (WCAG 2.5.3).
func TestTargetIsCalledWhatIsWrittenOnIt(t *testing.T) {
	plain := func(s string) string { return strings.TrimSpace(noWord.ReplaceAllString(strings.ToLower(s), " ")) }
	seen, missed := 0, map[string]bool{}
	for _, g := range catalog.Games {
		for seed := range uint64(12) {
			m := rulestest.Random(g, rules.Setup{Seats: 3}, seed)
			for ply := int(seed % 5); ply < len(m.Log); ply += 5 {
				at := m.At(ply)
				if at.State.Decision().Kind == rules.Chance {
					continue
				}
				for _, target := range drawnTargets(page(at)) {
					seen++
					if !strings.Contains(plain(target.name), plain(target.text)) && !missed[target.name] {
						missed[target.name] = true
						t.Errorf("%s: the button %q has on it %q", g.Info().ID, target.name, target.text)
					}
				}
			}
		}
	}
	if seen < 1000 {
		t.Errorf("only %d buttons were looked at", seen)
	}
}
