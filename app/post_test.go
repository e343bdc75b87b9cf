//go:build !js

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/trust"
)

// distant begins a match between two browsers, each with one seat, and gives
// their players. The mode is a trust.Mode.
func distant(t *testing.T, s *browsertest.Server, game int, mode trust.Mode, seats int) []*player {
	t.Helper()
	first := newPlayer(t, browsertest.Open(t).Page(), 51)
	first.p.Open(s.URL())
	first.setUp(game)
	first.p.Click(fmt.Sprintf(`input[name="seats"][value="%d"]`, seats))
	first.p.Until("the form has as many names", fmt.Sprintf(`document.querySelectorAll(".name").length === %d`, seats))
	for seat := 1; seat < seats; seat++ {
		first.pick(fmt.Sprintf(`select[name="player-%d"]`, seat), "1")
	}
	first.p.Wait(`input[name="mode"]`)
	first.p.Click(fmt.Sprintf(`input[name="mode"][value="%d"]`, mode))
	first.p.Until("the way of trust is chosen", fmt.Sprintf(`document.querySelector('input[name="mode"][value="%d"]').checked`, mode))
	first.p.Type(`#name-0`, "Anna")
	first.still(`[data-act="start"]`)
	first.p.Click(`[data-act="start"]`)
	first.p.Wait(`.table[aria-busy="false"]`)
	players := []*player{first}
	for seat := 1; seat < seats; seat++ {
		next := newPlayer(t, browsertest.Open(t).Page(), uint64(51+seat))
		next.p.Open(s.URL() + "#" + players[seat-1].fragment())
		next.p.Wait(`[data-act="take"]`)
		next.p.Type(`#my-name`, fmt.Sprintf("Guest %d", seat))
		next.p.Click(fmt.Sprintf(`[data-act="take"][data-key="%d"]`, seat))
		next.p.Until("the seat is taken", `document.querySelector('.post [data-act="take"]') === null`)
		players = append(players, next)
	}
	return players
}

// pick chooses a value of a select as a person does.
func (pl *player) pick(selector, value string) {
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(() => {
		const select = document.querySelector(%q);
		select.value = %q;
		select.dispatchEvent(new Event("input", {bubbles: true}));
		return true;
	})()`, selector, value))
}

// receive pastes a link into the address.
func (pl *player) receive(fragment string) {
	pl.t.Helper()
	if pl.fragment() == fragment {
		return
	}
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(window.hashes = 0, addEventListener("hashchange", () => window.hashes++, {once: true}), location.hash = %q, true)`, fragment))
	pl.p.Until("the link is open", `window.hashes > 0`)
	pl.still(`main`)
	if pl.p.Count(`[data-act="newest"]`) > 0 {
		pl.p.Click(`[data-act="newest"]`) // the device is ahead of the link
		pl.p.Until("the newest is there", `document.querySelector('[data-act="newest"]') === null`)
	}
}

// mine reports whether the page offers this device something to choose.
func (pl *player) mine() bool {
	if pl.p.Count(`[data-act="ready"]`) > 0 {
		pl.p.Click(`[data-act="ready"]`)
		pl.p.Wait(`.option`)
	}
	return pl.p.Count(`.option`) > 0
}

func TestFriendsPlayByLinksInEachWayOfTrust(t *testing.T) {
	for mode := range trust.Mode(trust.Modes) {
		t.Run(mode.String(), func(t *testing.T) {
			s := browsertest.Serve(t, "/")
			players := distant(t, s, 1, mode, 3)
			sealed, draws := 0, 0
			for round := 0; round < 60 && (sealed < 2 || draws < 3); round++ {
				pl := players[round%len(players)]
				for pl.mine() {
					m := pl.match()
					before := pl.fragment()
					if m.State.Decision().Kind == rules.Sealed {
						sealed++
					}
					option := fmt.Sprintf(`.legal li:nth-child(%d) .option`, 1+pl.random.IntN(pl.p.Count(`.option`)))
					pl.still(option)
					pl.p.Click(option)
					pl.p.Until("the match goes on", fmt.Sprintf(`location.hash !== %q`, "#"+before))
				}
				next := players[(round+1)%len(players)]
				next.receive(pl.fragment())
				for _, a := range next.match().Log {
					if a.Seat == rules.Nobody {
						draws++
					}
				}
			}
			if sealed < 2 {
				t.Errorf("%d sealed answers were given in so many links", sealed)
			}
			if mode != trust.Open {
				for _, pl := range players {
					pl.p.Click(`[data-act="trust"]`)
					pl.p.Wait(`.sheet-trust .proof`)
					if got, want := pl.p.Text(`.sheet-trust .proof`), "Every draw and every sealed answer was checked."; got != want {
						t.Errorf("the page says %q", got)
					}
					pl.p.Click(`[data-act="close"]`)
				}
			}
		})
	}
}

// playOn answers at random as long as this device is asked, at most so often.
func (pl *player) playOn(most int) {
	pl.t.Helper()
	for range most {
		if !pl.mine() {
			return
		}
		before := pl.fragment()
		option := fmt.Sprintf(`.legal li:nth-child(%d) .option`, 1+pl.random.IntN(pl.p.Count(`.option`)))
		pl.still(option)
		pl.p.Click(option)
		pl.p.Until("the match goes on", fmt.Sprintf(`location.hash !== %q`, "#"+before))
	}
}

// until sends the link to and fro until somebody has played so many answers.
func until(players []*player, answers int) *player {
	for i := 0; ; i++ {
		pl := players[i%len(players)]
		if i > 0 {
			pl.receive(players[(i-1)%len(players)].fragment())
		}
		pl.playOn(40)
		if len(pl.match().Log) >= answers {
			return pl
		}
	}
}

func TestTakebackIsAskedForAndAgreedTo(t *testing.T) {
	s := browsertest.Serve(t, "/")
	players := distant(t, s, 0, trust.Open, 2)
	// Somebody asks when the other has played since his own last answer.
	asks, other := until(players, 8), players[0]
	for turn := 0; asks.p.Count(`[data-act="propose"]`) == 0; turn++ {
		if turn == 20 {
			t.Fatal("in twenty turns nobody could ask for a takeback")
		}
		asks, other = players[turn%2], players[1-turn%2]
		other.playOn(1)
		asks.receive(other.fragment())
	}
	if asks == other {
		other = players[1]
	}
	before := len(asks.match().Log)
	asks.p.Click(`[data-act="propose"]`)
	asks.p.Wait(`#proposal-title`)
	other.receive(asks.fragment())
	other.p.Wait(`[data-act="accept"]`)
	other.p.Click(`[data-act="accept"]`)
	other.p.Until("the proposal is gone", `document.querySelector("#proposal-title") === null`)
	if now := len(other.match().Log); now >= before {
		t.Fatalf("after the takeback the match has %d answers, before it %d", now, before)
	}
	asks.receive(other.fragment())
	asks.p.Until("both have taken back", fmt.Sprintf(`location.hash === %q`, "#"+other.fragment()))
}

func TestTwoBranchesAreShownSideBySideAndOneIsFollowed(t *testing.T) {
	s := browsertest.Serve(t, "/")
	first := newPlayer(t, browsertest.Open(t).Page(), 61)
	first.p.Open(s.URL())
	first.start(2, "Anna", "Béla")
	for range 6 {
		first.choose()
	}
	root := first.fragment()
	second := newPlayer(t, browsertest.Open(t).Page(), 62)
	second.p.Open(s.URL() + "#" + root)
	for range 3 {
		first.choose()
	}
	for range 4 {
		second.choose()
	}
	mine := first.fragment()
	first.receive(second.fragment())
	first.p.Wait(`#fork-title`)
	if n := first.p.Count(`.branch`); n != 2 {
		t.Fatalf("%d branches are shown", n)
	}
	first.p.Click(`.branch:last-child [data-act="follow"]`)
	first.p.Until("the branch of this device is on the screen", fmt.Sprintf(`location.hash === %q`, "#"+mine))
	// The other branch is kept, and its link opens it again.
	first.receive(second.fragment())
	first.p.Until("the other branch is there", fmt.Sprintf(`location.hash === %q`, "#"+second.fragment()))
}

// explored is how many expeditions of a match have shown what they found.
func explored(m *rules.Match) int {
	n := 0
	for ply, a := range m.Log {
		if a.Seat == rules.Nobody {
			d := m.At(ply).State.Decision()
			if m.Game.Info().Questions[d.Question] == "counter" {
				n++
			}
		}
	}
	return n
}

func TestExpeditionIsWitnessedByTheNextDevice(t *testing.T) {
	s := browsertest.Serve(t, "/")
	players := distant(t, s, 0, trust.Witnessed, 3)
	found := 0
	for round := 0; round < 200 && found == 0; round++ {
		pl := players[round%len(players)]
		for pl.mine() && found == 0 {
			before := pl.fragment()
			count := pl.p.Count(`.option`)
			// Everybody wants to explore: the box of that name, then all that is on offer.
			pick := 1 + pl.random.IntN(count)
			for i := 1; i <= count; i++ {
				if strings.HasPrefix(pl.p.Text(fmt.Sprintf(`.legal li:nth-child(%d) .noun`, i)), "Discovery") {
					pick = i
				}
			}
			option := fmt.Sprintf(`.legal li:nth-child(%d) .option`, pick)
			pl.still(option)
			pl.p.Click(option)
			pl.p.Until("the match goes on", fmt.Sprintf(`location.hash !== %q`, "#"+before))
			found = explored(pl.match())
		}
		for _, next := range players {
			if next != pl {
				next.receive(pl.fragment())
				if next.fragment() != pl.fragment() { // it has drawn, as a witness
					found = max(found, explored(next.match()))
					for _, other := range players {
						if other != next {
							other.receive(next.fragment())
						}
					}
				}
			}
		}
	}
	if found == 0 {
		t.Fatal("no expedition has come to its end")
	}
	for _, pl := range players {
		pl.p.Click(`[data-act="trust"]`)
		pl.p.Wait(`.sheet-trust .proof`)
		if got, want := pl.p.Text(`.sheet-trust .proof`), "Every draw and every sealed answer was checked."; got != want {
			t.Errorf("the page says %q", got)
		}
	}
}
