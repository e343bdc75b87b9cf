package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// faultBar says that the board cannot be drawn, and offers what helps to mend
// that.
func (s *shell) faultBar(fault error) app.UI {
	w := &s.words.Fault
	s.fault = fault
	return app.Section().Class("notice bad fault").Body(
		app.Span().Class("grow").Text(w.Board),
		button("", w.Report).DataSet("act", actReport),
	)
}

// report tells what one needs to know to find a mistake of the drawing.
func (s *shell) report() string {
	browser := app.Window().Get("navigator").Get("userAgent")
	name := ""
	if browser.Truthy() {
		name = browser.String()
	}
	return fmt.Sprintf("%s\n%v\n\n%s\nply %d, room %gx%g, language %s\nversion %s\n%s\n", s.words.Fault.Head, s.fault,
		s.shareLink(), s.at(), s.room.width, s.room.side, s.words.Language, app.Getenv("GOAPP_VERSION"), name)
}
