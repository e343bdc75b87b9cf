//go:build !js

package browsertest

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	pages "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// Page is a tab of a browser, or a frame in one. Selectors are CSS selectors;
// an act on one waits until it is there, and the test fails if it never is.
type Page struct {
	t       testing.TB
	browser *Browser
	ctx     context.Context
	stop    func()
	// within is the window of a frame that has no target of its own, as a
	// JavaScript expression in the page; "" otherwise.
	within string

	mu       sync.Mutex
	errors   []string
	expected []string
}

// Go goes to an address and returns when the page and its files are loaded,
// which the program need not be.
func (p *Page) Go(address string) {
	p.t.Helper()
	p.do("go to "+address, chromedp.Navigate(address))
}

// Open goes to an address of the site and waits until the program shows all of what
// is there.
func (p *Page) Open(address string) {
	p.t.Helper()
	p.Go(address)
	p.Started()
}

// whole says that all of what the page shows is drawn: a table comes in parts.
const whole = `document.querySelector('[aria-busy="true"]') === null`

// Started waits until the program shows all of what is at the address.
func (p *Page) Started() {
	p.t.Helper()
	p.Until("the program has started or failed", `!["", "loading"].includes(document.documentElement.dataset.flota ?? "")`)
	if state := Eval[string](p, `document.documentElement.dataset.flota`); state != "started" {
		p.t.Fatalf("browsertest: the program has %s: %s\nconsole: %s", state,
			Eval[string](p, `document.body.innerText`), strings.Join(p.Errors(), "\n"))
	}
	p.Until("all is drawn", whole)
}

// Offline waits until the site is kept in the browser and needs no network.
func (p *Page) Offline() {
	p.t.Helper()
	p.Until("the site is kept in the browser", `navigator.serviceWorker.controller?.state === "activated"`)
}

// Click moves the mouse to the middle of the first element that the selector
// finds and clicks.
func (p *Page) Click(selector string) {
	p.t.Helper()
	if p.within == "" {
		p.do("click "+selector, chromedp.Click(chromedp.CSS(selector)))
		return
	}
	p.Wait(selector)
	at := Eval[[2]float64](p, `(() => {
		const element = document.querySelector(`+strconv.Quote(selector)+`);
		element.scrollIntoView({block: "center"});
		frameElement.scrollIntoView({block: "center"});
		const box = element.getBoundingClientRect(), frame = frameElement.getBoundingClientRect();
		return [frame.x + box.x + box.width / 2, frame.y + box.y + box.height / 2];
	})()`)
	p.ClickAt(at[0], at[1])
}

// Wheel turns the mouse wheel at a point of the window so that what is there
// moves up by so many CSS pixels.
func (p *Page) Wheel(x, y, by float64) {
	p.t.Helper()
	p.do("turn the wheel", chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		// The struct for this leaves out what is 0, which the browser refuses.
		return t.Call(ctx, "Input.dispatchMouseEvent", map[string]any{"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by}, nil)
	}))
}

// ClickAt clicks at a point of the window, in CSS pixels.
func (p *Page) ClickAt(x, y float64) {
	p.t.Helper()
	p.do(fmt.Sprintf("click at %g, %g", x, y), chromedp.MouseClickXY(x, y))
}

// Press presses keys one after the other: letters and digits as they are,
// other keys by their names in chromedp/kb.
func (p *Page) Press(keys string) {
	p.t.Helper()
	p.do("press "+strconv.Quote(keys), chromedp.KeyEvent(keys))
}

// Type puts the focus into a field and types.
func (p *Page) Type(selector, text string) {
	p.t.Helper()
	p.do("type into "+selector, chromedp.SendKeys(chromedp.CSS(selector), text))
}

// Upload chooses a file of this machine in a field for files.
func (p *Page) Upload(selector, file string) {
	p.t.Helper()
	p.do("choose "+file+" in "+selector, chromedp.SetUploadFiles(chromedp.CSS(selector), []string{file}))
}

// Wait waits until the selector finds an element.
func (p *Page) Wait(selector string) {
	p.t.Helper()
	p.Until(selector+" is there", "document.querySelector("+strconv.Quote(selector)+") !== null")
}

// Until waits until a JavaScript expression is true. What names it for the
// failure.
func (p *Page) Until(what, expression string) {
	p.t.Helper()
	deadline := time.Now().Add(limit)
	for !Eval[bool](p, "Boolean("+expression+")") {
		if time.Now().After(deadline) {
			p.t.Fatalf("browsertest: waited in vain until %s\npage: %s\nconsole: %s", what,
				Eval[string](p, `document.body.innerText`), strings.Join(p.Errors(), "\n"))
		}
		time.Sleep(30 * time.Millisecond)
	}
}

// Text returns what a reader sees of an element, without the space around.
func (p *Page) Text(selector string) string {
	p.t.Helper()
	p.Wait(selector)
	return Eval[string](p, "document.querySelector("+strconv.Quote(selector)+").innerText.trim()")
}

// Attribute returns an attribute of an element, or "" if it has none.
func (p *Page) Attribute(selector, name string) string {
	p.t.Helper()
	p.Wait(selector)
	return Eval[string](p, "document.querySelector("+strconv.Quote(selector)+").getAttribute("+strconv.Quote(name)+`) ?? ""`)
}

// HTML returns an element with all that is in it.
func (p *Page) HTML(selector string) string {
	p.t.Helper()
	p.Wait(selector)
	return Eval[string](p, "document.querySelector("+strconv.Quote(selector)+").outerHTML")
}

// Count returns how many elements the selector finds now.
func (p *Page) Count(selector string) int {
	p.t.Helper()
	return Eval[int](p, "document.querySelectorAll("+strconv.Quote(selector)+").length")
}

// Viewport sets the size of the window in CSS pixels.
func (p *Page) Viewport(width, height int) {
	p.t.Helper()
	p.do("resize the window", chromedp.EmulateViewport(int64(width), int64(height)))
}

// NoScripts switches JavaScript off, as some readers do. Eval works on.
func (p *Page) NoScripts() {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	if _, err := chromedp.Call(ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}); err != nil {
		p.t.Fatalf("browsertest: JavaScript cannot be switched off: %v", err)
	}
}

// Prefer sets media features for which a person can state a preference, in
// pairs of name and value: "prefers-color-scheme", "dark",
// "prefers-reduced-motion", "reduce". What is not named is as by default.
func (p *Page) Prefer(features ...string) {
	p.t.Helper()
	var params emulation.SetEmulatedMediaParams
	for i := 0; i < len(features); i += 2 {
		params.Features = append(params.Features, &emulation.MediaFeature{Name: features[i], Value: features[i+1]})
	}
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	if _, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, params); err != nil {
		p.t.Fatalf("browsertest: %v cannot be preferred: %v", features, err)
	}
}

// Screenshot writes what the window shows as PNG.
func (p *Page) Screenshot(file string) {
	p.t.Helper()
	p.capture(file, chromedp.CaptureScreenshot())
}

// Whole writes the whole page as PNG, also what the window does not show.
func (p *Page) Whole(file string) {
	p.t.Helper()
	p.capture(file, chromedp.FullScreenshot(100))
}

func (p *Page) capture(file string, how chromedp.Action[[]byte]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	data, err := chromedp.Run(ctx, how)
	if err == nil {
		err = os.WriteFile(file, data, 0o644)
	}
	if err != nil {
		p.t.Fatalf("browsertest: no picture of the page: %v", err)
	}
}

// Eval evaluates a JavaScript expression in the page, waits if it is a
// promise, and returns the value.
func Eval[T any](p *Page, expression string) T {
	p.t.Helper()
	if p.within != "" {
		expression = p.within + ".eval(" + strconv.Quote(expression) + ")"
	}
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("browsertest: %s: %v\nconsole: %s", expression, err, strings.Join(p.Errors(), "\n"))
	}
	return v
}

// Frame waits for a frame of another site whose address begins with prefix.
func (p *Page) Frame(prefix string) *Page {
	p.t.Helper()
	return p.target("iframe", prefix)
}

func (p *Page) target(kind, prefix string) *Page {
	p.t.Helper()
	deadline := time.Now().Add(limit)
	for {
		targets, err := chromedp.Targets(p.ctx)
		if err != nil {
			p.t.Fatalf("browsertest: the frames of the page are not known: %v", err)
		}
		for _, info := range targets {
			if info.Type == kind && strings.HasPrefix(info.URL, prefix) {
				return p.frame(info.TargetID)
			}
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("browsertest: there is no %s %s", kind, prefix)
		}
		time.Sleep(30 * time.Millisecond)
	}
}

// Opened waits for a page that the browser has opened by itself, whose address
// begins with prefix.
func (p *Page) Opened(prefix string) *Page {
	p.t.Helper()
	return p.target("page", prefix)
}

// Inner gives the frame of the page's own origin that an element shows. The
// element is a JavaScript expression.
func (p *Page) Inner(element string) *Page {
	p.t.Helper()
	p.Until("there is a frame", element+"?.contentDocument?.readyState === 'complete' && "+element+".contentWindow.location.href !== 'about:blank'")
	return &Page{t: p.t, browser: p.browser, ctx: p.ctx, within: element + ".contentWindow"}
}

func (p *Page) frame(id target.ID) *Page {
	p.t.Helper()
	ctx, stop := chromedp.NewContext(p.ctx, chromedp.WithTargetID(id), chromedp.WithDetachOnCancel())
	return p.browser.attach(p.t, ctx, stop, "a frame")
}

// Errors returns the errors on the console and the uncaught exceptions so
// far. Those that the test does not expect fail it when the page closes.
func (p *Page) Errors() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.errors...)
}

// Expect allows errors that contain a text, in this page.
func (p *Page) Expect(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.expected = append(p.expected, text)
}

// Close closes the page, and fails the test for the errors that were not
// expected.
func (p *Page) Close() {
	p.t.Helper()
	p.close()
}

func (p *Page) close() {
	p.t.Helper()
	if p.stop == nil {
		return
	}
	p.stop()
	p.stop = nil
	for _, e := range p.Errors() {
		if !p.expects(e) {
			p.t.Errorf("browsertest: error in the page: %s", e)
		}
	}
}

func (p *Page) expects(e string) bool {
	for _, text := range p.expected {
		if strings.Contains(e, text) {
			return true
		}
	}
	return false
}

func (p *Page) do(what string, step chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	if err := chromedp.Do(ctx, step); err != nil {
		p.t.Fatalf("browsertest: cannot %s: %v\nconsole: %s", what, err, strings.Join(p.Errors(), "\n"))
	}
}

// listen collects what the page complains of.
func (p *Page) listen() error {
	return chromedp.Listen(p.ctx, func(event any) {
		switch e := event.(type) {
		case *runtime.EventConsoleAPICalled:
			if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeAssert {
				var words []string
				for _, arg := range e.Args {
					words = append(words, describe(arg))
				}
				p.complain(strings.Join(words, " "))
			}
		case *runtime.EventExceptionThrown:
			text := e.ExceptionDetails.Text
			if e.ExceptionDetails.Exception != nil {
				text += " " + describe(e.ExceptionDetails.Exception)
			}
			p.complain(text)
		case *network.EventRequestWillBeSent:
			p.request(e.Request.Method, e.Request.URL)
		case *network.EventWebSocketCreated:
			p.request("GET", e.URL)
		case *log.EventEntryAdded:
			if e.Entry.Level == log.EntryLevelError {
				p.complain(e.Entry.Text + " " + e.Entry.URL)
			}
		}
	})
}

// request notes a request to another host. Addresses without a host, such as
// data:, stay in the page.
func (p *Page) request(method, address string) {
	u, err := url.Parse(address)
	if err != nil {
		p.browser.leaves(method + " " + address)
		return
	}
	switch u.Hostname() {
	case "", "127.0.0.1", "localhost":
	default:
		p.browser.leaves(method + " " + address)
	}
}

func (p *Page) complain(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.errors = append(p.errors, text)
}

func describe(o *runtime.RemoteObject) string {
	if o.Description != "" {
		return o.Description
	}
	return string(o.Value)
}

// Manifest returns what the browser has against installing the page: errors in
// its manifest, and what is missing.
func (p *Page) Manifest() (errors []string) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	manifest, err := chromedp.Call(ctx, pages.GetAppManifest, pages.GetAppManifestParams{})
	if err != nil {
		p.t.Fatalf("browsertest: the manifest is not known: %v", err)
	}
	for _, e := range manifest.Errors {
		errors = append(errors, e.Message)
	}
	missing, err := chromedp.Call(ctx, pages.GetInstallabilityErrors, cdp.Empty{})
	if err != nil {
		p.t.Fatalf("browsertest: whether the page can be installed is not known: %v", err)
	}
	for _, e := range missing.InstallabilityErrors {
		errors = append(errors, e.ErrorID)
	}
	return errors
}
