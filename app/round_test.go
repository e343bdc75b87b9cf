//go:build !js

package app_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/hispanica"
	"flota/rules/link"
)

// beforeRound is the beginning of a round: England lies off Yucatan, whose Rebels
// it can attack; the two others have Colonies there and so must support a side.
func beforeRound(t *testing.T) *rules.Match {
	position, err := rules.ParseFields([]byte(`{"at": "goods", "round": 2, "top": "card-20",
		"players": [
			{"cash": 12, "fleet": ["card-7", "card-9", "bark"], "legality": "plunder", "position": "GUL"},
			{"cash": 12}, {"cash": 12}
		],
		"zones": {"YUC": {"rebels": 2, "slots": {
			"campeche": {"owner": "france", "labour": "slave"},
			"bacalar": {"owner": "netherlands", "labour": "slave"}
		}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchFrom(hispanica.Game{}, rules.Setup{Seats: 3}, position, [8]byte{7}, []string{"Anna", "Béla", "Cili"})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A rounder plays a round as it comes, but for England's fleet: that lands in
// Yucatan and attacks the Rebels.
type rounder struct {
	random *rand.Rand
	bids   int // sealed bids of several
	cards  int // sealed Battle cards of several
}

func newRounder() *rounder { return &rounder{random: rand.New(rand.NewPCG(4, 4))} }

// choose gives the answer of a seat.
func (r *rounder) choose(m *rules.Match, seat rules.Seat) rules.Move {
	d := m.State.Decision()
	question := hispanica.Game{}.Info().Questions[d.Question]
	var legal []rules.Move
	for _, o := range m.State.Options(seat, nil) {
		if o.Rule != 0 {
			continue
		}
		switch noun := m.Game.Noun(o.Move); {
		case question == "F1" && noun == "YUC", question == "F2" && noun == "battle", question == "F5" && noun == "rebels":
			return o.Move
		case question == "P1" && seat == 0 && !slices.Contains([]string{"claim", "philosophy", "end"}, noun):
			continue // what could change the fleet
		case question == "P1" && noun == "pacify":
			continue // what could take the Rebels away
		}
		legal = append(legal, o.Move)
	}
	return legal[r.random.IntN(len(legal))]
}

// note counts what the round must show.
func (r *rounder) note(d rules.Decision, state rules.State) {
	if d.Kind != rules.Sealed || len(d.Who()) < 2 {
		return
	}
	if state.(*hispanica.State).Turn.Target != 0 {
		r.cards++
	} else {
		r.bids++
	}
}

// playRound plays the round at a page: ready and give are what the hand does on
// the screen that passes the device, and with a move.
func (pl *player) playRound(ready func(), give func(rules.Move)) {
	pl.t.Helper()
	r, passed := newRounder(), 0
	for n := 0; ; n++ {
		m := pl.match()
		state := m.State.(*hispanica.State)
		if state.Round > 2 {
			break
		}
		if n > 200 {
			pl.t.Fatal("the round does not end")
		}
		d := m.State.Decision()
		seat, waiting := m.Next()
		if !waiting || seat == rules.Nobody {
			pl.t.Fatalf("the page stops at a decision of kind %v", d.Kind)
		}
		if len(m.Given) == 0 {
			r.note(d, m.State)
		}
		// The address is ahead of the picture.
		pl.p.Until("the page is drawn", fmt.Sprintf(`document.querySelector("[data-ply]").dataset.ply === "%d"`, len(m.Log)))
		if d.Kind == rules.Sealed && len(d.Who()) > 1 {
			pl.p.Until("the seat is called that is asked",
				fmt.Sprintf(`document.querySelector(".pass h1")?.textContent === "Pass the device to %s."`, m.Names[seat]))
			ready()
			passed++
		}
		pl.p.Wait(`.option`)
		before := pl.fragment()
		give(r.choose(m, seat))
		pl.p.Until("the answer is in", fmt.Sprintf(`location.hash !== %q`, "#"+before))
	}
	if r.bids == 0 || r.cards == 0 || passed < 2*(r.bids+r.cards) {
		pl.t.Errorf("in the round were %d auctions with sealed bids and %d battles with sealed Battle cards; the device was passed %d times", r.bids, r.cards, passed)
	}
	if told := pl.p.Text(`#log`); !strings.Contains(told, "Rebels") {
		pl.t.Errorf("the log does not tell of the battle: %s", told)
	}
}

// openRound opens the match before the round.
func openRound(t *testing.T, p *browsertest.Page, s *browsertest.Server) *player {
	pl := newPlayer(t, p, 81)
	pl.p.Open(s.URL() + "#" + link.Encode(beforeRound(t)))
	return pl
}

// onMap brings the target of a move on the map into sight and gives a point of
// the window where it can be touched; nil if the move is no place on the map.
func (pl *player) onMap(m rules.Move) []float64 {
	pl.t.Helper()
	target := fmt.Sprintf(`.c-pieces [data-move="%d"]`, m)
	if pl.p.Count(target) == 0 {
		return nil
	}
	settle(pl.p) // the map moves itself to what is decided
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(document.querySelector(%q).scrollIntoView({block: "center", inline: "center", behavior: "instant"}), true)`, target))
	settle(pl.p)
	pl.still(target)
	at := browsertest.Eval[[]float64](pl.p, fmt.Sprintf(`((e) => {
		const r = e.getBoundingClientRect(), hits = [];
		for (let x = r.left + 2; x < r.right; x += 4) {
			for (let y = r.top + 2; y < r.bottom; y += 4) {
				if (document.elementFromPoint(x, y)?.closest("[data-move],[data-act]") === e) hits.push([x, y]);
			}
		}
		// Not near its edge, where browsers take a touch for one of what is beside.
		const near = ([x, y]) => hits.filter((h) => Math.hypot(h[0] - x, h[1] - y) < 14).length;
		return hits.sort((a, b) => near(b) - near(a))[0] ?? [];
	})(document.querySelector(%q))`, target))
	if len(at) == 0 {
		pl.t.Fatalf("the target of move %d on the map can be touched nowhere", m)
	}
	return at
}

func TestRoundWithBidsAndBattleByTouch(t *testing.T) {
	p := browsertest.Open(t).Page()
	p.TouchScreen(320, 640)
	p.Prefer("prefers-reduced-motion", "reduce")
	pl := openRound(t, p, browsertest.Serve(t, "/"))
	onBoard := 0
	pl.playRound(func() {
		pl.p.Tap(`[data-act="ready"]`)
	}, func(m rules.Move) {
		if at := pl.onMap(m); at != nil {
			onBoard++
			pl.p.TapAt(at[0], at[1])
			return
		}
		option := fmt.Sprintf(`.option[data-move="%d"]`, m)
		pl.still(option)
		pl.p.Tap(option)
	})
	if onBoard < 2 {
		t.Errorf("only %d answers could be given on the map", onBoard)
	}
}

func TestRoundWithBidsAndBattleByMouse(t *testing.T) {
	p := browsertest.Open(t).Page()
	p.Viewport(1280, 800)
	pl := openRound(t, p, browsertest.Serve(t, "/"))
	pl.playRound(func() {
		pl.p.Click(`[data-act="ready"]`)
	}, func(m rules.Move) {
		option := fmt.Sprintf(`.option[data-move="%d"]`, m)
		pl.still(option)
		pl.p.Click(option)
	})
}

func TestRoundWithBidsAndBattleByKeyboardAlone(t *testing.T) {
	p := browsertest.Open(t).Page()
	p.Viewport(1280, 800)
	pl := openRound(t, p, browsertest.Serve(t, "/"))
	pl.playRound(func() {
		pl.tabTo(`[data-act="ready"]`)
		pl.p.Press(kb.Enter)
	}, func(m rules.Move) {
		option := fmt.Sprintf(`.option[data-move="%d"]`, m)
		if key := pl.p.Attribute(option, "aria-keyshortcuts"); key != "" {
			pl.p.Press(key)
			return
		}
		pl.tabTo(option)
		pl.p.Press(kb.Enter)
	})
}
