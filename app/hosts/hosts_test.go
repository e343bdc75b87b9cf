//go:build !js

package hosts

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"flota/app/browsertest"
	"flota/app/chart"
	"flota/app/picture"
	"flota/app/snippet"
	"flota/rules"
	"flota/rules/catalog"
	"flota/rules/link"
	"flota/rules/rulestest"
	"flota/wasm/site"
)

// patience is how long a host may take to answer for the first time.
const patience = 60 * time.Second

// wanted skips the test of a host that is not asked for, and fails it if a program
// that it needs is missing.
func wanted(t *testing.T, host string, programs ...string) {
	t.Helper()
	if !slices.Contains(strings.Split(os.Getenv("FLOTA_HOSTS"), ","), host) {
		t.Skip("FLOTA_HOSTS does not name " + host)
	}
	for _, program := range programs {
		if _, err := exec.LookPath(program); err != nil {
			if _, err := os.Stat(program); err != nil {
				t.Fatalf("%s is not installed; make test-hosts installs what is needed", program)
			}
		}
	}
}

// A post is a match that an author shows: a position to play on from.
type post struct {
	snippet.Snippet
	match *rules.Match
	site  *browsertest.Server
}

// write writes what the author pastes.
func write(t *testing.T) *post {
	t.Helper()
	s := browsertest.Serve(t, "/flota/")
	g := catalog.Games[0]
	m := rulestest.Random(g, rulestest.Setups(g)[0], 7)
	ply := 60
	for m.At(ply).State.Decision().Kind != rules.Choice {
		ply++
	}
	m = m.At(ply)
	m.Rename([]string{`Anna "<b>"`, "Béla ]] | *x*"})
	drawn, _ := picture.Of(m, picture.Look{Language: "en", Width: 640, Theme: chart.Light, Marked: true})
	return &post{snippet.Snippet{
		Site: s.URL(), Payload: link.Encode(m), Picture: chart.Flat(drawn, chart.Light), File: "flota-discovery-60",
		Title: picture.Name(m, "en"), Caption: picture.Caption(m, "en"), Open: "Play from here",
	}, m, s}
}

// address is the link to the match.
func (p *post) address() string { return p.Site + "#" + p.Payload }

// png saves the picture of the match as the dialog does.
func (p *post) png(t *testing.T, b *browsertest.Browser, file string) {
	t.Helper()
	page := b.PageFor(t)
	page.Viewport(640, 480)
	page.Go(browsertest.ServePage(t, `<!doctype html><title>A picture</title><body style="margin:0">`+p.Picture))
	page.Whole(file)
	page.Close()
}

// open opens a page of a host.
func open(t *testing.T, b *browsertest.Browser, address string) *browsertest.Page {
	page := b.PageFor(t)
	page.Viewport(700, 1100) // the middle of the picture is in sight
	page.Expect("favicon")   // hosts without one
	page.Go(address)
	return page
}

// reads looks at what a reader sees of the caption.
func (p *post) reads(t *testing.T, page *browsertest.Page) {
	t.Helper()
	// WordPress makes quotation marks of its own.
	text := strings.NewReplacer("“", `"`, "”", `"`).Replace(strings.Join(strings.Fields(page.Text("body")), " "))
	for _, want := range append(slices.Clone(p.match.Names), "Scores:", p.Open) {
		if !strings.Contains(text, want) {
			t.Errorf("a reader does not see %q in %q", want, text)
		}
	}
}

// played plays a move in the program.
func played(t *testing.T, program *browsertest.Page) {
	t.Helper()
	program.Wait(".table .option")
	const ply = `Number(document.querySelector("[data-ply]").dataset.ply)`
	before := browsertest.Eval[int](program, ply)
	browsertest.Eval[any](program, `void document.querySelector(".option").click()`)
	program.Until("the match goes on", fmt.Sprintf("%s > %d", ply, before))
}

// playedInPage plays a move in the frame that the pasted element becomes by a click.
func (p *post) playedInPage(t *testing.T, page *browsertest.Page) {
	t.Helper()
	page.Until("the element is there", `document.querySelector("flota-game")?.start !== undefined`)
	p.reads(t, page)
	page.Click("flota-game svg")
	frame := page.Frame(p.Site + "embed.html")
	frame.Started()
	played(t, frame)
}

// playedInFrame plays a move in the frame that is pasted.
func (p *post) playedInFrame(t *testing.T, page *browsertest.Page) {
	t.Helper()
	browsertest.Eval[any](page, `void document.querySelector("iframe").scrollIntoView()`)
	frame := page.Frame(p.Site + "embed.html")
	frame.Started()
	played(t, frame)
}

// playedBeyond follows the link around the picture and plays a move in the whole
// page.
func (p *post) playedBeyond(t *testing.T, page *browsertest.Page) {
	t.Helper()
	p.reads(t, page)
	page.Until("the picture is there", `document.querySelector("a[href*='#'] img")?.naturalWidth > 200`)
	const linked = `document.querySelector("a[href*='#']:has(img)")`
	if href := browsertest.Eval[string](page, linked+`.href`); href != p.address() {
		t.Fatalf("the picture leads to %s, want %s", href, p.address())
	}
	browsertest.Eval[any](page, `void (`+linked+`.removeAttribute("target"), `+linked+`.click())`)
	page.Until("the whole page has started", fmt.Sprintf(`location.href.startsWith(%q) && document.documentElement?.dataset.flota === "started"`, p.Site))
	played(t, page)
}

// start runs a server of the host until the test ends, and waits until it listens at
// an address.
func start(t *testing.T, address string, cmd *exec.Cmd) {
	t.Helper()
	log, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err == nil {
		cmd.Stdout, cmd.Stderr = log, log
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Signal(os.Interrupt)
		done := make(chan bool)
		go func() {
			cmd.Wait()
			close(done)
		}()
		select {
		case <-done:
		case <-time.After(10 * time.Second):
			cmd.Process.Kill()
			<-done
		}
		log.Close()
	})
	for end := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		conn, err := net.Dial("tcp", address)
		if err == nil {
			conn.Close()
			return
		}
		if time.Now().After(end) {
			said, _ := os.ReadFile(log.Name())
			t.Fatalf("nobody listens at %s: %v\n%s", address, err, said)
		}
	}
}

// php serves a folder with PHP, and gives its address.
func php(t *testing.T, folder string, options ...string) string {
	t.Helper()
	at := free(t)
	start(t, at, phpAt(at, folder, options...))
	return "http://" + strings.Replace(at, "127.0.0.1", "localhost", 1) + "/"
}

// phpAt is the command that serves a folder with PHP at an address. The options may
// end with a script that answers first.
func phpAt(at, folder string, options ...string) *exec.Cmd {
	args := []string{"-d", "error_reporting=0", "-S", at, "-t", folder}
	return exec.Command("php", append(args, options...)...)
}

// free gives an address of this machine on which nobody listens.
func free(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// run runs a command to its end.
func run(t *testing.T, dir string, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// put writes a file and the folders it is in.
func put(t *testing.T, file, text string) {
	t.Helper()
	err := os.MkdirAll(filepath.Dir(file), 0o755)
	if err == nil {
		err = os.WriteFile(file, []byte(text), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// recipe gives the lines of README.md between the fence "```" with a name and the
// next one.
func recipe(t *testing.T, name string) string {
	t.Helper()
	root, err := site.Root()
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(readme), "```"+name+"\n")
	lines, _, closed := strings.Cut(rest, "```")
	if !found || !closed {
		t.Fatalf("README.md has no recipe %q", name)
	}
	return lines
}
