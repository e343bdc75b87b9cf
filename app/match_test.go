//go:build !js

package app_test

import (
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
)

// A player plays at a page by real clicks.
type player struct {
	t      *testing.T
	p      *browsertest.Page
	random *rand.Rand
}

func newPlayer(t *testing.T, p *browsertest.Page, seed uint64) *player {
	return &player{t, p, rand.New(rand.NewPCG(seed, 1))}
}

// setUp opens the form for a match of a game, by its place in the catalog.
func (pl *player) setUp(game int) {
	pl.t.Helper()
	pl.p.Click(fmt.Sprintf(`[data-act="set-up"][data-key="%d"]`, game))
	pl.p.Wait(fmt.Sprintf(`[data-act="set-up"][data-key="%d"][aria-expanded="true"]`, game))
	pl.p.Wait(`[data-act="start"]`)
}

// start begins a match with the form, of the first game if none is chosen yet.
func (pl *player) start(seats int, names ...string) {
	pl.t.Helper()
	if pl.p.Count(`[data-act="start"]`) == 0 {
		pl.setUp(0)
	}
	pl.still(`input[name="seats"]`)
	pl.p.Click(fmt.Sprintf(`input[name="seats"][value="%d"]`, seats))
	pl.p.Until("the form has as many names", fmt.Sprintf(`document.querySelectorAll(".name").length === %d`, seats))
	for i, name := range names {
		pl.p.Type(fmt.Sprintf(`#name-%d`, i), name)
	}
	pl.still(`[data-act="start"]`)
	pl.p.Click(`[data-act="start"]`)
	pl.p.Wait(`.table[aria-busy="false"]`)
}

// still waits until something has stopped moving, as a person does before
// clicking it.
func (pl *player) still(selector string) {
	pl.t.Helper()
	pl.p.Until(selector+" stands still", fmt.Sprintf(`(() => {
		const now = JSON.stringify(document.querySelector(%q)?.getBoundingClientRect());
		const still = now !== undefined && window.lastPlace === now;
		window.lastPlace = now;
		return still;
	})()`, selector))
}

// ply is how many answers are in the match on the screen.
func (pl *player) ply() int {
	return browsertest.Eval[int](pl.p, `Number(document.querySelector("[data-ply]").dataset.ply)`)
}

// choose clicks a random option and waits until the page has gone on. It
// reports whether there was one.
func (pl *player) choose() bool {
	pl.t.Helper()
	count := pl.p.Count(`.option`)
	if count == 0 {
		return false
	}
	before := pl.ply()
	option := fmt.Sprintf(`.legal li:nth-child(%d) .option`, 1+pl.random.IntN(count))
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(document.querySelector(%q).scrollIntoView({block: "center"}), true)`, option))
	pl.still(option)
	pl.p.Click(option)
	pl.p.Until("the match goes on", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) > %d`, before))
	return true
}

// fragment is the link in the address of the page.
func (pl *player) fragment() string {
	return strings.TrimPrefix(browsertest.Eval[string](pl.p, `location.hash`), "#")
}

// match is what the address of the page holds.
func (pl *player) match() *rules.Match {
	pl.t.Helper()
	m, err := link.Decode(pl.fragment(), catalog.Games)
	if err != nil {
		pl.t.Fatalf("the address of the page has no match: %v", err)
	}
	return m
}

// screen is what the page says of decision and scores.
func (pl *player) screen() string {
	return pl.p.Text(`#prompt`) + "\n" + pl.p.Text(`.legal`) + "\n" + pl.p.Text(`.scores tbody`)
}

// copyLink clicks "Copy link" in the share sheet and reads the clipboard.
func (pl *player) copyLink() string {
	pl.t.Helper()
	browsertest.Eval[bool](pl.p, `(navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }, true)`)
	pl.p.Click(`[data-act="share"]`)
	pl.p.Click(`[data-act="copy"]`)
	pl.p.Until("the link is copied", `window.copied !== undefined && document.querySelector(".said").innerText !== ""`)
	pl.p.Click(`[data-act="close"]`)
	pl.p.Until("the sheet is closed", `document.getElementById("dialog") === null`)
	return browsertest.Eval[string](pl.p, `window.copied`)
}

func TestMatchGoesByLinkToAnotherBrowserAndBack(t *testing.T) {
	s := browsertest.Serve(t, "/any/where/")
	first := newPlayer(t, browsertest.Open(t).Page(), 1)
	first.p.Open(s.URL())
	first.start(3, "Anna", "Żofia <b>", "")
	for range 45 {
		if !first.choose() {
			t.Fatal("the match ended early")
		}
	}
	shared := first.copyLink()
	if !strings.HasPrefix(shared, s.URL()+"#") || !strings.HasSuffix(shared, first.fragment()) {
		t.Fatalf("the copied link is %s, want the address of the page with its match", shared)
	}
	m := first.match()
	if got := m.Names[1]; got != "Żofia <b>" {
		t.Errorf("the link names the second player %q", got)
	}

	second := newPlayer(t, browsertest.Open(t).Page(), 2)
	second.p.Open(shared)
	if got, want := second.screen(), first.screen(); got != want {
		t.Fatalf("the second browser shows\n%s\nthe first\n%s", got, want)
	}
	for range 5 {
		if !second.choose() {
			t.Fatal("the match ended early")
		}
	}
	// The link goes back into the first browser, pasted into its address.
	before := first.ply()
	browsertest.Eval[bool](first.p, fmt.Sprintf(`(location.hash = %q, true)`, second.fragment()))
	first.p.Until("the first browser has the newer match",
		fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) > %d`, before))
	if got, want := first.screen(), second.screen(); got != want {
		t.Errorf("back in the first browser the link shows\n%s\nin the second\n%s", got, want)
	}
	if !first.match().State.Equal(second.match().State) {
		t.Error("the two browsers are not in the same position")
	}
}

func TestNewcomerFinishesAGameByClicks(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 3)
	pl.p.Open(s.URL())
	pl.start(2)
	for n := 0; pl.choose(); n++ {
		if n > 2000 {
			t.Fatal("the game does not end")
		}
	}
	m := pl.match()
	if kind := m.State.Decision().Kind; kind != rules.Over {
		t.Fatalf("the page has no option at a decision of kind %v", kind)
	}
	text := m.Text("en")
	for _, score := range m.State.Scores() {
		want := fmt.Sprintf("%s%d", text.Seat(score.Seat), score.Total)
		got := strings.Join(strings.Fields(pl.p.Text(".result")), "")
		if !strings.Contains(got, want) {
			t.Errorf("the final table says %q, want %q in it", got, want)
		}
	}
	if got := pl.p.Text("#prompt"); !strings.Contains(got, "win") {
		t.Errorf("the prompt says %q, want who wins", got)
	}
}

func TestLinkOpensAgainWithoutTheNetwork(t *testing.T) {
	s := browsertest.Serve(t, "/any/where/")
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 4)
	pl.p.Open(s.URL())
	pl.p.Offline()
	pl.start(4)
	for range 10 {
		pl.choose()
	}
	address, screen := s.URL()+"#"+pl.fragment(), pl.screen()
	pl.p.Close()
	s.Stop()
	b.Restart()
	pl = newPlayer(t, b.Page(), 5)
	pl.p.Open(address)
	pl.p.Wait(`.table[aria-busy="false"]`)
	if got := pl.screen(); got != screen {
		t.Errorf("without the network the link shows\n%s\nwant\n%s", got, screen)
	}
	if !pl.choose() {
		t.Error("no move can be played without the network")
	}
}

func TestSecondOfADoubleClickPlaysNothing(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 12)
	pl.p.Open(s.URL())
	pl.start(2)
	begin := pl.ply()
	click := func(detail int) {
		browsertest.Eval[bool](pl.p, fmt.Sprintf(
			`document.querySelector(".option").dispatchEvent(new MouseEvent("click", {bubbles: true, detail: %d}))`, detail))
	}
	click(1)
	pl.p.Until("the first click plays", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) === %d`, begin+1))
	click(2)
	click(3)
	// A later click that does play shows that the others are done with.
	click(1)
	pl.p.Until("the next click plays", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) === %d`, begin+2))
}

func TestUndoTakesBackAndRedoPlaysAgain(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 6)
	pl.p.Open(s.URL())
	pl.start(2)
	if !browsertest.Eval[bool](pl.p, `document.querySelector('[data-act="undo"]').disabled`) {
		t.Error("draws of the set-up can be taken back")
	}
	start, begin := pl.screen(), pl.fragment()
	pl.choose()
	pl.choose()
	played, end := pl.screen(), pl.fragment()
	for range 2 {
		before := pl.ply()
		pl.p.Click(`[data-act="undo"]`)
		pl.p.Until("an answer is taken back", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) < %d`, before))
	}
	if pl.screen() != start || pl.fragment() != begin {
		t.Errorf("undone, the page shows\n%s\nwant\n%s", pl.screen(), start)
	}
	for range 2 {
		before := pl.ply()
		pl.p.Click(`[data-act="redo"]`)
		pl.p.Until("it is played again", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) > %d`, before))
	}
	if pl.screen() != played || pl.fragment() != end {
		t.Errorf("redone, the page shows\n%s\nwant\n%s", pl.screen(), played)
	}
}

func TestBadLinkLeavesTheMatchOnTheScreen(t *testing.T) {
	s := browsertest.Serve(t, "/")
	pl := newPlayer(t, browsertest.Open(t).Page(), 7)
	pl.p.Open(s.URL())
	pl.start(3)
	pl.choose()
	screen, good := pl.screen(), pl.fragment()
	wrong := changed(good)
	for _, c := range []struct{ name, link, want string }{
		{"cut", good[:len(good)-9], "its end is missing"},
		{"changed", wrong, "damaged"},
		{"something else", "hello", "not a link"},
		{"markup", "<img src=x onerror=alert(1)>", "not a link"},
	} {
		t.Run(c.name, func(t *testing.T) {
			browsertest.Eval[bool](pl.p, fmt.Sprintf(`(location.hash = %q, true)`, c.link))
			pl.p.Until("the page says what is wrong", `document.querySelector(".notice.bad") !== null`)
			if got := pl.p.Text(".notice.bad"); !strings.Contains(got, c.want) {
				t.Errorf("the page says %q, want it to say %q", got, c.want)
			}
			if pl.screen() != screen || pl.fragment() != good {
				t.Errorf("the match on the screen has become\n%s\nwant\n%s", pl.screen(), screen)
			}
			pl.p.Click(`[data-act="dismiss"]`)
			pl.p.Until("the sentence is closed", `document.querySelector(".notice") === null`)
		})
	}
}

// changed is a link with one byte of its content other than it was.
func changed(payload string) string {
	b, err := base64.RawURLEncoding.DecodeString(payload)
	if err != nil {
		panic(err)
	}
	b[len(b)/2] ^= 4
	return base64.RawURLEncoding.EncodeToString(b)
}

func TestOlderLinkOffersTheNewerMatch(t *testing.T) {
	s := browsertest.Serve(t, "/")
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 8)
	pl.p.Open(s.URL())
	pl.start(2)
	old := pl.fragment()
	for range 4 {
		pl.choose()
	}
	newest, screen, plies := pl.fragment(), pl.screen(), pl.ply()
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(location.hash = %q, true)`, old))
	pl.p.Until("the page says that the link is older", `document.querySelector('[data-act="newest"]') !== null`)
	if pl.fragment() != old {
		t.Error("the older link was not shown")
	}
	pl.p.Click(`[data-act="newest"]`)
	pl.p.Until("the newer match is back", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) === %d`, plies))
	if pl.fragment() != newest {
		t.Error("the address is not that of the newer match")
	}
	if got := pl.screen(); got != screen {
		t.Errorf("the newer match shows\n%s\nwant\n%s", got, screen)
	}

	// A branch that begins at the older link does not replace the match.
	browsertest.Eval[bool](pl.p, fmt.Sprintf(`(location.hash = %q, true)`, old))
	pl.p.Until("the older link is shown", fmt.Sprintf(`Number(document.querySelector("[data-ply]").dataset.ply) < %d`, plies))
	for strings.HasPrefix(strings.Join(spelled(newest), " "), strings.Join(spelled(pl.fragment()), " ")) {
		pl.choose()
	}
	pl.p.Click(`[data-act="home"]`)
	pl.p.Wait(`.kept`)
	if n := pl.p.Count(".kept li"); n != 2 {
		t.Errorf("%d matches are kept, want both branches", n)
	}
}

// spelled lists the nouns of a link's log.
func spelled(payload string) []string {
	m, err := link.Decode(payload, catalog.Games)
	if err != nil {
		panic(err)
	}
	var nouns []string
	for _, a := range m.Log {
		nouns = append(nouns, m.Game.Noun(a.Move))
	}
	return nouns
}

func TestMatchIsOnTheDeviceAfterTheBrowserRestarts(t *testing.T) {
	s := browsertest.Serve(t, "/")
	b := browsertest.Open(t)
	pl := newPlayer(t, b.Page(), 9)
	pl.p.Open(s.URL())
	pl.start(2, "Anna", "Béla")
	pl.choose()
	screen := pl.screen()
	pl.p.Close()
	b.Restart()
	pl = newPlayer(t, b.Page(), 10)
	pl.p.Open(s.URL())
	pl.p.Click(`[data-act="resume"]`)
	pl.p.Wait(`.table[aria-busy="false"]`)
	if got := pl.screen(); got != screen {
		t.Errorf("the kept match shows\n%s\nwant\n%s", got, screen)
	}
}

func TestClosedFrameCanBePlayedAndSaysThatNothingIsKept(t *testing.T) {
	s := browsertest.Serve(t, "/")
	host := browsertest.ServePage(t, `<!doctype html><iframe sandbox="allow-scripts" width="900" height="700" src="`+s.URL()+`"></iframe>`)
	page := browsertest.Open(t).Page()
	page.Go(host)
	frame := page.Frame(s.URL())
	frame.Started()
	if got := frame.Text(".start"); !strings.Contains(got, "keeps nothing") {
		t.Errorf("the start page says %q, want that nothing is kept", got)
	}
	pl := newPlayer(t, frame, 11)
	pl.start(2)
	if !pl.choose() {
		t.Error("no move can be played")
	}
}
