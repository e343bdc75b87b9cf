package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/text"
)

// languageSetting is the setting for the language.
const languageSetting = "language"

// languages are those the page speaks, each under its own name.
var languages = []struct{ id, name string }{{"en", "English"}, {"fr", "Français"}, {"hu", "Magyar"}}

// readLanguage takes the language that the author of the page around asks for,
// or the one that was chosen on this device, or the first of the browser's that
// the page speaks, or English.
func (s *shell) readLanguage() {
	wanted := []string{s.embed.language}
	if id := chosen(languageSetting); id != "" {
		wanted = append(wanted, id)
	}
	if browser := app.Window().Get("navigator").Get("languages"); browser.Truthy() {
		for i := range browser.Length() {
			id, _, _ := strings.Cut(browser.Index(i).String(), "-")
			wanted = append(wanted, id)
		}
	}
	for _, id := range wanted {
		for _, l := range languages {
			if l.id == id {
				s.speak(id)
				return
			}
		}
	}
	s.speak("en")
}

// speak changes the language of the page.
func (s *shell) speak(id string) {
	s.words = text.For(id)
	if root := app.Window().Get("document").Get("documentElement"); root.Truthy() {
		root.Set("lang", s.words.Language)
	}
}

// languageBar lets the person choose the language where he may not be able to
// read the page.
func (s *shell) languageBar() app.UI {
	var buttons []app.UI
	for _, l := range languages {
		buttons = append(buttons, button("quiet", l.name).Lang(l.id).DataSet("act", actLanguage).DataSet("key", l.id).
			Aria("pressed", s.words.Language == l.id))
	}
	return app.Div().Class("languages").Role("group").Aria("label", s.words.LanguageTitle).Body(buttons...)
}
