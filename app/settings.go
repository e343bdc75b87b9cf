package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"flota/app/table"
	"flota/app/text"
)

// What a person chooses for a device. The page's settings.js keeps it and puts it
// on the root element; only the language, the keys and the pace of programs matter to
// the program.

// A setting is offered as one choice among values.
type setting struct {
	id     string // as in settings.js
	values []string
	words  func(*text.Settings) *text.Setting
}

// settings are all settings in the order of the dialog. The words name the values
// in the same order.
var settings = []setting{
	{"theme", []string{"system", "light", "dark"}, func(w *text.Settings) *text.Setting { return &w.Theme }},
	{"palette", []string{"standard", "contrast", "distinct"}, func(w *text.Settings) *text.Setting { return &w.Palette }},
	{"letters", []string{"auto", "always"}, func(w *text.Settings) *text.Setting { return &w.Letters }},
	{"layout", []string{"roomy", "compact"}, func(w *text.Settings) *text.Setting { return &w.Layout }},
	{"motion", []string{"system", "reduced"}, func(w *text.Settings) *text.Setting { return &w.Motion }},
	{paceSetting, []string{"short", "long", "none"}, func(w *text.Settings) *text.Setting { return &w.Pace }},
	{"keys", []string{"on", "off"}, func(w *text.Settings) *text.Setting { return &w.Keys }},
}

// settingPrefix begins the names of the fields in the dialog.
const settingPrefix = "set-"

// chosen is the value of a setting on this device, "" outside a browser.
func chosen(id string) string {
	store := app.Window().Get("flotaSettings")
	if !store.Truthy() {
		return ""
	}
	return store.Call("get", id).String()
}

// choose changes a setting. It holds at once.
func (s *shell) choose(id, value string) {
	if store := app.Window().Get("flotaSettings"); store.Truthy() {
		store.Call("set", id, value)
	}
	if id == languageSetting {
		s.readLanguage()
	}
}

// settings is the body of the dialog.
func (s *shell) settings() []app.UI {
	w := &s.words.Settings
	kept := w.Kept
	if s.memory {
		kept = w.NotKept
	}
	language := []app.UI{settingValue(languageSetting, "", chosen(languageSetting) == "", app.Span().Text(w.Browser))}
	for _, l := range languages {
		language = append(language, settingValue(languageSetting, l.id, chosen(languageSetting) == l.id, app.Span().Lang(l.id).Text(l.name)))
	}
	body := []app.UI{
		app.P().Class("small").Text(kept),
		settingField(languageSetting, s.words.LanguageTitle, "", language),
	}
	for _, of := range settings {
		words := of.words(w)
		now := chosen(of.id)
		var values []app.UI
		for i, value := range of.values {
			label := app.UI(app.Span().Text(words.Values[i]))
			if of.id == "palette" {
				label = paletteLabel(value, words.Values[i])
			}
			values = append(values, settingValue(of.id, value, now == value || now == "" && i == 0, label))
		}
		body = append(body, settingField(of.id, words.Title, words.Hint, values))
	}
	return append(body, app.Div().Class("row").Body(
		button("", s.words.Keys.Title).DataSet("act", actKeys),
	))
}

func settingField(id, title, hint string, values []app.UI) app.UI {
	label := settingPrefix + id
	return app.Div().Class("setting").Role("radiogroup").Aria("labelledby", label).Body(
		app.H3().ID(label).Text(title),
		app.Div().Class("choices").Body(values...),
		app.If(hint != "", func() app.UI { return app.P().Class("small").Text(hint) }),
	)
}

func settingValue(id, value string, checked bool, label app.UI) app.UI {
	return app.Label().Class("choice").Body(
		app.Input().Type("radio").Name(settingPrefix+id).Value(value).Checked(checked),
		label,
	)
}

// paletteLabel shows the owners in a palette beside its name.
func paletteLabel(palette, name string) app.UI {
	var tiles []app.UI
	for side := table.England; side < table.NoSide; side++ {
		tiles = append(tiles, table.Tile(side, "EFSPN"[side:side+1]))
	}
	return app.Span().Class("swatch").Body(
		app.Span().Text(name),
		app.Span().Class("swatch-tiles").DataSet("palette", palette).Body(tiles...),
	)
}

// isSetting gives the setting that a field of the dialog is for.
func isSetting(field string) (id string, ok bool) { return strings.CutPrefix(field, settingPrefix) }

// reducedMotion reports whether the system or the person wants less motion.
func reducedMotion() bool {
	return app.Window().Get("document").Get("documentElement").Get("dataset").Get("motion").String() == "reduced"
}

// singleKeys reports whether keys of a single character do something.
func singleKeys() bool { return chosen("keys") != "off" }
