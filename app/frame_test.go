//go:build !js

package app_test

import (
	"fmt"
	"html"
	"strings"
	"testing"

	"flota/app/browsertest"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
)

// published is a match that an author shows, and its fragment.
func published(game int) (*rules.Match, string) {
	g := catalog.Games[game]
	m := rulestest.Random(g, rulestest.Setups(g)[0], 7)
	return m, link.Encode(m)
}

// game is the element as an author pastes it: a picture with a link.
func game(site, fragment, attributes string) string {
	return fmt.Sprintf(`<figure><flota-game %s><a href="%s#%s"><svg viewBox="0 0 640 480" width="100%%" role="img" aria-label="The position"><rect width="640" height="480" fill="#dde7e6"/></svg></a></flota-game><figcaption>A position</figcaption></figure>`,
		attributes, site, fragment)
}

// article is a page of a blog around an embedded game.
func article(site, embedded string) string {
	return `<!doctype html><html lang="en"><title>A blog</title><meta name="viewport" content="width=device-width">
		<link rel="icon" href="` + site + `icons/icon.svg"><h1>A blog</h1><input id="search">` + embedded +
		`<p id="after">Below.</p>` + strings.Repeat("<p>Some more text.</p>", 80) +
		`<script src="` + site + `embed.js" async></script>`
}

// element is the first embedded game as a JavaScript expression.
const element = `document.querySelector("flota-game")`

// listens collects the events of the embedded games.
func listens(p *browsertest.Page) {
	browsertest.Eval[bool](p, `(window.heard = [], document.querySelectorAll("flota-game").forEach((game) => {
		for (const type of ["ready", "move", "share", "height"]) {
			game.addEventListener(type, (event) => heard.push({type, ...event.detail}));
		}
	}), true)`)
}

// hears waits for an event of an embedded game.
func hears(p *browsertest.Page, event string) {
	p.Until("the page hears "+event, fmt.Sprintf(`heard.some((event) => event.type === %q)`, event))
}

// A setting is where and how a page embeds.
type setting struct {
	name    string
	sandbox string // the attribute; "" for none
	same    bool   // the page is of the site's own origin
	strict  bool   // with a strict policy
}

func settings() (all []setting) {
	for _, sandbox := range []string{"", "allow-scripts", "allow-scripts allow-same-origin", "allow-scripts allow-popups"} {
		for _, same := range []bool{true, false} {
			for _, strict := range []bool{false, true} {
				origin, policy := "other origin", "no policy"
				if same {
					origin = "same origin"
				}
				if strict {
					policy = "strict policy"
				}
				all = append(all, setting{fmt.Sprintf("%s, %s, %s", strings.ReplaceAll("sandbox "+sandbox, "sandbox ", "sandbox="), origin, policy), sandbox, same, strict})
			}
		}
	}
	return all
}

// host serves a page around what is embedded and gives its address.
func (c setting) host(t *testing.T, s *browsertest.Server, page string) string {
	t.Helper()
	site := strings.TrimSuffix(s.URL(), "/")
	site = site[:strings.Index(site[len("http://"):]+"/", "/")+len("http://")]
	var header []string
	if c.strict {
		policy := "default-src 'self'"
		if !c.same {
			policy += " " + site
		}
		header = []string{"Content-Security-Policy", policy}
	}
	if c.same {
		s.Put("blog.html", page, header...)
		return s.URL() + "blog.html"
	}
	return browsertest.ServePage(t, page, header...)
}

// frame is the frame of the first embedded game.
func (c setting) frame(p *browsertest.Page, s *browsertest.Server) *browsertest.Page {
	if c.same && (c.sandbox == "" || strings.Contains(c.sandbox, "same-origin")) {
		return p.Inner(element + `.shadowRoot.querySelector("iframe")`)
	}
	return p.Frame(s.URL() + "embed.html")
}

func TestGameIsPlayedInEveryFrameAndLeavesThePageAlone(t *testing.T) {
	m, fragment := published(0)
	s := browsertest.Serve(t, "/any/where/")
	b := browsertest.Open(t)
	for _, c := range settings() {
		t.Run(c.name, func(t *testing.T) {
			attributes := `load="visible" ply="30" lang="fr"`
			if c.sandbox != "" {
				attributes += fmt.Sprintf(" sandbox=%q", c.sandbox)
			}
			p := b.PageFor(t)
			defer p.Close()
			p.Viewport(800, 900)
			p.Go(c.host(t, s, article(s.URL(), game(s.URL(), fragment, attributes))))
			listens(p)
			browsertest.Eval[bool](p, `(document.querySelector("#search").focus(), scrollTo(0, 60), true)`)
			const places = `JSON.stringify([scrollY, document.activeElement.id, ` + element + `.getBoundingClientRect().top, document.querySelector("#after").getBoundingClientRect().top])`
			before := browsertest.Eval[string](p, places)
			frame := c.frame(p, s)
			frame.Started()
			hears(p, "ready")
			hears(p, "height")
			if after := browsertest.Eval[string](p, places); after != before {
				t.Errorf("when the game has started the page has scroll, focus and places %s, before %s", after, before)
			}
			if got := browsertest.Eval[string](frame, "document.documentElement.lang"); got != "fr" {
				t.Errorf("the frame speaks %q, want fr", got)
			}

			// The wheel over the frame, and keys, are the page's.
			p.Wheel(300, 400, 50)
			p.Until("the page scrolls", "scrollY === 110")
			p.Press("x")
			if got := browsertest.Eval[string](p, `document.querySelector("#search").value`); got != "x" {
				t.Errorf("the field of the page has %q, want what was typed", got)
			}

			frame.Click(".option")
			hears(p, "move")
			shared := browsertest.Eval[string](p, `heard.find((event) => event.type === "move").link`)
			played, err := link.Decode(shared, catalog.Games)
			if err != nil || len(played.Log) <= 30 || !played.At(30).State.Equal(m.At(30).State) {
				t.Errorf("after a click the page hears of the link %s: %v", shared, err)
			}
			if !strings.HasPrefix(shared, s.URL()+"#") {
				t.Errorf("the link does not lead to the whole page: %s", shared)
			}
			want := browsertest.Eval[int](frame, "Math.ceil(document.body.getBoundingClientRect().height)")
			p.Until("the frame is as high as its content", fmt.Sprintf("%s.getBoundingClientRect().height === %d", element, want))
		})
	}
}

func TestPictureBecomesTheGameByAClick(t *testing.T) {
	_, fragment := published(1)
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	p.Viewport(800, 900)
	p.Go(browsertest.ServePage(t, article(s.URL(), game(s.URL(), fragment, `mode="replay" ply="50"`))))
	p.Until("the element is there", element+`.shadowRoot?.querySelector("button")?.textContent === "Open the match"`)
	if n := s.Requests("embed.html"); n != 0 {
		t.Errorf("the frame was asked for %d times before the click", n)
	}
	listens(p)
	picture := browsertest.Eval[float64](p, element+".getBoundingClientRect().height")
	p.Click("flota-game svg")
	p.Until("the frame is put in", element+`.shadowRoot.querySelector("iframe") !== null`)
	if now := browsertest.Eval[float64](p, element+".getBoundingClientRect().height"); now != picture {
		t.Errorf("by the click the page has jumped: the picture was %g high, its place is %g", picture, now)
	}
	frame := p.Frame(s.URL() + "embed.html")
	frame.Started()
	hears(p, "ready")
	if got := frame.Count("[data-move]"); got != 0 {
		t.Errorf("%d moves can be played in a frame that only shows", got)
	}
	browsertest.Eval[any](p, `void `+element+`.goto(80)`)
	frame.Until("the frame shows the ply", `document.querySelector(".table").dataset.ply === "80"`)
	browsertest.Eval[any](p, `void (`+element+`.theme = "dark")`)
	frame.Until("the frame is dark", `getComputedStyle(document.body).colorScheme === "dark" || document.documentElement.dataset.theme === "dark"`)
	frame.Click(`.to-on`)
	p.Until("the page hears of the step", `heard.filter((event) => event.type === "move").length >= 2`)
	if p.Count("flota-game > a > svg") != 1 {
		t.Error("the pasted picture is gone from the page")
	}
}

func TestHostPlaysAMove(t *testing.T) {
	m, fragment := published(0)
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	p.Go(browsertest.ServePage(t, article(s.URL(), game(s.URL(), fragment, `ply="0"`))))
	p.Until("the element is there", element+`.start !== undefined`)
	listens(p)
	browsertest.Eval[any](p, `void `+element+`.start()`)
	hears(p, "ready")
	browsertest.Eval[any](p, `void `+element+`.play(65535)`)
	at := m.At(0)
	for at.State.Decision().Kind == rules.Chance {
		at = m.At(len(at.Log) + 1)
	}
	frame := p.Frame(s.URL() + "embed.html")
	move := frame.Attribute(".option", "data-move")
	browsertest.Eval[any](p, `void `+element+`.play(`+move+`)`)
	hears(p, "move")
}

func TestEmbedScriptTwiceDoesNoHarm(t *testing.T) {
	_, fragment := published(0)
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	page := article(s.URL(), game(s.URL(), fragment, "")+game(s.URL(), fragment, `mode="replay"`))
	p.Go(browsertest.ServePage(t, page+`<script src="`+s.URL()+`embed.js"></script>`))
	p.Until("both games are there", `[...document.querySelectorAll("flota-game")].every((game) => game.shadowRoot?.querySelector("button").textContent)`)
	if got := browsertest.Eval[int](p, `[...document.querySelectorAll("flota-game")].reduce((n, game) => n + game.shadowRoot.querySelectorAll("button").length, 0)`); got != 2 {
		t.Errorf("two games have %d buttons", got)
	}
}

func TestFrameAnswersWordPressAndIframeResizer(t *testing.T) {
	_, fragment := published(0)
	s := browsertest.Serve(t, "/")
	p := browsertest.Open(t).Page()
	src := html.EscapeString(s.URL() + "embed.html#" + fragment + "&ply=10#?secret=Ab1Cd2Ef3G")
	p.Go(browsertest.ServePage(t, `<!doctype html><title>A blog</title><iframe sandbox="allow-scripts" src="`+src+`" width="600" height="338"></iframe>
		<script>
			window.said = [];
			addEventListener("message", (event) => event.source === frames[0] && said.push(event.data));
			document.querySelector("iframe").onload = () => frames[0].postMessage("[iFrameSizer]theirs:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:true", "*");
		</script>`))
	frame := p.Frame(s.URL() + "embed.html")
	frame.Started()
	p.Until("WordPress is told the height", `said.some((data) => data.message === "height" && data.secret === "Ab1Cd2Ef3G" && data.value > 300)`)
	p.Until("iframe-resizer is told the height", `said.some((data) => /^\[iFrameSizer\]theirs:\d{3,4}:\d+:size$/.test(data))`)
	if got := browsertest.Eval[string](frame, `document.querySelector(".table").dataset.ply`); got != "10" {
		t.Errorf("the frame shows ply %s, want 10", got)
	}
}

func TestTenGamesOnAPageLoadTheProgramOnce(t *testing.T) {
	_, fragment := published(0)
	for _, sandbox := range []string{"", "allow-scripts"} {
		t.Run("sandbox="+sandbox, func(t *testing.T) {
			s := browsertest.Serve(t, "/")
			b := browsertest.Open(t)
			p := b.Page()
			attributes := `mode="replay"`
			if sandbox != "" {
				attributes += fmt.Sprintf(" sandbox=%q", sandbox)
			}
			p.Go(browsertest.ServePage(t, article(s.URL(), strings.Repeat(game(s.URL(), fragment, attributes), 10))))
			p.Until("the elements are there", element+`.start !== undefined`)
			listens(p)
			memory := []int{b.Memory()}
			for i := range 10 {
				browsertest.Eval[any](p, fmt.Sprintf(`void document.querySelectorAll("flota-game")[%d].start()`, i))
				browsertest.Eval[any](p, fmt.Sprintf(`void document.querySelectorAll("flota-game")[%d].scrollIntoView()`, i))
				p.Until("it is ready", fmt.Sprintf(`heard.filter((event) => event.type === "ready").length === %d`, i+1))
				memory = append(memory, b.Memory())
			}
			if n := s.Sent("web/app.wasm"); n != 1 {
				t.Errorf("the program was sent %d times for ten games", n)
			}
			t.Logf("memory of the browser in MB: %d without a game, %d with one, %d with ten",
				memory[0]>>20, memory[1]>>20, memory[10]>>20)
		})
	}
}

func TestFrameLeadsToTheWholePage(t *testing.T) {
	m, fragment := published(0)
	s := browsertest.Serve(t, "/any/where/")
	b := browsertest.Open(t)
	for _, c := range []struct {
		sandbox string
		opens   bool
	}{{"", true}, {`sandbox="allow-scripts allow-popups"`, true}, {`sandbox="allow-scripts"`, false}} {
		t.Run(c.sandbox, func(t *testing.T) {
			p := b.PageFor(t)
			defer p.Close()
			p.Go(browsertest.ServePage(t, `<!doctype html><title>A blog</title><iframe width="700" height="900" `+c.sandbox+
				` src="`+s.URL()+`embed.html#`+fragment+`&amp;ply=10"></iframe>`))
			frame := p.Frame(s.URL() + "embed.html")
			frame.Started()
			if !c.opens {
				frame.Expect("Blocked opening")
			}
			frame.Click(".option")
			frame.Until("the answer is in", `Number(document.querySelector(".table").dataset.ply) > 10`)
			link := browsertest.Eval[string](frame, `document.querySelector(".frame-foot a").href`)
			frame.Click(".frame-foot a")
			if !c.opens {
				frame.Wait("#dialog.inline")
				if got := frame.Text("#dialog"); !strings.Contains(got, "Copy the link") {
					t.Errorf("the frame says %q", got)
				}
				if got := browsertest.Eval[string](frame, `document.querySelector("#share-to").value`); got != link {
					t.Errorf("the link to copy is %s, want %s", got, link)
				}
				return
			}
			whole := p.Opened(s.URL() + "#")
			whole.Started()
			whole.Until("the whole page goes on", fmt.Sprintf(`document.querySelectorAll(".option").length > 0 && Number(document.querySelector("[data-ply]").dataset.ply) < %d`, len(m.Log)))
			browsertest.Eval[any](whole, `void close()`)
		})
	}
}
