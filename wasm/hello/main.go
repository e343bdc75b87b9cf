// Command hello is the smallest program that go-app can show, as its own pages
// describe it. The size and the start of Flota are measured against it.
package main

import (
	"log"
	"os"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// By default the icon is one on another host.
const icon = "/web/icon.svg"

type hello struct{ app.Compo }

// Render draws one line.
func (h *hello) Render() app.UI { return app.H1().Text("Hello World!") }

// Natively it writes its static site into the folder that is named.
func main() {
	app.Route("/", func() app.Composer { return new(hello) })
	app.RunWhenOnBrowser()
	if err := app.GenerateStaticWebsite(os.Args[1], &app.Handler{Name: "Hello", Icon: app.Icon{Default: icon, Large: icon, SVG: icon}}); err != nil {
		log.Fatal(err)
	}
}
