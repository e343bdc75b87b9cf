package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The page as an app of the system: installed, handed links by other apps, and
// brought up to date.

// OnAppInstallChange draws the page anew when the browser offers to install it, or
// does no more.
func (s *shell) OnAppInstallChange(app.Context) {}

// installPart offers to install the page where that can be done; else nil.
func (s *shell) installPart() app.UI {
	w := &s.words.Archive
	switch {
	case s.embed.on || !asked("goappIsAppInstallable"):
		return nil
	case asked("goappIsAppleBrowser"):
		return app.P().Class("small").Text(w.InstallApple)
	}
	return app.Div().Class("row").Body(button("", w.Install).DataSet("act", actInstall))
}

// asked gives the answer of a function of the page; false outside a browser.
func asked(function string) bool {
	f := app.Window().Get(function)
	return app.IsClient && f.Truthy() && f.Invoke().Truthy()
}

// protocol is the scheme of links that the system hands to the installed page:
// web+flota: and what follows the # of a link.
const protocol = "web+flota:"

// handedOver gives the text in which another app of the system has handed a link
// over, and clears it from the address: as what the address says of the site's
// manifest. "" if there is none.
func handedOver() string {
	location := app.Window().Get("location")
	query := location.Get("search").String()
	if query == "" {
		return ""
	}
	given := app.Window().Get("URLSearchParams").New(query)
	text := ""
	for _, name := range []string{"link", "url", "text", "title"} {
		if v := given.Call("get", name); v.Truthy() && (text == "" || strings.Contains(v.String(), "#") && !strings.Contains(text, "#")) {
			text = v.String()
		}
	}
	if text != "" {
		app.Window().Get("history").Call("replaceState", nil, "", location.Get("pathname").String())
	}
	return strings.TrimLeft(strings.TrimPrefix(text, protocol), "/")
}

// OnAppUpdate offers a new version; the old one stays until the person agrees.
func (s *shell) OnAppUpdate(ctx app.Context) {
	if ctx.AppUpdateAvailable() && !s.embed.on {
		s.update = true
	}
}

// updateBar offers a new version of the page until the person has answered. It
// waits for the end of what a reload would lose: a trial, a sealed answer that is
// being given, a choice between branches, an open dialog.
func (s *shell) updateBar() app.UI {
	if !s.update || s.trial.on || s.arrival != nil || s.dialog != "" || s.match != nil && !s.start && s.passing() {
		return app.Div().Role("status")
	}
	return app.Div().Role("status").Class("notice update").Body(
		app.Span().Class("grow").Text(s.words.Update),
		button("main", s.words.UpdateNow).DataSet("act", actUpdate),
		button("quiet", s.words.Archive.UpdateLater).DataSet("act", actLater),
	)
}
