//go:build !js

package app

import (
	"html"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/rules"
	"flota/rules/hispanica"
	"flota/rules/rulestest"
)

// TestBoardThatCannotBeDrawnIsToldInWords: a Colony with a Labour that there is
// not makes the drawing of the board panic.
func TestBoardThatCannotBeDrawnIsToldInWords(t *testing.T) {
	m := rulestest.Random(hispanica.Game{}, rules.Setup{Seats: 3}, 4)
	s := shellOf(m.At(len(m.Log) / 2))
	if drawn := app.HTMLString(s.tablePage()); strings.Contains(drawn, `data-act="report"`) || !strings.Contains(drawn, "<svg") {
		t.Fatal("the board of the match as it is cannot be drawn")
	}
	s.match.State.(*hispanica.State).Colonies[0] = hispanica.Colony{Owner: hispanica.England, Labour: 30}
	for _, language := range []string{"en", "fr", "hu"} {
		s.speak(language)
		drawn := app.HTMLString(s.tablePage())
		for _, want := range []string{`class="in-words"`, html.EscapeString(s.words.Fault.Board), `data-act="report"`, `data-move="`} {
			if !strings.Contains(drawn, want) {
				t.Errorf("%s: the page does not have %s", language, want)
			}
		}
		report := s.report()
		for _, want := range []string{s.words.Fault.Head, "index out of range", "#" + s.shareLink()[strings.Index(s.shareLink(), "#")+1:]} {
			if !strings.Contains(report, want) {
				t.Errorf("%s: the report does not have %q:\n%s", language, want, report)
			}
		}
	}
}
