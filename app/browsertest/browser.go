//go:build !js

package browsertest

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// limit bounds every single act in the browser. It is only reached when
// something hangs; machines under load take their time.
const limit = 60 * time.Second

// find returns the browser, or ends the test if there is none.
func find(t testing.TB) string {
	t.Helper()
	if os.Getenv("FLOTA_BROWSER") == "none" {
		t.Skip("browsertest: left out, as FLOTA_BROWSER says")
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"} {
		if file, err := exec.LookPath(name); err == nil {
			return file
		}
	}
	const missing = "browsertest: Chromium is not installed; install the package chromium to run the tests in a browser"
	if os.Getenv("FLOTA_BROWSER") == "required" {
		t.Fatal(missing)
	}
	t.Skip(missing)
	return ""
}

// Browser is a running browser with a profile of its own, as on one device
// of one person.
type Browser struct {
	t       testing.TB
	file    string
	profile string
	proxy   *httptest.Server

	ctx   context.Context
	stop  func()
	pages []*Page

	mu      sync.Mutex
	outside []string
}

// Open starts a browser with an empty profile. It is closed at the end of the
// test, which then fails if the browser asked any other host for anything.
func Open(t testing.TB) *Browser {
	t.Helper()
	b := &Browser{t: t, file: find(t), profile: t.TempDir()}
	// Whatever is not for this machine goes to a proxy that refuses it:
	// requests of workers, connections opened in advance, and the browser's
	// own, which are no page's fault.
	b.proxy = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !vendors(r.URL.Hostname()) {
			b.leaves(r.Method + " " + r.Host)
		}
		http.Error(w, "browsertest: no other host", http.StatusBadGateway)
	}))
	t.Cleanup(b.proxy.Close)
	b.start()
	t.Cleanup(func() {
		b.close()
		for _, request := range b.Outside() {
			t.Errorf("browsertest: the browser asked another host: %s", request)
		}
	})
	return b
}

func (b *Browser) start() {
	b.t.Helper()
	alloc, stopAlloc := chromedp.NewExecAllocator(context.Background(),
		chromedp.ExecPath(b.file),
		chromedp.UserDataDir(b.profile),
		chromedp.Headless,
		chromedp.NoSandbox,
		chromedp.NoFirstRun,
		chromedp.NoDefaultBrowserCheck,
		chromedp.DisableGPU,
		chromedp.WindowSize(1280, 800),
		chromedp.ProxyServer(b.proxy.URL),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("disable-default-apps", true),
		chromedp.Flag("disable-extensions", true),
		chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("disable-background-timer-throttling", true),
		chromedp.Flag("disable-renderer-backgrounding", true),
		chromedp.Flag("disable-backgrounding-occluded-windows", true),
		chromedp.Flag("force-color-profile", "srgb"),
		chromedp.Flag("site-per-process", true),
		chromedp.Flag("lang", "en-US"),
	)
	ctx, stop := chromedp.NewContext(alloc)
	b.ctx = ctx
	b.stop = func() {
		stop()
		stopAlloc()
	}
	failed := time.AfterFunc(limit, b.stop)
	if err := chromedp.Do(ctx); err != nil {
		b.t.Fatalf("browsertest: the browser did not start: %v", err)
	}
	failed.Stop()
}

// close ends the browser as a person does, so that it keeps what belongs to
// its profile.
func (b *Browser) close() {
	b.t.Helper()
	if b.stop == nil {
		return
	}
	for _, p := range b.pages {
		p.close()
	}
	b.pages = nil
	ctx, cancel := context.WithTimeout(b.ctx, limit)
	defer cancel()
	if err := chromedp.Cancel(ctx); err != nil {
		b.t.Errorf("browsertest: the browser did not close: %v", err)
	}
	b.stop()
	b.stop = nil
}

// Restart closes the browser with all its pages and starts it again with the
// same profile.
func (b *Browser) Restart() {
	b.t.Helper()
	b.close()
	b.start()
}

// Close closes the browser before the test ends.
func (b *Browser) Close() {
	b.t.Helper()
	b.close()
}

func (b *Browser) leaves(request string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.outside = append(b.outside, request)
}

// vendors reports whether Chromium asks a host for its own purposes. What a
// page asks of it is found all the same, in the page.
func vendors(host string) bool {
	for _, domain := range []string{"google.com", "googleapis.com", "gvt1.com"} {
		if host == domain || strings.HasSuffix(host, "."+domain) {
			return true
		}
	}
	return false
}

// Outside returns the requests to other hosts so far.
func (b *Browser) Outside() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]string(nil), b.outside...)
}

// Memory is what all processes of the browser take up, in bytes; 0 where the
// system does not tell. What several share counts once.
func (b *Browser) Memory() (sum int) {
	dirs, _ := filepath.Glob("/proc/[0-9]*")
	for _, dir := range dirs {
		if line, err := os.ReadFile(filepath.Join(dir, "cmdline")); err != nil || !strings.Contains(string(line), b.profile) && !b.child(dir) {
			continue
		}
		rolled, _ := os.ReadFile(filepath.Join(dir, "smaps_rollup"))
		for line := range strings.SplitSeq(string(rolled), "\n") {
			if rest, ok := strings.CutPrefix(line, "Pss:"); ok {
				n, _ := strconv.Atoi(strings.Fields(rest)[0])
				sum += n << 10
			}
		}
	}
	return sum
}

// child reports whether a process was started by one with the profile.
func (b *Browser) child(dir string) bool {
	for range 5 {
		stat, err := os.ReadFile(filepath.Join(dir, "stat"))
		if err != nil {
			return false
		}
		_, rest, _ := strings.Cut(string(stat), ") ")
		fields := strings.Fields(rest)
		if len(fields) < 2 || fields[1] == "1" || fields[1] == "0" {
			return false
		}
		dir = filepath.Join("/proc", fields[1])
		if line, err := os.ReadFile(filepath.Join(dir, "cmdline")); err == nil && strings.Contains(string(line), b.profile) {
			return true
		}
	}
	return false
}

// Page opens an empty tab of 1280 by 800 pixels.
func (b *Browser) Page() *Page {
	b.t.Helper()
	return b.PageFor(b.t)
}

// PageFor opens an empty tab for a subtest, which is failed by what goes wrong
// in it.
func (b *Browser) PageFor(t testing.TB) *Page {
	t.Helper()
	ctx, stop := chromedp.NewContext(b.ctx)
	p := b.attach(t, ctx, stop, "a page")
	p.Viewport(1280, 800)
	return p
}

func (b *Browser) attach(t testing.TB, ctx context.Context, stop func(), what string) *Page {
	t.Helper()
	p := &Page{t: t, browser: b, ctx: ctx, stop: stop}
	if err := p.listen(); err != nil {
		t.Fatal(fmt.Errorf("browsertest: %s cannot be opened: %w", what, err))
	}
	b.pages = append(b.pages, p)
	if t != b.t {
		t.Cleanup(p.close)
	}
	return p
}
