//go:build !js

package app_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules/catalog"
	"flota/rules/link"
)

// plyOf is the ply that the page shows, as JavaScript.
const plyOf = `Number(document.querySelector("[data-ply]").dataset.ply)`

func TestMatchIsPlayedInFirefox(t *testing.T) {
	f := browsertest.OpenFirefox(t)
	s := browsertest.Serve(t, "/any/where/")
	f.Go(s.URL())
	f.Started()
	f.Click(`[data-act="set-up"]`)
	f.Click(`[data-act="start"]`)
	f.Until("the table is there", `document.querySelector(".table")`)
	for n := range 3 {
		before := f.Text(plyOf)
		if n == 2 {
			f.Press("1")
		} else {
			f.Click(`.legal .option`)
		}
		f.Until("the match goes on", plyOf+" > "+before)
	}
	fragment := strings.TrimPrefix(f.Text(`location.hash`), "#")
	m, err := link.Decode(fragment, catalog.Games)
	if err != nil || fmt.Sprint(len(m.Log)) != f.Text(plyOf) {
		t.Fatalf("the address has no match of that length: %v", err)
	}
	// It is kept, and opens without the network.
	f.Until("the site is kept in the browser", `navigator.serviceWorker.controller?.state === "activated"`)
	s.Stop()
	f.Go(s.URL() + "?again#" + fragment)
	f.Started()
	f.Until("the match is there", `document.querySelector(".table")`)
	if ply := f.Text(plyOf); ply != fmt.Sprint(len(m.Log)) {
		t.Errorf("without the network the page shows ply %s", ply)
	}
	f.Click(`.legal .option`)
	f.Until("the match goes on without the network", plyOf+" > "+fmt.Sprint(len(m.Log)))
}

func TestGameIsPlayedInAClosedFrameInFirefox(t *testing.T) {
	f := browsertest.OpenFirefox(t)
	m, fragment := published(0)
	s := browsertest.Serve(t, "/")
	f.Go(browsertest.ServePage(t, article(s.URL(), game(s.URL(), fragment, `sandbox="allow-scripts" ply="40"`)), "Content-Security-Policy", "default-src 'self' "+strings.TrimSuffix(s.URL(), "/")))
	f.Until("the element is there", element+`.start !== undefined`)
	f.Text(`window.heard = [], ["ready", "move", "height"].forEach((type) => ` + element + `.addEventListener(type, (event) => heard.push({type, ...event.detail})))`)
	f.Click(`flota-game svg`)
	f.Until("the game is ready", `heard.some((event) => event.type === "ready") && heard.some((event) => event.type === "height")`)
	ply := f.Text(`heard.find((event) => event.type === "ready").ply`)
	at, err := strconv.Atoi(ply)
	if err != nil || at < 40 || at > 45 {
		t.Fatalf("the game is ready at ply %s", ply)
	}
	seat, _ := m.At(at).Next()
	for _, o := range m.At(at).State.Options(seat, nil) {
		if o.Rule == 0 {
			f.Text(fmt.Sprintf(element+`.play(%d)`, o.Move))
			break
		}
	}
	f.Until("a move is played", `heard.some((event) => event.type === "move" && event.ply > `+ply+`)`)
}
