//go:build js

// Command hello is the smallest program that go-app can show. The size of
// Flota is measured against it.
package main

import "github.com/maxence-charriere/go-app/v10/pkg/app"

type hello struct{ app.Compo }

// Render draws one word.
func (h *hello) Render() app.UI { return app.Text("Hello") }

func main() {
	app.RouteWithRegexp(".*", func() app.Composer { return new(hello) })
	app.RunWhenOnBrowser()
}
