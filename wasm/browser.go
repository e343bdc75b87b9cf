//go:build js

// Command wasm is Flota as a program: for the browser the page, and natively
// the commands that build, serve and measure the site.
package main

import "flota/app"

func main() { app.Run() }
