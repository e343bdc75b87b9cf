//go:build !js

package browsertest

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// TouchScreen makes the window that of a device with a touch screen and no mouse,
// of so many CSS pixels.
func (p *Page) TouchScreen(width, height int) {
	p.t.Helper()
	p.do("become a touch screen", chromedp.EmulateViewport(int64(width), int64(height), chromedp.EmulateMobile, chromedp.EmulateTouch))
}

// Tap brings the first element that the selector finds into sight and touches it
// in its middle. The test fails if something else lies there.
func (p *Page) Tap(selector string) {
	p.t.Helper()
	p.Wait(selector)
	at := Eval[struct {
		X, Y float64
		Over string
	}](p, `((e) => {
		const inSight = () => {
			const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
			const over = document.elementFromPoint(x, y);
			return {x, y, over: over === null ? "nothing" : e.contains(over) || over.contains(e) ? "" : over.outerHTML.slice(0, 200)};
		};
		if (inSight().over !== "") {
			e.scrollIntoView({block: "center", inline: "center"});
		}
		return inSight();
	})(document.querySelector(`+strconv.Quote(selector)+`))`)
	if at.Over != "" {
		p.t.Fatalf("browsertest: cannot touch %s: there lies %s", selector, at.Over)
	}
	p.TapAt(at.X, at.Y)
}

// doubleTap is within what time browsers take two touches for a double tap.
const doubleTap = 400 * time.Millisecond

// TapAt touches the screen at a point of the window, in CSS pixels. It returns
// when the next touch will not be the second one of a double tap.
func (p *Page) TapAt(x, y float64) {
	p.t.Helper()
	defer time.Sleep(doubleTap)
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	_, err := chromedp.Call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{
		Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: x, Y: y}},
	})
	if err == nil {
		_, err = chromedp.Call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{
			Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{},
		})
	}
	if err != nil {
		p.t.Fatalf("browsertest: cannot touch %s: %v\nconsole: %s", fmt.Sprintf("%g, %g", x, y), err, strings.Join(p.Errors(), "\n"))
	}
}
