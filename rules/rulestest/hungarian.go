package rulestest

import (
	"regexp"
	"testing"
)

// Hungarian fails the test where a Hungarian template has a suffix or an
// article that cannot go with all that may be filled in: a suffix right after a
// place that is not money, which always ends in dollár, or an article right
// before a name of a player or a number.
func Hungarian(t *testing.T, table any) {
	t.Helper()
	for _, template := range Templates(table) {
		if wrong := unfit(template.Text); wrong != "" {
			t.Errorf("%s: %q does not fit all that is filled in: %q", template.Path, wrong, template.Text)
		}
	}
}

var (
	suffixed = regexp.MustCompile(`\{[^}$]*\}(-?\p{L}+|-)`)
	articled = regexp.MustCompile(`(^|\s)([Aa]z?) \{(seat|who \d|player \d|\$?\d+)\}`)
)

// unfit is what of a template does not fit all that is filled in, or "".
func unfit(template string) string {
	if wrong := suffixed.FindString(template); wrong != "" {
		return wrong
	}
	return articled.FindString(template)
}
