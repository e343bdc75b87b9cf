//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/discovery"
	"flota/rules/hispanica"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// A screen is something that the page can show: a match, and what is clicked
// there.
type screen struct {
	name  string
	match *rules.Match // nil: the start page
	acts  []string     // selectors, clicked in turn
	wait  string       // for what is there then
}

const settingsButton, shareButton, rulesButton = `[data-act="settings"]`, `[data-act="share"]`, `[data-act="rules"]`

// farApart begins a match between devices. A select is followed by the value to
// choose.
var farApart = []string{`[data-act="set-up"]`, `select[name="player-1"] 1`, `input[name="mode"][value="2"]`, `[data-act="start"]`}

// programs begins a match of programs alone.
var programs = []string{`[data-act="set-up"]`, `select[name="player-0"] 5`, `select[name="player-1"] 5`, `select[name="player-2"] 5`, `[data-act="start"]`}

// screens are all screens and dialogs of the page. What is added to the page is
// added here, and so comes into every test of all screens.
func screens() []screen {
	var list []screen
	for _, g := range []rules.Game{discovery.Game{}, hispanica.Game{}} {
		id := g.Info().ID
		whole := rulestest.Random(g, rules.Setup{Seats: 3}, 7)
		middle := whole.At(choice(whole, len(whole.Log)/2))
		list = append(list,
			screen{id + ", start", whole.At(choice(whole, 1)), nil, `.table[aria-busy="false"]`},
			screen{id + ", middle", middle, nil, `.table[aria-busy="false"]`},
			screen{id + ", end", whole, nil, `.result`},
			screen{id + ", players", middle, []string{`.tabs [data-key="players"]`}, `[data-tab="players"]`},
			screen{id + ", log", middle, []string{`.tabs [data-key="log"]`}, `[data-tab="log"]`},
			screen{id + ", in words", middle, []string{`[data-act="words"]`}, `.in-words`},
			screen{id + ", past", middle, []string{`[data-act="replay"][data-key="back"]`}, `.prompt.past`},
			screen{id + ", trial", middle, []string{`[data-act="try"]`, `.option`}, `.table.trial`},
			screen{id + ", trial, looking back", middle, []string{`[data-act="try"]`, `.option`, `[data-act="replay"][data-key="back"]`}, `.table.trial.past`},
			screen{id + ", rulebook", middle, []string{rulesButton}, `#rulebook .paragraph`},
		)
		if refused := refusing(whole); refused != nil {
			list = append(list,
				screen{id + ", refused", refused, []string{`.refused summary`}, `.refused[open]`},
				screen{id + ", refused, its rule", refused, []string{`.refused summary`, `.refused .rule-link`}, `#rulebook .paragraph`},
			)
		}
		if sealed := sealing(whole); sealed != nil {
			list = append(list,
				screen{id + ", pass the device", sealed, nil, `.pass`},
				screen{id + ", sealed decision", sealed, []string{`[data-act="ready"]`}, `.option`},
			)
		}
	}
	m := list[1].match
	return append(list,
		screen{"start page", nil, nil, `.start`},
		screen{"start page, a new match", nil, []string{`[data-act="set-up"]`}, `.draft`},
		screen{"start page, the other game", nil, []string{`[data-act="set-up"][data-key="1"]`, `.draft summary`}, `.draft`},
		screen{"start page, rulebook", nil, []string{rulesButton}, `#rulebook .paragraph`},
		screen{"start page, a link that is none", nil, []string{`[data-act="open"]`}, `.notice.bad`},
		screen{"settings", m, []string{settingsButton}, `#dialog`},
		screen{"settings, start page", nil, []string{settingsButton}, `#dialog`},
		screen{"keys", m, []string{settingsButton, `#dialog [data-act="keys"]`}, `.key-list`},
		screen{"share", m, []string{shareButton}, `#dialog`},
		screen{"share, QR code", m, []string{shareButton, `[data-act="qr"]`}, `.qr`},
		screen{"publish", m, []string{shareButton, `[data-act="publish"]`}, `#dialog`},
		screen{"start page, kept matches", nil, []string{`[data-act="set-up"]`, `[data-act="start"]`, `[data-act="home"]`}, `.kept li`},
		screen{"start page, a note", nil, []string{`[data-act="set-up"]`, `[data-act="start"]`, `[data-act="home"]`, `[data-act="note"]`}, `#note`},
		screen{"a note at the table", nil, []string{`[data-act="set-up"]`, `[data-act="start"]`, `.log [data-act="note"]`}, `#dialog #note`},
		screen{"start page, between devices", nil, farApart[:2], `input[name="mode"]`},
		screen{"between devices", nil, farApart, `.options`},
		screen{"a program thinks", nil, programs, `.thinks`},
		screen{"a program waits", nil, append(programs[:len(programs):len(programs)], `[data-act="halt"]`), `[data-act="go-on"]`},
		screen{"hint", m, []string{`[data-act="hint"]`}, `.option.hinted`},
		screen{"trust", nil, append(farApart[:len(farApart):len(farApart)], `[data-act="trust"]`), `#dialog`},
		screen{"share, text code", m, []string{shareButton, `[data-act="code"]`}, `#share-to`},
	)
}

// choice is the first ply from one on at which somebody chooses.
func choice(m *rules.Match, ply int) int {
	for m.At(ply).State.Decision().Kind != rules.Choice {
		ply++
	}
	return ply
}

// refusing is a position of a match with something that is not possible, from
// its middle on; nil: there is none.
func refusing(m *rules.Match) *rules.Match {
	for ply := len(m.Log) / 2; ply < len(m.Log); ply++ {
		at := m.At(ply)
		seat, _ := at.Next()
		if at.State.Decision().Kind != rules.Choice {
			continue
		}
		for _, o := range at.State.Options(seat, nil) {
			if o.Rule != 0 {
				return at
			}
		}
	}
	return nil
}

// sealing is a position of a match in which several answer in secret; nil: there
// is none.
func sealing(m *rules.Match) *rules.Match {
	for ply := range len(m.Log) {
		at := m.At(ply)
		if d := at.State.Decision(); d.Kind == rules.Sealed && len(d.Who()) > 1 {
			return at
		}
	}
	return nil
}

// see opens a screen in a page that shows the site already.
func (pl *player) see(s screen) {
	pl.t.Helper()
	browsertest.Eval[bool](pl.p, `(() => {
		document.getElementById("dialog")?.close();
		localStorage.clear();
		return true;
	})()`)
	pl.p.Until("no dialog is open", `document.getElementById("dialog") === null`)
	if s.match == nil {
		if pl.p.Count(`[data-act="home"]`) > 0 {
			pl.do(`[data-act="home"]`)
		}
		pl.p.Wait(`.start`)
	} else {
		browsertest.Eval[bool](pl.p, fmt.Sprintf(`(history.replaceState(null, "", "#"), location.hash = %q, true)`, link.Encode(s.match)))
		pl.p.Until("the match is there", fmt.Sprintf(`document.querySelector(".start") === null && location.hash === "#" + %q &&
			Number(document.querySelector("[data-ply]")?.dataset.ply) === %d`, link.Encode(s.match), len(s.match.Log)))
	}
	// The board in words stays open from one match to the next.
	if pl.p.Count(`.in-words`) > 0 {
		pl.do(`[data-act="words"]`)
		pl.p.Until("the board in words is closed", `document.querySelector(".in-words") === null`)
	}
	for _, act := range s.acts {
		if strings.HasPrefix(act, "select") {
			selector, value, _ := strings.Cut(act, " ")
			pl.p.Wait(selector)
			pl.pick(selector, value)
			continue
		}
		pl.p.Wait(act)
		pl.do(act)
	}
	pl.p.Wait(s.wait)
}

// do clicks something wherever it is, which is not what a test of clicking does.
func (pl *player) do(selector string) {
	pl.t.Helper()
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(document.querySelector(%q).click(), true)`, selector))
}

// eachScreen runs a test on all screens, each on a touch screen of that size.
func eachScreen(t *testing.T, width, height int, test func(pl *player, s screen)) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 61)
	pl.p.TouchScreen(width, height)
	pl.p.Open(s.URL())
	for _, screen := range screens() {
		t.Run(fmt.Sprintf("%s, %d", screen.name, width), func(t *testing.T) {
			pl := &player{t, pl.p, pl.random}
			pl.see(screen)
			test(pl, screen)
		})
	}
}
