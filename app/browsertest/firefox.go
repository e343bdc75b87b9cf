//go:build !js

package browsertest

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// Firefox is a page of a running Firefox with a profile of its own, driven over
// WebDriver BiDi. What goes wrong in the page fails the test, as in a Page.
type Firefox struct {
	t       testing.TB
	socket  *socket
	context string

	mu      sync.Mutex
	id      int
	waiting map[int]chan reply
	errors  []string
}

type reply struct {
	Type    string          `json:"type"`
	ID      int             `json:"id"`
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params"`
	Result  json.RawMessage `json:"result"`
	Error   string          `json:"error"`
	Message string          `json:"message"`
}

// preferences keep Firefox from asking anybody, and from asking the person.
const preferences = `
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.safebrowsing.downloads.remote.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "http://127.0.0.1:1/");
user_pref("toolkit.telemetry.enabled", false);
user_pref("toolkit.telemetry.server", "");
`

// OpenFirefox starts Firefox with an empty profile and one page; both end with the
// test. Without Firefox the test is skipped, or fails if the environment variable
// FLOTA_FIREFOX is "required".
func OpenFirefox(t testing.TB) *Firefox {
	t.Helper()
	if os.Getenv("FLOTA_BROWSER") == "none" {
		t.Skip("browsertest: left out, as FLOTA_BROWSER says")
	}
	file := ""
	for _, name := range []string{"firefox-esr", "firefox"} {
		if found, err := exec.LookPath(name); err == nil && file == "" {
			file = found
		}
	}
	if file == "" {
		const missing = "browsertest: Firefox is not installed; install the package firefox-esr to run this test"
		if os.Getenv("FLOTA_FIREFOX") == "required" {
			t.Fatal(missing)
		}
		t.Skip(missing)
	}
	home := t.TempDir()
	profile := filepath.Join(home, "profile")
	if err := os.MkdirAll(profile, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(preferences), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(file, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", "about:blank")
	cmd.Env = append(os.Environ(), "HOME="+home, "MOZ_CRASHREPORTER_DISABLE=1")
	// It says where it listens on the standard error.
	out, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatalf("browsertest: Firefox did not start: %v", err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	listening := make(chan string, 1)
	go func() {
		lines := bufio.NewScanner(out)
		for lines.Scan() {
			if _, address, ok := strings.Cut(lines.Text(), "WebDriver BiDi listening on "); ok {
				listening <- strings.TrimSpace(address)
			}
		}
	}()
	f := &Firefox{t: t, waiting: map[int]chan reply{}}
	select {
	case address := <-listening:
		if f.socket, err = dial(address + "/session"); err != nil {
			t.Fatalf("browsertest: Firefox cannot be driven: %v", err)
		}
	case <-time.After(limit):
		t.Fatal("browsertest: Firefox does not listen")
	}
	t.Cleanup(func() {
		f.call("browser.close", map[string]any{})
		f.socket.close()
		for _, e := range f.errors {
			t.Errorf("browsertest: error in the page: %s", e)
		}
	})
	go f.listen()
	f.call("session.new", map[string]any{"capabilities": map[string]any{}})
	f.call("session.subscribe", map[string]any{"events": []string{"log.entryAdded", "network.beforeRequestSent"}})
	var made struct{ Context string }
	f.decode(f.call("browsingContext.create", map[string]any{"type": "tab"}), &made)
	f.context = made.Context
	// What nobody sees is not drawn, and does not know that it is in sight.
	f.call("browsingContext.activate", map[string]any{"context": f.context})
	f.call("browsingContext.setViewport", map[string]any{"context": f.context, "viewport": map[string]any{"width": 1280, "height": 800}})
	return f
}

// listen hands replies to who waits for them, and collects what the page complains
// of and whom it asks.
func (f *Firefox) listen() {
	for {
		data, err := f.socket.receive()
		if err != nil {
			return
		}
		var r reply
		if json.Unmarshal(data, &r) != nil {
			continue
		}
		f.mu.Lock()
		if r.Type == "event" {
			f.note(r)
		} else if wait := f.waiting[r.ID]; wait != nil {
			delete(f.waiting, r.ID)
			wait <- r
		}
		f.mu.Unlock()
	}
}

func (f *Firefox) note(r reply) {
	var p struct {
		Level, Text string
		Context     string
		Source      struct{ Context string }
		Request     struct{ URL string }
	}
	if json.Unmarshal(r.Params, &p) != nil {
		return
	}
	switch r.Method {
	case "log.entryAdded":
		if p.Level == "error" {
			f.errors = append(f.errors, p.Text)
		}
	case "network.beforeRequestSent":
		if u, err := url.Parse(p.Request.URL); p.Context == f.context && (err != nil || u.Hostname() != "" && u.Hostname() != "127.0.0.1" && u.Hostname() != "localhost") {
			f.errors = append(f.errors, "another host was asked: "+p.Request.URL)
		}
	}
}

// call sends a command and waits for its result.
func (f *Firefox) call(method string, params map[string]any) json.RawMessage {
	f.t.Helper()
	f.mu.Lock()
	f.id++
	id := f.id
	wait := make(chan reply, 1)
	f.waiting[id] = wait
	f.mu.Unlock()
	data, err := json.Marshal(map[string]any{"id": id, "method": method, "params": params})
	if err == nil {
		err = f.socket.send(data)
	}
	if err != nil {
		f.t.Fatalf("browsertest: %s: %v", method, err)
	}
	select {
	case r := <-wait:
		if r.Type == "error" {
			f.t.Fatalf("browsertest: %s: %s: %s", method, r.Error, r.Message)
		}
		return r.Result
	case <-time.After(limit):
		f.t.Fatalf("browsertest: %s has no answer", method)
	}
	return nil
}

func (f *Firefox) decode(data json.RawMessage, into any) {
	f.t.Helper()
	if err := json.Unmarshal(data, into); err != nil {
		f.t.Fatalf("browsertest: Firefox answers %s: %v", data, err)
	}
}

// Go goes to an address and returns when the page and its files are loaded.
func (f *Firefox) Go(address string) {
	f.t.Helper()
	f.call("browsingContext.navigate", map[string]any{"context": f.context, "url": address, "wait": "complete"})
}

// Started waits until the program shows all of what is at the address.
func (f *Firefox) Started() {
	f.t.Helper()
	f.Until("the program has started or failed", `!["", "loading"].includes(document.documentElement.dataset.flota ?? "")`)
	if state := f.Text(`document.documentElement.dataset.flota`); state != "started" {
		f.t.Fatalf("browsertest: the program has %s: %s", state, f.Text(`document.body.innerText`))
	}
	f.Until("all is drawn", whole)
}

// evaluate gives the value of an expression, and its kind.
func (f *Firefox) evaluate(expression string) (value json.RawMessage, node string) {
	f.t.Helper()
	var answer struct {
		Type   string
		Result struct {
			Value    json.RawMessage
			SharedID string
		}
		ExceptionDetails struct{ Text string }
	}
	f.decode(f.call("script.evaluate", map[string]any{
		"expression": expression, "awaitPromise": true, "target": map[string]any{"context": f.context},
	}), &answer)
	if answer.Type != "success" {
		f.t.Fatalf("browsertest: %s: %s", expression, answer.ExceptionDetails.Text)
	}
	return answer.Result.Value, answer.Result.SharedID
}

// Text gives a JavaScript expression as a text.
func (f *Firefox) Text(expression string) (text string) {
	f.t.Helper()
	value, _ := f.evaluate("String(" + expression + ")")
	f.decode(value, &text)
	return text
}

// Until waits until a JavaScript expression is true. What names it for the failure.
func (f *Firefox) Until(what, expression string) {
	f.t.Helper()
	deadline := time.Now().Add(limit)
	for f.Text("Boolean("+expression+")") != "true" {
		if time.Now().After(deadline) {
			f.t.Fatalf("browsertest: waited in vain until %s\npage: %s", what, f.Text(`document.body.innerText`))
		}
		time.Sleep(30 * time.Millisecond)
	}
}

// Click moves the mouse to the middle of the first element that the selector finds
// and clicks.
func (f *Firefox) Click(selector string) {
	f.t.Helper()
	find := "document.querySelector(" + strconv.Quote(selector) + ")"
	f.Until(selector+" is there", find)
	_, node := f.evaluate(fmt.Sprintf(`(() => { const element = %s; element.scrollIntoView({block: "center"}); return element; })()`, find))
	origin := map[string]any{"type": "element", "element": map[string]any{"sharedId": node}}
	f.call("input.performActions", map[string]any{"context": f.context, "actions": []any{map[string]any{
		"type": "pointer", "id": "mouse", "parameters": map[string]any{"pointerType": "mouse"}, "actions": []any{
			map[string]any{"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
			map[string]any{"type": "pointerDown", "button": 0},
			map[string]any{"type": "pointerUp", "button": 0},
		},
	}}})
}

// Press presses a key: a letter or digit.
func (f *Firefox) Press(key string) {
	f.t.Helper()
	f.call("input.performActions", map[string]any{"context": f.context, "actions": []any{map[string]any{
		"type": "key", "id": "keys", "actions": []any{
			map[string]any{"type": "keyDown", "value": key},
			map[string]any{"type": "keyUp", "value": key},
		},
	}}})
}
