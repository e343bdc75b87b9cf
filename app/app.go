// Package app is the page: a go-app component that plays the games.
//
// The shell is the only component with state. Everything else is a function
// that returns app.UI. One click handler on the root reads data-act and
// data-move: closures made in loops would go stale when an element is reused.
package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Run starts the page in the browser and does not return there. It answers
// at every path, because the site does not know where it is served. Natively
// it does nothing.
func Run() {
	app.RouteWithRegexp(".*", func() app.Composer { return new(shell) })
	app.RunWhenOnBrowser()
}
