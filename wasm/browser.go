//go:build js

// Command wasm is Flota as a program: for the browser the page, and natively
// the commands that build, serve and measure the site.
package main

import (
	"flota/app"
	"flota/app/think"
)

// main is the page, or what thinks for it in a worker.
func main() {
	if think.InWorker() {
		think.Work()
		return
	}
	app.Run()
}
