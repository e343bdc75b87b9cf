//go:build !js

package browsertest

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/heapprofiler"
	pages "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Slow makes the page's processor so many times slower.
func (p *Page) Slow(times float64) {
	p.t.Helper()
	call(p, "slow the processor down", emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
}

// Inject runs a script in every document from now on, before its own.
func (p *Page) Inject(script string) {
	p.t.Helper()
	call(p, "inject a script", pages.AddScriptToEvaluateOnNewDocument, pages.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// Heap is how many bytes JavaScript has in use after everything is gone that
// nobody can reach. The memory of programs in WebAssembly is not counted.
func (p *Page) Heap() int {
	p.t.Helper()
	for range 3 { // what only finalizers held on to goes with the next one
		call(p, "collect the garbage", heapprofiler.CollectGarbage, cdp.Empty{})
	}
	return int(call(p, "measure the heap", runtime.GetHeapUsage, cdp.Empty{}).UsedSize)
}

func call[Params, Result any](p *Page, what string, command cdp.Command[Params, Result], params Params) Result {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	result, err := chromedp.Call(ctx, command, params)
	if err != nil {
		p.t.Fatalf("browsertest: cannot %s: %v", what, err)
	}
	return result
}
