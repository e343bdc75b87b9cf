//go:build !js

package app_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/bot"
	"flota/rules/bot/persona"
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/rulestest"
)

var picturesDir = flag.String("pictures", "", "the folder in which TestNothingSticksOut keeps pictures of the page; make pictures sets it")

// A scene is a position of which the page is looked at.
type scene struct {
	name  string
	match *rules.Match // nil: the start page, with what the device keeps by then
}

// scenes are the beginning, the middle and the end of a match of each game. They
// are the same in every run.
func scenes(t *testing.T) (list []scene) {
	whole := []*rules.Match{
		rulestest.Random(discovery.Game{}, rules.Setup{Seats: 4}, 9),
		played(t, hispanica.Game{}, 5, 2),
	}
	for _, m := range whole {
		for _, at := range []struct {
			name string
			part float64
		}{{"start", 0}, {"middle", .6}, {"end", 1}} {
			ply := int(at.part * float64(len(m.Log)))
			// Sealed answers and chance have pages of their own.
			for ply < len(m.Log) && m.At(ply).State.Decision().Kind != rules.Choice {
				ply++
			}
			list = append(list, scene{m.Game.Info().ID + "-" + at.name, m.At(ply)})
		}
	}
	return list
}

// played is a match between the personas.
func played(t *testing.T, g rules.Game, seats int, seed uint64) *rules.Match {
	m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, [8]byte{byte(seed)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 0)).Uint64
	all := &persona.Player{Draw: random}
	players := make([]bot.Player, seats)
	for seat := range players {
		all.Kinds[seat] = persona.Kind(seat + 1)
		players[seat] = all
	}
	if err := bot.Play(m, players, random); err != nil {
		t.Fatal(err)
	}
	return m
}

func TestNothingSticksOut(t *testing.T) {
	if *picturesDir != "" {
		if err := os.MkdirAll(*picturesDir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	for _, scene := range append(scenes(t), scene{"start-page", nil}) {
		for _, size := range [][2]int{{320, 640}, {768, 1024}, {1280, 800}} {
			p.Viewport(size[0], size[1])
			address, shown := s.URL()+"?"+scene.name+fmt.Sprint(size[0]), `.cards`
			if scene.match != nil {
				address, shown = address+"#"+link.Encode(scene.match), `[data-ply] .map-window`
			}
			p.Open(address)
			p.Wait(shown)
			settle(p)
			for _, theme := range []string{"light", "dark"} {
				p.Prefer("prefers-color-scheme", theme, "prefers-reduced-motion", "reduce")
				if got := browsertest.Eval[int](p, `document.scrollingElement.scrollWidth`); got > size[0] {
					t.Errorf("%s, %d pixels wide: the page is %d wide", scene.name, size[0], got)
				}
				if *picturesDir == "" {
					continue
				}
				file := filepath.Join(*picturesDir, fmt.Sprintf("%s-%d-%s.png", scene.name, size[0], theme))
				p.Screenshot(file)
				p.Whole(filepath.Join(*picturesDir, fmt.Sprintf("%s-%d-%s-whole.png", scene.name, size[0], theme)))
			}
		}
	}
}

// settle waits until the page has measured itself and drawn what it found.
func settle(p *browsertest.Page) {
	browsertest.Eval[bool](p, `new Promise((done) => {
		let last = 0;
		new MutationObserver(() => { last = performance.now(); }).observe(document.body, {subtree: true, childList: true, attributes: true});
		const look = () => performance.now() - last > 150 ? done(true) : setTimeout(look, 50);
		setTimeout(look, 150);
	})`)
}
