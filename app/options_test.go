//go:build !js

package app_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// spread gives positions of random games in which somebody is asked, with as many
// kinds of questions among them as there are, from all parts of the games.
func spread(g rules.Game, count int) []*rules.Match {
	var list []*rules.Match
	seen := map[rules.Question]int{}
	for round := 0; len(list) < count; round++ {
		for seed := range uint64(8) {
			m := rulestest.Random(g, rules.Setup{Seats: g.Info().MinSeats + int(seed)%(g.Info().MaxSeats-g.Info().MinSeats+1)}, seed+uint64(100+8*round))
			// Another part of the game each time.
			for ply := len(m.Log) * int(seed) / 8; ply < len(m.Log) && len(list) < count; ply += 3 {
				at := m.At(ply)
				d := at.State.Decision()
				if d.Kind == rules.Chance || d.Kind == rules.Over || seen[d.Question] > round {
					continue
				}
				seen[d.Question]++
				list = append(list, at)
			}
		}
	}
	return list
}

// A click is what came of a click on an option.
type click struct {
	Move     string // that the option is for
	Board    bool   // the option was a target of the board
	Fragment string // after it
	Wrong    string
}

// clickAll clicks all options of the position on the screen, one after the other,
// each after the latest was taken back or, where that is not possible, after the
// link of the position was opened again. It is one script: the page does the same
// as for a person, and the test need not wait for so many answers from the
// browser. What the page would write into the address is noted: browsers let it
// change only so often.
const clickAll = `(async () => {
	const position = %q, ply = %d, sealed = %v;
	const until = async (what, done) => {
		for (let i = 0; i < 4000 && !done(); i++) {
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
		if (!done()) {
			throw new Error("waited in vain until " + what + ": " + document.querySelector("main").innerText.slice(0, 300));
		}
	};
	let address = "", before = "";
	history.replaceState = (state, title, to) => address = to.slice(1);
	// A person needs longer than this to see what has come.
	const seen = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	const there = () => Number(document.querySelector("[data-ply]")?.dataset.ply) === ply && document.querySelector(".option, [data-act=ready]");
	const open = async () => {
		const undo = document.querySelector("[data-act=undo]:not(:disabled)");
		before = address;
		if (undo && address !== "") {
			undo.click();
		} else {
			localStorage.clear();
			// With a full stop or a comma behind it, as in a sentence, so that the page
			// puts it right: an address that is right already is not written.
			location.hash = position + (location.hash.endsWith(".") ? "," : ".");
		}
		await until("the position is there", () => address !== before && there());
		if (sealed && !document.querySelector(".option")) {
			document.querySelector("[data-act=ready]").click();
			await until("the answers are there", () => document.querySelector(".option"));
		}
		await seen();
		before = address;
	};
	await open();
	const moves = (selector) => [...document.querySelectorAll(selector)].map((e) => e.dataset.move);
	const rows = moves(".option"), targets = [...new Set(moves(".board [tabindex][data-move]"))];
	// The targets share their handler: of many, some are clicked.
	const some = targets.filter((_, i) => i %% Math.ceil(targets.length / 4) === 0);
	const clicks = targets.filter((move) => !rows.includes(move)).map((move) => ({move, board: true, fragment: "", wrong: "it is not in the list"}));
	for (const [list, selector, board] of [[rows, ".option", false], [some, ".board [tabindex]", true]]) {
		for (const move of list) {
			if (address !== before) {
				await open();
			}
			const option = document.querySelector(selector + '[data-move="' + move + '"]');
			if (!option) {
				clicks.push({move, board, fragment: "", wrong: "it is not there any more"});
				continue;
			}
			option.scrollIntoView({block: "center", inline: "center"});
			option.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
			await until("move " + move + " is played", () => address !== before && !(there() && document.querySelector(".option")));
			clicks.push({move, board, fragment: address, wrong: ""});
		}
	}
	return clicks;
})()`

func TestEveryLegalOptionIsPlayedByAClick(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 71)
	pl.p.Open(s.URL())
	for _, g := range catalog.Games {
		questions, clicks, targets := map[string]bool{}, 0, 0
		for n, m := range spread(g, 20) {
			d := m.State.Decision()
			question := g.Info().Questions[d.Question]
			questions[question] = true
			seat, _ := m.Next()
			var legal []string
			for _, o := range m.State.Options(seat, nil) {
				if o.Rule == 0 {
					legal = append(legal, fmt.Sprint(o.Move))
				}
			}
			payload := link.Encode(m)
			var rows []string
			for _, c := range browsertest.Eval[[]click](pl.p, fmt.Sprintf(clickAll, payload, len(m.Log), d.Kind == rules.Sealed)) {
				clicks++
				if c.Wrong != "" {
					t.Errorf("%s, position %d (%s): option %s: %s", g.Info().ID, n, question, c.Move, c.Wrong)
					continue
				}
				if c.Board {
					targets++
				} else {
					rows = append(rows, c.Move)
				}
				got := answerOf(t, c, m, seat)
				if got != c.Move {
					t.Errorf("%s, position %d (%s): a click on the option %s, on the board %v, has played %s",
						g.Info().ID, n, question, c.Move, c.Board, got)
				}
			}
			if got, want := strings.Join(rows, " "), strings.Join(legal, " "); got != want {
				t.Errorf("%s, position %d (%s): the list has the moves %s, legal are %s", g.Info().ID, n, question, got, want)
			}
		}
		names, _ := json.Marshal(questions)
		t.Logf("%s: %d clicks, %d of them on the board, %d kinds of questions: %s", g.Info().ID, clicks, targets, len(questions), names)
		if len(questions) < 8 || targets < 25 {
			t.Errorf("%s: %d kinds of questions and %d clicks on the board are too few to tell", g.Info().ID, len(questions), targets)
		}
	}
}

// answerOf is the move that a seat has played by a click in a position.
func answerOf(t *testing.T, c click, m *rules.Match, seat rules.Seat) string {
	t.Helper()
	after, err := link.Decode(c.Fragment, catalog.Games)
	if err != nil {
		t.Fatalf("after a click on %s the address has no match: %v", c.Move, err)
	}
	answers := after.Given
	if len(after.Log) > len(m.Log) {
		answers = after.Log[len(m.Log):]
	}
	for _, a := range answers {
		if a.Seat == seat {
			return fmt.Sprint(a.Move)
		}
	}
	return "nothing"
}
