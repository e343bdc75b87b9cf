package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// laterIn gives what does something after a while and draws the page. The browser
// measures the time, which go-app's Context.After leaves to Go: that would go on
// without letting the browser paint or hear its person first, where all it does
// before has taken longer than the while.
func laterIn(ctx app.Context) func(delay time.Duration, do func(app.Context)) {
	return func(delay time.Duration, do func(app.Context)) {
		var due app.Func
		due = app.FuncOf(func(app.Value, []app.Value) any {
			due.Release()
			ctx.Dispatch(do)
			return nil
		})
		app.Window().Call("setTimeout", due, delay.Milliseconds())
	}
}
